// SPDX-License-Identifier: GPL-3.0-or-later

// The selection in a long list: applied in the order of the calls, to the rows shown at the time of the call.

#include "queue_model_rig.h"

#include <QSignalSpy>

using namespace Sidestage;
using Sort = QueueModel::Sort;
using Group = QueueModel::Group;

namespace {

constexpr int many = 30'000;

/// A long list that is completely built.
struct Long
{
    QRandomGenerator dice{21};
    RedemptionQueue queue{};
    std::unique_ptr<QueueModel> model{};

    Long()
    {
        queue.upsert(some(many, dice));
        model = std::make_unique<QueueModel>(&queue);
        settle(*model);
    }
    bool isReady() const { return model->rowCount() == many; }
};

}  // namespace

class TestQueueModelSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// How long it takes is measured by sidestage-bench-queue.
    void everyCallIsCompleteWhenItReturns_data()
    {
        QTest::addColumn<std::function<void(QueueModel &)>>("act");
        QTest::addColumn<int>("selected");
        using Act = std::function<void(QueueModel &)>;
        QTest::newRow("all") << Act([](QueueModel &model) { model.selectAllShown(); }) << many;
        QTest::newRow("from the first to the last")
            << Act([](QueueModel &model) { model.selectRows(0, model.rowCount() - 1, true); }) << many;
        QTest::newRow("all but some") << Act([](QueueModel &model) {
            model.selectAllShown();
            model.selectRows(10, 19, false);
        }) << many - 10;
        QTest::newRow("all, and none again") << Act([](QueueModel &model) {
            model.selectAllShown();
            model.clearSelection();
        }) << 0;
        QTest::newRow("none, and one") << Act([](QueueModel &model) {
            model.selectAllShown();
            model.clearSelection();
            model.select(model.idAt(7), true);
        }) << 1;
    }
    void everyCallIsCompleteWhenItReturns()
    {
        QFETCH(std::function<void(QueueModel &)>, act);
        QFETCH(int, selected);
        Long list;
        QVERIFY(list.isReady());
        QueueModel &model = *list.model;
        QSignalSpy changes(&model, &QueueModel::selectionChanged);
        act(model);
        QVERIFY(!changes.isEmpty());
        QCOMPARE(model.selectedCount(), selected);
        const QStringList answer = model.selected();
        QCOMPARE(answer.size(), selected);
        // In the order shown.
        int at = -1;
        for (const QString &id : answer) {
            const int row = model.rowOf(id);
            QVERIFY(row > at);
            at = row;
        }
    }

    /// A request applies to what the user saw, whatever comes after it.
    void meansWhatWasShownWhenItWasAsked()
    {
        Long list;
        QVERIFY(list.isReady());
        QueueModel &model = *list.model;
        QStringList expected;
        for (int i = 100; i < many; ++i)
            expected.append(model.idAt(i));
        model.selectRows(100, many - 1, true);
        Api::Redemption fresh = redemption(many + 1, list.dice);
        fresh.redeemedAt = evening.addDays(-1);  // it will be the first row
        list.queue.upsert({fresh});
        model.setSort(Sort::NewestFirst);
        settle(model);
        QCOMPARE(model.rowOf(fresh.id), many);
        QCOMPARE(model.index(many, 0).data(QueueModel::SelectedRole).value<Qt::CheckState>(), Qt::Unchecked);
        QStringList chosen = model.selected();
        QCOMPARE(chosen.size(), expected.size());
        std::reverse(chosen.begin(), chosen.end());
        QVERIFY(chosen == expected);
    }

    /// New rows that were held back appear after the work, not in the middle of it.
    void newcomersWaitForIt()
    {
        Long list;
        QVERIFY(list.isReady());
        QueueModel &model = *list.model;
        QStringList expected;
        for (int i = 100; i < many; ++i)
            expected.append(model.idAt(i));
        model.setHoldNewcomers(true);
        QStringList fresh;
        for (int i = 1; i <= 5; ++i) {
            Api::Redemption one = redemption(many + i, list.dice);
            one.redeemedAt = evening.addSecs(40 * i - 20);  // between the existing rows
            list.queue.upsert({one});
            fresh.append(one.id);
        }
        QTRY_COMPARE(model.newcomers(), 5);
        model.selectRows(100, many - 1, true);
        model.setHoldNewcomers(false);
        settle(model);
        QCOMPARE(model.rowCount(), many + 5);
        for (const QString &id : std::as_const(fresh))
            QVERIFY(model.rowOf(id) >= 0);
        QVERIFY(model.selected() == expected);
    }

    /// The caller that takes the selected ids gets them exclusively, and once.
    void whatWasTakenIsNotSelectedAnyMore()
    {
        Long list;
        QVERIFY(list.isReady());
        QueueModel &model = *list.model;
        model.selectAllShown();
        QCOMPARE(model.takeSelected().size(), many);
        QVERIFY(model.takeSelected().isEmpty());
        QCOMPARE(model.selectedCount(), 0);
        QCOMPARE(model.index(5, 0).data(QueueModel::SelectedRole).value<Qt::CheckState>(), Qt::Unchecked);
    }

    void aWholeGroupIsSelectedFoldedOrNot_data()
    {
        QTest::addColumn<Group>("group");
        QTest::addColumn<bool>("folded");
        for (const auto group : {Group::Reward, Group::Viewer}) {
            const char *name = group == Group::Reward ? "reward" : "viewer";
            QTest::addRow("%s, open", name) << group << false;
            QTest::addRow("%s, folded", name) << group << true;
        }
    }
    void aWholeGroupIsSelectedFoldedOrNot()
    {
        QFETCH(Group, group);
        QFETCH(bool, folded);
        Long list;
        QVERIFY(list.isReady());
        QueueModel &model = *list.model;
        model.setGroup(group);
        settle(model);
        const QModelIndex head = model.index(0, 0);
        const QString key = head.data(QueueModel::GroupRole).toString();
        const int count = head.data(QueueModel::CountRole).toInt();
        QVERIFY(count > 2000);
        if (folded) {
            model.setCollapsed(key, true);
            settle(model);
            model.selectRows(0, 0, true);  // the head stands for its rows
        } else {
            model.selectGroup(key, true);
        }
        settle(model);
        QCOMPARE(model.selectedCount(), count);
        QCOMPARE(model.index(0, 0).data(QueueModel::SelectedRole).value<Qt::CheckState>(), Qt::Checked);
        QCOMPARE(model.selected().size(), count);
        // Clearing the selection includes the rows of a collapsed group.
        model.setCollapsed(key, true);
        settle(model);
        model.clearSelection();
        settle(model);
        QCOMPARE(model.selectedCount(), 0);
        QCOMPARE(model.index(0, 0).data(QueueModel::SelectedRole).value<Qt::CheckState>(), Qt::Unchecked);
    }

    void aSmallGroupOpensAmongManyRows()
    {
        Long list;
        QVERIFY(list.isReady());
        QueueModel &model = *list.model;
        model.setGroup(Group::Viewer);
        settle(model);
        Api::Redemption rare = redemption(many + 1, list.dice);
        rare.userId = u"1"_s;
        rare.userLogin = rare.userName = u"aaa"_s;
        list.queue.upsert({rare});
        settle(model);
        QCOMPARE(model.rowOf(rare.id), 1);
        model.setCollapsed(rare.userId, true);
        settle(model);
        QCOMPARE(model.rowOf(rare.id), -1);
        const int rows = model.rowCount();
        model.setCollapsed(rare.userId, false);
        model.setCollapsed(rare.userId, true);
        model.setCollapsed(rare.userId, false);
        settle(model);
        QCOMPARE(model.rowOf(rare.id), 1);
        QCOMPARE(model.rowCount(), rows + 1);
    }
};

QTEST_GUILESS_MAIN(TestQueueModelSelection)
#include "tst_queue_model_selection.moc"
