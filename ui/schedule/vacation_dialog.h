// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/schedule.h"
#include "kit/overlays/dialog_frame.h"

class QDateTimeEdit;

namespace Sidestage {

class WrapLabel;

/// Asks when the broadcaster does not stream.
class VacationDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `current`: the vacation that is set; none: one from the day after `today` is offered.
    VacationDialog(const std::optional<Api::Vacation> &current, QDate today, QWidget *parent);

    Api::Vacation vacation() const;

Q_SIGNALS:
    /// The vacation that is set shall end now.
    void endRequested();

private:
    void check();

    QDateTimeEdit *m_from;
    QDateTimeEdit *m_to;
    WrapLabel *m_problem;
    Button *m_set;
};

}  // namespace Sidestage
