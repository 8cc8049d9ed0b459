// SPDX-License-Identifier: GPL-3.0-or-later

// The ad schedule and how it advances over time. Snoozes.

#include "ads_fixture.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestAdSchedule : public QObject, public AdsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    // Get Ad Schedule

    void theStorysChannelsHaveTheirPlans()
    {
        const QJsonObject tea = schedule("teaandturrets");
        QCOMPARE(text(tea, "next_ad_at"), in(4min));
        QCOMPARE(text(tea, "last_ad_at"), in(4min - 30min));
        QCOMPARE(number(tea, "duration"), 90);
        QCOMPARE(number(tea, "snooze_count"), 3);
        QCOMPARE(text(tea, "snooze_refresh_at"), QString());
        QCOMPARE(number(tea, "preroll_free_time"), 4 * 60);
        const QJsonObject pip = schedule("pipnocturne");
        QCOMPARE(text(pip, "next_ad_at"), in(9min));
        QCOMPARE(number(pip, "duration"), 180);
        QVERIFY(h->world->domainEvents().empty());
    }

    void withoutAdsOrOfflineThereIsNothing()
    {
        expectNothing(schedule("moonlitforge"));  // live, without a plan
        expectNothing(schedule("mirelark"));      // offline
        expectNothing(schedule("quillscribe"));   // neither partner nor affiliate
        QVERIFY(h->world->goOffline(h->idOf("teaandturrets")));
        expectNothing(schedule("teaandturrets"));
        QVERIFY(h->world->setBroadcasterType(h->idOf("pipnocturne"), Api::BroadcasterType::Plain));
        expectNothing(schedule("pipnocturne"));
        // Without a plan only breaks that have run are reported.
        QCOMPARE(start("moonlitforge", 30).status(), 200);
        const QJsonObject forge = schedule("moonlitforge");
        QCOMPARE(text(forge, "last_ad_at"), in(0s));
        QCOMPARE(text(forge, "next_ad_at"), QString());
        QCOMPARE(number(forge, "duration"), 0);
        QCOMPARE(number(forge, "snooze_count"), 0);
        QCOMPARE(number(forge, "preroll_free_time"), 600);
    }

    void readingWritesNothing()
    {
        const auto as = h->signIn();
        const auto changes = [this] {
            Rows rows = h->world->database().query("SELECT total_changes()");
            return rows.next() ? rows.integer(0) : -1;
        };
        const qint64 before = changes();
        for (int i = 0; i < 3; ++i)
            QCOMPARE(h->get(as, "/channels/ads", of("teaandturrets")).status(), 200);
        QCOMPARE(changes(), before);
    }

    void aBreakRunsWhenItIsDue()
    {
        h->clock.advance(4min - 1ms);
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QVERIFY(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets").isEmpty());
        h->clock.advance(1ms);
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QCOMPARE(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets"), QStringList{in(0s)});
        const DomainEvent &began = h->world->domainEvents().back();
        QCOMPARE(began.userId, QString());
        QCOMPARE(began.amount, 90);
        const QJsonObject tea = schedule("teaandturrets");
        QCOMPARE(text(tea, "last_ad_at"), in(0s));
        QCOMPARE(text(tea, "next_ad_at"), in(30min));
        QCOMPARE(number(tea, "preroll_free_time"), 30 * 60);
    }

    void aJumpOfTheClockLosesNoBreak()
    {
        QStringList planned, both;
        for (const auto ahead : {4min, 34min, 64min, 94min, 124min})
            planned.append(in(ahead));
        for (const auto ahead : {4min, 9min, 29min, 34min, 49min, 64min, 69min, 89min, 94min, 109min, 124min})
            both.append(in(ahead));
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(125min); }));
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(29min));
        QCOMPARE(text(schedule("teaandturrets"), "last_ad_at"), in(-1min));
        QCOMPARE(number(schedule("teaandturrets"), "preroll_free_time"), 29 * 60);
        QCOMPARE(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets"), planned);
        // Breaks of several channels are in the order of their times.
        QStringList all;
        for (const DomainEvent &domainEvent : h->world->domainEvents())
            all.append(domainEvent.detail);
        QCOMPARE(all, both);
    }

    void aJumpOfAThousandYearsIsBounded()
    {
        int answer = 0;
        h->world->listen([&answer](const DomainEvent &) { ++answer; });
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(24h * 365'000); }));
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QCOMPARE(answer, 2 * int(Sandbox::World::maxDomainEvents));
        const auto next = Api::parseTime(text(schedule("teaandturrets"), "next_ad_at").toStdString());
        const qint64 ahead = h->world->clock().now().secsTo(next);
        QVERIFY(ahead >= 0 && ahead <= 1800);
    }

    void puttingTheClockBackTakesTheScheduleAlong()
    {
        QCOMPARE(snooze("teaandturrets").status(), 200);
        h->clock.advance(10min);
        QCOMPARE(start("teaandturrets", 180).status(), 429);  // the scheduled break ran a minute ago
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-24h * 7); }));
        const QJsonObject tea = schedule("teaandturrets");
        QCOMPARE(text(tea, "next_ad_at"), in(29min));
        QCOMPARE(text(tea, "last_ad_at"), in(-1min));
        QCOMPARE(text(tea, "snooze_refresh_at"), in(50min));
        QCOMPARE(number(tea, "preroll_free_time"), 29 * 60);
        QCOMPARE(start("teaandturrets", 30).status(), 429);
        h->clock.advance(7min);
        QCOMPARE(start("teaandturrets", 30).status(), 200);
    }

    void aNewStreamBeginsAnew()
    {
        QCOMPARE(snooze("teaandturrets").status(), 200);
        h->clock.advance(20min);
        QVERIFY(!text(schedule("teaandturrets"), "last_ad_at").isEmpty());
        QVERIFY(h->world->goOffline(h->idOf("teaandturrets")));
        h->clock.advance(1min);
        QVERIFY(h->world->goLive(h->idOf("teaandturrets"), 5, h->clock.now()));
        h->clock.advance(1min);
        const QJsonObject fresh = schedule("teaandturrets");
        QCOMPARE(text(fresh, "last_ad_at"), QString());
        QCOMPARE(text(fresh, "next_ad_at"), in(29min));
        QCOMPARE(text(fresh, "snooze_refresh_at"), QString());
        QCOMPARE(number(fresh, "snooze_count"), 3);
        QCOMPARE(number(fresh, "preroll_free_time"), 0);
        QCOMPARE(start("teaandturrets", 30).status(), 200);
    }

    void whatCameDueBeforeTheStreamEndedIsTold()
    {
        QStringList planned{in(4min), in(34min)};
        h->clock.advance(40min);
        QVERIFY(h->world->goOffline(h->idOf("teaandturrets")));
        QCOMPARE(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets"), planned);
        QCOMPARE(h->world->domainEvents().back().kind, DomainEvent::Kind::StreamOffline);
        h->clock.advance(40min);
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QCOMPARE(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets"), planned);
    }

    void whoLosesTheRoleRunsNoAdsAndCatchesUpOnNone()
    {
        QVERIFY(h->world->setBroadcasterType(h->idOf("teaandturrets"), Api::BroadcasterType::Plain));
        h->clock.advance(70min);
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QVERIFY(h->world->setBroadcasterType(h->idOf("teaandturrets"), Api::BroadcasterType::Affiliate));
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QVERIFY(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets").isEmpty());
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(24min));
    }

    void aPlanCountsFromNowOn()
    {
        auto &ads = h->world->area<Sandbox::AdBreaks>();
        const QString tea = h->idOf("teaandturrets");
        QVERIFY(ads.setPlan(tea, {900, 60}));
        QCOMPARE(ads.plan(tea).interval, 900);
        QCOMPARE(ads.plan(tea).length, 60);
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(15min));
        QCOMPARE(number(schedule("teaandturrets"), "duration"), 60);
        QVERIFY(ads.setPlan(tea, {}));
        QCOMPARE(ads.plan(tea).interval, 0);
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), QString());
        h->clock.advance(24h);
        QVERIFY(ads.settle());
        QVERIFY(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets").isEmpty());
        for (const Sandbox::AdBreaks::Plan bad :
             {Sandbox::AdBreaks::Plan{479, 30}, {-1, 30}, {600, 0}, {600, 181}})
            QCOMPARE(ads.setPlan(tea, bad).error().status, 400);
        QCOMPARE(ads.plan(tea).interval, 0);
        QCOMPARE(ads.setPlan(u"77"_s, {600, 30}).error().status, 404);
        // For a channel that goes live later, the plan starts then.
        QVERIFY(ads.setPlan(h->idOf("mirelark"), {600, 30}));
        h->clock.advance(24h);
        QVERIFY(h->world->goLive(h->idOf("mirelark"), 5, h->clock.now()));
        QCOMPARE(text(schedule("mirelark"), "next_ad_at"), in(10min));
    }

    // Snooze Next Ad

    void aSnoozePutsTheBreakOffByFiveMinutes()
    {
        const auto answer = snooze("teaandturrets");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.data().size(), 1);
        QCOMPARE(answer.first(),
                 (QJsonObject{
                     {u"snooze_count"_s, 2}, {u"snooze_refresh_at"_s, in(1h)}, {u"next_ad_at"_s, in(9min)}}));
        const QJsonObject tea = schedule("teaandturrets");
        QCOMPARE(number(tea, "snooze_count"), 2);
        QCOMPARE(text(tea, "snooze_refresh_at"), in(1h));
        QCOMPARE(text(tea, "next_ad_at"), in(9min));
        QCOMPARE(told(DomainEvent::Kind::AdSnoozed, "teaandturrets"), QStringList{in(9min)});
        // The break comes then, and the next one an interval after it.
        h->clock.advance(9min);
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(30min));
        QCOMPARE(told(DomainEvent::Kind::AdBreakBegan, "teaandturrets"), QStringList{in(0s)});
    }

    void snoozesAreUsedUpAndGainedByTheHour()
    {
        for (int left : {2, 1, 0}) {
            const auto answer = snooze("teaandturrets");
            QCOMPARE(answer.status(), 200);
            QCOMPARE(number(answer.first(), "snooze_count"), left);
        }
        const QJsonObject before = schedule("teaandturrets");
        QCOMPARE(text(before, "next_ad_at"), in(19min));
        const auto reply = h->world->domainEvents().size();
        const auto refused = snooze("teaandturrets");
        QCOMPARE(refused.status(), 429);
        QVERIFY(refused.response.headers.value("Ratelimit-Remaining").toInt() > 0);
        QCOMPARE(schedule("teaandturrets"), before);
        QCOMPARE(h->world->domainEvents().size(), reply);

        h->clock.advance(1h - 1ms);
        QCOMPARE(number(schedule("teaandturrets"), "snooze_count"), 0);
        h->clock.advance(1ms);
        QCOMPARE(number(schedule("teaandturrets"), "snooze_count"), 1);
        QCOMPARE(text(schedule("teaandturrets"), "snooze_refresh_at"), in(1h));
        h->clock.advance(90min);
        QCOMPARE(number(schedule("teaandturrets"), "snooze_count"), 2);
        QCOMPARE(text(schedule("teaandturrets"), "snooze_refresh_at"), in(30min));
        QCOMPARE(number(snooze("teaandturrets").first(), "snooze_count"), 1);
        // Using a snooze starts the hour until the next one is gained.
        QCOMPARE(text(schedule("teaandturrets"), "snooze_refresh_at"), in(1h));
        h->clock.advance(2h);
        QCOMPARE(number(schedule("teaandturrets"), "snooze_count"), 3);
        QCOMPARE(text(schedule("teaandturrets"), "snooze_refresh_at"), QString());
        h->clock.advance(100h);
        QCOMPARE(number(schedule("teaandturrets"), "snooze_count"), 3);
    }

    void nothingToSnoozeIsSaid()
    {
        const auto offline = snooze("mirelark");
        QCOMPARE(offline.status(), 400);
        QVERIFY(offline.message().contains("live"_L1));
        for (const char *login : {"moonlitforge", "teaandturrets"}) {
            if (login[0] == 't')
                QVERIFY(h->world->area<Sandbox::AdBreaks>().setPlan(h->idOf(login), {}));
            const auto none = snooze(login);
            QCOMPARE(none.status(), 400);
            QVERIFY(none.message().contains("no upcoming ad break"_L1));
        }
    }

    // All endpoints

    void otherUsersAndScopesAreRefused()
    {
        QCOMPARE(h->get(h->signIn("pipnocturne"), "/channels/ads", of("teaandturrets")).status(), 401);
        QCOMPARE(
            h->call(h->signIn("pipnocturne"), "POST", "/channels/ads/schedule/snooze", of("teaandturrets"))
                .status(),
            401);
        const auto reads = h->signIn("teaandturrets", {Scope::ChannelReadAds});
        QCOMPARE(h->get(reads, "/channels/ads", of("teaandturrets")).status(), 200);
        QCOMPARE(h->call(reads, "POST", "/channels/ads/schedule/snooze", of("teaandturrets")).message(),
                 u"Missing scope: channel:manage:ads"_s);
        QCOMPARE(h->call(reads, "POST", "/channels/commercial", {}, request("teaandturrets", 30)).message(),
                 u"Missing scope: channel:edit:commercial"_s);
    }

    void timesAreIntegersWhenTheSwitchSaysSo()
    {
        const auto seconds = [this](std::chrono::seconds ahead) {
            return h->world->clock().now().toSecsSinceEpoch() + ahead.count();
        };
        const auto integer = [](const QJsonObject &object, const char *name) {
            return object[QLatin1String(name)].toInteger(-1);
        };
        h->world->compatibility().integerAdTimes = true;
        QJsonObject tea = schedule("teaandturrets");
        QCOMPARE(integer(tea, "next_ad_at"), seconds(4min));
        QCOMPARE(integer(tea, "last_ad_at"), seconds(4min - 30min));
        QCOMPARE(integer(tea, "snooze_refresh_at"), 0);
        const QJsonObject snoozed = snooze("teaandturrets").first();
        QCOMPARE(integer(snoozed, "snooze_refresh_at"), seconds(1h));
        QCOMPARE(integer(snoozed, "next_ad_at"), seconds(9min));
        const QJsonObject none = schedule("mirelark");
        for (const char *time : {"snooze_refresh_at", "next_ad_at", "last_ad_at"})
            QCOMPARE(integer(none, time), 0);
        // Times of other resources do not change.
        QVERIFY(h->get(h->signIn(), "/channels/editors", of("teaandturrets"))
                    .first()["created_at"_L1]
                    .toString()
                    .endsWith(u'Z'));
        h->world->compatibility().integerAdTimes = false;
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(9min));
    }

    void allOfItOutlivesTheProgram()
    {
        QTemporaryDir directory;
        Sandbox::WorldSettings settings{.dbFile = directory.filePath(u"world.db"_s), .followers = 5};
        h = std::make_unique<Harness>(settings);
        QCOMPARE(snooze("teaandturrets").status(), 200);
        h->clock.advance(20min);
        QCOMPARE(start("teaandturrets", 30).status(), 200);
        const QJsonObject before = schedule("teaandturrets");
        const QDateTime now = h->clock.now();
        h.reset();
        h = std::make_unique<Harness>(settings);
        h->clock.advance(std::chrono::milliseconds(h->clock.now().msecsTo(now)));
        QCOMPARE(schedule("teaandturrets"), before);
    }

    void aResetBeginsWithAScheduleOfItsOwn()
    {
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(24h * 30); }));
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        QVERIFY(h->world->reset(2));
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(4min));
    }

    void duesAreFoundWithoutLookingAtEveryStream()
    {
        const QStringList steps = h->planOf(
            "SELECT p.broadcaster_id, p.interval, p.length, s.id, s.started_at"
            " FROM ad_plans p CROSS JOIN streams s ON s.user_id = p.broadcaster_id"
            " LEFT JOIN ad_states a ON a.broadcaster_id = p.broadcaster_id AND a.stream_id = s.id"
            " WHERE CASE WHEN a.stream_id IS NULL THEN s.started_at + p.interval * 1000 ELSE a.next_at END"
            " <= 1");
        QVERIFY2(steps.filter(u"SCAN"_s) == QStringList{u"SCAN p"_s}, qPrintable(steps.join(u'\n')));
        QCOMPARE(steps.filter(u"INTEGER PRIMARY KEY"_s).size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestAdSchedule)
#include "tst_ad_schedule.moc"
