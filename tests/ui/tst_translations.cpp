// SPDX-License-Identifier: GPL-3.0-or-later

// Translations have the same placeholders as the source and are in the contexts where they are looked up.
// English has its plurals.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

class TstTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAreTheSameInEveryLanguage_data() { files(); }
    void placesAreTheSameInEveryLanguage()
    {
        QFETCH(QString, file);
        const QList<Message> all = read(file);
        QVERIFY(all.size() > 100);
        for (const Message &message : all) {
            for (const QString &form : message.forms) {
                QStringList wanted = places(message.source), found = places(form);
                // A number that may be too large for tr() has the place %1, see countText().
                if (message.isPlural && !hasCount(wanted)) {
                    wanted.replaceInStrings(u"%1"_s, u"%n"_s);
                    found.replaceInStrings(u"%1"_s, u"%n"_s);
                }
                // "the last day": only the form for all other numbers must say the number.
                if (message.isPlural && &form != &message.forms.last() && !hasCount(found))
                    wanted.removeIf(isCount);
                QVERIFY2(found == wanted, qPrintable(message.source + " | "_L1 + form));
            }
        }
    }

    void everyTextIsTranslated_data() { files(); }
    void everyTextIsTranslated()
    {
        QFETCH(QString, file);
        const bool isEnglish = file.contains("_en"_L1);
        const QHash<QString, qsizetype> numbers{{u"ar"_s, 6}, {u"ja"_s, 1}};  // forms of a plural
        const qsizetype forms = numbers.value(file.section(u'_', 1).section(u'.', 0, 0), 2);
        const QList<Message> all = read(file);
        QVERIFY(all.size() > (isEnglish ? 100 : 4'000));
        for (const Message &message : all) {
            QVERIFY2(message.state.isEmpty() && !message.forms.contains(QString()),
                     qPrintable(message.context + u": "_s + message.source));
            QVERIFY2(message.forms.size() == (message.isPlural ? forms : 1), qPrintable(message.source));
        }
    }

    /// Collecting the texts again, as `./dev docs` does, finds no new text and none that is gone.
    void theTextsAreThoseOfTheSources()
    {
        const QString root = QStringLiteral(SIDESTAGE_SOURCE_DIR "/");
        QTemporaryDir copies;
        QStringList files = QDir(folder()).entryList({u"*.ts"_s});
        for (QString &name : files) {
            const QString copy = copies.filePath(name);
            QVERIFY(QFile::copy(folder() + name, copy));
            name = copy;
        }
        const QString english = copies.filePath(u"sidestage_en.ts"_s);
        files.removeOne(english);
        QStringList collect{u"-silent"_s, u"-extensions"_s,  u"cpp,h"_s,     u"-locations"_s,
                            u"none"_s,    u"-no-ui-lines"_s, u"-recursive"_s};
        for (const char *part : {"app", "core", "sandbox", "ui"})
            collect += root + QLatin1String(part);
        collect += {u"-I"_s, root + u"core"_s, u"-I"_s, root + u"ui"_s};
        const auto run = [&](const QStringList &more) {
            QProcess lupdate;
            lupdate.start(QStringLiteral(SIDESTAGE_LUPDATE), collect + more);
            return lupdate.waitForFinished(300'000) && lupdate.exitCode() == 0;
        };
        QVERIFY(run(QStringList{u"-ts"_s} + files));
        QVERIFY(run({u"-pluralonly"_s, u"-ts"_s, english}));
        files += english;
        for (const QString &file : std::as_const(files)) {
            const QList<Message> all = read(file);
            QVERIFY(!all.isEmpty());
            for (const Message &message : all)
                QVERIFY2(message.state.isEmpty(),
                         qPrintable(u"%1, %2: %3: %4. Run ./dev docs and translate."_s.arg(
                             QFileInfo(file).fileName(), message.state, message.context, message.source)));
        }
    }

    void englishHasItsPlurals()
    {
        int found = 0;
        const QList<Message> all = read(u"sidestage_en.ts"_s);
        for (const Message &message : all) {
            if (!message.isPlural)
                continue;
            ++found;
            QVERIFY2(message.forms.size() == 2 && !message.forms.contains(QString()),
                     qPrintable(message.source));
        }
        QVERIFY(found > 0);
    }

    /// lupdate guesses the context of source that it does not understand, and a text in a context that is
    /// never looked up is never shown. New texts are collected by `./dev docs`.
    void textsStandUnderTheNameTheyAreAskedFor()
    {
        QHash<QString, QSet<QString>> texts;
        const QList<Message> all = read(u"sidestage_de.ts"_s);
        for (const Message &message : all)
            texts[message.context].insert(message.source);

        // A struct or class that only gives texts a context: its name in the code, and the context.
        static const QRegularExpression declared(
            u"(?:struct|class) (\\w+)[^;{]*\\{\\s*Q_DECLARE_TR_FUNCTIONS\\(([\\w:]+)\\)"_s);
        static const QRegularExpression asked(u"\\b(\\w+)::tr\\(\\s*((?:\"[^\"\\\\]*\"\\s*)+)[,)]"_s);
        static const QRegularExpression marked(
            u"(?:translate|QT_TRANSLATE_NOOP)\\(\\s*\"(\\w+)\",\\s*((?:\"[^\"\\\\]*\"\\s*)+)[,)]"_s);
        static const QRegularExpression used(u"(?:translate|QT_TRANSLATE_NOOP)\\(\\s*\"(\\w+)\""_s);
        QHash<QString, QString> sources;      // file name -> code
        QHash<QString, QString> fromHeaders;  // name -> context
        QSet<QString> names;                  // contexts that the code declares or names
        for (const char *part : {"app", "core", "sandbox", "ui"}) {
            QDirIterator files(QStringLiteral(SIDESTAGE_SOURCE_DIR "/") + QLatin1String(part),
                               {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile source(files.next());
                QVERIFY(source.open(QIODevice::ReadOnly));
                const QString code = QString::fromUtf8(source.readAll());
                sources.insert(source.fileName(), code);
                for (const auto &[name, context] : captures(declared, code)) {
                    names.insert(context);
                    if (source.fileName().endsWith(".h"_L1))
                        fromHeaders.insert(name, context);
                }
                for (const auto &[name, nothing] : captures(used, code))
                    names.insert(name);
            }
        }
        int checked = 0;
        QSet<QString> askers;
        for (auto source = sources.cbegin(); source != sources.cend(); ++source) {
            QHash<QString, QString> contexts = fromHeaders;
            for (const auto &[name, context] : captures(declared, source.value()))
                contexts.insert(name, context);
            QList<std::pair<QString, QString>> wanted = captures(marked, source.value());
            for (const auto &[name, text] : captures(asked, source.value())) {
                askers.insert(name);
                // Every other name is that of a class in the namespace.
                wanted.append({contexts.value(name, "Sidestage::"_L1 + name), text});
            }
            for (const auto &[context, parts] : std::as_const(wanted)) {
                ++checked;
                const QString text = joined(parts);
                QVERIFY2(texts.value(context).contains(text),
                         qPrintable(u"%1: %2: %3"_s.arg(source.key(), context, text)));
            }
        }
        for (const char *asker :
             {"AdTexts", "AnalyticsTexts", "ChatTexts", "QueueTexts", "Texts", "TimeText"})
            QVERIFY2(askers.contains(QLatin1String(asker)), asker);
        QVERIFY(checked > 800);
        // Every other context is the name of a class in a namespace.
        for (auto it = texts.cbegin(); it != texts.cend(); ++it)
            QVERIFY2(names.contains(it.key()) || it.key().startsWith("Sidestage::"_L1), qPrintable(it.key()));
    }

private:
    static QList<std::pair<QString, QString>> captures(const QRegularExpression &what, const QString &code)
    {
        QList<std::pair<QString, QString>> found;
        for (auto matches = what.globalMatch(code); matches.hasNext();) {
            const auto match = matches.next();
            found.append({match.captured(1), match.captured(2)});
        }
        return found;
    }

    /// The text of adjacent string literals.
    static QString joined(QString literals)
    {
        static const QRegularExpression between(u"\"\\s*\""_s);
        return literals.trimmed().remove(between).remove(u'"');
    }

    struct Message
    {
        QString context{};
        QString source{};
        QStringList forms{};
        bool isPlural = false;
        QString state{};  ///< "unfinished", "vanished"; empty: it is translated.
    };

    static QString folder() { return QStringLiteral(SIDESTAGE_SOURCE_DIR "/translations/"); }

    static void files()
    {
        QTest::addColumn<QString>("file");
        const QStringList names = QDir(folder()).entryList({u"*.ts"_s});
        QVERIFY(!names.isEmpty());
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    static QList<Message> read(const QString &name)
    {
        QFile file(QDir(folder()).filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QList<Message> messages;
        QString context;
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == "name"_L1)
                context = xml.readElementText();
            else if (xml.name() == "message"_L1)
                messages.append(
                    Message{.context = context, .isPlural = xml.attributes().hasAttribute("numerus"_L1)});
            else if (xml.name() == "source"_L1)
                messages.last().source = xml.readElementText();
            else if (xml.name() == "numerusform"_L1)
                messages.last().forms += xml.readElementText();
            else if (xml.name() == "translation"_L1) {
                messages.last().state = xml.attributes().value("type"_L1).toString();
                if (!messages.last().isPlural)
                    messages.last().forms += xml.readElementText();
            }
        }
        return xml.hasError() ? QList<Message>() : messages;
    }

    static bool isCount(const QString &place) { return place.endsWith(u'n'); }
    static bool hasCount(const QStringList &all) { return std::any_of(all.cbegin(), all.cend(), isCount); }
    static QStringList places(const QString &text)
    {
        QStringList found;
        static const QRegularExpression place(u"%L?[1-9n]"_s);
        for (auto matches = place.globalMatch(text); matches.hasNext();)
            found += matches.next().captured();
        found.sort();
        return found;
    }
};

QTEST_GUILESS_MAIN(TstTranslations)
#include "tst_translations.moc"
