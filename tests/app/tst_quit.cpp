// SPDX-License-Identifier: GPL-3.0-or-later

// Quitting while decisions are held: the user is asked once what to do with them, and no decision is dropped
// silently.

#include "tour/dashboard_world.h"

#include "accounts/accounts.h"
#include "accounts/quit_dialog.h"
#include "chat/moderation/moderation_service.h"
#include "kit/overlays/toast.h"
#include "shell/settings/preferences.h"

#include <QCheckBox>
#include <QLabel>

using namespace Sidestage;
using Api::RedemptionDecision;
using Api::RedemptionStatus;
using AtQuit = Preferences::AtQuit;

class TstQuit : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin(u"teaandturrets"_s, u"chat"_s));
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 2);
    }
    void cleanup() { m_driver.reset(); }

    void withNothingHeldNobodyIsAsked()
    {
        QVERIFY(window()->close());
        QVERIFY(!window()->isVisible());
    }

    void itIsAskedWithNumbersAndCancelChangesNothing()
    {
        hold();
        QuitDialog *dialog = ask();
        QVERIFY(dialog);
        const QString said = dialog->findChild<QLabel *>(u"heldAtQuit"_s)->text();
        QVERIFY2(said.startsWith("2 decisions ("_L1), qPrintable(said));
        QVERIFY2(said.contains(" points"_L1), qPrintable(said));
        dialog->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        m_driver->press(Qt::Key_Escape);
        QTRY_VERIFY(!window()->findChild<QuitDialog *>());
        QVERIFY(window()->isVisible());
        QCOMPARE(decisions()->held(), 2);
        // Closing the window asks as well, and only once.
        QVERIFY(!window()->close());
        QVERIFY(!window()->close());
        QCOMPARE(window()->findChildren<QuitDialog *>().size(), 1);
    }

    void sendNowSendsThemAndThenQuits()
    {
        hold();
        QVERIFY(ask());
        QVERIFY2(m_driver->click(u"sendAndQuit"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(!window()->isVisible());
        QCOMPARE(fulfilled(), 2);
    }

    void aBanThatIsHeldIsAskedAboutToo()
    {
        ModerationService *moderation = services()->moderation(account());
        const QString channel = account()->userId();
        moderation->act({.kind = ModerationAction::Kind::Ban,
                         .channelId = channel,
                         .userId = u"7000001"_s,
                         .userName = u"crowd_0001"_s});
        QTRY_COMPARE(moderation->outbox()->held(), 1);
        QuitDialog *dialog = ask();
        QVERIFY(dialog);
        const QString said = dialog->findChild<QLabel *>(u"heldAtQuit"_s)->text();
        QVERIFY2(said.startsWith("1 decision"_L1) && !said.contains("points"_L1), qPrintable(said));
        QVERIFY2(m_driver->click(u"takeBackAndQuit"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(!window()->isVisible());
    }

    void takeBackLetsThemWait()
    {
        hold();
        QVERIFY(ask());
        QVERIFY2(m_driver->click(u"takeBackAndQuit"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(!window()->isVisible());
        QCOMPARE(fulfilled(), 0);
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(window()->account() && decisions()->isReady());
        QCOMPARE(decisions()->held(), 0);
    }

    void whatIsKeptIsSaidAtTheNextStart()
    {
        hold();
        QVERIFY(ask());
        QVERIFY2(m_driver->click(u"keepAndQuit"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(!window()->isVisible());
        QCOMPARE(fulfilled(), 0);
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(window()->account());
        QTRY_VERIFY(isSaid(u"2 pending decisions from last time"_s));
        QTRY_COMPARE(fulfilled(), 2);
    }

    void whatCannotBeSentIsSaidAndNobodyQuitsUnheard()
    {
        hold();
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add(
                {.path = "/channel_points/custom_rewards/redemptions", .times = -1, .cutConnection = true});
            return true;
        }));
        QuitDialog *dialog = ask();
        QVERIFY(dialog);
        dialog->setTimeout(std::chrono::milliseconds(300));
        QVERIFY2(m_driver->click(u"sendAndQuit"_s), qPrintable(m_driver->problem()));
        const auto *banner = dialog->findChild<QWidget *>(u"bannerAtQuit"_s);
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(window()->isVisible());
        QVERIFY2(m_driver->click(u"keepAndQuit"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(!window()->isVisible());
    }

    void theChoiceIsRemembered()
    {
        hold();
        QVERIFY(ask());
        m_driver->find<QCheckBox>(u"rememberQuit"_s)->setChecked(true);
        QVERIFY2(m_driver->click(u"keepAndQuit"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(!window()->isVisible());
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(window()->account() && decisions()->isReady());
        QCOMPARE(m_driver->app()->preferences()->atQuit(), AtQuit::Keep);
        QTRY_COMPARE(fulfilled(), 2);
        QTRY_VERIFY(waiting().size() >= 2);
        hold();
        QVERIFY(window()->close());  // no question is shown
    }

    void whenNobodyCanBeAskedItIsAsWasChosen_data()
    {
        QTest::addColumn<bool>("sends");
        QTest::newRow("sent") << true;
        QTest::newRow("kept, and said") << false;
    }
    void whenNobodyCanBeAskedItIsAsWasChosen()
    {
        QFETCH(bool, sends);
        m_driver->app()->preferences()->setAtQuit(sends ? AtQuit::Send : AtQuit::Ask);
        hold();
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));  // as after SIGTERM
        QTRY_VERIFY(window()->account() && decisions()->isReady());
        if (sends)
            QCOMPARE(fulfilled(), 2);
        else
            QTRY_VERIFY(isSaid(u"2 pending decisions from last time"_s));
    }

private:
    /// Holds two decisions for a long time and waits until they are on disk.
    void hold()
    {
        decisions()->setGrace(RedemptionDecision::Fulfilled, 30);
        m_held = waiting().mid(0, 2);
        const qint64 job = decisions()->decide(m_held, RedemptionDecision::Fulfilled);
        QVERIFY(job != 0);
        QTRY_COMPARE(decisions()->job(job)->kept, 2);
    }
    QuitDialog *ask()
    {
        if (!m_driver->front())
            return nullptr;
        m_driver->press(Qt::Key_Q, Qt::ControlModifier);
        auto *dialog = m_driver->find<QuitDialog>(u"quitDialog"_s);
        return dialog && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
    }
    bool isSaid(const QString &words) const
    {
        const auto all = window()->findChildren<Toast *>();
        return std::any_of(all.cbegin(), all.cend(),
                           [&](const Toast *toast) { return toast->content().what.contains(words); });
    }
    int fulfilled() const { return stored(m_held, RedemptionStatus::Fulfilled); }

    QStringList m_held{};
};

SIDESTAGE_TEST_MAIN(TstQuit)
#include "tst_quit.moc"
