// SPDX-License-Identifier: GPL-3.0-or-later

// How a FollowList is read.

#include "api/channels.h"
#include "client/client.h"
#include "client/pages.h"
#include "follow_list_p.h"

namespace Sidestage {

using namespace Api;

namespace {

/// So many pages of the top are read for newcomers; more of them are found by a whole reading.
constexpr int maxTopPages = 20;
/// Rows that a sweep looks at in one go.
constexpr int sweptAtOnce = 4000;
/// A list that names more than twice what the service counts, and this beside it, never ends.
constexpr int maxBeyond = 10'000;

struct FollowPage
{
    QList<Follow> rows{};
    QString cursor{};  ///< Empty: it was the last.
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
QCoro::Task<Result<FollowPage>> nextOf(std::shared_ptr<Pages<E>> pages)
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
    // The store knows who came before: nothing needs to be kept here.
    using Item = typename Pages<E>::Item;
    const auto pages = std::make_shared<Pages<E>>(client, inLargestPages(std::move(request)),
                                                  [](const Item &) { return QString(); });
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

/// What only changes the state of the list, as a step.
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

/// Writes in the store's thread. Models are told in the very moment in which the answer comes, before the one
/// who waits: what they ask of the store afterwards has it, what they asked before has not.
QCoro::Task<Result<FollowStep>> FollowList::written(QPointer<FollowList> self, StoreThread *store,
                                                    Write write)
{
    struct Shared
    {
        std::optional<Result<FollowStep>> outcome{};
        std::coroutine_handle<> waiting{};
    };
    struct Awaiter
    {
        std::shared_ptr<Shared> shared;
        bool await_ready() const { return shared->outcome.has_value(); }
        void await_suspend(std::coroutine_handle<> handle) { shared->waiting = handle; }
        void await_resume() const { }
    };
    const auto shared = std::make_shared<Shared>();
    store->run<FollowStep>(std::move(write), store, [self, shared](Result<FollowStep> step) {
        if (self && step)
            self->follow(*step);
        shared->outcome = std::move(step);
        if (shared->waiting)
            shared->waiting.resume();
    });
    Awaiter awaiter{shared};
    co_await awaiter;
    Result<FollowStep> result = std::move(*shared->outcome);
    co_return result;
}

/// One part of what is to be read: the number alone without the permission; the top of a list that was read
/// before; then as many pages of a whole reading as calls are left for, and at its end the sweep.
Bound FollowList::read()
{
    if (d->isAsking)
        co_return;
    Poll *const poll = d->poll;
    const bool mayRead = this->mayRead();
    if (!mayRead && d->side == FollowSide::Followed) {
        // Without the permission not even the number is told.
        poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    d->isAsking = true;
    Q_EMIT freshnessChanged();
    std::optional<Error> error;
    const std::shared_ptr<FollowTable> table = d->table;
    const QPointer<FollowList> self(this);
    int calls = std::max(1, poll->mayCall());

    if (!mayRead) {
        GetChannelFollowers request;
        request.broadcasterId = d->account->userId();
        request.first = 1;
        auto asking = d->account->client()->call(request);
        const auto page = co_await asking;
        if (page && page->total) {
            const int total = *page->total;
            Write write
                = stateOnly([table, total](Database &database) { return table->setTotal(database, total); });
            auto writing = written(self, d->store, std::move(write));
            const auto answer = co_await writing;
            d->totalAt = d->clock.now();
            if (!answer)
                error = answer.error();
        } else if (!page) {
            error = page.error();
        }
        d->isAsking = false;
        poll->finished(error ? Result<void>(*error) : Result<void>());
        Q_EMIT changed();
        co_return;
    }

    // The top of the list.
    if (d->state.completeAt.isValid() && !d->isGoingOn) {
        const NextPage next = pagesFrom(d->account, d->side, {});
        for (int i = 0; i < maxTopPages && !error; ++i) {
            auto asking = next();
            const Result<FollowPage> page = co_await asking;
            // What is allowed is known only when the service has told its limit.
            calls = std::min(calls - 1, poll->mayCall());
            if (!page) {
                error = page.error();
                break;
            }
            const QDateTime at = d->clock.now();
            Write write = [table, rows = page->rows, total = page->total, at](Database &database) {
                return table->notice(database, rows, total, at);
            };
            auto writing = written(self, d->store, std::move(write));
            const auto step = co_await writing;
            if (!step) {
                error = step.error();
                break;
            }
            if (page->cursor.isEmpty() || step->added.size() < page->rows.size())
                break;  // somebody here was known: so are those below
        }
    }
    if (!error && !d->state.isReading() && (d->wantsAll || d->isWorthReading())) {
        Write write = stateOnly(
            [table, at = d->clock.now()](Database &database) { return table->begin(database, at); });
        auto writing = written(self, d->store, std::move(write));
        const auto begun = co_await writing;
        if (!begun)
            error = begun.error();
    }
    d->wantsAll = d->wantsAll && error.has_value();

    // The whole of it, as far as it goes this time.
    if (!error && d->state.phase == FollowState::Phase::Pages) {
        NextPage next = pagesFrom(d->account, d->side, d->state.cursor);
        bool isFirst = true, hasBegunAgain = false;
        while (!error && d->state.phase == FollowState::Phase::Pages && (isFirst || calls > 0)) {
            isFirst = false;
            auto asking = next();
            const Result<FollowPage> page = co_await asking;
            calls = std::min(calls - 1, poll->mayCall());
            // The same request was good without the cursor: it is the cursor that is not taken (any more).
            // One that was given a moment ago and is refused, too, ends this part: asking on would never end.
            if (!page && page.error().status == 400 && !d->state.cursor.isEmpty() && !hasBegunAgain) {
                hasBegunAgain = true;
                Write write = stateOnly([table, at = d->clock.now()](Database &database) {
                    return table->beginAgain(database, at);
                });
                auto writing = written(self, d->store, std::move(write));
                const auto begun = co_await writing;
                if (!begun)
                    error = begun.error();
                next = pagesFrom(d->account, d->side, {});
                continue;
            }
            if (!page) {
                error = page.error();
                break;
            }
            const qint64 most = 2LL * page->total.value_or(0) + maxBeyond;
            const bool isEndless
                = d->state.read > most || (page->cursor == d->state.cursor && !page->cursor.isEmpty());
            const bool isShort
                = page->cursor.isEmpty() && d->state.read + page->rows.size() < page->total.value_or(0) / 2;
            if (isEndless || isShort) {
                Write write = stateOnly([table](Database &database) { return table->giveUp(database); });
                auto writing = written(self, d->store, std::move(write));
                std::ignore = co_await writing;
                error = Error{.kind = Error::Kind::Protocol,
                              .message = isEndless
                                  ? tr("The list from the service has no end.")
                                  : tr("The service listed only %Ln of them, so nobody is marked as gone.",
                                       nullptr, d->state.read + int(page->rows.size()))};
                break;
            }
            const QDateTime at = d->clock.now();
            Write write
                = [table, rows = page->rows, cursor = page->cursor, total = page->total,
                   at](Database &database) { return table->importPage(database, rows, cursor, total, at); };
            auto writing = written(self, d->store, std::move(write));
            const auto step = co_await writing;
            if (!step)
                error = step.error();
        }
    }

    // Whom it did not name.
    if (!error && d->state.phase == FollowState::Phase::Sweep) {
        FollowKey after;
        bool isDone = false;
        while (!error && !isDone) {
            Write write = [table, after, at = d->clock.now()](Database &database) {
                return table->sweep(database, after, sweptAtOnce, at);
            };
            auto writing = written(self, d->store, std::move(write));
            const auto step = co_await writing;
            if (step) {
                after = step->next;
                isDone = step->isDone;
            } else {
                error = step.error();
            }
        }
        if (!error) {
            Write write
                = [table, at = d->clock.now()](Database &database) { return table->finish(database, at); };
            auto writing = written(self, d->store, std::move(write));
            const auto step = co_await writing;
            if (!step)
                error = step.error();
        }
    }

    d->isAsking = false;
    d->isGoingOn = d->state.isReading();
    if (error)
        poll->finished(*error);
    else
        poll->finished({}, d->isOff() ? d->state.completeAt : d->clock.now(), 1);
    if (!error && d->state.isReading())
        poll->continueSoon();
    Q_EMIT changed();
}

}  // namespace Sidestage
