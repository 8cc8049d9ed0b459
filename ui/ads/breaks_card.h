// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/segmented.h"
#include "kit/forward.h"
#include "kit/layout/card.h"

namespace Sidestage {

class AdBreaksModel;
class AdShowsModel;
class AdsService;

/// The log of ad breaks, and the totals of each show.
class BreaksCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit BreaksCard(AdsService *service, QWidget *parent = nullptr);

    bool showsTotals() const { return m_views->currentIndex() == 1; }

private:
    QTableView *makeTable(QAbstractItemModel *model, const QString &name, const QString &spoken);
    void refresh();

    AdsService *m_service;
    QLabel *m_counts;
    Segmented *m_views;
    AdBreaksModel *m_breaks;
    AdShowsModel *m_shows;
    QTableView *m_breakTable;
    QTableView *m_showTable;
    EmptyState *m_empty;
};

}  // namespace Sidestage
