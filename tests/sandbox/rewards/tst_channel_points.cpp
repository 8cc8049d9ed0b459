// SPDX-License-Identifier: GPL-3.0-or-later

// Custom rewards: their own rules in the specification.

#include "channel_points_fixture.h"
#include "schema/values.h"

#include <QRegularExpression>

using namespace Sidestage;
using Api::RedemptionSort;
using Api::RedemptionStatus;
using Api::Scope;

class TestChannelPoints : public QObject, private ChannelPointsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    // The seeded world

    void theStoryHasItsRewards()
    {
        const auto all = list();
        QCOMPARE(all.status(), 200);
        QCOMPARE(all.data().size(), 11);
        const QStringList allIds = all.column("id");
        QVERIFY(std::is_sorted(allIds.begin(), allIds.end()));
        for (const QString &id : allIds)
            QVERIFY2(!QUuid::fromString(id).isNull() && id.size() == 36, qPrintable(id));
        const auto ours = list({{u"only_manageable_rewards"_s, u"true"_s}});
        QCOMPARE(ours.data().size(), 9);
        QCOMPARE(list({{u"only_manageable_rewards"_s, u"false"_s}}).data().size(), 11);
        QCOMPARE(h->get(otherApp(), paths[0], channel() + Query{{u"only_manageable_rewards"_s, u"true"_s}})
                     .data()
                     .size(),
                 2);
        int paused = 0, disabled = 0, limited = 0, cooling = 0, skipping = 0, asking = 0;
        const auto items = ours.data();
        for (const auto &item : items) {
            const QJsonObject one = item.toObject();
            paused += one["is_paused"_L1].toBool();
            disabled += !one["is_enabled"_L1].toBool(true);
            limited += one["max_per_stream_setting"_L1]["is_enabled"_L1].toBool();
            cooling += one["global_cooldown_setting"_L1]["is_enabled"_L1].toBool();
            skipping += one["should_redemptions_skip_request_queue"_L1].toBool();
            asking += one["is_user_input_required"_L1].toBool();
        }
        QVERIFY(paused && disabled && limited && cooling && skipping && asking);
        QCOMPARE(rewards().all(h->idOf("pipnocturne")).value_or({}).size(), 5);
        QVERIFY(rewards().waiting(h->idOf("pipnocturne")) > 0);
        QVERIFY(rewards().all(h->idOf("paperlantern")).value_or({}).isEmpty());
        QCOMPARE(rewards().waiting(m_tea), 14);
    }

    void whatTheStoryRedeemedAddsUp()
    {
        h = std::make_unique<Harness>();
        QHash<QString, qint64> paid;
        int finished = 0, waiting = 0;
        QSet<QString> inputs;
        const qint64 now = h->clock.msecs();
        const auto all = rewards().all(m_tea).value_or({});
        for (const Api::Reward &reward : all) {
            for (const auto status :
                 {RedemptionStatus::Unfulfilled, RedemptionStatus::Fulfilled, RedemptionStatus::Canceled}) {
                const auto page
                    = rewards().redemptions(m_tea, reward.id, status, RedemptionSort::Oldest, 100);
                QVERIFY(page && !page->next());
                for (const Api::Redemption &one : page->data) {
                    const qint64 age = now - one.redeemedAt.toMSecsSinceEpoch();
                    QVERIFY(age >= 0 && age <= 5 * 86'400'000ll);
                    QVERIFY(status != RedemptionStatus::Unfulfilled || age <= 3'600'000);
                    QCOMPARE(one.userInput.isEmpty(), !reward.isUserInputRequired);
                    QVERIFY(status == RedemptionStatus::Fulfilled
                            || !reward.shouldRedemptionsSkipRequestQueue);
                    QVERIFY(!h->world->isBanned(m_tea, one.userId));
                    ++(status == RedemptionStatus::Unfulfilled ? waiting : finished);
                    inputs.insert(one.userInput);
                    if (status != RedemptionStatus::Canceled)
                        paid[one.userId] += one.reward.cost;
                }
            }
            QVERIFY(reward.isInStock);
        }
        QCOMPARE(waiting, 14);
        QCOMPARE(finished, 60);
        QVERIFY(inputs.size() > 10);
        for (auto it = paid.cbegin(); it != paid.cend(); ++it)
            QCOMPARE(balances().balance(m_tea, it.key()), std::max<qint64>(0, 10'000 - it.value()));
    }

    void theSameSeedHasTheSameRewards()
    {
        const auto lines = [](Harness &own) {
            QStringList all;
            Rows rows = own.world->database().query(
                "SELECT r.id, r.user_id, r.input, r.status, w.id, w.title FROM redemptions r"
                " JOIN rewards w ON w.number = r.reward ORDER BY r.row");
            while (rows.next()) {
                all.append(QStringList{rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4),
                                       rows.text(5)}
                               .join(u'|'));
            }
            return all;
        };
        Harness one({.seed = 5, .followers = 50});
        Harness again({.seed = 5, .followers = 50});
        Harness other({.seed = 6, .followers = 50});
        QVERIFY(lines(one).size() > 70);
        QCOMPARE(lines(one), lines(again));
        QVERIFY(lines(one) != lines(other));
        // Without any followers there are still users who redeem.
        Harness alone({.followers = 0});
        QCOMPARE(alone.world->area<Sandbox::Rewards>().waiting(alone.idOf("teaandturrets")), 14);
    }

    // Create

    void aNewRewardHasTheDefaults()
    {
        const auto answer = create("{'title':'Simple','cost':1}");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.data().size(), 1);
        const QJsonObject reward = answer.first();
        QCOMPARE(text(reward, "broadcaster_id"), m_tea);
        QCOMPARE(text(reward, "broadcaster_login"), u"teaandturrets"_s);
        QCOMPARE(text(reward, "broadcaster_name"), u"TeaAndTurrets"_s);
        QVERIFY(!QUuid::fromString(text(reward, "id")).isNull());
        QCOMPARE(text(reward, "title"), u"Simple"_s);
        QCOMPARE(text(reward, "prompt"), QString());
        QCOMPARE(reward["cost"_L1].toInteger(), 1);
        QVERIFY(reward["image"_L1].isNull() && reward.contains("image"_L1));
        for (const char *size : {"1", "2", "4"}) {
            QCOMPARE(reward["default_image"_L1][u"url_%1x"_s.arg(QLatin1String(size))],
                     u"http://localhost:7890/images/rewards/default-%1.png"_s.arg(QLatin1String(size)));
        }
        QVERIFY(QRegularExpression(u"^#[0-9A-F]{6}$"_s).match(text(reward, "background_color")).hasMatch());
        QCOMPARE(reward["is_enabled"_L1], true);
        QCOMPARE(reward["is_user_input_required"_L1], false);
        for (const auto &[setting, number] :
             {std::pair("max_per_stream_setting", "max_per_stream"),
              std::pair("max_per_user_per_stream_setting", "max_per_user_per_stream"),
              std::pair("global_cooldown_setting", "global_cooldown_seconds")}) {
            const QJsonObject limit = reward[QLatin1String(setting)].toObject();
            QCOMPARE(limit.size(), 2);
            QCOMPARE(limit["is_enabled"_L1], false);
            QCOMPARE(limit[QLatin1String(number)], 0);
        }
        QCOMPARE(reward["is_paused"_L1], false);
        QCOMPARE(reward["is_in_stock"_L1], true);
        QCOMPARE(reward["should_redemptions_skip_request_queue"_L1], false);
        for (const char *none : {"redemptions_redeemed_current_stream", "cooldown_expires_at"})
            QVERIFY(reward.contains(QLatin1String(none)) && reward[QLatin1String(none)].isNull());
        QCOMPARE(told(text(reward, "id")), reward);
    }

    void aNewRewardHasWhatWasSent()
    {
        const qint64 before = lastNews();
        const auto answer = create(
            "{'title':'Schrei auf Französisch 🐸','prompt':'¿Qué?','cost':9007199254740993,'is_enabled':false,"
            "'background_color':'#00e5cb','is_user_input_required':true,'is_max_per_stream_enabled':true,"
            "'max_per_stream':3,'is_max_per_user_per_stream_enabled':true,'max_per_user_per_stream':1,"
            "'is_global_cooldown_enabled':true,'global_cooldown_seconds':604800,"
            "'should_redemptions_skip_request_queue':true,'is_paused':true,'is_in_stock':false}");
        QCOMPARE(answer.status(), 200);
        const QJsonObject reward = answer.first();
        QCOMPARE(text(reward, "title"), u"Schrei auf Französisch 🐸"_s);
        QCOMPARE(text(reward, "prompt"), u"¿Qué?"_s);
        QVERIFY(answer.response.body.contains("\"cost\":9007199254740993"));  // exact, with 64 bits
        QCOMPARE(reward["is_enabled"_L1], false);
        QCOMPARE(text(reward, "background_color"), u"#00E5CB"_s);
        QCOMPARE(reward["is_user_input_required"_L1], true);
        QCOMPARE(reward["max_per_stream_setting"_L1],
                 (QJsonObject{{u"is_enabled"_s, true}, {u"max_per_stream"_s, 3}}));
        QCOMPARE(reward["max_per_user_per_stream_setting"_L1],
                 (QJsonObject{{u"is_enabled"_s, true}, {u"max_per_user_per_stream"_s, 1}}));
        QCOMPARE(reward["global_cooldown_setting"_L1],
                 (QJsonObject{{u"is_enabled"_s, true}, {u"global_cooldown_seconds"_s, 604'800}}));
        QCOMPARE(reward["should_redemptions_skip_request_queue"_L1], true);
        QCOMPARE(reward["is_paused"_L1], false);  // cannot be set when a reward is created
        QCOMPARE(reward["redemptions_redeemed_current_stream"_L1], 0);
        const auto news = since(before);
        QCOMPARE(news.size(), 1);
        QVERIFY(news[0].kind == DomainEvent::Kind::RewardAdded);
        QCOMPARE(news[0].subjectId, text(reward, "id"));
        QCOMPARE(news[0].broadcasterId, m_tea);
    }

    void aLimitThatIsOffHasNoNumber()
    {
        const auto answer = create("{'title':'Off','cost':5,'is_max_per_stream_enabled':false,"
                                   "'max_per_stream':9,'is_global_cooldown_enabled':false,"
                                   "'global_cooldown_seconds':0}");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.first()["max_per_stream_setting"_L1],
                 (QJsonObject{{u"is_enabled"_s, false}, {u"max_per_stream"_s, 0}}));
    }

    void whatCannotBeCreated_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QByteArray &json, const QString &message) {
            QTest::newRow(name) << json << message;
        };
        const auto simple = [](const QByteArray &more) { return "{'title':'New','cost':10," + more + '}'; };
        const auto least = [](const char *name) {
            return u"The parameter \"%1\" was malformed: the value must be greater than or equal to 1"_s.arg(
                QLatin1String(name));
        };
        row("no title", "{'cost':10}", u"Missing required parameter \"title\""_s);
        row("no cost", "{'title':'New'}", u"Missing required parameter \"cost\""_s);
        row("no body", "", u"Missing required parameter \"title\""_s);
        row("title null", "{'title':null,'cost':10}", u"Missing required parameter \"title\""_s);
        row("title empty", "{'title':'','cost':10}", u"at least 1"_s);
        row("title too long", "{'title':'" + QByteArray(46, 'x') + "','cost':10}", u"at most 45"_s);
        row("cost 0", "{'title':'New','cost':0}", least("cost"));
        row("cost negative", "{'title':'New','cost':-1}", least("cost"));
        row("cost no number", "{'title':'New','cost':'much'}", u"\"cost\""_s);
        row("prompt too long", simple("'prompt':'" + QByteArray(201, 'x') + '\''), u"at most 200"_s);
        row("colour without #", simple("'background_color':'00E5CB'"), u"background_color"_s);
        row("colour short", simple("'background_color':'#0EC'"), u"background_color"_s);
        row("colour by name", simple("'background_color':'red'"), u"background_color"_s);
        row("title taken", "{'title':'Hydrate!','cost':10}", u"CREATE_CUSTOM_REWARD_DUPLICATE_REWARD"_s);
        row("title taken in another case", "{'title':'hYDRATE!','cost':10}",
            u"CREATE_CUSTOM_REWARD_DUPLICATE_REWARD"_s);
        row("title taken by another app", "{'title':'Count the towers','cost':10}",
            u"CREATE_CUSTOM_REWARD_DUPLICATE_REWARD"_s);
        row("flag alone", simple("'is_max_per_stream_enabled':true"), least("max_per_stream"));
        row("flag with null", simple("'is_max_per_stream_enabled':true,'max_per_stream':null"),
            least("max_per_stream"));
        row("flag per user alone", simple("'is_max_per_user_per_stream_enabled':true"),
            least("max_per_user_per_stream"));
        row("cooldown flag alone", simple("'is_global_cooldown_enabled':true"),
            least("global_cooldown_seconds"));
        row("number 0 alone", simple("'max_per_stream':0"), least("max_per_stream"));
        row("per stream 0", simple("'is_max_per_stream_enabled':true,'max_per_stream':0"),
            least("max_per_stream"));
        row("per user 0", simple("'is_max_per_user_per_stream_enabled':true,'max_per_user_per_stream':0"),
            least("max_per_user_per_stream"));
        row("cooldown 0", simple("'is_global_cooldown_enabled':true,'global_cooldown_seconds':0"),
            least("global_cooldown_seconds"));
        row("cooldown too long", simple("'is_global_cooldown_enabled':true,'global_cooldown_seconds':604801"),
            u"less than or equal to 604800"_s);
    }

    void whatCannotBeCreated()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, message);
        const QStringList before = state();
        const auto answer = create(json);
        QCOMPARE(answer.status(), 400);
        QVERIFY2(answer.message().contains(message), qPrintable(answer.message()));
        QCOMPARE(state(), before);
    }

    void aLimitAndItsFlagAreIndependent()
    {
        const QJsonObject off{{u"is_enabled"_s, false}, {u"max_per_stream"_s, 0}};
        const auto perStream = [&](const QJsonObject &reward) { return reward["max_per_stream_setting"_L1]; };
        const auto on = [](int most) {
            return QJsonObject{{u"is_enabled"_s, true}, {u"max_per_stream"_s, most}};
        };
        const auto plain = create("{'title':'Plain','cost':5,'max_per_stream':5,'max_per_user_per_stream':5,"
                                  "'global_cooldown_seconds':60}");
        QVERIFY2(plain.status() == 200, plain.response.body.constData());
        QCOMPARE(perStream(plain.first()), off);
        QCOMPARE(plain.first()["max_per_user_per_stream_setting"_L1]["is_enabled"_L1], false);
        QCOMPARE(plain.first()["global_cooldown_setting"_L1]["is_enabled"_L1], false);
        QCOMPARE(create("{'title':'Off','cost':5,'is_max_per_stream_enabled':false}").status(), 200);

        const QString id
            = made("{'title':'Six','cost':5,'is_max_per_stream_enabled':true,'max_per_stream':6}");
        const auto after = [&](const QByteArray &json) {
            const auto answer = update(id, json);
            if (answer.status() != 200)
                qWarning("%s", answer.response.body.constData());
            return perStream(answer.first());
        };
        QCOMPARE(after("{'max_per_stream':9}"), on(9));
        QCOMPARE(after("{'is_max_per_stream_enabled':true}"), on(9));
        QCOMPARE(after("{'is_max_per_stream_enabled':false}"), off);
        QCOMPARE(after("{'max_per_stream':3}"), off);
        QCOMPARE(update(id, "{'is_max_per_stream_enabled':true}").status(), 400);
        QCOMPARE(update(id, "{'max_per_stream':0}").status(), 400);
        QCOMPARE(after("{'is_max_per_stream_enabled':false,'max_per_stream':0}"), off);
        QCOMPARE(after("{'is_max_per_stream_enabled':true,'max_per_stream':2}"), on(2));
    }

    void aLimitAndItsFlagComeTogetherWhenAskedFor_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("flag");
        for (const char *number : {"max_per_stream", "max_per_user_per_stream", "global_cooldown_seconds"}) {
            const QByteArray flag = qstrcmp(number, "global_cooldown_seconds") == 0
                ? QByteArray("is_global_cooldown_enabled")
                : "is_" + QByteArray(number) + "_enabled";
            const auto row = [&](const char *what, const QByteArray &json) {
                QTest::newRow(number + QByteArray(what))
                    << json << QString::fromLatin1(number) << QString::fromLatin1(flag);
            };
            row(" alone", QByteArray("'") + number + "':60");
            row(" on", '\'' + flag + "':true");
            row(" off", '\'' + flag + "':false");
            row(" null", '\'' + flag + "':true,'" + number + "':null");
        }
    }
    void aLimitAndItsFlagComeTogetherWhenAskedFor()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, number);
        QFETCH(QString, flag);
        h->world->compatibility().rewardLimitPairs = true;
        const QString words
            = u"The %1 and %2 fields are required if you specify either one of them."_s.arg(number, flag);
        const QStringList before = state();
        const auto created = create("{'title':'New','cost':10," + json + '}');
        QCOMPARE(created.status(), 400);
        QCOMPARE(created.message(), words);
        const auto updated = update(rewardCalled("Hydrate!"), '{' + json + '}');
        QCOMPARE(updated.status(), 400);
        QCOMPARE(updated.message(), words);
        QCOMPARE(state(), before);
    }

    void lengthsCountCharacters()
    {
        const QByteArray frogs = u"🐸"_s.repeated(45).toUtf8();
        QCOMPARE(create("{'title':'" + frogs + "','cost':1}").status(), 200);
        QCOMPARE(create("{'title':'x" + frogs + "','cost':1}").status(), 400);
        QCOMPARE(create("{'title':'p','cost':1,'prompt':'" + u"ß"_s.repeated(200).toUtf8() + "'}").status(),
                 200);
    }

    void fiftyRewardsAndNoMore()
    {
        for (int i = 11; i < 50; ++i) {
            const QByteArray enabled = i % 2 ? "true" : "false";  // enabled and disabled ones count
            QCOMPARE(create("{'title':'Reward " + QByteArray::number(i) + "','cost':1,'is_enabled':" + enabled
                            + '}')
                         .status(),
                     200);
        }
        QCOMPARE(list().data().size(), 50);
        const QStringList before = state();
        const auto refused = create("{'title':'One too many','cost':1}");
        QCOMPARE(refused.status(), 400);
        QCOMPARE(refused.message(), u"CREATE_CUSTOM_REWARD_TOO_MANY_REWARDS"_s);
        QCOMPARE(state(), before);
        QCOMPARE(remove(rewardCalled("Reward 20")).status(), 204);
        QCOMPARE(create("{'title':'One too many','cost':1}").status(), 200);
        // Another channel has its own limit and its own titles.
        QVERIFY(rewards().create(h->idOf("pipnocturne"), h->ready.id, {.title = u"Hydrate!"_s, .cost = 1}));
    }

    // Permissions

    void onlyPartnersAndAffiliates()
    {
        const auto quill = h->signIn("quillscribe");
        const Query own{{u"broadcaster_id"_s, h->idOf("quillscribe")}};
        const Query id{{u"id"_s, u"x"_s}};
        const Query rewardId{{u"reward_id"_s, u"x"_s}};
        const QList<Answer> answers{
            h->call(quill, "POST", paths[0], own, R"({"title":"T","cost":1})"),
            h->call(quill, "DELETE", paths[0], own + id),
            h->get(quill, paths[0], own),
            h->get(quill, paths[1], own + rewardId + status("FULFILLED")),
            h->patch(quill, paths[0], own + id, "{}"),
            h->patch(quill, paths[1], own + rewardId + id, R"({"status":"FULFILLED"})")};
        for (const Answer &answer : answers) {
            QCOMPARE(answer.status(), 403);
            QVERIFY2(answer.message().endsWith(" is not a partner or affiliate"_L1),
                     qPrintable(answer.message()));
        }
        QVERIFY(h->world->setBroadcasterType(h->idOf("quillscribe"), Api::BroadcasterType::Affiliate));
        const auto none = h->get(quill, paths[0], own);
        QCOMPARE(none.status(), 200);
        QVERIFY(none.json["data"_L1].isArray() && none.data().isEmpty());
    }

    void readingNeedsLess()
    {
        const QString hydrate = rewardCalled("Hydrate!");
        const auto reader = h->signIn("teaandturrets", {Scope::ChannelReadRedemptions});
        QCOMPARE(h->get(reader, paths[0], channel()).status(), 200);
        QCOMPARE(h->get(reader, paths[1], ofReward(hydrate, status("UNFULFILLED"))).status(), 200);
        QCOMPARE(h->call(reader, "POST", paths[0], channel(), "{}").status(), 401);
        QCOMPARE(h->call(reader, "DELETE", paths[0], channel(hydrate)).status(), 401);
        QCOMPARE(h->patch(reader, paths[0], channel(hydrate), "{}").status(), 401);
        const auto manager = h->signIn("teaandturrets", {Scope::ChannelManageRedemptions});
        QCOMPARE(h->get(manager, paths[0], channel()).status(), 200);
        QCOMPARE(h->get(manager, paths[1], ofReward(hydrate, status("UNFULFILLED"))).status(), 200);
    }

    void onlyItsAppMayTouchAReward()
    {
        const QString hydrate = rewardCalled("Hydrate!");
        const QString redemption = redeem(hydrate);
        const QStringList before = state();
        const auto other = otherApp();
        const QList<Answer> answers{
            h->call(other, "DELETE", paths[0], channel(hydrate)),
            h->patch(other, paths[0], channel(hydrate), R"({"cost":1})"),
            h->get(other, paths[1], ofReward(hydrate, status("UNFULFILLED"))),
            h->get(other, paths[1], ofReward(hydrate, ids({redemption}))),
            h->patch(other, paths[1], ofReward(hydrate, ids({redemption})), R"({"status":"CANCELED"})"),
            remove(rewardCalled("Count the towers")),
            update(rewardCalled("Ask the map keeper"), "{'cost':1}"),
            redeemed(rewardCalled("Ask the map keeper"), status("UNFULFILLED"))};
        for (const Answer &answer : answers) {
            QCOMPARE(answer.status(), 403);
            QVERIFY2(answer.message().contains("client ID"_L1), qPrintable(answer.message()));
        }
        QCOMPARE(state(), before);
        QCOMPARE(told(rewardCalled("Count the towers")).isEmpty(), false);  // but every app may list it
    }

    // Get

    void rewardsById()
    {
        const QString one = rewardCalled("Hydrate!"), two = rewardCalled("Count the towers");
        const QString elsewhere = rewards().all(h->idOf("pipnocturne")).value_or({}).value(0).id;
        QStringList both{one, two};
        both.sort();
        QCOMPARE(list(ids({two, one, two, elsewhere, u"no-such-id"_s})).column("id"), both);
        QCOMPARE(list(ids({QString()})).data().size(), 11);  // "id=" is ignored
        for (const QStringList &none : {QStringList{elsewhere}, QStringList{u"no-such-id"_s}}) {
            const auto answer = list(ids(none));
            QCOMPARE(answer.status(), 404);
        }
        const Query ours{{u"only_manageable_rewards"_s, u"true"_s}};
        QCOMPARE(list(ids({one, two}) + ours).column("id"), QStringList{one});
        QCOMPARE(list(ids({two}) + ours).status(), 404);
        QCOMPARE(list(ids(QStringList(50, one))).column("id"), QStringList{one});
        QCOMPARE(list(ids(QStringList(51, one))).status(), 400);
        QCOMPARE(list({{u"only_manageable_rewards"_s, u"1"_s}}).status(), 400);
    }

    void picturesAreWhereTheServerIs()
    {
        const QString hydrate = rewardCalled("Hydrate!");
        QVERIFY(!told(hydrate).isEmpty());
        h->world->setPublicUrl(QUrl(u"http://localhost:4711"_s));
        QCOMPARE(told(hydrate)["default_image"_L1]["url_2x"_L1].toString(),
                 u"http://localhost:4711/images/rewards/default-2.png"_s);
    }

    // Update

    void onlyWhatIsSentChanges()
    {
        const QString id = made("{'title':'Before','cost':10,'prompt':'p','is_max_per_stream_enabled':true,"
                                "'max_per_stream':4}");
        QJsonObject expected = told(id);
        const auto check = [&](const QByteArray &json, const char *name, const QJsonValue &value) {
            const qint64 before = lastNews();
            const auto answer = update(id, json);
            QVERIFY2(answer.status() == 200, answer.response.body.constData());
            QCOMPARE(answer.data().size(), 1);
            expected.insert(QLatin1String(name), value);
            QCOMPARE(answer.first(), expected);
            QCOMPARE(told(id), expected);
            const auto news = since(before);
            QCOMPARE(news.size(), 1);
            QVERIFY(news[0].kind == DomainEvent::Kind::RewardUpdated && news[0].subjectId == id);
        };
        check("{'title':'After'}", "title", u"After"_s);
        check("{'title':'AFTER'}", "title", u"AFTER"_s);  // its own title in other case
        check("{'prompt':''}", "prompt", QString());
        check("{'cost':'77'}", "cost", 77);
        check("{'background_color':'#abcdef'}", "background_color", u"#ABCDEF"_s);
        check("{'is_enabled':false}", "is_enabled", false);
        check("{'is_user_input_required':true}", "is_user_input_required", true);
        check("{'is_paused':true}", "is_paused", true);
        check("{'is_paused':false,'title':null,'unknown':7}", "is_paused", false);
        check("{'should_redemptions_skip_request_queue':true}", "should_redemptions_skip_request_queue",
              true);
        check("{'is_max_per_user_per_stream_enabled':true,'max_per_user_per_stream':2}",
              "max_per_user_per_stream_setting",
              QJsonObject{{u"is_enabled"_s, true}, {u"max_per_user_per_stream"_s, 2}});
        check("{'is_global_cooldown_enabled':true,'global_cooldown_seconds':1}", "global_cooldown_setting",
              QJsonObject{{u"is_enabled"_s, true}, {u"global_cooldown_seconds"_s, 1}});
        expected.insert(u"redemptions_redeemed_current_stream"_s, QJsonValue::Null);
        check("{'is_max_per_stream_enabled':false,'max_per_stream':4}", "max_per_stream_setting",
              QJsonObject{{u"is_enabled"_s, false}, {u"max_per_stream"_s, 0}});
    }

    void whatChangesNothingIsNoNews()
    {
        const QString id = rewardCalled("Hydrate!");
        const QStringList before = state();
        for (const char *json : {"{}", "", "{'title':'Hydrate!'}", "{'unknown':1}"}) {
            const auto answer = update(id, json);
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.first(), told(id));
        }
        QCOMPARE(state(), before);
    }

    void aRefusedUpdateChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("message");
        QTest::newRow("title taken") << QByteArray("{'cost':7,'title':'POSTURE check'}")
                                     << u"UPDATE_CUSTOM_REWARD_DUPLICATE_REWARD"_s;
        QTest::newRow("title too long")
            << QByteArray("{'cost':7,'title':'" + QByteArray(46, 'x') + "'}") << u"at most 45"_s;
        QTest::newRow("title empty") << QByteArray("{'cost':7,'title':''}") << u"at least 1"_s;
        QTest::newRow("cost") << QByteArray("{'title':'Other','cost':0}") << u"\"cost\""_s;
        QTest::newRow("on without a number")
            << QByteArray("{'cost':7,'is_max_per_stream_enabled':true}") << u"greater than or equal to 1"_s;
        QTest::newRow("0 when enabled")
            << QByteArray("{'cost':7,'is_max_per_stream_enabled':true,'max_per_stream':0}")
            << u"greater than or equal to 1"_s;
        QTest::newRow("cooldown too long")
            << QByteArray("{'cost':7,'is_global_cooldown_enabled':true,'global_cooldown_seconds':604801}")
            << u"604800"_s;
        QTest::newRow("wrong type") << QByteArray("{'cost':7,'is_paused':'yes'}") << u"is_paused"_s;
    }

    void aRefusedUpdateChangesNothing()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, message);
        const QString id = rewardCalled("Hydrate!");
        const QStringList before = state();
        const auto answer = update(id, json);
        QCOMPARE(answer.status(), 400);
        QVERIFY2(answer.message().contains(message), qPrintable(answer.message()));
        QCOMPARE(state(), before);
        QCOMPARE(told(id)["cost"_L1], 300);
    }

    void whatIsNotThereIsNotFound()
    {
        const QString elsewhere = rewards().all(h->idOf("pipnocturne")).value_or({}).value(0).id;
        const QStringList before = state();
        for (const QString &id : {u"no-such-id"_s, elsewhere}) {
            QCOMPARE(update(id, "{'cost':7}").status(), 404);
            QCOMPARE(remove(id).status(), 404);
            QCOMPARE(redeemed(id, status("FULFILLED")).status(), 404);
            QCOMPARE(decide(id, {id}, "FULFILLED").status(), 404);
        }
        QCOMPARE(state(), before);
    }

    // Delete

    void deletingFulfilsWhatWaits()
    {
        const QString id = made("{'title':'Gone soon','cost':100}");
        const QString waiting = redeem(id), another = redeem(id), canceled = redeem(id);
        QCOMPARE(decide(id, {canceled}, "CANCELED").status(), 200);
        const int others = rewards().waiting(m_tea) - 2;
        const qint64 paid = points(), before = lastNews();
        const auto answer = remove(id);
        QCOMPARE(answer.status(), 204);
        QVERIFY(answer.response.body.isEmpty());
        for (const QString &fulfilled : {waiting, another}) {
            const auto redemption = rewards().redemption(fulfilled);
            QVERIFY(redemption && redemption->status == RedemptionStatus::Fulfilled);
            QCOMPARE(redemption->reward.title, u"Gone soon"_s);
        }
        QVERIFY(rewards().redemption(canceled)->status == RedemptionStatus::Canceled);
        QCOMPARE(points(), paid);  // without a refund
        QCOMPARE(rewards().waiting(m_tea), others);
        QStringList news;
        for (const DomainEvent &domainEvent : since(before))
            news.append(Api::writeText(domainEvent.kind) + u' ' + domainEvent.subjectId + u' '
                        + domainEvent.detail);
        QCOMPARE(
            news,
            QStringList({u"redemption.update %1 FULFILLED"_s.arg(waiting),
                         u"redemption.update %1 FULFILLED"_s.arg(another), u"reward.remove %1 "_s.arg(id)}));
        QCOMPARE(remove(id).status(), 404);
        QCOMPARE(list(ids({id})).status(), 404);
        QCOMPARE(redeemed(id, ids({waiting})).status(), 404);
        // A new reward with the same title has no data of the old one.
        const QString next = made("{'title':'Gone soon','cost':100}");
        QVERIFY(next != id);
        QVERIFY(redeemed(next, status("FULFILLED")).data().isEmpty());
        QCOMPARE(redeemed(next, ids({waiting})).status(), 404);
    }
};

QTEST_GUILESS_MAIN(TestChannelPoints)
#include "tst_channel_points.moc"
