// SPDX-License-Identifier: GPL-3.0-or-later

// The modes of a chat, and sessions of chats that channels share. Chatters are tested in tst_chatters,
// messages in tst_chat_messages.

#include "sandbox/harness.h"

#include "sandbox/chat/chat_rooms.h"

using namespace Sidestage;
using Api::Scope;
using Kind = Sandbox::DomainEvent::Kind;

class TestChat : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Sandbox::ChatRooms &rooms() { return h->world->area<Sandbox::ChatRooms>(); }
    Harness::Query of(const char *channel, const char *moderator = nullptr)
    {
        Harness::Query query{{u"broadcaster_id"_s, h->idOf(channel)}};
        if (moderator)
            query.append({u"moderator_id"_s, h->idOf(moderator)});
        return query;
    }
    Harness::Answer change(const QByteArray &body, const char *channel = "teaandturrets",
                           const char *moderator = "wrenloft")
    {
        return h->patch(h->signIn(moderator), "/chat/settings", of(channel, moderator), body);
    }
    QJsonObject settings(const char *channel = "teaandturrets")
    {
        return h->get(h->signIn(channel), "/chat/settings", of(channel, channel)).first();
    }
    static QStringList keys(bool moderatorId, bool delay)
    {
        QStringList names{u"broadcaster_id"_s, u"emote_mode"_s, u"follower_mode"_s,
                          u"follower_mode_duration"_s};
        if (moderatorId)
            names << u"moderator_id"_s;
        if (delay)
            names << u"non_moderator_chat_delay"_s << u"non_moderator_chat_delay_duration"_s;
        return names
            + QStringList{u"slow_mode"_s, u"slow_mode_wait_time"_s, u"subscriber_mode"_s,
                          u"unique_chat_mode"_s};
    }
    QJsonArray session(const char *channel)
    {
        return h->get(h->app(), "/shared_chat/session", of(channel)).data();
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void theStorysChannelsHaveTheirModes()
    {
        const auto read = [&](const char *channel) {
            QJsonObject all = settings(channel);
            all.remove(u"broadcaster_id"_s);
            all.remove(u"moderator_id"_s);
            return QJsonDocument(all).toJson(QJsonDocument::Compact);
        };
        QCOMPARE(read("teaandturrets"),
                 QByteArray(R"({"emote_mode":false,"follower_mode":true,"follower_mode_duration":10,)"
                            R"("non_moderator_chat_delay":false,"non_moderator_chat_delay_duration":null,)"
                            R"("slow_mode":false,"slow_mode_wait_time":null,"subscriber_mode":false,)"
                            R"("unique_chat_mode":false})"));
        QCOMPARE(read("pipnocturne"),
                 QByteArray(R"({"emote_mode":false,"follower_mode":false,"follower_mode_duration":null,)"
                            R"("non_moderator_chat_delay":true,"non_moderator_chat_delay_duration":2,)"
                            R"("slow_mode":true,"slow_mode_wait_time":10,"subscriber_mode":false,)"
                            R"("unique_chat_mode":false})"));
        QCOMPARE(read("moonlitforge"),
                 QByteArray(R"({"emote_mode":false,"follower_mode":false,"follower_mode_duration":null,)"
                            R"("non_moderator_chat_delay":false,"non_moderator_chat_delay_duration":null,)"
                            R"("slow_mode":false,"slow_mode_wait_time":null,"subscriber_mode":true,)"
                            R"("unique_chat_mode":false})"));
        QVERIFY(!read("paperlantern").contains("true"));
        // The default of a channel that has never changed them: followers only.
        QCOMPARE(read("quillscribe"),
                 QByteArray(R"({"emote_mode":false,"follower_mode":true,"follower_mode_duration":0,)"
                            R"("non_moderator_chat_delay":false,"non_moderator_chat_delay_duration":null,)"
                            R"("slow_mode":false,"slow_mode_wait_time":null,"subscriber_mode":false,)"
                            R"("unique_chat_mode":false})"));
    }

    void onlyModeratorsAreToldEverything()
    {
        const auto reply = [&](const Harness::As &as, const Harness::Query &query) {
            const auto answer = h->get(as, "/chat/settings", query);
            return answer.status() == 200 ? answer.first().keys() : QStringList{answer.message()};
        };
        // An app, a user without moderator_id, and a user without the scope.
        QCOMPARE(reply(h->app(), of("pipnocturne")), keys(false, false));
        QCOMPARE(reply(h->signIn("pipnocturne"), of("pipnocturne")), keys(false, false));
        const auto otherScope = Api::ScopeSet{Scope::ModeratorManageChatSettings};
        QCOMPARE(reply(h->signIn("pipnocturne", otherScope), of("pipnocturne", "pipnocturne")),
                 keys(false, false));
        // A user with both who is no moderator gets their own id in addition.
        QCOMPARE(reply(h->signIn("quillscribe"), of("teaandturrets", "quillscribe")), keys(true, false));
        // The broadcaster and a moderator. Without a delay its duration is null, not absent.
        for (const char *login : {"teaandturrets", "wrenloft"}) {
            const auto scope = Api::ScopeSet{Scope::ModeratorReadChatSettings};
            const auto answer
                = h->get(h->signIn(login, scope), "/chat/settings", of("teaandturrets", login)).first();
            QCOMPARE(answer.keys(), keys(true, true));
            QCOMPARE(answer["moderator_id"_L1].toString(), h->idOf(login));
            QCOMPARE(answer["non_moderator_chat_delay"_L1], QJsonValue(false));
            QVERIFY(answer["non_moderator_chat_delay_duration"_L1].isNull());
        }
        // An app cannot act as a moderator.
        QCOMPARE(h->get(h->app(), "/chat/settings", of("teaandturrets", "wrenloft")).status(), 401);
    }

    void aChannelThatDoesNotExistHasNoChat()
    {
        const Harness::Query nobody{{u"broadcaster_id"_s, u"1"_s}, {u"moderator_id"_s, h->idOf("wrenloft")}};
        for (const char *path : {"/chat/settings", "/chat/chatters", "/shared_chat/session"}) {
            const auto answer = h->get(h->signIn("wrenloft"), path, nobody);
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), u"Invalid broadcasterID"_s);
        }
        QCOMPARE(h->patch(h->signIn("wrenloft"), "/chat/settings", nobody, "{}").status(), 400);
    }

    void modesAreSwitchedOneByOne()
    {
        for (const char *mode : {"emote_mode", "subscriber_mode", "unique_chat_mode"}) {
            QJsonObject expected = settings();
            expected.insert(QLatin1String(mode), true);
            const QByteArray name(mode);
            const auto answer = change("{\"" + name + "\":true}");
            QCOMPARE(answer.status(), 200);
            QCOMPARE(settings(), expected);
            // The response contains the same, with the id of the caller.
            expected.insert(u"moderator_id"_s, h->idOf("wrenloft"));
            QCOMPARE(answer.data(), QJsonArray{expected});
            QCOMPARE(change("{\"" + name + "\":false}").status(), 200);
            QVERIFY(!settings()[QLatin1String(mode)].toBool());
        }
    }

    void durationsFollowTheirFlags_data()
    {
        QTest::addColumn<QByteArray>("flag");
        QTest::addColumn<QByteArray>("duration");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("usual");
        QTest::newRow("followers") << QByteArray("follower_mode") << QByteArray("follower_mode_duration") << 0
                                   << 129'600 << 0;
        QTest::newRow("slow") << QByteArray("slow_mode") << QByteArray("slow_mode_wait_time") << 3 << 120
                              << 30;
        QTest::newRow("delay") << QByteArray("non_moderator_chat_delay")
                               << QByteArray("non_moderator_chat_delay_duration") << 2 << 6 << -1;
    }
    void durationsFollowTheirFlags()
    {
        QFETCH(QByteArray, flag);
        QFETCH(QByteArray, duration);
        QFETCH(int, least);
        QFETCH(int, most);
        QFETCH(int, usual);
        const auto body = [&](const char *on, int value = -1) {
            return QByteArray(
                "{\"" + flag + "\":" + on
                + (value < 0 ? QByteArray() : ",\"" + duration + "\":" + QByteArray::number(value)) + "}");
        };
        const auto now = [&] {
            const QJsonObject all = settings();
            return std::pair(all[QLatin1String(flag)].toBool(), all[QLatin1String(duration)]);
        };
        const std::pair off(false, QJsonValue(QJsonValue::Null));

        for (const int value : {least, most}) {
            QCOMPARE(change(body("true", value)).status(), 200);
            QCOMPARE(now(), std::pair(true, QJsonValue(value)));
        }
        // An invalid value changes nothing.
        const auto refused = [&](const QByteArray &text, const QByteArray &words) {
            const auto answer = change(text);
            QCOMPARE(answer.status(), 400);
            QVERIFY2(answer.message().contains(QLatin1String(words)), qPrintable(answer.message()));
            QCOMPARE(now(), std::pair(true, QJsonValue(most)));
        };
        const QByteArray range
            = "must be in the range " + QByteArray::number(least) + " through " + QByteArray::number(most);
        refused(body("true", most + 1), range);
        if (least > 0)
            refused(body("true", least - 1), range);
        refused("{\"" + flag + "\":true,\"" + duration + "\":-1}", range);
        const QByteArray together
            = "\"" + duration + "\" may only be set when \"" + flag + "\" is set to true.";
        refused("{\"" + duration + "\":" + QByteArray::number(least) + "}", together);
        refused(body("false", least), together);
        refused("{\"" + flag + "\":null,\"" + duration + "\":" + QByteArray::number(least) + "}", together);
        if (usual < 0) {
            refused(body("true"), "\"" + duration + "\" is required when \"" + flag + "\" is set to true.");
        } else {
            QCOMPARE(change(body("true")).status(), 200);
            QCOMPARE(now(), std::pair(true, QJsonValue(usual)));
        }
        QCOMPARE(change(body("false")).status(), 200);
        QCOMPARE(now(), off);
        QCOMPARE(change(body("false")).status(), 200);
        QCOMPARE(now(), off);
        // When the mode is switched on again, the old value is not used.
        QCOMPARE(change(body("true")).status(), usual < 0 ? 400 : 200);
        QCOMPARE(now(), usual < 0 ? off : std::pair(true, QJsonValue(usual)));
    }

    void theDelayHasThreeSteps()
    {
        for (const int seconds : {2, 4, 6}) {
            const auto answer
                = change(R"({"non_moderator_chat_delay":true,"non_moderator_chat_delay_duration":)"
                         + QByteArray::number(seconds) + "}");
            QCOMPARE(answer.first()["non_moderator_chat_delay_duration"_L1].toInt(), seconds);
        }
        const auto odd = change(R"({"non_moderator_chat_delay":true,"non_moderator_chat_delay_duration":3})");
        QCOMPARE(odd.status(), 400);
        QVERIFY(odd.message().endsWith("value must be one of 2,4,6"_L1));
        QCOMPARE(settings()["non_moderator_chat_delay_duration"_L1].toInt(), 6);
    }

    void nothingToChangeChangesNothing()
    {
        const QJsonObject before = settings("pipnocturne");
        for (const char *body : {"", "{}", R"({"emote_mode":null,"slow_mode":null})", R"({"colour":"blue"})",
                                 R"({"slow_mode":true,"slow_mode_wait_time":10})"}) {
            const auto happened = h->world->domainEvents().size();
            const auto answer = change(body, "pipnocturne", "pipnocturne");
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.data(), QJsonArray{before});
            QCOMPARE(h->world->domainEvents().size(), happened);
        }
    }

    void aRuleBrokenByOneFieldKeepsAllTheOthersBack()
    {
        const QJsonObject before = settings();
        for (const char *body :
             {R"({"emote_mode":true,"slow_mode_wait_time":5})", R"({"emote_mode":true,"slow_mode":"yes"})",
              R"({"slow_mode":true,"non_moderator_chat_delay":true})",
              R"({"unique_chat_mode":true,"follower_mode":true,"follower_mode_duration":129601})"}) {
            QCOMPARE(change(body).status(), 400);
            QCOMPARE(settings(), before);
        }
    }

    void onlyTheBroadcasterAndModeratorsChangeThem()
    {
        const QJsonObject before = settings();
        const auto refused = change(R"({"emote_mode":true})", "teaandturrets", "quillscribe");
        QCOMPARE(refused.status(), 403);
        QCOMPARE(refused.json["error"_L1].toString(), u"Forbidden"_s);
        const auto other = h->patch(h->signIn("quillscribe"), "/chat/settings",
                                    of("teaandturrets", "wrenloft"), R"({"emote_mode":true})");
        QCOMPARE(other.status(), 401);
        const auto reader
            = h->patch(h->signIn("wrenloft", {Scope::ModeratorReadChatSettings}), "/chat/settings",
                       of("teaandturrets", "wrenloft"), R"({"emote_mode":true})");
        QCOMPARE(reader.status(), 401);
        QCOMPARE(reader.message(), u"Missing scope: moderator:manage:chat_settings"_s);
        QCOMPARE(settings(), before);
        for (const char *login : {"teaandturrets", "mirelark"})
            QCOMPARE(change(R"({"emote_mode":true})", "teaandturrets", login).status(), 200);
        // The scope that allows changes is enough to get the full response.
        const auto manager = h->patch(h->signIn("wrenloft", {Scope::ModeratorManageChatSettings}),
                                      "/chat/settings", of("teaandturrets", "wrenloft"), "{}");
        QCOMPARE(manager.first().keys(), keys(true, true));
        QVERIFY(h->world->removeModerator(h->idOf("teaandturrets"), h->idOf("wrenloft")));
        QCOMPARE(change(R"({"emote_mode":false})").status(), 403);
    }

    void aChangeIsTold()
    {
        QCOMPARE(change(R"({"emote_mode":true})").status(), 200);
        const auto &last = h->world->domainEvents().back();
        QVERIFY(last.kind == Kind::ChatSettingsChanged);
        QCOMPARE(last.broadcasterId, h->idOf("teaandturrets"));
        QCOMPARE(last.userId, h->idOf("wrenloft"));
    }

    void aSharedChatIsToldToAllInIt()
    {
        const QJsonArray shared = session("moonlitforge");
        QCOMPARE(shared.size(), 1);
        const QJsonObject it = shared.first().toObject();
        QCOMPARE(it.keys(),
                 QStringList({u"created_at"_s, u"host_broadcaster_id"_s, u"participants"_s, u"session_id"_s,
                              u"updated_at"_s}));
        QVERIFY(!it["session_id"_L1].toString().isEmpty());
        QCOMPARE(it["host_broadcaster_id"_L1].toString(), h->idOf("moonlitforge"));
        const auto participant = [&](const char *login) {
            return QJsonObject{{u"broadcaster_id"_s, h->idOf(login)}};
        };
        QCOMPARE(it["participants"_L1].toArray(),
                 (QJsonArray{participant("moonlitforge"), participant("paperlantern")}));
        QVERIFY(it["created_at"_L1].toString().endsWith(u'Z'));
        QCOMPARE(it["created_at"_L1], it["updated_at"_L1]);
        QCOMPARE(session("paperlantern"), shared);
        QCOMPARE(h->get(h->signIn("quillscribe"), "/shared_chat/session", of("paperlantern")).data(), shared);
        // The same seed creates the same session.
        Harness again;
        QCOMPARE(again.world->area<Sandbox::ChatRooms>()
                     .sharedChats()
                     .session(again.idOf("moonlitforge"))
                     ->sessionId,
                 it["session_id"_L1].toString());
    }

    void aChannelThatSharesNothingGetsAnEmptyList()
    {
        const auto answer = h->get(h->app(), "/shared_chat/session", of("teaandturrets"));
        QCOMPARE(answer.status(), 200);
        QVERIFY(answer.json["data"_L1].isArray());
        QVERIFY(answer.data().isEmpty());
    }

    void sharedChatsBeginAndEnd()
    {
        const QString tea = h->idOf("teaandturrets"), pip = h->idOf("pipnocturne"),
                      moon = h->idOf("moonlitforge"), paper = h->idOf("paperlantern");
        h->clock.advance(std::chrono::minutes(3));
        const auto started = rooms().sharedChats().start({tea, pip, moon, tea});
        QVERIFY(started);
        QCOMPARE(started->hostBroadcasterId, tea);
        QCOMPARE(started->participants.size(), 3);
        QCOMPARE(started->createdAt, h->clock.now());
        QCOMPARE(session("pipnocturne"), session("teaandturrets"));
        // The old session has lost its host.
        QVERIFY(!rooms().sharedChats().session(paper));

        // One channel joins another session: the others continue, with a new updated_at.
        h->clock.advance(std::chrono::minutes(1));
        QVERIFY(rooms().sharedChats().start({paper, moon}));
        const auto rest = rooms().sharedChats().session(tea);
        QVERIFY(rest);
        QCOMPARE(rest->sessionId, started->sessionId);
        QCOMPARE(rest->participants, (QList<Api::SharedChatParticipant>{{tea}, {pip}}));
        QCOMPARE(rest->createdAt, started->createdAt);
        QCOMPARE(rest->updatedAt, h->clock.now());
        // With one channel left the session ends.
        QVERIFY(rooms().sharedChats().start({moon, pip}));
        QVERIFY(!rooms().sharedChats().session(tea) && !rooms().sharedChats().session(paper));

        QVERIFY(rooms().sharedChats().end(pip));
        QVERIFY(!rooms().sharedChats().session(pip) && !rooms().sharedChats().session(moon));
        QVERIFY(rooms().sharedChats().end(pip));
    }

    void aSharedChatNeedsTwoWhoExist()
    {
        const QString moon = h->idOf("moonlitforge");
        for (const QStringList &ids :
             {QStringList(), QStringList{moon}, QStringList{moon, moon}, QStringList{moon, u"1"_s}}) {
            const auto refused = rooms().sharedChats().start(ids);
            QVERIFY(!refused);
            QCOMPARE(refused.error().status, 400);
        }
        QVERIFY(rooms().sharedChats().session(moon));
    }

    void resettingMakesTheSameChatsAnew()
    {
        const QJsonObject before = settings("pipnocturne");
        const int there = rooms().chatterCount(h->idOf("teaandturrets"));
        QVERIFY(there > 0);
        QVERIFY(rooms().fill(h->idOf("teaandturrets"), 20));
        QCOMPARE(change(R"({"slow_mode":false})", "pipnocturne", "pipnocturne").status(), 200);
        QVERIFY(h->world->reset(1));
        QCOMPARE(settings("pipnocturne"), before);
        QCOMPARE(rooms().chatterCount(h->idOf("teaandturrets")), there);
        QCOMPARE(rooms().listedCount(h->idOf("teaandturrets")), there);
    }
};

QTEST_GUILESS_MAIN(TestChat)
#include "tst_chat.moc"
