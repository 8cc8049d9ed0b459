// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/day_range.h"

#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

/// Selects days in a calendar, with the service's limits on that range beside it.
class RangeDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `today` in UTC. If `days` is above 0, only the first day is chosen, and the range is that many days
    /// long.
    RangeDialog(ReportKind kind, const DayRange &range, const QDate &today, qint64 days, QWidget *parent);

    DayRange range() const;

Q_SIGNALS:
    void chosen(const Sidestage::DayRange &range);

private:
    void refresh();

    ReportKind m_kind;
    QDate m_today;
    qint64 m_days;
    QDateEdit *m_from;
    QDateEdit *m_to;
    QLabel *m_advice;
    Button *m_take;
};

}  // namespace Sidestage
