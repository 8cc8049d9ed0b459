// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/community_desk.h"
#include "page/page.h"
#include "schema/scope.h"

namespace Sidestage {

/// A tab of the community page.
class CommunityView : public QWidget
{
    Q_OBJECT
public:
    explicit CommunityView(CommunityDesk *desk, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_desk(desk)
    {
    }

    virtual Freshness freshness() const = 0;
    /// With their keys, which act while the focus is in here.
    virtual QList<QAction *> viewActions() const = 0;
    virtual void refresh() = 0;

Q_SIGNALS:
    void freshnessChanged();
    void permissionRequested(Sidestage::Api::Scope scope);

protected:
    CommunityDesk *desk() const { return m_desk; }

private:
    CommunityDesk *m_desk;
};

}  // namespace Sidestage
