// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment.h"

#include "base/heap.h"
#include "kit/theme/icons.h"
#include "sandbox/http/open_ssl.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
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

void translate(const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new Translator(qApp);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
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
    // The translator installed last has priority. English is the fallback of every language, for its plurals.
    translate(QLocale(QLocale::English), QStringLiteral("sidestage"), translations);
    translate(QLocale(), QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    translate(QLocale(), QStringLiteral("sidestage"), translations);
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
