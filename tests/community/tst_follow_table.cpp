// SPDX-License-Identifier: GPL-3.0-or-later

// What a list of follows stores, and the changes that it finds by comparing.

#include "follow_rig.h"

#include <QRandomGenerator>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

QList<Follow> some(int from, int to)
{
    QList<Follow> all;
    for (int i = from; i < to; ++i)
        all.append(follow(i, -i * 60));
    return all;
}

QStringList idsOf(const QList<Follow> &follows)
{
    QStringList ids;
    for (const Follow &one : follows)
        ids.append(one.id);
    return ids;
}

}  // namespace

class TestFollowTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReadingIsKeptInTheServicesOrder()
    {
        FollowRig rig;
        rig.read(some(0, 250));
        QCOMPARE(rig.follows(), inOrder(some(0, 250)));
        const FollowState state = rig.state();
        QCOMPARE(state.stored, 250);
        QCOMPARE(state.total, std::optional<int>(250));
        QCOMPARE(state.completeAt, rig.clock.now());
        QCOMPARE(state.since, rig.clock.now());
        QVERIFY(!state.isReading());
        // The first reading reports no new followers, because nothing was known before.
        QCOMPARE(state.came, 0);
        QCOMPARE(state.left, 0);
    }

    void whoCameAndWhoLeftIsKnownAfterTheNextReading()
    {
        FollowRig rig;
        rig.read(some(0, 250));
        rig.clock.advance(1h);
        QList<Follow> next = some(0, 240);
        next.removeAt(100);
        next += follow(900, 30);
        rig.read(next);
        QCOMPARE(rig.follows(), inOrder(next));
        QCOMPARE(rig.state().came, 1);
        QCOMPARE(rig.state().left, 11);
        QCOMPARE(idsOf(rig.follows({.show = FollowShow::Came})), QStringList{u"1900"_s});
        const auto left = rig.rows({.show = FollowShow::Left});
        QCOMPARE(left.size(), 11);
        QCOMPARE(left.first().seenAt, rig.clock.now());
        QVERIFY(idsOf(rig.follows({.show = FollowShow::Left})).contains(u"1100"_s));
        // The same list again: no change.
        rig.read(next);
        QCOMPARE(rig.state().came, 1);
        QCOMPARE(rig.state().left, 11);
    }

    void whoFollowsAnewMeanwhileHasNotLeft()
    {
        FollowRig rig;
        rig.read(some(0, 50));
        QList<Follow> next = some(0, 50);
        next[20].followedAt = moment(100);
        rig.read(next);
        QCOMPARE(rig.follows(), inOrder(next));
        QCOMPARE(rig.state().stored, 50);
        QCOMPARE(rig.state().came, 0);
        QCOMPARE(rig.state().left, 0);
    }

    void fractionsOfASecondMakeNoOtherFollow()
    {
        FollowRig rig;
        rig.read(some(0, 3));
        Follow same = follow(1, -60);
        same.followedAt = same.followedAt.addMSecs(345);
        const auto step = rig.ask<FollowStep>([same](FollowTable &table, Database &database) {
            return table.notice(database, {same}, {}, moment(5));
        });
        QVERIFY(!step.changesRows());
        QCOMPARE(rig.state().stored, 3);
    }

    void anUnfinishedReadingTakesNobodyAway()
    {
        FollowRig rig;
        rig.read(some(0, 300));
        rig.ask<FollowState>(
            [](FollowTable &table, Database &database) { return table.begin(database, moment(9)); });
        const QList<Follow> page = inOrder(some(0, 300)).first(100);
        rig.ask<FollowStep>([page](FollowTable &table, Database &database) {
            return table.importPage(database, page, u"more"_s, 300, moment(10));
        });
        FollowState state = rig.state();
        QCOMPARE(state.stored, 300);
        QCOMPARE(state.phase, FollowState::Phase::Pages);
        QCOMPARE(state.cursor, u"more"_s);
        QCOMPARE(state.read, 100);
        // As after a restart: another table object on the same file continues at the same position.
        FollowTable other(u"1"_s, FollowSide::Followers);
        std::optional<Result<FollowState>> seen;
        rig.store->background()->run([&other](Database &database) { return other.state(database); }, this,
                                     [&](const Result<FollowState> &known) { seen = known; });
        QTRY_VERIFY(seen);
        QCOMPARE(**seen, state);

        rig.ask<FollowState>([](FollowTable &table, Database &database) { return table.giveUp(database); });
        state = rig.state();
        QVERIFY(!state.isReading());
        QCOMPARE(state.stored, 300);
        QCOMPARE(state.left, 0);
    }

    void whoComesWhileItIsReadIsNotSweptAway()
    {
        FollowRig rig;
        rig.read(some(0, 100));
        rig.ask<FollowState>(
            [](FollowTable &table, Database &database) { return table.begin(database, moment(9)); });
        rig.ask<FollowStep>([](FollowTable &table, Database &database) {
            return table.notice(database, {follow(500, 20)}, {}, moment(20));
        });
        const QList<Follow> page = inOrder(some(0, 100));
        rig.ask<FollowStep>([page](FollowTable &table, Database &database) {
            return table.importPage(database, page, {}, 100, moment(21));
        });
        rig.sweep();
        QCOMPARE(rig.follows().first().id, u"1500"_s);
        QCOMPARE(rig.state().stored, 101);
        QCOMPARE(rig.state().came, 1);
        QCOMPARE(rig.state().left, 0);
    }

    void changesAreCountedFromTheLastVisitAfterSomeHours()
    {
        FollowRig rig;
        constexpr qint64 away = 4 * 3600 * 1000;
        const auto visit = [&] {
            return rig.ask<FollowStep>([at = rig.clock.now()](FollowTable &table, Database &database) {
                return table.visit(database, at, away);
            });
        };
        visit();
        rig.read(some(0, 100));
        const QDateTime first = rig.clock.now();
        rig.clock.advance(1h);
        rig.read(some(0, 90));
        QCOMPARE(rig.state().left, 10);
        rig.clock.advance(1h);
        visit();  // too soon for another count
        QCOMPARE(rig.state().left, 10);
        QCOMPARE(rig.state().since, first);
        const QDateTime second = rig.clock.now();
        rig.clock.advance(1h);
        rig.read(some(0, 85));  // read while off screen
        rig.clock.advance(5h);
        const auto step = visit();
        QVERIFY(step.isCountedAnew);
        QCOMPARE(rig.state().since, second);
        QCOMPARE(rig.state().left, 5);
        QCOMPARE(rig.follows({.show = FollowShow::Left}).size(), 5);
        rig.ask<FollowStep>([at = rig.clock.now()](FollowTable &table, Database &database) {
            return table.countAnew(database, at);
        });
        QCOMPARE(rig.state().left, 0);
        QVERIFY(rig.follows({.show = FollowShow::Left}).isEmpty());
    }

    void whatIsSearchedIsFoundInLoginsAndNamesInAnyCase()
    {
        FollowRig rig;
        QList<Follow> all = some(0, 10);
        all[3].name = u"ゾーイ"_s;
        all[4].name = u"STRASSE"_s;
        rig.read(all);
        QCOMPARE(idsOf(rig.follows({.words = u"ーイ"_s})), QStringList{u"1003"_s});
        QCOMPARE(idsOf(rig.follows({.words = u" strasse "_s})), QStringList{u"1004"_s});
        QCOMPARE(rig.follows({.words = u"VIEWER_0000"_s}).size(), 10);
        QCOMPARE(rig.follows({.words = u"100%"_s}).size(), 0);
    }

    void spansCoverWhatMatchesHoweverItIsCut()
    {
        FollowRig rig;
        QList<Follow> all;
        for (int i = 0; i < 700; ++i)
            all.append(follow(i, -(i / 40)));  // many with the same time
        rig.read(all);
        for (const QString &words : {QString(), u"7"_s, u"nobody"_s}) {
            const FollowQuery query{.words = words};
            QList<FollowRow> found;
            FollowKey after;
            for (bool isDone = false; !isDone;) {
                const auto part = rig.ask<FollowTable::Spans>([=](FollowTable &table, Database &database) {
                    return table.spans(database, query, after, 30, 64);
                });
                for (const FollowSpan &span : part.spans) {
                    QVERIFY(span.count > 0 && span.count <= 30);
                    found += rig.ask<QList<FollowRow>>([=](FollowTable &table, Database &database) {
                        return table.rows(database, query, span.first, true, span.count);
                    });
                }
                after = part.next;
                isDone = part.isDone;
            }
            QCOMPARE(found, rig.rows(query));
        }
    }

    void daysAreCountedInTheUsersZone()
    {
        FollowRig rig;
        const QDate last(2026, 3, 29);
        QList<Follow> all;
        const auto at = [&](QDate day, QTime time) {
            Follow one = follow(int(all.size()), 0);
            one.followedAt = QDateTime(day, time).toUTC();
            all.append(one);
        };
        at(last, QTime(23, 59, 59));
        at(last, QTime(0, 0));
        at(last.addDays(-1), QTime(23, 59, 59));
        at(last.addDays(-2), QTime(12, 0));
        at(last.addDays(-7), QTime(12, 0));
        rig.clock = ManualClock(QDateTime(last, QTime(12, 0)).toUTC());
        rig.read(all);
        rig.read(all.mid(1));
        const auto days = rig.ask<QList<FollowDay>>(
            [last](FollowTable &table, Database &database) { return table.days(database, last, 3); });
        QCOMPARE(days.size(), 3);
        QCOMPARE(days[2], (FollowDay{last, 1, 1}));
        QCOMPARE(days[1], (FollowDay{last.addDays(-1), 1, 0}));
        QCOMPARE(days[0], (FollowDay{last.addDays(-2), 1, 0}));
    }

    void anyReadingsGiveWhatTheServiceHasAndTheSumOfItsChanges()
    {
        FollowRig rig;
        QRandomGenerator dice(11);
        QHash<QString, Follow> before;
        int came = 0, left = 0;
        for (int round = 0; round < 12; ++round) {
            QHash<QString, Follow> now;
            for (int i = 0; i < 400; ++i) {
                if (dice.bounded(3) == 0)
                    continue;
                const Follow one = follow(i, -int(dice.bounded(30)));
                now.insert(one.id, before.contains(one.id) && dice.bounded(10) ? before.value(one.id) : one);
            }
            for (auto it = now.cbegin(); it != now.cend(); ++it)
                came += round > 0 && !before.contains(it.key());
            for (auto it = before.cbegin(); it != before.cend(); ++it)
                left += !now.contains(it.key());
            rig.clock.advance(10min);
            rig.read(now.values(), 1 + int(dice.bounded(120)));
            QCOMPARE(rig.follows(), inOrder(now.values()));
            QCOMPARE(rig.state().stored, now.size());
            QCOMPARE(rig.state().came, came);
            QCOMPARE(rig.state().left, left);
            before = now;
        }
    }
};

QTEST_GUILESS_MAIN(TestFollowTable)
#include "tst_follow_table.moc"
