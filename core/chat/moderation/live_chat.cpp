// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_chat.h"

#include "accounts/account.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "profile/drafts.h"
#include "schema/describe.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype maxSent = 100;
constexpr qint64 sentWindow = 30'000;

struct ChatDraft
{
    QString text{};

    static void describe(auto &is) { is("text", &ChatDraft::text); }
};

QString draftArea(const QString &channelId)
{
    return QStringLiteral("chat/") + channelId;
}

qint64 steadyNow()
{
    return QDeadlineTimer::current().deadline();
}

ChatLine::Role roleOf(const QList<ChatBadge> &badges)
{
    ChatLine::Role role{};
    for (const ChatBadge &badge : badges) {
        const ChatLine::Role of = badge.setId == u"broadcaster"         ? ChatLine::Role::Broadcaster
            : badge.setId == u"moderator"                               ? ChatLine::Role::Moderator
            : badge.setId == u"vip"                                     ? ChatLine::Role::Vip
            : badge.setId == u"subscriber" || badge.setId == u"founder" ? ChatLine::Role::Subscriber
                                                                        : ChatLine::Role::Viewer;
        role = std::max(role, of);
    }
    return role;
}

/// What messages and notices have in common.
template <class Event>
ChatLine lineOf(const Event &event, const QString &channelId, const QDateTime &at)
{
    return {.id = event.messageId,
            .channelId = channelId,
            .userId = event.chatterUserId,
            .userLogin = event.chatterUserLogin,
            .userName = event.chatterUserName,
            .color = event.color,
            .role = roleOf(event.badges),
            .at = at,
            .text = event.message.text};
}

}  // namespace

LiveChat::LiveChat(Account *account, QObject *parent)
    : QObject(parent)
    , m_account(account)
{
    m_flush.setSingleShot(true);
    m_flush.setInterval(50ms);
    connect(&m_flush, &QTimer::timeout, this, &LiveChat::flush);
    connect(account->session(), &Session::tokenChanged, this, &LiveChat::listen);
    connect(account->events(), &EventService::coverageChanged, this, &LiveChat::coverageChanged);
}

bool LiveChat::mayRead() const
{
    return m_account->may(Scope::UserReadChat);
}

bool LiveChat::mayWrite() const
{
    return m_account->may(Scope::UserWriteChat);
}

std::optional<Scope> LiveChat::missing() const
{
    return !mayRead() ? std::optional(Scope::UserReadChat)
        : mayWrite()  ? std::nullopt
                      : std::optional(Scope::UserWriteChat);
}

void LiveChat::setChannels(const QStringList &ids)
{
    m_channels = ids;
    listen();
}

void LiveChat::listen()
{
    for (auto context = m_contexts.begin(); context != m_contexts.end();) {
        if (m_channels.contains(context.key())) {
            ++context;
        } else {
            delete *context;
            context = m_contexts.erase(context);
        }
    }
    if (!mayRead())
        return;
    for (const QString &id : std::as_const(m_channels)) {
        if (!m_contexts.contains(id))
            listenTo(id);
    }
}

void LiveChat::listenTo(const QString &channelId)
{
    auto *context = new QObject(this);
    m_contexts.insert(channelId, context);
    EventService *events = m_account->events();
    const EventCondition condition{.broadcasterUserId = channelId, .userId = m_account->userId()};
    events->on<ChatMessageSent>(
        condition, context, [this, channelId](const ChatMessageSent &event, const QDateTime &at) {
            ChatLine line = lineOf(event, channelId, at);
            line.bits = event.cheer ? event.cheer->bits : 0;
            if (const QString source = event.sourceBroadcasterUserId.value_or(channelId); source != channelId)
                line.sourceId = source;
            if (event.reply) {
                line.replyName = event.reply->parentUserName;
                line.replyText = event.reply->parentMessageBody;
            }
            add(std::move(line));
        });
    events->on<ChatNotified>(condition, context,
                             [this, channelId](const ChatNotified &event, const QDateTime &at) {
                                 ChatLine line = lineOf(event, channelId, at);
                                 line.notice = event.systemMessage;
                                 add(std::move(line));
                             });
    events->on<ChatMessageDeleted>(
        condition, context,
        [this](const ChatMessageDeleted &event, const QDateTime &) { markRemoved(event.messageId, {}); });
    events->on<ChatUserCleared>(
        condition, context, [this, channelId](const ChatUserCleared &event, const QDateTime &) {
            change(
                [&](const ChatLine &line) {
                    return line.channelId == channelId && line.userId == event.targetUserId;
                },
                [](ChatLine &line) { line.isRemoved = true; });
        });
    events->on<ChatCleared>(condition, context, [this, channelId](const ChatCleared &, const QDateTime &) {
        change([&](const ChatLine &line) { return line.channelId == channelId; },
               [](ChatLine &line) { line.isRemoved = true; });
    });
}

bool LiveChat::isLive(const QString &channelId) const
{
    return m_account->events()->covers<ChatMessageSent>(
        {.broadcasterUserId = channelId, .userId = m_account->userId()});
}

std::optional<Error> LiveChat::refusal(const QString &channelId) const
{
    return m_account->events()->refusalOf(Api::event<ChatMessageSent>(),
                                          {.broadcasterUserId = channelId, .userId = m_account->userId()});
}

void LiveChat::add(ChatLine line)
{
    if (m_ids.contains(line.id))
        return;
    m_ids.insert(line.id);
    ++m_counts[{line.channelId, line.userId}];
    m_added.append(line);
    m_lines.push_back(std::move(line));
    if (!m_flush.isActive())
        m_flush.start();
}

void LiveChat::flush()
{
    QStringList old;
    while (qsizetype(m_lines.size()) > maxLines) {
        const ChatLine &line = m_lines.front();
        old.append(line.id);
        m_ids.remove(line.id);
        const auto count = m_counts.find({line.channelId, line.userId});
        if (--*count == 0)
            m_counts.erase(count);
        m_lines.pop_front();
    }
    if (const auto lines = std::exchange(m_added, {}); !lines.isEmpty())
        Q_EMIT added(lines);
    if (!old.isEmpty())
        Q_EMIT forgotten(old);
}

template <class Which>
void LiveChat::change(Which which, const std::function<void(ChatLine &)> &edit)
{
    flush();
    QList<ChatLine> lines;
    for (ChatLine &line : m_lines) {
        if (!which(line))
            continue;
        const ChatLine before = line;
        edit(line);
        if (line != before)
            lines.append(line);
    }
    if (!lines.isEmpty())
        Q_EMIT changed(lines);
}

void LiveChat::markRemoved(const QString &id, const QString &by)
{
    change([&](const ChatLine &line) { return line.id == id; },
           [&](ChatLine &line) {
               line.isRemoved = true;
               if (!by.isEmpty())
                   line.removedBy = by;
           });
}

void LiveChat::markPerson(const QString &channelId, const QString &userId, bool isBanned,
                          const QDateTime &until)
{
    change([&](const ChatLine &line) { return line.channelId == channelId && line.userId == userId; },
           [&](ChatLine &line) {
               line.isBanned = isBanned;
               line.timedOutUntil = until;
           });
}

QList<ChatLine> LiveChat::linesOf(const QString &channelId, const QString &userId, qsizetype most) const
{
    QList<ChatLine> found;
    for (auto line = m_lines.rbegin(); line != m_lines.rend() && found.size() < most; ++line) {
        if (line->userId == userId && line->channelId == channelId)
            found.append(*line);
    }
    return found;
}

const ChatLine *LiveChat::line(const QString &id) const
{
    const auto found
        = std::find_if(m_lines.rbegin(), m_lines.rend(), [&](const ChatLine &line) { return line.id == id; });
    return found == m_lines.rend() ? nullptr : &*found;
}

void LiveChat::send(const QString &channelId, const QString &text, const QString &replyTo, QObject *context,
                    Sent done)
{
    SendChatMessage request{.broadcasterId = channelId, .senderId = m_account->userId(), .message = text};
    if (!replyTo.isEmpty())
        request.replyParentMessageId = replyTo;
    m_sentAt.append(steadyNow());
    if (m_sentAt.size() > maxSent)
        m_sentAt.removeFirst();
    m_account->client()->call(request).then(context, std::move(done));
}

QString LiveChat::draft(const QString &channelId) const
{
    const auto draft = m_account->store()->draftOf<ChatDraft>(m_account->userId(), draftArea(channelId));
    return draft ? draft->text : QString();
}

Result<void> LiveChat::setDraft(const QString &channelId, const QString &text)
{
    ProfileStore *store = m_account->store();
    const QString area = draftArea(channelId);
    return text.isEmpty() ? store->removeDraft(m_account->userId(), area)
                          : store->saveDraft(m_account->userId(), area, ChatDraft{text});
}

int LiveChat::secondsToSend() const
{
    if (m_sentAt.size() < maxSent)
        return 0;
    const qint64 left = m_sentAt.first() + sentWindow - steadyNow();
    return left <= 0 ? 0 : int((left + 999) / 1'000);
}

}  // namespace Sidestage
