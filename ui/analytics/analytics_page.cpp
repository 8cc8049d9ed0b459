// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_page.h"

#include "analytics/charts/chart_card.h"
#include "analytics_view.h"
#include "fetch_dialog.h"

#include "analytics/analytics_service.h"

#include "accounts/account.h"
#include "kit/controls/saved_text.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"

#include <QScopedValueRollback>
#include <QStackedWidget>

namespace Sidestage {

AnalyticsPage::AnalyticsPage(AnalyticsService *service, QWidget *parent)
    : TabbedPage(QStringLiteral("analytics"), tr("Report type"), parent)
    , m_service(service)
{
    addTab(tr("Games"));
    addTab(tr("Extensions"));
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    setScaled(stack(), &QWidget::setMinimumWidth, 250);

    m_ask = addAction(
        "askReports", Icon::Refresh, tr("Refresh"), {}, [this] { view()->askAgain(); }, Where::Head);
    m_saveAll = addAction(
        "saveAllReports", Icon::Download, tr("Save all as CSV…"), {}, [this] { view()->saveAll(); },
        Where::Head);
    m_saveChart = addAction("saveChartAction", Icon::Download, tr("Save chart…"), Qt::CTRL | Qt::Key_E,
                            [this] { view()->saveChart(); });
    addAction("chooseDays", Icon::Clock, tr("Choose days…"), {}, [this] { view()->openCalendar(); });
    addAction("earlierDays", Icon::ChevronLeft, tr("Earlier days"), {}, [this] { view()->stepRange(-1); });
    addAction("laterDays", Icon::ChevronRight, tr("Later days"), {}, [this] { view()->stepRange(1); });
    addAction("dailyFetching", Icon::Gear, tr("Daily download…"), {}, [this] {
        auto *dialog = new FetchDialog(m_service, this);
        dialog->open();
    });
    viewOf(ReportKind::Games);
    refreshActions();
    // The state is saved per account, because each account has its own games.
    m_place = new SavedText(
        QStringLiteral("analytics/") + service->account()->userId(), [this] { return m_noted; },
        [this](const QString &kept) { restoreState(kept); }, this);
}

AnalyticsPage::~AnalyticsPage() = default;

void AnalyticsPage::tabChanged(bool)
{
    stack()->setCurrentWidget(viewOf(kind()));
    refreshActions();
    noteKept();
}

AnalyticsView *AnalyticsPage::viewOf(ReportKind kind)
{
    AnalyticsView *&view = m_views[int(kind)];
    if (!view) {
        view = new AnalyticsView(m_service, kind);
        stack()->addWidget(view);
        connect(view, &AnalyticsView::freshnessChanged, this, &Page::freshnessChanged);
        connect(view, &AnalyticsView::savedChanged, this, &Page::savedChanged);
        connect(view, &AnalyticsView::actionsChanged, this, &AnalyticsPage::refreshActions);
        connect(view, &AnalyticsView::questionChanged, this, &AnalyticsPage::noteKept);
        view->restoreState(m_keptOf[int(kind)]);
    }
    return view;
}

/// Returns one line for the selected tab and one for the state of each view.
QString AnalyticsPage::saveState() const
{
    const auto of = [this](ReportKind kind) {
        const AnalyticsView *view = m_views[int(kind)];
        return view ? view->saveState() : m_keptOf[int(kind)];
    };
    const QStringList lines{kind() == ReportKind::Extensions ? QStringLiteral("extensions") : QString(),
                            of(ReportKind::Games), of(ReportKind::Extensions)};
    return lines.join(QString()).isEmpty() ? QString() : lines.join(u'\n');
}

void AnalyticsPage::restoreState(const QString &kept)
{
    const QStringList lines = kept.split(u'\n');
    if (lines.size() != 3)
        return;
    const QScopedValueRollback restoring(m_isRestoring, true);
    m_keptOf[int(ReportKind::Games)] = lines[1];
    m_keptOf[int(ReportKind::Extensions)] = lines[2];
    for (AnalyticsView *view : m_views) {
        if (view)
            view->restoreState(m_keptOf[int(view->kind())]);
    }
    showKind(lines.first() == u"extensions" ? ReportKind::Extensions : ReportKind::Games);
    m_noted = this->saveState();
}

void AnalyticsPage::noteKept()
{
    const QString now = saveState();
    if (m_place && !m_isRestoring && std::exchange(m_noted, now) != now)
        Q_EMIT m_place->changed();
}

ReportKind AnalyticsPage::kind() const
{
    return ReportKind(tabs()->currentData().toInt());
}

void AnalyticsPage::showKind(ReportKind kind)
{
    tabs()->setCurrentData(int(kind));
}

void AnalyticsPage::refreshActions()
{
    const AnalyticsView *shown = view();
    if (!shown)
        return;
    const bool may = m_service->may(kind());
    m_ask->setEnabled(may && !m_service->batch(kind())->isRunning());
    m_ask->setToolTip(may ? QString() : tr("This account has not granted the permission."));
    m_saveAll->setEnabled(shown->maySaveAll());
    m_saveChart->setEnabled(shown->maySaveChart());
}

Freshness AnalyticsPage::freshness() const
{
    return view()->freshness();
}

QString AnalyticsPage::saved() const
{
    return view()->saved();
}

void AnalyticsPage::refresh()
{
    view()->askAgain();
}

}  // namespace Sidestage
