// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "page/feed_card.h"

namespace Sidestage {

class AdCountdown;
class AdRunBar;
class AdSnoozeButton;
class AdsService;

/// The next ad, its length, the time without pre-rolls, a snooze and a run button.
class AdCard : public FeedCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit AdCard(AdsService *service, QWidget *parent = nullptr);

    /// Opens the menu of lengths. A chosen length has to be confirmed in place.
    void chooseRun();

protected:
    void showFeed() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addMenu();
    int updateTexts();

    AdsService *m_service;
    Button *m_at;
    AdCountdown *m_countdown;
    AdSnoozeButton *m_snooze;
    SteadyText *m_snoozes;
    AdRunBar *m_run;
    Button *m_lengths;
    QMenu *m_menu;
    QBoxLayout *m_snoozeLine;
    QBoxLayout *m_runLine;
    QAction *m_runNow = nullptr;
};

}  // namespace Sidestage
