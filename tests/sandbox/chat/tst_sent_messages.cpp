// SPDX-License-Identifier: GPL-3.0-or-later

// POST /chat/messages and DELETE /moderation/chat: what is sent, dropped, refused, told and deleted.

#include "sandbox/events/event_line.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/oauth/grants.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

class TestSentMessages : public QObject, EventSubFixture
{
    Q_OBJECT

    QString m_viewer;
    As m_asViewer;

    Sandbox::ChatRooms &rooms() { return h->world->area<Sandbox::ChatRooms>(); }
    Answer send(const As &as, const QString &channel, const QString &sender, const QString &message,
                const QJsonObject &more = {})
    {
        QJsonObject body = more;
        body["broadcaster_id"_L1] = channel;
        body["sender_id"_L1] = sender;
        body["message"_L1] = message;
        return h->call(as, "POST", "/chat/messages", {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer say(const QString &message, const QJsonObject &more = {})
    {
        return send(m_asViewer, m_tea, m_viewer, message, more);
    }
    QString sentId(const Answer &answer) { return text(answer.first(), "message_id"); }
    QString dropCode(const Answer &answer)
    {
        if (answer.status() != 200 || answer.first()["is_sent"_L1].toBool() || !sentId(answer).isEmpty())
            return u"sent, or refused: "_s + answer.message();
        return answer.first()["drop_reason"_L1]["code"_L1].toString();
    }
    Answer remove(const As &as, const QString &moderator, const QString &message = {})
    {
        Query query{{u"broadcaster_id"_s, m_tea}, {u"moderator_id"_s, moderator}};
        if (!message.isNull())
            query.append({u"message_id"_s, message});
        return h->call(as, "DELETE", "/moderation/chat", query);
    }
    EventLineEnd &listen(const char *type, const QJsonObject &condition, const char *version = "1")
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, version, condition).status() != 202)
            qFatal("%s", type);
        return line;
    }
    void openChat(const QString &channel, Api::ChatSettingsChanges modes = {})
    {
        modes.followerMode = modes.followerMode.value_or(false);
        modes.slowMode = modes.slowMode.value_or(false);
        modes.emoteMode = modes.subscriberMode = modes.uniqueChatMode = false;
        QVERIFY(rooms().change(channel, channel, modes));
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_viewer = h->idOf("quillscribe");
        m_asViewer = h->signIn("quillscribe");
        openChat(m_tea);
    }

    void aMessageIsSentAndTold()
    {
        EventLineEnd &told = listen("channel.chat.message", readBy(m_tea, m_tea));
        const auto sent = say(u"good evening"_s);
        QCOMPARE(sent.status(), 200);
        QVERIFY(sent.first()["is_sent"_L1].toBool());
        QVERIFY(sent.first()["drop_reason"_L1].isNull());
        QCOMPARE(told.events().size(), 1);
        const QJsonObject event = told.events().first();
        QCOMPARE(text(event, "message_id"), sentId(sent));
        QCOMPARE(text(event, "chatter_user_id"), m_viewer);
        QCOMPARE(event["message"_L1]["text"_L1].toString(), u"good evening"_s);
        QVERIFY(event["reply"_L1].isNull());
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, sentId(sent));
    }

    void aReplyNamesItsParentAndItsThread()
    {
        EventLineEnd &told = listen("channel.chat.message", readBy(m_tea, m_tea));
        const QString first = sentId(say(u"who wants tea?"_s));
        const QString second
            = sentId(send(m_as, m_tea, m_tea, u"me"_s, {{u"reply_parent_message_id"_s, first}}));
        QCOMPARE(say(u"coming"_s, {{u"reply_parent_message_id"_s, second}}).status(), 200);
        QCOMPARE(told.events().size(), 3);
        const QJsonObject reply = told.events().at(2)["reply"_L1].toObject();
        QCOMPARE(text(reply, "parent_message_id"), second);
        QCOMPARE(text(reply, "parent_message_body"), u"me"_s);
        QCOMPARE(text(reply, "parent_user_id"), m_tea);
        QCOMPARE(text(reply, "thread_message_id"), first);
        QCOMPARE(text(reply, "thread_user_id"), m_viewer);
        QCOMPARE(say(u"hm"_s, {{u"reply_parent_message_id"_s, u"of-nobody"_s}}).message(),
                 u"The message in reply_parent_message_id does not exist."_s);
    }

    void aDroppedMessageSaysWhy()
    {
        openChat(m_tea, {.slowMode = true, .slowModeWaitTime = 60});
        QCOMPARE(say(u"one"_s).status(), 200);
        const auto stored = rooms().messages(m_tea, 1).value(0).id;
        const auto dropped = say(u"two"_s);
        QCOMPARE(dropCode(dropped), u"msg_slowmode"_s);
        QVERIFY(!dropped.first()["drop_reason"_L1]["message"_L1].toString().isEmpty());
        QCOMPARE(rooms().messages(m_tea, 1).value(0).id, stored);
    }

    void nothingIsWrittenTwiceOrTooFast()
    {
        QCOMPARE(say(u"again"_s).status(), 200);
        QCOMPARE(dropCode(say(u"again"_s)), u"msg_duplicate"_s);
        for (int i = 1; i < 20; ++i)
            QVERIFY(!sentId(say(QString::number(i))).isEmpty());
        QCOMPARE(dropCode(say(u"one more"_s)), u"msg_ratelimit"_s);
        // Moderators may.
        QVERIFY(!sentId(send(m_as, m_tea, m_tea, u"welcome"_s)).isEmpty());
        QVERIFY(!sentId(send(m_as, m_tea, m_tea, u"welcome"_s)).isEmpty());
        h->clock.advance(30s);
        QVERIFY(!sentId(say(u"again"_s)).isEmpty());
    }

    void whatIsNoMessageIsRefused()
    {
        QCOMPARE(say(u" "_s).status(), 400);
        QCOMPARE(say(QString(501, u'x')).status(), 422);
        QCOMPARE(say(QString(500, u'x')).status(), 200);
        QCOMPARE(say(u"hello"_s, {{u"for_source_only"_s, true}}).status(), 400);
        QCOMPARE(send(m_asViewer, u"1"_s, m_viewer, u"hello"_s).status(), 400);
        QVERIFY(h->world->ban(m_tea, m_viewer));
        QCOMPARE(say(u"hello"_s).status(), 403);
        QCOMPARE(say(u"hello"_s).message(), u"The sender is banned from this channel."_s);
    }

    void anAppSendsForWhoHasAllowedIt()
    {
        auto &grants = h->world->area<Sandbox::Grants>();
        const QString sender = h->idOf("gravelpike");
        openChat(m_pip);
        const auto ask = [&] { return send(h->app(), m_pip, sender, u"from the app"_s); };
        QCOMPARE(ask().status(), 401);
        QCOMPARE(ask().message(), u"Missing scope: user:write:chat"_s);
        QVERIFY(grants.approve(h->ready.id, sender, {Scope::UserWriteChat}));
        QCOMPARE(ask().message(), u"Missing scope: user:bot"_s);
        QVERIFY(grants.approve(h->ready.id, sender, {Scope::UserWriteChat, Scope::UserBot}));
        QCOMPARE(ask().status(), 403);
        QVERIFY(grants.approve(h->ready.id, m_pip, {Scope::ChannelBot}));
        QCOMPARE(ask().status(), 200);
        QCOMPARE(rooms().messages(m_pip, 1).value(0).userId, sender);
    }

    void aSharedChatHearsWhatIsNotForTheSourceAlone()
    {
        QVERIFY(rooms().sharedChats().start({m_tea, m_pip}));
        const As pip = h->signIn("pipnocturne");
        EventLineEnd &source = listen("channel.chat.message", readBy(m_tea, m_tea));
        EventLineEnd &other = connectLine();
        QCOMPARE(subscribe(pip, other.id(), "channel.chat.message", "1", readBy(m_pip, m_pip)).status(), 202);
        const QString id = sentId(say(u"hello, both of you"_s));
        QCOMPARE(source.events().size(), 1);
        QVERIFY(source.events().first()["source_message_id"_L1].isNull());
        QCOMPARE(other.events().size(), 1);
        const QJsonObject event = other.events().first();
        QCOMPARE(text(event, "broadcaster_user_id"), m_pip);
        QCOMPARE(text(event, "source_broadcaster_user_id"), m_tea);
        QCOMPARE(text(event, "source_message_id"), id);
        QVERIFY(text(event, "message_id") != id);

        auto &grants = h->world->area<Sandbox::Grants>();
        QVERIFY(grants.approve(h->ready.id, m_viewer, {Scope::UserWriteChat, Scope::UserBot}));
        QCOMPARE(send(h->app(), m_tea, m_viewer, u"for one"_s).status(), 200);
        QCOMPARE(source.events().size(), 2);
        QVERIFY(source.events().last()["is_source_only"_L1].toBool());
        QCOMPARE(other.events().size(), 1);
        QCOMPARE(send(h->app(), m_tea, m_viewer, u"for all"_s, {{u"for_source_only"_s, false}}).status(),
                 200);
        QCOMPARE(other.events().size(), 2);
    }

    void aDeletedMessageIsGoneAndTold()
    {
        EventLineEnd &told = listen("channel.chat.message_delete", readBy(m_tea, m_tea));
        EventLineEnd &actions = listen("channel.moderate", moderated(m_tea, m_tea), "2");
        const QString id = sentId(say(u"a spoiler"_s));
        QCOMPARE(remove(m_as, m_tea, id).status(), 204);
        QVERIFY(!rooms().message(m_tea, id));
        QCOMPARE(told.events().size(), 1);
        QCOMPARE(text(told.events().first(), "target_user_id"), m_viewer);
        QCOMPARE(text(told.events().first(), "message_id"), id);
        QCOMPARE(text(actions.events().last(), "action"), u"delete"_s);
        const QJsonObject deleted = actions.events().last()["delete"_L1].toObject();
        QCOMPARE(text(deleted, "message_body"), u"a spoiler"_s);
        QCOMPARE(text(deleted, "user_id"), m_viewer);
        QCOMPARE(remove(m_as, m_tea, id).status(), 404);
    }

    void messagesOfTheStaffAndOldOnesStay()
    {
        const As wren = h->signIn("wrenloft");  // moderates
        const QString mod = h->idOf("wrenloft");
        const QString ofBroadcaster = sentId(send(m_as, m_tea, m_tea, u"mine"_s));
        const QString ofModerator = sentId(send(wren, m_tea, mod, u"theirs"_s));
        QCOMPARE(remove(wren, mod, ofBroadcaster).status(), 400);
        QCOMPARE(remove(m_as, m_tea, ofModerator).message(),
                 u"You cannot delete messages from another moderator."_s);
        QCOMPARE(remove(wren, mod, ofModerator).status(), 204);
        QCOMPARE(remove(m_asViewer, m_viewer).status(), 403);
        const QString old = sentId(say(u"long ago"_s));
        h->clock.advance(6h + 1s);
        QCOMPARE(remove(h->signIn("wrenloft"), mod, old).status(), 404);
    }

    void aClearedChatIsEmptyAndTold()
    {
        EventLineEnd &told = listen("channel.chat.clear", readBy(m_tea, m_tea));
        EventLineEnd &actions = listen("channel.moderate", moderated(m_tea, m_tea), "2");
        QCOMPARE(remove(m_as, m_tea, u""_s).status(), 400);  // which message, was forgotten
        QVERIFY(!rooms().messages(m_tea, 1).isEmpty());
        QCOMPARE(remove(m_as, m_tea).status(), 204);
        QVERIFY(rooms().messages(m_tea, 1).isEmpty());
        QCOMPARE(told.events().size(), 1);
        QCOMPARE(text(told.events().first(), "broadcaster_user_id"), m_tea);
        QCOMPARE(text(actions.events().last(), "action"), u"clear"_s);
    }
};

QTEST_GUILESS_MAIN(TestSentMessages)
#include "tst_sent_messages.moc"
