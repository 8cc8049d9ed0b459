// SPDX-License-Identifier: GPL-3.0-or-later

// Signing out while decisions are held: none is lost, none is sent against the user's choice, and the
// sign-out is not delayed without the user's consent.

#include "tour/dashboard_world.h"

#include "accounts/account_menu.h"
#include "accounts/accounts.h"
#include "accounts/sign_out_dialog.h"
#include "api/users.h"
#include "client/client.h"
#include "community/community_service.h"
#include "community/people/people_list.h"
#include "community/people/role_swap.h"
#include "held_decisions.h"

#include <QAction>
#include <QLabel>
#include <QPointer>

using namespace Sidestage;

namespace {

const char decisionsPath[] = "/channel_points/custom_rewards/redemptions";

}  // namespace

class TstSignOut : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin());
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 3);
        m_ids = waiting().first(3);
        decisions()->setGrace(Api::RedemptionDecision::Fulfilled, 30);
        decisions()->setSettling(std::chrono::milliseconds(50));
    }
    void cleanup() { m_driver.reset(); }

    void withoutHeldOnesItAsksAsItAlwaysDid()
    {
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        QVERIFY(!shown("keepAndSignOut") && !shown("sendAndSignOut") && !shown("heldAtSignOut"));
        QVERIFY(m_driver->click(u"confirmSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
    }

    /// The page of the accounts in its own window can sign out while a dialog of another page is open.
    void aDialogOfAPageEndsWithTheAccount()
    {
        window()->goTo(u"interact"_s);
        window()->page()->findChild<QAction *>(u"interactHistoryAction"_s)->trigger();
        const QPointer<QWidget> dialog = m_driver->find(u"interactHistory"_s);
        QVERIFY(dialog);
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"confirmSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
        QTRY_VERIFY(!window()->account());
        QVERIFY(!dialog);
    }

    void saysHowManyAreHeldAndSendsThemFirst()
    {
        hold();
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        QVERIFY2(said("heldAtSignOut").startsWith("3 decisions"_L1), qPrintable(said("heldAtSignOut")));
        QVERIFY(!shown("confirmSignOut"));
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
        QCOMPARE(decided(), 3);
    }

    /// Otherwise somebody would stay without either role, without a word.
    void aChangeOfARoleThatIsUnderWayIsAskedAboutToo()
    {
        fault({.path = "/moderation/moderators", .method = "POST", .times = -1, .cutConnection = true});
        QString vip;
        m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            vip = sandbox.world().idOf("moonlitforge");
            return true;
        });
        const auto swap = [this] { return services()->community(account())->roleSwap(); };
        swap()->offer({.id = vip, .login = u"moonlitforge"_s, .name = u"MoonlitForge"_s},
                      PeopleKind::Moderators);
        swap()->run();
        QTRY_COMPARE(swap()->step(), RoleSwap::Step::Adding);
        QVERIFY(ask());
        QVERIFY2(said("heldAtSignOut").startsWith("1 decision"_L1), qPrintable(said("heldAtSignOut")));
        QVERIFY(m_driver->click(u"keepAndSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
        clearFaults();
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QTRY_COMPARE(swap()->step(), RoleSwap::Step::Done);
    }

    void aPausedJobIsSentAsWell()
    {
        const qint64 job = hold();
        decisions()->pause(job);
        QCOMPARE(decisions()->job(job)->phase, DecisionJob::Phase::Paused);
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
        QCOMPARE(decided(), 3);
    }

    void keptOnesWaitForTheNextSignInAndAreNotSentBefore()
    {
        const qint64 job = hold();
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"keepAndSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
        QCOMPARE(decided(), 0);

        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QTRY_COMPARE(decisions()->held(), 3);
        QVERIFY(decisions()->job(job));
        QCOMPARE(decided(), 0);
        decisions()->sendNow(job);
        QTRY_COMPARE(decided(), 3);
    }

    /// While the token is being revoked, no decision is sent with it.
    void whatIsKeptIsNotSentWhileTheTokenIsTakenBack()
    {
        const qint64 job = hold();
        HeldDecisions held({decisions()});
        held.stopSending();
        decisions()->sendNow(job);
        decisions()->tick();
        // A decision would have been sent before these later requests.
        for (int i = 0; i < 5; ++i) {
            bool answered = false;
            window()->account()->client()->call(Api::GetUsers{}).then(window(), [&answered](const auto &) {
                answered = true;
            });
            QTRY_VERIFY(answered);
        }
        QCOMPARE(decisions()->counts().calls, 0);
        QCOMPARE(decided(), 0);
    }

    void cancelLeavesEverythingAsItIs()
    {
        const qint64 job = hold();
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"cancelSignOut"_s));
        QTRY_VERIFY(!dialog());
        QCOMPARE(decisions()->job(job)->phase, DecisionJob::Phase::Held);
        QVERIFY(decisions()->undo(job));
        QCOMPARE(m_driver->app()->accounts()->all().size(), 1);
    }

    void whenSendingTakesLongItSaysWhyAndAsksAnew()
    {
        hold();
        fault({.path = decisionsPath, .method = "PATCH", .times = -1, .cutConnection = true});
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        dialog->setTimeout(std::chrono::milliseconds(200));
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY(shown("bannerAtSignOut"));
        QTRY_VERIFY2(said("progressAtSignOut").contains("0 of 3 sent"_L1),
                     qPrintable(said("progressAtSignOut")));
        QTRY_VERIFY(said("progressAtSignOut").contains("No connection."_L1));
        QVERIFY(m_driver->find<Button>(u"sendAndSignOut"_s)->isEnabled());
        QCOMPARE(m_driver->app()->accounts()->all().size(), 1);

        QCOMPARE(decisions()->counts().failed, 0);

        // In the end they are sent, but the user is signed out only after confirming again.
        clearFaults();
        QTRY_COMPARE(decided(), 3);
        QTRY_VERIFY(shown("confirmSignOut"));
        QVERIFY(!shown("sendAndSignOut") && !shown("keepAndSignOut"));
        QCOMPARE(m_driver->app()->accounts()->state(account()), Accounts::State::SignedIn);
        QVERIFY(m_driver->click(u"confirmSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
    }

    void whoWaitsInVainKeepsThem()
    {
        hold();
        fault({.path = decisionsPath, .method = "PATCH", .times = -1, .status = 503});
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        dialog->setTimeout(std::chrono::milliseconds(200));
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY(shown("bannerAtSignOut"));
        QVERIFY(m_driver->click(u"keepAndSignOut"_s));
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
        QCOMPARE(decided(), 0);
    }

    void whatFailedIsSaidBeforeAnybodyIsSignedOut()
    {
        hold();
        fault({.path = decisionsPath, .method = "PATCH", .times = -1, .status = 403});
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY(shown("confirmSignOut"));
        QVERIFY(shown("bannerAtSignOut"));
        QCOMPARE(decisions()->counts().failed, 3);
        QCOMPARE(m_driver->app()->accounts()->all().size(), 1);
    }

    void theQuestionGoesWithTheDesk()
    {
        hold();
        const QPointer<SignOutDialog> dialog = ask();
        QVERIFY(dialog);
        m_driver->app()->accounts()->signOut(account());
        QTRY_VERIFY(m_driver->app()->accounts()->all().isEmpty());
        QTRY_VERIFY(!dialog);
        QCOMPARE(decided(), 0);
    }

private:
    qint64 hold()
    {
        const qint64 job = decisions()->decide(m_ids, Api::RedemptionDecision::Fulfilled);
        [&] { QTRY_COMPARE(decisions()->job(job)->kept, 3); }();
        return job;
    }
    /// How many of the held redemptions are decided in the service.
    int decided() const { return stored(m_ids, Api::RedemptionStatus::Fulfilled); }
    void fault(const Sandbox::InjectedFault &fault) const
    {
        m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add(fault);
            return true;
        });
    }
    void clearFaults() const
    {
        m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().clear();
            return true;
        });
    }
    SignOutDialog *dialog() const { return window()->findChild<SignOutDialog *>(u"signOutDialog"_s); }
    /// Opens the dialog as the menu does.
    SignOutDialog *ask() const
    {
        askToSignOut({{m_driver->app()->accounts(), account()}}, window(),
                     std::make_unique<HeldDecisions>(services()->outboxes(account())));
        return m_driver->find<SignOutDialog>(u"signOutDialog"_s);
    }
    bool shown(const char *name) const
    {
        const auto *part = dialog() ? dialog()->findChild<QWidget *>(QLatin1String(name)) : nullptr;
        return part && part->isVisible();
    }
    QString said(const char *name) const
    {
        const auto *label = dialog() ? dialog()->findChild<QLabel *>(QLatin1String(name)) : nullptr;
        return label ? label->text() : QString();
    }

    QStringList m_ids{};
};

SIDESTAGE_TEST_MAIN(TstSignOut)
#include "tst_sign_out.moc"
