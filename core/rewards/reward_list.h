// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "async/bound.h"
#include "models/resource_model.h"

#include <QObject>

#include <functional>
#include <memory>

namespace Sidestage {

class Account;
class Poll;

/// A reward on the service, and whether this app may change it.
struct RewardRow
{
    QString id{};  ///< The reward's.
    Api::Reward reward{};
    bool isOurs = false;  ///< Made by this app: only then can it be changed, and its redemptions read.

    bool operator==(const RewardRow &) const = default;
};

/// The rewards of one account's channel, as the service last said, kept true by events and polls.
class RewardList : public QObject
{
    Q_OBJECT
public:
    static constexpr int mostRewards = 50;  ///< Slots on the service (specification: Limits).

    /// `account` must outlive this.
    explicit RewardList(Account *account, QObject *parent = nullptr);
    ~RewardList() override;

    /// Begins to listen and to read. Call once.
    void start();

    /// Ascending by id. For views and for code; rows that wait for an answer are marked pending.
    ResourceModel<RewardRow> *model() const;
    QList<Api::Reward> all() const;
    /// Those this app made.
    QList<Api::Reward> ours() const;
    std::optional<RewardRow> find(const QString &id) const;
    bool isKnown() const;  ///< Whether the service has told, in this run.
    Poll *poll() const;
    bool isLive() const;

    // Changes: shown at once, taken back when the service refuses. Paced: one after the other.
    using Done = std::function<void(const Result<Api::Reward> &)>;
    void create(const Api::RewardChanges &reward, QObject *context, Done done);
    void update(const QString &id, const Api::RewardChanges &changes, QObject *context, Done done);
    void remove(const QString &id, QObject *context, std::function<void(const Result<void> &)> done);
    /// Changes that wait for their turn or an answer.
    int pending() const;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    /// The rows, or whether they are known.
    void changed();
    void removed(const QString &id);
    void freshnessChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
