// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/base/community_view.h"
#include "community/extension_sales.h"
#include "kit/forward.h"

namespace Sidestage {

class SaleDelegate;

/// Purchases with Bits in the app's extension, and lookup of single purchases by their ids.
class SalesView : public CommunityView
{
    Q_OBJECT
public:
    explicit SalesView(CommunityService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;
    void refresh() override { m_sales->refresh(); }

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void updateTexts();
    void lookUp();
    void fitColumns();

    ExtensionSales *m_sales;
    QLabel *m_what;
    QLineEdit *m_ids;
    Button *m_look;
    QLabel *m_hint;
    QTableView *m_table;
    PageState *m_state;
    SaleDelegate *m_delegate = nullptr;
    HeaderState *m_columns = nullptr;
    QDateTime m_asOf{};
};

}  // namespace Sidestage
