// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

namespace Sidestage {

class StoreThread;

/// What Sidestage keeps for one service profile, in two files, each of which has one thread that writes to
/// it, so that neither ever waits for the other (docs/decisions/0012):
///
/// - the windows' file (`fileOfWindows()`): accounts (never their tokens), drafts, presets, history, the
///   reward library. This class, used from the thread of the windows.
/// - the file at `path`: the journal of decisions and the archive of redemptions, which grow with every
///   redemption. StoreThread.
///
/// Rows carry the id of the account they belong to, so that several accounts live side by side.
class ProfileStore
{
public:
    /// Opens the profile at `path`, or ":memory:". Errors: Storage.
    static Result<std::unique_ptr<ProfileStore>> open(const QString &path);
    ~ProfileStore();

    /// Journal and archive of the profile at `path`, brought to their newest schema: what StoreThread uses.
    static Result<Database> openHistory(const QString &path);
    /// Where the rest of the profile at `path` is: "a.sqlite" has "a-windows.sqlite" beside it.
    static QString fileOfWindows(const QString &path);

    Database &database() { return m_database; }
    /// Journal and archive, on a thread of their own; made when it is first asked for.
    StoreThread *background();

    /// The draft of one area ("channel") of one account: JSON text, empty when there is none. A
    /// draft is written before the user can see it as saved, and survives a crash.
    QByteArray draft(const QString &account, const QString &area);
    Result<void> setDraft(const QString &account, const QString &area, const QByteArray &json);
    Result<void> removeDraft(const QString &account, const QString &area);

private:
    ProfileStore(Database database, QString path);

    void writeBack();

    Database m_database;
    QString m_path;
    bool m_isWritingBack = false;
    std::unique_ptr<StoreThread> m_background{};
};

}  // namespace Sidestage
