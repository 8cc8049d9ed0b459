// SPDX-License-Identifier: GPL-3.0-or-later

// The control calls: each does what it says, each of its rules is enforced, and whoever is named and does not
// exist is refused in words. Values that break rules are made up from the declarations.

#include "event_line.h"

#include "sandbox/ad_breaks.h"
#include "sandbox/campaigns.h"
#include "sandbox/chat_rooms.h"
#include "sandbox/control/control.h"
#include "sandbox/control/page.h"
#include "sandbox/life.h"
#include "sandbox/rewards.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

namespace {

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A call of each kind that is made as it should be. In this order one leads to the next.
const QList<std::pair<const char *, QByteArray>> &goodCalls()
{
    static const QList<std::pair<const char *, QByteArray>> calls{
        {"state", "{}"},
        {"happenings", R"({"limit":5})"},
        {"viewer", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"rewards", R"({"channel":"teaandturrets"})"},
        {"requests", "{}"},
        {"faults", "{}"},
        {"calls", "{}"},
        {"scenarios", "{}"},
        {"set-points", R"({"channel":"teaandturrets","viewer":"quillscribe","points":1000000})"},
        {"redeem", R"({"channel":"teaandturrets","viewer":"quillscribe","reward":"hydrate!"})"},
        {"unfollow", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"follow", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"join", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"set-chat", R"({"channel":"teaandturrets","moderator":"pipnocturne","follower_mode":false})"},
        {"set-shield", R"({"channel":"teaandturrets","moderator":"pipnocturne","active":true})"},
        {"say", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"good evening"})"},
        {"leave", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"cheer", R"({"channel":"teaandturrets","viewer":"mirelark","bits":100,"message":"well done"})"},
        {"donate", R"({"channel":"teaandturrets","viewer":"mirelark","value":500})"},
        {"buy",
         R"({"channel":"teaandturrets","viewer":"mirelark","extension":"sidestage-desktop","sku":"tea-round"})"},
        {"set-viewers", R"({"channel":"teaandturrets","viewers":77})"},
        {"update-channel",
         R"({"channel":"teaandturrets","title":"Another title","category":"Kiln of Kings"})"},
        {"raid", R"({"from":"pipnocturne","to":"teaandturrets","viewers":300})"},
        {"announce",
         R"({"channel":"teaandturrets","message":"listen","moderator":"wrenloft","color":"green"})"},
        {"shoutout", R"({"from":"teaandturrets","to":"paperlantern"})"},
        {"start-shared-chat", R"({"channels":["teaandturrets","pipnocturne"]})"},
        {"join-shared-chat", R"({"channel":"mirelark","host":"teaandturrets"})"},
        {"leave-shared-chat", R"({"channel":"mirelark"})"},
        {"end-shared-chat", R"({"channel":"pipnocturne"})"},
        {"ad-plan", R"({"channel":"teaandturrets","interval":1200,"length":60})"},
        {"snooze-ad", R"({"channel":"teaandturrets"})"},
        {"run-ad", R"({"channel":"teaandturrets","length":30})"},
        {"set-charity-goal", R"({"channel":"teaandturrets","target":12345})"},
        {"stop-charity", R"({"channel":"teaandturrets"})"},
        {"start-charity",
         R"({"channel":"teaandturrets","charity":"Lifeboats","target":9000,"currency":"EUR","decimal_places":2})"},
        {"fill-redemptions", R"({"channel":"teaandturrets","reward":"Hydrate!","count":20})"},
        {"fill-chatters", R"({"channel":"teaandturrets","count":20})"},
        {"fill-moderated", R"({"user":"quillscribe","count":3})"},
        {"fill-donations", R"({"channel":"teaandturrets","count":20})"},
        {"add-followers", R"({"channel":"teaandturrets","count":20})"},
        {"rates", R"({"channel":"teaandturrets","chats":2.5})"},
        {"play", R"({"name":"quiet evening"})"},
        {"stop-scenario", "{}"},
        {"add-user", R"({"login":"Newcomer_1","display_name":"Newcomer","role":"affiliate"})"},
        {"set-role", R"({"user":"quillscribe","role":"partner"})"},
        {"add-moderator", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"remove-moderator", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"add-vip", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"remove-vip", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"set-chat-color", R"({"user":"quillscribe","color":"#9146ff"})"},
        {"add-editor", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"remove-editor", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"ban", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"unban", R"({"channel":"teaandturrets","user":"quillscribe"})"},
        {"event-sessions", "{}"},
        {"event-subscriptions", R"({"type":"channel.follow"})"},
        {"event-faults", "{}"},
        {"close-session", R"({"code":4000})"},
        {"reconnect-session", "{}"},
        {"revoke-subscription", R"({"type":"channel.follow","status":"user_removed"})"},
        {"add-event-fault", R"({"kind":"delay","type":"channel.follow","delay_ms":100})"},
        {"clear-event-faults", "{}"},
        {"add-client",
         "{\"id\":\"my-app\",\"name\":\"My app\",\"redirect_uris\":[\"http://localhost:1/back\"]}"},
        {"issue-token", R"({"client":"tilda-tools","user":"quillscribe","scopes":["bits:read"]})"},
        {"expire-tokens", "{}"},
        {"disconnect", R"({"user":"quillscribe"})"},
        {"clock", R"({"jump":60,"speed":2})"},
        {"add-fault", R"({"endpoint":"GetUsers","status":503})"},
        {"clear-faults", "{}"},
        {"rate-limit", R"({"limit":500,"headers":false})"},
        {"compatibility", R"({"withdrawn-gone":true})"},
        {"record", R"({"on":true})"},
        {"clear-requests", "{}"},
        {"go-offline", R"({"channel":"teaandturrets"})"},
        {"go-live",
         R"({"channel":"quillscribe","viewers":5,"title":"Is this on?","category":"Kiln of Kings"})"},
        {"reset", R"({"seed":4})"},
    };
    return calls;
}

}  // namespace

class TestControl : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;
    std::unique_ptr<Control> control;

    World &world() { return *h->world; }
    QString id(const char *login) { return h->idOf(login); }
    /// A call that must succeed.
    QJsonObject call(const char *name, const QByteArray &json = "{}")
    {
        const auto answer = control->call(QLatin1String(name), json);
        if (!answer)
            qFatal("%s: %s", name, qPrintable(answer.error().message));
        return object(*answer);
    }
    /// A call that must be refused.
    Error refused(const char *name, const QByteArray &json)
    {
        const auto answer = control->call(QLatin1String(name), json);
        return answer ? Error{} : answer.error();
    }
    /// What happened, as "kind user detail".
    QStringList happened(qint64 after, const char *channel = "teaandturrets")
    {
        QStringList lines;
        const auto answer = call("happenings",
                                 "{\"after\":" + QByteArray::number(after) + ",\"channel\":\"" + channel
                                     + "\"}")[QLatin1String("data")]
                                .toArray();
        for (const auto &one : answer) {
            lines.append(QStringList{one[QLatin1String("kind")].toString(),
                                     one[QLatin1String("user")].toString(),
                                     one[QLatin1String("detail")].toString()}
                             .join(u' ')
                             .trimmed());
        }
        return lines;
    }
    int waiting() { return world().rewards().waiting(id("teaandturrets")); }
    QJsonObject viewer(const char *login = "quillscribe")
    {
        return call("viewer", QByteArray("{\"channel\":\"teaandturrets\",\"viewer\":\"") + login + "\"}");
    }
    QJsonObject channel(const char *login = "teaandturrets")
    {
        const auto channels = call("state")[QLatin1String("channels")].toArray();
        for (const auto &row : channels) {
            if (row[QLatin1String("login")] == QLatin1String(login))
                return row.toObject();
        }
        return {};
    }

    static QByteArray registration(const char *id, const QList<const char *> &uris,
                                   const char *secret = nullptr)
    {
        QJsonArray list;
        for (const char *uri : uris)
            list.append(QLatin1String(uri));
        QJsonObject app{{QStringLiteral("id"), QLatin1String(id)},
                        {QStringLiteral("name"), QStringLiteral("X")},
                        {QStringLiteral("redirect_uris"), list}};
        if (secret)
            app[QLatin1String("secret")] = QLatin1String(secret);
        return QJsonDocument(app).toJson();
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        control = std::make_unique<Control>(*h->service);
    }
    void cleanup()
    {
        control.reset();
        h.reset();
    }

    void everyCallIsAnswered()
    {
        QStringList names;
        for (const ControlInfo *info : controls()) {
            QVERIFY2(control->handles(*info), info->name);
            QVERIFY2(!names.contains(QLatin1String(info->name)), info->name);
            names.append(QLatin1String(info->name));
            const bool tried = std::any_of(goodCalls().begin(), goodCalls().end(), [info](const auto &good) {
                return qstrcmp(good.first, info->name) == 0;
            });
            QVERIFY2(tried, info->name);
        }
    }

    void oneAfterAnotherTheyAllWork()
    {
        for (const auto &[name, json] : goodCalls()) {
            const auto answer = control->call(QLatin1String(name), json);
            QVERIFY2(answer,
                     qPrintable(QLatin1String(name) + QStringLiteral(": ")
                                + (answer ? QString() : answer.error().message)));
            const auto info = std::find_if(controls().begin(), controls().end(), [&](const ControlInfo *one) {
                return qstrcmp(one->name, name) == 0;
            });
            QCOMPARE(answer->isEmpty(), !(*info)->answer);
            if ((*info)->answer) {
                const QJsonObject told = object(*answer);
                for (const Api::Field &field : (*info)->answer->fields) {
                    if (field.type->plain)
                        QVERIFY2(told.contains(field.name), field.name.data());
                }
            }
        }
    }

    void everyRuleIsEnforced()
    {
        const QByteArray before = h->fingerprint();
        for (const auto &[name, json] : goodCalls()) {
            const auto info = std::find_if(controls().begin(), controls().end(), [&](const ControlInfo *one) {
                return qstrcmp(one->name, name) == 0;
            });
            const QJsonObject good = object(json);
            const auto expect = [&](const QJsonObject &bad, const QString &field, const char *what) {
                const Error error = refused(name, QJsonDocument(bad).toJson(QJsonDocument::Compact));
                const QString where
                    = QStringLiteral("%1 %2 %3: %4")
                          .arg(QLatin1String(name), field, QLatin1String(what), error.message);
                QVERIFY2(error.status == 400, qPrintable(where));
                QVERIFY2(error.field.startsWith(field), qPrintable(where + u' ' + error.field));
                QVERIFY2(!error.message.isEmpty(), qPrintable(where));
            };
            QJsonObject more = good;
            more[QLatin1String("chanel")] = 1;
            expect(more, QStringLiteral("chanel"), "unknown");
            for (const Api::Field &field : (*info)->request.fields) {
                const auto with = [&](const QJsonValue &value) {
                    QJsonObject changed = good;
                    changed[field.name] = field.type->list ? QJsonArray{value} : value;
                    return changed;
                };
                if (field.isRequired()) {
                    QJsonObject without = good;
                    without.remove(field.name);
                    expect(without, field.name, "missing");
                }
                const Api::Rule &rule = field.type->list && field.rule.each ? *field.rule.each : field.rule;
                switch (field.type->kind) {
                case Api::Kind::Text: {
                    if (field.type->list && rule.hasMost()) {
                        QJsonArray many;
                        for (qint64 i = 0; i <= field.rule.most; ++i)
                            many.append(QStringLiteral("x%1").arg(i));
                        QJsonObject changed = good;
                        changed[field.name] = many;
                        expect(changed, field.name, "too many");
                    }
                    if (rule.hasMost() && !field.type->list)
                        expect(with(QString(int(rule.most) + 1, u'a')), field.name, "too long");
                    if (rule.hasLeast() && rule.least > 0 && !field.type->list)
                        expect(with(QString()), field.name, "too short");
                    expect(with(QJsonObject()), field.name, "an object");
                    break;
                }
                case Api::Kind::Integer:
                case Api::Kind::Number:
                    if (rule.hasMost())
                        expect(with(rule.most + rule.step), field.name, "too large");
                    if (rule.hasLeast())
                        expect(with(rule.least - 1), field.name, "too small");
                    expect(with(QStringLiteral("many")), field.name, "a text");
                    break;
                case Api::Kind::Boolean:
                    expect(with(QStringLiteral("maybe")), field.name, "a text");
                    break;
                case Api::Kind::Name:
                    expect(with(QStringLiteral("no such name")), field.name, "not one of them");
                    break;
                case Api::Kind::Time:
                    expect(with(QStringLiteral("yesterday")), field.name, "no time");
                    break;
                default:
                    break;
                }
            }
        }
        QVERIFY(h->fingerprint() == before);
    }

    void whoDoesNotExistIsSaidToBeUnknown()
    {
        const QByteArray before = h->fingerprint();
        const QStringList names{QStringLiteral("channel"),   QStringLiteral("viewer"), QStringLiteral("user"),
                                QStringLiteral("moderator"), QStringLiteral("from"),   QStringLiteral("to")};
        int tried = 0;
        for (const auto &[name, json] : goodCalls()) {
            const QJsonObject good = object(json);
            for (const QString &field : names) {
                if (!good.contains(field))
                    continue;
                QJsonObject changed = good;
                changed[field] = QStringLiteral("nobody_at_all");
                const Error error = refused(name, QJsonDocument(changed).toJson());
                QCOMPARE(error.status, 404);
                QCOMPARE(error.field, field);
                QCOMPARE(error.message, QStringLiteral("There is no user \"nobody_at_all\"."));
                ++tried;
            }
        }
        QVERIFY(tried > 50);
        const auto unknown = [&](const char *name, const QByteArray &json, const char *field) {
            const Error error = refused(name, json);
            QCOMPARE(error.status, 404);
            QCOMPARE(error.field, QLatin1String(field));
            QVERIFY(!error.message.isEmpty());
        };
        unknown("redeem", R"({"channel":"teaandturrets","viewer":"quillscribe","reward":"Nothing"})",
                "reward");
        unknown("fill-redemptions", R"({"channel":"teaandturrets","reward":"Nothing","count":1})", "reward");
        unknown("go-live", R"({"channel":"teaandturrets","category":"Nothing"})", "category");
        unknown("update-channel", R"({"channel":"teaandturrets","category":"Nothing"})", "category");
        unknown("start-shared-chat", R"({"channels":["teaandturrets","nobody"]})", "channels");
        unknown("issue-token", R"({"client":"nobody"})", "client");
        unknown("disconnect", R"({"client":"nobody","user":"quillscribe"})", "client");
        unknown("add-fault", R"({"endpoint":"GetNothing","status":500})", "endpoint");
        unknown("add-fault", R"({"path":"/nothing","status":500})", "path");
        unknown("clear-faults", R"({"endpoint":"GetNothing"})", "endpoint");
        unknown("play", R"({"name":"nothing"})", "name");
        unknown(
            "buy",
            R"({"channel":"teaandturrets","viewer":"mirelark","extension":"tilda-tools","sku":"nothing"})",
            "sku");
        QCOMPARE(refused("nothing", "{}").status, 404);
        QCOMPARE(refused("say", "{").status, 400);
        QCOMPARE(refused("say", "[]").status, 400);
        QVERIFY(h->fingerprint() == before);
    }

    void peopleAreNamedByLoginOrId()
    {
        const auto byName
            = call("viewer", R"({"channel":"@TeaAndTurrets","viewer":"QuillScribe"})")[QLatin1String("id")];
        QCOMPARE(byName.toString(), id("quillscribe"));
        const QByteArray ids = "{\"channel\":\"" + id("teaandturrets").toLatin1() + "\",\"viewer\":\""
            + id("quillscribe").toLatin1() + "\"}";
        QCOMPARE(call("viewer", ids)[QLatin1String("login")].toString(), QStringLiteral("quillscribe"));
    }

    void aViewerRedeemsByTitleOrId()
    {
        const int before = waiting();
        const qint64 points = viewer()[QLatin1String("points")].toInteger();
        const auto redeemed
            = call("redeem", R"({"channel":"teaandturrets","viewer":"quillscribe","reward":"HYDRATE!"})");
        QCOMPARE(redeemed[QLatin1String("status")].toString(), QStringLiteral("UNFULFILLED"));
        QCOMPARE(waiting(), before + 1);
        const auto reward = redeemed[QLatin1String("reward")].toObject();
        QCOMPARE(viewer()[QLatin1String("points")].toInteger(),
                 points - reward[QLatin1String("cost")].toInteger());
        const QByteArray rewardId = reward[QLatin1String("id")].toString().toLatin1();
        const auto again
            = call("redeem",
                   "{\"channel\":\"teaandturrets\",\"viewer\":\"mirelark\",\"reward\":\"" + rewardId + "\"}");
        QCOMPARE(again[QLatin1String("user_login")].toString(), QStringLiteral("mirelark"));
        call("set-points", R"({"channel":"teaandturrets","viewer":"quillscribe","points":1})");
        QCOMPARE(viewer()[QLatin1String("points")].toInteger(), 1);
        QVERIFY(refused("redeem", R"({"channel":"teaandturrets","viewer":"quillscribe","reward":"Hydrate!"})")
                    .status
                >= 400);
        call("fill-redemptions", R"({"channel":"teaandturrets","reward":"Hydrate!","count":300})");
        QCOMPARE(waiting(), before + 302);
    }

    void viewersFollowSpeakAndGive()
    {
        call("leave", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        const qint64 since = world().lastHappening();
        call("unfollow", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        QVERIFY(viewer()[QLatin1String("follows_since")].toString().isEmpty());
        call("follow", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        call("follow", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        QVERIFY(!viewer()[QLatin1String("follows_since")].toString().isEmpty());
        QCOMPARE(refused("follow", R"({"channel":"quillscribe","viewer":"quillscribe"})").status, 400);
        call("join", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        QVERIFY(viewer()[QLatin1String("in_chat")].toBool());
        call("set-chat", R"({"channel":"teaandturrets","follower_mode":false,"slow_mode":true})");
        QCOMPARE(channel()[QLatin1String("chat")][QLatin1String("slow_mode_wait_time")].toInt(), 30);
        call("say", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"hello"})");
        QCOMPARE(
            refused("say", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"again"})").status,
            403);
        call("leave", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        QVERIFY(!viewer()[QLatin1String("in_chat")].toBool());
        const QStringList lines = happened(since);
        QCOMPARE(lines,
                 (QStringList{QStringLiteral("unfollow quillscribe"), QStringLiteral("follow quillscribe"),
                              QStringLiteral("viewer.join quillscribe"), lines.value(3),
                              QStringLiteral("chat.message quillscribe"),
                              QStringLiteral("viewer.leave quillscribe")}));
        QVERIFY(lines[3].startsWith(QLatin1String("chat.settings")));

        const auto before = world().campaigns().running(id("teaandturrets"))->currentAmount.value;
        const auto donation
            = call("donate", R"({"channel":"teaandturrets","viewer":"mirelark","value":750})");
        QCOMPARE(donation[QLatin1String("amount")][QLatin1String("value")].toInt(), 750);
        QCOMPARE(world().campaigns().running(id("teaandturrets"))->currentAmount.value, before + 750);
        call("cheer", R"({"channel":"teaandturrets","viewer":"mirelark","bits":40})");
        QVERIFY(happened(since).contains(QStringLiteral("cheer mirelark")));
    }

    void channelsGoLiveAndChange()
    {
        call("go-live",
             R"({"channel":"quillscribe","viewers":12,"title":"First","category":"kiln of kings"})");
        auto row = channel("quillscribe");
        QVERIFY(row[QLatin1String("live")].toBool());
        QCOMPARE(row[QLatin1String("viewers")].toInt(), 12);
        QCOMPARE(row[QLatin1String("title")].toString(), QStringLiteral("First"));
        QCOMPARE(row[QLatin1String("category")].toString(), QStringLiteral("Kiln of Kings"));
        call("set-viewers", R"({"channel":"quillscribe","viewers":30})");
        call("raid", R"({"from":"pipnocturne","to":"quillscribe","viewers":500})");
        QCOMPARE(channel("quillscribe")[QLatin1String("viewers")].toInt(), 530);
        call("go-offline", R"({"channel":"quillscribe"})");
        QVERIFY(!channel("quillscribe")[QLatin1String("live")].toBool());
        QCOMPARE(refused("set-viewers", R"({"channel":"quillscribe","viewers":1})").status, 409);
        QCOMPARE(refused("raid", R"({"from":"pipnocturne","to":"quillscribe","viewers":1})").field,
                 QStringLiteral("to"));
        QCOMPARE(refused("raid", R"({"from":"pipnocturne","to":"pipnocturne","viewers":1})").status, 400);

        call("update-channel",
             R"({"channel":"pipnocturne","title":"Owls","language":"de","tags":["One","Two"],)"
             R"("labels":["SexualThemes"],"delay":20,"branded_content":true})");
        const auto state = world().channel(id("pipnocturne"))->channel;
        QCOMPARE(state.title, QStringLiteral("Owls"));
        QCOMPARE(state.broadcasterLanguage, QStringLiteral("de"));
        QCOMPARE(state.tags, (QStringList{QStringLiteral("One"), QStringLiteral("Two")}));
        QCOMPARE(state.contentClassificationLabels, QStringList{QStringLiteral("SexualThemes")});
        QCOMPARE(state.delay, 20);
        QVERIFY(state.isBrandedContent);
        // The limits of the endpoint hold here as well.
        QCOMPARE(refused("update-channel", R"({"channel":"quillscribe","delay":5})").status, 400);
        QCOMPARE(refused("update-channel", R"({"channel":"quillscribe"})").status, 400);
        QCOMPARE(refused("update-channel", R"({"channel":"quillscribe","title":"bannedword"})").status, 400);
    }

    void adsAndCharityAreRun()
    {
        call("ad-plan", R"({"channel":"teaandturrets","interval":600,"length":45})");
        auto ads = channel()[QLatin1String("ads")].toObject();
        QCOMPARE(ads[QLatin1String("interval")].toInt(), 600);
        QCOMPARE(ads[QLatin1String("length")].toInt(), 45);
        QVERIFY(!ads[QLatin1String("schedule")][QLatin1String("next_ad_at")].toString().isEmpty());
        const int snoozes = ads[QLatin1String("schedule")][QLatin1String("snooze_count")].toInt();
        QCOMPARE(call("snooze-ad", R"({"channel":"teaandturrets"})")[QLatin1String("snooze_count")].toInt(),
                 snoozes - 1);
        const qint64 since = world().lastHappening();
        // A jump of the clock runs what has come due.
        call("clock", R"({"jump":1200})");
        QVERIFY(happened(since).value(0).startsWith(QLatin1String("ad_break.begin")));
        call("ad-plan", R"({"channel":"teaandturrets","interval":0,"length":60})");
        call("clock", R"({"jump":600})");
        QCOMPARE(
            call("run-ad", R"({"channel":"teaandturrets","length":60})")[QLatin1String("length")].toInt(),
            60);
        QCOMPARE(refused("run-ad", R"({"channel":"teaandturrets","length":60})").status, 429);

        QCOMPARE(refused("start-charity", R"({"channel":"teaandturrets","charity":"Second"})").status, 409);
        call("stop-charity", R"({"channel":"teaandturrets"})");
        QVERIFY(channel()[QLatin1String("charity")].isNull());
        QCOMPARE(refused("start-charity", R"({"channel":"teaandturrets","charity":"Owls","currency":"eur"})")
                     .field,
                 QStringLiteral("currency"));
        call(
            "start-charity",
            R"({"channel":"teaandturrets","charity":"Owls","target":500,"currency":"JPY","decimal_places":0})");
        call("set-charity-goal", R"({"channel":"teaandturrets","target":900})");
        call("fill-donations", R"({"channel":"teaandturrets","count":7})");
        const auto charity = channel()[QLatin1String("charity")].toObject();
        QCOMPARE(charity[QLatin1String("charity_name")].toString(), QStringLiteral("Owls"));
        QCOMPARE(charity[QLatin1String("target_amount")][QLatin1String("value")].toInt(), 900);
        QCOMPARE(charity[QLatin1String("target_amount")][QLatin1String("currency")].toString(),
                 QStringLiteral("JPY"));
        QVERIFY(charity[QLatin1String("current_amount")][QLatin1String("value")].toInt() > 0);
    }

    void chatIsModeratedAndShared()
    {
        const qint64 since = world().lastHappening();
        call("announce", R"({"channel":"teaandturrets","message":"tea","color":"purple"})");
        call("shoutout", R"({"from":"teaandturrets","to":"pipnocturne","moderator":"wrenloft"})");
        QCOMPARE(happened(since),
                 (QStringList{QStringLiteral("chat.announcement teaandturrets purple"),
                              QStringLiteral("shoutout wrenloft")}));
        QCOMPARE(refused("shoutout", R"({"from":"teaandturrets","to":"paperlantern"})").status, 429);
        const Error notTheirs
            = refused("announce", R"({"channel":"teaandturrets","message":"x","moderator":"quillscribe"})");
        QCOMPARE(notTheirs.status, 403);
        QCOMPARE(notTheirs.field, QStringLiteral("moderator"));
        const auto session = call("start-shared-chat", R"({"channels":["teaandturrets","pipnocturne"]})");
        QCOMPARE(session[QLatin1String("host_broadcaster_id")].toString(), id("teaandturrets"));
        QVERIFY(world().chatRooms().sharedSession(id("pipnocturne")));
        call("end-shared-chat", R"({"channel":"pipnocturne"})");
        QVERIFY(!world().chatRooms().sharedSession(id("teaandturrets")));
        QCOMPARE(refused("start-shared-chat", R"({"channels":["teaandturrets","teaandturrets"]})").status,
                 400);
        const int before = world().chatRooms().chatterCount(id("quillscribe"));
        call("fill-chatters", R"({"channel":"quillscribe","count":25})");
        QCOMPARE(world().chatRooms().chatterCount(id("quillscribe")), before + 25);
    }

    void peopleAndTheirRoles()
    {
        const auto added = call("add-user", R"({"login":"New_One","role":"affiliate"})");
        QCOMPARE(added[QLatin1String("login")].toString(), QStringLiteral("new_one"));
        QCOMPARE(added[QLatin1String("display_name")].toString(), QStringLiteral("New_One"));
        QVERIFY(world().isEligible(added[QLatin1String("id")].toString()));
        QCOMPARE(world().cast().last().user.login, QStringLiteral("new_one"));
        QCOMPARE(refused("add-user", R"({"login":"new_ONE"})").status, 409);
        QCOMPARE(refused("add-user", R"({"login":"with space"})").status, 400);
        call("set-role", R"({"user":"new_one","role":"plain"})");
        QVERIFY(!world().isEligible(added[QLatin1String("id")].toString()));

        const qint64 since = world().lastHappening();
        call("add-moderator", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(viewer("new_one")[QLatin1String("moderator")].toBool());
        call("add-editor", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(viewer("new_one")[QLatin1String("editor")].toBool());
        call("ban", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(viewer("new_one")[QLatin1String("banned")].toBool());
        QVERIFY(!viewer("new_one")[QLatin1String("moderator")].toBool());
        QCOMPARE(refused("add-moderator", R"({"channel":"teaandturrets","user":"new_one"})").status, 409);
        call("unban", R"({"channel":"teaandturrets","user":"new_one"})");
        call("remove-editor", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(!viewer("new_one")[QLatin1String("editor")].toBool());
        QCOMPARE(
            happened(since),
            (QStringList{QStringLiteral("role new_one moderator"), QStringLiteral("role new_one editor"),
                         QStringLiteral("role new_one -moderator"), QStringLiteral("role new_one banned"),
                         QStringLiteral("role new_one -banned"), QStringLiteral("role new_one -editor")}));
        for (const char *name : {"add-moderator", "add-editor", "ban"})
            QCOMPARE(refused(name, R"({"channel":"teaandturrets","user":"teaandturrets"})").status, 400);

        const int followers = world().follows().followerCount(id("quillscribe"));
        call("add-followers", R"({"channel":"quillscribe","count":30})");
        QCOMPARE(world().follows().followerCount(id("quillscribe")), followers + 30);
    }

    void appsAndTokens()
    {
        for (const char *uri :
             {"ftp://localhost/", "http://example.com/", "http://127.0.0.1/", "localhost:80",
              "https://example.com/#part", "https://a b/", "javascript:alert(1)"}) {
            const Error error = refused("add-client", registration("x", {"https://ok.example/", uri}));
            QCOMPARE(error.status, 400);
            QCOMPARE(error.field, QStringLiteral("redirect_uris[1]"));
        }
        const Error oddId = refused("add-client", registration("a b", {"https://ok.example/"}));
        QCOMPARE(oddId.field, QStringLiteral("id"));
        call("add-client", registration("mine", {"http://localhost:1/", "https://ok.example/"}, "s3cret"));
        const auto mine = *world().client(QStringLiteral("mine"));
        QCOMPARE(mine.secretHash, hashOf("s3cret"));
        QCOMPARE(mine.redirectUris.size(), 2);

        const auto token
            = call("issue-token", R"({"client":"mine","user":"quillscribe","scopes":["user:read:email"]})");
        const Harness::As as{token[QLatin1String("access_token")].toString(), QStringLiteral("mine")};
        QVERIFY(!token[QLatin1String("refresh_token")].toString().isEmpty());
        QCOMPARE(token[QLatin1String("login")].toString(), QStringLiteral("quillscribe"));
        QCOMPARE(h->get(as, "/users").first()[QLatin1String("login")].toString(),
                 QStringLiteral("quillscribe"));
        QVERIFY(!h->get(as, "/users").first()[QLatin1String("email")].toString().isEmpty());
        QCOMPARE(
            h->get(as, "/channels/editors", {{QStringLiteral("broadcaster_id"), id("quillscribe")}}).status(),
            401);

        const auto all = call("issue-token", R"({"user":"teaandturrets"})");
        QCOMPARE(all[QLatin1String("client_id")].toString(), h->ready.id);
        QCOMPARE(all[QLatin1String("scope")].toArray().size(), qsizetype(Api::Scope::Count));
        const auto app = call("issue-token");
        QVERIFY(!app.contains(QLatin1String("user_id")) && !app.contains(QLatin1String("refresh_token")));
        QCOMPARE(h->get({app[QLatin1String("access_token")].toString(), h->ready.id}, "/streams").status(),
                 200);
        QCOMPARE(refused("issue-token", R"({"user":"quillscribe","scopes":["bits:reed"]})").field,
                 QStringLiteral("scopes"));

        call("disconnect", R"({"client":"mine","user":"quillscribe"})");
        QCOMPARE(h->get(as, "/users").status(), 401);
        const Harness::As tea{all[QLatin1String("access_token")].toString(), h->ready.id};
        QCOMPARE(h->get(tea, "/users").status(), 200);
        call("expire-tokens");
        QCOMPARE(h->get(tea, "/users").status(), 401);
    }

    void theClockIsSet()
    {
        const auto time = [&] { return world().clock().msecs() / 1000; };
        const qint64 now = time();
        QCOMPARE(call("clock", R"({"jump":3600})")[QLatin1String("milliseconds")].toInteger() / 1000,
                 now + 3600);
        call("clock", R"({"jump":-7200})");
        QCOMPARE(time(), now - 3600);
        QCOMPARE(
            call("clock", R"({"to":"2026-03-01T20:41:03Z","speed":0})")[QLatin1String("time")].toString(),
            QStringLiteral("2026-03-01T20:41:03Z"));
        h->clock.advance(10s);
        QCOMPARE(call("clock")[QLatin1String("time")].toString(), QStringLiteral("2026-03-01T20:41:03Z"));
        call("clock", R"({"speed":2.5})");
        h->clock.advance(10s);
        const auto told = call("clock");
        QCOMPARE(told[QLatin1String("time")].toString(), QStringLiteral("2026-03-01T20:41:28Z"));
        QCOMPARE(told[QLatin1String("speed")].toDouble(), 2.5);
        call("clock", R"({"now":true,"speed":1})");
        QCOMPARE(time(), h->clock.msecs() / 1000);
        QCOMPARE(refused("clock", R"({"to":""})").field, QStringLiteral("to"));
    }

    void faultsAreAddedListedAndCleared()
    {
        const auto tea = h->signIn();
        const Harness::Query own{{QStringLiteral("broadcaster_id"), id("teaandturrets")}};
        const auto added = call(
            "add-fault",
            R"({"endpoint":"ModifyChannel","status":503,"message":"later","times":2,"skip":1,"handled":true})");
        QCOMPARE(added[QLatin1String("method")].toString(), QStringLiteral("PATCH"));
        QCOMPARE(added[QLatin1String("path")].toString(), QStringLiteral("/channels"));
        // An endpoint is its method as well: reading goes through.
        QCOMPARE(h->get(tea, "/channels", own).status(), 200);
        QCOMPARE(h->patch(tea, "/channels", own, R"({"title":"a"})").status(), 204);
        const auto spoilt = h->patch(tea, "/channels", own, R"({"title":"b"})");
        QCOMPARE(spoilt.status(), 503);
        QCOMPARE(spoilt.message(), QStringLiteral("later"));
        QCOMPARE(world().channel(id("teaandturrets"))->channel.title, QStringLiteral("b"));

        call("add-fault", R"({"path":"/helix/users","cut":true,"times":-1})");
        call("add-fault", R"({"path":"/oauth2/token","delay_ms":250,"body":"?","truncate_to":0})");
        call("add-fault", R"({"path":"/images","status":500})");
        const auto faults = call("faults")[QLatin1String("data")].toArray();
        QCOMPARE(faults.size(), 4);
        QCOMPARE(faults[0][QLatin1String("times")].toInt(), 1);
        QCOMPARE(faults[0][QLatin1String("skip")].toInt(), 0);
        QCOMPARE(faults[1][QLatin1String("path")].toString(), QStringLiteral("/users"));
        QCOMPARE(faults[2][QLatin1String("body")].toString(), QStringLiteral("?"));
        QVERIFY(faults[1][QLatin1String("body")].isNull());
        for (int i = 0; i < 3; ++i)
            QVERIFY(h->get(tea, "/users").response.cutConnection);
        const auto token = h->service->handle({.method = "POST", .path = "/oauth2/token"});
        QCOMPARE(token.delay, 250ms);
        QCOMPARE(token.body, QByteArray("?"));
        QCOMPARE(token.truncateTo, 0);
        QCOMPARE(h->service->handle({.method = "GET", .path = "/images/avatars/1.png"}).status, 500);

        QCOMPARE(call("clear-faults", R"({"endpoint":"GetChannels"})")[QLatin1String("cleared")].toInt(), 0);
        QCOMPARE(call("clear-faults", R"({"path":"/users"})")[QLatin1String("cleared")].toInt(), 1);
        const QByteArray number = QByteArray::number(added[QLatin1String("id")].toInteger());
        QCOMPARE(call("clear-faults", "{\"id\":" + number + "}")[QLatin1String("cleared")].toInt(), 1);
        call("add-fault", R"({"empty_bucket":true})");
        QCOMPARE(h->get(tea, "/users").status(), 429);
        QCOMPARE(call("clear-faults")[QLatin1String("cleared")].toInt(), 0);

        QCOMPARE(refused("add-fault", R"({"path":"/users"})").status, 400);
        QCOMPARE(refused("add-fault", R"({"path":"/users","times":0,"cut":true})").field,
                 QStringLiteral("times"));
        QCOMPARE(refused("add-fault", R"({"path":"/users","endpoint":"GetUsers","cut":true})").status, 400);
        // Whoever controls is never cut off by what they did.
        control->serve();
        QCOMPARE(refused("add-fault", R"({"path":"/sandbox","cut":true})").status, 404);
    }

    void theRateLimitHasItsSwitches()
    {
        const auto app = h->app();
        const auto left = [&](const Harness::Answer &answer) {
            return answer.response.headers.value("Ratelimit-Remaining");
        };
        call("rate-limit", R"({"limit":2})");
        h->get(app, "/streams");
        QCOMPARE(left(h->get(app, "/streams")), QByteArray("0"));
        QCOMPARE(h->get(app, "/streams").status(), 429);
        call("rate-limit", R"({"refuse":false})");
        h->get(app, "/streams");
        h->get(app, "/streams");
        const auto told = h->get(app, "/streams");
        QCOMPARE(told.status(), 200);
        QCOMPARE(left(told), QByteArray("0"));
        call("rate-limit", R"({"headers":false,"refuse":true})");
        QVERIFY(left(h->get(app, "/streams")).isNull());
        h->get(app, "/streams");
        QCOMPARE(h->get(app, "/streams").status(), 429);
        const auto state = call("rate-limit", R"({"enabled":false,"headers":true})");
        QCOMPARE(state,
                 (QJsonObject{{QStringLiteral("enabled"), false},
                              {QStringLiteral("limit"), 2},
                              {QStringLiteral("headers"), true},
                              {QStringLiteral("refuse"), true}}));
        for (int i = 0; i < 5; ++i) {
            const auto free = h->get(app, "/streams");
            QCOMPARE(free.status(), 200);
            QCOMPARE(left(free), QByteArray("2"));
        }
        QCOMPARE(call("state")[QLatin1String("rate_limit")].toObject(), state);
    }

    void everyCompatibilitySwitchCanBeSet()
    {
        const auto switches = compatibilitySwitches();
        const ControlInfo *info = nullptr;
        for (const ControlInfo *one : controls()) {
            if (qstrcmp(one->name, "compatibility") == 0)
                info = one;
        }
        QCOMPARE(std::size_t(info->request.fields.size()), switches.size());
        for (const CompatibilitySwitch &one : switches) {
            const QByteArray name(one.name);
            QVERIFY(!(world().compatibility().*one.value));
            QVERIFY(call("compatibility", "{\"" + name + "\":true}")[QLatin1String(one.name)].toBool());
            QVERIFY(world().compatibility().*one.value);
            QVERIFY(call("state")[QLatin1String("compatibility")][QLatin1String(one.name)].toBool());
        }
        for (const CompatibilitySwitch &one : switches)
            QVERIFY(world().compatibility().*one.value);
    }

    void withdrawnEndpointsAreGoneWhenAskedFor()
    {
        const QList<const char *> paths{
            "/tags/streams",         "/streams/tags",        "/users/follows",           "/hypetrain/events",
            "/soundtrack/playlists", "/soundtrack/playlist", "/soundtrack/current_track"};
        for (const char *path : paths)
            QCOMPARE(h->get(h->app(), path).status(), 404);
        call("compatibility", R"({"withdrawn-gone":true})");
        for (const char *path : paths) {
            QCOMPARE(h->get({}, path).json,
                     (QJsonObject{{QStringLiteral("error"), QStringLiteral("Gone")},
                                  {QStringLiteral("status"), 410},
                                  {QStringLiteral("message"), QStringLiteral("The API is deprecated.")}}));
        }
        QCOMPARE(h->get({}, "/tags").status(), 404);
        QCOMPARE(h->call({}, "POST", "/users/follows").status(), 404);
    }

    void happeningsAreToldInOrderAndFromWhereOneWas()
    {
        const qint64 start = world().lastHappening();
        for (int i = 0; i < 10; ++i)
            call(i % 2 ? "unfollow" : "follow", R"({"channel":"mirelark","viewer":"gravelpike"})");
        call("go-offline", R"({"channel":"pipnocturne"})");
        const auto ask = [&](const QByteArray &more) { return call("happenings", "{" + more + "}"); };
        const auto numbers = [](const QJsonObject &answer) {
            QList<qint64> found;
            for (const auto &one : answer[QLatin1String("data")].toArray())
                found.append(one[QLatin1String("number")].toInteger());
            return found;
        };
        const QByteArray from = QByteArray::number(start);
        const auto first = ask("\"after\":" + from + ",\"limit\":4");
        QCOMPARE(numbers(first), (QList<qint64>{start + 1, start + 2, start + 3, start + 4}));
        QCOMPARE(first[QLatin1String("last")].toInteger(), start + 11);
        QVERIFY(!first[QLatin1String("lost")].toBool());
        QCOMPARE(numbers(ask("\"after\":" + QByteArray::number(start + 9))),
                 (QList<qint64>{start + 10, start + 11}));
        QVERIFY(numbers(ask("\"after\":" + QByteArray::number(start + 11))).isEmpty());
        QVERIFY(numbers(ask("\"after\":999999999")).isEmpty());
        QCOMPARE(numbers(ask("\"limit\":2")), (QList<qint64>{start + 10, start + 11}));
        QCOMPARE(numbers(ask("\"kind\":\"stream.offline\",\"after\":" + from)), (QList<qint64>{start + 11}));
        QCOMPARE(numbers(ask("\"channel\":\"mirelark\",\"kind\":\"follow\",\"after\":" + from)).size(), 5);
        const auto one = ask("\"after\":" + from)[QLatin1String("data")][0].toObject();
        QCOMPARE(one[QLatin1String("kind")].toString(), QStringLiteral("follow"));
        QCOMPARE(one[QLatin1String("channel")].toString(), QStringLiteral("mirelark"));
        QCOMPARE(one[QLatin1String("user_id")].toString(), id("gravelpike"));
        // More than are kept: whoever comes late is told so.
        for (std::size_t i = 0; i < World::mostHappenings; ++i)
            world().tell({.kind = Happening::Kind::ViewerLeft, .broadcasterId = id("mirelark")});
        QVERIFY(ask("\"after\":" + from)[QLatin1String("lost")].toBool());
        QCOMPARE(world().happenings().size(), World::mostHappenings);
    }

    void resettingPutsEverythingBack()
    {
        const QString secret
            = call("issue-token", R"({"user":"quillscribe"})")[QLatin1String("access_token")].toString();
        call("go-live", R"({"channel":"quillscribe"})");
        call("add-fault", R"({"status":500})");
        call("rate-limit", R"({"enabled":false,"limit":7})");
        call("compatibility", R"({"withdrawn-gone":true})");
        call("clock", R"({"to":"2020-01-01T00:00:00Z","speed":0})");
        call("record", R"({"on":true})");
        h->get(h->app(), "/streams");
        call("play", R"({"name":"raid"})");
        bool woken = false;
        control->setAfterReset([&]() -> Result<void> {
            woken = true;
            return {};
        });
        QCOMPARE(call("reset", R"({"seed":9})")[QLatin1String("seed")].toInt(), 9);
        const auto state = call("state");
        QVERIFY(woken);
        QCOMPARE(state[QLatin1String("seed")].toInt(), 9);
        QVERIFY(state[QLatin1String("faults")].toArray().isEmpty());
        QCOMPARE(state[QLatin1String("rate_limit")][QLatin1String("limit")].toInt(), 1'000'000);
        QVERIFY(state[QLatin1String("rate_limit")][QLatin1String("enabled")].toBool());
        QVERIFY(!state[QLatin1String("compatibility")][QLatin1String("withdrawn-gone")].toBool());
        QCOMPARE(state[QLatin1String("clock")][QLatin1String("speed")].toInt(), 1);
        QCOMPARE(world().clock().msecs(), h->clock.msecs());
        QCOMPARE(state[QLatin1String("requests")][QLatin1String("recorded")].toInt(), 0);
        QVERIFY(state[QLatin1String("scenario")][QLatin1String("name")].toString().isEmpty());
        QVERIFY(!channel("quillscribe")[QLatin1String("live")].toBool());
        QCOMPARE(h->get({secret, h->ready.id}, "/users").status(), 401);
        // The same seed is the same world as one that was opened with it.
        Harness other({.seed = 9, .followers = 60});
        QCOMPARE(id("pipnocturne"), other.idOf("pipnocturne"));
        QCOMPARE(call("reset")[QLatin1String("seed")].toInt(), 9);
    }

    void theWorldBeginsWhenItWasTold()
    {
        const QDateTime begin = Api::parseTime("2026-03-01T20:00:00Z");
        Harness there({.followers = 0, .startAt = begin, .speed = 0});
        Control other(*there.service);
        QCOMPARE(there.world->clock().now(), begin);
        // What the world holds lies before it.
        QVERIFY(there.world->liveStreams().first().startedAt < begin);
        QVERIFY(other.call(QStringLiteral("clock"), R"({"jump":100})"));
        QVERIFY(other.call(QStringLiteral("reset")));
        QCOMPARE(there.world->clock().now(), begin);
        QCOMPARE(there.world->clock().speed(), 0);
    }

    void aFastTimeDoesNotGoBackAfterARestart()
    {
        QTemporaryDir dir;
        WorldSettings settings{
            .dbFile = dir.filePath(QStringLiteral("world.db")), .followers = 0, .speed = 60};
        qint64 reached = 0;
        {
            Harness there(settings);
            there.clock.advance(1h);
            reached = there.world->clock().msecs();
            QVERIFY(there.world->keepClock());
        }
        settings.speed = {};
        Harness again(settings);
        QVERIFY(again.world->clock().msecs() >= reached);
        QCOMPARE(again.world->clock().speed(), 60);
    }

    void ratesAreSetAndTold()
    {
        call("rates", R"({"channel":"teaandturrets","joins":0.5,"chats":12})");
        const Rates rates = world().life().rates(id("teaandturrets"));
        QCOMPARE(rates, (Rates{.joins = 0.5, .chats = 12}));
        QCOMPARE(channel()[QLatin1String("rates")][QLatin1String("joins")].toDouble(), 0.5);
        call("rates", R"({"channel":"teaandturrets"})");
        QCOMPARE(world().life().rates(id("teaandturrets")), Rates{});
    }

    void builtInScenariosPlayWithoutARefusal_data()
    {
        QTest::addColumn<QString>("name");
        for (const Scenario &scenario : builtInScenarios())
            QTest::newRow(qPrintable(scenario.name)) << scenario.name;
    }
    void builtInScenariosPlayWithoutARefusal()
    {
        QFETCH(QString, name);
        call("play", "{\"name\":\"" + name.toUtf8() + "\"}");
        for (int minutes = 0; minutes < 13 * 60 && control->player().playing(); minutes += 5) {
            h->clock.advance(5min);
            control->player().step();
        }
        QVERIFY(!control->player().playing());
        QCOMPARE(control->player().problems(), QStringList());
    }

    void aScenarioOfOnesOwnIsPlayed()
    {
        call("play",
             R"({"scenario":{"name":"mine","description":"","steps":[{"at":0,"call":"follow","with":)"
             R"({"channel":"mirelark","viewer":"gravelpike"}},{"at":60,"call":"nothing"}]}})");
        QVERIFY(world().follows().since(id("mirelark"), id("gravelpike")).isValid());
        auto state = call("state")[QLatin1String("scenario")].toObject();
        QCOMPARE(state[QLatin1String("name")].toString(), QStringLiteral("mine"));
        QCOMPARE(state[QLatin1String("done")].toInt(), 1);
        h->clock.advance(2min);
        control->player().step();
        QCOMPARE(control->player().problems().size(), 1);
        QCOMPARE(refused("play", R"({"scenario":{"name":"mine"}})").status, 400);
        QCOMPARE(refused("play", "{}").status, 400);
        QCOMPARE(refused("play", R"({"name":"raid","scenario":{}})").status, 400);
    }

    void liveEventsAreSeenSpoiledAndEnded()
    {
        EventLineEnd line;
        EventSub &eventSub = h->world->eventSub();
        eventSub.connected(line, {});
        QCOMPARE(call("event-sessions")[QLatin1String("data")][0][QLatin1String("user")].toString(),
                 QString());
        const QString tea = h->idOf("teaandturrets");
        const Caller caller{h->ready.id, tea, Harness::everyScope()};
        const auto subscribe = [&](const char *type, const char *version) {
            return eventSub
                .create(caller,
                        {.type = QLatin1String(type),
                         .version = QLatin1String(version),
                         .condition = {.broadcasterUserId = tea},
                         .transport = {.method = QStringLiteral("websocket"), .sessionId = line.id()}})
                .has_value();
        };
        QVERIFY(subscribe("channel.update", "2"));
        QVERIFY(subscribe("stream.offline", "1"));
        const QJsonObject session = call("event-sessions")[QLatin1String("data")][0].toObject();
        QCOMPARE(session[QLatin1String("id")].toString(), line.id());
        QCOMPARE(session[QLatin1String("user")].toString(), QStringLiteral("teaandturrets"));
        QCOMPARE(session[QLatin1String("subscriptions")].toInt(), 2);

        call("add-event-fault", R"({"kind":"drop","type":"channel.update"})");
        QCOMPARE(call("event-faults")[QLatin1String("data")][0][QLatin1String("kind")].toString(),
                 QStringLiteral("drop"));
        call("update-channel", R"({"channel":"teaandturrets","title":"one"})");
        call("update-channel", R"({"channel":"teaandturrets","title":"two"})");
        QCOMPARE(line.events().size(), 1);
        const QJsonObject listed
            = call("event-subscriptions", R"({"type":"channel.update"})")[QLatin1String("data")][0]
                  .toObject();
        QCOMPARE(listed[QLatin1String("status")].toString(), QStringLiteral("enabled"));
        QCOMPARE(listed[QLatin1String("notifications")].toInt(), 2);  // as the service sees it

        QCOMPARE(call("revoke-subscription",
                      R"({"type":"channel.update","status":"version_removed"})")[QLatin1String("cleared")]
                     .toInt(),
                 1);
        QCOMPARE(line.of("revocation").size(), 1);
        QCOMPARE(call("reconnect-session")[QLatin1String("sessions")].toInt(), 1);
        QCOMPARE(line.of("session_reconnect").size(), 1);
        QCOMPARE(call("event-sessions")[QLatin1String("data")][0][QLatin1String("is_reconnecting")].toBool(),
                 true);
        QCOMPARE(refused("close-session", R"({"code":3999})").field, QStringLiteral("code"));
        QCOMPARE(refused("close-session", R"({"session":"nobody"})").status, 404);
        QCOMPARE(refused("reconnect-session", R"({"session":"nobody"})").status, 404);
        QCOMPARE(refused("revoke-subscription", R"({"id":"x","status":"user_removed"})").status, 404);
        QCOMPARE(refused("add-event-fault", R"({"kind":"drop","type":"channel.nothing"})").status, 404);
        QCOMPARE(refused("add-event-fault", R"({"kind":"lose"})").status, 400);
        QCOMPARE(refused("add-event-fault", R"({"kind":"drop","times":0})").status, 400);
        QCOMPARE(call("close-session", R"({"code":4006})")[QLatin1String("sessions")].toInt(), 1);
        QCOMPARE(line.code, 4006);
        call("add-event-fault", R"({"kind":"drop","times":-1})");
        call("reset", R"({"seed":3})");
        QCOMPARE(call("event-faults")[QLatin1String("data")].toArray().size(), 0);
    }

    void everyFieldHasAName()
    {
        for (const ControlInfo *info : controls()) {
            for (const Api::Field &field : info->request.fields)
                QVERIFY2(!fieldLabel(field.name).isEmpty(), field.name.data());
        }
    }
};

QTEST_GUILESS_MAIN(TestControl)
#include "tst_control.moc"
