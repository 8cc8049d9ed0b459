// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interact/interact_store.h"
#include "page/feed_card.h"

namespace Sidestage {

class ActionButton;
class Button;
class ChoiceBars;
class InteractService;
class SteadyText;

/// The running poll with its votes as they come, or the last one with its result.
class PollCard : public FeedCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit PollCard(InteractService *service, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted to prepare a poll. `entry` is what it starts with.
    void newRequested(const Sidestage::InteractTemplate &entry);

protected:
    void showFeed() override;

private:
    int tick();
    void endPoll(Api::PollEnding ending);

    InteractService *m_service;
    QString m_hidden{};  ///< The id of the ended poll that the user has hidden.
    Pill *m_state;
    QLabel *m_votes;
    WrapLabel *m_title;
    ChoiceBars *m_bars;
    SteadyText *m_left;
    QWidget *m_running;
    QWidget *m_over;
    WrapLabel *m_none;
    Button *m_new;
};

}  // namespace Sidestage
