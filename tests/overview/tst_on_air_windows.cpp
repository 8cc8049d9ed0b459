// SPDX-License-Identifier: GPL-3.0-or-later

// Cards and pages in their own windows: opened, brought back, restored after a restart, and closed.

#include "overview_world.h"

#include "kit/controls/toggle.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/theme.h"
#include "misfits.h"
#include "rewards/queue/queue_card_row.h"
#include "shell/pop_out_window.h"

using namespace Sidestage;

class TstOnAirWindows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<OverviewWorld>();
        QVERIFY(m_rig->open() && m_rig->settle());
    }
    void cleanup() { m_rig.reset(); }

    void aCardActsInItsOwnWindowAndComesBackToItsPlace()
    {
        const QStringList before = m_rig->board()->shown();
        QPointer<Card> card = m_rig->card(u"waiting"_s);
        PopOutWindow *out = popOut(u"waiting"_s);
        QVERIFY(out);
        QVERIFY(QTest::qWaitForWindowExposed(out));
        QVERIFY(out->isAncestorOf(card));
        QVERIFY(!m_rig->board()->shown().contains(u"waiting"_s));
        QVERIFY(m_rig->m_driver->find(u"bringBack-waiting"_s));
        // The card works there with its keys, and its toast with the undo is there.
        auto *row = card->findChild<QueueCardRow *>();
        QTRY_VERIFY(row->isVisible());
        const QString id = row->id();
        out->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(out));
        row->setFocus();
        QTest::keyClick(row, Qt::Key_F);
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Held);
        QTest::keyClick(out, Qt::Key_F8);
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Waiting);

        QCOMPARE(m_rig->window()->windowOf(u"onair/waiting"_s), out);
        QTest::keyClick(out, Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!m_rig->window()->windowOf(u"onair/waiting"_s));
        QCOMPARE(m_rig->board()->shown(), before);
        QCOMPARE(m_rig->card(u"waiting"_s), card.data());
        QTRY_VERIFY(card->isVisible());
        // The same in the main window again.
        QVERIFY(m_rig->m_driver->front());
        row->setFocus();
        QTest::keyClick(row, Qt::Key_F);
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Held);
        QTest::keyClick(m_rig->window(), Qt::Key_F8);
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Waiting);
    }

    void itsLettersAreSwitchedOffWithAllOthers()
    {
        PopOutWindow *out = popOut(u"waiting"_s);
        QVERIFY(out);
        auto *row = out->findChild<QueueCardRow *>();
        QTRY_VERIFY(row->isVisible());
        const QString id = row->id();
        out->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(out));
        Preferences *preferences = m_rig->m_driver->app()->preferences();
        preferences->setSingleLetterKeys(false);
        row->setFocus();
        QTest::keyClick(row, Qt::Key_F);
        QCOMPARE(m_rig->queue()->find(id)->state, QueueState::Waiting);
        preferences->setSingleLetterKeys(true);
        QTest::keyClick(row, Qt::Key_F);
        QTRY_COMPARE(m_rig->queue()->find(id)->state, QueueState::Held);
    }

    void itIsBroughtBackFromThePage()
    {
        QPointer<PopOutWindow> out = popOut(u"followers"_s);
        QVERIFY(out);
        QVERIFY(m_rig->m_driver->front());
        QVERIFY(m_rig->m_driver->click(u"bringBack-followers"_s));
        QTRY_VERIFY(!out);
        QVERIFY(m_rig->board()->shown().contains(u"followers"_s));
        QTRY_VERIFY(!m_rig->page()->findChild<QWidget *>(u"outBar"_s)->isVisible());
    }

    void theSizeOfTheTextReachesIt()
    {
        PopOutWindow *out = popOut(u"connection"_s);
        QVERIFY(out);
        QLabel *label = nullptr;
        for (QLabel *one : out->findChildren<QLabel *>(u"connectionValue"_s))
            label = one;
        QTRY_VERIFY(label->isVisible());
        const int before = label->fontMetrics().height();
        m_rig->m_driver->app()->preferences()->setTextSize(200);
        QTRY_VERIFY(label->fontMetrics().height() > before * 3 / 2);
        out->resize(320, 400);
        QTRY_COMPARE(out->width(), 320);
        QTRY_COMPARE(misfits(m_rig->window()->windowOf(u"onair/connection"_s)->findChild<Card *>()),
                     QStringList());
    }

    void cardsAndPagesAreInTheirWindowsAgainAfterARestart()
    {
        PopOutWindow *out = popOut(u"modes"_s);
        QVERIFY(out);
        out->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(out));
        QTest::keyClick(out, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(out->isOnTop());
        out->resize(333, 444);
        QTRY_COMPARE(out->size(), QSize(333, 444));
        m_rig->window()->goTo(u"queue"_s);
        m_rig->window()->togglePopOut();
        QVERIFY(m_rig->window()->popOut());
        // The user closes the main window a moment later.
        QCoreApplication::processEvents();
        m_rig->window()->close();
        QVERIFY(m_rig->m_driver->restart());
        QTRY_VERIFY(m_rig->account());
        PopOutWindow *again = m_rig->window()->windowOf(u"onair/modes"_s);
        QVERIFY(again);
        QVERIFY(again->isOnTop());
        QVERIFY(again->findChild<Toggle *>(u"keepOnTop"_s)->isChecked());
        QTRY_COMPARE(again->size(), QSize(333, 444));
        m_rig->window()->goTo(u"queue"_s);
        QVERIFY(m_rig->window()->popOut());
        QVERIFY(!m_rig->window()->popOut()->isOnTop());
        // A card that was brought back is not restored in its own window.
        m_rig->window()->togglePopOut();
        again->close();
        QTRY_VERIFY(!m_rig->window()->windowOf(u"onair/modes"_s));
        QCoreApplication::processEvents();
        QVERIFY(m_rig->m_driver->restart());
        QTRY_VERIFY(m_rig->account());
        QVERIFY(!m_rig->window()->windowOf(u"onair/modes"_s));
        m_rig->window()->goTo(u"queue"_s);
        QVERIFY(!m_rig->window()->popOut());
    }

    void theyEndWithTheirAccountAndWithTheProgram()
    {
        QPointer<PopOutWindow> out = popOut(u"waiting"_s);
        QPointer<PopOutWindow> other = popOut(u"modes"_s);
        QPointer<Card> card = out->findChild<Card *>();
        QVERIFY(out && other && card);
        // It contains a toast, whose lane is destroyed with the window.
        auto *row = card->findChild<QueueCardRow *>();
        QTRY_VERIFY(row->isVisible());
        row->setFocus();
        QTest::mouseClick(row->findChild<QWidget *>(u"fulfilRow"_s), Qt::LeftButton);
        QTRY_VERIFY(out->findChild<ToastLane *>());
        QVERIFY(m_rig->window()->windowOf(u"onair/waiting"_s));
        m_rig->m_driver->app()->accounts()->signOut(m_rig->account());
        QTRY_VERIFY(!out && !other && !card);

        QVERIFY(m_rig->m_driver->front());
        QVERIFY(m_rig->open() && m_rig->settle());
        QVERIFY(!m_rig->window()->windowOf(u"onair/waiting"_s));
        out = popOut(u"waiting"_s);
        other = popOut(u"channel"_s);
        m_rig->window()->togglePopOut();  // the page itself too
        QVERIFY(m_rig->window()->popOut());
        row = out->findChild<QueueCardRow *>();
        QTRY_VERIFY(row->isVisible());
        QTest::mouseClick(row->findChild<QWidget *>(u"fulfilRow"_s), Qt::LeftButton);
        m_rig->m_driver->quit();
        QVERIFY(!out && !other);
    }

    void closingEverythingAtOnceKeepsThem()
    {
        QVERIFY(popOut(u"modes"_s));
        QCoreApplication::processEvents();
        // As at the end of a desktop session: all windows are closed, in any order.
        QApplication::closeAllWindows();
        QVERIFY(m_rig->m_driver->restart());
        QTRY_VERIFY(m_rig->account());
        QVERIFY(m_rig->window()->windowOf(u"onair/modes"_s));
    }

private:
    PopOutWindow *popOut(const QString &card)
    {
        m_rig->page()->popOut(card);
        return m_rig->window()->windowOf(u"onair/"_s + card);
    }

    std::unique_ptr<OverviewWorld> m_rig{};
};

SIDESTAGE_TEST_MAIN(TstOnAirWindows)
#include "tst_on_air_windows.moc"
