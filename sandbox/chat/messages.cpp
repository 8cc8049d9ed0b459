// SPDX-License-Identifier: GPL-3.0-or-later

// Messages that apps send, and those that moderators delete (api-facts C1, C10).

#include "api/chat.h"
#include "api/moderation.h"
#include "chat_rooms.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

ChatRooms::Message messageIn(const Rows &rows)
{
    return {.userId = rows.text(0),
            .text = rows.text(1),
            .color = rows.text(2),
            .at = rows.integer(3),
            .id = rows.text(4),
            .parentId = rows.text(5),
            .threadId = rows.text(6)};
}

struct DropText
{
    const char *code;
    const char *text;
};
constexpr DropText dropTexts[] = {
    {"msg_rejected", "The message is held until a moderator allows it."},
    {"msg_rejected_mandatory", "The message contains words that nobody may write."},
    {"msg_timedout", "The sender is in a timeout."},
    {"msg_warned", "The sender has to acknowledge a warning first."},
    {"msg_followersonly", "Only users who have followed this channel for some time may write."},
    {"msg_followersonly_zero", "Only followers of this channel may write."},
    {"msg_followersonly_followed", "The sender has not followed this channel for long enough."},
    {"msg_subsonly", "Only subscribers of this channel may write."},
    {"msg_emoteonly", "Only emotes may be written in this chat."},
    {"msg_slowmode", "This chat is in slow mode: the sender has to wait."},
    {"msg_r9k", "This chat takes unique messages only."},
    {"msg_duplicate", "The sender has just written the same."},
    {"msg_ratelimit", "The sender writes too fast."},
};

Result<void> mayActForSender(World &world, const Caller &caller, const SendChatMessage &in)
{
    if (caller.isUser()) {
        if (in.forSourceOnly)
            return refuse(400,
                          QStringLiteral("The parameter \"for_source_only\" requires an app access token."));
        return {};
    }
    Grants &grants = world.area<Grants>();
    const auto granted = [&](const QString &userId, Scope scope) {
        return grants.consent(caller.clientId, userId).value_or(ScopeSet()).contains(scope);
    };
    for (const Scope scope : {Scope::UserWriteChat, Scope::UserBot}) {
        if (!granted(in.senderId, scope))
            return refuse(401, QStringLiteral("Missing scope: ") + ScopeSet{scope}.names().first());
    }
    if (!granted(in.broadcasterId, Scope::ChannelBot) && !world.mayModerate(in.broadcasterId, in.senderId))
        return refuse(403,
                      QStringLiteral("The broadcaster has not granted channel:bot, and the sender is not a"
                                     " moderator."));
    return {};
}

Result<SentChatMessage> sendChatMessage(World &world, const Caller &caller, const SendChatMessage &in)
{
    if (!world.user(in.broadcasterId))
        return unknownBroadcaster();
    must(mayActForSender(world, caller, in));
    ChatRooms &rooms = world.area<ChatRooms>();
    const QString limit = rooms.limitReason(in.broadcasterId, in.senderId, in.message);
    auto sent = limit.isEmpty()
        ? rooms.sendMessage(in.broadcasterId, in.senderId, in.message,
                            {.parentId = in.replyParentMessageId.value_or(QString()),
                             .sourceOnly = !caller.isUser() && in.forSourceOnly.value_or(true)})
        : Result<ChatRooms::Message>(refuse(403, limit));
    if (sent)
        return SentChatMessage{.messageId = sent->id, .isSent = true};
    if (sent.error().status != 403)
        return sent.error();
    const QString code = sent.error().message;
    if (code == QLatin1String("msg_banned"))
        return refuse(403, QStringLiteral("The sender is banned from this channel."));
    const auto *found = std::find_if(std::begin(dropTexts), std::end(dropTexts),
                                     [&](const DropText &one) { return code == QLatin1String(one.code); });
    return SentChatMessage{
        .messageId = QStringLiteral(""),
        .dropReason
        = DropReason{code, found == std::end(dropTexts) ? QStringLiteral("") : QLatin1String(found->text)}};
}

Result<void> deleteChatMessages(World &world, const Caller &, const DeleteChatMessages &in)
{
    ChatRooms &rooms = world.area<ChatRooms>();
    return in.messageId ? rooms.deleteMessage(in.broadcasterId, in.moderatorId, *in.messageId)
                        : rooms.clear(in.broadcasterId, in.moderatorId);
}

}  // namespace

QList<ChatRooms::Message> ChatRooms::messages(const QString &broadcasterId, int count)
{
    QList<Message> messages;
    Rows rows = m_database.query("SELECT user_id, text, color, said_at, uuid, parent, thread"
                                 " FROM chat_messages WHERE broadcaster_id = ? ORDER BY id DESC LIMIT ?",
                                 rowId(broadcasterId), std::max(count, 0));
    while (rows.next())
        messages.append(messageIn(rows));
    return messages;
}

std::optional<ChatRooms::Message> ChatRooms::message(const QString &broadcasterId, const QString &id)
{
    Rows rows = m_database.query("SELECT user_id, text, color, said_at, uuid, parent, thread"
                                 " FROM chat_messages WHERE broadcaster_id = ? AND uuid = ?",
                                 rowId(broadcasterId), id);
    return rows.next() ? std::optional(messageIn(rows)) : std::nullopt;
}

QString ChatRooms::limitReason(const QString &broadcasterId, const QString &userId, const QString &text)
{
    const bool mayModerate = m_world.mayModerate(broadcasterId, userId);
    const qint64 now = m_world.clock().msecs();
    Rows rows = m_database.query(
        "SELECT text FROM chat_messages WHERE broadcaster_id = ?1 AND user_id = ?2 AND said_at > ?3"
        " AND said_at <= ?4 UNION ALL"
        " SELECT text FROM held_messages WHERE broadcaster_id = ?1 AND user_id = ?2 AND status = 0"
        " AND held_at > ?3 AND held_at <= ?4",
        rowId(broadcasterId), rowId(userId), now - limitWindow.count(), now);
    int count = 0;
    for (; rows.next(); ++count) {
        if (!mayModerate && rows.text(0) == text)
            return QStringLiteral("msg_duplicate");
    }
    return count < (mayModerate ? 100 : 20) ? QString() : QStringLiteral("msg_ratelimit");
}

Result<void> ChatRooms::deleteMessage(const QString &broadcasterId, const QString &moderatorId,
                                      const QString &id)
{
    if (auto ok = checkModerator(broadcasterId, moderatorId); !ok)
        return ok;
    const auto found = message(broadcasterId, id);
    if (!found || found->at < m_world.clock().msecs() - deletable.count())
        return refuse(404, QStringLiteral("The message does not exist, or is older than 6 hours."));
    if (found->userId == broadcasterId)
        return refuse(400, QStringLiteral("You cannot delete the broadcaster's messages."));
    if (found->userId != moderatorId && m_world.isModerator(broadcasterId, found->userId))
        return refuse(400, QStringLiteral("You cannot delete messages from another moderator."));
    auto done = statusOf(m_database.run("DELETE FROM chat_messages WHERE broadcaster_id = ? AND uuid = ?",
                                        rowId(broadcasterId), id));
    if (done)
        m_world.publish(
            DomainEvent::Kind::MessageDeleted, broadcasterId,
            {.userId = moderatorId, .subjectId = id, .text = found->text, .detail = found->userId});
    return done;
}

Result<void> ChatRooms::deleteMessagesOf(const QString &broadcasterId, const QString &userId)
{
    return statusOf(m_database.run("DELETE FROM chat_messages WHERE broadcaster_id = ? AND user_id = ?",
                                   rowId(broadcasterId), rowId(userId)));
}

Result<void> ChatRooms::clear(const QString &broadcasterId, const QString &moderatorId)
{
    if (auto ok = checkModerator(broadcasterId, moderatorId); !ok)
        return ok;
    auto done = statusOf(
        m_database.run("DELETE FROM chat_messages WHERE broadcaster_id = ?", rowId(broadcasterId)));
    if (done)
        m_world.publish(DomainEvent::Kind::ChatCleared, broadcasterId, {.userId = moderatorId});
    return done;
}

void ChatRooms::serveMessages(Service &service)
{
    service.on<SendChatMessage>(sendChatMessage);
    service.on<DeleteChatMessages>(deleteChatMessages);
}

}  // namespace Sidestage::Sandbox
