// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "feed/feed.h"

#include <QElapsedTimer>
#include <QHash>
#include <QMap>
#include <QPointer>
#include <QSet>

#include <chrono>
#include <deque>

namespace Sidestage {

/// A reward on the service, and whether this app can change it.
struct RewardRow
{
    QString id{};  ///< Of the reward.
    Api::Reward reward{};
    bool isOurs = false;  ///< Made by this app: only then it can be changed, and its redemptions read.

    bool operator==(const RewardRow &) const = default;
};

/// The rewards of one account's channel, as the service last returned them, updated by events and polls.
class RewardList : public Feed
{
    Q_OBJECT
public:
    static constexpr int maxRewards = 50;  ///< Slots on the service (specification: Limits).

    /// Whether the channel's rewards are known.
    enum class Availability : quint8 {
        Unknown,       ///< No response yet in this run.
        Known,         ///< Also if a later reading fails, see failure().
        NoPermission,  ///< The user has not granted the scope to read rewards.
        NotEligible,   ///< The broadcaster is neither partner nor affiliate, so there are no Channel Points.
        Failed,        ///< Never read; the last attempt failed.
    };
    Q_ENUM(Availability)

    /// `account` must outlive this.
    explicit RewardList(Account *account, QObject *parent = nullptr);

    /// Shows the stored rewards (their time is asOf()), listens to events and starts polling. Call once.
    void start();

    /// Ascending by id, with the pending changes.
    QList<Api::Reward> all() const;
    /// The rewards made by this app.
    QList<Api::Reward> ours() const;
    /// All as the service last returned them, without pending changes.
    QList<RewardRow> confirmed() const { return m_rows.values(); }
    std::optional<RewardRow> find(const QString &id) const;
    /// Whether a change of this reward is shown that the service has not accepted yet.
    bool isPending(const QString &id) const;
    /// Whether the rewards were read in this run.
    bool isKnown() const { return m_availability == Availability::Known; }
    Availability availability() const { return m_availability; }
    /// Whether the user has granted changing rewards.
    bool mayChange() const { return account()->may(Api::Scope::ChannelManageRedemptions); }

    // Changes are sent one after the other, paced by the budget. They are shown at once and undone if the
    // service refuses; only a new reward is not shown before the service has assigned its id. When the
    // connection is lost or the service fails, the outcome is read, and a change that was not made is
    // retried. `done` is called once, unless `context` or this is gone by then.
    using Done = std::function<void(const Result<Api::Reward> &)>;
    /// A reward that is to be paused is created disabled, then enabled and paused, so that it cannot be
    /// redeemed in between. If the second step fails it stays disabled; `done` gets its state.
    void create(const Api::RewardChanges &reward, QObject *context, Done done);
    void update(const QString &id, const Api::RewardChanges &changes, QObject *context, Done done);
    void remove(const QString &id, QObject *context, std::function<void(const Result<void> &)> done);
    /// Number of changes that wait for their turn or a response.
    int pending() const { return int(m_changes.size()); }

Q_SIGNALS:
    void removed(const QString &id);

protected:
    Bound read() override;
    bool listen() override;

private:
    struct Change
    {
        enum class What : quint8 { Create, Update, Remove } what{};
        QString id{};
        Api::RewardChanges changes{};
        QPointer<QObject> context{};
        Done done{};
    };

    void preload();
    /// Shows the rows as the service returned them, with the pending changes.
    void publish();
    /// A change of this reward is being sent, or was sent a moment ago.
    bool isEcho(const QString &id) const;
    /// Applies one reward from an event or the response to a change.
    void learn(const RewardRow &row);
    void forget(const QString &id);
    /// The known rewards that a listing does not contain.
    QStringList missingIn(const QList<Api::Reward> &listed) const;
    void finish(Availability how, const Result<void> &outcome);
    void fail(const Error &error);
    void save();
    void add(Change change);
    Bound work();
    QCoro::Task<Result<Api::Reward>> send(const Change &change) const;
    std::chrono::milliseconds pauseBefore() const;

    Availability m_availability = Availability::Unknown;

    QMap<QString, RewardRow> m_rows{};   ///< As the service last returned them, by id.
    QMap<QString, RewardRow> m_shown{};  ///< With the pending changes.
    QSet<QString> m_hidden{};            ///< About to be deleted.
    quint64 m_step = 0;                  ///< Counts updates other than readings.
    /// Step of the last such update, by reward: a reading that began before is older.
    QHash<QString, quint64> m_learnt{};
    QHash<QString, QDateTime> m_toldAt{};  ///< When the last event of a reward was sent.
    QHash<QString, qint64> m_changedAt{};  ///< Time of our last change, by `m_sinceStart`.

    std::deque<Change> m_changes{};
    bool m_working = false;
    QElapsedTimer m_sinceStart{};
    qint64 m_lastWrite = -1;  ///< By `m_sinceStart`.
};

}  // namespace Sidestage
