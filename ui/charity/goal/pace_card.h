// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/button.h"
#include "kit/forward.h"
#include "kit/layout/card.h"

class QTableWidget;

namespace Sidestage {

class CharityService;
class PaceChart;

/// The pace of the donations: rates and a chart, which can be shown as a table instead.
class PaceCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit PaceCard(CharityService *service, QWidget *parent = nullptr);

    bool showsTable() const { return m_asTable->isChecked(); }

private:
    void updateTexts();
    void fillTable();

    CharityService *m_service;
    WrapLabel *m_rates = nullptr;
    QStackedWidget *m_stack = nullptr;
    PaceChart *m_chart = nullptr;
    QTableWidget *m_table = nullptr;
    Button *m_asTable = nullptr;
};

}  // namespace Sidestage
