// SPDX-License-Identifier: GPL-3.0-or-later

// A list that changes: whatever is done to it, it shows the sorted and filtered rows, and an index keeps its
// row.

#include "patience.h"

#include "models/live_list.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include <numeric>
#include <optional>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

struct Item
{
    QString id{};
    QString name{};
    std::optional<int> number{};
    bool operator==(const Item &) const = default;
};

using List = LiveList<Item>;
enum { NameColumn, NumberColumn };

Item make(int i, const QString &name = {})
{
    return {.id = QString::number(i), .name = name.isEmpty() ? u"item %1"_s.arg(i) : name};
}

QList<Item> make(const QList<int> &ids)
{
    QList<Item> rows;
    for (const int id : ids)
        rows.append(make(id));
    return rows;
}

QList<Item> makeMany(int count)
{
    QList<int> ids(count);
    std::iota(ids.begin(), ids.end(), 0);
    return make(ids);
}

QList<Column<Item>> columns()
{
    return {{.title = u"Name"_s, .text = &Item::name, .sort = sortBy<Item>(&Item::name)},
            {.title = u"Number"_s,
             .text = [](const Item &item) { return QString::number(item.number.value_or(0)); },
             .sort = sortBy<Item>(&Item::number),
             .isNumber = true}};
}

QStringList shown(const QAbstractItemModel &model)
{
    QStringList keys;
    for (int row = 0; row < model.rowCount(); ++row)
        keys.append(model.index(row, 0).data(List::KeyRole).toString());
    return keys;
}

void settle(const List &list)
{
    QTRY_VERIFY(!list.isBusy());
}

/// What the list has to show: the same operations on a plain list, sorted and filtered as a whole.
struct Expected
{
    QList<Item> rows{};
    int column = -1;
    Qt::SortOrder direction = Qt::AscendingOrder;
    QString needle{};

    void upsert(const Item &item)
    {
        const auto same = [&](const Item &other) { return other.id == item.id; };
        if (const auto known = std::find_if(rows.begin(), rows.end(), same); known != rows.end())
            *known = item;
        else
            rows.append(item);
    }
    QStringList keys() const
    {
        QList<Item> sorted = rows;
        const bool isDown = direction == Qt::DescendingOrder;
        std::stable_sort(sorted.begin(), sorted.end(), [&](const Item &a, const Item &b) {
            if (column == NameColumn)
                return isDown ? b.name < a.name : a.name < b.name;
            if (column != NumberColumn || a.number == b.number)
                return false;
            if (!a.number || !b.number)
                return a.number.has_value();
            return isDown ? *b.number < *a.number : *a.number < *b.number;
        });
        QStringList keys;
        for (const Item &item : std::as_const(sorted)) {
            if (item.name.contains(needle))
                keys.append(item.id);
        }
        return keys;
    }
};

}  // namespace

class TestLiveList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anySequenceShowsTheSortedFilteredRows_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("waits");
        QTest::newRow("few rows") << 40 << 600 << true;
        QTest::newRow("some rows") << 700 << 120 << true;
        QTest::newRow("around the limit") << int(2 * List::maxInPlace) << 80 << true;
        QTest::newRow("many rows") << 6000 << 50 << true;
        QTest::newRow("many rows, without waiting") << 6000 << 90 << false;
    }
    void anySequenceShowsTheSortedFilteredRows()
    {
        QFETCH(int, most);
        QFETCH(int, steps);
        QFETCH(bool, waits);
        List list(&Item::id, columns());
        QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&list, &QAbstractItemModel::modelReset);
        QRandomGenerator dice(42);
        Expected expected;
        const auto some = [&] { return 1 + dice.bounded(dice.bounded(4) == 0 ? most / 2 : 5); };
        const auto anyRow = [&] {
            const int id = dice.bounded(most);
            return Item{.id = QString::number(id),
                        .name = u"n%1"_s.arg(dice.bounded(most)),
                        .number = dice.bounded(3) ? std::optional(dice.bounded(most / 4)) : std::nullopt};
        };
        for (int step = 0; step < steps; ++step) {
            const QStringList before = expected.keys();
            QList<QPersistentModelIndex> held;
            QStringList heldKeys;
            for (int i = 0; i < 5 && list.rowCount() > 0; ++i) {
                held.append(list.index(dice.bounded(list.rowCount()), dice.bounded(2)));
                heldKeys.append(held.last().data(List::KeyRole).toString());
            }
            switch (dice.bounded(9)) {
            case 0:
            case 1:
            case 2: {
                QList<Item> rows;
                for (int i = some(); i > 0; --i) {
                    rows.append(anyRow());
                    expected.upsert(rows.last());
                }
                list.upsert(rows);
                break;
            }
            case 3:
            case 4: {
                QStringList keys;
                for (int i = some(); i > 0; --i)
                    keys.append(QString::number(dice.bounded(most)));
                expected.rows.removeIf([&](const Item &item) { return keys.contains(item.id); });
                list.remove(keys);
                break;
            }
            case 5:
                expected.column = dice.bounded(-1, 2);
                expected.direction = dice.bounded(2) ? Qt::AscendingOrder : Qt::DescendingOrder;
                list.sort(expected.column, expected.direction);
                break;
            case 6:
                expected.needle = dice.bounded(2) ? QString() : QString::number(dice.bounded(10));
                list.setFilter(
                    [needle = expected.needle](const Item &item) { return item.name.contains(needle); });
                break;
            case 7: {
                // Some go, some come, some move.
                expected.rows.removeIf([&](const Item &) { return dice.bounded(20) == 0; });
                for (int i = dice.bounded(6); i > 0; --i) {
                    const Item item = anyRow();
                    expected.rows.removeIf([&](const Item &other) { return other.id == item.id; });
                    expected.rows.insert(dice.bounded(int(expected.rows.size()) + 1), item);
                }
                if (dice.bounded(4) == 0)
                    std::shuffle(expected.rows.begin(), expected.rows.end(), dice);
                list.sync(expected.rows);
                break;
            }
            default:
                if (dice.bounded(6) == 0) {
                    expected.rows.clear();
                    list.clear();
                }
                break;
            }
            if (!waits && dice.bounded(4) != 0) {
                QCoreApplication::processEvents();
                continue;
            }
            settle(list);
            const QStringList after = expected.keys();
            QCOMPARE(shown(list), after);
            QCOMPARE(list.total(), int(expected.rows.size()));
            for (int row = 0; row < list.rowCount(); row += 1 + list.rowCount() / 100) {
                QCOMPARE(list.rowOf(after[row]), row);
                QCOMPARE(list.find(after[row])->id, after[row]);
            }
            for (qsizetype i = 0; i < held.size(); ++i) {
                QVERIFY(!held[i].isValid() || held[i].data(List::KeyRole).toString() == heldKeys[i]);
                if (waits)
                    QCOMPARE(held[i].isValid(), after.contains(heldKeys[i]));
            }
        }
        QCOMPARE(resets.size(), 0);
    }

    void groupsStandBelowTheirHeads_data()
    {
        QTest::addColumn<int>("most");
        QTest::newRow("few rows") << 60;
        QTest::newRow("many rows") << 3000;
    }
    void groupsStandBelowTheirHeads()
    {
        QFETCH(int, most);
        List list(&Item::id, columns());
        QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto groupOf = [](const Item &item) { return item.number.value_or(-1); };
        list.setGrouping({.order = [=](const Item &a, const Item &b) { return groupOf(a) - groupOf(b); },
                          .head =
                              [=](const Item &item) {
                                  const int group = groupOf(item);
                                  return Item{.id = u"#%1"_s.arg(group), .name = u"0"_s, .number = group};
                              },
                          .count = [](Item &head, const Item &,
                                      int sign) { head.name = QString::number(head.name.toInt() + sign); }});
        QRandomGenerator dice(43);
        Expected expected;
        QSet<int> collapsed;
        for (int step = 0; step < 60; ++step) {
            QList<Item> rows;
            for (int i = dice.bounded(dice.bounded(3) == 0 ? most : 6); i > 0; --i) {
                rows.append({.id = QString::number(dice.bounded(most)),
                             .name = u"n%1"_s.arg(dice.bounded(most)),
                             .number = dice.bounded(8) ? std::optional(dice.bounded(7)) : std::nullopt});
                expected.upsert(rows.last());
            }
            list.upsert(rows);
            const QString gone = QString::number(dice.bounded(most));
            expected.rows.removeIf([&](const Item &item) { return item.id == gone; });
            list.remove({gone});
            switch (dice.bounded(6)) {
            case 0:
                expected.column = dice.bounded(-1, 1);
                list.sort(expected.column);
                break;
            case 1:
                expected.needle = dice.bounded(2) ? QString() : QString::number(dice.bounded(10));
                list.setFilter(
                    [needle = expected.needle](const Item &item) { return item.name.contains(needle); });
                break;
            case 2:
                collapsed = {dice.bounded(7), dice.bounded(7)};
                list.setCollapsed([=](const Item &head) { return collapsed.contains(groupOf(head)); });
                break;
            default:
                break;
            }
            if (dice.bounded(3) == 0)
                continue;
            settle(list);
            std::map<int, QStringList> groups;
            const QStringList keys = expected.keys();
            for (const QString &key : keys)
                groups[groupOf(*list.find(key))].append(key);
            QStringList wanted, rowsNow;
            for (const auto &[group, of] : groups) {
                wanted.append(u"#%1 %2"_s.arg(group).arg(of.size()));
                if (!collapsed.contains(group))
                    wanted += of;
            }
            for (int row = 0; row < list.rowCount(); ++row) {
                const Item &item = list.row(row);
                QCOMPARE(list.rowOf(item.id), row);
                rowsNow.append(item.id.startsWith(u'#') ? item.id + u' ' + item.name : item.id);
            }
            QCOMPARE(rowsNow, wanted);
            QCOMPARE(list.matching(), int(keys.size()));
        }
    }

    void fewChangesOfALongListAreShownAtOnce()
    {
        List list(&Item::id, columns());
        list.upsert(makeMany(5000));
        settle(list);
        const QPersistentModelIndex held = list.index(4000, 0);
        const QString key = held.data(List::KeyRole).toString();
        list.sort(NameColumn, Qt::DescendingOrder);
        QVERIFY(list.isBusy());
        list.remove({list.row(10).id});
        list.upsert({make(9000)});
        QCOMPARE(list.rowCount(), 5000);
        QCOMPARE(list.rowOf(u"9000"_s), 4999);  // in the order that is shown
        QCOMPARE(held.row(), 3999);
        settle(list);
        QCOMPARE(list.rowCount(), 5000);
        QCOMPARE(held.data(List::KeyRole).toString(), key);
        QVERIFY(list.rowOf(u"9000"_s) >= 0);
    }

    void selectionAndCurrentRowFollowTheKeys_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("few") << 30;
        QTest::newRow("many") << 5000;
    }
    void selectionAndCurrentRowFollowTheKeys()
    {
        QFETCH(int, count);
        List list(&Item::id, columns());
        list.upsert(makeMany(count));
        settle(list);
        QItemSelectionModel selection(&list);
        for (const int row : {3, 17})
            selection.select(list.index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        selection.setCurrentIndex(list.index(17, 0), QItemSelectionModel::NoUpdate);
        list.sort(NameColumn, Qt::DescendingOrder);
        list.remove({u"1"_s, u"5"_s});
        list.upsert({make(count), make(17, u"first"_s)});
        settle(list);
        QCOMPARE(selection.currentIndex().data(List::KeyRole).toString(), u"17"_s);
        QStringList selected;
        for (const QModelIndex &index : selection.selectedRows())
            selected.append(index.data(List::KeyRole).toString());
        selected.sort();
        QCOMPARE(selected, (QStringList{u"17"_s, u"3"_s}));
    }

    void aRunOfRowsIsOneChange()
    {
        List list(&Item::id, columns());
        list.sync(make({1, 5}));
        QSignalSpy inserted(&list, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&list, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
        QSignalSpy moved(&list, &QAbstractItemModel::layoutChanged);
        list.sync(make({1, 2, 3, 4, 5}));
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(changed.size(), 0);
        auto rows = make({1, 2, 3, 4, 5});
        rows[1].name = rows[2].name = u"changed"_s;
        list.sync(rows);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.first().at(1).toModelIndex().row(), 2);
        list.remove({u"3"_s, u"2"_s});
        QCOMPARE(removed.size(), 1);
        list.sync(make({9, 1, 4, 5}));
        QCOMPARE(list.row(0).id, u"9"_s);
        QCOMPARE(moved.size(), 0);
        QVERIFY(!list.isBusy());
    }

    void manyRunsAreOneChangeOfTheLayout()
    {
        List list(&Item::id, columns());
        list.upsert(makeMany(450));
        QSignalSpy removed(&list, &QAbstractItemModel::rowsRemoved);
        list.setFilter([](const Item &item) { return item.id.toInt() % 3 == 0; });
        QCOMPARE(list.rowCount(), 150);
        QCOMPARE(removed.size(), 1);
    }

    void rowsThatAreTheSameChangeNothing()
    {
        List list(&Item::id, columns());
        list.sync(make({1, 2, 3}));
        QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
        list.upsert(make({1, 2}));
        list.sync(make({1, 2, 3}));
        QCOMPARE(changed.size(), 0);
    }

    void anEmptyKeyIsAKeyAsAnyOther()
    {
        List list(&Item::id, columns());
        const Item none{.id = u""_s, .name = u"none"_s};
        list.sync(QList<Item>{make(1), none});
        list.sync(QList<Item>{none, make(2)});
        QCOMPARE(list.rowCount(), 2);
        QCOMPARE(list.row(0).name, u"none"_s);
    }

    void rowsWithoutAValueComeLastAndEqualOnesByTheTieOrder()
    {
        List list(&Item::id, columns());
        list.setTieOrder(NameColumn, Qt::AscendingOrder);
        Item a = make(1, u"a"_s), b = make(2, u"b"_s), c = make(3);
        a.number = b.number = 7;
        Item d = make(4);
        d.number = 8;
        list.upsert({b, a, c, d});
        list.sort(NumberColumn, Qt::AscendingOrder);
        QCOMPARE(shown(list).join(u' '), u"1 2 4 3"_s);
        list.sort(NumberColumn, Qt::DescendingOrder);
        QCOMPARE(shown(list).join(u' '), u"4 1 2 3"_s);
    }

    void theNewestFilterCountsHoweverFastItChanges()
    {
        List list(&Item::id, columns());
        list.upsert(makeMany(20'000));
        for (const QString &needle : {u"1"_s, u"19"_s, u"1999"_s}) {
            list.setFilter([needle](const Item &item) { return item.name.contains(needle); });
            QCoreApplication::processEvents();
            QVERIFY(list.isBusy());
        }
        settle(list);
        QCOMPARE(list.rowCount(), 12);
    }

    void rowsAreGoneAtOnceWhenClearedWhileArranging()
    {
        List list(&Item::id, columns());
        QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.upsert(makeMany(20'000));
        settle(list);
        list.sort(NameColumn);
        QCoreApplication::processEvents();
        list.clear();
        QCOMPARE(list.rowCount(), 0);
        list.upsert(make({1, 2}));
        settle(list);
        QCOMPARE(list.rowCount(), 2);
        QVERIFY(!list.find(u"3"_s));
    }

    void itMayBeDestroyedWhileArranging()
    {
        for (int i = 0; i < 20; ++i) {
            List list(&Item::id, columns());
            list.upsert(makeMany(5'000));
            QCoreApplication::processEvents();
        }
    }

    void manyRowsThroughAProxyStayRight()
    {
        auto rows = makeMany(20'000);
        List list(&Item::id, columns());
        list.sync(rows);
        settle(list);
        QSortFilterProxyModel proxy;
        proxy.setSourceModel(&list);
        proxy.sort(0, Qt::DescendingOrder);
        for (int i = 0; i < 500; ++i)
            rows.removeAt(i * 30);
        list.sync(rows);
        settle(list);
        QCOMPARE(proxy.rowCount(), 19'500);
        for (int i = 1; i < proxy.rowCount(); ++i)
            QVERIFY(proxy.index(i - 1, 0).data().toString() > proxy.index(i, 0).data().toString());
    }

    void aCellHasTheLookOfItsColumn()
    {
        auto all = columns();
        all[NameColumn].look = [](const Item &item) {
            return Look{.icon = Icon::Star, .tone = Tone::Good, .isStrong = true, .detail = item.id};
        };
        all[NameColumn].toolTip = &Item::id;
        List list(&Item::id, all);
        list.setSpoken([](const Item &item) { return item.name + u'!'; });
        list.upsert(make(QList<int>{7}));
        const QModelIndex cell = list.index(0, NameColumn);
        QCOMPARE(cell.data().toString(), u"item 7"_s);
        QCOMPARE(cell.data(RowRole::Symbol).toInt(), int(Icon::Star));
        QCOMPARE(cell.data(RowRole::TextTone).toInt(), int(Tone::Good));
        QVERIFY(cell.data(RowRole::Strong).toBool());
        QVERIFY(!cell.data(RowRole::PillKind).isValid());
        QCOMPARE(cell.data(RowRole::Detail).toString(), u"7"_s);
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), u"7"_s);
        QCOMPARE(cell.data(Qt::AccessibleTextRole).toString(), u"item 7!"_s);
        QSignalSpy changed(&list, &QAbstractItemModel::dataChanged);
        list.setDetail(NameColumn, [](const Item &) { return u"beside"_s; });
        QCOMPARE(cell.data(RowRole::Detail).toString(), u"beside"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(list.index(0, NumberColumn).data(Qt::TextAlignmentRole).toInt(),
                 int(Qt::AlignRight | Qt::AlignVCenter));
        QCOMPARE(list.headerData(NumberColumn, Qt::Horizontal, Qt::TextAlignmentRole).toInt(),
                 int(Qt::AlignRight | Qt::AlignVCenter));
    }
};

QTEST_GUILESS_MAIN(TestLiveList)
#include "tst_live_list.moc"
