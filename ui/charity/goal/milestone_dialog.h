// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_records.h"
#include "forms/collection_dialog.h"

namespace Sidestage {

/// Creates or edits a milestone. Invalid input stays in the dialog until it is corrected.
class MilestoneDialog : public CollectionDialog<Milestone>
{
    Q_OBJECT
public:
    /// The currency is that of `milestone.amount`. An id of 0 creates a new milestone.
    MilestoneDialog(const Milestone &milestone, Store store, QWidget *parent = nullptr);

private:
    bool complete(Milestone &milestone) override;

    QLineEdit *m_amount;
};

}  // namespace Sidestage
