// SPDX-License-Identifier: GPL-3.0-or-later

// Event sessions are cut, handed over and restarted: no event is lost without a gap being reported.

#include "event_world.h"

using namespace Sidestage;
using namespace std::chrono_literals;

using Sandbox::EventFault;

class TstEventConnection : public QObject, private EventWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void nobodyInterestedNobodyConnected()
    {
        QVERIFY(events()->isOffered());
        QCOMPARE(events()->state(), EventService::State::Off);
        QTest::qWait(50);
        QVERIFY(sessions().isEmpty());
        QCOMPARE(m_rig->sandbox.served(path), 0);
    }

    void everyEndOfASessionIsAGapAndNothingElseIsLost_data()
    {
        QTest::addColumn<int>("code");
        for (const int code : {1000, 4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007})
            QTest::addRow("%d", code) << code;
        QTest::newRow("cut by an event") << 0;
        QTest::newRow("the machine has slept") << -1;
    }
    void everyEndOfASessionIsAGapAndNothingElseIsLost()
    {
        QFETCH(int, code);
        readAtGaps();
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        for (int round = 2; round <= 4; ++round) {
            redeem();
            if (code > 0)
                close(code);
            else if (code == 0)
                fault({.kind = EventFault::Kind::Cut});
            else
                events()->startOver();
            redeem();  // possibly while there is no session
            redeem();
            QTRY_COMPARE(m_gaps->count(), round);
            QVERIFY(stands());
            QCOMPARE(subscribed().size(), 1);
            redeem();
            QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
            QCOMPARE(QSet<QString>(m_got.cbegin(), m_got.cend()).size(), m_got.size());
        }
        QCOMPARE(m_gaps->count(), 4);
        QTRY_COMPARE(sessions().size(), 1);
    }

    void aHandOverLosesNothingAndIsNoGap()
    {
        follow();
        events()->on<Api::ChannelUpdated>({.broadcasterUserId = m_rig->id()}, context(),
                                          [](const auto &, auto) {});
        QTRY_COMPARE(m_gaps->count(), 1);
        QSignalSpy coverage(events(), &EventService::coverageChanged);
        for (int round = 0; round < 5; ++round) {
            for (int i = 0; i < 10; ++i) {
                redeem();
                if (i == 3)
                    handOver();
                if (i > 3)
                    QTest::qWait(1);  // so that it happens in the middle
            }
            QTRY_COMPARE(m_got.size(), m_redeemed.size());
        }
        QCOMPARE(sorted(m_got), sorted(m_redeemed));
        QCOMPARE(m_gaps->count(), 1);
        QCOMPARE(coverage.count(), 0);
        QCOMPARE(subscribed().size(), 2);
        QCOMPARE(m_rig->sandbox.served(path), 2);  // no subscription was made again
        QTRY_COMPARE(sessions().size(), 1);
    }

    void aHandOverThatIsCutIsAGap_data()
    {
        QTest::addColumn<int>("code");
        QTest::newRow("grace time over") << 4004;
        QTest::newRow("error") << 4000;
    }
    void aHandOverThatIsCutIsAGap()
    {
        QFETCH(int, code);
        readAtGaps();
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            const QString session = world.area<Sandbox::EventSub>().sessions().first().id;
            std::ignore = world.area<Sandbox::EventSub>().askToReconnect(session);
            std::ignore = world.area<Sandbox::EventSub>().closeSession(session, code);
        });
        redeem();
        QTRY_COMPARE(m_gaps->count(), 2);
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
        redeem();
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
    }

    void withTheSessionItEndsAndWithANewTokenItGoesOn()
    {
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        m_rig->account->session()->end();
        QCOMPARE(events()->state(), EventService::State::Off);
        QVERIFY(!stands());
        QVERIFY(m_rig->account->polls()->isPaused());
        QTRY_VERIFY(sessions().isEmpty());
        QTest::qWait(50);
        QVERIFY(sessions().isEmpty());
        setToken(m_rig->sandbox.signIn());
        QTRY_COMPARE(m_gaps->count(), 2);
        QVERIFY(!m_rig->account->polls()->isPaused());
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
    }

    void aTokenThatIsRenewedChangesNothing()
    {
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        const QString session = sessions().first();
        m_rig->sandbox.expireTokens();
        QSignalSpy renewed(m_rig->account->session(), &Session::tokenChanged);
        QVERIFY(m_rig->ask(Api::GetChannels{.broadcasterIds = {m_rig->id()}}));
        QCOMPARE(renewed.count(), 1);
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
        QCOMPARE(sessions(), QStringList{session});
        QCOMPARE(m_gaps->count(), 1);
    }

    void gapsTriggerThePollsOfTheAccount()
    {
        Poll *poll
            = m_rig->account->polls()->add({.covered = 1h, .uncovered = 1h, .offScreen = 1h}, context());
        int read = 0;
        connect(poll, &Poll::due, context(), [&] {
            ++read;
            poll->finished({});
        });
        QTRY_COMPARE(read, 1);
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        QTRY_COMPARE(read, 2);
        close(4006);
        QTRY_COMPARE(m_gaps->count(), 2);
        QTRY_COMPARE(read, 3);
    }

    void withoutAnAddressEverythingIsPolled()
    {
        EventService none(m_rig->account->client(), m_rig->account->session(), QUrl());
        QVERIFY(!none.isOffered());
        none.on<Api::RedemptionAdded>(interest(), context(), [](const auto &, auto) {});
        QTest::qWait(50);
        QCOMPARE(none.state(), EventService::State::Off);
        QVERIFY(!none.covers<Api::RedemptionAdded>(interest()));
        QVERIFY(!none.reason().isEmpty());
        QVERIFY(sessions().isEmpty());
    }

    void anAddressThatIsNotSafeIsNotUsed()
    {
        EventService unsafe(m_rig->account->client(), m_rig->account->session(),
                            QUrl(u"ws://events.example/ws"_s));
        unsafe.on<Api::RedemptionAdded>(interest(), context(), [](const auto &, auto) {});
        QTRY_VERIFY(!unsafe.reason().isEmpty());
        QCOMPARE(unsafe.state(), EventService::State::Off);
    }

    void anEveningOfEverything()
    {
        readAtGaps();
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        quint32 seed = 4711;
        const auto dice = [&seed](int sides) {
            seed = seed * 1664525u + 1013904223u;
            return int((seed >> 16) % quint32(sides));
        };
        for (int i = 0; i < 400; ++i) {
            redeem();
            switch (dice(24)) {
            case 0:
                fault({.kind = EventFault::Kind::Duplicate});
                break;
            case 1:
                fault({.kind = EventFault::Kind::Delay, .delay = std::chrono::milliseconds(dice(40))});
                break;
            case 2:
                fault({.kind = EventFault::Kind::Reorder});
                break;
            case 3:
                fault({.kind = EventFault::Kind::Cut});
                break;
            case 4:
                handOver();
                break;
            case 5:
                close(4000 + dice(8));
                break;
            case 6:
                m_rig->sandbox.fault({.path = path, .method = "POST", .status = 500 + dice(4)});
                break;
            case 7:
                events()->startOver();
                break;
            default:
                break;
            }
            if (dice(3) == 0)
                QTest::qWait(dice(6));
        }
        m_rig->sandbox.clearFaults();
        m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            world.area<Sandbox::EventSub>().removeFaults([](const auto &) { return true; });
        });
        QTRY_VERIFY(stands());
        redeem();  // releases the last delayed event
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
        QCOMPARE(QSet<QString>(m_got.cbegin(), m_got.cend()).size(), m_got.size());
        QCOMPARE(subscribed().size(), 1);
        QTRY_COMPARE(sessions().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TstEventConnection)
#include "tst_event_connection.moc"
