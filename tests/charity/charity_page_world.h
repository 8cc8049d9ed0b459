// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_world.h"
#include "test_window.h"

#include "charity/charity_page.h"
#include "charity/donations/donations_card.h"
#include "charity/donations/ledger_card.h"
#include "kit/lists/anchored_table.h"
#include "kit/theme/theme.h"

namespace Sidestage {

/// The page of a channel with a campaign.
struct CharityPageWorld : CharityWorld, TestWindow
{
    using CharityWorld::CharityWorld;

    void showPage(QSize size = {1072, 720}, Qt::LayoutDirection direction = Qt::LeftToRight)
    {
        page = new CharityPage(service);
        page->setLayoutDirection(direction);
        show(page, size);
        page->opened();
    }
    void press(const char *button) const
    {
        QVERIFY2(find(button)->isVisible() && find(button)->isEnabled(), button);
        click(button);
    }
    AnchoredTable *table() const { return page->donations()->table(); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }

    CharityPage *page = nullptr;
};
using OpenCharityPage = Ready<CharityPageWorld, &CharityWorld::open, &CharityWorld::settle>;

}  // namespace Sidestage
