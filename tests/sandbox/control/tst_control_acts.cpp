// SPDX-License-Identifier: GPL-3.0-or-later

// The control calls by which viewers, channels, users and apps act, and the effect of each.

#include "control_fixture.h"

#include "sandbox/ads/ad_breaks.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/life/life.h"

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestControlActs : public QObject, ControlFixture
{
    Q_OBJECT

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
    void init() { start(); }
    void cleanup() { stop(); }

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
        const qint64 since = world().lastDomainEvent();
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

        const auto before = world().area<Campaigns>().running(id("teaandturrets"))->currentAmount.value;
        const auto donation
            = call("donate", R"({"channel":"teaandturrets","viewer":"mirelark","value":750})");
        QCOMPARE(donation[QLatin1String("amount")][QLatin1String("value")].toInt(), 750);
        QCOMPARE(world().area<Campaigns>().running(id("teaandturrets"))->currentAmount.value, before + 750);
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
        // The limits of the endpoint apply here too.
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
        const qint64 since = world().lastDomainEvent();
        // A jump of the clock runs everything that has become due.
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
        const qint64 since = world().lastDomainEvent();
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
        QVERIFY(world().area<ChatRooms>().sharedChats().session(id("pipnocturne")));
        call("end-shared-chat", R"({"channel":"pipnocturne"})");
        QVERIFY(!world().area<ChatRooms>().sharedChats().session(id("teaandturrets")));
        QCOMPARE(refused("start-shared-chat", R"({"channels":["teaandturrets","teaandturrets"]})").status,
                 400);
        const int before = world().area<ChatRooms>().chatterCount(id("quillscribe"));
        call("fill-chatters", R"({"channel":"quillscribe","count":25})");
        QCOMPARE(world().area<ChatRooms>().chatterCount(id("quillscribe")), before + 25);
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

        const qint64 since = world().lastDomainEvent();
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
};

QTEST_GUILESS_MAIN(TestControlActs)
#include "tst_control_acts.moc"
