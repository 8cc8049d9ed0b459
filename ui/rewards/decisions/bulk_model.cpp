// SPDX-License-Identifier: GPL-3.0-or-later
#include "bulk_model.h"

#include "base/bidi.h"
#include "rewards/list/queue_texts.h"
#include "rewards/queue/queue_delegate.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr qint64 timeBudget = 1'000'000;  // nanoseconds of a slice
constexpr qint64 minPause = 250;          // milliseconds between two passes
constexpr qint64 maxPause = 2000;
constexpr qsizetype atOnce = 64;  // rows between two looks at the clock

QString outcomeOf(const DecisionRow &row)
{
    return row.state == QueueState::Waiting ? BulkModel::tr("Waiting again") : stateText(row.state);
}

QList<Column<DecisionRow>> columns()
{
    return {
        {.title = BulkModel::tr("Viewer"),
         .text = &DecisionRow::viewer,
         .look = [](const DecisionRow &) { return Look{.isStrong = true}; },
         .toolTip = &DecisionRow::reason},
        {.title = BulkModel::tr("Reward"),
         .text = &DecisionRow::rewardTitle,
         .toolTip = &DecisionRow::reason},
        {.title = BulkModel::tr("Message"),
         .text =
             [](const DecisionRow &row) {
                 return row.reason.isEmpty() ? QString(row.input).replace(u'\n', u' ') : row.reason;
             },
         .look =
             [](const DecisionRow &row) {
                 return Look{.tone = row.reason.isEmpty() ? Tone::Secondary : Tone::Error};
             },
         .toolTip = &DecisionRow::reason},
        {.title = BulkModel::tr("Points"),
         .text = [](const DecisionRow &row) { return QLocale().toString(row.points); },
         .toolTip = &DecisionRow::reason,
         .isNumber = true},
        {.title = BulkModel::tr("Outcome"),
         .text = outcomeOf,
         .look =
             [](const DecisionRow &row) {
                 const StatePill pill = pillOf(row.state);
                 return Look{.pill = pill.kind, .icon = pill.symbol};
             },
         .toolTip = &DecisionRow::reason},
    };
}

}  // namespace

BulkModel::BulkModel(DecisionService *service, qint64 job, QObject *parent)
    : LiveList(&DecisionRow::redemptionId, columns(), parent)
    , m_service(service)
    , m_job(job)
{
    setSpoken([](const DecisionRow &row) {
        return tr("%1, %2, %3").arg(isolated(row.viewer), isolated(row.rewardTitle), outcomeOf(row));
    });
    m_soon.setSingleShot(true);
    m_soon.setInterval(minPause);
    m_slices.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &BulkModel::refresh);
    connect(&m_slices, &QTimer::timeout, this, &BulkModel::readSome);
    connect(service, &DecisionService::jobChanged, this, [this](qint64 changed) {
        if (changed != m_job)
            return;
        m_isStale = true;
        if (!m_slices.isActive() && !m_soon.isActive())
            m_soon.start();
    });
    refresh();
}

void BulkModel::refresh()
{
    m_isStale = false;
    m_at = 0;
    m_took = 0;
    // In a later turn of the event loop, because the caller may be creating a window.
    m_slices.start();
}

void BulkModel::readSome()
{
    QElapsedTimer watch;
    watch.start();
    const auto job = m_service->job(m_job);
    const int count = job ? job->total : 0;
    QList<DecisionRow> rows;
    while (m_at < count && (rows.size() % atOnce != atOnce - 1 || watch.nsecsElapsed() < timeBudget))
        rows.append(m_service->row(m_job, m_at++));
    upsert(rows);
    m_took += watch.nsecsElapsed();
    if (m_at < count)
        return;
    m_slices.stop();
    // Longer passes get longer pauses, so that updates take only about 3 % of the time, up to the longest
    // pause that still looks live.
    m_soon.setInterval(int(std::clamp<qint64>(m_took * 30 / 1'000'000, minPause, maxPause)));
    if (m_isStale)
        m_soon.start();
}

void BulkModel::setStates(const QSet<QueueState> &states)
{
    if (states.isEmpty())
        return setFilter({});
    setFilter([states](const DecisionRow &row) { return states.contains(row.state); });
}

bool BulkModel::setNarrow(bool narrow)
{
    if (std::exchange(m_isNarrow, narrow) == narrow)
        return false;
    std::function<QString(const DecisionRow &)> detail;
    if (narrow)
        detail = [](const DecisionRow &row) { return row.reason.isEmpty() ? row.rewardTitle : row.reason; };
    setDetail(Viewer, detail);
    return true;
}

}  // namespace Sidestage
