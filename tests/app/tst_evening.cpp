// SPDX-License-Identifier: GPL-3.0-or-later

// A whole evening on all pages: decisions, ads, a lockdown, a lost connection, and another service. Every
// warning and every undo is available in time on every page, and is listed afterwards.

#include "tour/dashboard_world.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "kit/controls/segmented.h"
#include "kit/overlays/toast.h"
#include "network_line.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox_fixture.h"
#include "shell/notices/notifications.h"
#include "shell/settings/preferences.h"

#include <QAbstractButton>
#include <QLineEdit>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::RedemptionStatus;

namespace {

constexpr int pages = 9;  // Ctrl+1 to Ctrl+9

}  // namespace

class TstEvening : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_stage = std::make_unique<SandboxFixture>();
        m_line = std::make_unique<NetworkLine>(m_stage->baseUrl());
        // An account of the sandbox, which is not shown for the rest of the evening.
        QVERIFY(begin(u"pipnocturne"_s, u"ads"_s));
        QVERIFY2(addStage(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 5);
    }
    void cleanup()
    {
        m_driver.reset();
        m_line.reset();
        m_stage.reset();
    }

    void everyWarningAndUndoIsThereOnEveryPage()
    {
        // A decision on Queue can be undone on any page.
        m_driver->app()->preferences()->setFulfilGrace(30);
        const qsizetype all = waiting().size();
        for (int page = 1; page <= pages; ++page) {
            QVERIFY(decideOne());
            QVERIFY(goTo(page));
            QTRY_VERIFY2(sees(u"Fulfilling 1"_s), qPrintable(onPage(page)));
            QVERIFY(m_driver->press(Qt::Key_F8));
            QTRY_COMPARE(decisions()->held(), 0);
            QCOMPARE(waiting().size(), all);
            QTRY_VERIFY2(!sees(u"Fulfilling 1"_s), qPrintable(onPage(page)));
        }

        // An ad comes while Analytics is open. It is snoozed on another page, and the snooze is undone on a
        // third.
        QVERIFY(goTo(9));
        QVERIFY(adIn(50s));
        QTRY_VERIFY(sees(u"Ads"_s));
        QVERIFY(goTo(6));
        QVERIFY2(sees(u"Ads"_s), "the warning stays when the page changes");
        const int snoozes = snoozesLeft();
        QVERIFY(m_driver->press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier));
        QTRY_VERIFY(ads()->actions()->held());
        QVERIFY(goTo(8));
        QVERIFY(m_driver->press(Qt::Key_F8));
        QTRY_VERIFY(!ads()->actions()->held());
        QCOMPARE(snoozesLeft(), snoozes);

        // A lockdown is started on Rewards, while its table has the focus, and restored on Channel.
        QVERIFY(goTo(3));
        QVERIFY(goTo(6));
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget()->objectName() == "rewards"_L1);
        QVERIFY(!isLocked());
        QVERIFY(m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier));
        QVERIFY2(m_driver->click(u"confirmLockdown"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(isLocked());
        QVERIFY(m_driver->front());
        QVERIFY(goTo(5));
        QVERIFY(m_driver->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier));
        QVERIFY2(m_driver->click(u"confirmRestore"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(!isLocked());

        // The network fails. A decision made meanwhile is shown as waiting, and is sent when the network is
        // back.
        QVERIFY(m_driver->front());
        m_driver->app()->preferences()->setFulfilGrace(1);
        m_line->cut();
        const QStringList before = waiting();
        QVERIFY(decideOne());
        QVERIFY(goTo(7));
        QTest::qWait(2'000);  // longer than the grace period
        QCOMPARE(fulfilled(before), 0);
        m_line->mend();
        QTRY_COMPARE(fulfilled(before), 1);

        // The messages can be read afterwards. The sandbox account that was not shown has none.
        QStringList said;
        const Notifications *notifications = window()->notifications();
        for (int row = 0; row < notifications->rowCount(); ++row)
            said.append(notifications->index(row, 0).data().toString());
        QVERIFY2(said.join(u'\n').contains("Ads"_L1), qPrintable(said.join(u'\n')));
        QVERIFY2(!said.join(u'\n').contains("PipNocturne"_L1), qPrintable(said.join(u'\n')));
    }

private:
    /// Adds a service that is not the built-in sandbox, over a connection that can be cut, with one account.
    bool addStage()
    {
        if (!m_driver->command(u"add service"_s) || !m_driver->find(u"serviceDialog"_s)
            || !m_driver->click(
                m_driver->find<Segmented>(u"serviceKind"_s)->findChildren<QAbstractButton *>().value(1))
            || !enter("serviceName", u"Stage"_s)
            || !enter("serviceBase", m_line->through(m_stage->baseUrl()).toString())
            || !enter("serviceAuth", m_line->through(m_stage->authUrl()).toString())
            || !enter("serviceEvents", m_line->through(m_stage->eventsUrl()).toString())
            || !enter("serviceClientId", m_stage->client().id)
            || !enter("serviceRedirect", m_stage->client().redirectUri) || !m_driver->click(u"addService"_s))
            return false;
        const auto isOpen = [this] {
            const Accounts *accounts = m_driver->app()->accounts();
            return accounts && accounts->isLoaded() && accounts->profile().name == "Stage"_L1;
        };
        if (!m_driver->waitFor(isOpen, u"the service to open"_s))
            return false;
        const SandboxFixture::SignedIn user = m_stage->signIn();
        Account *account = m_driver->app()->accounts()->add(
            {user.userId, user.login, u"TeaAndTurrets"_s, Api::BroadcasterType::Affiliate},
            {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()});
        return m_driver->waitFor([&] { return window()->account() == account; }, u"the account"_s)
            && m_driver->front();
    }
    bool enter(const char *name, const QString &text)
    {
        auto *field = m_driver->find<QLineEdit>(QLatin1String(name));
        if (!field)
            return false;
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        return field->text() == text;
    }

    bool goTo(int page) { return m_driver->press(Qt::Key_0 + page, Qt::ControlModifier); }
    static QString onPage(int page) { return u"on the page of Ctrl+%1"_s.arg(page); }

    /// Fulfils the first waiting redemption with the keyboard.
    bool decideOne()
    {
        if (!goTo(2) || !m_driver->waitFor(queueHasTheKeyboard, u"the list"_s))
            return false;
        const int held = decisions()->held();
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F);
        return m_driver->waitFor([&] { return decisions()->held() == held + 1; }, u"the decision"_s);
    }
    /// How many of these are fulfilled in the service.
    int fulfilled(const QStringList &ids)
    {
        return m_stage->inSandbox([&](Sandbox::World &world) {
            return int(std::count_if(ids.cbegin(), ids.cend(), [&](const QString &id) {
                const auto redemption = world.area<Sandbox::Rewards>().redemption(id);
                return redemption && redemption->status == RedemptionStatus::Fulfilled;
            }));
        });
    }

    /// Whether a message with these words is visible in the window.
    bool sees(const QString &words) const
    {
        const auto toasts = window()->findChildren<Toast *>();
        return std::any_of(toasts.cbegin(), toasts.cend(), [&](const Toast *toast) {
            return toast->isVisible() && toast->content().what.contains(words);
        });
    }

    /// Advances the world's time to this long before the next break.
    bool adIn(std::chrono::seconds ahead)
    {
        AdClock *clock = ads()->clock();
        if (!m_driver->waitFor([&] { return clock->nextAt().isValid() && clock->isLive(); },
                               u"the schedule"_s))
            return false;
        const bool moved = m_stage->inSandbox([&](Sandbox::World &world) {
            const auto plan = world.area<Sandbox::AdBreaks>().schedule(account()->userId());
            if (!plan)
                return false;
            const auto by = std::chrono::milliseconds(world.clock().now().msecsTo(plan->nextAdAt)) - ahead;
            return world.changeClock([by](Sandbox::WorldClock &worlds) { worlds.jump(by); })
                && world.area<Sandbox::AdBreaks>().settle();
        });
        clock->refresh();
        return moved;
    }
    int snoozesLeft()
    {
        return m_stage->inSandbox([&](Sandbox::World &world) {
            const auto plan = world.area<Sandbox::AdBreaks>().schedule(account()->userId());
            return plan ? plan->snoozeCount : -1;
        });
    }
    bool isLocked()
    {
        return m_stage->inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::ChatRooms>().settings(account()->userId()).subscriberMode;
        });
    }

    std::unique_ptr<SandboxFixture> m_stage{};
    std::unique_ptr<NetworkLine> m_line{};
};

SIDESTAGE_TEST_MAIN(TstEvening)
#include "tst_evening.moc"
