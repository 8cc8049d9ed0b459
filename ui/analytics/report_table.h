// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/charts/analytics_texts.h"

#include "kit/forward.h"
#include "kit/layout/card.h"

namespace Sidestage {

class AnalyticsService;
class ReportRows;

/// The reports, their states, and an action for each.
class ReportTable : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    ReportTable(AnalyticsService *service, ReportKind kind, QWidget *parent = nullptr);

    ReportRows *rows() const { return m_rows; }
    QTableView *view() const { return m_view; }
    QString currentId() const;
    /// Performs the action of the row with this id.
    void act(const QString &id);

Q_SIGNALS:
    /// Emitted when the chart shall show this subject.
    void subjectChosen(const QString &id);
    void actionWanted(const QString &id, Sidestage::ReportState::Action action);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();

    ReportRows *m_rows;
    QTableView *m_view;
    HeaderState *m_columns;
};

}  // namespace Sidestage
