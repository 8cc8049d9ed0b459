// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_card.h"
#include "base/bidi.h"

#include "charity_texts.h"

#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/text/elided_label.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace Sidestage {

LedgerModel::LedgerModel(QObject *parent)
    : LiveList(&CampaignRecord::id, columns(), parent)
{
    setSpoken([](const CampaignRecord &campaign) {
        return tr("%1, %2, %3, %n donations", "charity, when, amount", int(campaign.donations()))
            .arg(isolated(campaign.charityName), endText(campaign), campaign.total.text());
    });
}

QList<Column<CampaignRecord>> LedgerModel::columns()
{
    return {{.title = tr("Charity"),
             .text = &CampaignRecord::charityName,
             .toolTip = &CampaignRecord::charityName},
            {.title = tr("Ended"),
             .text = [](const CampaignRecord &campaign) { return endText(campaign); },
             .look = [](const CampaignRecord &) { return Look{.tone = Tone::Secondary}; },
             .isNumber = true},
            {.title = tr("Total"),
             .text = [](const CampaignRecord &campaign) { return campaign.total.text(); },
             .look = [](const CampaignRecord &) { return Look{.isStrong = true}; },
             .isNumber = true}};
}

LedgerCard::LedgerCard(CharityService *service, QWidget *parent)
    : Card(tr("Ledger"), Icon::List, parent)
    , m_service(service)
    , m_model(new LedgerModel(this))
{
    setObjectName(QStringLiteral("ledgerCard"));
    m_lasting = new LastingDifference([this] { updateCurrent(); }, this);
    auto *hint = new ElidedLabel(tr("kept after a campaign ends"), TextRole::Small, Tone::Secondary);
    addBesideTitle(hint);
    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("ledgerTable"));
    m_table->setAccessibleName(tr("Campaigns"));
    m_table->setModel(m_model);
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new HeaderState(m_table->horizontalHeader(), QStringLiteral("ledger/table"),
                    {{.section = LedgerModel::CharityColumn},
                     {.section = LedgerModel::EndColumn, .width = 76},
                     {.section = LedgerModel::TotalColumn, .width = 104}});
    m_state = new PageState(m_table, QStringLiteral("ledgerEmpty"));
    m_words = new WrapLabel({}, TextRole::Small, Tone::Warn);
    m_words->setObjectName(QStringLiteral("ledgerDifference"));
    setBodyPadded(false);
    body()->addWidget(m_state, 1);
    auto *foot = new QVBoxLayout;
    foot->addWidget(m_words);
    body()->addLayout(foot);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (m_isTelling || !index.isValid())
                    return;
                m_current = m_model->row(index.row()).id;
                updateCurrent();
                Q_EMIT chosen(m_current);
            });
    connect(service->cache(), &CharityCache::changed, this, &LedgerCard::updateTexts);
    connect(service->cache(), &CharityCache::currentChanged, this, &LedgerCard::updateTexts);
    setMargins(foot, Measure::cardPaddingX, 4, Measure::cardPaddingX, 8);
    Theme::watch(this, [this] { m_table->setMinimumHeight(px(Measure::tableRow) * 3 + px(30)); });
    updateTexts();
}

QString LedgerCard::current() const
{
    return m_current;
}

void LedgerCard::setCurrent(const QString &id)
{
    m_isTelling = true;
    m_current = id;
    m_table->setCurrentIndex(m_model->index(m_model->rowOf(id), 0));
    m_isTelling = false;
    updateCurrent();
}

void LedgerCard::updateTexts()
{
    m_isTelling = true;
    m_model->sync(m_service->cache()->campaigns());
    m_isTelling = false;
    if (m_model->rowCount() > 0)
        m_state->showList();
    else
        m_state->showEmpty(Icon::List, tr("No campaigns yet. Past campaigns stay listed here."));
    updateCurrent();
}

void LedgerCard::updateCurrent()
{
    const CampaignRecord *campaign = m_model->find(m_current);
    // While the donations of the running campaign are still being read, a difference is not shown.
    const bool isRead = campaign && (!campaign->isRunning() || m_service->feed()->isComplete());
    const QString now = isRead ? differenceText(*campaign) : QString();
    // The difference of a campaign that has ended is final, so it is shown at once.
    const QString words = campaign && campaign->isRunning() ? m_lasting->shown(now) : now;
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

}  // namespace Sidestage
