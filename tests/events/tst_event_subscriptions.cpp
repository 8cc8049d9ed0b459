// SPDX-License-Identifier: GPL-3.0-or-later

// Event types with a handler are subscribed to, whatever the service responds, and unsubscribed when no
// handler is left.

#include "event_world.h"

using namespace Sidestage;
using namespace std::chrono_literals;

using Sandbox::EventFault;

class TstEventSubscriptions : public QObject, private EventWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

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
        QCOMPARE(subscribed(), QStringList({u"channel.update"_s, u"stream.online"_s}));
        rename(u"One"_s);
        QTRY_COMPARE(calls, 3);
        other.reset();
        rename(u"Two"_s);
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
        // A new handler is added.
        follow();
        QTRY_COMPARE(m_gaps->count(), 2);
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
    }

    /// Also if it could not be subscribed: coverageChanged() reports that it was removed.
    void whatNobodyWantsAnyMoreIsNotToldAsWanted()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        m_rig->sandbox.fault({.path = path, .method = "POST", .times = -1, .status = 500});
        auto other = std::make_unique<QObject>();
        events()->on<Api::ChannelUpdated>(ours, other.get(), [](const auto &, auto) {});
        QCOMPARE(events()->subscriptions().size(), 2);
        QVERIFY(!events()->subscriptions().last().stands);
        QSignalSpy answer(events(), &EventService::coverageChanged);
        other.reset();
        QCOMPARE(events()->subscriptions().size(), 1);
        QVERIFY(events()->subscriptions().first().stands);
        QTRY_VERIFY(answer.count() > 0);
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
        // The service creates the subscription, but its response is lost. The second attempt is answered with
        // 409.
        auto other = std::make_unique<QObject>();
        int heard = 0;
        m_rig->sandbox.fault(
            {.path = path, .method = "POST", .times = 1, .cutConnection = true, .handled = true});
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        events()->on<Api::ChannelUpdated>(ours, other.get(), [&](const auto &, auto) { ++heard; });
        QTRY_VERIFY(events()->covers<Api::ChannelUpdated>(ours));
        QVERIFY(!events()->refusalOf(Api::event<Api::ChannelUpdated>(), ours));
        QCOMPARE(m_rig->sandbox.served(path), 3);  // created, refused, listed
        QTRY_COMPARE(m_gaps->count(), 1);
        QCOMPARE(subscribed().size(), 1);
        rename(u"One"_s);
        QTRY_COMPARE(heard, 1);
        // Its id is known, so it can be deleted.
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
        // Each request takes some time, and in each of the first attempts the session is ended by something
        // else.
        m_rig->sandbox.fault({.path = path, .method = "POST", .times = 12, .delay = 30ms});
        // The session may be back before the test checks again.
        bool wasCut = false;
        QObject::connect(events(), &EventService::stateChanged, context(), [&] {
            if (events()->state() == EventService::State::Waiting)
                wasCut = true;
        });
        for (int i = 0; i < 4; ++i) {
            QTRY_COMPARE(sessions().size(), 1);
            QTRY_VERIFY(m_rig->sandbox.served(path) > i * 2);
            redeem();
            wasCut = false;
            close(4000 + (i == 0 ? 0 : i + 3));
            QTRY_VERIFY(wasCut);
        }
        QTRY_COMPARE(standingCount(), 3);
        QTRY_VERIFY(m_gaps->count() >= 1);
        redeem();
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
        QCOMPARE(subscribed().size(), 3);
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
        QCOMPARE(m_rig->sandbox.served(path), before + 1);  // without the refused one

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
        events()->retry();  // the user retries
        QTRY_VERIFY(stands());
    }

    void aSessionTheServiceDoesNotKnowIsBegunAnew()
    {
        m_rig->sandbox.fault(
            {.path = path,
             .method = "POST",
             .status = 400,
             .message = u"websocket transport session does not exist or has already disconnected"_s});
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
        QCOMPARE(subscribed().size(), 3);  // the other subscriptions still exist
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
            for (const auto &one : world.area<Sandbox::EventSub>().subscriptions()) {
                if (one.resource.type != "channel.update"_L1)
                    std::ignore
                        = world.area<Sandbox::EventSub>().revoke(one.resource.id, u"version_removed"_s);
            }
        });
        QTRY_VERIFY(!stands());
        QCOMPARE(coverage.count(), 1);
        QCOMPARE(events()->refusalOf(Api::event<Api::RedemptionAdded>(), interest())->message,
                 u"version_removed"_s);
        QCOMPARE(events()->state(), EventService::State::Connected);
    }
};

QTEST_GUILESS_MAIN(TstEventSubscriptions)
#include "tst_event_subscriptions.moc"
