// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For chatter_model.cpp and chatter_model_work.cpp only.

#include "chatter_model.h"
#include "models/sliced_sort.h"
#include "models/split_hash.h"

#include <QElapsedTimer>
#include <QTimer>

#include <array>
#include <deque>
#include <vector>

namespace Sidestage {

struct ChatterModel::Private
{
    struct Entry
    {
        ChatterRow row{};
        QString key{};     ///< Sorted by.
        QString folded{};  ///< Searched in: login and name.
        int seen = 0;      ///< Number of the last reading that had it.
        int at = -1;       ///< The row in which it is shown.
        int wanted = 0;    ///< Number of the last work that wanted it to be shown.
        bool isGone = false;
    };
    using Entries = std::vector<Entry *>;
    /// Owns them. Apart, so that somebody else can free it.
    struct RowPool
    {
        std::deque<Entry> all{};
        Entries free{};
        SplitHash<Entry *> byId{};
        std::size_t down = 0;  ///< Parts of byId that freeRows() has emptied.

        /// Frees them, a bit at a time; true when all of it is gone.
        template <class F>
        bool freeRows(const F &isLate)
        {
            for (; down < SplitHash<Entry *>::parts; ++down) {
                if (isLate())
                    return false;
                byId.clearPart(down);
            }
            for (int step = 1; !all.empty(); ++step) {
                all.pop_back();
                if (step % 64 == 0 && isLate())
                    return false;
            }
            return true;
        }
    };
    struct Order
    {
        int column = NameColumn;
        Qt::SortOrder direction = Qt::AscendingOrder;

        bool operator()(const Entry *a, const Entry *b) const;
        bool operator==(const Order &) const = default;
    };
    enum class Stage : quint8 { Idle, Sorting, Filtering };

    Private(ChatterModel *model, QString channel);

    ChatterRow::Role roleOf(const QString &id) const;
    void setRole(Entry *entry, ChatterRow::Role role);
    void name(Entry *entry, const Api::Chatter &chatter);

    // chatter_model_work.cpp
    void schedule(bool sorting);
    void work();
    void begin();
    bool sweep(const QElapsedTimer &since);  ///< An invalid time: all at once.
    void show();
    void insert(const Entries &arriving);
    void reorder(Entries &&order);
    void emitChanged();
    bool clean(const QElapsedTimer &since);

    ChatterModel *q;
    QString channelId;
    std::shared_ptr<RowPool> pool = std::make_shared<RowPool>();
    std::array<int, 4> counts{};
    QHash<QString, ChatterRow::Role> roles{};
    bool rolesKnown = false;

    // Readings.
    int reading = 0;    ///< Number of the last one that began.
    int joinedNow = 0;  ///< In it.
    int joined = 0;
    int left = 0;
    int leftNow = 0;
    QDateTime firstReadAt{};
    bool isFirst = false;  ///< The reading that ended last was the first one.

    Entries present{};        ///< In no order.
    int sweepFor = 0;         ///< Who was not seen in this reading leaves; 0: nobody does.
    std::size_t sweepAt = 0;  ///< So many of `present` have been looked at, ...
    std::size_t kept = 0;     ///< ... and so many of them stay.
    Entries gone{};           ///< To be freed when nobody shows them any more.

    QString filter{};
    QString needle{};
    Order order{};
    Stage stage = Stage::Idle;
    bool wantsSort = false;
    bool wantsFilter = false;
    bool isOtherSearch = false;  ///< Than the one under way.
    bool wasBusy = false;
    int turn = 0;  ///< Counts works.
    std::unique_ptr<SlicedSort<Entry *, Order>> sorting{};
    Entries sorted{};
    std::size_t filterAt = 0;
    Entries next{};
    Entries lines{};    ///< What is shown.
    Entries changed{};  ///< Their cells, since the views were told.
    QTimer timer{};
};

}  // namespace Sidestage
