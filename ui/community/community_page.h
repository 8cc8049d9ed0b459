// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/tabbed_page.h"

namespace Sidestage {

class CommunityService;

/// The Community page: followers, followed channels, Bits, people in the chat, subscribers, roles, blocked
/// users, and purchases in the app's extension.
class CommunityPage : public TabbedPage
{
    Q_OBJECT
public:
    enum class Tab : quint8 { Follows, Here, Subscribers, Roles, Blocked, Extension };

    /// `service` must outlive the page.
    explicit CommunityPage(CommunityService *service, QWidget *parent = nullptr);
    ~CommunityPage() override;

    QString title() const override { return tr("Community"); }

    void showTab(Tab tab);
    Tab tab() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void tabChanged(bool) override { updateStale(); }

private:
    void updateStale();

    CommunityService *m_service;
};

}  // namespace Sidestage
