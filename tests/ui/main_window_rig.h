// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/driver.h"

#include "page/page.h"
#include "shell/header/header.h"
#include "shell/header/icon_text.h"
#include "shell/main_window.h"

#include <QLabel>
#include <QTest>

namespace Sidestage {

/// The dashboard just after its start.
struct MainWindowRig
{
    void setUp()
    {
        m_driver = std::make_unique<Driver>();
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
    }
    MainWindow *window() const { return m_driver->window(); }
    bool signIn()
    {
        const bool done = m_driver->signIn()
            && m_driver->waitFor([this] { return window()->page() && window()->page()->isVisible(); },
                                 u"the page"_s);
        if (!done)
            qWarning("%s", qPrintable(m_driver->problem()));
        return done;
    }
    IconText *connection() const { return window()->findChild<IconText *>(u"connection"_s); }
    QString pill() const { return window()->header()->findChild<QLabel *>(u"livePill"_s)->text(); }
    std::unique_ptr<Driver> m_driver;
};

}  // namespace Sidestage
