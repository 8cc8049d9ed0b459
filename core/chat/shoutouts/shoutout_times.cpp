// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_times.h"

#include "shoutout_queue.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// The response arrives a little after the cooldown has begun.
constexpr std::chrono::seconds clockTolerance{5};

bool goesByItself(const Shoutout *shoutout)
{
    return shoutout->automatic && shoutout->state == Shoutout::State::Waiting;
}

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

void ShoutoutTimes::estimateTimes(const QList<Shoutout *> &queue, const QDateTime &now) const
{
    if (queue.isEmpty())
        return;
    const QString &from = queue.first()->fromId;
    const QDateTime channel = channelFreeAt(from, now);
    const auto ready = [&](const Shoutout *one) {
        const QDateTime target = targetFreeAt(from, one->target.id, now);
        QDateTime at = one->addedAt;
        for (const QDateTime &other : {channel, target}) {
            if (other.isValid() && other > at)
                at = other;
        }
        return at;
    };
    // Automatic shoutouts take turns: at each time the first one in the order that can be sent.
    QList<Shoutout *> left;
    std::copy_if(queue.cbegin(), queue.cend(), std::back_inserter(left), goesByItself);
    QHash<const Shoutout *, QDateTime> readyAt;
    for (Shoutout *one : queue)
        readyAt.insert(one, ready(one));
    QDateTime turn;
    while (!left.isEmpty()) {
        auto next = left.begin();
        const QDateTime from_ = turn.isValid() ? std::max(turn, now) : now;
        for (auto one = left.begin(); one != left.end(); ++one) {
            const QDateTime best = std::max(readyAt[*next], from_);
            if (std::max(readyAt[*one], from_) < best)
                next = one;
        }
        Shoutout *chosen = *next;
        left.erase(next);
        chosen->earliest = turn.isValid() ? std::max(readyAt[chosen], turn) : readyAt[chosen];
        turn = after(std::max(chosen->earliest, now), ShoutoutQueue::channelCooldown);
    }
    // The others are sent by the user: in a gap between the automatic ones before them.
    QList<QDateTime> taken;
    for (Shoutout *one : queue) {
        if (goesByItself(one)) {
            taken.append(std::max(one->earliest, now));
            continue;
        }
        one->earliest = readyAt[one];
        std::sort(taken.begin(), taken.end());
        for (const QDateTime &other : std::as_const(taken)) {
            const QDateTime at = std::max(one->earliest, now);
            if (at < after(other, ShoutoutQueue::channelCooldown)
                && other < after(at, ShoutoutQueue::channelCooldown))
                one->earliest = after(other, ShoutoutQueue::channelCooldown);
        }
    }
}

const Shoutout *ShoutoutTimes::due(const QList<Shoutout *> &queue, const QDateTime &now) const
{
    if (queue.isEmpty() || channelFreeAt(queue.first()->fromId, now) > now)
        return nullptr;
    for (const Shoutout *one : queue) {
        if (goesByItself(one) && !(targetFreeAt(one->fromId, one->target.id, now) > now))
            return one;
    }
    return nullptr;
}

}  // namespace Sidestage
