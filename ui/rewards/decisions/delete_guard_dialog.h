// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"
#include "rewards/list/reward_operations.h"

namespace Sidestage {

/// Asks before rewards are deleted on the service. Deleting a reward fulfils its waiting redemptions, without
/// refunding the points.
class DeleteGuardDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `items`: rewards of this app that are on the service.
    explicit DeleteGuardDialog(const QList<RewardItem> &items, QWidget *parent = nullptr);

    QStringList keys() const { return m_keys; }

Q_SIGNALS:
    void deleteRequested(const QStringList &keys, Sidestage::PlanStep::Queue queue, bool keepInLibrary);
    void pauseRequested(const QStringList &keys);

private:
    QRadioButton *addChoice(const char *name, const QString &text);
    void updateConfirm();

    QStringList m_keys{};
    int m_waiting = 0;
    QRadioButton *m_refund = nullptr;
    QRadioButton *m_fulfil = nullptr;
    QRadioButton *m_pause = nullptr;
    QCheckBox *m_keep = nullptr;
    Button *m_confirm = nullptr;
};

}  // namespace Sidestage
