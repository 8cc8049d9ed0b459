// SPDX-License-Identifier: GPL-3.0-or-later

// After any sequence of changes the list shows exactly what a newly created list would show, and it stays
// usable while another order, filter or grouping is prepared.

#include "naive_queue.h"
#include "queue_model_rig.h"

#include <QAbstractItemModelTester>

#include <algorithm>

using namespace Sidestage;
using Group = QueueModel::Group;
using Sort = QueueModel::Sort;

class TestQueueModelAnew : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAlwaysWhatAListMadeAnewWouldBe_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("most");  // redemptions at a time
        for (int seed = 1; seed <= 6; ++seed)
            QTest::addRow("few, %d", seed) << seed << 8;
        for (int seed = 1; seed <= 2; ++seed)
            QTest::addRow("many, %d", seed) << seed << 700;
        QTest::addRow("very many") << 1 << 3000;
    }
    void isAlwaysWhatAListMadeAnewWouldBe()
    {
        QFETCH(int, seed);
        QFETCH(int, most);
        QRandomGenerator dice{quint32(seed)};
        RedemptionQueue queue;
        QueueModel model(&queue);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Mirror mirror(&model);
        Naive naive{queue};
        QSet<QString> selected;
        bool holds = false;
        int made = 0;
        const auto someId = [&] {
            const QStringList ids = queue.ids();
            return ids.isEmpty() ? QString() : ids[dice.bounded(int(ids.size()))];
        };
        const auto dropDecided = [&](const QSet<QString> &from) {
            QSet<QString> left;
            for (const QString &id : from) {
                const QueueEntry *entry = queue.find(id);
                if (entry && (entry->state == QueueState::Waiting || entry->state == QueueState::Failed))
                    left.insert(id);
            }
            return left;
        };
        QPersistentModelIndex current;
        QString currentName;

        const int steps = most > 1000 ? 20 : most > 100 ? 60 : 300;
        for (int step = 0; step < steps; ++step) {
            bool settled = dice.bounded(3) == 0;
            switch (dice.bounded(15)) {
            case 0:
            case 1:
            case 2: {
                const auto fresh = some(1 + dice.bounded(most), dice, made);
                made += int(fresh.size());
                if (holds) {
                    for (const auto &one : fresh)
                        naive.heldBack.insert(one.id);
                }
                queue.upsert(fresh);
                // Until it is processed, it depends on timing whether a new redemption is held back.
                QCoreApplication::processEvents();
                settled = true;
                break;
            }
            case 3:
            case 4: {
                QList<RedemptionQueue::Update> updates;
                const QStringList there = queue.ids();  // called once because it is a long list
                for (int i = dice.bounded(most); i >= 0 && !there.isEmpty(); --i) {
                    const QString &id = there[dice.bounded(int(there.size()))];
                    updates.append({.id = id,
                                    .state = QueueState(dice.bounded(7)),
                                    .decision = Api::RedemptionDecision::Fulfilled});
                }
                queue.update(updates);
                settled = true;  // the selection depends on what was processed
                break;
            }
            case 5:
                queue.removeDecided();
                settled = true;
                break;
            case 6:
                naive.sort = Sort(dice.bounded(6));
                model.setSort(naive.sort);
                break;
            case 7:
                naive.group = Group(dice.bounded(3));
                model.setGroup(naive.group);
                settled = true;  // the next selection and collapsed group depend on what is shown
                break;
            case 8:
                naive.search = QStringList{
                    QString(),       u"sea"_s,     u"SEA shanty"_s,      u"viewer"_s,
                    u"orbit hydr"_s, u"STRASSE"_s, u"nothing like it"_s, u"  "_s}[dice.bounded(8)];
                model.setSearch(naive.search);
                settled = true;
                break;
            case 9:
                naive.reward = dice.bounded(2) ? QString() : u"reward%1"_s.arg(dice.bounded(6));
                model.setReward(naive.reward);
                settled = true;
                break;
            case 10: {
                const QString key = naive.group == Group::Viewer ? QString::number(1000 + dice.bounded(12))
                                                                 : u"reward%1"_s.arg(dice.bounded(5));
                const bool collapse = dice.bounded(2);
                // Only an existing group can be collapsed.
                bool there = false;
                for (const QString &id : queue.ids())
                    there = there || Naive::keyOf(queue.find(id)->redemption, naive.group) == key;
                if (!there || naive.group == Group::None)
                    break;
                model.setCollapsed(key, collapse);
                const QString name = QString::number(int(naive.group)) + key;
                if (collapse)
                    naive.collapsed.insert(name);
                else
                    naive.collapsed.remove(name);
                break;
            }
            case 11: {
                const QString id = someId();
                const bool on = dice.bounded(3) != 0;
                model.select(id, on);
                if (on)
                    selected.insert(id);
                else
                    selected.remove(id);
                selected = dropDecided(selected);
                break;
            }
            case 12: {
                const bool on = dice.bounded(3) != 0;
                if (dice.bounded(2)) {
                    for (const QString &id : queue.ids()) {
                        if (on && naive.matches(queue.find(id)->redemption))
                            selected.insert(id);
                    }
                    if (on)
                        model.selectAllShown();
                    else
                        model.clearSelection();
                    selected = on ? dropDecided(selected) : QSet<QString>();
                } else if (naive.group != Group::None && !queue.ids().isEmpty()) {
                    const QString key = Naive::keyOf(queue.find(someId())->redemption, naive.group);
                    for (const QString &id : queue.ids()) {
                        const Api::Redemption &one = queue.find(id)->redemption;
                        if (!naive.matches(one) || Naive::keyOf(one, naive.group) != key)
                            continue;
                        if (on)
                            selected.insert(id);
                        else
                            selected.remove(id);
                    }
                    selected = dropDecided(selected);
                    model.selectGroup(key, on);
                }
                break;
            }
            case 13:
                holds = dice.bounded(2);
                model.setHoldNewcomers(holds);
                if (!holds)
                    naive.heldBack.clear();
                break;
            case 14:
                model.showNewcomers();
                naive.heldBack.clear();
                break;
            }
            if (!settled && step + 1 < steps && most < 100)
                continue;  // the next change happens before this one is processed
            settle(model);
            if (QTest::currentTestFailed())
                return;
            // A redemption that has left the queue is not held back, not selected and keeps no group.
            naive.heldBack.removeIf([&](const QString &id) { return !queue.find(id); });
            selected = dropDecided(selected);
            naive.collapsed.removeIf([&](const QString &name) {
                const auto group = Group(name.left(1).toInt());
                for (const QString &id : queue.ids()) {
                    if (Naive::keyOf(queue.find(id)->redemption, group) == name.mid(1))
                        return false;
                }
                return true;
            });

            const QStringList expected = naive.lines(selected);
            const QStringList lines = linesOf(model);
            if (lines != expected) {
                qsizetype at = 0;
                while (at < lines.size() && at < expected.size() && lines[at] == expected[at])
                    ++at;
                qWarning() << "step" << step << "line" << at << lines.mid(at, 3) << expected.mid(at, 3)
                           << lines.size() << expected.size();
            }
            QVERIFY(lines == expected);
            QStringList names;
            for (int i = 0; i < model.rowCount(); ++i)
                names.append(Mirror::nameOf(model.index(i, 0)));
            QVERIFY(mirror.lines == names);
            QCOMPARE(model.shown(), naive.shown());
            QCOMPARE(model.selectedCount(), int(selected.size()));
            const QStringList chosen = model.selected();
            QVERIFY(QSet<QString>(chosen.begin(), chosen.end()) == selected);
            QCOMPARE(chosen.size(), selected.size());
            qint64 points = 0;
            QSet<QString> rewards;
            for (const QString &id : std::as_const(selected)) {
                points += queue.find(id)->redemption.reward.cost;
                rewards.insert(queue.find(id)->redemption.reward.id);
            }
            QCOMPARE(model.selectedPoints(), points);
            QCOMPARE(model.selectedRewards(), int(rewards.size()));
            for (int i = 0; i < model.rowCount(); i += 1 + model.rowCount() / 50) {
                if (const QString id = model.idAt(i); !id.isEmpty())
                    QCOMPARE(model.rowOf(id), i);
            }
            // The current row stays on its redemption while that is shown.
            if (names.contains(currentName) && current.isValid())
                QCOMPARE(Mirror::nameOf(current), currentName);
            if (!names.contains(currentName))
                QVERIFY(!current.isValid());
            if (!current.isValid() && !names.isEmpty()) {
                const int row = dice.bounded(int(names.size()));
                current = model.index(row, 1);
                currentName = names[row];
            }
        }
        QCOMPARE(mirror.resets, 0);
    }

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

QTEST_GUILESS_MAIN(TestQueueModelAnew)
#include "tst_queue_model_anew.moc"
