// SPDX-License-Identifier: GPL-3.0-or-later

// Live events from the sandbox to whoever is interested: each once, whatever is cut, lost or refused, and
// word of every gap.

#include "client_rig.h"

#include "api/events.h"
#include "events/event_service.h"
#include "events/event_socket.h"
#include "events/poll_scheduler.h"
#include "sandbox/eventsub.h"
#include "sandbox/rewards.h"

#include <QSignalSpy>

using namespace Sidestage;
using namespace std::chrono_literals;

using Sandbox::EventFault;

class TstEventService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup()
    {
        m_context.reset();
        m_gaps.reset();
        m_rig.reset();
    }

    void nobodyInterestedNobodyConnected()
    {
        QVERIFY(events()->isOffered());
        QCOMPARE(events()->state(), EventService::State::Off);
        QTest::qWait(50);
        QVERIFY(sessions().isEmpty());
        QCOMPARE(m_rig->sandbox.served(path), 0);
    }

    void eachEventComesOnceAfterTheSubscriptionStands()
    {
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        QCOMPARE(events()->state(), EventService::State::Connected);
        QVERIFY(stands());
        QVERIFY(events()->lastFrameAt().isValid());
        for (int i = 0; i < 100; ++i)
            redeem();
        QTRY_COMPARE(m_got.size(), 100);
        QCOMPARE(sorted(m_got), sorted(m_redeemed));
        QCOMPARE(m_gaps->count(), 1);
        QVERIFY(m_sentAt.isValid());
    }

    void theGapComesWhenEverythingStands()
    {
        const QString id = m_rig->id();
        follow();
        events()->on<Api::StreamOnline>({.broadcasterUserId = id}, context(), [](const auto &, auto) {});
        events()->on<Api::ChannelUpdated>({.broadcasterUserId = id}, context(), [](const auto &, auto) {});
        int standing = -1;
        connect(events(), &EventService::gap, context(), [&] { standing = standingCount(); });
        QTRY_COMPARE(standing, 3);
        QCOMPARE(m_gaps->count(), 1);
        QCOMPARE(m_rig->sandbox.served(path), 3);
        // One that is asked for later needs no gap for all.
        QSignalSpy coverage(events(), &EventService::coverageChanged);
        events()->on<Api::StreamOffline>({.broadcasterUserId = id}, context(), [](const auto &, auto) {});
        QTRY_COMPARE(coverage.count(), 1);
        QVERIFY(events()->covers<Api::StreamOffline>({.broadcasterUserId = id}));
        QCOMPARE(m_gaps->count(), 1);
        QCOMPARE(sessions().size(), 1);
    }

    void theSameInterestIsOneSubscriptionAndWhatIsWantedMostComesFirst()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        int calls = 0;
        const auto count = [&](const auto &, const QDateTime &) { ++calls; };
        events()->on<Api::StreamOnline>(ours, context(), [](const auto &, auto) {});
        events()->on<Api::ChannelUpdated>(ours, context(), count);
        events()->on<Api::ChannelUpdated>(ours, context(), count);
        auto other = std::make_unique<QObject>();
        events()->on<Api::ChannelUpdated>(ours, other.get(), count);
        QTRY_COMPARE(m_gaps->count(), 1);
        QCOMPARE(subscribed(),
                 QStringList({QStringLiteral("channel.update"), QStringLiteral("stream.online")}));
        rename(QStringLiteral("One"));
        QTRY_COMPARE(calls, 3);
        other.reset();
        rename(QStringLiteral("Two"));
        QTRY_COMPARE(calls, 5);
        QCOMPARE(subscribed().size(), 2);
    }

    void whatNobodyWantsAnyMoreIsGivenBack()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        auto other = std::make_unique<QObject>();
        follow();
        events()->on<Api::ChannelUpdated>(ours, other.get(), [](const auto &, auto) {});
        QTRY_COMPARE(m_gaps->count(), 1);
        QCOMPARE(subscribed().size(), 2);
        other.reset();
        QTRY_COMPARE(subscribed().size(), 1);
        QVERIFY(!events()->covers<Api::ChannelUpdated>(ours));
        QVERIFY(stands());
        m_context.reset();
        QTRY_COMPARE(events()->state(), EventService::State::Off);
        QTRY_VERIFY(sessions().isEmpty());
        // And somebody comes again.
        follow();
        QTRY_COMPARE(m_gaps->count(), 2);
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
    }

    void whoComesBackInTimeKeepsTheSubscription()
    {
        EventTiming timing = hurried();
        timing.unwanted = 1h;
        events()->setTiming(timing);
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        m_context.reset();
        follow();
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
        QCOMPARE(m_rig->sandbox.served(path), 1);
    }

    void aHandlerMayEndItselfAndOthers()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        auto other = std::make_unique<QObject>();
        int first = 0;
        int second = 0;
        events()->on<Api::ChannelUpdated>(ours, context(), [&](const auto &, auto) {
            ++first;
            other.reset();
            events()->on<Api::StreamOnline>(ours, context(), [](const auto &, auto) {});
        });
        events()->on<Api::ChannelUpdated>(ours, other.get(), [&](const auto &, auto) { ++second; });
        QTRY_COMPARE(m_gaps->count(), 1);
        rename(QStringLiteral("One"));
        QTRY_COMPARE(first, 1);
        QCOMPARE(second, 0);
        QTRY_COMPARE(subscribed().size(), 2);
    }

    void whatComesTwiceLateOrInDisorderComesOnce()
    {
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        for (const auto kind : {EventFault::Kind::Duplicate, EventFault::Kind::Delay,
                                EventFault::Kind::Reorder, EventFault::Kind::Duplicate}) {
            fault({.kind = kind, .times = 5, .delay = 30ms});
            for (int i = 0; i < 12; ++i)
                redeem();
        }
        QTRY_COMPARE(m_got.size(), m_redeemed.size());
        QCOMPARE(sorted(m_got), sorted(m_redeemed));
        QVERIFY(m_got != m_redeemed);  // they did come in disorder
        QCOMPARE(m_gaps->count(), 1);
    }

    void aLostEventIsNoGapAndFoundByReading()
    {
        Poll *poll = m_rig->account->polls()->add(
            {.name = QStringLiteral("t"), .covered = 100ms, .uncovered = 1h, .offScreen = 1h}, context());
        QStringList known;
        connect(poll, &Poll::due, context(), [&] {
            known = m_redeemed;
            poll->finished({});
        });
        connect(events(), &EventService::coverageChanged, context(),
                [=, this] { poll->setCovered(stands()); });
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        fault({.kind = EventFault::Kind::Drop, .times = 2});
        for (int i = 0; i < 5; ++i)
            redeem();
        QTRY_COMPARE(m_got.size(), 3);
        QTRY_COMPARE(known.size(), 5);
        QCOMPARE(m_gaps->count(), 1);
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
            redeem();  // perhaps while nobody listens
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
                    QTest::qWait(1);  // somewhere in the middle of it
            }
            QTRY_COMPARE(m_got.size(), m_redeemed.size());
        }
        QCOMPARE(sorted(m_got), sorted(m_redeemed));
        QCOMPARE(m_gaps->count(), 1);
        QCOMPARE(coverage.count(), 0);
        QCOMPARE(subscribed().size(), 2);
        QCOMPARE(m_rig->sandbox.served(path), 2);  // nothing was subscribed to again
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
            const QString session = world.eventSub().sessions().first().id;
            std::ignore = world.eventSub().askToReconnect(session);
            std::ignore = world.eventSub().closeSession(session, code);
        });
        redeem();
        QTRY_COMPARE(m_gaps->count(), 2);
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
        redeem();
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
    }

    void cutAtEveryPointOfSubscribingItComesBack_data()
    {
        QTest::addColumn<int>("point");
        QTest::addColumn<bool>("handled");
        for (int point = 0; point < 3; ++point) {
            QTest::addRow("call %d unheard", point) << point << false;
            QTest::addRow("call %d heard, answer lost", point) << point << true;
        }
    }
    void cutAtEveryPointOfSubscribingItComesBack()
    {
        QFETCH(int, point);
        QFETCH(bool, handled);
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        readAtGaps();
        follow();
        events()->on<Api::StreamOnline>(ours, context(), [](const auto &, auto) {});
        events()->on<Api::ChannelUpdated>(ours, context(), [](const auto &, auto) {});
        m_rig->sandbox.fault({.path = path,
                              .method = "POST",
                              .times = 1,
                              .skip = point,
                              .cutConnection = true,
                              .handled = handled});
        QTRY_COMPARE(standingCount(), 3);
        QCOMPARE(subscribed().size(), 3);
        QTRY_COMPARE(m_gaps->count(), 1);
        redeem();
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
    }

    void whatStandsAlreadyIsTakenOverByItsId()
    {
        // The service made it, the answer was lost, and it says so with 409 when it is asked again.
        auto other = std::make_unique<QObject>();
        int heard = 0;
        m_rig->sandbox.fault(
            {.path = path, .method = "POST", .times = 1, .cutConnection = true, .handled = true});
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        events()->on<Api::ChannelUpdated>(ours, other.get(), [&](const auto &, auto) { ++heard; });
        QTRY_VERIFY(events()->covers<Api::ChannelUpdated>(ours));
        QVERIFY(!events()->refusalOf(Api::event<Api::ChannelUpdated>(), ours));
        QCOMPARE(m_rig->sandbox.served(path), 3);  // made, refused, listed
        QTRY_COMPARE(m_gaps->count(), 1);
        QCOMPARE(subscribed().size(), 1);
        rename(QStringLiteral("One"));
        QTRY_COMPARE(heard, 1);
        // Its id is known: it can be ended.
        follow();
        QTRY_VERIFY(stands());
        other.reset();
        QTRY_COMPARE(subscribed().size(), 1);
        QVERIFY(stands());
    }

    void theLineIsCutWhileItSubscribes()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        readAtGaps();
        follow();
        events()->on<Api::StreamOnline>(ours, context(), [](const auto &, auto) {});
        events()->on<Api::ChannelUpdated>(ours, context(), [](const auto &, auto) {});
        // Each call takes a while, and in each of the first tries something else ends the session.
        m_rig->sandbox.fault({.path = path, .method = "POST", .times = 12, .delay = 30ms});
        for (int i = 0; i < 4; ++i) {
            QTRY_COMPARE(sessions().size(), 1);
            QTRY_VERIFY(m_rig->sandbox.served(path) > i * 2);
            redeem();
            close(4000 + (i == 0 ? 0 : i + 3));
            QTRY_VERIFY(events()->state() != EventService::State::Connected);
        }
        QTRY_COMPARE(standingCount(), 3);
        QTRY_VERIFY(m_gaps->count() >= 1);
        redeem();
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
        QCOMPARE(subscribed().size(), 3);
    }

    void anEventBeforeTheAnswerToItsSubscriptionArrives()
    {
        // The subscription stands, but the answer that says so is slow.
        m_rig->sandbox.fault({.path = path, .method = "POST", .times = 1, .delay = 300ms, .handled = true});
        follow();
        QTRY_COMPARE(subscribed().size(), 1);
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
        QTRY_COMPARE(m_gaps->count(), 1);
        QCOMPARE(m_got.size(), 1);
    }

    void aRefusalIsRememberedUntilTheTokenMayMore()
    {
        begin(Api::ScopeSet{Api::Scope::ChannelReadEditors});
        follow();
        events()->on<Api::ChannelUpdated>({.broadcasterUserId = m_rig->id()}, context(),
                                          [](const auto &, auto) {});
        QTRY_COMPARE(m_gaps->count(), 1);
        QVERIFY(!stands());
        const auto refusal = events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest());
        QVERIFY(refusal);
        QCOMPARE(refusal->status, 403);
        QVERIFY(!refusal->message.isEmpty());
        QCOMPARE(events()->subscriptions().size(), 2);
        QVERIFY(events()->subscriptions().first().refusal);
        QVERIFY(events()->subscriptions().last().stands);
        const int before = m_rig->sandbox.served(path);
        close(4000);
        QTRY_COMPARE(m_gaps->count(), 2);
        QCOMPARE(m_rig->sandbox.served(path), before + 1);  // not the refused one

        setToken(m_rig->sandbox.signIn());
        QTRY_VERIFY(stands());
        QVERIFY(!events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest()));
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
    }

    void whenEverythingIsRefusedNoConnectionIsKept()
    {
        begin(Api::ScopeSet{Api::Scope::ChannelReadEditors});
        follow();
        QTRY_VERIFY(events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest()));
        QTRY_COMPARE(events()->state(), EventService::State::Off);
        QVERIFY(!events()->reason().isEmpty());
        QCOMPARE(m_gaps->count(), 0);
        QTRY_VERIFY(sessions().isEmpty());
        setToken(m_rig->sandbox.signIn());
        QTRY_COMPARE(m_gaps->count(), 1);
        QVERIFY(events()->reason().isEmpty());
        QVERIFY(stands());
    }

    void otherRefusals_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("deprecated") << 400;
        QTest::newRow("gone") << 410;
    }
    void otherRefusals()
    {
        QFETCH(int, status);
        m_rig->sandbox.fault({.path = path, .method = "POST", .status = status});
        follow();
        events()->on<Api::ChannelUpdated>({.broadcasterUserId = m_rig->id()}, context(),
                                          [](const auto &, auto) {});
        QTRY_COMPARE(m_gaps->count(), 1);
        QVERIFY(!stands());
        QCOMPARE(events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest())->status, status);
        QVERIFY(events()->covers<Api::ChannelUpdated>({.broadcasterUserId = m_rig->id()}));
        events()->retry();  // the user insists
        QTRY_VERIFY(stands());
    }

    void aSessionTheServiceDoesNotKnowIsBegunAnew()
    {
        m_rig->sandbox.fault({.path = path,
                              .method = "POST",
                              .status = 400,
                              .message = QStringLiteral(
                                  "websocket transport session does not exist or has already disconnected")});
        follow();
        QTRY_VERIFY(stands());
        QCOMPARE(m_gaps->count(), 1);
        QTRY_COMPARE(sessions().size(), 1);
    }

    void aServiceInTroubleIsAskedAgain()
    {
        m_rig->sandbox.fault({.path = path, .method = "POST", .times = 3, .status = 503});
        readAtGaps();
        follow();
        QTRY_VERIFY(stands());
        QCOMPARE(m_rig->sandbox.served(path), 4);
        redeem();
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
    }

    void withoutRoomItPollsAndTheOldestGoesOnlyAfterAWhile()
    {
        std::vector<std::unique_ptr<Account>> others;
        for (int i = 0; i < 3; ++i) {
            others.push_back(m_rig->makeAccount());
            others.back()->events()->setTiming(hurried());
            others.back()->events()->on<Api::ChannelUpdated>({.broadcasterUserId = m_rig->id()},
                                                             others.back().get(), [](const auto &, auto) {});
            QTRY_COMPARE(subscribed().size(), i + 1);
        }
        EventTiming timing = hurried();
        timing.full = 400ms;
        events()->setTiming(timing);
        follow();
        QTRY_VERIFY(events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest()));
        QCOMPARE(events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest())->status, 429);
        QVERIFY(!stands());
        QCOMPARE(subscribed().size(), 3);  // nobody else lost theirs
        QTRY_VERIFY(stands());
        QCOMPARE(subscribed().size(), 3);
        QVERIFY(!events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest()));
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
    }

    void aSubscriptionThatIsRevokedIsNotCoveredAnyMore()
    {
        follow();
        events()->on<Api::ChannelUpdated>({.broadcasterUserId = m_rig->id()}, context(),
                                          [](const auto &, auto) {});
        QTRY_COMPARE(m_gaps->count(), 1);
        QSignalSpy coverage(events(), &EventService::coverageChanged);
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const auto &one : world.eventSub().subscriptions()) {
                if (one.told.type != QLatin1String("channel.update"))
                    std::ignore = world.eventSub().revoke(one.told.id, QStringLiteral("version_removed"));
            }
        });
        QTRY_VERIFY(!stands());
        QCOMPARE(coverage.count(), 1);
        QCOMPARE(events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest())->message,
                 QStringLiteral("version_removed"));
        QCOMPARE(events()->state(), EventService::State::Connected);
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
                            QUrl(QStringLiteral("ws://events.example/ws")));
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
        m_rig->sandbox.inSandbox(
            [](Sandbox::World &world) { world.eventSub().removeFaults([](const auto &) { return true; }); });
        QTRY_VERIFY_WITH_TIMEOUT(stands(), 20'000);
        redeem();  // lets the last one go that was held back
        QTRY_COMPARE_WITH_TIMEOUT(sorted(all()), sorted(m_redeemed), 20'000);
        QCOMPARE(QSet<QString>(m_got.cbegin(), m_got.cend()).size(), m_got.size());
        QCOMPARE(subscribed().size(), 1);
        QTRY_COMPARE(sessions().size(), 1);
    }

private:
    static constexpr const char *path = "/eventsub/subscriptions";

    void begin(Api::ScopeSet scopes = SandboxFixture::everyScope())
    {
        cleanup();
        m_got.clear();
        m_redeemed.clear();
        m_read.clear();
        m_sentAt = {};
        m_rig = std::make_unique<ClientRig>(QStringLiteral("teaandturrets"), scopes);
        m_context = std::make_unique<QObject>();
        events()->setTiming(hurried());
        m_gaps = std::make_unique<QSignalSpy>(events(), &EventService::gap);
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            const auto reward = world.rewards().create(m_rig->id(), m_rig->sandbox.client().id,
                                                       {.title = QStringLiteral("Drums"), .cost = 1});
            if (!reward)
                qFatal("%s", qPrintable(reward.error().message));
            m_reward = reward->id;
            m_viewer = world.userByLogin(QStringLiteral("quillscribe"))->id;
            std::ignore = world.rewards().setPoints(m_rig->id(), m_viewer, 1'000'000);
        });
    }
    static EventTiming hurried()
    {
        EventTiming timing;
        timing.firstPause = 5ms;
        timing.longestPause = 40ms;
        timing.linger = 200ms;
        timing.unwanted = 30ms;
        timing.firstRetry = 10ms;
        timing.longestRetry = 100ms;
        timing.full = 100ms;
        return timing;
    }
    EventService *events() const { return m_rig->account->events(); }
    QObject *context()
    {
        if (!m_context)
            m_context = std::make_unique<QObject>();
        return m_context.get();
    }
    Api::EventCondition interest() const { return {.broadcasterUserId = m_rig->id()}; }
    void follow()
    {
        events()->on<Api::RedemptionAdded>(
            interest(), context(), [this](const Api::RedemptionAdded &event, const QDateTime &sentAt) {
                m_got.append(event.id);
                m_sentAt = sentAt;
            });
    }
    /// What a model does: reads everything once events may have been missed.
    void readAtGaps()
    {
        const auto read = [this] { m_read = m_redeemed; };
        connect(events(), &EventService::gap, context(), read);
        connect(events(), &EventService::coverageChanged, context(), read);
    }
    /// What a model would know: what it has read, and what it was told.
    QStringList all() const
    {
        QSet<QString> known(m_read.cbegin(), m_read.cend());
        known.unite(QSet<QString>(m_got.cbegin(), m_got.cend()));
        return known.values();
    }
    bool stands() const { return events()->covers<Api::RedemptionAdded>(interest()); }
    int standingCount() const
    {
        const auto all = events()->subscriptions();
        return int(std::count_if(all.cbegin(), all.cend(), [](const auto &one) { return one.stands; }));
    }
    void redeem()
    {
        const QString id = m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            const auto redemption = world.rewards().redeem(m_rig->id(), m_reward, m_viewer, {});
            if (!redemption)
                qFatal("%s", qPrintable(redemption.error().message));
            return redemption->id;
        });
        m_redeemed.append(id);
    }
    void rename(const QString &title)
    {
        QVERIFY(m_rig->ask(Api::ModifyChannel{.broadcasterId = m_rig->id(), .changes = {.title = title}}));
    }
    void fault(const EventFault &fault)
    {
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) { world.eventSub().addFault(fault); });
    }
    void close(int code)
    {
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const auto &session : world.eventSub().sessions())
                std::ignore = world.eventSub().closeSession(session.id, code);
        });
    }
    void handOver()
    {
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const auto &session : world.eventSub().sessions())
                std::ignore = world.eventSub().askToReconnect(session.id);
        });
    }
    void setToken(const SandboxFixture::SignedIn &user)
    {
        m_rig->account->session()->setToken(
            {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()});
    }
    QStringList sessions() const
    {
        return m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            QStringList ids;
            for (const auto &session : world.eventSub().sessions())
                ids.append(session.id);
            return ids;
        });
    }
    /// The types of those that are enabled, oldest first.
    QStringList subscribed() const
    {
        return m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            QStringList types;
            for (const auto &one : world.eventSub().subscriptions()) {
                if (one.told.status == QLatin1String("enabled"))
                    types.append(one.told.type);
            }
            return types;
        });
    }
    static QStringList sorted(QStringList ids)
    {
        ids.sort();
        return ids;
    }

    std::unique_ptr<ClientRig> m_rig;
    std::unique_ptr<QObject> m_context;
    std::unique_ptr<QSignalSpy> m_gaps;
    QString m_reward{};
    QString m_viewer{};
    QStringList m_got{};       ///< Ids, as events told.
    QStringList m_redeemed{};  ///< Ids, as it was.
    QStringList m_read{};      ///< What was there at the last gap.
    QDateTime m_sentAt{};
};

QTEST_GUILESS_MAIN(TstEventService)
#include "tst_event_service.moc"
