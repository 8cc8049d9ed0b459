// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"
#include "environment.h"
#include "quit_signals.h"
#include "run.h"

#include <QApplication>
#include <QCommandLineParser>

namespace {

/// What the desktop gave this start, so that its window may come to the front.
QByteArray activation()
{
    const QByteArray token = qgetenv("XDG_ACTIVATION_TOKEN");
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

}  // namespace

int main(int argc, char **argv)
{
    const QByteArray activated = activation();  // Qt may take it out of the environment
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
    return Sidestage::run({.profile = parser.value(profile), .dataFolder = parser.value(folder)}, activated);
}
