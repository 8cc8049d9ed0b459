// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shoutout_times.h"

namespace Sidestage {

class ProfileStore;

/// A stored shoutout, with the data that only ShoutoutQueue needs.
struct QueuedShoutout : Shoutout
{
    int refusals = 0;     ///< Consecutive refusals because of a cooldown (429).
    QDateTime begunAt{};  ///< UTC, when it was last sent.
};

/// Stores the queued shoutouts, those that were given, and the cooldowns. For ShoutoutQueue.
class ShoutoutStore
{
public:
    /// `store` must outlive this.
    explicit ShoutoutStore(ProfileStore *store)
        : m_store(store)
    {
    }

    /// In queue order.
    QList<QueuedShoutout> queue() const;
    /// Appends it and sets the id.
    Result<void> add(QueuedShoutout &shoutout);
    Result<void> save(const QueuedShoutout &shoutout);
    Result<void> remove(qint64 id);
    /// Stores the order.
    Result<void> arrange(const QList<qint64> &ids);

    QList<SentShoutout> history(int most) const;
    /// If the same shoutout is stored already, because it was reported twice, only its missing data is added.
    Result<void> addHistory(const SentShoutout &sent);

    QList<ShoutoutTimes::Entry> times() const;
    Result<void> saveTime(const ShoutoutTimes::Entry &entry);
    Result<void> dropTimes(const QDateTime &before);

private:
    ProfileStore *m_store;
};

}  // namespace Sidestage
