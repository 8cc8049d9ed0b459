// SPDX-License-Identifier: GPL-3.0-or-later

// When ads come, as the service reports it and by its clock: read in every format, reported by events or
// found by a later poll, through clock jumps and failures.

#include "ads_world.h"

#include "sandbox/world/world.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using State = AdClock::State;
using Kind = AdBreak::Kind;

class TestAdClock : public QObject
{
    Q_OBJECT

    static qint64 apart(const QDateTime &a, const QDateTime &b) { return std::abs(a.msecsTo(b)); }

private Q_SLOTS:
    void itIsReadInEitherShapeOfTimes_data()
    {
        QTest::addColumn<bool>("integers");
        QTest::newRow("as the specification says") << false;
        QTest::newRow("as real servers do") << true;
    }
    void itIsReadInEitherShapeOfTimes()
    {
        QFETCH(bool, integers);
        AdsWorld rig;
        rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { world.compatibility().integerAdTimes = integers; });
        QCOMPARE(rig.clock()->state(), State::Unknown);
        rig.startAds();
        const Api::AdSchedule truth = rig.onService();
        QCOMPARE(rig.clock()->state(), State::Ready);
        QVERIFY(apart(rig.clock()->nextAt(), truth.nextAdAt) < 1000);
        QCOMPARE(rig.clock()->nextLength(), 90);
        QCOMPARE(rig.clock()->snoozes(), 3);
        QVERIFY(!rig.clock()->moreSnoozesAt().isValid());
        QVERIFY(apart(rig.clock()->lastAt(), truth.lastAdAt) < 1000);
        QVERIFY(std::abs(rig.clock()->now().secsTo(rig.clock()->freeUntil()) - truth.prerollFreeTime) <= 2);
        QCOMPARE(rig.service->memory()->facts().maxSnoozes, 3);
        QVERIFY(rig.service->memory()->facts().longestFree >= truth.prerollFreeTime);
    }

    void aSignInThatEndsTakesNoCountdownAway()
    {
        StartedAds rig;
        const QDateTime next = rig.clock()->nextAt();
        QVERIFY(next.isValid());
        rig.account->session()->end();
        QCOMPARE(rig.clock()->state(), State::Ready);
        QCOMPARE(rig.clock()->nextAt(), next);
        QVERIFY(rig.actions()->blockReason(AdActions::Action::Snooze)
                != AdActions::BlockReason::NoPermission);
        QVERIFY(rig.actions()->blockReason(AdActions::Action::Snooze) != AdActions::BlockReason::None);
    }

    void itSaysWhyThereIsNone()
    {
        AdsWorld viewer({.login = u"quillscribe"_s});
        viewer.startAds();
        QCOMPARE(viewer.clock()->state(), State::NotEligible);

        AdsWorld stranger({.scopes = without({Api::Scope::ChannelReadAds}), .hasEvents = false});
        stranger.service->start();
        QCOMPARE(stranger.clock()->state(), State::NoPermission);
        QCOMPARE(stranger.sandbox.served("/channels/ads"), 0);

        StartedAds rig;
        rig.setLive(false);
        QTRY_COMPARE(rig.clock()->state(), State::NotLive);
        QVERIFY(!rig.clock()->nextAt().isValid());
        QVERIFY(!rig.clock()->freeUntil().isValid());
        rig.setLive(true);
        QTRY_VERIFY(rig.clock()->showAt().isValid());
        rig.read();
        QCOMPARE(rig.clock()->state(), State::Ready);
        QVERIFY(rig.clock()->nextAt().isValid());
        rig.setPlan(0, 0);
        rig.read();
        QCOMPARE(rig.clock()->state(), State::Ready);
        QVERIFY(!rig.clock()->nextAt().isValid());
    }

    void theServiceMayTakeThePermissionAway()
    {
        StartedAds rig;
        rig.sandbox.fault({.path = "/channels/ads",
                           .times = -1,
                           .status = 401,
                           .message = u"Missing scope: channel:read:ads"_s});
        rig.read();
        QCOMPARE(rig.clock()->state(), State::NoPermission);
        rig.sandbox.clearFaults();
        rig.read();
        QCOMPARE(rig.clock()->state(), State::Ready);
    }

    void itCountsByTheClockOfTheService_data()
    {
        QTest::addColumn<qint64>("jump");
        QTest::newRow("ahead of this machine") << qint64(5 * 3'600'000);
        QTest::newRow("behind it") << qint64(-7 * 3'600'000);
        QTest::newRow("by a little") << qint64(-90'000);
    }
    void itCountsByTheClockOfTheService()
    {
        QFETCH(qint64, jump);
        AdsWorld rig;
        rig.pass(std::chrono::milliseconds(jump));
        rig.startAds();
        const QDateTime next = rig.onService().nextAdAt;
        const qint64 truth = rig.worldTime().msecsTo(next);
        QVERIFY(std::abs(rig.clock()->now().msecsTo(rig.clock()->nextAt()) - truth) < 30'000);
        // It continues from there, whatever the local clock shows.
        rig.passAndRead(-2h);
        QVERIFY(apart(rig.clock()->now(), rig.worldTime()) < 30'000);
        rig.passAndRead(26h);
        QVERIFY(apart(rig.clock()->now(), rig.worldTime()) < 30'000);
        QVERIFY(rig.clock()->nextAt() > rig.clock()->now());
    }

    void aBreakThatAnEventTellsOfIsLoggedWithItsPromise()
    {
        StartedAds rig;
        QSignalSpy began(rig.clock(), &AdClock::began);
        const QDateTime promised = rig.clock()->nextAt();
        rig.pass(std::chrono::milliseconds(rig.worldTime().msecsTo(promised)) + 2s);
        QTRY_COMPARE(began.count(), 1);
        rig.read();
        const auto logged = rig.breaks();
        QCOMPARE(logged.first().kind, Kind::Scheduled);
        QCOMPARE(logged.first().promisedAt, promised);
        QCOMPARE(logged.first().promised, 90);
        QCOMPARE(logged.first().shown, 90);
        QCOMPARE(logged.first().lateness(), 0);
        QCOMPARE(logged.first().showAt, rig.clock()->showAt());
        QVERIFY(logged.first().freeUntil > logged.first().startedAt);
        // It is running, and ends by the service's clock.
        QVERIFY(rig.clock()->runningUntil().isValid());
        QCOMPARE(rig.clock()->runningSince(), logged.first().startedAt);
        rig.passAndRead(91s);
        QVERIFY(!rig.clock()->runningUntil().isValid());
        QCOMPARE(rig.service->log()->countOf(rig.clock()->showAt()), int(logged.size()));
    }

    void aBreakThatIsFoundOnlyInTheScheduleIsLoggedAsWell()
    {
        AdsWorld rig({.hasEvents = false});
        rig.startAds();
        const qsizetype before = rig.breaks().size();
        const QDateTime promised = rig.clock()->nextAt();
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(promised)) + 20s);
        const auto logged = rig.breaks();
        QCOMPARE(logged.size(), before + 1);
        QCOMPARE(logged.first().kind, Kind::Scheduled);
        QCOMPARE(logged.first().promisedAt, promised);
        QCOMPARE(logged.first().shown, -1);  // no source reports its length
        QVERIFY(rig.clock()->runningUntil().isValid());
        rig.read();
        QCOMPARE(rig.breaks().size(), before + 1);
    }

    void whatIsToldTwiceIsOneBreak()
    {
        StartedAds rig;
        const qsizetype before = rig.breaks().size();
        for (int i = 1; i <= 3; ++i) {
            rig.passAndRead(30min);
            rig.read();
            QTRY_COMPARE(rig.breaks().size(), before + i);
        }
        const auto logged = rig.breaks();
        for (int i = 0; i < 3; ++i)
            QCOMPARE(logged[i].shown, 90);
    }

    void aSnoozeElsewhereIsNoticed()
    {
        StartedAds rig;
        const QDateTime before = rig.clock()->nextAt();
        rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { QVERIFY(world.area<Sandbox::AdBreaks>().snooze(rig.id())); });
        rig.read();
        QCOMPARE(rig.clock()->nextAt(), before.addSecs(300));
        QCOMPARE(rig.clock()->snoozes(), 2);
        QCOMPARE(rig.clock()->snoozedTimes(), 1);
        const auto snoozes = rig.service->log()->snoozesAfter(0, 10);
        QCOMPARE(snoozes.size(), 1);
        QCOMPARE(snoozes.first().from, before);
        QCOMPARE(snoozes.first().to, before.addSecs(300));
        QVERIFY(snoozes.first().byId.isEmpty());
        // The next break has the number of its snoozes.
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.clock()->nextAt())) + 2s);
        QTRY_COMPARE(rig.breaks().first().snoozes, 1);
        QCOMPARE(rig.clock()->snoozedTimes(), 0);
    }

    void aBreakThatWasPromisedAndDidNotComeIsSaidSo()
    {
        AdsWorld rig({.hasEvents = false});
        rig.setPlan(0, 0);  // the sandbox itself runs none: the fault is the schedule
        rig.startAds();
        const qsizetype before = rig.breaks().size();
        const QDateTime promised = rig.worldTime().addSecs(30);
        const auto say = [&](const QDateTime &next) {
            const QString body = u"{\"data\":[{\"snooze_count\":1,\"snooze_refresh_at\":0,"
                                 u"\"next_ad_at\":%1,\"duration\":60,\"last_ad_at\":0,"
                                 u"\"preroll_free_time\":0}]}"_s.arg(next.toSecsSinceEpoch());
            rig.sandbox.fault({.path = "/channels/ads", .body = body.toUtf8()});
            rig.read();
        };
        say(promised);
        QCOMPARE(rig.clock()->nextAt().toSecsSinceEpoch(), promised.toSecsSinceEpoch());
        rig.pass(60s);
        say(promised.addSecs(1800));
        QCOMPARE(rig.breaks().size(), before);  // an event may still report it
        rig.pass(200s);
        say(promised.addSecs(1800));
        QCOMPARE(rig.breaks().size(), before + 1);
        QVERIFY(!rig.breaks().first().hasCome());
        QCOMPARE(rig.breaks().first().promisedAt.toSecsSinceEpoch(), promised.toSecsSinceEpoch());
        say(promised.addSecs(1800));
        QCOMPARE(rig.breaks().size(), before + 1);
        QCOMPARE(rig.service->log()->shows(10).first().missed, 1);
    }

    void latenessIsLearnedFromPromises()
    {
        AdsWorld rig({.hasEvents = false});
        rig.setPlan(0, 0);
        rig.startAds();
        QVERIFY(!rig.clock()->lateness().isKnown());
        qint64 last = 0;
        const auto say = [&](qint64 next, qint64 lastAt) {
            const QString body = u"{\"data\":[{\"snooze_count\":\"1\",\"snooze_refresh_at\":\"\","
                                 u"\"next_ad_at\":\"%1\",\"duration\":\"60\",\"last_ad_at\":%2,"
                                 u"\"preroll_free_time\":\"0\"}]}"_s.arg(next)
                                     .arg(lastAt);
            rig.sandbox.fault({.path = "/channels/ads", .body = body.toUtf8()});
            rig.read();
        };
        for (const int late : {3, 14, 0, 7, -2}) {
            const qint64 next = rig.worldTime().toSecsSinceEpoch() + 600;
            say(next, last);
            rig.pass(640s);
            last = next + late;
            say(next + 1200, last);
            rig.pass(60s);
        }
        const AdLateness band = rig.clock()->lateness();
        QCOMPARE(band.count, 5);
        QCOMPARE(band.least, -2);
        QCOMPARE(band.most, 14);
        rig.restart();  // it is stored
        QCOMPARE(rig.clock()->lateness(), band);
    }

    void aShowOfTwelveHoursIsLoggedWholeAtAnySpeed_data()
    {
        QTest::addColumn<bool>("events");
        QTest::addColumn<int>("step");  // minutes
        QTest::newRow("with events, read often") << true << 5;
        QTest::newRow("with events, slept through") << true << 95;
        QTest::newRow("without events") << false << 5;
    }
    void aShowOfTwelveHoursIsLoggedWholeAtAnySpeed()
    {
        QFETCH(bool, events);
        QFETCH(int, step);
        AdsWorld rig({.hasEvents = events});
        rig.setLive(false);
        rig.pass(1min);
        rig.setLive(true);
        rig.startAds();
        const QDateTime show = rig.clock()->showAt();
        QVERIFY(show.isValid());
        int expected = 0;
        for (int minute = 0; minute < 12 * 60; minute += step) {
            rig.passAndRead(std::chrono::minutes(step));
            expected = int(show.secsTo(rig.worldTime()) / 1800);
            QTRY_COMPARE(rig.service->log()->countOf(show), expected);
            QVERIFY(rig.clock()->nextAt() > rig.clock()->now());
        }
        QVERIFY(expected >= 24);
        const auto shows = rig.service->log()->shows(5);
        QCOMPARE(shows.first().startedAt, show);
        QCOMPARE(shows.first().breaks, expected);
        QCOMPARE(shows.first().missed, 0);
        if (events)
            QCOMPARE(shows.first().seconds, expected * 90);
        // The break after the next is estimated from the intervals so far.
        if (step < 30)
            QVERIFY(apart(rig.clock()->followingAt(), rig.clock()->nextAt().addSecs(1800)) < 5000);
    }

    void anotherStreamBeginsAnew()
    {
        StartedAds rig;
        const QDateTime first = rig.clock()->showAt();
        rig.passAndRead(31min);
        rig.setLive(false);
        QTRY_COMPARE(rig.clock()->state(), State::NotLive);
        QVERIFY(!rig.clock()->runningUntil().isValid());
        rig.pass(1h);
        rig.setLive(true);
        QTRY_VERIFY(rig.clock()->showAt().isValid() && rig.clock()->showAt() != first);
        rig.read();
        QCOMPARE(rig.clock()->state(), State::Ready);
        QCOMPARE(rig.service->log()->countOf(rig.clock()->showAt()), 0);
    }

    void whatWasKnownStaysWhenAReadingFails_data()
    {
        QTest::addColumn<Sandbox::InjectedFault>("fault");
        QTest::newRow("500") << Sandbox::InjectedFault{.path = "/channels/ads", .times = -1, .status = 500};
        QTest::newRow("cut off") << Sandbox::InjectedFault{
            .path = "/channels/ads", .times = -1, .cutConnection = true};
        QTest::newRow("half an answer")
            << Sandbox::InjectedFault{.path = "/channels/ads", .times = -1, .truncateTo = 20};
        QTest::newRow("something else")
            << Sandbox::InjectedFault{.path = "/channels/ads", .times = -1, .body = QByteArray("<html>")};
        QTest::newRow("no data") << Sandbox::InjectedFault{
            .path = "/channels/ads", .times = -1, .body = QByteArray("{\"data\":[]}")};
        QTest::newRow("streams") << Sandbox::InjectedFault{.path = "/streams", .times = -1, .status = 503};
    }
    void whatWasKnownStaysWhenAReadingFails()
    {
        QFETCH(Sandbox::InjectedFault, fault);
        const bool isSchedule = fault.path == "/channels/ads";
        StartedAds rig;
        const QDateTime next = rig.clock()->nextAt();
        rig.sandbox.fault(fault);
        if (isSchedule) {
            rig.clock()->poll()->trigger();
            rig.time += 120'000;
            rig.polls()->checkDue();
            QTRY_VERIFY(!rig.clock()->poll()->failure().isEmpty());
        } else {
            rig.read();
        }
        QCOMPARE(rig.clock()->nextAt(), next);
        QCOMPARE(rig.clock()->state(), State::Ready);
        rig.sandbox.clearFaults();
        rig.passAndRead(10s);
        QVERIFY(rig.clock()->poll()->failure().isEmpty());
        QCOMPARE(rig.clock()->nextAt(), next);
    }
};

QTEST_GUILESS_MAIN(TestAdClock)
#include "tst_ad_clock.moc"
