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
                      Query{{QStringLiteral("extension_id"), QLatin1String(clientId)}} + query);
    }
    static Query with(const char *name, const QString &value) { return {{QLatin1String(name), value}}; }
    static Query ids(const QStringList &values)
    {
        Query query;
        for (const QString &value : values)
            query.append({QStringLiteral("id"), value});
        return query;
    }
    QStringList walk(const Query &base)
    {
        QStringList seen;
        Query query = base;
        for (int page = 0; page < 100; ++page) {
            const auto answer = ask(query);
            seen += answer.column("id");
            if (answer.status() != 200 || answer.cursor().isEmpty())
                break;
            query = base + with("after", answer.cursor());
        }
        return seen;
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
            (QJsonObject{
                {QStringLiteral("id"), bought->id},
                {QStringLiteral("timestamp"), Api::formatTime(h->world->clock().now())},
                {QStringLiteral("broadcaster_id"), h->idOf("teaandturrets")},
                {QStringLiteral("broadcaster_login"), QStringLiteral("teaandturrets")},
                {QStringLiteral("broadcaster_name"), QStringLiteral("TeaAndTurrets")},
                {QStringLiteral("user_id"), h->idOf("quillscribe")},
                {QStringLiteral("user_login"), QStringLiteral("quillscribe")},
                {QStringLiteral("user_name"), QStringLiteral("QuillScribe")},
                {QStringLiteral("product_type"), QStringLiteral("BITS_IN_EXTENSION")},
                {QStringLiteral("product_data"),
                 QJsonObject{{QStringLiteral("sku"), QStringLiteral("crew-vote")},
                             {QStringLiteral("domain"), QStringLiteral("sidestage.ext.sidestage-desktop")},
                             {QStringLiteral("cost"),
                              QJsonObject{{QStringLiteral("amount"), 500},
                                          {QStringLiteral("type"), QStringLiteral("bits")}}},
                             {QStringLiteral("inDevelopment"), true},
                             {QStringLiteral("displayName"), QStringLiteral("Five votes of the crew")},
                             {QStringLiteral("expiration"), QStringLiteral("")},
                             {QStringLiteral("broadcast"), false}}}}));
        // The result of the call itself is the same.
        QCOMPARE(*h->world->area<Sandbox::Purchases>().transactions(h->ready.id, QStringList{bought->id}),
                 QList<Api::ExtensionTransaction>{*bought});
    }

    void everyTransactionOnceTheNewestFirst()
    {
        const QStringList all = walk(with("first", QStringLiteral("100")));
        QCOMPARE(all.size(), 45);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), 45);
        QStringList times = ask(with("first", QStringLiteral("100"))).column("timestamp");
        QVERIFY(std::is_sorted(times.rbegin(), times.rend()));
        QVERIFY(times.first() <= Api::formatTime(h->world->clock().now()));
        for (const char *first : {"1", "7", "9", "20", "45"})
            QCOMPARE(walk(with("first", QLatin1String(first))), all);
        QCOMPARE(ask().column("id"), all.first(20));
        for (const char *first : {"0", "101"})
            QCOMPARE(ask(with("first", QLatin1String(first))).status(), 400);
        const auto last = ask(with("first", QStringLiteral("45")));
        QVERIFY(last.json[QLatin1String("pagination")].isObject());
        QVERIFY(last.json[QLatin1String("pagination")].toObject().isEmpty());
    }

    void eachAppSeesItsOwn()
    {
        QCOMPARE(ask({}, "tilda-tools").data().size(), 3);
        for (const auto &one : ask({}, "tilda-tools").data())
            QCOMPARE(one[QLatin1String("product_data")][QLatin1String("domain")].toString(),
                     QStringLiteral("sidestage.ext.tilda-tools"));
        const auto none = ask({}, "pocket-remote");
        QCOMPARE(none.status(), 200);
        QVERIFY(none.json[QLatin1String("data")].isArray() && none.data().isEmpty());
    }

    void theExtensionMustBeTheClient()
    {
        for (const char *other : {"tilda-tools", "nobodys", "Sidestage-Desktop"}) {
            const auto refused
                = h->get(h->app(), "/extensions/transactions", with("extension_id", QLatin1String(other)));
            QCOMPARE(refused.status(), 401);
            QCOMPARE(refused.message(), QStringLiteral("The ID in extension_id must match the Client ID."));
        }
        const auto missing = h->get(h->app(), "/extensions/transactions");
        QCOMPARE(missing.status(), 400);
        QCOMPARE(missing.message(), QStringLiteral("Missing required parameter \"extension_id\""));
        QCOMPARE(h->get(h->signIn(), "/extensions/transactions", with("extension_id", h->ready.id)).status(),
                 401);
    }

    void someByTheirIds()
    {
        const QStringList all = walk({});
        const QStringList asked{all[30], all[2], all[44], all[2], all[0]};
        const auto answer = ask(ids(asked));
        QCOMPARE(answer.column("id"), QStringList({all[30], all[2], all[44], all[0]}));
        QVERIFY(answer.json[QLatin1String("pagination")].toObject().isEmpty());
        // Page size and cursor are ignored then.
        QCOMPARE(
            ask(ids(asked) + with("first", QStringLiteral("1")) + with("after", QStringLiteral("nonsense")))
                .column("id"),
            answer.column("id"));
        QCOMPARE(ask(ids(QStringList(100, all[7]))).column("id"), QStringList{all[7]});
        const auto tooMany = ask(ids(QStringList(101, all[7])));
        QCOMPARE(tooMany.status(), 400);
        QCOMPARE(
            tooMany.message(),
            QStringLiteral("The parameter \"id\" was malformed: the number of values must be less than or "
                           "equal to 100"));
    }

    void anIdThatIsNotFound()
    {
        const QStringList all = walk({});
        const QString others = ask({}, "tilda-tools").first()[QLatin1String("id")].toString();
        for (const QString &id : {QStringLiteral("nothing"), others, all[3].toUpper()}) {
            const auto answer = ask(ids({all[0], id, all[1]}));
            QCOMPARE(answer.status(), 404);
            QCOMPARE(answer.message(), QStringLiteral("The transaction was not found."));
        }
    }

    void aCursorHoldsForItsExtension()
    {
        const QString cursor = ask().cursor();
        const QString other = ask(with("first", QStringLiteral("1")), "tilda-tools").cursor();
        QVERIFY(!cursor.isEmpty() && !other.isEmpty());
        for (const QString &after : {other, QStringLiteral("nonsense"), QStringLiteral("e30=")}) {
            const auto refused = ask(with("after", after));
            QCOMPARE(refused.status(), 400);
            QCOMPARE(refused.message(), QStringLiteral("Invalid cursor."));
        }
        // The page size may change between pages.
        QCOMPARE(ask(with("after", cursor) + with("first", QStringLiteral("25"))).data().size(), 25);
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
        for (const auto &refused :
             {purchases.buy(h->ready.id, tea, quill, QStringLiteral("orrery-spin")),
              purchases.buy(QStringLiteral("pocket-remote"), tea, quill, QStringLiteral("tea-round")),
              purchases.buy(h->ready.id, QStringLiteral("1"), quill, QStringLiteral("tea-round")),
              purchases.buy(h->ready.id, tea, QStringLiteral("1"), QStringLiteral("tea-round"))})
            QVERIFY(!refused && refused.error().status == 404);
        QVERIFY(answer.isEmpty());
        QCOMPARE(walk({}).size(), 45);
    }

    void whatWasBoughtStaysAsItWas()
    {
        QVERIFY(buy("tea-round"));
        QVERIFY(h->world->area<Sandbox::Purchases>().offer(
            h->ready.id, {QStringLiteral("tea-round"), QStringLiteral("A pot of tea"), 75, true, true}));
        QVERIFY(buy("tea-round"));
        const auto both = ask(with("first", QStringLiteral("2"))).data();
        const auto product = [&](int place) { return both[place][QLatin1String("product_data")]; };
        QCOMPARE(product(1)[QLatin1String("displayName")].toString(), QStringLiteral("A round of tea"));
        QCOMPARE(product(1)[QLatin1String("cost")][QLatin1String("amount")].toInt(), 25);
        QCOMPARE(product(1)[QLatin1String("inDevelopment")].toBool(true), false);
        QCOMPARE(product(0)[QLatin1String("displayName")].toString(), QStringLiteral("A pot of tea"));
        QCOMPARE(product(0)[QLatin1String("cost")][QLatin1String("amount")].toInt(), 75);
        QCOMPARE(product(0)[QLatin1String("inDevelopment")].toBool(false), true);
        QCOMPARE(product(0)[QLatin1String("broadcast")].toBool(false), true);
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
             {"EXPLAIN QUERY PLAN SELECT p.id FROM purchases p JOIN users b ON b.id = p.broadcaster_id JOIN"
              " users u ON u.id = p.user_id WHERE p.extension_id = 'x' AND p.place < 9 ORDER BY p.place DESC"
              " LIMIT 21",
              "EXPLAIN QUERY PLAN SELECT p.place FROM purchases p JOIN users b ON b.id = p.broadcaster_id "
              "JOIN"
              " users u ON u.id = p.user_id WHERE p.id = 'a' AND p.extension_id = 'x'"}) {
            Rows plan = h->world->database().query(sql);
            QString steps;
            while (plan.next())
                steps += plan.text(3) + u'\n';
            QVERIFY2(steps.contains(QLatin1String("USING INDEX")) && !steps.contains(QLatin1String("SCAN"))
                         && !steps.contains(QLatin1String("TEMP B-TREE")),
                     qPrintable(steps));
        }
    }
};

QTEST_GUILESS_MAIN(TestExtensions)
#include "tst_extensions.moc"
