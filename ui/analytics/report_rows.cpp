// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_rows.h"

#include "analytics/analytics_service.h"

#include <QLocale>

namespace Sidestage {

using State = BatchItem::State;
using Action = ReportState::Action;

bool ReportLine::operator==(const ReportLine &other) const
{
    return id == other.id && name == other.name && covered == other.covered && lastDay == other.lastDay
        && kept == other.kept && expected == other.expected && hasFile == other.hasFile
        && lastDayEver == other.lastDayEver && state.kind == other.state.kind
        && state.icon == other.state.icon && state.text == other.state.text
        && state.action == other.state.action && state.explanation == other.state.explanation;
}

ReportRows::ReportRows(AnalyticsService *service, ReportKind kind, QObject *parent)
    : LiveList(&ReportLine::id, columns(service, kind), parent)
    , m_service(service)
    , m_kind(kind)
    , m_range(lastDays(90, service->today()))
{
    setSpoken([this](const ReportLine &line) { return spoken(line); });
    connect(service, &AnalyticsService::changed, this, [this](ReportKind changed) {
        if (changed == m_kind)
            refresh();
    });
    connect(service->batch(kind), &ReportBatch::changed, this, &ReportRows::refresh);
    connect(service->batch(kind), &ReportBatch::itemChanged, this, &ReportRows::refreshLine);
    refresh();
}

void ReportRows::setRange(const DayRange &range)
{
    if (range == m_range)
        return;
    m_range = range;
    refresh();
}

QList<Column<ReportLine>> ReportRows::columns(const AnalyticsService *service, ReportKind kind)
{
    return {
        {.title = kind == ReportKind::Games ? tr("Game") : tr("Extension"),
         .text = &ReportLine::name,
         .look = [](const ReportLine &) { return Look{.isStrong = true}; }},
        {.title = tr("Days covered"),
         .text =
             [service](const ReportLine &line) {
                 return line.covered.isValid() ? AnalyticsTexts::shortRange(line.covered, service->today())
                                               : tr("no report for this range");
             },
         .look =
             [](const ReportLine &line) {
                 return line.covered.isValid() ? Look() : Look{.tone = Tone::Secondary};
             }},
        {.title = tr("Last day"),
         .text
         = [service](const ReportLine &line) { return AnalyticsTexts::day(line.lastDay, service->today()); },
         .isNumber = true},
        {.title = tr("Days kept"),
         .text =
             [](const ReportLine &line) {
                 const QLocale locale;
                 return line.covered.isValid()
                     ? tr("%1 of %2").arg(locale.toString(line.kept), locale.toString(line.expected))
                     : QString();
             },
         .isNumber = true},
        {.title = tr("State"),
         .text = [](const ReportLine &line) { return line.state.text; },
         .look
         = [](const ReportLine &line) { return Look{.pill = line.state.kind, .icon = line.state.icon}; },
         .toolTip = [](const ReportLine &line) { return line.state.explanation; }},
        {.title = tr("Action"),
         .text = [](const ReportLine &line) { return ReportState::actionText(line.state.action); },
         .look = [](const ReportLine &) { return Look{.tone = Tone::Accent}; },
         .isNumber = true}};
}

ReportLine ReportRows::lineOf(const QString &id) const
{
    ReportLine line{.id = id, .name = id};
    const StoredSubject *subject = m_service->find(m_kind, id);
    if (subject) {
        line.name = AnalyticsTexts::subject(*subject);
        line.hasFile = subject->file.isValid();
        line.lastDayEver = subject->lastDay();
        const SubjectHealth health = m_service->health(m_kind, *subject, m_range);
        line.kept = health.kept;
        line.expected = health.expected;
        for (const DayRange &run : subject->runs) {
            const DayRange part = run.within(m_range);
            if (!part.isValid())
                continue;
            line.covered.from = line.covered.from.isValid() ? line.covered.from : part.from;
            line.covered.to = part.to;
        }
        line.lastDay = line.covered.to;
    }
    line.state = stateOf(line, subject);
    return line;
}

ReportState ReportRows::stateOf(const ReportLine &line, const StoredSubject *subject) const
{
    const QDate today = m_service->today();
    const BatchItem *item = m_service->batch(m_kind)->find(line.id);
    if (item && m_service->batch(m_kind)->isRunning()) {
        switch (item->state) {
        case State::Waiting:
            return {Pill::Kind::Neutral, Icon::Hourglass, AnalyticsTexts::tr("Waiting")};
        case State::Asking:
            return {Pill::Kind::Info, Icon::Refresh, AnalyticsTexts::tr("Requesting"),
                    AnalyticsTexts::tr("The download link expired. Sidestage is requesting a new one.")};
        case State::Downloading:
            return {Pill::Kind::Info, Icon::Download,
                    item->total > 0 ? AnalyticsTexts::tr("%1 %").arg(
                        QLocale().toString(item->received * 100 / item->total))
                                    : AnalyticsTexts::tr("Downloading")};
        case State::Merging:
            return {Pill::Kind::Info, Icon::Download, AnalyticsTexts::tr("Saving")};
        case State::Done:
            // What the report added is read from the store after the whole batch is done.
            if (!subject)
                return {Pill::Kind::Good, Icon::Check, AnalyticsTexts::tr("Downloaded")};
            break;
        case State::NoReport:
        case State::Failed:
            break;
        }
    }
    if (item && item->state == State::Failed)
        return {Pill::Kind::Error, Icon::Error, AnalyticsTexts::tr("Failed"),
                AnalyticsTexts::failure(item->error), Action::TryAgain};
    if (!subject || !line.covered.isValid()) {
        if (m_kind == ReportKind::Games)
            return {Pill::Kind::Neutral, Icon::Lock,
                    AnalyticsTexts::tr("Under %n h on air", nullptr, minGameHours),
                    AnalyticsTexts::emptyRange(m_kind), Action::Why};
        return {Pill::Kind::Neutral, Icon::Lock, AnalyticsTexts::tr("No report"),
                AnalyticsTexts::emptyRange(m_kind), Action::Why};
    }
    const SubjectHealth health = m_service->health(m_kind, *subject, m_range);
    const Action save = line.hasFile ? Action::SaveCsv : Action::None;
    if (health.silentSince.isValid())
        return {
            Pill::Kind::Error, Icon::Error,
            AnalyticsTexts::tr("Last data %1").arg(AnalyticsTexts::day(health.silentSince, today)),
            AnalyticsTexts::tr("No new data for %n days, although the service has reports for later days.",
                               nullptr, health.silentDays),
            save};
    if (!health.shrunk.isEmpty())
        return {Pill::Kind::Warn, Icon::Warning,
                AnalyticsTexts::tr("Less data, %n day(s)", nullptr, int(health.shrunk.size())),
                AnalyticsTexts::tr("A later report has less data for these days than an earlier one. Most "
                                   "recent of these days: %1.")
                    .arg(AnalyticsTexts::day(health.shrunk.last(), today)),
                save};
    if (!health.gaps.isEmpty()) {
        const DayRange gap = health.gaps.last();
        const bool isWithin = RangeAdvice::of(m_kind, gap, today).trouble == RangeAdvice::Trouble::None;
        return {Pill::Kind::Warn, Icon::Warning,
                AnalyticsTexts::tr("Gap, %n day(s)", nullptr, int(health.gapDays())),
                AnalyticsTexts::tr("No data for %1.").arg(AnalyticsTexts::range(gap)),
                isWithin && m_service->may(m_kind) ? Action::FillGap : save};
    }
    return {Pill::Kind::Good, Icon::Check, AnalyticsTexts::tr("Complete"), {}, save};
}

void ReportRows::refresh()
{
    // First the stored subjects by name, then those that only the current batch lists.
    QStringList ids;
    for (const StoredSubject &subject : m_service->reports(m_kind).subjects)
        ids.append(subject.id);
    for (const BatchItem &item : m_service->batch(m_kind)->items()) {
        if (!ids.contains(item.id))
            ids.append(item.id);
    }
    QList<ReportLine> lines;
    for (const QString &id : std::as_const(ids))
        lines.append(lineOf(id));
    sync(lines);
}

void ReportRows::refreshLine(const QString &id)
{
    if (find(id))
        upsert({lineOf(id)});
}

QString ReportRows::spoken(const ReportLine &line) const
{
    const QDate today = m_service->today();
    QStringList parts{line.name};
    if (line.covered.isValid()) {
        parts.append(AnalyticsTexts::range(line.covered));
        parts.append(tr("%1 of %Ln days", nullptr, int(line.expected)).arg(QLocale().toString(line.kept)));
    } else {
        parts.append(tr("no report for this range"));
        if (line.lastDayEver.isValid())
            parts.append(tr("last day %1").arg(AnalyticsTexts::day(line.lastDayEver, today)));
    }
    parts.append(line.state.text);
    if (!line.state.explanation.isEmpty())
        parts.append(line.state.explanation);
    return parts.join(tr(", "));
}

}  // namespace Sidestage
