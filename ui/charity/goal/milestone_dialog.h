// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_records.h"
#include "kit/overlays/dialog_frame.h"

class QLineEdit;

namespace Sidestage {

class FormField;

/// Makes a milestone or changes one. What was typed stays until it is right.
class MilestoneDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// In the currency of `milestone.amount`; id 0: a new one.
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
