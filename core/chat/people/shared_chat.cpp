// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_chat.h"

#include "api/chat.h"
#include "api/events/chat.h"
#include "api/users.h"
#include "client/client.h"

#include <QHash>

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Maximum number of ids per request.
constexpr qsizetype maxNames = 100;

}  // namespace

SharedChat::SharedChat(Account *account, QString channelId, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("shared chat"), .covered = 300s, .uncovered = 30s, .offScreen = 300s},
           parent)
    , m_channelId(std::move(channelId))
{
    start();
}

bool SharedChat::listen()
{
    // Events only trigger a reading, which returns the state. They also contain names.
    const auto handle = [this](const auto &event) {
        learn(event);
        for (const EventBroadcaster &one : event.participants)
            learn(one.broadcasterUserId, one.broadcasterUserLogin, one.broadcasterUserName);
        refresh();
    };
    on<SharedChatBegan>(here(), [handle](const SharedChatBegan &event, const QDateTime &) { handle(event); });
    on<SharedChatUpdated>(here(),
                          [handle](const SharedChatUpdated &event, const QDateTime &) { handle(event); });
    on<SharedChatEnded>(here(), [this](const SharedChatEnded &event, const QDateTime &) {
        learn(event);
        refresh();
    });
    return true;
}

QList<SharedChat::Participant> SharedChat::participants() const
{
    QList<Participant> all;
    for (const SharedChatParticipant &one : m_session.participants) {
        const Name name = m_names.value(one.broadcasterId, {QString(), one.broadcasterId});
        all.append({.id = one.broadcasterId,
                    .login = name.login,
                    .name = name.name,
                    .isHost = one.broadcasterId == m_session.hostBroadcasterId});
    }
    std::stable_sort(all.begin(), all.end(), [](const Participant &a, const Participant &b) {
        if (a.isHost != b.isHost)
            return a.isHost;
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return all;
}

Bound SharedChat::read()
{
    GetSharedChatSession request;
    request.broadcasterId = m_channelId;
    auto asking = account()->client()->call(request);
    const auto sessions = co_await asking;
    if (!sessions) {
        finished(sessions.error());
        co_return;
    }
    m_isKnown = true;
    m_session = sessions->value(0);
    Q_EMIT changed();
    GetUsers who;
    who.ids = nameless();
    if (!who.ids.isEmpty()) {
        // If reading the names fails, the session is known all the same; the names are read again next time.
        auto naming = account()->client()->call(who);
        const auto users = co_await naming;
        if (users) {
            for (const User &user : *users)
                learn(user.id, user.login, user.displayName);
            Q_EMIT changed();
        }
    }
    finished({});
}

void SharedChat::learn(const QString &id, const QString &login, const QString &name)
{
    if (!id.isEmpty() && !login.isEmpty())
        m_names.insert(id, {login, name.isEmpty() ? login : name});
}

void SharedChat::learn(const EventSharedChat &event)
{
    learn(event.broadcasterUserId, event.broadcasterUserLogin, event.broadcasterUserName);
    learn(event.hostBroadcasterUserId, event.hostBroadcasterUserLogin, event.hostBroadcasterUserName);
}

QStringList SharedChat::nameless() const
{
    QStringList ids;
    for (const SharedChatParticipant &one : m_session.participants) {
        if (!m_names.contains(one.broadcasterId) && ids.size() < maxNames)
            ids.append(one.broadcasterId);
    }
    return ids;
}

}  // namespace Sidestage
