// SPDX-License-Identifier: GPL-3.0-or-later

// Moderators and their channels, VIPs, Shield Mode and colours in chat, as endpoints and events report them
// (api-facts C1, C10, D6).

#include "chat_fixture.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/roles.h"

#include <QSet>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestModeration : public QObject, ChatFixture
{
    Q_OBJECT

    Answer moderated(const char *login, int first = 0, const QString &after = {})
    {
        return h->get(h->signIn(login), "/moderation/channels",
                      paged({{u"user_id"_s, h->idOf(login)}}, first, after));
    }
    Answer shield(const char *channel, const char *moderator)
    {
        return h->get(h->signIn(moderator), "/moderation/shield_mode", by(channel, moderator));
    }
    Answer setShield(const char *channel, const char *moderator, bool active)
    {
        return h->call(h->signIn(moderator), "PUT", "/moderation/shield_mode", by(channel, moderator),
                       active ? "{\"is_active\":true}" : "{\"is_active\":false}");
    }
    Answer slow(const char *channel, const char *moderator)
    {
        return h->patch(h->signIn(moderator), "/chat/settings", by(channel, moderator),
                        "{\"slow_mode\":true,\"slow_mode_wait_time\":45}");
    }
private Q_SLOTS:
    void init() { startChat(); }
    void cleanup() { stopChat(); }

    // Moderated channels

    void theStoryHasWhoModeratesManyChannels()
    {
        const auto answer = moderated("quillscribe");
        QCOMPARE(answer.status(), 200);
        QStringList logins = answer.column("broadcaster_login");
        logins.sort();
        QCOMPARE(logins,
                 QStringList({u"mirelark"_s, u"moonlitforge"_s, u"paperlantern"_s, u"sundaywelder"_s,
                              u"thistlegrand"_s}));
        QCOMPARE(moderated("pipnocturne").data().size(), 5);
        int live = 0;
        QSet<QString> modes;
        for (const QString &login : std::as_const(logins)) {
            const QString id = h->idOf(login.toLatin1());
            live += h->world->liveStream(id).has_value();
            const auto chat = h->world->area<Sandbox::ChatRooms>().settings(id);
            modes.insert(u"%1 %2 %3 %4 %5"_s.arg(chat.followerModeDuration.value_or(-1))
                             .arg(chat.slowModeWaitTime.value_or(-1))
                             .arg(chat.subscriberMode)
                             .arg(chat.emoteMode)
                             .arg(chat.uniqueChatMode));
        }
        QCOMPARE(live, 3);
        QCOMPARE(modes.size(), logins.size());
    }

    void aModeratedChannelHasAnIdAndTwoNames()
    {
        control("add-moderator", "{'channel':'quillscribe','user':'gravelpike'}");
        QCOMPARE(moderated("gravelpike").data(),
                 QJsonArray{(QJsonObject{{u"broadcaster_id"_s, h->idOf("quillscribe")},
                                         {u"broadcaster_login"_s, u"quillscribe"_s},
                                         {u"broadcaster_name"_s, u"QuillScribe"_s}})});
        QVERIFY(moderated("gravelpike").json["pagination"_L1].toObject().isEmpty());
        // The broadcaster is not a moderator of the own channel.
        QVERIFY(!moderated("teaandturrets").column("broadcaster_login").contains(u"teaandturrets"_s));
    }

    void moderatedChannelsAreWalkedInPages()
    {
        control("fill-moderated", "{'user':'quillscribe','count':50}");
        const auto ask = [&](int first) {
            return [&, first](const QString &after) { return moderated("quillscribe", first, after); };
        };
        const QStringList ids = walk(ask(100), "broadcaster_id");
        QCOMPARE(ids.size(), 55);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 55);
        for (const int first : {1, 7, 54, 55, 56}) {
            int pages = 0;
            QCOMPARE(walk(ask(first), "broadcaster_id", &pages), ids);
            QCOMPARE(pages, (55 + first - 1) / first);
        }
        QCOMPARE(moderated("quillscribe").data().size(), 20);
        QCOMPARE(moderated("pipnocturne", 1, moderated("quillscribe", 1).cursor()).status(), 400);
        // All of them can be moderated, and their modes differ.
        QSet<QString> modes;
        for (const QString &id : ids) {
            QVERIFY(h->world->mayModerate(id, h->idOf("quillscribe")));
            const auto chat = h->world->area<Sandbox::ChatRooms>().settings(id);
            modes.insert(u"%1 %2"_s.arg(chat.followerModeDuration.value_or(-1))
                             .arg(chat.slowModeWaitTime.value_or(-1)));
        }
        QVERIFY(modes.size() > 6);
    }

    void channelsThatAreMissingAreMadeUp()
    {
        control("fill-moderated", "{'user':'gravelpike','count':120}");
        const auto ask = [&](int first) {
            return [&, first](const QString &after) { return moderated("gravelpike", first, after); };
        };
        const QStringList ids = walk(ask(100), "broadcaster_id");
        QCOMPARE(ids.size(), 120);
        int live = 0;
        for (const QString &id : ids)
            live += h->world->liveStream(id).has_value();
        QVERIFY(live > 40 && live < 120);
        // He is banned in one channel and stays so.
        QVERIFY(!ids.contains(h->idOf("teaandturrets")));
    }

    void onlyOnesOwnModeratedChannelsAreTold()
    {
        const Query query{{u"user_id"_s, h->idOf("pipnocturne")}};
        QCOMPARE(h->get(h->signIn("quillscribe"), "/moderation/channels", query).status(), 401);
        const auto scope
            = h->get(h->signIn("pipnocturne", {Scope::ModerationRead}), "/moderation/channels", query);
        QCOMPARE(scope.status(), 401);
        QCOMPARE(scope.message(), u"Missing scope: user:read:moderated_channels"_s);
    }

    // Moderators and VIPs

    void moderatorsAreListedWithoutTheBroadcaster()
    {
        const auto ask = [&](const QString &after) {
            return h->get(m_as, "/moderation/moderators", of("teaandturrets", 2, after));
        };
        QStringList logins = walk(ask, "user_login");
        const auto all = h->get(m_as, "/moderation/moderators", of("teaandturrets", 100));
        QCOMPARE(all.column("user_login"), logins);
        for (const char *login : {"pipnocturne", "wrenloft", "mirelark"})
            QVERIFY2(logins.contains(QLatin1String(login)), login);
        QVERIFY(!logins.contains(u"teaandturrets"_s));
        QCOMPARE(all.first().keys(), QStringList({u"user_id"_s, u"user_login"_s, u"user_name"_s}));
        const auto asked = h->get(m_as, "/moderation/moderators",
                                  of("teaandturrets")
                                      + Query{{u"user_id"_s, h->idOf("quillscribe")},
                                              {u"user_id"_s, h->idOf("wrenloft")},
                                              {u"user_id"_s, h->idOf("wrenloft")}});
        QCOMPARE(asked.column("user_login"), QStringList{u"wrenloft"_s});
        // Moderators cannot read the list.
        QCOMPARE(h->get(h->signIn("wrenloft"), "/moderation/moderators", of("teaandturrets")).status(), 401);
    }

    void vipsAreListed()
    {
        const auto ask = [&](const QString &after) {
            return h->get(m_as, "/channels/vips", of("teaandturrets", 1, after));
        };
        const QStringList logins = walk(ask, "user_login");
        for (const char *login : {"sundaywelder", "paperlantern"})
            QVERIFY2(logins.contains(QLatin1String(login)), login);
        QCOMPARE(h->get(m_as, "/channels/vips", of("teaandturrets", 100)).column("user_login"), logins);
        const Query asked{{u"user_id"_s, h->idOf("sundaywelder")}, {u"user_id"_s, h->idOf("wrenloft")}};
        QCOMPARE(h->get(m_as, "/channels/vips", of("teaandturrets") + asked).column("user_login"),
                 QStringList{u"sundaywelder"_s});
        QCOMPARE(h->get(h->signIn("wrenloft"), "/channels/vips", of("teaandturrets")).status(), 401);
        const auto scoped = h->signIn("teaandturrets", {Scope::ChannelManageVips});
        QCOMPARE(h->get(scoped, "/channels/vips", of("teaandturrets")).status(), 200);
    }

    void nobodyIsBothModeratorAndVip()
    {
        control("add-vip", "{'channel':'teaandturrets','user':'quillscribe'}");
        control("add-moderator", "{'channel':'teaandturrets','user':'quillscribe'}");
        QVERIFY(!h->world->isVip(m_tea, h->idOf("quillscribe")));
        const auto refused = m_control->call(
            u"add-vip"_s, QByteArray(R"({"channel":"teaandturrets","user":"quillscribe"})"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().status, 409);
        QCOMPARE(refused.error().field, u"user"_s);
        control("ban", "{'channel':'teaandturrets','user':'sundaywelder'}");
        QVERIFY(!h->world->isVip(m_tea, h->idOf("sundaywelder")));
    }

    void vipsComeAndGoAsEvents()
    {
        EventLineEnd &added = listen("teaandturrets", "channel.vip.add", "1", EventSubFixture::of(m_tea));
        EventLineEnd &removed
            = listen("teaandturrets", "channel.vip.remove", "1", EventSubFixture::of(m_tea));
        EventLineEnd &done
            = listen("teaandturrets", "channel.moderate", "2", EventSubFixture::moderated(m_tea, m_tea));
        control("add-vip", "{'channel':'teaandturrets','user':'quillscribe'}");
        control("add-vip", "{'channel':'teaandturrets','user':'quillscribe'}");
        control("remove-vip", "{'channel':'teaandturrets','user':'quillscribe'}");
        QCOMPARE(added.events().size(), 1);
        QCOMPARE(removed.events().size(), 1);
        QCOMPARE(text(added.events().first(), "user_login"), u"quillscribe"_s);
        QCOMPARE(text(removed.events().first(), "broadcaster_user_login"), u"teaandturrets"_s);
        QCOMPARE(done.events().size(), 2);
        QCOMPARE(text(done.events()[0], "action"), u"vip"_s);
        QCOMPARE(text(done.events()[0]["vip"_L1].toObject(), "user_login"), u"quillscribe"_s);
        QCOMPARE(text(done.events()[1], "action"), u"unvip"_s);
    }

    // A role that ends

    void whoLosesTheRoleIsRefusedAtOnce()
    {
        QCOMPARE(slow("sundaywelder", "quillscribe").status(), 200);
        QCOMPARE(setShield("sundaywelder", "quillscribe", true).status(), 200);
        control("remove-moderator", "{'channel':'sundaywelder','user':'quillscribe'}");
        QCOMPARE(slow("sundaywelder", "quillscribe").status(), 403);
        const auto shielded = setShield("sundaywelder", "quillscribe", false);
        QCOMPARE(shielded.status(), 403);
        QVERIFY2(shielded.message().startsWith("Requester does not have permissions"_L1),
                 qPrintable(shielded.message()));
        QCOMPARE(shield("sundaywelder", "quillscribe").status(), 403);
        QVERIFY(h->world->area<Sandbox::Roles>().shieldMode(h->idOf("sundaywelder")).isActive);
        QVERIFY(!moderated("quillscribe").column("broadcaster_login").contains(u"sundaywelder"_s));
        // The other channels are unchanged.
        QCOMPARE(slow("paperlantern", "quillscribe").status(), 200);
    }

    void anAnnouncementThatDoesNotPassReviewIsRefused()
    {
        const auto send = [&](const char *message) {
            return h->call(h->signIn("quillscribe"), "POST", "/chat/announcements",
                           by("paperlantern", "quillscribe"),
                           QByteArray("{\"message\":\"") + message + "\"}");
        };
        QCOMPARE(send("a GrobbelFluch is not polite").status(), 400);
        QCOMPARE(send("a curse is not polite").status(), 204);
    }

    // Shield Mode

    void whereItNeverWasOnNobodySwitchedIt()
    {
        const auto answer = shield("paperlantern", "quillscribe");
        QCOMPARE(answer.status(), 200);
        const QJsonObject expected{{u"is_active"_s, false},
                                   {u"moderator_id"_s, QString()},
                                   {u"moderator_login"_s, QString()},
                                   {u"moderator_name"_s, QString()},
                                   {u"last_activated_at"_s, QString()}};
        QCOMPARE(answer.data(), QJsonArray{expected});
        // Switching off twice has no effect.
        QCOMPARE(setShield("paperlantern", "quillscribe", false).data(), QJsonArray{expected});
    }

    void shieldModeTellsWhoSwitchedItLast()
    {
        const QString welder = h->idOf("sundaywelder");
        EventLineEnd &begun = listen("sundaywelder", "channel.shield_mode.begin", "1",
                                     EventSubFixture::moderated(welder, welder));
        EventLineEnd &ended = listen("sundaywelder", "channel.shield_mode.end", "1",
                                     EventSubFixture::moderated(welder, welder));
        const QString on = Api::formatTime(h->clock.now());
        const auto switched = setShield("sundaywelder", "quillscribe", true);
        QCOMPARE(switched.first(),
                 (QJsonObject{{u"is_active"_s, true},
                              {u"moderator_id"_s, h->idOf("quillscribe")},
                              {u"moderator_login"_s, u"quillscribe"_s},
                              {u"moderator_name"_s, u"QuillScribe"_s},
                              {u"last_activated_at"_s, on}}));
        QCOMPARE(shield("sundaywelder", "pipnocturne").first(), switched.first());
        QCOMPARE(begun.events().size(), 1);
        QCOMPARE(text(begun.events().first(), "moderator_user_login"), u"quillscribe"_s);
        QCOMPARE(text(begun.events().first(), "broadcaster_user_login"), u"sundaywelder"_s);
        QVERIFY(text(begun.events().first(), "started_at").startsWith(on.chopped(1)));

        // Switching on twice has no effect.
        h->clock.advance(5min);
        QCOMPARE(setShield("sundaywelder", "pipnocturne", true).first(), switched.first());
        QCOMPARE(begun.events().size(), 1);

        const auto off = setShield("sundaywelder", "pipnocturne", false).first();
        QCOMPARE(off["is_active"_L1].toBool(true), false);
        QCOMPARE(text(off, "moderator_login"), u"pipnocturne"_s);
        QCOMPARE(text(off, "last_activated_at"), on);
        QCOMPARE(ended.events().size(), 1);
        QCOMPARE(text(ended.events().first(), "moderator_user_login"), u"pipnocturne"_s);

        control("set-shield", "{'channel':'sundaywelder','active':true}");
        QCOMPARE(text(shield("sundaywelder", "quillscribe").first(), "moderator_login"), u"sundaywelder"_s);
        QCOMPARE(begun.events().size(), 2);
    }

    void shieldModeIsReadWithEitherScopeAndSwitchedWithOne()
    {
        const auto reader = h->signIn("quillscribe", {Scope::ModeratorReadShieldMode});
        const auto switcher = h->signIn("quillscribe", {Scope::ModeratorManageShieldMode});
        const Query query = by("paperlantern", "quillscribe");
        QCOMPARE(h->get(reader, "/moderation/shield_mode", query).status(), 200);
        QCOMPARE(h->get(switcher, "/moderation/shield_mode", query).status(), 200);
        QCOMPARE(h->call(reader, "PUT", "/moderation/shield_mode", query, "{\"is_active\":true}").status(),
                 401);
        QVERIFY(!h->world->area<Sandbox::Roles>().shieldMode(h->idOf("paperlantern")).isActive);
        QCOMPARE(h->get(reader, "/moderation/shield_mode",
                        Query{{u"broadcaster_id"_s, u"1"_s}, {u"moderator_id"_s, h->idOf("quillscribe")}})
                     .status(),
                 400);
    }

    // Colours

    void coloursAreToldInTheOrderAskedFor()
    {
        const auto colors = [&](const QStringList &ids) {
            Query query;
            for (const QString &id : ids)
                query.append({u"user_id"_s, id});
            return h->get(h->app(), "/chat/color", query);
        };
        const QString quill = h->idOf("quillscribe");
        const auto answer = colors({m_pip, quill, u"1"_s, m_tea, m_pip});
        QCOMPARE(answer.column("user_login"),
                 QStringList({u"pipnocturne"_s, u"quillscribe"_s, u"teaandturrets"_s}));
        QCOMPARE(answer.column("color"), QStringList({u"#5A4FCF"_s, u""_s, u"#1C7C54"_s}));
        control("set-chat-color", "{'user':'quillscribe','color':'#9146ff'}");
        QCOMPARE(colors({quill}).column("color"), QStringList{u"#9146FF"_s});
        control("set-chat-color", "{'user':'quillscribe'}");
        QCOMPARE(colors({quill}).column("color"), QStringList{u""_s});
        QVERIFY(colors({u"1"_s}).data().isEmpty());
        // Other users have various colours, and some have none.
        QStringList ids;
        for (auto rows
             = h->world->database().query("SELECT id FROM users WHERE cast_order IS NULL LIMIT 100");
             rows.next();)
            ids.append(rows.text(0));
        const QStringList theirs = colors(ids).column("color");
        QCOMPARE(theirs.size(), 100);
        QVERIFY(theirs.contains(u""_s));
        QVERIFY(QSet<QString>(theirs.begin(), theirs.end()).size() > 8);
        QCOMPARE(colors(ids).column("color"), theirs);
    }

    void whatIsSaidHasTheSpeakersColourAndBadge()
    {
        EventLineEnd &said = listen("teaandturrets", "channel.chat.message", "1", readBy(m_tea, m_tea));
        control("set-chat", "{'channel':'teaandturrets','follower_mode':false}");
        control("say", "{'channel':'teaandturrets','viewer':'paperlantern','text':'good evening'}");
        QCOMPARE(said.events().size(), 1);
        QCOMPARE(text(said.events().first(), "color"), u"#DAA520"_s);
        QCOMPARE(said.events().first()["badges"_L1][0]["set_id"_L1].toString(), u"vip"_s);
    }
};

QTEST_GUILESS_MAIN(TestModeration)
#include "tst_moderation.moc"
