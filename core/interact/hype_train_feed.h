// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feed/feed.h"

namespace Sidestage {

/// A hype train of an account's channel: the running one, or the last.
struct HypeTrain
{
    QString id{};
    int level = 0;
    qint64 progress = 0;  ///< Towards `goal`, which reaches the next level.
    qint64 goal = 0;
    QDateTime startedAt{};  ///< UTC, as all times.
    QDateTime expiresAt{};  ///< It ends then, unless it reaches the next level before.
    bool isOver = false;
    QString topName{};  ///< Who contributed most; empty: nobody is named.
    qint64 topTotal = 0;

    bool operator==(const HypeTrain &) const = default;
};

/// The hype trains of an account's channel, moved by events (specification: Get Hype Train Events).
class HypeTrainFeed : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit HypeTrainFeed(Account *account, QObject *parent = nullptr);

    bool mayRead() const override { return account()->may(Api::Scope::ChannelReadHypeTrain); }
    /// None: there has been none, or it is not known.
    const std::optional<HypeTrain> &train() const { return m_train; }

protected:
    Bound read() override;
    bool listen() override;

private:
    template <class E>
    void apply(const E &event);

    std::optional<HypeTrain> m_train{};
};

}  // namespace Sidestage
