// SPDX-License-Identifier: GPL-3.0-or-later
#include "bits_board.h"

#include "accounts/account.h"
#include "api/pacific.h"
#include "base/clock.h"
#include "client/client.h"
#include "client/session.h"
#include "events/poll_scheduler.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr int maxEntries = 100;

}  // namespace

struct BitsBoard::Private
{
    Account *account;
    const Clock &clock;
    Poll *poll = nullptr;
    Period period = Period::Week;
    QDate day{};  ///< In Pacific time, in the period that is asked for; invalid: the current one.
    DateRange range{};
    QList<LeaderboardEntry> entries{};
    std::optional<LeaderboardEntry> own{};
    bool isLoading = true;
    QString failure{};
    QDateTime asOf{};
    int turn = 0;

    QDateTime moment() const
    {
        // Noon: whoever takes the hour for another zone's still means this day.
        return day.isValid() ? pacificMidnight(day).addSecs(12 * 3600) : clock.now();
    }
};

BitsBoard::BitsBoard(Account *account, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(new Private{.account = account, .clock = clock})
{
    d->range = periodAround(d->period, d->moment());
    connect(account->session(), &Session::tokenChanged, this, [this] {
        if (d->poll)
            d->poll->trigger();
        Q_EMIT changed();
    });
}

BitsBoard::~BitsBoard() = default;

bool BitsBoard::mayRead() const
{
    return d->account->may(Scope::BitsRead);
}

Period BitsBoard::period() const
{
    return d->period;
}

void BitsBoard::setPeriod(Period period)
{
    if (period != d->period)
        choose(period, {});
}

void BitsBoard::step(int by)
{
    if (d->period == Period::All || (by > 0 && !canStepForward()))
        return;
    const DateRange shown = periodAround(d->period, d->moment());
    // A moment within the one before or after; clocks change by an hour only.
    const QDateTime moment = by < 0 ? shown.startedAt.addSecs(-6 * 3600) : shown.endedAt.addSecs(6 * 3600);
    choose(d->period, pacificDate(moment));
}

bool BitsBoard::canStepForward() const
{
    return d->period != Period::All && periodAround(d->period, d->moment()).endedAt <= d->clock.now();
}

void BitsBoard::choose(Period period, QDate day)
{
    d->period = period;
    d->day = day;
    d->range = periodAround(period, d->moment());
    d->entries.clear();
    d->own.reset();
    d->isLoading = true;
    d->failure.clear();
    d->asOf = {};
    read();
    Q_EMIT changed();
}

DateRange BitsBoard::range() const
{
    return d->range;
}

std::pair<QDate, QDate> BitsBoard::days() const
{
    if (!d->range.startedAt.isValid() || !d->range.endedAt.isValid())
        return {};
    return {pacificDate(d->range.startedAt), pacificDate(d->range.endedAt.addSecs(-1))};
}

const QList<LeaderboardEntry> &BitsBoard::entries() const
{
    return d->entries;
}

const std::optional<LeaderboardEntry> &BitsBoard::own() const
{
    return d->own;
}

bool BitsBoard::isLoading() const
{
    return d->isLoading;
}

QDateTime BitsBoard::asOf() const
{
    return d->asOf;
}

QString BitsBoard::failure() const
{
    return d->failure;
}

int BitsBoard::interval() const
{
    return d->poll ? d->poll->interval() : 60;
}

void BitsBoard::setOnScreen(bool onScreen)
{
    if (!d->poll && onScreen) {
        d->poll = d->account->polls()->add(
            {.name = QStringLiteral("leaderboard"), .covered = 60s, .uncovered = 60s, .offScreen = 1800s},
            this);
        connect(d->poll, &Poll::due, this, &BitsBoard::read);
    }
    if (d->poll)
        d->poll->setOnScreen(onScreen);
}

void BitsBoard::refresh()
{
    if (d->poll)
        d->poll->trigger();
}

Bound BitsBoard::read()
{
    if (!mayRead()) {
        d->isLoading = false;
        if (d->poll)
            d->poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    const int turn = ++d->turn;
    GetBitsLeaderboard request;
    request.count = maxEntries;
    request.period = d->period;
    if (d->period != Period::All)
        request.startedAt = d->moment();
    auto asking = d->account->client()->call(request);
    const auto board = co_await asking;
    std::optional<LeaderboardEntry> own;
    std::optional<Error> error;
    if (board) {
        for (const LeaderboardEntry &entry : board->data) {
            if (entry.userId == d->account->userId())
                own = entry;
        }
        // Among fewer than could be told, nobody is left out.
        if (!own && board->data.size() >= maxEntries) {
            request.count = 1;
            request.userId = d->account->userId();
            auto looking = d->account->client()->call(request);
            const auto around = co_await looking;
            if (!around)
                error = around.error();
            else if (!around->data.isEmpty() && around->data.first().userId == d->account->userId())
                own = around->data.first();
        }
    } else {
        error = board.error();
    }
    if (turn != d->turn)
        co_return;  // something else was asked for meanwhile
    d->isLoading = false;
    if (board) {
        d->entries = board->data;
        d->own = own;
        d->asOf = d->clock.now();
        if (board->dateRange.startedAt.isValid() && board->dateRange.endedAt.isValid())
            d->range = board->dateRange;
    }
    d->failure
        = error ? error->message.isEmpty() ? tr("The service did not answer.") : error->message : QString();
    if (d->poll)
        d->poll->finished(error ? Result<void>(*error) : Result<void>());
    Q_EMIT changed();
}

}  // namespace Sidestage
