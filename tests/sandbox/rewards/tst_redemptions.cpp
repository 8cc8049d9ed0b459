// SPDX-License-Identifier: GPL-3.0-or-later

// Redemptions: who may redeem, what happens to them, and how they are listed.

#include "channel_points_fixture.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::RedemptionSort;
using Api::RedemptionStatus;
using Api::Scope;

class TestRedemptions : public QObject, private ChannelPointsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    // Redeeming

    void aViewerRedeems()
    {
        const QString id = made("{'title':'Ask','prompt':'What?','cost':400,'is_user_input_required':true}");
        const qint64 before = points(), news = lastNews();
        const int waiting = rewards().waiting(m_tea);
        const QString one = redeem(id, "quillscribe", u"Ça va, 世界?"_s);
        QCOMPARE(points(), before - 400);
        QCOMPARE(rewards().waiting(m_tea), waiting + 1);
        const auto answer = redeemed(id, status("UNFULFILLED"));
        QCOMPARE(answer.status(), 200);
        const auto quill = *h->world->userByLogin(u"quillscribe"_s);
        const QJsonObject expected{
            {u"broadcaster_id"_s, m_tea},
            {u"broadcaster_login"_s, u"teaandturrets"_s},
            {u"broadcaster_name"_s, u"TeaAndTurrets"_s},
            {u"id"_s, one},
            {u"user_id"_s, quill.id},
            {u"user_login"_s, quill.login},
            {u"user_name"_s, quill.displayName},
            {u"user_input"_s, u"Ça va, 世界?"_s},
            {u"status"_s, u"UNFULFILLED"_s},
            {u"redeemed_at"_s, Api::formatTime(h->clock.now())},
            {u"reward"_s,
             QJsonObject{
                 {u"id"_s, id}, {u"title"_s, u"Ask"_s}, {u"prompt"_s, u"What?"_s}, {u"cost"_s, 400}}}};
        QCOMPARE(answer.first(), expected);
        const auto reply = since(news);
        QCOMPARE(reply.size(), 1);
        QVERIFY(reply[0].kind == DomainEvent::Kind::RedemptionAdded);
        QCOMPARE(reply[0].subjectId, one);
        QCOMPARE(reply[0].userId, quill.id);
        QCOMPARE(reply[0].text, u"Ça va, 世界?"_s);
        QVERIFY(!QUuid::fromString(one).isNull());

        // A redemption keeps its data when the reward is changed.
        QCOMPARE(update(id, "{'title':'Tell','prompt':'Now!','cost':900}").status(), 200);
        QCOMPARE(redeemed(id, ids({one})).first(), expected);
        const QString two = redeem(id);
        QCOMPARE(redeemed(id, ids({two})).first()["reward"_L1]["cost"_L1], 900);
        QCOMPARE(points(), before - 1300);
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 200);
        QCOMPARE(points(), before - 900);  // the cost at the time of the redemption
    }

    void whoWasNeverSeenHasSomePoints()
    {
        const Api::User fresh{
            .id = u"99000001"_s, .login = u"fresh"_s, .displayName = u"Fresh"_s, .createdAt = h->clock.now()};
        QVERIFY(h->world->addUser(fresh));
        QCOMPARE(points("fresh"), Sandbox::ChannelPoints::initial);
        const QString id = made("{'title':'First','cost':9999}");
        QVERIFY(!redeem(id, "fresh").contains(u' '));
        QCOMPARE(points("fresh"), 1);
        QCOMPARE(balances().balance(h->idOf("pipnocturne"), fresh.id), Sandbox::ChannelPoints::initial);
        QVERIFY(balances().setBalance(m_tea, fresh.id, -5));
        QCOMPARE(points("fresh"), 0);
    }

    void anInputThatNobodyAskedForIsDropped()
    {
        const QString id = made("{'title':'Plain','cost':1}");
        const QString one = redeem(id, "quillscribe", u"Hello?"_s);
        QCOMPARE(text(redeemed(id, ids({one})).first(), "user_input"), QString());
    }

    void whatSkipsTheQueueIsBornFulfilled()
    {
        const QString id = made("{'title':'At once','cost':5,'should_redemptions_skip_request_queue':true}");
        const int waiting = rewards().waiting(m_tea);
        const QString one = redeem(id);
        QCOMPARE(redeemed(id, status("FULFILLED")).column("id"), QStringList{one});
        QCOMPARE(text(redeemed(id, ids({one})).first(), "status"), u"FULFILLED"_s);
        QVERIFY(redeemed(id, status("UNFULFILLED")).data().isEmpty());
        QCOMPARE(rewards().waiting(m_tea), waiting);
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 404);
        QCOMPARE(points(), 10'000 - 5);
        // A change of this flag affects later redemptions only.
        QCOMPARE(update(id, "{'should_redemptions_skip_request_queue':false}").status(), 200);
        QCOMPARE(text(redeemed(id, ids({redeem(id)})).first(), "status"), u"UNFULFILLED"_s);
    }

    void whatCannotBeRedeemed()
    {
        const QString id = made("{'title':'Ask','cost':10000,'is_user_input_required':true}");
        QStringList before = state();
        QCOMPARE(redeem(u"no-such-id"_s), u"404 The reward was not found."_s);
        QVERIFY(redeem(id, "gravelpike").startsWith("403 The viewer is banned"_L1));
        QVERIFY(redeem(id, "nobody at all").startsWith("404 The viewer"_L1));
        for (const QString &input : {QString(), u""_s, u" \n\t"_s})
            QVERIFY(redeem(id, "quillscribe", input).startsWith("400 The reward requires"_L1));
        QVERIFY(redeem(id, "quillscribe", QString(501, u'x')).startsWith("400 "_L1));
        QVERIFY(redeem(rewardCalled("Swap the teapot")).startsWith("400 The reward is paused"_L1));
        QVERIFY(
            redeem(rewardCalled("Choose tomorrow's biscuit")).startsWith("400 The reward is not enabled"_L1));
        QCOMPARE(state(), before);

        // Exactly all of the points.
        QVERIFY(balances().setBalance(m_tea, h->idOf("quillscribe"), 9'999));
        QVERIFY(redeem(id).startsWith("400 The viewer has too few"_L1));
        QVERIFY(balances().setBalance(m_tea, h->idOf("quillscribe"), 10'000));
        QVERIFY(!redeem(id, "quillscribe", QString(500, u'x')).contains(u' '));
        QCOMPARE(points(), 0);

        QVERIFY(h->world->setBroadcasterType(m_tea, Api::BroadcasterType::Plain));
        QVERIFY(redeem(id, "wrenloft").startsWith("403 "_L1));
    }

    void stockIsCountedPerStream()
    {
        const QString id
            = made("{'title':'Two','cost':1,'is_max_per_stream_enabled':true,'max_per_stream':2}");
        const auto count = [&]() -> QJsonValue { return told(id)["redemptions_redeemed_current_stream"_L1]; };
        const auto inStock = [&] { return told(id)["is_in_stock"_L1].toBool(); };
        QCOMPARE(count(), 0);
        const QString one = redeem(id);
        QCOMPARE(count(), 1);
        QVERIFY(inStock());
        redeem(id, "wrenloft");
        QCOMPARE(count(), 2);
        QVERIFY(!inStock());
        const QStringList before = state();
        QVERIFY(redeem(id).startsWith("400 The reward is out of stock"_L1));
        QCOMPARE(state(), before);
        // A refund does not make it available again, but a higher limit does.
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 200);
        QVERIFY(!inStock());
        QCOMPARE(update(id, "{'is_max_per_stream_enabled':true,'max_per_stream':3}").status(), 200);
        QVERIFY(inStock());
        QCOMPARE(update(id, "{'is_max_per_stream_enabled':true,'max_per_stream':2}").status(), 200);
        QVERIFY(!inStock());

        QVERIFY(h->world->goOffline(m_tea));
        QVERIFY(count().isNull());
        QVERIFY(inStock());
        QVERIFY(!redeem(id).contains(u' '));  // and without counting for a stream
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 10, h->clock.now()));
        QCOMPARE(count(), 0);
        redeem(id);
        QCOMPARE(count(), 1);
        // Without the limit there is no count.
        QCOMPARE(update(id, "{'is_max_per_stream_enabled':false,'max_per_stream':0}").status(), 200);
        QVERIFY(count().isNull());
        QVERIFY(inStock());
    }

    void aViewerHasALimitPerStream()
    {
        const QString id = made("{'title':'Twice','cost':1,'is_max_per_user_per_stream_enabled':true,"
                                "'max_per_user_per_stream':2}");
        const auto twiceAndNoMore = [&](const char *login) {
            for (int i = 0; i < 2; ++i)
                QVERIFY(!redeem(id, login).contains(u' '));
            const QStringList before = state();
            QVERIFY(redeem(id, login).startsWith("400 The viewer has redeemed"_L1));
            QCOMPARE(state(), before);
        };
        twiceAndNoMore("quillscribe");
        twiceAndNoMore("wrenloft");
        QVERIFY(told(id)["is_in_stock"_L1].toBool());
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 10, h->clock.now()));
        twiceAndNoMore("quillscribe");
    }

    void aCooldownRunsOut()
    {
        const QString id = made("{'title':'Slow','cost':1,'is_global_cooldown_enabled':true,"
                                "'global_cooldown_seconds':90}");
        QVERIFY(told(id)["cooldown_expires_at"_L1].isNull());
        redeem(id);
        QCOMPARE(text(told(id), "cooldown_expires_at"), Api::formatTime(h->clock.now().addSecs(90)));
        QVERIFY(redeem(id, "wrenloft").startsWith("400 The reward is in cooldown"_L1));
        h->clock.advance(89'999ms);
        QVERIFY(redeem(id, "wrenloft").startsWith("400 The reward is in cooldown"_L1));
        h->clock.advance(1ms);
        QVERIFY(told(id)["cooldown_expires_at"_L1].isNull());
        QVERIFY(!redeem(id, "wrenloft").contains(u' '));
        // Setting the clock back by an hour does not extend the cooldown to an hour and a half.
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-1h); }));
        QVERIFY(told(id)["cooldown_expires_at"_L1].isNull());
        redeem(id);
        QVERIFY(!told(id)["cooldown_expires_at"_L1].isNull());
        QCOMPARE(update(id, "{'is_global_cooldown_enabled':false,'global_cooldown_seconds':0}").status(),
                 200);
        QVERIFY(told(id)["cooldown_expires_at"_L1].isNull());
    }

    // Deciding

    void whatWaitsIsFulfilledOrRefunded()
    {
        const QString id = made("{'title':'Decide','cost':100}");
        const QString one = redeem(id), two = redeem(id);
        const int waiting = rewards().waiting(m_tea);
        QCOMPARE(points(), 9'800);
        const qint64 before = lastNews();
        const auto fulfilled = decide(id, {one}, "FULFILLED");
        QCOMPARE(fulfilled.status(), 200);
        QCOMPARE(fulfilled.column("id"), QStringList{one});
        QCOMPARE(text(fulfilled.first(), "status"), u"FULFILLED"_s);
        QCOMPARE(fulfilled.first(), redeemed(id, ids({one})).first());
        QCOMPARE(points(), 9'800);
        const auto canceled = decide(id, {two}, "CANCELED");
        QCOMPARE(text(canceled.first(), "status"), u"CANCELED"_s);
        QCOMPARE(points(), 9'900);
        QCOMPARE(rewards().waiting(m_tea), waiting - 2);
        const auto news = since(before);
        QCOMPARE(news.size(), 2);
        QVERIFY(news[0].kind == DomainEvent::Kind::RedemptionUpdated && news[0].subjectId == one);
        QCOMPARE(news[0].detail, u"FULFILLED"_s);
        QCOMPARE(news[1].detail, u"CANCELED"_s);
        // A decision is final: points are not refunded twice.
        const QStringList stored = state();
        for (const char *status : {"CANCELED", "FULFILLED"}) {
            QCOMPARE(decide(id, {one}, status).status(), 404);
            QCOMPARE(decide(id, {two}, status).status(), 404);
        }
        QCOMPARE(state(), stored);
    }

    void onlyWhatWaitedIsAnswered()
    {
        const QString id = made("{'title':'Decide','cost':100}"), other = made("{'title':'Other','cost':1}");
        const QString done = redeem(id), one = redeem(id), two = redeem(id), elsewhere = redeem(other);
        QCOMPARE(decide(id, {done}, "FULFILLED").status(), 200);
        const auto answer = decide(id, {two, done, one, two, u"no-such-id"_s, elsewhere, one}, "CANCELED");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.column("id"), QStringList({two, one}));
        QCOMPARE(points(), 10'000 - 100 - 1);
        QVERIFY(rewards().redemption(done)->status == RedemptionStatus::Fulfilled);
        QVERIFY(rewards().redemption(elsewhere)->status == RedemptionStatus::Unfulfilled);
        QCOMPARE(decide(id, {elsewhere}, "CANCELED").status(), 404);
    }

    void whatCannotBeDecided()
    {
        const QString id = made("{'title':'Decide','cost':100}");
        const QString one = redeem(id);
        const QStringList before = state();
        for (const char *wrong : {"UNFULFILLED", "fulfilled", "", "Canceled"})
            QCOMPARE(decide(id, {one}, wrong).status(), 400);
        QCOMPARE(h->patch(h->signIn(), paths[1], ofReward(id, ids({one})), "{}").status(), 400);
        QCOMPARE(decide(id, {}, "FULFILLED").status(), 400);
        QCOMPARE(decide(id, QStringList(51, one), "FULFILLED").status(), 400);
        QCOMPARE(
            h->patch(h->signIn(), paths[1], channel() + ids({one}), R"({"status":"FULFILLED"})").status(),
            400);
        QCOMPARE(state(), before);
        QCOMPARE(decide(id, QStringList(50, one), "FULFILLED").status(), 200);
    }

    void fiftyAtOnce()
    {
        const QString id = rewardCalled("Draw on the map");
        const int others = rewards().waiting(m_tea);
        const QString fresh = made("{'title':'Many','cost':3}");
        QVERIFY(rewards().fill(m_tea, fresh, 50));
        QCOMPARE(rewards().waiting(m_tea), others + 50);
        const QStringList all = walk(fresh, status("UNFULFILLED"));
        const auto answer = decide(fresh, all, "CANCELED");
        QCOMPARE(answer.column("id"), all);
        QCOMPARE(rewards().waiting(m_tea), others);
        QVERIFY(id != fresh);
    }

    void aRefundNeverOverflows()
    {
        const QString id = made("{'title':'Dear','cost':9223372036854775807}");
        QVERIFY(redeem(id).startsWith("400 The viewer has too few"_L1));
        QVERIFY(rewards().fill(m_tea, id, 3));
        const QStringList all = walk(id, status("UNFULFILLED"));
        QCOMPARE(decide(id, all, "CANCELED").status(), 200);
        QCOMPARE(balances().balance(m_tea, rewards().redemption(all[0])->userId),
                 std::numeric_limits<qint64>::max());
    }

    // Lists

    void statusIsRequiredWithoutIds()
    {
        const QString id = rewardCalled("Draw on the map");
        const auto missing = redeemed(id, {});
        QCOMPARE(missing.status(), 400);
        QCOMPARE(missing.message(), u"Missing required parameter \"status\""_s);
        QCOMPARE(redeemed(id, status("")).status(), 400);
        QCOMPARE(redeemed(id, status("unfulfilled")).status(), 400);
        QCOMPARE(redeemed(id, status("UNKNOWN")).status(), 400);
        for (const char *sort : {"oldest", "Newest", "RANDOM"}) {
            QCOMPARE(redeemed(id, status("FULFILLED") + Query{{u"sort"_s, QLatin1String(sort)}}).status(),
                     400);
        }
        for (const char *first : {"0", "51", "-1", "x"}) {
            QCOMPARE(redeemed(id, status("FULFILLED") + Query{{u"first"_s, QLatin1String(first)}}).status(),
                     400);
        }
        QCOMPARE(h->get(h->signIn(), paths[1], channel() + status("FULFILLED")).status(), 400);
    }

    void redemptionsById()
    {
        const QString id = made("{'title':'Ids','cost':1}"), other = made("{'title':'Other','cost':1}");
        const QString one = redeem(id);
        h->clock.advance(1s);
        const QString two = redeem(id);
        h->clock.advance(1s);
        const QString three = redeem(id), elsewhere = redeem(other);
        QCOMPARE(decide(id, {two}, "FULFILLED").status(), 200);
        const QStringList asked{three, one, u"no-such-id"_s, two, one, elsewhere};
        const auto found = redeemed(id, ids(asked));
        QCOMPARE(found.column("id"), QStringList({one, two, three}));
        QVERIFY(found.json["pagination"_L1].toObject().isEmpty());
        const Query newest{{u"sort"_s, u"NEWEST"_s}};
        QCOMPARE(redeemed(id, ids(asked) + newest).column("id"), QStringList({three, two, one}));
        QCOMPARE(redeemed(id, ids(asked) + status("UNFULFILLED")).column("id"), QStringList({one, three}));
        QCOMPARE(redeemed(id, ids({two}) + status("CANCELED")).status(), 404);
        QCOMPARE(redeemed(id, ids({elsewhere})).status(), 404);
        QCOMPARE(redeemed(id, ids({u"no-such-id"_s})).status(), 404);
        QCOMPARE(redeemed(id, ids(QStringList(51, one))).status(), 400);
        // All fifty, whatever the page size is.
        QVERIFY(rewards().fill(m_tea, other, 49));
        const QStringList all = walk(other, status("UNFULFILLED"));
        QCOMPARE(redeemed(other, ids(all)).column("id"), all);
    }

    void everyRedemptionOnceInItsOrder()
    {
        const QString id = made("{'title':'Pages','cost':1,'is_user_input_required':true}");
        QVERIFY(rewards().fill(m_tea, id, 230));
        for (int i = 0; i < 25; ++i)
            redeem(id, i % 2 ? "wrenloft" : "quillscribe");  // all at the same time
        int pages = 0;
        const auto first = [](const char *size) { return Query{{u"first"_s, QLatin1String(size)}}; };
        const QStringList oldest = walk(id, status("UNFULFILLED") + first("50"), &pages);
        QCOMPARE(oldest.size(), 255);
        QCOMPARE(pages, 6);
        QCOMPARE(QSet<QString>(oldest.begin(), oldest.end()).size(), 255);
        QCOMPARE(walk(id, status("UNFULFILLED")), oldest);
        QCOMPARE(walk(id, status("UNFULFILLED") + first("7")), oldest);
        QCOMPARE(walk(id, status("UNFULFILLED") + Query{{u"sort"_s, u"OLDEST"_s}}), oldest);
        const QStringList newest = walk(id, status("UNFULFILLED") + Query{{u"sort"_s, u"NEWEST"_s}});
        QCOMPARE(newest, QStringList(oldest.rbegin(), oldest.rend()));
        QCOMPARE(redeemed(id, status("UNFULFILLED")).data().size(), 20);
        const QStringList times = redeemed(id, status("UNFULFILLED") + first("50")).column("redeemed_at");
        QVERIFY(std::is_sorted(times.begin(), times.end()));
        // A page that contains the last row has no cursor.
        const auto exact = walk(id, status("UNFULFILLED") + first("51"));
        QCOMPARE(exact.size(), 1);
        QVERIFY(redeemed(id, status("CANCELED")).json["pagination"_L1].isObject());
        QVERIFY(redeemed(id, status("CANCELED")).cursor().isEmpty());
        QCOMPARE(walk(id, status("UNFULFILLED") + first("15")).size(), 255);  // 17 x 15
    }

    void aPageGoesOnWhereverDecisionsFall()
    {
        const QString id = made("{'title':'Pages','cost':1}");
        QVERIFY(rewards().fill(m_tea, id, 30));
        const QStringList all = walk(id, status("UNFULFILLED"));
        const auto page = redeemed(id, status("UNFULFILLED"));
        QCOMPARE(page.column("id"), all.mid(0, 20));
        QCOMPARE(decide(id, all.mid(10, 12), "FULFILLED").status(), 200);  // including the last of the page
        QCOMPARE(redeemed(id, status("UNFULFILLED") + Query{{u"after"_s, page.cursor()}}).column("id"),
                 all.mid(22));
    }

    void aCursorHoldsForItsListOnly()
    {
        const QString id = made("{'title':'Pages','cost':1}"), other = made("{'title':'Other','cost':1}");
        QVERIFY(rewards().fill(m_tea, id, 30));
        QVERIFY(rewards().fill(m_tea, other, 30));
        const Query after{{u"after"_s, redeemed(id, status("UNFULFILLED")).cursor()}};
        QCOMPARE(redeemed(id, status("UNFULFILLED") + after).data().size(), 10);
        const Query newest{{u"sort"_s, u"NEWEST"_s}};
        for (const Answer &refused :
             {redeemed(other, status("UNFULFILLED") + after), redeemed(id, status("FULFILLED") + after),
              redeemed(id, status("UNFULFILLED") + newest + after),
              redeemed(id, status("UNFULFILLED") + Query{{u"after"_s, u"bm9uc2Vuc2U="_s}})}) {
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), u"Invalid cursor."_s);
        }
    }

    void whatWasDecidedDisappearsAfterDays()
    {
        const QString id = made("{'title':'Old','cost':1}");
        const QString early = redeem(id), late = redeem(id), waiting = redeem(id);
        QCOMPARE(decide(id, {early}, "FULFILLED").status(), 200);
        h->clock.advance(24h * 6);
        QCOMPARE(decide(id, {late}, "CANCELED").status(), 200);  // the time of the decision counts
        h->clock.advance(24h - 1ms);
        QCOMPARE(redeemed(id, status("FULFILLED")).column("id"), QStringList{early});
        QCOMPARE(redeemed(id, ids({early})).column("id"), QStringList{early});
        h->clock.advance(1ms);
        const QStringList before = state();
        QCOMPARE(redeemed(id, ids({early})).status(), 404);
        QCOMPARE(state(), before);
        QVERIFY(redeemed(id, status("FULFILLED")).data().isEmpty());
        QCOMPARE(redeemed(id, status("CANCELED")).column("id"), QStringList{late});
        h->clock.advance(24h * 400);
        QVERIFY(redeemed(id, status("CANCELED")).data().isEmpty());
        QCOMPARE(redeemed(id, status("UNFULFILLED")).column("id"), QStringList{waiting});  // kept forever
    }

    void fillingIsQuickAndVaried()
    {
        const QString id = made("{'title':'Many','cost':3,'is_user_input_required':true}");
        const qint64 before = lastNews();
        const int waiting = rewards().waiting(m_tea);
        QVERIFY(rewards().fill(m_tea, id, 5000));
        QCOMPARE(rewards().waiting(m_tea), waiting + 5000);
        QCOMPARE(lastNews(), before);
        QSet<QString> seen, users, inputs;
        std::optional<QString> place;
        qint64 last = 0;
        do {
            const auto page = rewards().redemptions(m_tea, id, RedemptionStatus::Unfulfilled,
                                                    RedemptionSort::Oldest, 1000, place);
            QVERIFY(page);
            for (const Api::Redemption &one : page->data) {
                QVERIFY(!one.userLogin.isEmpty() && !one.userInput.isEmpty());
                seen.insert(one.id);
                users.insert(one.userId);
                inputs.insert(one.userInput);
                QVERIFY(one.redeemedAt.toMSecsSinceEpoch() >= last);
                last = one.redeemedAt.toMSecsSinceEpoch();
            }
            place = page->next();
        } while (place);
        QCOMPARE(seen.size(), 5000);
        QCOMPARE(inputs.size(), 5000);
        QVERIFY(users.size() > 100 && !users.contains(m_tea));
        QCOMPARE(last, h->clock.msecs());
        QVERIFY(!rewards().fill(m_tea, u"no-such-id"_s, 1));
    }

    void theLastPageOfManyCostsWhatTheFirstDoes()
    {
        h->verifyIndexed(
            Sandbox::Rewards::pageQuery(RedemptionSort::Oldest),
            "USING INDEX redemptions_page (reward=? AND status=? AND (redeemed_at,place)>(?,?))");
        h->verifyIndexed(
            Sandbox::Rewards::pageQuery(RedemptionSort::Newest),
            "USING INDEX redemptions_page (reward=? AND status=? AND (redeemed_at,place)<(?,?))");
        h->verifyIndexed("SELECT 1 FROM redemptions WHERE decided_at <= ? LIMIT 1",
                         "INDEX redemptions_decided (decided_at<?)");
    }

    // The store

    void nothingOfAnotherWorldStays()
    {
        const QString id = made("{'title':'Of the old world','cost':1}");
        redeem(id);
        const QString lantern = h->idOf("paperlantern");
        QVERIFY(rewards().create(lantern, h->ready.id, {.title = u"Glow"_s, .cost = 1}));
        QCOMPARE(rewards().all(lantern).value_or({}).size(), 1);
        QVERIFY(balances().setBalance(m_tea, h->idOf("quillscribe"), 77'777));
        QVERIFY(h->world->reset(1));
        m_tea = h->idOf("teaandturrets");
        QCOMPARE(rewardCalled("Of the old world"), QString());
        QCOMPARE(h->idOf("paperlantern"), lantern);
        QVERIFY(rewards().all(lantern).value_or({}).isEmpty());
        QCOMPARE(rewards().all(m_tea).value_or({}).size(), 11);
        QVERIFY(points() <= 10'000);
        QCOMPARE(rewards().waiting(m_tea), 14);
    }

    void everythingIsInTheFile()
    {
        QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 20};
        h = std::make_unique<Harness>(settings);
        m_tea = h->idOf("teaandturrets");
        const QString id = made("{'title':'Kept','cost':70,'is_global_cooldown_enabled':true,"
                                "'global_cooldown_seconds':600,'is_max_per_stream_enabled':true,"
                                "'max_per_stream':1}");
        QVERIFY(balances().setBalance(m_tea, h->idOf("quillscribe"), 10'000));
        const QString one = redeem(id);
        const QStringList before = state().mid(1);
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(state().mid(1), before);
        QCOMPARE(points(), 10'000 - 70);
        QCOMPARE(told(id)["is_in_stock"_L1], false);
        QVERIFY(!told(id)["cooldown_expires_at"_L1].isNull());
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 200);
        QCOMPARE(points(), 10'000);
    }
};

QTEST_GUILESS_MAIN(TestRedemptions)
#include "tst_redemptions.moc"
