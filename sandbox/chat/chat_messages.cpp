// SPDX-License-Identifier: GPL-3.0-or-later

// What is said in the chats: messages, announcements, shoutouts.

#include "chat_rooms.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QSet>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// As far back as slow mode can ask when somebody last spoke.
constexpr std::chrono::milliseconds longestWait = std::chrono::seconds(120);

/// The words that the review refuses. They are harmless on purpose.
constexpr const char *bannedWords[] = {"bannedword", "grobbelfluch", "verbotenes"};

/// The first `most` characters (code points).
QString cut(const QString &text, int most)
{
    qsizetype end = 0;
    for (int count = 0; end < text.size() && count < most; ++count) {
        const bool pair = text[end].isHighSurrogate() && end + 1 < text.size();
        end += pair ? 2 : 1;
    }
    return text.first(end);
}

/// What makes a message unlike another: its letters, digits and pictures, if it has any.
QString normalizedText(const QString &text)
{
    QString essence;
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c.isSurrogate() || c.isMark())
            essence.append(c.toCaseFolded());
    }
    return essence.isEmpty() ? text.trimmed() : essence;
}

QString colorName(AnnouncementColor color)
{
    return QLatin1String(namesOf(color)[std::size_t(color)]);
}

}  // namespace

bool passesReview(const QString &text)
{
    return std::none_of(std::begin(bannedWords), std::end(bannedWords), [&](const char *word) {
        return text.contains(QLatin1String(word), Qt::CaseInsensitive);
    });
}

/// Of the emotes of the service and the channel, and nothing else.
bool ChatRooms::isEmotesOnly(const QString &broadcasterId, const QString &text)
{
    QSet<QString> names;
    for (const auto &emotes : {m_world.area<PictureCatalogue>().globalEmotes(),
                               m_world.area<PictureCatalogue>().channelEmotes(broadcasterId)}) {
        if (!emotes)
            continue;
        for (const Emote &emote : *emotes)
            names.insert(emote.name);
    }
    const QStringList words = text.simplified().split(u' ');
    return std::all_of(words.cbegin(), words.cend(),
                       [&](const QString &word) { return names.contains(word); });
}

bool ChatRooms::wasSaid(const QString &broadcasterId, const QString &text)
{
    const QString essence = normalizedText(text);
    Rows rows = m_world.database().query("SELECT text FROM chat_messages WHERE broadcaster_id = ?",
                                         rowId(broadcasterId));
    while (rows.next()) {
        if (normalizedText(rows.text(0)) == essence)
            return true;
    }
    return false;
}

/// Why a message does not get through (api-facts C1); empty when it does.
QString ChatRooms::dropReason(const QString &broadcasterId, const QString &userId, const QString &text)
{
    if (m_world.isBanned(broadcasterId, userId))
        return QStringLiteral("msg_banned");
    if (!passesReview(text))
        return QStringLiteral("msg_rejected");
    if (m_world.mayModerate(broadcasterId, userId))
        return {};

    const ChatSettings modes = settings(broadcasterId);
    const QDateTime now = m_world.clock().now();
    if (modes.followerMode) {
        const int minutes = modes.followerModeDuration.value_or(0);
        const QDateTime since = m_world.follows().since(broadcasterId, userId);
        if (!since.isValid())
            return minutes > 0 ? QStringLiteral("msg_followersonly")
                               : QStringLiteral("msg_followersonly_zero");
        if (since.msecsTo(now) < qint64(minutes) * 60'000)
            return QStringLiteral("msg_followersonly_followed");
    }
    // Nobody subscribes to anybody in this world.
    if (modes.subscriberMode)
        return QStringLiteral("msg_subsonly");
    if (modes.emoteMode && !isEmotesOnly(broadcasterId, text))
        return QStringLiteral("msg_emoteonly");
    if (modes.slowModeWaitTime) {
        Rows spoke = m_world.database().query("SELECT 1 FROM chat_turns WHERE broadcaster_id = ?"
                                              " AND user_id = ? AND said_at > ? AND said_at <= ?",
                                              rowId(broadcasterId), rowId(userId),
                                              now.addSecs(-*modes.slowModeWaitTime), now);
        if (spoke.next())
            return QStringLiteral("msg_slowmode");
    }
    if (modes.uniqueChatMode && wasSaid(broadcasterId, text))
        return QStringLiteral("msg_r9k");
    return {};
}

/// Stores a message, and forgets those that are too old to be kept.
Result<void> ChatRooms::saveMessage(const QString &broadcasterId, const Message &message)
{
    Database &database = m_world.database();
    const qint64 id = rowId(broadcasterId);
    return database.transaction([&]() -> Result<void> {
        if (auto done
            = database.run("INSERT INTO chat_messages (broadcaster_id, user_id, text, color, said_at)"
                           " VALUES (?, ?, ?, ?, ?)",
                           id, rowId(message.userId), message.text, message.color, message.at);
            !done)
            return done.error();
        if (auto done = database.run(
                "DELETE FROM chat_messages WHERE broadcaster_id = ?1 AND id <= (SELECT id FROM chat_messages"
                " WHERE broadcaster_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
                id, maxMessages);
            !done)
            return done.error();
        if (auto done = database.run(
                "INSERT OR REPLACE INTO chat_turns (broadcaster_id, user_id, said_at) VALUES (?, ?, ?)", id,
                rowId(message.userId), message.at);
            !done)
            return done.error();
        return statusOf(database.run("DELETE FROM chat_turns WHERE broadcaster_id = ? AND said_at <= ?", id,
                                     message.at - longestWait.count()));
    });
}

Result<void> ChatRooms::sendMessage(const QString &broadcasterId, const QString &userId, const QString &text,
                                    int bits)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    if (!m_world.user(userId))
        return refuse(400, QStringLiteral("The user does not exist."));
    if (text.trimmed().isEmpty())
        return refuse(400, QStringLiteral("The message must not be empty."));
    if (cut(text, longestMessage) != text)
        return refuse(422, QStringLiteral("The message is too large."));
    if (const QString reason = dropReason(broadcasterId, userId, text); !reason.isEmpty())
        return refuse(403, reason);
    auto done = saveMessage(
        broadcasterId,
        {.userId = userId, .text = text, .color = QStringLiteral(""), .at = m_world.clock().msecs()});
    if (done)
        m_world.publish({.kind = DomainEvent::Kind::ChatMessage,
                         .broadcasterId = broadcasterId,
                         .userId = userId,
                         .amount = bits,
                         .text = text});
    return done;
}

QList<ChatRooms::Message> ChatRooms::messages(const QString &broadcasterId, int count)
{
    QList<Message> messages;
    Rows rows = m_world.database().query("SELECT user_id, text, color, said_at FROM chat_messages"
                                         " WHERE broadcaster_id = ? ORDER BY id DESC LIMIT ?",
                                         rowId(broadcasterId), std::max(count, 0));
    while (rows.next())
        messages.append({rows.text(0), rows.text(1), rows.text(2), rows.integer(3)});
    return messages;
}

Result<void> ChatRooms::announce(const QString &broadcasterId, const QString &moderatorId,
                                 const QString &text, AnnouncementColor color)
{
    if (auto ok = checkModerator(broadcasterId, moderatorId); !ok)
        return ok;
    const QString message = cut(text, longestMessage);
    if (message.trimmed().isEmpty())
        return refuse(400, QStringLiteral("The message must not be empty."));
    if (!passesReview(message))
        return refuse(400, QStringLiteral("The message did not pass review."));
    auto done = saveMessage(
        broadcasterId,
        {.userId = moderatorId, .text = message, .color = colorName(color), .at = m_world.clock().msecs()});
    if (done)
        m_world.publish({.kind = DomainEvent::Kind::Announcement,
                         .broadcasterId = broadcasterId,
                         .userId = moderatorId,
                         .text = message,
                         .detail = colorName(color)});
    return done;
}

Result<void> ChatRooms::shoutOut(const QString &broadcasterId, const QString &otherId,
                                 const QString &moderatorId)
{
    if (auto ok = checkModerator(broadcasterId, moderatorId); !ok)
        return ok;
    if (broadcasterId == otherId)
        return refuse(400, QStringLiteral("The broadcaster may not give themselves a Shoutout."));
    if (!m_world.user(otherId))
        return refuse(400, QStringLiteral("The broadcaster in to_broadcaster_id does not exist."));
    if (m_world.isBanned(broadcasterId, otherId))
        return refuse(403, QStringLiteral("The broadcaster may not give this broadcaster a Shoutout."));
    const auto stream = m_world.liveStream(broadcasterId);
    if (!stream || stream->viewers < 1)
        return refuse(
            400,
            QStringLiteral("The broadcaster is not streaming live or does not have one or more viewers."));

    // What lies ahead is from before the clock was put back, and holds nobody up.
    Database &database = m_world.database();
    const qint64 id = rowId(broadcasterId);
    const qint64 now = m_world.clock().msecs();
    if (database
            .query(
                "SELECT 1 FROM shoutouts WHERE broadcaster_id = ? AND sent_at > ? AND sent_at <= ? LIMIT 1",
                id, now - shoutoutPause.count(), now)
            .next())
        return refuse(429, QStringLiteral("The broadcaster may give one Shoutout every 2 minutes."));
    if (database
            .query("SELECT 1 FROM shoutouts WHERE broadcaster_id = ? AND to_id = ? AND sent_at > ?"
                   " AND sent_at <= ?",
                   id, rowId(otherId), now - sameShoutoutPause.count(), now)
            .next())
        return refuse(
            429,
            QStringLiteral("The broadcaster may give the same broadcaster one Shoutout every 60 minutes."));
    auto done = database.transaction([&]() -> Result<void> {
        if (auto forgotten = database.run("DELETE FROM shoutouts WHERE broadcaster_id = ? AND sent_at <= ?",
                                          id, now - sameShoutoutPause.count());
            !forgotten)
            return forgotten.error();
        return statusOf(
            database.run("INSERT OR REPLACE INTO shoutouts (broadcaster_id, to_id, sent_at) VALUES (?, ?, ?)",
                         id, rowId(otherId), now));
    });
    if (done)
        m_world.publish({.kind = DomainEvent::Kind::ShoutoutSent,
                         .broadcasterId = broadcasterId,
                         .userId = moderatorId,
                         .subjectId = otherId});
    return done;
}

}  // namespace Sidestage::Sandbox
