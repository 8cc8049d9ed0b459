// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_records.h"
#include "kit/layout/card.h"
#include "models/live_list.h"

class QTableView;

namespace Sidestage {

class CharityService;
class LastingDifference;
class PageState;
class WrapLabel;

/// Campaigns as rows: charity, end, total.
class LedgerModel : public LiveList<CampaignRecord>
{
    Q_OBJECT
public:
    enum ColumnName { CharityColumn, EndColumn, TotalColumn, ColumnCount };

    explicit LedgerModel(QObject *parent = nullptr);

private:
    static QList<Column<CampaignRecord>> columns();
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
    PageState *m_state = nullptr;
    WrapLabel *m_words = nullptr;
    LastingDifference *m_lasting = nullptr;
    QString m_current{};
    bool m_isTelling = false;
};

}  // namespace Sidestage
