// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/polls.h"
#include "feed/feed.h"

namespace Sidestage {

/// The polls of an account's channel (specification: Get Polls), moved by events while one runs.
class PollFeed : public Feed
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
    /// Whether a request of start() or end() is under way.
    bool isBusy() const { return m_isBusy; }

    /// Starts a poll. Ends with started() or failed().
    Bound start(Api::CreatePoll wanted);
    /// Ends the poll. Ends with changed() or failed(). If it has ended already, that is shown.
    Bound end(QString id, Api::PollEnding ending);

Q_SIGNALS:
    void started();
    void failed(const Sidestage::Error &error);

protected:
    Bound read() override;
    bool listen() override;

private:
    void upsert(const Api::Poll &poll);
    void setBusy(bool busy);

    QList<Api::Poll> m_polls{};
    bool m_isBusy = false;
};

}  // namespace Sidestage
