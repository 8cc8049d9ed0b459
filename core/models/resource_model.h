// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QAbstractTableModel>
#include <QHash>

#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace Sidestage {

/// The part of ResourceModel that does not depend on the resource: a class template cannot have
/// signals of its own.
class ResourceModelBase : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { SortRole = Qt::UserRole + 1, PendingRole, KeyRole };
    using QAbstractTableModel::QAbstractTableModel;

Q_SIGNALS:
    void refused(const QString &key, const Sidestage::Error &error);
};

/// A column: its title, and its value for a row, given as a member or a function.
template <class T>
struct Column
{
    QString title;
    std::function<QVariant(const T &)> value;
    std::function<QVariant(const T &)> sort{};                   ///< If it differs from `value`.
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;  ///< Numbers are aligned to the right.
};

/// A table of resources, identified by one string member.
///
///     ResourceModel<Redemption> queue(&Redemption::id, {
///         {tr("Viewer"), &Redemption::userName},
///         {tr("Reward"), [](const Redemption &r) { return r.reward.title; }},
///     });
///
/// It is never reset: sync() brings it to a new list by the fewest row operations, so views keep
/// their selection and scroll position. edit() shows a change before the service has agreed to it.
template <class T>
class ResourceModel : public ResourceModelBase
{
public:
    using Change = std::function<void(T &)>;
    struct Ticket
    {
        QString key{};
        int number = 0;
    };

    ResourceModel(QString T::*key, QList<Column<T>> columns, QObject *parent = nullptr)
        : ResourceModelBase(parent)
        , m_key(key)
        , m_columns(std::move(columns))
    {
    }

    const T &row(int row) const { return m_rows[std::size_t(row)]->shown; }
    int indexOf(const QString &key) const;

    // Changes from the service.

    /// Makes the rows exactly `rows`, in that order.
    void sync(const QList<T> &rows);
    /// Adds the next page. Rows that exist already are updated.
    void append(const QList<T> &rows);
    void put(const T &row) { append({row}); }
    void remove(const QString &key);

    // Changes by the user.

    /// Shows `change` at once, on top of the service's data, until confirm() or refuse().
    Ticket edit(const QString &key, Change change);
    /// The service accepted the change; `row` is the resource in its response.
    void confirm(const Ticket &ticket, const T &row);
    /// The service rejected the change: it is undone, other pending changes stay.
    void refuse(const Ticket &ticket, const Error &error);

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_columns.size());
    }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
            return {};
        if (role == Qt::TextAlignmentRole)
            return int(m_columns[section].alignment);
        return role == Qt::DisplayRole ? QVariant(m_columns[section].title) : QVariant();
    }

private:
    struct Row
    {
        T base;   ///< As the service last returned it.
        T shown;  ///< With the pending changes applied.
        std::vector<std::pair<int, Change>> pending{};
        int at = 0;
    };

    const QString &keyOf(const T &row) const { return row.*m_key; }
    Row *find(const QString &key) const;
    int place(const Row &row) const;
    bool refresh(Row &row);
    void changed(int first, int last) { Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1)); }
    void insert(int at, const T *first, const T *last);
    void erase(int first, int last);
    void withdraw(const Ticket &ticket, const T *confirmed);

    QString T::*m_key;
    QList<Column<T>> m_columns;
    std::vector<Row *> m_rows;                                  // in display order
    std::unordered_map<QString, std::unique_ptr<Row>> m_byKey;  // owns them
    int m_lastTicket = 0;
    mutable bool m_numbered = true;  // whether all Row::at are up to date
};

template <class T>
QVariant ResourceModel<T>::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = *m_rows[std::size_t(index.row())];
    const Column<T> &column = m_columns[index.column()];
    switch (role) {
    case Qt::DisplayRole:
        return column.value(row.shown);
    case SortRole:
        return column.sort ? column.sort(row.shown) : column.value(row.shown);
    case PendingRole:
        return !row.pending.empty();
    case KeyRole:
        return keyOf(row.shown);
    case Qt::TextAlignmentRole:
        return QVariant(int(column.alignment));
    default:
        return {};
    }
}

template <class T>
auto ResourceModel<T>::find(const QString &key) const -> Row *
{
    const auto found = m_byKey.find(key);
    return found == m_byKey.end() ? nullptr : found->second.get();
}

template <class T>
int ResourceModel<T>::place(const Row &row) const
{
    for (std::size_t i = 0; i < m_rows.size() && !m_numbered; ++i)
        m_rows[i]->at = int(i);
    m_numbered = true;
    return row.at;
}

template <class T>
int ResourceModel<T>::indexOf(const QString &key) const
{
    const Row *row = find(key);
    return row ? place(*row) : -1;
}

/// Applies the pending changes to the base. Returns false when the shown row did not change.
template <class T>
bool ResourceModel<T>::refresh(Row &row)
{
    T shown = row.base;
    for (const auto &[ticket, change] : row.pending)
        change(shown);
    if (shown == row.shown)
        return false;
    row.shown = std::move(shown);
    return true;
}

template <class T>
void ResourceModel<T>::insert(int at, const T *first, const T *last)
{
    if (first == last)
        return;
    std::vector<Row *> rows;
    for (; first != last; ++first) {
        auto row = std::make_unique<Row>(Row{.base = *first, .shown = *first});
        rows.push_back(row.get());
        m_byKey.insert_or_assign(keyOf(*first), std::move(row));
    }
    beginInsertRows({}, at, at + int(rows.size()) - 1);
    m_rows.insert(m_rows.begin() + at, rows.begin(), rows.end());
    m_numbered = false;
    endInsertRows();
}

template <class T>
void ResourceModel<T>::erase(int first, int last)
{
    beginRemoveRows({}, first, last);
    const auto from = m_rows.begin() + first, to = m_rows.begin() + last + 1;
    for (auto row = from; row != to; ++row)
        m_byKey.erase(QString(keyOf((*row)->base)));
    m_rows.erase(from, to);
    m_numbered = false;
    endRemoveRows();
}

template <class T>
void ResourceModel<T>::sync(const QList<T> &rows)
{
    QHash<QString, int> wanted;
    wanted.reserve(rows.size());
    for (int i = 0; i < rows.size(); ++i)
        wanted.insert(keyOf(rows[i]), i);
    const auto target = [&](int at) { return wanted.value(keyOf(m_rows[std::size_t(at)]->base), -1); };

    // 1. Remove the rows that are not in `rows`, in runs, from the end.
    for (int last = rowCount() - 1; last >= 0; --last) {
        if (target(last) >= 0)
            continue;
        int first = last;
        while (first > 0 && target(first - 1) < 0)
            --first;
        erase(first, last);
        last = first;
    }

    // 2. Sort the remaining rows into the new order, if it changed.
    const auto earlier = [&](const Row *a, const Row *b) {
        return wanted.value(keyOf(a->base)) < wanted.value(keyOf(b->base));
    };
    if (!std::is_sorted(m_rows.begin(), m_rows.end(), earlier)) {
        Q_EMIT layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        std::vector<Row *> held;
        for (const QModelIndex &index : before)
            held.push_back(m_rows[std::size_t(index.row())]);
        std::stable_sort(m_rows.begin(), m_rows.end(), earlier);
        m_numbered = false;
        QModelIndexList after;
        for (int i = 0; i < before.size(); ++i)
            after.append(index(place(*held[std::size_t(i)]), before[i].column()));
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
    }

    // 3. Walk both lists: emit dataChanged for runs of changed rows, insert runs of new rows.
    int changedFrom = -1;
    const auto flush = [&](int end) {
        if (changedFrom >= 0)
            changed(changedFrom, end - 1);
        changedFrom = -1;
    };
    for (int i = 0; i < rows.size();) {
        Row *here = i < rowCount() ? m_rows[std::size_t(i)] : nullptr;
        if (here && keyOf(here->base) == keyOf(rows[i])) {
            here->base = rows[i];
            if (!refresh(*here))
                flush(i);
            else if (changedFrom < 0)
                changedFrom = i;
            ++i;
            continue;
        }
        flush(i);
        int end = i;
        while (end < rows.size() && !(here && keyOf(rows[end]) == keyOf(here->base)))
            ++end;
        insert(i, rows.constData() + i, rows.constData() + end);
        i = end;
    }
    flush(int(rows.size()));
}

template <class T>
void ResourceModel<T>::append(const QList<T> &rows)
{
    QList<T> fresh;
    for (const T &incoming : rows) {
        Row *row = find(keyOf(incoming));
        if (!row) {
            fresh.append(incoming);
            continue;
        }
        row->base = incoming;
        if (refresh(*row))
            changed(place(*row), place(*row));
    }
    insert(rowCount(), fresh.constData(), fresh.constData() + fresh.size());
}

template <class T>
void ResourceModel<T>::remove(const QString &key)
{
    if (const int at = indexOf(key); at >= 0)
        erase(at, at);
}

template <class T>
auto ResourceModel<T>::edit(const QString &key, Change change) -> Ticket
{
    Row *row = find(key);
    if (!row)
        return {};
    row->pending.emplace_back(++m_lastTicket, std::move(change));
    refresh(*row);
    changed(place(*row), place(*row));
    return {key, m_lastTicket};
}

template <class T>
void ResourceModel<T>::withdraw(const Ticket &ticket, const T *confirmed)
{
    Row *row = find(ticket.key);
    if (!row)
        return;
    std::erase_if(row->pending, [&](const auto &pending) { return pending.first == ticket.number; });
    if (confirmed)
        row->base = *confirmed;
    refresh(*row);
    changed(place(*row), place(*row));
}

template <class T>
void ResourceModel<T>::confirm(const Ticket &ticket, const T &row)
{
    withdraw(ticket, &row);
}

template <class T>
void ResourceModel<T>::refuse(const Ticket &ticket, const Error &error)
{
    withdraw(ticket, nullptr);
    Q_EMIT refused(ticket.key, error);
}

}  // namespace Sidestage
