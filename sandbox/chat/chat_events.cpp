// SPDX-License-Identifier: GPL-3.0-or-later

// Events of chats: messages, settings, shoutouts, raids, shared chats (api-facts D6).

#include "chat_events.h"
#include "base/new_id.h"
#include "chat_rooms.h"
#include "roles.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

QList<ChatBadge> badgesOf(World &world, const QString &broadcasterId, const QString &userId)
{
    const char *set = broadcasterId == userId      ? "broadcaster"
        : world.isModerator(broadcasterId, userId) ? "moderator"
        : world.isVip(broadcasterId, userId)       ? "vip"
                                                   : nullptr;
    QList<ChatBadge> badges;
    if (set)
        badges.append({.setId = QLatin1String(set), .id = QStringLiteral("1"), .info = QStringLiteral("")});
    if (const auto subscribed = world.area<Subscribers>().find(broadcasterId, userId))
        badges.append({.setId = QStringLiteral("subscriber"),
                       .id = world.area<PictureCatalogue>().subscriberBadge(broadcasterId, subscribed->tier,
                                                                            subscribed->months),
                       .info = QString::number(subscribed->months)});
    return badges;
}

/// Parses "Cheer100"; none if the word is not a cheermote with a number of Bits.
std::optional<FragmentCheermote> cheermoteOf(const QList<Cheermote> &known, QStringView word)
{
    qsizetype digits = word.size();
    while (digits > 0 && word[digits - 1] >= u'0' && word[digits - 1] <= u'9')
        --digits;
    const qint64 bits = word.sliced(digits).toLongLong();
    if (digits == 0 || bits < 1)
        return {};
    for (const Cheermote &one : known) {
        if (word.first(digits).compare(one.prefix, Qt::CaseInsensitive) != 0)
            continue;
        int tier = 1;
        for (const CheermoteTier &step : one.tiers) {
            if (bits >= step.minBits)
                tier = step.id.toInt();
        }
        return FragmentCheermote{.prefix = one.prefix.toLower(), .bits = bits, .tier = tier};
    }
    return {};
}

std::optional<FragmentEmote> emoteOf(const QList<Emote> &known, QStringView word, const QString &owner)
{
    const auto found
        = std::find_if(known.begin(), known.end(), [word](const Emote &emote) { return emote.name == word; });
    if (found == known.end())
        return {};
    return FragmentEmote{.id = found->id,
                         .emoteSetId = found->emoteSetId.value_or(QStringLiteral("0")),
                         .ownerId = found->ownerId.value_or(owner),
                         .format = found->format};
}

}  // namespace

ChatText chatText(World &world, const QString &broadcasterId, const QString &text, qint64 bits)
{
    PictureCatalogue &books = world.area<PictureCatalogue>();
    const auto global = books.globalEmotes().value_or({});
    const auto own = books.channelEmotes(broadcasterId).value_or({});
    const auto cheermotes = bits > 0 ? books.cheermotes(broadcasterId).value_or({}) : QList<Cheermote>();
    ChatText message{.text = text};
    const auto addText = [&](const QString &words) {
        QList<ChatFragment> &all = message.fragments;
        if (!all.isEmpty() && all.last().type == QLatin1String("text"))
            all.last().text += words;
        else if (!words.isEmpty())
            all.append({.type = QStringLiteral("text"), .text = words});
    };
    bool first = true;
    for (const QString &word : text.split(u' ')) {
        if (!std::exchange(first, false))
            addText(QStringLiteral(" "));
        ChatFragment fragment{.text = word};
        if (auto cheermote = cheermoteOf(cheermotes, word)) {
            fragment.type = QStringLiteral("cheermote");
            fragment.cheermote = std::move(cheermote);
        } else if (auto emote = emoteOf(own, word, broadcasterId)) {
            fragment.type = QStringLiteral("emote");
            fragment.emote = std::move(emote);
        } else if (auto everybodys = emoteOf(global, word, QStringLiteral("0"))) {
            fragment.type = QStringLiteral("emote");
            fragment.emote = std::move(everybodys);
        } else if (const auto user
                   = word.startsWith(u'@') ? world.userByLogin(word.mid(1).toLower()) : std::nullopt) {
            fragment.type = QStringLiteral("mention");
            fragment.mention = FragmentMention{
                .userId = user->id, .userName = user->displayName, .userLogin = user->login};
        } else {
            addText(word);
            continue;
        }
        message.fragments.append(std::move(fragment));
    }
    return message;
}

SubscriptionMessage withEmotePlaces(const ChatText &message)
{
    SubscriptionMessage placed{.text = message.text};
    int at = 0;
    for (const ChatFragment &fragment : message.fragments) {
        const int end = at + int(lengthOf(fragment.text));
        if (fragment.emote) {
            if (!placed.emotes)
                placed.emotes.emplace();
            placed.emotes->append({.begin = at, .end = end - 1, .id = fragment.emote->id});
        }
        at = end;
    }
    return placed;
}

void beginNotice(World &world, const DomainEvent &domainEvent, ChatNotified &event)
{
    event.color = world.area<Roles>().chatColor(event.chatterUserId);
    event.badges = badgesOf(world, domainEvent.broadcasterId, event.chatterUserId);
    event.messageId = domainEvent.kind == DomainEvent::Kind::Announcement ? domainEvent.subjectId : newId();
    event.systemMessage = QStringLiteral("");
    event.message.text = QStringLiteral("");
}

namespace {

std::optional<MessageReply> replyOf(World &world, const QString &broadcasterId, const QString &messageId)
{
    ChatRooms &rooms = world.area<ChatRooms>();
    const auto message = rooms.message(broadcasterId, messageId);
    const auto parent = message ? rooms.message(broadcasterId, message->parentId) : std::nullopt;
    if (!parent)
        return {};
    // The beginning of a long thread may be gone.
    const auto thread = rooms.message(broadcasterId, message->threadId).value_or(*parent);
    const User parentUser = world.user(parent->userId).value_or(User());
    const User threadUser = world.user(thread.userId).value_or(User());
    return MessageReply{.parentMessageId = parent->id,
                        .parentMessageBody = parent->text,
                        .parentUserId = parentUser.id,
                        .parentUserName = parentUser.displayName,
                        .parentUserLogin = parentUser.login,
                        .threadMessageId = message->threadId,
                        .threadUserId = threadUser.id,
                        .threadUserName = threadUser.displayName,
                        .threadUserLogin = threadUser.login};
}

/// In the channel itself, and in those that share its chat.
void publishMessage(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const bool sourceOnly = domainEvent.detail == QLatin1String("source_only");
    const auto session = world.area<ChatRooms>().sharedChats().session(id);
    const auto publishIn = [&](const QString &channel) {
        eventSub.publish<ChatMessageSent>(
            channel, {.chatter = domainEvent.userId}, [&](ChatMessageSent &event) {
                event.messageId = domainEvent.subjectId;
                event.message = chatText(world, id, domainEvent.text, domainEvent.amount);
                event.messageType = sourceOnly || domainEvent.detail.isEmpty() ? QStringLiteral("text")
                                                                               : domainEvent.detail;
                event.badges = badgesOf(world, channel, domainEvent.userId);
                if (domainEvent.amount > 0)
                    event.cheer = MessageCheer{domainEvent.amount};
                event.color = world.area<Roles>().chatColor(domainEvent.userId);
                event.reply = replyOf(world, id, domainEvent.subjectId);
                if (session)
                    event.isSourceOnly = sourceOnly;
                if (channel == id)
                    return;
                event.messageId = newId();
                setSource(event, world, id);
                event.sourceMessageId = domainEvent.subjectId;
                event.sourceBadges = badgesOf(world, id, domainEvent.userId);
            });
    };
    publishIn(id);
    if (!session || sourceOnly)
        return;
    for (const SharedChatParticipant &other : session->participants) {
        if (other.broadcasterId != id)
            publishIn(other.broadcasterId);
    }
}

void publishDeleted(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const User author = world.user(domainEvent.detail).value_or(User());
    eventSub.publish<ChatMessageDeleted>(id, {}, [&](ChatMessageDeleted &event) {
        setTarget(event, world, author.id);
        event.messageId = domainEvent.subjectId;
    });
    publishModerated(eventSub, id, domainEvent.userId, QStringLiteral("delete"),
                     [&](ChannelModeratedV1 &event) {
                         ModeratedDelete &deleted = event.deleted.emplace();
                         setUser(deleted, world, author.id);
                         deleted.messageId = domainEvent.subjectId;
                         deleted.messageBody = domainEvent.text;
                     });
}

void publishCleared(const DomainEvent &domainEvent, EventSub &eventSub)
{
    eventSub.publish<ChatCleared>(domainEvent.broadcasterId, {});
    publishModerated(eventSub, domainEvent.broadcasterId, domainEvent.userId, QStringLiteral("clear"),
                     [](ChannelModeratedV1 &) {});
}

void publishSettings(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const ChatSettings settings = world.area<ChatRooms>().settings(id);
    eventSub.publish<ChatSettingsUpdated>(id, {}, [&](ChatSettingsUpdated &event) {
        event.emoteMode = settings.emoteMode;
        event.followerMode = settings.followerMode;
        event.followerModeDurationMinutes = settings.followerModeDuration;
        event.slowMode = settings.slowMode;
        event.slowModeWaitTimeSeconds = settings.slowModeWaitTime;
        event.subscriberMode = settings.subscriberMode;
        event.uniqueChatMode = settings.uniqueChatMode;
    });
    const QString &moderator = domainEvent.userId.isEmpty() ? id : domainEvent.userId;
    for (const QString &action : domainEvent.detail.split(u' ', Qt::SkipEmptyParts)) {
        publishModerated(eventSub, id, moderator, action, [&](ChannelModeratedV1 &event) {
            if (action == QLatin1String("followers"))
                event.followers = ModeratedFollowers{settings.followerModeDuration.value_or(0)};
            else if (action == QLatin1String("slow"))
                event.slow = ModeratedSlow{settings.slowModeWaitTime.value_or(0)};
        });
    }
}

void publishShoutout(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const QDateTime at = utcTime(domainEvent.at);
    const int viewers = world.liveStream(id).value_or(LiveStream()).viewers;
    eventSub.publish<ShoutoutSent>(
        id, {.moderator = domainEvent.userId, .to = domainEvent.subjectId}, [&](ShoutoutSent &event) {
            event.viewerCount = viewers;
            event.startedAt = at;
            event.cooldownEndsAt = at.addMSecs(ChatRooms::shoutoutPause.count());
            event.targetCooldownEndsAt = at.addMSecs(ChatRooms::sameShoutoutPause.count());
        });
    eventSub.publish<ShoutoutReceived>(domainEvent.subjectId, {.from = id}, [&](ShoutoutReceived &event) {
        event.viewerCount = viewers;
        event.startedAt = at;
    });
}

void publishRaidAction(EventSub &eventSub, const QString &fromId, const QString &toId, qint64 viewers)
{
    publishModerated(eventSub, fromId, fromId, QStringLiteral("raid"), [&](ChannelModeratedV1 &event) {
        setUser(event.raid.emplace(), eventSub.world(), toId);
        event.raid->viewerCount = int(viewers);
    });
}

void publishRaidCancelled(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    publishModerated(eventSub, id, id, QStringLiteral("unraid"), [&](ChannelModeratedV1 &event) {
        setUser(event.unraid.emplace(), world, domainEvent.subjectId);
    });
    publishNotice(eventSub, domainEvent, domainEvent.userId, "unraid", [](ChatNotified &event) {
        event.unraid = NoticePlain{};
        event.systemMessage = QStringLiteral("The raid has been canceled.");
    });
}

void publishRaid(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    for (const QString &place : {QStringLiteral("from_broadcaster_user_id ") + domainEvent.userId,
                                 QStringLiteral("to_broadcaster_user_id ") + id})
        eventSub.publish<ChannelRaided>(
            place, {.from = domainEvent.userId, .to = id},
            [&](ChannelRaided &event) { event.viewers = int(domainEvent.amount); });
    if (domainEvent.detail.isEmpty())
        publishRaidAction(eventSub, domainEvent.userId, id, domainEvent.amount);
    publishNotice(eventSub, domainEvent, domainEvent.userId, "raid", [&](ChatNotified &event) {
        event.raid
            = NoticeRaid{.userId = event.chatterUserId,
                         .userName = event.chatterUserName,
                         .userLogin = event.chatterUserLogin,
                         .viewerCount = int(domainEvent.amount),
                         .profileImageUrl = world.user(domainEvent.userId).value_or(User()).profileImageUrl};
        event.systemMessage = QStringLiteral("%1 raiders from %2 have joined!")
                                  .arg(domainEvent.amount)
                                  .arg(event.chatterUserName);
    });
}

void publishSharedChat(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const auto fill = [&](auto &event) {
        const QStringList ids = domainEvent.detail.split(u' ');
        event.sessionId = domainEvent.subjectId;
        if constexpr (requires { event.participants; }) {
            for (const QString &one : ids)
                setBroadcaster(event.participants.emplaceBack(), world, one);
        }
        return setNames(world, ids.value(0), event.hostBroadcasterUserId, event.hostBroadcasterUserLogin,
                        event.hostBroadcasterUserName);
    };
    if (domainEvent.kind == DomainEvent::Kind::SharedChatBegan)
        eventSub.publish<SharedChatBegan>(id, {}, fill);
    else if (domainEvent.kind == DomainEvent::Kind::SharedChatUpdated)
        eventSub.publish<SharedChatUpdated>(id, {}, fill);
    else
        eventSub.publish<SharedChatEnded>(id, {}, fill);
}

}  // namespace

void publishChatEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    switch (domainEvent.kind) {
    case Kind::ChatMessage:
        publishMessage(world, domainEvent, eventSub);
        break;
    case Kind::MessageDeleted:
        publishDeleted(world, domainEvent, eventSub);
        break;
    case Kind::ChatCleared:
        publishCleared(domainEvent, eventSub);
        break;
    case Kind::Announcement:
        publishNotice(eventSub, domainEvent, domainEvent.userId, "announcement", [&](ChatNotified &event) {
            event.announcement = NoticeAnnouncement{domainEvent.detail.toUpper()};
            event.message = chatText(world, domainEvent.broadcasterId, domainEvent.text, 0);
        });
        break;
    case Kind::ChatSettingsChanged:
        publishSettings(world, domainEvent, eventSub);
        break;
    case Kind::ShoutoutSent:
        publishShoutout(world, domainEvent, eventSub);
        break;
    case Kind::RaidStarted:
        publishRaidAction(eventSub, domainEvent.broadcasterId, domainEvent.subjectId, domainEvent.amount);
        break;
    case Kind::RaidCancelled:
        publishRaidCancelled(world, domainEvent, eventSub);
        break;
    case Kind::Raided:
        publishRaid(world, domainEvent, eventSub);
        break;
    case Kind::SharedChatBegan:
    case Kind::SharedChatUpdated:
    case Kind::SharedChatEnded:
        publishSharedChat(world, domainEvent, eventSub);
        break;
    default:
        break;
    }
}

}  // namespace Sidestage::Sandbox
