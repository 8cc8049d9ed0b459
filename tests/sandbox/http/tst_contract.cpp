// SPDX-License-Identifier: GPL-3.0-or-later

// The sandbox enforces what every endpoint declares: the same tests for the whole catalogue. Values are
// derived from the schemas, so a new endpoint is tested as soon as it is declared.

#include "base/new_id.h"
#include "sandbox/harness.h"

#include "api/endpoints.def"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/analytics/reports.h"
#include "sandbox/chat/held_messages.h"
#include "sandbox/entitlements/entitlements.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/extensions/extensions.h"
#include "sandbox/guest_star/guest_star.h"
#include "sandbox/http/cursor.h"
#include "sandbox/http/wording.h"
#include "sandbox/moderation/unban_requests.h"
#include "sandbox/oauth/organizations.h"
#include "sandbox/polls/polls.h"
#include "sandbox/predictions/predictions.h"
#include "sandbox/raids/raids.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/schedule/schedules.h"
#include "sandbox/videos/videos.h"

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

bool isCursor(const Field &field)
{
    return field.name == "after"_L1 || field.name == "before"_L1;
}

const Rule &itemRule(const Field &field)
{
    return field.type->list && field.rule.each ? *field.rule.each : field.rule;
}

/// A valid value. Ids are those of the calling user, which every endpoint accepts.
QString goodText(const Field &field, const QString &userId)
{
    const Rule &rule = itemRule(field);
    switch (field.type->kind) {
    case Kind::Integer:
    case Kind::Number:
        return QString::number(rule.hasLeast() ? rule.least : 1);
    case Kind::Boolean:
        return u"true"_s;
    case Kind::Name:
        return QLatin1String(field.type->names[0]);
    case Kind::Time:
        return u"2026-01-02T03:04:05Z"_s;
    case Kind::Url:
        return u"http://localhost/"_s;
    default:
        break;
    }
    if (rule.tokenUser || rule.format == Format::Digits)
        return userId;
    if (rule.format == Format::HexColor)
        return u"#12ab9F"_s;
    const qint64 length = rule.hasLeast() && !field.type->list ? std::max<qint64>(1, rule.least) : 2;
    return QString(length, u'a');
}

QJsonValue goodJson(const Schema &schema, const QString &userId);

QJsonValue goodItem(const Field &field, const QString &userId)
{
    switch (field.type->kind) {
    case Kind::Integer:
        return goodText(field, userId).toInt();
    case Kind::Boolean:
        return true;
    case Kind::Object:
        return goodJson(*field.type->schema(), userId);
    default:
        return goodText(field, userId);
    }
}

QJsonValue goodJson(const Schema &schema, const QString &userId)
{
    QJsonObject object;
    for (const Field &field : schema.fields)
        object.insert(field.name,
                      field.type->list ? QJsonValue(QJsonArray{goodItem(field, userId)})
                                       : goodItem(field, userId));
    return object;
}

/// The response as a client decodes it, written as JSON again.
template <class E>
QByteArray readAndWritten(const QByteArray &body)
{
    QByteArray text;
    if constexpr (Described<typename E::Response>) {
        const auto json = JsonDocument::parse(body);
        typename E::Response response;
        Error error;
        if (!json || !fromJson(*endpoint<E>().response, json->root(), &response, error))
            return "cannot be read: " + error.field.toUtf8();
        const WritingScope times(endpoint<E>().spec.fineTimes ? TimeFormat::Nanoseconds
                                                              : TimeFormat::Rfc3339);
        JsonWriter writer(text);
        toJson(*endpoint<E>().response, &response, writer);
    }
    return text;
}

QByteArray readAndWritten(const EndpointInfo &info, const QByteArray &body)
{
#define ENDPOINT(E)                                                                                          \
    if (&info == &endpoint<E>())                                                                             \
        return readAndWritten<E>(body);
#include "api/endpoints.def"
    return {};
}

/// A socket whose data is not read.
struct SilentLine : Sandbox::EventLine
{
    void send(const QByteArray &json) override { frames.append(json); }
    void ping() override { }
    qint64 unsent() const override { return 0; }
    void close(int, const QString &) override { }
    void cut() override { }

    QList<QByteArray> frames{};
};

struct Ask
{
    Harness::Query query{};
    QJsonObject body{};

    void drop(const Field &field)
    {
        if (field.in == In::Body)
            body.remove(field.name);
        else
            query.removeIf([&](const auto &item) { return item.first == field.name; });
    }
    void set(const Field &field, const QStringList &texts)
    {
        drop(field);
        for (const QString &text : texts)
            query.append({field.name, text});
    }
};

}  // namespace

class TestContract : public QObject
{
    Q_OBJECT

    Harness h;
    const char *m_login = "pipnocturne";  // a partner who is live and has the most permissions

    /// The only session of a client.
    QString newSession()
    {
        auto &eventSub = h.world->area<Sandbox::EventSub>();
        if (m_line)
            eventSub.disconnected(*m_line);
        m_line = std::make_unique<SilentLine>();
        eventSub.connected(*m_line, {});
        return eventSub.sessions().last().id;
    }
    /// Values that the schema cannot express: ids of objects that must exist, and texts with a meaning.
    void furnish(const EndpointInfo &info, Ask &ask)
    {
        const QString pip = h.idOf(m_login);
        // Without this, new rewards would reach the limit of fifty.
        if (m_made % 20 == 19) {
            for (const Reward &old : h.world->area<Sandbox::Rewards>().all(pip).value_or({})) {
                if (old.title.startsWith("To "_L1) || old.title.startsWith("Made"_L1))
                    std::ignore = h.world->area<Sandbox::Rewards>().remove(pip, old.id);
            }
        }
        const auto query = [&](const char *name, const QString &value) {
            ask.query.removeIf([&](const auto &item) { return item.first == QLatin1String(name); });
            ask.query.append({QLatin1String(name), value});
        };
        const auto without = [&](std::initializer_list<const char *> names) {
            for (const char *name : names)
                ask.query.removeIf([&](const auto &item) { return item.first == QLatin1String(name); });
        };
        const auto is = [&](const char *name) { return qstrcmp(info.name, name) == 0; };
        const auto reward = [&] {
            return h.world->area<Sandbox::Rewards>().create(pip, h.ready.id, m_reward).value_or({}).id;
        };
        for (const char *limit : {"max_per_stream", "max_per_user_per_stream", "global_cooldown_seconds"}) {
            if (ask.body.contains(QLatin1String(limit)))
                ask.body[QLatin1String(limit)] = 5;  // with its flag set it must be at least 1
        }
        if (is("CreateReward")) {
            ask.body["title"_L1] = u"Made in a test %1"_s.arg(++m_made);
        } else if (is("DeleteReward") || is("UpdateReward")) {
            m_reward.title = u"To change %1"_s.arg(++m_made);
            query("id", reward());
            ask.body["title"_L1] = u"Changed %1"_s.arg(m_made);
            if (is("DeleteReward"))
                ask.body = {};
        } else if (is("GetRedemptions") || is("UpdateRedemptions")) {
            if (is("GetRedemptions"))
                query("status", u"UNFULFILLED"_s);
            m_reward.title = u"To redeem %1"_s.arg(++m_made);
            const QString id = reward();
            query("reward_id", id);
            if (is("UpdateRedemptions")) {
                const auto redeemed
                    = h.world->area<Sandbox::Rewards>().redeem(pip, id, h.idOf("quillscribe"), {});
                query("id", redeemed.value_or({}).id);
            }
        } else if (is("SendShoutout")) {
            query("to_broadcaster_id", h.idOf("thistlegrand"));
        } else if (is("SendChatMessage")) {
            ask.body["message"_L1] = u"Said in a test %1"_s.arg(++m_made);
            ask.body.remove("reply_parent_message_id"_L1);
            ask.body.remove("for_source_only"_L1);
        } else if (is("CreatePoll") || is("EndPoll")) {
            auto &polls = h.world->area<Sandbox::Polls>();
            const QList<NewPollChoice> choices{{u"Tea"_s}, {u"Coffee"_s}};
            if (const auto running = polls.active(pip))
                std::ignore = polls.end(pip, running->id, PollStatus::Archived);
            if (is("CreatePoll")) {
                ask.body["choices"_L1]
                    = QJsonArray{QJsonObject{{u"title"_s, u"Tea"_s}}, QJsonObject{{u"title"_s, u"Coffee"_s}}};
                // The least number of points, 0, is for polls without them.
                ask.body.remove("channel_points_voting_enabled"_L1);
            } else
                ask.body["id"_L1] = polls.create({pip, u"?"_s, choices, 60}).value_or({}).id;
        } else if (is("ManageHeldAutomodMessage")) {
            const QString id = newId();
            std::ignore = h.world->area<Sandbox::HeldMessages>().hold(
                {{.broadcasterId = pip,
                  .message = {.userId = h.idOf("quillscribe"),
                              .text = u"Held in a test"_s,
                              .at = h.world->clock().msecs(),
                              .id = id},
                  .reason = {.automod = AutomodFinding{.category = u"bullying"_s, .level = 1}}}});
            ask.body["msg_id"_L1] = id;
        } else if (is("UpdateAutomodSettings")) {
            ask.body.remove("overall_level"_L1);  // excludes the others
        } else if (is("SendWhisper")) {
            query("to_user_id", h.idOf("quillscribe"));
        } else if (QByteArrayView(info.spec.path).startsWith("/guest_star/")) {
            furnishGuestStar(info, query);
        } else if (is("GetPredictions") || is("CreatePrediction") || is("EndPrediction")) {
            auto &predictions = h.world->area<Sandbox::Predictions>();
            const CreatePrediction wanted{pip, u"?"_s, {{u"Tea"_s}, {u"Coffee"_s}}, 60};
            if (const auto open = predictions.open(pip))
                std::ignore = predictions.end(pip, open->id, PredictionEnding::Canceled, {});
            if (is("CreatePrediction")) {
                ask.body["outcomes"_L1]
                    = QJsonArray{QJsonObject{{u"title"_s, u"Tea"_s}}, QJsonObject{{u"title"_s, u"Coffee"_s}}};
                return;
            }
            const auto open = predictions.create(wanted).value_or({});
            std::ignore = predictions.predict(pip, h.idOf("quillscribe"), 1, 100);
            if (is("EndPrediction")) {
                ask.body["id"_L1] = open.id;
                ask.body["winning_outcome_id"_L1] = open.outcomes.value(0).id;
            }
        } else if (is("CheckUserSubscription")) {
            query("broadcaster_id", h.idOf("teaandturrets"));
        } else if (is("CreateClip") || is("GetClips")) {
            // What is due happens now, and not with a request that will be refused.
            std::ignore = h.world->settle();
            if (is("GetClips")) {
                without({"game_id", "started_at", "ended_at", "is_featured"});
                query("broadcaster_id", pip);
            }
        } else if (is("GetVideos")) {
            without({"id", "game_id"});
            query("user_id", pip);
        } else if (is("DeleteVideos")) {
            query("id",
                  h.world->area<Sandbox::Videos>()
                      .publish({pip, VideoType::Highlight, u"To delete"_s})
                      .value_or({})
                      .id);
        } else if (is("GetStreamMarkers")) {
            without({"video_id"});
            query("user_id", pip);
            std::ignore = h.world->area<Sandbox::Videos>().mark(pip, pip, {});
        } else if (is("UpdateChannelSchedule")) {
            query("vacation_end_time", u"2026-01-03T03:04:05Z"_s);
            query("timezone", u"Europe/Berlin"_s);
        } else if (is("CreateScheduleSegment") || is("UpdateScheduleSegment")
                   || is("DeleteScheduleSegment")) {
            // Nothing else is planned, with which it could overlap.
            auto &schedules = h.world->area<Sandbox::Schedules>();
            std::ignore = h.world->database().run("DELETE FROM schedule_segments");
            const QDateTime soon = h.clock.now().addDays(1);
            const auto added = is("CreateScheduleSegment")
                ? Schedule()
                : schedules.add({pip, soon, u"Europe/Berlin"_s, {60}}).value_or({});
            if (added.segments)
                query("id", added.segments->first().id);
            if (!is("DeleteScheduleSegment")) {
                ask.body["start_time"_L1] = formatTime(soon);
                ask.body["timezone"_L1] = u"Europe/Berlin"_s;
                ask.body["category_id"_L1] = h.world->categories().first().game.id;
            }
        } else if (is("GetTeams")) {
            query("name", u"owlparliament"_s);
        } else if (is("DeleteChatMessages")) {
            ask.query.removeIf([](const auto &one) { return one.first == u"message_id"_s; });
        } else if (is("GetBannedUsers") || is("BanUser") || is("UnbanUser") || is("WarnChatUser")
                   || is("GetUnbanRequests") || is("ResolveUnbanRequest")) {
            // QuillScribe is banned where that is needed, and each time anew.
            auto &requests = h.world->area<Sandbox::UnbanRequests>();
            const QString quill = h.idOf("quillscribe");
            if (!h.world->unban(pip, quill) || !requests.cancel(pip, quill))
                qFatal("banned for good");
            if (is("BanUser"))
                ask.body["data"_L1] = QJsonObject{{u"user_id"_s, quill}, {u"duration"_s, 600}};
            else if (is("WarnChatUser"))
                ask.body["data"_L1] = QJsonObject{{u"user_id"_s, quill}, {u"reason"_s, u"links"_s}};
            else if (!h.world->ban(pip, quill, {.reason = u"links"_s}))
                qFatal("not banned");
            if (is("GetBannedUsers") || is("UnbanUser") || is("GetUnbanRequests"))
                query("user_id", quill);
            if (is("GetUnbanRequests") || is("ResolveUnbanRequest")) {
                const QString id = requests.create(pip, quill, u"sorry"_s).value_or({}).id;
                if (is("ResolveUnbanRequest"))
                    query("unban_request_id", id);
            }
        } else if (is("AddChannelModerator") || is("RemoveChannelModerator") || is("AddChannelVip")
                   || is("RemoveChannelVip")) {
            const QString quill = h.idOf("quillscribe");
            query("user_id", quill);
            const auto ready = is("RemoveChannelModerator") ? h.world->addModerator(pip, quill)
                                                            : h.world->removeModerator(pip, quill);
            const auto steady
                = is("RemoveChannelVip") ? h.world->addVip(pip, quill) : h.world->removeVip(pip, quill);
            if (!ready || !steady)
                qFatal("no role");
        } else if (is("UpdateUserChatColor")) {
            query("color", u"blue"_s);
        } else if (is("BlockUser")) {
            query("target_user_id", h.idOf("quillscribe"));
        } else if (is("StartRaid") || is("CancelRaid")) {
            auto &raids = h.world->area<Sandbox::Raids>();
            std::ignore = raids.cancel(pip);
            h.clock.advance(Sandbox::Raids::window);
            const auto &live = h.world->liveStreams();
            const QString other = live[live[0].userId == pip ? 1 : 0].userId;
            if (is("StartRaid"))
                query("to_broadcaster_id", other);
            else
                std::ignore = raids.start(pip, other);
        } else if (is("GetExtensionTransactions") || is("GetExtensions") || is("GetReleasedExtensions")
                   || is("GetExtensionLiveChannels") || is("GetExtensionSecrets")
                   || is("CreateExtensionSecret") || is("GetConfigurationSegment")) {
            query("extension_id", h.ready.id);
            if (is("GetConfigurationSegment"))
                std::ignore = h.world->area<Sandbox::Extensions>().setSegment(
                    {.extensionId = h.ready.id, .broadcasterId = pip, .content = u"{}"_s});
        } else if (is("SetConfigurationSegment") || is("SetRequiredConfiguration")
                   || is("SendExtensionChatMessage")) {
            ask.body["extension_id"_L1] = h.ready.id;
            ask.body["extension_version"_L1] = u"1.0.0"_s;
        } else if (is("SendPubSubMessage")) {
            ask.body["target"_L1] = QJsonArray{u"broadcast"_s};
            ask.body["is_global_broadcast"_L1] = false;
        } else if (is("UpdateUserExtensions")) {
            const QJsonObject slot{{u"active"_s, true}, {u"id"_s, h.ready.id}, {u"version"_s, u"1.0.0"_s}};
            ask.body["data"_L1] = QJsonObject{{u"panel"_s, QJsonObject{{u"2"_s, slot}}}};
        } else if (is("GetDropsEntitlements") || is("UpdateDropsEntitlements")) {
            auto &organizations = h.world->area<Sandbox::Organizations>();
            const QString game = h.world->channel(pip)->channel.gameId;
            QCOMPARE(organizations.ofGame(game), organizations.ofApp(h.ready.id));
            const auto granted = h.world->area<Sandbox::Entitlements>().grant(pip, game, {});
            query("game_id", game);
            ask.body["entitlement_ids"_L1] = QJsonArray{granted.value_or({}).id};
        } else if (is("StartCommercial")) {
            // The channel must have no break of its own shortly before.
            if (!h.world->area<Sandbox::AdBreaks>().setPlan(pip, {}))
                qFatal("no plan");
        } else if (is("GetGameAnalytics")) {
            for (auto &[name, value] : ask.query) {
                if (name == "game_id"_L1)
                    value
                        = h.world->area<Sandbox::Reports>().games(pip, {}).value_or({}).data.value(0).gameId;
            }
        } else if (is("CreateEventSubSubscription") || is("DeleteEventSubSubscription")) {
            // Only three identical subscriptions are allowed.
            h.world->area<Sandbox::EventSub>().endAll();
            const CreateEventSubSubscription wanted{.type = u"channel.update"_s,
                                                    .version = u"2"_s,
                                                    .condition = {.broadcasterUserId = pip},
                                                    .transport
                                                    = {.method = u"websocket"_s, .sessionId = newSession()}};
            if (is("CreateEventSubSubscription")) {
                ask.body = {{u"type"_s, wanted.type},
                            {u"version"_s, wanted.version},
                            {u"condition"_s, QJsonObject{{u"broadcaster_user_id"_s, pip}}},
                            {u"transport"_s,
                             QJsonObject{{u"method"_s, wanted.transport.method},
                                         {u"session_id"_s, *wanted.transport.sessionId}}}};
            } else {
                const auto made = h.world->area<Sandbox::EventSub>().create({h.ready.id, pip}, wanted);
                query("id", made.value_or({.data = {{}}}).data.value(0).id);
            }
        } else if (QLatin1String(info.name).contains("Conduit"_L1)) {
            auto &eventSub = h.world->area<Sandbox::EventSub>();
            const Sandbox::Caller app{h.ready.id};
            for (const Conduit &old : eventSub.conduits().of(h.ready.id))
                std::ignore = eventSub.deleteConduit(app, old.id);
            if (is("CreateConduit"))
                return;
            const QString id = eventSub.conduits().create(h.ready.id, 2).value_or({}).id;
            const QString session = newSession();
            if (is("UpdateConduit")) {
                ask.body["id"_L1] = id;
            } else if (is("DeleteConduit")) {
                query("id", id);
            } else if (is("GetConduitShards")) {
                std::ignore = eventSub.updateShards(
                    app, {id, {{u"0"_s, {.method = u"websocket"_s, .sessionId = session}}}});
                query("conduit_id", id);
            } else if (is("UpdateConduitShards")) {
                ask.body["conduit_id"_L1] = id;
                ask.body["shards"_L1] = QJsonArray{
                    QJsonObject{{u"id"_s, u"0"_s},
                                {u"transport"_s,
                                 QJsonObject{{u"method"_s, u"websocket"_s}, {u"session_id"_s, session}}}}};
            }
        } else if (is("SnoozeNextAd")) {
            if (!h.world->area<Sandbox::AdBreaks>().setPlan(pip, {.interval = 3600, .length = 60}))
                qFatal("no plan");
        }
    }
    /// Makes a new session with a guest who is as far as the request needs.
    template <class Query>
    void furnishGuestStar(const EndpointInfo &info, Query query)
    {
        const auto is = [&](const char *name) { return qstrcmp(info.name, name) == 0; };
        auto &guestStar = h.world->area<Sandbox::GuestStar>();
        const QString pip = h.idOf(m_login);
        const QString guest = h.idOf("quillscribe");
        if (const auto session = guestStar.session(pip))
            std::ignore = guestStar.end(pip, session->id);
        if (is("CreateGuestStarSession"))
            return;
        std::ignore = guestStar.change(pip, {.slotCount = 2});
        const QString id = guestStar.start(pip).value_or({}).id;
        if (info.request.find("session_id"_L1))
            query("session_id", id);
        if (info.request.find("guest_id"_L1))
            query("guest_id", guest);
        if (is("SendGuestStarInvite"))
            return;
        const Sandbox::GuestStar::Actor actor{pip, id, pip};
        std::ignore = guestStar.invite(actor, guest);
        if (is("DeleteGuestStarInvite") || is("GetGuestStarInvites"))
            return;
        std::ignore = guestStar.accept(pip, guest);
        std::ignore = guestStar.getReady(pip, guest, true, true);
        const char *const slot = is("UpdateGuestStarSlot") ? "source_slot_id" : "slot_id";
        if (info.request.find(QLatin1String(slot)))
            query(slot, u"1"_s);
        if (!is("AssignGuestStarSlot"))
            std::ignore = guestStar.assign(actor, guest, u"1"_s);
        if (is("UpdateGuestStarSlot"))
            query("destination_slot_id", u"2"_s);
    }
    int m_made = 0;
    int m_refused = 0;
    std::unique_ptr<SilentLine> m_line;
    RewardChanges m_reward{.title = u"x"_s, .cost = 1};

    /// Sets all required parameters, and the optional ones for which a value can be derived.
    Ask plausible(const EndpointInfo &info)
    {
        Ask ask;
        const QString userId = h.idOf(m_login);
        for (const Field &field : info.request.fields) {
            const bool known = itemRule(field).format == Format::Digits || field.type->kind != Kind::Text;
            if (isCursor(field) || (!field.isRequired() && field.in == In::Query && !known))
                continue;
            if (field.in == In::Query)
                ask.query.append({field.name, goodText(field, userId)});
            else
                ask.body.insert(field.name,
                                field.type->list ? QJsonValue(QJsonArray{goodItem(field, userId)})
                                                 : goodItem(field, userId));
        }
        furnish(info, ask);
        return ask;
    }
    Harness::As caller(const EndpointInfo &info)
    {
        if (info.spec.extensionToken)
            return h.extension(m_login);
        return info.spec.userToken ? h.signIn(m_login) : h.app();
    }

    Harness::Answer send(const EndpointInfo &info, const Harness::As &as, const Ask &ask)
    {
        const QByteArray body = info.request.has(In::Body)
            ? QJsonDocument(ask.body).toJson(QJsonDocument::Compact)
            : QByteArray();
        return h.call(as, nameOf(info.spec.method), info.spec.path, ask.query, body);
    }
    /// Sends a request that must be refused, and verifies that nothing has changed.
    Harness::Answer refused(const EndpointInfo &info, const Harness::As &as, const Ask &ask)
    {
        // Counting written rows is cheap. The complete comparison is made only for some requests.
        const bool thoroughly = ++m_refused % 16 == 0;
        const QByteArray all = thoroughly ? h.fingerprint() : QByteArray();
        const qint64 before = h.rowsWritten();
        const qint64 happened = h.world->domainEvents().empty() ? 0 : h.world->domainEvents().back().number;
        const auto answer = send(info, as, ask);
        if (answer.status() >= 400) {
            if (h.rowsWritten() != before)
                QTest::qFail("a refused request has written something", __FILE__, __LINE__);
            if (!h.world->domainEvents().empty() && h.world->domainEvents().back().number != happened)
                QTest::qFail("a refused request has made something happen", __FILE__, __LINE__);
            if (thoroughly && h.fingerprint() != all)
                QTest::qFail("a refused request has changed the store", __FILE__, __LINE__);
        }
        return answer;
    }
    /// Lets cooldowns of earlier requests end.
    void calmDown() { h.clock.advance(std::chrono::hours(2)); }

    void expect(const EndpointInfo &info, const Harness::Answer &answer, int status, const QString &words,
                const QString &what)
    {
        const QString seen
            = u"%1: %2 %3"_s.arg(what).arg(answer.status()).arg(QString::fromUtf8(answer.response.body));
        QVERIFY2(answer.status() == status, qPrintable(seen));
        QVERIFY2(answer.message().contains(words), qPrintable(seen));
        QCOMPARE(answer.json.keys(), QStringList({u"error"_s, u"message"_s, u"status"_s}));
        QCOMPARE(answer.json["status"_L1].toInt(), status);
        QCOMPARE(answer.json["error"_L1].toString().toLatin1(), Sandbox::reasonPhrase(status));
        QCOMPARE(answer.response.contentType, QByteArray("application/json"));
        QVERIFY(!answer.response.headers.value("ratelimit-limit").isEmpty());
        const auto &failures = info.spec.failures;
        QVERIFY2(status == 401 || std::find(failures.begin(), failures.end(), status) != failures.end(),
                 qPrintable(u"%1 is not among the failures that %2 declares"_s.arg(status).arg(
                     QLatin1String(info.name))));
    }

private Q_SLOTS:
    void endpoint_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < catalogue().size(); ++i)
            QTest::newRow(catalogue()[i]->name) << i;
    }

    void endpoint()
    {
        QFETCH(int, index);
        const EndpointInfo &info = *catalogue()[index];
        QVERIFY2(h.service->handles(info), "declared, but nobody answers");
        checkCallers(info);
        checkCursors(info);
        checkBodies(info);
        checkRequired(info);
        checkBounds(info);
        checkTypes(info);
        checkTokenUser(info);
        checkSuccess(info);
    }

    void unknownPathsAndMethodsAreNotFound()
    {
        for (const char *path :
             {"/nothing", "/", "/channels/", "/channelsx", "/CHANNELS", "/channels/editors/x"})
            QCOMPARE(h.get(h.signIn(), path).status(), 404);
        for (const char *method : {"PATCH", "DELETE", "POST", "HEAD", "get", ""})
            QCOMPARE(h.call(h.signIn(), method, "/users").status(), 404);
        const auto answer = h.get(h.signIn(), "/nothing");
        QCOMPARE(answer.json,
                 (QJsonObject{{u"error"_s, u"Not Found"_s}, {u"status"_s, 404}, {u"message"_s, QString()}}));
        // The request did not count, so there are no rate limit headers.
        QVERIFY(answer.response.headers.value("Ratelimit-Limit").isNull());
    }

    void browsersMayCall()
    {
        const auto preflight = h.service->handle({.method = "OPTIONS", .path = "/helix/channels"});
        QCOMPARE(preflight.status, 204);
        QCOMPARE(preflight.headers.value("Access-Control-Allow-Origin"), QByteArray("*"));
        for (const char *name : {"Authorization", "Client-Id", "Content-Type"})
            QVERIFY(preflight.headers.value("Access-Control-Allow-Headers").contains(name));
        QCOMPARE(h.get(h.app(), "/streams").response.headers.value("Access-Control-Allow-Origin"),
                 QByteArray("*"));
    }

    void anyPathMayStandInFrontOfTheRoot()
    {
        const auto as = h.app();
        Sandbox::Request request{.method = "GET", .path = "/some/prefix/helix/streams"};
        request.headers.add("authorization", "bEaReR " + as.token.toUtf8());
        request.headers.add("CLIENT-ID", as.clientId.toUtf8());
        QCOMPARE(h.service->handle(request).status, 200);
    }

    void anEmptyBucketIs429AndRefillsWithTime()
    {
        Harness own;
        own.service->rateLimiter().setLimit(60);
        const auto tea = own.signIn("teaandturrets");
        const auto pip = own.signIn("pipnocturne");
        const auto headers = [](const Harness::Answer &answer, const char *name) {
            return answer.response.headers.value(name).toLongLong();
        };
        for (int i = 0; i < 60; ++i) {
            const auto answer = own.get(tea, "/streams");
            QCOMPARE(answer.status(), 200);
            QCOMPARE(headers(answer, "Ratelimit-Remaining"), 59 - i);
        }
        const auto refused = own.get(tea, "/streams");
        QCOMPARE(refused.status(), 429);
        QCOMPARE(refused.json["error"_L1].toString(), u"Too Many Requests"_s);
        QCOMPARE(headers(refused, "Ratelimit-Limit"), 60);
        QCOMPARE(headers(refused, "Ratelimit-Remaining"), 0);
        QCOMPARE(headers(refused, "Ratelimit-Reset"), (own.clock.msecs() + 60'000 + 999) / 1000);
        QVERIFY(refused.response.headers.value("Retry-After").isNull());
        // Each user has a separate rate limit, and so has the app.
        QCOMPARE(own.get(pip, "/streams").status(), 200);
        QCOMPARE(own.get(own.app(), "/streams").status(), 200);
        // With this limit one point a second is refilled.
        own.clock.advance(std::chrono::milliseconds(2100));
        QCOMPARE(own.get(tea, "/streams").status(), 200);
        QCOMPARE(own.get(tea, "/streams").status(), 200);
        QCOMPARE(own.get(tea, "/streams").status(), 429);
    }

private:
    void checkCallers(const EndpointInfo &info)
    {
        const Ask ask = plausible(info);
        const auto good = caller(info);
        const bool signs = info.spec.extensionToken;
        if (!info.spec.needsToken()) {
            QCOMPARE(send(info, {}, ask).status(), info.success());
            QCOMPARE(send(info, {u"nonsense"_s, {}}, ask).status(), info.success());
            return;
        }
        expect(info, refused(info, {{}, good.clientId}, ask), 401,
               signs ? u"JWT token is missing"_s : u"OAuth token is missing"_s, u"no token"_s);
        expect(info, refused(info, {good.token, {}}, ask), 401, u"Client ID is missing"_s, u"no client id"_s);
        const QString invalid = signs ? u"Invalid JWT token"_s : u"Invalid OAuth token"_s;
        expect(info, refused(info, {u"nonsense"_s, good.clientId}, ask), 401, invalid, u"unknown token"_s);
        expect(info, refused(info, {good.token, u"tilda-tools"_s}, ask), 401,
               signs ? invalid : u"Client ID and OAuth token do not match"_s, u"another's client id"_s);
        if (!info.spec.appToken)
            expect(info, refused(info, h.app(), ask), 401, signs ? invalid : u"Missing User OAUTH Token"_s,
                   u"app token"_s);
        if (!info.spec.userToken)
            expect(info, refused(info, h.signIn(m_login), ask), 401,
                   signs ? invalid : u"Must provide valid app token."_s, u"user token"_s);
        if (!signs)
            expect(info, refused(info, h.extension(m_login), ask), 401, invalid, u"an extension's token"_s);
        if (!info.spec.scopes.isEmpty()) {
            ScopeSet others;
            for (std::size_t i = 0; i < std::size_t(Scope::Count); ++i) {
                if (!info.spec.scopes.contains(Scope(i)))
                    others.insert(Scope(i));
            }
            expect(info, refused(info, h.signIn(m_login, others), ask), 401,
                   u"Missing scope: "_s + info.spec.scopes.names().join(u" or "_s), u"scope"_s);
        }
        // The secret with which an extension signs must not expire before its token: one that replaces it
        // does so first.
        if (signs)
            h.clock.advance(std::chrono::hours(2));
        const auto expired = caller(info);
        h.clock.advance(signs ? std::chrono::hours(2) : std::chrono::hours(24 * 61));
        expect(info, refused(info, expired, ask), 401, signs ? u"The JWT token has expired"_s : invalid,
               u"expired token"_s);
    }

    /// A cursor is accepted only for the list that has returned it.
    void checkCursors(const EndpointInfo &info)
    {
        for (const Field &field : info.request.fields) {
            if (!isCursor(field))
                continue;
            Ask ask;
            for (const Field &other : info.request.fields) {
                if (other.isRequired())
                    ask.query.append({other.name, goodText(other, h.idOf(m_login))});
            }
            furnish(info, ask);
            const QString foreign = Sandbox::makeCursor({u"another list"_s}, {u"1"_s});
            for (const QString &cursor : {u"nonsense"_s, u"!"_s, u"e30="_s, QString(5000, u'A'),
                                          u"eyJiIjpudWxsLCJhIjp7IkN1cnNvciI6IjEifX0="_s, foreign}) {
                ask.set(field, {cursor});
                expect(info, refused(info, caller(info), ask), 400, QString(),
                       field.name + u'=' + cursor.left(30));
            }
        }
    }

    /// Unknown members are ignored, and a body that is no request is refused.
    void checkBodies(const EndpointInfo &info)
    {
        const bool reads = info.request.has(In::Body);
        Ask ask = plausible(info);
        const auto sendText = [&](const QByteArray &body) {
            return h.call(caller(info), nameOf(info.spec.method), info.spec.path, ask.query, body);
        };
        if (reads) {
            QByteArray deep(100'000, '[');
            for (const QByteArray &body : {deep, QByteArray(1024 * 1024, ' ') + "x", QByteArray("\0", 1)}) {
                const qint64 before = h.rowsWritten();
                const auto as = caller(info);
                const qint64 signedIn = h.rowsWritten();
                QVERIFY(signedIn >= before);
                const auto answer = h.call(as, nameOf(info.spec.method), info.spec.path, ask.query, body);
                expect(info, answer, 400, QString(), u"no JSON"_s);
                QCOMPARE(h.rowsWritten(), signedIn);
            }
            calmDown();
            ask = plausible(info);
            ask.body.insert(u"no_such_field"_s, QJsonArray{1, 2, 3});
            QVERIFY2(send(info, caller(info), ask).status() < 300, "a member that nobody knows");
        } else {
            calmDown();
            ask = plausible(info);
            QVERIFY2(sendText("{\"anything\": [1]}").status() < 300, "a body that nobody asked for");
        }
    }

    void checkRequired(const EndpointInfo &info)
    {
        for (const Field &field : info.request.fields) {
            if (!field.isRequired())
                continue;
            Ask ask = plausible(info);
            ask.drop(field);
            const QString words = u"Missing required parameter \"%1\""_s.arg(field.name);
            expect(info, refused(info, caller(info), ask), 400, words, field.name);
            if (field.in == In::Query) {
                ask.set(field, {QString()});
                expect(info, refused(info, caller(info), ask), 400, words, field.name + u" empty"_s);
            }
        }
    }

    /// Values that break the rule of one item of `field`, as texts.
    static QStringList bad(const Field &field)
    {
        const Rule &rule = itemRule(field);
        const bool number = field.type->kind == Kind::Integer || field.type->kind == Kind::Number;
        QStringList values;
        if (number && rule.hasLeast())
            values << QString::number(rule.least - 1) << u"-9999999999"_s;
        if (number && rule.hasMost() && !rule.clipped)
            values << QString::number(rule.most + 1) << u"99999999999"_s;
        if (number && rule.step > 1)
            values << QString::number(rule.least + 1);
        if (field.type->kind == Kind::Text && (!field.type->list || field.rule.each)) {
            if (rule.hasMost() && !rule.clipped)
                values << QString(rule.most + 1, u'a');
            if (rule.least > (field.type->list ? 1 : 0))
                values << QString(rule.least - 1, u'a');
            if (rule.format == Format::Digits)
                values << u"12a"_s << u"-1"_s << u" 1"_s;
            else if (rule.format != Format::Any)
                values << u"no way!"_s << u"#"_s << u"a b"_s;
        }
        if (field.type->kind == Kind::Name)
            values << u"NotAName"_s;
        return values;
    }

    void checkBounds(const EndpointInfo &info)
    {
        for (const Field &field : info.request.fields) {
            if (isCursor(field) || field.rule.tokenUser)
                continue;
            for (const QString &value : bad(field)) {
                Ask ask = plausible(info);
                if (field.in == In::Query) {
                    ask.set(field, {value});
                } else {
                    const QJsonValue item = field.type->kind == Kind::Integer ? QJsonValue(value.toLongLong())
                                                                              : QJsonValue(value);
                    ask.body.insert(field.name, field.type->list ? QJsonValue(QJsonArray{item}) : item);
                }
                const auto answer = refused(info, caller(info), ask);
                expect(info, answer, 400, QString(), field.name + u'=' + value.left(30));
                calmDown();
            }
            if (field.type->list && field.rule.hasMost()) {
                Ask ask = plausible(info);
                const QString userId = h.idOf(m_login);
                if (field.in == In::Query) {
                    ask.set(field, QStringList(field.rule.most + 1, goodText(field, userId)));
                } else {
                    QJsonArray many;
                    for (qint64 i = 0; i <= field.rule.most; ++i)
                        many.append(goodItem(field, userId));
                    ask.body.insert(field.name, many);
                }
                expect(info, refused(info, caller(info), ask), 400, QString::number(field.rule.most),
                       field.name + u" too many"_s);
            }
        }
    }

    void checkTypes(const EndpointInfo &info)
    {
        for (const Field &field : info.request.fields) {
            Ask ask = plausible(info);
            if (field.in == In::Query) {
                if (field.type->kind == Kind::Integer || field.type->kind == Kind::Number
                    || field.type->kind == Kind::Boolean) {
                    ask.set(field, {u"abc"_s});
                    expect(info, refused(info, caller(info), ask), 400, field.name,
                           field.name + u" no number"_s);
                }
                continue;
            }
            QList<QJsonValue> wrong{QJsonObject{{u"a"_s, 1}}, QJsonArray{QJsonArray()}, 1.5};
            if (field.type->kind != Kind::Boolean || field.type->list)
                wrong << true;
            if (field.type->kind != Kind::Integer || field.type->list)
                wrong << 7;
            if (field.type->kind != Kind::Text || field.type->list)
                wrong << u"abc"_s;
            if (field.rule.notNull || field.type->plain)
                wrong << QJsonValue(QJsonValue::Null);
            for (const QJsonValue &value : std::as_const(wrong)) {
                ask.body.insert(field.name, value);
                const auto what = QString(field.name) + u" of type "_s + QString::number(int(value.type()));
                expect(info, refused(info, caller(info), ask), 400, QString(), what);
            }
        }
        if (!info.request.has(In::Body))
            return;
        const Ask ask = plausible(info);
        for (const char *body : {"[]", "7", "\"text\"", "null", "{", "{\"a\":}", "nonsense", "\xff\xfe",
                                 "{\"title\":\"\xff\"}"}) {
            const auto answer
                = h.call(caller(info), nameOf(info.spec.method), info.spec.path, ask.query, body);
            expect(info, answer, 400, QString(), QString::fromLatin1(body));
        }
    }

    void checkTokenUser(const EndpointInfo &info)
    {
        for (const Field &field : info.request.fields) {
            if (!field.rule.tokenUser)
                continue;
            Ask ask = plausible(info);
            const auto name = [&](const QString &id) {
                if (field.in == In::Query)
                    ask.set(field, {id});
                else
                    ask.body.insert(field.name, id);
            };
            for (const char *malformed : {"abc", "-1", "1x", "1 2", "1234567890123456789012345"}) {
                name(QLatin1String(malformed));
                expect(info, refused(info, caller(info), ask), 400,
                       u"The parameter \"%1\" was malformed"_s.arg(field.name), field.name);
            }
            for (const QString &other : {h.idOf("quillscribe"), u"1"_s, u"0"_s + h.idOf(m_login)}) {
                name(other);
                expect(info, refused(info, caller(info), ask), 401,
                       u"The ID in %1 must match the user ID found in the request's OAuth token."_s.arg(
                           field.name),
                       field.name);
            }
        }
    }

    void checkSuccess(const EndpointInfo &info)
    {
        calmDown();
        const auto answer = send(info, caller(info), plausible(info));
        const QByteArray &body = answer.response.body;
        QVERIFY2(answer.status() == info.success(), body.constData());
        if (info.spec.textType) {
            QVERIFY(!body.isEmpty());
            QCOMPARE(answer.response.contentType, QByteArray(info.spec.textType));
        } else if (!info.response) {
            QVERIFY(body.isEmpty() && answer.response.contentType.isEmpty());
        } else {
            QVERIFY(answer.response.contentType.startsWith("application/json"));
            const Field *data = info.response->find("data"_L1);
            QVERIFY(data->type->list ? answer.json["data"_L1].isArray() : answer.json["data"_L1].isObject());
            // The client's structs keep everything that the service sends.
            QCOMPARE(readAndWritten(info, body), body);
            for (const Field &field : info.response->fields)
                QVERIFY2(!field.type->plain || answer.json.contains(field.name), field.name.data());
            if (const Field *total = info.response->find("total"_L1))
                QCOMPARE(answer.json.contains("total"_L1), total->isPlain() || info.spec.hasTotal);
        }
        QVERIFY(answer.response.headers.value("Ratelimit-Remaining").toInt() > 0);
    }
};

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
