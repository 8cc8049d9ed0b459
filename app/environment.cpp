// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment.h"

#include "base/heap.h"
#include "kit/theme/icons.h"
#include "sandbox/http/open_ssl.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QPointer>
#include <QTranslator>

// Q_INIT_RESOURCE must be used outside of namespaces.
static void useResources()
{
    Q_INIT_RESOURCE(app);
}

namespace Sidestage {

void useTranslations();  // defined in translations/

namespace {

const QString translations = QStringLiteral(":/i18n");

/// Formats the numbers in plural texts with the locale's separators: 12,345.
class Translator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char *context, const char *source, const char *what, int n) const override
    {
        QString text = QTranslator::translate(context, source, what, n);
        return n < 0 ? text : text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
    }
};

/// Those that are installed. They belong to the application.
QList<QPointer<QTranslator>> &installed()
{
    static QList<QPointer<QTranslator>> all;
    return all;
}

/// `language`: the translation to use; empty: the best one for `locale`. Returns whether there is one.
bool translate(const QLocale &locale, const QString &name, const QString &folder,
               const QString &language = {})
{
    auto *translator = new Translator(qApp);
    const bool isLoaded = language.isEmpty() ? translator->load(locale, name, QStringLiteral("_"), folder)
                                             : translator->load(name + u'_' + language, folder);
    if (isLoaded) {
        QCoreApplication::installTranslator(translator);
        installed().append(translator);
    } else {
        delete translator;
    }
    return isLoaded;
}

void translateTo(const QLocale &locale, const QString &language = {})
{
    for (const QPointer<QTranslator> &translator : std::exchange(installed(), {}))
        delete translator;  // which uninstalls it
    // The translator installed last has priority. English is the fallback of every language, for its plurals.
    translate(QLocale(QLocale::English), QStringLiteral("sidestage"), translations);
    translate(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    const bool isTranslated = translate(locale, QStringLiteral("sidestage"), translations, language);
    // That of the texts: the system's language may be one that there are no texts in. Without windows, Qt
    // crashes when the direction changes.
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(isTranslated ? locale.textDirection() : Qt::LeftToRight);
}

}  // namespace

void prepareProcess()
{
    preventHeapPauses();
    Sandbox::keepOpenSsl();
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
}

void nameProcess()
{
    QCoreApplication::setApplicationName(QStringLiteral("sidestage"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SIDESTAGE_VERSION));

    useTranslations();
    const QLocale locale = withLatinDigits(QLocale());
    QLocale::setDefault(locale);
    translateTo(locale);
}

QList<std::pair<QString, QString>> languages()
{
    // QLocale has no names without a country for some of them: "español de España".
    return {{QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("es"), QStringLiteral("Español")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)")},
            {QStringLiteral("ar"), QStringLiteral("العربية")},
            {QStringLiteral("ja"), QStringLiteral("日本語")}};
}

QLocale withLatinDigits(const QLocale &locale)
{
    const bool hasOthers = locale.language() == QLocale::Arabic && locale.zeroDigit() != u"0";
    return hasOthers ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates) : locale;
}

void setLanguage(const QString &language)
{
    const QLocale system = QLocale::system();
    // The system's region decides about dates and numbers if it has the same language.
    const bool isSystems = language.isEmpty() || QLocale(language).language() == system.language();
    const QLocale wanted = withLatinDigits(isSystems ? system : QLocale(language));
    QLocale::setDefault(wanted);
    translateTo(wanted, language);
}

void describeProcess()
{
    useResources();
    nameProcess();
    QApplication::setApplicationDisplayName(QStringLiteral("Sidestage"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sidestage.Sidestage"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/sidestage/app/sidestage.svg")));
}

}  // namespace Sidestage
