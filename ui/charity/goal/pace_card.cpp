// SPDX-License-Identifier: GPL-3.0-or-later
#include "pace_card.h"

#include "charity/donations/charity_texts.h"
#include "pace_chart.h"

#include "charity/charity_cache.h"
#include "charity/charity_service.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableWidget>

namespace Sidestage {

namespace {

constexpr int maxRows = 500;
constexpr int renewedAfter = 30'000;  // ms: the chart changes slowly

}  // namespace

PaceCard::PaceCard(CharityService *service, QWidget *parent)
    : Card(tr("Pace"), Icon::Chart, parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("paceCard"));
    m_asTable = named("paceAsTable", new Button(Icon::List, tr("Show as table"), Button::Role::Ghost));
    m_asTable->setCompact(true);
    m_asTable->setCheckable(true);
    addToHead(m_asTable);
    m_rates = named("paceRates", new WrapLabel({}, TextRole::Small, Tone::Secondary));
    body()->addWidget(m_rates);
    m_chart = new PaceChart;
    m_table = named("paceTable", new QTableWidget(0, 2), tr("Total over time"));
    m_table->setHorizontalHeaderLabels({tr("Time"), tr("Total")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    setUpTable(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_chart);
    m_stack->addWidget(m_table);
    body()->addWidget(m_stack, 1);
    connect(m_asTable, &QPushButton::toggled, this, [this](bool on) {
        m_stack->setCurrentIndex(on ? 1 : 0);
        updateTexts();
    });
    connect(service->cache(), &CharityCache::changed, this, [this] { SecondTicker::shared()->wake(this); });
    SecondTicker::shared()->follow(this, [this] {
        updateTexts();
        return renewedAfter;
    });
}

void PaceCard::updateTexts()
{
    const auto campaign = m_service->cache()->current();
    if (!campaign)
        return;
    const Pace pace = m_service->pace();
    m_rates->setText(paceText(pace));
    m_chart->set(*campaign, m_service->cache()->progress(), pace);
    if (showsTable())
        fillTable();
}

void PaceCard::fillTable()
{
    const auto campaign = m_service->cache()->current();
    const QList<ProgressPoint> &points = m_service->cache()->progress();
    // Newest first. If there are more points than rows, only every n-th is shown.
    const qsizetype every = points.size() / maxRows + 1;
    const int rows = int((points.size() + every - 1) / every);
    m_table->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const ProgressPoint &point = points[points.size() - 1 - row * every];
        auto *time = new QTableWidgetItem(momentText(point.at, m_service->serviceNow()));
        auto *total = new QTableWidgetItem(campaign->total.of(point.total).text());
        total->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, 0, time);
        m_table->setItem(row, 1, total);
    }
}

}  // namespace Sidestage
