// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"
#include "environment.h"
#include "quit_signals.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char **argv)
{
    Sidestage::prepareProcess();
    QApplication app(argc, argv);
    Sidestage::describeProcess();

    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "main", "A dashboard for live broadcasts, with a platform in a box to try it on."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption profile(
        QStringLiteral("profile"),
        QCoreApplication::translate("main", "Show this service; \"sandbox\" is built in."),
        QStringLiteral("name"));
    const QCommandLineOption folder(QStringLiteral("data-dir"),
                                    QCoreApplication::translate("main", "Keep everything in this folder."),
                                    QStringLiteral("folder"));
    parser.addOptions({profile, folder});
    parser.process(app);

    Sidestage::quitOnSignals();
    Sidestage::Application dashboard({.profile = parser.value(profile), .dataFolder = parser.value(folder)});
    dashboard.show();
    return QApplication::exec();
}
