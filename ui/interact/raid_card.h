// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interact/raid_feed.h"
#include "models/live_list.h"
#include "page/feed_card.h"

namespace Sidestage {

class ActionButton;
class Button;
class InteractService;
class LongList;
class PageState;
class ProgressBar;
class SearchField;
class SteadyText;

/// The channels that can be raided, and the raid that counts down.
class RaidCard : public FeedCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit RaidCard(InteractService *service, QWidget *parent = nullptr);

    /// Lets the user look for a channel.
    void findTarget();

protected:
    void showFeed() override;

private:
    void updateButtons();
    void raidCurrent();
    void toggleFavourite();
    int tick();

    InteractService *m_service;
    RaidFeed *m_raid;
    LiveList<RaidTarget> *m_rows;
    QLabel *m_count;
    SearchField *m_search;
    LongList *m_list;
    PageState *m_state;
    QWidget *m_choice;
    ActionButton *m_go;
    Button *m_favourite;
    QWidget *m_pending;
    SteadyText *m_left;
    WrapLabel *m_note;
    ProgressBar *m_bar;
    ActionButton *m_cancel;
};

}  // namespace Sidestage
