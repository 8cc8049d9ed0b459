// SPDX-License-Identifier: GPL-3.0-or-later

// What is told of subscriptions: their events, and the notices in the chat.

#include "sandbox/events/event_line.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/subscriptions/subscriptions.h"
#include "sandbox/world/subscribers.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Sandbox::Subscriptions;

class TestSubscriptionEvents : public QObject, EventSubFixture
{
    Q_OBJECT

    EventLineEnd *m_line = nullptr;
    QString m_pike;
    QString m_wren;

    Subscriptions &subscriptions() { return h->world->area<Subscriptions>(); }
    QJsonObject named(const char *login, const char *name, const char *prefix = "user")
    {
        const QString begin = QLatin1String(prefix);
        return {{begin + u"_id"_s, h->idOf(login)},
                {begin + u"_login"_s, QLatin1String(login)},
                {begin + u"_name"_s, QLatin1String(name)}};
    }
    static QJsonObject joined(QJsonObject one, const QJsonObject &other)
    {
        for (auto it = other.begin(); it != other.end(); ++it)
            one[it.key()] = it.value();
        return one;
    }
    /// The events of this type since the last call.
    QList<QJsonObject> fresh(const char *type)
    {
        const auto all = m_line->events(type);
        qsizetype &seen = m_seen[type];
        const auto news = all.mid(seen);
        seen = all.size();
        return news;
    }
    QHash<QByteArray, qsizetype> m_seen{};
    QList<QJsonObject> notices() { return fresh("channel.chat.notification"); }
    /// The only notice since the last call, after all members of other types were found to be null.
    QJsonObject notice(const char *type)
    {
        const auto news = notices();
        if (news.size() != 1 || text(news[0], "notice_type") != QLatin1String(type)) {
            qWarning("%lld notices", qlonglong(news.size()));
            return {};
        }
        for (const char *member :
             {"sub", "resub", "sub_gift", "community_sub_gift", "raid", "announcement"}) {
            if (news[0][QLatin1String(member)].isNull() != (qstrcmp(member, type) != 0)) {
                qWarning("%s", member);
                return {};
            }
        }
        return news[0];
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_seen.clear();
        m_pike = h->idOf("gravelpike");
        m_wren = h->idOf("wrenloft");
        m_line = &connectLine();
        for (const char *type : {"channel.subscribe", "channel.subscription.end", "channel.subscription.gift",
                                 "channel.subscription.message"})
            QCOMPARE(subscribe(*m_line, type, "1", of(m_tea)).status(), 202);
        QCOMPARE(subscribe(*m_line, "channel.chat.notification", "1", readBy(m_tea, m_tea)).status(), 202);
    }

    void aSubscription()
    {
        QVERIFY(subscriptions().subscribe(m_tea, m_pike, 2000));
        const QJsonObject tea = named("teaandturrets", "TeaAndTurrets", "broadcaster_user");
        QCOMPARE(fresh("channel.subscribe"),
                 QList{joined(joined(named("gravelpike", "GravelPike"), tea),
                              {{u"tier"_s, u"2000"_s}, {u"is_gift"_s, false}})});
        const QJsonObject told = notice("sub");
        QCOMPARE(
            told["sub"_L1].toObject(),
            (QJsonObject{{u"sub_tier"_s, u"2000"_s}, {u"is_prime"_s, false}, {u"duration_months"_s, 1}}));
        QCOMPARE(text(told, "chatter_user_id"), m_pike);
        QCOMPARE(told["chatter_is_anonymous"_L1], QJsonValue(false));
        QCOMPARE(text(told, "system_message"), u"GravelPike subscribed at Tier 2."_s);
        QVERIFY(!text(told, "message_id").isEmpty());
        QCOMPARE(told["badges"_L1].toArray(),
                 QJsonArray{(QJsonObject{
                     {u"set_id"_s, u"subscriber"_s}, {u"id"_s, u"2000"_s}, {u"info"_s, u"1"_s}})});

        QVERIFY(subscriptions().end(m_tea, m_pike));
        QCOMPARE(fresh("channel.subscription.end"),
                 QList{joined(joined(named("gravelpike", "GravelPike"), tea),
                              {{u"tier"_s, u"2000"_s}, {u"is_gift"_s, false}})});
        QVERIFY(notices().isEmpty());
        QCOMPARE(m_line->events().size(), 3);
    }

    void aRenewalWithItsMessage()
    {
        QVERIFY(subscriptions().subscribe(m_tea, m_pike, 1000));
        notices();
        h->clock.advance(100 * 24h);
        const auto emotes = h->get(h->app(), "/chat/emotes", with("broadcaster_id", m_tea)).data();
        const QString emote = emotes[0]["name"_L1].toString();
        const QString words = u"⛵🛶 "_s + emote + u" on we go"_s;
        QVERIFY(subscriptions().renew(m_tea, m_pike, words));
        // Characters count, not UTF-16 units.
        const QJsonObject place{
            {u"begin"_s, 3}, {u"end"_s, 3 + int(emote.size()) - 1}, {u"id"_s, emotes[0]["id"_L1].toString()}};
        QCOMPARE(
            fresh("channel.subscription.message"),
            QList{joined(joined(named("gravelpike", "GravelPike"),
                                named("teaandturrets", "TeaAndTurrets", "broadcaster_user")),
                         {{u"tier"_s, u"1000"_s},
                          {u"message"_s, QJsonObject{{u"text"_s, words}, {u"emotes"_s, QJsonArray{place}}}},
                          {u"cumulative_months"_s, 5},
                          {u"streak_months"_s, 5},
                          {u"duration_months"_s, 1}})});
        const QJsonObject told = notice("resub");
        QCOMPARE(told["resub"_L1].toObject(),
                 (QJsonObject{{u"cumulative_months"_s, 5},
                              {u"duration_months"_s, 1},
                              {u"streak_months"_s, 5},
                              {u"sub_tier"_s, u"1000"_s},
                              {u"is_prime"_s, false},
                              {u"is_gift"_s, false},
                              {u"gifter_is_anonymous"_s, QJsonValue()},
                              {u"gifter_user_id"_s, QJsonValue()},
                              {u"gifter_user_name"_s, QJsonValue()},
                              {u"gifter_user_login"_s, QJsonValue()}}));
        QCOMPARE(told["message"_L1]["text"_L1].toString(), words);
        QCOMPARE(told["message"_L1]["fragments"_L1][1]["type"_L1].toString(), u"emote"_s);
        QCOMPARE(text(told, "system_message"), u"GravelPike subscribed at Tier 1, for 5 months in all."_s);
        // It is a renewal only, and no new subscription.
        QCOMPARE(fresh("channel.subscribe").size(), 1);
        // Without words there are no emotes.
        QVERIFY(subscriptions().renew(m_tea, m_pike, {}));
        QCOMPARE(fresh("channel.subscription.message")[0]["message"_L1].toObject(),
                 (QJsonObject{{u"text"_s, QString(u""_s)}, {u"emotes"_s, QJsonValue()}}));
    }

    void oneGift()
    {
        QVERIFY(subscriptions().gift(m_tea, m_wren, {m_pike}, 1000));
        const QJsonObject tea = named("teaandturrets", "TeaAndTurrets", "broadcaster_user");
        QCOMPARE(fresh("channel.subscription.gift"),
                 QList{joined(joined(named("wrenloft", "wrenloft"), tea),
                              {{u"total"_s, 1},
                               {u"tier"_s, u"1000"_s},
                               {u"cumulative_total"_s, 1},
                               {u"is_anonymous"_s, false}})});
        QCOMPARE(fresh("channel.subscribe"),
                 QList{joined(joined(named("gravelpike", "GravelPike"), tea),
                              {{u"tier"_s, u"1000"_s}, {u"is_gift"_s, true}})});
        const QJsonObject told = notice("sub_gift");
        QCOMPARE(text(told, "chatter_user_id"), m_wren);
        QCOMPARE(told["sub_gift"_L1].toObject(),
                 joined(named("gravelpike", "GravelPike", "recipient_user"),
                        {{u"duration_months"_s, 1},
                         {u"cumulative_total"_s, 1},
                         {u"sub_tier"_s, u"1000"_s},
                         {u"community_gift_id"_s, QJsonValue()}}));
        QCOMPARE(text(told, "system_message"), u"wrenloft gave a Tier 1 subscription to GravelPike."_s);
        // When it is over, it was one.
        h->clock.advance(31 * 24h);
        QVERIFY(h->world->settle());
        const auto ended = fresh("channel.subscription.end");
        const auto mine = std::find_if(ended.begin(), ended.end(), [&](const QJsonObject &one) {
            return text(one, "user_id") == m_pike;
        });
        QVERIFY(mine != ended.end());
        QCOMPARE((*mine)["is_gift"_L1], QJsonValue(true));
    }

    void aGiftToTheCommunity()
    {
        const QStringList receivers = subscriptions().receivers(m_tea, m_wren, {}, 3);
        QVERIFY(subscriptions().gift(m_tea, m_wren, {m_pike}, 1000));
        notices();
        fresh("channel.subscribe");
        fresh("channel.subscription.gift");
        QVERIFY(subscriptions().gift(m_tea, m_wren, receivers, 3000));
        const auto gift = fresh("channel.subscription.gift");
        QCOMPARE(gift.size(), 1);
        QCOMPARE(gift[0]["total"_L1].toInt(), 3);
        QCOMPARE(gift[0]["cumulative_total"_L1].toInt(), 4);
        QCOMPARE(fresh("channel.subscribe").size(), 3);
        const auto told = notices();
        QCOMPARE(told.size(), 4);
        QCOMPARE(text(told[0], "notice_type"), u"community_sub_gift"_s);
        const QJsonObject community = told[0]["community_sub_gift"_L1].toObject();
        QCOMPARE(community,
                 (QJsonObject{{u"id"_s, community["id"_L1]},
                              {u"total"_s, 3},
                              {u"sub_tier"_s, u"3000"_s},
                              {u"cumulative_total"_s, 4}}));
        QCOMPARE(text(told[0], "system_message"),
                 u"wrenloft gives 3 Tier 3 subscriptions to the community."_s);
        for (int i = 1; i < 4; ++i) {
            QCOMPARE(text(told[i], "notice_type"), u"sub_gift"_s);
            const QJsonObject one = told[i]["sub_gift"_L1].toObject();
            QCOMPARE(text(one, "recipient_user_id"), receivers[i - 1]);
            QCOMPARE(one["community_gift_id"_L1], community["id"_L1]);
            QVERIFY(one["cumulative_total"_L1].isNull());
        }
    }

    void anAnonymousGiftNamesNobody()
    {
        QVERIFY(subscriptions().gift(m_tea, {}, {m_pike}, 1000));
        const QJsonObject gift = fresh("channel.subscription.gift")[0];
        for (const char *name : {"user_id", "user_login", "user_name", "cumulative_total"})
            QVERIFY2(gift.contains(QLatin1String(name)) && gift[QLatin1String(name)].isNull(), name);
        QCOMPARE(gift["is_anonymous"_L1], QJsonValue(true));
        QCOMPARE(fresh("channel.subscribe")[0]["is_gift"_L1], QJsonValue(true));
        const QJsonObject told = notice("sub_gift");
        QCOMPARE(told["chatter_is_anonymous"_L1], QJsonValue(true));
        for (const char *name : {"chatter_user_id", "chatter_user_login", "chatter_user_name", "color"})
            QCOMPARE(text(told, name), QString(u""_s));
        QVERIFY(told["badges"_L1].toArray().isEmpty());
        QVERIFY(told["sub_gift"_L1]["cumulative_total"_L1].isNull());
        QCOMPARE(text(told, "system_message"),
                 u"An anonymous viewer gave a Tier 1 subscription to GravelPike."_s);
    }

    void aCrowdIsToldOfNobody()
    {
        QVERIFY(subscriptions().fill(m_tea, 20));
        QVERIFY(m_line->events().isEmpty());
    }

    void subscribersHaveABadgeInChat()
    {
        EventLineEnd &said = connectLine();
        QCOMPARE(subscribe(said, "channel.chat.message", "1", readBy(m_tea, m_tea)).status(), 202);
        auto &rooms = h->world->area<Sandbox::ChatRooms>();
        QVERIFY(rooms.change(m_tea, m_tea, {.followerMode = false}));
        const QString thistle = h->idOf("thistlegrand");
        const auto badges = [&](const QString &words) {
            if (!rooms.sendMessage(m_tea, thistle, words))
                qFatal("not sent");
            return said.events().last()["badges"_L1].toArray();
        };
        QVERIFY(badges(u"one"_s).isEmpty());
        QVERIFY(subscriptions().subscribe(m_tea, thistle, 1000));
        QCOMPARE(badges(u"two"_s)[0]["id"_L1].toString(), u"0"_s);
        h->clock.advance(120 * 24h);
        // The one of the most months that are reached.
        const QJsonObject badge = badges(u"three"_s)[0].toObject();
        QCOMPARE(badge,
                 (QJsonObject{{u"set_id"_s, u"subscriber"_s}, {u"id"_s, u"3"_s}, {u"info"_s, u"5"_s}}));
    }
};

QTEST_GUILESS_MAIN(TestSubscriptionEvents)
#include "tst_subscription_events.moc"
