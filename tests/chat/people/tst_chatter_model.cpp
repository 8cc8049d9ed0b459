// SPDX-License-Identifier: GPL-3.0-or-later

// The chatters of a channel as a list: updated by differences, sorted, searched.

#include "patience.h"

#include "api/chat.h"
#include "chat/people/chatter_model.h"
#include "models/leftovers.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using Role = ChatterRow::Role;

namespace {

Api::Chatter chatter(int i, const QString &name = {})
{
    const QString login = u"viewer_%1"_s.arg(i, 5, 10, '0'_L1);
    return {QString::number(1000 + i), login, name.isEmpty() ? login : name};
}

QList<Api::Chatter> chatters(int from, int to)
{
    QList<Api::Chatter> all;
    for (int i = from; i < to; ++i)
        all.append(chatter(i));
    return all;
}

QDateTime at(int seconds)
{
    return QDateTime(QDate(2026, 3, 1), QTime(20, 0), Qt::UTC).addSecs(seconds);
}

struct ModelRig
{
    explicit ModelRig()
        : tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal)
    {
        QObject::connect(&model, &QAbstractItemModel::modelReset, [this] { ++resets; });
    }
    void read(const QList<Api::Chatter> &all, int seconds = 0)
    {
        model.beginReading();
        for (qsizetype i = 0; i < all.size(); i += 1000)
            model.upsert(all.mid(i, 1000), at(seconds));
        model.endReading(at(seconds));
        settle();
    }
    void settle()
    {
        [&] { QTRY_VERIFY(!model.isBusy()); }();
    }
    QStringList shown() const
    {
        QStringList all;
        for (int i = 0; i < model.rowCount(); ++i)
            all.append(model.index(i, 0).data(ChatterModel::LoginRole).toString());
        return all;
    }

    ChatterModel model{u"1000"_s};
    QAbstractItemModelTester tester;
    int resets = 0;
};

}  // namespace

class TestChatterModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differencesAreMerged()
    {
        ModelRig rig;
        rig.read(chatters(0, 50));
        QCOMPARE(rig.model.total(), 50);
        QCOMPARE(rig.model.rowCount(), 50);
        QCOMPARE(rig.model.joined(), 0);
        QCOMPARE(rig.model.left(), 0);
        QVERIFY(!rig.model.row(0).since.isValid());

        // 10 to 19 have left, 50 to 61 have joined, one is renamed.
        QList<Api::Chatter> next = chatters(0, 10) + chatters(20, 62);
        next[3].userName = u"Viewer_00003"_s;
        rig.read(next, 30);
        QCOMPARE(rig.model.total(), 52);
        QCOMPARE(rig.model.joined(), 12);
        QCOMPARE(rig.model.left(), 10);
        QStringList wanted;
        for (const Api::Chatter &one : std::as_const(next))
            wanted.append(one.userLogin);
        QCOMPARE(rig.shown(), wanted);
        QCOMPARE(rig.model.row(3).name, u"Viewer_00003"_s);
        QCOMPARE(rig.model.chatter(u"1061"_s)->since, at(30));
        QVERIFY(!rig.model.chatter(u"1005"_s)->since.isValid());
        QVERIFY(!rig.model.chatter(u"1015"_s));
        QCOMPARE(rig.resets, 0);

        rig.read(next, 60);
        QCOMPARE(rig.model.joined(), 0);
        QCOMPARE(rig.model.left(), 0);
        QCOMPARE(rig.shown(), wanted);
    }

    void whoComesBackIsNew()
    {
        ModelRig rig;
        rig.read(chatters(0, 5));
        rig.read(chatters(0, 4), 30);
        rig.read(chatters(0, 5), 60);
        QCOMPARE(rig.model.chatter(u"1004"_s)->since, at(60));
        QCOMPARE(rig.model.joined(), 1);
    }

    void anUnfinishedReadingTakesNobodyAway()
    {
        ModelRig rig;
        rig.read(chatters(0, 40));
        rig.model.beginReading();
        rig.model.upsert(chatters(38, 45), at(30));
        rig.settle();
        QCOMPARE(rig.model.total(), 45);
        rig.read(chatters(0, 42), 60);
        QCOMPARE(rig.model.total(), 42);
    }

    void readingsWithoutAPauseBetweenThem()
    {
        ModelRig rig;
        for (int i = 0; i < 5; ++i) {
            rig.model.beginReading();
            rig.model.upsert(chatters(i * 10, 100 + i * 10), at(i));
            rig.model.endReading(at(i));
        }
        rig.settle();
        QCOMPARE(rig.model.total(), 100);
        QCOMPARE(rig.shown().first(), u"viewer_00040"_s);
        QCOMPARE(rig.shown().last(), u"viewer_00139"_s);
    }

    void selectionAndPersistentIndexesSurvive()
    {
        ModelRig rig;
        rig.read(chatters(0, 3000));
        QItemSelectionModel selection(&rig.model);
        const QPersistentModelIndex kept = rig.model.index(rig.model.rowOf(u"2500"_s), 0);
        const QPersistentModelIndex lost = rig.model.index(rig.model.rowOf(u"1100"_s), 0);
        selection.setCurrentIndex(kept, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        rig.read(chatters(500, 1000) + chatters(1200, 4000), 30);
        QVERIFY(!lost.isValid());
        QCOMPARE(kept.data(ChatterModel::IdRole).toString(), u"2500"_s);
        QCOMPARE(kept.row(), 800);
        QCOMPARE(selection.selectedRows().size(), 1);
        QCOMPARE(selection.currentIndex().data(ChatterModel::IdRole).toString(), u"2500"_s);

        rig.model.sort(ChatterModel::NameColumn, Qt::DescendingOrder);
        rig.settle();
        QCOMPARE(kept.data(ChatterModel::IdRole).toString(), u"2500"_s);
        QCOMPARE(selection.currentIndex().row(), kept.row());
        rig.model.setFilter(u"0150"_s);
        rig.settle();
        QVERIFY(kept.isValid());
        QCOMPARE(rig.resets, 0);
    }

    void theSearchFindsLoginsAndNamesInAnyCase()
    {
        ModelRig rig;
        rig.read({chatter(1, u"Zoë"_s), chatter(2, u"ゾーイ"_s), chatter(3, u"STRASSE"_s),
                  chatter(4, u"Viewer_00004"_s)});
        const auto found = [&](const QString &text) {
            rig.model.setFilter(text);
            rig.settle();
            return rig.model.rowCount();
        };
        QCOMPARE(found(u"ZOË"_s), 1);
        QCOMPARE(found(u"ーイ"_s), 1);
        QCOMPARE(rig.model.row(0).login, u"viewer_00002"_s);
        QCOMPARE(found(u"VIEWER_0000"_s), 4);
        QCOMPARE(found(u" @viewer_00003 "_s), 1);
        QCOMPARE(found(u"nobody"_s), 0);
        QCOMPARE(rig.model.total(), 4);
        QCOMPARE(found({}), 4);
    }

    void whoJoinsWhileOneSearchesIsLookedAtToo()
    {
        ModelRig rig;
        rig.read(chatters(0, 100));
        rig.model.setFilter(u"0010"_s);
        rig.settle();
        QCOMPARE(rig.model.rowCount(), 1);
        rig.read(chatters(0, 110), 30);
        QCOMPARE(rig.model.rowCount(), 11);
        rig.model.setFilter({});
        rig.settle();
        QCOMPARE(rig.model.rowCount(), 110);
    }

    void sortedByRoleAndTime()
    {
        ModelRig rig;
        rig.read(chatters(0, 4));
        rig.read(chatters(0, 6), 30);
        rig.read(chatters(0, 7), 60);
        rig.model.setRoles({{u"1005"_s, Role::Moderator}, {u"1002"_s, Role::Vip}}, true);
        rig.model.sort(ChatterModel::RoleColumn);
        rig.settle();
        QCOMPARE(rig.model.row(0).role, Role::Broadcaster);
        QCOMPARE(rig.model.row(1).id, u"1005"_s);
        QCOMPARE(rig.model.row(2).id, u"1002"_s);
        QCOMPARE(rig.model.count(Role::Moderator), 1);
        QCOMPARE(rig.model.count(Role::Viewer), 4);
        // One of them is no longer a moderator.
        rig.model.setRoles({{u"1002"_s, Role::Vip}}, true);
        rig.settle();
        QCOMPARE(rig.model.row(1).id, u"1002"_s);
        QCOMPARE(rig.model.count(Role::Moderator), 0);

        rig.model.sort(ChatterModel::SinceColumn, Qt::DescendingOrder);
        rig.settle();
        QCOMPARE(rig.model.row(0).id, u"1006"_s);
        QCOMPARE(rig.model.row(1).id, u"1004"_s);
        QVERIFY(!rig.model.row(6).since.isValid());
    }

    void allMayLeaveAtOnceAndOthersTakeTheirPlaces()
    {
        ModelRig rig;
        rig.read(chatters(0, 6'000));
        for (int round = 1; round <= 3; ++round) {
            // Rows that have left are still being removed when others join.
            rig.read(chatters(round * 10'000, round * 10'000 + 50), round * 60);
            QCOMPARE(rig.model.rowCount(), 50);
            QCOMPARE(rig.model.total(), 50);
            rig.read(chatters(round * 10'000 + 25, round * 10'000 + 6'000), round * 60 + 30);
            QCOMPARE(rig.model.rowCount(), 5'975);
            for (const int row : {0, 3'000, 5'974}) {
                const ChatterRow who = rig.model.row(row);
                QVERIFY(!who.id.isEmpty());
                QCOMPARE(rig.model.rowOf(who.id), row);
                QVERIFY(who.since.isValid());
            }
        }
    }

    void aLongListIsLetGoInTurns()
    {
        auto model = std::make_unique<ChatterModel>(u"1000"_s);
        model->beginReading();
        model->upsert(chatters(0, 9'000), at(0));
        model->endReading(at(0));
        model.reset();  // while its work is still queued
        for (int turn = 0; turn < 300; ++turn)
            QCoreApplication::processEvents();
        bool isDone = false;
        Leftovers::free([&isDone](const Leftovers::IsLate &) { return isDone = true; });
        QTRY_VERIFY(isDone);
    }

    void unknownRolesAreNotCalledViewers()
    {
        ModelRig rig;
        rig.read(chatters(0, 2));
        QCOMPARE(rig.model.index(0, ChatterModel::RoleColumn).data().toString(), u"Broadcaster"_s);
        QCOMPARE(rig.model.index(1, ChatterModel::RoleColumn).data().toString(), u"Unknown"_s);
        rig.model.setRoles({}, true);
        QCOMPARE(rig.model.index(1, ChatterModel::RoleColumn).data().toString(), u"Viewer"_s);
        QVERIFY(rig.model.index(1, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"viewer_00001, Viewer"_s));
    }

    void manyReadingsAtRandom()
    {
        ModelRig rig;
        QRandomGenerator dice(7);
        for (int round = 0; round < 25; ++round) {
            QList<Api::Chatter> there;
            for (int i = 0; i < 700; ++i) {
                if (dice.bounded(3))
                    there.append(chatter(i));
            }
            std::shuffle(there.begin(), there.end(), dice);
            const QString filter = dice.bounded(2) ? QString() : QString::number(dice.bounded(10));
            rig.model.setFilter(filter);
            rig.read(there, round);
            QStringList wanted;
            for (const Api::Chatter &one : std::as_const(there)) {
                if (one.userLogin.contains(filter))
                    wanted.append(one.userLogin);
            }
            wanted.sort();
            QCOMPARE(rig.shown(), wanted);
            QCOMPARE(rig.model.total(), there.size());
            for (int row = 0; row < rig.model.rowCount(); ++row)
                QCOMPARE(rig.model.rowOf(rig.model.row(row).id), row);
        }
        QCOMPARE(rig.resets, 0);
    }
};

QTEST_GUILESS_MAIN(TestChatterModel)
#include "tst_chatter_model.moc"
