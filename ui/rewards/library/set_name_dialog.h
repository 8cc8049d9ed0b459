// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "rewards/library/reward_library.h"

class QLineEdit;

namespace Sidestage {

class FormField;

/// Asks for the name of a set and saves it.
class SetNameDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `library` must outlive the dialog. A set without an id is created.
    SetNameDialog(RewardLibrary *library, const RewardSet &set, QWidget *parent = nullptr);

Q_SIGNALS:
    void saved(const Sidestage::RewardSet &set);

private:
    void save();

    RewardLibrary *m_library;
    RewardSet m_set;
    QLineEdit *m_name = nullptr;
    FormField *m_field = nullptr;
};

}  // namespace Sidestage
