// SPDX-License-Identifier: GPL-3.0-or-later

// Moderators and their channels, VIPs, Shield Mode and colours in chat, as endpoints and events report them
// (api-facts C1, C10, D6).

#include "chat_fixture.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/staff.h"

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
                      paged({{QStringLiteral("user_id"), h->idOf(login)}}, first, after));
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
    template <class Ask>
    QStringList walk(Ask ask, int first, const char *column, int *pages = nullptr)
    {
        QStringList seen;
        QString after;
        do {
            const Answer answer = ask(first, after);
            if (answer.status() != 200 || seen.size() > 1'000)
                return {answer.message()};
            seen += answer.column(column);
            after = answer.cursor();
            if (pages)
                ++*pages;
        } while (!after.isEmpty());
        return seen;
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
                 QStringList({QStringLiteral("mirelark"), QStringLiteral("moonlitforge"),
                              QStringLiteral("paperlantern"), QStringLiteral("sundaywelder"),
                              QStringLiteral("thistlegrand")}));
        QCOMPARE(moderated("pipnocturne").data().size(), 5);
        int live = 0;
        QSet<QString> modes;
        for (const QString &login : std::as_const(logins)) {
            const QString id = h->idOf(login.toLatin1());
            live += h->world->liveStream(id).has_value();
            const auto chat = h->world->area<Sandbox::ChatRooms>().settings(id);
            modes.insert(QStringLiteral("%1 %2 %3 %4 %5")
                             .arg(chat.followerModeDuration.value_or(-1))
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
        QCOMPARE(
            moderated("gravelpike").data(),
            QJsonArray{(QJsonObject{{QStringLiteral("broadcaster_id"), h->idOf("quillscribe")},
                                    {QStringLiteral("broadcaster_login"), QStringLiteral("quillscribe")},
                                    {QStringLiteral("broadcaster_name"), QStringLiteral("QuillScribe")}})});
        QVERIFY(moderated("gravelpike").json[QLatin1String("pagination")].toObject().isEmpty());
        // The broadcaster is not a moderator of the own channel.
        QVERIFY(!moderated("teaandturrets")
                     .column("broadcaster_login")
                     .contains(QStringLiteral("teaandturrets")));
    }

    void moderatedChannelsAreWalkedInPages()
    {
        control("fill-moderated", "{'user':'quillscribe','count':50}");
        const auto ask
            = [&](int first, const QString &after) { return moderated("quillscribe", first, after); };
        const QStringList ids = walk(ask, 100, "broadcaster_id");
        QCOMPARE(ids.size(), 55);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 55);
        for (const int first : {1, 7, 54, 55, 56}) {
            int pages = 0;
            QCOMPARE(walk(ask, first, "broadcaster_id", &pages), ids);
            QCOMPARE(pages, (55 + first - 1) / first);
        }
        QCOMPARE(moderated("quillscribe").data().size(), 20);
        QCOMPARE(moderated("pipnocturne", 1, moderated("quillscribe", 1).cursor()).status(), 400);
        // All of them can be moderated, and their modes differ.
        QSet<QString> modes;
        for (const QString &id : ids) {
            QVERIFY(h->world->mayModerate(id, h->idOf("quillscribe")));
            const auto chat = h->world->area<Sandbox::ChatRooms>().settings(id);
            modes.insert(QStringLiteral("%1 %2")
                             .arg(chat.followerModeDuration.value_or(-1))
                             .arg(chat.slowModeWaitTime.value_or(-1)));
        }
        QVERIFY(modes.size() > 6);
    }

    void channelsThatAreMissingAreMadeUp()
    {
        control("fill-moderated", "{'user':'gravelpike','count':120}");
        const auto ask
            = [&](int first, const QString &after) { return moderated("gravelpike", first, after); };
        const QStringList ids = walk(ask, 100, "broadcaster_id");
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
        const Query query{{QStringLiteral("user_id"), h->idOf("pipnocturne")}};
        QCOMPARE(h->get(h->signIn("quillscribe"), "/moderation/channels", query).status(), 401);
        const auto scope
            = h->get(h->signIn("pipnocturne", {Scope::ModerationRead}), "/moderation/channels", query);
        QCOMPARE(scope.status(), 401);
        QCOMPARE(scope.message(), QStringLiteral("Missing scope: user:read:moderated_channels"));
    }

    // Moderators and VIPs

    void moderatorsAreListedWithoutTheBroadcaster()
    {
        const auto ask = [&](int first, const QString &after) {
            return h->get(m_as, "/moderation/moderators", of("teaandturrets", first, after));
        };
        QStringList logins = walk(ask, 2, "user_login");
        const auto all = ask(100, {});
        QCOMPARE(all.column("user_login"), logins);
        for (const char *login : {"pipnocturne", "wrenloft", "mirelark"})
            QVERIFY2(logins.contains(QLatin1String(login)), login);
        QVERIFY(!logins.contains(QStringLiteral("teaandturrets")));
        QCOMPARE(all.first().keys(),
                 QStringList(
                     {QStringLiteral("user_id"), QStringLiteral("user_login"), QStringLiteral("user_name")}));
        const auto asked = h->get(m_as, "/moderation/moderators",
                                  of("teaandturrets")
                                      + Query{{QStringLiteral("user_id"), h->idOf("quillscribe")},
                                              {QStringLiteral("user_id"), h->idOf("wrenloft")},
                                              {QStringLiteral("user_id"), h->idOf("wrenloft")}});
        QCOMPARE(asked.column("user_login"), QStringList{QStringLiteral("wrenloft")});
        // Moderators cannot read the list.
        QCOMPARE(h->get(h->signIn("wrenloft"), "/moderation/moderators", of("teaandturrets")).status(), 401);
    }

    void vipsAreListed()
    {
        const auto ask = [&](int first, const QString &after) {
            return h->get(m_as, "/channels/vips", of("teaandturrets", first, after));
        };
        const QStringList logins = walk(ask, 1, "user_login");
        for (const char *login : {"sundaywelder", "paperlantern"})
            QVERIFY2(logins.contains(QLatin1String(login)), login);
        QCOMPARE(ask(100, {}).column("user_login"), logins);
        const Query asked{{QStringLiteral("user_id"), h->idOf("sundaywelder")},
                          {QStringLiteral("user_id"), h->idOf("wrenloft")}};
        QCOMPARE(h->get(m_as, "/channels/vips", of("teaandturrets") + asked).column("user_login"),
                 QStringList{QStringLiteral("sundaywelder")});
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
            QStringLiteral("add-vip"), QByteArray(R"({"channel":"teaandturrets","user":"quillscribe"})"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().status, 409);
        QCOMPARE(refused.error().field, QStringLiteral("user"));
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
        QCOMPARE(text(added.events().first(), "user_login"), QStringLiteral("quillscribe"));
        QCOMPARE(text(removed.events().first(), "broadcaster_user_login"), QStringLiteral("teaandturrets"));
        QCOMPARE(done.events().size(), 2);
        QCOMPARE(text(done.events()[0], "action"), QStringLiteral("vip"));
        QCOMPARE(text(done.events()[0][QLatin1String("vip")].toObject(), "user_login"),
                 QStringLiteral("quillscribe"));
        QCOMPARE(text(done.events()[1], "action"), QStringLiteral("unvip"));
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
        QVERIFY2(shielded.message().startsWith(QLatin1String("Requester does not have permissions")),
                 qPrintable(shielded.message()));
        QCOMPARE(shield("sundaywelder", "quillscribe").status(), 403);
        QVERIFY(h->world->area<Sandbox::Staff>().shieldMode(h->idOf("sundaywelder")).isActive);
        QVERIFY(
            !moderated("quillscribe").column("broadcaster_login").contains(QStringLiteral("sundaywelder")));
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
        const QJsonObject expected{{QStringLiteral("is_active"), false},
                                   {QStringLiteral("moderator_id"), QString()},
                                   {QStringLiteral("moderator_login"), QString()},
                                   {QStringLiteral("moderator_name"), QString()},
                                   {QStringLiteral("last_activated_at"), QString()}};
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
                 (QJsonObject{{QStringLiteral("is_active"), true},
                              {QStringLiteral("moderator_id"), h->idOf("quillscribe")},
                              {QStringLiteral("moderator_login"), QStringLiteral("quillscribe")},
                              {QStringLiteral("moderator_name"), QStringLiteral("QuillScribe")},
                              {QStringLiteral("last_activated_at"), on}}));
        QCOMPARE(shield("sundaywelder", "pipnocturne").first(), switched.first());
        QCOMPARE(begun.events().size(), 1);
        QCOMPARE(text(begun.events().first(), "moderator_user_login"), QStringLiteral("quillscribe"));
        QCOMPARE(text(begun.events().first(), "broadcaster_user_login"), QStringLiteral("sundaywelder"));
        QVERIFY(text(begun.events().first(), "started_at").startsWith(on.chopped(1)));

        // Switching on twice has no effect.
        h->clock.advance(5min);
        QCOMPARE(setShield("sundaywelder", "pipnocturne", true).first(), switched.first());
        QCOMPARE(begun.events().size(), 1);

        const auto off = setShield("sundaywelder", "pipnocturne", false).first();
        QCOMPARE(off[QLatin1String("is_active")].toBool(true), false);
        QCOMPARE(text(off, "moderator_login"), QStringLiteral("pipnocturne"));
        QCOMPARE(text(off, "last_activated_at"), on);
        QCOMPARE(ended.events().size(), 1);
        QCOMPARE(text(ended.events().first(), "moderator_user_login"), QStringLiteral("pipnocturne"));

        control("set-shield", "{'channel':'sundaywelder','active':true}");
        QCOMPARE(text(shield("sundaywelder", "quillscribe").first(), "moderator_login"),
                 QStringLiteral("sundaywelder"));
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
        QVERIFY(!h->world->area<Sandbox::Staff>().shieldMode(h->idOf("paperlantern")).isActive);
        QCOMPARE(h->get(reader, "/moderation/shield_mode",
                        Query{{QStringLiteral("broadcaster_id"), QStringLiteral("1")},
                              {QStringLiteral("moderator_id"), h->idOf("quillscribe")}})
                     .status(),
                 400);
    }

    // Colours

    void coloursAreToldInTheOrderAskedFor()
    {
        const auto colors = [&](const QStringList &ids) {
            Query query;
            for (const QString &id : ids)
                query.append({QStringLiteral("user_id"), id});
            return h->get(h->app(), "/chat/color", query);
        };
        const QString quill = h->idOf("quillscribe");
        const auto answer = colors({m_pip, quill, QStringLiteral("1"), m_tea, m_pip});
        QCOMPARE(answer.column("user_login"),
                 QStringList({QStringLiteral("pipnocturne"), QStringLiteral("quillscribe"),
                              QStringLiteral("teaandturrets")}));
        QCOMPARE(answer.column("color"),
                 QStringList({QStringLiteral("#5A4FCF"), QStringLiteral(""), QStringLiteral("#1C7C54")}));
        control("set-chat-color", "{'user':'quillscribe','color':'#9146ff'}");
        QCOMPARE(colors({quill}).column("color"), QStringList{QStringLiteral("#9146FF")});
        control("set-chat-color", "{'user':'quillscribe'}");
        QCOMPARE(colors({quill}).column("color"), QStringList{QStringLiteral("")});
        QVERIFY(colors({QStringLiteral("1")}).data().isEmpty());
        // Other users have various colours, and some have none.
        QStringList ids;
        for (auto rows
             = h->world->database().query("SELECT id FROM users WHERE cast_order IS NULL LIMIT 100");
             rows.next();)
            ids.append(rows.text(0));
        const QStringList theirs = colors(ids).column("color");
        QCOMPARE(theirs.size(), 100);
        QVERIFY(theirs.contains(QStringLiteral("")));
        QVERIFY(QSet<QString>(theirs.begin(), theirs.end()).size() > 8);
        QCOMPARE(colors(ids).column("color"), theirs);
    }

    void whatIsSaidHasTheSpeakersColourAndBadge()
    {
        EventLineEnd &said = listen("teaandturrets", "channel.chat.message", "1", readBy(m_tea, m_tea));
        control("set-chat", "{'channel':'teaandturrets','follower_mode':false}");
        control("say", "{'channel':'teaandturrets','viewer':'paperlantern','text':'good evening'}");
        QCOMPARE(said.events().size(), 1);
        QCOMPARE(text(said.events().first(), "color"), QStringLiteral("#DAA520"));
        QCOMPARE(said.events().first()[QLatin1String("badges")][0][QLatin1String("set_id")].toString(),
                 QStringLiteral("vip"));
    }
};

QTEST_GUILESS_MAIN(TestModeration)
#include "tst_moderation.moc"
