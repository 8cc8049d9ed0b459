// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"
#include "models/sliced_sort.h"
#include "models/split_hash.h"

#include <QAbstractTableModel>
#include <QElapsedTimer>
#include <QTimer>

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace Sidestage {

/// A table of the donations of one campaign, 100,000 and more, or of who gave them: summed, searched, sorted
/// and given back to the memory in slices of the event loop. Never reset: views keep their selection and what
/// they show. It knows nothing of the service.
class DonationModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SeenColumn, ViewerColumn, AmountColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, UserIdRole, MinorRole, SeenRole, CountRole, IsGoneRole };
    enum class View : quint8 {
        Donations,
        Viewers,  ///< One row for each who gave, with all they gave.
    };
    enum class Order : quint8 { Newest, Largest, Name };

    explicit DonationModel(QObject *parent = nullptr);
    ~DonationModel() override;

    /// Donations known, whatever is shown.
    int total() const;
    /// How many gave.
    int viewers() const;
    /// Of all donations, one for each currency.
    const MoneySums &sums() const { return m_sums; }
    std::optional<Donation> latest() const;
    /// Of those in the currency that came first.
    std::optional<Donation> largest() const;
    std::optional<Donation> donation(const QString &id) const;
    bool contains(const QString &id) const;
    /// The greatest place there is; 0: none.
    qint64 top() const;

    /// Takes those that are not there yet, and gives them back as they were taken. Those without an id are
    /// left out.
    QList<Donation> insertNew(const QList<Donation> &donations);
    /// Takes all away.
    void clear();

    View view() const { return m_view; }
    Order order() const;
    Qt::SortOrder direction() const;
    void setView(View view, Order order, Qt::SortOrder direction);
    /// Those whose login or name contains the text, in any case; and those of an amount that begins with it.
    void setFilter(const QString &text);
    QString filter() const { return m_filter; }
    /// What is shown is not yet what was asked for, or not yet of what is known.
    bool isBusy() const { return m_wasBusy; }
    /// -1 while it is not shown. In the view of viewers: by the id of the user.
    int rowOf(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// By column: when, who, how much.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// What time it is, to say "Sat 11:34" of another day. The machine's clock by default.
    void setNow(std::function<QDateTime()> now);

Q_SIGNALS:
    /// Sums, count, latest or largest.
    void totalsChanged();
    void busyChanged();

private:
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

    std::deque<Entry> &all(View of) { return of == View::Donations ? m_pool->donations : m_pool->viewers; }
    void name(Entry *entry);
    void addToViewer(const Donation &donation);
    QString seenText(const Entry &entry) const;
    QString sentence(const Entry &entry) const;

    void schedule(bool sorts);
    void work();
    void begin();
    bool collect(const QElapsedTimer &since);
    void endSorting();
    bool merge(const QElapsedTimer &since);
    bool filterRows(const QElapsedTimer &since);
    void show();
    void emitChanged();
    bool discard(const QElapsedTimer &since);
    bool isShown(const Entry *entry) const { return entry->turn[std::size_t(m_slot)] == m_shownTurn; }
    int rowOf(const Entry *entry) const { return isShown(entry) ? entry->at[std::size_t(m_slot)] : -1; }

    std::shared_ptr<RowPool> m_pool = std::make_shared<RowPool>();
    std::vector<std::shared_ptr<RowPool>> m_discarded{};  ///< Being freed, a bit at a time.
    std::size_t m_discardPart = 0;
    MoneySums m_sums{};
    Entry *m_newest = nullptr;
    Entry *m_biggest = nullptr;
    QString m_currency{};  ///< One text for all amounts that have it.
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };

    View m_view = View::Donations;  ///< As wished for.
    Rule m_rule{};
    QString m_filter{};
    QString m_needle{};

    Stage m_stage = Stage::Idle;
    bool m_wantsSort = false;
    bool m_wantsFilter = false;
    bool m_isOtherSearch = false;
    bool m_wasBusy = false;
    int m_turn = 0;                      ///< Counts works.
    int m_shownTurn = 0;                 ///< The one whose outcome is shown.
    int m_slot = 0;                      ///< Where rows are told that are shown.
    View m_workView = View::Donations;   ///< Of the work under way.
    View m_shownView = View::Donations;  ///< Of the rows shown.
    Rule m_sortedBy{};
    View m_sortedView = View::Donations;
    Entries m_collected{};  ///< All of the view, to be sorted.
    std::size_t m_collectTo = 0;
    std::unique_ptr<SlicedSort<Entry *, Rule>> m_sorting{};
    Entries m_sorted{};  ///< All of the view, in their order.
    Entries m_fresh{};   ///< Donations that came after that, in no order.
    Entries m_merged{};
    std::size_t m_mergeAt = 0;
    std::size_t m_freshAt = 0;
    Entries m_merging{};  ///< The fresh ones being merged.
    std::size_t m_filterAt = 0;
    Entries m_next{};
    Entries m_lines{};    ///< What is shown.
    Entries m_changed{};  ///< Their cells, since the views were told.
    QTimer m_timer{};
};

}  // namespace Sidestage
