// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QStringList>

#include <functional>

namespace Sidestage {

/// The files of a program: its data folder, and its settings, which may be elsewhere.
struct DataFiles
{
    QString folder{};
    QString settings{};  ///< Path of the settings file.
    QString cache{};     ///< Folder of what can be loaded again; empty: there is none.

    /// The names of the databases in the folder, with their journals.
    QStringList databases() const;
};

/// How many bytes the parts of the data use.
struct DataSizes
{
    qint64 accounts = 0;  ///< Accounts, drafts, presets, the reward library, what viewers did.
    qint64 history = 0;   ///< Archive, ledger, reports, requests that wait.
    qint64 settings = 0;
    qint64 pictures = 0;  ///< The cache.
    qint64 logs = 0;
    qint64 aside = 0;  ///< What a restored back-up has replaced.

    bool operator==(const DataSizes &) const = default;
};

struct BackupInfo
{
    QString version{};   ///< Of the program that wrote it.
    QDateTime madeAt{};  ///< UTC.
    QStringList files{};
    qint64 bytes = 0;  ///< Of these files.
};

/// Everything that the program stores, as one file with a checksum, and back. Tokens and secrets are in the
/// keychain and never part of it. All functions may be called in any thread.
namespace Backup {

/// Called with a percentage. Returns false to cancel (Error Cancelled).
using Progress = std::function<bool(int percent)>;

DataSizes measure(const DataFiles &files);
/// Writes all databases, also while they are in use, and the settings. The file at `path` is replaced when
/// all of it is written, otherwise it stays as it was. Errors: Storage, Cancelled.
Result<BackupInfo> write(const DataFiles &files, const QString &path, const QString &version,
                         const Progress &progress = {});
/// Reads the whole file and its checksum. Errors: Storage, Invalid: it is damaged, not a back-up, or of a
/// newer version.
Result<BackupInfo> check(const QString &path);

/// Unpacks a back-up beside the data and checks that this version can open it. finish() puts it in place at
/// the next start. Errors: those of check(). The data is unchanged then.
Result<void> prepareRestore(const QString &path, const DataFiles &files);
/// Makes finish() remove all data at the next start.
Result<void> prepareDeletion(const DataFiles &files);

enum class Finished : quint8 { Nothing, Restored, Deleted };
/// Finishes what was prepared, or what a killed start has left unfinished. Call before any of the files is
/// opened. The data that is replaced is kept in asideFolder(). Error Storage: start again later, when the
/// reason is solved, and never with the present data. `beforeStep` is called before each change, for tests.
Result<Finished> finish(const DataFiles &files, const std::function<void()> &beforeStep = {});
QString asideFolder(const DataFiles &files);

}  // namespace Backup
}  // namespace Sidestage
