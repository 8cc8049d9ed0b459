// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue_entry.h"
#include "queue_index.h"

#include <QHash>
#include <QObject>
#include <QQueue>
#include <QStringList>

#include <deque>
#include <functional>
#include <vector>

namespace Sidestage {

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
    QStringList ids() const { return m_index.ids(); }
    /// Each is in one of so many parts, for who goes through all of them bit by bit.
    static constexpr int parts = int(QueueIndex::parts);
    /// Those of a part, in any order.
    QStringList idsOfPart(int part) const { return m_index.ids(std::size_t(part)); }
    qsizetype size() const { return m_index.size(); }
    /// Those that wait for somebody's decision (Waiting and Failed), and their points.
    int waiting() const { return m_index.sum().waiting; }
    qint64 waitingPoints() const { return m_index.sum().points; }
    /// The same of one reward.
    int waiting(const QString &rewardId) const { return m_index.sumOf(rewardId).waiting; }
    qint64 waitingPoints(const QString &rewardId) const { return m_index.sumOf(rewardId).points; }

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

    using Update = QueueUpdate;
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
    using Item = QueueIndex::Item;
    /// News of the service and what concerns one redemption is told before what is one of very many.
    enum class Told : quint8 { First, Later };

    void applyStatement(const Api::Redemption &redemption, qint64 askedAt);
    void enter(const Api::Redemption &redemption, qint64 askedAt);
    template <class F>
    void change(Item *item, Told when, F change);
    void changeAll(const QStringList &ids, std::function<bool(QueueFact &)> change);
    void runSlice();
    void forget(const std::vector<Item *> &items);
    void freeRows(qsizetype keep);
    void scheduleEmit();
    void emitChanges();

    QueueIndex m_index{};
    DecidedCache m_decidedCache{};
    QHash<QString, Update> m_foretold{};  ///< Decisions about redemptions that are not here yet.
    QQueue<QString> m_decided{};          ///< The first decided first; some may wait again, or have gone.
    bool m_isRemovingDecided = false;     ///< removeDecided() goes on.
    QStringList m_recalled{};             ///< Until the service has told of all.
    /// What the service says of so many that it takes several passes. It holds as well when it is late.
    std::deque<std::pair<QStringList, std::function<bool(QueueFact &)>>> m_later{};

    // What nobody was told of yet.
    std::deque<QString> m_added{};
    std::deque<QString> m_changed{};
    std::deque<QString> m_changedLater{};
    QStringList m_removed{};
    QueueIndex::Sum m_lastSum{};
    bool m_isEmitScheduled = false;
};

}  // namespace Sidestage
