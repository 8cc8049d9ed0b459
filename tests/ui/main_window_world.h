// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/dashboard_world.h"

#include "page/page.h"
#include "shell/header/header.h"
#include "shell/header/icon_text.h"

#include <QLabel>

namespace Sidestage {

/// The dashboard just after its start, and its header.
struct MainWindowWorld : DashboardWorld
{
    IconText *connection() const { return window()->findChild<IconText *>(u"connection"_s); }
    QString pill() const { return window()->header()->findChild<QLabel *>(u"livePill"_s)->text(); }
};

}  // namespace Sidestage
