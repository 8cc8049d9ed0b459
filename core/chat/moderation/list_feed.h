// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/decoded_in_thread.h"
#include "client/list_walk.h"
#include "feed/feed.h"
#include "models/live_list.h"

#include <QElapsedTimer>

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace Sidestage {

/// A list of the service that may have tens of thousands of rows, the newest first. It is read page after
/// page as calls are available, so that reading all of it may take several polls. Pages are decoded in a
/// thread. At its end, rows that were on no page are removed. Afterwards a long list is rarely read as a
/// whole, only its newest rows.
template <Paged E>
class ListFeed : public Feed
{
public:
    using Item = typename ListWalk<E>::Item;

    /// `account` must outlive this.
    ListFeed(Account *account, const PollPlan &plan, QObject *parent = nullptr)
        : Feed(account, plan, parent)
    {
        connect(account->events(), &EventService::gap, this, [this] { m_wantsAll = true; });
    }

    /// Whether everything has been read once.
    bool isComplete() const { return m_sinceComplete.isValid(); }
    /// Reads everything again soon.
    void readAll()
    {
        m_wantsAll = true;
        refresh();
    }

protected:
    virtual E request() const = 0;
    virtual QString keyOf(const Item &item) const = 0;
    /// Adds rows, or replaces those that are there.
    virtual void put(const QList<Item> &items) = 0;
    virtual void drop(const QStringList &keys) = 0;

    /// Rows that the service has reported.
    void came(const QList<Item> &items)
    {
        flush();  // what was collected is older
        for (const Item &item : items) {
            m_listed[keyOf(item)] = m_reading;
        }
        put(items);
    }
    void went(const QStringList &keys)
    {
        flush();
        for (const QString &key : keys) {
            m_listed.erase(key);
            setNewer(key);
        }
        drop(keys);
    }

    Bound read() override
    {
        // The number of allowed calls is known only after the service has reported its limit.
        int calls = std::max(1, poll()->mayCall());
        const auto counted = [this, &calls] {
            calls = std::min(calls - 1, poll()->mayCall());
            return calls > 0;
        };
        if (!m_walk && isComplete() && !m_wantsAll && !isOld()) {
            Walk newest(account()->client(), Read{inLargestPages(request())});
            auto walking = newest.each([this, counted](const auto &page) {
                const bool reachesKnown = std::ranges::any_of(
                    page.data, [this](const Item &item) { return m_listed.contains(keyOf(item)); });
                collect(page.data);
                return !reachesKnown && counted();
            });
            const auto walked = co_await walking;
            flush();
            finished(walked);
            Q_EMIT changed();
            co_return;
        }
        if (!m_walk) {
            m_wantsAll = false;
            m_pages = 0;
            ++m_reading;
            // Rows that are repeated are replaced, so the walk needs no keys.
            m_walk.emplace(Walk(account()->client(), Read{inLargestPages(request())},
                                [](const Item &) { return QString(); }));
        }
        auto walking = m_walk->each([this, counted](const auto &page) {
            ++m_pages;
            collect(page.data);
            return counted();
        });
        const auto walked = co_await walking;
        flush();
        if (!walked) {
            // A walk whose cursors repeat does not go on either.
            if (isStaleCursor(walked.error()) || walked.error().kind == Error::Kind::Protocol)
                m_walk.reset();
            finished(walked);
        } else if (m_walk->isAtEnd()) {
            m_walk.reset();
            QStringList unseen;
            for (const auto &[key, reading] : m_listed) {
                if (reading != m_reading)
                    unseen.append(key);
            }
            went(unseen);
            m_sinceComplete.start();
            poll()->setCalls(m_pages <= maxShort ? m_pages : 1);
            finished({});
        } else {
            poll()->finished({}, poll()->asOf(), 1);
            poll()->continueSoon();
        }
        Q_EMIT changed();
    }

private:
    /// Adds the rows of pages many at a time, because each change of a long list costs the window time.
    void collect(const QList<Item> &items)
    {
        constexpr qsizetype atOnce = 300;
        for (const Item &item : items) {
            if (!isNewer(keyOf(item)))
                m_collected.append(item);
        }
        if (m_listed.empty() || m_collected.size() >= atOnce)
            flush();
    }
    void flush()
    {
        if (!m_collected.isEmpty())
            came(std::exchange(m_collected, {}));
    }

    struct Whole
    {
        auto operator()(typename E::Response::Value page) const { return page; }
    };
    using Read = DecodedInThread<E, Whole>;
    using Walk = ListWalk<Read>;
    static constexpr int maxShort = 10;  ///< Pages of a list that is read as a whole each time.

    /// Whether a full reading is worth its calls: of a long list at most ten a minute.
    bool isOld() const
    {
        return m_pages <= maxShort || m_sinceComplete.hasExpired(std::max(600, m_pages * 6) * 1000LL);
    }

    std::optional<Walk> m_walk{};  ///< Of a full reading that has begun.
    /// The rows, each with the full reading that has listed it, or in which it came.
    std::unordered_map<QString, int, LiveListBase::KeyHash> m_listed{};
    QList<Item> m_collected{};  ///< Rows of pages that are not added yet.
    int m_reading = 0;
    QElapsedTimer m_sinceComplete{};
    int m_pages = 0;
    bool m_wantsAll = false;
};

}  // namespace Sidestage
