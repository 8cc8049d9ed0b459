// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_breaks_model.h"

#include "accounts/account.h"
#include "ads/ad_clock.h"
#include "ads/ad_log.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/time_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct Titles
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::AdBreaksModel)
};

constexpr int part = 100;   // rows
constexpr int shows = 500;  // the maximum; the export has all
constexpr int resultColumn = 5;
const Qt::Alignment toTheEnd = Qt::AlignRight | Qt::AlignVCenter;

QString secondsText(int seconds)
{
    return seconds > 0 ? lengthText(seconds) : QStringLiteral("—");
}

/// The length and outcome of a break are known only after it has ended.
bool isRunning(const AdsService *service, const AdBreak &entry)
{
    const QDateTime since = service->clock()->runningSince();
    return since.isValid() && since == entry.startedAt;
}

QList<Column<AdBreakRow>> breakColumns(AdsService *service)
{
    const QString own = service->account()->userId();
    return {
        {Titles::tr("Started"),
         [service](const AdBreakRow &row) { return momentText(row.entry.at(), service->clock()->now()); }},
        {Titles::tr("Kind"), [own](const AdBreakRow &row) { return kindText(row.entry, own); }},
        {Titles::tr("Planned"),
         [](const AdBreakRow &row) { return secondsText(row.entry.promised); },
         {},
         toTheEnd},
        {Titles::tr("Shown"),
         [service](const AdBreakRow &row) {
             return row.entry.shown >= 0 && !isRunning(service, row.entry) ? lengthText(row.entry.shown)
                                                                           : QStringLiteral("—");
         },
         {},
         toTheEnd},
        {Titles::tr("Delay"), [](const AdBreakRow &row) { return lateText(row.entry); }, {}, toTheEnd},
        {Titles::tr("Result"),
         [service](const AdBreakRow &row) {
             return outcomeOf(row.entry, isRunning(service, row.entry)).text;
         }},
    };
}

QList<Column<AdShowRow>> showColumns(AdsService *service)
{
    const auto numbers = [](int AdShow::*member) {
        return [member](const AdShowRow &row) { return QLocale().toString(row.show.*member); };
    };
    return {
        {Titles::tr("Show"),
         [service](const AdShowRow &row) {
             return row.show.startedAt.isValid() ? momentText(row.show.startedAt, service->clock()->now())
                                                 : Titles::tr("unknown");
         }},
        {Titles::tr("Breaks"), numbers(&AdShow::breaks), {}, toTheEnd},
        {Titles::tr("Ads"), [](const AdShowRow &row) { return clockText(row.show.seconds); }, {}, toTheEnd},
        {Titles::tr("Manual"), numbers(&AdShow::run), {}, toTheEnd},
        {Titles::tr("Snoozes"), numbers(&AdShow::snoozes), {}, toTheEnd},
        {Titles::tr("Did not run"), numbers(&AdShow::missed), {}, toTheEnd},
    };
}

}  // namespace

AdBreaksModel::AdBreaksModel(AdsService *service, QObject *parent)
    : ResourceModel(&AdBreakRow::key, breakColumns(service), parent)
    , m_service(service)
{
    connect(service->log(), &AdLog::changed, this, [this] { follow(); });
    // A running break ends without a new entry in the log.
    connect(service->clock(), &AdClock::changed, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(std::min(rowCount(), 2) - 1, columnCount() - 1));
    });
    follow();
}

QList<AdBreakRow> AdBreaksModel::rowsOf(const QList<AdBreak> &entries)
{
    QList<AdBreakRow> rows;
    rows.reserve(entries.size());
    for (const AdBreak &entry : entries)
        rows.append({QString::number(entry.id), entry});
    return rows;
}

void AdBreaksModel::follow()
{
    // Keeps the rows that are loaded and reads one more for a new entry.
    const int wanted = std::max(part, rowCount() + 1);
    const auto entries = m_service->log()->newest(wanted);
    m_isWhole = entries.size() < wanted;
    sync(rowsOf(entries));
}

bool AdBreaksModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isWhole && rowCount() > 0;
}

void AdBreaksModel::fetchMore(const QModelIndex &)
{
    const auto more = m_service->log()->newest(part, row(rowCount() - 1).entry);
    m_isWhole = more.size() < part;
    append(rowsOf(more));
}

QVariant AdBreaksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AdBreak &entry = row(index.row()).entry;
    switch (role) {
    case Qt::AccessibleTextRole:
        return sentenceOf(entry, m_service->account()->userId(), m_service->clock()->now(),
                          isRunning(m_service, entry));
    case Qt::ToolTipRole:
        if (index.column() == 0 && entry.promisedAt.isValid())
            return Titles::tr("Scheduled for %1").arg(wallText(entry.promisedAt));
        return {};
    case RowRole::PillKind:
        return index.column() == resultColumn
            ? QVariant(int(outcomeOf(entry, isRunning(m_service, entry)).kind))
            : QVariant();
    case RowRole::Symbol:
        return index.column() == resultColumn
            ? QVariant(int(outcomeOf(entry, isRunning(m_service, entry)).icon))
            : QVariant();
    case RowRole::Strong:
        return index.column() == 0;
    case RowRole::TextTone:
        return index.column() == 4 ? QVariant(int(Tone::Secondary)) : QVariant();
    default:
        return ResourceModel::data(index, role);
    }
}

AdShowsModel::AdShowsModel(AdsService *service, QObject *parent)
    : ResourceModel(&AdShowRow::key, showColumns(service), parent)
    , m_service(service)
{
}

void AdShowsModel::read()
{
    QList<AdShowRow> rows;
    for (const AdShow &show : m_service->log()->shows(shows))
        rows.append(
            {QString::number(show.startedAt.isValid() ? show.startedAt.toMSecsSinceEpoch() : 0), show});
    sync(rows);
}

QVariant AdShowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AdShow &show = row(index.row()).show;
    if (role == Qt::AccessibleTextRole)
        return Titles::tr("Show of %1: %2")
            .arg(ResourceModel::data(this->index(index.row(), 0), Qt::DisplayRole).toString(),
                 totalsText(show));
    if (role == RowRole::Strong)
        return index.column() == 0;
    return ResourceModel::data(index, role);
}

}  // namespace Sidestage
