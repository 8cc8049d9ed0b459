// SPDX-License-Identifier: GPL-3.0-or-later

// Live events from the sandbox to their handlers: each once, in whatever order they arrive.

#include "event_world.h"

#include "sandbox/channels/channels.h"

using namespace Sidestage;
using namespace std::chrono_literals;

using Sandbox::EventFault;

class TstEventService : public QObject, private EventWorld
{
    Q_OBJECT

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
};

QTEST_GUILESS_MAIN(TstEventService)
#include "tst_event_service.moc"
