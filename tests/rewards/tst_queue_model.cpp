// SPDX-License-Identifier: GPL-3.0-or-later

// What the list shows is exactly what a list made anew would show, whatever happens in whatever order.

#include "rewards/queue_model.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Sidestage;
using Sort = QueueModel::Sort;
using Group = QueueModel::Group;

namespace {

const QDateTime evening = QDateTime(QDate(2025, 6, 1), QTime(20, 0), Qt::UTC);
const QStringList rewardTitles{QStringLiteral("Hydrate!"), QStringLiteral("pick the next song"),
                               QStringLiteral("Name the lighthouse"), QStringLiteral("Änderung"),
                               QStringLiteral("Hydrate!")};
const QStringList inputs{QString(), QStringLiteral("The Sea Shanty again"), QStringLiteral("SEA salt"),
                         QStringLiteral("something with an accordion"), QStringLiteral("straße")};

Api::Redemption redemption(int number, QRandomGenerator &dice)
{
    const int reward = dice.bounded(int(rewardTitles.size()));
    const int viewer = dice.bounded(12);
    Api::Redemption made;
    made.id = QStringLiteral("r%1").arg(number, 5, 10, QLatin1Char('0'));
    made.userId = QString::number(1000 + viewer);
    made.userLogin = QStringLiteral("viewer%1").arg(viewer);
    made.userName
        = viewer % 2 ? QStringLiteral("Viewer%1").arg(viewer) : QStringLiteral("orbit_%1").arg(viewer);
    made.userInput = inputs[dice.bounded(int(inputs.size()))];
    made.status = Api::RedemptionStatus::Unfulfilled;
    made.redeemedAt = evening.addSecs(dice.bounded(200));
    made.reward = {.id = QStringLiteral("reward%1").arg(reward),
                   .title = rewardTitles[reward],
                   .cost = 100 * (1 + reward % 3)};
    return made;
}

/// What should be shown, made without any cleverness.
struct Naive
{
    RedemptionQueue &queue;
    Sort sort{};
    Group group{};
    QString search{};
    QString reward{};
    QSet<QString> collapsed{};  ///< Kind and key.
    QSet<QString> heldBack{};

    static QString keyOf(const Api::Redemption &one, Group group)
    {
        return group == Group::Viewer ? one.userId : one.reward.id;
    }
    bool matches(const Api::Redemption &one) const
    {
        if (heldBack.contains(one.id) || (!reward.isEmpty() && one.reward.id != reward))
            return false;
        for (const QString &word : search.split(u' ', Qt::SkipEmptyParts)) {
            const auto has
                = [&](const QString &text) { return text.toCaseFolded().contains(word.toCaseFolded()); };
            if (!has(one.userName) && !has(one.userLogin) && !has(one.userInput) && !has(one.reward.title))
                return false;
        }
        return true;
    }
    bool isBefore(const Api::Redemption &a, const Api::Redemption &b) const
    {
        const auto viewer
            = [](const Api::Redemption &one) { return std::pair(one.userName.toCaseFolded(), one.userId); };
        const auto title = [](const Api::Redemption &one) {
            return std::pair(one.reward.title.toCaseFolded(), one.reward.id);
        };
        if (group == Group::Reward && title(a) != title(b))
            return title(a) < title(b);
        if (group == Group::Viewer && viewer(a) != viewer(b))
            return viewer(a) < viewer(b);
        const std::pair first(a.redeemedAt, a.id), second(b.redeemedAt, b.id);
        switch (sort) {
        case Sort::OldestFirst:
            break;
        case Sort::NewestFirst:
            return second < first;
        case Sort::MostPoints:
            if (a.reward.cost != b.reward.cost)
                return a.reward.cost > b.reward.cost;
            break;
        case Sort::FewestPoints:
            if (a.reward.cost != b.reward.cost)
                return a.reward.cost < b.reward.cost;
            break;
        case Sort::Viewer:
            if (viewer(a) != viewer(b))
                return viewer(a) < viewer(b);
            break;
        case Sort::Reward:
            if (title(a) != title(b))
                return title(a) < title(b);
            break;
        }
        return first < second;
    }
    /// Ids, and heads as "# key, waiting, points, selected".
    QStringList lines(const QSet<QString> &selected) const
    {
        QList<const QueueEntry *> shown;
        for (const QString &id : queue.ids()) {
            if (const QueueEntry *entry = queue.find(id); matches(entry->redemption))
                shown.append(entry);
        }
        std::sort(shown.begin(), shown.end(), [this](const QueueEntry *a, const QueueEntry *b) {
            return isBefore(a->redemption, b->redemption);
        });
        QStringList lines;
        QString key;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            if (group != Group::None && std::exchange(key, keyOf(shown[i]->redemption, group)) != key) {
                int waiting = 0, chosen = 0;
                qint64 points = 0;
                for (auto j = i; j < shown.size() && keyOf(shown[j]->redemption, group) == key; ++j) {
                    const bool waits
                        = shown[j]->state == QueueState::Waiting || shown[j]->state == QueueState::Failed;
                    waiting += waits;
                    points += waits ? shown[j]->redemption.reward.cost : 0;
                    chosen += selected.contains(shown[j]->redemption.id);
                }
                lines.append(QStringLiteral("# %1, %2, %3, %4")
                                 .arg(key)
                                 .arg(waiting)
                                 .arg(points)
                                 .arg(chosen == 0             ? 0
                                          : chosen == waiting ? 2
                                                              : 1));
            }
            if (group == Group::None || !collapsed.contains(QString::number(int(group)) + key))
                lines.append(shown[i]->redemption.id);
        }
        return lines;
    }
    int shown() const
    {
        int count = 0;
        for (const QString &id : queue.ids())
            count += matches(queue.find(id)->redemption);
        return count;
    }
};

QStringList linesOf(const QueueModel &model)
{
    QStringList lines;
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex index = model.index(i, 0);
        if (index.data(QueueModel::IsHeadRole).toBool())
            lines.append(QStringLiteral("# %1, %2, %3, %4")
                             .arg(index.data(QueueModel::GroupRole).toString())
                             .arg(index.data(QueueModel::CountRole).toInt())
                             .arg(index.data(QueueModel::PointsRole).toLongLong())
                             .arg(int(index.data(QueueModel::SelectedRole).value<Qt::CheckState>())));
        else
            lines.append(index.data(QueueModel::IdRole).toString());
    }
    return lines;
}

/// What a view believes to be there, from nothing but the signals.
class Mirror : public QObject
{
public:
    explicit Mirror(QueueModel *model)
        : lines(linesOf(*model))
    {
        const auto ids = [model](int first, int last) {
            QStringList some;
            for (int i = first; i <= last; ++i)
                some.append(nameOf(model->index(i, 0)));
            return some;
        };
        lines = ids(0, model->rowCount() - 1);
        connect(model, &QAbstractItemModel::rowsInserted, this,
                [=, this](const QModelIndex &, int first, int last) {
                    const QStringList fresh = ids(first, last);
                    for (int i = 0; i < fresh.size(); ++i)
                        lines.insert(first + i, fresh[i]);
                });
        connect(model, &QAbstractItemModel::rowsRemoved, this,
                [this](const QModelIndex &, int first, int last) { lines.remove(first, last - first + 1); });
        connect(model, &QAbstractItemModel::layoutChanged, this,
                [=, this] { lines = ids(0, model->rowCount() - 1); });
        connect(model, &QAbstractItemModel::modelReset, this, [this] { ++resets; });
    }
    static QString nameOf(const QModelIndex &index)
    {
        return index.data(QueueModel::IsHeadRole).toBool()
            ? u'#' + index.data(QueueModel::GroupRole).toString()
            : index.data(QueueModel::IdRole).toString();
    }

    QStringList lines;
    int resets = 0;
};

}  // namespace

class TestQueueModel : public QObject
{
    Q_OBJECT

    static QList<Api::Redemption> some(int count, QRandomGenerator &dice, int from = 0)
    {
        QList<Api::Redemption> all;
        for (int i = 0; i < count; ++i)
            all.append(redemption(from + i, dice));
        return all;
    }
    static void settle(QueueModel &model)
    {
        QCoreApplication::processEvents();
        QTRY_VERIFY_WITH_TIMEOUT(!model.isBusy(), 30'000);
    }

private Q_SLOTS:
    void isAlwaysWhatAListMadeAnewWouldBe_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("most");  // redemptions at once
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
                queue.take(fresh);
                // Until it is read, it depends on the moment whether a newcomer is held back.
                QCoreApplication::processEvents();
                settled = true;
                break;
            }
            case 3:
            case 4: {
                QList<RedemptionQueue::Update> updates;
                for (int i = dice.bounded(most); i >= 0; --i)
                    updates.append({.id = someId(),
                                    .state = QueueState(dice.bounded(7)),
                                    .decision = Api::RedemptionDecision::Fulfilled});
                updates.removeIf([](const auto &update) { return update.id.isEmpty(); });
                queue.update(updates);
                settled = true;  // the selection depends on what has been read
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
                settled = true;  // what is selected or collapsed next depends on what is shown
                break;
            case 8:
                naive.search = QStringList{QString(),
                                           QStringLiteral("sea"),
                                           QStringLiteral("SEA shanty"),
                                           QStringLiteral("viewer"),
                                           QStringLiteral("orbit hydr"),
                                           QStringLiteral("STRASSE"),
                                           QStringLiteral("nothing like it"),
                                           QStringLiteral("  ")}[dice.bounded(8)];
                model.setSearch(naive.search);
                settled = true;
                break;
            case 9:
                naive.reward = dice.bounded(2) ? QString() : QStringLiteral("reward%1").arg(dice.bounded(6));
                model.setReward(naive.reward);
                settled = true;
                break;
            case 10: {
                const QString key = naive.group == Group::Viewer
                    ? QString::number(1000 + dice.bounded(12))
                    : QStringLiteral("reward%1").arg(dice.bounded(5));
                const bool collapse = dice.bounded(2);
                // Only a group that there is can be collapsed.
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
                continue;  // what comes next meets what is not done yet
            settle(model);
            if (QTest::currentTestFailed())
                return;
            // What has left the queue is neither held back nor selected nor a reason for a group.
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
            // The current row stays on its redemption for as long as that is shown.
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

    void keepsTheCurrentRowThroughSortingFilteringAndGrouping()
    {
        QRandomGenerator dice{7};
        RedemptionQueue queue;
        queue.take(some(5000, dice));
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
        queue.take(some(30'000, dice));
        QCoreApplication::processEvents();
        settle(model);
        model.setSort(Sort::Viewer);
        QVERIFY(model.isBusy());
        Api::Redemption fresh = redemption(99'999, dice);
        fresh.redeemedAt = evening.addDays(-1);
        queue.take({fresh});
        for (int i = 0; i < 3 && model.rowOf(fresh.id) < 0; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        QVERIFY(model.isBusy());
        QCOMPARE(model.rowOf(fresh.id), 0);  // still the oldest first
        settle(model);
        QVERIFY(model.rowOf(fresh.id) >= 0);
        QCOMPARE(model.rowCount(), 30'001);
    }

    void ofAShortListEverythingIsDoneAtOnce()
    {
        QRandomGenerator dice{9};
        RedemptionQueue queue;
        QueueModel model(&queue);
        queue.take(some(200, dice));
        QCoreApplication::processEvents();
        QCOMPARE(model.rowCount(), 200);
        model.setGroup(Group::Reward);
        QVERIFY(!model.isBusy());
        QCOMPARE(model.rowCount(), 205);
        model.setSearch(QStringLiteral("nothing like it"));
        QVERIFY(!model.isBusy());
        QCOMPARE(model.rowCount(), 0);
    }

    void everySecondOfManyRowsGoesInAFewSteps()
    {
        QRandomGenerator dice{10};
        RedemptionQueue queue;
        QueueModel model(&queue);
        queue.take(some(20'000, dice));
        QCoreApplication::processEvents();
        settle(model);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setSearch(QStringLiteral("orbit"));
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
        queue.take(some(100, dice));
        QCoreApplication::processEvents();
        model.setGroup(Group::Reward);
        QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("Hydrate!"));
        Api::Reward reward;
        reward.id = QStringLiteral("reward2");
        reward.title = QStringLiteral("A new name");
        reward.backgroundColor = QStringLiteral("#123456");
        model.setRewards({reward});
        settle(model);
        QCOMPARE(model.index(0, 0).data().toString(), reward.title);
        QCOMPARE(model.index(0, 0).data(QueueModel::ColourRole).toString(), reward.backgroundColor);
        QCOMPARE(model.index(1, 0).data(QueueModel::ColourRole).toString(), reward.backgroundColor);
        model.setSearch(QStringLiteral("new name"));
        settle(model);
        QCOMPARE(model.shown(), queue.waiting(reward.id));
        QVERIFY(model.shown() > 0);
        // One that is redeemed now is told with the old title.
        Api::Redemption late = redemption(5000, dice);
        late.reward = queue.find(model.idAt(1))->redemption.reward;
        queue.take({late});
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
        one.userId = two.userId = QStringLiteral("7");
        one.redeemedAt = evening;
        two.redeemedAt = evening.addSecs(5);
        one.userName = QStringLiteral("before");
        two.userName = QStringLiteral("afterwards");
        queue.take({two, one});
        QCoreApplication::processEvents();
        model.setGroup(Group::Viewer);
        settle(model);
        QCOMPARE(model.index(0, 0).data().toString(), two.userName);
        Api::Redemption three = redemption(3, dice);
        three.userId = one.userId;
        three.redeemedAt = evening.addSecs(9);
        three.userName = QStringLiteral("zuletzt");
        queue.take({three});
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
        one.userName = QStringLiteral("fennel_77");
        one.userInput = QStringLiteral("the sea shanty");
        one.reward.title = QStringLiteral("Pick the next song");
        one.reward.cost = 1500;
        one.redeemedAt = QDateTime::currentDateTimeUtc().addSecs(-192);
        queue.take({one});
        QCoreApplication::processEvents();
        const QString sentence = model.index(0, 0).data(QueueModel::SpokenRole).toString();
        for (const char *part : {"fennel_77", "Pick the next song", "the sea shanty", "points", "3 min"})
            QVERIFY2(sentence.contains(QLatin1String(part)), qPrintable(sentence));
        QVERIFY(!sentence.contains(QStringLiteral("selected")));
        model.select(one.id, true);
        QVERIFY(
            model.index(0, 0).data(QueueModel::SpokenRole).toString().contains(QStringLiteral("selected")));
        QCOMPARE(model.index(0, QueueModel::PointsColumn).data().toString(), QLocale().toString(1500));
        QCOMPARE(model.index(0, QueueModel::WaitingColumn).data(Qt::EditRole).toDateTime(), one.redeemedAt);
        queue.update({{.id = one.id,
                       .state = QueueState::Held,
                       .decision = Api::RedemptionDecision::Canceled,
                       .dueAt = QDateTime::currentDateTimeUtc().addSecs(30)}});
        QCoreApplication::processEvents();
        QCOMPARE(model.selectedCount(), 0);  // what is decided cannot be decided again
        const QString state = model.index(0, QueueModel::StateColumn).data().toString();
        QVERIFY2(state.startsWith(QStringLiteral("Refund in ")), qPrintable(state));
    }
};

QTEST_GUILESS_MAIN(TestQueueModel)
#include "tst_queue_model.moc"
