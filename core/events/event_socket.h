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

/// How long the client's end of live events waits for what. Tests are in a hurry.
struct EventTiming
{
    std::chrono::milliseconds welcomeTimeout{15'000};  ///< For a connection, and the service's first words.
    std::chrono::milliseconds firstPause{1'000};     ///< Before a new try, doubled with each that fails, …
    std::chrono::milliseconds longestPause{60'000};  ///< … up to this.
    std::chrono::milliseconds steady{
        30'000};  ///< A connection that stood so long begins with the first pause.
    /// So long the old line of a hand-over is still listened to: what was sent over it before the new one
    /// was welcomed may be on its way.
    std::chrono::milliseconds linger{2'000};
    double timeout = 1.5;  ///< How many times the service's keepalive it may be silent.

    std::chrono::milliseconds unwanted{
        5'000};  ///< A subscription that nobody wants any more is kept so long.
    std::chrono::milliseconds firstRetry{2'000};      ///< Before a failed subscription is tried again, …
    std::chrono::milliseconds longestRetry{300'000};  ///< … doubled up to this.
    std::chrono::milliseconds full{30'000};  ///< Before one is tried again for which there was no room.
};

/// One session of live events over WebSocket (api-facts D2): waits for the welcome, watches that the line
/// does not fall silent, hands over to another line when the service asks for it, drops what comes twice,
/// and connects anew, less and less often, when it is cut off. It only listens: nothing is ever sent.
class EventSocket : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Closed,      ///< Nobody wants it.
        Connecting,  ///< On the way to a welcome.
        Connected,   ///< Welcomed.
        Waiting,     ///< Cut off; the next try is at retryAt().
    };
    Q_ENUM(State)

    /// Close codes of the service that need something else than another try.
    enum Code { Unused = 4003, GraceExpired = 4004, InvalidReconnect = 4007 };

    explicit EventSocket(QUrl url, QObject *parent = nullptr);
    ~EventSocket() override;

    /// Whether a session with the service at `host` may go on at `other`: the same, something below it, or a
    /// neighbour below the same domain. Nobody is led from one service to another, nor to this computer.
    static bool mayHandOver(const QString &host, const QString &other);

    const EventTiming &timing() const { return m_timing; }
    void setTiming(const EventTiming &timing) { m_timing = timing; }

    State state() const { return m_state; }
    const QString &sessionId() const { return m_sessionId; }  ///< Empty unless welcomed.
    QDateTime retryAt() const { return m_retryAt; }           ///< UTC; invalid unless Waiting.
    QDateTime lastFrameAt() const { return m_lastFrameAt; }   ///< UTC; invalid: none in this run.
    /// Why the last session ended or the last try failed, for the user; empty: neither has happened since
    /// the last welcome.
    const QString &reason() const { return m_reason; }

public Q_SLOTS:
    /// Connects, unless it is doing so.
    void open();
    /// Ends the session; its subscriptions die with it.
    void close();
    /// Tries now instead of at retryAt().
    void retry();
    /// Begins a new session at once: this one cannot be trusted.
    void startOver(const QString &why);

Q_SIGNALS:
    void stateChanged();
    /// A new session: nothing is subscribed to.
    void welcomed();
    /// The session goes on over another line, with all its subscriptions. `missed`: the old line was gone
    /// before the new one was there.
    void handedOver(bool missed);
    /// The session is over, and its subscriptions are dead. `code`: what the service closed it with, or 0.
    void lost(int code);
    void notified(const Sidestage::Api::EventFrame &frame);
    /// The service has ended a subscription; its status says why.
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
    Line *m_line = nullptr;           ///< The one that is listened to.
    Line *m_next = nullptr;           ///< During a hand-over: the one it goes to.
    std::vector<Line *> m_leaving{};  ///< Old ones that are still listened to.
    QString m_sessionId{};
    bool m_missed = false;  ///< In this hand-over.
    int m_failures = 0;     ///< Since a connection was steady.
    QTimer m_retry;
    QTimer m_steady;
    QDateTime m_retryAt{};
    QDateTime m_lastFrameAt{};
    QString m_reason{};
    SeenIds m_seen{};
    QElapsedTimer m_since{};
};

}  // namespace Sidestage
