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
    static constexpr int maxRewards = 50;  ///< Slots on the service (specification: Limits).

    /// What is known of the channel's rewards.
    enum class Availability : quint8 {
        Unknown,       ///< The service has not told yet, in this run.
        Known,         ///< Also while a later reading fails: poll()->failure() says so.
        NoPermission,  ///< The user has not granted reading rewards.
        NotEligible,   ///< The broadcaster is neither partner nor affiliate: there are no Channel Points.
        Failed,        ///< Never told; the last try failed.
    };
    Q_ENUM(Availability)

    /// `account` must outlive this.
    explicit RewardList(Account *account, QObject *parent = nullptr);
    ~RewardList() override;

    /// Shows what was known when the program ended (poll()->asOf() says of when that is), begins to listen
    /// and to read. Call once.
    void start();

    /// Ascending by id. For views and for code; rows that wait for an answer are marked pending.
    ResourceModel<RewardRow> *model() const;
    QList<Api::Reward> all() const;
    /// Those this app made.
    QList<Api::Reward> ours() const;
    /// All as the service last said, without the changes that wait for an answer.
    QList<RewardRow> confirmed() const;
    std::optional<RewardRow> find(const QString &id) const;
    bool isKnown() const;  ///< Whether the service has told, in this run.
    Availability availability() const;
    /// Whether the user has granted changing rewards.
    bool mayChange() const;
    Poll *poll() const;
    bool isLive() const;

    // Changes: one after the other, paced with the budget, shown at once and taken back when the service
    // refuses; only a new reward appears no earlier than the service has given it an id. When the line is cut
    // or the service stumbles, it is read what came of them, and what has not happened is tried again.
    // `done` is called once, unless `context` or this is gone by then.
    using Done = std::function<void(const Result<Api::Reward> &)>;
    /// A reward that shall be paused is created switched off, and switched on and paused after that: nobody
    /// can redeem it in between. If that second step fails it stays off; `done` says how it is.
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
    Bound read();
    Bound work();
    void listen();
    void preload();
    void save();

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
