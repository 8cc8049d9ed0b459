// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"
#include "environment.h"
#include "kit/theme.h"
#include "quit_signals.h"
#include "second_start.h"
#include "shell/preferences.h"

#include <QApplication>
#include <QCommandLineParser>

namespace {

/// How things look before there is a dashboard: as the user has chosen, and as before when it goes.
struct FirstLook
{
    explicit FirstLook(const QString &settingsFile)
        : settings(settingsFile, QSettings::IniFormat)
    {
        preferences.applyTo(theme.get());
    }
    ~FirstLook()
    {
        theme.reset();
        qApp->setStyleSheet({});
        QApplication::setFont(font);
        QApplication::setPalette(QPalette());
    }
    Q_DISABLE_COPY_MOVE(FirstLook)

    QFont font = QApplication::font();
    QSettings settings;
    Sidestage::Preferences preferences{&settings};
    std::unique_ptr<Sidestage::Theme> theme = std::make_unique<Sidestage::Theme>();
};

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
    const QString wanted = parser.value(folder);
    Sidestage::FolderOwner owner(Sidestage::Application::folderFor(wanted));
    if (!owner.take()) {
        using Outcome = Sidestage::SecondStart::Outcome;
        Sidestage::SecondStart second(
            &owner, {.profile = parser.value(profile), .activation = activated},
            [&wanted] { return std::make_shared<FirstLook>(Sidestage::Application::settingsFor(wanted)); });
        const Outcome outcome = second.wait();
        if (outcome != Outcome::Ours)
            return outcome == Outcome::Shown ? 0 : 1;
    }
    Sidestage::Application dashboard({.profile = parser.value(profile), .dataFolder = wanted});
    QObject::connect(&owner, &Sidestage::FolderOwner::showRequested, &dashboard,
                     [&dashboard](const Sidestage::ShowRequest &request) {
                         dashboard.bringForward(request.profile, request.activation);
                     });
    dashboard.show();
    return QApplication::exec();
}
