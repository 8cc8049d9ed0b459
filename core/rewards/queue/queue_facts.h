// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue_entry.h"

#include <QHash>

#include <array>

namespace Sidestage {

/// A redemption of the queue, with what is needed to tell news from hearsay.
///
/// What the service says comes late, twice, and out of order, so each statement is weighed:
/// - a status of fulfilled or canceled is final, whoever tells it and however late: the service never takes
///   a decision back. It is `certain`.
/// - an event that says "unfulfilled" only says that the redemption was made. It is news when the redemption
///   is not known, and nothing otherwise.
/// - an answer is as old as its question. Missing from a listing, a redemption that was known before the
///   question was decided by then, but nobody knows how: that is assumed, and an answer to a later
///   question that has it waiting takes it back.
struct QueueFact
{
    QueueEntry entry{};
    /// UTC, milliseconds: since when it is known to wait; of what was assumed: when the question was asked.
    qint64 since = 0;
    bool certain = false;  ///< The service has said how it was decided.

    /// Whether somebody can still decide it, as far as is known.
    bool waits() const { return entry.state == QueueState::Waiting || entry.state == QueueState::Failed; }
    /// Whether a listing of those that wait, asked for then, should have it. Not one that is being
    /// sent: whoever sends it finds out.
    bool belongsIntoListing(qint64 askedAt) const
    {
        return since < askedAt && (waits() || entry.state == QueueState::Held);
    }

    // Each of these says whether anything has changed.

    /// A statement of the service. `askedAt`: of the question, 0 for an event.
    bool applyStatement(const Api::Redemption &answer, qint64 askedAt);
    /// It was not in a listing (DecidedElsewhere), or the service does not know its id (Gone).
    bool miss(qint64 askedAt, QueueState state);
    /// Its reward was deleted, which fulfils it.
    bool rewardRemoved();
    /// What is decided here, unless the service has said otherwise.
    bool apply(const QueueUpdate &update, qint64 now);

private:
    bool decidedElsewhere(std::optional<Api::RedemptionDecision> decision);
    bool waitAgain(qint64 askedAt);
};

/// The decision that a status stands for; none: nothing was decided.
std::optional<Api::RedemptionDecision> decisionOf(Api::RedemptionStatus status);

/// Redemptions that were decided and are not in the queue any more, so that what is told late about them
/// does not bring them back. The latest 30,000 at least.
class DecidedCache
{
public:
    void add(const QString &id, bool certain, qint64 since);
    /// Whether a redemption of this id may enter the queue as one that waits.
    bool admits(const QString &id, qint64 askedAt) const;
    void remove(const QString &id);

private:
    struct Entry
    {
        qint64 since = 0;
        bool certain = false;
    };
    /// Many small ones: to make room in one of all, or to clear it, would take long.
    struct Bucket
    {
        QHash<QString, Entry> recent{};
        QHash<QString, Entry> old{};
    };
    static constexpr std::size_t buckets = 64;
    static std::size_t at(const QString &id) { return qHash(id, 0x9fa7e) % buckets; }

    std::array<Bucket, buckets> m_buckets{};
};

}  // namespace Sidestage
