// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/polls.h"
#include "start_feed.h"

namespace Sidestage {

/// The polls of an account's channel (specification: Get Polls), moved by events while one runs.
class PollFeed : public StartFeed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit PollFeed(Account *account, QObject *parent = nullptr);

    bool mayRead() const override;
    bool mayManage() const { return account()->may(Api::Scope::ChannelManagePolls); }
    /// Newest first.
    const QList<Api::Poll> &polls() const { return m_polls; }
    /// The poll in which viewers can vote now.
    std::optional<Api::Poll> active() const;

    /// Starts a poll. Ends with started() or failed(). If failed() could not tell the outcome, the next
    /// reading does, and emits one of them again.
    void start(Api::CreatePoll wanted);
    /// Ends the poll. Ends with changed() or failed(). If it has ended already, that is shown.
    void end(const QString &id, Api::PollEnding ending);

protected:
    Bound read() override;
    bool listen() override;

private:
    QList<Api::Poll> m_polls{};
};

}  // namespace Sidestage
