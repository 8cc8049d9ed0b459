// SPDX-License-Identifier: GPL-3.0-or-later

// A long list as rows: always equal to the store, whatever is written meanwhile, with little memory.

#include "follow_rig.h"

#include "community/follow_model.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Sidestage;

namespace {

struct ModelRig : FollowRig
{
    explicit ModelRig(const FollowQuery &query = {})
        : model(list.get())
        , tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        model.setQuery(query);
        QObject::connect(&model, &QAbstractItemModel::modelReset, [this] { ++resets; });
    }
    /// All ids that the model shows, read row by row.
    QStringList shown()
    {
        QStringList ids;
        [&] { QTRY_VERIFY(!model.isScanning()); }();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            [&] { QTRY_VERIFY(index.data(FollowModel::IdRole).isValid()); }();
            ids.append(index.data(FollowModel::IdRole).toString());
        }
        return ids;
    }
    QStringList stored()
    {
        QStringList ids;
        for (const FollowRow &row : rows(model.query()))
            ids.append(row.follow.id);
        return ids;
    }

    FollowModel model;
    QAbstractItemModelTester tester;
    int resets = 0;
};

QList<Follow> some(int from, int to)
{
    QList<Follow> all;
    for (int i = from; i < to; ++i)
        all.append(follow(i, -i));
    return all;
}

}  // namespace

class TestFollowModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstReadingGrowsTheList()
    {
        ModelRig rig;
        QTRY_VERIFY(!rig.model.isScanning());
        QSignalSpy inserted(&rig.model, &QAbstractItemModel::rowsInserted);
        rig.read(some(0, 1234));
        QTRY_COMPARE(rig.model.rowCount(), 1234);
        QVERIFY(inserted.size() < 40);
        QCOMPARE(rig.shown(), rig.stored());
        QCOMPARE(rig.resets, 1);
    }

    void littleIsKeptInMemory()
    {
        FollowRig filled;
        filled.read(some(0, 20'000), 1000);
        FollowModel model(filled.list.get());
        model.setQuery({});
        QTRY_COMPARE(model.rowCount(), 20'000);
        for (int row = 0; row < model.rowCount(); row += 150) {
            const QModelIndex index = model.index(row);
            QTRY_VERIFY(index.data().isValid());
            QVERIFY(model.fetched() <= FollowModel::spanSize * (FollowModel::maxSpans + 1));
        }
        QVERIFY(model.fetched() > 0);
    }

    void thePinnedRowIsNotForgotten()
    {
        FollowRig filled;
        filled.read(some(0, 20'000), 1000);
        FollowModel model(filled.list.get());
        model.setQuery({});
        QTRY_COMPARE(model.rowCount(), 20'000);
        QTRY_VERIFY(model.index(10).data().isValid());
        model.pin(10);
        for (int row = 500; row < model.rowCount(); row += 200)
            QTRY_VERIFY(model.index(row).data().isValid());
        QVERIFY(model.row(10));
        QVERIFY(!model.row(700));
    }

    void aSearchShowsWhatMatches()
    {
        ModelRig rig;
        rig.read(some(0, 3000), 500);
        rig.model.setQuery({.words = u"77"_s});
        QCOMPARE(rig.shown(), rig.stored());
        QVERIFY(!rig.shown().isEmpty());
        // New followers appear if they match the filter.
        rig.write([](FollowTable &table, Database &database) {
            return table.notice(database, {follow(7777, 5), follow(8888, 6)}, {}, moment(6));
        });
        QTRY_COMPARE(rig.shown(), rig.stored());
        QVERIFY(rig.shown().contains(u"8777"_s));
    }

    void whoCameAndWhoLeftAreListsOfTheirOwn()
    {
        ModelRig rig({.show = FollowShow::Left});
        rig.read(some(0, 500));
        QTRY_VERIFY(!rig.model.isScanning());
        QCOMPARE(rig.model.rowCount(), 0);
        rig.read(some(100, 400));
        QTRY_COMPARE(rig.model.rowCount(), 200);
        QCOMPARE(rig.shown(), rig.stored());
        QVERIFY(rig.model.index(0).data(FollowModel::SeenAtRole).toDateTime().isValid());
        rig.model.setQuery({.show = FollowShow::Came});
        QTRY_VERIFY(!rig.model.isScanning());
        QCOMPARE(rig.model.rowCount(), 0);
        rig.read(some(90, 400));
        QTRY_COMPARE(rig.model.rowCount(), 10);
        rig.write(
            [](FollowTable &table, Database &database) { return table.countAnew(database, moment(9)); });
        QTRY_COMPARE(rig.model.rowCount(), 0);
    }

    void theCurrentRowStaysThatOfThePerson()
    {
        ModelRig rig;
        rig.read(some(0, 2000));
        QTRY_COMPARE(rig.model.rowCount(), 2000);
        QTRY_VERIFY(rig.model.index(700).data().isValid());
        const QPersistentModelIndex current(rig.model.index(700));
        const QString id = current.data(FollowModel::IdRole).toString();
        rig.model.pin(700);
        QList<Follow> next = some(5, 2000);  // above it some rows leave ...
        for (int i = 0; i < 30; ++i)
            next.append(follow(5000 + i, 50 + i));  // ... and others are added
        rig.read(next);
        QTRY_COMPARE(rig.model.rowCount(), 2025);
        QCOMPARE(current.row(), 725);
        QTRY_COMPARE(current.data(FollowModel::IdRole).toString(), id);
        QCOMPARE(rig.shown(), rig.stored());
        QCOMPARE(rig.resets, 1);
    }

    void whatIsWrittenWhileOneLooksIsShown()
    {
        for (const QString &words : {QString(), u"3"_s}) {
            ModelRig rig({.words = words});
            QRandomGenerator dice(5);
            QHash<int, int> there;
            for (int round = 0; round < 30; ++round) {
                // Complete readings, events and other queries, in random order and without waiting.
                for (int i = 0; i < 60; ++i) {
                    const int who = dice.bounded(1500);
                    if (dice.bounded(3))
                        there.insert(who, -int(dice.bounded(400)));
                    else
                        there.remove(who);
                }
                QList<Follow> all;
                for (auto it = there.cbegin(); it != there.cend(); ++it)
                    all.append(follow(it.key(), it.value()));
                if (dice.bounded(2)) {
                    rig.read(all, 40);
                } else if (!all.isEmpty()) {
                    const QList<Follow> one{all[dice.bounded(int(all.size()))],
                                            follow(dice.bounded(1500), 10)};
                    for (const Follow &each : one)
                        there.insert(each.id.toInt() - 1000, int(moment(0).secsTo(each.followedAt)));
                    rig.write([one](FollowTable &table, Database &database) {
                        return table.notice(database, one, {}, moment(1));
                    });
                }
                if (dice.bounded(8) == 0)
                    rig.model.reload();
                for (int i = 0; i < 5 && rig.model.rowCount() > 0; ++i)
                    std::ignore = rig.model.index(dice.bounded(rig.model.rowCount())).data();
                if (dice.bounded(2))
                    QCoreApplication::processEvents();
            }
            rig.state();
            QTRY_COMPARE(rig.shown(), rig.stored());
        }
    }
};

QTEST_GUILESS_MAIN(TestFollowModel)
#include "tst_follow_model.moc"
