// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

/// Asks for confirmation to remove a service and lists what is deleted with it. Accepted: remove it.
class RemoveServiceDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit RemoveServiceDialog(const QString &service, QWidget *parent = nullptr);
};

}  // namespace Sidestage
