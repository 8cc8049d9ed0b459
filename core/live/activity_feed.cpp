// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/activity_feed.h"

#include "api/channels.h"
#include "api/events/channel.h"
#include "api/events/polls.h"
#include "api/events/stream.h"
#include "api/events/subscriptions_and_bits.h"
#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "schema/values.h"
#include "storage/table.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// One page of followers.
constexpr int newestRead = 100;
/// More rows than this are kept for a while, so that old ones are rarely removed.
constexpr int slack = 500;
constexpr qsizetype maxGifts = 1'000;

/// Subscriptions have no id. The time is that of the service, which stays the same when it sends an event
/// again.
QString idOf(const Activity &row)
{
    // Follows are read too, without fractions of a second.
    if (row.kind == Activity::Kind::Follow)
        return QStringLiteral("follow/%1/%2").arg(row.userId).arg(row.at.toSecsSinceEpoch());
    return QStringLiteral("%1/%2/%3/%4/%5")
        .arg(Api::writeText(row.kind), row.userId)
        .arg(row.at.toMSecsSinceEpoch())
        .arg(row.amount)
        .arg(row.tier);
}

/// "2000" is 2.
int tierOf(const QString &tier)
{
    return std::clamp(tier.toInt() / 1'000, 1, 3);
}

/// A row about the user of an event.
template <class E>
Activity activityOf(Activity::Kind kind, const E &event, const QDateTime &at)
{
    Activity row{.kind = kind, .at = at};
    if constexpr (requires { event.userId.has_value(); }) {
        row.userId = event.userId.value_or(QString());
        row.userLogin = event.userLogin.value_or(QString());
        row.userName = event.userName.value_or(QString());
    } else {
        row.userId = event.userId;
        row.userLogin = event.userLogin;
        row.userName = event.userName;
    }
    return row;
}

}  // namespace

QByteArray Tables::activity()
{
    return createTable<Activity>();
}

ActivityFeed::ActivityFeed(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("activity"), .covered = 600s, .uncovered = 120s, .offScreen = 600s},
           parent)
{
    m_kept = account->store()
                 ->database()
                 .first<int>("SELECT COUNT(*) FROM activity WHERE account = ?", account->userId())
                 .value_or(std::nullopt)
                 .value_or(0);
    m_flush.setSingleShot(true);
    m_flush.setInterval(250ms);
    connect(&m_flush, &QTimer::timeout, this, &ActivityFeed::flush);
}

ActivityFeed::~ActivityFeed()
{
    write();
}

std::optional<Scope> ActivityFeed::scopeOf(Activity::Kind kind)
{
    switch (kind) {
    case Activity::Kind::Follow:
        return Scope::ModeratorReadFollowers;
    case Activity::Kind::Cheer:
        return Scope::BitsRead;
    case Activity::Kind::Raid:
        return {};
    case Activity::Kind::HypeTrain:
        return Scope::ChannelReadHypeTrain;
    default:
        return Scope::ChannelReadSubscriptions;
    }
}

bool ActivityFeed::mayShow(Activity::Kind kind) const
{
    const auto scope = scopeOf(kind);
    return !scope || account()->may(*scope);
}

template <class E, class F>
void ActivityFeed::hear(Activity::Kind kind, const EventCondition &condition, F handle)
{
    if (!mayShow(kind) || m_heard.contains(&Api::event<E>()))
        return;
    m_heard.insert(&Api::event<E>());
    on<E>(condition, handle);
}

bool ActivityFeed::listen()
{
    const QString self = account()->userId();
    const EventCondition own{.broadcasterUserId = self};
    hear<ChannelRaided>(Activity::Kind::Raid, {.toBroadcasterUserId = self},
                        [this](const ChannelRaided &event, const QDateTime &at) {
                            add({.kind = Activity::Kind::Raid,
                                 .at = at,
                                 .userId = event.fromBroadcasterUserId,
                                 .userLogin = event.fromBroadcasterUserLogin,
                                 .userName = event.fromBroadcasterUserName,
                                 .amount = event.viewers});
                        });
    hear<ChannelFollowed>(Activity::Kind::Follow, {.broadcasterUserId = self, .moderatorUserId = self},
                          [this](const ChannelFollowed &event, const QDateTime &) {
                              add(activityOf(Activity::Kind::Follow, event, event.followedAt));
                          });
    hear<Cheered>(Activity::Kind::Cheer, own, [this](const Cheered &event, const QDateTime &at) {
        Activity row = activityOf(Activity::Kind::Cheer, event, at);
        row.amount = event.bits;
        row.text = event.message;
        add(row);
    });
    hear<Subscribed>(Activity::Kind::Subscription, own, [this](const Subscribed &event, const QDateTime &at) {
        // Each receiver of a gift is reported too. Who gives counts, or a hundred gifts were a hundred rows.
        if (event.isGift)
            return;
        Activity row = activityOf(Activity::Kind::Subscription, event, at);
        row.tier = tierOf(event.tier);
        add(row);
    });
    hear<SubscriptionRenewed>(Activity::Kind::Resubscription, own,
                              [this](const SubscriptionRenewed &event, const QDateTime &at) {
                                  Activity row = activityOf(Activity::Kind::Resubscription, event, at);
                                  row.tier = tierOf(event.tier);
                                  row.months = event.cumulativeMonths;
                                  row.text = event.message.text;
                                  add(row);
                              });
    hear<SubscriptionsGifted>(Activity::Kind::Gift, own,
                              [this](const SubscriptionsGifted &event, const QDateTime &at) {
                                  Activity row = activityOf(Activity::Kind::Gift, event, at);
                                  row.tier = tierOf(event.tier);
                                  row.amount = event.total;
                                  addGift(row);
                              });
    hear<HypeTrainEnded>(
        Activity::Kind::HypeTrain, own, [this](const HypeTrainEnded &event, const QDateTime &) {
            add({.kind = Activity::Kind::HypeTrain, .at = event.endedAt, .amount = event.level});
        });
    constexpr qsizetype events = 7;
    return m_heard.size() == events;
}

Bound ActivityFeed::read()
{
    auto asking = account()->client()->call(
        GetChannelFollowers{.broadcasterId = account()->userId(), .first = newestRead});
    const auto page = co_await asking;
    if (page) {
        for (const Follower &follower : page->data)
            add(activityOf(Activity::Kind::Follow, follower, follower.followedAt));
    }
    finished(statusOf(page));
}

bool ActivityFeed::isKnown(const Activity &row) const
{
    return m_unwritten.contains(row.id)
        || account()
               ->store()
               ->database()
               .first<int>("SELECT 1 FROM activity WHERE account = ? AND id = ?", account()->userId(), row.id)
               .value_or(std::nullopt);
}

void ActivityFeed::add(Activity row)
{
    row.id = idOf(row);
    if (!isKnown(row))
        put(row);
}

/// Gifts may come one by one.
void ActivityFeed::addGift(Activity row)
{
    if (m_gifts.size() > maxGifts)
        m_gifts.clear();
    Activity &last = m_gifts[row.userId + u'/' + QString::number(row.tier)];
    if (last.at.isValid() && std::abs(last.at.msecsTo(row.at)) <= std::chrono::milliseconds(burst).count()) {
        last.amount += row.amount;
        return put(last);
    }
    row.id = idOf(row);
    if (isKnown(row))
        return;
    last = row;
    put(row);
}

void ActivityFeed::put(const Activity &row)
{
    m_unwritten.insert(row.id, row);
    m_unsaid.insert(row.id, row);
    if (!m_flush.isActive())
        m_flush.start();
}

void ActivityFeed::flush()
{
    write();
    if (m_unsaid.isEmpty())
        return;
    const QList<Activity> rows = std::exchange(m_unsaid, {}).values();
    Q_EMIT arrived(rows);
    Q_EMIT changed();
}

void ActivityFeed::write()
{
    if (m_unwritten.isEmpty())
        return;
    const QString self = account()->userId();
    int kept = m_kept + int(m_unwritten.size());
    const auto written = account()->store()->database().write([&](Transaction &t) {
        for (const Activity &row : std::as_const(m_unwritten))
            t.upsert(row, self);
        if (kept <= maxKept + slack)
            return;
        // Faster than trim(), which would compare all ids.
        t.run("DELETE FROM activity WHERE account = ? AND at < (SELECT at FROM activity WHERE account = ? "
              "ORDER BY at DESC LIMIT 1 OFFSET ?)",
              self, self, maxKept - 1);
        kept = maxKept;
    });
    if (!written)
        return m_flush.start();  // such as a full disk
    m_kept = kept;
    m_unwritten.clear();
}

QList<Activity> ActivityFeed::newest(ActivityGroup group, int most)
{
    write();
    QStringList kinds;
    for (std::size_t at = 0; group != ActivityGroup::All && at < namesOf(Activity::Kind()).size(); ++at) {
        if (isIn(group, Activity::Kind(at)))
            kinds.append(Api::writeText(Activity::Kind(at)));
    }
    return account()
        ->store()
        ->database()
        .all<Activity>("WHERE account = ? AND (? OR kind IN (?, ?, ?)) ORDER BY at DESC, id DESC LIMIT ?",
                       account()->userId(), group == ActivityGroup::All, kinds.value(0), kinds.value(1),
                       kinds.value(2), most)
        .value_or({});
}

QList<Activity> ActivityFeed::olderThan(const Activity &row, int most)
{
    write();
    return account()
        ->store()
        ->database()
        .all<Activity>("WHERE account = ? AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?",
                       account()->userId(), row.at, row.id, most)
        .value_or({});
}

}  // namespace Sidestage
