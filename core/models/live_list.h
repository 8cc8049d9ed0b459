// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace Sidestage {

/// A column of a list: its title, and what its cells show. `sort` is also called on worker threads.
template <class T>
struct Column
{
    QString title{};
    std::function<QString(const T &)> text{};
    /// Less than 0 if the first row comes first in this direction; see sortBy(). Default: by the texts.
    std::function<int(const T &, const T &, Qt::SortOrder)> sort{};
    std::function<Look(const T &)> look{};
    std::function<QString(const T &)> toolTip{};
    bool isNumber = false;  ///< Numbers are aligned to the right.
};

/// Sorts by a value of the row: a member or a function. Rows without a value (an empty optional) come last in
/// both directions.
template <class T, class Value>
std::function<int(const T &, const T &, Qt::SortOrder)> sortBy(Value value)
{
    return [value](const T &one, const T &other, Qt::SortOrder direction) {
        const auto &a = std::invoke(value, one);
        const auto &b = std::invoke(value, other);
        if constexpr (requires { a.has_value(); }) {
            if (a.has_value() != b.has_value())
                return a.has_value() ? -1 : 1;
        }
        const int order = a < b ? -1 : b < a ? 1 : 0;
        return direction == Qt::DescendingOrder ? -order : order;
    };
}

/// Groups of rows, each below a row of its own, its head. The functions are also called on worker threads.
template <class T>
struct Grouping
{
    /// The order of the groups; 0: both rows are in the same group. Null: no groups.
    std::function<int(const T &, const T &)> order{};
    /// The head for the group of a row, without counting the row. Its key is of no row and of no other group.
    std::function<T(const T &)> head{};
    /// Adds a row to the sums of the head, or takes it away (-1).
    std::function<void(T &head, const T &row, int sign)> count{};
};

/// The part of LiveList that does not depend on the rows: a class template cannot have signals of its own.
class LiveListBase : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { KeyRole = Qt::UserRole + 1, RoleCount };

    /// More rows than this are sorted and filtered on a worker thread.
    static constexpr std::size_t maxInPlace = 500;

    /// For a map by many texts: because it may throw, the map keeps the hashes, and does not block for 20 ms
    /// to compute them all again when it grows.
    struct KeyHash
    {
        std::size_t operator()(const QString &key) const { return qHash(key); }
    };

    /// Up to so many changes of a long list are shown at once.
    static constexpr qsizetype maxAtOnce = 200;

    /// Whether the rows do not show the latest data, filter and order yet.
    bool isBusy() const { return m_isBusy; }
    /// The number of rows that the filter lets through, also of those in collapsed groups, without heads.
    int matching() const { return m_matching; }

Q_SIGNALS:
    void busyChanged();
    void matchingChanged();

protected:
    explicit LiveListBase(QObject *parent);

    /// Begins to arrange the rows in the next turn of the event loop.
    virtual void arrange() = 0;
    /// Called when the work of run() has ended.
    virtual void finish() = 0;
    void schedule();
    void setBusy(bool busy);
    void setMatching(std::size_t matching);
    /// While it is true, isBusy() is true, because more changes will follow.
    void setAwaitingMore(bool awaiting);
    /// Runs on a worker thread, one work at a time.
    void run(std::function<void()> work);
    /// Destroys the object on a worker thread, because many rows would block this one.
    static void destroyLater(std::shared_ptr<void> object);

private:
    int m_matching = 0;
    bool m_isBusy = false;
    bool m_isScheduled = false;
    bool m_isAwaitingMore = false;
};

/// A table of things with a key, which changes while somebody looks at it. It is never reset: selection and
/// current row follow the keys.
///
///     LiveList<Editor> editors(&Editor::userId, {{tr("Name"), &Editor::userName}});
///
/// A short list is filtered and sorted at once, by the fewest row operations. In a long one, only a few
/// changes are shown at once; for many of them, or another filter or order, it is arranged on a worker thread
/// from a snapshot, and taken over in one step. Until then isBusy() is true, and the rows are as before.
/// Without an order, rows stand as sync() lists them, and new ones at the end.
template <class T>
class LiveList : public LiveListBase
{
public:
    using Filter = std::function<bool(const T &)>;

    LiveList(QString T::*key, QList<Column<T>> columns, QObject *parent = nullptr)
        : LiveListBase(parent)
        , m_key(key)
        , m_columns(std::move(columns))
    {
        m_order.columns = m_columns;
        m_now.key = m_key;
    }
    ~LiveList() override { discard(); }

    /// Adds rows, or replaces those with the same key.
    void upsert(const QList<T> &rows);
    void remove(const QStringList &keys);
    /// Makes the rows exactly `rows`, in that order if no other is set.
    void sync(const QList<T> &rows);
    void clear();

    /// Shows only rows for which `filter` returns true; null: all. It is also called on worker threads.
    void setFilter(Filter filter);
    /// Sorts by a column; -1: as added. Rows that are equal in it are sorted by the column of setTieOrder().
    void setOrder(int column, Qt::SortOrder direction);
    void setTieOrder(int column, Qt::SortOrder direction);
    /// Both in one change of the rows.
    void setFilterAndOrder(Filter filter, int column, Qt::SortOrder direction);
    /// Groups the rows, in the order of the groups. Hides the rows of groups for whose head `isCollapsed`
    /// returns true; it is also called on worker threads.
    void setGrouping(Grouping<T> grouping, Filter isCollapsed = {});
    void setCollapsed(Filter isCollapsed);
    void sort(int column, Qt::SortOrder direction = Qt::AscendingOrder) override
    {
        setOrder(column, direction);
    }

    /// For lists whose cells are described elsewhere. Call before the list is shown.
    Column<T> &column(int column) { return m_columns[column]; }
    void setTitle(int column, const QString &title);
    /// After a change of the language.
    void setTitles(const QList<Column<T>> &translated);
    /// Sets the sentence for a row that screen readers say.
    void setSpoken(std::function<QString(const T &)> spoken) { m_spoken = std::move(spoken); }
    /// Shows a less prominent text after that of a column, instead of the one of its look. Null: none.
    void setDetail(int column, std::function<QString(const T &)> detail);
    /// Call when texts or looks depend on something else that has changed. -1: all columns.
    void emitAllChanged(int column = -1);

    /// The latest version of a row, also of a hidden one; null: unknown. Valid until the next change.
    const T *find(const QString &key) const;
    /// The shown row; -1: hidden, not shown yet, or unknown.
    int rowOf(const QString &key) const { return rowIn(m_shown, key); }
    const T &row(int row) const { return m_shown[std::size_t(row)]->value; }
    /// The number of all rows, including hidden ones.
    int total() const { return int(m_byKey.size()); }
    /// Of all rows, including hidden ones.
    QStringList keys() const;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_shown.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_columns.size());
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    /// Never changes, because the worker reads it. A changed row is another item.
    struct Item
    {
        T value;
        qint64 place = 0;  ///< The order without a column.
        bool isHead = false;
    };
    /// Rows without copying them. Valid until the next change.
    using RowSpan = std::span<const Item *const>;

    RowSpan shownRows() const { return m_shown; }
    /// Those counted by matching(), in their order.
    RowSpan matchingRows() const { return m_now.isGrouped() ? m_now.matching : m_shown; }
    /// Those in the same group as this row or head; none while another grouping is being arranged.
    RowSpan groupRows(const T &row) const;
    /// All rows; one that is being changed may be there in two versions.
    template <class F>
    void forEach(F f) const;

private:
    using ItemPtr = std::shared_ptr<const Item>;
    /// The items are owned by m_byKey, and by Changes after they have been replaced or removed, until the
    /// rows no longer contain them.
    using Items = std::vector<const Item *>;
    /// The versions of a row before and after; null: none.
    struct Change
    {
        ItemPtr before{};
        ItemPtr now{};
    };
    using Changes = QHash<QString, Change>;
    using Edits = std::vector<std::pair<const Item *, const Item *>>;  ///< The same.

    /// A total order, in which an item can be found by its values.
    struct Order
    {
        int column = -1;
        Qt::SortOrder direction = Qt::AscendingOrder;
        int tieColumn = -1;
        Qt::SortOrder tieDirection = Qt::AscendingOrder;
        QList<Column<T>> columns{};
        Grouping<T> grouping{};
        int groupingNumber = 0;  ///< Functions cannot be compared.

        bool operator()(const Item *a, const Item *b) const;
        bool isMoved(const Change &change) const
        {
            const Item *before = change.before.get(), *now = change.now.get();
            return before && now && ((*this)(before, now) || (*this)(now, before));
        }
        bool isSame(const Order &other) const
        {
            return column == other.column && direction == other.direction && tieColumn == other.tieColumn
                && tieDirection == other.tieDirection && groupingNumber == other.groupingNumber;
        }
        int compare(int by, Qt::SortOrder way, const T &a, const T &b) const;
    };
    struct Head
    {
        ItemPtr item{};
        int rows = 0;
    };
    /// All rows in their order, from which the rows to show follow.
    struct View
    {
        QString T::*key{};
        Order order{};
        Filter filter{};
        Filter isCollapsed{};
        Items sorted{};
        Items matching{};  ///< Only of grouped rows.
        QHash<QString, Head> heads{};

        bool isGrouped() const { return bool(order.grouping.order); }
        bool matches(const ItemPtr &item) const { return item && (!filter || filter(item->value)); }
        bool hides(const T &head) const { return isCollapsed && isCollapsed(head); }
        Items arrange();
        std::vector<ItemPtr> edit(const Changes &changes, Items &shown);
    };
    /// A snapshot and what becomes of it.
    struct Arrangement
    {
        View state{};
        Changes changes{};
        bool isOtherOrder = false;
        bool isMoved = false;  ///< Rows have got other places.
        Items shown{};
        std::shared_ptr<void> cleared{};  ///< Rows that have been removed while it was running.

        void run();
        void sort();
    };

    const QString &keyOf(const Item *item) const { return item->value.*m_key; }
    const ItemPtr *findItem(const QString &key) const;
    void put(const QString &key, ItemPtr item);
    bool isLong() const { return m_byKey.size() > maxInPlace || m_shown.size() > maxInPlace; }
    bool isOutdated() const { return m_isOther || !m_changes.isEmpty(); }
    static void amend(Items &items, const Edits &edits, const Order &order);
    void update();
    void changeAtOnce();
    std::shared_ptr<Arrangement> begin();
    void arrange() override;
    void finish() override;
    void showAtOnce(Items &next);
    bool showByRuns(Items &next);
    void showByLayout(Items &next);
    int rowIn(const Items &rows, const QString &key) const;
    void discard();

    QString T::*m_key;
    QList<Column<T>> m_columns;
    std::function<QString(const T &)> m_spoken{};
    int m_detailColumn = -1;
    std::function<QString(const T &)> m_detail{};

    using ByKey = std::unordered_map<QString, ItemPtr, KeyHash>;
    ByKey m_byKey{};
    qint64 m_lastPlace = 0;
    Order m_order{};
    Filter m_filter{};
    Filter m_isCollapsed{};
    bool m_isOther = false;  ///< Filter, order or groups have changed since the last arrangement began.
    Changes m_changes{};     ///< That are not shown, and not being arranged either.

    View m_now{};
    Items m_shown{};  ///< The rows, from `m_now`.
    std::shared_ptr<Arrangement> m_running{};
    Changes m_since{};         ///< Shown since the running arrangement began, which does not have them.
    bool m_isCleared = false;  ///< The running arrangement is of rows that have been removed since.
};

template <class T>
int LiveList<T>::Order::compare(int by, Qt::SortOrder way, const T &a, const T &b) const
{
    const Column<T> &which = columns.at(by);
    if (which.sort)
        return which.sort(a, b, way);
    const int order = QString::localeAwareCompare(which.text(a), which.text(b));
    return way == Qt::DescendingOrder ? -order : order;
}

template <class T>
bool LiveList<T>::Order::operator()(const Item *a, const Item *b) const
{
    if (grouping.order) {
        if (const int order = grouping.order(a->value, b->value); order != 0)
            return order < 0;
        if (a->isHead || b->isHead)
            return a->isHead && !b->isHead;
    }
    if (column >= 0) {
        if (const int order = compare(column, direction, a->value, b->value); order != 0)
            return order < 0;
    }
    if (tieColumn >= 0) {
        if (const int order = compare(tieColumn, tieDirection, a->value, b->value); order != 0)
            return order < 0;
    }
    return a->place < b->place;
}

template <class T>
void LiveList<T>::Arrangement::run()
{
    // As a constant, because a QHash that is not would allocate itself anew here if it is empty, while the
    // model reads it.
    isMoved = std::ranges::any_of(std::as_const(changes),
                                  [this](const Change &change) { return state.order.isMoved(change); });
    if (isOtherOrder || !changes.isEmpty())
        sort();
    shown = state.arrange();
}

template <class T>
void LiveList<T>::Arrangement::sort()
{
    Items &sorted = state.sorted;
    Edits edits;
    for (const Change &change : std::as_const(changes))
        edits.emplace_back(change.before.get(), change.now.get());
    if (!isOtherOrder && edits.size() * 4 <= sorted.size())
        return amend(sorted, edits, state.order);
    Items removed;
    for (const auto &[before, now] : edits) {
        if (before)
            removed.push_back(before);
    }
    std::ranges::sort(removed);
    std::erase_if(sorted,
                  [&](const Item *item) { return std::binary_search(removed.begin(), removed.end(), item); });
    for (const auto &[before, now] : edits) {
        if (now)
            sorted.push_back(now);
    }
    std::ranges::sort(sorted, state.order);
}

/// Removes, replaces and adds some of the sorted items; those to be removed may be missing.
template <class T>
void LiveList<T>::amend(Items &items, const Edits &edits, const Order &order)
{
    Items gone, added;
    for (const auto &[before, now] : edits) {
        if (before && now && !order(before, now) && !order(now, before)) {
            const auto place = std::ranges::lower_bound(items, before, order);
            if (place != items.end() && *place == before)
                *place = now;
            continue;
        }
        if (before)
            gone.push_back(before);
        if (now)
            added.push_back(now);
    }
    if (gone.empty() && added.empty())
        return;
    std::ranges::sort(gone, order);
    std::ranges::sort(added, order);
    Items all;
    all.reserve(items.size() + added.size());
    auto from = items.cbegin();
    const auto copyTo = [&](auto to) {
        all.insert(all.end(), from, to);
        from = to;
    };
    auto old = gone.cbegin(), fresh = added.cbegin();
    while (old != gone.cend() || fresh != added.cend()) {
        if (fresh == added.cend() || (old != gone.cend() && !order(*fresh, *old))) {
            copyTo(std::lower_bound(from, items.cend(), *old, order));
            if (from != items.cend() && *from == *old)
                ++from;
            ++old;
        } else {
            copyTo(std::lower_bound(from, items.cend(), *fresh, order));
            all.push_back(*fresh++);
        }
    }
    copyTo(items.cend());
    items.swap(all);
}

/// Filters and groups the sorted items, and returns the rows to show.
template <class T>
auto LiveList<T>::View::arrange() -> Items
{
    Items all;
    if (filter)
        std::copy_if(sorted.begin(), sorted.end(), std::back_inserter(all),
                     [this](const Item *item) { return filter(item->value); });
    else
        all = sorted;
    heads.clear();
    if (!isGrouped())
        return all;
    Items rows;
    rows.reserve(all.size());
    for (std::size_t i = 0; i < all.size();) {
        const T &first = all[i]->value;
        T head = order.grouping.head(first);
        const bool isHidden = hides(head);
        const std::size_t place = rows.size(), from = i;
        rows.push_back(nullptr);
        for (; i < all.size() && order.grouping.order(first, all[i]->value) == 0; ++i) {
            order.grouping.count(head, all[i]->value, 1);
            if (!isHidden)
                rows.push_back(all[i]);
        }
        const QString headKey = head.*key;
        const ItemPtr item = std::make_shared<const Item>(std::move(head), 0, true);
        rows[place] = item.get();
        heads.insert(headKey, {item, int(i - from)});
    }
    matching = std::move(all);
    return rows;
}

/// Applies changes to the items, and to the rows that arrange() has returned. Returns the heads that have
/// been replaced, which rows may still show.
template <class T>
auto LiveList<T>::View::edit(const Changes &changes, Items &shown) -> std::vector<ItemPtr>
{
    Edits all, some, rows;
    for (const Change &change : changes) {
        all.emplace_back(change.before.get(), change.now.get());
        some.emplace_back(matches(change.before) ? change.before.get() : nullptr,
                          matches(change.now) ? change.now.get() : nullptr);
    }
    amend(sorted, all, order);
    if (!isGrouped()) {
        amend(shown, some, order);
        return {};
    }
    amend(matching, some, order);
    std::vector<ItemPtr> replaced;
    QHash<QString, std::pair<const Item *, const Item *>> otherHeads;
    const auto count = [&](const Item *item, int sign) -> const Item * {
        if (!item)
            return nullptr;
        T value = order.grouping.head(item->value);
        const QString headKey = value.*key;
        Head &head = heads[headKey];
        if (!otherHeads.contains(headKey))
            otherHeads.insert(headKey, {head.item.get(), nullptr});
        if (head.item) {
            value = head.item->value;
            replaced.push_back(head.item);
        }
        order.grouping.count(value, item->value, sign);
        const bool isHidden = hides(value);
        head.item = std::make_shared<const Item>(std::move(value), 0, true);
        head.rows += sign;
        otherHeads[headKey].second = head.rows > 0 ? head.item.get() : nullptr;
        if (head.rows == 0)
            heads.remove(headKey);
        return isHidden ? nullptr : item;
    };
    for (const auto &[before, now] : some) {
        const Item *gone = count(before, -1);
        rows.emplace_back(gone, count(now, 1));
    }
    rows.insert(rows.end(), otherHeads.cbegin(), otherHeads.cend());
    amend(shown, rows, order);
    return replaced;
}

template <class T>
auto LiveList<T>::findItem(const QString &key) const -> const ItemPtr *
{
    const auto found = m_byKey.find(key);
    return found == m_byKey.end() ? nullptr : &found->second;
}

template <class T>
const T *LiveList<T>::find(const QString &key) const
{
    const ItemPtr *item = findItem(key);
    return item ? &(*item)->value : nullptr;
}

template <class T>
QStringList LiveList<T>::keys() const
{
    QStringList keys;
    keys.reserve(total());
    for (const auto &[key, item] : m_byKey)
        keys.append(key);
    return keys;
}

/// Sets the latest version of a row; null: it is removed.
template <class T>
void LiveList<T>::put(const QString &key, ItemPtr item)
{
    const auto found = m_byKey.find(key);
    auto change = m_changes.find(key);
    if (change == m_changes.end())
        change = m_changes.insert(key, {.before = found == m_byKey.end() ? nullptr : found->second});
    change->now = item;
    if (!item)
        m_byKey.erase(key);
    else if (found != m_byKey.end())
        found->second = std::move(item);
    else
        m_byKey.emplace(key, std::move(item));
}

template <class T>
void LiveList<T>::upsert(const QList<T> &rows)
{
    for (const T &row : rows) {
        const ItemPtr *known = findItem(row.*m_key);
        if (!known || !((*known)->value == row))
            put(row.*m_key, std::make_shared<const Item>(row, known ? (*known)->place : ++m_lastPlace));
    }
    update();
}

template <class T>
void LiveList<T>::remove(const QStringList &keys)
{
    for (const QString &key : keys) {
        if (findItem(key))
            put(QString(key), nullptr);
    }
    update();
}

template <class T>
void LiveList<T>::sync(const QList<T> &rows)
{
    QSet<QString> wanted;
    wanted.reserve(rows.size());
    for (const T &row : rows)
        wanted.insert(row.*m_key);
    for (const QString &key : keys()) {
        if (!wanted.contains(key))
            put(key, nullptr);
    }
    // From the end, so that rows added at the beginning leave the places of the others as they are.
    m_lastPlace += rows.size();
    qint64 next = m_lastPlace + 1;
    for (auto row = rows.crbegin(); row != rows.crend(); ++row) {
        const ItemPtr *known = findItem((*row).*m_key);
        const bool staysThere = known && (*known)->place < next;
        next = staysThere ? (*known)->place : next - 1;
        if (!staysThere || !((*known)->value == *row))
            put((*row).*m_key, std::make_shared<const Item>(*row, next));
    }
    update();
}

template <class T>
void LiveList<T>::clear()
{
    if (m_byKey.empty() && m_shown.empty())
        return;
    if (!m_shown.empty())
        beginRemoveRows({}, 0, rowCount() - 1);
    const bool hadRows = !m_shown.empty();
    discard();
    if (hadRows)
        endRemoveRows();
    setMatching(0);
    m_isCleared = m_running != nullptr;
    update();
}

/// Removes all rows. Many are destroyed on a worker thread; those that a worker uses, after that.
template <class T>
void LiveList<T>::discard()
{
    struct Rows
    {
        ByKey byKey;
        Changes changes;
        Changes since;
        View state;
        std::shared_ptr<void> earlier;
    };
    const bool wasLong = isLong();
    View empty{.key = m_key, .order = m_now.order, .filter = m_now.filter, .isCollapsed = m_now.isCollapsed};
    auto rows = std::make_shared<Rows>(
        Rows{std::exchange(m_byKey, {}), std::exchange(m_changes, {}), std::exchange(m_since, {}),
             std::exchange(m_now, std::move(empty)), m_running ? m_running->cleared : nullptr});
    m_shown.clear();
    if (m_running)
        m_running->cleared = std::move(rows);
    else if (wasLong)
        destroyLater(std::move(rows));
}

template <class T>
void LiveList<T>::setFilter(Filter filter)
{
    setFilterAndOrder(std::move(filter), m_order.column, m_order.direction);
}

template <class T>
void LiveList<T>::setFilterAndOrder(Filter filter, int column, Qt::SortOrder direction)
{
    m_filter = std::move(filter);
    m_order.column = column;
    m_order.direction = direction;
    m_isOther = true;
    update();
}

template <class T>
void LiveList<T>::setOrder(int column, Qt::SortOrder direction)
{
    if (m_order.column == column && m_order.direction == direction)
        return;
    m_order.column = column;
    m_order.direction = direction;
    m_isOther = true;
    update();
}

template <class T>
void LiveList<T>::setTieOrder(int column, Qt::SortOrder direction)
{
    m_order.tieColumn = column;
    m_order.tieDirection = direction;
    m_isOther = true;
    update();
}

template <class T>
void LiveList<T>::setGrouping(Grouping<T> grouping, Filter isCollapsed)
{
    m_isCollapsed = std::move(isCollapsed);
    m_order.grouping = std::move(grouping);
    ++m_order.groupingNumber;
    m_isOther = true;
    update();
}

template <class T>
void LiveList<T>::setCollapsed(Filter isCollapsed)
{
    m_isCollapsed = std::move(isCollapsed);
    m_isOther = true;
    update();
}

template <class T>
auto LiveList<T>::groupRows(const T &row) const -> RowSpan
{
    const auto &compare = m_now.order.grouping.order;
    if (!compare || m_now.order.groupingNumber != m_order.groupingNumber)
        return {};
    const Items &all = m_now.matching;
    const auto first
        = std::ranges::partition_point(all, [&](const Item *item) { return compare(item->value, row) < 0; });
    const auto last = std::partition_point(first, all.end(),
                                           [&](const Item *item) { return compare(item->value, row) == 0; });
    return {first, last};
}

template <class T>
template <class F>
void LiveList<T>::forEach(F f) const
{
    for (const Item *item : m_now.sorted)
        f(item->value);
    for (const Changes *changes : {&m_changes, m_running ? &m_running->changes : &m_changes}) {
        for (const Change &change : *changes) {
            if (change.now)
                f(change.now->value);
        }
    }
}

template <class T>
void LiveList<T>::setTitle(int column, const QString &title)
{
    if (m_columns.at(column).title == title)
        return;
    m_columns[column].title = title;
    Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
}

template <class T>
void LiveList<T>::setTitles(const QList<Column<T>> &translated)
{
    for (int column = 0; column < int(translated.size()); ++column)
        setTitle(column, translated[column].title);
}

template <class T>
void LiveList<T>::setDetail(int column, std::function<QString(const T &)> detail)
{
    m_detailColumn = column;
    m_detail = std::move(detail);
    emitAllChanged(column);
}

template <class T>
void LiveList<T>::emitAllChanged(int column)
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, std::max(column, 0)),
                           index(rowCount() - 1, column < 0 ? columnCount() - 1 : column));
}

template <class T>
QVariant LiveList<T>::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const T &value = row(index.row());
    const Column<T> &column = m_columns.at(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column.text ? column.text(value) : QVariant();
    case KeyRole:
        return value.*m_key;
    case Qt::TextAlignmentRole:
        return column.isNumber ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::AccessibleTextRole:
        return m_spoken ? m_spoken(value) : QVariant();
    case Qt::ToolTipRole: {
        const QString tip = column.toolTip ? column.toolTip(value) : QString();
        return tip.isEmpty() ? QVariant() : tip;
    }
    case RowRole::Detail:
        if (m_detail && index.column() == m_detailColumn)
            return m_detail(value);
        [[fallthrough]];
    default:
        return column.look ? column.look(value).value(role) : QVariant();
    }
}

template <class T>
QVariant LiveList<T>::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    if (role == Qt::TextAlignmentRole && m_columns.at(section).isNumber)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(m_columns.at(section).title) : QVariant();
}

template <class T>
int LiveList<T>::rowIn(const Items &rows, const QString &key) const
{
    const auto isIt = [&](const Item *item) { return keyOf(item) == key; };
    if (rows.size() <= maxInPlace) {
        const auto found = std::ranges::find_if(rows, isIt);
        return found == rows.end() ? -1 : int(found - rows.begin());
    }
    // The version that is shown may be older than the latest one.
    const ItemPtr *item = findItem(key);
    for (const Changes *changes : {&m_changes, m_running ? &m_running->changes : &m_changes}) {
        if (const auto change = changes->constFind(key); change != changes->constEnd())
            item = &change->before;
    }
    if (const auto head = m_now.heads.constFind(key); head != m_now.heads.constEnd())
        item = &head->item;
    if (!item || !*item)
        return -1;
    const auto found = std::ranges::lower_bound(rows, item->get(), m_now.order);
    return found != rows.end() && isIt(*found) ? int(found - rows.begin()) : -1;
}

template <class T>
void LiveList<T>::update()
{
    if (isLong()) {
        changeAtOnce();
        if (m_running)
            return;  // finish() continues
        return isOutdated() ? schedule() : setBusy(false);
    }
    if (m_running)
        return;
    if (isOutdated()) {
        const auto arrangement = begin();
        arrangement->run();
        std::swap(m_now, arrangement->state);
        showAtOnce(arrangement->shown);
        setMatching(matchingRows().size());
    }
    setBusy(false);
}

/// Shows the changes of a long list if they are few, and not of rows that are being changed.
template <class T>
void LiveList<T>::changeAtOnce()
{
    const auto isArranging = [this](const QString &key) { return m_running->changes.contains(key); };
    if (m_changes.isEmpty() || m_changes.size() > maxAtOnce || m_isCleared
        || (m_running && std::any_of(m_changes.keyBegin(), m_changes.keyEnd(), isArranging)))
        return;
    const Changes changes = std::exchange(m_changes, {});
    Items next = m_shown;
    const auto replaced = m_now.edit(changes, next);
    if (m_running) {
        for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
            if (const auto since = m_since.find(change.key()); since != m_since.end())
                since->now = change->now;
            else
                m_since.insert(change.key(), *change);
        }
    }
    const bool isMoved
        = std::ranges::any_of(changes, [this](const Change &change) { return m_now.order.isMoved(change); });
    if (isMoved || !showByRuns(next)) {
        showByLayout(next);
        emitAllChanged();
    }
    setMatching(matchingRows().size());
}

template <class T>
auto LiveList<T>::begin() -> std::shared_ptr<Arrangement>
{
    const auto arrangement = std::make_shared<Arrangement>();
    arrangement->state = {.key = m_key,
                          .order = m_order,
                          .filter = m_filter,
                          .isCollapsed = m_isCollapsed,
                          .sorted = m_now.sorted};
    arrangement->isOtherOrder = !m_order.isSame(m_now.order);
    arrangement->changes = std::exchange(m_changes, {});
    m_isOther = false;
    return arrangement;
}

template <class T>
void LiveList<T>::arrange()
{
    if (m_running || !isOutdated() || !isLong())
        return update();
    m_running = begin();
    run([arrangement = m_running] { arrangement->run(); });
}

template <class T>
void LiveList<T>::finish()
{
    const auto arrangement = std::exchange(m_running, nullptr);
    const Changes since = std::exchange(m_since, {});
    const Changes &changes = arrangement->changes;
    if (std::exchange(m_isCleared, false)) {
        // All rows have been removed since.
    } else if (m_isOther) {
        // Another filter or order has been set meanwhile: what changed is to be arranged again.
        for (auto change = changes.cbegin(); change != changes.cend(); ++change) {
            const ItemPtr *now = findItem(change.key());
            m_changes.insert(change.key(), {change->before, now ? *now : nullptr});
        }
    } else {
        constexpr qsizetype few = 1000;
        bool isByLayout = arrangement->isOtherOrder || arrangement->isMoved || changes.size() > few
            || arrangement->state.isGrouped();
        arrangement->state.edit(since, arrangement->shown);
        std::swap(m_now, arrangement->state);
        for (const Change &change : since)
            isByLayout = isByLayout || m_now.order.isMoved(change);
        if (isByLayout || !showByRuns(arrangement->shown)) {
            showByLayout(arrangement->shown);
            emitAllChanged();
        }
        setMatching(matchingRows().size());
    }
    destroyLater(arrangement);
    if (isOutdated())
        schedule();
    else
        setBusy(false);
}

/// Brings the rows to `next`, which is in the same order, by inserting and removing runs of rows. Returns
/// false, and has done nothing, if there are too many runs.
template <class T>
bool LiveList<T>::showByRuns(Items &next)
{
    constexpr std::size_t maxRuns = 24;
    struct Run
    {
        std::size_t at, gone;     ///< In the rows.
        std::size_t from, added;  ///< In the next ones.
    };
    std::vector<Run> runs, changed;
    const auto add = [](std::vector<Run> &to, std::size_t at, std::size_t from, bool goes, bool comes) {
        if (to.empty() || to.back().at + to.back().gone != at || to.back().from + to.back().added != from)
            to.push_back({at, 0, from, 0});
        to.back().gone += goes;
        to.back().added += comes;
    };
    const Order &order = m_now.order;
    for (std::size_t i = 0, j = 0; i < m_shown.size() || j < next.size();) {
        const Item *old = i < m_shown.size() ? m_shown[i] : nullptr;
        const Item *fresh = j < next.size() ? next[j] : nullptr;
        if (old != fresh) {
            const bool goes = !fresh || (old && order(old, fresh));
            const bool comes = !goes && (!old || order(fresh, old));
            if (goes || comes) {
                add(runs, i, j, goes, comes);
                if (runs.size() > maxRuns)
                    return false;
                i += goes;
                j += comes;
                continue;
            }
            add(changed, i, j, true, true);
        }
        ++i;
        ++j;
    }
    for (auto run = runs.crbegin(); run != runs.crend(); ++run) {
        const int row = int(run->at);
        if (run->gone > 0) {
            beginRemoveRows({}, row, row + int(run->gone) - 1);
            m_shown.erase(m_shown.begin() + row, m_shown.begin() + row + int(run->gone));
            endRemoveRows();
        }
        if (run->added > 0) {
            const auto from = next.begin() + std::ptrdiff_t(run->from);
            beginInsertRows({}, row, row + int(run->added) - 1);
            m_shown.insert(m_shown.begin() + row, from, from + std::ptrdiff_t(run->added));
            endInsertRows();
        }
    }
    m_shown.swap(next);
    if (changed.size() > maxRuns)
        changed = {
            {0, 0, changed.front().from, changed.back().from + changed.back().added - changed.front().from}};
    for (const Run &run : changed)
        Q_EMIT dataChanged(index(int(run.from), 0), index(int(run.from + run.added) - 1, columnCount() - 1));
    return true;
}

/// Brings the rows to `next` by removing, moving, inserting and changing runs of rows.
template <class T>
void LiveList<T>::showAtOnce(Items &next)
{
    QHash<QString, std::size_t> wanted;
    for (std::size_t i = 0; i < next.size(); ++i)
        wanted.insert(keyOf(next[i]), i);
    const auto isGone = [&](int row) { return !wanted.contains(keyOf(m_shown[std::size_t(row)])); };
    // Views need some time for each run.
    constexpr int maxRuns = 8;
    QSet<QString> known;
    int runs = 0;
    for (int row = 0; row < rowCount(); ++row) {
        runs += isGone(row) && (row == 0 || !isGone(row - 1));
        known.insert(keyOf(m_shown[std::size_t(row)]));
    }
    for (std::size_t i = 0; i < next.size(); ++i)
        runs += !known.contains(keyOf(next[i])) && (i == 0 || known.contains(keyOf(next[i - 1])));
    if (runs > maxRuns) {
        showByLayout(next);
        return emitAllChanged();
    }
    for (int last = rowCount() - 1; last >= 0; --last) {
        if (!isGone(last))
            continue;
        int first = last;
        while (first > 0 && isGone(first - 1))
            --first;
        beginRemoveRows({}, first, last);
        m_shown.erase(m_shown.begin() + first, m_shown.begin() + last + 1);
        endRemoveRows();
        last = first;
    }

    const auto earlier
        = [&](const Item *a, const Item *b) { return wanted.value(keyOf(a)) < wanted.value(keyOf(b)); };
    if (!std::ranges::is_sorted(m_shown, earlier)) {
        Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        const QModelIndexList before = persistentIndexList();
        QStringList keys;
        for (const QModelIndex &index : before)
            keys.append(keyOf(m_shown[std::size_t(index.row())]));
        std::ranges::sort(m_shown, earlier);
        QModelIndexList after;
        for (qsizetype i = 0; i < before.size(); ++i)
            after.append(index(rowOf(keys[i]), before[i].column()));
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    }

    int changedFrom = -1;
    const auto endChanged = [&](std::size_t end) {
        if (changedFrom >= 0)
            Q_EMIT dataChanged(index(changedFrom, 0), index(int(end) - 1, columnCount() - 1));
        changedFrom = -1;
    };
    for (std::size_t i = 0; i < next.size();) {
        if (i < m_shown.size() && keyOf(m_shown[i]) == keyOf(next[i])) {
            const bool isSame = m_shown[i]->value == next[i]->value;
            m_shown[i] = next[i];
            if (isSame)
                endChanged(i);
            else if (changedFrom < 0)
                changedFrom = int(i);
            ++i;
            continue;
        }
        endChanged(i);
        std::size_t end = i;
        while (end < next.size() && !(i < m_shown.size() && keyOf(next[end]) == keyOf(m_shown[i])))
            ++end;
        beginInsertRows({}, int(i), int(end) - 1);
        m_shown.insert(m_shown.begin() + int(i), next.begin() + int(i), next.begin() + int(end));
        endInsertRows();
        i = end;
    }
    endChanged(next.size());
}

/// Swaps the rows with `next`, however many places are affected: the list is made long enough at its end, all
/// rows get their new places in one change of the layout, and surplus rows are removed from the end.
template <class T>
void LiveList<T>::showByLayout(Items &next)
{
    if (m_shown == next)
        return;
    const std::size_t before = m_shown.size(), after = next.size();
    // Rows that are no longer shown, but to which somebody has an index, get places behind the others, so
    // that they are removed as rows are. The places differ, because QAbstractItemModel loses one of two
    // indexes that are equal.
    QHash<int, int> ending;
    const auto endingPlace = [&](int row, std::size_t end) {
        const int place = int(after) + int(ending.size());
        if (!ending.contains(row) && std::size_t(place) < end)
            ending.insert(row, place);
        return ending.value(row, -1);
    };
    for (const QModelIndex &index : persistentIndexList()) {
        if (rowIn(next, keyOf(m_shown[std::size_t(index.row())])) < 0)
            endingPlace(index.row(), std::size_t(-1));
    }
    const std::size_t padded = std::max(before, after + std::size_t(ending.size()));
    if (padded > before) {
        beginInsertRows({}, int(before), int(padded) - 1);
        if (after > before)
            m_shown.insert(m_shown.end(), next.begin() + std::ptrdiff_t(before), next.end());
        m_shown.resize(padded, next.back());
        endInsertRows();
    }
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList old = persistentIndexList();
    std::swap(m_shown, next);
    QModelIndexList moved;
    for (const QModelIndex &index : old) {
        int row = -1;
        if (std::size_t(index.row()) < before) {
            row = rowOf(keyOf(next[std::size_t(index.row())]));
            if (row < 0)
                row = endingPlace(index.row(), padded);
        }
        moved.append(row < 0 ? QModelIndex() : createIndex(row, index.column()));
    }
    if (padded > after)
        m_shown.resize(padded, next.back());
    for (auto row = ending.cbegin(); row != ending.cend(); ++row)
        m_shown[std::size_t(*row)] = next[std::size_t(row.key())];
    changePersistentIndexList(old, moved);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    if (padded > after) {
        beginRemoveRows({}, int(after), int(padded) - 1);
        m_shown.resize(after);
        endRemoveRows();
    }
}

}  // namespace Sidestage
