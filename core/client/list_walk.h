// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client.h"

#include <QPointer>
#include <QSet>

#include <functional>
#include <limits>
#include <type_traits>
#include <utility>

namespace Sidestage {

class Budget;

/// A request for a list in pages. Each response contains the cursor of the next page.
template <class E>
concept Paged = requires(E request, const typename E::Response::Value &page)
{
    request.after = page.next();
    page.data.size();
};

/// Returns the identity of an item of a list: its own id, or the id of its subject.
template <class Item>
QString identityOf(const Item &item)
{
    if constexpr (requires { item.id; })
        return item.id;
    else if constexpr (requires { item.userId; })
        return item.userId;
    else if constexpr (requires { item.broadcasterId; })
        return item.broadcasterId;
    else if constexpr (requires { item.extensionId; })
        return item.extensionId + u' ' + item.type;
    else
        return item.gameId + u' ' + item.type;
}

/// Whether `error` means that the service rejected the cursor: it is of another query, or too old. Only a
/// new walk helps then.
bool isStaleCursor(const Error &error);

/// Returns the request with the largest page size that its declaration allows.
template <Paged E>
E inLargestPages(E request)
{
    request.first = int(Api::endpointOf<E>().request.find(QLatin1String("first"))->rule.most);
    return request;
}

/// A set of the texts added most recently. Holds at most twice `kept`, so that an endless list does not fill
/// the memory.
class Recent
{
public:
    explicit Recent(qsizetype kept)
        : m_kept(kept)
    {
    }

    /// Returns false if the text is already in the set.
    bool add(const QString &text);
    void clear();

private:
    qsizetype m_kept;
    QSet<QString> m_young{};
    QSet<QString> m_old{};
};

/// How many calls a reading may make.
struct Effort
{
    int calls = 100;
    int least = 25;
    /// When no more than this share of the bucket's limit is left, other calls go first: a reading that has
    /// made its least calls stops, and the next one continues.
    double reserve = 0.2;
    /// The first reading of a list may continue until this share of the bucket is left.
    double firstReserve = 0.5;
};

/// Counts the calls of one reading, of one list or of several.
class Spending
{
public:
    /// `budget` must outlive this.
    Spending(const Budget *budget, const Effort &effort)
        : m_budget(budget)
        , m_effort(effort)
    {
    }

    int calls() const { return m_calls; }
    void count() { ++m_calls; }
    /// Whether others have used the bucket meanwhile, so that they go first.
    bool mustYield() const;
    /// Whether the reading must stop here.
    bool isSpent() const { return m_calls >= m_effort.calls || mustYield(); }
    /// Whether the first reading of a list may continue: as fast as is fair to other calls.
    bool mayFinishFirst() const;

private:
    const Budget *m_budget;
    Effort m_effort;
    int m_calls = 0;
};

/// The position of a walk over the pages of a list, without its types. Shared by ListWalk and its tasks.
class ListWalkState
{
public:
    ListWalkState(Client *client, std::optional<QString> cursor);

    Client *client() const { return m_client; }
    const std::optional<QString> &cursor() const { return m_cursor; }
    bool isAtEnd() const { return m_atEnd; }

    /// Marks a page request as started. Returns an error if it must not be sent.
    Result<void> begin();
    /// Stores the canceller of that request.
    void running(Canceller canceller) { m_running = std::move(canceller); }
    /// Marks the request as finished. Returns false if the walk was destroyed since.
    bool end();

    /// Moves on to the page after the one received.
    void advance(const std::optional<QString> &next);
    /// Returns the error of a page request. Sets its field to "after" if the cursor is at fault.
    Error explained(Error error) const;
    /// Whether no item with this key was returned yet. Items without a key always count as new.
    bool isNew(const QString &key) { return key.isEmpty() || m_given.add(key); }

    void cancel();
    /// For the destructor of ListWalk: cancels once control is back in the event loop.
    void cancelLater();

    std::optional<int> total{};

private:
    QPointer<Client> m_client;
    std::optional<QString> m_cursor;
    Canceller m_running{};
    Recent m_given;
    Recent m_passed;  ///< Cursors.
    bool m_busy = false;
    bool m_atEnd = false;
    bool m_circular = false;
    bool m_unwanted = false;
};

/// A list of the service, page by page:
///
///     ListWalk walk(client, GetChannelFollowers{.broadcasterId = id, .first = 100});
///     auto walking = walk.each([this](const auto &page) { append(page.data); });
///     const auto walked = co_await walking;   // Result<void>
///
/// If the next page may be requested only after something else has ended, such as a write:
///
///     for (;;) {
///         auto next = walk.next();
///         const auto page = co_await next;   // Result<std::optional<Page>>
///         if (!page)
///             co_return fail(page.error());
///         if (!*page)
///             break;
///         …
///     }
///
/// Each next() requests one page. The list ends when the service sends no cursor, not with a short page: a
/// page may be empty, by itself or because all its items came before, and others may follow (api-facts B4).
/// Lists change while they are read, so items may be repeated. Items that were returned already are omitted,
/// by their key. At least the last 50,000 keys are remembered.
///
/// After an error or cancel(), next() requests the same page again: nothing is lost or repeated. If a cursor
/// is repeated, the next() after that page fails with Kind::Protocol, so that no service can keep its client
/// busy forever.
///
/// Destroying it cancels the request in progress, without resuming any coroutine from within the destructor.
template <Paged E>
class ListWalk
{
public:
    using Page = typename E::Response::Value;
    using Item = typename decltype(Page::data)::value_type;
    using Key = std::function<QString(const Item &)>;

    /// Begins at `request.after`: the start, or the cursor() of an earlier walk. `key` returns the identity
    /// of an item. `file`: see Client::call().
    ListWalk(Client *client, E request, Key key = identityOf<Item>, const char *file = __builtin_FILE())
        : m_walk(std::make_shared<Walk>(client, std::move(request), std::move(key), file))
    {
    }
    ListWalk(ListWalk &&) noexcept = default;
    ListWalk &operator=(ListWalk &&other) noexcept
    {
        std::swap(m_walk, other.m_walk);
        return *this;
    }
    ~ListWalk()
    {
        if (m_walk)
            m_walk->cancelLater();
    }

    /// Returns the next page, with the items that are new, or nullopt after the last page. Errors: those of a
    /// call, see also isStaleCursor(); Cancelled; Conflict when a page request is in progress.
    [[nodiscard]] QCoro::Task<Result<std::optional<Page>>> next() { return ask(m_walk); }

    /// Returns the items of all remaining pages. Stops after the page that reaches `limit`, so there may be a
    /// few more. After an error the received items are kept, and the next collect() continues and returns
    /// them too.
    [[nodiscard]] QCoro::Task<Result<QList<Item>>> collect(qsizetype limit
                                                           = std::numeric_limits<qsizetype>::max())
    {
        return gather(m_walk, limit);
    }

    /// Calls `visit(page)` for each remaining page, until it returns false, until `spending` is spent, which
    /// counts the calls, or until the end of the list. Later calls continue there. If this is destroyed, no
    /// more pages are visited, so `visit` may refer to what is destroyed after it.
    template <class Visit>
    [[nodiscard]] QCoro::Task<Result<void>> each(Visit visit, Spending *spending = nullptr)
    {
        return walkOn(m_walk, std::move(visit), spending);
    }

    /// Cancels the request in progress. The awaiting code gets Cancelled.
    void cancel() { m_walk->cancel(); }
    /// Omits the item with this key, because the caller has it from an earlier walk.
    void leaveOut(const QString &key) { std::ignore = m_walk->isNew(key); }

    /// The position of next(). May be stored, possibly for days, and used for another walk of the same
    /// request. Empty: at the beginning.
    const std::optional<QString> &cursor() const { return m_walk->cursor(); }
    bool isAtEnd() const { return m_walk->isAtEnd(); }
    /// The number of items according to the last page. It may change during the walk. Empty: not reported.
    const std::optional<int> &total() const { return m_walk->total; }

private:
    struct Walk : ListWalkState
    {
        Walk(Client *asked, E what, Key by, const char *from)
            : ListWalkState(asked, what.after)
            , request(std::move(what))
            , key(std::move(by))
            , file(from)
        {
        }
        E request;
        Key key;
        const char *file;
        QList<Item> gathered{};
    };

    static QCoro::Task<Result<std::optional<Page>>> ask(std::shared_ptr<Walk> walk)
    {
        Result<std::optional<Page>> outcome = std::optional<Page>();
        if (auto ready = walk->begin(); !ready) {
            outcome = ready.error();
            co_return outcome;
        }
        if (walk->isAtEnd()) {
            walk->end();
            co_return outcome;
        }
        walk->request.after = walk->cursor();
        auto asking = walk->client()->call(walk->request, {}, walk->file);
        walk->running(asking.canceller());
        Result<Page> answer = co_await asking;
        if (!walk->end()) {
            outcome = Error{.kind = Error::Kind::Cancelled};
        } else if (!answer) {
            outcome = walk->explained(answer.error());
        } else {
            Page page = *std::move(answer);
            walk->advance(page.next());
            if constexpr (requires { page.total; })
                walk->total = page.total ? page.total : walk->total;
            page.data.removeIf([&](const Item &item) { return !walk->isNew(walk->key(item)); });
            outcome = std::optional<Page>(std::move(page));
        }
        co_return outcome;
    }

    template <class Visit>
    static QCoro::Task<Result<void>> walkOn(std::shared_ptr<Walk> walk, Visit visit, Spending *spending)
    {
        Result<void> outcome;
        bool goesOn = true;
        while (goesOn && !walk->isAtEnd() && !(spending && spending->isSpent())) {
            if (spending)
                spending->count();
            auto asking = ask(walk);
            Result<std::optional<Page>> page = co_await asking;
            if (!page) {
                outcome = page.error();
                goesOn = false;
            } else if constexpr (std::is_void_v<std::invoke_result_t<Visit, Page &>>) {
                visit(**page);
            } else {
                goesOn = visit(**page);
            }
        }
        co_return outcome;
    }

    static QCoro::Task<Result<QList<Item>>> gather(std::shared_ptr<Walk> walk, qsizetype limit)
    {
        Result<QList<Item>> outcome;
        const auto keep = [kept = walk.get(), limit](Page &page) {
            kept->gathered.append(std::move(page.data));
            return kept->gathered.size() < limit;
        };
        if (walk->gathered.size() < limit) {
            auto walking = walkOn(walk, keep, nullptr);
            const Result<void> walked = co_await walking;
            if (!walked) {
                outcome = walked.error();
                co_return outcome;
            }
        }
        outcome = std::exchange(walk->gathered, {});
        co_return outcome;
    }

    std::shared_ptr<Walk> m_walk;
};

}  // namespace Sidestage
