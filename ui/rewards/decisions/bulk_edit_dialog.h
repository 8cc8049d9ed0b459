// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "rewards/list/reward_catalogue.h"
#include "rewards/list/reward_changes.h"

#include <QHash>

class QCheckBox;

namespace Sidestage {

class RewardForm;

/// Sets selected fields of several rewards to the same values. The other fields stay unchanged.
class BulkEditDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit BulkEditDialog(const QList<RewardItem> &items, QWidget *parent = nullptr);

    QList<RewardField> included() const;

Q_SIGNALS:
    void applyRequested(const QStringList &keys, const QList<Sidestage::RewardField> &fields,
                        const Sidestage::Api::RewardChanges &values);

private:
    void updateApply();
    void apply();

    QStringList m_keys{};
    RewardForm *m_form = nullptr;
    QHash<RewardField, QCheckBox *> m_include{};
    Button *m_apply = nullptr;
};

}  // namespace Sidestage
