// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "page/feed_card.h"

namespace Sidestage {

class AmountView;
class CharityService;
class PermissionHint;

/// The running campaign: total, progress, pace, last donation.
class CharityCard : public FeedCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit CharityCard(CharityService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;

protected:
    void showFeed() override;

private:
    int updateTexts();

    CharityService *m_service;
    Pill *m_percent = nullptr;
    Button *m_open = nullptr;
    AmountView *m_amount = nullptr;
    ProgressBar *m_bar = nullptr;
    WrapLabel *m_pace = nullptr;
    SteadyText *m_last = nullptr;
    WrapLabel *m_nothing = nullptr;
    PermissionHint *m_why = nullptr;
};

}  // namespace Sidestage
