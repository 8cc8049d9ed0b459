// SPDX-License-Identifier: GPL-3.0-or-later
#include "team_list.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

TeamList::TeamList(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("teams"), .covered = 1800s, .uncovered = 1800s, .offScreen = 7200s},
           parent)
{
}

Bound TeamList::read()
{
    auto asking = account()->client()->call(GetChannelTeams{.broadcasterId = account()->userId()});
    auto teams = co_await asking;
    if (teams) {
        m_teams = *std::move(teams);
        Q_EMIT changed();
    }
    finished(statusOf(teams));
}

void TeamList::readMembers(const QString &teamId, QObject *context,
                           std::function<void(const Result<QList<TeamMember>> &)> done)
{
    account()
        ->client()
        ->call(GetTeams{.id = teamId})
        .then(context, [done = std::move(done)](const Result<QList<Team>> &teams) {
            if (!teams)
                done(teams.error());
            else if (teams->isEmpty())
                done(Error{.kind = Error::Kind::NotFound, .status = 404});
            else
                done(teams->first().users);
        });
}

}  // namespace Sidestage
