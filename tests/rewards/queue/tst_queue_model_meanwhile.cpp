// SPDX-License-Identifier: GPL-3.0-or-later

// While another order, filter or grouping is prepared, the list stays usable, and in the end equals a newly
// created one.

#include "naive_queue.h"
#include "queue_model_rig.h"

#include <algorithm>

using namespace Sidestage;
using Sort = QueueModel::Sort;
using Group = QueueModel::Group;

class TestQueueModelMeanwhile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// New redemptions wait neither for slow work nor behind many rows that have left.
    void newsIsShownAtOnceWhileAnotherOrderIsPrepared()
    {
        QRandomGenerator dice{1};
        RedemptionQueue queue;
        QueueModel model(&queue);
        QList<Api::Redemption> known = some(20'000, dice);
        queue.upsert(known);
        settle(model);
        constexpr int gone = 5000;
        int shownAtOnce = 0, told = 0;
        // Connected after the list, which has handled the signal by then.
        connect(&queue, &RedemptionQueue::added, this, [&](const QStringList &ids) {
            if (!model.isBusy())
                return;
            told += int(ids.size());
            for (const QString &id : ids)
                shownAtOnce += model.rowOf(id) >= 0;
        });
        for (int i = 0; i < gone; ++i) {
            known[i].status = Api::RedemptionStatus::Fulfilled;
            queue.upsert({known[i]});
        }
        settle(model);
        model.setSort(Sort::Viewer);
        queue.removeDecided();
        int made = int(known.size());
        for (; model.isBusy(); ++made) {
            queue.upsert({redemption(made, dice)});
            QCoreApplication::processEvents();
        }
        QVERIFY2(told > 3, qPrintable(QString::number(told)));
        QCOMPARE(shownAtOnce, told);
        settle(model);
        QCOMPARE(model.rowCount(), made - gone);
    }

    /// Freeing a long list at once would block the event loop: another thread does it.
    void aLongListThatIsClosedIsFreed()
    {
        QRandomGenerator dice{1};
        auto queue = std::make_unique<RedemptionQueue>();
        auto model = std::make_unique<QueueModel>(queue.get());
        QStringList ids;
        {
            const auto all = some(5000, dice);
            for (const auto &one : all)
                ids.append(one.id);
            queue->upsert(all);
        }
        settle(*model);
        QCOMPARE(model->rowCount(), 5000);
        const auto held = [&ids] {
            return std::count_if(ids.cbegin(), ids.cend(),
                                 [](const QString &id) { return !id.isDetached(); });
        };
        model.reset();
        queue.reset();
        QTRY_COMPARE(held(), 0);
    }

    void isThatAlsoWhenMuchHappensWhileItIsBeingMade_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 3; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    /// Long enough that the rows are built over many turns, with changes between them.
    void isThatAlsoWhenMuchHappensWhileItIsBeingMade()
    {
        QFETCH(int, seed);
        QRandomGenerator dice{quint32(seed)};
        RedemptionQueue queue;
        QueueModel model(&queue);
        QList<Api::Redemption> known = some(12'000, dice);
        int made = int(known.size());
        queue.upsert(known);
        settle(model);
        Mirror mirror(&model);
        QList<QPair<QPersistentModelIndex, QString>> held;
        int meanwhile = 0;

        for (int step = 0; step < 20; ++step) {
            for (int i = 0; i < 50; ++i) {
                const int row = dice.bounded(qMax(1, model.rowCount()));
                if (row < model.rowCount())
                    held.append({model.index(row, 0), Mirror::nameOf(model.index(row, 0))});
            }
            switch (dice.bounded(4)) {
            case 0:
                model.setSort(Sort(dice.bounded(6)));
                break;
            case 1:
                model.setGroup(Group(dice.bounded(3)));
                break;
            case 2:
                model.setSearch(dice.bounded(2) ? QString() : u"sea"_s);
                break;
            case 3:
                model.setReward(dice.bounded(2) ? QString() : u"reward2"_s);
                break;
            }
            if (model.group() != Group::None && dice.bounded(3) == 0)
                model.setCollapsed(model.group() == Group::Viewer ? QString::number(1000 + dice.bounded(12))
                                                                  : u"reward2"_s,
                                   dice.bounded(2));
            for (; model.isBusy(); ++meanwhile) {
                auto fresh = some(dice.bounded(4), dice, made);
                made += int(fresh.size());
                if (!fresh.isEmpty() && dice.bounded(2)) {  // a group that appears and may disappear at once
                    fresh[0].userId = u"new%1"_s.arg(made);
                    fresh[0].userName = fresh[0].userId;
                }
                known += fresh;
                queue.upsert(fresh);
                for (int i = dice.bounded(4); i > 0; --i) {
                    const qsizetype at = dice.bounded(3) ? known.size() - 1 - dice.bounded(20)
                                                         : dice.bounded(int(known.size()));
                    auto old = known.takeAt(at);
                    old.status = Api::RedemptionStatus::Fulfilled;
                    queue.upsert({old});
                }
                queue.removeDecided();
                QCoreApplication::processEvents();
            }
            settle(model);
            if (QTest::currentTestFailed())
                return;

            QueueModel anew(&queue);
            anew.setSort(model.sort());
            anew.setGroup(model.group());
            anew.setSearch(model.search());
            anew.setReward(model.reward());
            settle(anew);
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex head = model.index(row, 0);
                if (head.data(QueueModel::CollapsedRole).toBool())
                    anew.setCollapsed(head.data(QueueModel::GroupRole).toString(), true);
            }
            settle(anew);
            QVERIFY(linesOf(model) == linesOf(anew));
            QCOMPARE(model.shown(), anew.shown());
            QStringList names;
            for (int i = 0; i < model.rowCount(); ++i)
                names.append(Mirror::nameOf(model.index(i, 0)));
            QVERIFY(mirror.lines == names);
            for (const auto &[index, name] : std::as_const(held)) {
                if (index.isValid())
                    QCOMPARE(Mirror::nameOf(index), name);
            }
            held.removeIf([](const auto &one) { return !one.first.isValid(); });
        }
        QCOMPARE(mirror.resets, 0);
        // The number depends on the machine, but there must have been some.
        QVERIFY2(meanwhile > 5, qPrintable(QString::number(meanwhile)));
    }
};

QTEST_GUILESS_MAIN(TestQueueModelMeanwhile)
#include "tst_queue_model_meanwhile.moc"
