// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/feed_card.h"

class QVBoxLayout;

namespace Sidestage {

class GoalFeed;

/// Shows the goals of the channel and how far they are.
class GoalsCard : public FeedCard
{
    Q_OBJECT
public:
    /// `feed` must outlive the card.
    explicit GoalsCard(GoalFeed *feed, QWidget *parent = nullptr);

protected:
    void showFeed() override;

private:
    GoalFeed *m_goals;
    QWidget *m_list;
};

}  // namespace Sidestage
