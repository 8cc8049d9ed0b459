// SPDX-License-Identifier: GPL-3.0-or-later

// Messages at the edge of the window are shown on every page, and can be read afterwards behind the bell.

#include "main_window_rig.h"

#include "kit/overlays/toast.h"
#include "kit/overlays/toast_lane.h"
#include "shell/notices/notification_bell.h"
#include "shell/notices/notifications.h"

#include <QAccessible>
#include <QAction>
#include <QListView>
#include <QTest>

using namespace Sidestage;

class TstNotificationsKept : public QObject, public MainWindowRig
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setUp();
        QVERIFY(signIn());
        QVERIFY(m_driver->front());
    }
    void cleanup() { m_driver.reset(); }

    void aToastStaysWhenThePageChanges()
    {
        const Toast *toast = window()->toasts()->show(
            {.what = QStringLiteral("Ads soon"), .kind = Pill::Kind::Warn, .deadlineMs = 60'000});
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
        window()->toasts()->show({.what = QStringLiteral("12 of 12 no longer exist."),
                                  .kind = Pill::Kind::Error,
                                  .owner = window()->account(),
                                  .page = QStringLiteral("queue")});
        QCOMPARE(window()->notifications()->unread(), 1);
        QCOMPARE(bell->text(), QStringLiteral("1"));
        QVERIFY(bell->accessibleName().contains(QLatin1String("1 unread")));
        m_driver->press(Qt::Key_F9);
        auto *list = m_driver->find<QListView>(QStringLiteral("notificationList"));
        QVERIFY2(list, qPrintable(m_driver->problem()));
        QCOMPARE(window()->notifications()->unread(), 0);
        const QString row = list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(row.startsWith(QLatin1String("Error, 12 of 12 no longer exist.")), qPrintable(row));
        QVERIFY2(row.contains(QLatin1String("TeaAndTurrets")), qPrintable(row));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(window()->currentPage(), QStringLiteral("queue"));
        QTRY_VERIFY(!window()->findChild<QWidget *>(QStringLiteral("notifications")));
    }

    void itIsInTheMenuAndInGoTo()
    {
        QVERIFY2(m_driver->command(QStringLiteral("Notifications")), qPrintable(m_driver->problem()));
        QWidget *popover = m_driver->find(QStringLiteral("notifications"));
        QVERIFY2(popover, qPrintable(m_driver->problem()));
        QTest::keyClick(popover, Qt::Key_Escape);
        QTRY_VERIFY(!window()->findChild<QWidget *>(QStringLiteral("notifications")));
        QVERIFY(window()->findChild<QAction *>(QStringLiteral("notifications")));
    }

    void whatCanStillBeTakenBackIsNoNewsYet()
    {
        const int before = window()->notifications()->rowCount();
        window()->toasts()->show(
            {.what = QStringLiteral("Fulfilling 3"), .deadlineMs = 60'000, .canUndo = true});
        QCOMPARE(window()->notifications()->rowCount(), before);
    }

    void onlySoManyAreKept()
    {
        Notifications kept;
        for (int i = 0; i < Notifications::maxKept + 5; ++i)
            kept.add({.at = QDateTime::currentDateTimeUtc(), .what = QString::number(i)});
        QCOMPARE(kept.rowCount(), Notifications::maxKept);
        QCOMPARE(kept.at(0).what, QString::number(Notifications::maxKept + 4));
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
        QVERIFY2(m_driver->find(QStringLiteral("notifications")), qPrintable(m_driver->problem()));
    }
};

SIDESTAGE_TEST_MAIN(TstNotificationsKept)
#include "tst_notifications_kept.moc"
