// SPDX-License-Identifier: GPL-3.0-or-later
#include "teams_card.h"

#include "base/bidi.h"
#include "kit/controls/button.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "team_dialog.h"

#include <QBoxLayout>

namespace Sidestage {

TeamsCard::TeamsCard(TeamList *teams, QWidget *parent)
    : FeedCard(tr("Teams"), Icon::People, teams, parent)
    , m_teams(teams)
    , m_rows(named("teamRows", new QWidget(this)))
{
    setObjectName(QStringLiteral("teamsCard"));
    auto *layout = withoutMargins(new QVBoxLayout(m_rows));
    setSpacing(layout, 14);
    body()->addWidget(m_rows);
    addStates(3, tr("Sign in again to see your teams."), [teams] { return teams->asOf().isValid(); });
    addStaleNote();
    body()->addStretch(1);
    updateCard();
}

QWidget *TeamsCard::makeTeam(const Api::ChannelTeam &team)
{
    auto *row = named(QStringLiteral("team:") + team.id, new QWidget);
    auto *layout = withoutMargins(new QVBoxLayout(row));
    layout->setSpacing(px(4));
    layout->addWidget(new WrapLabel(team.teamDisplayName, TextRole::Strong, Tone::Text));
    if (const QString info = teamInfoText(team); !info.isEmpty())
        layout->addWidget(new WrapLabel(info, TextRole::Small, Tone::Secondary));
    auto *members
        = named(QStringLiteral("members:") + team.id, Button::compact(Icon::People, tr("Members…")));
    members->setAccessibleName(tr("Members of %1…").arg(isolated(team.teamDisplayName)));
    connect(members, &QPushButton::clicked, this,
            [this, team] { (new TeamDialog(m_teams, team, this))->openOnce(); });
    layout->addWidget(members, 0, Qt::AlignLeft);
    return row;
}

void TeamsCard::showFeed()
{
    m_rows->setVisible(m_teams->asOf().isValid());
    // The buttons are kept unless something has changed, because one may have the focus.
    if (!m_teams->asOf().isValid() || m_shown == m_teams->teams())
        return;
    m_shown = m_teams->teams();
    auto *layout = static_cast<QVBoxLayout *>(m_rows->layout());
    emptyLayout(layout);
    for (const Api::ChannelTeam &team : m_teams->teams())
        layout->addWidget(makeTeam(team));
    if (m_teams->teams().isEmpty())
        layout->addWidget(
            new WrapLabel(tr("Your channel is not in a team."), TextRole::Body, Tone::Secondary));
}

}  // namespace Sidestage
