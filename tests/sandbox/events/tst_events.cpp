// SPDX-License-Identifier: GPL-3.0-or-later

// The events: each that the world can cause arrives once, in its documented format (api-facts D6), and only
// if its condition matches.

#include "event_line.h"

#include "api/events.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/bits/purchases.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/control/control.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/rewards/rewards.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

/// The event as a client reads it, written as JSON again. Nothing must be lost.
template <class E>
QByteArray readAndWritten(const QByteArray &text)
{
    const ReadingScope strict(Reading::Strict);
    const WritingScope fine(TimeFormat::Nanoseconds);
    const auto json = JsonDocument::parse(text);
    E read;
    Error error;
    if (!json || !fromJson(event<E>().schema, json->root(), &read, error))
        return "cannot be read: " + error.field.toUtf8();
    QByteArray written;
    JsonWriter writer(written);
    toJson(event<E>().schema, &read, writer);
    return written;
}

QByteArray readAndWritten(const QString &type, const QString &version, const QByteArray &text)
{
#define EVENT(E)                                                                                             \
    if (type == QLatin1String(event<E>().spec.type) && version == QLatin1String(event<E>().spec.version))    \
        return readAndWritten<E>(text);
#include "api/events.def"
#undef EVENT
    return "unknown type";
}

}  // namespace

class TestEvents : public QObject, EventSubFixture
{
    Q_OBJECT

    EventLineEnd *m_line = nullptr;
    std::unique_ptr<Sandbox::Control> m_control;

    void listen(const char *type, const char *version, const QJsonObject &condition)
    {
        const auto answer = subscribe(*m_line, type, version, condition);
        QVERIFY2(answer.status() == 202, qPrintable(answer.message()));
    }
    void listen(const char *type) { listen(type, "1", of(m_tea)); }
    /// The only event of this type since the last call.
    QJsonObject one(const char *type)
    {
        const auto events = m_line->events(type);
        if (events.size() != 1)
            QTest::qFail(qPrintable(u"%1 events of %2"_s.arg(events.size()).arg(QLatin1String(type))),
                         __FILE__, __LINE__);
        checkShapes();
        m_line->frames.clear();
        m_line->texts.clear();
        return events.value(0);
    }
    void checkShapes()
    {
        for (qsizetype i = 0; i < m_line->frames.size(); ++i) {
            const QJsonObject metadata = m_line->frames[i]["metadata"_L1].toObject();
            if (text(metadata, "message_type") != "notification"_L1)
                continue;
            const QByteArray &frame = m_line->texts[i];
            const qsizetype at = frame.indexOf(",\"event\":") + 9;
            const QByteArray event = frame.sliced(at, frame.size() - at - 2);
            QCOMPARE(readAndWritten(text(metadata, "subscription_type"),
                                    text(metadata, "subscription_version"), event),
                     event);
        }
    }
    void control(const char *call, const QByteArray &json)
    {
        const auto done = m_control->call(QLatin1String(call), QByteArray(json).replace('\'', '"'));
        QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    }
    static void expect(const QJsonObject &event, const QJsonObject &values)
    {
        for (auto it = values.begin(); it != values.end(); ++it) {
            QVERIFY2(event[it.key()] == it.value(),
                     qPrintable(it.key() + u": "_s + QString::fromUtf8(QJsonDocument(event).toJson())));
        }
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_line = &connectLine();
        m_control = std::make_unique<Sandbox::Control>(*h->service);
    }
    void cleanup() { m_control.reset(); }

    void aStreamBeginsAndEnds()
    {
        listen("stream.online");
        listen("stream.offline");
        QVERIFY(h->world->goOffline(m_tea));
        expect(one("stream.offline"),
               json("{'broadcaster_user_login':'teaandturrets','broadcaster_user_name':'TeaAndTurrets'}"));
        QVERIFY(h->world->goLive(m_tea, 5, h->clock.now()));
        const auto online = one("stream.online");
        expect(online, json("{'type':'live','broadcaster_user_login':'teaandturrets'}"));
        QCOMPARE(text(online, "id"), QString::number(h->world->liveStream(m_tea)->id));
        QVERIFY(text(online, "started_at").endsWith("000000Z"_L1));
        // Streams of other channels cause no event here.
        QVERIFY(h->world->goOffline(m_pip));
        QCOMPARE(m_line->events().size(), 0);
    }

    void aChannelChanges()
    {
        listen("channel.update", "2", of(m_tea));
        control("update-channel", "{'channel':'teaandturrets','title':'New','language':'de'}");
        expect(one("channel.update"), json("{'title':'New','language':'de'}"));
    }

    void somebodyFollows()
    {
        listen("channel.follow", "2", moderated(m_tea, m_tea));
        control("add-user", "{'login':'newcomer'}");
        control("follow", "{'channel':'teaandturrets','viewer':'newcomer'}");
        expect(one("channel.follow"),
               json("{'user_login':'newcomer','broadcaster_user_login':'teaandturrets'}"));
        control("unfollow", "{'channel':'teaandturrets','viewer':'newcomer'}");
        QCOMPARE(m_line->events().size(), 0);
    }

    void aRewardIsMadeChangedAndRemoved()
    {
        listen("channel.channel_points_custom_reward.add");
        listen("channel.channel_points_custom_reward.update");
        listen("channel.channel_points_custom_reward.remove");
        listen("channel.channel_points_custom_reward_redemption.update");
        auto &rewards = h->world->area<Sandbox::Rewards>();
        const auto reward = rewards.create(
            m_tea, h->ready.id,
            {.title = u"Sing"_s, .cost = 50, .isMaxPerStreamEnabled = true, .maxPerStream = 3});
        QVERIFY(reward);
        const auto added = one("channel.channel_points_custom_reward.add");
        expect(added,
               json("{'title':'Sing','cost':50,'is_enabled':true,'is_paused':false,'image':null,"
                    "'max_per_stream':{'is_enabled':true,'value':3},"
                    "'max_per_user_per_stream':{'is_enabled':false,'value':0},"
                    "'global_cooldown':{'is_enabled':false,'seconds':0},'cooldown_expires_at':null}"));
        QVERIFY(rewards.update(m_tea, reward->id, {.isPaused = true}));
        expect(one("channel.channel_points_custom_reward.update"), json("{'is_paused':true,'title':'Sing'}"));
        // A change to the current values causes no event.
        QVERIFY(rewards.update(m_tea, reward->id, {.isPaused = true}));
        QCOMPARE(m_line->events().size(), 0);
        // Removed: the event contains the whole reward, and waiting redemptions become fulfilled.
        QVERIFY(rewards.update(m_tea, reward->id, {.isPaused = false}));
        one("channel.channel_points_custom_reward.update");
        QVERIFY(rewards.redeem(m_tea, reward->id, h->idOf("quillscribe"), {}));
        QVERIFY(rewards.remove(m_tea, reward->id));
        QCOMPARE(m_line->events("channel.channel_points_custom_reward_redemption.update").size(), 1);
        QJsonObject removed = one("channel.channel_points_custom_reward.remove");
        QCOMPARE(text(removed, "id"), reward->id);
        QCOMPARE(text(removed, "title"), u"Sing"_s);
        QCOMPARE(removed.keys(), added.keys());
    }

    void aRedemptionIsMadeAndDecided()
    {
        const char *add = "channel.channel_points_custom_reward_redemption.add";
        const char *update = "channel.channel_points_custom_reward_redemption.update";
        auto &rewards = h->world->area<Sandbox::Rewards>();
        const QString quill = h->idOf("quillscribe");
        const auto reward = rewards.create(m_tea, h->ready.id,
                                           {.title = u"Say it"_s, .cost = 5, .isUserInputRequired = true});
        const auto other
            = rewards.create(m_tea, h->ready.id,
                             {.title = u"At once"_s, .cost = 5, .shouldRedemptionsSkipRequestQueue = true});
        QVERIFY(reward && other);
        listen(add);
        listen(update);
        const auto waiting = rewards.redeem(m_tea, reward->id, quill, u"hallo <b>"_s);
        const auto added = one(add);
        expect(added,
               json("{'status':'unfulfilled','user_login':'quillscribe','user_input':'hallo <b>',"
                    "'broadcaster_user_login':'teaandturrets'}"));
        QCOMPARE(
            added["reward"_L1].toObject(),
            (QJsonObject{
                {u"id"_s, reward->id}, {u"title"_s, u"Say it"_s}, {u"cost"_s, 5}, {u"prompt"_s, QString()}}));
        QVERIFY(rewards.decide(m_tea, reward->id, {waiting->id}, RedemptionDecision::Canceled));
        const auto decided = one(update);
        expect(decided, json("{'status':'canceled'}"));
        QCOMPARE(text(decided, "id"), waiting->id);
        // A redemption that skips the queue is already fulfilled in the event, and no update follows.
        QVERIFY(rewards.redeem(m_tea, other->id, quill, {}));
        expect(one(add), json("{'status':'fulfilled','user_input':''}"));
        QCOMPARE(m_line->events().size(), 0);
        // The client decodes the event to the same redemption as the API's response.
        EventRedemption read;
        const ReadingScope tolerant(Reading::Tolerant);
        const QByteArray body = QJsonDocument(added).toJson();
        const auto document = JsonDocument::parse(body);
        Error error;
        QVERIFY(document && fromJson(Api::event<RedemptionAdded>().schema, document->root(), &read, error));
        auto stored = *rewards.redemption(waiting->id);
        stored.status = RedemptionStatus::Unfulfilled;
        stored.redeemedAt = parseTime(formatTime(stored.redeemedAt).toStdString());
        QCOMPARE(toRedemption(read), stored);
    }

    void aConditionCanNameOneReward()
    {
        const char *add = "channel.channel_points_custom_reward_redemption.add";
        auto &rewards = h->world->area<Sandbox::Rewards>();
        const auto mine = rewards.create(m_tea, h->ready.id, {.title = u"A"_s, .cost = 5});
        const auto other = rewards.create(m_tea, h->ready.id, {.title = u"B"_s, .cost = 5});
        QJsonObject condition = of(m_tea);
        condition["reward_id"_L1] = mine->id;
        listen(add, "1", condition);
        QVERIFY(rewards.redeem(m_tea, other->id, h->idOf("quillscribe"), {}));
        QCOMPARE(m_line->events().size(), 0);
        QVERIFY(rewards.redeem(m_tea, mine->id, h->idOf("quillscribe"), {}));
        QCOMPARE(text(one(add)["reward"_L1].toObject(), "title"), u"A"_s);
    }

    void anAdBreakBegins()
    {
        listen("channel.ad_break.begin");
        QVERIFY(h->world->area<Sandbox::AdBreaks>().setPlan(m_tea, {}));
        h->clock.advance(1h);
        QVERIFY(h->world->area<Sandbox::AdBreaks>().start(m_tea, 90));
        expect(one("channel.ad_break.begin"),
               json("{'duration_seconds':90,'is_automatic':false,'requester_user_login':'teaandturrets'}"));
        QVERIFY(h->world->area<Sandbox::AdBreaks>().setPlan(m_tea, {.interval = 1800, .length = 60}));
        h->clock.advance(31min);
        QVERIFY(h->world->area<Sandbox::AdBreaks>().settle());
        expect(one("channel.ad_break.begin"), json("{'duration_seconds':60,'is_automatic':true}"));
    }

    void aShoutoutIsSentAndReceived()
    {
        listen("channel.shoutout.create", "1", moderated(m_tea, m_tea));
        const auto pip = h->signIn("pipnocturne");
        EventLineEnd &his = connectLine();
        QCOMPARE(subscribe(pip, his.id(), "channel.shoutout.receive", "1", moderated(m_pip, m_pip)).status(),
                 202);
        QVERIFY(h->world->area<Sandbox::ChatRooms>().shoutOut(m_tea, m_pip, m_tea));
        const auto sent = one("channel.shoutout.create");
        expect(sent,
               json("{'to_broadcaster_user_login':'pipnocturne','moderator_user_login':'teaandturrets'}"));
        const auto at = [&](const char *name) { return parseTime(text(sent, name).toStdString()); };
        QCOMPARE(at("started_at").secsTo(at("cooldown_ends_at")), 120);
        QCOMPARE(at("started_at").secsTo(at("target_cooldown_ends_at")), 3600);
        m_line = &his;
        expect(one("channel.shoutout.receive"), json("{'from_broadcaster_user_login':'teaandturrets'}"));
    }

    void aRaidIsToldOnBothSides()
    {
        listen("channel.raid", "1", of(m_tea, "to_broadcaster_user_id"));
        listen("channel.chat.notification", "1", readBy(m_tea, m_tea));
        const auto pip = h->signIn("pipnocturne");
        EventLineEnd &his = connectLine();
        QCOMPARE(
            subscribe(pip, his.id(), "channel.raid", "1", of(m_pip, "from_broadcaster_user_id")).status(),
            202);
        QCOMPARE(subscribe(pip, his.id(), "channel.moderate", "2", moderated(m_pip, m_pip)).status(), 202);
        control("raid", "{'from':'pipnocturne','to':'teaandturrets','viewers':42}");
        const auto notice = m_line->events("channel.chat.notification");
        QCOMPARE(notice.size(), 1);
        expect(notice[0], json("{'notice_type':'raid','announcement':null}"));
        QCOMPARE(notice[0]["raid"_L1]["viewer_count"_L1].toInt(), 42);
        expect(one("channel.raid"),
               json("{'viewers':42,'from_broadcaster_user_login':'pipnocturne',"
                    "'to_broadcaster_user_login':'teaandturrets'}"));
        m_line = &his;
        QCOMPARE(his.events("channel.raid").size(), 1);
        const auto moderate = one("channel.moderate");
        expect(moderate, json("{'action':'raid','slow':null,'warn':null}"));
        QCOMPARE(moderate["raid"_L1]["user_login"_L1].toString(), u"teaandturrets"_s);
    }

    void bitsAreCheered()
    {
        listen("channel.cheer");
        listen("channel.bits.use");
        listen("channel.chat.message", "1", readBy(m_tea, m_tea));
        QVERIFY(h->world->area<Sandbox::Cheers>().add(m_tea, m_pip, 150, u"Cheer150 well done"_s));
        const auto use = m_line->events("channel.bits.use");
        QCOMPARE(use.size(), 1);
        expect(use[0], json("{'bits':150,'type':'cheer','power_up':null,'user_login':'pipnocturne'}"));
        const auto said = m_line->events("channel.chat.message");
        QCOMPARE(said.size(), 1);
        QCOMPARE(said[0]["cheer"_L1].toObject(), json("{'bits':150}"));
        expect(one("channel.cheer"),
               json("{'bits':150,'is_anonymous':false,'message':'Cheer150 well done'}"));
    }

    void aProductIsBought()
    {
        QVERIFY(h->world->area<Sandbox::Purchases>().offer(
            h->ready.id, {.sku = u"hat"_s, .cost = {30}, .displayName = u"Hat"_s}));
        listen("extension.bits_transaction.create", "1", of(h->ready.id, "extension_client_id"));
        QVERIFY(h->world->area<Sandbox::Purchases>().buy(h->ready.id, m_tea, m_pip, u"hat"_s));
        const auto bought = one("extension.bits_transaction.create");
        expect(bought,
               json("{'user_login':'pipnocturne','product':{'name':'Hat','bits':30,'sku':'hat',"
                    "'in_development':false}}"));
    }

    void aCharityCampaignRuns()
    {
        QVERIFY(!h->world->area<Sandbox::Campaigns>().running(m_tea)
                || h->world->area<Sandbox::Campaigns>().stop(m_tea));
        for (const char *part : {"start", "progress", "stop", "donate"})
            listen((QByteArray("channel.charity_campaign.") + part).constData());
        listen("channel.chat.notification", "1", readBy(m_tea, m_tea));
        const auto campaign
            = h->world->area<Sandbox::Campaigns>().start(m_tea, u"Warm Paws"_s, {100'000, 2, u"EUR"_s});
        QVERIFY(campaign);
        const auto begun = one("channel.charity_campaign.start");
        expect(begun,
               json("{'broadcaster_login':'teaandturrets','charity_name':'Warm Paws',"
                    "'current_amount':{'value':0,'decimal_places':2,'currency':'EUR'},"
                    "'target_amount':{'value':100000,'decimal_places':2,'currency':'EUR'}}"));
        QVERIFY(begun.contains("started_at"_L1));
        QVERIFY(h->world->area<Sandbox::Campaigns>().donate(m_tea, m_pip, 550));
        const auto notice = m_line->events("channel.chat.notification");
        QCOMPARE(notice.size(), 1);
        QCOMPARE(notice[0]["charity_donation"_L1]["amount"_L1].toObject(),
                 json("{'value':550,'decimal_places':2,'currency':'EUR'}"));
        QCOMPARE(m_line->events("channel.charity_campaign.progress").size(), 1);
        expect(one("channel.charity_campaign.donate"),
               json("{'user_login':'pipnocturne','broadcaster_user_login':'teaandturrets',"
                    "'amount':{'value':550,'decimal_places':2,'currency':'EUR'}}"));
        QVERIFY(h->world->area<Sandbox::Campaigns>().setTarget(m_tea, 0));
        expect(one("channel.charity_campaign.progress"), json("{'target_amount':null}"));
        QVERIFY(h->world->area<Sandbox::Campaigns>().stop(m_tea));
        const auto stopped = one("channel.charity_campaign.stop");
        QCOMPARE(text(stopped, "id"), campaign->id);
        QVERIFY(stopped.contains("stopped_at"_L1));
        QCOMPARE(stopped["current_amount"_L1]["value"_L1].toInt(), 550);
    }

    void somethingIsSaidInChat()
    {
        listen("channel.chat.message", "1", readBy(m_tea, m_tea));
        const QString emote
            = h->world->area<Sandbox::PictureCatalogue>().globalEmotes().value_or({}).value(0).name;
        QVERIFY(!emote.isEmpty());
        QVERIFY(h->world->area<Sandbox::ChatRooms>().sendMessage(
            m_tea, m_tea, u"Hi @pipnocturne  "_s + emote + u" @nobody_x"_s));
        const auto said = one("channel.chat.message");
        expect(said,
               json("{'message_type':'text','chatter_user_login':'teaandturrets','cheer':null,'reply':null,"
                    "'source_broadcaster_user_id':null,'color':'#1C7C54'}"));
        QCOMPARE(said["badges"_L1][0]["set_id"_L1].toString(), u"broadcaster"_s);
        QString whole;
        QStringList kinds;
        for (const auto fragment : said["message"_L1]["fragments"_L1].toArray()) {
            whole += fragment["text"_L1].toString();
            kinds += fragment["type"_L1].toString();
        }
        // The parts add up to the whole text.
        QCOMPARE(whole, said["message"_L1]["text"_L1].toString());
        QCOMPARE(kinds.join(u' '), u"text mention text emote text"_s);
    }

    void anAnnouncementIsMade()
    {
        listen("channel.chat.notification", "1", readBy(m_tea, m_tea));
        QVERIFY(h->world->area<Sandbox::ChatRooms>().announce(m_tea, m_tea, u"Break!"_s,
                                                              AnnouncementColor::Blue));
        const auto notice = one("channel.chat.notification");
        expect(notice, json("{'notice_type':'announcement','announcement':{'color':'BLUE'},'raid':null}"));
        QCOMPARE(text(notice["message"_L1].toObject(), "text"), u"Break!"_s);
    }

    void chatModesChange()
    {
        listen("channel.chat_settings.update", "1", readBy(m_tea, m_tea));
        listen("channel.moderate", "2", moderated(m_tea, m_tea));
        listen("channel.moderate", "1", moderated(m_tea, m_tea));
        QVERIFY(h->world->area<Sandbox::ChatRooms>().change(
            m_tea, m_tea,
            {.emoteMode = true, .followerMode = false, .slowMode = true, .slowModeWaitTime = 20}));
        QStringList actions;
        for (const QJsonObject &event : m_line->events("channel.moderate"))
            actions.append(text(event, "action"));
        // Each in both versions.
        QCOMPARE(actions.size(), 6);
        actions.removeDuplicates();
        QCOMPARE(actions, QStringList({u"emoteonly"_s, u"followersoff"_s, u"slow"_s}));
        const auto slow = m_line->events("channel.moderate").last();
        QCOMPARE(slow["slow"_L1].toObject(), json("{'wait_time_seconds':20}"));
        expect(one("channel.chat_settings.update"),
               json("{'emote_mode':true,'follower_mode':false,'follower_mode_duration_minutes':null,"
                    "'slow_mode':true,'slow_mode_wait_time_seconds':20}"));
    }

    void rolesChange()
    {
        for (const char *type :
             {"channel.moderator.add", "channel.moderator.remove", "channel.ban", "channel.unban"})
            listen(type);
        listen("channel.moderate", "2", moderated(m_tea, m_tea));
        listen("channel.chat.clear_user_messages", "1", readBy(m_tea, m_tea));
        const auto action = [&] {
            const auto done = m_line->events("channel.moderate");
            return done.isEmpty() ? QString() : text(done.last(), "action");
        };
        control("add-moderator", "{'channel':'teaandturrets','user':'quillscribe'}");
        QCOMPARE(action(), u"mod"_s);
        expect(one("channel.moderator.add"), json("{'user_login':'quillscribe'}"));
        control("remove-moderator", "{'channel':'teaandturrets','user':'quillscribe'}");
        QCOMPARE(action(), u"unmod"_s);
        expect(one("channel.moderator.remove"), json("{'user_login':'quillscribe'}"));
        control("ban", "{'channel':'teaandturrets','user':'quillscribe'}");
        QCOMPARE(action(), u"ban"_s);
        QCOMPARE(m_line->events("channel.chat.clear_user_messages").size(), 1);
        expect(one("channel.ban"),
               json("{'user_login':'quillscribe','is_permanent':true,'ends_at':null,'reason':'',"
                    "'moderator_user_login':'teaandturrets'}"));
        control("unban", "{'channel':'teaandturrets','user':'quillscribe'}");
        QCOMPARE(action(), u"unban"_s);
        expect(one("channel.unban"), json("{'user_login':'quillscribe'}"));
    }

    void chatsAreShared()
    {
        for (const char *part : {"begin", "update", "end"})
            listen((QByteArray("channel.shared_chat.") + part).constData());
        const QString thistle = h->idOf("thistlegrand");
        QVERIFY(h->world->area<Sandbox::ChatRooms>().sharedChats().end(m_tea));
        m_line->frames.resize(1);
        m_line->texts.resize(1);
        QVERIFY(h->world->area<Sandbox::ChatRooms>().sharedChats().start({m_tea, m_pip, thistle}));
        const auto begun = one("channel.shared_chat.begin");
        expect(begun, json("{'host_broadcaster_user_login':'teaandturrets'}"));
        QCOMPARE(begun["participants"_L1].toArray().size(), 3);
        // One guest leaves, then the host.
        QVERIFY(h->world->area<Sandbox::ChatRooms>().sharedChats().start({thistle, h->idOf("quillscribe")}));
        QCOMPARE(one("channel.shared_chat.update")["participants"_L1].toArray().size(), 2);
        QVERIFY(h->world->area<Sandbox::ChatRooms>().sharedChats().end(m_pip));
        const auto ended = one("channel.shared_chat.end");
        QCOMPARE(text(ended, "session_id"), text(begun, "session_id"));
        QVERIFY(!ended.contains("participants"_L1));
    }

    void aThousandEventsASecondAreEasy()
    {
        listen("channel.channel_points_custom_reward_redemption.add");
        auto &rewards = h->world->area<Sandbox::Rewards>();
        const auto reward = rewards.create(m_tea, h->ready.id, {.title = u"Quick"_s, .cost = 1});
        const QString quill = h->idOf("quillscribe");
        QElapsedTimer timer;
        const int count = 2'000;
        timer.start();
        for (int i = 0; i < count; ++i)
            QVERIFY(rewards.redeem(m_tea, reward->id, quill, {}));
        const qint64 answer = timer.elapsed();
        QCOMPARE(m_line->events().size(), count);
        eventSub().disconnected(*m_line);
        timer.start();
        for (int i = 0; i < count; ++i)
            QVERIFY(rewards.redeem(m_tea, reward->id, quill, {}));
        qInfo("%d redemptions: %lld ms with a subscriber, %lld ms without", count, answer, timer.elapsed());
    }
};

QTEST_GUILESS_MAIN(TestEvents)
#include "tst_events.moc"
