// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

/// Asks whether a service shall be removed, and says what goes with it. Accepted: it shall.
class RemoveServiceDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit RemoveServiceDialog(const QString &service, QWidget *parent = nullptr);
};

}  // namespace Sidestage
