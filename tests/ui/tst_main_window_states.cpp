// SPDX-License-Identifier: GPL-3.0-or-later

// What header, sidebar and status strip show: live or not, connected or not, held decisions.

#include "main_window_rig.h"
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

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Sidestage;

class TstMainWindowStates : public QObject, public MainWindowRig
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { m_driver.reset(); }

    void aBadgeIsSaidAfterThePagesName()
    {
        Sidebar sidebar(
            {{.id = QStringLiteral("queue"), .title = QStringLiteral("Queue"), .icon = Icon::Inbox}});
        const QModelIndex row = sidebar.list()->model()->index(1, 0);
        sidebar.setBadge(QStringLiteral("queue"),
                         {.text = QStringLiteral("23"), .spoken = QStringLiteral("23 waiting")});
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Queue, 23 waiting"));
        const QImage with = sidebar.grab().toImage();
        sidebar.setBadge(QStringLiteral("queue"), {});
        QCOMPARE(row.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Queue"));
        QVERIFY(sidebar.grab().toImage() != with);
        sidebar.setIconsOnly(true);
        sidebar.setBadge(QStringLiteral("queue"),
                         {.text = QStringLiteral("5"), .spoken = QStringLiteral("5 waiting")});
        QCOMPARE(row.data(Qt::ToolTipRole).toString(), QStringLiteral("Queue, 5 waiting"));
    }

    void offlineIsSaidAndWhatWasKnownStays()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        const QString title = m_driver->find<QLineEdit>(QStringLiteral("title"))->text();
        QTRY_VERIFY(connection()->words().startsWith(QLatin1String("Connected")));
        m_driver->app()->sandbox()->stop();
        QTest::keyClick(window(), Qt::Key_F5);
        QTRY_VERIFY(connection()->words().startsWith(QLatin1String("Reconnecting, attempt "))
                    || connection()->words().startsWith(QLatin1String("Offline since ")));
        QVERIFY2(m_driver->find(QStringLiteral("notice-offline")), qPrintable(m_driver->problem()));
        QVERIFY(connection()->words().startsWith(QLatin1String("Offline since ")));
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), title);
        QVERIFY(m_driver->find(QStringLiteral("title"))->isEnabled());

        m_driver->app()->sandbox()->start();
        QWidget *notice = m_driver->find(QStringLiteral("notice-offline"));
        QTRY_VERIFY(m_driver->app()->sandbox()->sandbox());
        QVERIFY(m_driver->click(notice->findChild<QAbstractButton *>(QStringLiteral("noticeAction"))));
        QTRY_VERIFY_WITH_TIMEOUT(connection()->words().startsWith(QLatin1String("Connected")), 20'000);
        QTRY_VERIFY(!window()->findChild<QWidget *>(QStringLiteral("notice-offline")));
    }

    void decisionsTakenOfflineAreCountedAndSentWhenTheConnectionIsBack()
    {
        QVERIFY(signIn());
        window()->goTo(QStringLiteral("queue"));
        auto *page = qobject_cast<QueuePage *>(window()->page());
        QVERIFY(page);
        QueueTable *table = page->waiting()->table();
        QTRY_VERIFY(page->waiting()->model()->shown() >= 3);
        table->setFocus();
        QTRY_VERIFY(!table->currentId().isEmpty());
        m_driver->app()->sandbox()->stop();
        QTest::keyClick(window(), Qt::Key_F5);
        const auto notice = [this] {
            const auto *banner = window()->findChild<Banner *>(QStringLiteral("notice-offline"));
            return banner ? banner->sentence() : QString();
        };
        QTRY_VERIFY(notice().startsWith(QLatin1String("Offline since ")));
        QVERIFY(!notice().contains(QLatin1String("pending")));
        QStringList ids;
        for (int i = 0; i < 3; ++i) {
            ids.append(table->currentId());
            QTest::keyClick(table, Qt::Key_F);
        }
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), 3);
        const QRegularExpression words(
            QStringLiteral("^Offline since .+\\. 3 pending decisions will be sent when the connection is"
                           " back\\.$"));
        QTRY_VERIFY2(words.match(notice()).hasMatch(), qPrintable(notice()));
        const auto *held = window()->findChild<IconText *>(QStringLiteral("heldDecisions"));
        QTRY_COMPARE(held->words(), QStringLiteral("3 pending decisions, saved on disk"));
        // Their grace period is over and sending fails: they stay held.
        int failed = 0;
        const auto counting = connect(window()->account()->client(), &Client::called, this,
                                      [&failed](const CallRecord &call) {
                                          failed += call.method == QLatin1String("PATCH") && call.status == 0;
                                      });
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(failed >= 1, 20'000);
        disconnect(counting);
        QVERIFY2(words.match(notice()).hasMatch(), qPrintable(notice()));
        QCOMPARE(held->words(), QStringLiteral("3 pending decisions, saved on disk"));

        m_driver->app()->sandbox()->start();
        QTRY_VERIFY(m_driver->app()->sandbox()->sandbox());
        QTRY_VERIFY_WITH_TIMEOUT(!held->isVisible(), 60'000);
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
        const auto events = [this] { return window()->findChild<IconText *>(QStringLiteral("liveEvents")); };
        QVERIFY(!events()->isVisible());
        QVERIFY(signIn());
        QTRY_COMPARE(events()->words(), QStringLiteral("Live events connected"));
        QVERIFY(events()->isVisible());
        QTRY_VERIFY(events()->toolTip().contains(QStringLiteral("subscription")));
        QVERIFY(!window()->findChild<IconText *>(QStringLiteral("serviceState"))->isVisible());
        QTRY_VERIFY(window()->page()->freshness().live);
        const auto *freshness
            = m_driver->find(QStringLiteral("frame-channel"))->findChild<FreshnessLabel *>();
        QTRY_VERIFY(freshness->shownText().endsWith(QStringLiteral("live")));
        auto *budget = window()->findChild<IconText *>(QStringLiteral("budget"));
        QTRY_VERIFY(budget->isVisible());
        QVERIFY2(budget->words().startsWith(QStringLiteral("API budget ")), qPrintable(budget->words()));

        m_driver->app()->sandbox()->stop();
        QTRY_VERIFY2(events()->words().startsWith(QStringLiteral("Live events: reconnecting")),
                     qPrintable(events()->words()));
        QVERIFY(!events()->toolTip().isEmpty());
        QTRY_VERIFY(!window()->page()->freshness().live);
        QVERIFY(m_driver->click(QStringLiteral("connection")));
        QWidget *details = m_driver->find(QStringLiteral("connectionDetails"));
        QVERIFY(details);
        QVERIFY(details->findChild<QLabel *>(QStringLiteral("popoverText"))
                    ->text()
                    .contains(QStringLiteral("Live events: reconnecting")));
        m_driver->app()->sandbox()->start();
        QTRY_VERIFY(m_driver->app()->sandbox()->sandbox());
        QVERIFY(m_driver->click(QStringLiteral("popoverAction")));
        QTRY_COMPARE_WITH_TIMEOUT(events()->words(), QStringLiteral("Live events connected"), 20'000);
    }

    void aLineWithoutSubscriptionsIsNotCalledLive()
    {
        QVERIFY(signIn());
        const auto *events = window()->findChild<IconText *>(QStringLiteral("liveEvents"));
        QTRY_COMPARE(events->words(), QStringLiteral("Live events connected"));
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add(
                {.path = "/eventsub", .method = "POST", .times = -1, .status = 500});
            return true;
        }));
        window()->account()->events()->startOver();
        QTRY_COMPARE(events->words(), QStringLiteral("Live events: subscribing…"));
        QTRY_COMPARE(window()->account()->events()->state(), EventService::State::Connected);
        QCOMPARE(events->words(), QStringLiteral("Live events: subscribing…"));
        QVERIFY(!window()->page()->freshness().live);
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().clear();
            return true;
        }));
        QTRY_COMPARE_WITH_TIMEOUT(events->words(), QStringLiteral("Live events connected"), 60'000);
    }

    void theStripTellsWhatIsHeld()
    {
        QVERIFY(signIn());
        auto *held = window()->findChild<IconText *>(QStringLiteral("heldDecisions"));
        QVERIFY(!held->isVisible());
        using Held = StatusStrip::Held;
        const Held own{.name = QStringLiteral("TeaAndTurrets"), .count = 3, .isShown = true};
        const Held other{.name = QStringLiteral("PipNocturne"), .count = 1};
        window()->strip()->setHeld({own});
        QVERIFY(held->isVisible());
        QCOMPARE(held->words(), QStringLiteral("3 pending decisions, saved on disk"));
        // The account's name is shown if it is not the current account.
        window()->strip()->setHeld({other});
        QCOMPARE(held->words(), QStringLiteral("1 pending decision of PipNocturne, saved on disk"));
        window()->strip()->setHeld({own, other});
        QCOMPARE(held->words(), QStringLiteral("4 pending decisions of 2 accounts, saved on disk"));
        QVERIFY(held->toolTip().contains(QLatin1String("PipNocturne: 1 decision")));
        window()->strip()->setHeld({});
        QVERIFY(!held->isVisible());
    }

    void anEndedSignInIsSaidAndTheDraftStays()
    {
        QVERIFY(signIn());
        QTRY_VERIFY(window()->page()->freshness().asOf.isValid());
        QVERIFY(m_driver->click(QStringLiteral("title")));
        m_driver->type(QStringLiteral("Y"));
        const QString typed = m_driver->find<QLineEdit>(QStringLiteral("title"))->text();
        const QString id = window()->account()->userId();
        QVERIFY(m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            return sandbox.world().area<Sandbox::Grants>().disconnect(sandbox.client().id, id).has_value();
        }));
        QTest::keyClick(window(), Qt::Key_F5);
        QWidget *notice = m_driver->find(QStringLiteral("notice-signedOut"));
        QVERIFY2(notice, qPrintable(m_driver->problem()));
        QTRY_COMPARE(connection()->words(), QStringLiteral("Signed out"));
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), typed);
        // After a new sign-in everything continues with the same account.
        Account *before = window()->account();
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QCOMPARE(window()->account(), before);
        QTRY_VERIFY(!window()->findChild<QWidget *>(QStringLiteral("notice-signedOut")));
        QTRY_VERIFY(connection()->words().startsWith(QLatin1String("Connected")));
        QCOMPARE(m_driver->find<QLineEdit>(QStringLiteral("title"))->text(), typed);
    }

    void headerTellsTheLiveState()
    {
        QCOMPARE(pill(), QStringLiteral("OFFLINE"));
        QCOMPARE(connection()->words(), QStringLiteral("Sandbox ready"));
        QVERIFY(signIn());
        QTRY_COMPARE(pill(), QStringLiteral("LIVE"));
        auto *uptime = m_driver->find<QLabel>(QStringLiteral("uptime"));
        QVERIFY(uptime);
        const QString first = uptime->text();
        QTRY_VERIFY(uptime->text() != first);  // it counts
        QVERIFY(m_driver->find<QLabel>(QStringLiteral("viewers"))->text().contains(QLatin1Char('1')));

        const QString id = window()->account()->userId();
        QVERIFY(m_driver->inSandbox(
            [&](Sandbox::Sandbox &sandbox) { return sandbox.world().goOffline(id).has_value(); }));
        QVERIFY(m_driver->click(QStringLiteral("connection")));
        QVERIFY(m_driver->find(QStringLiteral("connectionDetails")));
        QVERIFY(m_driver->click(QStringLiteral("popoverAction")));
        QTRY_COMPARE(pill(), QStringLiteral("OFFLINE"));
        QVERIFY(!uptime->isVisible());
    }
};

SIDESTAGE_TEST_MAIN(TstMainWindowStates)
#include "tst_main_window_states.moc"
