// SPDX-License-Identifier: GPL-3.0-or-later

// Messages in a chat and why they are held back, announcements, shoutouts.

#include "sandbox/harness.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/emotes/picture_catalogue.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using Kind = Sandbox::DomainEvent::Kind;

class TestChatMessages : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Sandbox::ChatRooms &rooms() { return h->world->area<Sandbox::ChatRooms>(); }
    Harness::Answer announce(const QByteArray &body, const char *moderator = "wrenloft")
    {
        return h->call(
            h->signIn(moderator), "POST", "/chat/announcements",
            {{u"broadcaster_id"_s, h->idOf("teaandturrets")}, {u"moderator_id"_s, h->idOf(moderator)}}, body);
    }
    Harness::Answer shoutOut(const QString &to, const char *moderator = "wrenloft",
                             const char *from = "teaandturrets")
    {
        return h->call(h->signIn(moderator), "POST", "/chat/shoutouts",
                       {{u"from_broadcaster_id"_s, h->idOf(from)},
                        {u"to_broadcaster_id"_s, to},
                        {u"moderator_id"_s, h->idOf(moderator)}});
    }
    Harness::Answer shoutOut(const char *to) { return shoutOut(h->idOf(to)); }
    /// The code of the drop reason. Empty if the message was sent.
    QString say(const char *user, const char *text, const char *channel = "paperlantern")
    {
        const auto said = rooms().sendMessage(h->idOf(channel), h->idOf(user), QString::fromUtf8(text));
        if (said)
            return u""_s;
        return said.error().status == 403
            ? said.error().message
            : QString::number(said.error().status) + u' ' + said.error().message;
    }
    void set(const Api::ChatSettingsChanges &changes, const char *channel = "paperlantern")
    {
        QVERIFY(rooms().change(h->idOf(channel), h->idOf(channel), changes));
    }
    Sandbox::ChatRooms::Message last(const char *channel = "teaandturrets")
    {
        return rooms().messages(h->idOf(channel), 1).value(0);
    }
    auto happened() { return h->world->domainEvents().size(); }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    // Announcements

    void anAnnouncementIsHeard()
    {
        const auto answer = announce(R"({"message":"Act three begins, gather round ⛵","color":"purple"})");
        QCOMPARE(answer.status(), 204);
        QVERIFY(answer.response.body.isEmpty());
        QCOMPARE(last().text, u"Act three begins, gather round ⛵"_s);
        QCOMPARE(last().color, u"purple"_s);
        QCOMPARE(last().userId, h->idOf("wrenloft"));
        QCOMPARE(last().at, h->clock.msecs());
        const auto &reply = h->world->domainEvents().back();
        QVERIFY(reply.kind == Kind::Announcement);
        QCOMPARE(reply.broadcasterId, h->idOf("teaandturrets"));
        QCOMPARE(reply.userId, h->idOf("wrenloft"));
        QCOMPARE(reply.text, last().text);
        QCOMPARE(reply.detail, u"purple"_s);
    }

    void theColorIsOneOfFive()
    {
        for (const char *color : {"blue", "green", "orange", "purple", "primary"}) {
            QCOMPARE(announce(QByteArray(R"({"message":"hello","color":")") + color + "\"}").status(), 204);
            QCOMPARE(last().color, QLatin1String(color));
        }
        for (const char *body : {R"({"message":"hello"})", R"({"message":"hello","color":null})"}) {
            QCOMPARE(announce(R"({"message":"hello","color":"blue"})").status(), 204);
            QCOMPARE(announce(body).status(), 204);
            QCOMPARE(last().color, u"primary"_s);
        }
        const auto before = happened();
        for (const char *color : {"Blue", "PURPLE", "red", "", " blue", "#00ff00"})
            QCOMPARE(announce(QByteArray(R"({"message":"hello","color":")") + color + "\"}").status(), 400);
        QCOMPARE(happened(), before);
    }

    void aLongAnnouncementIsCut()
    {
        // Characters count, not bytes or UTF-16 code units.
        const QString boats = u"🛶"_s.repeated(499);
        const auto send = [&](const QString &text) {
            return announce(uR"({"message":"%1"})"_s.arg(text).toUtf8()).status();
        };
        QCOMPARE(send(boats + u'x'), 204);
        QCOMPARE(last().text, boats + u'x');
        QCOMPARE(send(boats + u"⛵🛶🛶"_s), 204);
        QCOMPARE(last().text, boats + u"⛵"_s);
        QCOMPARE(send(QString(100'000, u'y')), 204);
        QCOMPARE(last().text, QString(500, u'y'));
        // The part that is cut off is not checked.
        QCOMPARE(send(QString(500, u'z') + u" grobbelfluch"_s), 204);
        QCOMPARE(send(QString(500, u' ') + u"hello"_s), 400);
        QCOMPARE(last().text, QString(500, u'z'));
    }

    void anAnnouncementSaysSomethingAndPassesReview()
    {
        const auto before = happened();
        const QString words = last().text;
        const auto refused = [&](const char *body, const char *message) {
            const auto answer = announce(body);
            QCOMPARE(answer.status(), 400);
            QVERIFY2(answer.message().contains(QLatin1String(message)), qPrintable(answer.message()));
        };
        refused("{}", "Missing required parameter \"message\"");
        refused(R"({"message":""})", "message");
        refused(R"({"message":null})", "message");
        refused(R"({"message":7})", "message");
        refused(R"({"message":"   \n\t "})", "The message must not be empty.");
        refused(R"({"message":"such a GrobbelFluch here"})", "The message did not pass review.");
        QCOMPARE(happened(), before);
        QCOMPARE(last().text, words);
    }

    void onlyTheBroadcasterAndModeratorsAnnounce()
    {
        const char *body = R"({"message":"hello"})";
        const auto before = happened();
        QCOMPARE(announce(body, "quillscribe").status(), 403);
        const Harness::Query asWren{{u"broadcaster_id"_s, h->idOf("teaandturrets")},
                                    {u"moderator_id"_s, h->idOf("wrenloft")}};
        QCOMPARE(h->call(h->signIn("quillscribe"), "POST", "/chat/announcements", asWren, body).status(),
                 401);
        const auto scope
            = h->call(h->signIn("wrenloft", {Scope::ChatEdit}), "POST", "/chat/announcements", asWren, body);
        QCOMPARE(scope.message(), u"Missing scope: moderator:manage:announcements"_s);
        const Harness::Query nowhere{{u"broadcaster_id"_s, u"1"_s}, {u"moderator_id"_s, h->idOf("wrenloft")}};
        QCOMPARE(h->call(h->signIn("wrenloft"), "POST", "/chat/announcements", nowhere, body).status(), 400);
        QCOMPARE(happened(), before);
        for (const char *login : {"teaandturrets", "mirelark", "pipnocturne"})
            QCOMPARE(announce(body, login).status(), 204);
    }

    // Shoutouts

    void aShoutoutIsTold()
    {
        const auto answer = shoutOut("mirelark");  // the target need not be live
        QCOMPARE(answer.status(), 204);
        QVERIFY(answer.response.body.isEmpty());
        const auto &reply = h->world->domainEvents().back();
        QVERIFY(reply.kind == Kind::ShoutoutSent);
        QCOMPARE(reply.broadcasterId, h->idOf("teaandturrets"));
        QCOMPARE(reply.userId, h->idOf("wrenloft"));
        QCOMPARE(reply.subjectId, h->idOf("mirelark"));
    }

    void shoutoutsHaveTwoCooldowns()
    {
        QCOMPARE(shoutOut("mirelark").status(), 204);
        const auto before = happened();
        const auto refused = [&](const char *to, const char *words) {
            const auto answer = shoutOut(to);
            QCOMPARE(answer.status(), 429);
            QCOMPARE(answer.json["error"_L1].toString(), u"Too Many Requests"_s);
            QVERIFY2(answer.message().contains(QLatin1String(words)), qPrintable(answer.message()));
            // This is not the rate limit.
            QVERIFY(answer.response.headers.value("Ratelimit-Remaining").toInt() > 0);
        };
        h->clock.advance(2min - 1ms);
        refused("pipnocturne", "2 minutes");
        refused("mirelark", "2 minutes");
        h->clock.advance(1ms);
        refused("mirelark", "60 minutes");
        QCOMPARE(happened(), before);
        // A refused request starts no cooldown.
        QCOMPARE(shoutOut("pipnocturne").status(), 204);
        h->clock.advance(58min - 1ms);
        refused("mirelark", "60 minutes");
        h->clock.advance(1ms);
        QCOMPARE(shoutOut("mirelark").status(), 204);
        h->clock.advance(2min);
        QCOMPARE(shoutOut("pipnocturne").status(), 204);
    }

    void cooldownsAreEachChannelsOwn()
    {
        QCOMPARE(shoutOut("mirelark").status(), 204);
        QCOMPARE(shoutOut(h->idOf("mirelark"), "pipnocturne", "pipnocturne").status(), 204);
        // The cooldown also applies to another moderator.
        QCOMPARE(shoutOut(h->idOf("paperlantern"), "mirelark").status(), 429);
    }

    void shoutoutsGoByTheWorldsTime()
    {
        QCOMPARE(shoutOut("mirelark").status(), 204);
        QVERIFY(h->world->changeClock([](auto &clock) { clock.jump(61min); }));
        QCOMPARE(shoutOut("mirelark").status(), 204);
        QVERIFY(h->world->changeClock([](auto &clock) { clock.jump(-24h); }));
        QCOMPARE(shoutOut("mirelark").status(), 204);
        QCOMPARE(shoutOut("pipnocturne").status(), 429);
    }

    void whatWasSaidAndDoneOutlivesTheProgram()
    {
        const QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.db"_s), .followers = 60};
        h = std::make_unique<Harness>(settings);
        QCOMPARE(shoutOut("mirelark").status(), 204);
        QCOMPARE(announce(R"({"message":"see you after the restart","color":"blue"})").status(), 204);
        set({.slowMode = true});
        QCOMPARE(say("gravelpike", "good evening"), QString());
        const int chatters = rooms().chatterCount(h->idOf("teaandturrets"));

        const auto clock = h->clock;
        h.reset();
        h = std::make_unique<Harness>(settings);
        h->clock = clock;
        QCOMPARE(shoutOut("pipnocturne").status(), 429);
        QCOMPARE(last().text, u"see you after the restart"_s);
        QCOMPARE(rooms().settings(h->idOf("paperlantern")).slowModeWaitTime, 30);
        QCOMPARE(say("gravelpike", "me again"), u"msg_slowmode"_s);
        QCOMPARE(rooms().chatterCount(h->idOf("teaandturrets")), chatters);
    }

    void shoutoutsThatMakeNoSenseAreRefused()
    {
        const auto before = happened();
        const auto self = shoutOut("teaandturrets");
        QCOMPARE(self.status(), 400);
        QCOMPARE(self.message(), u"The broadcaster may not give themselves a Shoutout."_s);
        const auto nobody = shoutOut(u"1"_s);
        QCOMPARE(nobody.status(), 400);
        QVERIFY(nobody.message().contains("to_broadcaster_id"_L1));
        QCOMPARE(shoutOut(u"abc"_s).status(), 400);
        QCOMPARE(shoutOut("gravelpike").status(), 403);  // this user is banned there
        QCOMPARE(shoutOut(h->idOf("mirelark"), "quillscribe").status(), 403);
        const Harness::Query asWren{{u"from_broadcaster_id"_s, h->idOf("teaandturrets")},
                                    {u"to_broadcaster_id"_s, h->idOf("mirelark")},
                                    {u"moderator_id"_s, h->idOf("wrenloft")}};
        QCOMPARE(h->call(h->signIn("mirelark"), "POST", "/chat/shoutouts", asWren).status(), 401);
        const auto scope = h->call(h->signIn("wrenloft", {Scope::ModeratorReadShoutouts}), "POST",
                                   "/chat/shoutouts", asWren);
        QCOMPARE(scope.message(), u"Missing scope: moderator:manage:shoutouts"_s);
        const Harness::Query fromNobody{{u"from_broadcaster_id"_s, u"1"_s},
                                        {u"to_broadcaster_id"_s, h->idOf("mirelark")},
                                        {u"moderator_id"_s, h->idOf("wrenloft")}};
        QCOMPARE(h->call(h->signIn("wrenloft"), "POST", "/chat/shoutouts", fromNobody).status(), 400);
        QCOMPARE(happened(), before);
    }

    void somebodyMustBeWatching()
    {
        const QString tea = h->idOf("teaandturrets");
        const auto refused = [&] {
            const auto answer = shoutOut("mirelark");
            return answer.status() == 400
                && answer.message()
                == "The broadcaster is not streaming live or does not have one or more viewers."_L1;
        };
        QVERIFY(h->world->setViewers(tea, 0));
        QVERIFY(refused());
        QVERIFY(h->world->goOffline(tea));
        QVERIFY(refused());
        QVERIFY(h->world->goLive(tea, 1, h->clock.now()));
        QCOMPARE(shoutOut("mirelark").status(), 204);
    }

    // Messages

    void messagesAreKeptTheNewestFirst()
    {
        QCOMPARE(say("gravelpike", "good evening"), QString());
        h->clock.advance(1s);
        QCOMPARE(say("tilda_orrery", "おかえりなさい"), QString());
        const auto said = rooms().messages(h->idOf("paperlantern"), 10);
        QCOMPARE(said.size(), 2);
        QCOMPARE(said[0].text, u"おかえりなさい"_s);
        QCOMPARE(said[0].userId, h->idOf("tilda_orrery"));
        QCOMPARE(said[0].color, u""_s);
        QCOMPARE(said[0].at - said[1].at, 1000);
        QCOMPARE(rooms().messages(h->idOf("paperlantern"), 1).size(), 1);
        QVERIFY(rooms().messages(h->idOf("paperlantern"), 0).isEmpty());
        QVERIFY(rooms().messages(h->idOf("quillscribe"), 10).isEmpty());
        const auto &answer = h->world->domainEvents().back();
        QVERIFY(answer.kind == Kind::ChatMessage);
        QCOMPARE(answer.userId, h->idOf("tilda_orrery"));
        QCOMPARE(answer.text, u"おかえりなさい"_s);
    }

    void onlyTheLastMessagesAreKept()
    {
        const int most = Sandbox::ChatRooms::maxMessages;
        QCOMPARE(say("gravelpike", "elsewhere", "pipnocturne"), QString());
        for (int i = 0; i < most + 30; ++i)
            QCOMPARE(say("gravelpike", QByteArray::number(i).constData()), QString());
        const auto kept = rooms().messages(h->idOf("paperlantern"), 1000);
        QCOMPARE(kept.size(), most);
        QCOMPARE(kept.first().text, QString::number(most + 29));
        QCOMPARE(kept.last().text, u"30"_s);
        QCOMPARE(rooms().messages(h->idOf("pipnocturne"), 10).size(), 1);
    }

    void theStorysChatHasBeenTalking()
    {
        const auto said = rooms().messages(h->idOf("teaandturrets"), 100);
        QVERIFY(said.size() >= 30);
        int announcements = 0;
        for (qsizetype i = 0; i < said.size(); ++i) {
            QVERIFY(said[i].at < h->clock.msecs() && (i == 0 || said[i].at < said[i - 1].at));
            QVERIFY(Sandbox::passesReview(said[i].text));
            QVERIFY(rooms().isThere(h->idOf("teaandturrets"), said[i].userId));
            announcements += !said[i].color.isEmpty();
        }
        QVERIFY(announcements > 0);
    }

    void nothingIsSaidByNobodyOrWithoutWords()
    {
        QVERIFY(say("gravelpike", " \n ").startsWith("400 "_L1));
        QVERIFY(say("gravelpike", QByteArray(501, 'x').constData()).startsWith("422 "_L1));
        QCOMPARE(say("gravelpike", QByteArray(500, 'x').constData()), QString());
        for (const auto &refused : {rooms().sendMessage(h->idOf("paperlantern"), u"1"_s, u"hello"_s),
                                    rooms().sendMessage(u"1"_s, h->idOf("gravelpike"), u"hello"_s)})
            QCOMPARE(refused.error().status, 400);
        QCOMPARE(rooms().messages(h->idOf("paperlantern"), 10).size(), 1);
    }

    void theBannedAreNotHeard()
    {
        QCOMPARE(say("gravelpike", "let me in", "teaandturrets"), u"msg_banned"_s);
        QCOMPARE(say("gravelpike", "hello", "paperlantern"), QString());
    }

    void theReviewIsForAll()
    {
        const auto before = happened();
        for (const char *login : {"quillscribe", "pipnocturne", "paperlantern"})
            QCOMPARE(say(login, "what a GROBBELFLUCH"), u"msg_rejected_mandatory"_s);
        QCOMPARE(happened(), before);
        QVERIFY(rooms().messages(h->idOf("paperlantern"), 10).isEmpty());
        QVERIFY(Sandbox::passesReview(u"a fine evening"_s));
        QVERIFY(Sandbox::passesReview(QString()));
    }

    void followersOnlyAsksForHowLong()
    {
        const QString paper = h->idOf("paperlantern"), pike = h->idOf("gravelpike");
        set({.followerMode = true});
        QCOMPARE(say("gravelpike", "hello"), u"msg_followersonly_zero"_s);
        set({.followerMode = true, .followerModeDuration = 10});
        QCOMPARE(say("gravelpike", "hello"), u"msg_followersonly"_s);
        QVERIFY(h->world->follows().add(paper, pike, h->clock.now()));
        QCOMPARE(say("gravelpike", "hello"), u"msg_followersonly_followed"_s);
        h->clock.advance(10min - 1ms);
        QCOMPARE(say("gravelpike", "hello"), u"msg_followersonly_followed"_s);
        h->clock.advance(1ms);
        QCOMPARE(say("gravelpike", "hello"), QString());
        set({.followerMode = true});
        QVERIFY(h->world->follows().remove(paper, pike));
        QVERIFY(h->world->follows().add(paper, pike, h->clock.now()));
        QCOMPARE(say("gravelpike", "hello"), QString());
    }

    void slowModeAsksForPatience()
    {
        QCOMPARE(say("gravelpike", "before it was slow"), QString());
        set({.slowMode = true, .slowModeWaitTime = 120});
        QCOMPARE(say("gravelpike", "too soon"), u"msg_slowmode"_s);
        QCOMPARE(say("tilda_orrery", "my first"), QString());
        // However many messages others send meanwhile.
        for (int i = 0; i < Sandbox::ChatRooms::maxMessages + 5; ++i)
            QCOMPARE(say("paperlantern", "and another thing"), QString());
        h->clock.advance(120s - 1ms);
        QCOMPARE(say("gravelpike", "still"), u"msg_slowmode"_s);
        h->clock.advance(1ms);
        QCOMPARE(say("gravelpike", "now"), QString());
        set({.slowMode = true, .slowModeWaitTime = 3});
        QCOMPARE(say("gravelpike", "again"), u"msg_slowmode"_s);
        h->clock.advance(3s);
        QCOMPARE(say("gravelpike", "again"), QString());
        // A refused message does not start the slow mode's wait.
        h->clock.advance(3s);
        QCOMPARE(say("gravelpike", "grobbelfluch"), u"msg_rejected_mandatory"_s);
        QCOMPARE(say("gravelpike", "sorry"), QString());
    }

    void emoteOnlyTakesEmotes()
    {
        set({.emoteMode = true});
        QCOMPARE(say("gravelpike", "words"), u"msg_emoteonly"_s);
        const auto emotes = h->world->area<Sandbox::PictureCatalogue>().globalEmotes();
        QVERIFY(emotes);
        if (emotes->isEmpty())
            return;
        const QByteArray name = emotes->first().name.toUtf8();
        QCOMPARE(say("gravelpike", name.constData()), QString());
        QCOMPARE(say("gravelpike", (' ' + name + "  " + name).constData()), QString());
        QCOMPARE(say("gravelpike", (name + " words").constData()), u"msg_emoteonly"_s);
    }

    void onlySubscribersWriteInSubscriberMode()
    {
        QCOMPARE(say("gravelpike", "hello", "moonlitforge"), u"msg_subsonly"_s);
        QCOMPARE(say("teaandturrets", "hello", "moonlitforge"), QString());
    }

    void uniqueChatTakesNothingTwice()
    {
        QCOMPARE(say("gravelpike", "What a tower!"), QString());
        set({.uniqueChatMode = true});
        for (const char *again : {"What a tower!", "what a TOWER", "whatatower ?!"})
            QCOMPARE(say("tilda_orrery", again), u"msg_r9k"_s);
        QCOMPARE(say("tilda_orrery", "what a lower"), QString());
        QCOMPARE(say("tilda_orrery", "!!!"), QString());
        QCOMPARE(say("tilda_orrery", "???"), QString());
        QCOMPARE(say("tilda_orrery", "!!!"), u"msg_r9k"_s);
    }

    void modesAreNotForModerators()
    {
        set({.emoteMode = true,
             .followerMode = true,
             .followerModeDuration = 129'600,
             .slowMode = true,
             .subscriberMode = true,
             .uniqueChatMode = true});
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(say("paperlantern", "the same words"), QString());
            QCOMPARE(say("pipnocturne", "the same words"), QString());
        }
        QVERIFY(!say("gravelpike", "other words").isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestChatMessages)
#include "tst_chat_messages.moc"
