// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resource_model.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

struct Item
{
    QString id{};
    QString name{};
    QString note{};
    bool operator==(const Item &) const = default;
};

Item make(int i, const QString &note = {})
{
    return {.id = QString::number(i), .name = u"item %1"_s.arg(i), .note = note};
}

QList<Item> make(const QList<int> &ids)
{
    QList<Item> rows;
    for (const int id : ids)
        rows.append(make(id));
    return rows;
}

QList<Column<Item>> columns()
{
    return {{u"Name"_s, &Item::name}, {u"Note"_s, &Item::note}};
}

}  // namespace

class TestResourceModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itNeverResetsAndKeepsItsPlaces()
    {
        ResourceModel<Item> model(&Item::id, columns());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QRandomGenerator random(42);
        QList<int> ids;
        for (int round = 0; round < 120; ++round) {
            QList<int> next;
            for (const int id : std::as_const(ids)) {
                if (random.bounded(4))
                    next.append(id);
            }
            const int fresh = random.bounded(6);
            for (int i = 0; i < fresh; ++i)
                next.insert(random.bounded(int(next.size()) + 1), round * 10 + i);
            if (round % 7 == 0)
                std::shuffle(next.begin(), next.end(), random);
            const QPersistentModelIndex kept
                = model.rowCount() ? model.index(random.bounded(model.rowCount()), 0) : QModelIndex();
            const QString key = kept.data(ResourceModelBase::KeyRole).toString();
            model.sync(make(next));
            QCOMPARE(model.rowCount(), int(next.size()));
            for (int i = 0; i < next.size(); ++i) {
                QCOMPARE(model.row(i).id, QString::number(next[i]));
                QCOMPARE(model.indexOf(QString::number(next[i])), i);
            }
            if (kept.isValid())
                QCOMPARE(kept.data(ResourceModelBase::KeyRole).toString(), key);
            ids = next;
        }
        QCOMPARE(resets.size(), 0);
    }

    void aRunOfNewRowsIsOneInsertion()
    {
        ResourceModel<Item> model(&Item::id, columns());
        model.sync(make({1, 5}));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.sync(make({1, 2, 3, 4, 5}));
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(changed.size(), 0);
        auto rows = make({1, 2, 3, 4, 5});
        rows[1].note = rows[2].note = u"changed"_s;
        model.sync(rows);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.first().at(1).toModelIndex().row(), 2);
    }

    void anEditIsSeenAtOnceAndTakenBackWhenRefused()
    {
        ResourceModel<Item> model(&Item::id, columns());
        model.sync(make({1, 2, 3}));
        QSignalSpy refused(&model, &ResourceModelBase::refused);
        const auto a = model.edit(u"2"_s, [](Item &i) { i.note = u"A"_s; });
        const auto b = model.edit(u"2"_s, [](Item &i) { i.name = u"B"_s; });
        QVERIFY(model.index(1, 0).data(ResourceModelBase::PendingRole).toBool());
        model.sync(make({1, 2, 3}));  // a poll in between keeps the pending value
        QCOMPARE(model.row(1).note, u"A"_s);
        model.refuse(a, Error{.kind = Error::Kind::Forbidden});
        QCOMPARE(model.row(1).note, QString());
        QCOMPARE(model.row(1).name, u"B"_s);
        model.confirm(b, make(2, u"service"_s));
        QCOMPARE(model.row(1).note, u"service"_s);
        QCOMPARE(model.row(1).name, u"item 2"_s);
        QVERIFY(!model.index(1, 0).data(ResourceModelBase::PendingRole).toBool());
        QCOMPARE(refused.size(), 1);
    }

    void anEditOfARowThatIsGoneDoesNothing()
    {
        ResourceModel<Item> model(&Item::id, columns());
        model.sync(make(QList<int>{1}));
        const auto ticket = model.edit(u"1"_s, [](Item &i) { i.note = u"x"_s; });
        model.sync({});
        model.confirm(ticket, make(1, {}));
        model.refuse(model.edit(u"1"_s, [](Item &) {}), Error{});
        QCOMPARE(model.rowCount(), 0);
    }

    void aPageIsAppendedWithoutDoubles()
    {
        ResourceModel<Item> model(&Item::id, columns());
        model.sync(make({1, 2}));
        model.append(QList<Item>{make(2, u"newer"_s), make(3)});
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.row(1).note, u"newer"_s);
        model.remove(u"1"_s);
        QCOMPARE(model.indexOf(u"3"_s), 1);
        QCOMPARE(model.indexOf(u"1"_s), -1);
    }

    void anEmptyKeyIsAKeyAsAnyOther()
    {
        ResourceModel<Item> model(&Item::id, columns());
        const Item none{.id = u""_s, .name = u"none"_s};
        model.sync(QList<Item>{make(1), none});
        model.sync(QList<Item>{none, make(2)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.row(0).name, u"none"_s);
    }

    void manyRowsThroughAProxyStayRight()
    {
        QList<int> ids(20'000);
        std::iota(ids.begin(), ids.end(), 0);
        auto rows = make(ids);
        ResourceModel<Item> model(&Item::id, columns());
        model.sync(rows);
        QSortFilterProxyModel proxy;
        proxy.setSourceModel(&model);
        proxy.setSortRole(ResourceModelBase::SortRole);
        proxy.sort(0, Qt::DescendingOrder);
        for (int i = 0; i < 500; ++i)
            rows.removeAt(i * 30);
        model.sync(rows);
        QCOMPARE(proxy.rowCount(), 19'500);
        for (int i = 1; i < proxy.rowCount(); ++i)
            QVERIFY(proxy.index(i - 1, 0).data().toString() > proxy.index(i, 0).data().toString());
    }
};

QTEST_GUILESS_MAIN(TestResourceModel)
#include "tst_resource_model.moc"
