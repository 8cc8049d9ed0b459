// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"

#include <QDateTime>
#include <QObject>

namespace Sidestage {

class Account;
class Poll;

/// Whether the channel of one account is on air, as the service last said: by events, and by asking again
/// and again.
class LiveStatus : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 { Unknown, Offline, Live };

    /// `account` must outlive this.
    explicit LiveStatus(Account *account, QObject *parent = nullptr);

    State state() const { return m_state; }
    QDateTime startedAt() const { return m_startedAt; }  ///< UTC; valid while live.
    /// What time it is where that was dated: the service's clock, UTC.
    QDateTime now() const;
    int viewers() const { return m_viewers; }  ///< While live.
    QDateTime asOf() const { return m_asOf; }  ///< UTC of the last answer; invalid: none yet.

    /// Begins to listen and to ask, and asks again every `interval` until the session ends; a new token
    /// lets it go on. While the service does not answer it is asked more often at first.
    void start();
    /// 30 s unless a test is in a hurry. The number of viewers comes with no event.
    void setInterval(std::chrono::milliseconds interval) { m_interval = interval; }

public Q_SLOTS:
    /// Asks now, unless it is asking already.
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
    QDateTime m_toldAt{};  ///< When the service sent the newest event.
    bool m_asking = false;
};

}  // namespace Sidestage
