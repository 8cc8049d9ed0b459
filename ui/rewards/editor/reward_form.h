// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form.h"
#include "rewards/list/reward_changes.h"

namespace Sidestage {

/// One row for each field of a reward; its id is the RewardField. The form only stores the input and sends
/// nothing.
class RewardForm : public Form<Api::RewardChanges>
{
    Q_OBJECT
public:
    /// `fields`: the rows, in this order.
    explicit RewardForm(const QList<RewardField> &fields, QWidget *parent = nullptr);

private:
    void addRow(RewardField field);
    void addLimit(RewardField field, std::optional<bool> Api::RewardChanges::*flag,
                  std::optional<qint64> Api::RewardChanges::*number, const QString &hint = {});
};

}  // namespace Sidestage
