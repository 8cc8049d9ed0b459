// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace Sidestage {

/// How a redemption stands in the queue.
enum class QueueState : quint8 {
    Waiting,           ///< Nobody has decided, as far as is known.
    Held,              ///< Decided here, in its grace period: nothing was sent yet.
    Sending,           ///< The decision is due or on its way.
    Done,              ///< The service took the decision.
    DecidedElsewhere,  ///< A moderator or another tool decided first.
    Gone,              ///< The service does not know it any more.
    Failed,            ///< The service refused for another reason; `reason` says which.
};

/// One redemption with what is going on with it.
struct QueueEntry
{
    Api::Redemption redemption{};
    QueueState state = QueueState::Waiting;
    /// What was decided: here, or with DecidedElsewhere by somebody else. None while Waiting, and when it
    /// is not known.
    std::optional<Api::RedemptionDecision> decision{};
    QDateTime dueAt{};  ///< UTC; while Held: when the decision will be sent.
    QString reason{};   ///< Why it Failed, in the service's words.
    qint64 job = 0;     ///< The job of DecisionService that decides it; 0: none.

    bool isDecided() const { return state >= QueueState::Done && state != QueueState::Failed; }
    bool operator==(const QueueEntry &) const = default;
};

/// The redemptions of one channel that wait, and those that were decided lately and are still shown where
/// they were. What the service says and what is decided here meet in it; it asks nobody itself.
///
/// Changes are told in bundles, at most one per pass of the event loop. It must stay smooth with 100,000
/// entries and 1,000 changes a second.
class RedemptionQueue : public QObject
{
    Q_OBJECT
public:
    explicit RedemptionQueue(QObject *parent = nullptr);
    ~RedemptionQueue() override;

    /// Null when it is not in the queue. Valid until control returns to the event loop.
    const QueueEntry *find(const QString &id) const;
    /// All ids, the oldest first. Of 100,000 that takes longer than a frame.
    QStringList ids() const;
    /// Each is in one of so many parts, for who goes through all of them bit by bit.
    static constexpr int parts = 64;
    /// Those of a part, in any order.
    QStringList idsOfPart(int part) const;
    qsizetype size() const;
    /// Those that wait for somebody's decision (Waiting and Failed), and their points.
    int waiting() const;
    qint64 waitingPoints() const;
    /// The same of one reward.
    int waiting(const QString &rewardId) const;
    qint64 waitingPoints(const QString &rewardId) const;

    // What the service says. Some thousand redemptions at a time; who has more takes them page by page. What
    // it says of very many at once (missing, gone, reward removed) is done over several passes of the event
    // loop.

    /// A redemption as an event or an answer tells of it. One that waits and is not known is added; one
    /// that is known and has been decided by somebody else becomes DecidedElsewhere, unless it is ours.
    /// `askedAt` (UTC of this machine): when the answer was asked for; invalid for an event, which is
    /// believed when it tells of something new, not when it contradicts what is known.
    void upsert(const QList<Api::Redemption> &redemptions, const QDateTime &askedAt = {});
    /// Every redemption of this reward that waited when the service was asked, at `askedAt` (UTC of this
    /// machine): those of the queue that are missing, wait, and were known before that, were decided
    /// elsewhere.
    void takeAll(const QString &rewardId, const QList<Api::Redemption> &waiting, const QDateTime &askedAt);
    /// Those of the reward that a part of the listing asked for at `askedAt` should have and has not:
    /// redeemed from `from` on (invalid: from the first) and before `before` (invalid: to the last), waiting
    /// or held, and known before it was asked.
    QStringList missing(const QString &rewardId, const QList<Api::Redemption> &listed,
                        const QDateTime &askedAt, const QDateTime &from = {},
                        const QDateTime &before = {}) const;
    /// These did not wait any more at `askedAt`. How they were decided is not known.
    void markMissing(const QStringList &ids, const QDateTime &askedAt);
    /// Asked at `askedAt`, the service did not know these.
    void markGone(const QStringList &ids, const QDateTime &askedAt);
    /// The reward is no more: what waited for it is fulfilled by the service.
    void takeRewardRemoved(const QString &rewardId);

    // What an earlier run of the program has kept.

    /// These waited when the program ended; they are here, and can be decided, until the service tells.
    void preload(const QList<Api::Redemption> &redemptions);
    /// The service has told of all that waits: those that were recalled and that it did not name leave as if
    /// they had not come, unless they were decided here.
    void forgetUnconfirmed();
    /// False: it was recalled, and the service has not told of it yet.
    bool isConfirmed(const QString &id) const;

    // What is decided here.

    struct Update
    {
        QString id{};
        QueueState state{};
        std::optional<Api::RedemptionDecision> decision{};
        QDateTime dueAt{};
        QString reason{};
        qint64 job = 0;
    };
    /// What the service has said stays true: a redemption that was decided elsewhere meanwhile is not held
    /// and does not wait again. Of one that is not in the queue (yet), it is kept for when it comes.
    void update(const QList<Update> &updates);
    /// Lets decided ones go: they have been shown long enough, or the list was left. Many of them leave over
    /// several passes of the event loop. More than maxDecided are let go by themselves, the first decided
    /// first.
    void removeDecided();

    static constexpr int maxDecided = 20'000;

Q_SIGNALS:
    void added(const QStringList &ids);
    void changed(const QStringList &ids);
    void removed(const QStringList &ids);
    /// waiting() or waitingPoints() is another number.
    void totalsChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
