// SPDX-License-Identifier: GPL-3.0-or-later
#include "webhooks.h"

#include "base/log.h"
#include "sandbox/world/world.h"

#include <QMessageAuthenticationCode>

namespace Sidestage::Sandbox {

namespace {

Headers headersOf(const WebhookMessage &message, int retry)
{
    Headers headers{
        {"Content-Type", "application/json"},
        {"Twitch-Eventsub-Message-Id", message.id.toLatin1()},
        {"Twitch-Eventsub-Message-Retry", QByteArray::number(retry)},
        {"Twitch-Eventsub-Message-Type", namesOf(message.kind)[std::size_t(message.kind)]},
        {"Twitch-Eventsub-Message-Signature",
         webhookSignature(message.secret, message.id, message.timestamp, message.body)},
        {"Twitch-Eventsub-Message-Timestamp", message.timestamp.toLatin1()},
    };
    if (!message.type.isEmpty()) {
        headers.add("Twitch-Eventsub-Subscription-Type", message.type.toLatin1());
        headers.add("Twitch-Eventsub-Subscription-Version", message.version.toLatin1());
    }
    return headers;
}

}  // namespace

QByteArray webhookSignature(const QByteArray &secret, const QString &id, const QString &timestamp,
                            const QByteArray &body)
{
    return "sha256="
        + QMessageAuthenticationCode::hash(id.toLatin1() + timestamp.toLatin1() + body, secret,
                                           QCryptographicHash::Sha256)
              .toHex();
}

Webhooks::Webhooks(World &world, FaultQueue<EventFault> &faults, Settled settled)
    : m_world(world)
    , m_faults(faults)
    , m_settled(std::move(settled))
{
}

qint64 Webhooks::now() const
{
    return m_world.timeoutMsecs();
}

void Webhooks::allowHosts(const QStringList &hosts)
{
    m_allowed.clear();
    for (const QString &host : hosts)
        m_allowed.append(host.toLower());
}

bool Webhooks::allows(const QUrl &callback) const
{
    const QString host = callback.host();
    // The host of an IPv6 address has no brackets.
    const QString name = host.contains(u':') ? u'[' + host + u']' : host;
    return namesThisMachine(name.toLatin1()) || m_allowed.contains(host);
}

bool Webhooks::add(WebhookMessage message)
{
    Queue &queue = m_queues[message.callback.toString()];
    const bool verifies = message.kind == WebhookMessage::Kind::Verification;
    if (!verifies && queue.waiting.size() >= maxWaiting)
        return false;
    const qint64 at = now();
    Waiting waiting{.message = std::move(message), .due = at};
    // Nobody should wait to be verified until everything that was written before is delivered.
    if (verifies)
        queue.waiting.prepend(std::move(waiting));
    else
        queue.waiting.append(std::move(waiting));
    sendDue(queue, at);
    return true;
}

void Webhooks::sendDue(Queue &queue, qint64 at)
{
    if (!m_sender)
        return;
    for (qsizetype i = 0;
         i < queue.waiting.size() && queue.underWay < maxAtOnce && m_requests.size() < maxRequests;) {
        if (queue.waiting[i].due > at)
            ++i;
        else
            start(queue, queue.waiting.takeAt(i), at);
    }
}

void Webhooks::start(Queue &queue, Waiting waiting, qint64 at)
{
    using FaultKind = EventFault::Kind;
    std::optional<EventFault> fault;
    if (waiting.message.kind == WebhookMessage::Kind::Notification && !std::exchange(waiting.held, false))
        fault = m_faults.take(waiting.message.type, QString());
    if (fault && fault->kind == FaultKind::Drop)
        return;
    if (fault && (fault->kind == FaultKind::Delay || fault->kind == FaultKind::Reorder)) {
        waiting.held = true;
        waiting.due
            = at + qint64((fault->kind == FaultKind::Delay ? fault->delay : EventFault::longestHeld).count());
        queue.waiting.append(std::move(waiting));
        return;
    }
    QString error;
    if (fault && fault->kind == FaultKind::Cut)
        error = QStringLiteral("Cut by a fault.");
    else if (!allows(waiting.message.callback))
        error = QStringLiteral("Callbacks to this host are not allowed.");
    if (!error.isEmpty()) {
        // Concluded by step(): this may be called from add(), whose caller does not expect a result.
        ++queue.underWay;
        m_requests.emplace(++m_lastRequest,
                           Request{.sent = std::move(waiting), .deadline = at, .error = error});
        return;
    }
    if (fault && fault->kind == FaultKind::Duplicate)
        post(queue, waiting, at, false);
    post(queue, waiting, at, true);
}

void Webhooks::post(Queue &queue, const Waiting &waiting, qint64 at, bool counts)
{
    ++queue.underWay;
    const qint64 number = ++m_lastRequest;
    const bool verifies = waiting.message.kind == WebhookMessage::Kind::Verification;
    const qint64 deadline = at + qint64((verifies ? verifyWithin : answerWithin).count());
    m_requests.emplace(number, Request{.sent = waiting, .deadline = deadline, .counts = counts});
    m_sender->post(number,
                   {.url = waiting.message.callback,
                    .headers = headersOf(waiting.message, waiting.retry),
                    .body = waiting.message.body,
                    .readsBody = verifies});
}

void Webhooks::answered(qint64 number, const CallbackAnswer &answer)
{
    if (m_requests.count(number))
        conclude(number, answer);
}

void Webhooks::conclude(qint64 number, const CallbackAnswer &answer)
{
    const Request request = std::move(m_requests.extract(number).mapped());
    const WebhookMessage &message = request.sent.message;
    Queue &queue = m_queues[message.callback.toString()];
    --queue.underWay;
    const qint64 at = now();
    const int retry = request.sent.retry;
    const bool verifies = message.kind == WebhookMessage::Kind::Verification;
    const bool delivered = verifies ? answer.status == 200 && answer.body == message.challenge
                                    : answer.status >= 200 && answer.status < 300;
    QString error = answer.error;
    if (verifies && answer.status == 200 && !delivered && error.isEmpty())
        error = QStringLiteral("The answer is not the challenge.");
    m_deliveries.push_back({.at = m_world.clock().now(),
                            .kind = message.kind,
                            .type = message.type,
                            .messageId = message.id,
                            .callback = redacted(message.callback),
                            .retry = retry,
                            .status = answer.status,
                            .error = error});
    if (m_deliveries.size() > maxDeliveries)
        m_deliveries.pop_front();

    const bool again = !delivered && !verifies && std::size_t(retry) < repeatAfter.size();
    if (request.counts && again) {
        queue.waiting.append({.message = message,
                              .retry = retry + 1,
                              .due = at + qint64(repeatAfter[std::size_t(retry)].count())});
    }
    sendDue(queue, at);
    if (request.counts && !again)
        m_settled(message, delivered);
}

void Webhooks::discard(const QString &subscriptionId)
{
    for (auto &[callback, queue] : m_queues)
        queue.waiting.removeIf(
            [&](const Waiting &waiting) { return waiting.message.subscriptionId == subscriptionId; });
    for (auto &[number, request] : m_requests) {
        if (request.sent.message.subscriptionId == subscriptionId)
            request.counts = false;
    }
}

void Webhooks::step()
{
    const qint64 at = now();
    for (auto &[callback, queue] : m_queues)
        sendDue(queue, at);
    QList<qint64> ended;
    for (const auto &[number, request] : m_requests) {
        if (at >= request.deadline)
            ended.append(number);
    }
    for (const qint64 number : std::as_const(ended)) {
        const auto request = m_requests.find(number);
        if (request == m_requests.end())
            continue;
        QString error = request->second.error;
        if (error.isEmpty()) {
            error = QStringLiteral("No answer in time.");
            if (m_sender)
                m_sender->cancel(number);
        }
        conclude(number, {.error = error});
    }
    std::erase_if(m_queues, [](const auto &item) {
        return item.second.waiting.isEmpty() && item.second.underWay == 0;
    });
}

}  // namespace Sidestage::Sandbox
