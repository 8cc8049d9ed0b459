// SPDX-License-Identifier: GPL-3.0-or-later

// Purchases of viewers in extensions, which the extension itself can read.

#include "sandbox/harness.h"

#include "sandbox/bits/purchases.h"
#include "schema/values.h"

#include <QSet>

using namespace Sidestage;

class TestExtensions : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;

    std::unique_ptr<Harness> h;

    Harness::As appOf(const char *clientId)
    {
        const QString id = QLatin1String(clientId);
        return {h->world->area<Sandbox::Grants>().issueAppToken(id).value_or({}).accessToken, id};
    }
    Harness::Answer ask(const Query &query = {}, const char *clientId = "sidestage-desktop")
    {
        return h->get(appOf(clientId), "/extensions/transactions",
                      Query{{u"extension_id"_s, QLatin1String(clientId)}} + query);
    }
    static Query ids(const QStringList &values)
    {
        Query query;
        for (const QString &value : values)
            query.append({u"id"_s, value});
        return query;
    }
    QStringList walk(const Query &base)
    {
        return ::walk([&](const QString &after) { return ask(paged(base, 0, after)); }, "id");
    }
    Result<Api::ExtensionTransaction> buy(const char *sku = "tea-round")
    {
        return h->world->area<Sandbox::Purchases>().buy(h->ready.id, h->idOf("teaandturrets"),
                                                        h->idOf("quillscribe"), QLatin1String(sku));
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void aTransactionIsToldAsTheSpecificationSays()
    {
        const auto bought = buy("crew-vote");
        QVERIFY(bought);
        const QJsonObject answer = ask().first();
        QCOMPARE(
            answer,
            (QJsonObject{{u"id"_s, bought->id},
                         {u"timestamp"_s, Api::formatTime(h->world->clock().now())},
                         {u"broadcaster_id"_s, h->idOf("teaandturrets")},
                         {u"broadcaster_login"_s, u"teaandturrets"_s},
                         {u"broadcaster_name"_s, u"TeaAndTurrets"_s},
                         {u"user_id"_s, h->idOf("quillscribe")},
                         {u"user_login"_s, u"quillscribe"_s},
                         {u"user_name"_s, u"QuillScribe"_s},
                         {u"product_type"_s, u"BITS_IN_EXTENSION"_s},
                         {u"product_data"_s,
                          QJsonObject{{u"sku"_s, u"crew-vote"_s},
                                      {u"domain"_s, u"sidestage.ext.sidestage-desktop"_s},
                                      {u"cost"_s, QJsonObject{{u"amount"_s, 500}, {u"type"_s, u"bits"_s}}},
                                      {u"inDevelopment"_s, true},
                                      {u"displayName"_s, u"Five votes of the crew"_s},
                                      {u"expiration"_s, u""_s},
                                      {u"broadcast"_s, false}}}}));
        // The result of the call itself is the same.
        QCOMPARE(*h->world->area<Sandbox::Purchases>().transactions(h->ready.id, QStringList{bought->id}),
                 QList<Api::ExtensionTransaction>{*bought});
    }

    void everyTransactionOnceTheNewestFirst()
    {
        const QStringList all = walk(with("first", u"100"_s));
        QCOMPARE(all.size(), 45);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 45);
        QStringList times = ask(with("first", u"100"_s)).column("timestamp");
        QVERIFY(std::is_sorted(times.rbegin(), times.rend()));
        QVERIFY(times.first() <= Api::formatTime(h->world->clock().now()));
        for (const char *first : {"1", "7", "9", "20", "45"})
            QCOMPARE(walk(with("first", QLatin1String(first))), all);
        QCOMPARE(ask().column("id"), all.first(20));
        for (const char *first : {"0", "101"})
            QCOMPARE(ask(with("first", QLatin1String(first))).status(), 400);
        const auto last = ask(with("first", u"45"_s));
        QVERIFY(last.json["pagination"_L1].isObject());
        QVERIFY(last.json["pagination"_L1].toObject().isEmpty());
    }

    void eachAppSeesItsOwn()
    {
        QCOMPARE(ask({}, "tilda-tools").data().size(), 3);
        for (const auto &one : ask({}, "tilda-tools").data())
            QCOMPARE(one["product_data"_L1]["domain"_L1].toString(), u"sidestage.ext.tilda-tools"_s);
        const auto none = ask({}, "pocket-remote");
        QCOMPARE(none.status(), 200);
        QVERIFY(none.json["data"_L1].isArray() && none.data().isEmpty());
    }

    void theExtensionMustBeTheClient()
    {
        for (const char *other : {"tilda-tools", "nobodys", "Sidestage-Desktop"}) {
            const auto refused
                = h->get(h->app(), "/extensions/transactions", with("extension_id", QLatin1String(other)));
            QCOMPARE(refused.status(), 401);
            QCOMPARE(refused.message(), u"The ID in extension_id must match the Client ID."_s);
        }
        const auto missing = h->get(h->app(), "/extensions/transactions");
        QCOMPARE(missing.status(), 400);
        QCOMPARE(missing.message(), u"Missing required parameter \"extension_id\""_s);
        QCOMPARE(h->get(h->signIn(), "/extensions/transactions", with("extension_id", h->ready.id)).status(),
                 401);
    }

    void someByTheirIds()
    {
        const QStringList all = walk({});
        const QStringList asked{all[30], all[2], all[44], all[2], all[0]};
        const auto answer = ask(ids(asked));
        QCOMPARE(answer.column("id"), QStringList({all[30], all[2], all[44], all[0]}));
        QVERIFY(answer.json["pagination"_L1].toObject().isEmpty());
        // Page size and cursor are ignored then.
        QCOMPARE(ask(ids(asked) + with("first", u"1"_s) + with("after", u"nonsense"_s)).column("id"),
                 answer.column("id"));
        QCOMPARE(ask(ids(QStringList(100, all[7]))).column("id"), QStringList{all[7]});
        const auto tooMany = ask(ids(QStringList(101, all[7])));
        QCOMPARE(tooMany.status(), 400);
        QCOMPARE(tooMany.message(),
                 u"The parameter \"id\" was malformed: the number of values must be less than or "
                 u"equal to 100"_s);
    }

    void anIdThatIsNotFound()
    {
        const QStringList all = walk({});
        const QString others = ask({}, "tilda-tools").first()["id"_L1].toString();
        for (const QString &id : {u"nothing"_s, others, all[3].toUpper()}) {
            const auto answer = ask(ids({all[0], id, all[1]}));
            QCOMPARE(answer.status(), 404);
            QCOMPARE(answer.message(), u"The transaction was not found."_s);
        }
    }

    void aCursorHoldsForItsExtension()
    {
        const QString cursor = ask().cursor();
        const QString other = ask(with("first", u"1"_s), "tilda-tools").cursor();
        QVERIFY(!cursor.isEmpty() && !other.isEmpty());
        for (const QString &after : {other, u"nonsense"_s, u"e30="_s}) {
            const auto refused = ask(with("after", after));
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), u"Invalid cursor."_s);
        }
        // The page size may change between pages.
        QCOMPARE(ask(with("after", cursor) + with("first", u"25"_s)).data().size(), 25);
    }

    void whatIsBoughtMeanwhileDisturbsNothing()
    {
        const QStringList before = walk({});
        const auto first = ask();
        QVERIFY(buy() && buy() && buy());
        QCOMPARE(ask(with("after", first.cursor())).column("id"), before.mid(20, 20));
        QCOMPARE(walk({}).mid(3), before);
    }

    void aPurchaseIsTold()
    {
        QList<Sandbox::DomainEvent> answer;
        h->world->listen([&](const Sandbox::DomainEvent &one) { answer.append(one); });
        const auto bought = buy("map-reveal");
        QVERIFY(bought);
        QCOMPARE(answer.size(), 1);
        QCOMPARE(answer[0].kind, Sandbox::DomainEvent::Kind::ProductBought);
        QCOMPARE(answer[0].broadcasterId, h->idOf("teaandturrets"));
        QCOMPARE(answer[0].userId, h->idOf("quillscribe"));
        QCOMPARE(answer[0].subjectId, bought->id);
        QCOMPARE(answer[0].amount, 50);
        QCOMPARE(answer[0].detail, h->ready.id);
        QVERIFY(bought->productData.broadcast);
    }

    void whatCannotBeBoughtChangesNothing()
    {
        QList<Sandbox::DomainEvent> answer;
        h->world->listen([&](const Sandbox::DomainEvent &one) { answer.append(one); });
        auto &purchases = h->world->area<Sandbox::Purchases>();
        const QString tea = h->idOf("teaandturrets"), quill = h->idOf("quillscribe");
        for (const auto &refused : {purchases.buy(h->ready.id, tea, quill, u"orrery-spin"_s),
                                    purchases.buy(u"pocket-remote"_s, tea, quill, u"tea-round"_s),
                                    purchases.buy(h->ready.id, u"1"_s, quill, u"tea-round"_s),
                                    purchases.buy(h->ready.id, tea, u"1"_s, u"tea-round"_s)})
            QVERIFY(!refused && refused.error().status == 404);
        QVERIFY(answer.isEmpty());
        QCOMPARE(walk({}).size(), 45);
    }

    void whatWasBoughtStaysAsItWas()
    {
        QVERIFY(buy("tea-round"));
        QVERIFY(h->world->area<Sandbox::Purchases>().offer(h->ready.id,
                                                           {.sku = u"tea-round"_s,
                                                            .cost = {75},
                                                            .inDevelopment = true,
                                                            .displayName = u"A pot of tea"_s,
                                                            .isBroadcast = true}));
        QVERIFY(buy("tea-round"));
        const auto both = ask(with("first", u"2"_s)).data();
        const auto product = [&](int place) { return both[place]["product_data"_L1]; };
        QCOMPARE(product(1)["displayName"_L1].toString(), u"A round of tea"_s);
        QCOMPARE(product(1)["cost"_L1]["amount"_L1].toInt(), 25);
        QCOMPARE(product(1)["inDevelopment"_L1].toBool(true), false);
        QCOMPARE(product(0)["displayName"_L1].toString(), u"A pot of tea"_s);
        QCOMPARE(product(0)["cost"_L1]["amount"_L1].toInt(), 75);
        QCOMPARE(product(0)["inDevelopment"_L1].toBool(false), true);
        QCOMPARE(product(0)["broadcast"_L1].toBool(false), true);
    }

    void theSameSeedHasTheSameTransactions()
    {
        const QStringList ids = walk({});
        h = std::make_unique<Harness>();
        QCOMPARE(walk({}), ids);
        h = std::make_unique<Harness>(Sandbox::WorldSettings{.seed = 2, .followers = 60});
        QVERIFY(walk({}) != ids);
    }

    void theLastPageOfManyCostsWhatTheFirstDoes()
    {
        for (const char *sql :
             {"SELECT p.id FROM purchases p JOIN users b ON b.id = p.broadcaster_id JOIN users u"
              " ON u.id = p.user_id WHERE p.extension_id = 'x' AND p.place < 9 ORDER BY p.place DESC LIMIT "
              "21",
              "SELECT p.place FROM purchases p JOIN users b ON b.id = p.broadcaster_id JOIN users u"
              " ON u.id = p.user_id WHERE p.id = 'a' AND p.extension_id = 'x'"})
            h->verifyIndexed(sql, "USING INDEX");
    }
};

QTEST_GUILESS_MAIN(TestExtensions)
#include "tst_extensions.moc"
