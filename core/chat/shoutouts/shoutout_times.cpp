// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_times.h"

#include "shoutout_queue.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// The response arrives a little after the cooldown has begun.
constexpr std::chrono::seconds clockTolerance{5};

QDateTime after(const QDateTime &time, std::chrono::milliseconds by)
{
    return time.addMSecs(by.count());
}

}  // namespace

QDateTime ShoutoutTimes::freeAt(const Key &key, std::chrono::minutes longest, const QDateTime &now) const
{
    const QDateTime until = m_until.value(key);
    return until.isValid() && until > after(now, longest + clockTolerance) ? QDateTime() : until;
}

void ShoutoutTimes::hold(const Key &key, std::chrono::minutes longest, const QDateTime &until,
                         const QDateTime &now)
{
    const QDateTime bounded = std::min(until, after(now, longest));
    const QDateTime known = freeAt(key, longest, now);
    m_until[key] = known.isValid() ? std::max(known, bounded) : bounded;
}

QDateTime ShoutoutTimes::channelFreeAt(const QString &from, const QDateTime &now) const
{
    return freeAt({from, QString()}, ShoutoutQueue::channelCooldown, now);
}

QDateTime ShoutoutTimes::targetFreeAt(const QString &from, const QString &target, const QDateTime &now) const
{
    return freeAt({from, target}, ShoutoutQueue::targetCooldown, now);
}

void ShoutoutTimes::holdChannel(const QString &from, const QDateTime &until, const QDateTime &now)
{
    hold({from, QString()}, ShoutoutQueue::channelCooldown, until, now);
}

void ShoutoutTimes::holdTarget(const QString &from, const QString &target, const QDateTime &until,
                               const QDateTime &now)
{
    hold({from, target}, ShoutoutQueue::targetCooldown, until, now);
}

void ShoutoutTimes::restoreFrom(const QList<Entry> &entries)
{
    for (const Entry &entry : entries)
        m_until.insert({entry.from, entry.target}, entry.until);
}

void ShoutoutTimes::estimateTimes(QList<Shoutout> &queue, const QDateTime &now) const
{
    // Automatic shoutouts take turns: at each time the first one in the order that can be sent.
    QList<Shoutout *> left;
    for (Shoutout &one : queue) {
        one.earliest = std::min(one.addedAt, now);  // the clock may have been set back
        for (const QDateTime &other :
             {channelFreeAt(one.fromId, now), targetFreeAt(one.fromId, one.target.id, now)}) {
            if (other.isValid() && other > one.earliest)
                one.earliest = other;
        }
        if (one.isWaitingAutomatic())
            left.append(&one);
    }
    QDateTime turn;
    while (!left.isEmpty()) {
        const QDateTime from = turn.isValid() ? std::max(turn, now) : now;
        const auto next
            = std::min_element(left.begin(), left.end(), [&](const Shoutout *a, const Shoutout *b) {
                  return std::max(a->earliest, from) < std::max(b->earliest, from);
              });
        Shoutout *chosen = *next;
        left.erase(next);
        if (turn.isValid())
            chosen->earliest = std::max(chosen->earliest, turn);
        turn = after(std::max(chosen->earliest, now), ShoutoutQueue::channelCooldown);
    }
    // The others are sent by the user: in a gap between the automatic ones before them.
    QList<QDateTime> taken;
    for (Shoutout &one : queue) {
        if (one.isWaitingAutomatic()) {
            taken.append(std::max(one.earliest, now));
            continue;
        }
        std::sort(taken.begin(), taken.end());
        for (const QDateTime &other : std::as_const(taken)) {
            const QDateTime at = std::max(one.earliest, now);
            if (at < after(other, ShoutoutQueue::channelCooldown)
                && other < after(at, ShoutoutQueue::channelCooldown))
                one.earliest = after(other, ShoutoutQueue::channelCooldown);
        }
    }
}

const Shoutout *ShoutoutTimes::due(const QList<Shoutout> &queue, const QDateTime &now) const
{
    const auto found = std::find_if(queue.cbegin(), queue.cend(), [&](const Shoutout &one) {
        return one.isWaitingAutomatic() && !(channelFreeAt(one.fromId, now) > now)
            && !(targetFreeAt(one.fromId, one.target.id, now) > now);
    });
    return found == queue.cend() ? nullptr : &*found;
}

}  // namespace Sidestage
