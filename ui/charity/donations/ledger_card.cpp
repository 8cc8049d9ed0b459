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
#include "kit/messages/empty_state.h"
#include "kit/text/elided_label.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace Sidestage {

void LedgerModel::set(const QList<CampaignRecord> &campaigns)
{
    // Campaigns are only added at the beginning, so new ones can be inserted without a reset.
    const auto isSame = [&](qsizetype from) {
        for (qsizetype i = 0; i < m_campaigns.size(); ++i) {
            if (m_campaigns[i].id != campaigns[from + i].id)
                return false;
        }
        return true;
    };
    const qsizetype more = campaigns.size() - m_campaigns.size();
    if (more < 0 || !isSame(more)) {
        beginResetModel();
        m_campaigns = campaigns;
        endResetModel();
        return;
    }
    if (more > 0) {
        beginInsertRows({}, 0, int(more) - 1);
        m_campaigns = campaigns;
        endInsertRows();
    }
    if (m_campaigns != campaigns || more > 0) {
        m_campaigns = campaigns;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

std::optional<CampaignRecord> LedgerModel::at(int row) const
{
    return row >= 0 && row < m_campaigns.size() ? std::optional(m_campaigns[row]) : std::nullopt;
}

int LedgerModel::rowOf(const QString &id) const
{
    for (qsizetype i = 0; i < m_campaigns.size(); ++i) {
        if (m_campaigns[i].id == id)
            return int(i);
    }
    return -1;
}

int LedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_campaigns.size());
}

int LedgerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant LedgerModel::data(const QModelIndex &index, int role) const
{
    const auto campaign = at(index.row());
    if (!campaign)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case CharityColumn:
            return campaign->charityName;
        case EndColumn:
            return endText(*campaign);
        case TotalColumn:
            return campaign->total.text();
        }
        return {};
    case Qt::TextAlignmentRole:
        return index.column() == CharityColumn ? QVariant() : int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return index.column() == CharityColumn ? campaign->charityName : QVariant();
    case Qt::AccessibleTextRole:
        return tr("%1, %2, %3, %n donations", "charity, when, amount", int(campaign->donations()))
            .arg(isolated(campaign->charityName), endText(*campaign), campaign->total.text());
    case RowRole::Strong:
        return index.column() == TotalColumn;
    case RowRole::TextTone:
        return index.column() == EndColumn ? QVariant(int(Tone::Secondary)) : QVariant();
    default:
        return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != CharityColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == CharityColumn ? tr("Charity") : section == EndColumn ? tr("Ended") : tr("Total");
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
    m_empty = new EmptyState(Icon::List, tr("No campaigns yet. Past campaigns stay listed here."));
    m_empty->setObjectName(QStringLiteral("ledgerEmpty"));
    m_words = new WrapLabel({}, TextRole::Small, Tone::Warn);
    m_words->setObjectName(QStringLiteral("ledgerDifference"));
    setBodyPadded(false);
    body()->addWidget(m_table, 1);
    body()->addWidget(m_empty, 1);
    auto *foot = new QVBoxLayout;
    foot->addWidget(m_words);
    body()->addLayout(foot);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                const auto campaign = m_model->at(index.row());
                if (m_isTelling || !campaign)
                    return;
                m_current = campaign->id;
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
    m_model->set(m_service->cache()->campaigns());
    m_isTelling = false;
    m_table->setVisible(m_model->rowCount() > 0);
    m_empty->setVisible(m_model->rowCount() == 0);
    updateCurrent();
}

void LedgerCard::updateCurrent()
{
    const auto campaign = m_model->at(m_model->rowOf(m_current));
    // While the donations of the running campaign are still being read, a difference is not shown.
    const bool isRead = campaign && (!campaign->isRunning() || m_service->feed()->isComplete());
    const QString now = isRead ? differenceText(*campaign) : QString();
    // The difference of a campaign that has ended is final, so it is shown at once.
    const QString words = campaign && campaign->isRunning() ? m_lasting->shown(now) : now;
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

}  // namespace Sidestage
