// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/community_service.h"
#include "page/page.h"
#include "schema/scope.h"

namespace Sidestage {

/// A tab of the community page.
class CommunityView : public QWidget
{
    Q_OBJECT
public:
    explicit CommunityView(CommunityService *service, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_service(service)
    {
    }

    virtual Freshness freshness() const = 0;
    /// The actions with their shortcuts, which work while the view has the focus.
    virtual QList<QAction *> viewActions() const = 0;
    virtual void refresh() = 0;

Q_SIGNALS:
    void freshnessChanged();
    void permissionRequested(Sidestage::Api::Scope scope);

protected:
    CommunityService *service() const { return m_service; }

private:
    CommunityService *m_service;
};

}  // namespace Sidestage
