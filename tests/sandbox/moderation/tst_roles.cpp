// SPDX-License-Identifier: GPL-3.0-or-later

// Who is made moderator or VIP, who cannot be, and how often (api-facts C10).

#include "moderation_fixture.h"

#include "sandbox/moderation/moderation.h"
#include "sandbox/users/users.h"
#include "sandbox/world/seed.h"

using namespace Sidestage;
using namespace std::chrono_literals;

class TestRoles : public QObject, ModerationFixture
{
    Q_OBJECT

    Answer change(const char *method, const char *path, const char *channel, const QString &user)
    {
        return h->call(h->signIn(channel), method, path, of(channel) + with("user_id", user));
    }
    Answer addModerator(const QString &user, const char *channel = "teaandturrets")
    {
        return change("POST", "/moderation/moderators", channel, user);
    }
    Answer removeModerator(const QString &user)
    {
        return change("DELETE", "/moderation/moderators", "teaandturrets", user);
    }
    Answer addVip(const QString &user, const char *channel = "teaandturrets")
    {
        return change("POST", "/channels/vips", channel, user);
    }
    Answer removeVip(const QString &user)
    {
        return change("DELETE", "/channels/vips", "teaandturrets", user);
    }

private Q_SLOTS:
    void init() { startModeration(); }
    void cleanup() { stopChat(); }

    void aModeratorIsAddedAndRemoved()
    {
        const Heard added = heard("channel.moderator.add");
        const Heard removed = heard("channel.moderator.remove");
        const Heard one = heardAsModerator("channel.moderate", "1");
        const Heard two = heardAsModerator("channel.moderate", "2");
        QCOMPARE(addModerator(m_quill).status(), 204);
        QVERIFY(h->world->isModerator(m_tea, m_quill));
        QCOMPARE(added.events(), QList{eventAbout("quillscribe", nullptr)});
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"mod"_s, "mod", userFields("quillscribe"));
        QCOMPARE(addModerator(m_quill).status(), 400);
        QCOMPARE(addModerator(m_quill).message(), u"user is already a mod"_s);

        QCOMPARE(removeModerator(m_quill).status(), 204);
        QVERIFY(!h->world->isModerator(m_tea, m_quill));
        QCOMPARE(removed.events(), QList{eventAbout("quillscribe", nullptr)});
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"unmod"_s, "unmod", userFields("quillscribe"));
        QCOMPARE(removeModerator(m_quill).status(), 400);
        QCOMPARE(removeModerator(m_quill).message(), u"user is not a mod"_s);
        QCOMPARE(added.events().size() + removed.events().size(), 2);
    }

    void whoCannotBeAModerator()
    {
        QCOMPARE(addModerator(h->idOf("gravelpike")).status(), 400);
        QCOMPARE(addModerator(h->idOf("gravelpike")).message(), u"The user is banned from the channel."_s);
        QCOMPARE(addModerator(h->idOf("sundaywelder")).status(), 422);
        QCOMPARE(addModerator(m_tea).status(), 400);
        QCOMPARE(addModerator(u"1"_s).status(), 400);
        QCOMPARE(removeModerator(u"1"_s).status(), 400);
        // In a timeout as well.
        QCOMPARE(timeout("wrenloft", "quillscribe", 60).status(), 200);
        QCOMPARE(addModerator(m_quill).status(), 400);
        h->clock.advance(61s);
        QCOMPARE(addModerator(m_quill).status(), 204);
    }

    void aVipIsAddedAndRemoved()
    {
        const Heard added = heard("channel.vip.add");
        const Heard removed = heard("channel.vip.remove");
        const Heard one = heardAsModerator("channel.moderate", "1");
        const Heard two = heardAsModerator("channel.moderate", "2");
        QCOMPARE(addVip(m_quill).status(), 204);
        QVERIFY(h->world->isVip(m_tea, m_quill));
        QCOMPARE(added.events(), QList{eventAbout("quillscribe", nullptr)});
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"vip"_s, "vip", userFields("quillscribe"));
        QCOMPARE(addVip(m_quill).status(), 422);
        QCOMPARE(removeVip(m_quill).status(), 204);
        QVERIFY(!h->world->isVip(m_tea, m_quill));
        QCOMPARE(removed.events(), QList{eventAbout("quillscribe", nullptr)});
        for (const Heard *line : {&one, &two})
            verifyAction(*line, u"unvip"_s, "unvip", userFields("quillscribe"));
        QCOMPARE(removeVip(m_quill).status(), 422);
    }

    void whoCannotBeAVip()
    {
        QCOMPARE(addVip(m_wren).status(), 422);
        QCOMPARE(addVip(h->idOf("gravelpike")).status(), 400);
        QCOMPARE(addVip(m_tea).status(), 400);
        QCOMPARE(addVip(u"1"_s).status(), 404);
        QCOMPARE(removeVip(u"1"_s).status(), 404);
        QVERIFY(h->world->area<Sandbox::Users>().block(m_tea, m_quill));
        QCOMPARE(addVip(m_quill).status(), 400);
        QVERIFY(h->world->area<Sandbox::Users>().unblock(m_tea, m_quill));
        QCOMPARE(addVip(m_quill).status(), 204);
    }

    void aChannelHasTenSlotsForVips()
    {
        const QStringList users = Sandbox::addStrangers(*h->world, 11).value_or({});
        int added = 0;
        for (const QString &user : users) {
            const auto answer = addVip(user);
            if (answer.status() == 409)
                break;
            QCOMPARE(answer.status(), 204);
            ++added;
        }
        auto rows = h->world->database().query("SELECT count(*) FROM vips WHERE broadcaster_id = ?",
                                               Sandbox::rowId(m_tea));
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 10);
        QVERIFY(added > 0);
        QCOMPARE(addVip(m_quill).json["error"_L1].toString(), u"Conflict"_s);
        QCOMPARE(removeVip(users[0]).status(), 204);
        QCOMPARE(addVip(m_quill).status(), 204);
    }

    void aSmallChannelHasNoVips()
    {
        const auto refused = addVip(m_wren, "gravelpike");
        QCOMPARE(refused.status(), 425);
        QCOMPARE(refused.json["error"_L1].toString(), u"Too Early"_s);
        QVERIFY(Sandbox::addFollowers(*h->world, h->idOf("gravelpike"),
                                      Sandbox::Moderation::minFollowersForVips));
        QCOMPARE(addVip(m_wren, "gravelpike").status(), 204);
    }

    void tenChangesInTenSecondsAreTheLimit()
    {
        const QStringList users = Sandbox::addStrangers(*h->world, 12).value_or({});
        for (const QString &user : users.mid(0, 10))
            QCOMPARE(addModerator(user).status(), 204);
        const auto refused = addModerator(users[10]);
        QCOMPARE(refused.status(), 429);
        QVERIFY(refused.response.headers.value("Ratelimit-Remaining").toInt() > 0);
        QVERIFY(!h->world->isModerator(m_tea, users[10]));
        // Each kind of change counts alone.
        for (const QString &user : users.mid(0, 10))
            QCOMPARE(removeModerator(user).status(), 204);
        QCOMPARE(removeModerator(m_wren).status(), 429);
        QCOMPARE(addVip(users[11]).status(), 204);
        h->clock.advance(10s - 1ms);
        QCOMPARE(addModerator(users[10]).status(), 429);
        h->clock.advance(1ms);
        QCOMPARE(addModerator(users[10]).status(), 204);
        QCOMPARE(removeModerator(m_wren).status(), 204);
        // After the clock was set back, what lies ahead does not count.
        for (const QString &user : users.mid(0, 9))
            QCOMPARE(addModerator(user).status(), 204);
        QCOMPARE(addModerator(users[9]).status(), 429);
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-1h); }));
        QCOMPARE(addModerator(users[9]).status(), 204);
    }

    void vipsAreLimitedToo()
    {
        for (int i = 0; i < 10; ++i) {
            QCOMPARE(addVip(m_quill).status(), 204);
            QCOMPARE(removeVip(m_quill).status(), 204);
        }
        QCOMPARE(addVip(m_quill).status(), 429);
        QCOMPARE(removeVip(h->idOf("sundaywelder")).status(), 429);
        h->clock.advance(10s);
        QCOMPARE(addVip(m_quill).status(), 204);
        QCOMPARE(removeVip(m_quill).status(), 204);
    }
};

QTEST_GUILESS_MAIN(TestRoles)
#include "tst_roles.moc"
