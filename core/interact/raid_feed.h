// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/streams.h"
#include "feed/feed.h"

#include <QTimer>

namespace Sidestage {

class InteractStore;

/// A channel that can be raided: one on air that the user follows.
struct RaidTarget
{
    QString id{};
    QString name{};
    QString category{};
    int viewers = 0;
    bool isFavourite = false;

    bool operator==(const RaidTarget &) const = default;
};

/// The channels that can be raided (specification: Get Followed Streams) and the raid that is counting down,
/// also one that was started elsewhere or before the program has started.
class RaidFeed : public Feed
{
    Q_OBJECT
public:
    /// The service sends the viewers by itself after this time.
    static constexpr std::chrono::seconds countdown{90};

    /// `account` and `store` must outlive this.
    RaidFeed(Account *account, InteractStore *store, QObject *parent = nullptr);

    bool mayRead() const override { return account()->may(Api::Scope::UserReadFollows); }
    bool mayRaid() const { return account()->may(Api::Scope::ChannelManageRaids); }
    /// Favourites first, then the most viewed.
    const QList<RaidTarget> &targets() const { return m_targets; }
    void setFavourite(const QString &id, bool isFavourite);

    struct Pending
    {
        QString name{};
        QDateTime startedAt{};  ///< UTC, of the service's clock.
        /// Its start or its cancellation was not answered, or the program was not running all the time.
        bool isDoubtful = false;
    };
    const std::optional<Pending> &pending() const { return m_pending; }
    /// When the pending raid goes by itself. UTC; invalid without one.
    QDateTime leavesAt() const;

    /// Starts a raid. Ends with changed() or failed().
    void start(const RaidTarget &target);
    /// Cancels the pending raid. Ends with changed() or failed(). If it has gone already, that is shown.
    void cancel();

Q_SIGNALS:
    /// The viewers have been sent to the channel with this name.
    void left(const QString &name);

protected:
    Bound read() override;
    bool listen() override;

private:
    void setPending(std::optional<Pending> pending);
    void showPending(std::optional<Pending> pending);
    void restore();
    bool hearsRaids() const;
    void sortTargets();

    InteractStore *m_store;
    QList<RaidTarget> m_targets{};
    std::optional<Pending> m_pending{};
    QTimer m_gone{};
};

}  // namespace Sidestage
