// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards.h"

#include "api/channel_points.h"
#include "base/new_id.h"
#include "reward_story.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QSet>
#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Rewards::tables = R"(
CREATE TABLE rewards (
    -- Never reused, so that redemptions of a deleted reward cannot belong to a new one.
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    client_id TEXT NOT NULL,          -- the app that created it
    title TEXT NOT NULL,
    title_key TEXT NOT NULL,          -- case-folded
    prompt TEXT NOT NULL,
    cost INTEGER NOT NULL,
    background_color TEXT NOT NULL,
    is_enabled INTEGER NOT NULL,
    needs_input INTEGER NOT NULL,
    per_stream_on INTEGER NOT NULL,
    per_stream INTEGER NOT NULL,
    per_user_on INTEGER NOT NULL,
    per_user INTEGER NOT NULL,
    cooldown_on INTEGER NOT NULL,
    cooldown_seconds INTEGER NOT NULL,
    is_paused INTEGER NOT NULL,
    skips_queue INTEGER NOT NULL,
    stream_id INTEGER NOT NULL DEFAULT 0,           -- the last in which it was redeemed
    redeemed_in_stream INTEGER NOT NULL DEFAULT 0,
    last_redeemed_at INTEGER NOT NULL DEFAULT 0,
    UNIQUE (broadcaster_id, title_key)
);
CREATE INDEX rewards_of_broadcaster ON rewards (broadcaster_id, id);

-- How often each user redeemed a reward, in the last stream in which they redeemed it.
CREATE TABLE reward_uses (
    reward INTEGER NOT NULL REFERENCES rewards (number) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id),
    stream_id INTEGER NOT NULL,
    uses INTEGER NOT NULL,
    PRIMARY KEY (reward, user_id)
) WITHOUT ROWID;

-- Title, prompt and cost of a reward when it was redeemed; it may have been changed or deleted since.
CREATE TABLE reward_offers (
    id INTEGER PRIMARY KEY,
    reward_id TEXT NOT NULL,
    title TEXT NOT NULL,
    prompt TEXT NOT NULL,
    cost INTEGER NOT NULL,
    UNIQUE (reward_id, cost, title, prompt)
);

CREATE TABLE redemptions (
    row INTEGER PRIMARY KEY,
    place INTEGER NOT NULL,           -- copy of row: SQLite does not seek by row values that contain it
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    reward INTEGER NOT NULL,          -- rewards.number; the reward may have been deleted
    offer INTEGER NOT NULL REFERENCES reward_offers (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    input TEXT NOT NULL,
    status INTEGER NOT NULL,          -- Api::RedemptionStatus
    redeemed_at INTEGER NOT NULL,
    decided_at INTEGER                -- NULL: waiting
);
CREATE INDEX redemptions_page ON redemptions (reward, status, redeemed_at, place);
CREATE INDEX redemptions_decided ON redemptions (decided_at) WHERE decided_at IS NOT NULL;

-- A counter, so that reading the number does not scan all waiting redemptions.
CREATE TABLE redemptions_waiting (
    broadcaster_id INTEGER PRIMARY KEY,
    waiting INTEGER NOT NULL
);
CREATE TRIGGER redemptions_added AFTER INSERT ON redemptions WHEN new.status = 0 BEGIN
    INSERT INTO redemptions_waiting (broadcaster_id, waiting) VALUES (new.broadcaster_id, 1)
        ON CONFLICT (broadcaster_id) DO UPDATE SET waiting = waiting + 1;
END;
CREATE TRIGGER redemptions_updated AFTER UPDATE OF status ON redemptions
        WHEN old.status = 0 AND new.status <> 0 BEGIN
    UPDATE redemptions_waiting SET waiting = waiting - 1 WHERE broadcaster_id = old.broadcaster_id;
END;
CREATE TRIGGER redemptions_removed AFTER DELETE ON redemptions WHEN old.status = 0 BEGIN
    UPDATE redemptions_waiting SET waiting = waiting - 1 WHERE broadcaster_id = old.broadcaster_id;
END;
)";

namespace {

constexpr int maxChannelsKept = 1000;
constexpr int maxOffersKept = 5000;

/// The colour of a reward that was created without one.
const QString plainColor = QStringLiteral("#2F6F8F");

/// Titles that differ only in case are equal.
QString titleKey(const QString &title)
{
    return title.toCaseFolded();
}

/// One of the three limits: its fields in a request, and its current state.
struct LimitChange
{
    QLatin1String name;
    QLatin1String flagName;
    const std::optional<bool> &flag;
    const std::optional<qint64> &number;
    bool isOn;
    qint64 now;
};

/// Checks that the number is at least 1 if the limit is on, or if the number is sent without its flag.
Result<void> checkLimit(const LimitChange &limit, bool inPairs)
{
    if (inPairs && limit.flag.has_value() != limit.number.has_value()) {
        return Error::fromStatus(
            400,
            QStringLiteral("The %1 and %2 fields are required if you specify either one of them.")
                .arg(limit.name, limit.flagName));
    }
    const bool counts = limit.flag.value_or(limit.isOn || limit.number.has_value());
    if (counts && limit.number.value_or(limit.now) < 1) {
        return Error::fromStatus(
            400,
            QStringLiteral("The parameter \"%1\" was malformed: the value must be greater than or equal to 1")
                .arg(limit.name));
    }
    return {};
}

/// `inPairs`: a limit and its flag must be sent together.
Result<void> checkLimits(const Api::Reward &reward, const Api::RewardChanges &changes, bool inPairs)
{
    const LimitChange limits[]
        = {{QLatin1String("max_per_stream"), QLatin1String("is_max_per_stream_enabled"),
            changes.isMaxPerStreamEnabled, changes.maxPerStream, reward.maxPerStream.isEnabled,
            reward.maxPerStream.maxPerStream},
           {QLatin1String("max_per_user_per_stream"), QLatin1String("is_max_per_user_per_stream_enabled"),
            changes.isMaxPerUserPerStreamEnabled, changes.maxPerUserPerStream,
            reward.maxPerUserPerStream.isEnabled, reward.maxPerUserPerStream.maxPerUserPerStream},
           {QLatin1String("global_cooldown_seconds"), QLatin1String("is_global_cooldown_enabled"),
            changes.isGlobalCooldownEnabled, changes.globalCooldownSeconds, reward.globalCooldown.isEnabled,
            reward.globalCooldown.globalCooldownSeconds}};
    for (const LimitChange &limit : limits) {
        if (auto ok = checkLimit(limit, inPairs); !ok)
            return ok;
    }
    return {};
}

/// A limit that is off has the number 0. Sending only a number does not switch the limit on.
template <class Limit>
void apply(Limit &limit, qint64 Limit::*number, const std::optional<bool> &enabled,
           const std::optional<qint64> &value)
{
    limit.isEnabled = enabled.value_or(limit.isEnabled);
    limit.*number = limit.isEnabled ? value.value_or(limit.*number) : 0;
}

void apply(Api::Reward &reward, const Api::RewardChanges &changes)
{
    const auto set = [](auto &value, const auto &change) {
        if (change)
            value = *change;
    };
    set(reward.title, changes.title);
    set(reward.cost, changes.cost);
    set(reward.prompt, changes.prompt);
    set(reward.isEnabled, changes.isEnabled);
    set(reward.isUserInputRequired, changes.isUserInputRequired);
    set(reward.isPaused, changes.isPaused);
    set(reward.shouldRedemptionsSkipRequestQueue, changes.shouldRedemptionsSkipRequestQueue);
    if (changes.backgroundColor)
        reward.backgroundColor = changes.backgroundColor->toUpper();
    apply(reward.maxPerStream, &Api::MaxPerStream::maxPerStream, changes.isMaxPerStreamEnabled,
          changes.maxPerStream);
    apply(reward.maxPerUserPerStream, &Api::MaxPerUserPerStream::maxPerUserPerStream,
          changes.isMaxPerUserPerStreamEnabled, changes.maxPerUserPerStream);
    apply(reward.globalCooldown, &Api::GlobalCooldown::globalCooldownSeconds, changes.isGlobalCooldownEnabled,
          changes.globalCooldownSeconds);
}

Error unknownReward()
{
    return Error::fromStatus(404, QStringLiteral("The reward was not found."));
}

Result<void> mustBeEligible(World &world, const QString &broadcasterId)
{
    if (world.isEligible(broadcasterId))
        return {};
    return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
}

/// Only the app that created the reward may change it or read its redemptions.
Result<void> mustBeMaker(World &world, const Caller &caller, const QString &broadcasterId,
                         const QString &rewardId)
{
    must(mustBeEligible(world, broadcasterId));
    const QString maker = world.area<Rewards>().makerOf(broadcasterId, rewardId);
    if (maker.isEmpty())
        return refuse(404, QStringLiteral("The reward was not found."));
    if (maker != caller.clientId)
        return refuse(403, QStringLiteral("The reward was created with another client ID."));
    return {};
}

Result<Reward> createReward(World &world, const Caller &caller, const CreateReward &in)
{
    must(mustBeEligible(world, in.broadcasterId));
    RewardChanges wanted = in.reward;
    wanted.isPaused.reset();  // valid only for an existing reward
    return world.area<Rewards>().create(in.broadcasterId, caller.clientId, wanted);
}

Result<void> deleteReward(World &world, const Caller &caller, const DeleteReward &in)
{
    must(mustBeMaker(world, caller, in.broadcasterId, in.id));
    return world.area<Rewards>().remove(in.broadcasterId, in.id);
}

Result<QList<Reward>> getRewards(World &world, const Caller &caller, const GetRewards &in)
{
    must(mustBeEligible(world, in.broadcasterId));
    auto rewards = in.onlyManageableRewards.value_or(false)
        ? world.area<Rewards>().madeBy(in.broadcasterId, caller.clientId)
        : world.area<Rewards>().all(in.broadcasterId);
    if (!rewards || in.ids.isEmpty())
        return rewards;
    rewards->removeIf([&](const Reward &reward) { return !in.ids.contains(reward.id); });
    if (rewards->isEmpty())
        return refuse(404, QStringLiteral("The rewards were not found."));
    return rewards;
}

Result<Reward> changeReward(World &world, const Caller &caller, const UpdateReward &in)
{
    must(mustBeMaker(world, caller, in.broadcasterId, in.id));
    return world.area<Rewards>().update(in.broadcasterId, in.id, in.changes);
}

Error redemptionsNotFound()
{
    return refuse(404, QStringLiteral("The redemptions were not found."));
}

/// Returns the redemptions with the ids of the request. They are filtered by status and sorted like the list.
Result<Page<Redemption>> namedRedemptions(World &world, const GetRedemptions &in)
{
    auto found = must(world.area<Rewards>().redemptions(in.broadcasterId, in.rewardId, in.ids));
    found.removeIf(
        [&](const Redemption &redemption) { return in.status && redemption.status != *in.status; });
    if (found.isEmpty())
        return redemptionsNotFound();
    const bool newest = in.sort == RedemptionSort::Newest;
    std::stable_sort(found.begin(), found.end(), [newest](const Redemption &a, const Redemption &b) {
        return newest ? a.redeemedAt > b.redeemedAt : a.redeemedAt < b.redeemedAt;
    });
    Page<Redemption> page;
    page.data = std::move(found);
    return page;
}

Result<Page<Redemption>> getRedemptions(World &world, const Caller &caller, const GetRedemptions &in)
{
    if (!in.status && in.ids.isEmpty())
        return refuse(400, QStringLiteral("Missing required parameter \"status\""));
    must(mustBeMaker(world, caller, in.broadcasterId, in.rewardId));
    if (!in.ids.isEmpty())
        return namedRedemptions(world, in);
    return world.area<Rewards>().redemptions(in.broadcasterId, in.rewardId, *in.status,
                                             in.sort.value_or(RedemptionSort::Oldest), in.first.value_or(20),
                                             in.after);
}

Result<QList<Redemption>> updateRedemptions(World &world, const Caller &caller, const UpdateRedemptions &in)
{
    must(mustBeMaker(world, caller, in.broadcasterId, in.rewardId));
    auto decided = world.area<Rewards>().decide(in.broadcasterId, in.rewardId, in.ids, in.status);
    if (decided && decided->isEmpty())
        return redemptionsNotFound();
    return decided;
}

using Api::RedemptionStatus;

constexpr qint64 minute = 60'000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

/// Returns a random UUID that depends only on the dice.
QString idFrom(Dice &dice)
{
    const quint64 a = dice.next(), b = dice.next();
    const auto byte = [b](int place) { return uchar(b >> (8 * place)); };
    const QUuid id(uint(a), ushort(a >> 32), ushort(((a >> 48) & 0x0fff) | 0x4000), (byte(0) & 0x3f) | 0x80,
                   byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7));
    return id.toString(QUuid::WithoutBraces);
}

/// Returns the users who redeem in a new world: followers, or if there are none, any users.
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

Rewards::Rewards(World &world)
    : Area(world)
    , m_channels(maxChannelsKept)
    , m_offers(maxOffersKept)
{
}

Rewards::~Rewards() = default;

void Rewards::forget()
{
    m_channels.clear();
    m_offers.clear();
}

qint64 Rewards::currentStream(const QString &broadcasterId) const
{
    const auto stream = m_world.liveStream(broadcasterId);
    return stream ? stream->id : 0;
}

Result<const QList<Rewards::Kept> *> Rewards::channelRewards(const QString &broadcasterId)
{
    if (const auto *known = m_channels.object(broadcasterId))
        return known;
    auto list = std::make_unique<QList<Kept>>();
    const auto broadcaster = m_world.user(broadcasterId).value_or(Api::User());
    const Api::RewardImage picture{m_world.urlOf(QStringLiteral("/images/rewards/default-1.png")),
                                   m_world.urlOf(QStringLiteral("/images/rewards/default-2.png")),
                                   m_world.urlOf(QStringLiteral("/images/rewards/default-4.png"))};
    Rows rows = m_database.query(
        "SELECT number, id, client_id, title, prompt, cost, background_color, is_enabled, needs_input,"
        " per_stream_on, per_stream, per_user_on, per_user, cooldown_on, cooldown_seconds, is_paused,"
        " skips_queue, stream_id, redeemed_in_stream, last_redeemed_at"
        " FROM rewards WHERE broadcaster_id = ? ORDER BY id",
        rowId(broadcasterId));
    while (rows.next()) {
        list->append({.number = rows.integer(0),
                      .reward = {.broadcasterId = broadcaster.id,
                                 .broadcasterLogin = broadcaster.login,
                                 .broadcasterName = broadcaster.displayName,
                                 .id = rows.text(1),
                                 .title = rows.text(3),
                                 .prompt = rows.text(4),
                                 .cost = rows.integer(5),
                                 .defaultImage = picture,
                                 .backgroundColor = rows.text(6),
                                 .isEnabled = rows.boolean(7),
                                 .isUserInputRequired = rows.boolean(8),
                                 .maxPerStream = {rows.boolean(9), rows.integer(10)},
                                 .maxPerUserPerStream = {rows.boolean(11), rows.integer(12)},
                                 .globalCooldown = {rows.boolean(13), rows.integer(14)},
                                 .isPaused = rows.boolean(15),
                                 .shouldRedemptionsSkipRequestQueue = rows.boolean(16)},
                      .clientId = rows.text(2),
                      .streamId = rows.integer(17),
                      .redeemedInStream = rows.integer(18),
                      .lastRedeemedAt = rows.integer(19)});
    }
    if (!rows.status())
        return rows.status().error();
    const QList<Kept> *kept = list.get();
    m_channels.insert(broadcasterId, list.release());
    return kept;
}

std::optional<Rewards::Kept> Rewards::find(const QString &broadcasterId, const QString &rewardId)
{
    const auto list = channelRewards(broadcasterId);
    if (!list)
        return {};
    const auto found = std::find_if((*list)->cbegin(), (*list)->cend(),
                                    [&](const Kept &kept) { return kept.reward.id == rewardId; });
    return found == (*list)->cend() ? std::nullopt : std::optional(*found);
}

std::optional<QDateTime> Rewards::cooldownEnd(const Kept &kept) const
{
    if (!kept.reward.globalCooldown.isEnabled || kept.lastRedeemedAt == 0)
        return {};
    const qint64 now = m_world.clock().msecs();
    const qint64 end = kept.lastRedeemedAt + kept.reward.globalCooldown.globalCooldownSeconds * 1000;
    // After the clock was set back, a redemption in the future does not cause a cooldown.
    if (now >= end || now < kept.lastRedeemedAt)
        return {};
    return m_world.clock().now().addMSecs(end - now);
}

Api::Reward Rewards::toApi(const Kept &kept, qint64 streamId) const
{
    Api::Reward reward = kept.reward;
    reward.isInStock = true;
    if (streamId != 0 && reward.maxPerStream.isEnabled) {
        const qint64 redeemed = kept.streamId == streamId ? kept.redeemedInStream : 0;
        reward.redemptionsRedeemedCurrentStream = int(redeemed);
        reward.isInStock = redeemed < reward.maxPerStream.maxPerStream;
    }
    reward.cooldownExpiresAt = cooldownEnd(kept);
    return reward;
}

Result<QList<Api::Reward>> Rewards::all(const QString &broadcasterId)
{
    return madeBy(broadcasterId, QString());
}

Result<QList<Api::Reward>> Rewards::madeBy(const QString &broadcasterId, const QString &clientId)
{
    const auto list = channelRewards(broadcasterId);
    if (!list)
        return list.error();
    const qint64 streamId = currentStream(broadcasterId);
    QList<Api::Reward> rewards;
    rewards.reserve((*list)->size());
    for (const Kept &kept : **list) {
        if (clientId.isNull() || kept.clientId == clientId)
            rewards.append(toApi(kept, streamId));
    }
    return rewards;
}

std::optional<Api::Reward> Rewards::reward(const QString &broadcasterId, const QString &rewardId)
{
    const auto kept = find(broadcasterId, rewardId);
    return kept ? std::optional(toApi(*kept, currentStream(broadcasterId))) : std::nullopt;
}

QString Rewards::makerOf(const QString &broadcasterId, const QString &rewardId)
{
    return find(broadcasterId, rewardId).value_or(Kept()).clientId;
}

Result<Rewards::Kept> Rewards::insertReward(Kept kept)
{
    const Api::Reward &reward = kept.reward;
    auto done = m_database.run(
        "INSERT INTO rewards (id, broadcaster_id, client_id, title, title_key, prompt, cost,"
        " background_color, is_enabled, needs_input, per_stream_on, per_stream, per_user_on, per_user,"
        " cooldown_on, cooldown_seconds, is_paused, skips_queue)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        reward.id, rowId(reward.broadcasterId), kept.clientId, reward.title, titleKey(reward.title),
        reward.prompt, reward.cost, reward.backgroundColor, reward.isEnabled, reward.isUserInputRequired,
        reward.maxPerStream.isEnabled, reward.maxPerStream.maxPerStream, reward.maxPerUserPerStream.isEnabled,
        reward.maxPerUserPerStream.maxPerUserPerStream, reward.globalCooldown.isEnabled,
        reward.globalCooldown.globalCooldownSeconds, reward.isPaused,
        reward.shouldRedemptionsSkipRequestQueue);
    m_channels.remove(reward.broadcasterId);
    if (!done)
        return done.error();
    kept.number = m_database.lastInsertId();
    return kept;
}

Result<void> Rewards::updateReward(const Kept &kept)
{
    const Api::Reward &reward = kept.reward;
    auto done = m_database.run(
        "UPDATE rewards SET title = ?, title_key = ?, prompt = ?, cost = ?, background_color = ?,"
        " is_enabled = ?, needs_input = ?, per_stream_on = ?, per_stream = ?, per_user_on = ?, per_user = ?,"
        " cooldown_on = ?, cooldown_seconds = ?, is_paused = ?, skips_queue = ? WHERE number = ?",
        reward.title, titleKey(reward.title), reward.prompt, reward.cost, reward.backgroundColor,
        reward.isEnabled, reward.isUserInputRequired, reward.maxPerStream.isEnabled,
        reward.maxPerStream.maxPerStream, reward.maxPerUserPerStream.isEnabled,
        reward.maxPerUserPerStream.maxPerUserPerStream, reward.globalCooldown.isEnabled,
        reward.globalCooldown.globalCooldownSeconds, reward.isPaused,
        reward.shouldRedemptionsSkipRequestQueue, kept.number);
    m_channels.remove(reward.broadcasterId);
    return statusOf(done);
}

Result<Api::Reward> Rewards::create(const QString &broadcasterId, const QString &clientId,
                                    const Api::RewardChanges &wanted)
{
    if (auto ok = checkLimits({}, wanted, m_world.compatibility().rewardLimitPairs); !ok)
        return ok.error();
    const auto list = channelRewards(broadcasterId);
    if (!list)
        return list.error();
    const QString key = titleKey(wanted.title.value_or(QString()));
    for (const Kept &other : **list) {
        if (titleKey(other.reward.title) == key)
            return Error::fromStatus(400, QStringLiteral("CREATE_CUSTOM_REWARD_DUPLICATE_REWARD"));
    }
    if ((*list)->size() >= maxRewards)
        return Error::fromStatus(400, QStringLiteral("CREATE_CUSTOM_REWARD_TOO_MANY_REWARDS"));

    Kept kept{.reward = {.broadcasterId = broadcasterId,
                         .id = newId(),
                         .prompt = QStringLiteral(""),
                         .backgroundColor = plainColor,
                         .isEnabled = true},
              .clientId = clientId};
    apply(kept.reward, wanted);
    const auto stored = insertReward(kept);
    if (!stored)
        return stored.error();
    m_world.publish(DomainEvent::Kind::RewardAdded, broadcasterId,
                    {.subjectId = kept.reward.id, .text = kept.reward.title});
    return reward(broadcasterId, kept.reward.id).value_or(kept.reward);
}

Result<Api::Reward> Rewards::update(const QString &broadcasterId, const QString &rewardId,
                                    const Api::RewardChanges &changes)
{
    auto kept = find(broadcasterId, rewardId);
    if (!kept)
        return unknownReward();
    if (auto ok = checkLimits(kept->reward, changes, m_world.compatibility().rewardLimitPairs); !ok)
        return ok.error();
    const Api::Reward before = kept->reward;
    apply(kept->reward, changes);
    if (kept->reward == before)
        return toApi(*kept, currentStream(broadcasterId));
    const auto list = channelRewards(broadcasterId);
    if (!list)
        return list.error();
    const QString key = titleKey(kept->reward.title);
    for (const Kept &other : **list) {
        if (other.number != kept->number && titleKey(other.reward.title) == key)
            return Error::fromStatus(400, QStringLiteral("UPDATE_CUSTOM_REWARD_DUPLICATE_REWARD"));
    }
    if (auto done = updateReward(*kept); !done)
        return done.error();
    m_world.publish(DomainEvent::Kind::RewardUpdated, broadcasterId,
                    {.subjectId = rewardId, .text = kept->reward.title});
    return toApi(*kept, currentStream(broadcasterId));
}

Result<void> Rewards::remove(const QString &broadcasterId, const QString &rewardId)
{
    const auto kept = find(broadcasterId, rewardId);
    if (!kept)
        return unknownReward();
    QStringList fulfilled;
    const auto last = std::make_shared<const Api::Reward>(toApi(*kept, currentStream(broadcasterId)));
    const auto done = m_database.write([&](Transaction &t) {
        const int unfulfilled = int(Api::RedemptionStatus::Unfulfilled);
        for (Rows waiting = t.query(
                 "SELECT id FROM redemptions WHERE reward = ? AND status = ? ORDER BY redeemed_at, place",
                 kept->number, unfulfilled);
             waiting.next();)
            fulfilled.append(waiting.text(0));
        t.run("UPDATE redemptions SET status = ?, decided_at = ? WHERE reward = ? AND status = ?",
              int(Api::RedemptionStatus::Fulfilled), m_world.clock().msecs(), kept->number, unfulfilled);
        t.run("DELETE FROM rewards WHERE number = ?", kept->number);
    });
    m_channels.remove(broadcasterId);
    if (!done)
        return done;
    publishDecided(broadcasterId, fulfilled, Api::RedemptionStatus::Fulfilled);
    m_world.publish(DomainEvent::Kind::RewardRemoved, broadcasterId,
                    {.subjectId = rewardId, .text = kept->reward.title, .reward = last});
    return {};
}

void Rewards::serve(Service &service)
{
    service.on<CreateReward>(createReward);
    service.on<DeleteReward>(deleteReward);
    service.on<GetRewards>(getRewards);
    service.on<GetRedemptions>(getRedemptions);
    service.on<UpdateReward>(changeReward);
    service.on<UpdateRedemptions>(updateRedemptions);
}

// Rewards and redemptions of the main channels in a new world.

Result<void> Rewards::seed(Dice &dice)
{
    return m_database.write([&](Transaction &t) {
        seedChannel(t, QStringLiteral("teaandturrets"), 14, 60, dice);
        seedChannel(t, QStringLiteral("pipnocturne"), 6, 24, dice);
    });
}

void Rewards::seedChannel(Transaction &t, const QString &login, int waiting, int finished, Dice &dice)
{
    const auto broadcaster = m_world.userByLogin(login);
    if (!broadcaster)
        return;
    const auto users = Transaction::check(redeemers(m_database, broadcaster->id));

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
        rewards.append(Transaction::check(insertReward(std::move(kept))));
        offers.append(offerOf(t, rewards.last()));
    }
    if (users.isEmpty())
        return;

    // Times: waiting redemptions are from the last hour, decided ones from before and from the days before.
    const qint64 now = m_world.clock().msecs();
    const auto stream = m_world.liveStream(broadcaster->id);
    const qint64 streamBegan = stream ? stream->startedAt.toMSecsSinceEpoch() : now;
    QList<std::pair<qint64, bool>> times;  // true: it is waiting
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
        // Tries random combinations until one was allowed at that time.
        for (int tries = 0; tries < 100; ++tries) {
            const qsizetype which = dice.below(rewards.size());
            const qint64 user = users[dice.below(users.size())];
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
            insertUse(t, rewards[which], offers[which], use);
            countUse(t, rewards[which], use);
            // Before the story, the viewer had as much as was needed.
            auto &points = m_world.area<ChannelPoints>();
            const QString viewer = QString::number(user);
            if (use.status != RedemptionStatus::Canceled)
                Transaction::check(points.setBalance(broadcaster->id, viewer,
                                                     points.balance(broadcaster->id, viewer) - one.cost));
            break;
        }
    }
    m_channels.remove(broadcaster->id);
}

}  // namespace Sidestage::Sandbox
