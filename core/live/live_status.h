// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feed/feed.h"

namespace Sidestage {

/// Whether the channel of one account is on air, according to events and to regular polls.
class LiveStatus : public Feed
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

    /// 30 s; tests set a shorter one, before start(). Events do not contain the number of viewers.
    void setInterval(std::chrono::milliseconds interval);

protected:
    Bound read() override;
    bool listen() override;

private:
    bool isNews(const QDateTime &sentAt);

    State m_state = State::Unknown;
    QDateTime m_startedAt{};
    int m_viewers = 0;
    QDateTime m_newestAt{};  ///< When the service sent the newest event that was handled.
};

}  // namespace Sidestage
