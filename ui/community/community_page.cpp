// SPDX-License-Identifier: GPL-3.0-or-later
#include "community_page.h"

#include "community/community_service.h"
#include "community/extension_sales.h"
#include "community/follow_list.h"
#include "follows_view.h"
#include "here_view.h"
#include "kit/controls/segmented.h"
#include "kit/theme/theme.h"
#include "sales_view.h"

#include <QBoxLayout>
#include <QStackedWidget>

namespace Sidestage {

CommunityPage::CommunityPage(CommunityService *service, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_tabs(new Segmented(this))
    , m_stack(new QStackedWidget(this))
    , m_views{new FollowsView(service, this), new HereView(service, this)}
{
    setObjectName(QStringLiteral("communityPage"));
    m_tabs->setObjectName(QStringLiteral("communityTabs"));
    m_tabs->setAccessibleName(tr("Community section"));
    m_tabs->addOption(tr("Follows"), int(Tab::Follows));
    m_tabs->addOption(tr("In chat"), int(Tab::Here));
    if (service->sales()->isConfigured()) {
        m_views.append(new SalesView(service, this));
        m_tabs->addOption(tr("Extension"), int(Tab::Extension));
    }
    for (CommunityView *view : std::as_const(m_views)) {
        m_stack->addWidget(view);
        connect(view, &CommunityView::freshnessChanged, this, &Page::freshnessChanged);
        connect(view, &CommunityView::permissionRequested, this, &CommunityPage::permissionRequested);
    }
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    Theme::watch(m_stack, [this] { setMinimumSize(px(300), px(220)); });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);
    Theme::watch(this, [layout] {
        layout->setContentsMargins(px(Measure::pageMargin), 0, px(Measure::pageMargin),
                                   px(Measure::pageMargin));
    });
    connect(m_tabs, &Segmented::currentChanged, this, [this] {
        m_stack->setCurrentIndex(m_tabs->currentIndex());
        updateStale();
        Q_EMIT freshnessChanged();
    });
}

CommunityPage::~CommunityPage()
{
    // Hides the views while the page can still handle their signals.
    hide();
    for (CommunityView *view : std::as_const(m_views))
        view->disconnect(this);
}

Freshness CommunityPage::freshness() const
{
    return view(tab())->freshness();
}

QList<QAction *> CommunityPage::pageActions() const
{
    QList<QAction *> actions;
    for (const CommunityView *view : m_views)
        actions += view->viewActions();
    return actions;
}

QWidget *CommunityPage::headTabs()
{
    return m_tabs;
}

void CommunityPage::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(int(tab));
}

CommunityPage::Tab CommunityPage::tab() const
{
    return Tab(m_tabs->currentIndex());
}

CommunityView *CommunityPage::view(Tab tab) const
{
    return m_views.value(int(tab));
}

/// Two of the tabs show followers.
void CommunityPage::updateStale()
{
    m_service->followers()->setOnScreen(isVisible() && tab() != Tab::Extension);
}

void CommunityPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    updateStale();
}

void CommunityPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    updateStale();
}

void CommunityPage::refresh()
{
    view(tab())->refresh();
}

}  // namespace Sidestage
