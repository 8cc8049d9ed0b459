// SPDX-License-Identifier: GPL-3.0-or-later

// Entitlements to Drops: whose they are, what an organization may change, and the event that reports them.

#include "sandbox/harness.h"

#include "api/events.h"
#include "sandbox/control/control.h"
#include "sandbox/entitlements/entitlements.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/oauth/organizations.h"
#include "schema/describe.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestEntitlements : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;

    std::unique_ptr<Harness> h;
    QString m_quill;
    QString m_game;  ///< Of the ready client's organization, like the next one.
    QString m_ember;
    QString m_kiln;  ///< Of another organization.

    Entitlements &area() { return h->world->area<Entitlements>(); }
    QString gameNamed(const char *name)
    {
        for (const CategoryState &category : h->world->categories()) {
            if (category.game.name == QLatin1String(name))
                return category.game.id;
        }
        return {};
    }
    Harness::As appOf(const char *clientId)
    {
        const QString id = QLatin1String(clientId);
        return {h->world->area<Grants>().issueAppToken(id).value_or({}).accessToken, id};
    }
    Harness::Answer list(const Query &query = {}) { return list(h->app(), query); }
    Harness::Answer list(const Harness::As &as, const Query &query = {})
    {
        return h->get(as, "/entitlements/drops", query);
    }
    Harness::Answer update(const Harness::As &as, const QJsonObject &body)
    {
        return h->patch(as, "/entitlements/drops", {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Harness::Answer fulfil(const Harness::As &as, const QStringList &ids,
                           const QString &status = u"FULFILLED"_s)
    {
        return update(
            as, {{u"entitlement_ids"_s, QJsonArray::fromStringList(ids)}, {u"fulfillment_status"_s, status}});
    }
    QString grant(const QString &userId, const QString &game)
    {
        return area().grant(userId, game, {}).value_or({}).id;
    }
    QJsonObject entitlement(const QString &id) { return list(with("id", id)).first(); }
    QStringList pages(const Query &query, int first)
    {
        return walk([&](const QString &after) { return list(paged(query, first, after)); }, "id");
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_quill = h->idOf("quillscribe");
        m_game = gameNamed("Cartographer's Folly");
        m_ember = gameNamed("Ember Circuit");
        m_kiln = gameNamed("Kiln of Kings");
    }

    void aGrantedOneIsListed()
    {
        const auto granted = area().grant(m_quill, m_game, {});
        QVERIFY(granted);
        const QString now = h->world->clock().now().toString(Qt::ISODate);
        QCOMPARE(list().first(),
                 (QJsonObject{{u"id"_s, granted->id},
                              {u"benefit_id"_s, granted->benefitId},
                              {u"timestamp"_s, now},
                              {u"user_id"_s, m_quill},
                              {u"game_id"_s, m_game},
                              {u"fulfillment_status"_s, u"CLAIMED"_s},
                              {u"last_updated"_s, now}}));
        QCOMPARE(area().grant(m_quill, m_game, u"hat"_s)->benefitId, u"hat"_s);
        QCOMPARE(area().grant(m_quill, gameNamed("Woodwork and Crafts"), {}).error().status, 400);
    }

    void theNewestComeFirstAndFiltersNarrow()
    {
        QStringList own;
        for (int i = 0; i < 5; ++i) {
            own.prepend(grant(m_quill, i % 2 ? m_game : m_ember));
            h->clock.advance(1s);
        }
        grant(h->idOf("mirelark"), m_game);
        const QStringList all = pages({}, 1000);
        QVERIFY(all.size() > 50);
        QCOMPARE(all.mid(1, 5), own);
        for (const int first : {1, 7, 20})
            QCOMPARE(pages({}, first), all);
        QCOMPARE(list().data().size(), 20);
        QCOMPARE(pages(with("user_id", m_quill), 2).first(5), own);
        const Query ember = with("game_id", m_ember);
        const auto of = [&](const Query &query, const char *field) {
            QStringList values = list(query + with("first", 1000)).column(field);
            values.removeDuplicates();
            return values;
        };
        QCOMPARE(of(ember, "game_id"), QStringList{m_ember});
        QCOMPARE(pages(ember + with("user_id", m_quill), 2).first(3), QStringList({own[0], own[2], own[4]}));
        for (const Query &more :
             {Query(), ember, with("user_id", m_quill), ember + with("user_id", m_quill)}) {
            const QStringList claimed = pages(more + with("fulfillment_status", u"CLAIMED"_s), 3);
            const QStringList fulfilled = pages(more + with("fulfillment_status", u"FULFILLED"_s), 3);
            QStringList both = claimed + fulfilled, every = pages(more, 1000);
            both.sort();
            every.sort();
            QCOMPARE(both, every);
        }
        QCOMPARE(list(with("fulfillment_status", u"claimed"_s)).status(), 400);
        // A cursor holds for its filters only.
        const QString cursor = list(with("first", 1)).cursor();
        QCOMPARE(list(ember + with("after", cursor)).message(), u"Invalid cursor."_s);
    }

    void someByTheirIds()
    {
        const QString one = grant(m_quill, m_game), two = grant(m_quill, m_ember);
        const auto answer
            = list(with("id", two) + with("id", one) + with("id", two) + with("id", u"nothing"_s));
        QCOMPARE(answer.column("id"), QStringList({two, one}));
        QVERIFY(answer.cursor().isEmpty());
        QCOMPARE(list(with("id", one) + with("game_id", m_ember)).data().size(), 0);
        QCOMPARE(list(with("id", one) + with("user_id", h->idOf("mirelark"))).data().size(), 0);
    }

    void anOrganizationHasOnlyItsOwn()
    {
        const QString theirs = grant(m_quill, m_kiln);
        QVERIFY(!pages({}, 1000).contains(theirs));
        QCOMPARE(list(appOf("tilda-tools")).first()["id"_L1].toString(), theirs);
        for (const auto &answer : {list(with("game_id", m_kiln)), list(with("id", theirs)),
                                   list(with("game_id", gameNamed("Woodwork and Crafts")))})
            QCOMPARE(answer.status(), 403);
        const auto none = list(appOf("pocket-remote"));
        QCOMPARE(none.status(), 400);
        QCOMPARE(none.message(), u"The client ID does not belong to an organization."_s);
        QCOMPARE(fulfil(appOf("pocket-remote"), {theirs}).status(), 400);
    }

    void aUserTokenSeesItsUsersOnly()
    {
        const QString own = grant(m_quill, m_game);
        grant(h->idOf("mirelark"), m_game);
        const auto quill = h->signIn("quillscribe", {});
        const auto answer = list(quill, with("first", 1000));
        QCOMPARE(answer.first()["id"_L1].toString(), own);
        QStringList users = answer.column("user_id");
        users.removeDuplicates();
        QCOMPARE(users, QStringList{m_quill});
        QCOMPARE(list(quill, with("user_id", m_quill)).status(), 200);
        QCOMPARE(list(quill, with("user_id", h->idOf("mirelark"))).status(), 400);
        QCOMPARE(list(quill, with("id", grant(h->idOf("mirelark"), m_game))).data().size(), 0);
    }

    void resultsAreGroupedByStatus()
    {
        const QString one = grant(m_quill, m_game), two = grant(m_quill, m_game);
        const QString foreign = grant(m_quill, m_kiln);
        const QString unknown = u"96a3f3b5-5dec-4eed-908e-e11ee657416c"_s;
        h->clock.advance(10s);
        const auto answer = fulfil(h->app(), {one, u"x"_s, foreign, unknown, two, one});
        QCOMPARE(answer.status(), 200);
        const auto group = [](const char *status, const QStringList &ids) {
            return QJsonObject{{u"status"_s, QLatin1String(status)},
                               {u"ids"_s, QJsonArray::fromStringList(ids)}};
        };
        QCOMPARE(answer.data(),
                 (QJsonArray{group("INVALID_ID", {u"x"_s}), group("NOT_FOUND", {unknown}),
                             group("SUCCESS", {one, two}), group("UNAUTHORIZED", {foreign})}));
        for (const QString &id : {one, two}) {
            QCOMPARE(entitlement(id)["fulfillment_status"_L1].toString(), u"FULFILLED"_s);
            QCOMPARE(entitlement(id)["last_updated"_L1].toString(),
                     h->world->clock().now().toString(Qt::ISODate));
        }
        QCOMPARE(list(appOf("tilda-tools"), with("id", foreign)).first()["fulfillment_status"_L1].toString(),
                 u"CLAIMED"_s);
        // The same status again is a success that changes nothing.
        const QJsonObject before = entitlement(one);
        h->clock.advance(10s);
        QCOMPARE(fulfil(h->app(), {one}).data(), QJsonArray{group("SUCCESS", {one})});
        QCOMPARE(entitlement(one), before);
        QCOMPARE(fulfil(h->app(), {one}, u"CLAIMED"_s).status(), 200);
        QCOMPARE(entitlement(one)["fulfillment_status"_L1].toString(), u"CLAIMED"_s);

        QCOMPARE(update(h->app(), {}).data(), QJsonArray());
        QCOMPARE(update(h->app(), {{u"entitlement_ids"_s, QJsonArray{one}}}).data(),
                 QJsonArray{group("SUCCESS", {one})});
        QCOMPARE(entitlement(one)["fulfillment_status"_L1].toString(), u"CLAIMED"_s);
        QCOMPARE(fulfil(h->app(), QStringList(101, one)).status(), 400);
        QCOMPARE(fulfil(h->app(), {one}, u"DONE"_s).status(), 400);
    }

    void aUserTokenChangesItsUsersOnly()
    {
        const QString own = grant(m_quill, m_game), other = grant(h->idOf("mirelark"), m_game);
        const auto answer = fulfil(h->signIn("quillscribe", {}), {own, other});
        QCOMPARE(answer.column("status"), QStringList({u"SUCCESS"_s, u"UNAUTHORIZED"_s}));
        QCOMPARE(entitlement(other)["fulfillment_status"_L1].toString(), u"CLAIMED"_s);
    }

    void theEventHasABatchInsteadOfOneEvent()
    {
        QList<DomainEvent> happened;
        h->world->listen([&](const DomainEvent &one) { happened.append(one); });
        const auto granted = area().grant(m_quill, m_game, {});
        QCOMPARE(happened.size(), 1);
        QCOMPARE(happened[0].kind, DomainEvent::Kind::EntitlementGranted);
        QCOMPARE(happened[0].userId, m_quill);
        QCOMPARE(happened[0].subjectId, granted->id);
        const auto events = area().granted(granted->id, 1);
        QCOMPARE(events.size(), 1);
        const Api::GrantedDrop &drop = events[0].data;
        QCOMPARE(drop.organizationId, h->world->area<Organizations>().ofApp(h->ready.id));
        QCOMPARE(drop.categoryId, m_game);
        QCOMPARE(drop.categoryName, u"Cartographer's Folly"_s);
        QVERIFY(!drop.campaignId.isEmpty());
        QCOMPARE(drop.userId, m_quill);
        QCOMPARE(drop.userLogin, u"quillscribe"_s);
        QCOMPARE(drop.userName, u"QuillScribe"_s);
        QCOMPARE(drop.entitlementId, granted->id);
        QCOMPARE(drop.benefitId, granted->benefitId);
        QCOMPARE(drop.createdAt, granted->timestamp);

        const Api::DropsGranted batch{events};
        QByteArray json;
        Api::JsonWriter writer(json);
        Api::toJson(Api::event<Api::DropsGranted>().schema, &batch, writer);
        const QJsonObject payload
            = QJsonDocument::fromJson(
                  notificationPayload(Api::event<Api::DropsGranted>(), R"({"id":"s"})", json))
                  .object();
        QCOMPARE(payload.keys(), QStringList({u"events"_s, u"subscription"_s}));
        QCOMPARE(payload["events"_L1].toArray().size(), 1);
        const QJsonObject first = payload["events"_L1][0].toObject();
        QCOMPARE(first.keys(), QStringList({u"data"_s, u"id"_s}));
        QCOMPARE(first["id"_L1].toString(), events[0].id);
        QCOMPARE(first["data"_L1].toObject().keys(),
                 QStringList({u"benefit_id"_s, u"campaign_id"_s, u"category_id"_s, u"category_name"_s,
                              u"created_at"_s, u"entitlement_id"_s, u"organization_id"_s, u"user_id"_s,
                              u"user_login"_s, u"user_name"_s}));
        // All other events have one.
        QCOMPARE(notificationPayload(Api::event<Api::Cheered>(), "{}", "{\"a\":1}"),
                 QByteArray(R"({"subscription":{},"event":{"a":1}})"));
    }

    void manyAreGrantedAtOnce()
    {
        QList<DomainEvent> happened;
        h->world->listen([&](const DomainEvent &one) { happened.append(one); });
        QVERIFY(area().fill(m_ember, 250));
        QCOMPARE(happened.size(), 1);
        QCOMPARE(happened[0].amount, 250);
        QCOMPARE(happened[0].userId, QString());
        const auto events = area().granted(happened[0].subjectId, 250);
        QCOMPARE(events.size(), 250);
        QSet<QString> ids, users;
        for (const auto &event : events) {
            ids.insert(event.data.entitlementId);
            users.insert(event.data.userId);
            QCOMPARE(event.data.categoryId, m_ember);
        }
        QCOMPARE(ids.size(), 250);
        QVERIFY(users.size() > 50);
        QCOMPARE(list(with("first", 1)).first()["id"_L1].toString(), events.last().data.entitlementId);
        QCOMPARE(area().fill(gameNamed("Woodwork and Crafts"), 5).error().status, 400);
    }

    void anAppSubscribesForItsOrganizationOnly()
    {
        const QString organization = h->world->area<Organizations>().ofApp(h->ready.id);
        const auto subscribe
            = [&](const QString &of, const QJsonValue &batching, const QJsonObject &more = {}) {
                  QJsonObject condition{{u"organization_id"_s, of}};
                  for (auto it = more.begin(); it != more.end(); ++it)
                      condition[it.key()] = it.value();
                  QJsonObject body{{u"type"_s, u"drop.entitlement.grant"_s},
                                   {u"version"_s, u"1"_s},
                                   {u"condition"_s, condition},
                                   {u"transport"_s,
                                    QJsonObject{{u"method"_s, u"webhook"_s},
                                                {u"callback"_s, u"http://localhost:9/"_s},
                                                {u"secret"_s, u"0123456789"_s}}}};
                  if (!batching.isUndefined())
                      body[u"is_batching_enabled"_s] = batching;
                  return h->call(h->app(), "POST", "/eventsub/subscriptions", {},
                                 QJsonDocument(body).toJson(QJsonDocument::Compact));
              };
        for (const QJsonValue &no : {QJsonValue(QJsonValue::Undefined), QJsonValue(false)}) {
            const auto refused = subscribe(organization, no);
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), u"is_batching_enabled must be true for this subscription type"_s);
        }
        QCOMPARE(subscribe(u"kiln-house"_s, true).status(), 403);
        const auto made = subscribe(organization, true, {{u"category_id"_s, m_game}});
        QCOMPARE(made.status(), 202);
        QCOMPARE(made.first()["condition"_L1].toObject(),
                 (QJsonObject{{u"organization_id"_s, organization}, {u"category_id"_s, m_game}}));
    }

    void anAppGetsAGameByAControlCall()
    {
        Control control(*h->service);
        const auto answer
            = control.call(u"own-game"_s, R"({"client":"pocket-remote","category":"Hollow Tides"})");
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().message));
        const QString id = QJsonDocument::fromJson(*answer)["organization_id"_L1].toString();
        QVERIFY(!id.isEmpty());
        QCOMPARE(h->world->area<Organizations>().ofApp(u"pocket-remote"_s), id);
        QVERIFY(control.call(u"fill-entitlements"_s, R"({"category":"Hollow Tides","count":3})"));
        QVERIFY(control.call(u"grant-entitlement"_s,
                             R"({"viewer":"quillscribe","category":"Hollow Tides","benefit":"lamp"})"));
        QCOMPARE(area().list(id, {})->data.size(), 4);
        QCOMPARE(area().list(id, {})->data.first().benefitId, u"lamp"_s);
        QCOMPARE(control.call(u"own-game"_s, R"({"category":"Hollow Tides"})").error().status, 409);
    }

    void theLastPageOfManyCostsWhatTheFirstDoes()
    {
        for (const auto &[where, index] :
             {std::pair("organization_id = 'x'", "entitlements_of_organization "),
              std::pair("organization_id = 'x' AND status = 1", "entitlements_of_organization_by_status"),
              std::pair("game_id = 1", "entitlements_of_game "),
              std::pair("game_id = 1 AND status = 1", "entitlements_of_game_by_status"),
              std::pair("user_id = 1 AND organization_id = 'x'", "entitlements_of_user")})
            h->verifyIndexed(QByteArray("SELECT id FROM entitlements WHERE ") + where
                                 + " AND number < 9 ORDER BY number DESC LIMIT 21",
                             index);
    }

    void theySurviveARestart()
    {
        QTemporaryDir folder;
        const WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        h = std::make_unique<Harness>(settings);
        const QString id = grant(h->idOf("quillscribe"), gameNamed("Ember Circuit"));
        QCOMPARE(fulfil(h->app(), {id}).status(), 200);
        const QStringList all = pages({}, 1000);
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(pages({}, 1000), all);
        QCOMPARE(entitlement(id)["fulfillment_status"_L1].toString(), u"FULFILLED"_s);
    }
};

QTEST_GUILESS_MAIN(TestEntitlements)
#include "tst_entitlements.moc"
