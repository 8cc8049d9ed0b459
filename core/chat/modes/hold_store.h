// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"

#include <QSet>

namespace Sidestage {

/// The holds of a profile in memory, as stored on disk.
class HoldStore
{
public:
    /// `store` must outlive this.
    explicit HoldStore(ChatStore *store)
        : m_store(store)
    {
    }

    /// Reads all holds. Call once.
    void open() { m_holds = m_store->holds(); }
    const QList<ModeHold> &all() const { return m_holds; }
    const ModeHold *find(qint64 id) const;

    /// Writes them, all or none.
    Result<void> save(QList<ModeHold> &holds);
    /// Keeps them in memory although they could not be written; saveRest() retries.
    void keepUnsaved(const QList<ModeHold> &holds);
    Result<void> saveRest();
    bool hasUnsaved() const { return !m_unsaved.isEmpty(); }
    /// A place above all others.
    qint64 nextPlace() const;

private:
    void put(const ModeHold &hold);

    ChatStore *m_store;
    QList<ModeHold> m_holds{};
    QSet<qint64> m_unsaved{};
};

}  // namespace Sidestage
