// SPDX-License-Identifier: GPL-3.0-or-later

// Purchases in the app's extension, which are read with the app access token.

#include "community_world.h"

#include "community/extension_sales.h"
#include "sandbox/bits/purchases.h"

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

struct SalesRig : CommunityWorld
{
    ExtensionSales *sales() const { return service->sales(); }
    void waitFor() const
    {
        [&] { QTRY_VERIFY(sales()->isKnown() && !sales()->isLoading()); }();
    }
    QString buy(const QString &login = u"wrenloft"_s)
    {
        const auto bought = sandbox.act([this, who = idOf(login)](Sandbox::World &world) {
            return world.area<Sandbox::Purchases>().buy(sandbox.client().id, id(), who, u"tea-round"_s);
        });
        return bought.id;
    }
};

}  // namespace

class TestExtensionSales : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestComeFirstAndMoreAsOneScrolls()
    {
        SalesRig rig;
        for (int i = 0; i < 120; ++i)
            rig.buy();
        const QString last = rig.buy(u"quillscribe"_s);
        QVERIFY(rig.sales()->isConfigured());
        rig.sales()->refresh();
        rig.waitFor();
        QVERIFY(!rig.sales()->failure());
        QCOMPARE(rig.sales()->rowCount(), 100);
        QCOMPARE(rig.sales()->row(0).id, last);
        QCOMPARE(rig.sales()->index(0, ExtensionSales::ProductColumn).data().toString(), u"A round of tea"_s);
        QCOMPARE(rig.sales()->index(0, ExtensionSales::BitsColumn).data().toInt(), 25);
        QVERIFY(rig.sales()->canFetchMore({}));
        rig.sales()->fetchMore({});
        QTRY_VERIFY(rig.sales()->rowCount() > 100);
        QTRY_VERIFY(!rig.sales()->canFetchMore({}));
        QCOMPARE(rig.sales()->rowCount(), 121 + 45);

        // A refresh keeps the loaded rows.
        QSignalSpy resets(rig.sales(), &QAbstractItemModel::modelReset);
        const QString newer = rig.buy();
        rig.sales()->refresh();
        QTRY_COMPARE(rig.sales()->rowCount(), 122 + 45);
        QCOMPARE(rig.sales()->row(0).id, newer);
        QCOMPARE(resets.size(), 0);
    }

    void oneLooksUpSomeIds()
    {
        SalesRig rig;
        const QString first = rig.buy(), second = rig.buy();
        QVERIFY(rig.sales()->lookUp(u" %1, %2\n%1 "_s.arg(second, first)));
        QVERIFY(rig.sales()->isLookup());
        rig.waitFor();
        QCOMPARE(rig.sales()->rowCount(), 2);
        QCOMPARE(rig.sales()->row(0).id, second);
        QVERIFY(rig.sales()->lookUp(u"nothing-of-that-name"_s));
        rig.waitFor();
        QVERIFY(rig.sales()->failure());
        QCOMPARE(rig.sales()->failure()->kind, Error::Kind::NotFound);
        QCOMPARE(rig.sales()->rowCount(), 0);
        QVERIFY(rig.sales()->lookUp({}));
        rig.waitFor();
        QVERIFY(rig.sales()->rowCount() > 40);

        QStringList many;
        for (int i = 0; i < 101; ++i)
            many.append(QString::number(i));
        const auto refused = rig.sales()->lookUp(many.join(u' '));
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::TooMany);
        QVERIFY(!rig.sales()->isLookup());
    }

    void aTokenThatHasRunOutIsReplaced()
    {
        SalesRig rig;
        rig.sales()->refresh();
        rig.waitFor();
        QVERIFY(!rig.sales()->failure());
        rig.sandbox.expireTokens();
        const QString newer = rig.buy();
        rig.sales()->refresh();
        QTRY_COMPARE(rig.sales()->row(0).id, newer);
        QVERIFY(!rig.sales()->failure());
    }

    void withoutASecretNothingIsAsked()
    {
        SalesRig rig;
        rig.setup.hasSecret = false;
        rig.restart();
        QVERIFY(!rig.sales()->isConfigured());
        rig.sales()->refresh();
        QTest::qWait(50);
        QCOMPARE(rig.sandbox.served("/extensions/transactions"), 0);
        QVERIFY(!rig.sales()->isKnown());
    }

    void itEndsWhileItAsks()
    {
        SalesRig rig;
        for (int i = 0; i < 4; ++i) {
            rig.sales()->refresh();
            QTest::qWait(i * 3);
            rig.restart();
        }
        rig.sales()->refresh();
        rig.waitFor();
        QVERIFY(rig.sales()->rowCount() > 0);
    }
};

QTEST_GUILESS_MAIN(TestExtensionSales)
#include "tst_extension_sales.moc"
