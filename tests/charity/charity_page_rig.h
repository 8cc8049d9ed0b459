// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_rig.h"

#include "charity/charity_page.h"
#include "charity/donations/donations_card.h"
#include "charity/donations/ledger_card.h"
#include "kit/lists/anchored_table.h"
#include "kit/theme/theme.h"

#include <QAbstractButton>

namespace Sidestage {

/// The page of a channel with a campaign.
struct CharityPageRig : CharityRig
{
    using CharityRig::CharityRig;
    ~CharityPageRig() { page.reset(); }

    void show(QSize size = {1072, 720}, Qt::LayoutDirection direction = Qt::LeftToRight)
    {
        page = std::make_unique<CharityPage>(service.get());
        page->setLayoutDirection(direction);
        page->resize(size);
        page->show();
        page->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(page.get())); }();
        page->opened();
    }
    template <class T = QWidget>
    T *find(const char *name) const
    {
        T *widget = page->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    void press(const char *button) const
    {
        auto *found = find<QAbstractButton>(button);
        QVERIFY2(found->isVisible() && found->isEnabled(), button);
        QTest::mouseClick(found, Qt::LeftButton);
    }
    bool isShown(const char *name) const { return find(name)->isVisible(); }
    AnchoredTable *table() const { return page->donations()->table(); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }

    std::unique_ptr<CharityPage> page{};
};

}  // namespace Sidestage
