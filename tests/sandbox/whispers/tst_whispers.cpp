// SPDX-License-Identifier: GPL-3.0-or-later

// POST /whispers: whom it reaches, how long and how often, and what is told.

#include "sandbox/events/event_line.h"

#include "sandbox/control/control.h"
#include "sandbox/users/users.h"
#include "sandbox/whispers/whispers.h"

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestWhispers : public QObject, EventSubFixture
{
    Q_OBJECT

    QString m_quill;

    Whispers &whispers() { return h->world->area<Whispers>(); }
    Answer whisper(const QString &to, const QString &message)
    {
        return h->call(m_as, "POST", "/whispers", {{u"from_user_id"_s, m_tea}, {u"to_user_id"_s, to}},
                       QJsonDocument(QJsonObject{{u"message"_s, message}}).toJson(QJsonDocument::Compact));
    }
    EventLineEnd &listen(const char *login)
    {
        EventLineEnd &line = connectLine();
        const auto answer = subscribe(h->signIn(login), line.id(), "user.whisper.message", "1",
                                      of(h->idOf(login), "user_id"));
        if (answer.status() != 202)
            qFatal("%s", qPrintable(answer.message()));
        return line;
    }
    static QString textOf(const QJsonObject &event) { return event["whisper"_L1]["text"_L1].toString(); }
    QStringList strangers(int count)
    {
        QStringList ids;
        auto rows = h->world->database().query(
            "SELECT id FROM users WHERE cast_order IS NULL ORDER BY id LIMIT ?", count);
        while (rows.next())
            ids.append(rows.text(0));
        return ids;
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_quill = h->idOf("quillscribe");
    }

    void onlyTheReceiverIsTold()
    {
        EventLineEnd &receiver = listen("quillscribe");
        EventLineEnd &sender = listen("teaandturrets");
        QCOMPARE(whisper(m_quill, u"thank you for the tea"_s).status(), 204);
        QCOMPARE(sender.events().size(), 0);
        QCOMPARE(receiver.events().size(), 1);
        QJsonObject event = receiver.events().first();
        QVERIFY(!text(event, "whisper_id").isEmpty());
        event.remove("whisper_id"_L1);
        QCOMPARE(event,
                 (QJsonObject{{u"from_user_id"_s, m_tea},
                              {u"from_user_login"_s, u"teaandturrets"_s},
                              {u"from_user_name"_s, u"TeaAndTurrets"_s},
                              {u"to_user_id"_s, m_quill},
                              {u"to_user_login"_s, u"quillscribe"_s},
                              {u"to_user_name"_s, u"QuillScribe"_s},
                              {u"whisper"_s, QJsonObject{{u"text"_s, u"thank you for the tea"_s}}}}));
    }

    void whoDoesNotWantItIsNotReached()
    {
        const QString refusal = u"The recipient's settings prevent this sender from whispering them"_s;
        EventLineEnd &receiver = listen("quillscribe");
        QCOMPARE(whisper(m_tea, u"note to myself"_s).message(), u"A user cannot whisper themself"_s);
        QCOMPARE(whisper(u"1"_s, u"hello"_s).status(), 404);
        QCOMPARE(whisper(m_quill, u"  "_s).status(), 400);

        QVERIFY(h->world->area<Users>().block(m_quill, m_tea));
        QCOMPARE(whisper(m_quill, u"hello"_s).status(), 400);
        QCOMPARE(whisper(m_quill, u"hello"_s).message(), refusal);
        QVERIFY(h->world->area<Users>().unblock(m_quill, m_tea));

        QVERIFY(h->world->unfollow(m_tea, m_quill));
        QVERIFY(whispers().setTakesStrangers(m_quill, false));
        QCOMPARE(whisper(m_quill, u"hello"_s).message(), refusal);
        QCOMPARE(receiver.events().size(), 0);
        QVERIFY(h->world->follow(m_tea, m_quill));
        QCOMPARE(whisper(m_quill, u"hello"_s).status(), 204);
        QVERIFY(h->world->unfollow(m_tea, m_quill));
        QCOMPARE(whisper(m_quill, u"hello"_s).message(), refusal);
        QVERIFY(whispers().send(m_quill, m_tea, u"yes?"_s));
        QCOMPARE(whisper(m_quill, u"hello"_s).status(), 204);
        QCOMPARE(receiver.events().size(), 2);
        // Others are still strangers.
        QVERIFY(h->world->unfollow(m_pip, m_quill));
        QCOMPARE(whispers().send(m_pip, m_quill, u"hello"_s).error().message, refusal);
        QVERIFY(whispers().setTakesStrangers(m_quill, true));
        QVERIFY(whispers().send(m_pip, m_quill, u"hello"_s));
    }

    void aWhisperToAStrangerIsCutSooner()
    {
        EventLineEnd &receiver = listen("quillscribe");
        QCOMPARE(whisper(m_quill, QString(11'000, u'x')).status(), 204);
        QCOMPARE(textOf(receiver.events().last()).size(), 500);
        // Characters count, not UTF-16 units.
        QCOMPARE(whisper(m_quill, u"🫖"_s.repeated(501)).status(), 204);
        QCOMPARE(textOf(receiver.events().last()), u"🫖"_s.repeated(500));
        QVERIFY(whispers().send(m_quill, m_tea, u"go on"_s));
        QCOMPARE(whisper(m_quill, QString(11'000, u'x')).status(), 204);
        QCOMPARE(textOf(receiver.events().last()).size(), 10'000);
    }

    void aSenderWhispersThreeTimesASecondAndAHundredTimesAMinute()
    {
        int sent = 0;
        while (sent < 99) {
            for (int i = 0; i < 3; ++i, ++sent)
                QCOMPARE(whisper(m_quill, u"tick"_s).status(), 204);
            QCOMPARE(whisper(m_quill, u"tick"_s).message(), u"The sender may whisper 3 times a second."_s);
            h->clock.advance(1s);
        }
        QCOMPARE(whisper(m_quill, u"tick"_s).status(), 204);
        h->clock.advance(1s);
        const auto refused = whisper(m_quill, u"tick"_s);
        QCOMPARE(refused.status(), 429);
        QCOMPARE(refused.message(), u"The sender may whisper 100 times a minute."_s);
        // Others are not affected.
        QVERIFY(whispers().send(m_pip, m_quill, u"hello"_s));
        h->clock.advance(27s);
        QCOMPARE(whisper(m_quill, u"tick"_s).status(), 204);
    }

    void aSenderReachesFortyUsersADay()
    {
        const QStringList receivers = strangers(41);
        for (const QString &id : receivers.first(40)) {
            QCOMPARE(whisper(id, u"hello"_s).status(), 204);
            h->clock.advance(1s);
        }
        const auto refused = whisper(receivers.last(), u"hello"_s);
        QCOMPARE(refused.status(), 429);
        QCOMPARE(refused.message(), u"The sender may whisper to 40 users a day."_s);
        QCOMPARE(whisper(receivers.first(), u"hello again"_s).status(), 204);
        h->clock.advance(24h);
        m_as = h->signIn();
        QCOMPARE(whisper(receivers.last(), u"hello"_s).status(), 204);
    }

    void aControlCallWhispersToTheBroadcaster()
    {
        Control control(*h->service);
        EventLineEnd &receiver = listen("teaandturrets");
        QVERIFY(control.call(u"whisper"_s,
                             R"({"channel":"teaandturrets","viewer":"quillscribe","text":"psst"})"));
        QCOMPARE(receiver.events().size(), 1);
        QCOMPARE(text(receiver.events().first(), "from_user_login"), u"quillscribe"_s);
        QCOMPARE(textOf(receiver.events().first()), u"psst"_s);
        QVERIFY(h->world->unfollow(h->idOf("mirelark"), m_tea));
        QVERIFY(control.call(u"set-whispers"_s, R"({"user":"teaandturrets","strangers":false})"));
        QCOMPARE(
            control.call(u"whisper"_s, R"({"channel":"teaandturrets","viewer":"mirelark","text":"psst"})")
                .error()
                .status,
            400);
    }

    void limitsAreFoundByAnIndex()
    {
        h->verifyIndexed("SELECT to_id FROM whispers WHERE from_id = 2 AND at > 3 AND at <= 4");
        h->verifyIndexed("SELECT 1 FROM whispers WHERE from_id = 1 AND to_id = 2 LIMIT 1");
    }
};

QTEST_GUILESS_MAIN(TestWhispers)
#include "tst_whispers.moc"
