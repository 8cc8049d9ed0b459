// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "redemption_archive.h"

#include <QAbstractTableModel>
#include <QTimer>

namespace Sidestage {

/// What matches a query in the archive, the newest first, as a table that grows as somebody scrolls down. The
/// rows of the last query stay until those of the new one have come.
class ArchiveModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum ColumnName {
        ViewerColumn,
        RewardColumn,
        MessageColumn,
        PointsColumn,
        RedeemedColumn,
        OutcomeColumn,
        DecidedColumn,
        ColumnCount
    };
    static constexpr int pageSize = 200;
    /// Counting stops there.
    static constexpr int maxCounted = 100'000;

    /// `archive` must outlive this.
    explicit ArchiveModel(RedemptionArchive *archive, QObject *parent = nullptr);

    /// Asks at once.
    void setQuery(const ArchiveQuery &query);
    const ArchiveQuery &query() const { return m_query; }
    /// Asks again: newcomers are shown.
    void reload();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    /// Qt::DisplayRole only: texts, points as a number, times as QDateTime, outcome and by as int.
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    const ArchivedRedemption &at(int row) const { return m_rows[row]; }
    int rowOf(const QString &redemptionId) const;

    /// Whether rows for the query are still to come for the first time.
    bool isLoading() const { return m_isLoading; }
    /// Why there are none; none: they came.
    const std::optional<Error> &failure() const { return m_failure; }
    /// How many match, maxCounted for that many and more; -1: not known yet.
    int found() const { return m_found; }
    /// How many match that came after the first page was read and are not shown, at most a page.
    int newcomers() const { return m_newcomers; }

Q_SIGNALS:
    /// isLoading(), failure(), found() or newcomers() is another.
    void stateChanged();

private:
    Bound load(bool isNew);
    Bound count();
    Bound refresh();

    RedemptionArchive *m_archive;
    ArchiveQuery m_query{};
    QList<ArchivedRedemption> m_rows{};
    QTimer m_look{};
    std::optional<Error> m_failure{};
    qint64 m_next = 0;
    int m_found = -1;
    int m_newcomers = 0;
    quint64 m_turn = 0;  ///< Answers to earlier questions are of no use any more.
    bool m_isLoading = false;
    bool m_isFetching = false;
};

}  // namespace Sidestage
