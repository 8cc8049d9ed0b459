// SPDX-License-Identifier: GPL-3.0-or-later
#include "data_card.h"

#include "async/in_pool.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/text/wrap_label.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCoro/QCoroThread>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QUrl>

#include <memory>

namespace Sidestage {

namespace {

/// On a thread of its own, because the global pool may be busy and the program must be able to end.
QCoro::Task<Result<qint64>> writeBackup(DataFiles files, QString path, FileSaver::Progress progress)
{
    auto outcome = std::make_shared<Result<BackupInfo>>();
    const std::unique_ptr<QThread> thread(
        QThread::create([files, path, progress, outcome, version = QApplication::applicationVersion()] {
            *outcome
                = Backup::write(files, path, version, [&progress](int percent) { return progress(percent); });
        }));
    thread->start();
    auto waiting = qCoro(thread.get()).waitForFinished();
    co_await waiting;
    co_return *outcome ? Result<qint64>((*outcome)->bytes) : Result<qint64>(outcome->error());
}

}  // namespace

DataCard::DataCard(DataActions actions, SettingsHistory *history)
    : SettingsCard(QStringLiteral("data"), tr("Data"), Icon::Database, history)
    , m_actions(std::move(actions))
    , m_saver(new FileSaver(QStringLiteral("backup"), this))
{
    body()->addWidget(m_saver);

    const QString folder = QDir::toNativeSeparators(m_actions.files.folder);
    auto *place = add(new SettingRow(tr("Folder"), folder));
    auto *open = named("openDataFolder", Button::compact(Icon::External, tr("Open folder")));
    connect(open, &QAbstractButton::clicked, this, [this] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(m_actions.files.folder)))
            tell(tr("Could not open a file manager."), true);
    });
    place->addControl(open);
    const std::tuple<QString, QString, qint64 DataSizes::*> parts[]
        = {{tr("Accounts, drafts, presets, library"), {}, &DataSizes::accounts},
           {tr("Archive, ledger, reports, pending requests"), {}, &DataSizes::history},
           {tr("Settings"), {}, &DataSizes::settings},
           {tr("Pictures"), tr("Can be loaded again."), &DataSizes::pictures},
           {tr("Log"), {}, &DataSizes::logs},
           {tr("Replaced by the last restore"), QFileInfo(Backup::asideFolder(m_actions.files)).fileName(),
            &DataSizes::aside}};
    for (const auto &[title, hint, size] : parts) {
        auto *row = add(new SettingRow(title, hint));
        row->setWideFrom(0);
        row->addControl(makeLabel(QString(), TextRole::Body, Tone::Secondary));
        m_sizes.append({row, size});
    }

    auto *backup = add(new SettingRow(
        tr("Back up everything to one file"),
        tr("All databases and settings, also while Sidestage is running. Not part of it are the world of the "
           "sandbox, and sign-ins and client secrets, which stay in the system’s keychain.")));
    auto *save = named("backUpButton", Button::compact(Icon::Download, tr("Back up…")));
    connect(save, &QAbstractButton::clicked, this, &DataCard::backUp);
    backup->addControl(save);
    auto *restoring
        = add(new SettingRow(tr("Restore a back-up"),
                             tr("Replaces all present data, which is kept aside. Sidestage starts "
                                "again.")));
    auto *choose = named("restoreButton", Button::compact(Icon::Undo, tr("Restore…")));
    connect(choose, &QAbstractButton::clicked, this, &DataCard::restore);
    restoring->addControl(choose);
    auto *deleting = add(new SettingRow(tr("Delete all data"),
                                        tr("Signs out everywhere and removes everything that Sidestage has "
                                           "stored on this computer.")));
    auto *remove = named("deleteAllButton", Button::compact(Icon::Trash, tr("Delete all data…")));
    remove->setRole(Button::Role::Danger);
    connect(remove, &QAbstractButton::clicked, this, &DataCard::deleteAll);
    deleting->addControl(remove);
}

DataCard::~DataCard() = default;

void DataCard::showEvent(QShowEvent *event)
{
    SettingsCard::showEvent(event);
    measure();
}

void DataCard::measure()
{
    if (std::exchange(m_isMeasuring, true))
        return;
    runInPool(
        this, [files = m_actions.files] { return Backup::measure(files); },
        [this](const DataSizes &sizes) {
            m_isMeasuring = false;
            showSizes(sizes);
        });
}

void DataCard::showSizes(const DataSizes &sizes)
{
    m_measured = sizes;
    for (const auto &[row, size] : std::as_const(m_sizes)) {
        // The last label is the one of the control.
        row->findChildren<QLabel *>().last()->setText(locale().formattedDataSize(sizes.*size));
        row->setVisible(size != &DataSizes::aside || sizes.*size > 0);
    }
}

void DataCard::tell(const QString &sentence, bool isError)
{
    m_saver->say(isError ? Banner::Kind::Error : Banner::Kind::Info, sentence);
}

void DataCard::backUp()
{
    m_actions.flush();
    m_saver->choose(
        {.title = tr("Back up everything"),
         .name = QStringLiteral("sidestage-%1").arg(QDate::currentDate().toString(Qt::ISODate)),
         .kinds = {tr("Back-ups of Sidestage (*.sidestage)")},
         .total = 100,
         .write =
             [files = m_actions.files](const FileSaver::Target &target, const FileSaver::Progress &progress) {
                 return writeBackup(files, target.path, progress);
             },
         .saved =
             [](int, const QString &file) {
                 return tr("Everything is in %1. Keep it where only you can read it.").arg(file);
             }});
}

void DataCard::restore()
{
    auto *dialog = new QFileDialog(this, tr("Restore a back-up"), QString(),
                                   tr("Back-ups of Sidestage (*.sidestage)") + QStringLiteral(";;*"));
    dialog->setObjectName(QStringLiteral("restoreFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &DataCard::restoreFrom);
    dialog->open();
}

void DataCard::restoreFrom(const QString &path)
{
    if (std::exchange(m_isBusy, true))
        return;
    tell(tr("Checking %1…").arg(QDir::toNativeSeparators(path)), false);
    runInPool(
        this, [path] { return Backup::check(path); },
        [this, path](const Result<BackupInfo> &info) {
            m_isBusy = false;
            m_saver->banner()->hide();
            if (info)
                confirm(path, *info);
            else
                tell(tr("Nothing was restored. %1").arg(info.error().message), true);
        });
}

void DataCard::confirm(const QString &path, const BackupInfo &info)
{
    auto *dialog = named("confirmRestore", new DialogFrame(tr("Restore a back-up"), window()));
    dialog->setHeading(tr("Replace all present data?"));
    dialog->body()->addWidget(new WrapLabel(
        tr("The back-up is of %1, written by Sidestage %2, %3. The present data is moved to %4. Sidestage "
           "then starts again; you may have to sign in again.")
            .arg(locale().toString(info.madeAt.toLocalTime(), QLocale::LongFormat), info.version,
                 locale().formattedDataSize(info.bytes),
                 QDir::toNativeSeparators(Backup::asideFolder(m_actions.files)))));
    dialog->body()->addWidget(new WrapLabel(tr("Pending decisions are not sent.")));
    dialog->addSafeButton(tr("Cancel"));
    auto *go = named("restoreNow", dialog->addButton(tr("Restore and restart"), Button::Role::DangerFill));
    setScaled(dialog, &QWidget::setMinimumWidth, 420);
    connect(go, &QAbstractButton::clicked, this, [this, dialog, path] {
        dialog->accept();
        if (std::exchange(m_isBusy, true))
            return;
        tell(tr("Unpacking…"), false);
        runInPool(
            this, [path, files = m_actions.files] { return Backup::prepareRestore(path, files); },
            [this](const Result<void> &ready) {
                m_isBusy = false;
                if (ready)
                    m_actions.restart();
                else
                    tell(tr("Nothing was restored. %1").arg(ready.error().message), true);
            });
    });
    dialog->openOnce();
}

void DataCard::deleteAll()
{
    auto *dialog = named("confirmDeletion", new DialogFrame(tr("Delete all data"), window()));
    dialog->setHeading(tr("Delete everything that Sidestage has stored?"));
    const qint64 bytes = m_measured.accounts + m_measured.history + m_measured.settings + m_measured.pictures
        + m_measured.aside;
    dialog->body()->addWidget(new WrapLabel(
        tr("%1: accounts, drafts, presets, the reward library, the archive, the ledger, reports and "
           "settings. "
           "Pending decisions are not sent. This cannot be undone; a back-up can bring it back.")
            .arg(locale().formattedDataSize(bytes))));
    dialog->addSafeButton(tr("Cancel"));
    auto *go = named("deleteNow", dialog->addButton(tr("Delete and restart"), Button::Role::DangerFill));
    setScaled(dialog, &QWidget::setMinimumWidth, 420);
    connect(go, &QAbstractButton::clicked, this, [this, dialog] {
        dialog->accept();
        if (std::exchange(m_isBusy, true))
            return;
        tell(tr("Signing out…"), false);
        // A program that is killed before that deletes nothing: the tokens of accounts that are forgotten
        // could not be revoked any more.
        m_actions.forgetAll([card = QPointer(this), actions = m_actions] {
            const auto ready = Backup::prepareDeletion(actions.files);
            if (ready)
                return actions.restart();
            if (!card)
                return;
            card->m_isBusy = false;
            card->tell(tr("All accounts are signed out, but nothing else was deleted. %1")
                           .arg(ready.error().message),
                       true);
        });
    });
    dialog->openOnce();
}

}  // namespace Sidestage
