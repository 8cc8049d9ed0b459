// SPDX-License-Identifier: GPL-3.0-or-later
#include "job_model.h"

#include "base/bidi.h"
#include "outbox/outbox.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr qint64 timeBudget = 1'000'000;  // nanoseconds of a slice
constexpr qint64 minPause = 250;          // milliseconds between two passes
constexpr qint64 maxPause = 2000;
constexpr qsizetype atOnce = 64;  // rows between two looks at the clock

Look outcomeLook(OutboxState state)
{
    switch (state) {
    case OutboxState::Open:
        return {.pill = PillKind::Info, .icon = Icon::Hourglass};
    case OutboxState::Sending:
        return {.pill = PillKind::Info, .icon = Icon::Send};
    case OutboxState::Done:
        return {.pill = PillKind::Good, .icon = Icon::Check};
    case OutboxState::Elsewhere:
        return {.pill = PillKind::Neutral, .icon = Icon::User};
    case OutboxState::Failed:
        return {.pill = PillKind::Error, .icon = Icon::Error};
    case OutboxState::Gone:
    case OutboxState::Cancelled:
        return {.pill = PillKind::Neutral, .icon = Icon::Minus};
    }
    return {};
}

QList<Column<JobEntry>> columns(const QStringList &titles)
{
    return {
        {.title = titles.value(0),
         .text = [](const JobEntry &row) { return isolated(row.who); },
         .look = [](const JobEntry &) { return Look{.isStrong = true}; },
         .toolTip = &JobEntry::reason},
        {.title = titles.value(1),
         .text = [](const JobEntry &row) { return isolated(row.what); },
         .toolTip = &JobEntry::reason},
        {.title = titles.value(2),
         .text =
             [](const JobEntry &row) {
                 return row.reason.isEmpty() ? QString(row.text).replace(u'\n', u' ') : row.reason;
             },
         .look =
             [](const JobEntry &row) {
                 return Look{.tone = row.state == OutboxState::Failed ? Tone::Error : Tone::Secondary};
             },
         .toolTip = &JobEntry::reason},
        {.title = JobModel::tr("Points"),
         .text = [](const JobEntry &row) { return QLocale().toString(row.points); },
         .toolTip = &JobEntry::reason,
         .isNumber = true},
        {.title = JobModel::tr("Outcome"),
         .text = &JobEntry::outcome,
         .look = [](const JobEntry &row) { return outcomeLook(row.state); },
         .toolTip = &JobEntry::reason},
    };
}

}  // namespace

JobModel::JobModel(Outbox *outbox, const JobTexts &texts, qint64 job, QObject *parent)
    : LiveList(&JobEntry::key, columns(texts.titles), parent)
    , m_outbox(outbox)
    , m_entry(texts.entry)
    , m_job(job)
{
    setSpoken([](const JobEntry &row) {
        return tr("%1, %2, %3. %4", "a viewer or term; a reward or channel; an outcome; its reason")
            .arg(isolated(row.who), isolated(row.what), row.outcome, row.reason);
    });
    m_soon.setSingleShot(true);
    m_soon.setInterval(minPause);
    m_slices.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &JobModel::refresh);
    connect(&m_slices, &QTimer::timeout, this, &JobModel::readSome);
    connect(outbox, &Outbox::jobChanged, this, [this](qint64 changed) {
        if (changed != m_job)
            return;
        m_isStale = true;
        if (!m_slices.isActive() && !m_soon.isActive())
            m_soon.start();
    });
    refresh();
}

void JobModel::refresh()
{
    m_isStale = false;
    m_at = 0;
    m_took = 0;
    // In a later turn of the event loop, because the caller may be creating a window.
    m_slices.start();
}

void JobModel::readSome()
{
    QElapsedTimer watch;
    watch.start();
    const auto job = m_outbox->job(m_job);
    const int count = job ? job->total : 0;
    QList<JobEntry> rows;
    while (m_at < count && (rows.size() % atOnce != atOnce - 1 || watch.nsecsElapsed() < timeBudget))
        rows.append(m_entry(m_job, m_at++));
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

void JobModel::setStates(const QSet<OutboxState> &states)
{
    if (states.isEmpty())
        return setFilter({});
    setFilter([states](const JobEntry &row) { return states.contains(row.state); });
}

bool JobModel::setNarrow(bool narrow)
{
    if (std::exchange(m_isNarrow, narrow) == narrow)
        return false;
    std::function<QString(const JobEntry &)> detail;
    if (narrow)
        detail = [](const JobEntry &row) { return row.reason.isEmpty() ? row.what : row.reason; };
    setDetail(Who, detail);
    return true;
}

}  // namespace Sidestage
