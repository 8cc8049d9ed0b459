// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_page.h"

#include "analytics/charts/chart_card.h"
#include "analytics_view.h"
#include "fetch_dialog.h"

#include "analytics/analytics_service.h"

#include "accounts/account.h"
#include "kit/controls/saved_text.h"
#include "kit/controls/segmented.h"
#include "kit/theme/theme.h"

#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace Sidestage {

AnalyticsPage::AnalyticsPage(AnalyticsService *service, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_tabs(new Segmented(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("analyticsPage"));
    m_tabs->setObjectName(QStringLiteral("analyticsTabs"));
    m_tabs->setAccessibleName(tr("Report type"));
    m_tabs->addOption(tr("Games"), int(ReportKind::Games));
    m_tabs->addOption(tr("Extensions"), int(ReportKind::Extensions));
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    Theme::watch(m_stack, [this] { m_stack->setMinimumWidth(px(280)); });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);
    Theme::watch(this, [layout] {
        layout->setContentsMargins(px(Measure::pageMargin), 0, px(Measure::pageMargin),
                                   px(Measure::pageMargin));
    });

    const auto make
        = [this](const char *name, Icon icon, const QString &text, const QKeySequence &key, auto act) {
              auto *action = new QAction(Icons::icon(icon), text, this);
              action->setObjectName(QLatin1String(name));
              if (!key.isEmpty()) {
                  action->setShortcut(key);
                  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
              }
              connect(action, &QAction::triggered, this, act);
              addAction(action);
              return action;
          };
    m_ask = make("askReports", Icon::Refresh, tr("Refresh"), {}, [this] { view()->askAgain(); });
    m_saveAll
        = make("saveAllReports", Icon::Download, tr("Save all as CSV…"), {}, [this] { view()->saveAll(); });
    m_saveChart = make("saveChartAction", Icon::Download, tr("Save chart…"), Qt::CTRL | Qt::Key_E,
                       [this] { view()->saveChart(); });
    m_calendar = make("chooseDays", Icon::Clock, tr("Choose days…"), {}, [this] { view()->openCalendar(); });
    m_earlier
        = make("earlierDays", Icon::ChevronLeft, tr("Earlier days"), {}, [this] { view()->stepRange(-1); });
    m_later = make("laterDays", Icon::ChevronRight, tr("Later days"), {}, [this] { view()->stepRange(1); });
    m_settings = make("dailyFetching", Icon::Gear, tr("Daily download…"), {}, [this] {
        auto *dialog = new FetchDialog(m_service, this);
        dialog->open();
    });
    connect(m_tabs, &Segmented::currentChanged, this, [this] {
        m_stack->setCurrentWidget(viewOf(kind()));
        refreshActions();
        noteKept();
        Q_EMIT freshnessChanged();
        Q_EMIT savedChanged();
    });
    m_stack->setCurrentWidget(viewOf(ReportKind::Games));
    refreshActions();
    // The state is saved per account, because each account has its own games.
    m_place = new SavedText(
        QStringLiteral("analytics/") + service->account()->userId(), [this] { return m_noted; },
        [this](const QString &kept) { restoreState(kept); }, this);
}

AnalyticsPage::~AnalyticsPage() = default;

AnalyticsView *AnalyticsPage::viewOf(ReportKind kind)
{
    AnalyticsView *&view = m_views[int(kind)];
    if (!view) {
        view = new AnalyticsView(m_service, kind);
        m_stack->addWidget(view);
        connect(view, &AnalyticsView::freshnessChanged, this, &Page::freshnessChanged);
        connect(view, &AnalyticsView::savedChanged, this, &Page::savedChanged);
        connect(view, &AnalyticsView::permissionRequested, this, &AnalyticsPage::permissionRequested);
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
    return ReportKind(m_tabs->currentData().toInt());
}

AnalyticsView *AnalyticsPage::view() const
{
    return m_views[int(kind())];
}

void AnalyticsPage::showKind(ReportKind kind)
{
    m_tabs->setCurrentData(int(kind));
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

QList<QAction *> AnalyticsPage::pageActions() const
{
    return {m_ask, m_saveAll, m_saveChart, m_calendar, m_earlier, m_later, m_settings};
}

QList<QAction *> AnalyticsPage::headActions() const
{
    return {m_ask, m_saveAll};
}

QWidget *AnalyticsPage::headTabs()
{
    return m_tabs;
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
