// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_list.h"

#include "api/channels.h"
#include "api/events.h"
#include "client/list_walk.h"
#include "follow_table.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// At most this many pages are read from the top for new rows. A full read finds the others.
constexpr int maxTopPages = 20;
/// Rows that a sweep checks in one step.
constexpr int sweptAtOnce = 4000;
/// A list with more than twice the reported total, plus this, counts as endless.
constexpr int maxBeyond = 10'000;

struct FollowPage
{
    QList<Follow> rows{};
    QString cursor{};  ///< Empty: it was the last page.
    std::optional<int> total{};
};

Follow toFollow(const Follower &one)
{
    return {.id = one.userId, .login = one.userLogin, .name = one.userName, .followedAt = one.followedAt};
}

Follow toFollow(const FollowedChannel &one)
{
    return {.id = one.broadcasterId,
            .login = one.broadcasterLogin,
            .name = one.broadcasterName,
            .followedAt = one.followedAt};
}

using NextPage = std::function<QCoro::Task<Result<FollowPage>>()>;

template <Paged E>
QCoro::Task<Result<FollowPage>> nextOf(std::shared_ptr<ListWalk<E>> pages)
{
    Result<FollowPage> outcome;
    auto asking = pages->next();
    const auto page = co_await asking;
    if (!page) {
        outcome = page.error();
        co_return outcome;
    }
    FollowPage found;
    if (*page) {
        for (const auto &row : (*page)->data)
            found.rows.append(toFollow(row));
        found.cursor = pages->isAtEnd() ? QString() : pages->cursor().value_or(QString());
    }
    found.total = pages->total();
    outcome = std::move(found);
    co_return outcome;
}

template <Paged E>
NextPage pagesOf(Client *client, E request, const QString &cursor)
{
    if (!cursor.isEmpty())
        request.after = cursor;
    // The store detects repeated rows, so the walk needs no keys.
    using Item = typename ListWalk<E>::Item;
    const auto pages = std::make_shared<ListWalk<E>>(
        ListWalk<E>(client, inLargestPages(std::move(request)), [](const Item &) { return QString(); }));
    return [pages] { return nextOf<E>(pages); };
}

NextPage pagesFrom(const Account *account, FollowSide side, const QString &cursor)
{
    if (side == FollowSide::Followers) {
        GetChannelFollowers request;
        request.broadcasterId = account->userId();
        return pagesOf(account->client(), request, cursor);
    }
    GetFollowedChannels request;
    request.userId = account->userId();
    return pagesOf(account->client(), request, cursor);
}

/// Wraps a write that changes only the state of the list.
std::function<Result<FollowStep>(Database &)> stateOnly(std::function<Result<FollowState>(Database &)> write)
{
    return [write = std::move(write)](Database &database) -> Result<FollowStep> {
        auto state = write(database);
        if (!state)
            return state.error();
        return FollowStep{.state = *std::move(state)};
    };
}

}  // namespace

FollowList::FollowList(Account *account, FollowSide side, const Clock &clock, QObject *parent)
    : Feed(account,
           {.name = side == FollowSide::Followers ? QStringLiteral("followers") : QStringLiteral("followed"),
            .covered = 300s,
            .uncovered = 60s,
            .offScreen = 600s},
           parent)
    , m_side(side)
    , m_clock(clock)
    , m_store(account->store()->background())
    , m_table(std::make_shared<FollowTable>(account->userId(), side))
{
}

FollowList::~FollowList()
{
    if (m_isOnScreen)
        setOnScreen(false);
}

void FollowList::load()
{
    const auto stored = [table = m_table](Database &database) { return table->state(database); };
    m_store->run(stored, this, [this](const Result<FollowState> &state) {
        if (!state) {
            // Without the store no rows can be kept, but the service's total is still shown.
            m_isKnown = true;
            if (m_isOnScreen)
                open();
            Q_EMIT changed();
            return;
        }
        m_isGoingOn = state->isReading();
        m_isKnown = true;
        follow(*state);
        if (m_isGoingOn || m_isOnScreen)
            open();
    });
}

Api::Scope FollowList::scope() const
{
    return m_side == FollowSide::Followers ? Api::Scope::ModeratorReadFollowers : Api::Scope::UserReadFollows;
}

int FollowList::total() const
{
    return m_state.total ? *m_state.total : m_state.completeAt.isValid() ? m_state.stored : -1;
}

QDateTime FollowList::asOf() const
{
    const QDateTime polled = Feed::asOf();
    return polled.isValid() ? polled : m_state.completeAt.isValid() ? m_state.completeAt : m_totalAt;
}

void FollowList::setOnScreen(bool onScreen)
{
    if (std::exchange(m_isOnScreen, onScreen) == onScreen)
        return;
    const QDateTime at = m_clock.now();
    if (onScreen) {
        if (m_isKnown)
            open();
        constexpr qint64 away = std::chrono::milliseconds(visitsApart).count();
        change([table = m_table, at](Database &database) { return table->visit(database, at, away); });
    } else {
        const auto leave = [table = m_table, at](Database &database) { return table->leave(database, at); };
        m_store->run(leave, this, [](const Result<FollowState> &) {});
    }
    if (poll())
        Feed::setOnScreen(this, onScreen);
}

void FollowList::readAll()
{
    m_wantsAll = true;
    open();
    refresh();
}

void FollowList::countAnew()
{
    change(
        [table = m_table, at = m_clock.now()](Database &database) { return table->countAnew(database, at); });
}

QCoro::Task<Result<QList<FollowDay>>> FollowList::days(int count)
{
    return m_store->ask([table = m_table, last = today(), count](Database &database) {
        return table->days(database, last, count);
    });
}

void FollowList::open()
{
    if (poll())
        return;
    start();
    Feed::setOnScreen(this, m_isOnScreen);
    Q_EMIT freshnessChanged();
}

bool FollowList::listen()
{
    if (m_side == FollowSide::Followed)
        return true;
    const auto handle = [this](const Api::ChannelFollowed &event, const QDateTime &) {
        if (!m_state.completeAt.isValid() && !m_state.isReading())
            return;
        const QList<Follow> one{{.id = event.userId,
                                 .login = event.userLogin,
                                 .name = event.userName,
                                 .followedAt = event.followedAt}};
        const auto write
            = [table = m_table, one, at = m_clock.now()](Database &database) -> Result<FollowStep> {
            auto step = table->notice(database, one, {}, at);
            if (!step || step->added.isEmpty() || !step->removed.isEmpty() || !step->state.total)
                return step;
            const auto counted = table->setTotal(database, *step->state.total + 1);
            if (!counted)
                return counted.error();
            step->state = *counted;
            return step;
        };
        m_store->run(write, this, [this](const Result<FollowStep> &step) {
            if (step)
                follow(*step);
            else
                refresh();
        });
    };
    const QString own = account()->userId();
    on<ChannelFollowed>({.broadcasterUserId = own, .moderatorUserId = own}, handle);
    return true;
}

void FollowList::change(Write write)
{
    m_store->run(std::move(write), this, [this](const Result<FollowStep> &step) {
        if (step)
            follow(*step);
    });
}

void FollowList::follow(const FollowState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT changed();
}

void FollowList::follow(const FollowStep &step)
{
    if (step.changesRows())
        Q_EMIT stepped(step);
    follow(step.state);
}

/// Writes in the store's thread. Models are updated in the moment the result arrives, before the caller
/// resumes: reads that they queue afterwards include the change, earlier ones do not.
QCoro::Task<Result<FollowStep>> FollowList::written(QPointer<FollowList> self, StoreThread *store,
                                                    Write write)
{
    auto writing = store->ask(std::move(write));
    Result<FollowStep> step = co_await writing;
    if (self && step)
        self->follow(*step);
    co_return step;
}

/// One part of the read: only the total without the permission, the top of a list that was read before, then
/// as many pages of a full read as calls are available, and at its end the sweep.
Bound FollowList::read()
{
    Poll *const poll = this->poll();
    std::optional<Error> error;
    const std::shared_ptr<FollowTable> table = m_table;
    const auto write = [self = QPointer<FollowList>(this), store = m_store](Write what) {
        return written(self, store, std::move(what));
    };
    int calls = std::max(1, poll->mayCall());

    if (!mayReadNames()) {
        GetChannelFollowers request;
        request.broadcasterId = account()->userId();
        request.first = 1;
        auto asking = account()->client()->call(request);
        const auto page = co_await asking;
        if (page && page->total) {
            const int total = *page->total;
            auto writing = write(
                stateOnly([table, total](Database &database) { return table->setTotal(database, total); }));
            const auto answer = co_await writing;
            m_totalAt = m_clock.now();
            if (!answer)
                error = answer.error();
        } else if (!page) {
            error = page.error();
        }
        poll->finished(error ? Result<void>(*error) : Result<void>());
        Q_EMIT changed();
        co_return;
    }

    if (m_state.completeAt.isValid() && !m_isGoingOn) {
        const NextPage next = pagesFrom(account(), m_side, {});
        for (int i = 0; i < maxTopPages && !error; ++i) {
            auto asking = next();
            const Result<FollowPage> page = co_await asking;
            // The number of allowed calls is known only after the service has reported its limit.
            calls = std::min(calls - 1, poll->mayCall());
            if (!page) {
                error = page.error();
                break;
            }
            const QDateTime at = m_clock.now();
            auto writing = write([table, rows = page->rows, total = page->total, at](Database &database) {
                return table->notice(database, rows, total, at);
            });
            const auto step = co_await writing;
            if (!step) {
                error = step.error();
                break;
            }
            if (page->cursor.isEmpty() || step->added.size() < page->rows.size())
                break;  // a row here was known, so those below are as well
        }
    }
    if (!error && !m_state.isReading() && (m_wantsAll || isWorthReading())) {
        auto writing = write(stateOnly(
            [table, at = m_clock.now()](Database &database) { return table->begin(database, at); }));
        const auto begun = co_await writing;
        if (!begun)
            error = begun.error();
    }
    m_wantsAll = m_wantsAll && error.has_value();

    // Continue the full read as far as calls are available.
    if (!error && m_state.phase == FollowState::Phase::Pages) {
        NextPage next = pagesFrom(account(), m_side, m_state.cursor);
        bool isFirst = true, hasBegunAgain = false;
        while (!error && m_state.phase == FollowState::Phase::Pages && (isFirst || calls > 0)) {
            isFirst = false;
            auto asking = next();
            const Result<FollowPage> page = co_await asking;
            calls = std::min(calls - 1, poll->mayCall());
            // If a new cursor is rejected too, stop here, because this could repeat forever.
            if (!page && isStaleCursor(page.error()) && !hasBegunAgain) {
                hasBegunAgain = true;
                auto writing = write(stateOnly([table, at = m_clock.now()](Database &database) {
                    return table->beginAgain(database, at);
                }));
                const auto begun = co_await writing;
                if (!begun)
                    error = begun.error();
                next = pagesFrom(account(), m_side, {});
                continue;
            }
            if (!page) {
                error = page.error();
                break;
            }
            const qint64 most = 2LL * page->total.value_or(0) + maxBeyond;
            const bool isEndless
                = m_state.read > most || (page->cursor == m_state.cursor && !page->cursor.isEmpty());
            const bool isShort
                = page->cursor.isEmpty() && m_state.read + page->rows.size() < page->total.value_or(0) / 2;
            if (isEndless || isShort) {
                auto writing
                    = write(stateOnly([table](Database &database) { return table->giveUp(database); }));
                std::ignore = co_await writing;
                error = Error{.kind = Error::Kind::Protocol,
                              .message = isEndless
                                  ? tr("The service keeps returning more pages than it has entries.")
                                  : tr("The service listed only %Ln of them, so nobody is marked as gone.",
                                       nullptr, m_state.read + int(page->rows.size()))};
                break;
            }
            const QDateTime at = m_clock.now();
            auto writing = write(
                [table, rows = page->rows, cursor = page->cursor, total = page->total,
                 at](Database &database) { return table->importPage(database, rows, cursor, total, at); });
            const auto step = co_await writing;
            if (!step)
                error = step.error();
        }
    }

    // Remove the rows that were on no page.
    if (!error && m_state.phase == FollowState::Phase::Sweep) {
        FollowKey after;
        bool isDone = false;
        while (!error && !isDone) {
            auto writing = write([table, after, at = m_clock.now()](Database &database) {
                return table->sweep(database, after, sweptAtOnce, at);
            });
            const auto step = co_await writing;
            if (step) {
                after = step->next;
                isDone = step->isDone;
            } else {
                error = step.error();
            }
        }
        if (!error) {
            auto writing = write(
                [table, at = m_clock.now()](Database &database) { return table->finish(database, at); });
            const auto step = co_await writing;
            if (!step)
                error = step.error();
        }
    }

    m_isGoingOn = m_state.isReading();
    if (error)
        poll->finished(*error);
    else
        poll->finished({}, isOff() ? m_state.completeAt : m_clock.now(), 1);
    if (!error && m_state.isReading())
        poll->continueSoon();
    Q_EMIT changed();
}

bool FollowList::isWorthReading() const
{
    if (!m_state.completeAt.isValid())
        return true;
    const qint64 least = std::max<qint64>(600, qint64(pages()) * 6);
    return isOff() && m_state.completeAt.secsTo(m_clock.now()) >= least;
}

}  // namespace Sidestage
