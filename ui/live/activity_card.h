// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "live/activity.h"
#include "models/live_list.h"
#include "page/feed_card.h"

namespace Sidestage {

class ActivityFeed;
class LongList;
class PermissionHint;

/// Shows the newest follows, cheers, raids and subscriptions, and opens all that are kept.
class ActivityCard : public FeedCard
{
    Q_OBJECT
public:
    /// `feed` must outlive the card.
    explicit ActivityCard(ActivityFeed *feed, QWidget *parent = nullptr);

    bool takeKeyboard() override;

protected:
    void showFeed() override;
    void fit() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void choose(int group);
    void read();
    void arrange();
    int tick();

    ActivityFeed *m_activity;
    LiveList<Activity> *m_rows;
    ActivityGroup m_group{};
    Segmented *m_tabs;
    QComboBox *m_combo;  ///< The same choice, where the tabs do not fit.
    LongList *m_list;
    PageState *m_state;
    Button *m_all;
    PermissionHint *m_missing;
};

}  // namespace Sidestage
