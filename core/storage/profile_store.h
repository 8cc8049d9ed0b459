// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "database.h"

namespace Sidestage {

class StoreThread;

/// What Sidestage keeps for one service profile: accounts (never their tokens), drafts, presets,
/// history. One SQLite file; rows carry the id of the account they belong to, so that several
/// accounts live side by side. Used from the thread of the windows.
class ProfileStore
{
public:
    /// Opens `path`, or ":memory:". Errors: Storage.
    static Result<std::unique_ptr<ProfileStore>> open(const QString &path);
    ~ProfileStore();

    /// The file itself, brought to the newest schema: what open() uses, and StoreThread.
    static Result<Database> openDatabase(const QString &path);

    Database &database() { return m_database; }
    /// A second connection to the same file, on a thread of its own; made when it is first asked for.
    StoreThread *background();

    /// The draft of one area ("channel") of one account: JSON text, empty when there is none. A
    /// draft is written before the user can see it as saved, and survives a crash.
    QByteArray draft(const QString &account, const QString &area);
    Result<void> setDraft(const QString &account, const QString &area, const QByteArray &json);
    Result<void> removeDraft(const QString &account, const QString &area);

private:
    ProfileStore(Database database, QString path);

    Database m_database;
    QString m_path;
    std::unique_ptr<StoreThread> m_background{};
};

}  // namespace Sidestage
