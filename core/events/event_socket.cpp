// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_socket.h"

#include "base/backoff.h"
#include "base/log.h"
#include "client/service_address.h"

#include <QHostAddress>
#include <QNetworkCookie>
#include <QNetworkCookieJar>
#include <QPointer>
#include <QRandomGenerator>
#include <QWebSocket>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// The largest accepted message, in bytes. Real ones have a few thousand.
constexpr quint64 largestMessage = 1024 * 1024;
/// The keepalive interval when the service does not send one, and the longest accepted one. Seconds.
constexpr int usualKeepalive = 10;
constexpr int longestKeepalive = 600;

/// Whether `domain` has one owner, judging by whether a cookie from `host` could be set for it. A public
/// suffix ("com", "co.uk", "github.io") has none: Qt rejects cookies for those.
bool isSomebodys(const QString &domain, const QString &host)
{
    struct Jar : QNetworkCookieJar
    {
        using QNetworkCookieJar::validateCookie;
    };
    QNetworkCookie cookie("a");
    cookie.setDomain(QLatin1Char('.') + domain);
    QUrl url;
    url.setScheme(QStringLiteral("https"));
    url.setHost(host);
    return domain.contains(QLatin1Char('.')) && Jar().validateCookie(cookie, url);
}

}  // namespace

/// One WebSocket connection, with its silence timeout.
struct EventSocket::Line : QObject
{
    explicit Line(EventSocket *owner)
        : QObject(owner)
    {
        socket.setMaxAllowedIncomingFrameSize(largestMessage);
        socket.setMaxAllowedIncomingMessageSize(largestMessage);
        silence.setSingleShot(true);
    }

    QWebSocket socket{};
    QTimer silence{};
    bool welcomed = false;
    bool isTelling = false;  ///< It is emitting a message.
    std::chrono::milliseconds timeout{0};
};

EventSocket::EventSocket(QUrl url, QObject *parent)
    : QObject(parent)
    , m_url(std::move(url))
{
    m_since.start();
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &EventSocket::connectNow);
    m_steady.setSingleShot(true);
    connect(&m_steady, &QTimer::timeout, this, [this] { m_failures = 0; });
}

EventSocket::~EventSocket()
{
    dropAll();
}

bool EventSocket::mayHandOver(const QString &host, const QString &other)
{
    if (isThisComputer(host) || isThisComputer(other))
        return isThisComputer(host) && isThisComputer(other);
    if (other == host || !QHostAddress(host).isNull())
        return other == host;
    const QString domain = host.section(QLatin1Char('.'), 1);
    return other.endsWith(QLatin1Char('.') + host)
        || (other.endsWith(QLatin1Char('.') + domain) && isSomebodys(domain, host));
}

void EventSocket::open()
{
    if (m_state == State::Closed)
        connectNow();
}

void EventSocket::close()
{
    m_retry.stop();
    m_retryAt = {};
    m_steady.stop();
    m_failures = 0;
    m_sessionId.clear();
    dropAll();
    setState(State::Closed);
}

void EventSocket::retry()
{
    if (m_state == State::Waiting)
        connectNow();
}

void EventSocket::startOver(const QString &why)
{
    if (m_state == State::Closed)
        return;
    if (m_state != State::Connected)
        m_failures = 0;  // what failed before is no reason to wait now
    lose(0, why, true);
}

void EventSocket::connectNow()
{
    m_retry.stop();
    if (const QString problem = problemOfEvents(m_url); !problem.isEmpty()) {
        qCWarning(lcClient) << "no live events:" << problem;
        m_reason = problem;
        setState(State::Closed);
        return;
    }
    dropAll();
    m_missed = false;
    m_line = openLine(m_url);
    setState(State::Connecting);
}

EventSocket::Line *EventSocket::openLine(const QUrl &url)
{
    auto *line = new Line(this);
    QWebSocket *socket = &line->socket;
    connect(socket, &QWebSocket::textMessageReceived, line, [this, line](const QString &text) {
        const QPointer<Line> there = line;
        line->isTelling = true;
        received(line, text);
        if (there)
            there->isTelling = false;
    });
    connect(socket, &QWebSocket::disconnected, line, [this, line, socket] {
        const int code = socket->closeCode();
        ended(line, code,
              code >= 4000 && !socket->closeReason().isEmpty()
                  ? tr("The service closed the connection: “%1” (%2)").arg(socket->closeReason()).arg(code)
                  : tr("Connection lost: %1").arg(socket->errorString()));
    });
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto failing = &QWebSocket::errorOccurred;
#else
    const auto failing = qOverload<QAbstractSocket::SocketError>(&QWebSocket::error);
#endif
    connect(socket, failing, line, [this, line, socket] {
        // A connected socket reports its end by disconnected(), with the close code.
        if (socket->state() != QAbstractSocket::ConnectedState
            && socket->state() != QAbstractSocket::ClosingState)
            ended(line, 0, tr("Could not connect: %1").arg(socket->errorString()));
    });
    connect(&line->silence, &QTimer::timeout, line,
            [this, line] { ended(line, 0, tr("Connection timed out: no data from the service.")); });
    line->silence.start(m_timing.welcomeTimeout);
    socket->open(url);
    return line;
}

void EventSocket::drop(Line *line)
{
    if (!line)
        return;
    line->silence.stop();
    line->silence.disconnect();
    line->socket.disconnect();
    if (line->socket.state() == QAbstractSocket::ConnectedState)
        line->socket.close();
    else
        line->socket.abort();
    if (line->isTelling)
        line->setParent(nullptr);  // a slot has closed or deleted the EventSocket meanwhile
    line->deleteLater();           // not deleted now: this may run in its own signal
}

void EventSocket::dropAll()
{
    drop(std::exchange(m_line, nullptr));
    drop(std::exchange(m_next, nullptr));
    for (Line *line : std::exchange(m_leaving, {}))
        drop(line);
}

void EventSocket::received(Line *line, const QString &text)
{
    const auto document = Api::JsonDocument::parse(text.toUtf8());
    Api::EventFrame frame;
    Error error;
    const Api::ReadingScope tolerant(Api::Reading::Tolerant);
    if (!document || !Api::fromJson(Api::schemaOf<Api::EventFrame>(), document->root(), &frame, error)
        || frame.metadata.messageType.isEmpty()) {
        // Does not restart the silence timer: a connection that sends only such messages is closed.
        qCWarning(lcClient) << "a message of the live events makes no sense, characters:" << text.size();
        return;
    }
    m_lastFrameAt = QDateTime::currentDateTimeUtc();
    if (line->welcomed && line->silence.isActive())
        line->silence.start(line->timeout);

    const QString &type = frame.metadata.messageType;
    const bool news = type == QLatin1String("notification") || type == QLatin1String("revocation");
    if (news && !frame.metadata.messageId.isEmpty()
        && !m_seen.add(frame.metadata.messageId, m_since.elapsed()))
        return;  // a duplicate: delivery is at least once
    if (type == QLatin1String("notification"))
        Q_EMIT notified(frame);
    else if (type == QLatin1String("revocation") && frame.payload.subscription)
        Q_EMIT revoked(*frame.payload.subscription);
    else if (type == QLatin1String("session_welcome"))
        handleWelcome(line, frame);
    else if (type == QLatin1String("session_reconnect"))
        handOver(line, frame);
}

void EventSocket::handleWelcome(Line *line, const Api::EventFrame &frame)
{
    const bool expected = (line == m_line || line == m_next) && !line->welcomed;
    if (!expected || !frame.payload.session || frame.payload.session->id.isEmpty())
        return;
    const int keepalive = frame.payload.session->keepaliveTimeoutSeconds.value_or(usualKeepalive);
    const int seconds = keepalive > 0 ? std::min(keepalive, longestKeepalive) : usualKeepalive;
    line->welcomed = true;
    line->timeout = std::chrono::milliseconds(qint64(seconds * 1000 * m_timing.timeout));
    line->silence.start(line->timeout);
    m_sessionId = frame.payload.session->id;
    m_reason.clear();
    m_retryAt = {};
    m_steady.start(m_timing.steady);
    if (line != m_next) {
        qCInfo(lcClient) << "live events are connected";
        const QPointer<EventSocket> there = this;  // a slot may delete this
        setState(State::Connected);
        if (there)
            Q_EMIT welcomed();
        return;
    }

    // The hand-over is complete. Messages sent earlier over the old connection may still be in transit.
    Line *old = std::exchange(m_line, std::exchange(m_next, nullptr));
    if (old) {
        m_leaving.push_back(old);
        old->silence.start(m_timing.linger);
        old->welcomed = false;  // so that further messages do not restart its timer
    }
    qCInfo(lcClient) << "live events go on over another line";
    const bool missed = std::exchange(m_missed, false);
    const QPointer<EventSocket> there = this;
    setState(State::Connected);
    if (there)
        Q_EMIT handedOver(missed);
}

void EventSocket::handOver(Line *line, const Api::EventFrame &frame)
{
    if (line != m_line || m_next || !line->welcomed || !frame.payload.session)
        return;
    const QString address = frame.payload.session->reconnectUrl.value_or(QString());
    const QUrl url = QUrl::fromEncoded(address.toUtf8(), QUrl::StrictMode);
    if (const QString problem = problemOfEvents(url); !problem.isEmpty()) {
        qCWarning(lcClient) << "cannot be handed over:" << problem;
        lose(0, problem, true);
        return;
    }
    if (!mayHandOver(m_url.host(), url.host())) {
        lose(0, tr("The service tried to move the connection to a different host, which is not allowed."),
             true);
        return;
    }
    m_missed = false;
    m_next = openLine(url);
}

void EventSocket::ended(Line *line, int code, const QString &why)
{
    if (const auto found = std::find(m_leaving.begin(), m_leaving.end(), line); found != m_leaving.end()) {
        m_leaving.erase(found);
        drop(line);
        return;
    }
    const bool sessionIsOver = code == GraceExpired || code == InvalidReconnect;
    if (line == m_line && m_next && !sessionIsOver) {
        // The session may continue over the next connection, but events sent until then are lost.
        drop(std::exchange(m_line, nullptr));
        m_missed = true;
        return;
    }
    if (line == m_line || line == m_next)
        lose(code, why, line == m_next || sessionIsOver);
}

void EventSocket::lose(int code, const QString &why, bool atOnce)
{
    qCInfo(lcClient) << "live events are cut off:" << why;
    dropAll();
    m_steady.stop();
    m_missed = false;
    m_reason = why;
    const bool had = !std::exchange(m_sessionId, {}).isEmpty();

    std::chrono::milliseconds pause = backoff(m_timing.firstPause, m_timing.longestPause, m_failures + 1);
    // Random, so that not all clients reconnect at the same moment when a service is back.
    pause = pause / 2 + pause * QRandomGenerator::global()->bounded(1000) / 2000;
    if (atOnce && m_failures == 0)
        pause = 0ms;
    ++m_failures;
    m_retryAt = QDateTime::currentDateTimeUtc().addMSecs(pause.count());
    m_retry.start(pause);
    m_state = State::Waiting;
    const QPointer<EventSocket> there = this;  // a slot may delete this
    if (had)
        Q_EMIT lost(code);
    if (there)
        Q_EMIT stateChanged();
}

void EventSocket::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

}  // namespace Sidestage
