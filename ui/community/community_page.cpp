// SPDX-License-Identifier: GPL-3.0-or-later
#include "community_page.h"

#include "community/community_service.h"
#include "community/extension_sales.h"
#include "community/follow_list.h"
#include "follows_view.h"
#include "here_view.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "people/roles_view.h"
#include "people/subscribers_view.h"
#include "sales_view.h"

namespace Sidestage {

CommunityPage::CommunityPage(CommunityService *service, QWidget *parent)
    : TabbedPage(QStringLiteral("community"), tr("Community section"), parent)
    , m_service(service)
{
    addTab(tr("Follows"), new FollowsView(service, this));
    addTab(tr("In chat"), new HereView(service, this));
    addTab(tr("Subscribers"), new SubscribersView(service, this));
    addTab(tr("Roles"), new RolesView(service, this));
    addTab(tr("Blocked"), new BlockedView(service, this));
    if (service->sales()->isConfigured())
        addTab(tr("Extension"), new SalesView(service, this));
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
}

CommunityPage::~CommunityPage()
{
    hide();  // while the page can still handle it
}

void CommunityPage::showTab(Tab tab)
{
    tabs()->setCurrentIndex(int(tab));
}

CommunityPage::Tab CommunityPage::tab() const
{
    return Tab(tabs()->currentIndex());
}

/// Two of the tabs show followers.
void CommunityPage::updateStale()
{
    m_service->followers()->setOnScreen(isVisible() && (tab() == Tab::Follows || tab() == Tab::Here));
}

void CommunityPage::showEvent(QShowEvent *event)
{
    TabbedPage::showEvent(event);
    updateStale();
}

void CommunityPage::hideEvent(QHideEvent *event)
{
    TabbedPage::hideEvent(event);
    updateStale();
}

}  // namespace Sidestage
