// SPDX-License-Identifier: GPL-3.0-or-later

// The chatters of a channel as a list: updated by differences, sorted, searched.

#include "patience.h"

#include "api/chat.h"
#include "chat/people/chatter_model.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QRandomGenerator>

using namespace Sidestage;
using Role = ChatterRow::Role;

namespace {

Api::Chatter chatter(int i, const QString &name = {})
{
    const QString login = QStringLiteral("viewer_%1").arg(i, 5, 10, QLatin1Char('0'));
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
            model.readPage(all.mid(i, 1000), at(seconds));
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
            all.append(model.row(i).login);
        return all;
    }

    ChatterModel model{QStringLiteral("1000")};
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
        next[3].userName = QStringLiteral("Viewer_00003");
        rig.read(next, 30);
        QCOMPARE(rig.model.total(), 52);
        QCOMPARE(rig.model.joined(), 12);
        QCOMPARE(rig.model.left(), 10);
        QStringList wanted;
        for (const Api::Chatter &one : std::as_const(next))
            wanted.append(one.userLogin);
        QCOMPARE(rig.shown(), wanted);
        QCOMPARE(rig.model.row(3).name, QStringLiteral("Viewer_00003"));
        QCOMPARE(rig.model.chatter(QStringLiteral("1061"))->since, at(30));
        QVERIFY(!rig.model.chatter(QStringLiteral("1005"))->since.isValid());
        QVERIFY(!rig.model.chatter(QStringLiteral("1015")));
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
        QCOMPARE(rig.model.chatter(QStringLiteral("1004"))->since, at(60));
        QCOMPARE(rig.model.joined(), 1);
    }

    void anUnfinishedReadingTakesNobodyAway()
    {
        ModelRig rig;
        rig.read(chatters(0, 40));
        rig.model.beginReading();
        rig.model.readPage(chatters(38, 45), at(30));
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
            rig.model.readPage(chatters(i * 10, 100 + i * 10), at(i));
            rig.model.endReading(at(i));
        }
        rig.settle();
        QCOMPARE(rig.model.total(), 100);
        QCOMPARE(rig.shown().first(), QStringLiteral("viewer_00040"));
        QCOMPARE(rig.shown().last(), QStringLiteral("viewer_00139"));
    }

    void selectionAndPersistentIndexesSurvive()
    {
        ModelRig rig;
        rig.read(chatters(0, 3000));
        QItemSelectionModel selection(&rig.model);
        const QPersistentModelIndex kept = rig.model.index(rig.model.rowOf(QStringLiteral("2500")), 0);
        const QPersistentModelIndex lost = rig.model.index(rig.model.rowOf(QStringLiteral("1100")), 0);
        selection.setCurrentIndex(kept, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        rig.read(chatters(500, 1000) + chatters(1200, 4000), 30);
        QVERIFY(!lost.isValid());
        QCOMPARE(kept.data(ChatterModel::KeyRole).toString(), QStringLiteral("2500"));
        QCOMPARE(kept.row(), 800);
        QCOMPARE(selection.selectedRows().size(), 1);
        QCOMPARE(selection.currentIndex().data(ChatterModel::KeyRole).toString(), QStringLiteral("2500"));

        rig.model.sort(ChatterModel::NameColumn, Qt::DescendingOrder);
        rig.settle();
        QCOMPARE(kept.data(ChatterModel::KeyRole).toString(), QStringLiteral("2500"));
        QCOMPARE(selection.currentIndex().row(), kept.row());
        rig.model.setSearch(QStringLiteral("0150"));
        rig.settle();
        QVERIFY(kept.isValid());
        QCOMPARE(rig.resets, 0);
    }

    void theSearchFindsLoginsAndNamesInAnyCase()
    {
        ModelRig rig;
        rig.read({chatter(1, QStringLiteral("Zoë")), chatter(2, QStringLiteral("ゾーイ")),
                  chatter(3, QStringLiteral("STRASSE")), chatter(4, QStringLiteral("Viewer_00004"))});
        const auto found = [&](const QString &text) {
            rig.model.setSearch(text);
            rig.settle();
            return rig.model.rowCount();
        };
        QCOMPARE(found(QStringLiteral("ZOË")), 1);
        QCOMPARE(found(QStringLiteral("ーイ")), 1);
        QCOMPARE(rig.model.row(0).login, QStringLiteral("viewer_00002"));
        QCOMPARE(found(QStringLiteral("VIEWER_0000")), 4);
        QCOMPARE(found(QStringLiteral(" @viewer_00003 ")), 1);
        QCOMPARE(found(QStringLiteral("nobody")), 0);
        QCOMPARE(rig.model.total(), 4);
        QCOMPARE(found({}), 4);
    }

    void whoJoinsWhileOneSearchesIsLookedAtToo()
    {
        ModelRig rig;
        rig.read(chatters(0, 100));
        rig.model.setSearch(QStringLiteral("0010"));
        rig.settle();
        QCOMPARE(rig.model.rowCount(), 1);
        rig.read(chatters(0, 110), 30);
        QCOMPARE(rig.model.rowCount(), 11);
        rig.model.setSearch({});
        rig.settle();
        QCOMPARE(rig.model.rowCount(), 110);
    }

    void sortedByRoleAndTime()
    {
        ModelRig rig;
        rig.read(chatters(0, 4));
        rig.read(chatters(0, 6), 30);
        rig.read(chatters(0, 7), 60);
        rig.model.setRoles({{QStringLiteral("1005"), Role::Moderator}, {QStringLiteral("1002"), Role::Vip}},
                           true);
        rig.model.sort(ChatterModel::RoleColumn);
        rig.settle();
        QCOMPARE(rig.model.row(0).role, Role::Broadcaster);
        QCOMPARE(rig.model.row(1).id, QStringLiteral("1005"));
        QCOMPARE(rig.model.row(2).id, QStringLiteral("1002"));
        QCOMPARE(rig.model.count(Role::Moderator), 1);
        QCOMPARE(rig.model.count(Role::Viewer), 4);
        // One of them is no longer a moderator.
        rig.model.setRoles({{QStringLiteral("1002"), Role::Vip}}, true);
        rig.settle();
        QCOMPARE(rig.model.row(1).id, QStringLiteral("1002"));
        QCOMPARE(rig.model.count(Role::Moderator), 0);

        rig.model.sort(ChatterModel::SinceColumn, Qt::DescendingOrder);
        rig.settle();
        QCOMPARE(rig.model.row(0).id, QStringLiteral("1006"));
        QCOMPARE(rig.model.row(1).id, QStringLiteral("1004"));
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

    void unknownRolesAreNotCalledViewers()
    {
        ModelRig rig;
        rig.read(chatters(0, 2));
        QCOMPARE(rig.model.index(0, ChatterModel::RoleColumn).data().toString(),
                 QStringLiteral("Broadcaster"));
        QCOMPARE(rig.model.index(1, ChatterModel::RoleColumn).data().toString(), QStringLiteral("Unknown"));
        rig.model.setRoles({}, true);
        QCOMPARE(rig.model.index(1, ChatterModel::RoleColumn).data().toString(), QStringLiteral("Viewer"));
        QVERIFY(rig.model.index(1, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("viewer_00001, Viewer")));
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
            rig.model.setSearch(filter);
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
