// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/event.h"
#include "conduits.h"
#include "event_faults.h"
#include "event_names.h"
#include "sandbox/service/service.h"
#include "sandbox/world/area.h"
#include "sandbox/world/domain_event.h"
#include "schema/parameters.h"
#include "webhooks.h"

#include <QHash>

#include <deque>
#include <map>
#include <memory>
#include <unordered_map>

namespace Sidestage::Sandbox {

/// A client's WebSocket, as an interface for EventSub.
class EventLine
{
public:
    EventLine() = default;
    virtual ~EventLine() = default;
    Q_DISABLE_COPY_MOVE(EventLine)

    /// Sends a text frame.
    virtual void send(const QByteArray &json) = 0;
    virtual void ping() = 0;
    /// Returns the number of bytes that the client has not received yet.
    virtual qint64 unsent() const = 0;
    /// Closes the socket with a code and a reason. EventSub does not use the line afterwards.
    virtual void close(int code, const QString &reason) = 0;
    /// Aborts the connection without a close frame. EventSub does not use the line afterwards.
    virtual void cut() = 0;

private:
    friend class EventSub;
    QString m_session{};      ///< Empty after it was closed or refused.
    qint64 m_pingAt = 0;      ///< Time of the next ping, machine time.
    qint64 m_unanswered = 0;  ///< Time of the first unanswered ping; 0: none.
};

/// Subscriptions to events, the WebSocket sessions, callbacks and conduits that receive them, and the events
/// themselves (api-facts D). Independent of the network: the owner of a socket passes it as an EventLine,
/// requests to callbacks go to a WebhookSender, and step() is called regularly. Subscriptions of sessions end
/// with the process, like its sockets; those of callbacks and conduits are stored.
///
/// Timeouts of the protocol use the machine's clock. Times in messages and answers use the world's clock.
class EventSub : public Area
{
public:
    static constexpr int maxOnSession = 300;  ///< Enabled subscriptions of one session.
    static constexpr int maxSessions = 3;     ///< Sessions with subscriptions, per user of an app.
    static constexpr int maxAlike = 3;        ///< Subscriptions with the same type and condition, per app.
    static constexpr int maxSocketCost = 10;  ///< Per user of an app.
    static constexpr int maxWebhookCost = 10'000;  ///< Per app, for callbacks and conduits.
    static constexpr int pageSize = 100;
    static constexpr int minKeepalive = 10;  ///< Seconds, like the next one.
    static constexpr int maxKeepalive = 600;
    static constexpr std::chrono::milliseconds unusedFor = std::chrono::seconds(10);
    static constexpr std::chrono::milliseconds pingEvery = std::chrono::seconds(5);
    static constexpr std::chrono::milliseconds pongWithin = std::chrono::seconds(15);
    static constexpr std::chrono::milliseconds handOverWithin = std::chrono::seconds(30);
    /// How long an ended subscription is still listed.
    static constexpr std::chrono::milliseconds endedListed = std::chrono::hours(1);
    static constexpr qsizetype maxEnded = 10'000;
    /// A client that does not read is disconnected when this many bytes are unsent. Deleting a reward with
    /// ten thousand redemptions, which publishes all of them at once, must stay below it.
    static constexpr qint64 maxUnsent = 16 * 1024 * 1024;
    /// A callback ends when it has not accepted this many notifications in a row, however often they were
    /// sent.
    static constexpr int maxLost = 3;

    static const char *const tables;

    explicit EventSub(World &world);
    ~EventSub() override;

    World &world() const { return m_world; }

    // A line must exist until disconnected() was called, or it was closed or cut.

    /// A client has connected with this query. Sends it a welcome, or refuses an invalid reconnect.
    void connected(EventLine &line, const Api::Parameters &query);
    /// The client has sent data, which is not allowed.
    void received(EventLine &line);
    void ponged(EventLine &line);
    /// The client has disconnected.
    void disconnected(EventLine &line);
    /// Sends what is due (keepalives, pings, delayed frames, repeated requests) and checks timeouts. To be
    /// called a few times a second.
    void step();

    // Requests to callbacks.

    /// Sets who sends them; null: they wait. It must outlive this, or be replaced.
    void setWebhookSender(WebhookSender *sender) { m_webhooks.setSender(sender); }
    /// A callback has answered the request with this number, or could not be reached.
    void answered(qint64 number, const CallbackAnswer &answer) { m_webhooks.answered(number, answer); }
    /// Also allows callbacks on these hosts; otherwise they are allowed on this machine only.
    void allowWebhooksTo(const QStringList &hosts) { m_webhooks.allowHosts(hosts); }

    /// Sends an event to the subscriptions of its type with this place (see placeOf()). `about`: what it is
    /// about, for subscriptions that are limited to a reward or the like. `make` is called only if there are
    /// any; it returns the event or none.
    template <class E, class Make>
    void publish(const QString &place, Make make, const Api::EventCondition &about = {})
    {
        const QList<Subscription *> found = matching(Api::event<E>(), place, about);
        if (found.isEmpty())
            return;
        const std::optional<E> event = make();
        if (event)
            deliverAll(found, Api::event<E>(), &*event);
    }
    /// Publishes an event with the names of these people; the broadcaster is that of `place` unless another
    /// is given. Nothing is sent if one of them does not exist. `fill` sets the other fields; if it returns
    /// false, nothing is sent either.
    template <class E, class Fill>
    void publish(const QString &place, EventPeople people, Fill fill, const Api::EventCondition &about = {})
    {
        const auto make = [&]() -> std::optional<E> {
            E event;
            if (!people.broadcaster)
                people.broadcaster = place;
            bool ok = setPeople(event, m_world, people);
            if constexpr (std::is_void_v<decltype(fill(event))>) {
                if (ok)
                    fill(event);
            } else {
                ok = ok && fill(event);
            }
            return ok ? std::optional(std::move(event)) : std::nullopt;
        };
        publish<E>(place, make, about);
    }
    template <class E>
    void publish(const QString &place, const EventPeople &people)
    {
        publish<E>(place, people, [](E &) {});
    }
    /// Whether there are subscriptions to events of this type with this place.
    template <class E>
    bool isWanted(const QString &place) const
    {
        return m_topics.contains({&Api::event<E>(), place});
    }

    // The endpoints. Errors have the status and the message of the answer.

    Result<Api::EventSubCreated> create(const Caller &caller, const Api::CreateEventSubSubscription &wanted);
    Result<Api::EventSubListing> list(const Caller &caller, const Api::GetEventSubSubscriptions &wanted);
    Result<void> remove(const Caller &caller, const QString &id);
    Conduits &conduits() { return m_conduits; }
    Result<void> deleteConduit(const Caller &caller, const QString &id);
    Result<Api::ShardsUpdated> updateShards(const Caller &caller, const Api::UpdateConduitShards &wanted);

    // For control calls.

    const std::deque<Webhooks::Delivery> &deliveries() const { return m_webhooks.deliveries(); }

    struct SessionState
    {
        QString id{};
        QString clientId{};  ///< Of the first subscription; empty: no subscription yet.
        QString userId{};
        qint64 connectedAt = 0;  ///< Milliseconds since the epoch, world time.
        int keepalive = 0;       ///< Seconds.
        bool reconnecting = false;
        int subscriptions = 0;  ///< Only enabled ones.
        qint64 sent = 0;        ///< Notifications.
    };
    QList<SessionState> sessions();
    /// Any subscription, with its app and user. The list is sorted from the oldest, and includes ended ones.
    struct SubscriptionState
    {
        QString clientId{};
        QString userId{};  ///< Empty: created with an app token.
        Api::EventSubSubscription resource{};
        qint64 sent = 0;  ///< Notifications, without those that had nowhere to go.
    };
    QList<SubscriptionState> subscriptions();
    /// Closes a session with one of the codes of api-facts D2. Errors: 404 for an unknown session, 400 for an
    /// unknown code.
    Result<void> closeSession(const QString &id, int code);
    /// Sends a reconnect request to a session's client and returns the URL in it. Error: 404 for an unknown
    /// session.
    Result<QString> askToReconnect(const QString &id);
    /// Ends a subscription with this status and notifies its client. Error: 404 when it does not exist or has
    /// ended.
    Result<void> revoke(const QString &subscriptionId, const QString &status);
    /// Ends and deletes all subscriptions and faults.
    void endAll();
    void restart() override;

    FaultQueue<EventFault> &faults() { return m_faults; }

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    struct Session;
    struct Subscription
    {
        qint64 number = 0;
        const Api::EventInfo *info = nullptr;
        QString clientId{};
        QString userId{};  ///< Empty: created with an app token.
        QByteArray tokenHash{};
        Api::EventSubSubscription resource{};
        QString place{};
        Session *session = nullptr;  ///< Null: it has ended, or has no socket.
        QByteArray json{};           ///< The subscription in messages.
        QByteArray secret{};         ///< Of a webhook.
        QByteArray challenge{};      ///< Sent to its callback and not answered yet; empty: none.
        int lost = 0;                ///< Notifications in a row that its callback did not accept.
        qint64 endedAt = 0;          ///< Machine time; 0: it has not ended.
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
        EventLine *former = nullptr;  ///< The old line after a reconnect, until its client closes it.
        qint64 welcomedAt = 0;        ///< Machine time, like all that follow.
        qint64 sentAt = 0;            ///< Time of the last frame.
        bool used = false;            ///< Whether it ever had a subscription.
        QString challenge{};          ///< Of the reconnect URL; empty: no reconnect was requested.
        qint64 reconnectBy = 0;       ///< When the old line is closed, or the session if its client has not
                                      ///< reconnected; 0: nothing pending.
        QList<Subscription *> subscriptions{};    ///< Only enabled ones.
        QList<std::pair<QString, int>> shards{};  ///< Conduit and number; some may have other transports now.
        QByteArray held{};                        ///< A frame to be sent after the next one.
        qint64 heldUntil = 0;
        qint64 sent = 0;  ///< Notifications.
    };
    /// The key by which events find their subscriptions.
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
    /// Where a message about a subscription goes: a session, a callback, or nowhere.
    struct Destination
    {
        Session *session = nullptr;
        QUrl callback{};  ///< Empty: none.
        QByteArray secret{};
        QString conduitId{};  ///< Of the shard that this belongs to; empty: of no shard.
        int shard = 0;
    };

    Result<const Api::EventInfo *> typeOf(const Caller &caller,
                                          const Api::CreateEventSubSubscription &wanted) const;
    Session *findSession(const std::optional<QString> &id) const;
    Result<Session *> sessionFor(const Caller &caller, const Api::EventTransport &transport) const;
    Result<void> checkCallback(const std::optional<QString> &callback,
                               const std::optional<QString> &secret) const;
    Result<Api::EventCondition> checkedCondition(const Api::EventInfo &info,
                                                 const Api::EventCondition &given) const;
    Result<void> mayHave(const Caller &caller, const Api::EventInfo &info,
                         const Api::EventCondition &condition);
    bool mayReadAsBot(const QString &clientId, const Api::EventCondition &condition) const;
    int costOf(const Caller &caller, const Api::EventInfo &info, const Api::EventCondition &condition) const;
    Result<void> checkLimits(const Caller &caller, const Subscription &made, const Session *session) const;
    bool belongsTo(const Caller &caller, const Subscription &subscription) const;
    template <class Listing>
    void addTotals(const Caller &caller, Listing &listing) const;
    void settleEnded();
    Result<Api::ConduitShard> assignShard(Conduits::Conduit &conduit, const Api::ShardChange &wanted);
    void disableShard(Conduits::Conduit &conduit, int number, const QString &status);

    Result<void> load();
    Result<void> store(const Subscription &subscription);

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

    void handleDomainEvent(const DomainEvent &domainEvent);
    QList<Subscription *> matching(const Api::EventInfo &info, const QString &place,
                                   const Api::EventCondition &about) const;
    void deliverAll(const QList<Subscription *> &subscriptions, const Api::EventInfo &info,
                    const void *event);
    void endRights(const DomainEvent &domainEvent);
    Destination destinationOf(const Subscription &subscription);
    /// Returns false if there is nowhere to send it, or too much waits there.
    bool sendMessage(const Destination &destination, WebhookMessage::Kind kind,
                     const Subscription &subscription, const QByteArray &payload);
    void sendNotification(Session &session, const QString &type, QByteArray frame);
    void deliver(Subscription &subscription, const QByteArray &event);
    void verify(Subscription &subscription);
    void verify(Conduits::Conduit &conduit, int number);
    void settleMessage(const WebhookMessage &message, bool delivered);
    void settleVerification(const WebhookMessage &message, bool delivered);
    void countDelivery(const WebhookMessage &message, bool delivered);
    void enable(Subscription &subscription);
    void activate(Subscription &subscription);
    void end(Subscription &subscription, const QString &status);
    Subscription *find(const QString &id) const;
    void loseRights(const QString &clientId, const QString &userId, std::optional<Api::ScopeSet> scopes,
                    const QByteArray &tokenHash);

    std::unordered_map<QString, std::unique_ptr<Session>> m_sessions;
    std::map<qint64, std::unique_ptr<Subscription>> m_subscriptions;  ///< By number, the oldest first.
    QHash<QString, qint64> m_numbers{};                               ///< By id.
    QHash<Topic, QList<Subscription *>> m_topics{};                   ///< Only enabled ones.
    int m_enabled = 0;
    std::deque<qint64> m_ended{};  ///< Numbers, in the order in which they ended.
    qint64 m_lastNumber = 0;
    QList<Waiting> m_waiting{};
    FaultQueue<EventFault> m_faults{};
    Webhooks m_webhooks;
    Conduits m_conduits;
    int m_fraction = 0;
};

/// Returns the part of a condition that an event must match: the broadcaster, or whom else it refers to.
QString placeOf(const Api::EventInfo &info, const Api::EventCondition &condition);
/// Returns this part of an event that only the user whom it is about gets (Api::EventSpec::ownOnly).
inline QString ownPlace(const QString &broadcasterId, const QString &userId)
{
    return broadcasterId + QStringLiteral(" user_id ") + userId;
}
/// Returns the user who must consent to such a subscription; none if no consent is needed.
std::optional<QString> consenting(const Api::EventSpec &spec, const Api::EventCondition &condition);
/// Whether its events are what a user reads in a chat.
bool readsChat(const Api::EventSpec &spec);

/// Returns the payload of a notification. `subscription` and `event` are JSON objects.
QByteArray notificationPayload(const Api::EventInfo &info, const QByteArray &subscription,
                               const QByteArray &event);

}  // namespace Sidestage::Sandbox
