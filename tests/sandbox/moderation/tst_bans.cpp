// SPDX-License-Identifier: GPL-3.0-or-later

// Bans and timeouts: what they do, when they end, who may be banned, and what is told (api-facts C10, D6).

#include "moderation_fixture.h"

#include "sandbox/moderation/moderation.h"
#include "sandbox/rewards/rewards.h"
#include "schema/values.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestBans : public QObject, ModerationFixture
{
    Q_OBJECT

    Answer banned(const Query &more = {}) { return h->get(m_as, "/moderation/banned", bannedQuery() + more); }
    Query bannedQuery() { return of("teaandturrets"); }
    /// The entry of this user in the list; empty: there is none.
    QJsonObject entry(const char *user) { return banned(with("user_id", h->idOf(user))).first(); }

private Q_SLOTS:
    void init() { startModeration(); }
    void cleanup() { stopChat(); }

    void aBanSaysWhoDidItAndWhy()
    {
        const auto answer = ban("wrenloft", "quillscribe", {{u"reason"_s, u"links"_s}});
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.data(),
                 (QJsonArray{QJsonObject{{u"broadcaster_id"_s, m_tea},
                                         {u"moderator_id"_s, m_wren},
                                         {u"user_id"_s, m_quill},
                                         {u"created_at"_s, now()},
                                         {u"end_time"_s, QJsonValue::Null}}}));
        QJsonObject expected = userFields("quillscribe");
        expected["expires_at"_L1] = QString();
        expected["created_at"_L1] = now();
        expected["reason"_L1] = u"links"_s;
        expected["moderator_id"_L1] = m_wren;
        expected["moderator_login"_L1] = u"wrenloft"_s;
        expected["moderator_name"_L1] = nameOf("wrenloft");
        QCOMPARE(banned().first(), expected);
        h->clock.advance(24h * 365);
        m_as = h->signIn();
        QCOMPARE(entry("quillscribe"), expected);
        QCOMPARE(unban("wrenloft", "quillscribe").status(), 204);
        QVERIFY(entry("quillscribe").isEmpty());
        QCOMPARE(unban("wrenloft", "quillscribe").status(), 400);
        QCOMPARE(unban("wrenloft", "quillscribe").message(),
                 u"The user in the user_id query parameter is not banned."_s);
    }

    void aTimeoutEndsByTheClockOfTheWorld()
    {
        const QDateTime end = h->clock.now().addSecs(600);
        const auto answer = timeout("wrenloft", "quillscribe", 600);
        QCOMPARE(text(answer.first(), "end_time"), Api::formatTime(end));
        QCOMPARE(text(entry("quillscribe"), "expires_at"), Api::formatTime(end));
        h->clock.advance(600s - 1ms);
        QVERIFY(h->world->isBanned(m_tea, m_quill));
        QCOMPARE(banned().first()["user_id"_L1].toString(), m_quill);
        h->clock.advance(1ms);
        QVERIFY(!h->world->isBanned(m_tea, m_quill));
        QVERIFY(banned().first()["user_id"_L1].toString() != m_quill);
        QCOMPARE(unban("wrenloft", "quillscribe").status(), 400);
        QCOMPARE(dropCode("quillscribe", u"back again"_s), QString());
    }

    void aClockThatWasSetBackMakesNoTimeoutLonger()
    {
        QCOMPARE(timeout("wrenloft", "quillscribe", 600).status(), 200);
        QCOMPARE(ban("wrenloft", "tilda_orrery").status(), 200);
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-24h); }));
        QVERIFY(!h->world->isBanned(m_tea, m_quill));
        QVERIFY(h->world->isBanned(m_tea, h->idOf("tilda_orrery")));
        QVERIFY(h->world->settle());
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(24h); }));
        QVERIFY(!h->world->isBanned(m_tea, m_quill));
    }

    void aTimeoutIsReplacedByAnotherAndByABan()
    {
        QCOMPARE(timeout("wrenloft", "quillscribe", 1'209'600).status(), 200);
        h->clock.advance(10s);
        QCOMPARE(timeout("pipnocturne", "quillscribe", 60).status(), 200);
        QCOMPARE(text(entry("quillscribe"), "expires_at"), Api::formatTime(h->clock.now().addSecs(60)));
        QCOMPARE(text(entry("quillscribe"), "moderator_login"), u"pipnocturne"_s);
        // A second is the way to end it early.
        QCOMPARE(timeout("wrenloft", "quillscribe", 1).status(), 200);
        h->clock.advance(1s);
        QVERIFY(!h->world->isBanned(m_tea, m_quill));

        QCOMPARE(timeout("wrenloft", "quillscribe", 60).status(), 200);
        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        QCOMPARE(text(entry("quillscribe"), "expires_at"), QString());
        for (const auto &refused : {ban("wrenloft", "quillscribe"), timeout("wrenloft", "quillscribe", 60)}) {
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), u"The user specified in the user_id field is already banned."_s);
        }
    }

    void notEverybodyMayBeBanned()
    {
        QVERIFY(h->world->database().run("UPDATE users SET type = 'staff' WHERE login = 'tilda_orrery'"));
        QVERIFY(h->world->load());
        for (const char *user : {"teaandturrets", "wrenloft", "pipnocturne", "tilda_orrery", "of nobody"}) {
            QCOMPARE(ban("wrenloft", user).status(), 400);
            if (!h->idOf(user).isEmpty())
                QCOMPARE(ban("wrenloft", user).message(),
                         u"The user specified in the user_id field may not be banned."_s);
        }
        QCOMPARE(timeout("wrenloft", "pipnocturne", 60).message(),
                 u"The user specified in the user_id field may not be put in a timeout."_s);
        QCOMPARE(ban("teaandturrets", "teaandturrets").status(), 400);
        // Who does not moderate the channel.
        const auto stranger = ban("quillscribe", "sundaywelder");
        QCOMPARE(stranger.status(), 403);
        QCOMPARE(unban("quillscribe", "gravelpike").status(), 403);
        QVERIFY(h->world->isBanned(m_tea, h->idOf("gravelpike")));
    }

    void aBanHasItsBounds()
    {
        QCOMPARE(timeout("wrenloft", "quillscribe", 0).status(), 400);
        QCOMPARE(timeout("wrenloft", "quillscribe", 1'209'601).status(), 400);
        QCOMPARE(ban("wrenloft", "quillscribe", {{u"reason"_s, QString(501, u'x')}}).status(), 400);
        const auto send = [&](const QByteArray &json) {
            return h->call(h->signIn("wrenloft"), "POST", "/moderation/bans", by("teaandturrets", "wrenloft"),
                           json);
        };
        const auto flat = send("{\"user_id\":\"" + m_quill.toLatin1() + "\"}");
        QCOMPARE(flat.message(), u"Missing required parameter \"data\""_s);
        QCOMPARE(send("{\"data\":{}}").message(), u"Missing required parameter \"data.user_id\""_s);
        QVERIFY(!h->world->isBanned(m_tea, m_quill));
        QCOMPARE(ban("wrenloft", "quillscribe", {{u"reason"_s, QString(500, u'x')}}).status(), 200);
    }

    void whoIsBannedTakesNoPart()
    {
        auto &rooms = h->world->area<Sandbox::ChatRooms>();
        const auto redeem = [&] {
            auto &rewards = h->world->area<Sandbox::Rewards>();
            const auto all = rewards.all(m_tea).value_or({});
            return rewards.redeem(m_tea, all.value(0).id, m_quill, u"please"_s);
        };
        QVERIFY(rooms.join(m_tea, m_quill));
        QCOMPARE(dropCode("quillscribe", u"hello there"_s), QString());
        QVERIFY(h->world->unfollow(m_tea, m_quill));

        QCOMPARE(timeout("wrenloft", "quillscribe", 60).status(), 200);
        for (const auto &message : rooms.messages(m_tea, 200))
            QVERIFY(message.userId != m_quill);
        QCOMPARE(dropCode("quillscribe", u"why?"_s), u"msg_timedout"_s);
        QCOMPARE(h->world->follow(m_tea, m_quill).error().status, 403);
        QCOMPARE(redeem().error().status, 403);
        QVERIFY(rooms.isThere(m_tea, m_quill));

        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        QCOMPARE(say("quillscribe", u"why?"_s).status(), 403);
        QCOMPARE(h->world->follow(m_tea, m_quill).error().status, 403);
        QCOMPARE(redeem().error().status, 403);
        QVERIFY(!rooms.isThere(m_tea, m_quill));
        QCOMPARE(rooms.join(m_tea, m_quill).error().message, u"msg_banned"_s);

        QCOMPARE(unban("wrenloft", "quillscribe").status(), 204);
        QVERIFY(h->world->follow(m_tea, m_quill));
        QVERIFY(h->world->follows().since(m_tea, m_quill).isValid());
        QVERIFY(rooms.join(m_tea, m_quill));
        QCOMPARE(dropCode("quillscribe", u"thank you"_s), QString());
    }

    void aBanEndsRolesAndATimeoutThatOfAModerator()
    {
        const Heard removed = heard("channel.moderator.remove");
        const Heard lost = heard("channel.vip.remove");
        QVERIFY(h->world->isVip(m_tea, h->idOf("sundaywelder")));
        QCOMPARE(timeout("teaandturrets", "sundaywelder", 60).status(), 200);
        QVERIFY(h->world->isVip(m_tea, h->idOf("sundaywelder")));
        QCOMPARE(ban("teaandturrets", "sundaywelder").status(), 200);
        QVERIFY(!h->world->isVip(m_tea, h->idOf("sundaywelder")));
        QCOMPARE(lost.events(), QList{eventAbout("sundaywelder", nullptr)});

        QCOMPARE(timeout("teaandturrets", "wrenloft", 60).status(), 200);
        QVERIFY(!h->world->isModerator(m_tea, m_wren));
        QCOMPARE(removed.events(), QList{eventAbout("wrenloft", nullptr)});
        QCOMPARE(ban("wrenloft", "quillscribe").status(), 403);
    }

    void bansAndTimeoutsAreTold()
    {
        const Heard bans = heard("channel.ban");
        const Heard unbans = heard("channel.unban");
        const Heard cleared = heard("channel.chat.clear_user_messages", "1", readBy(m_tea, m_tea));
        const Heard one = heardAsModerator("channel.moderate", "1");
        const Heard two = heardAsModerator("channel.moderate", "2");
        const QString at = fine(h->clock.now());
        const QString end = fine(h->clock.now().addSecs(300));

        QCOMPARE(ban("wrenloft", "quillscribe", {{u"duration"_s, 300}, {u"reason"_s, u"links"_s}}).status(),
                 200);
        QCOMPARE(bans.events().last(),
                 eventAbout("quillscribe", "wrenloft",
                            {{u"reason"_s, u"links"_s},
                             {u"banned_at"_s, at},
                             {u"ends_at"_s, end},
                             {u"is_permanent"_s, false}}));
        QJsonObject done = userFields("quillscribe");
        done["reason"_L1] = u"links"_s;
        done["expires_at"_L1] = end;
        for (const Heard *line : {&one, &two}) {
            verifyAction(*line, u"timeout"_s, "timeout", done);
            QCOMPARE(text(line->events().last(), "moderator_user_login"), u"wrenloft"_s);
            QVERIFY(line->events().last()["source_broadcaster_user_id"_L1].isNull());
        }
        QCOMPARE(cleared.events().size(), 1);
        QCOMPARE(cleared.events().last(),
                 (QJsonObject{{u"broadcaster_user_id"_s, m_tea},
                              {u"broadcaster_user_login"_s, u"teaandturrets"_s},
                              {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
                              {u"target_user_id"_s, m_quill},
                              {u"target_user_login"_s, u"quillscribe"_s},
                              {u"target_user_name"_s, u"QuillScribe"_s}}));

        QCOMPARE(unban("pipnocturne", "quillscribe").status(), 204);
        QCOMPARE(unbans.events().last(), eventAbout("quillscribe", "pipnocturne"));
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"untimeout"_s, "untimeout", userFields("quillscribe"));

        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        QCOMPARE(bans.events().last(),
                 eventAbout("quillscribe", "wrenloft",
                            {{u"reason"_s, QString()},
                             {u"banned_at"_s, at},
                             {u"ends_at"_s, QJsonValue::Null},
                             {u"is_permanent"_s, true}}));
        done.remove(u"expires_at"_s);
        done["reason"_L1] = QJsonValue::Null;
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"ban"_s, "ban", done);
        QCOMPARE(cleared.events().size(), 2);

        QCOMPARE(unban("wrenloft", "quillscribe").status(), 204);
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"unban"_s, "unban", userFields("quillscribe"));
        QCOMPARE(unbans.events().size(), 2);

        // The end of a timeout is told by nothing.
        QCOMPARE(timeout("wrenloft", "quillscribe", 5).status(), 200);
        const auto told = two.events().size();
        h->clock.advance(5s);
        QVERIFY(h->world->settle());
        QCOMPARE(unbans.events().size(), 2);
        QCOMPARE(two.events().size(), told);
    }

    void channelsThatShareAChatAreToldToo()
    {
        QVERIFY(h->world->area<Sandbox::ChatRooms>().sharedChats().start({m_tea, m_pip}));
        EventLineEnd &other = listen("pipnocturne", "channel.moderate", "2", moderated(m_pip, m_pip));
        const Heard own = heardAsModerator("channel.moderate", "2");
        const auto check = [&](const char *action, const char *shared, const QJsonObject &fields) {
            verifyAction(own, QLatin1String(action), action, fields);
            verifyAction(other, QLatin1String(shared), shared, fields);
            const QJsonObject event = other.events().last();
            QCOMPARE(text(event, "broadcaster_user_login"), u"pipnocturne"_s);
            QCOMPARE(text(event, "source_broadcaster_user_id"), m_tea);
            QCOMPARE(text(event, "source_broadcaster_user_login"), u"teaandturrets"_s);
            QCOMPARE(text(event, "source_broadcaster_user_name"), u"TeaAndTurrets"_s);
            QCOMPARE(text(event, "moderator_user_login"), u"wrenloft"_s);
        };
        QJsonObject fields = userFields("quillscribe");
        fields["reason"_L1] = QJsonValue::Null;
        fields["expires_at"_L1] = fine(h->clock.now().addSecs(60));
        QCOMPARE(timeout("wrenloft", "quillscribe", 60).status(), 200);
        check("timeout", "shared_chat_timeout", fields);
        QCOMPARE(unban("wrenloft", "quillscribe").status(), 204);
        check("untimeout", "shared_chat_untimeout", userFields("quillscribe"));
        fields.remove(u"expires_at"_s);
        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        check("ban", "shared_chat_ban", fields);
        QCOMPARE(unban("wrenloft", "quillscribe").status(), 204);
        check("unban", "shared_chat_unban", userFields("quillscribe"));
        // The ban itself holds in the one channel.
        QVERIFY(!h->world->isBanned(m_pip, m_quill));
    }

    void whoReadsInATimeoutGoesOnReading()
    {
        const auto as = h->signIn("quillscribe");
        EventLineEnd &line = listen("quillscribe", "channel.chat.message", "1", readBy(m_tea, m_quill));
        QCOMPARE(timeout("wrenloft", "quillscribe", 60).status(), 200);
        QCOMPARE(line.of("revocation").size(), 0);
        EventLineEnd &second = connectLine();
        QCOMPARE(subscribe(as, second.id(), "channel.chat.message", "1", readBy(m_tea, m_quill)).status(),
                 202);
        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        QCOMPARE(line.of("revocation").size(), 1);
        QCOMPARE(second.of("revocation").size(), 1);
    }

    void theListIsPagedTheNewestFirstAndBack()
    {
        const QStringList all
            = walk([&](const QString &after) { return banned(paged({}, 100, after)); }, "user_id");
        QCOMPARE(all.size(), 25);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 25);
        const QStringList times
            = walk([&](const QString &after) { return banned(paged({}, 4, after)); }, "created_at");
        QVERIFY(std::is_sorted(times.rbegin(), times.rend()));
        QCOMPARE(banned().data().size(), 20);

        const auto first = banned(with("first", 10));
        const auto second = banned(paged({}, 10, first.cursor()));
        QCOMPARE(first.column("user_id") + second.column("user_id"), all.mid(0, 20));
        const auto back = banned(with("first", 5) + with("before", second.cursor()));
        QCOMPARE(back.column("user_id"), all.mid(14, 5));
        // From there on forwards again, and to the beginning.
        QCOMPARE(banned(paged({}, 3, back.cursor())).column("user_id"), all.mid(15, 3));
        const auto before
            = [&](const QString &cursor) { return banned(with("first", 5) + with("before", cursor)); };
        QCOMPARE(walkBack(before, "user_id", second.cursor()), all.first(19));
        QCOMPARE(banned(with("first", 100) + with("before", second.cursor())).column("user_id"),
                 all.mid(0, 19));
        QCOMPARE(banned(with("after", first.cursor()) + with("before", second.cursor())).status(), 400);
        QCOMPARE(h->get(h->signIn("pipnocturne"), "/moderation/banned",
                        of("pipnocturne") + with("after", first.cursor()))
                     .status(),
                 400);
    }

    void usersAreLookedUpInTheOrderOfTheRequest()
    {
        QCOMPARE(ban("wrenloft", "quillscribe").status(), 200);
        QCOMPARE(timeout("wrenloft", "tilda_orrery", 60).status(), 200);
        const QString pike = h->idOf("gravelpike"), tilda = h->idOf("tilda_orrery");
        const auto found = banned(with("user_id", pike) + with("user_id", m_wren) + with("user_id", m_quill)
                                  + with("user_id", pike) + with("user_id", tilda));
        QCOMPARE(found.column("user_id"), QStringList({pike, m_quill, tilda}));
        QVERIFY(found.cursor().isEmpty());
        h->clock.advance(61s);
        QVERIFY(entry("tilda_orrery").isEmpty());
    }

    void onlyTheBroadcasterReadsTheList()
    {
        QCOMPARE(h->get(h->signIn("wrenloft"), "/moderation/banned", of("teaandturrets")).status(), 401);
        for (const Scope scope : {Scope::ModerationRead, Scope::ModeratorManageBannedUsers})
            QCOMPARE(h->get(h->signIn("teaandturrets", {scope}), "/moderation/banned", of("teaandturrets"))
                         .status(),
                     200);
        QCOMPARE(h->get(h->signIn("teaandturrets", {Scope::ModeratorReadBannedUsers}), "/moderation/banned",
                        of("teaandturrets"))
                     .status(),
                 401);
    }

    void fiftyThousandArePagedAsFastAtTheEnd()
    {
        control("fill-banned", "{'channel':'teaandturrets','count':50000}");
        QStringList ids;
        QString after;
        do {
            const auto page = banned(paged({}, 100, after));
            QCOMPARE(page.status(), 200);
            ids += page.column("user_id");
            after = page.cursor();
        } while (!after.isEmpty());
        QCOMPARE(ids.size(), 50'025);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 50'025);
        // Both directions begin at the row of the cursor, without a scan or a sort.
        for (const char *page :
             {"(b.created_at, b.user_id) < (?, ?) ORDER BY b.created_at DESC, b.user_id DESC",
              "(b.created_at, b.user_id) > (?, ?) ORDER BY b.created_at, b.user_id"})
            h->verifyIndexed(
                QByteArray("SELECT b.user_id, u.login FROM bans b JOIN users u ON u.id = b.user_id"
                           " JOIN users m ON m.id = b.moderator_id WHERE b.broadcaster_id = ? AND ")
                    + page + " LIMIT ?",
                "bans_of_broadcaster (broadcaster_id=? AND");
        h->verifyIndexed("SELECT reason FROM bans WHERE broadcaster_id = ?1 AND user_id = ?2"
                         " AND (expires_at IS NULL OR (expires_at > ?3 AND created_at <= ?3))",
                         "PRIMARY KEY (broadcaster_id=? AND user_id=?)");
    }

    void aTimeoutOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        QString tea, quill;
        {
            Harness first(settings);
            tea = first.idOf("teaandturrets");
            quill = first.idOf("quillscribe");
            QVERIFY(first.world->area<Sandbox::Moderation>().ban(
                tea, tea, {.userId = quill, .duration = 3600, .reason = u"later"_s}));
        }
        Harness second(settings);
        const auto kept = second.world->banOf(tea, quill);
        QVERIFY(kept && kept->isTimeout());
        QCOMPARE(kept->reason, u"later"_s);
        QCOMPARE(kept->moderatorId, tea);
        second.clock.advance(1h);
        QVERIFY(!second.world->isBanned(tea, quill));
    }
};

QTEST_GUILESS_MAIN(TestBans)
#include "tst_bans.moc"
