// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/feed_card.h"

namespace Sidestage {

class HypeTrainFeed;
class ProgressBar;
class Stat;
class SteadyText;

/// The running hype train, or how far the last one came.
class HypeTrainCard : public FeedCard
{
    Q_OBJECT
public:
    /// `feed` must outlive the card.
    explicit HypeTrainCard(HypeTrainFeed *feed, QWidget *parent = nullptr);

protected:
    void showFeed() override;

private:
    int tick();

    HypeTrainFeed *m_trains;
    Pill *m_level;
    Stat *m_share;
    SteadyText *m_left;
    ProgressBar *m_bar;
    WrapLabel *m_detail;
};

}  // namespace Sidestage
