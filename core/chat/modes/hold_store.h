// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

#include <memory>

namespace Sidestage {

class OwnerLock;

/// The holds of a profile in memory, as they are on disk, and which of them are this program's to see to.
/// Several programs may have the profile open: each hold has one owner, and nobody writes over what another
/// one has written since it was read.
class HoldStore
{
public:
    /// `store` must outlive this.
    explicit HoldStore(ChatStore *store);
    ~HoldStore();

    /// Reads everything. Call once.
    void open();
    const QList<ModeHold> &all() const { return m_holds; }
    const ModeHold *find(qint64 id) const;
    bool isOurs(const ModeHold &hold) const { return hold.owner == m_owner; }
    const QString &owner() const { return m_owner; }
    /// Whether other programs can see them.
    bool isShared() const { return !m_path.isEmpty(); }

    /// Reads again if another program has written. True: something is different.
    bool reload();
    /// Takes over what belongs to programs that are gone; gives the ids.
    QList<qint64> adopt();

    /// Writes them, all or none, as ours. Error Conflict: another program was faster; they were read again.
    Result<void> save(QList<ModeHold> &holds);
    /// Takes them into memory although they could not be written; saveRest() tries again.
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
