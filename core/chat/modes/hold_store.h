// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

#include <memory>

namespace Sidestage {

class OwnerLock;

/// The holds of a profile in memory, as stored on disk, and which of them this program handles. Several
/// programs may have the profile open: each hold has one owner, and a program cannot overwrite what another
/// one has written since it was read.
class HoldStore
{
public:
    /// `store` must outlive this.
    explicit HoldStore(ChatStore *store);
    ~HoldStore();

    /// Reads all holds. Call once.
    void open();
    const QList<ModeHold> &all() const { return m_holds; }
    const ModeHold *find(qint64 id) const;
    bool isOurs(const ModeHold &hold) const { return hold.owner == m_owner; }
    const QString &owner() const { return m_owner; }
    /// Whether other programs can access them (not in memory).
    bool isShared() const { return !m_path.isEmpty(); }

    /// Reads again if another program has written. Returns true if something has changed.
    bool reload();
    /// Takes over the holds of programs that are gone; returns their ids.
    QList<qint64> adopt();

    /// Writes them, all or none, with this program as owner. Error Conflict: another program has written one
    /// of them; they were read again.
    Result<void> save(QList<ModeHold> &holds);
    /// Keeps them in memory although they could not be written; saveRest() retries.
    void keepUnsaved(const QList<ModeHold> &holds);
    Result<void> saveRest();
    /// A place above all others.
    qint64 nextPlace() const;

private:
    void read();
    void put(const ModeHold &hold);
    QString lockOf(const QString &owner) const;

    ChatStore *m_store;
    QString m_owner;
    QString m_path{};
    std::unique_ptr<OwnerLock> m_lock{};
    QList<ModeHold> m_holds{};
    QList<qint64> m_unsaved{};
    qint64 m_version = 0;
};

}  // namespace Sidestage
