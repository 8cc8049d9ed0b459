// SPDX-License-Identifier: GPL-3.0-or-later

// Custom rewards and what viewers redeem: what the specification says beyond what every endpoint has.

#include "harness.h"

#include "api/values.h"
#include "sandbox/rewards.h"

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QUuid>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::RedemptionSort;
using Api::RedemptionStatus;
using Api::Scope;
using Sandbox::Happening;

namespace {

QString text(const QJsonObject &object, const char *name)
{
    return object[QLatin1String(name)].toString(QStringLiteral("(none)"));
}

/// `json` with single quotes, to be read more easily.
QByteArray body(QByteArray json)
{
    return json.replace('\'', '"');
}

const char *const paths[] = {"/channel_points/custom_rewards", "/channel_points/custom_rewards/redemptions"};

}  // namespace

class TestChannelPoints : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;
    using Answer = Harness::Answer;

    std::unique_ptr<Harness> h;
    QString m_tea;

    Sandbox::Rewards &rewards() { return h->world->rewards(); }
    Query channel(const QString &id = {}, const char *name = "id")
    {
        Query query{{QStringLiteral("broadcaster_id"), m_tea}};
        if (!id.isNull())
            query.append({QLatin1String(name), id});
        return query;
    }
    Query ofReward(const QString &rewardId, const Query &more = {})
    {
        return channel(rewardId, "reward_id") + more;
    }
    static Query ids(const QStringList &ids)
    {
        Query query;
        for (const QString &id : ids)
            query.append({QStringLiteral("id"), id});
        return query;
    }
    static Query status(const char *name) { return {{QStringLiteral("status"), QLatin1String(name)}}; }

    Answer create(const QByteArray &json)
    {
        return h->call(h->signIn(), "POST", paths[0], channel(), body(json));
    }
    QString made(const QByteArray &json)
    {
        const auto answer = create(json);
        if (answer.status() != 200)
            qWarning("%s", answer.response.body.constData());
        return text(answer.first(), "id");
    }
    Answer update(const QString &id, const QByteArray &json)
    {
        return h->patch(h->signIn(), paths[0], channel(id), body(json));
    }
    Answer remove(const QString &id) { return h->call(h->signIn(), "DELETE", paths[0], channel(id)); }
    Answer list(const Query &more = {}) { return h->get(h->signIn(), paths[0], channel() + more); }
    QJsonObject told(const QString &id) { return list(ids({id})).first(); }
    Answer redeemed(const QString &rewardId, const Query &more)
    {
        return h->get(h->signIn(), paths[1], ofReward(rewardId, more));
    }
    Answer decide(const QString &rewardId, const QStringList &which, const char *status)
    {
        return h->patch(h->signIn(), paths[1], ofReward(rewardId, ids(which)),
                        QByteArray("{\"status\":\"") + status + "\"}");
    }
    Harness::As otherApp(const char *login = "teaandturrets")
    {
        const QString client = QStringLiteral("tilda-tools");
        const auto token = h->world->grants().issueUserToken(client, h->idOf(login), Harness::everyScope());
        return {token.value_or({}).accessToken, client};
    }
    QString rewardCalled(const char *title)
    {
        const auto all = rewards().all(m_tea).value_or({});
        for (const Api::Reward &reward : all) {
            if (reward.title == QLatin1String(title))
                return reward.id;
        }
        return {};
    }
    /// The id of what somebody redeemed, or the words of the refusal.
    QString redeem(const QString &rewardId, const char *login = "quillscribe",
                   const QString &input = QStringLiteral("an input"))
    {
        const auto done = rewards().redeem(m_tea, rewardId, h->idOf(login), input);
        return done ? done->id : QStringLiteral("%1 %2").arg(done.error().status).arg(done.error().message);
    }
    qint64 points(const char *login = "quillscribe") { return rewards().points(m_tea, h->idOf(login)); }

    QStringList walk(const QString &rewardId, const Query &query, int *pages = nullptr)
    {
        QStringList seen;
        Query after;
        for (int page = 0; page < 1000; ++page) {
            const auto answer = redeemed(rewardId, query + after);
            if (answer.status() != 200)
                return {answer.message()};
            seen += answer.column("id");
            if (pages)
                ++*pages;
            if (answer.cursor().isEmpty())
                break;
            after = {{QStringLiteral("after"), answer.cursor()}};
        }
        return seen;
    }

    /// Everything that is stored about Channel Points, and how much was told.
    QStringList state()
    {
        QStringList lines{
            QString::number(h->world->happenings().empty() ? 0 : h->world->happenings().back().number)};
        for (const auto &[sql, columns] :
             {std::pair("SELECT * FROM rewards ORDER BY number", 22),
              std::pair("SELECT * FROM reward_uses ORDER BY reward, user_id", 4),
              std::pair("SELECT * FROM reward_offers ORDER BY id", 5),
              std::pair("SELECT * FROM redemptions ORDER BY row", 11),
              std::pair("SELECT * FROM redemptions_waiting ORDER BY broadcaster_id", 2),
              std::pair("SELECT * FROM points ORDER BY broadcaster_id, user_id", 3)}) {
            Rows rows = h->world->database().query(sql);
            while (rows.next()) {
                QStringList line;
                for (int column = 0; column < columns; ++column)
                    line.append(rows.text(column));
                lines.append(line.join(u'|'));
            }
        }
        return lines;
    }
    QList<Happening> since(qint64 number)
    {
        QList<Happening> news;
        for (const Happening &happening : h->world->happenings()) {
            if (happening.number > number)
                news.append(happening);
        }
        return news;
    }
    qint64 lastNews() { return h->world->happenings().empty() ? 0 : h->world->happenings().back().number; }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
        // Whatever the story had them redeem.
        for (const char *login : {"quillscribe", "wrenloft"})
            QVERIFY(rewards().setPoints(m_tea, h->idOf(login), 10'000));
    }

    // The story

    void theStoryHasItsRewards()
    {
        const auto all = list();
        QCOMPARE(all.status(), 200);
        QCOMPARE(all.data().size(), 11);
        const QStringList allIds = all.column("id");
        QVERIFY(std::is_sorted(allIds.begin(), allIds.end()));
        for (const QString &id : allIds)
            QVERIFY2(!QUuid::fromString(id).isNull() && id.size() == 36, qPrintable(id));
        const auto ours = list({{QStringLiteral("only_manageable_rewards"), QStringLiteral("true")}});
        QCOMPARE(ours.data().size(), 9);
        QCOMPARE(list({{QStringLiteral("only_manageable_rewards"), QStringLiteral("false")}}).data().size(),
                 11);
        QCOMPARE(
            h->get(otherApp(), paths[0],
                   channel() + Query{{QStringLiteral("only_manageable_rewards"), QStringLiteral("true")}})
                .data()
                .size(),
            2);
        int paused = 0, disabled = 0, limited = 0, cooling = 0, skipping = 0, asking = 0;
        const auto items = ours.data();
        for (const auto &item : items) {
            const QJsonObject one = item.toObject();
            paused += one[QLatin1String("is_paused")].toBool();
            disabled += !one[QLatin1String("is_enabled")].toBool(true);
            limited += one[QLatin1String("max_per_stream_setting")][QLatin1String("is_enabled")].toBool();
            cooling += one[QLatin1String("global_cooldown_setting")][QLatin1String("is_enabled")].toBool();
            skipping += one[QLatin1String("should_redemptions_skip_request_queue")].toBool();
            asking += one[QLatin1String("is_user_input_required")].toBool();
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
                const auto slice
                    = rewards().redemptions(m_tea, reward.id, status, RedemptionSort::Oldest, {}, 100);
                QVERIFY(slice && !slice->next);
                for (const Api::Redemption &one : slice->rows) {
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
            QCOMPARE(rewards().points(m_tea, it.key()), std::max<qint64>(0, 10'000 - it.value()));
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
        // Without a single follower there is still somebody who redeems.
        Harness alone({.followers = 0});
        QCOMPARE(alone.world->rewards().waiting(alone.idOf("teaandturrets")), 14);
    }

    // Create

    void aNewRewardHasTheDefaults()
    {
        const auto answer = create("{'title':'Simple','cost':1}");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.data().size(), 1);
        const QJsonObject reward = answer.first();
        QCOMPARE(text(reward, "broadcaster_id"), m_tea);
        QCOMPARE(text(reward, "broadcaster_login"), QStringLiteral("teaandturrets"));
        QCOMPARE(text(reward, "broadcaster_name"), QStringLiteral("TeaAndTurrets"));
        QVERIFY(!QUuid::fromString(text(reward, "id")).isNull());
        QCOMPARE(text(reward, "title"), QStringLiteral("Simple"));
        QCOMPARE(text(reward, "prompt"), QString());
        QCOMPARE(reward[QLatin1String("cost")].toInteger(), 1);
        QVERIFY(reward[QLatin1String("image")].isNull() && reward.contains(QLatin1String("image")));
        for (const char *size : {"1", "2", "4"}) {
            QCOMPARE(
                reward[QLatin1String("default_image")][QStringLiteral("url_%1x").arg(QLatin1String(size))],
                QStringLiteral("http://localhost:7890/images/rewards/default-%1.png")
                    .arg(QLatin1String(size)));
        }
        QVERIFY(QRegularExpression(QStringLiteral("^#[0-9A-F]{6}$"))
                    .match(text(reward, "background_color"))
                    .hasMatch());
        QCOMPARE(reward[QLatin1String("is_enabled")], true);
        QCOMPARE(reward[QLatin1String("is_user_input_required")], false);
        for (const auto &[setting, number] :
             {std::pair("max_per_stream_setting", "max_per_stream"),
              std::pair("max_per_user_per_stream_setting", "max_per_user_per_stream"),
              std::pair("global_cooldown_setting", "global_cooldown_seconds")}) {
            const QJsonObject limit = reward[QLatin1String(setting)].toObject();
            QCOMPARE(limit.size(), 2);
            QCOMPARE(limit[QLatin1String("is_enabled")], false);
            QCOMPARE(limit[QLatin1String(number)], 0);
        }
        QCOMPARE(reward[QLatin1String("is_paused")], false);
        QCOMPARE(reward[QLatin1String("is_in_stock")], true);
        QCOMPARE(reward[QLatin1String("should_redemptions_skip_request_queue")], false);
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
        QCOMPARE(text(reward, "title"), QStringLiteral("Schrei auf Französisch 🐸"));
        QCOMPARE(text(reward, "prompt"), QStringLiteral("¿Qué?"));
        QVERIFY(answer.response.body.contains("\"cost\":9007199254740993"));  // 64 bits, exactly
        QCOMPARE(reward[QLatin1String("is_enabled")], false);
        QCOMPARE(text(reward, "background_color"), QStringLiteral("#00E5CB"));
        QCOMPARE(reward[QLatin1String("is_user_input_required")], true);
        QCOMPARE(reward[QLatin1String("max_per_stream_setting")],
                 (QJsonObject{{QStringLiteral("is_enabled"), true}, {QStringLiteral("max_per_stream"), 3}}));
        QCOMPARE(reward[QLatin1String("max_per_user_per_stream_setting")],
                 (QJsonObject{{QStringLiteral("is_enabled"), true},
                              {QStringLiteral("max_per_user_per_stream"), 1}}));
        QCOMPARE(reward[QLatin1String("global_cooldown_setting")],
                 (QJsonObject{{QStringLiteral("is_enabled"), true},
                              {QStringLiteral("global_cooldown_seconds"), 604'800}}));
        QCOMPARE(reward[QLatin1String("should_redemptions_skip_request_queue")], true);
        QCOMPARE(reward[QLatin1String("is_paused")], false);  // only of a reward that exists
        QCOMPARE(reward[QLatin1String("redemptions_redeemed_current_stream")], 0);
        const auto news = since(before);
        QCOMPARE(news.size(), 1);
        QVERIFY(news[0].kind == Happening::Kind::RewardAdded);
        QCOMPARE(news[0].subjectId, text(reward, "id"));
        QCOMPARE(news[0].broadcasterId, m_tea);
    }

    void aLimitThatIsOffHasNoNumber()
    {
        const auto answer = create("{'title':'Off','cost':5,'is_max_per_stream_enabled':false,"
                                   "'max_per_stream':9,'is_global_cooldown_enabled':false,"
                                   "'global_cooldown_seconds':0}");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.first()[QLatin1String("max_per_stream_setting")],
                 (QJsonObject{{QStringLiteral("is_enabled"), false}, {QStringLiteral("max_per_stream"), 0}}));
    }

    void whatCannotBeCreated_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const QByteArray &json, const QString &message) {
            QTest::newRow(name) << json << message;
        };
        const auto simple = [](const QByteArray &more) { return "{'title':'New','cost':10," + more + '}'; };
        const auto pair = [](const char *one, const char *other) {
            return QStringLiteral("The %1 and %2 fields are required if you specify either one of them.")
                .arg(QLatin1String(one), QLatin1String(other));
        };
        const auto least = [](const char *name) {
            return QStringLiteral(
                       "The parameter \"%1\" was malformed: the value must be greater than or equal to 1")
                .arg(QLatin1String(name));
        };
        row("no title", "{'cost':10}", QStringLiteral("Missing required parameter \"title\""));
        row("no cost", "{'title':'New'}", QStringLiteral("Missing required parameter \"cost\""));
        row("no body", "", QStringLiteral("Missing required parameter \"title\""));
        row("title null", "{'title':null,'cost':10}", QStringLiteral("Missing required parameter \"title\""));
        row("title empty", "{'title':'','cost':10}", QStringLiteral("at least 1"));
        row("title too long", "{'title':'" + QByteArray(46, 'x') + "','cost':10}",
            QStringLiteral("at most 45"));
        row("cost 0", "{'title':'New','cost':0}", least("cost"));
        row("cost negative", "{'title':'New','cost':-1}", least("cost"));
        row("cost no number", "{'title':'New','cost':'much'}", QStringLiteral("\"cost\""));
        row("prompt too long", simple("'prompt':'" + QByteArray(201, 'x') + '\''),
            QStringLiteral("at most 200"));
        row("colour without #", simple("'background_color':'00E5CB'"), QStringLiteral("background_color"));
        row("colour short", simple("'background_color':'#0EC'"), QStringLiteral("background_color"));
        row("colour by name", simple("'background_color':'red'"), QStringLiteral("background_color"));
        row("title taken", "{'title':'Hydrate!','cost':10}",
            QStringLiteral("CREATE_CUSTOM_REWARD_DUPLICATE_REWARD"));
        row("title taken in another case", "{'title':'hYDRATE!','cost':10}",
            QStringLiteral("CREATE_CUSTOM_REWARD_DUPLICATE_REWARD"));
        row("title taken by another app", "{'title':'Count the towers','cost':10}",
            QStringLiteral("CREATE_CUSTOM_REWARD_DUPLICATE_REWARD"));
        const auto stream = pair("max_per_stream", "is_max_per_stream_enabled");
        row("number alone", simple("'max_per_stream':5"), stream);
        row("flag alone", simple("'is_max_per_stream_enabled':true"), stream);
        row("flag with null", simple("'is_max_per_stream_enabled':true,'max_per_stream':null"), stream);
        const auto user = pair("max_per_user_per_stream", "is_max_per_user_per_stream_enabled");
        row("number per user alone", simple("'max_per_user_per_stream':5"), user);
        row("flag per user alone", simple("'is_max_per_user_per_stream_enabled':false"), user);
        const auto cooldown = pair("global_cooldown_seconds", "is_global_cooldown_enabled");
        row("cooldown alone", simple("'global_cooldown_seconds':60"), cooldown);
        row("cooldown flag alone", simple("'is_global_cooldown_enabled':true"), cooldown);
        row("per stream 0", simple("'is_max_per_stream_enabled':true,'max_per_stream':0"),
            least("max_per_stream"));
        row("per user 0", simple("'is_max_per_user_per_stream_enabled':true,'max_per_user_per_stream':0"),
            least("max_per_user_per_stream"));
        row("cooldown 0", simple("'is_global_cooldown_enabled':true,'global_cooldown_seconds':0"),
            least("global_cooldown_seconds"));
        row("cooldown too long", simple("'is_global_cooldown_enabled':true,'global_cooldown_seconds':604801"),
            QStringLiteral("less than or equal to 604800"));
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

    void lengthsCountCharacters()
    {
        const QByteArray frogs = QStringLiteral("🐸").repeated(45).toUtf8();
        QCOMPARE(create("{'title':'" + frogs + "','cost':1}").status(), 200);
        QCOMPARE(create("{'title':'x" + frogs + "','cost':1}").status(), 400);
        QCOMPARE(
            create("{'title':'p','cost':1,'prompt':'" + QStringLiteral("ß").repeated(200).toUtf8() + "'}")
                .status(),
            200);
    }

    void fiftyRewardsAndNoMore()
    {
        for (int i = 11; i < 50; ++i) {
            const QByteArray enabled = i % 2 ? "true" : "false";  // both kinds count
            QCOMPARE(create("{'title':'Reward " + QByteArray::number(i) + "','cost':1,'is_enabled':" + enabled
                            + '}')
                         .status(),
                     200);
        }
        QCOMPARE(list().data().size(), 50);
        const QStringList before = state();
        const auto refused = create("{'title':'One too many','cost':1}");
        QCOMPARE(refused.status(), 400);
        QCOMPARE(refused.message(), QStringLiteral("CREATE_CUSTOM_REWARD_TOO_MANY_REWARDS"));
        QCOMPARE(state(), before);
        QCOMPARE(remove(rewardCalled("Reward 20")).status(), 204);
        QCOMPARE(create("{'title':'One too many','cost':1}").status(), 200);
        // Another channel has its own fifty, and its own titles.
        QVERIFY(rewards().create(h->idOf("pipnocturne"), h->ready.id,
                                 {.title = QStringLiteral("Hydrate!"), .cost = 1}));
    }

    // Who may

    void onlyPartnersAndAffiliates()
    {
        const auto quill = h->signIn("quillscribe");
        const Query own{{QStringLiteral("broadcaster_id"), h->idOf("quillscribe")}};
        const Query id{{QStringLiteral("id"), QStringLiteral("x")}};
        const Query rewardId{{QStringLiteral("reward_id"), QStringLiteral("x")}};
        const QList<Answer> answers{
            h->call(quill, "POST", paths[0], own, R"({"title":"T","cost":1})"),
            h->call(quill, "DELETE", paths[0], own + id),
            h->get(quill, paths[0], own),
            h->get(quill, paths[1], own + rewardId + status("FULFILLED")),
            h->patch(quill, paths[0], own + id, "{}"),
            h->patch(quill, paths[1], own + rewardId + id, R"({"status":"FULFILLED"})")};
        for (const Answer &answer : answers) {
            QCOMPARE(answer.status(), 403);
            QVERIFY2(answer.message().endsWith(QLatin1String(" is not a partner or affiliate")),
                     qPrintable(answer.message()));
        }
        QVERIFY(h->world->setBroadcasterType(h->idOf("quillscribe"), Api::BroadcasterType::Affiliate));
        const auto none = h->get(quill, paths[0], own);
        QCOMPARE(none.status(), 200);
        QVERIFY(none.json[QLatin1String("data")].isArray() && none.data().isEmpty());
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
            QVERIFY2(answer.message().contains(QLatin1String("client ID")), qPrintable(answer.message()));
        }
        QCOMPARE(state(), before);
        QCOMPARE(told(rewardCalled("Count the towers")).isEmpty(), false);  // but anybody may list it
    }

    // Get

    void rewardsById()
    {
        const QString one = rewardCalled("Hydrate!"), two = rewardCalled("Count the towers");
        const QString elsewhere = rewards().all(h->idOf("pipnocturne")).value_or({}).value(0).id;
        QStringList both{one, two};
        both.sort();
        QCOMPARE(list(ids({two, one, two, elsewhere, QStringLiteral("no-such-id")})).column("id"), both);
        QCOMPARE(list(ids({QString()})).data().size(), 11);  // "id=" names nothing
        for (const QStringList &none : {QStringList{elsewhere}, QStringList{QStringLiteral("no-such-id")}}) {
            const auto answer = list(ids(none));
            QCOMPARE(answer.status(), 404);
        }
        const Query ours{{QStringLiteral("only_manageable_rewards"), QStringLiteral("true")}};
        QCOMPARE(list(ids({one, two}) + ours).column("id"), QStringList{one});
        QCOMPARE(list(ids({two}) + ours).status(), 404);
        QCOMPARE(list(ids(QStringList(50, one))).column("id"), QStringList{one});
        QCOMPARE(list(ids(QStringList(51, one))).status(), 400);
        QCOMPARE(list({{QStringLiteral("only_manageable_rewards"), QStringLiteral("1")}}).status(), 400);
    }

    void picturesAreWhereTheServerIs()
    {
        const QString hydrate = rewardCalled("Hydrate!");
        QVERIFY(!told(hydrate).isEmpty());
        h->world->setPublicUrl(QUrl(QStringLiteral("http://localhost:4711")));
        QCOMPARE(told(hydrate)[QLatin1String("default_image")][QLatin1String("url_2x")].toString(),
                 QStringLiteral("http://localhost:4711/images/rewards/default-2.png"));
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
            QVERIFY(news[0].kind == Happening::Kind::RewardUpdated && news[0].subjectId == id);
        };
        check("{'title':'After'}", "title", QStringLiteral("After"));
        check("{'title':'AFTER'}", "title", QStringLiteral("AFTER"));  // its own title, in another case
        check("{'prompt':''}", "prompt", QString());
        check("{'cost':'77'}", "cost", 77);
        check("{'background_color':'#abcdef'}", "background_color", QStringLiteral("#ABCDEF"));
        check("{'is_enabled':false}", "is_enabled", false);
        check("{'is_user_input_required':true}", "is_user_input_required", true);
        check("{'is_paused':true}", "is_paused", true);
        check("{'is_paused':false,'title':null,'unknown':7}", "is_paused", false);
        check("{'should_redemptions_skip_request_queue':true}", "should_redemptions_skip_request_queue",
              true);
        check("{'is_max_per_user_per_stream_enabled':true,'max_per_user_per_stream':2}",
              "max_per_user_per_stream_setting",
              QJsonObject{{QStringLiteral("is_enabled"), true},
                          {QStringLiteral("max_per_user_per_stream"), 2}});
        check("{'is_global_cooldown_enabled':true,'global_cooldown_seconds':1}", "global_cooldown_setting",
              QJsonObject{{QStringLiteral("is_enabled"), true},
                          {QStringLiteral("global_cooldown_seconds"), 1}});
        expected.insert(QStringLiteral("redemptions_redeemed_current_stream"), QJsonValue::Null);
        check("{'is_max_per_stream_enabled':false,'max_per_stream':4}", "max_per_stream_setting",
              QJsonObject{{QStringLiteral("is_enabled"), false}, {QStringLiteral("max_per_stream"), 0}});
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
                                     << QStringLiteral("UPDATE_CUSTOM_REWARD_DUPLICATE_REWARD");
        QTest::newRow("title too long")
            << QByteArray("{'cost':7,'title':'" + QByteArray(46, 'x') + "'}") << QStringLiteral("at most 45");
        QTest::newRow("title empty") << QByteArray("{'cost':7,'title':''}") << QStringLiteral("at least 1");
        QTest::newRow("cost") << QByteArray("{'title':'Other','cost':0}") << QStringLiteral("\"cost\"");
        QTest::newRow("half a pair")
            << QByteArray("{'cost':7,'max_per_stream':1}")
            << QStringLiteral("The max_per_stream and is_max_per_stream_enabled fields are required if you "
                              "specify either one of them.");
        QTest::newRow("other half") << QByteArray("{'cost':7,'is_global_cooldown_enabled':false}")
                                    << QStringLiteral("The global_cooldown_seconds and ");
        QTest::newRow("0 when enabled")
            << QByteArray("{'cost':7,'is_max_per_stream_enabled':true,'max_per_stream':0}")
            << QStringLiteral("greater than or equal to 1");
        QTest::newRow("cooldown too long")
            << QByteArray("{'cost':7,'is_global_cooldown_enabled':true,'global_cooldown_seconds':604801}")
            << QStringLiteral("604800");
        QTest::newRow("wrong type") << QByteArray("{'cost':7,'is_paused':'yes'}")
                                    << QStringLiteral("is_paused");
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
        QCOMPARE(told(id)[QLatin1String("cost")], 300);
    }

    void whatIsNotThereIsNotFound()
    {
        const QString elsewhere = rewards().all(h->idOf("pipnocturne")).value_or({}).value(0).id;
        const QStringList before = state();
        for (const QString &id : {QStringLiteral("no-such-id"), elsewhere}) {
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
            QCOMPARE(redemption->reward.title, QStringLiteral("Gone soon"));
        }
        QVERIFY(rewards().redemption(canceled)->status == RedemptionStatus::Canceled);
        QCOMPARE(points(), paid);  // no refund
        QCOMPARE(rewards().waiting(m_tea), others);
        QStringList news;
        for (const Happening &happening : since(before))
            news.append(QLatin1String(namesOf(happening.kind)[std::size_t(happening.kind)]) + u' '
                        + happening.subjectId + u' ' + happening.detail);
        QCOMPARE(news,
                 QStringList({QStringLiteral("redemption.update %1 FULFILLED").arg(waiting),
                              QStringLiteral("redemption.update %1 FULFILLED").arg(another),
                              QStringLiteral("reward.remove %1 ").arg(id)}));
        QCOMPARE(remove(id).status(), 404);
        QCOMPARE(list(ids({id})).status(), 404);
        QCOMPARE(redeemed(id, ids({waiting})).status(), 404);
        // A new reward of the same name has nothing of the old one.
        const QString next = made("{'title':'Gone soon','cost':100}");
        QVERIFY(next != id);
        QVERIFY(redeemed(next, status("FULFILLED")).data().isEmpty());
        QCOMPARE(redeemed(next, ids({waiting})).status(), 404);
    }

    // Redeeming

    void aViewerRedeems()
    {
        const QString id = made("{'title':'Ask','prompt':'What?','cost':400,'is_user_input_required':true}");
        const qint64 before = points(), news = lastNews();
        const int waiting = rewards().waiting(m_tea);
        const QString one = redeem(id, "quillscribe", QStringLiteral("Ça va, 世界?"));
        QCOMPARE(points(), before - 400);
        QCOMPARE(rewards().waiting(m_tea), waiting + 1);
        const auto answer = redeemed(id, status("UNFULFILLED"));
        QCOMPARE(answer.status(), 200);
        const auto quill = *h->world->userByLogin(QStringLiteral("quillscribe"));
        const QJsonObject expected{{QStringLiteral("broadcaster_id"), m_tea},
                                   {QStringLiteral("broadcaster_login"), QStringLiteral("teaandturrets")},
                                   {QStringLiteral("broadcaster_name"), QStringLiteral("TeaAndTurrets")},
                                   {QStringLiteral("id"), one},
                                   {QStringLiteral("user_id"), quill.id},
                                   {QStringLiteral("user_login"), quill.login},
                                   {QStringLiteral("user_name"), quill.displayName},
                                   {QStringLiteral("user_input"), QStringLiteral("Ça va, 世界?")},
                                   {QStringLiteral("status"), QStringLiteral("UNFULFILLED")},
                                   {QStringLiteral("redeemed_at"), Api::formatTime(h->clock.now())},
                                   {QStringLiteral("reward"),
                                    QJsonObject{{QStringLiteral("id"), id},
                                                {QStringLiteral("title"), QStringLiteral("Ask")},
                                                {QStringLiteral("prompt"), QStringLiteral("What?")},
                                                {QStringLiteral("cost"), 400}}}};
        QCOMPARE(answer.first(), expected);
        const auto told = since(news);
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0].kind == Happening::Kind::RedemptionAdded);
        QCOMPARE(told[0].subjectId, one);
        QCOMPARE(told[0].userId, quill.id);
        QCOMPARE(told[0].text, QStringLiteral("Ça va, 世界?"));
        QVERIFY(!QUuid::fromString(one).isNull());

        // What was redeemed stays as it was, whatever becomes of the reward.
        QCOMPARE(update(id, "{'title':'Tell','prompt':'Now!','cost':900}").status(), 200);
        QCOMPARE(redeemed(id, ids({one})).first(), expected);
        const QString two = redeem(id);
        QCOMPARE(redeemed(id, ids({two})).first()[QLatin1String("reward")][QLatin1String("cost")], 900);
        QCOMPARE(points(), before - 1300);
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 200);
        QCOMPARE(points(), before - 900);  // what it had cost then
    }

    void whoWasNeverSeenHasSomePoints()
    {
        const Api::User fresh{.id = QStringLiteral("99000001"),
                              .login = QStringLiteral("fresh"),
                              .displayName = QStringLiteral("Fresh"),
                              .createdAt = h->clock.now()};
        QVERIFY(h->world->addUser(fresh));
        QCOMPARE(points("fresh"), Sandbox::Rewards::firstPoints);
        const QString id = made("{'title':'First','cost':9999}");
        QVERIFY(!redeem(id, "fresh").startsWith(QLatin1String("40")));
        QCOMPARE(points("fresh"), 1);
        QCOMPARE(rewards().points(h->idOf("pipnocturne"), fresh.id), Sandbox::Rewards::firstPoints);
        QVERIFY(rewards().setPoints(m_tea, fresh.id, -5));
        QCOMPARE(points("fresh"), 0);
    }

    void anInputThatNobodyAskedForIsDropped()
    {
        const QString id = made("{'title':'Plain','cost':1}");
        const QString one = redeem(id, "quillscribe", QStringLiteral("Hello?"));
        QCOMPARE(text(redeemed(id, ids({one})).first(), "user_input"), QString());
    }

    void whatSkipsTheQueueIsBornFulfilled()
    {
        const QString id = made("{'title':'At once','cost':5,'should_redemptions_skip_request_queue':true}");
        const int waiting = rewards().waiting(m_tea);
        const QString one = redeem(id);
        QCOMPARE(redeemed(id, status("FULFILLED")).column("id"), QStringList{one});
        QCOMPARE(text(redeemed(id, ids({one})).first(), "status"), QStringLiteral("FULFILLED"));
        QVERIFY(redeemed(id, status("UNFULFILLED")).data().isEmpty());
        QCOMPARE(rewards().waiting(m_tea), waiting);
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 404);
        QCOMPARE(points(), 10'000 - 5);
        // Switching that off concerns only what comes.
        QCOMPARE(update(id, "{'should_redemptions_skip_request_queue':false}").status(), 200);
        QCOMPARE(text(redeemed(id, ids({redeem(id)})).first(), "status"), QStringLiteral("UNFULFILLED"));
    }

    void whatCannotBeRedeemed()
    {
        const QString id = made("{'title':'Ask','cost':10000,'is_user_input_required':true}");
        QStringList before = state();
        QCOMPARE(redeem(QStringLiteral("no-such-id")), QStringLiteral("404 The reward was not found."));
        QVERIFY(redeem(id, "gravelpike").startsWith(QLatin1String("403 The viewer is banned")));
        QVERIFY(redeem(id, "nobody at all").startsWith(QLatin1String("404 The viewer")));
        for (const QString &input : {QString(), QStringLiteral(""), QStringLiteral(" \n\t")})
            QVERIFY(redeem(id, "quillscribe", input).startsWith(QLatin1String("400 The reward asks")));
        QVERIFY(redeem(id, "quillscribe", QString(501, u'x')).startsWith(QLatin1String("400 ")));
        QVERIFY(
            redeem(rewardCalled("Swap the teapot")).startsWith(QLatin1String("400 The reward is paused")));
        QVERIFY(redeem(rewardCalled("Choose tomorrow's biscuit"))
                    .startsWith(QLatin1String("400 The reward is not enabled")));
        QCOMPARE(state(), before);

        // All the points there are, and not one less.
        QVERIFY(rewards().setPoints(m_tea, h->idOf("quillscribe"), 9'999));
        QVERIFY(redeem(id).startsWith(QLatin1String("400 The viewer has too few")));
        QVERIFY(rewards().setPoints(m_tea, h->idOf("quillscribe"), 10'000));
        QVERIFY(!redeem(id, "quillscribe", QString(500, u'x')).startsWith(QLatin1String("40")));
        QCOMPARE(points(), 0);

        QVERIFY(h->world->setBroadcasterType(m_tea, Api::BroadcasterType::Plain));
        QVERIFY(redeem(id, "wrenloft").startsWith(QLatin1String("403 ")));
    }

    void stockIsCountedPerStream()
    {
        const QString id
            = made("{'title':'Two','cost':1,'is_max_per_stream_enabled':true,'max_per_stream':2}");
        const auto count
            = [&]() -> QJsonValue { return told(id)[QLatin1String("redemptions_redeemed_current_stream")]; };
        const auto inStock = [&] { return told(id)[QLatin1String("is_in_stock")].toBool(); };
        QCOMPARE(count(), 0);
        const QString one = redeem(id);
        QCOMPARE(count(), 1);
        QVERIFY(inStock());
        redeem(id, "wrenloft");
        QCOMPARE(count(), 2);
        QVERIFY(!inStock());
        const QStringList before = state();
        QVERIFY(redeem(id).startsWith(QLatin1String("400 The reward is out of stock")));
        QCOMPARE(state(), before);
        // Giving one back does not put it on the shelf again; raising the limit does.
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 200);
        QVERIFY(!inStock());
        QCOMPARE(update(id, "{'is_max_per_stream_enabled':true,'max_per_stream':3}").status(), 200);
        QVERIFY(inStock());
        QCOMPARE(update(id, "{'is_max_per_stream_enabled':true,'max_per_stream':2}").status(), 200);
        QVERIFY(!inStock());

        QVERIFY(h->world->goOffline(m_tea));
        QVERIFY(count().isNull());
        QVERIFY(inStock());
        QVERIFY(!redeem(id).startsWith(QLatin1String("40")));  // and counts for no stream
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 10, h->clock.now()));
        QCOMPARE(count(), 0);
        redeem(id);
        QCOMPARE(count(), 1);
        // Without the limit there is nothing to tell.
        QCOMPARE(update(id, "{'is_max_per_stream_enabled':false,'max_per_stream':0}").status(), 200);
        QVERIFY(count().isNull());
        QVERIFY(inStock());
    }

    void aViewerHasALimitPerStream()
    {
        const QString id = made("{'title':'Once','cost':1,'is_max_per_user_per_stream_enabled':true,"
                                "'max_per_user_per_stream':1}");
        QVERIFY(!redeem(id).startsWith(QLatin1String("40")));
        QVERIFY(redeem(id).startsWith(QLatin1String("400 The viewer has redeemed")));
        QVERIFY(!redeem(id, "wrenloft").startsWith(QLatin1String("40")));
        QVERIFY(told(id)[QLatin1String("is_in_stock")].toBool());
        h->clock.advance(1h);
        QVERIFY(h->world->goLive(m_tea, 10, h->clock.now()));
        QVERIFY(!redeem(id).startsWith(QLatin1String("40")));
        QVERIFY(redeem(id).startsWith(QLatin1String("400 The viewer has redeemed")));
    }

    void aCooldownRunsOut()
    {
        const QString id = made("{'title':'Slow','cost':1,'is_global_cooldown_enabled':true,"
                                "'global_cooldown_seconds':90}");
        QVERIFY(told(id)[QLatin1String("cooldown_expires_at")].isNull());
        redeem(id);
        QCOMPARE(text(told(id), "cooldown_expires_at"), Api::formatTime(h->clock.now().addSecs(90)));
        QVERIFY(redeem(id, "wrenloft").startsWith(QLatin1String("400 The reward is in cooldown")));
        h->clock.advance(89'999ms);
        QVERIFY(redeem(id, "wrenloft").startsWith(QLatin1String("400 The reward is in cooldown")));
        h->clock.advance(1ms);
        QVERIFY(told(id)[QLatin1String("cooldown_expires_at")].isNull());
        QVERIFY(!redeem(id, "wrenloft").startsWith(QLatin1String("40")));
        // Put back by an hour, the clock does not make it last for an hour and a half.
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-1h); }));
        QVERIFY(told(id)[QLatin1String("cooldown_expires_at")].isNull());
        redeem(id);
        QVERIFY(!told(id)[QLatin1String("cooldown_expires_at")].isNull());
        QCOMPARE(update(id, "{'is_global_cooldown_enabled':false,'global_cooldown_seconds':0}").status(),
                 200);
        QVERIFY(told(id)[QLatin1String("cooldown_expires_at")].isNull());
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
        QCOMPARE(text(fulfilled.first(), "status"), QStringLiteral("FULFILLED"));
        QCOMPARE(fulfilled.first(), redeemed(id, ids({one})).first());
        QCOMPARE(points(), 9'800);
        const auto canceled = decide(id, {two}, "CANCELED");
        QCOMPARE(text(canceled.first(), "status"), QStringLiteral("CANCELED"));
        QCOMPARE(points(), 9'900);
        QCOMPARE(rewards().waiting(m_tea), waiting - 2);
        const auto news = since(before);
        QCOMPARE(news.size(), 2);
        QVERIFY(news[0].kind == Happening::Kind::RedemptionUpdated && news[0].subjectId == one);
        QCOMPARE(news[0].detail, QStringLiteral("FULFILLED"));
        QCOMPARE(news[1].detail, QStringLiteral("CANCELED"));
        // Decided is decided: nobody is given points twice.
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
        const auto answer
            = decide(id, {two, done, one, two, QStringLiteral("no-such-id"), elsewhere, one}, "CANCELED");
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
        QVERIFY(redeem(id).startsWith(QLatin1String("400 The viewer has too few")));
        QVERIFY(rewards().fill(m_tea, id, 3));
        const QStringList all = walk(id, status("UNFULFILLED"));
        QCOMPARE(decide(id, all, "CANCELED").status(), 200);
        QCOMPARE(rewards().points(m_tea, rewards().redemption(all[0])->userId),
                 std::numeric_limits<qint64>::max());
    }

    // Lists

    void statusIsRequiredWithoutIds()
    {
        const QString id = rewardCalled("Draw on the map");
        const auto missing = redeemed(id, {});
        QCOMPARE(missing.status(), 400);
        QCOMPARE(missing.message(), QStringLiteral("Missing required parameter \"status\""));
        QCOMPARE(redeemed(id, status("")).status(), 400);
        QCOMPARE(redeemed(id, status("unfulfilled")).status(), 400);
        QCOMPARE(redeemed(id, status("UNKNOWN")).status(), 400);
        for (const char *sort : {"oldest", "Newest", "RANDOM"}) {
            QCOMPARE(redeemed(id, status("FULFILLED") + Query{{QStringLiteral("sort"), QLatin1String(sort)}})
                         .status(),
                     400);
        }
        for (const char *first : {"0", "51", "-1", "x"}) {
            QCOMPARE(
                redeemed(id, status("FULFILLED") + Query{{QStringLiteral("first"), QLatin1String(first)}})
                    .status(),
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
        const QStringList asked{three, one, QStringLiteral("no-such-id"), two, one, elsewhere};
        const auto found = redeemed(id, ids(asked));
        QCOMPARE(found.column("id"), QStringList({one, two, three}));
        QVERIFY(found.json[QLatin1String("pagination")].toObject().isEmpty());
        const Query newest{{QStringLiteral("sort"), QStringLiteral("NEWEST")}};
        QCOMPARE(redeemed(id, ids(asked) + newest).column("id"), QStringList({three, two, one}));
        QCOMPARE(redeemed(id, ids(asked) + status("UNFULFILLED")).column("id"), QStringList({one, three}));
        QCOMPARE(redeemed(id, ids({two}) + status("CANCELED")).status(), 404);
        QCOMPARE(redeemed(id, ids({elsewhere})).status(), 404);
        QCOMPARE(redeemed(id, ids({QStringLiteral("no-such-id")})).status(), 404);
        QCOMPARE(redeemed(id, ids(QStringList(51, one))).status(), 400);
        // All fifty, whatever the size of a page is.
        QVERIFY(rewards().fill(m_tea, other, 49));
        const QStringList all = walk(other, status("UNFULFILLED"));
        QCOMPARE(redeemed(other, ids(all)).column("id"), all);
    }

    void everyRedemptionOnceInItsOrder()
    {
        const QString id = made("{'title':'Pages','cost':1,'is_user_input_required':true}");
        QVERIFY(rewards().fill(m_tea, id, 230));
        for (int i = 0; i < 25; ++i)
            redeem(id, i % 2 ? "wrenloft" : "quillscribe");  // all at the same moment
        int pages = 0;
        const auto first = [](const char *size) {
            return Query{{QStringLiteral("first"), QLatin1String(size)}};
        };
        const QStringList oldest = walk(id, status("UNFULFILLED") + first("50"), &pages);
        QCOMPARE(oldest.size(), 255);
        QCOMPARE(pages, 6);
        QCOMPARE(QSet<QString>(oldest.begin(), oldest.end()).size(), 255);
        QCOMPARE(walk(id, status("UNFULFILLED")), oldest);
        QCOMPARE(walk(id, status("UNFULFILLED") + first("7")), oldest);
        QCOMPARE(walk(id, status("UNFULFILLED") + Query{{QStringLiteral("sort"), QStringLiteral("OLDEST")}}),
                 oldest);
        const QStringList newest
            = walk(id, status("UNFULFILLED") + Query{{QStringLiteral("sort"), QStringLiteral("NEWEST")}});
        QCOMPARE(newest, QStringList(oldest.rbegin(), oldest.rend()));
        QCOMPARE(redeemed(id, status("UNFULFILLED")).data().size(), 20);
        const QStringList times = redeemed(id, status("UNFULFILLED") + first("50")).column("redeemed_at");
        QVERIFY(std::is_sorted(times.begin(), times.end()));
        // A page that ends with the last has no cursor.
        const auto exact = walk(id, status("UNFULFILLED") + first("51"));
        QCOMPARE(exact.size(), 1);
        QVERIFY(redeemed(id, status("CANCELED")).json[QLatin1String("pagination")].isObject());
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
        QCOMPARE(decide(id, all.mid(10, 12), "FULFILLED").status(), 200);  // also the last of the page
        QCOMPARE(redeemed(id, status("UNFULFILLED") + Query{{QStringLiteral("after"), page.cursor()}})
                     .column("id"),
                 all.mid(22));
    }

    void aCursorHoldsForItsListOnly()
    {
        const QString id = made("{'title':'Pages','cost':1}"), other = made("{'title':'Other','cost':1}");
        QVERIFY(rewards().fill(m_tea, id, 30));
        QVERIFY(rewards().fill(m_tea, other, 30));
        const Query after{{QStringLiteral("after"), redeemed(id, status("UNFULFILLED")).cursor()}};
        QCOMPARE(redeemed(id, status("UNFULFILLED") + after).data().size(), 10);
        const Query newest{{QStringLiteral("sort"), QStringLiteral("NEWEST")}};
        for (const Answer &refused :
             {redeemed(other, status("UNFULFILLED") + after), redeemed(id, status("FULFILLED") + after),
              redeemed(id, status("UNFULFILLED") + newest + after),
              redeemed(id,
                       status("UNFULFILLED")
                           + Query{{QStringLiteral("after"), QStringLiteral("bm9uc2Vuc2U=")}})}) {
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), QStringLiteral("Invalid cursor."));
        }
    }

    void whatWasDecidedDisappearsAfterDays()
    {
        const QString id = made("{'title':'Old','cost':1}");
        const QString early = redeem(id), late = redeem(id), waiting = redeem(id);
        QCOMPARE(decide(id, {early}, "FULFILLED").status(), 200);
        h->clock.advance(24h * 6);
        QCOMPARE(decide(id, {late}, "CANCELED").status(), 200);  // the change counts, not the redemption
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
        QCOMPARE(redeemed(id, status("UNFULFILLED")).column("id"), QStringList{waiting});  // waits for ever
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
        std::optional<Sandbox::Rewards::Place> place;
        qint64 last = 0;
        do {
            const auto slice = rewards().redemptions(m_tea, id, RedemptionStatus::Unfulfilled,
                                                     RedemptionSort::Oldest, place, 1000);
            QVERIFY(slice);
            for (const Api::Redemption &one : slice->rows) {
                QVERIFY(!one.userLogin.isEmpty() && !one.userInput.isEmpty());
                seen.insert(one.id);
                users.insert(one.userId);
                inputs.insert(one.userInput);
                QVERIFY(one.redeemedAt.toMSecsSinceEpoch() >= last);
                last = one.redeemedAt.toMSecsSinceEpoch();
            }
            place = slice->next;
        } while (place);
        QCOMPARE(seen.size(), 5000);
        QCOMPARE(inputs.size(), 5000);
        QVERIFY(users.size() > 100 && !users.contains(m_tea));
        QCOMPARE(last, h->clock.msecs());
        QVERIFY(!rewards().fill(m_tea, QStringLiteral("no-such-id"), 1));
    }

    void theLastPageOfManyCostsWhatTheFirstDoes()
    {
        // The work itself is looked at, not the time: SQLite must begin where the page does.
        static const QByteArray plans[]
            = {"EXPLAIN QUERY PLAN " + Sandbox::Rewards::pageQuery(RedemptionSort::Oldest),
               "EXPLAIN QUERY PLAN " + Sandbox::Rewards::pageQuery(RedemptionSort::Newest),
               "EXPLAIN QUERY PLAN SELECT 1 FROM redemptions WHERE decided_at <= ? LIMIT 1"};
        const char *const wanted[]
            = {"USING INDEX redemptions_page (reward=? AND status=? AND (redeemed_at,place)>(?,?))",
               "USING INDEX redemptions_page (reward=? AND status=? AND (redeemed_at,place)<(?,?))",
               "INDEX redemptions_decided (decided_at<?)"};
        for (int i = 0; i < 3; ++i) {
            Rows plan = h->world->database().query(plans[i].constData());
            QString steps;
            while (plan.next())
                steps += plan.text(3) + u'\n';
            QVERIFY2(!steps.contains(QLatin1String("SCAN")) && !steps.contains(QLatin1String("TEMP B-TREE")),
                     qPrintable(steps));
            QVERIFY2(steps.contains(QLatin1String(wanted[i])), qPrintable(steps));
        }
    }

    // The store

    void nothingOfAnotherWorldStays()
    {
        const QString id = made("{'title':'Of the old world','cost':1}");
        redeem(id);
        QVERIFY(rewards().setPoints(m_tea, h->idOf("quillscribe"), 77'777));
        QVERIFY(h->world->reset(1));
        m_tea = h->idOf("teaandturrets");
        QCOMPARE(rewardCalled("Of the old world"), QString());
        QCOMPARE(rewards().all(m_tea).value_or({}).size(), 11);
        QVERIFY(points() <= 10'000);
        QCOMPARE(rewards().waiting(m_tea), 14);
    }

    void everythingIsInTheFile()
    {
        QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(QStringLiteral("world.sqlite")),
                                              .followers = 20};
        h = std::make_unique<Harness>(settings);
        m_tea = h->idOf("teaandturrets");
        const QString id = made("{'title':'Kept','cost':70,'is_global_cooldown_enabled':true,"
                                "'global_cooldown_seconds':600,'is_max_per_stream_enabled':true,"
                                "'max_per_stream':1}");
        QVERIFY(rewards().setPoints(m_tea, h->idOf("quillscribe"), 10'000));
        const QString one = redeem(id);
        const QStringList before = state().mid(1);
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(state().mid(1), before);
        QCOMPARE(points(), 10'000 - 70);
        QCOMPARE(told(id)[QLatin1String("is_in_stock")], false);
        QVERIFY(!told(id)[QLatin1String("cooldown_expires_at")].isNull());
        QCOMPARE(decide(id, {one}, "CANCELED").status(), 200);
        QCOMPARE(points(), 10'000);
    }
};

QTEST_GUILESS_MAIN(TestChannelPoints)
#include "tst_channel_points.moc"
