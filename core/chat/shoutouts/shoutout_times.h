// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shoutout.h"

#include <QHash>
#include <QList>

#include <chrono>

namespace Sidestage {

/// When a channel may give its next shoutout, and to whom. All times are UTC.
class ShoutoutTimes
{
public:
    /// A stored cooldown that ends later than the longest possible one from now was stored before the clock
    /// was set back; it is ignored.
    QDateTime channelFreeAt(const QString &from, const QDateTime &now) const;
    QDateTime targetFreeAt(const QString &from, const QString &target, const QDateTime &now) const;

    /// Never shortens a known cooldown.
    void holdChannel(const QString &from, const QDateTime &until, const QDateTime &now);
    void holdTarget(const QString &from, const QString &target, const QDateTime &until, const QDateTime &now);

    struct Entry
    {
        QString from{};
        QString target{};  ///< Empty: the channel's own cooldown.
        QDateTime until{};

        static constexpr Table table{.name = "shoutout_cooldowns", .key = "from_id, target_id"};
        static void describe(auto &is)
        {
            is("from_id", &Entry::from);
            is("target_id", &Entry::target);
            is("until", &Entry::until, Api::required);
        }
    };
    QDateTime until(const QString &from, const QString &target) const
    {
        return m_until.value({from, target});
    }
    void restoreFrom(const QList<Entry> &entries);

    /// Sets `earliest` of the shoutouts of one channel, which are in order.
    void estimateTimes(QList<Shoutout> &queue, const QDateTime &now) const;
    /// The shoutout that is sent automatically now, if its channel may; null: none.
    const Shoutout *due(const QList<Shoutout> &queue, const QDateTime &now) const;

private:
    using Key = QPair<QString, QString>;
    QDateTime freeAt(const Key &key, std::chrono::minutes longest, const QDateTime &now) const;
    void hold(const Key &key, std::chrono::minutes longest, const QDateTime &until, const QDateTime &now);

    QHash<Key, QDateTime> m_until{};
};

}  // namespace Sidestage
