// SPDX-License-Identifier: GPL-3.0-or-later

// What the story's channels have had redeemed when a world begins.

#include "reward_story.h"
#include "rewards.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QSet>
#include <QUuid>

namespace Sidestage::Sandbox {

namespace {

using Api::RedemptionStatus;

constexpr qint64 minute = 60'000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

/// A random UUID that is the same for the same seed.
QString idFrom(Dice &dice)
{
    const quint64 a = dice.next(), b = dice.next();
    const auto byte = [b](int place) { return uchar(b >> (8 * place)); };
    const QUuid id(uint(a), ushort(a >> 32), ushort(((a >> 48) & 0x0fff) | 0x4000), (byte(0) & 0x3f) | 0x80,
                   byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7));
    return id.toString(QUuid::WithoutBraces);
}

/// Who redeems: followers, as far as there are any.
Result<QList<qint64>> redeemers(Database &database, const QString &broadcasterId)
{
    constexpr int most = 240;
    QList<qint64> users;
    for (const char *sql : {"SELECT f.user_id FROM follows f WHERE f.broadcaster_id = ?1 AND NOT EXISTS"
                            " (SELECT 1 FROM bans b WHERE b.broadcaster_id = ?1 AND b.user_id = f.user_id)"
                            " ORDER BY f.user_id LIMIT ?2",
                            "SELECT u.id FROM users u WHERE u.id <> ?1 AND NOT EXISTS"
                            " (SELECT 1 FROM bans b WHERE b.broadcaster_id = ?1 AND b.user_id = u.id)"
                            " ORDER BY u.id LIMIT ?2"}) {
        Rows rows = database.query(sql, rowId(broadcasterId), most);
        while (rows.next())
            users.append(rows.integer(0));
        if (!rows.status())
            return rows.status().error();
        if (!users.isEmpty())
            break;
    }
    return users;
}

}  // namespace

Result<void> Rewards::seed(Dice &dice)
{
    if (auto done = seedChannel(QStringLiteral("teaandturrets"), 14, 60, dice); !done)
        return done;
    return seedChannel(QStringLiteral("pipnocturne"), 6, 24, dice);
}

Result<void> Rewards::seedChannel(const QString &login, int waiting, int finished, Dice &dice)
{
    const auto broadcaster = m_world.userByLogin(login);
    if (!broadcaster)
        return {};
    const auto users = redeemers(m_world.database(), broadcaster->id);
    if (!users)
        return users.error();

    const auto story = storyRewards(login.toLatin1().constData());
    QList<Kept> rewards;
    QList<qint64> offers;
    for (const StoryReward &one : story) {
        Kept kept{.reward = {.broadcasterId = broadcaster->id,
                             .id = idFrom(dice),
                             .title = QString::fromUtf8(one.title),
                             .prompt = QString::fromUtf8(one.prompt),
                             .cost = one.cost,
                             .backgroundColor = QLatin1String(one.color),
                             .isEnabled = one.enabled,
                             .isUserInputRequired = one.input,
                             .maxPerStream = {one.perStream > 0, one.perStream},
                             .maxPerUserPerStream = {one.perUser > 0, one.perUser},
                             .globalCooldown = {one.cooldown > 0, one.cooldown},
                             .isPaused = one.paused,
                             .shouldRedemptionsSkipRequestQueue = one.skipsQueue},
                  .clientId = QLatin1String(one.client)};
        auto stored = insertReward(std::move(kept));
        if (!stored)
            return stored.error();
        const auto offer = offerOf(*stored);
        if (!offer)
            return offer.error();
        rewards.append(*stored);
        offers.append(*offer);
    }
    if (users->isEmpty())
        return {};

    // When: what waits came in the last hour, the rest before, and in the evenings before that.
    const qint64 now = m_world.clock().msecs();
    const auto stream = m_world.liveStream(broadcaster->id);
    const qint64 streamBegan = stream ? stream->startedAt.toMSecsSinceEpoch() : now;
    QList<std::pair<qint64, bool>> times;  // and whether it waits
    for (int i = 0; i < waiting; ++i)
        times.append({now - dice.between(minute / 2, hour), true});
    for (int i = 0; i < finished; ++i) {
        const qint64 daysAgo = dice.below(6);
        const qint64 at
            = daysAgo == 0 ? now - hour - dice.below(hour) : now - daysAgo * day - dice.below(4 * hour);
        times.append({std::max(at, now - 5 * day), false});
    }
    std::sort(times.begin(), times.end());

    const auto inputs = storyInputs();
    std::size_t nextInput = std::size_t(dice.below(qint64(inputs.size())));
    QList<qint64> last(rewards.size(), 0), inStream(rewards.size(), 0);
    QSet<std::pair<qsizetype, qint64>> onceInStream;
    for (const auto &[at, waits] : std::as_const(times)) {
        const bool live = stream && at >= streamBegan;
        // Dice until somebody redeems what could be redeemed then.
        for (int tries = 0; tries < 100; ++tries) {
            const qsizetype which = dice.below(rewards.size());
            const qint64 user = (*users)[dice.below(users->size())];
            const StoryReward &one = story[std::size_t(which)];
            const bool recent = at > now - day;
            if ((waits && one.skipsQueue) || (recent && (!one.enabled || one.paused))
                || (last[which] > 0 && at < last[which] + one.cooldown * 1000)
                || (live && one.perStream > 0 && inStream[which] >= one.perStream)
                || (live && one.perUser > 0 && onceInStream.contains({which, user})))
                continue;
            last[which] = at;
            if (live) {
                ++inStream[which];
                onceInStream.insert({which, user});
            }
            Use use{.id = idFrom(dice),
                    .userId = user,
                    .input = QStringLiteral(""),
                    .at = at,
                    .streamId = live ? stream->id : 0};
            if (one.input)
                use.input = QString::fromUtf8(inputs[nextInput++ % inputs.size()]);
            if (!waits) {
                const bool refunded = !one.skipsQueue && dice.below(5) == 0;
                use.status = refunded ? RedemptionStatus::Canceled : RedemptionStatus::Fulfilled;
                use.decidedAt = one.skipsQueue ? at : std::min(now, at + dice.between(20'000, 15 * minute));
            }
            if (auto done = insertUse(rewards[which], offers[which], use); !done)
                return done;
            if (auto done = countUse(rewards[which], use); !done)
                return done;
            if (use.status != RedemptionStatus::Canceled) {
                if (auto done = pay(broadcaster->id, QString::number(user), one.cost); !done)
                    return done;
            }
            break;
        }
    }
    m_channels.remove(broadcaster->id);
    return {};
}

}  // namespace Sidestage::Sandbox
