// SPDX-License-Identifier: GPL-3.0-or-later

// Create, list and delete subscriptions: every rule of api-facts D1.

#include "event_line.h"

#include "sandbox/oauth/organizations.h"
#include "sandbox/world/follows.h"

#include <QRegularExpression>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

class TestEventSub : public QObject, EventSubFixture
{
    Q_OBJECT

    static QString statusOf(const QJsonObject &subscription) { return text(subscription, "status"); }
    Answer list(const As &as, const Query &query = {}) { return h->get(as, path, query); }
    Answer remove(const As &as, const QString &id) { return h->call(as, "DELETE", path, {{u"id"_s, id}}); }
    static QJsonObject webhook(const char *callback = "https://localhost/hook",
                               const char *secret = "0123456789")
    {
        return {{u"method"_s, u"webhook"_s},
                {u"callback"_s, QLatin1String(callback)},
                {u"secret"_s, QLatin1String(secret)}};
    }
    /// Users of the world who are not part of its seeded cast.
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
    void init() { start(); }

    void aNewSubscriptionIsToldWhole()
    {
        EventLineEnd &line = connectLine();
        const auto answer = subscribe(line, "channel.update", "2", of(m_tea));
        QCOMPARE(answer.status(), 202);
        QCOMPARE(answer.data().size(), 1);
        const QJsonObject made = answer.first();
        static const QRegularExpression fine(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{9}Z$"_s);
        static const QRegularExpression uuid(u"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"_s);
        QVERIFY(uuid.match(text(made, "id")).hasMatch());
        QVERIFY(fine.match(text(made, "created_at")).hasMatch());
        QCOMPARE(statusOf(made), u"enabled"_s);
        QCOMPARE(text(made, "type"), u"channel.update"_s);
        QCOMPARE(text(made, "version"), u"2"_s);
        QCOMPARE(made["condition"_L1].toObject(), of(m_tea));
        QCOMPARE(made["cost"_L1].toInt(-1), 0);
        const QJsonObject transport = made["transport"_L1].toObject();
        QCOMPARE(transport.keys(), QStringList({u"connected_at"_s, u"method"_s, u"session_id"_s}));
        QCOMPARE(text(transport, "session_id"), line.id());
        QVERIFY(fine.match(text(transport, "connected_at")).hasMatch());
        QCOMPARE(answer.json["total"_L1].toInt(), 1);
        QCOMPARE(answer.json["total_cost"_L1].toInt(-1), 0);
        QCOMPARE(answer.json["max_total_cost"_L1].toInt(), 10);
        QCOMPARE(answer.json.keys(),
                 QStringList({u"data"_s, u"max_total_cost"_s, u"total"_s, u"total_cost"_s}));
    }

    void toolsOfAnotherMockFindItAtTheRoot()
    {
        EventLineEnd &line = connectLine();
        Harness::Request request{.method = "POST", .path = "/eventsub/subscriptions"};
        request.headers.add("Authorization", "Bearer " + m_as.token.toUtf8());
        request.headers.add("Client-Id", m_as.clientId.toUtf8());
        request.body = QJsonDocument(wanted("channel.update", "2", of(m_tea),
                                            {{u"method"_s, u"websocket"_s}, {u"session_id"_s, line.id()}}))
                           .toJson();
        const auto made = Harness::read(h->service->handle(request));
        QCOMPARE(made.status(), 202);
        request.method = "GET";
        request.body.clear();
        const auto listed = Harness::read(h->service->handle(request));
        QCOMPARE(listed.status(), 200);
        QCOMPARE(listed.column("id"), made.column("id"));
        request.method = "DELETE";
        request.query = "id=" + text(made.first(), "id").toLatin1();
        QCOMPARE(h->service->handle(request).status, 204);
        QCOMPARE(h->service->served("/eventsub/subscriptions"), 3);
        request.path = "/eventsub/nothing";
        QCOMPARE(h->service->handle(request).status, 404);
    }

    void aWorldThatIsMadeAnewKnowsNoneOfThem()
    {
        EventLineEnd &line = connectLine();
        EventLineEnd &other = connectLine();
        QCOMPARE(subscribe(line, "channel.update", "2", of(m_tea)).status(), 202);
        QCOMPARE(subscribe(other, "stream.online", "1", of(m_tea)).status(), 202);
        eventSub().disconnected(other);
        QCOMPARE(list(m_as).data().size(), 2);
        QVERIFY(h->world->reset(1));
        const auto left = list(h->signIn());
        QCOMPARE(left.status(), 200);
        QCOMPARE(left.data(), QJsonArray());
        QCOMPARE(left.json["total"_L1].toInt(-1), 0);
        QVERIFY(left.json["pagination"_L1].isObject());
        QVERIFY(eventSub().subscriptions().isEmpty());
    }

    void anEmptyOptionalKeyIsAsGoodAsNone()
    {
        EventLineEnd &line = connectLine();
        QJsonObject condition = of(m_tea);
        condition["reward_id"_L1] = QString();
        const char *type = "channel.channel_points_custom_reward_redemption.add";
        const auto answer = subscribe(line, type, "1", condition);
        QCOMPARE(answer.status(), 202);
        QCOMPARE(answer.first()["condition"_L1].toObject(), of(m_tea));
        QCOMPARE(subscribe(line, type, "1", of(m_tea)).status(), 409);
    }

    void aTokenFitsItsTransportOnly()
    {
        EventLineEnd &line = connectLine();
        const auto app = h->app();
        const auto expect = [&](const Answer &answer, const char *words) {
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), QLatin1String(words));
        };
        expect(subscribe(app, line.id(), "channel.update", "2", of(m_tea)),
               "invalid transport and auth combination");
        expect(post(m_as, wanted("channel.update", "2", of(m_tea), webhook())),
               "auth must use app access token to create webhook subscription");
        const QJsonObject conduit{{u"method"_s, u"conduit"_s}, {u"conduit_id"_s, u"x"_s}};
        expect(post(m_as, wanted("channel.update", "2", of(m_tea), conduit)),
               "invalid transport and auth combination");
        QCOMPARE(post(app, wanted("channel.update", "2", of(m_tea), conduit)).status(), 400);
        QCOMPARE(post(m_as, wanted("channel.update", "2", of(m_tea), {{u"method"_s, u"pigeon"_s}})).status(),
                 400);
        QCOMPARE(eventSub().subscriptions().size(), 0);
    }

    void aSessionMustExistAndBelongToOneUser()
    {
        const QString gone = u"websocket transport session does not exist or has already disconnected"_s;
        for (const QString &id : {QString(), u"nothing"_s}) {
            const auto answer = subscribe(m_as, id, "channel.update", "2", of(m_tea));
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), gone);
        }
        EventLineEnd &line = connectLine();
        const QString id = line.id();
        QCOMPARE(subscribe(line, "channel.update", "2", of(m_tea)).status(), 202);
        const auto other = subscribe(h->signIn("pipnocturne"), id, "channel.update", "2", of(m_tea));
        QCOMPARE(other.status(), 400);
        QCOMPARE(other.message(),
                 u"websocket transport cannot have subscriptions created by different users"_s);
        eventSub().disconnected(line);
        QCOMPARE(subscribe(m_as, id, "stream.online", "1", of(m_tea)).message(), gone);
    }

    void typesThatAreGoneOrUnknownAreRefused()
    {
        EventLineEnd &line = connectLine();
        const auto refused = [&](const char *type, const char *version) {
            const auto answer = subscribe(line, type, version, of(m_tea));
            return QString::number(answer.status()) + u' ' + answer.message();
        };
        QCOMPARE(refused("channel.update", "1"),
                 u"400 cannot use deprecated subscription type and version"_s);
        QCOMPARE(refused("channel.follow", "1"), u"410 This subscription type is not available."_s);
        QCOMPARE(refused("channel.hype_train.begin", "1"), u"410 This subscription type is not available."_s);
        for (const auto &[type, version] :
             {std::pair("channel.update", "3"), {"channel.nothing", "1"}, {"", ""}, {"channel.follow", "02"}})
            QVERIFY(refused(type, version).startsWith("400 "_L1));
    }

    void everyTypeThereIsCanBeSubscribedTo()
    {
        // Tea is both the moderator and the reader of her own channel.
        int tried = 0;
        EventLineEnd &line = connectLine();
        for (const EventInfo *info : eventCatalogue()) {
            QJsonObject condition;
            for (int i = 0; i < (info->spec.needsEither ? 1 : info->spec.needCount); ++i) {
                static const QHash<ConditionKey, const char *> names{
                    {ConditionKey::Broadcaster, "broadcaster_user_id"},
                    {ConditionKey::Moderator, "moderator_user_id"},
                    {ConditionKey::User, "user_id"},
                    {ConditionKey::FromBroadcaster, "from_broadcaster_user_id"},
                    {ConditionKey::Client, "client_id"},
                    {ConditionKey::Extension, "extension_client_id"},
                    {ConditionKey::Organization, "organization_id"}};
                const ConditionKey key = info->spec.needs[std::size_t(i)];
                const bool app = key == ConditionKey::Client || key == ConditionKey::Extension;
                condition[QLatin1String(names[key])] = key == ConditionKey::Organization
                    ? h->world->area<Sandbox::Organizations>().ofApp(h->ready.id)
                    : app ? h->ready.id
                          : m_tea;
            }
            const auto overSocket = subscribe(line, info->spec.type, info->spec.version, condition);
            QJsonObject request = wanted(info->spec.type, info->spec.version, condition, webhook());
            request["is_batching_enabled"_L1] = info->spec.batched;
            const auto byApp = post(h->app(), request);
            QVERIFY2(overSocket.status() == (info->spec.appOnly ? 400 : 202),
                     qPrintable(QLatin1String(info->name) + overSocket.message()));
            if (info->spec.appOnly)
                QCOMPARE(overSocket.message(), u"invalid transport and auth combination"_s);
            QVERIFY2(byApp.status() == 202, qPrintable(QLatin1String(info->name) + byApp.message()));
            ++tried;
        }
        QVERIFY(tried > 80);
    }

    void aConditionMustNameUsersWhoExist()
    {
        EventLineEnd &line = connectLine();
        const auto status = [&](const char *type, const QJsonObject &condition) {
            return subscribe(line, type, qstrcmp(type, "channel.update") == 0 ? "2" : "1", condition)
                .status();
        };
        QCOMPARE(status("channel.update", {}), 400);
        QCOMPARE(status("channel.update", of(QString())), 400);
        QCOMPARE(status("channel.update", of(u"tea"_s)), 400);
        QCOMPARE(status("channel.update", of(u"999999999"_s)), 400);
        QCOMPARE(status("channel.update", of(u"0"_s + m_tea)), 400);
        QCOMPARE(status("channel.update", {{u"broadcaster_id"_s, m_tea}}), 400);
        QJsonObject endless = of(m_tea);
        endless["reward_id"_L1] = QString(101, u'r');
        QCOMPARE(status("channel.channel_points_custom_reward.update", endless), 400);
        QCOMPARE(status("channel.raid", {}), 400);
        QCOMPARE(status("channel.raid",
                        {{u"from_broadcaster_user_id"_s, m_tea}, {u"to_broadcaster_user_id"_s, m_pip}}),
                 400);
        QCOMPARE(status("channel.raid", of(m_tea, "to_broadcaster_user_id")), 202);
        QCOMPARE(status("channel.raid", of(m_tea, "from_broadcaster_user_id")), 202);
    }

    void whoMayNotKnowIsTurnedAway()
    {
        EventLineEnd &line = connectLine();
        const auto expect = [&](const char *token, const char *type, const char *version,
                                const QJsonObject &condition, ScopeSet scopes = Harness::everyScope()) {
            const auto answer = subscribe(h->signIn(token, scopes), line.id(), type, version, condition);
            QCOMPARE(answer.status(), 403);
            QCOMPARE(answer.message(), u"subscription missing proper authorization"_s);
        };
        const QString quill = h->idOf("quillscribe");
        // Without the scope, or with the token of another user.
        expect("teaandturrets", "channel.ad_break.begin", "1", of(m_tea), {Scope::UserReadChat});
        expect("pipnocturne", "channel.ad_break.begin", "1", of(m_tea));
        expect("teaandturrets", "channel.follow", "2", moderated(m_tea, m_tea), {});
        // A moderator id of another user, and of one who is no moderator.
        expect("teaandturrets", "channel.follow", "2", moderated(m_tea, m_pip));
        expect("quillscribe", "channel.follow", "2", moderated(m_pip, quill));
        expect("teaandturrets", "channel.chat.message", "1", readBy(m_tea, quill));
        // All of its scopes except one.
        ScopeSet most;
        for (const EventInfo *info : eventCatalogue()) {
            if (qstrcmp(info->name, "ChannelModerated") == 0) {
                for (quint8 i = 1; i < info->spec.scopeCount; ++i)
                    most = most | info->spec.scopes[i];
            }
        }
        expect("teaandturrets", "channel.moderate", "2", moderated(m_tea, m_tea), most);
        // A user who is banned.
        QVERIFY(h->world->ban(m_tea, quill));
        expect("quillscribe", "channel.chat.message", "1", readBy(m_tea, quill));
        QVERIFY(h->world->unban(m_tea, quill));
        QCOMPARE(
            subscribe(h->signIn("quillscribe"), line.id(), "channel.chat.message", "1", readBy(m_tea, quill))
                .status(),
            202);
    }

    void whatWasApprovedCountsWhateverTheTokenHolds()
    {
        EventLineEnd &line = connectLine();
        const auto bare = h->signIn("teaandturrets", {});
        QCOMPARE(subscribe(bare, line.id(), "channel.ad_break.begin", "1", of(m_tea)).status(), 403);
        QVERIFY(h->world->area<Sandbox::Grants>().approve(h->ready.id, m_tea, {Scope::ChannelReadAds}));
        QCOMPARE(subscribe(bare, line.id(), "channel.ad_break.begin", "1", of(m_tea)).status(), 202);
        // An app access token has no other way.
        QVERIFY(h->world->area<Sandbox::Grants>().approve(h->ready.id, m_pip, {Scope::ChannelReadAds}));
        QCOMPARE(post(h->app(), wanted("channel.ad_break.begin", "1", of(m_pip), webhook())).status(), 202);
        QCOMPARE(post(h->app(), wanted("channel.cheer", "1", of(m_pip), webhook())).status(), 403);
    }

    void theSameSubscriptionIsThereOncePerSession()
    {
        EventLineEnd &one = connectLine();
        EventLineEnd &two = connectLine();
        QCOMPARE(subscribe(one, "channel.update", "2", of(m_tea)).status(), 202);
        const auto again = subscribe(one, "channel.update", "2", of(m_tea));
        QCOMPARE(again.status(), 409);
        QCOMPARE(again.message(), u"subscription already exists"_s);
        QCOMPARE(subscribe(two, "channel.update", "2", of(m_tea)).status(), 202);
    }

    void whoeverAsksForTooMuchIsToldTo()
    {
        const auto words = [&](const Answer &answer) {
            return QString::number(answer.status()) + u' ' + answer.message();
        };
        QList<EventLineEnd *> lines;
        for (int i = 0; i < 4; ++i)
            lines.append(&connectLine());
        for (int i = 0; i < 3; ++i)
            QCOMPARE(subscribe(*lines[i], "channel.update", "2", of(m_tea)).status(), 202);
        // The fourth connection, and the fourth identical subscription.
        QCOMPARE(words(subscribe(*lines[3], "stream.online", "1", of(m_tea))),
                 u"429 number of websocket transports limit exceeded"_s);
        QCOMPARE(words(subscribe(h->signIn("pipnocturne"), lines[3]->id(), "channel.update", "2", of(m_tea))),
                 u"429 maximum subscriptions with type and condition exceeded"_s);
        eventSub().disconnected(*lines[0]);
        QCOMPARE(subscribe(*lines[3], "stream.online", "1", of(m_tea)).status(), 202);
    }

    void aConnectionTakesThreeHundred()
    {
        EventLineEnd &line = connectLine();
        const char *type = "channel.channel_points_custom_reward_redemption.add";
        const auto ofReward = [&](int i) {
            QJsonObject condition = of(m_tea);
            condition["reward_id"_L1] = QString::number(i);
            return condition;
        };
        for (int i = 0; i < 300; ++i)
            QCOMPARE(subscribe(line, type, "1", ofReward(i)).status(), 202);
        QCOMPARE(subscribe(line, type, "1", ofReward(300)).status(), 429);
        QVERIFY(remove(m_as, text(list(m_as).first(), "id")).status() == 204);
        QCOMPARE(subscribe(line, type, "1", ofReward(300)).status(), 202);
    }

    void strangersCostAndFriendsDoNot()
    {
        EventLineEnd &line = connectLine();
        const auto cost = [&](const Answer &answer) { return answer.first()["cost"_L1].toInt(-1); };
        const QStringList others = strangers(12);
        QCOMPARE(cost(subscribe(line, "stream.online", "1", of(m_tea))), 0);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(cost(subscribe(line, "stream.online", "1", of(others[i]))), 1);
        const auto full = list(m_as);
        QCOMPARE(full.json["total"_L1].toInt(), 11);
        QCOMPARE(full.json["total_cost"_L1].toInt(), 10);
        QCOMPARE(full.json["max_total_cost"_L1].toInt(), 10);
        QCOMPARE(subscribe(line, "stream.online", "1", of(others[10])).status(), 429);
        // Users who have authorized the app cost nothing, and neither do types that need a scope.
        QVERIFY(h->world->area<Sandbox::Grants>().approve(h->ready.id, others[10], {}));
        QCOMPARE(cost(subscribe(line, "stream.online", "1", of(others[10]))), 0);
        QCOMPARE(cost(subscribe(line, "channel.cheer", "1", of(m_tea))), 0);
        QCOMPARE(subscribe(line, "stream.online", "1", of(others[11])).status(), 429);
    }

    void aListIsInOrderAndFiltered()
    {
        EventLineEnd &line = connectLine();
        QStringList ids;
        for (const char *type : {"stream.online", "stream.offline", "channel.cheer"}) {
            ids.append(text(subscribe(line, type, "1", of(m_tea)).first(), "id"));
            h->clock.advance(1s);
        }
        ids.append(text(subscribe(line, "stream.online", "1", of(m_pip)).first(), "id"));
        QCOMPARE(list(m_as).column("id"), ids);
        const auto filtered = [&](const char *name, const QString &value) {
            return list(m_as, {{QLatin1String(name), value}});
        };
        QCOMPARE(filtered("type", u"stream.online"_s).column("id"), QStringList({ids[0], ids[3]}));
        QCOMPARE(filtered("user_id", m_pip).column("id"), QStringList({ids[3]}));
        QCOMPARE(filtered("subscription_id", ids[2]).column("id"), QStringList({ids[2]}));
        QCOMPARE(filtered("status", u"enabled"_s).column("id"), ids);
        QCOMPARE(filtered("status", u"user_removed"_s).data().size(), 0);
        // The total does not depend on the filter.
        QCOMPARE(filtered("type", u"channel.cheer"_s).json["total"_L1].toInt(), 4);
        const auto two = list(m_as, {{u"type"_s, u"x"_s}, {u"user_id"_s, m_tea}});
        QCOMPARE(two.status(), 400);
        QCOMPARE(two.message(),
                 u"The request may specify only one filter query parameter. For example,"
                 u" either type or status or user_id."_s);
    }

    void aListIsPagedAndACursorBelongsToItsQuery()
    {
        EventLineEnd &line = connectLine();
        QStringList ids;
        for (int i = 0; i < 230; ++i) {
            QJsonObject condition = of(m_tea);
            condition["reward_id"_L1] = QString::number(i);
            ids.append(
                text(subscribe(line, "channel.channel_points_custom_reward.update", "1", condition).first(),
                     "id"));
        }
        QStringList seen;
        Query query;
        int pages = 0;
        QString cursor;
        for (; pages < 10; ++pages) {
            const auto page = list(m_as, query);
            QCOMPARE(page.status(), 200);
            QCOMPARE(page.json["total"_L1].toInt(), 230);
            seen += page.column("id");
            if (page.cursor().isEmpty())
                break;
            cursor = page.cursor();
            query = {{u"after"_s, cursor}};
        }
        QCOMPARE(pages, 2);
        QCOMPARE(seen, ids);
        const auto other = list(m_as, {{u"after"_s, cursor}, {u"status"_s, u"enabled"_s}});
        QCOMPARE(other.status(), 400);
        QCOMPARE(other.message(), u"Invalid cursor."_s);
        QCOMPARE(list(m_as, {{u"after"_s, u"x"_s}}).status(), 400);
    }

    void everybodySeesAndDeletesTheirOwn()
    {
        EventLineEnd &line = connectLine();
        const auto pip = h->signIn("pipnocturne");
        EventLineEnd &his = connectLine();
        const QString mine = text(subscribe(line, "stream.online", "1", of(m_tea)).first(), "id");
        const QString pips = text(subscribe(pip, his.id(), "stream.online", "1", of(m_pip)).first(), "id");
        const QString apps
            = text(post(h->app(), wanted("stream.online", "1", of(m_tea), webhook())).first(), "id");
        QCOMPARE(list(m_as).column("id"), QStringList(mine));
        QCOMPARE(list(pip).column("id"), QStringList(pips));
        QCOMPARE(list(h->app()).column("id"), QStringList(apps));
        QCOMPARE(list(h->app()).json["max_total_cost"_L1].toInt(), 10'000);

        for (const QString &id : {pips, apps, u"nothing"_s})
            QCOMPARE(remove(m_as, id).status(), 404);
        QCOMPARE(remove(h->app(), mine).status(), 404);
        QCOMPARE(h->call(m_as, "DELETE", path).status(), 400);
        QCOMPARE(remove(m_as, mine).status(), 204);
        QCOMPARE(remove(m_as, mine).status(), 404);
        QCOMPARE(list(m_as).data().size(), 0);
        // The subscription has no effect any more.
        QVERIFY(h->world->goOffline(m_tea));
        QVERIFY(h->world->goLive(m_tea, 3, h->clock.now()));
        QCOMPARE(line.events().size(), 0);
        QCOMPARE(subscribe(line, "stream.online", "1", of(m_tea)).status(), 202);
    }

    void whatHasEndedStaysListedForAnHourAndCountsForNothing()
    {
        EventLineEnd &line = connectLine();
        const QString stranger = strangers(1).first();
        QCOMPARE(subscribe(line, "stream.online", "1", of(stranger)).status(), 202);
        h->clock.advance(5s);
        eventSub().disconnected(line);
        const auto after = list(m_as);
        QCOMPARE(statusOf(after.first()), u"websocket_disconnected"_s);
        QVERIFY(after.first()["transport"_L1].toObject().contains("disconnected_at"_L1));
        QCOMPARE(after.json["total_cost"_L1].toInt(-1), 0);
        QCOMPARE(after.json["total"_L1].toInt(), 1);
        h->clock.advance(59min);
        QCOMPARE(list(m_as).data().size(), 1);
        h->clock.advance(2min);
        QCOMPARE(list(h->signIn()).data().size(), 0);
    }

    void aWebhookIsPendingAndFailsIfNobodyAnswers()
    {
        struct Silence : Sandbox::WebhookSender
        {
            void post(qint64, const Sandbox::CallbackRequest &) override { }
            void cancel(qint64) override { }
        };
        static Silence silence;
        eventSub().setWebhookSender(&silence);
        const auto app = h->app();
        const auto answer = post(app, wanted("channel.update", "2", of(m_tea), webhook()));
        QCOMPARE(answer.status(), 202);
        QCOMPARE(statusOf(answer.first()), u"webhook_callback_verification_pending"_s);
        QVERIFY(!answer.response.body.contains("0123456789"));
        QCOMPARE(answer.json["max_total_cost"_L1].toInt(), 10'000);
        QCOMPARE(post(app, wanted("channel.update", "2", of(m_tea), webhook())).status(), 409);
        QCOMPARE(post(app, wanted("channel.update", "2", of(m_tea), webhook("http://localhost/b"))).status(),
                 202);
        QCOMPARE(post(app, wanted("channel.update", "2", of(m_tea), webhook("http://localhost/c"))).status(),
                 202);
        QCOMPARE(post(app, wanted("channel.update", "2", of(m_tea), webhook("http://localhost/d"))).message(),
                 u"maximum subscriptions with type and condition exceeded"_s);
        // The user has not authorized the app: it costs while the verification is pending.
        QCOMPARE(post(app, wanted("stream.online", "1", of(strangers(1).first()), webhook()))
                     .json["total_cost"_L1]
                     .toInt(),
                 1);
        h->clock.advance(11s);
        QCOMPARE(statusOf(list(app).first()), u"webhook_callback_verification_failed"_s);
        QCOMPARE(list(app).json["total_cost"_L1].toInt(-1), 0);
    }

    void aThousandSubscriptionsAreNothing()
    {
        for (int user = 0; user < 4; ++user) {
            EventLineEnd &line = connectLine();
            const char *logins[] = {"teaandturrets", "pipnocturne", "quillscribe", "thistlegrand"};
            const auto as = h->signIn(logins[user]);
            const QString id = h->idOf(logins[user]);
            for (int i = 0; i < 250; ++i) {
                QJsonObject condition = of(id);
                condition["reward_id"_L1] = QString::number(i);
                QCOMPARE(
                    subscribe(as, line.id(), "channel.channel_points_custom_reward.update", "1", condition)
                        .status(),
                    202);
            }
        }
        QCOMPARE(eventSub().subscriptions().size(), 1000);
#ifdef MEASURE
        {
            QFile f(u"/proc/self/statm"_s);
            QVERIFY(f.open(QIODevice::ReadOnly));
            qInfo("statm %s", f.readAll().constData());
        }
#endif
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 100; ++i)
            QVERIFY(h->world->follow(m_tea, strangers(100).at(i)));
        qInfo("100 follows that nobody listens to, beside 1,000 subscriptions: %lld ms", timer.elapsed());
    }
};

QTEST_GUILESS_MAIN(TestEventSub)
#include "tst_eventsub.moc"
