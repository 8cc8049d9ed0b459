// SPDX-License-Identifier: GPL-3.0-or-later

// Donations as rows: each once, summed exactly, sorted and searched. A persistent index keeps its donation.

#include "patience.h"

#include "charity/donation_model.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

Donation donation(int number, qint64 minor, const QString &who = u"fennel_77"_s,
                  const QString &currency = u"GBP"_s)
{
    return {.id = u"d%1"_s.arg(number),
            .campaignId = u"c"_s,
            .userId = u"id of "_s + who,
            .userLogin = who,
            .userName = who,
            .amount = Money(minor, 2, currency),
            .seenAt = QDateTime(QDate(2026, 11, 22), QTime(20, 0), Qt::UTC).addSecs(number),
            .place = number};
}

}  // namespace

class TstDonationModel : public QObject
{
    Q_OBJECT

    QStringList column(const DonationModel &model, int column)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.index(row, column).data().toString());
        return texts;
    }
    QStringList ids(const DonationModel &model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts.append(model.row(row).key);
        return texts;
    }
    void settle(const DonationModel &model) { QTRY_VERIFY(!model.isBusy()); }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void theNewestStandsFirstAndNoneTwice()
    {
        DonationModel model;
        QAbstractItemModelTester tester(&model);
        QCOMPARE(model.insertNew({donation(2, 500), donation(1, 700)}).size(), 2);
        QCOMPARE(model.insertNew({donation(3, 100), donation(2, 500)}).size(), 1);
        settle(model);
        QCOMPARE(ids(model), (QStringList{u"d3"_s, u"d2"_s, u"d1"_s}));
        QCOMPARE(model.total(), 3);
        QCOMPARE(model.sums().all(), QList<Money>{Money(1300, 2, u"GBP"_s)});
        QCOMPARE(model.latest()->id, u"d3"_s);
        QCOMPARE(model.largest()->id, u"d1"_s);
        QVERIFY(model.insertNew({donation(0, 5)}).size() == 1 && model.insertNew({Donation{}}).isEmpty());
    }

    void whoGaveIsSummedByViewer()
    {
        DonationModel model;
        QAbstractItemModelTester tester(&model);
        model.insertNew({donation(1, 500, u"orbit_ant"_s), donation(2, 300), donation(3, 400),
                         donation(4, 100, u"wren"_s)});
        model.setView(DonationModel::View::Viewers, DonationModel::Order::Largest, Qt::DescendingOrder);
        settle(model);
        QCOMPARE(model.viewers(), 3);
        QCOMPARE(column(model, DonationModel::ViewerColumn),
                 (QStringList{u"fennel_77"_s, u"orbit_ant"_s, u"wren"_s}));
        QCOMPARE(column(model, DonationModel::AmountColumn),
                 (QStringList{u"£7.00"_s, u"£5.00"_s, u"£1.00"_s}));
        QCOMPARE(model.row(0).count, 2);
        // New donations change the order of the viewers.
        model.insertNew({donation(5, 900, u"wren"_s)});
        settle(model);
        QCOMPARE(column(model, DonationModel::ViewerColumn).first(), u"wren"_s);
        model.setView(DonationModel::View::Donations, DonationModel::Order::Newest, Qt::DescendingOrder);
        settle(model);
        QCOMPARE(ids(model).first(), u"d5"_s);
        QCOMPARE(model.rowCount(), 5);
    }

    void theTitlesFollowTheLanguage()
    {
        class Other : public QTranslator
        {
        public:
            bool isEmpty() const override { return false; }
            QString translate(const char *, const char *source, const char *, int) const override
            {
                return u"["_s + QString::fromUtf8(source) + u"]"_s;
            }
        };
        DonationModel model;
        const auto title = [&](int column) { return model.headerData(column, Qt::Horizontal).toString(); };
        QCOMPARE(title(DonationModel::ViewerColumn), u"Viewer"_s);
        Other other;
        QVERIFY(QCoreApplication::installTranslator(&other));
        model.translate();
        QCOMPARE(title(DonationModel::SeenColumn), u"[Time]"_s);
        QCOMPARE(title(DonationModel::ViewerColumn), u"[Viewer]"_s);
        QCOMPARE(title(DonationModel::AmountColumn), u"[Amount]"_s);
        QCoreApplication::removeTranslator(&other);
        model.setView(DonationModel::View::Viewers, DonationModel::Order::Largest, Qt::DescendingOrder);
        model.translate();
        QCOMPARE(title(DonationModel::SeenColumn), u"Donations"_s);
        QCOMPARE(title(DonationModel::AmountColumn), u"Amount"_s);
    }

    void currenciesAreSummedApart()
    {
        DonationModel model;
        model.insertNew({donation(1, 500), donation(2, 300, u"wren"_s, u"EUR"_s), donation(3, 100)});
        QCOMPARE(model.sums().of(u"GBP"_s).minor(), 600);
        QCOMPARE(model.sums().of(u"EUR"_s).minor(), 300);
    }

    void itIsSearchedByNameAndByAmount()
    {
        DonationModel model;
        QAbstractItemModelTester tester(&model);
        model.insertNew({donation(1, 2500, u"orbit_ant"_s), donation(2, 300), donation(3, 2550, u"Wren"_s)});
        model.setSearch(u"ORBIT"_s);
        settle(model);
        QCOMPARE(ids(model), QStringList{u"d1"_s});
        model.setSearch(u"25"_s);
        settle(model);
        QCOMPARE(ids(model), (QStringList{u"d3"_s, u"d1"_s}));
        model.setSearch({});
        settle(model);
        QCOMPARE(model.rowCount(), 3);
    }

    void aRowStaysTheSameWhileOthersComeAndTheOrderChanges()
    {
        DonationModel model;
        QAbstractItemModelTester tester(&model);
        QList<Donation> some;
        for (int i = 1; i <= 300; ++i)
            some.append(donation(i, (i * 7919) % 1000 + 1, u"v%1"_s.arg(i % 40)));
        model.insertNew(some);
        settle(model);
        const QPersistentModelIndex held = model.index(model.rowOf(u"d150"_s), 1);
        model.sort(DonationModel::AmountColumn, Qt::DescendingOrder);
        settle(model);
        QCOMPARE(held.data(DonationModel::KeyRole).toString(), u"d150"_s);
        model.insertNew({donation(301, 5), donation(302, 100'000)});
        settle(model);
        QCOMPARE(held.data(DonationModel::KeyRole).toString(), u"d150"_s);
        QCOMPARE(ids(model).first(), u"d302"_s);
        // A row that the filter removes invalidates its index.
        model.setSearch(u"no such name"_s);
        settle(model);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!held.isValid());
    }

    void aNewcomerStandsWhereTheOrderWantsIt()
    {
        DonationModel model;
        QRandomGenerator random(3);
        QList<Donation> all;
        for (int i = 0; i < 1000; ++i)
            all.append(donation(i, random.bounded(1, 5000)));
        model.sort(DonationModel::AmountColumn, Qt::AscendingOrder);
        for (int i = 0; i < 1000; i += 50) {
            model.insertNew(all.mid(i, 50));
            if (i % 200 == 0)
                settle(model);
        }
        settle(model);
        qint64 before = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const qint64 minor = model.row(row).what.amount.minor();
            QVERIFY(minor >= before);
            before = minor;
        }
        QCOMPARE(model.rowCount(), 1000);
    }

    void anotherCampaignBeginsWithAnEmptyTable()
    {
        DonationModel model;
        QAbstractItemModelTester tester(&model);
        model.insertNew({donation(1, 500), donation(2, 600)});
        settle(model);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.total(), 0);
        QVERIFY(model.sums().isEmpty());
        QVERIFY(!model.latest() && !model.largest());
        model.insertNew({donation(1, 50)});
        settle(model);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.sums().of(u"GBP"_s).minor(), 50);
    }

    void whatIsOlderThanTheFirstLookSaysEarlier()
    {
        DonationModel model;
        model.setNow([] { return QDateTime(QDate(2026, 11, 22), QTime(21, 0), Qt::UTC); });
        Donation early = donation(1, 500, {});
        early.seenAt = {};
        early.userLogin.clear();
        early.userName.clear();
        model.insertNew({early, donation(2, 100)});
        settle(model);
        QCOMPARE(model.index(1, DonationModel::SeenColumn).data().toString(), u"earlier"_s);
        QCOMPARE(model.index(1, DonationModel::ViewerColumn).data().toString(), u"deleted account"_s);
        const QDateTime seen = donation(2, 100).seenAt.toLocalTime();
        QCOMPARE(model.index(0, DonationModel::SeenColumn).data().toString(), seen.toString(u"HH:mm:ss"_s));
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 u"fennel_77, £1.00, %1"_s.arg(seen.toString(u"HH:mm:ss"_s)));
    }
};

QTEST_GUILESS_MAIN(TstDonationModel)
#include "tst_donation_model.moc"
