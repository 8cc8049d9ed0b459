// SPDX-License-Identifier: GPL-3.0-or-later

// The part of Rewards for redemptions.

#include "base/new_id.h"
#include "reward_story.h"
#include "rewards.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

namespace {

using Api::RedemptionStatus;

constexpr auto rowColumns
    = "SELECT r.redeemed_at, r.place, r.id, r.user_id, u.login, u.display_name, r.input,"
      " r.status, r.offer, r.broadcaster_id"
      " FROM redemptions r JOIN users u ON u.id = r.user_id ";

Error refused(int status, const char *words)
{
    return Error::fromStatus(status, QLatin1String(words));
}

}  // namespace

// Conditions for redeeming

Result<void> Rewards::mayRedeem(const Kept &kept, qint64 streamId, const QString &userId,
                                const QString &input)
{
    const Api::Reward reward = toApi(kept, streamId);
    if (!m_world.user(userId))
        return refused(404, "The viewer was not found.");
    if (!m_world.isEligible(reward.broadcasterId))
        return refused(403, "The broadcaster is not a partner or affiliate");
    if (m_world.isBanned(reward.broadcasterId, userId))
        return refused(403, "The viewer is banned from the channel.");
    if (!reward.isEnabled)
        return refused(400, "The reward is not enabled.");
    if (reward.isPaused)
        return refused(400, "The reward is paused.");
    if (!reward.isInStock)
        return refused(400, "The reward is out of stock in this stream.");
    if (reward.cooldownExpiresAt)
        return refused(400, "The reward is in cooldown.");
    if (streamId != 0 && reward.maxPerUserPerStream.isEnabled) {
        Rows uses = m_database.query(
            "SELECT uses FROM reward_uses WHERE reward = ? AND user_id = ? AND stream_id = ?", kept.number,
            rowId(userId), streamId);
        if (uses.next() && uses.integer(0) >= reward.maxPerUserPerStream.maxPerUserPerStream)
            return refused(400, "The viewer has redeemed the reward as often as allowed in this stream.");
    }
    if (reward.isUserInputRequired) {
        if (input.trimmed().isEmpty())
            return refused(400, "The reward requires input from the viewer.");
        if (Api::lengthOf(input) > longestInput)
            return Error::fromStatus(
                400, QStringLiteral("The viewer's input is longer than %1 characters.").arg(longestInput));
    }
    return {};
}

Result<Api::Redemption> Rewards::redeem(const QString &broadcasterId, const QString &rewardId,
                                        const QString &userId, const QString &input)
{
    const auto kept = find(broadcasterId, rewardId);
    if (!kept)
        return refused(404, "The reward was not found.");
    const qint64 streamId = currentStream(broadcasterId);
    if (auto ok = mayRedeem(*kept, streamId, userId, input); !ok)
        return ok.error();

    const qint64 now = m_world.clock().msecs();
    const bool skips = kept->reward.shouldRedemptionsSkipRequestQueue;
    const Use use{.id = newId(),
                  .userId = rowId(userId),
                  .input = kept->reward.isUserInputRequired ? input : QStringLiteral(""),
                  .status = skips ? RedemptionStatus::Fulfilled : RedemptionStatus::Unfulfilled,
                  .at = now,
                  .decidedAt = skips ? std::optional(now) : std::nullopt,
                  .streamId = streamId};
    const auto done = m_database.write([&](Transaction &t) {
        m_world.area<ChannelPoints>().take(t, broadcasterId, userId, kept->reward.cost);
        insertUse(t, *kept, offerOf(t, *kept), use);
        countUse(t, *kept, use);
    });
    m_channels.remove(broadcasterId);
    if (!done)
        return done.error();
    auto stored = redemption(use.id);
    if (!stored)
        return Error::storage(QStringLiteral("a redemption was not stored"));
    m_world.publish(DomainEvent::Kind::RedemptionAdded, broadcasterId,
                    {.userId = userId,
                     .subjectId = use.id,
                     .amount = kept->reward.cost,
                     .text = use.input,
                     .detail = Api::writeText(use.status)});
    return *std::move(stored);
}

Result<void> Rewards::useAutomatic(const QString &broadcasterId, Automatic reward, const QString &userId,
                                   const QString &text)
{
    /// In the order of Automatic. The specification gives no numbers.
    static constexpr std::array<qint64, 5> costs{300, 200, 420, 560, 840};
    const qint64 cost = costs[std::size_t(reward)];
    const QString name = Api::writeText(reward);
    auto &points = m_world.area<ChannelPoints>();
    if (!m_world.user(userId))
        return refused(404, "The viewer was not found.");
    if (!m_world.isEligible(broadcasterId))
        return refused(403, "The broadcaster is not a partner or affiliate");
    if (m_world.isBanned(broadcasterId, userId))
        return refused(403, "The viewer is banned from the channel.");
    if (points.balance(broadcasterId, userId) < cost)
        return refused(400, "The viewer has too few Channel Points.");
    QString shown = text;
    if (unlocksEmote(reward)) {
        const auto emotes = m_world.area<PictureCatalogue>().channelEmotes(broadcasterId).value_or({});
        const auto found = std::find_if(emotes.begin(), emotes.end(), [&](const Api::Emote &emote) {
            return text.isEmpty() || emote.name == text;
        });
        if (found == emotes.end())
            return refused(404, "The channel has no such emote.");
        shown = found->name;
    } else {
        // A message is highlighted or let through as events of the chat name it.
        const bool bypasses = reward == Automatic::MessageBypassingSubscriberMode;
        auto sent = m_world.area<ChatRooms>().sendMessage(
            broadcasterId, userId, text,
            {.type = bypasses ? QStringLiteral("channel_points_sub_only")
                              : QStringLiteral("channel_points_highlighted")});
        // A message that is held is paid for like any other: it appears when a moderator allows it.
        if (!sent && !ChatRooms::isHeld(sent))
            return sent.error();
    }
    const auto done = m_database.write([&](Transaction &t) { points.take(t, broadcasterId, userId, cost); });
    if (done)
        m_world.publish(
            DomainEvent::Kind::RedemptionAdded, broadcasterId,
            {.userId = userId, .subjectId = newId(), .amount = cost, .text = shown, .detail = name});
    return done;
}

// Storing redemptions

qint64 Rewards::offerOf(Transaction &t, const Kept &kept)
{
    const Api::Reward &reward = kept.reward;
    t.run("INSERT OR IGNORE INTO reward_offers (reward_id, title, prompt, cost) VALUES (?, ?, ?, ?)",
          reward.id, reward.title, reward.prompt, reward.cost);
    Rows rows = t.query(
        "SELECT id FROM reward_offers WHERE reward_id = ? AND cost = ? AND title = ? AND prompt = ?",
        reward.id, reward.cost, reward.title, reward.prompt);
    if (!rows.next())
        Transaction::fail(Error::storage(QStringLiteral("an offer was not stored")));
    return rows.integer(0);
}

void Rewards::insertUse(Transaction &t, const Kept &kept, qint64 offer, const Use &use)
{
    t.run("INSERT INTO redemptions (place, id, broadcaster_id, reward, offer, user_id, input, status,"
          " redeemed_at, decided_at) VALUES ((SELECT ifnull(max(row), 0) + 1 FROM redemptions),"
          " ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          use.id, rowId(kept.reward.broadcasterId), kept.number, offer, use.userId, use.input,
          int(use.status), use.at, use.decidedAt);
}

void Rewards::countUse(Transaction &t, const Kept &kept, const Use &use)
{
    if (use.streamId == 0) {
        t.run("UPDATE rewards SET last_redeemed_at = ? WHERE number = ?", use.at, kept.number);
        return;
    }
    t.run("UPDATE rewards SET last_redeemed_at = ?1,"
          " redeemed_in_stream = CASE WHEN stream_id = ?2 THEN redeemed_in_stream + 1 ELSE 1 END,"
          " stream_id = ?2 WHERE number = ?3",
          use.at, use.streamId, kept.number);
    t.run("INSERT INTO reward_uses (reward, user_id, stream_id, uses) VALUES (?, ?, ?, 1)"
          " ON CONFLICT (reward, user_id) DO UPDATE SET"
          " uses = CASE WHEN stream_id = excluded.stream_id THEN uses + 1 ELSE 1 END,"
          " stream_id = excluded.stream_id",
          kept.number, use.userId, use.streamId);
}

Result<void> Rewards::fill(const QString &broadcasterId, const QString &rewardId, int count)
{
    const auto kept = find(broadcasterId, rewardId);
    if (!kept)
        return refused(404, "The reward was not found.");
    constexpr qint64 longest = 6 * 60 * 60 * 1000, apart = 20 * 1000;
    const qint64 now = m_world.clock().msecs();
    const double step = std::min(double(apart), double(longest) / std::max(1, count));
    const auto inputs = storyInputs();
    return m_database.write([&](Transaction &t) {
        QList<qint64> users;
        for (Rows rows
             = t.query("SELECT id FROM users WHERE id <> ? ORDER BY id LIMIT ?", rowId(broadcasterId), count);
             rows.next();)
            users.append(rows.integer(0));
        if (users.isEmpty())
            return;
        const qint64 offer = offerOf(t, *kept);
        for (int i = 0; i < count; ++i) {
            Use use{.id = newId(),
                    .userId = users[i % users.size()],
                    .input = QStringLiteral(""),
                    .at = now - qint64(double(count - 1 - i) * step)};
            if (kept->reward.isUserInputRequired) {
                use.input = QString::fromUtf8(inputs[std::size_t(i) % inputs.size()]);
                if (const auto round = std::size_t(i) / inputs.size(); round > 0)
                    use.input += QStringLiteral(" (%1)").arg(round + 1);
            }
            insertUse(t, *kept, offer, use);
        }
    });
}

// Reading

Api::RedeemedReward Rewards::offer(qint64 id)
{
    if (const auto *known = m_offers.object(id))
        return *known;
    Rows rows = m_database.query("SELECT reward_id, title, prompt, cost FROM reward_offers WHERE id = ?", id);
    if (!rows.next())
        return {};
    Api::RedeemedReward offer{rows.text(0), rows.text(1), rows.text(2), rows.integer(3)};
    m_offers.insert(id, new Api::RedeemedReward(offer));
    return offer;
}

Api::Redemption Rewards::read(const Rows &rows, const Api::User &broadcaster)
{
    return {.broadcasterId = broadcaster.id,
            .broadcasterLogin = broadcaster.login,
            .broadcasterName = broadcaster.displayName,
            .id = rows.text(2),
            .userId = rows.text(3),
            .userLogin = rows.text(4),
            .userName = rows.text(5),
            .userInput = rows.text(6),
            .status = RedemptionStatus(rows.integer(7)),
            .redeemedAt = rows.time(0),
            .reward = offer(rows.integer(8))};
}

Result<void> Rewards::dropOld()
{
    const qint64 end = m_world.clock().msecs() - finishedKept.count();
    {
        // Queried first, because a query takes no write lock and there is usually nothing to delete.
        Rows rows = m_database.query("SELECT 1 FROM redemptions WHERE decided_at <= ? LIMIT 1", end);
        if (!rows.next())
            return rows.status();
    }
    return statusOf(m_database.run("DELETE FROM redemptions WHERE decided_at <= ?", end));
}

const QByteArray &Rewards::pageQuery(Api::RedemptionSort sort)
{
    static const QByteArray oldest = QByteArray(rowColumns)
        + "WHERE r.reward = ? AND r.status = ? AND (r.redeemed_at, r.place) > (?, ?)"
          " ORDER BY r.redeemed_at, r.place LIMIT ?";
    static const QByteArray newest = QByteArray(rowColumns)
        + "WHERE r.reward = ? AND r.status = ? AND (r.redeemed_at, r.place) < (?, ?)"
          " ORDER BY r.redeemed_at DESC, r.place DESC LIMIT ?";
    return sort == Api::RedemptionSort::Newest ? newest : oldest;
}

Result<Api::Page<Api::Redemption>> Rewards::redemptions(const QString &broadcasterId, const QString &rewardId,
                                                        RedemptionStatus status, Api::RedemptionSort sort,
                                                        int count, const std::optional<QString> &after)
{
    const QStringList list{QStringLiteral("redemptions"), rewardId, QString::number(int(status)),
                           QString::number(int(sort))};
    constexpr qint64 end = std::numeric_limits<qint64>::max();
    const auto place = placeOf<2>(list, after, sort == Api::RedemptionSort::Newest ? end : -end);
    if (!place)
        return place.error();
    const auto kept = find(broadcasterId, rewardId);
    const auto broadcaster = m_world.user(broadcasterId);
    if (!kept || !broadcaster)
        return Api::Page<Api::Redemption>();
    if (status != RedemptionStatus::Unfulfilled) {
        if (auto done = dropOld(); !done)
            return done.error();
    }
    return readPage<Api::Redemption>(m_database.query(pageQuery(sort).constData(), kept->number, int(status),
                                                      place->front(), place->back(), count + 1),
                                     count, list, 2,
                                     [&](const Rows &rows) { return read(rows, *broadcaster); });
}

Result<QList<Api::Redemption>> Rewards::redemptions(const QString &broadcasterId, const QString &rewardId,
                                                    const QStringList &ids)
{
    static const QByteArray one = QByteArray(rowColumns)
        + "WHERE r.id = ? AND r.reward = ? AND (r.decided_at IS NULL OR r.decided_at > ?)";
    const auto kept = find(broadcasterId, rewardId);
    const auto broadcaster = m_world.user(broadcasterId);
    QList<Api::Redemption> found;
    if (!kept || !broadcaster)
        return found;
    // Expired redemptions are skipped, not deleted: a request that is answered with 404 must not change data.
    const qint64 end = m_world.clock().msecs() - finishedKept.count();
    for (const QString &id : eachOnce(ids)) {
        Rows rows = m_database.query(one.constData(), id, kept->number, end);
        if (rows.next())
            found.append(read(rows, *broadcaster));
        else if (!rows.status())
            return rows.status().error();
    }
    return found;
}

std::optional<Api::Redemption> Rewards::redemption(const QString &id)
{
    static const QByteArray one = QByteArray(rowColumns) + "WHERE r.id = ?";
    Rows rows = m_database.query(one.constData(), id);
    if (!rows.next())
        return {};
    const auto broadcaster = m_world.user(rows.text(9));
    return broadcaster ? std::optional(read(rows, *broadcaster)) : std::nullopt;
}

int Rewards::waiting(const QString &broadcasterId)
{
    Rows rows = m_database.query("SELECT waiting FROM redemptions_waiting WHERE broadcaster_id = ?",
                                 rowId(broadcasterId));
    return rows.next() ? int(rows.integer(0)) : 0;
}

// Decisions

Result<QList<Api::Redemption>> Rewards::decide(const QString &broadcasterId, const QString &rewardId,
                                               const QStringList &ids, Api::RedemptionDecision decision)
{
    const bool fulfilled = decision == Api::RedemptionDecision::Fulfilled;
    const auto status = fulfilled ? RedemptionStatus::Fulfilled : RedemptionStatus::Canceled;
    const qint64 now = m_world.clock().msecs();
    const auto decided = m_database.write([&](Transaction &t) {
        QList<Api::Redemption> changed;
        for (Api::Redemption &redemption : Transaction::check(redemptions(broadcasterId, rewardId, ids))) {
            if (redemption.status != RedemptionStatus::Unfulfilled)
                continue;
            redemption.status = status;
            t.run("UPDATE redemptions SET status = ?, decided_at = ? WHERE id = ?", int(status), now,
                  redemption.id);
            if (!fulfilled)
                m_world.area<ChannelPoints>().give(t, broadcasterId, redemption.userId,
                                                   redemption.reward.cost);
            changed.append(redemption);
        }
        return changed;
    });
    if (!decided)
        return decided;
    QStringList decidedIds;
    for (const Api::Redemption &redemption : *decided)
        decidedIds.append(redemption.id);
    publishDecided(broadcasterId, decidedIds, status);
    return decided;
}

void Rewards::publishDecided(const QString &broadcasterId, const QStringList &ids, RedemptionStatus status)
{
    for (const QString &id : ids) {
        m_world.publish(DomainEvent::Kind::RedemptionUpdated, broadcasterId,
                        {.subjectId = id, .detail = Api::writeText(status)});
    }
}

}  // namespace Sidestage::Sandbox
