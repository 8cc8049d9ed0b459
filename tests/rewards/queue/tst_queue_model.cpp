// SPDX-License-Identifier: GPL-3.0-or-later

// The list of waiting redemptions: which rows keep their place, what is updated at once and what in parts,
// the labels, and the selection in a long list, which is applied in the order of the calls to the rows shown
// at the time of the call.

#include "queue_model_rig.h"

#include <QSignalSpy>

using namespace Sidestage;
using Group = QueueModel::Group;
using Sort = QueueModel::Sort;

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

class TestQueueModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheCurrentRowThroughSortingFilteringAndGrouping()
    {
        QRandomGenerator dice{7};
        RedemptionQueue queue;
        queue.upsert(some(5000, dice));
        QueueModel model(&queue);
        settle(model);
        const QString id = model.idAt(2345);
        const QString viewer = queue.find(id)->redemption.userName;
        const QPersistentModelIndex current = model.index(2345, 2);
        for (const auto sort : {Sort::Viewer, Sort::MostPoints, Sort::NewestFirst}) {
            model.setSort(sort);
            settle(model);
            QCOMPARE(current.data(QueueModel::IdRole).toString(), id);
        }
        model.setGroup(Group::Viewer);
        settle(model);
        model.setSearch(viewer);
        settle(model);
        QVERIFY(model.shown() < 5000);
        QCOMPARE(current.data(QueueModel::IdRole).toString(), id);
        QCOMPARE(current.column(), 2);
        QCOMPARE(model.rowOf(id), current.row());
    }

    void goesOnShowingNewsWhileItPreparesAnotherOrder()
    {
        QRandomGenerator dice{8};
        RedemptionQueue queue;
        QueueModel model(&queue);
        queue.upsert(some(30'000, dice));
        QCoreApplication::processEvents();
        settle(model);
        model.setSort(Sort::Viewer);
        QVERIFY(model.isBusy());
        Api::Redemption fresh = redemption(99'999, dice);
        fresh.redeemedAt = evening.addDays(-1);
        queue.upsert({fresh});
        for (int i = 0; i < 3 && model.rowOf(fresh.id) < 0; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        QVERIFY(model.isBusy());
        QCOMPARE(model.rowOf(fresh.id), 0);  // still sorted by oldest first
        settle(model);
        QVERIFY(model.rowOf(fresh.id) >= 0);
        QCOMPARE(model.rowCount(), 30'001);
    }

    void ofAShortListEverythingIsDoneAtOnce()
    {
        QRandomGenerator dice{9};
        RedemptionQueue queue;
        QueueModel model(&queue);
        queue.upsert(some(200, dice));
        QCoreApplication::processEvents();
        QCOMPARE(model.rowCount(), 200);
        model.setGroup(Group::Reward);
        QVERIFY(!model.isBusy());
        QCOMPARE(model.rowCount(), 205);
        model.setSearch(u"nothing like it"_s);
        QVERIFY(!model.isBusy());
        QCOMPARE(model.rowCount(), 0);
    }

    void takesInALongQueueInTurnsAndMissesNothingMeanwhile()
    {
        QRandomGenerator dice{14};
        RedemptionQueue queue;
        auto known = some(20'000, dice);
        queue.upsert(known);
        QCoreApplication::processEvents();
        QueueModel model(&queue);
        QVERIFY(model.isBusy());
        int made = int(known.size()), meanwhile = 0;
        for (; model.isBusy(); ++meanwhile) {
            queue.upsert(some(2, dice, made));
            made += 2;
            auto decided = known.takeAt(dice.bounded(int(known.size())));
            decided.status = Api::RedemptionStatus::Fulfilled;
            queue.upsert({decided});
            queue.removeDecided();
            QCoreApplication::processEvents();
        }
        settle(model);
        QVERIFY(meanwhile > 3);
        QCOMPARE(queue.size(), made - meanwhile);
        QTRY_COMPARE(model.rowCount(), int(queue.size()));  // the last decisions are reported a turn later
        const QStringList ids = queue.ids();
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(model.idAt(row), ids[row]);
    }

    void everySecondOfManyRowsGoesInAFewSteps()
    {
        QRandomGenerator dice{10};
        RedemptionQueue queue;
        QueueModel model(&queue);
        queue.upsert(some(20'000, dice));
        QCoreApplication::processEvents();
        settle(model);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setSearch(u"orbit"_s);
        settle(model);
        QVERIFY(model.shown() > 5000 && model.shown() < 15'000);
        QCOMPARE(removed.size(), 1);
        model.setSearch(QString());
        settle(model);
        QCOMPARE(model.rowCount(), 20'000);
        QCOMPARE(inserted.size(), 1);
    }

    void callsRewardsAsTheyAreCalledNow()
    {
        QRandomGenerator dice{11};
        RedemptionQueue queue;
        QueueModel model(&queue);
        queue.upsert(some(100, dice));
        QCoreApplication::processEvents();
        model.setGroup(Group::Reward);
        QCOMPARE(model.index(0, 0).data().toString(), u"Hydrate!"_s);
        Api::Reward reward;
        reward.id = u"reward2"_s;
        reward.title = u"A new name"_s;
        reward.backgroundColor = u"#123456"_s;
        model.setRewards({reward});
        settle(model);
        QCOMPARE(model.index(0, 0).data().toString(), reward.title);
        QCOMPARE(model.index(0, 0).data(QueueModel::ColourRole).toString(), reward.backgroundColor);
        QCOMPARE(model.index(1, 0).data(QueueModel::ColourRole).toString(), reward.backgroundColor);
        model.setSearch(u"new name"_s);
        settle(model);
        QCOMPARE(model.shown(), queue.waiting(reward.id));
        QVERIFY(model.shown() > 0);
        // A redemption that is made now is reported with the old title.
        Api::Redemption late = redemption(5000, dice);
        late.reward = queue.find(model.idAt(1))->redemption.reward;
        queue.upsert({late});
        QCoreApplication::processEvents();
        settle(model);
        QCOMPARE(model.shown(), queue.waiting(reward.id));
        QCOMPARE(model.index(0, 0).data().toString(), reward.title);
    }

    void aViewerIsCalledByTheNewestName()
    {
        QRandomGenerator dice{12};
        RedemptionQueue queue;
        QueueModel model(&queue);
        Api::Redemption one = redemption(1, dice), two = redemption(2, dice);
        one.userId = two.userId = u"7"_s;
        one.redeemedAt = evening;
        two.redeemedAt = evening.addSecs(5);
        one.userName = u"before"_s;
        two.userName = u"afterwards"_s;
        queue.upsert({two, one});
        QCoreApplication::processEvents();
        model.setGroup(Group::Viewer);
        settle(model);
        QCOMPARE(model.index(0, 0).data().toString(), two.userName);
        Api::Redemption three = redemption(3, dice);
        three.userId = one.userId;
        three.redeemedAt = evening.addSecs(9);
        three.userName = u"zuletzt"_s;
        queue.upsert({three});
        QCoreApplication::processEvents();
        settle(model);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.index(0, 0).data().toString(), three.userName);
    }

    void saysEachRowAsASentence()
    {
        RedemptionQueue queue;
        QueueModel model(&queue);
        QRandomGenerator dice{13};
        Api::Redemption one = redemption(1, dice);
        one.userName = u"fennel_77"_s;
        one.userInput = u"the sea shanty"_s;
        one.reward.title = u"Pick the next song"_s;
        one.reward.cost = 1500;
        one.redeemedAt = QDateTime::currentDateTimeUtc().addSecs(-192);
        queue.upsert({one});
        QCoreApplication::processEvents();
        const QString sentence = model.index(0, 0).data(QueueModel::SpokenRole).toString();
        for (const char *part : {"fennel_77", "Pick the next song", "the sea shanty", "points", "3 min"})
            QVERIFY2(sentence.contains(QLatin1String(part)), qPrintable(sentence));
        QVERIFY(!sentence.contains(u"selected"_s));
        model.select(one.id, true);
        QVERIFY(model.index(0, 0).data(QueueModel::SpokenRole).toString().contains(u"selected"_s));
        QCOMPARE(model.index(0, QueueModel::PointsColumn).data().toString(), QLocale().toString(1500));
        QCOMPARE(model.index(0, QueueModel::WaitingColumn).data(Qt::EditRole).toDateTime(), one.redeemedAt);
        queue.update({{.id = one.id,
                       .state = QueueState::Held,
                       .decision = Api::RedemptionDecision::Canceled,
                       .dueAt = QDateTime::currentDateTimeUtc().addSecs(30)}});
        QCoreApplication::processEvents();
        QCOMPARE(model.selectedCount(), 0);  // a decided row cannot be selected
        const QString state = model.index(0, QueueModel::StateColumn).data().toString();
        QVERIFY2(state.startsWith(u"Refund in "_s), qPrintable(state));
    }

    void agesAreToldByTheClockThatIsGiven()
    {
        RedemptionQueue queue;
        QueueModel model(&queue);
        QRandomGenerator dice{13};
        const Api::Redemption one = redemption(1, dice);
        model.now = [&one] { return one.redeemedAt.addSecs(192); };
        queue.upsert({one});
        QCoreApplication::processEvents();
        QCOMPARE(model.index(0, QueueModel::WaitingColumn).data().toString(), u"3 min 12 s"_s);
        const QString sentence = model.index(0, 0).data(QueueModel::SpokenRole).toString();
        QVERIFY2(sentence.contains(u"waiting 3 min 12 s"_s), qPrintable(sentence));
    }

    void pointsBeyondAnIntAreToldExactly()
    {
        RedemptionQueue queue;
        QueueModel model(&queue);
        QRandomGenerator dice{13};
        Api::Redemption one = redemption(1, dice);
        one.reward.cost = 3'000'000'017;
        queue.upsert({one});
        QCoreApplication::processEvents();
        const QString sentence = model.index(0, 0).data(QueueModel::SpokenRole).toString();
        QVERIFY2(sentence.contains(QLocale().toString(one.reward.cost) + u" points"_s), qPrintable(sentence));
    }

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

QTEST_GUILESS_MAIN(TestQueueModel)
#include "tst_queue_model.moc"
