// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_pace.h"

#include "client/budget.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace Sidestage {

namespace {

/// The reserve for other calls: a part of the bucket, but at most the calls that a page could need at once.
int reserveOf(int limit)
{
    return std::min(limit * 15 / 100, 100);
}

constexpr int shortestPause = 250;    // milliseconds
constexpr int longestPause = 30'000;  // milliseconds

}  // namespace

DecisionPace::DecisionPace(Budget *budget, QObject *parent)
    : QObject(parent)
    , m_budget(budget)
{
    m_time.start();
    connect(budget, &Budget::changed, this, [this] { m_heardAt = m_time.elapsed(); });
}

double DecisionPace::available() const
{
    // An estimate, as the bucket refills continuously. The next response corrects it.
    const double refilled = double(m_time.elapsed() - m_heardAt) * m_budget->limit() / 60'000.0;
    return std::min(double(m_budget->limit()), m_budget->remaining() + refilled);
}

int DecisionPace::waitForBucket(int underWay) const
{
    const int limit = m_budget->limit();
    if (limit <= 0)
        return 0;  // this service does not report its limit
    const double missing = reserveOf(limit) + 1 + underWay - available();
    if (missing <= 0)
        return 0;
    return std::clamp(int(std::ceil(missing * 60'000.0 / limit)), 5, 60'000);
}

int DecisionPace::wait(int underWay) const
{
    const qint64 pause = std::max<qint64>(0, m_pauseUntil - m_time.elapsed());
    return std::max(int(pause), waitForBucket(underWay));
}

int DecisionPace::secondsFor(int calls) const
{
    const int limit = m_budget->limit();
    if (limit <= 0)
        return 0;
    const double late = calls - std::max(0.0, available() - reserveOf(limit));
    return late <= 0 ? 0 : int(std::ceil(late * 60.0 / limit));
}

void DecisionPace::failed()
{
    const int pause = std::min(longestPause, shortestPause << std::min(m_failures, 10));
    ++m_failures;
    m_pauseUntil = m_time.elapsed() + pause;
}

void DecisionPace::decided(int rows)
{
    const qint64 second = m_time.elapsed() / 1000;
    // Seconds without decisions count, except after a longer break, which separates two bulk operations.
    if (m_second < 0 || second - m_second > 30) {
        m_rows.fill(0);
        m_seconds = 1;
    } else {
        for (qint64 at = m_second + 1; at <= second; ++at)
            m_rows[std::size_t(at % 60)] = 0;
        m_seconds = int(std::min<qint64>(60, m_seconds + (second - m_second)));
    }
    m_second = second;
    m_rows[std::size_t(second % 60)] += rows;
}

int DecisionPace::perMinute() const
{
    if (m_seconds == 0)
        return 0;
    const int rows = std::accumulate(m_rows.begin(), m_rows.end(), 0);
    return int(qint64(rows) * 60 / m_seconds);
}

}  // namespace Sidestage
