// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/people/team_list.h"
#include "page/feed_card.h"

class QVBoxLayout;

namespace Sidestage {

/// The teams of the channel. The members of each are shown on demand.
class TeamsCard : public FeedCard
{
    Q_OBJECT
public:
    /// `teams` must outlive the card.
    explicit TeamsCard(TeamList *teams, QWidget *parent = nullptr);

protected:
    void showFeed() override;

private:
    QWidget *makeTeam(const Api::ChannelTeam &team);

    TeamList *m_teams;
    QWidget *m_rows;
    std::optional<QList<Api::ChannelTeam>> m_shown{};
};

}  // namespace Sidestage
