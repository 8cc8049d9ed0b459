// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "async/bound.h"
#include "base/result.h"

#include <QDateTime>
#include <QObject>

#include <optional>

namespace Sidestage {

class Account;
class Clock;
class Poll;

/// Who cheered most in an account's channel, in one period. The service counts periods in Pacific time: a day
/// begins at midnight there, a week on Monday; summer time goes by the rule of 2007 (api/pacific.h).
class BitsBoard : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    BitsBoard(Account *account, const Clock &clock, QObject *parent = nullptr);

    bool mayRead() const;
    Api::Period period() const { return m_period; }
    /// Asks for the current one of these periods.
    void setPeriod(Api::Period period);
    /// One period back (-1) or forward (1); what has not begun cannot be asked for.
    void step(int by);
    bool canStepForward() const;
    /// What is shown: as the service said, else as it will. Both ends UTC; invalid: all time.
    Api::DateRange range() const { return m_range; }
    /// The first and the last day of it, in Pacific time; invalid: all time.
    std::pair<QDate, QDate> days() const;

    const QList<Api::LeaderboardEntry> &entries() const { return m_entries; }
    /// The account itself, wherever it stands; none: it has not cheered.
    const std::optional<Api::LeaderboardEntry> &own() const { return m_own; }
    /// Whether the answer for this period is still to come.
    bool isLoading() const { return m_isLoading; }
    QDateTime asOf() const { return m_asOf; }  ///< UTC; invalid: never.
    QString failure() const { return m_failure; }
    int interval() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();

private:
    /// When the period that is asked for is, UTC.
    QDateTime moment() const;
    Bound read();
    void choose(Api::Period period, QDate day);

    Account *m_account;
    const Clock &m_clock;
    Poll *m_poll = nullptr;
    Api::Period m_period = Api::Period::Week;
    QDate m_day{};  ///< In Pacific time, in the period that is asked for; invalid: the current one.
    Api::DateRange m_range{};
    QList<Api::LeaderboardEntry> m_entries{};
    std::optional<Api::LeaderboardEntry> m_own{};
    bool m_isLoading = true;
    QString m_failure{};
    QDateTime m_asOf{};
    int m_turn = 0;
};

}  // namespace Sidestage
