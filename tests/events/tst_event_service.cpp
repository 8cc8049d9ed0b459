// SPDX-License-Identifier: GPL-3.0-or-later

// Live events from the sandbox to their handlers: each once, in whatever order they arrive. Event types with
// a handler are subscribed to, whatever the service responds. Sessions are cut, handed over and restarted: no
// event is lost without a gap being reported.

#include "test_world.h"

#include "api/events.h"
#include "sandbox/channels/channels.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/channel_points.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Sandbox::EventFault;

/// The live events of one account, with short timeouts, and a reward that a viewer redeems.
class TstEventService : public QObject
{
    Q_OBJECT

    static constexpr const char *path = "/eventsub/subscriptions";

    template <class Work>
    auto act(Work work)
    {
        return m_rig->sandbox.act(
            [&](Sandbox::World &world) { return work(world.area<Sandbox::Rewards>()); });
    }
    void begin(Api::ScopeSet scopes = SandboxFixture::everyScope())
    {
        end();
        m_got.clear();
        m_redeemed.clear();
        m_read.clear();
        m_sentAt = {};
        m_rig = std::make_unique<TestWorld>(WorldSetup{.scopes = scopes});
        m_context = std::make_unique<QObject>();
        events()->setTiming(hurried());
        m_gaps = std::make_unique<QSignalSpy>(events(), &EventService::gap);
        m_viewer = m_rig->idOf(u"quillscribe"_s);
        m_reward = act([this](Sandbox::Rewards &rewards) {
                       return rewards.create(m_rig->id(), m_rig->sandbox.client().id,
                                             {.title = u"Drums"_s, .cost = 1});
                   }).id;
        m_rig->sandbox.act([this](Sandbox::World &world) {
            return world.area<Sandbox::ChannelPoints>().setBalance(m_rig->id(), m_viewer, 1'000'000);
        });
    }
    static EventTiming hurried()
    {
        using namespace std::chrono_literals;
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
    void end()
    {
        m_context.reset();
        m_gaps.reset();
        m_rig.reset();
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
    /// Reads everything when events may have been missed, as a model does.
    void readAtGaps()
    {
        const auto read = [this] { m_read = m_redeemed; };
        QObject::connect(events(), &EventService::gap, context(), read);
        QObject::connect(events(), &EventService::coverageChanged, context(), read);
    }
    /// What a model would know: ids that it has read, and ids from events.
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
        const auto redemption = act([this](Sandbox::Rewards &rewards) {
            return rewards.redeem(m_rig->id(), m_reward, m_viewer, {});
        });
        m_redeemed.append(redemption.id);
    }
    void rename(const QString &title)
    {
        QVERIFY(m_rig->ask(Api::ModifyChannel{.broadcasterId = m_rig->id(), .changes = {.title = title}}));
    }
    void fault(const Sandbox::EventFault &fault) { m_rig->eventFault(fault); }
    void close(int code)
    {
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                std::ignore = world.area<Sandbox::EventSub>().closeSession(session.id, code);
        });
    }
    void handOver()
    {
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                std::ignore = world.area<Sandbox::EventSub>().askToReconnect(session.id);
        });
    }
    void setToken(const SandboxFixture::SignedIn &user)
    {
        m_rig->account->session()->setToken(tokenOf(user));
    }
    QStringList sessions() const
    {
        return m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            QStringList ids;
            for (const auto &session : world.area<Sandbox::EventSub>().sessions())
                ids.append(session.id);
            return ids;
        });
    }
    /// The types of the enabled subscriptions, oldest first.
    QStringList subscribed() const
    {
        return m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            QStringList types;
            for (const auto &one : world.area<Sandbox::EventSub>().subscriptions()) {
                if (one.resource.status == "enabled"_L1)
                    types.append(one.resource.type);
            }
            return types;
        });
    }
    static QStringList sorted(QStringList ids)
    {
        ids.sort();
        return ids;
    }

    std::unique_ptr<TestWorld> m_rig;
    std::unique_ptr<QObject> m_context;
    std::unique_ptr<QSignalSpy> m_gaps;
    QString m_reward{};
    QString m_viewer{};
    QStringList m_got{};       ///< Ids from events.
    QStringList m_redeemed{};  ///< Ids that were redeemed.
    QStringList m_read{};      ///< Ids that were read at the last gap.
    QDateTime m_sentAt{};
private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

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
        // A later subscription does not cause a gap for all.
        QSignalSpy coverage(events(), &EventService::coverageChanged);
        events()->on<Api::StreamOffline>({.broadcasterUserId = id}, context(), [](const auto &, auto) {});
        QTRY_COMPARE(coverage.count(), 1);
        QVERIFY(events()->covers<Api::StreamOffline>({.broadcasterUserId = id}));
        QCOMPARE(m_gaps->count(), 1);
        QCOMPARE(sessions().size(), 1);
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
        rename(u"One"_s);
        QTRY_COMPARE(first, 1);
        QCOMPARE(second, 0);
        QTRY_COMPARE(subscribed().size(), 2);
    }

    /// During an event, with all that belongs to it: the connection, its session, the account.
    void aHandlerMayEndTheAccount()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        int answer = 0;
        const auto end = [&](const auto &, auto) {
            ++answer;
            m_gaps.reset();
            m_rig->account.reset();
        };
        events()->on<Api::ChannelUpdated>(ours, context(), end);
        events()->on<Api::ChannelUpdated>(ours, context(), [&](const auto &, auto) { ++answer; });
        QTRY_COMPARE(m_gaps->count(), 1);
        m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            for (const char *title : {"One", "Two", "Three"})
                std::ignore
                    = Sandbox::changeChannel(world, m_rig->id(), {.title = QString::fromLatin1(title)});
        });
        QTRY_VERIFY(answer > 0);
        // Events that were received but not yet dispatched are discarded.
        QTRY_VERIFY(sessions().isEmpty());
        QVERIFY(answer <= 2);
    }

    void whoHearsOfCoverageMayEndTheAccount()
    {
        follow();
        connect(events(), &EventService::coverageChanged, context(), [&] {
            m_gaps.reset();
            m_rig->account.reset();
        });
        QTRY_VERIFY(!m_rig->account);
        QTRY_VERIFY(sessions().isEmpty());
    }

    void whoHearsOfTheConnectionMayEndTheAccount()
    {
        follow();
        connect(events(), &EventService::stateChanged, context(), [&] {
            if (events()->state() != EventService::State::Connected)
                return;
            m_gaps.reset();
            m_rig->account.reset();
        });
        QTRY_VERIFY(!m_rig->account);
        QTRY_VERIFY(sessions().isEmpty());
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
        QVERIFY(m_got != m_redeemed);  // they did arrive in another order
        QCOMPARE(m_gaps->count(), 1);
    }

    void aLostEventIsNoGapAndFoundByReading()
    {
        Poll *poll = m_rig->account->polls()->add(
            {.name = u"t"_s, .covered = 100ms, .uncovered = 1h, .offScreen = 1h}, context());
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

    void anEventBeforeTheAnswerToItsSubscriptionArrives()
    {
        // The subscription is active, but its response is delayed.
        m_rig->sandbox.fault({.path = path, .method = "POST", .times = 1, .delay = 300ms, .handled = true});
        follow();
        QTRY_COMPARE(subscribed().size(), 1);
        redeem();
        QTRY_COMPARE(m_got.size(), 1);
        QTRY_COMPARE(m_gaps->count(), 1);
        QCOMPARE(m_got.size(), 1);
    }

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
            world.area<Sandbox::EventSub>().faults().removeIf([](const auto &) { return true; });
        });
        QTRY_VERIFY(stands());
        redeem();  // releases the last delayed event
        QTRY_COMPARE(sorted(all()), sorted(m_redeemed));
        QCOMPARE(QSet<QString>(m_got.cbegin(), m_got.cend()).size(), m_got.size());
        QCOMPARE(subscribed().size(), 1);
        QTRY_COMPARE(sessions().size(), 1);
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

    /// The service handles its deletion and the new request in any order.
    void whoComesBackWhileItIsGivenBackGetsANewOne()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        auto other = std::make_unique<QObject>();
        events()->on<Api::ChannelUpdated>(ours, other.get(), [](const auto &, auto) {});
        QTRY_COMPARE(m_gaps->count(), 1);
        Api::EventSubListing before;
        before.data.append(m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            return world.area<Sandbox::EventSub>().subscriptions().first().resource;
        }));
        QByteArray body;
        Api::JsonWriter writer(body);
        Api::toJson(Api::schemaOf<Api::EventSubListing>(), &before, writer);
        follow();
        QTRY_VERIFY(stands());
        other.reset();
        QTRY_COMPARE(subscribed().size(), 1);
        // As if the deletion came last.
        m_rig->sandbox.fault({.path = path, .method = "POST", .status = 409});
        m_rig->sandbox.fault({.path = path, .method = "GET", .body = body});
        events()->on<Api::ChannelUpdated>(ours, context(), [](const auto &, auto) {});
        QTRY_VERIFY(events()->covers<Api::ChannelUpdated>(ours));
        QCOMPARE(subscribed().size(), 2);
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

    void aRefusedRenewalRefusesNoSubscription()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        m_rig->sandbox.expireTokens();
        m_rig->sandbox.fault({.path = "/oauth2/token", .status = 403, .message = u"no"_s});
        events()->on<Api::ChannelUpdated>(ours, context(), [](const auto &, auto) {});
        Session *session = m_rig->account->session();
        QTRY_VERIFY(session->refusal());
        session->tryAgain();
        QTRY_VERIFY(events()->covers<Api::ChannelUpdated>(ours));
        QVERIFY(stands());
        QCOMPARE(m_gaps->count(), 1);
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

    void aRevocationBeforeTheAnswerToItsSubscriptionCounts()
    {
        const Api::EventCondition ours{.broadcasterUserId = m_rig->id()};
        follow();
        QTRY_COMPARE(m_gaps->count(), 1);
        m_rig->sandbox.fault({.path = path, .method = "POST", .times = 1, .delay = 300ms, .handled = true});
        events()->on<Api::ChannelUpdated>(ours, context(), [](const auto &, auto) {});
        QTRY_COMPARE(subscribed().size(), 2);
        m_rig->sandbox.inSandbox([](Sandbox::World &world) {
            const QString id = world.area<Sandbox::EventSub>().subscriptions().last().resource.id;
            std::ignore = world.area<Sandbox::EventSub>().revoke(id, u"version_removed"_s);
        });
        QTRY_VERIFY(events()->refusalOf(Api::event<Api::ChannelUpdated>(), ours));
        // One after the other: when the next one stands, the first one is answered.
        events()->on<Api::StreamOnline>(ours, context(), [](const auto &, auto) {});
        QTRY_VERIFY(events()->covers<Api::StreamOnline>(ours));
        QVERIFY(!events()->covers<Api::ChannelUpdated>(ours));
        QCOMPARE(events()->refusalOf(Api::event<Api::ChannelUpdated>(), ours)->message, u"version_removed"_s);
    }
};

QTEST_GUILESS_MAIN(TstEventService)
#include "tst_event_service.moc"
