// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_records.h"
#include "kit/layout/card.h"

#include <QAbstractTableModel>

class QTableView;

namespace Sidestage {

class CharityService;
class EmptyState;
class LastingDifference;
class WrapLabel;

/// Campaigns as rows: charity, end, total.
class LedgerModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { CharityColumn, EndColumn, TotalColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(const QList<CampaignRecord> &campaigns);
    std::optional<CampaignRecord> at(int row) const;
    int rowOf(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<CampaignRecord> m_campaigns{};
};

/// All past campaigns, including those that the service no longer returns. The donations of the current row
/// are shown.
class LedgerCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit LedgerCard(CharityService *service, QWidget *parent = nullptr);

    /// The campaign of the current row; empty if there is none.
    QString current() const;
    void setCurrent(const QString &id);
    QTableView *table() const { return m_table; }

Q_SIGNALS:
    /// Emitted when the user selects a campaign.
    void chosen(const QString &id);

private:
    void updateTexts();
    void updateCurrent();

    CharityService *m_service;
    LedgerModel *m_model;
    QTableView *m_table = nullptr;
    EmptyState *m_empty = nullptr;
    WrapLabel *m_words = nullptr;
    LastingDifference *m_lasting = nullptr;
    QString m_current{};
    bool m_isTelling = false;
};

}  // namespace Sidestage
