// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/dashboard_world.h"

#include "kit/boards/card_board.h"
#include "kit/layout/card.h"
#include "overview/on_air_page.h"
#include "shell/page_frame.h"
#include "shell/settings/preferences.h"

#include <QLabel>

namespace Sidestage {

/// The page On air of the real dashboard, with a sandbox.
struct OverviewWorld : DashboardWorld
{
    OverviewWorld() { QVERIFY(begin({})); }

    /// Signs a user in, with all scopes that the dashboard uses or with these only.
    bool open(const QString &login = u"teaandturrets"_s, const std::optional<Api::ScopeSet> &scopes = {})
    {
        return m_driver->signIn(login, u"onair"_s, scopes) && page();
    }
    OnAirPage *page()
    {
        window()->goTo(u"onair"_s);
        return qobject_cast<OnAirPage *>(window()->page());
    }
    CardBoard *board() { return page()->board(); }
    Card *card(const QString &id) { return board()->card(id); }
    /// Waits until every card shows data.
    bool settle()
    {
        return m_driver->waitFor(
            [this] {
                auto *title = page()->findChild<QLabel *>(u"channelTitle"_s);
                auto *total = page()->findChild<QWidget *>(u"followersTotal"_s);
                auto *rows = page()->findChild<QWidget *>(u"waitingRows"_s);
                auto *value = page()->findChild<QLabel *>(u"modeValue0"_s);
                return title && title->isVisible() && !title->text().isEmpty() && total && !total->isHidden()
                    && rows && !rows->isHidden() && value && value->text() != "Unknown"_L1;
            },
            u"all cards to know something"_s);
    }
};

}  // namespace Sidestage
