// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue_entry.h"

#include <QHash>

#include <array>

namespace Sidestage {

/// A redemption of the queue, with the data to judge new information about it.
///
/// Information from the service arrives late, repeatedly and out of order, so it is weighed:
/// - a status of fulfilled or canceled is final, from any source and however late: the service never undoes a
///   decision. It is `certain`.
/// - an event with "unfulfilled" only means that the redemption was made. It is new information only if the
///   redemption is not known.
/// - a response is as old as its request. A redemption that is missing from a listing and was known before
///   the request was decided by then, with an unknown outcome. That is an assumption, which a response to a
///   later request undoes if the redemption is waiting in it.
struct QueueFact
{
    QueueEntry entry{};
    /// Milliseconds since the epoch, UTC: since when it is known to wait. For an assumption: the time of the
    /// request.
    qint64 since = 0;
    bool certain = false;  ///< The service has reported the outcome.

    /// Whether a listing of waiting redemptions requested at `askedAt` should contain it. Not while it is
    /// being sent: the sender determines the outcome.
    bool belongsIntoListing(qint64 askedAt) const
    {
        return since < askedAt && (entry.waits() || entry.state == QueueState::Held);
    }

    // Each of these returns whether anything has changed.

    /// Applies information from the service. `askedAt`: time of the request, 0 for an event.
    bool applyStatement(const Api::Redemption &answer, qint64 askedAt);
    /// Applies that it was not in a listing (DecidedElsewhere), or that the service does not know its id
    /// (Gone).
    bool miss(qint64 askedAt, QueueState state);
    /// Applies that its reward was deleted, which fulfils it.
    bool rewardRemoved();
    /// Applies a decision made here, unless the service has reported another.
    bool apply(const QueueUpdate &update, qint64 now);

private:
    bool decidedElsewhere(std::optional<Api::RedemptionDecision> decision);
    bool waitAgain(qint64 askedAt);
};

/// The decision of a status; none: undecided.
std::optional<Api::RedemptionDecision> decisionOf(Api::RedemptionStatus status);

/// Decided redemptions that have left the queue, so that late information does not add them again. Contains
/// at least the latest 30,000.
class DecidedCache
{
public:
    void add(const QString &id, bool certain, qint64 since);
    /// Whether a redemption with this id may be added to the queue as waiting.
    bool admits(const QString &id, qint64 askedAt) const;
    void remove(const QString &id);

private:
    struct Entry
    {
        qint64 since = 0;
        bool certain = false;
    };
    /// Many small buckets: growing or clearing one large hash would take long.
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
