// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/breaks_card.h"

#include "ads/ad_breaks_model.h"
#include "ads/ad_clock.h"
#include "ads/ad_log.h"
#include "ads/ads_service.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/empty_state.h"
#include "kit/text/elided_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>

namespace Sidestage {

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
