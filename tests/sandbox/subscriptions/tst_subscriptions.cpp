// SPDX-License-Identifier: GPL-3.0-or-later

// /subscriptions: who is listed and how, pages in both directions, and what viewers do by the clock.

#include "sandbox/harness.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/goals/goals.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/subscriptions/subscriptions.h"
#include "sandbox/world/subscribers.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::GoalType;
using Sandbox::Subscribers;
using Sandbox::Subscriptions;

class TestSubscriptions : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;
    QString m_tea;
    QString m_pike;  // a viewer who subscribes to nobody

    Subscriptions &subscriptions() { return h->world->area<Subscriptions>(); }
    Subscribers &subscribers() { return h->world->area<Subscribers>(); }
    Harness::Answer list(const Harness::Query &more = {}, const char *login = "teaandturrets")
    {
        return h->get(h->signIn(login), "/subscriptions", with("broadcaster_id", h->idOf(login)) + more);
    }
    Harness::Answer check(const char *login, const QString &channel)
    {
        return h->get(h->signIn(login), "/subscriptions/user",
                      with("broadcaster_id", channel) + with("user_id", h->idOf(login)));
    }
    Subscribers::Row row(const char *login)
    {
        return subscribers().find(m_tea, h->idOf(login)).value_or(Subscribers::Row{.months = 0});
    }
    static int statusOf(const Result<void> &done) { return done ? 0 : done.error().status; }
    int subscribe(const char *login, int tier = 1000)
    {
        return statusOf(subscriptions().subscribe(m_tea, h->idOf(login), tier));
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
        m_pike = h->idOf("gravelpike");
    }

    void aSubscriptionIsListedFieldByField()
    {
        const QJsonObject quill = list(with("user_id", h->idOf("quillscribe"))).first();
        QCOMPARE(quill,
                 (QJsonObject{{u"broadcaster_id"_s, m_tea},
                              {u"broadcaster_login"_s, u"teaandturrets"_s},
                              {u"broadcaster_name"_s, u"TeaAndTurrets"_s},
                              {u"gifter_id"_s, u""_s},
                              {u"gifter_login"_s, u""_s},
                              {u"gifter_name"_s, u""_s},
                              {u"is_gift"_s, false},
                              {u"plan_name"_s, u"Channel Subscription (teaandturrets)"_s},
                              {u"tier"_s, u"1000"_s},
                              {u"user_id"_s, h->idOf("quillscribe")},
                              {u"user_login"_s, u"quillscribe"_s},
                              {u"user_name"_s, u"QuillScribe"_s}}));
        QVERIFY(subscriptions().gift(m_tea, h->idOf("tilda_orrery"), {m_pike}, 2000));
        const QJsonObject pike = list(with("user_id", m_pike)).first();
        QCOMPARE(pike["is_gift"_L1], QJsonValue(true));
        QCOMPARE(pike["tier"_L1].toString(), u"2000"_s);
        QCOMPARE(pike["plan_name"_L1].toString(), u"Channel Subscription (teaandturrets): Tier 2"_s);
        QCOMPARE(pike["gifter_id"_L1].toString(), h->idOf("tilda_orrery"));
        QCOMPARE(pike["gifter_login"_L1].toString(), u"tilda_orrery"_s);
    }

    void totalsAreThoseOfTheWholeList()
    {
        const auto all = list(with("first", 100));
        QCOMPARE(all.json.keys(), QStringList({u"data"_s, u"pagination"_s, u"points"_s, u"total"_s}));
        QCOMPARE(all.json["pagination"_L1].toObject(), QJsonObject());
        QCOMPARE(all.json["total"_L1].toInt(), all.data().size());
        qint64 points = 0;
        for (const auto &one : all.data()) {
            const QString tier = one["tier"_L1].toString();
            if (one["user_id"_L1].toString() != m_tea)
                points += tier == u"3000"_s ? 6 : tier == u"2000"_s ? 2 : 1;
        }
        QCOMPARE(all.json["points"_L1].toInteger(), points);
        const auto one = list(with("user_id", h->idOf("quillscribe")));
        QCOMPARE(one.json["total"_L1], all.json["total"_L1]);
        QCOMPARE(one.json["points"_L1], all.json["points"_L1]);
        QCOMPARE(subscribe("gravelpike", 3000), 0);
        QCOMPARE(list().json["points"_L1].toInteger(), points + 6);
        QCOMPARE(list().json["total"_L1].toInt(), all.data().size() + 1);
        QVERIFY(subscriptions().end(m_tea, m_pike));
        QCOMPARE(list().json["points"_L1].toInteger(), points);
    }

    void theBroadcasterIsInTheOwnList()
    {
        const QJsonObject own = list(with("user_id", m_tea)).first();
        QCOMPARE(own["user_id"_L1].toString(), m_tea);
        QCOMPARE(own["tier"_L1].toString(), u"3000"_s);
        // One without any subscriber has an empty list.
        const auto none = list({}, "sundaywelder");
        QVERIFY(none.data().isEmpty());
        QCOMPARE(none.json["total"_L1].toInt(-1), 0);
        QCOMPARE(none.json["points"_L1].toInt(-1), 0);
        QVERIFY(subscriptions().subscribe(h->idOf("sundaywelder"), m_pike, 1000));
        QCOMPARE(list({}, "sundaywelder").data().size(), 2);
        QCOMPARE(list({}, "sundaywelder").json["points"_L1].toInt(), 1);
    }

    void pagesGoForthAndBack()
    {
        QVERIFY(subscriptions().fill(m_tea, 30));
        int pages = 0;
        const QStringList all
            = walk([&](const QString &after) { return list(paged({}, 7, after)); }, "user_id", &pages);
        QVERIFY(pages > 4);
        QCOMPARE(all.size(), list().json["total"_L1].toInt());
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        QStringList sorted = all;
        std::sort(sorted.begin(), sorted.end(),
                  [](const QString &a, const QString &b) { return Sandbox::rowId(a) < Sandbox::rowId(b); });
        QCOMPARE(all, sorted);

        const auto first = list(with("first", 7));
        const auto second = list(with("first", 7) + with("after", first.cursor()));
        const auto third = list(with("first", 7) + with("after", second.cursor()));
        QCOMPARE(third.column("user_id"), all.mid(14, 7));
        const auto back = list(with("first", 7) + with("before", third.cursor()));
        QCOMPARE(back.column("user_id"), all.mid(13, 7));
        const auto further = list(with("first", 7) + with("before", back.cursor()));
        QCOMPARE(further.column("user_id"), all.mid(6, 7));
        const auto begin = list(with("first", 7) + with("before", further.cursor()));
        QCOMPARE(begin.column("user_id"), all.mid(0, 6));
        QVERIFY(begin.cursor().isEmpty());

        const auto both = list(with("after", first.cursor()) + with("before", second.cursor()));
        QCOMPARE(both.status(), 400);
        QCOMPARE(list(with("after", first.cursor()), "pipnocturne").message(), u"Invalid cursor."_s);
        // With users the cursors are ignored.
        QCOMPARE(list(with("user_id", m_tea) + with("after", u"nonsense"_s)).data().size(), 1);
    }

    void longListsArePagedByAnIndex()
    {
        for (const char *sql : {"SELECT tier FROM subscriptions WHERE broadcaster_id = 1 AND user_id > 2"
                                " ORDER BY user_id LIMIT 3",
                                "SELECT tier FROM subscriptions WHERE broadcaster_id = 1 AND user_id < 2"
                                " ORDER BY user_id DESC LIMIT 3",
                                "SELECT user_id FROM subscriptions WHERE ends_at <= 1"
                                " ORDER BY ends_at, broadcaster_id, user_id"})
            h->verifyIndexed(sql);
    }

    void aCrowdSubscribesAtOnce()
    {
        const QString welder = h->idOf("sundaywelder");
        const qint64 last = h->world->lastDomainEvent();
        QVERIFY(Sandbox::addStrangers(*h->world, 500));
        QVERIFY(subscriptions().fill(welder, 500));
        QCOMPARE(subscribers().totals(welder).subscriptions, 500);
        QCOMPARE(list({}, "sundaywelder").json["total"_L1].toInt(), 501);
        QCOMPARE(h->world->lastDomainEvent(), last + 1);
        QCOMPARE(h->world->domainEvents().back().amount, 500);
        QVERIFY(subscribers().totals(welder).points > 500);
        QStringList tiers
            = walk([&](const QString &after) { return list(paged({}, 100, after), "sundaywelder"); }, "tier");
        tiers.removeDuplicates();
        QCOMPARE(tiers.size(), 3);
    }

    void whoDoesNotSubscribeIs404()
    {
        const auto none = check("gravelpike", m_tea);
        QCOMPARE(none.status(), 404);
        QCOMPARE(none.message(), u"gravelpike has no subscription to teaandturrets"_s);
        QCOMPARE(check("gravelpike", u"1"_s).message(), u"gravelpike has no subscription to 1"_s);
    }

    void aSubscriberSeesTheOwnSubscription()
    {
        const auto own = check("quillscribe", m_tea);
        QCOMPARE(own.status(), 200);
        QCOMPARE(own.first(),
                 (QJsonObject{{u"broadcaster_id"_s, m_tea},
                              {u"broadcaster_login"_s, u"teaandturrets"_s},
                              {u"broadcaster_name"_s, u"TeaAndTurrets"_s},
                              {u"is_gift"_s, false},
                              {u"tier"_s, u"1000"_s}}));
        QVERIFY(subscriptions().gift(m_tea, h->idOf("wrenloft"), {m_pike}, 1000));
        QCOMPARE(check("gravelpike", m_tea).first()["gifter_name"_L1].toString(), u"wrenloft"_s);
        QVERIFY(subscriptions().end(m_tea, m_pike));
        // Of an anonymous gift the fields are there, and empty.
        QVERIFY(subscriptions().gift(m_tea, {}, {m_pike}, 1000));
        QCOMPARE(check("gravelpike", m_tea).first()["gifter_id"_L1].toString(u"(none)"_s), u""_s);
        QCOMPARE(check("gravelpike", m_tea).first()["is_gift"_L1], QJsonValue(true));
    }

    void anAppReadsWhatItWasGranted()
    {
        const auto app = h->app();
        const auto subscribers = with("broadcaster_id", m_tea);
        const auto own = with("broadcaster_id", m_tea) + with("user_id", h->idOf("quillscribe"));
        QCOMPARE(h->get(app, "/subscriptions", subscribers).message(),
                 u"Missing scope: channel:read:subscriptions"_s);
        QCOMPARE(h->get(app, "/subscriptions/user", own).message(),
                 u"Missing scope: user:read:subscriptions"_s);
        auto &grants = h->world->area<Sandbox::Grants>();
        QVERIFY(grants.approve(h->ready.id, m_tea, {Api::Scope::ChannelReadSubscriptions}));
        QVERIFY(grants.approve(h->ready.id, h->idOf("quillscribe"), {Api::Scope::UserReadSubscriptions}));
        QVERIFY(!h->get(app, "/subscriptions", subscribers).data().isEmpty());
        QCOMPARE(h->get(app, "/subscriptions/user", own).status(), 200);
    }

    void whatCannotBeSubscribed()
    {
        const QByteArray before = h->fingerprint();
        QCOMPARE(subscribe("quillscribe"), 409);
        QCOMPARE(subscribe("teaandturrets"), 400);
        QCOMPARE(subscribe("nobody at all"), 404);
        QCOMPARE(statusOf(subscriptions().subscribe(h->idOf("quillscribe"), m_pike, 1000)), 403);
        QCOMPARE(statusOf(subscriptions().renew(m_tea, m_pike, {})), 404);
        QCOMPARE(statusOf(subscriptions().renew(m_tea, h->idOf("wrenloft"), u"bannedword"_s)), 400);
        QCOMPARE(statusOf(subscriptions().end(m_tea, m_pike)), 404);
        QCOMPARE(statusOf(subscriptions().end(m_tea, m_tea)), 404);
        QCOMPARE(statusOf(subscriptions().gift(m_tea, m_pike, {m_pike}, 1000)), 400);
        QCOMPARE(statusOf(subscriptions().gift(m_tea, h->idOf("wrenloft"), {}, 1000)), 404);
        // If one of several subscribes already, nobody gets one.
        QCOMPARE(statusOf(subscriptions().gift(m_tea, {}, {m_pike, h->idOf("wrenloft")}, 1000)), 409);
        QVERIFY(h->fingerprint() == before);
    }

    void aBoughtOneGoesOnFromMonthToMonth()
    {
        QCOMPARE(subscribe("gravelpike"), 0);
        QCOMPARE(row("gravelpike").months, 1);
        h->clock.advance(30 * 24h - 1ms);
        QVERIFY(h->world->settle());
        QCOMPARE(row("gravelpike").months, 1);
        h->clock.advance(1ms);
        QCOMPARE(row("gravelpike").months, 2);
        QCOMPARE(row("gravelpike").streak, 2);
        QVERIFY(subscriptions().renew(m_tea, m_pike, u"Once more"_s));
        QCOMPARE(row("gravelpike").months, 3);
        h->clock.advance(30 * 24h);
        QCOMPARE(row("gravelpike").months, 4);
        // Before a clock that was set back, there are no fewer.
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-400 * 24h); }));
        QCOMPARE(row("gravelpike").months, 3);
    }

    void earlierMonthsCountButNotForTheStreak()
    {
        QCOMPARE(subscribe("gravelpike"), 0);
        h->clock.advance(70 * 24h);
        QVERIFY(subscriptions().end(m_tea, m_pike));
        QVERIFY(!subscribers().find(m_tea, m_pike));
        QCOMPARE(subscribe("gravelpike", 2000), 0);
        QCOMPARE(row("gravelpike").months, 4);
        QCOMPARE(row("gravelpike").streak, 1);
        QCOMPARE(row("gravelpike").tier, 2000);
    }

    void aGiftEndsAfterAMonth()
    {
        QVERIFY(subscriptions().gift(m_tea, {}, {m_pike}, 1000));
        h->clock.advance(30 * 24h - 1ms);
        QCOMPARE(check("gravelpike", m_tea).status(), 200);
        h->clock.advance(1ms);
        QCOMPARE(check("gravelpike", m_tea).status(), 404);
        // Renewed it is the viewer's own, and goes on.
        QVERIFY(subscriptions().gift(m_tea, {}, {m_pike}, 1000));
        QVERIFY(subscriptions().renew(m_tea, m_pike, {}));
        QVERIFY(!row("gravelpike").isGift);
        h->clock.advance(100 * 24h);
        QCOMPARE(check("gravelpike", m_tea).status(), 200);
    }

    void giftsGoToThoseInChatWhoDoNotSubscribe()
    {
        const QString wren = h->idOf("wrenloft");
        const QStringList found = subscriptions().receivers(m_tea, wren, {}, 5);
        QCOMPARE(found.size(), 5);
        for (const QString &one : found) {
            QVERIFY(one != wren && one != m_tea);
            QVERIFY(h->world->area<Sandbox::ChatRooms>().isThere(m_tea, one));
            QVERIFY(!subscribers().find(m_tea, one));
        }
        QVERIFY(subscriptions().gift(m_tea, wren, found, 1000));
        QCOMPARE(subscribers().giftsBy(m_tea, wren), 5);
        const QStringList next = subscriptions().receivers(m_tea, wren, {}, 5);
        for (const QString &one : found)
            QVERIFY(!next.contains(one));
    }

    void subscribersMayWriteInSubscriberMode()
    {
        auto &rooms = h->world->area<Sandbox::ChatRooms>();
        QVERIFY(rooms.change(m_tea, m_tea, {.followerMode = false, .subscriberMode = true}));
        const QString thistle = h->idOf("thistlegrand");
        QCOMPARE(rooms.sendMessage(m_tea, thistle, u"hello"_s).error().message, u"msg_subsonly"_s);
        QCOMPARE(subscribe("thistlegrand"), 0);
        QVERIFY(rooms.sendMessage(m_tea, thistle, u"hello"_s));
        QVERIFY(subscriptions().end(m_tea, thistle));
        QCOMPARE(rooms.sendMessage(m_tea, thistle, u"hello again"_s).error().message, u"msg_subsonly"_s);
    }

    void goalsOfSubscriptionsCountThem()
    {
        auto &goals = h->world->area<Sandbox::Goals>();
        const auto amount = [&](GoalType type) { return goals.running(m_tea, type)->currentAmount; };
        const auto totals = subscribers().totals(m_tea);
        for (const auto type :
             {GoalType::Subscription, GoalType::SubscriptionCount, GoalType::NewSubscription})
            QVERIFY(goals.start(m_tea, type, {.targetAmount = 1'000}));
        QCOMPARE(amount(GoalType::Subscription), totals.points);
        QCOMPARE(amount(GoalType::SubscriptionCount), totals.subscriptions);
        QCOMPARE(amount(GoalType::NewSubscription), 0);
        const qint64 cups = amount(GoalType::NewSubscriptionCount);
        QCOMPARE(subscribe("gravelpike", 3000), 0);
        QCOMPARE(subscribe("thistlegrand"), 0);
        QVERIFY(subscriptions().end(m_tea, m_pike));
        QCOMPARE(amount(GoalType::Subscription), totals.points + 1);
        QCOMPARE(amount(GoalType::SubscriptionCount), totals.subscriptions + 1);
        QCOMPARE(amount(GoalType::NewSubscription), 7);
        QCOMPARE(amount(GoalType::NewSubscriptionCount), cups + 2);
        // An amount that was set goes on from there.
        QVERIFY(goals.change(m_tea, GoalType::SubscriptionCount, {.currentAmount = 5}));
        QCOMPARE(subscribe("gravelpike"), 0);
        QCOMPARE(amount(GoalType::SubscriptionCount), 6);
    }

    void itSurvivesARestart()
    {
        QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        h = std::make_unique<Harness>(settings);
        m_tea = h->idOf("teaandturrets");
        m_pike = h->idOf("gravelpike");
        QVERIFY(subscriptions().gift(m_tea, h->idOf("wrenloft"), {m_pike}, 1000));
        const auto before = list(with("first", 100)).data();
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(list(with("first", 100)).data(), before);
        QCOMPARE(subscribers().giftsBy(m_tea, h->idOf("wrenloft")), 1);
    }

    void theSameSeedHasTheSameSubscribers()
    {
        Harness same, other({.seed = 2, .followers = 60});
        const auto of = [](Harness &one) {
            return one
                .get(one.signIn(), "/subscriptions",
                     with("broadcaster_id", one.idOf("teaandturrets")) + with("first", 100))
                .response.body;
        };
        QCOMPARE(of(same), of(*h));
        QVERIFY(of(other) != of(*h));
    }
};

QTEST_GUILESS_MAIN(TestSubscriptions)
#include "tst_subscriptions.moc"
