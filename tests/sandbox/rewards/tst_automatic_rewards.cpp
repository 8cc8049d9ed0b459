// SPDX-License-Identifier: GPL-3.0-or-later

// The rewards that every channel has: what they cost and do, and both versions of their event.

#include "sandbox/events/event_line.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/held_messages.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/channel_points.h"

using namespace Sidestage;
using Automatic = Sandbox::Rewards::Automatic;

class TestAutomaticRewards : public QObject, EventSubFixture
{
    Q_OBJECT

    static constexpr const char *type = "channel.channel_points_automatic_reward_redemption.add";

    EventLineEnd &listen(const char *version)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, version, of(m_tea)).status() != 202)
            qFatal("%s", version);
        return line;
    }
    Error use(Automatic reward, const QString &words, const char *login = "thistlegrand")
    {
        const auto done
            = h->world->area<Sandbox::Rewards>().useAutomatic(m_tea, reward, h->idOf(login), words);
        return done ? Error{} : done.error();
    }
    qint64 points()
    {
        return h->world->area<Sandbox::ChannelPoints>().balance(m_tea, h->idOf("thistlegrand"));
    }
    void set(const Api::ChatSettingsChanges &modes)
    {
        QVERIFY(h->world->area<Sandbox::ChatRooms>().change(m_tea, m_tea, modes));
    }
    QJsonObject common(const QJsonObject &event) const
    {
        return {{u"broadcaster_user_id"_s, m_tea},
                {u"broadcaster_user_login"_s, u"teaandturrets"_s},
                {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
                {u"user_id"_s, h->idOf("thistlegrand")},
                {u"user_login"_s, u"thistlegrand"_s},
                {u"user_name"_s, u"ThistleGrand"_s},
                {u"id"_s, event["id"_L1]},
                {u"redeemed_at"_s, event["redeemed_at"_L1]}};
    }
    static QJsonObject joined(QJsonObject one, const QJsonObject &other)
    {
        for (auto it = other.begin(); it != other.end(); ++it)
            one[it.key()] = it.value();
        return one;
    }

private Q_SLOTS:
    void init()
    {
        start();
        set({.followerMode = false});
        QVERIFY(h->world->area<Sandbox::ChannelPoints>().setBalance(m_tea, h->idOf("thistlegrand"), 10'000));
    }

    void aHighlightedMessageIsWrittenAndTold()
    {
        EventLineEnd &one = listen("1");
        EventLineEnd &two = listen("2");
        EventLineEnd &chat = connectLine();
        QCOMPARE(subscribe(chat, "channel.chat.message", "1", readBy(m_tea, m_tea)).status(), 202);
        QCOMPARE(use(Automatic::HighlightedMessage, u"Look up!"_s).status, 0);
        QCOMPARE(points(), 10'000 - 200 + 10);  // the message earns some
        QCOMPARE(text(chat.events()[0], "message_type"), u"channel_points_highlighted"_s);
        QCOMPARE(chat.events()[0]["message"_L1]["text"_L1].toString(), u"Look up!"_s);
        const QJsonObject first = one.events().value(0);
        QCOMPARE(first,
                 joined(common(first),
                        {{u"reward"_s,
                          QJsonObject{{u"type"_s, u"send_highlighted_message"_s},
                                      {u"cost"_s, 200},
                                      {u"unlocked_emote"_s, QJsonValue()}}},
                         {u"message"_s, QJsonObject{{u"text"_s, u"Look up!"_s}, {u"emotes"_s, QJsonValue()}}},
                         {u"user_input"_s, u"Look up!"_s}}));
        const QJsonObject second = two.events().value(0);
        const QJsonObject fragment{{u"type"_s, u"text"_s},
                                   {u"text"_s, u"Look up!"_s},
                                   {u"cheermote"_s, QJsonValue()},
                                   {u"emote"_s, QJsonValue()},
                                   {u"mention"_s, QJsonValue()}};
        QCOMPARE(second,
                 joined(common(second),
                        {{u"reward"_s,
                          QJsonObject{{u"type"_s, u"send_highlighted_message"_s},
                                      {u"channel_points"_s, 200},
                                      {u"emote"_s, QJsonValue()}}},
                         {u"message"_s,
                          QJsonObject{{u"text"_s, u"Look up!"_s}, {u"fragments"_s, QJsonArray{fragment}}}}}));
        QCOMPARE(first["id"_L1], second["id"_L1]);
    }

    void oneMessageGetsThroughSubscriberMode()
    {
        set({.subscriberMode = true});
        EventLineEnd &chat = connectLine();
        QCOMPARE(subscribe(chat, "channel.chat.message", "1", readBy(m_tea, m_tea)).status(), 202);
        QCOMPARE(use(Automatic::HighlightedMessage, u"Hello?"_s).message, u"msg_subsonly"_s);
        QCOMPARE(points(), 10'000);
        QCOMPARE(use(Automatic::MessageBypassingSubscriberMode, u"Hello!"_s).status, 0);
        QCOMPARE(text(chat.events()[0], "message_type"), u"channel_points_sub_only"_s);
        QCOMPARE(points(), 10'000 - 300 + 10);
        // Other modes hold for it too.
        set({.emoteMode = true});
        QCOMPARE(use(Automatic::MessageBypassingSubscriberMode, u"Hello!"_s).message, u"msg_emoteonly"_s);
    }

    void aMessageThatIsHeldIsPaidForAndStaysWhatItWas()
    {
        using Kind = Sandbox::DomainEvent::Kind;
        EventLineEnd &reward = listen("1");
        EventLineEnd &chat = connectLine();
        QCOMPARE(subscribe(chat, "channel.chat.message", "1", readBy(m_tea, m_tea)).status(), 202);
        set({.subscriberMode = true});
        QCOMPARE(use(Automatic::MessageBypassingSubscriberMode, u"you steer like a snotgoblin"_s).status, 0);
        QCOMPARE(chat.events().size(), 0);
        QCOMPARE(points(), 10'000 - 300);
        QCOMPARE(reward.events().size(), 1);
        const auto &all = h->world->domainEvents();
        const auto held = std::find_if(all.rbegin(), all.rend(),
                                       [](const auto &one) { return one.kind == Kind::MessageHeld; });
        QVERIFY(held != all.rend());
        QVERIFY(h->world->area<Sandbox::HeldMessages>().decide(held->subjectId, m_tea, true));
        QCOMPARE(chat.events().size(), 1);
        QCOMPARE(text(chat.events()[0], "message_type"), u"channel_points_sub_only"_s);
        // It earns what a message earns, and is not paid for again.
        QCOMPARE(points(), 10'000 - 300 + 10);
        QCOMPARE(reward.events().size(), 1);
    }

    void anUnlockedEmoteIsNamed()
    {
        EventLineEnd &one = listen("1");
        EventLineEnd &two = listen("2");
        const auto emotes = h->get(h->app(), "/chat/emotes", with("broadcaster_id", m_tea)).data();
        const QJsonObject third{{u"id"_s, emotes[2]["id"_L1]}, {u"name"_s, emotes[2]["name"_L1]}};
        QCOMPARE(use(Automatic::ChosenEmote, emotes[2]["name"_L1].toString()).status, 0);
        QCOMPARE(points(), 10'000 - 560);
        const QJsonObject first = one.events().value(0);
        QCOMPARE(first["reward"_L1]["unlocked_emote"_L1].toObject(), third);
        QCOMPARE(first["message"_L1].toObject(),
                 (QJsonObject{{u"text"_s, QString(u""_s)}, {u"emotes"_s, QJsonValue()}}));
        QVERIFY(first["user_input"_L1].isNull());
        QCOMPARE(two.events().value(0)["reward"_L1]["emote"_L1].toObject(), third);
        QVERIFY(two.events().value(0)["message"_L1].isNull());
        QCOMPARE(use(Automatic::RandomEmote, {}).status, 0);
        QCOMPARE(text(two.events().value(1)["reward"_L1].toObject(), "type"), u"random_sub_emote_unlock"_s);
        QCOMPARE(use(Automatic::ModifiedEmote, emotes[0]["name"_L1].toString()).status, 0);
        QCOMPARE(points(), 10'000 - 560 - 420 - 840);
    }

    void whatCannotBeUsed()
    {
        EventLineEnd &line = listen("2");
        const QByteArray before = h->fingerprint();
        QCOMPARE(use(Automatic::ChosenEmote, u"NoSuchEmote"_s).status, 404);
        QCOMPARE(use(Automatic::HighlightedMessage, u"hello"_s, "gravelpike").status, 403);  // banned
        QCOMPARE(use(Automatic::HighlightedMessage, u"hello"_s, "nobody at all").status, 404);
        QCOMPARE(use(Automatic::HighlightedMessage, u" "_s).status, 400);
        QVERIFY(h->fingerprint() == before);
        QVERIFY(h->world->area<Sandbox::ChannelPoints>().setBalance(m_tea, h->idOf("thistlegrand"), 199));
        QCOMPARE(use(Automatic::HighlightedMessage, u"hello"_s).message,
                 u"The viewer has too few Channel Points."_s);
        QCOMPARE(h->world->area<Sandbox::Rewards>()
                     .useAutomatic(h->idOf("quillscribe"), Automatic::RandomEmote, m_tea, {})
                     .error()
                     .status,
                 403);
        QVERIFY(line.events().isEmpty());
    }

    void aCustomRewardIsNoneOfThem()
    {
        EventLineEnd &line = listen("2");
        EventLineEnd &custom = connectLine();
        QCOMPARE(
            subscribe(custom, "channel.channel_points_custom_reward_redemption.add", "1", of(m_tea)).status(),
            202);
        auto &rewards = h->world->area<Sandbox::Rewards>();
        const auto made = rewards.create(m_tea, h->ready.id, {.title = u"Plain"_s, .cost = 1});
        QVERIFY(rewards.redeem(m_tea, made->id, h->idOf("thistlegrand"), {}));
        QCOMPARE(custom.events().size(), 1);
        QVERIFY(line.events().isEmpty());
        QCOMPARE(use(Automatic::RandomEmote, {}).status, 0);
        QCOMPARE(custom.events().size(), 1);
        QCOMPARE(line.events().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestAutomaticRewards)
#include "tst_automatic_rewards.moc"
