// SPDX-License-Identifier: GPL-3.0-or-later

// Whether a channel is live: polled, but not while no account is signed in.

#include "test_world.h"

#include "api/events/stream.h"
#include "interact/goal_feed.h"
#include "interact/poll_feed.h"
#include "live/live_status.h"

#include <QTest>

using namespace Sidestage;
using namespace std::chrono_literals;

class TstLiveStatus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_sandbox = std::make_unique<SandboxFixture>();
        m_store = *ProfileStore::open(u":memory:"_s);
        m_user = m_sandbox->signIn();
        const ServiceProfile profile{.id = u"sandbox"_s,
                                     .baseUrl = m_sandbox->baseUrl(),
                                     .authUrl = m_sandbox->authUrl(),
                                     .eventsUrl = m_sandbox->eventsUrl(),
                                     .clientId = m_sandbox->client().id,
                                     .clientSecret = m_sandbox->client().secret};
        m_account
            = std::make_unique<Account>(profile, AccountInfo{.userId = m_user.userId, .login = m_user.login},
                                        token(m_user), &m_network, m_store.get());
        m_account->client()->setBackoff(1ms, 1ms);
        m_status = std::make_unique<LiveStatus>(m_account.get());
        m_status->setInterval(20ms);
    }
    void cleanup()
    {
        m_status.reset();
        m_account.reset();
        m_store.reset();
        m_sandbox.reset();
    }

    void followsTheChannel()
    {
        QCOMPARE(m_status->state(), LiveStatus::State::Unknown);
        m_status->start();
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Live);
        QVERIFY(m_status->viewers() > 0);
        QVERIFY(m_status->startedAt() < QDateTime::currentDateTimeUtc());
        QVERIFY(m_status->asOf().isValid());
        QVERIFY(m_sandbox->inSandbox(
            [&](Sandbox::World &world) { return world.goOffline(m_user.userId).has_value(); }));
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Offline);
        QVERIFY(!m_status->startedAt().isValid());
        QVERIFY(m_sandbox->inSandbox([&](Sandbox::World &world) {
            return world.goLive(m_user.userId, 77, QDateTime::currentDateTimeUtc()).has_value();
        }));
        QTRY_COMPARE(m_status->viewers(), 77);
    }

    void anEventTellsAtOnce()
    {
        m_status->setInterval(1h);
        m_status->start();
        const Api::EventCondition ours{.broadcasterUserId = m_user.userId};
        QTRY_VERIFY(m_account->events()->covers<Api::StreamOffline>(ours));
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Live);
        // An event is enough, even if the service does not respond.
        m_sandbox->fault({.path = "/streams", .times = -1, .status = 500});
        QVERIFY(m_sandbox->inSandbox(
            [&](Sandbox::World &world) { return world.goOffline(m_user.userId).has_value(); }));
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Offline);
        QCOMPARE(m_status->viewers(), 0);
        QVERIFY(m_sandbox->inSandbox([&](Sandbox::World &world) {
            return world.goLive(m_user.userId, 77, QDateTime::currentDateTimeUtc()).has_value();
        }));
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Live);
        QVERIFY(m_status->startedAt().isValid());
        m_sandbox->clearFaults();
        QTRY_COMPARE(m_status->viewers(), 77);  // no event contains it
    }

    void aReadingThatBeganBeforeAnEventDoesNotUndoIt()
    {
        m_status->setInterval(1h);
        m_status->start();
        const Api::EventCondition ours{.broadcasterUserId = m_user.userId};
        QTRY_VERIFY(m_account->events()->covers<Api::StreamOffline>(ours));
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Live);
        QTRY_VERIFY(!m_status->isReading());
        m_sandbox->fault({.path = "/streams", .delay = 500ms});
        const int before = m_sandbox->served("/streams");
        m_status->refresh();
        QTRY_COMPARE(m_sandbox->served("/streams"), before + 1);
        QVERIFY(m_sandbox->inSandbox(
            [&](Sandbox::World &world) { return world.goOffline(m_user.userId).has_value(); }));
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Offline);
        QList<LiveStatus::State> later;
        connect(m_status.get(), &Feed::changed, this, [&] { later.append(m_status->state()); });
        QTRY_VERIFY(m_sandbox->served("/streams") > before + 1);  // it is read again
        QTRY_VERIFY(!m_status->isReading());
        m_status->disconnect(this);
        QVERIFY(!later.contains(LiveStatus::State::Live));
    }

    void asksNothingUntilItIsStarted()
    {
        const int before = m_sandbox->served("/streams");
        QTest::qWait(100);
        QCOMPARE(m_sandbox->served("/streams"), before);
    }

    void pausesWhenTheSessionEndsAndGoesOnWithANewToken()
    {
        m_status->start();
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Live);
        m_account->session()->end();
        QCOMPARE(m_status->state(), LiveStatus::State::Unknown);
        QTest::qWait(50);  // a request may have been pending
        const int before = m_sandbox->served("/streams");
        QTest::qWait(100);
        QCOMPARE(m_sandbox->served("/streams"), before);
        m_account->session()->setToken(token(m_sandbox->signIn()));
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Live);
    }

    void keepsWhatItKnewWhileTheServiceFails()
    {
        m_status->start();
        QTRY_COMPARE(m_status->state(), LiveStatus::State::Live);
        const int viewers = m_status->viewers();
        m_sandbox->fault({.path = "/streams", .times = 3, .status = 500});
        const int before = m_sandbox->served("/streams");
        QTRY_VERIFY(m_sandbox->served("/streams") > before + 4);  // it retries until a request succeeds
        QCOMPARE(m_status->state(), LiveStatus::State::Live);
        QCOMPARE(m_status->viewers(), viewers);
    }

    void whatOtherReadsAreRefusedMakesItReadNothing()
    {
        TestWorld rig({.hasEvents = false});
        qint64 now = 0;
        rig.account->polls()->setTime([&now] { return now; });
        for (const char *path : {"/goals", "/polls"})
            rig.sandbox.fault({.path = path, .times = -1, .status = 401});
        const int renewals = rig.sandbox.served("/oauth2/token");
        LiveStatus live(rig.account.get());
        GoalFeed goals(rig.account.get());
        PollFeed polls(rig.account.get());
        const QList<Feed *> feeds{&live, &goals, &polls};
        for (Feed *feed : feeds)
            feed->start();
        // Each refused read renews the token. The live status is due every 30 seconds.
        for (; now < 25'000; now += 500) {
            for (int turn = 0; turn < 4; ++turn) {  // those that are due together run one after the other
                now += 20;
                rig.account->polls()->checkDue();
                for (const Feed *feed : feeds)
                    QTRY_VERIFY(!feed->isReading());
            }
        }
        QCOMPARE(live.state(), LiveStatus::State::Live);
        QVERIFY(!goals.failure().isEmpty() && !polls.failure().isEmpty());
        QCOMPARE(rig.sandbox.served("/streams"), 1);
        QVERIFY(rig.sandbox.served("/oauth2/token") > renewals);
        QVERIFY(rig.sandbox.served("/oauth2/token") <= renewals + 8);
    }

private:
    static Token token(const SandboxFixture::SignedIn &user)
    {
        return {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()};
    }

    QNetworkAccessManager m_network;
    std::unique_ptr<SandboxFixture> m_sandbox;
    std::unique_ptr<ProfileStore> m_store;
    SandboxFixture::SignedIn m_user{};
    std::unique_ptr<Account> m_account;
    std::unique_ptr<LiveStatus> m_status;
};

QTEST_MAIN(TstLiveStatus)
#include "tst_live_status.moc"
