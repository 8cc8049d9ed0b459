// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "application.h"
#include "kit/theme/theme.h"
#include "second_start.h"
#include "shell/settings/preferences.h"

#include <QApplication>

namespace Sidestage {

namespace {

/// Applies the user's theme before there is a dashboard, and resets the look on destruction.
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
    owner.endListening();  // shutting down takes a few seconds, during which events are processed
    return code;
}

}  // namespace Sidestage
