// SPDX-License-Identifier: GPL-3.0-or-later

// Events of subscriptions, and what the chat says about them (api-facts D6).

#include "sandbox/chat/chat_events.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/world.h"
#include "subscriptions.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// In the system messages of the chat.
QString tierText(const QString &tier)
{
    return QStringLiteral("Tier %1").arg(tier.left(1));
}

/// The name in the text of a notice. Without a `userId` nobody knows who did it, and the notice does not say
/// it.
QString nameIn(ChatNotified &notice, const QString &userId)
{
    if (!userId.isEmpty())
        return notice.chatterUserName;
    notice.chatterIsAnonymous = true;
    notice.chatterUserId = notice.chatterUserLogin = notice.chatterUserName = notice.color
        = QStringLiteral("");
    notice.badges.clear();
    return QStringLiteral("An anonymous viewer");
}

/// Whose name a notice begins with: of the channel when nobody knows who did it.
const QString &chatterOf(const DomainEvent &domainEvent, const QString &userId)
{
    return userId.isEmpty() ? domainEvent.broadcasterId : userId;
}

void publishSubscribed(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const auto row = world.area<Subscribers>().find(id, domainEvent.userId);
    if (!row)
        return;
    const QString tier = tierText(domainEvent.detail);
    eventSub.publish<Subscribed>(id, {.user = domainEvent.userId}, [&](Subscribed &event) {
        event.tier = domainEvent.detail;
        event.isGift = row->isGift;
    });
    if (!row->isGift) {
        publishNotice(eventSub, domainEvent, domainEvent.userId, "sub", [&](ChatNotified &notice) {
            notice.sub = NoticeSub{.subTier = domainEvent.detail, .durationMonths = 1};
            notice.systemMessage = QStringLiteral("%1 subscribed at %2.").arg(notice.chatterUserName, tier);
        });
        return;
    }
    const QString &gifter = row->gifterId;
    publishNotice(
        eventSub, domainEvent, chatterOf(domainEvent, gifter), "sub_gift", [&](ChatNotified &notice) {
            const bool alone = domainEvent.text.isEmpty();
            const User user = world.user(domainEvent.userId).value_or(User());
            notice.subGift
                = NoticeSubGift{.durationMonths = 1,
                                .recipientUserId = user.id,
                                .recipientUserName = user.displayName,
                                .recipientUserLogin = user.login,
                                .subTier = domainEvent.detail,
                                .communityGiftId = alone ? std::nullopt : std::optional(domainEvent.text)};
            if (alone && !gifter.isEmpty())
                notice.subGift->cumulativeTotal = world.area<Subscribers>().giftsBy(id, gifter);
            notice.systemMessage = QStringLiteral("%1 gave a %2 subscription to %3.")
                                       .arg(nameIn(notice, gifter), tier, user.displayName);
        });
}

void publishGifted(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const QString &gifter = domainEvent.userId;
    const auto ever = [&]() -> std::optional<int> {
        return gifter.isEmpty() ? std::nullopt : std::optional(world.area<Subscribers>().giftsBy(id, gifter));
    };
    const auto known = gifter.isEmpty() ? std::nullopt : std::optional(gifter);
    eventSub.publish<SubscriptionsGifted>(id, {.user = known}, [&](SubscriptionsGifted &event) {
        event.total = int(domainEvent.amount);
        event.tier = domainEvent.detail;
        event.cumulativeTotal = ever();
        event.isAnonymous = gifter.isEmpty();
    });
    if (domainEvent.amount < 2)
        return;
    const QString &chatter = chatterOf(domainEvent, gifter);
    publishNotice(eventSub, domainEvent, chatter, "community_sub_gift", [&](ChatNotified &notice) {
        notice.communitySubGift = NoticeCommunitySubGift{.id = domainEvent.subjectId,
                                                         .total = int(domainEvent.amount),
                                                         .subTier = domainEvent.detail,
                                                         .cumulativeTotal = ever()};
        notice.systemMessage = QStringLiteral("%1 gives %2 %3 subscriptions to the community.")
                                   .arg(nameIn(notice, gifter), QString::number(domainEvent.amount),
                                        tierText(domainEvent.detail));
    });
}

void publishRenewed(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const auto row = world.area<Subscribers>().find(id, domainEvent.userId);
    if (!row)
        return;
    const auto message = [&] {
        return domainEvent.text.isEmpty() ? ChatText{.text = QStringLiteral("")}
                                          : chatText(world, id, domainEvent.text, 0);
    };
    eventSub.publish<SubscriptionRenewed>(id, {.user = domainEvent.userId}, [&](SubscriptionRenewed &event) {
        event.tier = domainEvent.detail;
        event.message = withEmotePlaces(message());
        event.cumulativeMonths = row->months;
        event.streakMonths = row->streak;
        event.durationMonths = 1;
    });
    publishNotice(eventSub, domainEvent, domainEvent.userId, "resub", [&](ChatNotified &notice) {
        notice.resub = NoticeResub{.cumulativeMonths = row->months,
                                   .durationMonths = 1,
                                   .streakMonths = row->streak,
                                   .subTier = domainEvent.detail};
        notice.systemMessage
            = QStringLiteral("%1 subscribed at %2, for %3 months in all.")
                  .arg(notice.chatterUserName, tierText(domainEvent.detail), QString::number(row->months));
        notice.message = message();
    });
}

}  // namespace

void Subscriptions::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    if (domainEvent.kind == Kind::Subscribed) {
        publishSubscribed(m_world, domainEvent, eventSub);
    } else if (domainEvent.kind == Kind::SubscriptionsGifted) {
        publishGifted(m_world, domainEvent, eventSub);
    } else if (domainEvent.kind == Kind::SubscriptionRenewed) {
        publishRenewed(m_world, domainEvent, eventSub);
    } else if (domainEvent.kind == Kind::SubscriptionEnded) {
        eventSub.publish<SubscriptionEnded>(id, {.user = domainEvent.userId}, [&](SubscriptionEnded &event) {
            const auto ended = m_world.area<Subscribers>().former(id, domainEvent.userId);
            event.tier = domainEvent.detail;
            event.isGift = ended && ended->isGift;
        });
    }
}

}  // namespace Sidestage::Sandbox
