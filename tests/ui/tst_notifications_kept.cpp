// SPDX-License-Identifier: GPL-3.0-or-later

// Messages at the edge of the window are shown on every page, and can be read afterwards behind the bell.

#include "main_window_world.h"

#include "kit/overlays/toast.h"
#include "kit/overlays/toast_lane.h"
#include "shell/notices/notification_bell.h"
#include "shell/notices/notifications.h"

#include <QAccessible>
#include <QAction>
#include <QListView>
#include <QTest>

using namespace Sidestage;

class TstNotificationsKept : public QObject, public MainWindowWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin());
        QVERIFY(m_driver->front());
    }
    void cleanup() { m_driver.reset(); }

    void aToastStaysWhenThePageChanges()
    {
        const Toast *toast = window()->toasts()->show(
            {.what = u"Ads soon"_s, .kind = Pill::Kind::Warn, .deadlineMs = 60'000});
        QTRY_VERIFY(toast->isVisible());
        for (const Qt::Key page : {Qt::Key_1, Qt::Key_2, Qt::Key_4, Qt::Key_5}) {
            m_driver->press(page, Qt::ControlModifier);
            QTRY_VERIFY(toast->isVisible());
            QVERIFY(window()->rect().contains(QRect(toast->mapTo(window(), QPoint()), toast->size())));
            // No part of the page covers it.
            const QPoint middle = toast->mapTo(window(), toast->rect().center());
            const QWidget *there = window()->childAt(middle);
            QVERIFY(there && (there == toast || toast->isAncestorOf(there)));
        }
    }

    void theBellCountsAndTheListLeadsToThePage()
    {
        auto *bell = window()->header()->bell();
        window()->notifications()->markRead();
        window()->toasts()->show({.what = u"12 of 12 no longer exist."_s,
                                  .kind = Pill::Kind::Error,
                                  .owner = window()->account(),
                                  .page = u"queue"_s});
        QCOMPARE(window()->notifications()->unread(), 1);
        QCOMPARE(bell->text(), u"1"_s);
        QVERIFY(bell->accessibleName().contains("1 unread"_L1));
        m_driver->press(Qt::Key_F9);
        auto *list = m_driver->find<QListView>(u"notificationList"_s);
        QVERIFY2(list, qPrintable(m_driver->problem()));
        QCOMPARE(window()->notifications()->unread(), 0);
        const QString row = list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(row.startsWith("Error, 12 of 12 no longer exist."_L1), qPrintable(row));
        QVERIFY2(row.contains("TeaAndTurrets"_L1), qPrintable(row));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(window()->currentPage(), u"queue"_s);
        QTRY_VERIFY(!window()->findChild<QWidget *>(u"notifications"_s));
    }

    void itIsInTheMenuAndInGoTo()
    {
        QVERIFY2(m_driver->command(u"Notifications"_s), qPrintable(m_driver->problem()));
        QWidget *popover = m_driver->find(u"notifications"_s);
        QVERIFY2(popover, qPrintable(m_driver->problem()));
        QTest::keyClick(popover, Qt::Key_Escape);
        QTRY_VERIFY(!window()->findChild<QWidget *>(u"notifications"_s));
        QVERIFY(window()->findChild<QAction *>(u"notifications"_s));
    }

    void whatCanStillBeTakenBackIsNoNewsYet()
    {
        const int before = window()->notifications()->rowCount();
        window()->toasts()->show({.what = u"Fulfilling 3"_s, .deadlineMs = 60'000, .canUndo = true});
        QCOMPARE(window()->notifications()->rowCount(), before);
    }

    void onlySoManyAreKept()
    {
        Notifications kept;
        for (int i = 0; i < Notifications::maxKept + 5; ++i)
            kept.add({.at = QDateTime::currentDateTimeUtc(), .what = QString::number(i)});
        QCOMPARE(kept.rowCount(), Notifications::maxKept);
        QCOMPARE(kept.row(0).what, QString::number(Notifications::maxKept + 4));
        QCOMPARE(kept.unread(), Notifications::maxKept);
    }

    void inANarrowHeaderTheBellGoesAfterGoTo()
    {
        Header *header = window()->header();
        bool wasWithoutGoTo = false;
        for (int width = 1280; width >= 320; width -= 8) {
            header->resize(width, header->height());
            // The bell is never hidden while "Go to" is visible.
            QVERIFY(header->bell()->isVisible() || !header->goToButton()->isVisible());
            wasWithoutGoTo |= header->bell()->isVisible() && !header->goToButton()->isVisible();
        }
        QVERIFY(wasWithoutGoTo);
        QVERIFY(!header->bell()->isVisible());
        // The shortcut still opens the list.
        m_driver->press(Qt::Key_F9);
        QVERIFY2(m_driver->find(u"notifications"_s), qPrintable(m_driver->problem()));
    }
};

SIDESTAGE_TEST_MAIN(TstNotificationsKept)
#include "tst_notifications_kept.moc"
