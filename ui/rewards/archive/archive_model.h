// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "models/live_list.h"
#include "rewards/archive/redemption_archive.h"

#include "kit/text/pill.h"
#include "kit/theme/icons.h"

#include <QTimer>

namespace Sidestage {

/// The outcome of a redemption as a word, an icon and a kind of pill.
struct OutcomeLook
{
    QString word{};
    Icon icon{};
    Pill::Kind pill{};
};
OutcomeLook lookOf(ArchivedRedemption::Outcome outcome);
/// "here", "elsewhere", "by the service"; empty if unknown.
QString wordOf(ArchivedRedemption::By by);

struct ArchiveRow
{
    QString id{};  ///< Of the redemption.
    ArchivedRedemption entry{};

    bool operator==(const ArchiveRow &) const = default;
};

/// The redemptions in the archive that match a query, newest first, as a table that grows as the user scrolls
/// down. The rows of the previous query stay until those of the new one have been read.
class ArchiveModel : public LiveList<ArchiveRow>
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
    /// Limit of the number of matches that are counted.
    static constexpr int maxCounted = 100'000;

    /// `archive` must outlive this.
    explicit ArchiveModel(RedemptionArchive *archive, QObject *parent = nullptr);

    /// Starts reading at once.
    void setQuery(const ArchiveQuery &query);
    const ArchiveQuery &query() const { return m_query; }
    /// Reads again; new rows are shown.
    void reload();

    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    const ArchivedRedemption &at(int row) const { return LiveList::row(row).entry; }

    /// Whether the first rows of the query have not been read yet.
    bool isLoading() const { return m_isLoading; }
    /// Why reading them failed; none: it did not fail.
    const std::optional<Error> &failure() const { return m_failure; }
    /// Number of matches, at most maxCounted; -1: not known yet.
    int found() const { return m_found; }
    /// Number of matches added after the first page was read and not shown, at most one page.
    int newcomers() const { return m_newcomers; }

Q_SIGNALS:
    /// isLoading(), failure(), found() or newcomers() has changed.
    void stateChanged();

private:
    static QList<Column<ArchiveRow>> columns();
    Bound load(qint64 after);
    Bound count();
    Bound refresh();

    RedemptionArchive *m_archive;
    ArchiveQuery m_query{};
    QTimer m_look{};
    std::optional<Error> m_failure{};
    qint64 m_next = 0;
    int m_found = -1;
    int m_newcomers = 0;
    quint64 m_turn = 0;  ///< Number of the current query; responses to earlier ones are discarded.
    bool m_isLoading = false;
    bool m_isFetching = false;
};

}  // namespace Sidestage
