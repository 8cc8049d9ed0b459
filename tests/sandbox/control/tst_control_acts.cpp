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
        QJsonObject app{{u"id"_s, QLatin1String(id)}, {u"name"_s, u"X"_s}, {u"redirect_uris"_s, list}};
        if (secret)
            app["secret"_L1] = QLatin1String(secret);
        return QJsonDocument(app).toJson();
    }

private Q_SLOTS:
    void init() { start(); }
    void cleanup() { stop(); }

    void aViewerRedeemsByTitleOrId()
    {
        const int before = waiting();
        const qint64 points = viewer()["points"_L1].toInteger();
        const auto redeemed
            = call("redeem", R"({"channel":"teaandturrets","viewer":"quillscribe","reward":"HYDRATE!"})");
        QCOMPARE(redeemed["status"_L1].toString(), u"UNFULFILLED"_s);
        QCOMPARE(waiting(), before + 1);
        const auto reward = redeemed["reward"_L1].toObject();
        QCOMPARE(viewer()["points"_L1].toInteger(), points - reward["cost"_L1].toInteger());
        const QByteArray rewardId = reward["id"_L1].toString().toLatin1();
        const auto again
            = call("redeem",
                   "{\"channel\":\"teaandturrets\",\"viewer\":\"mirelark\",\"reward\":\"" + rewardId + "\"}");
        QCOMPARE(again["user_login"_L1].toString(), u"mirelark"_s);
        call("set-points", R"({"channel":"teaandturrets","viewer":"quillscribe","points":1})");
        QCOMPARE(viewer()["points"_L1].toInteger(), 1);
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
        QVERIFY(viewer()["follows_since"_L1].toString().isEmpty());
        call("follow", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        call("follow", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        QVERIFY(!viewer()["follows_since"_L1].toString().isEmpty());
        QCOMPARE(refused("follow", R"({"channel":"quillscribe","viewer":"quillscribe"})").status, 400);
        call("join", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        QVERIFY(viewer()["in_chat"_L1].toBool());
        call("set-chat", R"({"channel":"teaandturrets","follower_mode":false,"slow_mode":true})");
        QCOMPARE(channel()["chat"_L1]["slow_mode_wait_time"_L1].toInt(), 30);
        call("say", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"hello"})");
        QCOMPARE(
            refused("say", R"({"channel":"teaandturrets","viewer":"quillscribe","text":"again"})").status,
            403);
        call("leave", R"({"channel":"teaandturrets","viewer":"quillscribe"})");
        QVERIFY(!viewer()["in_chat"_L1].toBool());
        const QStringList lines = happened(since);
        QCOMPARE(
            lines,
            (QStringList{u"unfollow quillscribe"_s, u"follow quillscribe"_s, u"viewer.join quillscribe"_s,
                         lines.value(3), u"chat.message quillscribe"_s, u"viewer.leave quillscribe"_s}));
        QVERIFY(lines[3].startsWith("chat.settings"_L1));

        const auto before = world().area<Campaigns>().running(id("teaandturrets"))->currentAmount.value;
        const auto donation
            = call("donate", R"({"channel":"teaandturrets","viewer":"mirelark","value":750})");
        QCOMPARE(donation["amount"_L1]["value"_L1].toInt(), 750);
        QCOMPARE(world().area<Campaigns>().running(id("teaandturrets"))->currentAmount.value, before + 750);
        call("cheer", R"({"channel":"teaandturrets","viewer":"mirelark","bits":40})");
        QVERIFY(happened(since).contains(u"cheer mirelark"_s));
    }

    void channelsGoLiveAndChange()
    {
        call("go-live",
             R"({"channel":"quillscribe","viewers":12,"title":"First","category":"kiln of kings"})");
        auto row = channel("quillscribe");
        QVERIFY(row["live"_L1].toBool());
        QCOMPARE(row["viewers"_L1].toInt(), 12);
        QCOMPARE(row["title"_L1].toString(), u"First"_s);
        QCOMPARE(row["category"_L1].toString(), u"Kiln of Kings"_s);
        call("set-viewers", R"({"channel":"quillscribe","viewers":30})");
        call("raid", R"({"from":"pipnocturne","to":"quillscribe","viewers":500})");
        QCOMPARE(channel("quillscribe")["viewers"_L1].toInt(), 530);
        call("go-offline", R"({"channel":"quillscribe"})");
        QVERIFY(!channel("quillscribe")["live"_L1].toBool());
        QCOMPARE(refused("set-viewers", R"({"channel":"quillscribe","viewers":1})").status, 409);
        QCOMPARE(refused("raid", R"({"from":"pipnocturne","to":"quillscribe","viewers":1})").field, u"to"_s);
        QCOMPARE(refused("raid", R"({"from":"pipnocturne","to":"pipnocturne","viewers":1})").status, 400);

        call("update-channel",
             R"({"channel":"pipnocturne","title":"Owls","language":"de","tags":["One","Two"],)"
             R"("labels":["SexualThemes"],"delay":20,"branded_content":true})");
        const auto state = world().channel(id("pipnocturne"))->channel;
        QCOMPARE(state.title, u"Owls"_s);
        QCOMPARE(state.broadcasterLanguage, u"de"_s);
        QCOMPARE(state.tags, (QStringList{u"One"_s, u"Two"_s}));
        QCOMPARE(state.contentClassificationLabels, QStringList{u"SexualThemes"_s});
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
        auto ads = channel()["ads"_L1].toObject();
        QCOMPARE(ads["interval"_L1].toInt(), 600);
        QCOMPARE(ads["length"_L1].toInt(), 45);
        QVERIFY(!ads["schedule"_L1]["next_ad_at"_L1].toString().isEmpty());
        const int snoozes = ads["schedule"_L1]["snooze_count"_L1].toInt();
        QCOMPARE(call("snooze-ad", R"({"channel":"teaandturrets"})")["snooze_count"_L1].toInt(), snoozes - 1);
        const qint64 since = world().lastDomainEvent();
        // A jump of the clock runs everything that has become due.
        call("clock", R"({"jump":1200})");
        QVERIFY(happened(since).value(0).startsWith("ad_break.begin"_L1));
        call("ad-plan", R"({"channel":"teaandturrets","interval":0,"length":60})");
        call("clock", R"({"jump":600})");
        QCOMPARE(call("run-ad", R"({"channel":"teaandturrets","length":60})")["length"_L1].toInt(), 60);
        QCOMPARE(refused("run-ad", R"({"channel":"teaandturrets","length":60})").status, 429);

        QCOMPARE(refused("start-charity", R"({"channel":"teaandturrets","charity":"Second"})").status, 409);
        call("stop-charity", R"({"channel":"teaandturrets"})");
        QVERIFY(channel()["charity"_L1].isNull());
        QCOMPARE(refused("start-charity", R"({"channel":"teaandturrets","charity":"Owls","currency":"eur"})")
                     .field,
                 u"currency"_s);
        call(
            "start-charity",
            R"({"channel":"teaandturrets","charity":"Owls","target":500,"currency":"JPY","decimal_places":0})");
        call("set-charity-goal", R"({"channel":"teaandturrets","target":900})");
        call("fill-donations", R"({"channel":"teaandturrets","count":7})");
        const auto charity = channel()["charity"_L1].toObject();
        QCOMPARE(charity["charity_name"_L1].toString(), u"Owls"_s);
        QCOMPARE(charity["target_amount"_L1]["value"_L1].toInt(), 900);
        QCOMPARE(charity["target_amount"_L1]["currency"_L1].toString(), u"JPY"_s);
        QVERIFY(charity["current_amount"_L1]["value"_L1].toInt() > 0);
    }

    void chatIsModeratedAndShared()
    {
        const qint64 since = world().lastDomainEvent();
        call("announce", R"({"channel":"teaandturrets","message":"tea","color":"purple"})");
        call("shoutout", R"({"from":"teaandturrets","to":"pipnocturne","moderator":"wrenloft"})");
        QCOMPARE(happened(since),
                 (QStringList{u"chat.announcement teaandturrets purple"_s, u"shoutout wrenloft"_s}));
        QCOMPARE(refused("shoutout", R"({"from":"teaandturrets","to":"paperlantern"})").status, 429);
        const Error notTheirs
            = refused("announce", R"({"channel":"teaandturrets","message":"x","moderator":"quillscribe"})");
        QCOMPARE(notTheirs.status, 403);
        QCOMPARE(notTheirs.field, u"moderator"_s);
        const auto session = call("start-shared-chat", R"({"channels":["teaandturrets","pipnocturne"]})");
        QCOMPARE(session["host_broadcaster_id"_L1].toString(), id("teaandturrets"));
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
        QCOMPARE(added["login"_L1].toString(), u"new_one"_s);
        QCOMPARE(added["display_name"_L1].toString(), u"New_One"_s);
        QVERIFY(world().isEligible(added["id"_L1].toString()));
        QCOMPARE(world().cast().last().user.login, u"new_one"_s);
        QCOMPARE(refused("add-user", R"({"login":"new_ONE"})").status, 409);
        QCOMPARE(refused("add-user", R"({"login":"with space"})").status, 400);
        call("set-role", R"({"user":"new_one","role":"plain"})");
        QVERIFY(!world().isEligible(added["id"_L1].toString()));

        const qint64 since = world().lastDomainEvent();
        call("add-moderator", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(viewer("new_one")["moderator"_L1].toBool());
        call("add-editor", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(viewer("new_one")["editor"_L1].toBool());
        call("ban", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(viewer("new_one")["banned"_L1].toBool());
        QVERIFY(!viewer("new_one")["moderator"_L1].toBool());
        QCOMPARE(refused("add-moderator", R"({"channel":"teaandturrets","user":"new_one"})").status, 409);
        call("unban", R"({"channel":"teaandturrets","user":"new_one"})");
        call("remove-editor", R"({"channel":"teaandturrets","user":"new_one"})");
        QVERIFY(!viewer("new_one")["editor"_L1].toBool());
        QCOMPARE(
            happened(since),
            (QStringList{u"role new_one moderator"_s, u"role new_one editor"_s, u"role new_one -moderator"_s,
                         u"ban teaandturrets"_s, u"unban teaandturrets"_s, u"role new_one -editor"_s}));
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
            QCOMPARE(error.field, u"redirect_uris[1]"_s);
        }
        const Error oddId = refused("add-client", registration("a b", {"https://ok.example/"}));
        QCOMPARE(oddId.field, u"id"_s);
        call("add-client", registration("mine", {"http://localhost:1/", "https://ok.example/"}, "s3cret"));
        const auto mine = *world().client(u"mine"_s);
        QCOMPARE(mine.secretHash, hashOf("s3cret"));
        QCOMPARE(mine.redirectUris.size(), 2);

        const auto token
            = call("issue-token", R"({"client":"mine","user":"quillscribe","scopes":["user:read:email"]})");
        const Harness::As as{token["access_token"_L1].toString(), u"mine"_s};
        QVERIFY(!token["refresh_token"_L1].toString().isEmpty());
        QCOMPARE(token["login"_L1].toString(), u"quillscribe"_s);
        QCOMPARE(h->get(as, "/users").first()["login"_L1].toString(), u"quillscribe"_s);
        QVERIFY(!h->get(as, "/users").first()["email"_L1].toString().isEmpty());
        QCOMPARE(h->get(as, "/channels/editors", {{u"broadcaster_id"_s, id("quillscribe")}}).status(), 401);

        const auto all = call("issue-token", R"({"user":"teaandturrets"})");
        QCOMPARE(all["client_id"_L1].toString(), h->ready.id);
        QCOMPARE(all["scope"_L1].toArray().size(), qsizetype(Api::Scope::Count));
        const auto app = call("issue-token");
        QVERIFY(!app.contains("user_id"_L1) && !app.contains("refresh_token"_L1));
        QCOMPARE(h->get({app["access_token"_L1].toString(), h->ready.id}, "/streams").status(), 200);
        QCOMPARE(refused("issue-token", R"({"user":"quillscribe","scopes":["bits:reed"]})").field,
                 u"scopes"_s);

        call("disconnect", R"({"client":"mine","user":"quillscribe"})");
        QCOMPARE(h->get(as, "/users").status(), 401);
        const Harness::As tea{all["access_token"_L1].toString(), h->ready.id};
        QCOMPARE(h->get(tea, "/users").status(), 200);
        call("expire-tokens");
        QCOMPARE(h->get(tea, "/users").status(), 401);
    }
};

QTEST_GUILESS_MAIN(TestControlActs)
#include "tst_control_acts.moc"
