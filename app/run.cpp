// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "application.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/theme/theme.h"
#include "second_start.h"
#include "shell/settings/preferences.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDir>
#include <QLabel>

#include <cstdio>

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

/// Without a lock a second program could use the folder at the same time.
void tellUnlockable(const QString &folder, const QString &trouble)
{
    const QString sentence
        = FolderOwner::tr("Sidestage could not lock its data folder, so it did not start.");
    const QString why = FolderOwner::tr("%1: %2", "a folder; why it cannot be locked")
                            .arg(QDir::toNativeSeparators(folder), trouble);
    std::fprintf(stderr, "%s\n%s\n", qPrintable(sentence), qPrintable(why));
    DialogFrame dialog(FolderOwner::tr("Sidestage"));
    dialog.setObjectName(QStringLiteral("unlockableFolderDialog"));
    dialog.setHeading(sentence);
    const QString advice
        = FolderOwner::tr("Only one Sidestage can use a folder. Check that you can write to this folder and "
                          "that its file system supports locks, or start Sidestage with another folder: "
                          "--data-dir FOLDER");
    for (const QString &text : {why, advice}) {
        QLabel *label = makeLabel(text, TextRole::Body, Tone::Secondary, &dialog);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        dialog.body()->addWidget(label);
    }
    dialog.addSafeButton(FolderOwner::tr("Quit"));
    dialog.resize(px(480), dialog.sizeHint().height());
    dialog.exec();
}

}  // namespace

int run(Launch launch, const QByteArray &activation, const std::function<void(Application &)> &begun)
{
    const QString wanted = launch.dataFolder;
    const QString folder = Application::folderFor(wanted);
    FolderOwner owner(folder);
    const bool isOurs = owner.acquire();
    if (!owner.trouble().isEmpty()) {
        const FirstLook look(Application::settingsFor(wanted));
        tellUnlockable(folder, owner.trouble());
        return 1;
    }
    if (!isOurs) {
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
