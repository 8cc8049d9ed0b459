// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/breaks_card.h"

#include "accounts/account.h"
#include "ads/ad_clock.h"
#include "ads/ad_log.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/empty_state.h"
#include "kit/text/elided_label.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>

namespace Sidestage {

namespace {

struct Titles
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::AdBreaksModel)
};

constexpr int part = 100;   // rows
constexpr int shows = 500;  // the maximum; the export has all

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
    const auto outcome
        = [service](const AdBreakRow &row) { return outcomeOf(row.entry, isRunning(service, row.entry)); };
    return {
        {.title = Titles::tr("Started"),
         .text
         = [service](const AdBreakRow &row) { return momentText(row.entry.at(), service->clock()->now()); },
         .look = [](const AdBreakRow &) { return Look{.isStrong = true}; },
         .toolTip =
             [](const AdBreakRow &row) {
                 return row.entry.promisedAt.isValid()
                     ? Titles::tr("Scheduled for %1").arg(wallText(row.entry.promisedAt))
                     : QString();
             }},
        {.title = Titles::tr("Kind"),
         .text = [own](const AdBreakRow &row) { return kindText(row.entry, own); }},
        {.title = Titles::tr("Planned"),
         .text = [](const AdBreakRow &row) { return secondsText(row.entry.promised); },
         .isNumber = true},
        {.title = Titles::tr("Shown"),
         .text =
             [service](const AdBreakRow &row) {
                 return row.entry.shown >= 0 && !isRunning(service, row.entry) ? lengthText(row.entry.shown)
                                                                               : QStringLiteral("—");
             },
         .isNumber = true},
        {.title = Titles::tr("Delay"),
         .text = [](const AdBreakRow &row) { return lateText(row.entry); },
         .look = [](const AdBreakRow &) { return Look{.tone = Tone::Secondary}; },
         .isNumber = true},
        {.title = Titles::tr("Result"),
         .text = [outcome](const AdBreakRow &row) { return outcome(row).text; },
         .look =
             [outcome](const AdBreakRow &row) {
                 const auto is = outcome(row);
                 return Look{.pill = is.kind, .icon = is.icon};
             }},
    };
}

QString showText(const AdsService *service, const AdShow &show)
{
    return show.startedAt.isValid() ? momentText(show.startedAt, service->clock()->now())
                                    : Titles::tr("unknown");
}

QList<Column<AdShowRow>> showColumns(AdsService *service)
{
    const auto numbers = [](const QString &title, int AdShow::*member) {
        return Column<AdShowRow>{
            .title = title,
            .text = [member](const AdShowRow &row) { return QLocale().toString(row.show.*member); },
            .isNumber = true};
    };
    return {
        {.title = Titles::tr("Show"),
         .text = [service](const AdShowRow &row) { return showText(service, row.show); },
         .look = [](const AdShowRow &) { return Look{.isStrong = true}; }},
        numbers(Titles::tr("Breaks"), &AdShow::breaks),
        {.title = Titles::tr("Ads"),
         .text = [](const AdShowRow &row) { return clockText(row.show.seconds); },
         .isNumber = true},
        numbers(Titles::tr("Manual"), &AdShow::run),
        numbers(Titles::tr("Snoozes"), &AdShow::snoozes),
        numbers(Titles::tr("Did not run"), &AdShow::missed),
    };
}

}  // namespace

AdBreaksModel::AdBreaksModel(AdsService *service, QObject *parent)
    : LiveList(&AdBreakRow::key, breakColumns(service), parent)
    , m_service(service)
{
    setSpoken([service](const AdBreakRow &row) {
        return sentenceOf(row.entry, service->account()->userId(), service->clock()->now(),
                          isRunning(service, row.entry));
    });
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
    const int wanted = std::max(part, total() + 1);
    const auto entries = m_service->log()->newest(wanted);
    m_isWhole = entries.size() < wanted;
    m_oldest = entries.isEmpty() ? AdBreak() : entries.last();
    sync(rowsOf(entries));
}

bool AdBreaksModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isWhole && total() > 0;
}

void AdBreaksModel::fetchMore(const QModelIndex &)
{
    const auto more = m_service->log()->newest(part, m_oldest);
    m_isWhole = more.size() < part;
    if (!more.isEmpty())
        m_oldest = more.last();
    upsert(rowsOf(more));
}

AdShowsModel::AdShowsModel(AdsService *service, QObject *parent)
    : LiveList(&AdShowRow::key, showColumns(service), parent)
    , m_service(service)
{
    setSpoken([service](const AdShowRow &row) {
        return Titles::tr("Show of %1: %2").arg(showText(service, row.show), totalsText(row.show));
    });
}

void AdShowsModel::read()
{
    QList<AdShowRow> rows;
    for (const AdShow &show : m_service->log()->shows(shows))
        rows.append(
            {QString::number(show.startedAt.isValid() ? show.startedAt.toMSecsSinceEpoch() : 0), show});
    sync(rows);
}

BreaksCard::BreaksCard(AdsService *service, QWidget *parent)
    : Card(tr("Breaks"), Icon::None, parent)
    , m_service(service)
    , m_counts(named("breakCounts", new ElidedLabel({}, TextRole::Small, Tone::Secondary)))
    , m_views(named("breakViews", new Segmented, tr("List to show")))
    , m_breaks(new AdBreaksModel(service, this))
    , m_shows(new AdShowsModel(service, this))
    , m_breakTable(makeTable(m_breaks, QStringLiteral("breakTable"), tr("Ad breaks, newest first")))
    , m_showTable(makeTable(m_shows, QStringLiteral("showTable"), tr("Totals per show, newest first")))
    , m_empty(new EmptyState(Icon::Megaphone, tr("No ad breaks yet. They are listed here as they happen.")))
{
    setObjectName(QStringLiteral("breaksCard"));
    m_views->addOption(tr("Breaks"));
    m_views->addOption(tr("Shows"));
    addBesideTitle(m_counts);
    addToHead(m_views);
    setBodyPadded(false);
    body()->addWidget(m_breakTable);
    body()->addWidget(m_showTable);
    body()->addWidget(m_empty);
    connect(m_views, &Segmented::chosen, this, &BreaksCard::refresh);
    connect(service->log(), &AdLog::changed, this, &BreaksCard::refresh);
    connect(service->clock(), &AdClock::changed, this, &BreaksCard::refresh);
    Theme::watch(this, [this] {
        for (QTableView *table : {m_breakTable, m_showTable})
            table->setMinimumHeight(px(Measure::tableHead + 5 * Measure::tableRowPills) + 2);
    });
    refresh();
}

QTableView *BreaksCard::makeTable(QAbstractItemModel *model, const QString &name, const QString &spoken)
{
    auto *table = new QTableView;
    table->setObjectName(name);
    table->setAccessibleName(spoken);
    table->setModel(model);
    setUpTable(table, Measure::tableRowPills);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    return table;
}

void BreaksCard::refresh()
{
    const int all = m_service->log()->count();
    const QDateTime show = m_service->clock()->showAt();
    const QString total = tr("%Ln total", nullptr, all);
    m_counts->setText(show.isValid()
                          ? tr("%1, %2", "5 this stream; 214 in all")
                                .arg(tr("%Ln this stream", nullptr, m_service->log()->countOf(show)), total)
                          : total);
    const bool totals = showsTotals();
    if (totals)
        m_shows->read();
    m_breakTable->setVisible(all > 0 && !totals);
    m_showTable->setVisible(all > 0 && totals);
    m_empty->setVisible(all == 0);
}

}  // namespace Sidestage
