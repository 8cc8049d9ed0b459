// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

class InteractService;

/// The polls and predictions of the last weeks with their results. Deletes itself when it is closed.
class InteractHistoryDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `service` must outlive the dialog.
    explicit InteractHistoryDialog(InteractService *service, QWidget *parent);
};

}  // namespace Sidestage
