// SPDX-License-Identifier: GPL-3.0-or-later

// After any sequence of changes the list shows exactly what a newly created list would show.

#include "naive_queue.h"
#include "queue_model_rig.h"

#include <QAbstractItemModelTester>

#include <algorithm>

using namespace Sidestage;
using Sort = QueueModel::Sort;
using Group = QueueModel::Group;

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
};

QTEST_GUILESS_MAIN(TestQueueModelAnew)
#include "tst_queue_model_anew.moc"
