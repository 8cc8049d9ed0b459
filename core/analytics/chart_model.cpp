// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_model.h"

#include "warehouse.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Sidestage {

using With = ChartComparison::With;

namespace {

/// The most important columns, as known reports name them. The first available one of each row is used.
const QList<QStringList> &favourites(ReportKind kind)
{
    static const QList<QStringList> games{
        {QStringLiteral("minuteswatched"), QStringLiteral("hourswatched")},
        {QStringLiteral("views"), QStringLiteral("uniqueviewers")},
        {QStringLiteral("hoursonair"), QStringLiteral("hoursbroadcast"), QStringLiteral("hoursstreamed")}};
    static const QList<QStringList> extensions{
        {QStringLiteral("uniqueviewers"), QStringLiteral("views")},
        {QStringLiteral("installs")},
        {QStringLiteral("minutesviewed"), QStringLiteral("interactions")}};
    return kind == ReportKind::Games ? games : extensions;
}

}  // namespace

ChartModel::ChartModel(AnalyticsService *service, ReportKind kind, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_kind(kind)
    , m_range(lastDays(firstDays, service->today()))
    , m_today(service->today())
{
    connect(service, &AnalyticsService::changed, this, [this](ReportKind changed) {
        if (changed != m_kind || !m_service->isLoaded(m_kind))
            return;
        followToday();
        ask();
    });
    if (service->isLoaded(kind))
        ask();
}

ChartModel::~ChartModel() = default;

/// Moves a range such as "the last 90 days" when the day has changed.
void ChartModel::followToday()
{
    const QDate before = std::exchange(m_today, m_service->today());
    if (m_showsAll)
        m_range = allDays();
    else if (before != m_today && m_range == lastDays(int(m_range.days()), before))
        m_range = lastDays(int(m_range.days()), m_today);
}

void ChartModel::refresh()
{
    const DayRange before = m_range;
    followToday();
    if (m_range != before)
        ask();
}

DayRange ChartModel::allDays() const
{
    DayRange all = lastDays(firstDays, m_service->today());
    for (const StoredSubject &subject : m_service->reports(m_kind).subjects) {
        if (!subject.runs.isEmpty() && subject.firstDay() < all.from)
            all.from = subject.firstDay();
    }
    return all;
}

int ChartModel::maxColumns() const
{
    return m_comparison.with == With::Nothing ? maxLines : maxLines / 2;
}

/// Removes restored subjects and columns that are not in the store, for example after it was replaced.
void ChartModel::dropWhatIsGone()
{
    if (!m_subject.isEmpty() && !m_service->find(m_kind, m_subject))
        m_subject.clear();
    if (m_comparison.with == With::Subject && !m_service->find(m_kind, m_comparison.subjectId))
        m_comparison = {};
    const QStringList all = allColumns();
    m_columns.removeIf([&](const QString &column) { return !all.contains(column); });
    m_columns = m_columns.mid(0, maxColumns());
    m_hasChosen = !m_columns.isEmpty();
    if (m_showsAll)
        m_range = allDays();
    Q_EMIT questionChanged();
}

QStringList ChartModel::totalColumns() const
{
    const QStringList all = allColumns();
    QStringList chosen;
    for (const QStringList &names : favourites(m_kind)) {
        for (const QString &name : names) {
            const auto found = std::ranges::find_if(
                all, [&](const QString &column) { return foldedColumn(column) == name; });
            if (found != all.cend()) {
                chosen.append(*found);
                break;
            }
        }
    }
    for (const QString &column : all) {
        if (chosen.size() < totalCount && !chosen.contains(column))
            chosen.append(column);
    }
    return chosen;
}

void ChartModel::chooseColumns()
{
    const QStringList all = allColumns();
    m_columns.removeIf([&](const QString &column) { return !all.contains(column); });
    if (m_hasChosen || all.isEmpty())
        return;
    m_hasChosen = true;
    m_columns = totalColumns().mid(0, firstColumns);
}

void ChartModel::setSubject(const QString &id)
{
    if (id == m_subject)
        return;
    m_subject = id;
    if (m_comparison.with == With::Subject && m_comparison.subjectId == id)
        m_comparison = {};
    ask();
}

void ChartModel::setRange(const DayRange &range)
{
    if (!range.isValid() || (range == m_range && !m_showsAll))
        return;
    m_showsAll = false;
    m_range = range;
    ask();
}

void ChartModel::showAll()
{
    m_showsAll = true;
    m_range = allDays();
    ask();
}

void ChartModel::setComparison(const ChartComparison &comparison)
{
    if (comparison == m_comparison)
        return;
    m_comparison = comparison;
    m_columns = m_columns.mid(0, maxColumns());
    ask();
}

bool ChartModel::setShown(const QString &column, bool shown)
{
    if (m_columns.contains(column) == shown)
        return true;
    if (shown && m_columns.size() >= maxColumns())
        return false;
    if (shown)
        m_columns.append(column);
    else
        m_columns.removeAll(column);
    m_hasChosen = true;
    ask();
    return true;
}

DayRange ChartModel::comparedRange() const
{
    switch (m_comparison.with) {
    case With::PreviousRange:
        return previousRange(m_range);
    case With::YearBefore:
        return yearBefore(m_range);
    case With::OtherRange:
        // As long as the range itself, so that the days can be compared one by one.
        return {m_comparison.range.from, m_comparison.range.from.addDays(m_range.days() - 1)};
    case With::Nothing:
    case With::Subject:
        break;
    }
    return m_range;
}

/// Starts loading. Several calls in a row cause one load.
void ChartModel::ask()
{
    Q_EMIT questionChanged();
    if (std::exchange(m_isAsked, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isAsked = false;
            if (!m_service->isLoaded(m_kind))
                return;
            if (std::exchange(m_isRestored, false))
                dropWhatIsGone();
            chooseColumns();
            load(++m_turn);
        },
        Qt::QueuedConnection);
}

Bound ChartModel::load(int turn)
{
    // Each series is read only once, even if it is used several times.
    QList<SeriesQuery> queries;
    const auto place = [&queries](const SeriesQuery &query) {
        const qsizetype known = queries.indexOf(query);
        if (known >= 0)
            return known;
        queries.append(query);
        return queries.size() - 1;
    };
    struct Wanted
    {
        SeriesQuery query{};
        bool isComparison = false;
        qsizetype place = 0;
    };
    QList<Wanted> wanted;
    for (const QString &column : std::as_const(m_columns)) {
        const SeriesQuery own{m_kind, m_subject, column, m_range};
        wanted.append({own, false, place(own)});
        if (m_comparison.with == With::Nothing)
            continue;
        const QString subject = m_comparison.with == With::Subject ? m_comparison.subjectId : m_subject;
        const SeriesQuery other{m_kind, subject, column, comparedRange()};
        wanted.append({other, true, place(other)});
    }
    const QStringList totals = totalColumns();
    QList<std::pair<qsizetype, qsizetype>> totalPlaces;
    for (const QString &column : totals) {
        const SeriesQuery now{m_kind, m_subject, column, m_range};
        const SeriesQuery before{m_kind, m_subject, column, previousRange(m_range)};
        totalPlaces.append({place(now), place(before)});
    }
    const DayRange range = m_range;
    auto reading = m_service->warehouse()->series(queries);
    const auto series = co_await reading;
    if (turn != m_turn)
        co_return;
    if (!series) {
        m_failure = series.error();
        Q_EMIT changed();
        co_return;
    }
    m_failure.reset();
    m_shownRange = range;
    m_lines.clear();
    for (const Wanted &line : std::as_const(wanted))
        m_lines.append({line.query, line.isComparison, series->at(line.place)});
    m_totals.clear();
    // If data begins after the start of the previous range, its total is not comparable.
    QDate first;
    for (const StoredSubject &subject : m_service->reports(m_kind).subjects) {
        if ((m_subject.isEmpty() || subject.id == m_subject) && !subject.runs.isEmpty()
            && (!first.isValid() || subject.firstDay() < first))
            first = subject.firstDay();
    }
    for (qsizetype i = 0; i < totals.size(); ++i) {
        const Totalling how = totallingOf(totals[i]);
        const DaySeries &now = series->at(totalPlaces[i].first);
        const DaySeries &before = series->at(totalPlaces[i].second);
        const bool isFair = first.isValid() && first <= before.range.from;
        m_totals.append({totals[i], now.total(how),
                         isFair ? before.total(how) : std::numeric_limits<double>::quiet_NaN()});
    }
    m_gaps = gapsShown();
    Q_EMIT changed();
}

QList<DayRange> ChartModel::gapsShown() const
{
    if (!m_subject.isEmpty()) {
        const StoredSubject *subject = m_service->find(m_kind, m_subject);
        return subject ? m_service->health(m_kind, *subject, m_range).gaps : QList<DayRange>();
    }
    // For all subjects together, a gap has no data of any of them.
    StoredSubject together;
    QList<DayRange> runs;
    for (const StoredSubject &subject : m_service->reports(m_kind).subjects)
        runs += subject.runs;
    std::ranges::sort(runs, {}, &DayRange::from);
    for (const DayRange &run : std::as_const(runs)) {
        if (!together.runs.isEmpty() && run.from <= together.runs.last().to.addDays(1))
            together.runs.last().to = std::max(together.runs.last().to, run.to);
        else
            together.runs.append(run);
    }
    return m_service->health(m_kind, together, m_range).gaps;
}

bool ChartModel::isEmpty() const
{
    return std::ranges::none_of(m_lines, [](const ChartLine &line) { return line.series.hasAny(); });
}

}  // namespace Sidestage
