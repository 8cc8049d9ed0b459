// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"

#include <QDateTime>
#include <QObject>

namespace Sidestage {

class Account;
class Poll;

/// Whether the channel of one account is on air, according to events and to regular polls.
class LiveStatus : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 { Unknown, Offline, Live };

    /// `account` must outlive this.
    explicit LiveStatus(Account *account, QObject *parent = nullptr);

    State state() const { return m_state; }
    QDateTime startedAt() const { return m_startedAt; }  ///< UTC; valid while live.
    /// The current time of the service's clock, which also dates startedAt(). In UTC.
    QDateTime now() const;
    int viewers() const { return m_viewers; }  ///< Valid while live.
    QDateTime asOf() const { return m_asOf; }  ///< UTC time of the last response; invalid: none yet.

    /// Subscribes to events and polls every `interval` until the session ends. A new token resumes the polls.
    /// After a failure the polls are more frequent at first.
    void start();
    /// 30 s; tests set a shorter one. Events do not contain the number of viewers.
    void setInterval(std::chrono::milliseconds interval) { m_interval = interval; }

public Q_SLOTS:
    /// Sends a request now, unless one is running.
    void refresh();

Q_SIGNALS:
    void changed();

private:
    Bound ask();
    bool isNews(const QDateTime &sentAt);

    Account *m_account;
    State m_state = State::Unknown;
    QDateTime m_startedAt{};
    int m_viewers = 0;
    QDateTime m_asOf{};

    Poll *m_poll = nullptr;  ///< From start() on.
    std::chrono::milliseconds m_interval{30'000};
    QDateTime m_toldAt{};  ///< When the service sent the newest event that was handled.
    bool m_asking = false;
};

}  // namespace Sidestage
