// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shoutout_times.h"

namespace Sidestage {

class ProfileStore;

/// A shoutout as it is kept: with what only ShoutoutQueue needs to know.
struct QueuedShoutout : Shoutout
{
    int refusals = 0;     ///< For a cooldown (429), one after the other.
    QDateTime begunAt{};  ///< UTC, when it was last sent.
};

/// What is kept of shoutouts: those to come, those that were given, the cooldowns. For ShoutoutQueue.
class ShoutoutStore
{
public:
    /// `store` must outlive this.
    explicit ShoutoutStore(ProfileStore *store)
        : m_store(store)
    {
    }

    /// In their order.
    QList<QueuedShoutout> queue() const;
    /// Sets the id. It comes last.
    Result<void> add(QueuedShoutout &shoutout);
    Result<void> save(const QueuedShoutout &shoutout);
    /// Notes that it is going to be sent. False: somebody else is sending it, or has removed it.
    Result<bool> claim(const QueuedShoutout &shoutout);
    Result<void> remove(qint64 id);
    /// Keeps the order.
    Result<void> arrange(const QList<qint64> &ids);

    QList<SentShoutout> history(int most) const;
    /// One that is known already, as it was told twice, is only made more exact.
    Result<void> addHistory(const SentShoutout &sent);

    QList<ShoutoutTimes::Entry> times() const;
    Result<void> saveTime(const ShoutoutTimes::Entry &entry);
    Result<void> dropTimes(const QDateTime &before);

private:
    ProfileStore *m_store;
};

}  // namespace Sidestage
