// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/list_walk.h"
#include "feed/feed.h"

#include <QElapsedTimer>

#include <algorithm>
#include <optional>

namespace Sidestage {

/// A list of the service that may have tens of thousands of rows, the newest first. It is read page after
/// page as calls are available, so that reading all of it may take several polls. At its end, rows that were
/// on no page are removed. Afterwards a long list is rarely read as a whole, only its newest rows.
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
    virtual bool contains(const QString &key) const = 0;
    /// The keys of all rows that the service has listed.
    virtual QStringList listed() const = 0;
    virtual void came(const QList<Item> &items) = 0;
    virtual void went(const QStringList &keys) = 0;

    Bound read() override
    {
        // The number of allowed calls is known only after the service has reported its limit.
        int calls = std::max(1, poll()->mayCall());
        const auto counted = [this, &calls] {
            calls = std::min(calls - 1, poll()->mayCall());
            return calls > 0;
        };
        if (!m_walk && isComplete() && !m_wantsAll && !isOld()) {
            Walk newest(account()->client(), inLargestPages(request()));
            auto walking = newest.each([this, counted](const auto &page) {
                const bool reachesKnown = std::ranges::any_of(
                    page.data, [this](const Item &item) { return contains(keyOf(item)); });
                came(page.data);
                return !reachesKnown && counted();
            });
            const auto walked = co_await walking;
            finished(walked);
            Q_EMIT changed();
            co_return;
        }
        if (!m_walk) {
            m_wantsAll = false;
            m_pages = 0;
            const QStringList before = listed();
            m_unseen = QSet<QString>(before.cbegin(), before.cend());
            // Rows that are repeated are replaced, so the walk needs no keys.
            m_walk.emplace(account()->client(), inLargestPages(request()),
                           [](const Item &) { return QString(); });
        }
        auto walking = m_walk->each([this, counted](const auto &page) {
            ++m_pages;
            for (const Item &item : page.data)
                m_unseen.remove(keyOf(item));
            came(page.data);
            return counted();
        });
        const auto walked = co_await walking;
        if (!walked) {
            if (isStaleCursor(walked.error()))
                m_walk.reset();
            finished(walked);
        } else if (m_walk->isAtEnd()) {
            m_walk.reset();
            went(QStringList(m_unseen.cbegin(), m_unseen.cend()));
            m_unseen.clear();
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
    using Walk = ListWalk<E>;
    static constexpr int maxShort = 10;  ///< Pages of a list that is read as a whole each time.

    /// Whether a full reading is worth its calls: of a long list at most ten a minute.
    bool isOld() const
    {
        return m_pages <= maxShort || m_sinceComplete.hasExpired(std::max(600, m_pages * 6) * 1000LL);
    }

    std::optional<Walk> m_walk{};  ///< Of a full reading that has begun.
    QSet<QString> m_unseen{};      ///< Rows that it has not found yet.
    QElapsedTimer m_sinceComplete{};
    int m_pages = 0;
    bool m_wantsAll = false;
};

}  // namespace Sidestage
