// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interact/interact_store.h"
#include "page/feed_card.h"

class QBoxLayout;

namespace Sidestage {

class ActionButton;
class Button;
class ChoiceBars;
class ElidedLabel;
class InteractService;
class OutcomeBox;
class ProgressBar;
class SteadyText;

/// The open prediction with its points as they come, or the last one with its result.
class PredictionCard : public FeedCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit PredictionCard(InteractService *service, QWidget *parent = nullptr);

    /// Do nothing while no prediction is open, or when it is locked already.
    void lock();
    void resolve();
    void cancel();

Q_SIGNALS:
    /// Emitted to prepare a prediction that starts with this.
    void newRequested(const Sidestage::InteractTemplate &entry);

protected:
    void showFeed() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showOutcomes(const Api::Prediction &prediction);
    int tick();

    InteractService *m_service;
    Pill *m_state;
    QLabel *m_opened;
    WrapLabel *m_title;
    QWidget *m_pair;  ///< Two outcomes, side by side where there is room.
    QBoxLayout *m_sides;
    OutcomeBox *m_first;
    OutcomeBox *m_second;
    ChoiceBars *m_bars;  ///< More than two outcomes.
    QWidget *m_time;
    SteadyText *m_left;
    ProgressBar *m_window;
    QWidget *m_buttons;
    Button *m_lock;
    WrapLabel *m_refund;
    WrapLabel *m_none;
    Button *m_new;
};

}  // namespace Sidestage
