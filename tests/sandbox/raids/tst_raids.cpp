// SPDX-License-Identifier: GPL-3.0-or-later

// POST and DELETE /raids: the countdown, what it does, and who may not raid.

#include "sandbox/events/event_line.h"

#include "sandbox/raids/raids.h"

using namespace Sidestage;
using namespace std::chrono_literals;

class TestRaids : public QObject, EventSubFixture
{
    Q_OBJECT

    QString m_moon;

    Answer raid(const QString &to) { return raid(m_as, m_tea, to); }
    Answer raid(const As &as, const QString &from, const QString &to)
    {
        return h->call(as, "POST", "/raids",
                       {{u"from_broadcaster_id"_s, from}, {u"to_broadcaster_id"_s, to}});
    }
    Answer cancel() { return h->call(m_as, "DELETE", "/raids", {{u"broadcaster_id"_s, m_tea}}); }
    int viewers(const QString &id)
    {
        return h->world->liveStream(id).value_or(Sandbox::LiveStream()).viewers;
    }
    void later(std::chrono::milliseconds time)
    {
        h->clock.advance(time);
        QVERIFY(h->world->settle());
    }
    EventLineEnd &listen(const char *type, const char *version, const QJsonObject &condition)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, version, condition).status() != 202)
            qFatal("%s", type);
        return line;
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_moon = h->idOf("moonlitforge");
        QVERIFY(h->world->goLive(m_tea, 120, h->clock.now()) && h->world->goLive(m_moon, 40, h->clock.now()));
    }

    void itGoesByItselfAfterNinetySeconds()
    {
        EventLineEnd &raids = listen("channel.raid", "1", of(m_tea, "from_broadcaster_user_id"));
        EventLineEnd &actions = listen("channel.moderate", "2", moderated(m_tea, m_tea));
        const auto begun = raid(m_moon);
        QCOMPARE(begun.status(), 200);
        QCOMPARE(begun.first().keys(), (QStringList{u"created_at"_s, u"is_mature"_s}));
        QCOMPARE(Api::parseTime(text(begun.first(), "created_at").toStdString()).toSecsSinceEpoch(),
                 h->world->clock().now().toSecsSinceEpoch());
        QCOMPARE(actions.events().size(), 1);
        const QJsonObject action = actions.events().first();
        QCOMPARE(text(action, "action"), u"raid"_s);
        QCOMPARE(action["raid"_L1]["user_id"_L1].toString(), m_moon);
        QCOMPARE(action["raid"_L1]["viewer_count"_L1].toInt(), 120);

        later(90s - 1ms);
        QCOMPARE(raids.events().size(), 0);
        QCOMPARE(viewers(m_moon), 40);
        later(1ms);
        QCOMPARE(raids.events().size(), 1);
        const QJsonObject event = raids.events().first();
        QCOMPARE(text(event, "from_broadcaster_user_id"), m_tea);
        QCOMPARE(text(event, "to_broadcaster_user_id"), m_moon);
        QCOMPARE(event["viewers"_L1].toInt(), 120);
        QCOMPARE(viewers(m_moon), 160);
        QCOMPARE(viewers(m_tea), 0);
        // The action was told when the raid was started.
        QCOMPARE(actions.events().size(), 1);
        later(10min);
        QCOMPARE(raids.events().size(), 1);
        QCOMPARE(cancel().status(), 404);
    }

    void aCancelledRaidDoesNotGo()
    {
        EventLineEnd &raids = listen("channel.raid", "1", of(m_tea, "from_broadcaster_user_id"));
        EventLineEnd &actions = listen("channel.moderate", "2", moderated(m_tea, m_tea));
        EventLineEnd &notices = listen("channel.chat.notification", "1", readBy(m_tea, m_tea));
        QCOMPARE(cancel().message(), u"The broadcaster does not have a pending raid to cancel."_s);
        QCOMPARE(raid(m_moon).status(), 200);
        later(89s);
        const auto cancelled = cancel();
        QCOMPARE(cancelled.status(), 204);
        QVERIFY(cancelled.response.body.isEmpty());
        QCOMPARE(cancel().status(), 404);
        later(1h);
        QCOMPARE(raids.events().size(), 0);
        QCOMPARE(viewers(m_tea), 120);
        QCOMPARE(actions.events().size(), 2);
        QCOMPARE(text(actions.events().last(), "action"), u"unraid"_s);
        QCOMPARE(actions.events().last()["unraid"_L1]["user_id"_L1].toString(), m_moon);
        QCOMPARE(notices.events().size(), 1);
        QCOMPARE(text(notices.events().first(), "notice_type"), u"unraid"_s);
        // Another one may begin.
        QCOMPARE(raid(m_moon).status(), 200);
    }

    void whatCannotBeRaided()
    {
        QCOMPARE(raid(m_tea).status(), 400);
        QCOMPARE(raid(m_tea).message(),
                 u"The IDs in from_broadcaster_id and to_broadcaster_id cannot be the same."_s);
        QCOMPARE(raid(u"1"_s).status(), 404);
        QVERIFY(h->world->goOffline(m_moon));
        QCOMPARE(raid(m_moon).status(), 400);
        QVERIFY(h->world->goLive(m_moon, 40, h->clock.now()));
        QVERIFY(h->world->ban(m_moon, m_tea));
        QCOMPARE(raid(m_moon).message(), u"The broadcaster may not raid this channel."_s);
        QVERIFY(h->world->unban(m_moon, m_tea));
        QCOMPARE(raid(m_moon).status(), 200);
        QCOMPARE(raid(m_pip).status(), 409);
        QCOMPARE(raid(h->signIn("pipnocturne"), m_tea, m_moon).status(), 401);
    }

    void aTargetThatGoesOfflineIsNotRaided()
    {
        EventLineEnd &raids = listen("channel.raid", "1", of(m_tea, "from_broadcaster_user_id"));
        QCOMPARE(raid(m_moon).status(), 200);
        QVERIFY(h->world->goOffline(m_moon));
        later(90s);
        QCOMPARE(raids.events().size(), 0);
        QCOMPARE(viewers(m_tea), 120);
        QCOMPARE(cancel().status(), 404);
    }

    void whoIsBannedMeanwhileDoesNotRaid()
    {
        EventLineEnd &raids = listen("channel.raid", "1", of(m_tea, "from_broadcaster_user_id"));
        QCOMPARE(raid(m_moon).status(), 200);
        QVERIFY(h->world->ban(m_moon, m_tea));
        later(90s);
        QCOMPARE(raids.events().size(), 0);
        QCOMPARE(viewers(m_moon), 40);
        QCOMPARE(cancel().status(), 404);
    }

    void tenRequestsInTenMinutes()
    {
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(raid(m_moon).status(), 200);
            QCOMPARE(cancel().status(), 204);
        }
        const auto refused = raid(m_moon);
        QCOMPARE(refused.status(), 429);
        QCOMPARE(cancel().status(), 429);
        later(10min - 1ms);
        QCOMPARE(raid(m_moon).status(), 429);
        later(1ms);
        QCOMPARE(raid(m_moon).status(), 200);
        // Each broadcaster has a count of their own.
        QCOMPARE(raid(h->signIn("moonlitforge"), m_moon, m_tea).status(), 200);
    }
};

QTEST_GUILESS_MAIN(TestRaids)
#include "tst_raids.moc"
