// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page.h"
#include "schema/scope.h"

class QStackedWidget;

namespace Sidestage {

class CommunityService;
class CommunityView;
class Segmented;

/// The Community page: followers, followed channels, Bits, people in the chat, and purchases in the app's
/// extension.
class CommunityPage : public Page
{
    Q_OBJECT
public:
    enum class Tab : quint8 { Follows, Here, Extension };

    /// `service` must outlive the page.
    explicit CommunityPage(CommunityService *service, QWidget *parent = nullptr);
    ~CommunityPage() override;

    QString id() const override { return QStringLiteral("community"); }
    QString title() const override { return tr("Community"); }
    Freshness freshness() const override;
    QList<QAction *> pageActions() const override;
    QWidget *headTabs() override;

    void showTab(Tab tab);
    Tab tab() const;
    /// Null if the tab does not exist, because the service profile has no secret.
    CommunityView *view(Tab tab) const;

public Q_SLOTS:
    void refresh() override;

Q_SIGNALS:
    /// Emitted when the user wants to sign in again with this additional permission.
    void permissionRequested(Sidestage::Api::Scope scope);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void updateStale();

    CommunityService *m_service;
    Segmented *m_tabs;
    QStackedWidget *m_stack;
    QList<CommunityView *> m_views{};
};

}  // namespace Sidestage
