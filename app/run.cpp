// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "application.h"
#include "kit/theme/theme.h"
#include "second_start.h"
#include "shell/settings/preferences.h"

#include <QApplication>

namespace Sidestage {

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
    Preferences preferences{&settings};
    std::unique_ptr<Theme> theme = std::make_unique<Theme>();
};

}  // namespace

int run(Launch launch, const QByteArray &activation, const std::function<void(Application &)> &begun)
{
    const QString wanted = launch.dataFolder;
    FolderOwner owner(Application::folderFor(wanted));
    if (!owner.acquire()) {
        using Outcome = SecondStart::Outcome;
        SecondStart second(&owner, {.profile = launch.profile, .activation = activation}, [&wanted] {
            return std::make_shared<FirstLook>(Application::settingsFor(wanted));
        });
        const Outcome outcome = second.wait();
        if (outcome != Outcome::Ours)
            return outcome == Outcome::Shown ? 0 : 1;
    }
    Application dashboard(std::move(launch));
    QObject::connect(&owner, &FolderOwner::showRequested, &dashboard,
                     [&dashboard](const ShowRequest &request) {
                         dashboard.bringForward(request.profile, request.activation);
                     });
    dashboard.show();
    if (begun)
        begun(dashboard);
    const int code = QApplication::exec();
    owner.endListening();  // what it still has to do takes a few seconds, in which events are worked off
    return code;
}

}  // namespace Sidestage
