// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_rows.h"

#include "analytics/analytics_service.h"

#include "kit/lists/row_delegate.h"

#include <QLocale>

#include <algorithm>

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
    : QAbstractTableModel(parent)
    , m_service(service)
    , m_kind(kind)
    , m_range(lastDays(90, service->today()))
{
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

int ReportRows::rowOf(const QString &id) const
{
    for (int row = 0; row < m_lines.size(); ++row) {
        if (m_lines[row].id == id)
            return row;
    }
    return -1;
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
    for (int row = int(m_lines.size()) - 1; row >= 0; --row) {
        if (ids.contains(m_lines[row].id))
            continue;
        beginRemoveRows({}, row, row);
        m_lines.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < ids.size(); ++row) {
        const int before = rowOf(ids[row]);
        if (before < 0) {
            beginInsertRows({}, row, row);
            m_lines.insert(row, lineOf(ids[row]));
            endInsertRows();
            continue;
        }
        if (before != row && beginMoveRows({}, before, before, {}, before < row ? row + 1 : row)) {
            m_lines.move(before, row);
            endMoveRows();
        }
        refreshLine(ids[row]);
    }
}

void ReportRows::refreshLine(const QString &id)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    ReportLine line = lineOf(id);
    if (line == m_lines[row])
        return;
    m_lines[row] = std::move(line);
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int ReportRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int ReportRows::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
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

QVariant ReportRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ReportLine &line = m_lines.at(index.row());
    const QDate today = m_service->today();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case NameColumn:
            return line.name;
        case CoveredColumn:
            return line.covered.isValid() ? AnalyticsTexts::shortRange(line.covered, today)
                                          : tr("no report for this range");
        case LastColumn:
            return AnalyticsTexts::day(line.lastDay, today);
        case KeptColumn:
            return line.covered.isValid()
                ? tr("%1 of %2").arg(QLocale().toString(line.kept), QLocale().toString(line.expected))
                : QString();
        case StateColumn:
            return line.state.text;
        case ActionColumn:
            return ReportState::actionText(line.state.action);
        }
        return {};
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter
                   | (column == LastColumn || column == KeptColumn || column == ActionColumn
                          ? Qt::AlignRight
                          : Qt::AlignLeft));
    case Qt::ToolTipRole:
        return column == StateColumn && !line.state.explanation.isEmpty() ? QVariant(line.state.explanation)
                                                                          : QVariant();
    case RowRole::Strong:
        return column == NameColumn;
    case RowRole::TextTone:
        if (column == ActionColumn)
            return int(Tone::Accent);
        return column == CoveredColumn && !line.covered.isValid() ? QVariant(int(Tone::Secondary))
                                                                  : QVariant();
    case RowRole::PillKind:
        return column == StateColumn ? QVariant(int(line.state.kind)) : QVariant();
    case RowRole::Symbol:
        return column == StateColumn ? QVariant(int(line.state.icon)) : QVariant();
    case Qt::AccessibleTextRole:
        return spoken(line);
    }
    return {};
}

QVariant ReportRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter
                   | (section == LastColumn || section == KeptColumn || section == ActionColumn
                          ? Qt::AlignRight
                          : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return m_kind == ReportKind::Games ? tr("Game") : tr("Extension");
    case CoveredColumn:
        return tr("Days covered");
    case LastColumn:
        return tr("Last day");
    case KeptColumn:
        return tr("Days kept");
    case StateColumn:
        return tr("State");
    case ActionColumn:
        return tr("Action");
    }
    return {};
}

}  // namespace Sidestage
