// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/day_range.h"
#include "page/tabbed_page.h"

namespace Sidestage {

class AnalyticsService;
class AnalyticsView;
class SavedState;

/// The Analytics page: stored reports of games and extensions as charts and tables, with gaps marked.
class AnalyticsPage : public TabbedPage
{
    Q_OBJECT
public:
    /// `service` must outlive the page.
    explicit AnalyticsPage(AnalyticsService *service, QWidget *parent = nullptr);
    ~AnalyticsPage() override;

    QString title() const override { return tr("Analytics"); }
    Freshness freshness() const override;
    QString saved() const override;

    void showKind(ReportKind kind);
    ReportKind kind() const;
    AnalyticsView *view() const { return m_views[int(kind())]; }

public Q_SLOTS:
    void refresh() override;

protected:
    void tabChanged(bool hadFocus) override;

private:
    AnalyticsView *viewOf(ReportKind kind);
    void refreshActions();
    QString saveState() const;
    void restoreState(const QString &kept);
    void noteKept();

    AnalyticsService *m_service;
    AnalyticsView *m_views[2]{};  ///< Null until the tab is first shown.
    QString m_keptOf[2]{};        ///< Saved states for views that do not exist yet.
    QString m_noted{};
    SavedState *m_place = nullptr;
    bool m_isRestoring = false;
    QAction *m_ask = nullptr;
    QAction *m_saveAll = nullptr;
    QAction *m_saveChart = nullptr;
};

}  // namespace Sidestage
