// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/day_range.h"

#include "kit/overlays/dialog_frame.h"

class QDateEdit;
class QLabel;

namespace Sidestage {

/// Days from a calendar, with what the service makes of them said beside.
class RangeDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `today` in UTC. With `days` above 0 only the first day is chosen, and the range is so many days long.
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
