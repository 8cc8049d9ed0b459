// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/eventsub.h"
#include "seen_ids.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUrl>

#include <vector>

namespace Sidestage {

/// Timeouts and pauses of the connection for live events. Tests set shorter ones.
struct EventTiming
{
    std::chrono::milliseconds welcomeTimeout{15'000};  ///< For the connection and the welcome message.
    std::chrono::milliseconds firstPause{1'000};       ///< Before a retry, doubled after each failure …
    std::chrono::milliseconds longestPause{60'000};    ///< … up to this.
    std::chrono::milliseconds steady{
        30'000};  ///< A connection that lasted this long resets the pause to the first one.
    /// How long messages of the old connection of a hand-over are still received: those sent before the new
    /// connection was welcomed may be in transit.
    std::chrono::milliseconds linger{2'000};
    double timeout = 1.5;  ///< Allowed silence, as a multiple of the service's keepalive.

    std::chrono::milliseconds unwanted{5'000};    ///< How long a subscription without listeners is kept.
    std::chrono::milliseconds firstRetry{2'000};  ///< Before a failed subscription is requested again, …
    std::chrono::milliseconds longestRetry{300'000};  ///< … doubled up to this.
    std::chrono::milliseconds full{30'000};           ///< Before retrying one that a limit prevented.
};

/// One session of live events over WebSocket (api-facts D2): waits for the welcome, detects a silent
/// connection, reconnects when the service requests it, discards duplicates, and reconnects with growing
/// pauses after a failure. It only receives: nothing is ever sent.
class EventSocket : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Closed,      ///< Not needed.
        Connecting,  ///< Connecting, or waiting for the welcome.
        Connected,   ///< Welcomed.
        Waiting,     ///< Connection lost; the next attempt is at retryAt().
    };
    Q_ENUM(State)

    /// Close codes of the service that need special handling instead of a plain reconnect.
    enum Code { Unused = 4003, GraceExpired = 4004, InvalidReconnect = 4007 };

    explicit EventSocket(QUrl url, QObject *parent = nullptr);
    ~EventSocket() override;

    /// Whether a session with the service at `host` may continue at `other`: the same host, a subdomain of
    /// it, or a sibling under the same domain. So a session cannot be redirected to another service or to
    /// this computer.
    static bool mayHandOver(const QString &host, const QString &other);

    const EventTiming &timing() const { return m_timing; }
    void setTiming(const EventTiming &timing) { m_timing = timing; }

    State state() const { return m_state; }
    const QString &sessionId() const { return m_sessionId; }  ///< Empty unless welcomed.
    QDateTime retryAt() const { return m_retryAt; }           ///< UTC; invalid unless Waiting.
    QDateTime lastFrameAt() const { return m_lastFrameAt; }   ///< UTC; invalid: none in this run.
    /// Why the last session ended or the last attempt failed, for the user; empty: neither has happened since
    /// the last welcome.
    const QString &reason() const { return m_reason; }

public Q_SLOTS:
    /// Connects, unless it is connected or connecting.
    void open();
    /// Ends the session and with it its subscriptions.
    void close();
    /// Connects now instead of at retryAt().
    void retry();
    /// Begins a new session at once, because this one may have lost events.
    void startOver(const QString &why);

Q_SIGNALS:
    void stateChanged();
    /// A new session has begun, without any subscriptions.
    void welcomed();
    /// The session continues over another connection, with all its subscriptions. `missed`: the old
    /// connection was lost before the new one was ready.
    void handedOver(bool missed);
    /// The session has ended, and its subscriptions with it. `code`: the close code from the service, or 0.
    void lost(int code);
    void notified(const Sidestage::Api::EventFrame &frame);
    /// The service has ended a subscription; its status contains the reason.
    void revoked(const Sidestage::Api::EventSubSubscription &subscription);

private:
    struct Line;

    void connectNow();
    Line *openLine(const QUrl &url);
    void drop(Line *line);
    void dropAll();
    void received(Line *line, const QString &text);
    void handleWelcome(Line *line, const Api::EventFrame &frame);
    void handOver(Line *line, const Api::EventFrame &frame);
    void ended(Line *line, int code, const QString &why);
    void lose(int code, const QString &why, bool atOnce);
    void setState(State state);

    QUrl m_url;
    EventTiming m_timing{};
    State m_state = State::Closed;
    Line *m_line = nullptr;           ///< The current connection.
    Line *m_next = nullptr;           ///< During a hand-over: the new connection.
    std::vector<Line *> m_leaving{};  ///< Old connections that still receive.
    QString m_sessionId{};
    bool m_missed = false;  ///< During this hand-over.
    int m_failures = 0;     ///< Since the last steady connection.
    QTimer m_retry;
    QTimer m_steady;
    QDateTime m_retryAt{};
    QDateTime m_lastFrameAt{};
    QString m_reason{};
    SeenIds m_seen{};
    QElapsedTimer m_since{};
};

}  // namespace Sidestage
