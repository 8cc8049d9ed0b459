// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "warehouse_store.h"

#include <QObject>

namespace Sidestage {

class AnalyticsService;

/// What the lines of a chart are compared with.
struct ChartComparison
{
    enum class With : quint8 {
        Nothing,
        PreviousRange,  ///< The days right before, as many.
        YearBefore,     ///< The same days a year before.
        OtherRange,     ///< `range`; it counts from its first day on.
        Subject,        ///< Another game or extension, in the same days.
    };

    With with = With::Nothing;
    DayRange range{};
    QString subjectId{};

    bool operator==(const ChartComparison &) const = default;
};

/// One line of a chart.
struct ChartLine
{
    SeriesQuery of{};
    bool isComparison = false;
    DaySeries series{};
};

/// A column over the whole range, beside the range before.
struct ChartTotal
{
    QString column{};
    double total = 0;  ///< Not a number: there is no data.
    double previous
        = 0;  ///< Of the days right before, as many; not a number unless all of those days are known.
};

/// What a chart shows of the warehouse: up to four lines, and what they come to. Reads anew when its question
/// changes, or the store does; what was read stays until the new is there.
class ChartModel : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxLines = 4;
    static constexpr int totalCount = 3;
    /// What is shown at first: the days up to yesterday, the first figures.
    static constexpr int firstDays = 90;
    static constexpr int firstColumns = 2;

    /// `desk` must outlive this.
    ChartModel(AnalyticsService *service, ReportKind kind, QObject *parent = nullptr);
    ~ChartModel() override;

    ReportKind kind() const { return m_kind; }
    /// Empty: all together.
    const QString &subject() const { return m_subject; }
    void setSubject(const QString &id);
    const DayRange &range() const { return m_range; }
    /// Must be valid.
    void setRange(const DayRange &range);
    /// Everything in the store, also what comes to it, or the last days when there is less than that.
    void showAll();
    DayRange allDays() const;
    const ChartComparison &comparison() const { return m_comparison; }
    /// Takes the last columns away when there would be too many lines.
    void setComparison(const ChartComparison &comparison);

    /// All that there are, in the order of the reports.
    QStringList allColumns() const;
    const QStringList &columns() const { return m_columns; }
    /// Shows a column or not. False: there are as many lines as can be told apart.
    bool setShown(const QString &column, bool shown);
    /// How many columns can be shown at once: half as many while they are compared.
    int maxColumns() const;
    /// The three that the page shows as figures: those that matter most, of what there is.
    QStringList totalColumns() const;

    const QList<ChartLine> &lines() const { return m_lines; }
    const QList<ChartTotal> &totals() const { return m_totals; }
    /// The range that lines() are of.
    const DayRange &shownRange() const { return m_shownRange; }
    /// Runs of days without data between days with some, long enough to count, of what is shown.
    const QList<DayRange> &gaps() const { return m_gaps; }
    bool isEmpty() const;
    /// It may be another day by now: "the last 90 days" are others then.
    void refresh();

    /// What is asked for, to be kept over a restart: days up to yesterday as how many, so that they are
    /// others on another day. Empty: it is as it was at first.
    QString saveState() const;
    /// Takes what saveState() gave before; what there is no longer is left out.
    void restoreState(const QString &kept);
    const std::optional<Error> &failure() const { return m_failure; }

Q_SIGNALS:
    void changed();
    /// What is asked for; what is shown follows.
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
    QDate m_today{};            ///< When m_range was made.
    bool m_showsAll = false;    ///< m_range grows with the store.
    bool m_isRestored = false;  ///< What was kept has not been compared with the store yet.
    ChartComparison m_comparison{};
    QStringList m_columns{};
    bool m_hasChosen = false;  ///< Columns, by the user or at first.
    QList<ChartLine> m_lines{};
    QList<ChartTotal> m_totals{};
    DayRange m_shownRange{};
    QList<DayRange> m_gaps{};
    std::optional<Error> m_failure{};
    int m_turn = 0;
    bool m_isAsked = false;
};

}  // namespace Sidestage
