// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_reader.h"

#include "rewards/queue/redemption_queue.h"

#include <algorithm>
#include <limits>

namespace Sidestage {

void ReadTimes::cover(const QDateTime &from, const QDateTime &before, const QDateTime &readAt)
{
    using Limits = std::numeric_limits<qint64>;
    const qint64 begin = from.isValid() ? from.toMSecsSinceEpoch() : Limits::min();
    const qint64 end = before.isValid() ? before.toMSecsSinceEpoch() : Limits::max();
    if (begin >= end)
        return;
    // A span that is covered only in part is split in two.
    if (const auto cut = m_readAt.lower_bound(begin);
        from.isValid() && cut != m_readAt.end() && cut->first != begin)
        m_readAt.emplace_hint(cut, begin, cut->second);
    m_readAt.erase(m_readAt.upper_bound(begin), m_readAt.upper_bound(end));
    m_readAt.insert_or_assign(end, readAt);
}

QDateTime ReadTimes::oldest() const
{
    QDateTime oldest;
    for (const auto &[end, readAt] : m_readAt) {
        if (!oldest.isValid() || readAt < oldest)
            oldest = readAt;
    }
    return oldest;
}

using Api::GetRedemptions;
using Api::Redemption;
using Api::RedemptionSort;

namespace {

constexpr int pageSize = 50;
/// Maximum number of missing ids that are requested before the page is trusted for the rest.
constexpr qsizetype maxAsked = 2 * pageSize;
/// Newest pages to read of a reward that is not complete; the sweep reads the others.
constexpr int firstPages = 2;
/// After failures of that many rewards in a row the service itself is at fault, and the others wait.
constexpr int maxFailures = 2;

/// Whether the error concerns only this reward: it has been deleted, or was created by another app.
bool isOfOneReward(const Error &error)
{
    return error.kind == Error::Kind::NotFound || error.kind == Error::Kind::Forbidden;
}

QList<Redemption> madeAt(const QList<Redemption> &redemptions, const QDateTime &time)
{
    QList<Redemption> some;
    std::copy_if(redemptions.begin(), redemptions.end(), std::back_inserter(some),
                 [&](const Redemption &redemption) { return redemption.redeemedAt == time; });
    return some;
}

}  // namespace

QueueReader::QueueReader(Client *client, QString broadcasterId, RedemptionQueue *queue, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_broadcasterId(std::move(broadcasterId))
    , m_queue(queue)
{
}

QueueReader::~QueueReader() = default;

void QueueReader::setRewards(const QStringList &ids)
{
    std::erase_if(m_rewards, [&](const auto &reward) { return !ids.contains(reward.first); });
    for (const QString &id : ids)
        m_rewards.try_emplace(id);
}

void QueueReader::read(const Effort &effort)
{
    if (!m_reading)
        readAll(effort);
}

bool QueueReader::isComplete() const
{
    return std::ranges::all_of(
        m_rewards, [](const auto &reward) { return reward.second.isComplete || reward.second.isUnreadable; });
}

QDateTime QueueReader::asOf() const
{
    if (!isComplete())
        return {};
    QDateTime oldest = m_startedAt;
    for (const auto &[id, reward] : m_rewards) {
        if (!reward.isUnreadable)
            oldest = std::min(oldest, reward.readAt.oldest());
    }
    return oldest;
}

int QueueReader::pagesOf(const QString &rewardId) const
{
    return m_queue->waiting(rewardId) / pageSize + 1;
}

int QueueReader::pages() const
{
    int pages = 0;
    for (const auto &[id, reward] : m_rewards)
        pages += pagesOf(id);
    return pages;
}

/// Pages available for reading short queues completely: all, if that is enough for all queues.
int QueueReader::wholeOf(const Effort &effort) const
{
    return pages() <= effort.calls ? effort.calls : effort.calls / 4;
}

/// Pages for continuing the sweeps after `calls` calls. At least some, or lost updates would never be found.
int QueueReader::partOf(const Effort &effort, int calls)
{
    return std::max({effort.calls - calls, effort.calls / 4, 1});
}

int QueueReader::readings(const Effort &effort) const
{
    int whole = wholeOf(effort), calls = 0, others = 0;
    for (const QString &id : inOrder()) {
        const int pages = pagesOf(id);
        const bool isWhole = pages <= whole;
        whole -= isWhole ? pages : 0;
        calls += isWhole ? pages : 1;
        others += isWhole ? 0 : pages;
    }
    const int part = partOf(effort, calls);
    return std::max(1, (others + part - 1) / part);
}

/// The rewards, those with the fewest waiting redemptions first, and those that have failed last.
QStringList QueueReader::inOrder() const
{
    QStringList ids;
    for (const auto &[id, reward] : m_rewards)
        ids.append(id);
    std::ranges::stable_sort(ids, [this](const QString &a, const QString &b) {
        return std::pair(m_rewards.at(a).hasFailed, m_queue->waiting(a))
            < std::pair(m_rewards.at(b).hasFailed, m_queue->waiting(b));
    });
    return ids;
}

GetRedemptions QueueReader::request(const QString &rewardId) const
{
    GetRedemptions request;
    request.broadcasterId = m_broadcasterId;
    request.rewardId = rewardId;
    return request;
}

QueueReader::Walk QueueReader::walk(const QString &rewardId, RedemptionSort sort) const
{
    GetRedemptions waiting = inLargestPages(request(rewardId));
    waiting.status = Api::RedemptionStatus::Unfulfilled;
    waiting.sort = sort;
    return {.listing = Listing(m_client, waiting), .sort = sort};
}

/// Moves the edge to the end of the page.
QueueReader::Span QueueReader::Walk::take(const QList<Redemption> &page)
{
    Span span{.listed = atEdge + page};
    const bool isOldestFirst = sort == RedemptionSort::Oldest;
    const QDateTime last = page.isEmpty() ? QDateTime() : page.last().redeemedAt;
    const QDateTime end = listing.isAtEnd() ? QDateTime()
        : page.isEmpty()                    ? edge
        : isOldestFirst                     ? last
                                            : last.addMSecs(1);
    (isOldestFirst ? span.from : span.before) = edge;
    (isOldestFirst ? span.before : span.from) = end;
    if (!page.isEmpty()) {
        edge = end;
        atEdge = madeAt(span.listed, last);
    }
    return span;
}

/// Returns true when some of them were not known.
bool QueueReader::consume(const QString &rewardId, const QList<Redemption> &page, const QDateTime &askedAt,
                          bool isNews)
{
    QStringList strangers;
    for (const Redemption &redemption : page) {
        if (!m_queue->find(redemption.id))
            strangers.append(redemption.id);
    }
    m_queue->upsert(page, askedAt);
    const bool hadStrangers = !strangers.isEmpty();
    const auto found = m_rewards.find(rewardId);
    if (isNews && found != m_rewards.end()) {
        strangers.removeIf([this](const QString &id) { return !m_queue->find(id); });
        if (!strangers.isEmpty())
            Q_EMIT arrived(strangers);
    }
    return hadStrangers;
}

/// Processes the response about redemptions that a page did not contain.
void QueueReader::confirm(const QString &rewardId, const QStringList &asked,
                          const Result<Api::Page<Redemption>> &answer, const QDateTime &askedAt)
{
    QSet<QString> unknown(asked.begin(), asked.end());
    if (answer) {
        for (const Redemption &redemption : answer->data)
            unknown.remove(redemption.id);
        consume(rewardId, answer->data, askedAt, false);
    }
    if (answer || answer.error().kind == Error::Kind::NotFound)
        m_queue->markGone(unknown.values(), askedAt);
}

Bound QueueReader::readAll(Effort effort)
{
    m_reading = true;
    m_startedAt = QDateTime::currentDateTimeUtc();
    Result<void> outcome;
    Spending spending(m_client->budget(), effort);
    int whole = wholeOf(effort), part = 0;
    int failures = 0;  // of rewards in a row
    bool isStopped = false;
    m_failedReward.clear();
    const auto fail = [&](const QString &id, const Error &error) {
        const bool isOfService = error.kind == Error::Kind::Server || error.kind == Error::Kind::Protocol;
        isStopped = !isOfService;
        ++failures;
        if (outcome || isStopped) {
            outcome = error;
            m_failedReward = isStopped ? QString() : id;
        }
        if (const auto reward = m_rewards.find(id); reward != m_rewards.end())
            reward->second.hasFailed = true;
    };

    // First the newest parts, and short queues completely; then the sweeps of the others, in turn, continuing
    // where the last reading stopped. Both rounds use the same loop: only direction and length differ.
    QStringList walks = inOrder();
    for (int round = 0; round < 2 && !isStopped; ++round) {
        const bool isSweep = round == 1;
        failures = 0;
        if (isSweep) {
            part = partOf(effort, spending.calls());
            walks.removeIf([this](const QString &id) {
                const auto reward = m_rewards.find(id);
                return reward == m_rewards.end() || reward->second.isWhole || reward->second.hasFailed;
            });
            walks.sort();
            const auto last = m_rewards.find(m_sweptLast);
            const bool goesOn = last != m_rewards.end() && last->second.sweep;
            const auto turn = goesOn ? std::ranges::lower_bound(walks, m_sweptLast)
                                     : std::ranges::upper_bound(walks, m_sweptLast);
            std::rotate(walks.begin(), turn, walks.end());
            // Calls that are left when all others have continued are used for a new sweep of this one.
            if (goesOn && last->second.isComplete && !walks.isEmpty() && walks.first() == m_sweptLast)
                walks.append(m_sweptLast);
        }
        for (qsizetype i = 0; i < walks.size() && !isStopped && failures < maxFailures; ++i) {
            const QString id = walks[i];
            auto reward = m_rewards.find(id);
            if (reward == m_rewards.end())
                continue;
            const bool wasComplete = reward->second.isComplete;
            Walk newest = walk(id, RedemptionSort::Newest);
            const QDateTime newestBefore = reward->second.newest;
            const bool shallBeWhole = wasComplete && pagesOf(id) <= whole;
            if (!isSweep)
                reward->second.isWhole = false;

            for (int page = 0;; ++page) {
                isStopped = spending.mustYield();
                if (isStopped)
                    break;
                if (isSweep) {
                    if (wasComplete ? part <= 0 : !spending.mayFinishFirst())
                        break;
                    --part;
                    m_sweptLast = id;
                    if (!reward->second.sweep)
                        reward->second.sweep.emplace(walk(id, RedemptionSort::Oldest));
                }
                spending.count();
                const QDateTime askedAt = QDateTime::currentDateTimeUtc();
                auto asking = (isSweep ? *reward->second.sweep : newest).listing.next();
                const auto reply = co_await asking;
                reward = m_rewards.find(id);
                if (reward == m_rewards.end())
                    break;  // the reward was deleted meanwhile
                if (!reply) {
                    if (isSweep && isStaleCursor(reply.error())) {
                        reward->second.sweep.reset();
                        continue;
                    }
                    reward->second.isUnreadable = isOfOneReward(reply.error());
                    if (!reward->second.isUnreadable)
                        fail(id, reply.error());
                    break;
                }
                reward->second.isUnreadable = reward->second.hasFailed = false;
                const QList<Redemption> data = *reply ? (*reply)->data : QList<Redemption>();
                Walk &walked = isSweep ? *reward->second.sweep : newest;
                const bool isEnd = walked.listing.isAtEnd();
                const bool hadStrangers = consume(id, data, askedAt, wasComplete);
                const Span span = walked.take(data);
                // Empty pages before the first non-empty one do not cover any time span.
                const bool isSpan = isEnd || !data.isEmpty();
                const QStringList missing = isSpan
                    ? m_queue->missing(id, span.listed, askedAt, span.from, span.before)
                    : QStringList();
                if (!isSweep && !data.isEmpty() && (page == 0 || !reward->second.newest.isValid()))
                    reward->second.newest = data.first().redeemedAt;

                // Request them by id, unless there are too many.
                const qsizetype most = std::min(missing.size(), maxAsked);
                bool isTrue = true, isAnswered = true;
                for (qsizetype at = 0; at < most && isAnswered; at += pageSize) {
                    GetRedemptions named = request(id);
                    named.ids = missing.mid(at, pageSize);
                    const QDateTime namedAt = QDateTime::currentDateTimeUtc();
                    auto naming = m_client->call(named);
                    const auto answer = co_await naming;
                    confirm(id, named.ids, answer, namedAt);
                    isAnswered = answer || isOfOneReward(answer.error());
                    if (!isAnswered)
                        fail(id, answer.error());
                    isTrue = isTrue && std::ranges::none_of(named.ids, [this](const QString &one) {
                                 const QueueEntry *entry = m_queue->find(one);
                                 return entry && entry->state == QueueState::Waiting;
                             });
                }
                if (isTrue && isAnswered)
                    m_queue->markMissing(missing.mid(most), askedAt);
                const bool isCovered = isTrue || missing.size() <= most;
                reward = m_rewards.find(id);
                if (reward == m_rewards.end() || !isAnswered)
                    break;
                failures = 0;
                if (isCovered && isSpan)
                    reward->second.readAt.cover(span.from, span.before, askedAt);

                if (isEnd) {
                    // Newest first, from the beginning to the end: the queue is complete.
                    reward->second.isComplete = true;
                    reward->second.isWhole = reward->second.isWhole || !isSweep;
                    reward->second.sweep.reset();
                    break;
                }
                if (isSweep)
                    continue;
                whole -= shallBeWhole ? 1 : 0;
                const bool isBack = !hadStrangers && newestBefore.isValid() && !data.isEmpty()
                    && data.last().redeemedAt < newestBefore;
                if (shallBeWhole      ? whole <= 0
                        : wasComplete ? isBack || spending.calls() >= effort.calls
                                      : page + 1 >= firstPages)
                    break;
            }
        }
    }
    m_reading = false;
    Q_EMIT finished(outcome);
}

}  // namespace Sidestage
