// SPDX-License-Identifier: GPL-3.0-or-later

// Users whom moderators watch: their messages are told to moderators, and those of restricted users to
// nobody else.

#include "sandbox/events/event_line.h"

#include "sandbox/automod/suspicious_users.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/control/control.h"

using namespace Sidestage;
using namespace Sidestage::Sandbox;

class TestSuspiciousUsers : public QObject, EventSubFixture
{
    Q_OBJECT

    QString m_viewer;
    std::unique_ptr<Control> m_control;

    ChatRooms &rooms() { return h->world->area<ChatRooms>(); }
    Result<QByteArray> mark(const char *user, const char *status, const char *moderator = "wrenloft")
    {
        return m_control->call(u"set-suspicious"_s,
                               QByteArray(R"({"channel":"teaandturrets","user":")") + user + R"(","status":")"
                                   + status + R"(","moderator":")" + moderator + "\"}");
    }
    Answer say(const QString &message)
    {
        return h->call(h->signIn("quillscribe"), "POST", "/chat/messages", {},
                       QJsonDocument(QJsonObject{{u"broadcaster_id"_s, m_tea},
                                                 {u"sender_id"_s, m_viewer},
                                                 {u"message"_s, message}})
                           .toJson(QJsonDocument::Compact));
    }
    EventLineEnd &listen(const char *type, const QJsonObject &condition)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, "1", condition).status() != 202)
            qFatal("%s", type);
        return line;
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_control = std::make_unique<Control>(*h->service);
        m_viewer = h->idOf("quillscribe");
        QVERIFY(rooms().change(m_tea, m_tea, {.followerMode = false}));
    }
    void cleanup() { m_control.reset(); }

    void aChangeIsToldOnce()
    {
        EventLineEnd &told = listen("channel.suspicious_user.update", moderated(m_tea, m_tea));
        QVERIFY(mark("quillscribe", "active_monitoring"));
        QVERIFY(mark("quillscribe", "active_monitoring"));
        QCOMPARE(told.events().size(), 1);
        const QJsonObject event = told.events().first();
        QCOMPARE(text(event, "broadcaster_user_id"), m_tea);
        QCOMPARE(text(event, "moderator_user_login"), u"wrenloft"_s);
        QCOMPARE(text(event, "user_id"), m_viewer);
        QCOMPARE(text(event, "user_login"), u"quillscribe"_s);
        QCOMPARE(text(event, "low_trust_status"), u"active_monitoring"_s);
        QVERIFY(mark("quillscribe", "none"));
        QCOMPARE(text(told.events().last(), "low_trust_status"), u"none"_s);
        QCOMPARE(mark("pipnocturne", "restricted").error().status, 400);
        QCOMPARE(mark("quillscribe", "restricted", "tilda_orrery").error().field, u"moderator"_s);
    }

    void messagesOfWatchedUsersAreTold()
    {
        EventLineEnd &told = listen("channel.suspicious_user.message", moderated(m_tea, m_tea));
        EventLineEnd &chat = listen("channel.chat.message", readBy(m_tea, m_tea));
        QVERIFY(say(u"good evening"_s).first()["is_sent"_L1].toBool());
        QCOMPARE(told.events().size(), 0);
        QVERIFY(mark("quillscribe", "active_monitoring"));
        const QString id = text(say(u"a fine tower"_s).first(), "message_id");
        QCOMPARE(chat.events().size(), 2);
        QCOMPARE(told.events().size(), 1);
        const QJsonObject event = told.events().first();
        QCOMPARE(text(event, "broadcaster_user_login"), u"teaandturrets"_s);
        QCOMPARE(text(event, "user_id"), m_viewer);
        QCOMPARE(text(event, "low_trust_status"), u"active_monitoring"_s);
        QVERIFY(event["shared_ban_channel_ids"_L1].isNull());
        QCOMPARE(event["types"_L1].toArray(), QJsonArray{u"manually_added"_s});
        QCOMPARE(text(event, "ban_evasion_evaluation"), u"unknown"_s);
        QCOMPARE(event["message"_L1]["message_id"_L1].toString(), id);
        QCOMPARE(event["message"_L1]["text"_L1].toString(), u"a fine tower"_s);
        QCOMPARE(event["message"_L1]["fragments"_L1][0]["type"_L1].toString(), u"text"_s);
    }

    void messagesOfRestrictedUsersAreSeenByModeratorsOnly()
    {
        EventLineEnd &told = listen("channel.suspicious_user.message", moderated(m_tea, m_tea));
        EventLineEnd &chat = listen("channel.chat.message", readBy(m_tea, m_tea));
        QVERIFY(mark("quillscribe", "restricted"));
        const auto stored = rooms().messages(m_tea, 1).value(0).id;
        // The sender does not notice.
        const auto sent = say(u"hello?"_s);
        QVERIFY(sent.first()["is_sent"_L1].toBool());
        QVERIFY(!text(sent.first(), "message_id").isEmpty());
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, stored);
        QCOMPARE(chat.events().size(), 0);
        QCOMPARE(told.events().size(), 1);
        QCOMPARE(text(told.events().first(), "low_trust_status"), u"restricted"_s);
        QCOMPARE(told.events().first()["message"_L1]["message_id"_L1].toString(),
                 text(sent.first(), "message_id"));
        // A word of AutoMod's list does not change that.
        QVERIFY(say(u"snotgoblin"_s).first()["is_sent"_L1].toBool());
        QCOMPARE(told.events().size(), 2);
        QVERIFY(mark("quillscribe", "none"));
        QVERIFY(say(u"can you hear me now?"_s).first()["is_sent"_L1].toBool());
        QCOMPARE(chat.events().size(), 1);
        QCOMPARE(told.events().size(), 2);
    }

    void aNewWorldHasSome()
    {
        QHash<LowTrustStatus, int> counts;
        auto rows = h->world->database().query("SELECT user_id FROM suspicious_users");
        while (rows.next())
            ++counts[h->world->area<SuspiciousUsers>().status(m_tea, rows.text(0))];
        QCOMPARE(counts.value(LowTrustStatus::ActiveMonitoring), 2);
        QCOMPARE(counts.value(LowTrustStatus::Restricted), 1);
    }
};

QTEST_GUILESS_MAIN(TestSuspiciousUsers)
#include "tst_suspicious_users.moc"
