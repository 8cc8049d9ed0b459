// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For donation_model.cpp and donation_model_work.cpp only.

#include "donation_model.h"
#include "models/sliced_sort.h"
#include "models/split_hash.h"

#include <QElapsedTimer>
#include <QTimer>

#include <array>
#include <deque>
#include <functional>
#include <vector>

namespace Sidestage {

struct DonationModel::Private
{
    /// A row of either view.
    struct Entry
    {
        Donation what{};   ///< Of a viewer: the newest of theirs, with the sum of all as its amount.
        int count = 1;     ///< Donations of the viewer.
        QString key{};     ///< Sorted by; empty for who is gone.
        QString folded{};  ///< Searched in.
        QString number{};  ///< The amount, searched from its beginning.
        int other = 0;     ///< Of how many other currencies a viewer gave as well.
        /// The row in which it is shown, and the one in which it will be: which is which changes each time.
        std::array<int, 2> at{-1, -1};
        std::array<int, 2> turn{-1, -1};  ///< Of the work that said so.
    };
    using Entries = std::vector<Entry *>;
    /// Owns them. Apart, so that it can be freed later or by somebody else.
    struct RowPool
    {
        std::deque<Entry> donations{};
        std::deque<Entry> viewers{};
        SplitHash<Entry *> byId{};
        SplitHash<Entry *> byUser{};
    };
    struct Rule
    {
        Order order = Order::Newest;
        Qt::SortOrder direction = Qt::DescendingOrder;

        bool operator()(const Entry *a, const Entry *b) const;
        bool operator==(const Rule &) const = default;
    };
    enum class Stage : quint8 { Idle, Collecting, Sorting, SortingFresh, Merging, Filtering };

    explicit Private(DonationModel *model);

    std::deque<Entry> &all(View of) { return of == View::Donations ? pool->donations : pool->viewers; }
    void name(Entry *entry);
    void addToViewer(const Donation &donation);
    QString seenText(const Entry &entry) const;
    QString sentence(const Entry &entry) const;

    // donation_model_work.cpp
    void schedule(bool sorting);
    void work();
    void begin();
    bool collect(const QElapsedTimer &since);
    void endSorting();
    bool merge(const QElapsedTimer &since);
    bool filterRows(const QElapsedTimer &since);
    void show();
    void emitChanged();
    bool discard(const QElapsedTimer &since);
    bool isShown(const Entry *entry) const { return entry->turn[std::size_t(slot)] == shownTurn; }
    int rowOf(const Entry *entry) const { return isShown(entry) ? entry->at[std::size_t(slot)] : -1; }

    DonationModel *q;
    std::shared_ptr<RowPool> pool = std::make_shared<RowPool>();
    std::vector<std::shared_ptr<RowPool>> discarded{};  ///< Being freed, a bit at a time.
    std::size_t discardPart = 0;
    MoneySums sums{};
    Entry *newest = nullptr;
    Entry *biggest = nullptr;
    QString currency{};  ///< One text for all amounts that have it.
    std::function<QDateTime()> now{};

    View view = View::Donations;  ///< As wished for.
    Rule rule{};
    QString filter{};
    QString needle{};

    Stage stage = Stage::Idle;
    bool wantsSort = false;
    bool wantsFilter = false;
    bool isOtherSearch = false;
    bool wasBusy = false;
    int turn = 0;                      ///< Counts works.
    int shownTurn = 0;                 ///< The one whose outcome is shown.
    int slot = 0;                      ///< Where rows are told that are shown.
    View workView = View::Donations;   ///< Of the work under way.
    View shownView = View::Donations;  ///< Of the rows shown.
    Rule sortedBy{};
    View sortedView = View::Donations;
    Entries collected{};  ///< All of the view, to be sorted.
    std::size_t collectTo = 0;
    std::unique_ptr<SlicedSort<Entry *, Rule>> sorting{};
    Entries sorted{};  ///< All of the view, in their order.
    Entries fresh{};   ///< Donations that came after that, in no order.
    Entries merged{};
    std::size_t mergeAt = 0, freshAt = 0;
    Entries merging{};  ///< The fresh ones being merged.
    std::size_t filterAt = 0;
    Entries next{};
    Entries lines{};    ///< What is shown.
    Entries changed{};  ///< Their cells, since the views were told.
    QTimer timer{};
};

}  // namespace Sidestage
