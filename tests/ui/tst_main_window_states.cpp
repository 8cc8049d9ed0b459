// SPDX-License-Identifier: GPL-3.0-or-later

// What header, sidebar and status strip show: live or not, connected or not, held decisions.

#include "main_window_world.h"
#include "sandbox/oauth/grants.h"

#include "client/client.h"
#include "events/event_service.h"
#include "kit/messages/banner.h"
#include "kit/messages/freshness_label.h"
#include "rewards/queue/queue_pane.h"
#include "rewards/queue/queue_table.h"
#include "rewards/queue_page.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/sandbox.h"
#include "shell/header/icon_text.h"
#include "shell/header/sidebar.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Sidestage;

class TstMainWindowStates : public QObject, public MainWindowWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(begin({})); }
    void cleanup() { m_driver.reset(); }

    void aBadgeIsSaidAfterThePagesName()
    {
        Sidebar sidebar({{.id = u"queue"_s, .title = u"Queue"_s, .icon = Icon::Inbox}});
        const QModelIndex row = sidebar.list()->model()->index(1, 0);
        sidebar.setBadge(u"queue"_s, {.text = u"23"_s, .spoken = u"23 waiting"_s});
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), u"Queue, 23 waiting"_s);
        const QImage with = sidebar.grab().toImage();
        sidebar.setBadge(u"queue"_s, {});
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), u"Queue"_s);
        QVERIFY(sidebar.grab().toImage() != with);
        sidebar.setIconsOnly(true);
        sidebar.setBadge(u"queue"_s, {.text = u"5"_s, .spoken = u"5 waiting"_s});
        QCOMPARE(row.data(Qt::ToolTipRole).toString(), u"Queue, 5 waiting"_s);
    }

    void offlineIsSaidAndWhatWasKnownStays()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        const QString title = m_driver->find<QLineEdit>(u"title"_s)->text();
        QTRY_VERIFY(connection()->words().startsWith("Connected"_L1));
        m_driver->app()->sandbox()->stop();
        QTest::keyClick(window(), Qt::Key_F5);
        QTRY_VERIFY(connection()->words().startsWith("Reconnecting, attempt "_L1)
                    || connection()->words().startsWith("Offline since "_L1));
        QVERIFY2(m_driver->find(u"notice-offline"_s), qPrintable(m_driver->problem()));
        QVERIFY(connection()->words().startsWith("Offline since "_L1));
        QCOMPARE(m_driver->find<QLineEdit>(u"title"_s)->text(), title);
        QVERIFY(m_driver->find(u"title"_s)->isEnabled());

        m_driver->app()->sandbox()->start();
        QWidget *notice = m_driver->find(u"notice-offline"_s);
        QTRY_VERIFY(m_driver->app()->sandbox()->sandbox());
        QVERIFY(m_driver->click(notice->findChild<QAbstractButton *>(u"noticeAction"_s)));
        QTRY_VERIFY(connection()->words().startsWith("Connected"_L1));
        QTRY_VERIFY(!window()->findChild<QWidget *>(u"notice-offline"_s));
    }

    void decisionsTakenOfflineAreCountedAndSentWhenTheConnectionIsBack()
    {
        QVERIFY(signIn());
        window()->goTo(u"queue"_s);
        auto *page = qobject_cast<QueuePage *>(window()->page());
        QVERIFY(page);
        QueueTable *table = page->waiting()->table();
        QTRY_VERIFY(page->waiting()->model()->shown() >= 3);
        table->setFocus();
        QTRY_VERIFY(!table->currentId().isEmpty());
        m_driver->app()->sandbox()->stop();
        QTest::keyClick(window(), Qt::Key_F5);
        const auto notice = [this] {
            const auto *banner = window()->findChild<Banner *>(u"notice-offline"_s);
            return banner ? banner->sentence() : QString();
        };
        QTRY_VERIFY(notice().startsWith("Offline since "_L1));
        QVERIFY(!notice().contains("pending"_L1));
        QStringList ids;
        for (int i = 0; i < 3; ++i) {
            ids.append(table->currentId());
            QTest::keyClick(table, Qt::Key_F);
        }
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), 3);
        const QRegularExpression words(
            u"^Offline since .+\\. 3 pending decisions will be sent when the connection is"
            u" back\\.$"_s);
        QTRY_VERIFY2(words.match(notice()).hasMatch(), qPrintable(notice()));
        const auto *held = window()->findChild<IconText *>(u"heldDecisions"_s);
        QTRY_COMPARE(held->words(), u"3 pending decisions, saved on disk"_s);
        // Their grace period is over and sending fails: they stay held.
        int failed = 0;
        const auto counting = connect(
            window()->account()->client(), &Client::called, this,
            [&failed](const CallRecord &call) { failed += call.method == "PATCH"_L1 && call.status == 0; });
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(failed >= 1);
        disconnect(counting);
        QVERIFY2(words.match(notice()).hasMatch(), qPrintable(notice()));
        QCOMPARE(held->words(), u"3 pending decisions, saved on disk"_s);

        m_driver->app()->sandbox()->start();
        QTRY_VERIFY(m_driver->app()->sandbox()->sandbox());
        QTRY_VERIFY(!held->isVisible());
        QTRY_VERIFY(notice().isEmpty());
        int fulfilled = 0;
        QVERIFY(m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            for (const QString &id : std::as_const(ids)) {
                const auto redemption = sandbox.world().area<Sandbox::Rewards>().redemption(id);
                fulfilled += redemption && redemption->status == Api::RedemptionStatus::Fulfilled;
            }
            return true;
        }));
        QCOMPARE(fulfilled, 3);
    }

    void theStripTellsHowLiveEventsCome()
    {
        const auto events = [this] { return window()->findChild<IconText *>(u"liveEvents"_s); };
        QVERIFY(!events()->isVisible());
        QVERIFY(signIn());
        QTRY_COMPARE(events()->words(), u"Live events connected"_s);
        QVERIFY(events()->isVisible());
        QTRY_VERIFY(events()->toolTip().contains(u"subscription"_s));
        QVERIFY(!window()->findChild<IconText *>(u"serviceState"_s)->isVisible());
        QTRY_VERIFY(window()->page()->freshness().live);
        const auto *freshness = m_driver->find(u"frame-channel"_s)->findChild<FreshnessLabel *>();
        QTRY_VERIFY(freshness->shownText().endsWith(u"live"_s));
        auto *budget = window()->findChild<IconText *>(u"budget"_s);
        QTRY_VERIFY(budget->isVisible());
        QVERIFY2(budget->words().startsWith(u"API budget "_s), qPrintable(budget->words()));

        m_driver->app()->sandbox()->stop();
        QTRY_VERIFY2(events()->words().startsWith(u"Live events: reconnecting"_s),
                     qPrintable(events()->words()));
        QVERIFY(!connection()->words().startsWith("Connected"_L1));
        QVERIFY(!events()->toolTip().isEmpty());
        QTRY_VERIFY(!window()->page()->freshness().live);
        QVERIFY(m_driver->click(u"connection"_s));
        QWidget *details = m_driver->find(u"connectionDetails"_s);
        QVERIFY(details);
        QVERIFY(
            details->findChild<QLabel *>(u"popoverText"_s)->text().contains(u"Live events: reconnecting"_s));
        m_driver->app()->sandbox()->start();
        QTRY_VERIFY(m_driver->app()->sandbox()->sandbox());
        QVERIFY(m_driver->click(u"popoverAction"_s));
        QTRY_COMPARE(events()->words(), u"Live events connected"_s);
    }

    void theStripIsReadWithoutAMouse()
    {
        QVERIFY(m_driver->front());
        const auto *state = window()->findChild<IconText *>(u"serviceState"_s);
        QTRY_COMPARE(state->words(), u"Sandbox running"_s);
        QTRY_VERIFY(state->isVisible());
        window()->sidebar()->list()->setFocus();
        for (int stop = 0; stop < 30 && !state->hasFocus(); ++stop)
            m_driver->press(Qt::Key_Tab);
        QVERIFY(state->hasFocus());
        const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(window()->focusWidget());
        QCOMPARE(spoken->text(QAccessible::Name), u"Sandbox running"_s);
        QCOMPARE(spoken->role(), QAccessible::StaticText);
    }

    void aLineWithoutSubscriptionsIsNotCalledLive()
    {
        QVERIFY(signIn());
        const auto *events = window()->findChild<IconText *>(u"liveEvents"_s);
        QTRY_COMPARE(events->words(), u"Live events connected"_s);
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add(
                {.path = "/eventsub", .method = "POST", .times = -1, .status = 500});
            return true;
        }));
        window()->account()->events()->startOver();
        QTRY_COMPARE(events->words(), u"Live events: subscribing…"_s);
        QTRY_COMPARE(window()->account()->events()->state(), EventService::State::Connected);
        QCOMPARE(events->words(), u"Live events: subscribing…"_s);
        QVERIFY(!window()->page()->freshness().live);
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().clear();
            return true;
        }));
        QTRY_COMPARE(events->words(), u"Live events connected"_s);
    }

    void theStripTellsWhatIsHeld()
    {
        QVERIFY(signIn());
        auto *held = window()->findChild<IconText *>(u"heldDecisions"_s);
        QVERIFY(!held->isVisible());
        using Held = StatusStrip::Held;
        const Held own{.name = u"TeaAndTurrets"_s, .count = 3, .isShown = true};
        const Held other{.name = u"PipNocturne"_s, .count = 1};
        window()->strip()->setHeld({own});
        QVERIFY(held->isVisible());
        QCOMPARE(held->words(), u"3 pending decisions, saved on disk"_s);
        // The account's name is shown if it is not the current account.
        window()->strip()->setHeld({other});
        QCOMPARE(held->words(), u"1 pending decision of PipNocturne, saved on disk"_s);
        window()->strip()->setHeld({own, other});
        QCOMPARE(held->words(), u"4 pending decisions of 2 accounts, saved on disk"_s);
        QVERIFY(held->toolTip().contains("PipNocturne: 1 decision"_L1));
        window()->strip()->setHeld({});
        QVERIFY(!held->isVisible());
    }

    void anEndedSignInIsSaidAndTheDraftStays()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        QVERIFY(m_driver->click(u"title"_s));
        m_driver->type(u"Y"_s);
        const QString typed = m_driver->find<QLineEdit>(u"title"_s)->text();
        const QString id = window()->account()->userId();
        QVERIFY(m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            return sandbox.world().area<Sandbox::Grants>().disconnect(sandbox.client().id, id).has_value();
        }));
        QTest::keyClick(window(), Qt::Key_F5);
        QWidget *notice = m_driver->find(u"notice-signedOut"_s);
        QVERIFY2(notice, qPrintable(m_driver->problem()));
        QTRY_COMPARE(connection()->words(), u"Signed out"_s);
        QCOMPARE(m_driver->find<QLineEdit>(u"title"_s)->text(), typed);
        // After a new sign-in everything continues with the same account.
        Account *before = window()->account();
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QCOMPARE(window()->account(), before);
        QTRY_VERIFY(!window()->findChild<QWidget *>(u"notice-signedOut"_s));
        QTRY_VERIFY(connection()->words().startsWith("Connected"_L1));
        QCOMPARE(m_driver->find<QLineEdit>(u"title"_s)->text(), typed);
    }

    void headerTellsTheLiveState()
    {
        QCOMPARE(pill(), u"OFFLINE"_s);
        QCOMPARE(connection()->words(), u"Sandbox ready"_s);
        QVERIFY(signIn());
        QTRY_COMPARE(pill(), u"LIVE"_s);
        auto *uptime = m_driver->find<QLabel>(u"uptime"_s);
        QVERIFY(uptime);
        const QString first = uptime->text();
        QTRY_VERIFY(uptime->text() != first);  // it counts
        QVERIFY(m_driver->find<QLabel>(u"viewers"_s)->text().contains('1'_L1));

        const QString id = window()->account()->userId();
        QVERIFY(m_driver->inSandbox(
            [&](Sandbox::Sandbox &sandbox) { return sandbox.world().goOffline(id).has_value(); }));
        QVERIFY(m_driver->click(u"connection"_s));
        QVERIFY(m_driver->find(u"connectionDetails"_s));
        QVERIFY(m_driver->click(u"popoverAction"_s));
        QTRY_COMPARE(pill(), u"OFFLINE"_s);
        QVERIFY(!uptime->isVisible());
    }
};

SIDESTAGE_TEST_MAIN(TstMainWindowStates)
#include "tst_main_window_states.moc"
