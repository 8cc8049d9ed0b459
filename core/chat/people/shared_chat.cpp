// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared_chat.h"

#include "accounts/account.h"
#include "api/chat.h"
#include "api/events/chat.h"
#include "api/users.h"
#include "client/client.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

#include <QHash>

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// So many can be asked for at once.
constexpr qsizetype maxNames = 100;

}  // namespace

struct SharedChat::Private
{
    struct Name
    {
        QString login{};
        QString name{};
    };

    Private(Account *who, QString where)
        : account(who)
        , channelId(std::move(where))
    {
    }

    EventCondition here() const { return {.broadcasterUserId = channelId}; }
    void learn(const QString &id, const QString &login, const QString &name)
    {
        if (!id.isEmpty() && !login.isEmpty())
            names.insert(id, {login, name.isEmpty() ? login : name});
    }
    void learn(const EventSharedChat &event)
    {
        learn(event.broadcasterUserId, event.broadcasterUserLogin, event.broadcasterUserName);
        learn(event.hostBroadcasterUserId, event.hostBroadcasterUserLogin, event.hostBroadcasterUserName);
    }
    QStringList nameless() const
    {
        QStringList ids;
        for (const SharedChatParticipant &one : session.participants) {
            if (!names.contains(one.broadcasterId) && ids.size() < maxNames)
                ids.append(one.broadcasterId);
        }
        return ids;
    }

    Account *account;
    QString channelId;
    Poll *poll = nullptr;
    bool isReading = false;
    bool isKnown = false;
    SharedChatSession session{};  ///< Without an id: none.
    QHash<QString, Name> names{};
};

SharedChat::SharedChat(Account *account, QString channelId, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, std::move(channelId)))
{
    d->poll = account->polls()->add(
        {.name = QStringLiteral("shared chat"), .covered = 300s, .uncovered = 30s, .offScreen = 300s}, this);
    connect(d->poll, &Poll::due, this, &SharedChat::read);
    connect(d->poll, &Poll::changed, this, &SharedChat::freshnessChanged);
    // An event is a hint: reading says what is so. It brings names along.
    EventService *events = account->events();
    const auto handle = [this](const auto &event) {
        d->learn(event);
        for (const EventBroadcaster &one : event.participants)
            d->learn(one.broadcasterUserId, one.broadcasterUserLogin, one.broadcasterUserName);
        d->poll->trigger();
    };
    events->on<SharedChatBegan>(d->here(), this,
                                [handle](const SharedChatBegan &event, const QDateTime &) { handle(event); });
    events->on<SharedChatUpdated>(
        d->here(), this, [handle](const SharedChatUpdated &event, const QDateTime &) { handle(event); });
    events->on<SharedChatEnded>(d->here(), this, [this](const SharedChatEnded &event, const QDateTime &) {
        d->learn(event);
        d->poll->trigger();
    });
    connect(events, &EventService::coverageChanged, this, &SharedChat::cover);
    connect(events, &EventService::gap, d->poll, &Poll::trigger);
    cover();
}

SharedChat::~SharedChat() = default;

bool SharedChat::isKnown() const
{
    return d->isKnown;
}

bool SharedChat::isShared() const
{
    return !d->session.sessionId.isEmpty();
}

QString SharedChat::sessionId() const
{
    return d->session.sessionId;
}

QDateTime SharedChat::startedAt() const
{
    return d->session.createdAt;
}

QList<SharedChat::Participant> SharedChat::participants() const
{
    QList<Participant> all;
    for (const SharedChatParticipant &one : d->session.participants) {
        const Private::Name name = d->names.value(one.broadcasterId, {QString(), one.broadcasterId});
        all.append({.id = one.broadcasterId,
                    .login = name.login,
                    .name = name.name,
                    .isHost = one.broadcasterId == d->session.hostBroadcasterId});
    }
    std::stable_sort(all.begin(), all.end(), [](const Participant &a, const Participant &b) {
        if (a.isHost != b.isHost)
            return a.isHost;
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return all;
}

QDateTime SharedChat::asOf() const
{
    return d->poll->asOf();
}

QString SharedChat::failure() const
{
    return d->poll->failure();
}

int SharedChat::interval() const
{
    return d->poll->interval();
}

bool SharedChat::isLive() const
{
    const EventService *events = d->account->events();
    return events->covers<SharedChatBegan>(d->here()) && events->covers<SharedChatUpdated>(d->here())
        && events->covers<SharedChatEnded>(d->here());
}

void SharedChat::setOnScreen(bool onScreen)
{
    d->poll->setOnScreen(onScreen);
}

void SharedChat::refresh()
{
    d->poll->trigger();
}

void SharedChat::cover()
{
    d->poll->setCovered(isLive());
    Q_EMIT freshnessChanged();
}

Bound SharedChat::read()
{
    if (d->isReading)
        co_return;
    d->isReading = true;
    GetSharedChatSession request;
    request.broadcasterId = d->channelId;
    auto asking = d->account->client()->call(request);
    const auto sessions = co_await asking;
    if (!sessions) {
        d->isReading = false;
        d->poll->finished(sessions.error());
        co_return;
    }
    d->isKnown = true;
    d->session = sessions->value(0);
    Q_EMIT changed();
    GetUsers who;
    who.ids = d->nameless();
    if (!who.ids.isEmpty()) {
        // Without the names it is known all the same; they are asked for again next time.
        auto naming = d->account->client()->call(who);
        const auto users = co_await naming;
        if (users) {
            for (const User &user : *users)
                d->learn(user.id, user.login, user.displayName);
            Q_EMIT changed();
        }
    }
    d->isReading = false;
    d->poll->finished({});
}

}  // namespace Sidestage
