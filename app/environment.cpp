// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment.h"

#include "base/heap.h"
#include "kit/theme/icons.h"
#include "sandbox/http/open_ssl.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
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

void translate(const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new Translator(qApp);
    if (translator->load(locale, name, QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(translator);
        installed().append(translator);
    } else {
        delete translator;
    }
}

void translateTo(const QLocale &locale)
{
    for (const QPointer<QTranslator> &translator : std::exchange(installed(), {}))
        delete translator;  // which uninstalls it
    // The translator installed last has priority. English is the fallback of every language, for its plurals.
    translate(QLocale(QLocale::English), QStringLiteral("sidestage"), translations);
    translate(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    translate(locale, QStringLiteral("sidestage"), translations);
}

}  // namespace

void prepareProcess()
{
    preventHeapPauses();
    Sandbox::keepOpenSsl();
    // Needed by the sign-in plugin, which is loaded long after the application has started.
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
}

void nameProcess()
{
    QCoreApplication::setApplicationName(QStringLiteral("sidestage"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SIDESTAGE_VERSION));

    useTranslations();
    translateTo(QLocale());
}

QStringList languages()
{
    QStringList all;
    const QStringList files = QDir(translations).entryList();
    for (const QString &file : files)
        all.append(file.section(u'_', 1).section(u'.', 0, 0));
    return all;
}

void setLanguage(const QString &language)
{
    const QLocale system = QLocale::system();
    // The system's region decides about dates and numbers if it has the same language.
    const QLocale wanted = language.isEmpty() || QLocale(language).language() == system.language()
        ? system
        : QLocale(language);
    QLocale::setDefault(wanted);
    translateTo(wanted);
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
