// SPDX-License-Identifier: GPL-3.0-or-later

// What extensions do with their tokens: settings, messages, chat; and what everybody may know about them.

#include "sandbox/events/event_line.h"

#include "sandbox/chat/blocked_terms.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/held_messages.h"
#include "sandbox/extensions/extensions.h"
#include "sandbox/moderation/moderation.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestExtensionCalls : public QObject, EventSubFixture
{
    Q_OBJECT

    static constexpr const char *segmentsPath = "/extensions/configurations";

    Extensions &extensions() { return h->world->area<Extensions>(); }
    Answer send(const As &as, const char *method, const char *path, const Query &query,
                const QJsonObject &body)
    {
        return h->call(as, method, path, query, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer getSegments(const QStringList &segments, const QString &channel = {})
    {
        Query query = with("extension_id", h->ready.id);
        for (const QString &segment : segments)
            query += with("segment", segment);
        if (!channel.isEmpty())
            query += with("broadcaster_id", channel);
        return h->get(h->extension(), segmentsPath, query);
    }
    Answer setSegment(const QString &segment, const QString &channel, const QJsonObject &more)
    {
        QJsonObject body{{u"extension_id"_s, h->ready.id}, {u"segment"_s, segment}};
        if (!channel.isEmpty())
            body[u"broadcaster_id"_s] = channel;
        for (auto it = more.begin(); it != more.end(); ++it)
            body[it.key()] = it.value();
        return send(h->extension(), "PUT", segmentsPath, {}, body);
    }
    Answer pubSub(const As &as, const QJsonObject &body)
    {
        return send(as, "POST", "/extensions/pubsub", {}, body);
    }
    static QJsonObject message(const QString &channel, const QString &target = u"broadcast"_s,
                               const QString &text = u"hello"_s)
    {
        return {{u"target"_s, QJsonArray{target}}, {u"broadcaster_id"_s, channel}, {u"message"_s, text}};
    }
    Answer chat(const QString &text, const QJsonObject &more = {}, const char *channel = "pipnocturne")
    {
        QJsonObject body{
            {u"text"_s, text}, {u"extension_id"_s, h->ready.id}, {u"extension_version"_s, u"1.0.0"_s}};
        for (auto it = more.begin(); it != more.end(); ++it)
            body[it.key()] = it.value();
        return send(h->extension(channel), "POST", "/extensions/chat",
                    with("broadcaster_id", h->idOf(channel)), body);
    }
    std::optional<DomainEvent> happened(DomainEvent::Kind kind)
    {
        const auto &all = h->world->domainEvents();
        const auto found = std::find_if(all.rbegin(), all.rend(),
                                        [kind](const DomainEvent &one) { return one.kind == kind; });
        return found == all.rend() ? std::nullopt : std::optional(*found);
    }
    Answer live(const Query &query = {}, const char *id = "sidestage-desktop")
    {
        return h->get(h->app(), "/extensions/live", with("extension_id", QLatin1String(id)) + query);
    }
    QString ownedByPip() { return extensions().all(m_pip)->first().id; }

private Q_SLOTS:
    void init() { start(); }

    void aSegmentIsReadAsItWasSet()
    {
        QCOMPARE(getSegments({u"broadcaster"_s, u"developer"_s}, m_pip).json["data"_L1].toArray(),
                 QJsonArray());
        QCOMPARE(
            setSegment(u"broadcaster"_s, m_pip, {{u"content"_s, u"{\"a\":\"日\"}"_s}, {u"version"_s, u"1"_s}})
                .status(),
            204);
        QCOMPARE(happened(DomainEvent::Kind::ExtensionConfigured)->detail, u"broadcaster"_s);
        QCOMPARE(happened(DomainEvent::Kind::ExtensionConfigured)->broadcasterId, m_pip);
        QCOMPARE(setSegment(u"developer"_s, m_pip, {{u"content"_s, u"for pip"_s}}).status(), 204);
        QCOMPARE(setSegment(u"global"_s, {}, {{u"content"_s, u"for all"_s}, {u"version"_s, u"7"_s}}).status(),
                 204);
        const QJsonObject first{{u"segment"_s, u"broadcaster"_s},
                                {u"broadcaster_id"_s, m_pip},
                                {u"content"_s, u"{\"a\":\"日\"}"_s},
                                {u"version"_s, u"1"_s}};
        const QJsonObject global{
            {u"segment"_s, u"global"_s}, {u"content"_s, u"for all"_s}, {u"version"_s, u"7"_s}};
        QCOMPARE(getSegments({u"broadcaster"_s}, m_pip).first(), first);
        QCOMPARE(getSegments({u"global"_s}).first(), global);
        // Several at once, each once and in the order in which they are asked for.
        const auto three
            = getSegments({u"global"_s, u"developer"_s, u"broadcaster"_s, u"developer"_s}, m_pip);
        QCOMPARE(three.column("segment"), QStringList({u"global"_s, u"developer"_s, u"broadcaster"_s}));
        QCOMPARE(three.data()[2].toObject(), first);
        QCOMPARE(three.data()[1]["version"_L1].toString(), u""_s);
        // Other channels and other extensions have their own.
        QVERIFY(getSegments({u"broadcaster"_s, u"developer"_s}, m_tea).data().isEmpty());
        const As other = h->extension("pipnocturne", {}, u"tilda-tools"_s);
        QVERIFY(
            h->get(other, segmentsPath, with("extension_id", u"tilda-tools"_s) + with("segment", u"global"_s))
                .data()
                .isEmpty());
        // A segment is replaced as a whole.
        QCOMPARE(setSegment(u"broadcaster"_s, m_pip, {}).status(), 204);
        QCOMPARE(text(getSegments({u"broadcaster"_s}, m_pip).first(), "content"), u""_s);
        QCOMPARE(text(getSegments({u"broadcaster"_s}, m_pip).first(), "version"), u""_s);
    }

    void onlyTheGlobalSegmentHasNoBroadcaster()
    {
        const QString missing = u"Missing required parameter \"broadcaster_id\""_s;
        const QString superfluous = u"broadcaster_id must not be specified for the global segment."_s;
        for (const QString &segment : {u"broadcaster"_s, u"developer"_s}) {
            QCOMPARE(getSegments({segment}).message(), missing);
            QCOMPARE(getSegments({u"global"_s, segment}).message(), missing);
            QCOMPARE(setSegment(segment, {}, {}).message(), missing);
            QCOMPARE(setSegment(segment, u"1"_s, {}).status(), 400);
            QCOMPARE(getSegments({segment}, u"1"_s).status(), 400);
        }
        QCOMPARE(getSegments({u"global"_s}, m_pip).message(), superfluous);
        QCOMPARE(setSegment(u"global"_s, m_pip, {}).message(), superfluous);
        QCOMPARE(getSegments({}).status(), 400);
    }

    void aSegmentHasFiveKilobytes()
    {
        const auto set = [&](const QString &content) {
            return setSegment(u"developer"_s, m_pip, {{u"content"_s, content}}).status();
        };
        QCOMPARE(set(QString(5120, u'a')), 204);
        QCOMPARE(set(QString(5121, u'a')), 400);
        // Bytes count, not characters.
        QCOMPARE(set(QString(1706, u'日')), 204);
        QCOMPARE(set(QString(1707, u'日')), 400);
        QCOMPARE(text(getSegments({u"developer"_s}, m_pip).first(), "content"), QString(1706, u'日'));
    }

    void segmentsAreReadAndSetTwentyTimesAMinute()
    {
        for (int i = 0; i < 20; ++i) {
            QCOMPARE(getSegments({u"developer"_s}, m_pip).status(), 200);
            QCOMPARE(setSegment(u"developer"_s, m_pip, {}).status(), 204);
        }
        const auto refused = getSegments({u"global"_s, u"developer"_s}, m_pip);
        QCOMPARE(refused.status(), 429);
        QVERIFY(refused.response.headers.value("Ratelimit-Remaining").toInt() > 0);
        QCOMPARE(setSegment(u"global"_s, {}, {}).status(), 429);
        // Each segment of each channel counts on its own, and the refused request did not count.
        QCOMPARE(getSegments({u"developer"_s}, m_tea).status(), 200);
        for (int i = 0; i < 20; ++i)
            QCOMPARE(getSegments({u"global"_s}).status(), 200);
        QCOMPARE(getSegments({u"global"_s}).status(), 429);
        h->clock.advance(60s - 1ms);
        QCOMPARE(getSegments({u"developer"_s}, m_pip).status(), 429);
        h->clock.advance(1ms);
        QCOMPARE(getSegments({u"developer"_s}, m_pip).status(), 200);
        QCOMPARE(setSegment(u"developer"_s, m_pip, {}).status(), 204);
        // Calls of a time that is still to come do not count.
        for (int i = 0; i < 19; ++i)
            QCOMPARE(getSegments({u"developer"_s}, m_pip).status(), 200);
        QVERIFY(h->world->changeClock([](WorldClock &clock) { clock.set(clock.msecs() - 3'600'000); }));
        QCOMPARE(getSegments({u"developer"_s}, m_pip).status(), 200);
    }

    void theOwnerSetsTheExtensionUp()
    {
        const QString id = ownedByPip();
        const auto setUp = [&](const QJsonObject &claims, const QString &version, const QString &channel) {
            return send(h->extension("pipnocturne", claims, id), "PUT", "/extensions/required_configuration",
                        with("broadcaster_id", channel),
                        {{u"extension_id"_s, id},
                         {u"extension_version"_s, version},
                         {u"required_configuration"_s, u"ready"_s}});
        };
        const QJsonObject owner{{u"user_id"_s, m_pip}};
        const auto canActivate = [&] {
            const auto all = extensions().installed(m_tea);
            for (const auto &one : *all) {
                if (one.id == id)
                    return one.canActivate;
            }
            return true;
        };
        QVERIFY(!canActivate());
        const auto refused = setUp({}, u"1.0.0"_s, m_tea);  // in the name of teaandturrets
        QCOMPARE(refused.status(), 401);
        QCOMPARE(refused.message(), u"The user_id in the JWT token must be the extension's owner."_s);
        QCOMPARE(setUp(owner, u"9.9"_s, m_tea).status(), 400);
        QCOMPARE(setUp(owner, u"1.0.0"_s, h->idOf("quillscribe")).status(), 400);
        QCOMPARE(setUp(owner, u"1.0.0"_s, u"1"_s).status(), 400);
        QVERIFY(!canActivate());
        QCOMPARE(setUp(owner, u"1.0.0"_s, m_tea).status(), 204);
        QVERIFY(canActivate());
        QCOMPARE(happened(DomainEvent::Kind::ExtensionConfigured)->detail, u"required"_s);
    }

    void aMessageIsSentWhereTheTokenPermitsIt()
    {
        QCOMPARE(pubSub(h->extension(), message(m_pip)).status(), 204);
        const auto sent = *happened(DomainEvent::Kind::ExtensionMessageSent);
        QCOMPARE(sent.broadcasterId, m_pip);
        QCOMPARE(sent.subjectId, h->ready.id);
        QCOMPARE(sent.text, u"hello"_s);
        QCOMPARE(sent.detail, u"broadcast"_s);
        const QString whisper = u"whisper-"_s + m_tea;
        QCOMPARE(pubSub(h->extension(), message(m_pip, whisper)).status(), 204);
        QCOMPARE(happened(DomainEvent::Kind::ExtensionMessageSent)->detail, whisper);

        const auto only = [&](const QString &target) {
            return QJsonObject{{u"pubsub_perms"_s, QJsonObject{{u"send"_s, QJsonArray{target}}}}};
        };
        QCOMPARE(pubSub(h->extension("pipnocturne", only(u"broadcast"_s)), message(m_pip)).status(), 204);
        const auto refused
            = pubSub(h->extension("pipnocturne", only(u"broadcast"_s)), message(m_pip, whisper));
        QCOMPARE(refused.status(), 401);
        QCOMPARE(refused.message(), u"The JWT token does not permit the target %1."_s.arg(whisper));
        QCOMPARE(pubSub(h->extension("pipnocturne", {{u"pubsub_perms"_s, QJsonObject()}}), message(m_pip))
                     .status(),
                 401);
        QCOMPARE(pubSub(h->extension(), message(m_tea)).status(), 401);
        QCOMPARE(
            pubSub(h->extension("pipnocturne", {{u"channel_id"_s, QJsonValue()}}), message(m_pip)).status(),
            401);
    }

    void aGlobalMessageHasNoChannel()
    {
        const As all = h->extension("pipnocturne", {{u"channel_id"_s, u"all"_s}});
        const QJsonObject good{{u"target"_s, QJsonArray{u"global"_s}},
                               {u"is_global_broadcast"_s, true},
                               {u"message"_s, u"to all"_s}};
        QCOMPARE(pubSub(all, good).status(), 204);
        QCOMPARE(happened(DomainEvent::Kind::ExtensionMessageSent)->broadcasterId, QString());
        QCOMPARE(pubSub(h->extension(), good).status(), 401);
        const auto changed = [&](const char *name, const QJsonValue &value) {
            QJsonObject body = good;
            body[QLatin1String(name)] = value;
            return pubSub(all, body).status();
        };
        QCOMPARE(changed("broadcaster_id", m_pip), 400);
        QCOMPARE(changed("target", QJsonArray{u"broadcast"_s}), 400);
        QCOMPARE(changed("target", QJsonArray{u"global"_s, u"broadcast"_s}), 400);
        QCOMPARE(changed("is_global_broadcast", false), 400);
        for (const QString &target : {u"global"_s, u"whisper-"_s, u"whisper-x"_s, u"everybody"_s, u""_s})
            QCOMPARE(pubSub(h->extension(), message(m_pip, target)).status(), 400);
        QCOMPARE(pubSub(h->extension("pipnocturne", {{u"channel_id"_s, u"1"_s}}), message(u"1"_s)).status(),
                 400);
    }

    void aMessageHasFiveKilobytesAHundredTimesAMinute()
    {
        QCOMPARE(pubSub(h->extension(), message(m_pip, u"broadcast"_s, QString(5120, u'a'))).status(), 204);
        QCOMPARE(pubSub(h->extension(), message(m_pip, u"broadcast"_s, QString(5121, u'a'))).status(), 422);
        QCOMPARE(pubSub(h->extension(), message(m_pip, u"broadcast"_s, QString(1707, u'日'))).status(), 422);
        for (int i = 1; i < 100; ++i)
            QCOMPARE(pubSub(h->extension(), message(m_pip)).status(), 204);
        QCOMPARE(pubSub(h->extension(), message(m_pip)).status(), 429);
        QCOMPARE(pubSub(h->extension("teaandturrets"), message(m_tea)).status(), 204);
        h->clock.advance(60s);
        QCOMPARE(pubSub(h->extension(), message(m_pip)).status(), 204);
    }

    void anExtensionWritesInTheChatAsItself()
    {
        EventLineEnd &line = connectLine();
        const As pip = h->signIn("pipnocturne");
        QCOMPARE(subscribe(pip, line.id(), "channel.chat.message", "1", readBy(m_pip, m_pip)).status(), 202);
        // The modes of the chat do not apply.
        QVERIFY(h->world->area<ChatRooms>().change(m_pip, m_pip, {.followerMode = true}));
        QCOMPARE(chat(u"The map is open."_s).status(), 204);
        QCOMPARE(chat(u"And closed."_s).status(), 204);
        const auto told = line.events();
        QCOMPARE(told.size(), 2);
        QCOMPARE(text(told[0], "chatter_user_name"), u"Sidestage"_s);
        QCOMPARE(text(told[0], "chatter_user_login"), u"sidestage"_s);
        QCOMPARE(told[0]["message"_L1]["text"_L1].toString(), u"The map is open."_s);
        QCOMPARE(told[0]["chatter_user_id"_L1], told[1]["chatter_user_id"_L1]);
        const auto stored = h->world->area<ChatRooms>().messages(m_pip, 2);
        QCOMPARE(stored[0].text, u"And closed."_s);
        QCOMPARE(stored[0].userId, text(told[0], "chatter_user_id"));
        // The user exists for this only: it does not act like a viewer, and its login is not another's.
        QCOMPARE(h->world->user(stored[0].userId)->displayName, u"Sidestage"_s);
        const QString tools = extensions().find(u"tilda-tools"_s)->name;
        QVERIFY(h->world->addUser({.id = u"7"_s,
                                   .login = u"tildastools"_s,
                                   .displayName = u"A fan"_s,
                                   .createdAt = h->world->clock().now()}));
        QVERIFY(extensions().activate(
            m_tea,
            {.overlay = Api::ExtensionSlots{
                 {u"1"_s, {.active = true, .id = u"tilda-tools"_s, .version = u"1.0.0"_s}}}}));
        QVERIFY(extensions().sendChatMessage({.broadcasterId = m_tea,
                                              .text = u"hi"_s,
                                              .extensionId = u"tilda-tools"_s,
                                              .extensionVersion = u"1.0.0"_s}));
        const auto last = h->world->area<ChatRooms>().messages(m_tea, 1).first();
        QCOMPARE(h->world->user(last.userId)->login, u"tildastools2"_s);
        QCOMPARE(h->world->user(last.userId)->displayName, tools);
    }

    void theFiltersOfTheChatHoldItToo()
    {
        auto &rooms = h->world->area<ChatRooms>();
        QVERIFY(h->world->area<BlockedTerms>().add(m_pip, m_pip, u"cold tea"_s));
        const auto before = rooms.messages(m_pip, 1).value(0).id;
        QCOMPARE(chat(u"Have some cold tea."_s).status(), 204);
        QCOMPARE(rooms.messages(m_pip, 1).value(0).id, before);
        const DomainEvent held = h->world->domainEvents().back();
        QCOMPARE(held.kind, DomainEvent::Kind::MessageHeld);
        QVERIFY(h->world->area<HeldMessages>().decide(held.subjectId, m_pip, true));
        QCOMPARE(rooms.messages(m_pip, 1).value(0).id, held.subjectId);
    }

    void whatTheChatDoesNotTakeIsRefused()
    {
        const qint64 before = h->rowsWritten();
        QCOMPARE(chat(QString(281, u'x')).status(), 400);
        QCOMPARE(chat(u""_s).status(), 400);
        QCOMPARE(chat(u"a bannedword"_s).message(), u"The message did not pass review."_s);
        QCOMPARE(chat(u"x"_s, {{u"extension_version"_s, u"9"_s}}).message(),
                 u"The extension has no such version."_s);
        QCOMPARE(chat(u"x"_s, {{u"extension_id"_s, u"tilda-tools"_s}}).status(), 401);
        QCOMPARE(chat(u"x"_s, {}, "quillscribe").message(), u"The extension is not active in the channel."_s);
        const auto elsewhere = send(
            h->extension("teaandturrets"), "POST", "/extensions/chat", with("broadcaster_id", m_pip),
            {{u"text"_s, u"x"_s}, {u"extension_id"_s, h->ready.id}, {u"extension_version"_s, u"1.0.0"_s}});
        QCOMPARE(elsewhere.status(), 401);
        QCOMPARE(elsewhere.message(), u"The channel_id in the JWT token must be that of the channel."_s);
        QCOMPARE(h->rowsWritten(), before);
        QCOMPARE(chat(QString(280, u'日')).status(), 204);
        const QString user = h->world->area<ChatRooms>().messages(m_pip, 1).first().userId;
        QVERIFY(h->world->area<Sandbox::Moderation>().ban(m_pip, m_pip, {.userId = user}));
        QCOMPARE(chat(u"again"_s).message(), u"The extension is banned from this chat."_s);
    }

    void twelveMessagesAMinuteInEachChannel()
    {
        for (int i = 0; i < 12; ++i)
            QCOMPARE(chat(QString::number(i)).status(), 204);
        QCOMPARE(chat(u"one more"_s).status(), 429);
        QCOMPARE(chat(u"elsewhere"_s, {}, "teaandturrets").status(), 204);
        h->clock.advance(60s - 1ms);
        QCOMPARE(chat(u"one more"_s).status(), 429);
        h->clock.advance(1ms);
        QCOMPARE(chat(u"one more"_s).status(), 204);
    }

    void theExtensionSeesEachOfItsVersions()
    {
        const auto get = [&](const As &as, const char *path, const QString &id, const QString &version = {}) {
            Query query = with("extension_id", id);
            if (!version.isEmpty())
                query += with("extension_version", version);
            return h->get(as, path, query);
        };
        const auto own = get(h->extension(), "/extensions", h->ready.id);
        QCOMPARE(own.data().size(), 1);
        QCOMPARE(text(own.first(), "version"), u"1.0.0"_s);
        QCOMPARE(text(own.first(), "state"), u"Released"_s);
        QCOMPARE(text(own.first(), "name"), u"Sidestage"_s);
        QCOMPARE(text(own.first(), "author_name"), u"TeaAndTurrets"_s);
        QCOMPARE(text(own.first(), "configuration_location"), u"hosted"_s);
        QCOMPARE(own.first()["views"_L1].toObject().keys(),
                 QStringList({u"component"_s, u"config"_s, u"mobile"_s, u"panel"_s, u"video_overlay"_s}));
        QCOMPARE(text(get(h->extension(), "/extensions", h->ready.id, u"1.1.0"_s).first(), "state"),
                 u"InTest"_s);
        QCOMPARE(get(h->extension(), "/extensions", h->ready.id, u"2.0"_s).status(), 404);

        QCOMPARE(get(h->app(), "/extensions/released", h->ready.id).first(), own.first());
        QCOMPARE(get(h->signIn(), "/extensions/released", h->ready.id, u"1.0.0"_s).first(), own.first());
        QCOMPARE(get(h->app(), "/extensions/released", h->ready.id, u"1.1.0"_s).status(), 404);
        QCOMPARE(get(h->app(), "/extensions/released", u"pocket-remote"_s).status(), 404);
        QCOMPARE(get(h->app(), "/extensions/released", ownedByPip()).first()["views"_L1].toObject().keys(),
                 QStringList({u"config"_s, u"panel"_s, u"video_overlay"_s}));
        // Its pictures exist.
        const QJsonObject icons = own.first()["icon_urls"_L1].toObject();
        QCOMPARE(icons.keys(), QStringList({u"100x100"_s, u"24x24"_s, u"300x200"_s}));
        for (const QString &url : {icons["24x24"_L1].toString(), text(own.first(), "icon_url"),
                                   own.first()["screenshot_urls"_L1][0].toString()}) {
            const auto picture = h->service->handle({.method = "GET", .path = QUrl(url).path().toLatin1()});
            QCOMPARE(picture.contentType, QByteArray("image/png"));
        }
        QCOMPARE(h->service->handle({.method = "GET", .path = "/images/extensions/nobody-24x24.png"}).status,
                 404);
    }

    void thereIsOneNotionOfAnExtension()
    {
        // Those with reports, those that sell something and those that exist are the same.
        const auto reported = h->get(h->signIn(), "/analytics/extensions").column("extension_id");
        QStringList owned;
        const auto all = extensions().all(m_tea);
        for (const auto &app : *all)
            owned.append(app.id);
        QCOMPARE(reported, owned);
        QCOMPARE(extensions().all()->size(), 26);
        auto rows = h->world->database().query("SELECT count(*) FROM products"
                                               " WHERE extension_id NOT IN (SELECT id FROM extensions)");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 0);
    }

    void liveChannelsArePagedByATextualCursor()
    {
        QStringList expected;
        for (const LiveStream &stream : h->world->liveStreams()) {
            const auto active = extensions().active(stream.userId, false);
            if (active->panel->value(u"1"_s).id == h->ready.id)
                expected.append(stream.userId);
        }
        std::sort(expected.begin(), expected.end(),
                  [](const QString &a, const QString &b) { return rowId(a) < rowId(b); });
        QVERIFY(expected.size() > 20);
        for (const int first : {1, 7, 100}) {
            QStringList seen;
            QString after;
            do {
                const auto page = live(paged({}, first, after.isEmpty() ? QString() : after));
                QCOMPARE(page.status(), 200);
                QVERIFY(page.json["pagination"_L1].isString());
                seen += page.column("broadcaster_id");
                after = page.json["pagination"_L1].toString();
            } while (!after.isEmpty());
            QCOMPARE(seen, expected);
        }
        QCOMPARE(live().data().size(), 20);
        const QJsonObject pip = [&] {
            for (const auto &one : live(with("first", 100)).data()) {
                if (one["broadcaster_id"_L1] == m_pip)
                    return one.toObject();
            }
            return QJsonObject();
        }();
        const auto channel = h->world->channel(m_pip)->channel;
        QCOMPARE(pip,
                 (QJsonObject{{u"broadcaster_id"_s, m_pip},
                              {u"broadcaster_name"_s, u"PipNocturne"_s},
                              {u"game_id"_s, channel.gameId},
                              {u"game_name"_s, channel.gameName},
                              {u"title"_s, channel.title}}));
        // Who goes offline or deactivates it is no longer among them.
        QVERIFY(h->world->goOffline(m_pip));
        QVERIFY(extensions().uninstall(m_tea, h->ready.id));
        expected.removeAll(m_pip);
        expected.removeAll(m_tea);
        QCOMPARE(live(with("first", 100)).column("broadcaster_id"), expected);
    }

    void anExtensionThatNobodyUsesLiveIsNotFound()
    {
        QCOMPARE(live({}, "tilda-tools").status(), 404);  // installed, but not active
        QCOMPARE(live({}, "nobody").message(),
                 u"The extension was not found, or is not used in a live stream."_s);
        QCOMPARE(live(with("after", u"nonsense"_s)).message(), u"Invalid cursor."_s);
        const QString id = ownedByPip();
        QCOMPARE(live({}, id.toLatin1().constData()).column("broadcaster_id"), QStringList{m_pip});
        QVERIFY(h->world->goOffline(m_pip));
        QCOMPARE(live({}, id.toLatin1().constData()).status(), 404);
    }

    void theLastPageOfManyCostsWhatTheFirstDoes()
    {
        h->verifyIndexed(
            "SELECT i.broadcaster_id FROM extension_installations i CROSS JOIN streams s"
            " ON s.user_id = i.broadcaster_id WHERE i.extension_id = 'x' AND i.broadcaster_id > 9"
            " AND i.slot_type IS NOT NULL ORDER BY i.broadcaster_id LIMIT 21",
            "INDEX extension_channels");
    }

    void allOfItSurvivesARestart()
    {
        QTemporaryDir folder;
        const WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        h.reset();
        m_lines.clear();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(setSegment(u"developer"_s, m_pip, {{u"content"_s, u"kept"_s}}).status(), 204);
        QCOMPARE(chat(u"before"_s).status(), 204);
        QVERIFY(extensions().uninstall(m_tea, u"tilda-tools"_s));
        const qsizetype installed = extensions().installed(m_tea)->size();
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(text(getSegments({u"developer"_s}, m_pip).first(), "content"), u"kept"_s);
        QCOMPARE(extensions().installed(m_tea)->size(), installed);
        QCOMPARE(chat(u"after"_s).status(), 204);
        const auto messages = h->world->area<ChatRooms>().messages(m_pip, 2);
        QCOMPARE(messages[0].userId, messages[1].userId);
    }
};

QTEST_GUILESS_MAIN(TestExtensionCalls)
#include "tst_extension_calls.moc"
