// SPDX-License-Identifier: GPL-3.0-or-later
#include "bits_board.h"

#include "api/pacific.h"
#include "base/clock.h"
#include "client/client.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr int maxEntries = 100;

}  // namespace

BitsBoard::BitsBoard(Account *account, const Clock &clock, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("leaderboard"), .covered = 60s, .uncovered = 60s, .offScreen = 1800s},
           parent)
    , m_clock(clock)
{
    m_range = periodAround(m_period, moment());
}

void BitsBoard::setPeriod(Period period)
{
    if (period != m_period)
        choose(period, {});
}

void BitsBoard::step(int by)
{
    if (m_period == Period::All || (by > 0 && !canStepForward()))
        return;
    const DateRange shown = periodAround(m_period, moment());
    // A moment within the previous or the next period. Clock changes are at most one hour.
    const QDateTime moment = by < 0 ? shown.startedAt.addSecs(-6 * 3600) : shown.endedAt.addSecs(6 * 3600);
    choose(m_period, pacificDate(moment));
}

bool BitsBoard::canStepForward() const
{
    return m_period != Period::All && periodAround(m_period, moment()).endedAt <= m_clock.now();
}

std::pair<QDate, QDate> BitsBoard::days() const
{
    if (!m_range.startedAt.isValid() || !m_range.endedAt.isValid())
        return {};
    return {pacificDate(m_range.startedAt), pacificDate(m_range.endedAt.addSecs(-1))};
}

QDateTime BitsBoard::moment() const
{
    // Noon, so that a wrong time zone offset still results in the same day.
    return m_day.isValid() ? pacificMidnight(m_day).addSecs(12 * 3600) : m_clock.now();
}

void BitsBoard::choose(Period period, QDate day)
{
    m_period = period;
    m_day = day;
    m_range = periodAround(period, moment());
    m_entries.clear();
    m_own.reset();
    m_isLoading = true;
    m_failure.clear();
    m_asOf = {};
    if (mayRead())
        read();
    else
        m_isLoading = false;
    Q_EMIT changed();
}

Bound BitsBoard::read()
{
    const int turn = ++m_turn;
    GetBitsLeaderboard request;
    request.count = maxEntries;
    request.period = m_period;
    if (m_period != Period::All)
        request.startedAt = moment();
    auto asking = account()->client()->call(request);
    const auto board = co_await asking;
    std::optional<LeaderboardEntry> own;
    std::optional<Error> error;
    if (board) {
        for (const LeaderboardEntry &entry : board->data) {
            if (entry.userId == account()->userId())
                own = entry;
        }
        // If the list is shorter than the maximum, it is complete.
        if (!own && board->data.size() >= maxEntries) {
            request.count = 1;
            request.userId = account()->userId();
            auto looking = account()->client()->call(request);
            const auto around = co_await looking;
            if (!around)
                error = around.error();
            else if (!around->data.isEmpty() && around->data.first().userId == account()->userId())
                own = around->data.first();
        }
    } else {
        error = board.error();
    }
    if (turn != m_turn)
        co_return;  // another period was selected in the meantime
    m_isLoading = false;
    if (board) {
        m_entries = board->data;
        m_own = own;
        m_asOf = m_clock.now();
        if (board->dateRange.startedAt.isValid() && board->dateRange.endedAt.isValid())
            m_range = board->dateRange;
    }
    m_failure
        = error ? error->message.isEmpty() ? tr("The service did not answer.") : error->message : QString();
    finished(error ? Result<void>(*error) : Result<void>());
    Q_EMIT changed();
}

}  // namespace Sidestage
