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

/// The live events of one account, over WebSocket (api-facts D): connects when somebody is interested,
/// subscribes to what they are interested in, hands over when the service asks for it, connects anew when
/// the line is cut or falls silent, and drops what is delivered twice.
///
///     account->events()->on<Api::RedemptionAdded>({.broadcasterUserId = id}, this,
///         [this](const Api::RedemptionAdded &event, const QDateTime &) { add(toRedemption(event)); });
///
/// Events are a hint of what changed, not the truth: they come at least once, in no order, and those of
/// the time without a connection never come. Whoever shows something reads it once the subscription
/// stands and after every gap(), and slowly for ever (PollScheduler).
class EventService : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Off,         ///< Nobody is interested, the profile has no events, or the session has ended.
        Connecting,  ///< For the first time.
        Connected,   ///< Welcomed; whether a type of event arrives, covers() says.
        Waiting,     ///< Cut off; another try follows at retryAt().
    };
    Q_ENUM(State)

    /// Something somebody is interested in, and what has become of it. For people to look at.
    struct Subscription
    {
        const Api::EventInfo *event = nullptr;
        Api::EventCondition condition{};
        bool stands = false;
        std::optional<Error> refusal{};  ///< As refusalOf() says.
    };

    /// `url`: where the service speaks WebSocket; empty: it does not, and everything is polled.
    /// `client` and `session` must outlive this.
    EventService(Client *client, Session *session, QUrl url, QObject *parent = nullptr);

    /// Whether the service has events at all: there is an address for them.
    bool isOffered() const { return !m_url.isEmpty(); }
    State state() const;
    /// When the next try follows, UTC; invalid unless Waiting.
    QDateTime retryAt() const;
    /// When the last frame came, UTC; invalid: none in this run.
    QDateTime lastFrameAt() const;
    /// Why there is no connection, or why the last one ended, for the user; empty: no reason is known.
    QString reason() const;

    /// Calls `handler` for each event E that `condition` matches, with the time at which the service sent
    /// it (UTC), as long as `context` lives. The same interest of several is one subscription.
    template <class E>
    void on(const Api::EventCondition &condition, QObject *context,
            std::function<void(const E &, const QDateTime &)> handler)
    {
        listen(
            Api::event<E>(), condition, context,
            [handler = std::move(handler)](const void *event, const QDateTime &sentAt) {
                handler(*static_cast<const E *>(event), sentAt);
            },
            [] { return std::shared_ptr<void>(std::make_shared<E>()); });
    }

    /// Whether these events arrive now: the subscription stands.
    template <class E>
    bool covers(const Api::EventCondition &condition) const
    {
        return covers(Api::event<E>(), condition);
    }
    bool covers(const Api::EventInfo &event, const Api::EventCondition &condition) const;
    /// Why the service refused this subscription: a missing scope, a limit; none: it did not.
    std::optional<Error> refusalOf(const Api::EventInfo &event, const Api::EventCondition &condition) const;
    /// All that is wanted, in the order in which it was first asked for.
    QList<Subscription> subscriptions() const;

    /// Nobody looks at the account, and nothing of it is to be told: no connection is held until this is
    /// over, and nothing is polled either (see Account). What was wanted stays wanted; gap() follows
    /// afterwards.
    void setResting(bool resting);
    bool isResting() const { return m_isResting; }

    /// How long to wait for what; before the first on(). Tests are in a hurry.
    void setTiming(const EventTiming &timing);

public Q_SLOTS:
    /// Tries to connect now, instead of at retryAt(), and what was refused for want of room as well.
    void retry();
    /// The machine has slept: whatever the line says, events may have been missed. Begins a new session.
    void startOver();

Q_SIGNALS:
    void stateChanged();
    /// What covers() says has changed for some events.
    void coverageChanged();
    /// Events may have been missed until now: whatever is fed by events has to be read once more. Comes
    /// after all subscriptions of a new session stand, at the first connection too. For one that stands
    /// later, because it was asked for later or failed at first, coverageChanged() says the same.
    void gap();

private:
    using Deliver = std::function<void(const void *event, const QDateTime &sentAt)>;
    using Make = std::function<std::shared_ptr<void>()>;

    enum class TopicState : quint8 { Wanted, Creating, Standing, Refused };
    struct Topic;

    void listen(const Api::EventInfo &event, const Api::EventCondition &condition, QObject *context,
                Deliver deliver, Make make);
    void forget(QObject *context);
    void tidy();
    void connectIfWanted();
    void sessionEnded();
    void hangUp();
    void tokenChanged();
    void welcomed();
    void lost(int code);
    void deliver(const Api::EventFrame &frame);
    void revoked(const Api::EventSubSubscription &subscription);
    void pump();
    Bound subscribe(QString key, QString sessionId);
    Bound unsubscribe(QString subscriptionId);
    bool isUsable() const;
    QList<std::shared_ptr<Topic>> inOrder() const;
    bool anyIs(std::initializer_list<TopicState> states) const;
    /// Nothing is subscribed to any more. True if something was.
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
    int m_run = 0;            ///< Counts sessions on the service; one that is handed over stays the same.
    bool m_creating = false;  ///< A call is on its way that makes a subscription.
    bool m_missed = false;    ///< gap() has to come when the subscriptions stand.
    bool m_news = false;      ///< coverageChanged() has to come, likewise.
    bool m_wasCut = false;    ///< The connection was lost, and is not back.
    bool m_isResting = false;
    QStringList m_scopes{};  ///< Of the token by which subscriptions were refused.
    QStringList m_ownSessions{};
    QString m_reason{};  ///< Why there is no connection although somebody is interested.
};

}  // namespace Sidestage
