// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "api/eventsub.h"
#include "async/bound.h"
#include "models/resource_model.h"

#include <QElapsedTimer>
#include <QHash>
#include <QMap>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <chrono>
#include <deque>
#include <functional>

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
    ResourceModel<RewardRow> *model() { return &m_model; }
    const ResourceModel<RewardRow> *model() const { return &m_model; }
    QList<Api::Reward> all() const;
    /// Those this app made.
    QList<Api::Reward> ours() const;
    /// All as the service last said, without the changes that wait for an answer.
    QList<RewardRow> confirmed() const;
    std::optional<RewardRow> find(const QString &id) const;
    /// Whether the service has told, in this run.
    bool isKnown() const { return m_availability == Availability::Known; }
    Availability availability() const { return m_availability; }
    /// Whether the user has granted changing rewards.
    bool mayChange() const;
    Poll *poll() const { return m_poll; }
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
    int pending() const { return int(m_changes.size()); }

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    /// The rows, or whether they are known.
    void changed();
    void removed(const QString &id);
    void freshnessChanged();

private:
    struct Change
    {
        enum class What : quint8 { Create, Update, Remove } what{};
        QString id{};
        Api::RewardChanges changes{};
        ResourceModel<RewardRow>::Ticket ticket{};
        QPointer<QObject> context{};
        Done done{};
        std::function<void(const Result<void> &)> removed{};
    };

    static QList<Column<RewardRow>> columns();
    void preload();
    void publish();
    void listen();
    Api::EventCondition channelCondition() const;
    /// A change of this reward is on its way, or was a moment ago.
    bool isEcho(const QString &id) const;
    /// What an event or the answer to a change says of one reward.
    void learn(const RewardRow &row);
    void forget(const QString &id);
    Bound read();
    /// Those that are known and that a listing has not.
    QStringList missingIn(const QList<Api::Reward> &listed) const;
    void finish(Availability how, const Result<void> &outcome);
    void fail(const Error &error);
    void save();
    void add(Change change);
    Bound work();
    std::chrono::milliseconds pauseBefore() const;

    Account *m_account;
    ResourceModel<RewardRow> m_model{&RewardRow::id, columns()};
    Poll *m_poll;
    Availability m_availability = Availability::Unknown;

    QMap<QString, RewardRow> m_rows{};  ///< As the service last said, by id.
    QSet<QString> m_hidden{};           ///< About to be deleted.
    quint64 m_step = 0;                 ///< Counts what we learn apart from readings.
    QHash<QString, quint64>
        m_learnt{};  ///< At which step, of which reward: a reading that began before is older.
    QHash<QString, QDateTime> m_toldAt{};  ///< When the last event of a reward was sent.
    QHash<QString, qint64> m_changedAt{};  ///< By us, by `m_sinceStart`.

    std::deque<Change> m_changes{};
    bool m_working = false;
    QElapsedTimer m_sinceStart{};
    qint64 m_lastWrite = -1;  ///< By `m_sinceStart`.
};

}  // namespace Sidestage
