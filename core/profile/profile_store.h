// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace Sidestage {

class StoreThread;

/// The database of one service profile, in two files. Each file has one thread that writes to it, so that
/// neither thread waits for the other (docs/decisions/0012):
///
/// - the windows' file (`fileOfWindows()`): accounts (never their tokens), drafts, presets, history, the
///   reward library. Accessed through this class, on the GUI thread.
/// - the file at `path`: the journal of decisions and the archive of redemptions, which grow with every
///   redemption. Accessed through StoreThread.
///
/// Rows contain the id of their account, so that one profile can hold several accounts.
class ProfileStore
{
public:
    /// Opens the profile at `path`, or ":memory:". Errors: Storage.
    static Result<std::unique_ptr<ProfileStore>> open(const QString &path);
    ~ProfileStore();

    /// Opens the journal and archive of the profile at `path` and migrates them to the newest schema. Used by
    /// StoreThread.
    static Result<Database> openHistory(const QString &path);
    /// Path of the windows' file of the profile at `path`: "a-windows.sqlite" for "a.sqlite".
    static QString fileOfWindows(const QString &path);

    Database &database() { return m_database; }
    /// The thread of the journal and archive; created on the first call. Owned by this.
    StoreThread *background();

    /// The draft of one area ("channel") of one account: JSON text, empty when there is none. A draft is
    /// written before the user interface shows it as saved, and survives a crash.
    QByteArray draft(const QString &account, const QString &area);
    Result<void> setDraft(const QString &account, const QString &area, const QByteArray &json);
    Result<void> removeDraft(const QString &account, const QString &area);

    // The same for described structs. Defined in drafts.h.
    /// Empty: there is no draft, or it cannot be read.
    template <class T>
    std::optional<T> draftOf(const QString &account, const QString &area);
    /// `isDurable`: it is on the disk before this returns.
    template <class T>
    Result<void> saveDraft(const QString &account, const QString &area, const T &draft,
                           bool isDurable = false);

private:
    ProfileStore(Database database, QString path);

    void writeBack();

    Database m_database;
    QString m_path;
    bool m_isWritingBack = false;
    std::unique_ptr<StoreThread> m_background{};
};

}  // namespace Sidestage
