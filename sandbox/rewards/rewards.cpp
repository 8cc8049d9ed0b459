// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards.h"

#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QUuid>

namespace Sidestage::Sandbox {

namespace {

constexpr int maxChannelsKept = 1000;
constexpr int maxOffersKept = 5000;

/// The colour of a reward that was given none.
const QString plainColor = QStringLiteral("#2F6F8F");

/// Titles are the same when only their case differs.
QString titleKey(const QString &title)
{
    return title.toCaseFolded();
}

/// One of the three limits: its fields in a request, and how it stands.
struct LimitChange
{
    QLatin1String name;
    QLatin1String flagName;
    const std::optional<bool> &flag;
    const std::optional<qint64> &number;
    bool isOn;
    qint64 now;
};

/// A limit that is on is at least 1, and so is a number that comes without its flag.
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

/// `inPairs`: a limit and its flag come together or not at all.
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

/// A limit that is off has no number, and a number alone does not switch it on.
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

}  // namespace

Rewards::Rewards(World &world)
    : m_world(world)
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
    Rows rows = m_world.database().query(
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
    // A clock that was put back is no reason to wait for longer than the cooldown is.
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
    auto done = m_world.database().run(
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
    kept.number = m_world.database().lastInsertId();
    return kept;
}

Result<void> Rewards::updateReward(const Kept &kept)
{
    const Api::Reward &reward = kept.reward;
    auto done = m_world.database().run(
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
                         .id = QUuid::createUuid().toString(QUuid::WithoutBraces),
                         .prompt = QStringLiteral(""),
                         .backgroundColor = plainColor,
                         .isEnabled = true},
              .clientId = clientId};
    apply(kept.reward, wanted);
    const auto stored = insertReward(kept);
    if (!stored)
        return stored.error();
    m_world.publish({.kind = DomainEvent::Kind::RewardAdded,
                     .broadcasterId = broadcasterId,
                     .subjectId = kept.reward.id,
                     .text = kept.reward.title});
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
    m_world.publish({.kind = DomainEvent::Kind::RewardUpdated,
                     .broadcasterId = broadcasterId,
                     .subjectId = rewardId,
                     .text = kept->reward.title});
    return toApi(*kept, currentStream(broadcasterId));
}

Result<void> Rewards::remove(const QString &broadcasterId, const QString &rewardId)
{
    const auto kept = find(broadcasterId, rewardId);
    if (!kept)
        return unknownReward();
    Database &database = m_world.database();
    QStringList fulfilled;
    const auto last = std::make_shared<const Api::Reward>(toApi(*kept, currentStream(broadcasterId)));
    auto done = database.transaction([&]() -> Result<void> {
        Rows waiting = database.query(
            "SELECT id FROM redemptions WHERE reward = ? AND status = ? ORDER BY redeemed_at, place",
            kept->number, int(Api::RedemptionStatus::Unfulfilled));
        while (waiting.next())
            fulfilled.append(waiting.text(0));
        if (!waiting.status())
            return waiting.status();
        auto changed = database.run(
            "UPDATE redemptions SET status = ?, decided_at = ? WHERE reward = ? AND status = ?",
            int(Api::RedemptionStatus::Fulfilled), m_world.clock().msecs(), kept->number,
            int(Api::RedemptionStatus::Unfulfilled));
        if (!changed)
            return changed.error();
        return statusOf(database.run("DELETE FROM rewards WHERE number = ?", kept->number));
    });
    m_channels.remove(broadcasterId);
    if (!done)
        return done;
    publishDecided(broadcasterId, fulfilled, Api::RedemptionStatus::Fulfilled);
    m_world.publish({.kind = DomainEvent::Kind::RewardRemoved,
                     .broadcasterId = broadcasterId,
                     .subjectId = rewardId,
                     .text = kept->reward.title,
                     .reward = last});
    return {};
}

}  // namespace Sidestage::Sandbox
