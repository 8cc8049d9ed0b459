// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "feed/feed.h"

#include <optional>

namespace Sidestage {

class Clock;

/// The users who cheered most in an account's channel in one period. The service uses periods in Pacific
/// time: a day begins at midnight there, a week on Monday. Daylight saving time follows the rule of 2007
/// (api/pacific.h).
class BitsBoard : public Feed
{
    Q_OBJECT
public:
    /// Both arguments must outlive this.
    BitsBoard(Account *account, const Clock &clock, QObject *parent = nullptr);

    bool mayRead() const override { return account()->may(Api::Scope::BitsRead); }
    Api::Period period() const { return m_period; }
    /// Selects and requests the current period of this length.
    void setPeriod(Api::Period period);
    /// Selects the previous (-1) or next (1) period. A period that has not begun cannot be selected.
    void step(int by);
    bool canStepForward() const;
    /// The period shown, as reported by the service, or computed until then. Both ends in UTC; invalid: all
    /// time.
    Api::DateRange range() const { return m_range; }
    /// The first and the last day of the range, in Pacific time. Invalid: all time.
    std::pair<QDate, QDate> days() const;

    const QList<Api::LeaderboardEntry> &entries() const { return m_entries; }
    /// The entry of the account itself, at any rank. Empty: it has not cheered.
    const std::optional<Api::LeaderboardEntry> &own() const { return m_own; }
    /// Whether the response for this period is still pending.
    bool isLoading() const { return m_isLoading; }
    /// Of the shown period.
    QDateTime asOf() const override { return m_asOf; }
    QString failure() const override { return m_failure; }

protected:
    Bound read() override;

private:
    /// A moment in the requested period, in UTC.
    QDateTime moment() const;
    void choose(Api::Period period, QDate day);

    const Clock &m_clock;
    Api::Period m_period = Api::Period::Week;
    QDate m_day{};  ///< In Pacific time, in the requested period; invalid: the current one.
    Api::DateRange m_range{};
    QList<Api::LeaderboardEntry> m_entries{};
    std::optional<Api::LeaderboardEntry> m_own{};
    bool m_isLoading = true;
    QString m_failure{};
    QDateTime m_asOf{};
    int m_turn = 0;
};

}  // namespace Sidestage
