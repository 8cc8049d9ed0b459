// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"
#include "environment.h"
#include "quit_signals.h"
#include "remote/drive.h"
#include "run.h"

#include <QApplication>
#include <QCommandLineParser>

#include <algorithm>
#include <string_view>

namespace {

/// The command line options.
struct CommandLine
{
    CommandLine()
    {
        parser.setApplicationDescription(QCoreApplication::translate(
            "main",
            "A dashboard for live streams, with a simulated platform to try it on.\n\n"
            "sidestage do ACTION tells the running Sidestage what to do, and sidestage status prints the "
            "state "
            "of the channel: see sidestage do --help."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addOptions({profile, folder});
    }

    const QCommandLineOption profile{
        QStringLiteral("profile"),
        QCoreApplication::translate("main", "Show this service; \"sandbox\" is built in."),
        QStringLiteral("name")};
    const QCommandLineOption folder{QStringLiteral("data-dir"),
                                    QCoreApplication::translate("main", "Store all data in this folder."),
                                    QStringLiteral("folder")};
    QCommandLineParser parser{};
};

/// Handles --help and --version and then exits, because a QApplication would need a display.
void answerWithoutDisplay(int argc, char **argv)
{
    const bool isAsked = std::any_of(argv + 1, argv + argc, [](const char *argument) {
        const std::string_view word(argument);
        return word == "-?" || word == "-h" || word == "-v" || word.starts_with("--help")
            || word == "--version";
    });
    if (!isAsked)
        return;
    const QCoreApplication app(argc, argv);
    Sidestage::nameProcess();
    CommandLine line;
    // Ignores errors, because the options of Qt itself are not known here.
    line.parser.parse(QCoreApplication::arguments());
    if (line.parser.isSet(QStringLiteral("version")))
        line.parser.showVersion();
    if (line.parser.isSet(QStringLiteral("help")) || line.parser.isSet(QStringLiteral("help-all")))
        line.parser.showHelp();
}

/// Returns the activation token that the desktop has set for this start.
QByteArray activation()
{
    const QByteArray token = qgetenv("XDG_ACTIVATION_TOKEN");
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

}  // namespace

int main(int argc, char **argv)
{
    const QByteArray activated = activation();  // Qt may remove it from the environment
    if (Sidestage::isDriving(argc, argv))
        return Sidestage::drive(argc, argv, activated.constData());
    if (argc > 1)
        answerWithoutDisplay(argc, argv);
    Sidestage::prepareProcess();
    QApplication app(argc, argv);
    Sidestage::describeProcess();

    CommandLine line;
    line.parser.process(app);

    Sidestage::quitOnSignals();
    return Sidestage::run(
        {.profile = line.parser.value(line.profile), .dataFolder = line.parser.value(line.folder)},
        activated);
}
