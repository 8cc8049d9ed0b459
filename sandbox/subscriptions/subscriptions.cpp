// SPDX-License-Identifier: GPL-3.0-or-later
#include "subscriptions.h"

#include "api/viewers/subscriptions.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/hype_train/hype_trains.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/world.h"

#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

SubscriptionTier tierOf(int tier)
{
    return tier == 3000 ? SubscriptionTier::Three
        : tier == 2000  ? SubscriptionTier::Two
                        : SubscriptionTier::One;
}

User knownUser(World &world, const QString &id)
{
    return world.user(id).value_or(User());
}

/// An app goes by what the user has granted to it.
Result<void> mayRead(World &world, const Caller &caller, const QString &userId, Scope scope)
{
    if (caller.isUser()
        || world.area<Grants>().consent(caller.clientId, userId).value_or(ScopeSet()).contains(scope))
        return {};
    return refuse(401, QStringLiteral("Missing scope: ") + ScopeSet{scope}.names().first());
}

Subscription toApi(World &world, const User &broadcaster, const Subscribers::Row &row)
{
    const User user = knownUser(world, row.userId);
    const User gifter = row.gifterId.isEmpty() ? User() : knownUser(world, row.gifterId);
    QString plan = QStringLiteral("Channel Subscription (%1)").arg(broadcaster.login);
    if (row.tier > 1000)
        plan += QStringLiteral(": Tier %1").arg(row.tier / 1000);
    return {.broadcasterId = broadcaster.id,
            .broadcasterLogin = broadcaster.login,
            .broadcasterName = broadcaster.displayName,
            .gifterId = gifter.id,
            .gifterLogin = gifter.login,
            .gifterName = gifter.displayName,
            .isGift = row.isGift,
            .planName = plan,
            .tier = tierOf(row.tier),
            .userId = user.id,
            .userName = user.displayName,
            .userLogin = user.login};
}

Result<SubscriptionPage> getSubscriptions(World &world, const Caller &caller,
                                          const GetBroadcasterSubscriptions &in)
{
    must(mayRead(world, caller, in.broadcasterId, Scope::ChannelReadSubscriptions));
    must(world.area<Subscriptions>().settle());

    auto &subscribers = world.area<Subscribers>();
    const User broadcaster = knownUser(world, in.broadcasterId);
    const auto totals = subscribers.totals(in.broadcasterId);
    const bool listsItself = subscribers.find(in.broadcasterId, in.broadcasterId).has_value();
    SubscriptionPage page{.points = totals.points,
                          .total = int(totals.subscriptions) + (listsItself ? 1 : 0)};
    for (const QString &id : eachOnce(in.userIds)) {
        if (const auto row = subscribers.find(in.broadcasterId, id))
            page.data.append(toApi(world, broadcaster, *row));
    }
    if (!in.userIds.isEmpty())
        return page;

    const KeyedList list{
        .name = {QStringLiteral("subscriptions"), in.broadcasterId},
        .select = "SELECT user_id, tier, is_gift, gifter_id FROM subscriptions WHERE broadcaster_id = ?1",
        .filters = {rowId(in.broadcasterId)},
        .key = "user_id",
        .ascending = true};
    auto found = must(pageOf<Subscription>(world.database(), list, in.first.value_or(20), in.after, in.before,
                                           [&](const Rows &rows) {
                                               return toApi(world, broadcaster,
                                                            {.userId = rows.text(0),
                                                             .tier = int(rows.integer(1)),
                                                             .isGift = rows.boolean(2),
                                                             .gifterId = rows.text(3)});
                                           }));
    page.data = std::move(found.data);
    page.pagination = std::move(found.pagination);
    return page;
}

Result<QList<UserSubscription>> checkSubscription(World &world, const Caller &caller,
                                                  const CheckUserSubscription &in)
{
    must(mayRead(world, caller, in.userId, Scope::UserReadSubscriptions));
    must(world.area<Subscriptions>().settle());
    const auto row = world.area<Subscribers>().find(in.broadcasterId, in.userId);
    const User broadcaster = knownUser(world, in.broadcasterId);
    if (!row)
        return refuse(404,
                      QStringLiteral("%1 has no subscription to %2")
                          .arg(knownUser(world, in.userId).login,
                               broadcaster.login.isEmpty() ? in.broadcasterId : broadcaster.login));
    const Subscription whole = toApi(world, broadcaster, *row);
    UserSubscription own{.broadcasterId = whole.broadcasterId,
                         .broadcasterLogin = whole.broadcasterLogin,
                         .broadcasterName = whole.broadcasterName,
                         .isGift = whole.isGift,
                         .tier = whole.tier};
    if (own.isGift) {
        own.gifterId = whole.gifterId;
        own.gifterLogin = whole.gifterLogin;
        own.gifterName = whole.gifterName;
    }
    return QList{own};
}

Error doesNotSubscribe()
{
    return refuse(404, QStringLiteral("The viewer does not subscribe to the channel."));
}

}  // namespace

Result<void> Subscriptions::maySubscribe(const QString &broadcasterId, const QString &userId)
{
    if (!m_world.user(userId))
        return refuse(404, QStringLiteral("The viewer was not found."));
    if (!m_world.isEligible(broadcasterId))
        return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
    if (userId == broadcasterId)
        return refuse(400, QStringLiteral("Broadcasters cannot subscribe to their own channel."));
    if (m_world.area<Subscribers>().find(broadcasterId, userId))
        return refuse(409, QStringLiteral("The viewer already subscribes to the channel."));
    return {};
}

Result<void> Subscriptions::subscribe(const QString &broadcasterId, const QString &userId, int tier)
{
    if (auto settled = settle(); !settled)
        return settled;
    if (auto may = maySubscribe(broadcasterId, userId); !may)
        return may;
    auto done = m_database.write([&](Transaction &t) {
        m_world.area<Subscribers>().add(t, {.broadcasterId = broadcasterId, .userId = userId, .tier = tier});
    });
    if (!done)
        return done;
    m_world.publish(DomainEvent::Kind::Subscribed, broadcasterId,
                    {.userId = userId, .detail = QString::number(tier)});
    return m_world.area<HypeTrains>().contribute(broadcasterId, userId, HypeTrainSource::Subscriptions,
                                                 HypeTrains::worthOf(tier));
}

Result<void> Subscriptions::renew(const QString &broadcasterId, const QString &userId, const QString &text)
{
    if (auto settled = settle(); !settled)
        return settled;
    auto &subscribers = m_world.area<Subscribers>();
    if (userId == broadcasterId || !subscribers.find(broadcasterId, userId))
        return doesNotSubscribe();
    if (!passesReview(text))
        return refuse(400, QStringLiteral("The message did not pass review."));
    auto done = m_database.write([&](Transaction &t) { subscribers.renew(t, broadcasterId, userId); });
    if (!done)
        return done;
    const auto renewed = subscribers.find(broadcasterId, userId).value_or(Subscribers::Row());
    m_world.publish(
        DomainEvent::Kind::SubscriptionRenewed, broadcasterId,
        {.userId = userId, .amount = renewed.months, .text = text, .detail = QString::number(renewed.tier)});
    return m_world.area<HypeTrains>().contribute(broadcasterId, userId, HypeTrainSource::Subscriptions,
                                                 HypeTrains::worthOf(renewed.tier));
}

Result<void> Subscriptions::gift(const QString &broadcasterId, const QString &gifterId,
                                 const QStringList &receivers, int tier)
{
    if (auto settled = settle(); !settled)
        return settled;
    if (receivers.isEmpty())
        return refuse(404, QStringLiteral("Nobody is in the chat who could get a subscription."));
    if (receivers.contains(gifterId))
        return refuse(400, QStringLiteral("Nobody can give themselves a subscription."));
    auto &subscribers = m_world.area<Subscribers>();
    auto done = m_database.write([&](Transaction &t) {
        for (const QString &receiver : receivers) {
            Transaction::check(maySubscribe(broadcasterId, receiver));
            subscribers.add(t,
                            {.broadcasterId = broadcasterId,
                             .userId = receiver,
                             .tier = tier,
                             .isGift = true,
                             .gifterId = gifterId});
        }
        if (!gifterId.isEmpty())
            subscribers.countGifts(t, broadcasterId, gifterId, int(receivers.size()));
    });
    if (!done)
        return done;
    // Derived from a number that only rises, so that the same seed produces the same ids.
    static const QUuid space(QStringLiteral("8f6b5a0c-93d2-4c55-9f1e-2b7c1d8e4a60"));
    const QString giftId
        = QUuid::createUuidV5(space,
                              broadcasterId + u' '
                                  + QString::number(subscribers.totals(broadcasterId).newSubscriptions))
              .toString(QUuid::WithoutBraces);
    m_world.publish(DomainEvent::Kind::SubscriptionsGifted, broadcasterId,
                    {.userId = gifterId,
                     .subjectId = giftId,
                     .amount = receivers.size(),
                     .detail = QString::number(tier)});
    for (const QString &receiver : receivers)
        m_world.publish(DomainEvent::Kind::Subscribed, broadcasterId,
                        {.userId = receiver,
                         .subjectId = gifterId,
                         .text = receivers.size() > 1 ? giftId : QString(),
                         .detail = QString::number(tier)});
    return m_world.area<HypeTrains>().contribute(broadcasterId, gifterId, HypeTrainSource::Subscriptions,
                                                 HypeTrains::worthOf(tier) * receivers.size());
}

QStringList Subscriptions::receivers(const QString &broadcasterId, const QString &gifterId,
                                     const QString &from, int count)
{
    constexpr int pageSize = 100;
    QStringList found;
    QString after = from;
    do {
        const auto page = m_world.area<ChatRooms>().chatters(broadcasterId, after, pageSize);
        if (!page)
            break;
        for (const Chatter &chatter : page->rows) {
            if (found.size() < count && chatter.userId != broadcasterId && chatter.userId != gifterId
                && !m_world.area<Subscribers>().find(broadcasterId, chatter.userId))
                found.append(chatter.userId);
        }
        after = page->next;
    } while (found.size() < count && !after.isEmpty());
    return found;
}

Result<void> Subscriptions::end(const QString &broadcasterId, const QString &userId)
{
    auto &subscribers = m_world.area<Subscribers>();
    const auto row = subscribers.find(broadcasterId, userId);
    if (userId == broadcasterId || !row)
        return doesNotSubscribe();
    auto done = m_database.write([&](Transaction &t) { subscribers.remove(t, broadcasterId, userId); });
    if (done)
        m_world.publish(DomainEvent::Kind::SubscriptionEnded, broadcasterId,
                        {.userId = userId, .detail = QString::number(row->tier)});
    return done;
}

Result<void> Subscriptions::fill(const QString &broadcasterId, int count)
{
    const auto done = m_database.write(
        [&](Transaction &t) { return m_world.area<Subscribers>().fill(t, broadcasterId, count); });
    if (!done)
        return done.error();
    if (*done > 0)
        m_world.publish(DomainEvent::Kind::Subscribed, broadcasterId, {.amount = *done});
    return {};
}

Result<void> Subscriptions::settle()
{
    const auto over = m_world.area<Subscribers>().over();
    if (!over)
        return over.error();
    if (over->isEmpty())
        return {};
    auto done = m_database.write([&](Transaction &t) {
        for (const Subscribers::Row &row : *over)
            m_world.area<Subscribers>().remove(t, row.broadcasterId, row.userId);
    });
    if (!done)
        return done;
    for (const Subscribers::Row &row : *over)
        m_world.publish(DomainEvent::Kind::SubscriptionEnded, row.broadcasterId,
                        {.userId = row.userId, .detail = QString::number(row.tier)});
    return {};
}

void Subscriptions::serve(Service &service)
{
    service.on<GetBroadcasterSubscriptions>(getSubscriptions);
    service.on<CheckUserSubscription>(checkSubscription);
}

}  // namespace Sidestage::Sandbox
