// SPDX-License-Identifier: GPL-3.0-or-later

// What is different on Wayland (with_wayland.sh): a window cannot choose to stay on top, nor its place.

#include "tour/dashboard_world.h"

#include "kit/controls/toggle.h"
#include "kit/overlays/toast_lane.h"
#include "shell/pop_out_window.h"
#include "shell/settings/preferences.h"

#include <QGuiApplication>
#include <QLabel>

using namespace Sidestage;

class TstWayland : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(QGuiApplication::platformName().startsWith(u"wayland")); }
    void cleanup() { m_driver.reset(); }

    void thatNoWindowStaysOnTopIsSaid()
    {
        QVERIFY(begin());
        const QString name = account()->userId() + u"/popOut-channel"_s;
        m_driver->app()->preferences()->setOnTop(name, true);  // as chosen on another desktop
        QVERIFY(m_driver->press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier));
        PopOutWindow *out = window()->popOut();
        QVERIFY(out);
        QVERIFY(QTest::qWaitForWindowExposed(out));
        QVERIFY(!out->isOnTop());
        auto *toggle = out->findChild<Toggle *>(u"keepOnTop"_s);
        QVERIFY(!toggle->isChecked());
        QVERIFY(toggle->toolTip().contains("Wayland"_L1));
        QVERIFY(toggle->accessibleDescription().contains("Wayland"_L1));

        QVERIFY(!isSaid(u"On Wayland"_s));
        QTest::keyClick(out, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(isSaid(u"On Wayland"_s));
        QVERIFY(!out->isOnTop());
        QVERIFY(!toggle->isChecked());
        QVERIFY(out->isVisible());
        QVERIFY(m_driver->app()->preferences()->isOnTop(name));  // still valid elsewhere
        QTest::keyClick(toggle, Qt::Key_Space);
        QVERIFY(!toggle->isChecked());
    }

    void theSizeOfTheWindowIsKept()
    {
        QVERIFY(begin());
        const QSize other(1100, 700);
        window()->resize(other);
        QTRY_COMPARE(window()->size(), other);
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_COMPARE(window()->size(), other);
    }

private:
    bool isSaid(const QString &text) const
    {
        const auto labels = window()->toasts()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->text().contains(text); });
    }
};

SIDESTAGE_TEST_MAIN(TstWayland)
#include "tst_wayland.moc"
