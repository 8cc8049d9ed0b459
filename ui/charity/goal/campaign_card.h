// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"

#include <memory>

namespace Sidestage {

class AmountView;
class CharityService;
class GoalBar;
class LastingDifference;

/// The running campaign: charity, total, progress.
class CampaignCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit CampaignCard(CharityService *service, QWidget *parent = nullptr);
    ~CampaignCard() override;

Q_SIGNALS:
    /// Emitted when an action failed, with the reason as a sentence.
    void failed(const QString &sentence);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void updateTexts();
    void openWebsite();

    CharityService *m_service;
    Pictures *m_pictures = nullptr;
    PictureLabel *m_logo = nullptr;
    IconView *m_heart = nullptr;
    WrapLabel *m_name = nullptr;
    WrapLabel *m_description = nullptr;
    Button *m_website = nullptr;
    AmountView *m_amount = nullptr;
    Pill *m_percent = nullptr;
    GoalBar *m_bar = nullptr;
    WrapLabel *m_difference = nullptr;
    LastingDifference *m_lasting = nullptr;
};

}  // namespace Sidestage
