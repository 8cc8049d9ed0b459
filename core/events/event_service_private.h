// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "event_service.h"

#include "api/events.h"
#include "base/log.h"
#include "client/awaited.h"
#include "client/client.h"
#include "client/session.h"
#include "event_socket.h"

#include <QElapsedTimer>
#include <QHash>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <vector>

// What the parts of EventService share: event_service.cpp (what is asked of it), event_service_connection.cpp
// (sessions and tokens come and go), event_service_subscriptions.cpp (what is subscribed to, one after the
// other) and event_service_delivery.cpp (who is interested, and is told).

namespace Sidestage {

/// What makes two subscriptions the same. The service may say "" for what was not asked for.
QString eventKeyOf(const Api::EventInfo &event, const Api::EventCondition &condition);
QString eventKeyOf(const Api::EventSubSubscription &subscription);
/// In an order that makes two lists comparable.
QStringList sortedNames(QStringList names);

/// One type of event about somebody, and who is interested in it.
struct EventService::Topic
{
    enum class State : quint8 { Wanted, Creating, Standing, Refused };

    struct Listener
    {
        QPointer<QObject> context{};
        Deliver deliver{};
    };

    const Api::EventInfo *event = nullptr;
    Api::EventCondition condition{};
    Make make{};
    int order = 0;  ///< In which it was asked for.
    std::vector<std::shared_ptr<Listener>> listeners{};
    State state = State::Wanted;
    QString subscriptionId{};
    std::optional<Error> refusal{};
    int failures = 0;
    qint64 notBefore = 0;  ///< Milliseconds of the steady clock; while Wanted.
};

struct EventService::Private
{
    Private(EventService *service, Client *c, Session *s, QUrl u)
        : client(c)
        , session(s)
        , url(std::move(u))
        , socket(new EventSocket(url, service))
    {
        since.start();
        for (QTimer *timer : {&pumpTimer, &tidyTimer})
            timer->setSingleShot(true);
    }

    QPointer<Client> client;
    Session *session;
    QUrl url;
    EventSocket *socket;
    EventTiming timing{};
    QElapsedTimer since{};
    QTimer pumpTimer{};
    QTimer tidyTimer{};

    QHash<QString, std::shared_ptr<Topic>> topics{};
    int lastOrder = 0;
    int run = 0;            ///< Counts sessions on the service; one that is handed over stays the same.
    bool creating = false;  ///< A call is on its way that makes a subscription.
    bool missed = false;    ///< gap() has to come when the subscriptions stand.
    bool news = false;      ///< coverageChanged() has to come, likewise.
    bool wasCut = false;    ///< The connection was lost, and is not back.
    bool isResting = false;
    QStringList scopes{};  ///< Of the token by which subscriptions were refused.
    QStringList ownSessions{};
    QString reason{};  ///< Why there is no connection although somebody is interested.

    bool isUsable() const
    {
        return url.isValid() && !url.isEmpty() && !isResting && !session->isEnded() && !isAwaited(*session);
    }
    QList<std::shared_ptr<Topic>> inOrder() const
    {
        auto all = topics.values();
        std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a->order < b->order; });
        return all;
    }
    bool anyIs(std::initializer_list<Topic::State> states) const
    {
        return std::any_of(topics.cbegin(), topics.cend(), [&](const auto &topic) {
            return std::find(states.begin(), states.end(), topic->state) != states.end();
        });
    }
    /// Nothing is subscribed to any more. True if something was.
    bool forgetSession()
    {
        ++run;
        creating = missed = news = false;
        bool stood = false;
        for (const auto &topic : std::as_const(topics)) {
            stood = stood || topic->state == Topic::State::Standing;
            if (topic->state != Topic::State::Refused)
                topic->state = Topic::State::Wanted;
            topic->subscriptionId.clear();
            topic->failures = 0;
        }
        return stood;
    }
    void forgetRefusals()
    {
        for (const auto &topic : std::as_const(topics)) {
            if (topic->state == Topic::State::Refused)
                topic->state = Topic::State::Wanted;
            topic->refusal.reset();
            topic->notBefore = 0;
            topic->failures = 0;
        }
        reason.clear();
    }
    void confirm(Topic &topic, const QString &id)
    {
        topic.state = Topic::State::Standing;
        topic.subscriptionId = id;
        topic.refusal.reset();
        topic.failures = 0;
        topic.notBefore = 0;
        news = true;
    }
    void refused(Topic &topic, const Error &error)
    {
        qCInfo(lcClient) << topic.event->spec.type << "is refused:" << error.status << error.message;
        topic.state = Topic::State::Refused;
        topic.refusal = error;
        news = true;
    }
    void later(Topic &topic, std::chrono::milliseconds pause)
    {
        topic.state = Topic::State::Wanted;
        topic.notBefore = since.elapsed() + pause.count();
    }
    std::chrono::milliseconds pauseAfter(int failures) const
    {
        return std::min(timing.firstRetry * (1 << std::clamp(failures - 1, 0, 16)), timing.longestRetry);
    }
};

}  // namespace Sidestage
