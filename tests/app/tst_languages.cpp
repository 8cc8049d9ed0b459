// SPDX-License-Identifier: GPL-3.0-or-later

// Every page in every language, and in one that is 40 % longer than English: no text is cut off.

#include "tour/dashboard_world.h"

#include "environment.h"
#include "kit/theme/tokens.h"
#include "misfits.h"
#include "patience.h"
#include "shell/command_palette.h"
#include "shell/settings/preferences.h"

#include <QAction>
#include <QDir>
#include <QRegularExpression>
#include <QTranslator>

using namespace Sidestage;

namespace {

/// A language whose texts are those of the sources, longer.
class LongerTexts : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *comment, int count) const override
    {
        QString text = QString::fromUtf8(source);
        // Formats of dates and times are no words.
        const bool isFormat = comment && QByteArrayView(comment).contains("format");
        static const QRegularExpression word(u"\\p{L}{5,}"_s);  // units such as "10 min" stay
        if (isFormat || !text.contains(word))
            return count < 0 ? QString() : text.replace(u"%n"_s, u"%Ln"_s);
        const qsizetype more = (text.size() * 2 + 4) / 5;
        static const QString letters = u"éöaî űo"_s;
        for (qsizetype at = 0; at < more; ++at)
            text += letters.at(at % letters.size());
        return text.replace(u"%n"_s, u"%Ln"_s);
    }
};

}  // namespace

class TstLanguages : public QObject, public DashboardWorld
{
    Q_OBJECT

    QStringList pages() const
    {
        QStringList ids;
        const QList<Command> commands = window()->commands();
        for (const Command &command : commands) {
            if (command.action->data().typeId() == QMetaType::QString)
                ids += command.action->data().toString();
        }
        return ids;
    }
    /// A picture of what failed, if the variable names a folder.
    void keep(const QString &name) const
    {
        const QString folder = qEnvironmentVariable("SIDESTAGE_SHOTS");
        if (!folder.isEmpty() && QDir().mkpath(folder))
            window()->grab().save(folder + u'/' + name + u".png"_s);
    }

private Q_SLOTS:
    void cleanup()
    {
        if (m_driver && m_driver->app())
            m_driver->app()->preferences()->setLanguage(u"en"_s);
        QCoreApplication::processEvents();
        m_driver.reset();
    }

    void everyLanguageOfTheSettingsHasItsTexts()
    {
        QSet<QString> offered;
        for (const auto &[code, name] : languages())
            offered += u"sidestage_%1.qm"_s.arg(code);
        const QStringList built = QDir(u":/i18n"_s).entryList();
        QCOMPARE(offered, QSet<QString>(built.cbegin(), built.cend()));
    }

    void arabicHasTheDigitsOfTheTimes()
    {
        QCOMPARE(QLocale(u"ar_EG"_s).zeroDigit(), u"\u0660"_s);
        for (const char *name : {"ar_EG", "ar_SA", "ar", "ar_MA"}) {
            const QLocale locale = withLatinDigits(QLocale(QLatin1String(name)));
            QCOMPARE(locale.language(), QLocale::Arabic);
            QCOMPARE(locale.toString(1203), u"1203"_s.insert(1, locale.groupSeparator()));
            QVERIFY2(!locale.toString(QDate(2026, 11, 23), QLocale::ShortFormat).contains(u'\u0662'), name);
        }
        for (const char *name : {"ar_MA", "de_CH", "en_GB"})
            QCOMPARE(withLatinDigits(QLocale(QLatin1String(name))), QLocale(QLatin1String(name)));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("longer") << u"longer"_s;
        for (const auto &[code, name] : languages())
            QTest::newRow(qPrintable(code)) << code;
    }
    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        LongerTexts longer;
        if (language == u"longer")
            QCoreApplication::installTranslator(&longer);
        QVERIFY(begin());
        if (language != u"longer")
            m_driver->app()->preferences()->setLanguage(language);
        QCoreApplication::processEvents();  // the window is made anew
        QVERIFY(m_driver->front());
        QStringList all;
        const QStringList ids = pages();
        QVERIFY(ids.size() > 12);
        window()->resize(px(1280), px(800));
        for (const QString &id : ids) {
            window()->goTo(id);
            QTRY_VERIFY(window()->page() && window()->page()->isVisible());
            constexpr int toLoad = 700;  // milliseconds, for a page to read its data and lay it out
            QTest::qWait(toLoad);
            QStringList bad;
            const auto fits = [&] {
                bad = misfits(window());
                return bad.isEmpty();
            };
            std::ignore = QTest::qWaitFor(fits, 3'000);
            keep(language + u'-' + id);
            for (const QString &one : std::as_const(bad))
                all += id + u": "_s + one;
        }
        for (const QString &one : std::as_const(all))
            qWarning("%s", qPrintable(one));
        QVERIFY2(all.isEmpty(), qPrintable(QString::number(all.size())));
    }
};

SIDESTAGE_TEST_MAIN(TstLanguages)
#include "tst_languages.moc"
