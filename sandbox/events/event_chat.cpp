// SPDX-License-Identifier: GPL-3.0-or-later

// Makes events of what happens in chats, and of charity campaigns (api-facts D6).

#include "api/events.h"
#include "event_names.h"
#include "eventsub.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/emotes/picture_books.h"
#include "sandbox/world/staff.h"

#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

QString newMessageId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QList<ChatBadge> badgesOf(World &world, const QString &broadcasterId, const QString &userId)
{
    const char *set = broadcasterId == userId      ? "broadcaster"
        : world.isModerator(broadcasterId, userId) ? "moderator"
        : world.isVip(broadcasterId, userId)       ? "vip"
                                                   : nullptr;
    if (!set)
        return {};
    return {{.setId = QLatin1String(set), .id = QStringLiteral("1"), .info = QStringLiteral("")}};
}

/// "Cheer100": the picture that stands for so many Bits.
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

ChatText EventSub::chatText(const QString &broadcasterId, const QString &text, qint64 bits)
{
    PictureBooks &books = m_world.pictureBooks();
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
                   = word.startsWith(u'@') ? m_world.userByLogin(word.mid(1).toLower()) : std::nullopt) {
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

void EventSub::hearChat(const Happening &happening)
{
    if (happening.kind == Happening::Kind::Announcement)
        return hearNotices(happening);
    const QString &id = happening.broadcasterId;
    tell<ChatMessageSent>(id, [&]() -> std::optional<ChatMessageSent> {
        ChatMessageSent event;
        if (!setBroadcaster(event, m_world, id) || !setChatter(event, m_world, happening.userId))
            return {};
        event.messageId = newMessageId();
        event.message = chatText(id, happening.text, happening.amount);
        event.messageType = QStringLiteral("text");
        event.badges = badgesOf(m_world, id, happening.userId);
        if (happening.amount > 0)
            event.cheer = MessageCheer{happening.amount};
        event.color = m_world.staff().chatColor(happening.userId);
        return event;
    });
}

void EventSub::hearNotices(const Happening &happening)
{
    const QString &id = happening.broadcasterId;
    tell<ChatNotified>(id, [&]() -> std::optional<ChatNotified> {
        ChatNotified event;
        if (!setBroadcaster(event, m_world, id) || !setChatter(event, m_world, happening.userId))
            return {};
        event.color = m_world.staff().chatColor(happening.userId);
        event.badges = badgesOf(m_world, id, happening.userId);
        event.messageId = newMessageId();
        event.systemMessage = QStringLiteral("");
        event.message.text = QStringLiteral("");
        if (happening.kind == Happening::Kind::Announcement) {
            event.noticeType = QStringLiteral("announcement");
            event.announcement = NoticeAnnouncement{happening.detail.toUpper()};
            event.message = chatText(id, happening.text, 0);
        } else if (happening.kind == Happening::Kind::Raided) {
            const auto raider = m_world.user(happening.userId);
            event.noticeType = QStringLiteral("raid");
            event.raid = NoticeRaid{.userId = event.chatterUserId,
                                    .userName = event.chatterUserName,
                                    .userLogin = event.chatterUserLogin,
                                    .viewerCount = int(happening.amount),
                                    .profileImageUrl = raider ? raider->profileImageUrl : QUrl()};
            event.systemMessage = QStringLiteral("%1 raiders from %2 have joined!")
                                      .arg(happening.amount)
                                      .arg(event.chatterUserName);
        } else {
            const auto donation = m_world.campaigns().donation(happening.subjectId);
            if (!donation)
                return {};
            event.noticeType = QStringLiteral("charity_donation");
            event.charityDonation = NoticeCharityDonation{m_world.campaigns().charityOf(donation->campaignId),
                                                          donation->amount};
            event.systemMessage = QStringLiteral("%1 donated to support %2!")
                                      .arg(event.chatterUserName, event.charityDonation->charityName);
        }
        return event;
    });
}

namespace {

template <class E>
std::optional<E> charityEvent(World &world, const QString &campaignId)
{
    const auto story = world.campaigns().story(campaignId);
    if (!story)
        return {};
    const CharityCampaign &campaign = story->campaign;
    E event;
    event.id = campaign.id;
    event.broadcasterId = campaign.broadcasterId;
    event.broadcasterLogin = campaign.broadcasterLogin;
    event.broadcasterName = campaign.broadcasterName;
    event.charityName = campaign.charityName;
    event.charityDescription = campaign.charityDescription;
    event.charityLogo = campaign.charityLogo;
    event.charityWebsite = campaign.charityWebsite;
    event.currentAmount = campaign.currentAmount;
    event.targetAmount = campaign.targetAmount;
    if constexpr (std::is_same_v<E, CharityStarted>)
        event.startedAt = story->startedAt;
    if constexpr (std::is_same_v<E, CharityStopped>)
        event.stoppedAt = story->stoppedAt;
    return event;
}

}  // namespace

void EventSub::hearCharity(const Happening &happening)
{
    using Kind = Happening::Kind;
    const QString &id = happening.broadcasterId;
    if (happening.kind == Kind::CampaignStarted) {
        tell<CharityStarted>(id, [&] { return charityEvent<CharityStarted>(m_world, happening.subjectId); });
    } else if (happening.kind == Kind::CampaignProgressed) {
        tell<CharityProgressed>(
            id, [&] { return charityEvent<CharityProgressed>(m_world, happening.subjectId); });
    } else if (happening.kind == Kind::CampaignStopped) {
        tell<CharityStopped>(id, [&] { return charityEvent<CharityStopped>(m_world, happening.subjectId); });
    } else if (happening.kind == Kind::Donated) {
        tell<CharityDonated>(id, [&]() -> std::optional<CharityDonated> {
            const auto donation = m_world.campaigns().donation(happening.subjectId);
            const auto story = donation ? m_world.campaigns().story(donation->campaignId) : std::nullopt;
            CharityDonated event;
            if (!story || !setBroadcaster(event, m_world, id) || !setUser(event, m_world, happening.userId))
                return {};
            event.id = donation->id;
            event.campaignId = donation->campaignId;
            event.charityName = story->campaign.charityName;
            event.charityDescription = story->campaign.charityDescription;
            event.charityLogo = story->campaign.charityLogo;
            event.charityWebsite = story->campaign.charityWebsite;
            event.amount = donation->amount;
            return event;
        });
        hearNotices(happening);
    }
}

namespace {

template <class E>
std::optional<E> sharedChatEvent(World &world, const Happening &happening)
{
    E event;
    const QStringList ids = happening.detail.split(u' ');
    const auto host = world.user(ids.value(0));
    if (!host || !setBroadcaster(event, world, happening.broadcasterId))
        return {};
    event.sessionId = happening.subjectId;
    event.hostBroadcasterUserId = host->id;
    event.hostBroadcasterUserLogin = host->login;
    event.hostBroadcasterUserName = host->displayName;
    if constexpr (!std::is_same_v<E, SharedChatEnded>) {
        for (const QString &id : ids)
            setBroadcaster(event.participants.emplaceBack(), world, id);
    }
    return event;
}

}  // namespace

void EventSub::hearSharedChat(const Happening &happening)
{
    const QString &id = happening.broadcasterId;
    if (happening.kind == Happening::Kind::SharedChatBegan)
        tell<SharedChatBegan>(id, [&] { return sharedChatEvent<SharedChatBegan>(m_world, happening); });
    else if (happening.kind == Happening::Kind::SharedChatUpdated)
        tell<SharedChatUpdated>(id, [&] { return sharedChatEvent<SharedChatUpdated>(m_world, happening); });
    else
        tell<SharedChatEnded>(id, [&] { return sharedChatEvent<SharedChatEnded>(m_world, happening); });
}

}  // namespace Sidestage::Sandbox
