// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment.h"

#include "kit/icons.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

// Q_INIT_RESOURCE must stand outside of namespaces.
static void useResources()
{
    Q_INIT_RESOURCE(app);
}

namespace Sidestage {

void useTranslations();  // translations/

void prepareProcess()
{
    // The sign-in page is drawn by a plugin that is loaded long after the application has begun.
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
}

void describeProcess()
{
    useResources();
    QApplication::setApplicationName(QStringLiteral("sidestage"));
    QApplication::setApplicationDisplayName(QStringLiteral("Sidestage"));
    QApplication::setApplicationVersion(QStringLiteral(SIDESTAGE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sidestage.Sidestage"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/sidestage/app/sidestage.svg")));

    useTranslations();
    const auto translate = [](const QString &name, const QString &folder) {
        auto *translator = new QTranslator(qApp);
        if (translator->load(QLocale(), name, QStringLiteral("_"), folder))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    };
    translate(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    translate(QStringLiteral("sidestage"), QStringLiteral(":/i18n"));
}

}  // namespace Sidestage
