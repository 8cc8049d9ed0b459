// SPDX-License-Identifier: GPL-3.0-or-later

// The control calls: all are implemented, each of their rules is enforced, and unknown users are refused with
// a message. Values that break rules are derived from the declarations.

#include "control_fixture.h"
#include "sandbox/events/event_line.h"

#include "sandbox/ads/ad_breaks.h"
#include "sandbox/control/page/page.h"

using namespace Sidestage;
using namespace Sidestage::Sandbox;

namespace {

/// One valid call of each kind. Later ones depend on earlier ones.
const QList<std::pair<const char *, QByteArray>> &goodCalls()
{
    static const QList<std::pair<const char *, QByteArray>> calls{
        {"state", "{}"},
        {"domain-events", R"({"limit":5})"},
        {"viewer", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"rewards", R"({"channel":"teaandturrets"})"},
        {"requests", "{}"},
        {"faults", "{}"},
        {"calls", "{}"},
        {"scenarios", "{}"},
        {"extensions", "{}"},
        {"set-points", R"({"channel":"teaandturrets","viewer":"quillscribe","points":1000000})"},
        {"redeem", R"({"channel":"teaandturrets","viewer":"quillscribe","reward":"hydrate!"})"},
        {"unfollow", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"follow", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"join", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"set-chat", R"({"channel":"teaandturrets","moderator":"pipnocturne","follower_mode":false})"},
        {"set-shield", R"({"channel":"teaandturrets","moderator":"pipnocturne","active":true})"},
        {"say", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"good evening"})"},
        {"say-held", R"({"channel":"teaandturrets","viewer":"quillscribe","category":"racism"})"},
        {"fill-held", R"({"channel":"teaandturrets","count":20})"},
        {"set-suspicious",
         R"({"channel":"teaandturrets","user":"quillscribe","status":"active_monitoring","moderator":"wrenloft"})"},
        {"whisper", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"a word in private"})"},
        {"set-whispers", R"({"user":"teaandturrets","strangers":false})"},
        {"invite-guest", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"accept-guest-invite", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"get-ready-as-guest", R"({"channel":"teaandturrets","viewer":"quillscribe","video":false})"},
        {"leave-as-guest", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
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
        {"start-goal",
         R"({"channel":"sundaywelder","type":"new_subscription","target":20,"current":3,"description":"More sparks"})"},
        {"change-goal", R"({"channel":"sundaywelder","type":"new_subscription","target":30,"current":4})"},
        {"end-goal", R"({"channel":"sundaywelder","type":"new_subscription"})"},
        {"start-poll", R"({"channel":"sundaywelder","title":"Next?","choices":["This","That"]})"},
        {"vote", R"({"channel":"sundaywelder","viewer":"quillscribe","choice":2})"},
        {"start-prediction",
         R"({"channel":"sundaywelder","title":"Will it hold?","outcomes":["Yes","No"],"window":60})"},
        {"predict", R"({"channel":"sundaywelder","viewer":"quillscribe","outcome":2,"points":100})"},
        {"end-prediction", R"({"channel":"sundaywelder","status":"RESOLVED","outcome":2})"},
        {"subscribe", R"({"channel":"sundaywelder","viewer":"quillscribe","tier":2})"},
        {"renew-subscription", R"({"channel":"sundaywelder","viewer":"quillscribe","message":"Still here"})"},
        {"end-subscription", R"({"channel":"sundaywelder","viewer":"quillscribe"})"},
        {"gift-subscriptions", R"({"channel":"teaandturrets","viewer":"mirelark","count":3,"tier":1})"},
        {"push-hype-train", R"({"channel":"teaandturrets","viewer":"mirelark","points":2000})"},
        {"use-automatic-reward",
         R"({"channel":"teaandturrets","viewer":"mirelark","reward":"send_highlighted_message","text":"Look!"})"},
        {"grant-entitlement", R"({"viewer":"quillscribe","category":"Ember Circuit","benefit":"a-hat"})"},
        {"install-extension",
         R"({"channel":"quillscribe","extension":"sidestage-desktop","version":"1.1.0"})"},
        {"activate-extension",
         R"({"channel":"quillscribe","extension":"sidestage-desktop","type":"component","slot":2})"},
        {"deactivate-extension", R"({"channel":"quillscribe","extension":"sidestage-desktop"})"},
        {"uninstall-extension", R"({"channel":"quillscribe","extension":"sidestage-desktop"})"},
        {"clip", R"({"channel":"teaandturrets","viewer":"mirelark","title":"Look","duration":20})"},
        {"set-clipping", R"({"channel":"teaandturrets","allowed":"followers"})"},
        {"publish-video",
         R"({"channel":"teaandturrets","type":"highlight","title":"The tower","description":"It falls","duration":90,"views":7})"},
        {"remove-video", R"({"channel":"teaandturrets"})"},
        {"set-archives", R"({"channel":"teaandturrets","on":false})"},
        {"fill-clips", R"({"channel":"teaandturrets","count":20})"},
        {"fill-redemptions", R"({"channel":"teaandturrets","reward":"Hydrate!","count":20})"},
        {"fill-chatters", R"({"channel":"teaandturrets","count":20})"},
        {"fill-subscribers", R"({"channel":"sundaywelder","count":20})"},
        {"fill-moderated", R"({"user":"quillscribe","count":3})"},
        {"fill-donations", R"({"channel":"teaandturrets","count":20})"},
        {"add-followers", R"({"channel":"teaandturrets","count":20})"},
        {"fill-entitlements", R"({"category":"Ember Circuit","count":20})"},
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
        {"warn",
         R"({"channel":"teaandturrets","user":"quillscribe","reason":"No links","moderator":"wrenloft"})"},
        {"acknowledge-warning", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"ban", R"({"channel":"teaandturrets","user":"quillscribe","duration":60,"moderator":"wrenloft"})"},
        {"ban", R"({"channel":"teaandturrets","user":"quillscribe","reason":"Links all the same"})"},
        {"request-unban", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"Sorry"})"},
        {"withdraw-unban-request", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"request-unban", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"Please"})"},
        {"resolve-unban-request",
         R"({"channel":"teaandturrets","viewer":"quillscribe","approve":false,"text":"Not yet","moderator":"wrenloft"})"},
        {"read-unban-answer", R"({"channel":"teaandturrets","viewer":"quillscribe"})"},
        {"unban", R"({"channel":"teaandturrets","user":"quillscribe","moderator":"wrenloft"})"},
        {"set-unban-requests", R"({"channel":"teaandturrets","active":false})"},
        {"add-blocked-term",
         R"({"channel":"teaandturrets","term":"free tea*","moderator":"wrenloft","expires_in_seconds":60})"},
        {"remove-blocked-term", R"({"channel":"teaandturrets","term":"Free tea*"})"},
        {"fill-banned", R"({"channel":"teaandturrets","count":20})"},
        {"fill-blocked-terms", R"({"channel":"teaandturrets","count":20})"},
        {"event-sessions", "{}"},
        {"event-subscriptions", R"({"type":"channel.follow"})"},
        {"conduits", "{}"},
        {"webhook-deliveries", "{}"},
        {"event-faults", "{}"},
        {"close-session", R"({"code":4000})"},
        {"reconnect-session", "{}"},
        {"revoke-subscription", R"({"type":"channel.follow","status":"user_removed"})"},
        {"add-event-fault", R"({"kind":"delay","type":"channel.follow","delay_ms":100})"},
        {"clear-event-faults", "{}"},
        {"add-client",
         "{\"id\":\"my-app\",\"name\":\"My app\",\"redirect_uris\":[\"http://localhost:1/back\"]}"},
        {"issue-token", R"({"client":"tilda-tools","user":"quillscribe","scopes":["bits:read"]})"},
        {"add-extension", R"({"client":"my-app","owner":"quillscribe"})"},
        {"issue-extension-token",
         R"({"extension":"tilda-tools","channel":"teaandturrets","user":"quillscribe"})"},
        {"own-game", R"({"client":"my-app","category":"Hollow Tides"})"},
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

class TestControl : public QObject, ControlFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }
    void cleanup() { stop(); }

    void everyCallIsAnswered()
    {
        QStringList names;
        for (const ControlCall &call : control->calls()) {
            QVERIFY2(!names.contains(QLatin1String(call.name)), call.name);
            names.append(QLatin1String(call.name));
            const bool tried = std::any_of(goodCalls().begin(), goodCalls().end(), [&call](const auto &good) {
                return qstrcmp(good.first, call.name) == 0;
            });
            QVERIFY2(tried, call.name);
        }
    }

    void oneAfterAnotherTheyAllWork()
    {
        for (const auto &[name, json] : goodCalls()) {
            const auto answer = control->call(QLatin1String(name), json);
            QVERIFY2(
                answer,
                qPrintable(QLatin1String(name) + u": "_s + (answer ? QString() : answer.error().message)));
            const ControlCall *info = control->find(name);
            QCOMPARE(answer->isEmpty(), !info->answer);
            if (info->answer) {
                const QJsonObject reply = object(*answer);
                for (const Api::Field &field : info->answer->fields) {
                    if (field.type->plain)
                        QVERIFY2(reply.contains(field.name), field.name.data());
                }
            }
        }
    }

    void everyRuleIsEnforced()
    {
        const QByteArray before = h->fingerprint();
        for (const auto &[name, json] : goodCalls()) {
            const ControlCall *info = control->find(name);
            const QJsonObject good = object(json);
            const auto expect = [&](const QJsonObject &bad, const QString &field, const char *what) {
                const Error error = refused(name, QJsonDocument(bad).toJson(QJsonDocument::Compact));
                const QString where
                    = u"%1 %2 %3: %4"_s.arg(QLatin1String(name), field, QLatin1String(what), error.message);
                QVERIFY2(error.status == 400, qPrintable(where));
                QVERIFY2(error.field.startsWith(field), qPrintable(where + u' ' + error.field));
                QVERIFY2(!error.message.isEmpty(), qPrintable(where));
            };
            QJsonObject more = good;
            more["chanel"_L1] = 1;
            expect(more, u"chanel"_s, "unknown");
            for (const Api::Field &field : info->request->fields) {
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
                            many.append(u"x%1"_s.arg(i));
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
                    expect(with(u"many"_s), field.name, "a text");
                    break;
                case Api::Kind::Boolean:
                    expect(with(u"maybe"_s), field.name, "a text");
                    break;
                case Api::Kind::Name:
                    expect(with(u"no such name"_s), field.name, "not one of them");
                    break;
                case Api::Kind::Time:
                    expect(with(u"yesterday"_s), field.name, "no time");
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
        const QStringList names{u"channel"_s, u"viewer"_s, u"user"_s, u"moderator"_s, u"from"_s, u"to"_s};
        int tried = 0;
        for (const auto &[name, json] : goodCalls()) {
            const QJsonObject good = object(json);
            for (const QString &field : names) {
                if (!good.contains(field))
                    continue;
                QJsonObject changed = good;
                changed[field] = u"nobody_at_all"_s;
                const Error error = refused(name, QJsonDocument(changed).toJson());
                QCOMPARE(error.status, 404);
                QCOMPARE(error.field, field);
                QCOMPARE(error.message, u"There is no user \"nobody_at_all\"."_s);
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
        unknown("grant-entitlement", R"({"viewer":"quillscribe","category":"Nothing"})", "category");
        unknown("fill-entitlements", R"({"category":"Nothing","count":1})", "category");
        unknown("own-game", R"({"client":"nobody","category":"Ember Circuit"})", "client");
        unknown("add-extension", R"({"client":"nobody","owner":"quillscribe"})", "client");
        unknown("add-extension", R"({"client":"tilda-tools","owner":"nobody_at_all"})", "owner");
        unknown("issue-extension-token", R"({"extension":"nobody"})", "extension");
        unknown("activate-extension",
                R"({"channel":"quillscribe","extension":"tilda-tools","type":"overlay"})", "extension");
        unknown("deactivate-extension", R"({"channel":"quillscribe","extension":"tilda-tools"})",
                "extension");
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
        const QJsonValue byName
            = call("viewer", R"({"channel":"@TeaAndTurrets","viewer":"QuillScribe"})")["id"_L1];
        QCOMPARE(byName.toString(), id("quillscribe"));
        const QByteArray ids = "{\"channel\":\"" + id("teaandturrets").toLatin1() + "\",\"viewer\":\""
            + id("quillscribe").toLatin1() + "\"}";
        QCOMPARE(call("viewer", ids)["login"_L1].toString(), u"quillscribe"_s);
    }

    void everyFieldHasAName()
    {
        for (const ControlCall &call : control->calls()) {
            for (const Api::Field &field : call.request->fields)
                QVERIFY2(!fieldLabel(field).isEmpty(), field.name.data());
        }
    }
};

QTEST_GUILESS_MAIN(TestControl)
#include "tst_control.moc"
