// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/event.h"
#include "async/bound.h"
#include "base/result.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>

namespace Sidestage {

class Client;
class EventSocket;
class Session;
struct EventTiming;

/// The live events of one account, over WebSocket (api-facts D). Connects when there are listeners,
/// subscribes to the types they need, follows the service's reconnect requests, reconnects when the
/// connection is lost or silent, and discards duplicate messages.
///
///     account->events()->on<Api::RedemptionAdded>({.broadcasterUserId = id}, this,
///         [this](const Api::RedemptionAdded &event, const QDateTime &) { add(toRedemption(event)); });
///
/// Events are a hint that something has changed, not the authoritative state: they arrive at least once and
/// in no order, and those sent while there is no connection are lost. Therefore their listeners also read the
/// state once the subscription is active, after every gap(), and periodically (PollScheduler).
class EventService : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Off,         ///< No listeners, the profile has no events, or the session has ended.
        Connecting,  ///< For the first time.
        Connected,   ///< The welcome arrived; covers() returns which events arrive.
        Waiting,     ///< The connection was lost; the next attempt is at retryAt().
    };
    Q_ENUM(State)

    /// A subscription that has listeners, and its state. For display.
    struct Subscription
    {
        const Api::EventInfo *event = nullptr;
        Api::EventCondition condition{};
        bool stands = false;
        std::optional<Error> refusal{};  ///< See refusalOf().
    };

    /// `url`: the WebSocket address of the service; empty: it has none, and everything is polled. `client`
    /// and `session` must outlive this.
    EventService(Client *client, Session *session, QUrl url, QObject *parent = nullptr);

    /// Whether the service has events at all, that is, whether there is an address.
    bool isOffered() const { return !m_url.isEmpty(); }
    State state() const;
    /// When the next attempt is made, UTC; invalid unless Waiting.
    QDateTime retryAt() const;
    /// When the last frame arrived, UTC; invalid: none in this run.
    QDateTime lastFrameAt() const;
    /// Why there is no connection, or why the last one ended, for the user; empty: no reason is known.
    QString reason() const;

    /// Calls `handler` for each event E that matches `condition`, with the UTC time at which the service sent
    /// it, as long as `context` exists. Listeners with the same condition share one subscription. `file`: see
    /// Client::call().
    template <class E>
    void on(const Api::EventCondition &condition, QObject *context,
            std::function<void(const E &, const QDateTime &)> handler, const char *file = __builtin_FILE())
    {
        listen(
            Api::event<E>(), condition, context,
            [handler = std::move(handler)](const void *event, const QDateTime &sentAt) {
                handler(*static_cast<const E *>(event), sentAt);
            },
            [] { return std::shared_ptr<void>(std::make_shared<E>()); }, file);
    }

    /// Whether these events arrive now, that is, the subscription is active.
    template <class E>
    bool covers(const Api::EventCondition &condition) const
    {
        return covers(Api::event<E>(), condition);
    }
    bool covers(const Api::EventInfo &event, const Api::EventCondition &condition) const;
    /// Why the service refused this subscription (a missing scope, a limit); none: it was not refused.
    std::optional<Error> refusalOf(const Api::EventInfo &event, const Api::EventCondition &condition) const;
    /// All subscriptions that have listeners, in the order in which they were first requested.
    QList<Subscription> subscriptions() const;

    /// While resting, no connection is held, and nothing is polled either (see Account): the account is not
    /// on screen and needs no notifications. The listeners stay; gap() is emitted afterwards.
    void setResting(bool resting);
    bool isResting() const { return m_isResting; }

    /// Sets the timeouts and pauses; call before the first on(). Tests set shorter ones.
    void setTiming(const EventTiming &timing);

public Q_SLOTS:
    /// Connects now instead of at retryAt(), and requests again the subscriptions that were refused because
    /// of a limit.
    void retry();
    /// The machine has slept: events may have been missed even if the connection looks alive. Begins a new
    /// session.
    void startOver();

Q_SIGNALS:
    void stateChanged();
    /// Emitted when the result of covers() has changed for some events.
    void coverageChanged();
    /// Events may have been missed until now: everything that is updated by events must be read once more.
    /// Emitted when all subscriptions of a new session are active, also after the first connection. A
    /// subscription that becomes active later, because it was requested later or failed at first, is reported
    /// by coverageChanged().
    void gap();

private:
    using Deliver = std::function<void(const void *event, const QDateTime &sentAt)>;
    using Make = std::function<std::shared_ptr<void>()>;

    enum class TopicState : quint8 { Wanted, Creating, Standing, Refused };
    struct Topic;

    void listen(const Api::EventInfo &event, const Api::EventCondition &condition, QObject *context,
                Deliver deliver, Make make, const char *file);
    void forget(QObject *context);
    void tidy();
    void connectIfWanted();
    void sessionEnded();
    void hangUp();
    void tokenChanged();
    void welcomed();
    void rememberSession();
    void lost(int code);
    void deliver(const Api::EventFrame &frame);
    void record(const Api::EventFrame &frame, const Topic *topic) const;
    void revoked(const Api::EventSubSubscription &subscription);
    void pump();
    Bound subscribe(QString key, QString sessionId);
    Bound unsubscribe(QString subscriptionId);
    bool isUsable() const;
    QList<std::shared_ptr<Topic>> inOrder() const;
    bool anyIs(std::initializer_list<TopicState> states) const;
    /// Marks all subscriptions as gone. Returns true if any was active.
    bool forgetSession();
    void forgetRefusals();
    void confirm(Topic &topic, const QString &id);
    void refused(Topic &topic, const Error &error);
    void later(Topic &topic, std::chrono::milliseconds pause);
    std::chrono::milliseconds pauseAfter(int failures) const;

    QPointer<Client> m_client;
    Session *m_session;
    QUrl m_url;
    EventSocket *m_socket;
    QElapsedTimer m_since{};
    QTimer m_pumpTimer{};
    QTimer m_tidyTimer{};

    QHash<QString, std::shared_ptr<Topic>> m_topics{};
    int m_lastOrder = 0;
    int m_run = 0;            ///< Number of the session on the service; a reconnect to the same session keeps
                              ///< it.
    bool m_creating = false;  ///< A request that creates a subscription is running.
    bool m_missed = false;    ///< Emit gap() when the subscriptions are active.
    bool m_news = false;      ///< Emit coverageChanged() when the subscriptions are active.
    bool m_wasCut = false;    ///< The connection was lost and is not restored yet.
    bool m_isResting = false;
    QStringList m_scopes{};    ///< Scopes of the token with which subscriptions were refused.
    QSet<QString> m_ending{};  ///< Subscriptions of the session whose deletion was requested.
    QStringList m_ownSessions{};
    QString m_reason{};  ///< Why there is no connection although there are listeners.
};

}  // namespace Sidestage
