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

/// A table model of the donations of one campaign, 100,000 and more, or of their donors. Rows are summed,
/// filtered, sorted and freed in slices of the event loop. The model is never reset, so that views keep their
/// selection and position. Independent of the service.
class DonationModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SeenColumn, ViewerColumn, AmountColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole + 1, UserIdRole, MinorRole, SeenRole, CountRole, IsGoneRole };
    enum class View : quint8 {
        Donations,
        Viewers,  ///< One row for each donor, with the sum of their donations.
    };
    enum class Order : quint8 { Newest, Largest, Name };

    explicit DonationModel(QObject *parent = nullptr);
    ~DonationModel() override;

    /// The number of all donations, including rows that are filtered out.
    int total() const;
    /// The number of donors.
    int viewers() const;
    /// The sums of all donations, one for each currency.
    const MoneySums &sums() const { return m_sums; }
    std::optional<Donation> latest() const;
    /// The largest donation in the currency of the first one.
    std::optional<Donation> largest() const;
    std::optional<Donation> donation(const QString &id) const;
    bool contains(const QString &id) const;
    /// The greatest place of all donations; 0: none.
    qint64 top() const;

    /// Adds the donations that are not in the model yet, and returns them as added. Those without an id are
    /// ignored.
    QList<Donation> insertNew(const QList<Donation> &donations);
    /// Removes all donations.
    void clear();

    View view() const { return m_view; }
    Order order() const;
    Qt::SortOrder direction() const;
    void setView(View view, Order order, Qt::SortOrder direction);
    /// Shows only rows whose login or name contains the text, case-insensitively, or whose amount begins with
    /// it.
    void setFilter(const QString &text);
    QString filter() const { return m_filter; }
    /// Whether the rows do not yet match the view, the filter or the donations.
    bool isBusy() const { return m_wasBusy; }
    /// Returns -1 if the row is not shown. In the view of viewers `id` is the user's id.
    int rowOf(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts by a column: time, viewer or amount.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Sets the clock used for texts such as "Sat 11:34". By default the computer's clock.
    void setNow(std::function<QDateTime()> now);

Q_SIGNALS:
    /// Emitted after the sums, the count, the latest or the largest donation have changed.
    void totalsChanged();
    void busyChanged();

private:
    /// A row of either view.
    struct Entry
    {
        Donation what{};   ///< Of a viewer: their newest donation, with the sum of all as its amount.
        int count = 1;     ///< The number of donations of the viewer.
        QString key{};     ///< The sort key; empty for deleted accounts.
        QString folded{};  ///< The text to search in.
        QString number{};  ///< The amount as text, searched from its beginning.
        int other = 0;     ///< The viewer's donations in other currencies.
        /// The shown row, and the row after the current work. The slots swap each time.
        std::array<int, 2> at{-1, -1};
        std::array<int, 2> turn{-1, -1};  ///< The work that wrote the row.
    };
    using Entries = std::vector<Entry *>;
    /// Owns the entries. Separate, so that it can be freed later or in another thread.
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
    std::vector<std::shared_ptr<RowPool>> m_discarded{};  ///< Being freed in slices.
    std::size_t m_discardPart = 0;
    MoneySums m_sums{};
    Entry *m_newest = nullptr;
    Entry *m_biggest = nullptr;
    QString m_currency{};  ///< Shared by all amounts with this currency.
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };

    View m_view = View::Donations;  ///< The requested view.
    Rule m_rule{};
    QString m_filter{};
    QString m_needle{};

    Stage m_stage = Stage::Idle;
    bool m_wantsSort = false;
    bool m_wantsFilter = false;
    bool m_isOtherSearch = false;
    bool m_wasBusy = false;
    int m_turn = 0;                      ///< The number of the current work.
    int m_shownTurn = 0;                 ///< The work whose result is shown.
    int m_slot = 0;                      ///< The slot with the shown rows.
    View m_workView = View::Donations;   ///< Of the current work.
    View m_shownView = View::Donations;  ///< Of the rows shown.
    Rule m_sortedBy{};
    View m_sortedView = View::Donations;
    Entries m_collected{};  ///< All rows of the view, to be sorted.
    std::size_t m_collectTo = 0;
    std::unique_ptr<SlicedSort<Entry *, Rule>> m_sorting{};
    Entries m_sorted{};  ///< All rows of the view, sorted.
    Entries m_fresh{};   ///< Donations added since, unsorted.
    Entries m_merged{};
    std::size_t m_mergeAt = 0;
    std::size_t m_freshAt = 0;
    Entries m_merging{};  ///< The new rows being merged.
    std::size_t m_filterAt = 0;
    Entries m_next{};
    Entries m_lines{};    ///< The rows shown.
    Entries m_changed{};  ///< Rows whose cells have changed since the last dataChanged().
    QTimer m_timer{};
};

}  // namespace Sidestage
