// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/people/team_list.h"
#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"
#include "models/live_list.h"

namespace Sidestage {

class LongList;

/// What a team says about itself as plain text: it is HTML by its owner.
QString teamInfoText(const Api::TeamInfo &team);

/// The members of a team.
class TeamDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `teams` must outlive the dialog.
    TeamDialog(TeamList *teams, const Api::ChannelTeam &team, QWidget *parent);

private:
    void read();
    void updateState();

    TeamList *m_teams;
    QString m_id;
    LiveList<Api::TeamMember> *m_rows;
    SearchField *m_search;
    LongList *m_list;
    PageState *m_state;
    bool m_isKnown = false;
    std::optional<Error> m_failure{};
};

}  // namespace Sidestage
