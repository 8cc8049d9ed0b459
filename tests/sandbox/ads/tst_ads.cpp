// SPDX-License-Identifier: GPL-3.0-or-later

// Commercials: who may start one, when the next one is allowed, and how they change the schedule.

#include "ads_fixture.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestAds : public QObject, public AdsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    // Start Commercial

    void aCommercialIsToldWithItsCooldown()
    {
        begin("teaandturrets", 0, 0);
        const auto answer = start("teaandturrets", 60);
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.data().size(), 1);
        QCOMPARE(answer.first(),
                 (QJsonObject{{u"length"_s, 60}, {u"message"_s, QString()}, {u"retry_after"_s, 480}}));
        QCOMPARE(text(schedule("teaandturrets"), "last_ad_at"), in(0s));
        const DomainEvent &last = h->world->domainEvents().back();
        QCOMPARE(last.kind, DomainEvent::Kind::AdBreakBegan);
        QCOMPARE(last.userId, h->idOf("teaandturrets"));
        QCOMPARE(last.amount, 60);
        QCOMPARE(last.detail, in(0s));
    }

    void olderClientsSendTheFieldsInTheQuery()
    {
        begin("teaandturrets", 0, 0);
        const auto tea = h->signIn();
        const Harness::Query length{{u"length"_s, u"90"_s}};
        const auto answer = h->call(tea, "POST", "/channels/commercial", of("teaandturrets") + length);
        QCOMPARE(answer.status(), 200);
        QCOMPARE(number(answer.first(), "length"), 90);
        h->clock.advance(480s);
        // One parameter in the query, the other in the body.
        QCOMPARE(
            h->call(tea, "POST", "/channels/commercial", of("teaandturrets"), R"({"length":"30"})").status(),
            200);
        QCOMPARE(h->call(tea, "POST", "/channels/commercial", of("teaandturrets")).message(),
                 u"Missing required parameter \"length\""_s);
        QCOMPARE(h->call(tea, "POST", "/channels/commercial", length).message(),
                 u"Missing required parameter \"broadcaster_id\""_s);
        QCOMPARE(h->call(tea, "POST", "/channels/commercial", of("pipnocturne") + length).status(), 401);
    }

    void moreThan180SecondsBecome180AndItIsSaid()
    {
        for (const auto &[asked, length] :
             {std::pair(1, 1), std::pair(180, 180), std::pair(181, 180), std::pair(100'000, 180)}) {
            begin("teaandturrets", 0, 0);
            h->clock.advance(1h);
            const auto answer = start("teaandturrets", asked);
            QCOMPARE(answer.status(), 200);
            QCOMPARE(number(answer.first(), "length"), length);
            QCOMPARE(text(answer.first(), "message").contains("180 seconds"_L1), asked > 180);
            QCOMPARE(text(answer.first(), "message").isEmpty(), asked <= 180);
            QCOMPARE(h->world->domainEvents().back().amount, length);
        }
        QCOMPARE(start("teaandturrets", 0).status(), 400);
        QCOMPARE(start("teaandturrets", -5).status(), 400);
    }

    void anotherOneStartsEightMinutesLater()
    {
        begin("teaandturrets", 0, 0);
        QCOMPARE(start("teaandturrets", 30).status(), 200);
        const QJsonObject before = schedule("teaandturrets");
        const auto answer = h->world->domainEvents().size();
        const auto refused = start("teaandturrets", 30);
        QCOMPARE(refused.status(), 429);
        QVERIFY(!refused.message().isEmpty());
        // This is not the rate limit, so a client that reads its headers must not wait for it to refill.
        QVERIFY(refused.response.headers.value("Ratelimit-Remaining").toInt() > 0);
        QVERIFY(!refused.json.contains("retry_after"_L1));
        QCOMPARE(schedule("teaandturrets"), before);
        QCOMPARE(h->world->domainEvents().size(), answer);
        h->clock.advance(480s - 1ms);
        QCOMPARE(start("teaandturrets", 30).status(), 429);
        h->clock.advance(1ms);
        QCOMPARE(start("teaandturrets", 30).status(), 200);
    }

    void aBreakThatCameByItselfHasTheSameCooldown()
    {
        begin("teaandturrets", 600, 30);
        h->clock.advance(601s);
        QCOMPARE(start("teaandturrets", 30).status(), 429);
        h->clock.advance(479s);
        QCOMPARE(start("teaandturrets", 30).status(), 200);
    }

    void onlyPartnersAndAffiliatesWhoAreLiveMay()
    {
        const auto offline = start("mirelark", 30);
        QCOMPARE(offline.status(), 400);
        QVERIFY(
            offline.message().contains("To start a commercial, the broadcaster must be streaming live."_L1));
        QVERIFY(h->world->goLive(h->idOf("quillscribe"), 3, h->clock.now()));
        const auto plain = start("quillscribe", 30);
        QCOMPARE(plain.status(), 400);
        QVERIFY(plain.message().contains("partner"_L1));
        QVERIFY(h->world->setBroadcasterType(h->idOf("quillscribe"), Api::BroadcasterType::Affiliate));
        QCOMPARE(start("quillscribe", 30).status(), 200);
    }

    void onlyTheBroadcasterMay()
    {
        // Pip is a moderator of this channel, Wren an editor.
        for (const char *other : {"pipnocturne", "wrenloft"}) {
            const auto answer
                = h->call(h->signIn(other), "POST", "/channels/commercial", {}, request("teaandturrets", 30));
            QCOMPARE(answer.status(), 401);
        }
    }

    void aBroadcasterWhoDoesNotExistIsNotFound()
    {
        const auto nobody
            = h->world->area<Sandbox::Grants>().issueUserToken(h->ready.id, u"77"_s, Harness::everyScope());
        const Harness::As as{nobody->accessToken, h->ready.id};
        const Harness::Query id{{u"broadcaster_id"_s, u"77"_s}};
        QCOMPARE(h->call(as, "POST", "/channels/commercial", {}, R"({"broadcaster_id":"77","length":30})")
                     .status(),
                 404);
        QCOMPARE(h->get(as, "/channels/ads", id).status(), 400);
        QCOMPARE(h->call(as, "POST", "/channels/ads/schedule/snooze", id).status(), 400);
    }

    void aCommercialPutsOffThePlannedBreak()
    {
        begin("teaandturrets", 1800, 90);
        h->clock.advance(25min);
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(5min));
        QCOMPARE(start("teaandturrets", 30).status(), 200);
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(30min));
        // A break that was snoozed is never moved closer.
        for (int i = 0; i < 3; ++i)
            QCOMPARE(snooze("teaandturrets").status(), 200);
        h->clock.advance(8min);
        QCOMPARE(start("teaandturrets", 30).status(), 200);
        QCOMPARE(text(schedule("teaandturrets"), "next_ad_at"), in(37min));
    }

    void adsGiveTimeWithoutPrerolls()
    {
        begin("teaandturrets", 0, 0);
        QCOMPARE(number(schedule("teaandturrets"), "preroll_free_time"), 0);
        QCOMPARE(start("teaandturrets", 90).status(), 200);
        QCOMPARE(number(schedule("teaandturrets"), "preroll_free_time"), 30 * 60);
        h->clock.advance(10min);
        QCOMPARE(number(schedule("teaandturrets"), "preroll_free_time"), 20 * 60);
        // A short one does not shorten the time.
        QCOMPARE(start("teaandturrets", 30).status(), 200);
        QCOMPARE(number(schedule("teaandturrets"), "preroll_free_time"), 20 * 60);
        h->clock.advance(20min - 1ms);
        QCOMPARE(number(schedule("teaandturrets"), "preroll_free_time"), 1);
        h->clock.advance(1ms);
        QCOMPARE(number(schedule("teaandturrets"), "preroll_free_time"), 0);
    }
};

QTEST_GUILESS_MAIN(TestAds)
#include "tst_ads.moc"
