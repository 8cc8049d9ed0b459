// SPDX-License-Identifier: GPL-3.0-or-later

// AutoMod: what it holds at which level, what becomes of a held message, and what is told of each step.

#include "sandbox/events/event_line.h"

#include "sandbox/automod/automod.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/chat/held_messages.h"
#include "sandbox/control/control.h"
#include "schema/values.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestAutomod : public QObject, EventSubFixture
{
    Q_OBJECT

    static constexpr const char *held = "you steer like a snotgoblin";

    QString m_viewer;
    As m_asViewer;
    QString m_mod;
    As m_asMod;

    ChatRooms &rooms() { return h->world->area<ChatRooms>(); }
    Automod &automod() { return h->world->area<Automod>(); }
    static void open(Harness &harness, const QString &channel)
    {
        QVERIFY(harness.world->area<ChatRooms>().change(channel, channel,
                                                        {.emoteMode = false,
                                                         .followerMode = false,
                                                         .slowMode = false,
                                                         .subscriberMode = false,
                                                         .uniqueChatMode = false}));
    }
    static QByteArray written(const QJsonObject &body)
    {
        return QJsonDocument(body).toJson(QJsonDocument::Compact);
    }
    Answer say(const As &as, const QString &sender, const QString &message)
    {
        return h->call(
            as, "POST", "/chat/messages", {},
            written({{u"broadcaster_id"_s, m_tea}, {u"sender_id"_s, sender}, {u"message"_s, message}}));
    }
    QString dropCode(const Answer &answer)
    {
        if (answer.status() != 200 || answer.first()["is_sent"_L1].toBool())
            return u"sent, or refused: "_s + answer.message();
        return answer.first()["drop_reason"_L1]["code"_L1].toString();
    }
    /// Lets the viewer write something that is held, and returns its id.
    QString hold(const QString &message = QLatin1String(held))
    {
        const QString code = dropCode(say(m_asViewer, m_viewer, message));
        const DomainEvent last = h->world->domainEvents().back();
        if (code != "msg_rejected"_L1 || last.kind != DomainEvent::Kind::MessageHeld)
            qFatal("%s", qPrintable(code));
        return last.subjectId;
    }
    Answer decide(const As &as, const QString &user, const QString &id, const QString &action)
    {
        return h->call(as, "POST", "/moderation/automod/message", {},
                       written({{u"user_id"_s, user}, {u"msg_id"_s, id}, {u"action"_s, action}}));
    }
    Answer settings(const As &as, const QString &moderator, const QString &channel)
    {
        return h->get(as, "/moderation/automod/settings",
                      {{u"broadcaster_id"_s, channel}, {u"moderator_id"_s, moderator}});
    }
    Answer update(const QByteArray &changes)
    {
        return h->call(m_asMod, "PUT", "/moderation/automod/settings",
                       {{u"broadcaster_id"_s, m_tea}, {u"moderator_id"_s, m_mod}}, changes);
    }
    Answer check(const As &as, const QString &channel, const QStringList &texts)
    {
        QJsonArray data;
        for (const QString &text : texts)
            data.append(QJsonObject{{u"msg_id"_s, QString::number(data.size())}, {u"msg_text"_s, text}});
        return h->call(as, "POST", "/moderation/enforcements/status", {{u"broadcaster_id"_s, channel}},
                       written({{u"data"_s, data}}));
    }
    EventLineEnd &listen(const char *type, const char *version, const QJsonObject &condition)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, version, condition).status() != 202)
            qFatal("%s", type);
        return line;
    }
    EventLineEnd &listenAsMod(const char *type, const char *version = "1")
    {
        return listen(type, version, moderated(m_tea, m_tea));
    }
    EventLineEnd &listenAsViewer(const char *type)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(m_asViewer, line.id(), type, "1", readBy(m_tea, m_viewer)).status() != 202)
            qFatal("%s", type);
        return line;
    }
    static QStringList keysOf(const QJsonObject &event) { return event.keys(); }

private Q_SLOTS:
    void init()
    {
        start();
        m_viewer = h->idOf("quillscribe");
        m_asViewer = h->signIn("quillscribe");
        m_mod = h->idOf("wrenloft");
        m_asMod = h->signIn("wrenloft");
        open(*h, m_tea);
    }

    void aHeldMessageDoesNotAppearAndIsTold()
    {
        EventLineEnd &first = listenAsMod("automod.message.hold");
        EventLineEnd &second = listenAsMod("automod.message.hold", "2");
        EventLineEnd &author = listenAsViewer("channel.chat.user_message_hold");
        EventLineEnd &reader = listen("channel.chat.message", "1", readBy(m_tea, m_tea));
        QCOMPARE(subscribe(reader, "channel.chat.user_message_hold", "1", readBy(m_tea, m_tea)).status(),
                 202);
        const auto stored = rooms().messages(m_tea, 1).value(0).id;
        const auto answer = say(m_asViewer, m_viewer, QLatin1String(held));
        QCOMPARE(dropCode(answer), u"msg_rejected"_s);
        QCOMPARE(text(answer.first(), "message_id"), QString());
        QVERIFY(!answer.first()["drop_reason"_L1]["message"_L1].toString().isEmpty());
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, stored);
        QCOMPARE(first.events().size(), 1);
        const QJsonObject one = first.events().first();
        QCOMPARE(keysOf(one),
                 QStringList({u"broadcaster_user_id"_s, u"broadcaster_user_login"_s,
                              u"broadcaster_user_name"_s, u"category"_s, u"held_at"_s, u"level"_s,
                              u"message"_s, u"message_id"_s, u"user_id"_s, u"user_login"_s, u"user_name"_s}));
        QCOMPARE(text(one, "broadcaster_user_id"), m_tea);
        QCOMPARE(text(one, "user_login"), u"quillscribe"_s);
        QCOMPARE(one["message"_L1]["text"_L1].toString(), QLatin1String(held));
        QCOMPARE(text(one, "category"), u"bullying"_s);
        QCOMPARE(one["level"_L1].toInt(), 3);
        QVERIFY(!text(one, "message_id").isEmpty());
        QCOMPARE(Api::parseTime(text(one, "held_at").toStdString()), h->world->clock().now());

        QCOMPARE(second.events().size(), 1);
        const QJsonObject two = second.events().first();
        QCOMPARE(text(two, "message_id"), text(one, "message_id"));
        QCOMPARE(text(two, "reason"), u"automod"_s);
        QCOMPARE(two["automod"_L1].toObject(),
                 json("{'category':'bullying','level':3,'boundaries':[{'start_pos':17,'end_pos':26}]}"));
        QVERIFY(two["blocked_term"_L1].isNull());
        QVERIFY(!two.contains("category"_L1));

        QCOMPARE(author.events().size(), 1);
        QCOMPARE(text(author.events().first(), "user_id"), m_viewer);
        QCOMPARE(text(author.events().first(), "message_id"), text(one, "message_id"));
        // Other readers get nothing.
        QCOMPARE(reader.events().size(), 0);
    }

    void anAllowedMessageAppears()
    {
        EventLineEnd &first = listenAsMod("automod.message.update");
        EventLineEnd &second = listenAsMod("automod.message.update", "2");
        EventLineEnd &author = listenAsViewer("channel.chat.user_message_update");
        EventLineEnd &chat = listen("channel.chat.message", "1", readBy(m_tea, m_tea));
        const QString id = hold();
        h->clock.advance(1min);
        QCOMPARE(decide(m_asMod, m_mod, id, u"ALLOW"_s).status(), 204);
        const auto stored = rooms().messages(m_tea, 1).value(0);
        QCOMPARE(stored.id, id);
        QCOMPARE(stored.userId, m_viewer);
        QCOMPARE(stored.text, QLatin1String(held));
        QCOMPARE(stored.at, h->world->clock().msecs());
        QCOMPARE(chat.events().size(), 1);
        QCOMPARE(text(chat.events().first(), "message_id"), id);
        for (const EventLineEnd *line : {&first, &second}) {
            QCOMPARE(line->events().size(), 1);
            const QJsonObject event = line->events().first();
            QCOMPARE(text(event, "message_id"), id);
            QCOMPARE(text(event, "status"), u"approved"_s);
            QCOMPARE(text(event, "moderator_user_id"), m_mod);
            QCOMPARE(text(event, "moderator_user_login"), u"wrenloft"_s);
            QCOMPARE(Api::parseTime(text(event, "held_at").toStdString()),
                     h->world->clock().now().addSecs(-60));
        }
        QCOMPARE(text(first.events().first(), "category"), u"bullying"_s);
        QCOMPARE(second.events().first()["automod"_L1]["level"_L1].toInt(), 3);
        QCOMPARE(author.events().size(), 1);
        QCOMPARE(text(author.events().first(), "status"), u"approved"_s);
        QCOMPARE(decide(m_asMod, m_mod, id, u"DENY"_s).status(), 404);
        QCOMPARE(first.events().size(), 1);
    }

    void aDeniedMessageDoesNot()
    {
        EventLineEnd &told = listenAsMod("automod.message.update", "2");
        EventLineEnd &author = listenAsViewer("channel.chat.user_message_update");
        const auto stored = rooms().messages(m_tea, 1).value(0).id;
        const QString id = hold();
        QCOMPARE(decide(m_as, m_tea, id, u"DENY"_s).status(), 204);
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, stored);
        QCOMPARE(text(told.events().first(), "status"), u"denied"_s);
        QCOMPARE(text(told.events().first(), "moderator_user_id"), m_tea);
        QCOMPARE(text(author.events().first(), "status"), u"denied"_s);
        QCOMPARE(decide(m_as, m_tea, id, u"ALLOW"_s).status(), 404);
    }

    void whoIsBannedMeanwhileIsNotHeard()
    {
        EventLineEnd &told = listenAsMod("automod.message.update");
        const auto stored = rooms().messages(m_tea, 1).value(0).id;
        const QString id = hold();
        QVERIFY(h->world->ban(m_tea, m_viewer, {.expiresAt = h->world->clock().now().addSecs(60)}));
        const auto refused = decide(m_asMod, m_mod, id, u"ALLOW"_s);
        QCOMPARE(refused.status(), 403);
        QCOMPARE(refused.message(), u"The sender is banned from this channel."_s);
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, stored);
        QCOMPARE(told.events().size(), 0);
        // It is still held, and can be allowed after the timeout.
        h->clock.advance(60s);
        QCOMPARE(decide(m_asMod, m_mod, id, u"ALLOW"_s).status(), 204);
        const QString last = hold(u"snotgoblin again"_s);
        QVERIFY(h->world->ban(m_tea, m_viewer));
        QCOMPARE(decide(m_asMod, m_mod, last, u"DENY"_s).status(), 204);
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, id);
    }

    void aMessageExpiresAfterFiveMinutes()
    {
        EventLineEnd &told = listenAsMod("automod.message.update");
        EventLineEnd &author = listenAsViewer("channel.chat.user_message_update");
        const auto stored = rooms().messages(m_tea, 1).value(0).id;
        const QString id = hold();
        h->clock.advance(5min - 1ms);
        QVERIFY(h->world->settle());
        QCOMPARE(told.events().size(), 0);
        h->clock.advance(1ms);
        QCOMPARE(decide(m_asMod, m_mod, id, u"ALLOW"_s).message(),
                 u"The message is not held, or no longer."_s);
        QCOMPARE(told.events().size(), 1);
        QCOMPARE(text(told.events().first(), "status"), u"expired"_s);
        QCOMPARE(text(told.events().first(), "moderator_user_id"), QString());
        QCOMPARE(text(author.events().first(), "status"), u"invalid"_s);
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, stored);
    }

    void aClockThatIsSetBackEndsTheWait()
    {
        EventLineEnd &told = listenAsMod("automod.message.update");
        hold();
        QVERIFY(h->world->changeClock([](WorldClock &clock) { clock.jump(-24h); }));
        QVERIFY(h->world->settle());
        QCOMPARE(told.events().size(), 1);
        QCOMPARE(text(told.events().first(), "status"), u"expired"_s);
    }

    void onlyModeratorsDecide()
    {
        const QString id = hold();
        const auto refused = decide(m_asViewer, m_viewer, id, u"ALLOW"_s);
        QCOMPARE(refused.status(), 403);
        QCOMPARE(decide(m_asMod, m_mod, u"of-nobody"_s, u"ALLOW"_s).status(), 404);
        QCOMPARE(decide(m_asMod, m_tea, id, u"ALLOW"_s).status(), 401);
        QCOMPARE(decide(m_asMod, m_mod, id, u"ALLOW"_s).status(), 204);
    }

    void whoModeratesIsNotFiltered()
    {
        QVERIFY(say(m_as, m_tea, QLatin1String(held)).first()["is_sent"_L1].toBool());
        QVERIFY(say(m_asMod, m_mod, QLatin1String(held)).first()["is_sent"_L1].toBool());
    }

    void aWordIsHeldByItsSeverityAndTheLevel_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<QStringList>("free");
        const QStringList all{u"noodlehat"_s, u"dunderpickle"_s, u"snotgoblin"_s};
        QTest::newRow("off") << 0 << all;
        QTest::newRow("1") << 1 << all;
        QTest::newRow("2") << 2 << all.first(2);
        QTest::newRow("3") << 3 << all.first(1);
        QTest::newRow("4") << 4 << QStringList();
    }
    void aWordIsHeldByItsSeverityAndTheLevel()
    {
        QFETCH(int, level);
        QFETCH(QStringList, free);
        QVERIFY(automod().change(m_tea, m_tea, {.bullying = level}));
        QStringList seen;
        for (const QString &word : {u"noodlehat"_s, u"dunderpickle"_s, u"snotgoblin"_s}) {
            if (!automod().finding(m_tea, word))
                seen.append(word);
        }
        QCOMPARE(seen, free);
    }

    void theMostSevereWordCountsAndPlacesAreCharacters()
    {
        QVERIFY(automod().change(m_tea, m_tea, {.overallLevel = 4}));
        const auto found = automod().finding(m_tea, u"🫖 Biffbonk, noodlehat! BIFFBONK"_s);
        QVERIFY(found);
        QCOMPARE(found->category, u"aggressive"_s);
        QCOMPARE(found->level, 3);
        QCOMPARE(found->boundaries, (QList<Api::TextBoundary>{{2, 9}, {23, 30}}));
        // Only whole words.
        QVERIFY(!automod().finding(m_tea, u"biffbonks antibiffbonk"_s));
        QVERIFY(!automod().finding(m_tea, u"good evening"_s));
    }

    void everyCategoryIsFoundAtTheHighestLevel()
    {
        QVERIFY(automod().change(m_tea, m_tea,
                                 {.aggression = 4,
                                  .bullying = 4,
                                  .disability = 4,
                                  .misogyny = 4,
                                  .raceEthnicityOrReligion = 4,
                                  .sexBasedTerms = 4,
                                  .sexualitySexOrGender = 4,
                                  .swearing = 4}));
        QCOMPARE(automod().heldRemarks(m_tea, {}).size(), qsizetype(Automod::rudeRemarks().size()));
        for (std::size_t i = 0; i < namesOf(AutomodCategory()).size(); ++i)
            QVERIFY2(!automod().heldRemarks(m_tea, AutomodCategory(i)).isEmpty(),
                     namesOf(AutomodCategory())[i]);
    }

    void settingsAreReplacedAsAWhole()
    {
        EventLineEnd &told = listenAsMod("automod.settings.update");
        const auto seeded = settings(m_asMod, m_mod, m_tea);
        QCOMPARE(seeded.status(), 200);
        QCOMPARE(seeded.data().size(), 1);
        QCOMPARE(text(seeded.first(), "broadcaster_id"), m_tea);
        QCOMPARE(text(seeded.first(), "moderator_id"), m_mod);
        QCOMPARE(seeded.first()["overall_level"_L1].toInt(), 3);
        QCOMPARE(seeded.first()["misogyny"_L1].toInt(), 3);
        QCOMPARE(seeded.first()["bullying"_L1].toInt(), 2);
        QCOMPARE(seeded.first()["swearing"_L1].toInt(), 0);

        const auto single = update(R"({"bullying":4,"swearing":1})");
        QCOMPARE(single.status(), 200);
        QVERIFY(single.first()["overall_level"_L1].isNull());
        QCOMPARE(single.first()["bullying"_L1].toInt(), 4);
        QCOMPARE(single.first()["swearing"_L1].toInt(), 1);
        QCOMPARE(single.first()["misogyny"_L1].toInt(), 0);
        QCOMPARE(settings(m_as, m_tea, m_tea).first()["bullying"_L1].toInt(), 4);
        QCOMPARE(told.events().size(), 1);
        QCOMPARE(told.events().first(),
                 (QJsonObject{{u"broadcaster_user_id"_s, m_tea},
                              {u"broadcaster_user_login"_s, u"teaandturrets"_s},
                              {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
                              {u"moderator_user_id"_s, m_mod},
                              {u"moderator_user_login"_s, u"wrenloft"_s},
                              {u"moderator_user_name"_s, h->world->user(m_mod)->displayName},
                              {u"overall_level"_s, QJsonValue::Null},
                              {u"disability"_s, 0},
                              {u"aggression"_s, 0},
                              {u"sexuality_sex_or_gender"_s, 0},
                              {u"misogyny"_s, 0},
                              {u"bullying"_s, 4},
                              {u"swearing"_s, 1},
                              {u"race_ethnicity_or_religion"_s, 0},
                              {u"sex_based_terms"_s, 0}}));

        QCOMPARE(update(R"({"overall_level":2,"bullying":1})").status(), 400);
        const auto overall = update(R"({"overall_level":4})");
        QCOMPARE(overall.first()["overall_level"_L1].toInt(), 4);
        QCOMPARE(overall.first()["racism"_L1], QJsonValue());
        QCOMPARE(overall.first()["race_ethnicity_or_religion"_L1].toInt(), 4);
        QCOMPARE(told.events().size(), 2);
        QCOMPARE(told.events().last()["overall_level"_L1].toInt(), 4);
        // What changes nothing is not told.
        QCOMPARE(update(R"({"overall_level":4})").status(), 200);
        QCOMPARE(told.events().size(), 2);
        const auto off = update("{}");
        QVERIFY(off.first()["overall_level"_L1].isNull());
        QCOMPARE(off.first()["race_ethnicity_or_religion"_L1].toInt(), 0);

        QCOMPARE(settings(m_asViewer, m_viewer, m_viewer).first()["overall_level"_L1].toInt(), 1);
        QCOMPARE(settings(m_asViewer, m_viewer, m_tea).status(), 403);
        QCOMPARE(settings(m_asMod, m_mod, u"1"_s).status(), 400);
    }

    void aCheckSaysWhatWouldBeHeld()
    {
        const auto answer
            = check(m_as, m_tea, {u"good evening"_s, QLatin1String(held), u"noodlehat"_s, u"grobbelfluch"_s});
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.column("msg_id"), QStringList({u"0"_s, u"1"_s, u"2"_s, u"3"_s}));
        QList<bool> permitted;
        for (const auto &one : answer.data())
            permitted.append(one["is_permitted"_L1].toBool());
        QCOMPARE(permitted, QList<bool>({true, false, true, false}));
        // It checks only: nothing is held.
        QVERIFY(h->world->domainEvents().empty()
                || h->world->domainEvents().back().kind != DomainEvent::Kind::MessageHeld);
        const auto refused = check(m_as, m_pip, {u"hello"_s});
        QCOMPARE(refused.status(), 403);
        QVERIFY(refused.message().startsWith(u"The ID in broadcaster_id must match"_s));
        QCOMPARE(check(m_as, m_tea, {}).status(), 400);
    }

    void checksAreLimitedByTheKindOfBroadcaster_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<int>("inMinute");
        QTest::addColumn<int>("inHour");
        QTest::newRow("viewer") << u"quillscribe"_s << 5 << 50;
        QTest::newRow("affiliate") << u"teaandturrets"_s << 10 << 100;
        QTest::newRow("partner") << u"pipnocturne"_s << 30 << 300;
    }
    void checksAreLimitedByTheKindOfBroadcaster()
    {
        QFETCH(QString, login);
        QFETCH(int, inMinute);
        QFETCH(int, inHour);
        const As as = h->signIn(login.toLatin1().constData());
        const QString id = h->idOf(login.toLatin1().constData());
        const auto ask = [&] { return check(as, id, {u"hello"_s}).status(); };
        for (int asked = 0; asked < inHour;) {
            for (int i = 0; i < inMinute && asked < inHour; ++i, ++asked)
                QCOMPARE(ask(), 200);
            QCOMPARE(ask(), 429);
            h->clock.advance(1min);
        }
        QCOMPARE(ask(), 429);
        h->clock.advance(1h);
        QCOMPARE(ask(), 200);
    }

    void aHeldMessageCountsAgainstTheSendersLimit()
    {
        hold();
        QCOMPARE(dropCode(say(m_asViewer, m_viewer, QLatin1String(held))), u"msg_duplicate"_s);
        for (int i = 1; i < 20; ++i)
            hold(u"snotgoblin %1"_s.arg(i));
        QCOMPARE(dropCode(say(m_asViewer, m_viewer, u"one more"_s)), u"msg_ratelimit"_s);
        h->clock.advance(30s);
        hold();
    }

    void bitsAreKeptWithTheMessage()
    {
        EventLineEnd &chat = listen("channel.chat.message", "1", readBy(m_tea, m_tea));
        QVERIFY(h->world->area<Cheers>().add(m_tea, m_viewer, 100, QLatin1String(held)));
        QCOMPARE(chat.events().size(), 0);
        const QString id = h->world->domainEvents().back().subjectId;
        QCOMPARE(decide(m_asMod, m_mod, id, u"ALLOW"_s).status(), 204);
        QCOMPARE(chat.events().first()["cheer"_L1]["bits"_L1].toInt(), 100);
    }

    void aFilterMayFindABlockedTerm()
    {
        EventLineEnd &first = listenAsMod("automod.message.hold");
        EventLineEnd &second = listenAsMod("automod.message.hold", "2");
        EventLineEnd &decided = listenAsMod("automod.message.update", "2");
        rooms().addFilter([](const QString &channel, const QString &,
                             const QString &text) -> std::optional<ChatRooms::Interception> {
            const auto at = int(text.indexOf(u"spoiler"_s));
            if (at < 0)
                return {};
            return ChatRooms::Interception{
                .blockedTerm = Api::BlockedTermFinding{
                    {{.termId = u"term"_s, .boundary = {at, at + 6}, .ownerBroadcasterUserId = channel}}}};
        });
        const QString id = hold(u"no spoilers"_s);
        QCOMPARE(first.events().size(), 0);
        QCOMPARE(second.events().size(), 1);
        const QJsonObject event = second.events().first();
        QCOMPARE(text(event, "reason"), u"blocked_term"_s);
        QVERIFY(event["automod"_L1].isNull());
        const QJsonObject found = event["blocked_term"_L1]["terms_found"_L1][0].toObject();
        QCOMPARE(text(found, "term_id"), u"term"_s);
        QCOMPARE(text(found, "owner_broadcaster_user_id"), m_tea);
        QCOMPARE(found["boundary"_L1].toObject(), json("{'start_pos':3,'end_pos':9}"));
        QCOMPARE(decide(m_asMod, m_mod, id, u"ALLOW"_s).status(), 204);
        QCOMPARE(decided.events().first()["blocked_term"_L1].toObject(), event["blocked_term"_L1].toObject());
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, id);
    }

    void aReplyStaysAReply()
    {
        const QString parent = text(say(m_as, m_tea, u"who wants tea?"_s).first(), "message_id");
        const auto answer = h->call(m_asViewer, "POST", "/chat/messages", {},
                                    written({{u"broadcaster_id"_s, m_tea},
                                             {u"sender_id"_s, m_viewer},
                                             {u"message"_s, QLatin1String(held)},
                                             {u"reply_parent_message_id"_s, parent}}));
        QCOMPARE(dropCode(answer), u"msg_rejected"_s);
        const QString id = h->world->domainEvents().back().subjectId;
        QCOMPARE(decide(m_asMod, m_mod, id, u"ALLOW"_s).status(), 204);
        QCOMPARE(rooms().message(m_tea, id)->parentId, parent);
    }

    void manyAreHeldAtOnceAndEachIsDecided()
    {
        EventLineEnd &told = listenAsMod("automod.message.hold");
        QVERIFY(automod().fill(m_tea, 100));
        QCOMPARE(told.events().size(), 100);
        QSet<QString> authors;
        for (const QJsonObject &event : told.events()) {
            authors.insert(text(event, "user_id"));
            QCOMPARE(decide(m_asMod, m_mod, text(event, "message_id"), u"ALLOW"_s).status(), 204);
        }
        QVERIFY(authors.size() > 20);
        QCOMPARE(rooms().messages(m_tea, 100).last().id, text(told.events().first(), "message_id"));
        QVERIFY(automod().change(m_tea, m_tea, {.overallLevel = 0}));
        QCOMPARE(automod().fill(m_tea, 1).error().status, 400);
    }

    void aControlCallSaysSomethingThatIsHeld()
    {
        Control control(*h->service);
        EventLineEnd &told = listenAsMod("automod.message.hold");
        const auto call = [&](const char *viewer, const QByteArray &more = {}) {
            return control.call(u"say-held"_s,
                                QByteArray(R"({"channel":"teaandturrets","viewer":")") + viewer + "\"" + more
                                    + '}');
        };
        QVERIFY(call("quillscribe"));
        QVERIFY(call("quillscribe", R"(,"category":"racism")"));
        QCOMPARE(told.events().size(), 2);
        QCOMPARE(text(told.events().last(), "category"), u"racism"_s);
        QCOMPARE(call("quillscribe", R"(,"category":"swearing")").error().field, u"category"_s);
        QCOMPARE(call("wrenloft").error().field, u"viewer"_s);
        QCOMPARE(call("gravelpike").error().message, u"msg_banned"_s);
    }

    void whatIsHeldSurvivesARestart()
    {
        const QTemporaryDir folder;
        const WorldSettings file{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 60};
        QString id;
        {
            Harness before(file);
            open(before, before.idOf("teaandturrets"));
            const auto sent = before.world->area<ChatRooms>().sendMessage(
                before.idOf("teaandturrets"), before.idOf("quillscribe"), QLatin1String(held));
            QCOMPARE(sent.error().message, u"msg_rejected"_s);
            id = before.world->domainEvents().back().subjectId;
            QVERIFY(before.world->area<Automod>().change(before.idOf("teaandturrets"),
                                                         before.idOf("teaandturrets"), {.overallLevel = 4}));
        }
        Harness after(file);
        const QString tea = after.idOf("teaandturrets");
        QCOMPARE(after.world->area<Automod>().settings(tea).overallLevel, std::optional(4));
        QVERIFY(after.world->area<HeldMessages>().decide(id, tea, true));
        QCOMPARE(after.world->area<ChatRooms>().messages(tea, 1).value(0).id, id);
    }

    void whatIsDueIsFoundByAnIndex()
    {
        h->verifyIndexed("SELECT id FROM held_messages WHERE status = 0 AND held_at <= 5",
                         "held_messages_waiting");
        h->verifyIndexed("SELECT id FROM held_messages WHERE status > 0 AND held_at <= 5",
                         "held_messages_decided");
    }
};

QTEST_GUILESS_MAIN(TestAutomod)
#include "tst_automod.moc"
