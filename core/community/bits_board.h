// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "async/bound.h"
#include "base/result.h"

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class Clock;

/// Who cheered most in an account's channel, in one period. The service counts periods in Pacific time: a day
/// begins at midnight there, a week on Monday; summer time goes by the rule of 2007 (api/pacific.h).
class BitsBoard : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    BitsBoard(Account *account, const Clock &clock, QObject *parent = nullptr);
    ~BitsBoard() override;

    bool mayRead() const;
    Api::Period period() const;
    /// Asks for the current one of these periods.
    void setPeriod(Api::Period period);
    /// One period back (-1) or forward (1); what has not begun cannot be asked for.
    void step(int by);
    bool canStepForward() const;
    /// What is shown: as the service said, else as it will. Both ends UTC; invalid: all time.
    Api::DateRange range() const;
    /// The first and the last day of it, in Pacific time; invalid: all time.
    std::pair<QDate, QDate> days() const;

    const QList<Api::LeaderboardEntry> &entries() const;
    /// The account itself, wherever it stands; none: it has not cheered.
    const std::optional<Api::LeaderboardEntry> &own() const;
    /// Whether the answer for this period is still to come.
    bool isLoading() const;
    QDateTime asOf() const;  ///< UTC; invalid: never.
    QString failure() const;
    int interval() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();

private:
    Bound read();
    void choose(Api::Period period, QDate day);

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
