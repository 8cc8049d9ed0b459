// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "follow.h"

#include <QAbstractListModel>

#include <memory>

namespace Sidestage {

class FollowList;

/// What a FollowList has in the store, the newest first, as rows: half a million of them without keeping more
/// than some thousands here. Of the others it knows only where every so many begin; what is looked at is
/// fetched, and what nobody looks at is forgotten again. What is written to the store arrives as rows that
/// come and go, so that selection and scroll position stay.
class FollowModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        LoginRole,
        NameRole,
        FollowedAtRole,  ///< QDateTime, UTC.
        SeenAtRole,      ///< QDateTime, UTC, when a change was noticed.
    };
    /// Rows of a span; so many spans are kept whole.
    static constexpr int spanSize = 200;
    static constexpr int maxSpans = 24;

    /// `list` must outlive this. Nothing is asked before setQuery().
    explicit FollowModel(FollowList *list, QObject *parent = nullptr);
    ~FollowModel() override;

    /// Rows of the former query stay until the first of the new one have come.
    void setQuery(const FollowQuery &query);
    const FollowQuery &query() const;
    /// Asks anew.
    void reload();
    /// Whether it is still being looked for what matches: rowCount() grows.
    bool isScanning() const;
    /// Why not all rows are there; none: they are, or will be.
    const std::optional<Error> &failure() const;
    /// This row is the current one: it is not forgotten. -1: none is.
    void pin(int row);
    /// None while it has not been fetched.
    std::optional<FollowRow> row(int row) const;
    /// Rows that are kept whole.
    int fetched() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    /// Empty while it has not been fetched, which asks for it.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// isScanning() or failure() is another, or rows came or went.
    void stateChanged();

private:
    void scan();
    void fetch(int span);
    void apply(const FollowStep &step);
    void insert(const QList<FollowRow> &rows);
    void remove(const QList<FollowRow> &rows);
    void removeFrom(std::size_t span, const QList<FollowKey> &keys);
    void removeRun(std::size_t span, int place, int count);
    void rename(const FollowRow &row);

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
