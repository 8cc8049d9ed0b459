// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"
#include "rewards/list/reward_catalogue.h"

namespace Sidestage {

/// Selects the rewards to add to a set.
class AddRewardsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `rewards`: the candidates; at least one.
    AddRewardsDialog(const QString &setName, const QList<RewardItem> &rewards, QWidget *parent);

Q_SIGNALS:
    void chosen(const QStringList &keys);

private:
    void filter();
    QStringList ticked() const;

    SearchField *m_search;
    QListWidget *m_list;
    Button *m_add;
    Qt::CheckState m_pressed{};  ///< State of the row when the mouse was pressed.
};

}  // namespace Sidestage
