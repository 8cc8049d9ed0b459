// SPDX-License-Identifier: GPL-3.0-or-later

// /bits/extensions: what an extension sells, and that viewers can buy it.

#include "sandbox/harness.h"

#include "sandbox/bits/purchases.h"

using namespace Sidestage;
using namespace std::chrono_literals;

class TestBitsProducts : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Harness::As appOf(const char *clientId)
    {
        const QString id = QLatin1String(clientId);
        return {h->world->area<Sandbox::Grants>().issueAppToken(id).value_or({}).accessToken, id};
    }
    Harness::Answer list(bool all = false, const char *clientId = "sidestage-desktop")
    {
        return h->get(appOf(clientId), "/bits/extensions",
                      all ? with("should_include_all", u"true"_s) : Harness::Query());
    }
    Harness::Answer put(const QJsonObject &more, const char *clientId = "sidestage-desktop")
    {
        QJsonObject body{{u"sku"_s, u"hat"_s},
                         {u"cost"_s, QJsonObject{{u"amount"_s, 30}, {u"type"_s, u"bits"_s}}},
                         {u"display_name"_s, u"A hat"_s}};
        for (auto it = more.begin(); it != more.end(); ++it)
            body[it.key()] = it.value();
        return h->call(appOf(clientId), "PUT", "/bits/extensions", {},
                       QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Result<Api::ExtensionTransaction> buy(const char *sku)
    {
        return h->world->area<Sandbox::Purchases>().buy(h->ready.id, h->idOf("teaandturrets"),
                                                        h->idOf("quillscribe"), QLatin1String(sku));
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void aNewProductIsListedAndBought()
    {
        QCOMPARE(list().column("sku"),
                 QStringList({u"crew-vote"_s, u"lantern-colour"_s, u"map-reveal"_s, u"tea-round"_s,
                              u"tower-name"_s}));
        const QJsonObject hat{
            {u"sku"_s, u"hat"_s},         {u"cost"_s, QJsonObject{{u"amount"_s, 30}, {u"type"_s, u"bits"_s}}},
            {u"in_development"_s, false}, {u"display_name"_s, u"A hat"_s},
            {u"expiration"_s, u""_s},     {u"is_broadcast"_s, true}};
        const auto made = put({{u"is_broadcast"_s, true}});
        QCOMPARE(made.status(), 200);
        QCOMPARE(made.data(), QJsonArray{hat});
        QCOMPARE(list().data()[1].toObject(), hat);
        const auto bought = buy("hat");
        QVERIFY(bought);
        QCOMPARE(bought->productData.cost.amount, 30);
        QVERIFY(bought->productData.broadcast);
        // The same SKU again changes the product, and what is left out has its default.
        QCOMPARE(put({{u"display_name"_s, u"A cap"_s}, {u"in_development"_s, true}}).status(), 200);
        QCOMPARE(list().data().size(), 6);
        QCOMPARE(list().data()[1]["display_name"_L1].toString(), u"A cap"_s);
        QCOMPARE(list().data()[1]["is_broadcast"_L1].toBool(true), false);
        QVERIFY(buy("hat")->productData.inDevelopment);
    }

    void anExpiredProductIsNotSold()
    {
        const QString soon = h->world->clock().now().addSecs(60).toString(Qt::ISODate);
        QCOMPARE(put({{u"expiration"_s, soon}}).status(), 200);
        QCOMPARE(list().data()[1]["expiration"_L1].toString(), soon);
        QVERIFY(buy("hat"));
        h->clock.advance(60s);
        QVERIFY(!list().column("sku").contains(u"hat"_s));
        QVERIFY(list(true).column("sku").contains(u"hat"_s));
        QCOMPARE(buy("hat").error().status, 404);
        QCOMPARE(put({}).status(), 200);
        QVERIFY(buy("hat"));
    }

    void whatIsNoProductIsRefused()
    {
        const auto cost = [&](const QJsonValue &amount, const QString &type = u"bits"_s) {
            return put({{u"cost"_s, QJsonObject{{u"amount"_s, amount}, {u"type"_s, type}}}}).status();
        };
        QCOMPARE(cost(1), 200);
        QCOMPARE(cost(10'000), 200);
        const qsizetype before = list(true).data().size();
        QCOMPARE(cost(0), 400);
        QCOMPARE(cost(10'001), 400);
        QCOMPARE(cost(5, u"euros"_s), 400);
        for (const QString &sku : {u""_s, u"a b"_s, u"ä"_s, u"a/b"_s, QString(256, u'a'), u"hat\n"_s})
            QCOMPARE(put({{u"sku"_s, sku}}).status(), 400);
        QCOMPARE(put({{u"sku"_s, u"a b"_s}}).message(),
                 u"The parameter \"sku\" was malformed: the value must match the regular expression "
                 u"/^[A-Za-z0-9._-]*$/"_s);
        QCOMPARE(put({{u"display_name"_s, QString(256, u'a')}}).status(), 400);
        QCOMPARE(list(true).data().size(), before);
        QCOMPARE(put({{u"sku"_s, u"A-Z_0.9"_s}, {u"display_name"_s, QString(255, u'日')}}).status(), 200);
    }

    void onlyExtensionsSellSomething()
    {
        QCOMPARE(list(false, "tilda-tools").column("sku"), QStringList({u"orrery-spin"_s, u"star-chart"_s}));
        for (const auto &answer : {list(false, "pocket-remote"), put({}, "pocket-remote")}) {
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), u"The client ID does not belong to an extension."_s);
        }
        QCOMPARE(h->get(h->signIn(), "/bits/extensions").status(), 401);
    }
};

QTEST_GUILESS_MAIN(TestBitsProducts)
#include "tst_bits_products.moc"
