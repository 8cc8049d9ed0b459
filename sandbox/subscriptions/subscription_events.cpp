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

/// A notice by this user. Without one it is anonymous, and names nobody.
std::optional<ChatNotified> noticeBy(World &world, const DomainEvent &domainEvent, const QString &userId)
{
    DomainEvent by = domainEvent;
    by.userId = userId.isEmpty() ? domainEvent.broadcasterId : userId;
    auto notice = chatNotice(world, by);
    if (notice && userId.isEmpty()) {
        notice->chatterIsAnonymous = true;
        notice->chatterUserId = notice->chatterUserLogin = notice->chatterUserName = notice->color
            = QStringLiteral("");
        notice->badges.clear();
    }
    return notice;
}

QString nameOf(const ChatNotified &notice)
{
    return notice.chatterIsAnonymous ? QStringLiteral("An anonymous viewer") : notice.chatterUserName;
}

void publishSubscribed(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    // Many at once name nobody.
    const auto row = world.area<Subscribers>().find(id, domainEvent.userId);
    if (!row)
        return;
    eventSub.publish<Subscribed>(id, [&]() -> std::optional<Subscribed> {
        Subscribed event;
        if (!setBroadcaster(event, world, id) || !setUser(event, world, domainEvent.userId))
            return {};
        event.tier = domainEvent.detail;
        event.isGift = row->isGift;
        return event;
    });
    eventSub.publish<ChatNotified>(id, [&] {
        auto notice = noticeBy(world, domainEvent, row->isGift ? row->gifterId : domainEvent.userId);
        const User user = world.user(domainEvent.userId).value_or(User());
        if (notice && row->isGift) {
            const bool alone = domainEvent.text.isEmpty();
            notice->noticeType = QStringLiteral("sub_gift");
            notice->subGift
                = NoticeSubGift{.durationMonths = 1,
                                .recipientUserId = user.id,
                                .recipientUserName = user.displayName,
                                .recipientUserLogin = user.login,
                                .subTier = domainEvent.detail,
                                .communityGiftId = alone ? std::nullopt : std::optional(domainEvent.text)};
            if (alone && !row->gifterId.isEmpty())
                notice->subGift->cumulativeTotal = world.area<Subscribers>().giftsBy(id, row->gifterId);
            notice->systemMessage = QStringLiteral("%1 gave a %2 subscription to %3.")
                                        .arg(nameOf(*notice), tierText(domainEvent.detail), user.displayName);
        } else if (notice) {
            notice->noticeType = QStringLiteral("sub");
            notice->sub = NoticeSub{.subTier = domainEvent.detail, .durationMonths = 1};
            notice->systemMessage
                = QStringLiteral("%1 subscribed at %2.").arg(nameOf(*notice), tierText(domainEvent.detail));
        }
        return notice;
    });
}

void publishGifted(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const QString &gifter = domainEvent.userId;
    const auto ever = [&]() -> std::optional<int> {
        return gifter.isEmpty() ? std::nullopt : std::optional(world.area<Subscribers>().giftsBy(id, gifter));
    };
    eventSub.publish<SubscriptionsGifted>(id, [&]() -> std::optional<SubscriptionsGifted> {
        SubscriptionsGifted event;
        if (!setBroadcaster(event, world, id) || (!gifter.isEmpty() && !setUser(event, world, gifter)))
            return {};
        event.total = int(domainEvent.amount);
        event.tier = domainEvent.detail;
        event.cumulativeTotal = ever();
        event.isAnonymous = gifter.isEmpty();
        return event;
    });
    if (domainEvent.amount < 2)
        return;
    eventSub.publish<ChatNotified>(id, [&] {
        auto notice = noticeBy(world, domainEvent, gifter);
        if (notice) {
            notice->noticeType = QStringLiteral("community_sub_gift");
            notice->communitySubGift = NoticeCommunitySubGift{.id = domainEvent.subjectId,
                                                              .total = int(domainEvent.amount),
                                                              .subTier = domainEvent.detail,
                                                              .cumulativeTotal = ever()};
            notice->systemMessage = QStringLiteral("%1 gives %2 %3 subscriptions to the community.")
                                        .arg(nameOf(*notice), QString::number(domainEvent.amount),
                                             tierText(domainEvent.detail));
        }
        return notice;
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
    eventSub.publish<SubscriptionRenewed>(id, [&]() -> std::optional<SubscriptionRenewed> {
        SubscriptionRenewed event;
        if (!setBroadcaster(event, world, id) || !setUser(event, world, domainEvent.userId))
            return {};
        event.tier = domainEvent.detail;
        event.message = withEmotePlaces(message());
        event.cumulativeMonths = row->months;
        event.streakMonths = row->streak;
        event.durationMonths = 1;
        return event;
    });
    eventSub.publish<ChatNotified>(id, [&] {
        auto notice = noticeBy(world, domainEvent, domainEvent.userId);
        if (notice) {
            notice->noticeType = QStringLiteral("resub");
            notice->resub = NoticeResub{.cumulativeMonths = row->months,
                                        .durationMonths = 1,
                                        .streakMonths = row->streak,
                                        .subTier = domainEvent.detail};
            notice->systemMessage
                = QStringLiteral("%1 subscribed at %2, for %3 months in all.")
                      .arg(nameOf(*notice), tierText(domainEvent.detail), QString::number(row->months));
            notice->message = message();
        }
        return notice;
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
        eventSub.publish<SubscriptionEnded>(id, [&]() -> std::optional<SubscriptionEnded> {
            SubscriptionEnded event;
            if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, domainEvent.userId))
                return {};
            const auto ended = m_world.area<Subscribers>().former(id, domainEvent.userId);
            event.tier = domainEvent.detail;
            event.isGift = ended && ended->isGift;
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
