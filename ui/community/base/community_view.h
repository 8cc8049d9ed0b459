// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/community_service.h"
#include "page/page.h"

namespace Sidestage {

/// A tab of the community page.
class CommunityView : public PageView
{
    Q_OBJECT
public:
    explicit CommunityView(CommunityService *service, QWidget *parent = nullptr)
        : PageView(parent)
        , m_service(service)
    {
    }

protected:
    CommunityService *service() const { return m_service; }

private:
    CommunityService *m_service;
};

}  // namespace Sidestage
