// SPDX-License-Identifier: GPL-3.0-or-later

// Signing out while decisions are held: none is lost, none is sent against the user's choice, and the
// sign-out is not delayed without the user's consent.

#include "tour/driver.h"

#include "account_services.h"
#include "accounts/account_menu.h"
#include "accounts/accounts.h"
#include "accounts/sign_out_dialog.h"
#include "api/users.h"
#include "client/client.h"
#include "held_decisions.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace Sidestage;

namespace {

constexpr int timeout = 60'000;  // milliseconds
const char decisions[] = "/channel_points/custom_rewards/redemptions";

}  // namespace

class TstSignOut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<Driver>();
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QTRY_VERIFY_WITH_TIMEOUT(service()->isReady() && waiting().size() >= 3, timeout);
        m_ids = waiting().first(3);
        service()->setGrace(Api::RedemptionDecision::Fulfilled, 30);
        service()->setSettling(std::chrono::milliseconds(50));
    }
    void cleanup() { m_driver.reset(); }

    void withoutHeldOnesItAsksAsItAlwaysDid()
    {
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        QVERIFY(!shown("keepAndSignOut") && !shown("sendAndSignOut") && !shown("heldDecisions"));
        QVERIFY(m_driver->click(u"confirmSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->app()->accounts()->all().isEmpty(), timeout);
    }

    void saysHowManyAreHeldAndSendsThemFirst()
    {
        hold();
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        QVERIFY2(said("heldDecisions").startsWith("3 decisions"_L1), qPrintable(said("heldDecisions")));
        QVERIFY(!shown("confirmSignOut"));
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->app()->accounts()->all().isEmpty(), timeout);
        QCOMPARE(decided(), 3);
    }

    void aPausedJobIsSentAsWell()
    {
        const qint64 job = hold();
        service()->pause(job);
        QCOMPARE(service()->job(job)->phase, DecisionJob::Phase::Paused);
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->app()->accounts()->all().isEmpty(), timeout);
        QCOMPARE(decided(), 3);
    }

    void keptOnesWaitForTheNextSignInAndAreNotSentBefore()
    {
        const qint64 job = hold();
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"keepAndSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->app()->accounts()->all().isEmpty(), timeout);
        QCOMPARE(decided(), 0);

        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QTRY_COMPARE_WITH_TIMEOUT(service()->held(), 3, timeout);
        QVERIFY(service()->job(job));
        QCOMPARE(decided(), 0);
        service()->sendNow(job);
        QTRY_COMPARE_WITH_TIMEOUT(decided(), 3, timeout);
    }

    /// While the token is being revoked, no decision is sent with it.
    void whatIsKeptIsNotSentWhileTheTokenIsTakenBack()
    {
        const qint64 job = hold();
        HeldDecisions held({service()});
        held.stopSending();
        service()->sendNow(job);
        service()->tick();
        // A decision would have been sent before these later requests.
        for (int i = 0; i < 5; ++i) {
            bool answered = false;
            m_driver->window()
                ->account()
                ->client()
                ->call(Api::GetUsers{})
                .then(m_driver->window(), [&answered](const auto &) { answered = true; });
            QTRY_VERIFY_WITH_TIMEOUT(answered, timeout);
        }
        QCOMPARE(service()->counts().calls, 0);
        QCOMPARE(decided(), 0);
    }

    void cancelLeavesEverythingAsItIs()
    {
        const qint64 job = hold();
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"cancelSignOut"_s));
        QTRY_VERIFY(!dialog());
        QCOMPARE(service()->job(job)->phase, DecisionJob::Phase::Held);
        QVERIFY(service()->undo(job));
        QCOMPARE(m_driver->app()->accounts()->all().size(), 1);
    }

    void whenSendingTakesLongItSaysWhyAndAsksAnew()
    {
        hold();
        fault({.path = decisions, .method = "PATCH", .times = -1, .cutConnection = true});
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        dialog->setTimeout(std::chrono::milliseconds(200));
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(shown("signOutBanner"), timeout);
        QTRY_VERIFY2_WITH_TIMEOUT(said("signOutProgress").contains("0 of 3 sent"_L1),
                                  qPrintable(said("signOutProgress")), timeout);
        QTRY_VERIFY_WITH_TIMEOUT(said("signOutProgress").contains("No connection."_L1), timeout);
        QVERIFY(m_driver->find<Button>(u"sendAndSignOut"_s)->isEnabled());
        QCOMPARE(m_driver->app()->accounts()->all().size(), 1);

        // In the end they are sent, but the user is signed out only after confirming again.
        m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().clear();
            return true;
        });
        QTRY_COMPARE_WITH_TIMEOUT(decided(), 3, timeout);
        QTRY_VERIFY_WITH_TIMEOUT(shown("confirmSignOut"), timeout);
        QVERIFY(!shown("sendAndSignOut") && !shown("keepAndSignOut"));
        QCOMPARE(m_driver->app()->accounts()->state(m_driver->window()->account()),
                 Accounts::State::SignedIn);
        QVERIFY(m_driver->click(u"confirmSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->app()->accounts()->all().isEmpty(), timeout);
    }

    void whoWaitsInVainKeepsThem()
    {
        hold();
        fault({.path = decisions, .method = "PATCH", .times = -1, .status = 503});
        SignOutDialog *dialog = ask();
        QVERIFY(dialog);
        dialog->setTimeout(std::chrono::milliseconds(200));
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(shown("signOutBanner"), timeout);
        QVERIFY(m_driver->click(u"keepAndSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->app()->accounts()->all().isEmpty(), timeout);
        QCOMPARE(decided(), 0);
    }

    void whatFailedIsSaidBeforeAnybodyIsSignedOut()
    {
        hold();
        fault({.path = decisions, .method = "PATCH", .times = -1, .status = 403});
        QVERIFY(ask());
        QVERIFY(m_driver->click(u"sendAndSignOut"_s));
        QTRY_VERIFY_WITH_TIMEOUT(shown("confirmSignOut"), timeout);
        QVERIFY(shown("signOutBanner"));
        QCOMPARE(service()->counts().failed, 3);
        QCOMPARE(m_driver->app()->accounts()->all().size(), 1);
    }

    void theQuestionGoesWithTheDesk()
    {
        hold();
        const QPointer<SignOutDialog> dialog = ask();
        QVERIFY(dialog);
        m_driver->app()->accounts()->signOut(m_driver->window()->account());
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->app()->accounts()->all().isEmpty(), timeout);
        QTRY_VERIFY(!dialog);
        QCOMPARE(decided(), 0);
    }

private:
    RewardsService *rewards() const
    {
        return m_driver->app()->accountServices()->rewards(m_driver->window()->account());
    }
    DecisionService *service() const { return rewards()->decisions(); }
    QStringList waiting() const
    {
        QStringList ids;
        const auto all = rewards()->queue()->ids();
        for (const QString &id : all) {
            if (rewards()->queue()->find(id)->state == QueueState::Waiting)
                ids.append(id);
        }
        return ids;
    }
    qint64 hold()
    {
        const qint64 job = service()->decide(m_ids, Api::RedemptionDecision::Fulfilled);
        [&] { QTRY_COMPARE_WITH_TIMEOUT(service()->job(job)->kept, 3, timeout); }();
        return job;
    }
    /// How many of the held redemptions are decided in the service.
    int decided() const
    {
        int count = 0;
        m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            for (const QString &id : m_ids) {
                const auto redemption = sandbox.world().area<Sandbox::Rewards>().redemption(id);
                count += redemption && redemption->status == Api::RedemptionStatus::Fulfilled ? 1 : 0;
            }
            return true;
        });
        return count;
    }
    void fault(const Sandbox::InjectedFault &fault) const
    {
        m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add(fault);
            return true;
        });
    }
    SignOutDialog *dialog() const
    {
        return m_driver->window()->findChild<SignOutDialog *>(u"signOutDialog"_s);
    }
    /// Opens the dialog as the menu does.
    SignOutDialog *ask() const
    {
        askToSignOut(m_driver->app()->accounts(), m_driver->window()->account(), m_driver->window(),
                     std::make_unique<HeldDecisions>(QList<DecisionService *>{service()}));
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

    std::unique_ptr<Driver> m_driver{};
    QStringList m_ids{};
};

SIDESTAGE_TEST_MAIN(TstSignOut)
#include "tst_sign_out.moc"
