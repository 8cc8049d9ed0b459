// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "event_faults.h"
#include "sandbox/http/http.h"
#include "sandbox/service/fault_queue.h"

#include <QDateTime>
#include <QStringList>
#include <QUrl>

#include <deque>
#include <functional>
#include <map>
#include <unordered_map>

namespace Sidestage::Sandbox {

class World;

/// A POST to a callback.
struct CallbackRequest
{
    QUrl url{};
    Headers headers{};
    QByteArray body{};
    bool readsBody = false;  ///< Whether the body of the answer matters, not only its status.
};

/// What a callback has answered.
struct CallbackAnswer
{
    int status = 0;     ///< 0: no answer.
    QByteArray body{};  ///< Only with CallbackRequest::readsBody; at most WebhookSender::maxBody bytes.
    QString error{};    ///< Why there is no usable answer; may be empty.
};

/// Sends requests to callbacks, as an interface for EventSub.
class WebhookSender
{
public:
    /// The part of an answer's body that is read. A challenge is shorter.
    static constexpr qsizetype maxBody = 4 * 1024;

    WebhookSender() = default;
    virtual ~WebhookSender() = default;
    Q_DISABLE_COPY_MOVE(WebhookSender)

    /// Sends a request. EventSub::answered() is called later, never before this has returned.
    virtual void post(qint64 number, const CallbackRequest &request) = 0;
    /// Aborts a request. It gets no answer.
    virtual void cancel(qint64 number) = 0;
};

/// A message to a callback (api-facts D4).
struct WebhookMessage
{
    enum class Kind : quint8 { Notification, Verification, Revocation };

    Kind kind = Kind::Notification;
    QUrl callback{};
    QByteArray secret{};
    QString subscriptionId{};  ///< Empty: the verification of a shard.
    QString conduitId{};       ///< Of the shard that the callback belongs to; empty: of the subscription.
    int shard = 0;
    QString type{};  ///< Of the subscription; empty: the verification of a shard.
    QString version{};
    QByteArray body{};
    QByteArray challenge{};  ///< Only of a verification.
    QString id{};
    QString timestamp{};
};
constexpr auto namesOf(WebhookMessage::Kind)
{
    return std::array{"notification", "webhook_callback_verification", "revocation"};
}

/// Returns the value of Twitch-Eventsub-Message-Signature.
QByteArray webhookSignature(const QByteArray &secret, const QString &id, const QString &timestamp,
                            const QByteArray &body);

/// The messages to callbacks: signs and sends them, repeats those that failed, and gives them up in the end.
/// Each callback has a queue of its own, so that a slow one delays no other.
///
/// Timeouts use the machine's clock.
class Webhooks
{
public:
    static constexpr int maxAtOnce = 4;                ///< Requests to one callback at the same time.
    static constexpr std::size_t maxRequests = 1'000;  ///< To all callbacks at the same time.
    static constexpr qsizetype maxWaiting = 1'000;     ///< Messages that wait for one callback.
    /// How long a callback has to answer, from when the message is sent.
    static constexpr std::chrono::milliseconds answerWithin = std::chrono::seconds(5);
    static constexpr std::chrono::milliseconds verifyWithin = std::chrono::seconds(10);
    /// The pauses before a message is sent again. A verification is sent once.
    static constexpr std::array<std::chrono::milliseconds, 3> repeatAfter{
        std::chrono::seconds(10), std::chrono::seconds(30), std::chrono::seconds(120)};
    static constexpr std::size_t maxDeliveries = 500;

    /// Called once for each message, when it was delivered or given up, but never during add(). Not called
    /// for a message that was discarded.
    using Settled = std::function<void(const WebhookMessage &message, bool delivered)>;

    /// All must outlive this.
    Webhooks(World &world, FaultQueue<EventFault> &faults, Settled settled);

    /// Sets who sends the requests; null: they wait. It must outlive this, or be replaced.
    void setSender(WebhookSender *sender) { m_sender = sender; }
    /// Callbacks are allowed on this machine only, and on these hosts.
    void allowHosts(const QStringList &hosts);
    bool allows(const QUrl &callback) const;

    /// Sends a message. Returns false if too many wait for its callback already.
    bool add(WebhookMessage message);
    /// Forgets the messages about a subscription that has ended. What was sent already is not repeated.
    void discard(const QString &subscriptionId);
    void answered(qint64 number, const CallbackAnswer &answer);
    /// Sends what is due and checks timeouts. To be called a few times a second.
    void step();

    /// An attempt that has ended.
    struct Delivery
    {
        QDateTime at{};  ///< UTC, world time.
        WebhookMessage::Kind kind{};
        QString type{};  ///< Of the subscription; empty: the verification of a shard.
        QString messageId{};
        QString callback{};  ///< Without secrets.
        int retry = 0;       ///< 0: the first attempt.
        int status = 0;      ///< Of the answer; 0: there was none.
        QString error{};

        static void describe(auto &is)
        {
            is("at", &Delivery::at);
            is("kind", &Delivery::kind);
            is("type", &Delivery::type);
            is("message_id", &Delivery::messageId);
            is("callback", &Delivery::callback);
            is("retry", &Delivery::retry);
            is("status", &Delivery::status);
            is("error", &Delivery::error);
        }
    };
    /// The last attempts, the newest last.
    const std::deque<Delivery> &deliveries() const { return m_deliveries; }

private:
    struct Waiting
    {
        WebhookMessage message{};
        int retry = 0;
        qint64 due = 0;
        bool held = false;  ///< A fault has held it back already.
    };
    struct Queue
    {
        QList<Waiting> waiting{};
        int underWay = 0;
    };
    struct Request
    {
        Waiting sent{};
        qint64 deadline = 0;
        bool counts = true;  ///< False: it is a duplicate, or was discarded.
        QString error{};     ///< Set: nothing was sent, and the attempt has failed for this reason.
    };

    qint64 now() const;
    void sendDue(Queue &queue, qint64 at);
    void start(Queue &queue, Waiting waiting, qint64 at);
    void post(Queue &queue, const Waiting &waiting, qint64 at, bool counts);
    void conclude(qint64 number, const CallbackAnswer &answer);

    World &m_world;
    FaultQueue<EventFault> &m_faults;
    Settled m_settled;
    WebhookSender *m_sender = nullptr;
    QStringList m_allowed{};
    std::unordered_map<QString, Queue> m_queues{};  ///< By callback.
    std::map<qint64, Request> m_requests{};
    qint64 m_lastRequest = 0;
    std::deque<Delivery> m_deliveries{};
};

}  // namespace Sidestage::Sandbox
