// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_records.h"
#include "kit/overlays/dialog_frame.h"

class QLineEdit;

namespace Sidestage {

class FormField;

/// Creates or edits a milestone. Invalid input stays in the dialog until it is corrected.
class MilestoneDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// The currency is that of `milestone.amount`. An id of 0 creates a new milestone.
    explicit MilestoneDialog(const Milestone &milestone, QWidget *parent = nullptr);

Q_SIGNALS:
    void saved(const Sidestage::Milestone &milestone);
    void removed(qint64 id);

private:
    void save();

    Milestone m_milestone;
    FormField *m_amountField = nullptr;
    QLineEdit *m_amount = nullptr;
    FormField *m_titleField = nullptr;
    QLineEdit *m_title = nullptr;
};

}  // namespace Sidestage
