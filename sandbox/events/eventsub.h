// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/event.h"
#include "event_faults.h"
#include "sandbox/service/service.h"
#include "sandbox/world/area.h"
#include "sandbox/world/domain_event.h"
#include "schema/parameters.h"

#include <QHash>

#include <deque>
#include <map>
#include <memory>
#include <unordered_map>

namespace Sidestage::Sandbox {

/// A client's WebSocket, as EventSub sees it.
class EventLine
{
public:
    EventLine() = default;
    virtual ~EventLine() = default;
    Q_DISABLE_COPY_MOVE(EventLine)

    /// A text frame.
    virtual void send(const QByteArray &json) = 0;
    virtual void ping() = 0;
    /// Bytes that the client has not taken yet.
    virtual qint64 unsent() const = 0;
    /// Says why, and ends it. EventSub asks nothing of the line afterwards.
    virtual void close(int code, const QString &reason) = 0;
    /// Ends it without a word. Likewise.
    virtual void cut() = 0;

private:
    friend class EventSub;
    QString m_session{};      ///< Empty: closed, or refused.
    qint64 m_pingAt = 0;      ///< When the next ping is due, machine time.
    qint64 m_unanswered = 0;  ///< Since when a ping waits for its answer; 0: none does.
};

/// Subscriptions to events, the sessions of WebSockets in which they arrive, and the events themselves
/// (api-facts D). Knows no network: whoever has a socket hands it in as an EventLine, and calls step()
/// now and then. Everything here ends with the process, as its sockets do.
///
/// What the protocol waits for goes by the machine's clock; what frames and answers say, by the world's.
class EventSub : public Area
{
public:
    static constexpr int maxOnSession = 300;       ///< Enabled subscriptions in one session.
    static constexpr int maxSessions = 3;          ///< Sessions with subscriptions, of one user of one app.
    static constexpr int maxAlike = 3;             ///< Of the same type and condition, of one app.
    static constexpr int maxSocketCost = 10;       ///< Of one user of one app.
    static constexpr int maxWebhookCost = 10'000;  ///< Of one app.
    static constexpr int pageSize = 100;
    static constexpr int minKeepalive = 10;  ///< Seconds, as the next.
    static constexpr int maxKeepalive = 600;
    static constexpr std::chrono::milliseconds unusedFor = std::chrono::seconds(10);
    static constexpr std::chrono::milliseconds pingEvery = std::chrono::seconds(5);
    static constexpr std::chrono::milliseconds pongWithin = std::chrono::seconds(15);
    static constexpr std::chrono::milliseconds handOverWithin = std::chrono::seconds(30);
    /// How long a subscription that has ended is still listed.
    static constexpr std::chrono::milliseconds endedListed = std::chrono::hours(1);
    static constexpr qsizetype maxEnded = 10'000;
    /// A client that does not read what it is sent is cut off when so many bytes wait for it. What happens at
    /// once when a reward with ten thousand redemptions is deleted must fit.
    static constexpr qint64 maxUnsent = 16 * 1024 * 1024;

    explicit EventSub(World &world);
    ~EventSub() override;

    // A line must live until it was disconnected(), closed or cut.

    /// A client has connected, with this query: welcomes it, or refuses a reconnect that is not valid.
    void connected(EventLine &line, const Api::Parameters &query);
    /// The client has sent data, which it must not.
    void received(EventLine &line);
    void ponged(EventLine &line);
    /// The client is gone.
    void disconnected(EventLine &line);
    /// Does what is due: keepalives, pings, ends of waiting. To be called a few times a second.
    void step();

    /// Sends an event to those who subscribed to its type with this place of the condition (placeOf()), and
    /// with this reward or any. `make` is called only when there are such: it gives the event, or none.
    template <class E, class Make>
    void publish(const QString &place, Make make, const QString &rewardId = {})
    {
        const QList<Subscription *> found = matching(Api::event<E>(), place, rewardId);
        if (found.isEmpty())
            return;
        const std::optional<E> event = make();
        if (event)
            deliverAll(found, Api::event<E>(), &*event);
    }
    /// Whether somebody subscribed to events of this type with this place of the condition.
    template <class E>
    bool isWanted(const QString &place) const
    {
        return m_topics.contains({&Api::event<E>(), place});
    }

    // The endpoints. Errors have the status and the words that are answered.

    Result<Api::EventSubCreated> create(const Caller &caller, const Api::CreateEventSubSubscription &wanted);
    Result<Api::EventSubListing> list(const Caller &caller, const Api::GetEventSubSubscriptions &wanted);
    Result<void> remove(const Caller &caller, const QString &id);

    // For whoever moves the sandbox.

    struct SessionState
    {
        QString id{};
        QString clientId{};  ///< Of the first subscription; empty: there is none yet.
        QString userId{};
        qint64 connectedAt = 0;  ///< Milliseconds since the epoch, world time.
        int keepalive = 0;       ///< Seconds.
        bool reconnecting = false;
        int subscriptions = 0;  ///< Those that are enabled.
        qint64 sent = 0;        ///< Notifications.
    };
    QList<SessionState> sessions() const;
    /// All subscriptions with the app and user they belong to, oldest first; those that have ended too.
    struct SubscriptionState
    {
        QString clientId{};
        QString userId{};  ///< Empty: made with an app token.
        Api::EventSubSubscription resource{};
        qint64 sent = 0;  ///< Notifications.
    };
    QList<SubscriptionState> subscriptions();
    /// Closes a session with one of the codes of api-facts D2. Error: there is no such session or code.
    Result<void> closeSession(const QString &id, int code);
    /// Asks a session's client to connect anew, and gives the address it was told.
    Result<QString> askToReconnect(const QString &id);
    /// Ends a subscription with this status, and tells its client. Error: there is none that is enabled.
    Result<void> revoke(const QString &subscriptionId, const QString &status);
    /// Ends and forgets all of them: the world is made anew.
    void endAll();
    void restart() override { endAll(); }

    qint64 addFault(EventFault fault);
    const QList<EventFault> &faults() const { return m_faults; }
    qsizetype removeFaults(const std::function<bool(const EventFault &)> &gone)
    {
        return m_faults.removeIf(gone);
    }

    void serve(Service &service) override;

private:
    struct Session;
    struct Subscription
    {
        qint64 number = 0;
        const Api::EventInfo *info = nullptr;
        QString clientId{};
        QString userId{};  ///< Empty: made with an app token.
        QByteArray tokenHash{};
        Api::EventSubSubscription resource{};
        QString place{};
        Session *session = nullptr;  ///< Null: it has ended, or has no socket.
        QByteArray json{};           ///< As notifications tell of it.
        qint64 endedAt = 0;          ///< Machine time; 0: it has not.
        qint64 pendingUntil
            = 0;  ///< When the verification of its callback fails, machine time; 0: nothing waits.
        qint64 sent = 0;

        bool isEnabled() const { return resource.status == QLatin1String("enabled"); }
        bool counts() const
        {
            return isEnabled() || resource.status == QLatin1String("webhook_callback_verification_pending");
        }
    };

    struct Session
    {
        QString id{};
        QDateTime connectedAt{};  ///< World time.
        int keepalive = minKeepalive;
        EventLine *line = nullptr;
        EventLine *former = nullptr;  ///< After a hand-over, until its client closes it.
        qint64 welcomedAt = 0;        ///< Machine time, as all that follow.
        qint64 sentAt = 0;            ///< The last frame.
        bool used = false;            ///< It has had a subscription.
        QString challenge{};          ///< Of the address to reconnect to; empty: nobody was asked to.
        qint64 reconnectBy = 0;       ///< When whoever stays on the old line is cut off; 0: nobody waits.
        QList<Subscription *> subscriptions{};  ///< Those that are enabled.
        QByteArray held{};                      ///< A frame that waits for the next one.
        qint64 heldUntil = 0;
        qint64 sent = 0;  ///< Notifications.
    };
    /// What subscriptions are found by when something happens.
    struct Topic
    {
        const Api::EventInfo *info = nullptr;
        QString place{};  ///< Of the condition: placeOf().

        bool operator==(const Topic &) const = default;
        friend size_t qHash(const Topic &topic, size_t seed)
        {
            return qHashMulti(seed, topic.info, topic.place);
        }
    };
    struct Waiting
    {
        qint64 due = 0;  ///< Machine time.
        QString session{};
        QByteArray frame{};
    };

    Result<const Api::EventInfo *> typeOf(const Caller &caller,
                                          const Api::CreateEventSubSubscription &wanted) const;
    Result<Session *> destination(const Caller &caller, const Api::EventTransport &transport);
    Result<Api::EventCondition> checkedCondition(const Api::EventInfo &info,
                                                 const Api::EventCondition &given) const;
    Result<void> mayHave(const Caller &caller, const Api::EventInfo &info,
                         const Api::EventCondition &condition) const;
    int costOf(const Caller &caller, const Api::EventInfo &info, const Api::EventCondition &condition) const;
    Result<void> checkLimits(const Caller &caller, const Subscription &made, const Session *session) const;
    bool belongsTo(const Caller &caller, const Subscription &subscription) const;
    template <class Listing>
    void addTotals(const Caller &caller, Listing &listing) const;
    void settleEnded();

    qint64 now() const;
    Session *sessionOf(const EventLine &line) const;
    void send(Session &session, const QByteArray &frame);
    void sendWelcome(Session &session, EventLine &line);
    void takeOver(EventLine &line, const Api::Parameters &query);
    void stepSession(Session &session, qint64 now);
    bool stepLine(EventLine &line, qint64 now);
    void closeLine(EventLine *&line, int code);
    void endSession(const QString &id, int code);
    void sendWaiting(qint64 now);
    QByteArray head(const char *type, const Subscription *subscription);
    QByteArray sessionFrame(const char *type, const Session &session, const QString &reconnectUrl);
    QString timeText();

    void handleHappening(const DomainEvent &domainEvent);
    QList<Subscription *> matching(const Api::EventInfo &info, const QString &place,
                                   const QString &rewardId = {}) const;
    void deliverAll(const QList<Subscription *> &subscriptions, const Api::EventInfo &info,
                    const void *event);
    void endRights(const DomainEvent &domainEvent);
    void deliver(Subscription &subscription, const QByteArray &event);
    void end(Subscription &subscription, const QString &status);
    void loseRights(const QString &clientId, const QString &userId, std::optional<Api::ScopeSet> scopes,
                    const QByteArray &token);

    World &m_world;
    std::unordered_map<QString, std::unique_ptr<Session>> m_sessions;
    std::map<qint64, std::unique_ptr<Subscription>> m_subscriptions;  ///< By their number: the oldest first.
    QHash<QString, qint64> m_numbers{};                               ///< By id.
    QHash<Topic, QList<Subscription *>> m_topics{};                   ///< Those that are enabled.
    int m_enabled = 0;
    std::deque<qint64> m_ended{};  ///< Numbers, in the order in which they ended.
    qint64 m_lastNumber = 0;
    QList<Waiting> m_waiting{};
    QList<EventFault> m_faults{};
    qint64 m_lastFault = 0;
    int m_fraction = 0;
};

/// What of a condition an event is compared with: the broadcaster, or who else it is about.
QString placeOf(const Api::EventInfo &info, const Api::EventCondition &condition);

}  // namespace Sidestage::Sandbox
