// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shoutout_times.h"

namespace Sidestage {

class ProfileStore;

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
    QList<Shoutout> queue() const;
    /// Appends it: sets the id and the place.
    Result<void> add(Shoutout &shoutout);
    Result<void> save(const QList<Shoutout> &shoutouts);
    Result<void> remove(qint64 id);

    QList<SentShoutout> history(int most) const;
    /// If the same shoutout is stored already, because it was reported twice, only its missing data is added.
    Result<void> addHistory(SentShoutout sent);

    QList<ShoutoutTimes::Entry> times() const;
    Result<void> saveTimes(const QList<ShoutoutTimes::Entry> &entries);
    Result<void> dropTimes(const QDateTime &before);

private:
    ProfileStore *m_store;
};

}  // namespace Sidestage
