// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics_service.h"
#include "async/bound.h"
#include "warehouse_store.h"

#include <QObject>

#include <array>

namespace Sidestage {

/// What the lines of a chart are compared with.
struct ChartComparison
{
    enum class With : quint8 {
        Nothing,
        PreviousRange,  ///< The same number of days directly before.
        YearBefore,     ///< The same days a year before.
        OtherRange,     ///< `range`, from its first day on.
        Subject,        ///< Another game or extension, in the same days.
    };

    With with = With::Nothing;
    DayRange range{};
    QString subjectId{};

    bool operator==(const ChartComparison &) const = default;
};

/// Stored by name, so that a new enumerator does not change the meaning of saved states.
constexpr auto namesOf(ChartComparison::With)
{
    return std::array{"", "previous", "year", "range", "subject"};
}

struct ChartLine
{
    SeriesQuery of{};
    bool isComparison = false;
    DaySeries series{};
};

/// The total of a column over the range, and over the previous range.
struct ChartTotal
{
    QString column{};
    double total = 0;     ///< NaN: there is no data.
    double previous = 0;  ///< Of as many days directly before; NaN unless all of them are known.
};

/// The data of a chart: up to four lines, and their totals. Reads the warehouse again when the query or the
/// store changes. The previous data stays until the new data has arrived.
class ChartModel : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxLines = 4;
    static constexpr int totalCount = 3;
    /// The initial selection: the days up to yesterday, and the first columns.
    static constexpr int firstDays = 90;
    static constexpr int firstColumns = 2;

    /// `service` must outlive this.
    ChartModel(AnalyticsService *service, ReportKind kind, QObject *parent = nullptr);
    ~ChartModel() override;

    ReportKind kind() const { return m_kind; }
    /// Empty: all subjects together.
    const QString &subject() const { return m_subject; }
    void setSubject(const QString &id);
    const DayRange &range() const { return m_range; }
    /// Must be valid.
    void setRange(const DayRange &range);
    /// Shows all stored days, including new ones, or the last days if fewer are stored.
    void showAll();
    DayRange allDays() const;
    const ChartComparison &comparison() const { return m_comparison; }
    /// Removes the last columns if there would be too many lines.
    void setComparison(const ChartComparison &comparison);

    /// Returns all columns, in the order of the reports.
    QStringList allColumns() const { return m_service->reports(m_kind).columns; }
    const QStringList &columns() const { return m_columns; }
    /// Shows or hides a column. Returns false if the maximum number of lines is shown already.
    bool setShown(const QString &column, bool shown);
    /// The maximum number of columns: half as many while they are compared.
    int maxColumns() const;
    /// Returns the three columns that the page shows as figures: the most important ones available.
    QStringList totalColumns() const;

    const QList<ChartLine> &lines() const { return m_lines; }
    const QList<ChartTotal> &totals() const { return m_totals; }
    /// The range of lines().
    const DayRange &shownRange() const { return m_shownRange; }
    /// Runs of days without data between days with data, long enough to count, in the shown range.
    const QList<DayRange> &gaps() const { return m_gaps; }
    bool isEmpty() const;
    /// Updates ranges such as "the last 90 days" if the day has changed.
    void refresh();

    /// Returns the selection, to be stored across restarts. A range up to yesterday is saved as a number of
    /// days, so that it moves with the day. Empty: the initial selection.
    QString saveState() const;
    /// Restores a selection from saveState(). Subjects and columns that no longer exist are left out.
    void restoreState(const QString &kept);
    const std::optional<Error> &failure() const { return m_failure; }

Q_SIGNALS:
    void changed();
    /// Emitted after the selection has changed. changed() follows when the data has been read.
    void questionChanged();

private:
    void followToday();
    void chooseColumns();
    void dropWhatIsGone();
    void ask();
    Bound load(int turn);
    DayRange comparedRange() const;
    QList<DayRange> gapsShown() const;

    AnalyticsService *m_service;
    ReportKind m_kind;
    QString m_subject{};
    DayRange m_range{};
    QDate m_today{};            ///< The day for which m_range was computed.
    bool m_showsAll = false;    ///< m_range grows with the store.
    bool m_isRestored = false;  ///< The restored selection has not been compared with the store yet.
    ChartComparison m_comparison{};
    QStringList m_columns{};
    bool m_hasChosen = false;  ///< m_columns was set, by the user or initially.
    QList<ChartLine> m_lines{};
    QList<ChartTotal> m_totals{};
    DayRange m_shownRange{};
    QList<DayRange> m_gaps{};
    std::optional<Error> m_failure{};
    int m_turn = 0;
    bool m_isAsked = false;
};

}  // namespace Sidestage
