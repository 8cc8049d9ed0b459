// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/teams.h"
#include "feed/feed.h"

namespace Sidestage {

/// The teams of an account's channel (specification: Get Channel Teams). They need no scope.
class TeamList : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit TeamList(Account *account, QObject *parent = nullptr);

    /// As the service lists them.
    const QList<Api::ChannelTeam> &teams() const { return m_teams; }
    /// Reads the members of a team and calls `done`, unless `context` is destroyed before.
    void readMembers(const QString &teamId, QObject *context,
                     std::function<void(const Result<QList<Api::TeamMember>> &)> done);

protected:
    Bound read() override;

private:
    QList<Api::ChannelTeam> m_teams{};
};

}  // namespace Sidestage
