// SPDX-License-Identifier: GPL-3.0-or-later
#include "run.h"

#include "application.h"
#include "base/log_file.h"
#include "diagnostics/diagnostics.h"
#include "diagnostics/run_marker.h"
#include "environment.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/theme/theme.h"
#include "remote/remote_control.h"
#include "second_start.h"
#include "shell/settings/preferences.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDir>
#include <QLabel>

#include <cstdio>
#include <cstdlib>

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

/// A restore that cannot go on, for example because the disk is full.
void tellUnfinished(const QString &trouble)
{
    DialogFrame dialog(FolderOwner::tr("Sidestage"));
    dialog.setObjectName(QStringLiteral("unfinishedRestoreDialog"));
    const QString sentence = FolderOwner::tr("Sidestage could not finish restoring or deleting its data.");
    const QString advice = FolderOwner::tr("Nothing is lost: the previous data is in the folder "
                                           "“before-restore”. Start again when the reason is solved.");
    std::fprintf(stderr, "%s\n%s\n", qPrintable(sentence), qPrintable(trouble));
    dialog.setHeading(sentence);
    for (const QString &text : {trouble, advice})
        dialog.body()->addWidget(makeParagraph(text, TextRole::Body, Tone::Secondary, &dialog));
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
    // Before anything opens the files.
    const auto finished = Backup::finish(Application::dataFiles(wanted));
    if (!finished) {
        const FirstLook look(Application::settingsFor(wanted));
        tellUnfinished(finished.error().message);
        return 1;
    }
    launch.finished = *finished;
    LogFile::open(folder + QStringLiteral("/log"));
    const RunMarker marker(folder);  // destroyed last, so that a crash while ending counts too
    if (const QSettings settings(Application::settingsFor(wanted), QSettings::IniFormat);
        settings.contains(QStringLiteral("look/language")))
        setLanguage(settings.value(QStringLiteral("look/language")).toString());
    Application dashboard(std::move(launch));
    if (marker.lastRunFailed())
        dashboard.diagnostics()->offerAfterCrash(marker.lastRunBegan());
    QObject::connect(&owner, &FolderOwner::showRequested, &dashboard,
                     [&dashboard](const ShowRequest &request) {
                         dashboard.bringForward(request.profile, request.activation);
                     });
    owner.setAnswer([&dashboard](const QByteArray &request, const QByteArray &token, QLocalSocket *visitor) {
        dashboard.remote()->answer(request, token, visitor);
    });
    dashboard.show();
    if (begun)
        begun(dashboard);
    // Qt calls exit() when the display is gone. Destructors of static objects would then run while threads
    // use them.
    static bool isRunning = false;
    std::atexit([] {
        if (isRunning)
            std::_Exit(1);
    });
    isRunning = true;
    const int code = QApplication::exec();
    isRunning = false;
    owner.setAnswer({});
    owner.endListening();  // shutting down takes a few seconds, during which events are processed
    return code;
}

}  // namespace Sidestage
