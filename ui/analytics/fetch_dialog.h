// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

class AnalyticsService;

/// When reports are downloaded automatically, and after how many days without a new report the user is
/// alerted.
class FetchDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    FetchDialog(AnalyticsService *service, QWidget *parent);

private:
    void save();

    AnalyticsService *m_service;
    Toggle *m_daily;
    NumberField *m_silent;
};

}  // namespace Sidestage
