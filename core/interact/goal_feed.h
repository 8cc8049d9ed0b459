// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/goals.h"
#include "feed/feed.h"

namespace Sidestage {

/// The goals that an account's channel shows to its viewers (specification: Get Creator Goals).
class GoalFeed : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit GoalFeed(Account *account, QObject *parent = nullptr);

    bool mayRead() const override { return account()->may(Api::Scope::ChannelReadGoals); }
    /// Oldest first.
    const QList<Api::Goal> &goals() const { return m_goals; }

protected:
    Bound read() override;
    bool listen() override;

private:
    QList<Api::Goal> m_goals{};
};

}  // namespace Sidestage
