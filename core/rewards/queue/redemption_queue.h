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

/// The waiting redemptions of one channel, and those that were decided recently and are still shown. It
/// merges the service's data with decisions made here, and sends no requests itself.
///
/// Changes are emitted in batches, at most one per pass of the event loop. It must stay responsive with
/// 100,000 entries and 1,000 changes a second.
class RedemptionQueue : public QObject
{
    Q_OBJECT
public:
    explicit RedemptionQueue(QObject *parent = nullptr);
    ~RedemptionQueue() override;

    /// Null when it is not in the queue. Valid until control returns to the event loop.
    const QueueEntry *find(const QString &id) const;
    /// All ids, oldest first. Takes longer than a frame for 100,000.
    QStringList ids() const { return m_index.ids(); }
    /// Number of parts in which the ids are stored, for processing all of them in steps.
    static constexpr int parts = int(QueueIndex::parts);
    /// The ids of one part, in any order.
    QStringList idsOfPart(int part) const { return m_index.ids(std::size_t(part)); }
    qsizetype size() const { return m_index.size(); }
    /// Number of undecided redemptions (Waiting and Failed), and the sum of their points.
    int waiting() const { return m_index.sum().waiting; }
    qint64 waitingPoints() const { return m_index.sum().points; }
    /// The same of one reward.
    int waiting(const QString &rewardId) const { return m_index.sumOf(rewardId).waiting; }
    qint64 waitingPoints(const QString &rewardId) const { return m_index.sumOf(rewardId).points; }

    // Data from the service. At most some thousand redemptions per call; longer lists are passed page by
    // page. Changes to very many redemptions at once (missing, gone, reward removed) are made over several
    // passes of the event loop.

    /// Applies redemptions from an event or a response. A waiting one that is not known is added. A known one
    /// that others have decided becomes DecidedElsewhere, unless the decision is ours. `askedAt` (UTC of this
    /// machine): time of the request; invalid for an event, which is trusted when it contains something new,
    /// but not when it contradicts known data.
    void upsert(const QList<Api::Redemption> &redemptions, const QDateTime &askedAt = {});
    /// Applies the complete list of waiting redemptions of this reward, requested at `askedAt` (UTC of this
    /// machine). Redemptions of the queue that are missing in it, wait, and were known before that time, were
    /// decided elsewhere.
    void takeAll(const QString &rewardId, const QList<Api::Redemption> &waiting, const QDateTime &askedAt);
    /// The redemptions of the reward that a part of the listing requested at `askedAt` should contain but
    /// does not: redeemed from `from` (invalid: the first) and before `before` (invalid: no limit), waiting
    /// or held, and known before the request.
    QStringList missing(const QString &rewardId, const QList<Api::Redemption> &listed,
                        const QDateTime &askedAt, const QDateTime &from = {},
                        const QDateTime &before = {}) const;
    /// These were not waiting any more at `askedAt`. Their outcome is not known.
    void markMissing(const QStringList &ids, const QDateTime &askedAt);
    /// At `askedAt` the service did not know these.
    void markGone(const QStringList &ids, const QDateTime &askedAt);
    /// The reward was deleted: the service fulfils its waiting redemptions.
    void takeRewardRemoved(const QString &rewardId);

    // Data of an earlier run of the program.

    /// Adds redemptions that waited when the program ended. They can be decided; the service has not
    /// confirmed them yet.
    void preload(const QList<Api::Redemption> &redemptions);
    /// The service has returned all waiting redemptions: preloaded ones that were not among them are removed,
    /// unless they were decided here.
    void forgetUnconfirmed();
    /// False: it was preloaded, and the service has not returned it yet.
    bool isConfirmed(const QString &id) const;

    // Decisions made here.

    using Update = QueueUpdate;
    /// Does not override the service: a redemption that was decided elsewhere meanwhile is not held and does
    /// not wait again. An update for a redemption that is not in the queue yet is stored until it is added.
    void update(const QList<Update> &updates);
    /// Removes decided redemptions, for example when the user leaves the list. Many are removed over several
    /// passes of the event loop. Beyond maxDecided they are removed automatically, the first decided first.
    void removeDecided();

    static constexpr int maxDecided = 20'000;

Q_SIGNALS:
    void added(const QStringList &ids);
    void changed(const QStringList &ids);
    void removed(const QStringList &ids);
    /// waiting() or waitingPoints() has changed.
    void totalsChanged();

private:
    using Item = QueueIndex::Item;
    /// Changes by the service and of single redemptions are emitted before those of very many at once.
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
    QHash<QString, Update> m_foretold{};  ///< Updates for redemptions that are not in the queue yet.
    QQueue<QString> m_decided{};          ///< The first decided first; some may wait again, or be gone.
    bool m_isRemovingDecided = false;     ///< removeDecided() is in progress.
    QStringList m_recalled{};             ///< Ids of preload(), until the service has returned all.
    /// Changes to so many redemptions that they take several passes. They stay valid when they are applied
    /// late.
    std::deque<std::pair<QStringList, std::function<bool(QueueFact &)>>> m_later{};

    // Changes that were not emitted yet.
    std::deque<QString> m_added{};
    std::deque<QString> m_changed{};
    std::deque<QString> m_changedLater{};
    QStringList m_removed{};
    QueueIndex::Sum m_lastSum{};
    bool m_isEmitScheduled = false;
};

}  // namespace Sidestage
