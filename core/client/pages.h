// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client.h"

#include <QPointer>
#include <QSet>

#include <functional>
#include <limits>
#include <utility>

namespace Sidestage {

/// A request whose list comes in pages, each answer telling where the next one begins.
template <class E>
concept Paged = requires(E request, const typename E::Response::Value &page)
{
    request.after = page.next();
    page.data.size();
};

/// What tells the items of a list apart: their own id, or whom or what they are about.
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

/// Whether `error` means that the service does not take the cursor (any more): it is of another query, or
/// too old. Pages::restart() helps.
bool isStaleCursor(const Error &error);

/// The request, asking for as much per page as its declaration allows.
template <Paged E>
E inLargestPages(E request)
{
    request.first = int(Api::endpoint<E>().request.find(QLatin1String("first"))->rule.most);
    return request;
}

/// Texts that came by, the newest ones at least: never more than twice `kept`, so that an endless list
/// does not fill the memory.
class Recent
{
public:
    explicit Recent(qsizetype kept)
        : m_kept(kept)
    {
    }

    /// False when it is there already.
    bool add(const QString &text);
    void clear();

private:
    qsizetype m_kept;
    QSet<QString> m_young{};
    QSet<QString> m_old{};
};

/// Where a walk over the pages of a list is, without its types. Shared by Pages and the tasks it started.
class PageWalk
{
public:
    PageWalk(Client *client, std::optional<QString> cursor);

    Client *client() const { return m_client; }
    const std::optional<QString> &cursor() const { return m_cursor; }
    bool isAtEnd() const { return m_atEnd; }

    /// Says that a page is going to be asked for. Error: why not.
    Result<void> begin();
    /// What can cancel the request for it.
    void running(Canceller canceller) { m_running = std::move(canceller); }
    /// Says that the request of this turn has ended; false when the walk has been sent elsewhere since.
    bool end(int turn);
    int turn() const { return m_turn; }

    /// Goes on behind the page that has come.
    void advance(const std::optional<QString> &next);
    /// The error of a request for a page, with the cursor named as its field when that is at fault.
    Error explained(Error error) const;
    /// Whether the item of this key was not given yet. Items without a key always count as new.
    bool isNew(const QString &key) { return key.isEmpty() || m_given.add(key); }

    void cancel();
    void restart();
    /// Nobody asks any more: cancels, once control is back in the event loop.
    void cancelLater();

    std::optional<int> total{};

private:
    QPointer<Client> m_client;
    std::optional<QString> m_cursor;
    Canceller m_running{};
    Recent m_given;
    Recent m_passed;  ///< Cursors.
    int m_turn = 0;
    qint64 m_received = 0;
    bool m_busy = false;
    bool m_atEnd = false;
    bool m_circular = false;
    bool m_unwanted = false;
};

/// A list of the service, page by page:
///
///     Pages pages(client, GetChannelFollowers{.broadcasterId = id, .first = 100});
///     for (;;) {
///         auto next = pages.next();
///         const auto page = co_await next;   // Result<std::optional<Page>>
///         if (!page)
///             co_return fail(page.error());
///         if (!*page)
///             break;
///         append((*page)->data);
///     }
///
/// One next() is one page is one request. It ends with the cursor, not with a short page: a page may be
/// empty, of itself or since all of its items came before, and others may follow (api-facts B4). Lists
/// move while they are read, so items may come again; those that were given are left out, by their key,
/// the last 50,000 of them at least.
///
/// After an error, or after cancel(), next() asks for the same page again: nothing is lost, nothing comes
/// twice. A cursor that came before is an error of Kind::Protocol, after the page it came with, so that no
/// service can keep its client busy for ever.
///
/// Letting go of it cancels the request under way, without resuming anybody from within the destructor.
template <Paged E>
class Pages
{
public:
    using Page = typename E::Response::Value;
    using Item = typename decltype(Page::data)::value_type;
    using Key = std::function<QString(const Item &)>;

    /// Begins where `request.after` says: at the start, or at the cursor() of an earlier walk. `key` is what
    /// items are told apart by.
    Pages(Client *client, E request, Key key = identityOf<Item>)
        : m_walk(std::make_shared<Walk>(client, std::move(request), std::move(key)))
    {
    }
    Pages(Pages &&) noexcept = default;
    Pages &operator=(Pages &&other) noexcept
    {
        std::swap(m_walk, other.m_walk);
        return *this;
    }
    ~Pages()
    {
        if (m_walk)
            m_walk->cancelLater();
    }

    /// The next page, with the items that are new; none after the last. Errors: those of a call, see also
    /// isStaleCursor(); Cancelled; Conflict when a page is being asked for already.
    [[nodiscard]] QCoro::Task<Result<std::optional<Page>>> next() { return ask(m_walk); }

    /// The items of all pages that are left. With at least `limit` of them no further page is asked for, but
    /// the last one is whole, so it may be some more. After an error what came is kept, and the next
    /// collect() goes on and gives it as well.
    [[nodiscard]] QCoro::Task<Result<QList<Item>>> collect(qsizetype limit
                                                           = std::numeric_limits<qsizetype>::max())
    {
        return gather(m_walk, limit);
    }

    /// Ends the request under way: who waits for it gets Cancelled.
    void cancel() { m_walk->cancel(); }
    /// Goes back to the first page. What was given is not given again. Cancels.
    void restart() { m_walk->restart(); }
    /// Leaves the item of this key out, because the caller has it from an earlier walk.
    void leaveOut(const QString &key) { std::ignore = m_walk->isNew(key); }

    /// Where next() goes on: what may be kept, for days perhaps, and given to another walk of the same
    /// request. None: at the beginning.
    const std::optional<QString> &cursor() const { return m_walk->cursor(); }
    bool isAtEnd() const { return m_walk->isAtEnd(); }
    /// How many items there are, as the last page said; it may change on the way. None: not told.
    const std::optional<int> &total() const { return m_walk->total; }

private:
    struct Walk : PageWalk
    {
        Walk(Client *asked, E what, Key by)
            : PageWalk(asked, what.after)
            , request(std::move(what))
            , key(std::move(by))
        {
        }
        E request;
        Key key;
        QList<Item> gathered{};
    };

    static QCoro::Task<Result<std::optional<Page>>> ask(std::shared_ptr<Walk> walk)
    {
        Result<std::optional<Page>> outcome = std::optional<Page>();
        if (auto ready = walk->begin(); !ready) {
            outcome = ready.error();
            co_return outcome;
        }
        const int turn = walk->turn();
        if (walk->isAtEnd()) {
            walk->end(turn);
            co_return outcome;
        }
        walk->request.after = walk->cursor();
        auto asking = walk->client()->call(walk->request);
        walk->running(asking.canceller());
        Result<Page> answer = co_await asking;
        if (!walk->end(turn)) {
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

    static QCoro::Task<Result<QList<Item>>> gather(std::shared_ptr<Walk> walk, qsizetype limit)
    {
        Result<QList<Item>> outcome;
        while (walk->gathered.size() < limit && !walk->isAtEnd()) {
            auto asking = ask(walk);
            Result<std::optional<Page>> page = co_await asking;
            if (!page) {
                outcome = page.error();
                co_return outcome;
            }
            walk->gathered.append(std::move((*page)->data));
        }
        outcome = std::exchange(walk->gathered, {});
        co_return outcome;
    }

    std::shared_ptr<Walk> m_walk;
};

}  // namespace Sidestage
