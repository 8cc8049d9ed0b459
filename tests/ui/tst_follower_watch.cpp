// SPDX-License-Identifier: GPL-3.0-or-later

// The followers, counted by events and reads. Nothing is shown that the service does not report.

#include "test_world.h"

#include "live/follower_watch.h"

using namespace Sidestage;

class TstFollowerWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTotalAndTheNewestAreThoseOfTheService()
    {
        TestWorld rig;
        FollowerWatch watch(rig.account.get());
        QVERIFY(!watch.total());
        QVERIFY(!watch.since(QDateTime::currentDateTimeUtc()));
        watch.start();
        QTRY_VERIFY(watch.total());
        QCOMPARE(*watch.total(), followers(rig));
        QCOMPARE(watch.latest().size(), *watch.total());
        for (qsizetype i = 1; i < watch.latest().size(); ++i)
            QVERIFY(watch.latest()[i - 1].followedAt >= watch.latest()[i].followedAt);
        const auto all = watch.since(QDateTime::fromSecsSinceEpoch(1, Qt::UTC));
        QVERIFY(all);
        QCOMPARE(all->followers, *watch.total());
        QVERIFY(all->isAll);
        const auto since = watch.since(watch.latest().at(2).followedAt);
        QVERIFY(since && since->isAll);
        QVERIFY(since->followers >= 3);
        QTRY_VERIFY(watch.asOf().isValid());
        QVERIFY(watch.failure().isEmpty());
    }

    void aNewFollowerIsToldByAnEventOnce()
    {
        TestWorld rig;
        FollowerWatch watch(rig.account.get());
        watch.start();
        QTRY_VERIFY(watch.isLive());
        // Waits until the reads that this caused are done.
        QTRY_VERIFY(watch.total() && !watch.poll()->isReading());
        const QString other = rig.sandbox.idOf(u"wrenloft"_s);
        const auto follow = [&](bool on) {
            return rig.sandbox.inSandbox([&](Sandbox::World &world) {
                return (on ? world.follow(rig.id(), other) : world.unfollow(rig.id(), other)).has_value();
            });
        };
        QVERIFY(follow(false));
        watch.refresh();
        QTRY_VERIFY(std::none_of(watch.latest().cbegin(), watch.latest().cend(),
                                 [&](const auto &one) { return one.userId == other; }));
        const int before = *watch.total();
        QVERIFY(follow(true));
        QTRY_COMPARE(*watch.total(), before + 1);
        QCOMPARE(watch.latest().first().userId, other);
        // Another read does not count it twice.
        QSignalSpy changed(&watch, &FollowerWatch::changed);
        watch.refresh();
        QTRY_VERIFY(!changed.isEmpty());
        QCOMPARE(*watch.total(), before + 1);
    }

    void withoutTheScopeOnlyTheTotalIsKnown()
    {
        Api::ScopeSet scopes;
        scopes.insert(Api::Scope::UserReadEmail);
        TestWorld rig({.scopes = scopes});
        FollowerWatch watch(rig.account.get());
        watch.start();
        QTRY_VERIFY(watch.total());
        QCOMPARE(*watch.total(), followers(rig));
        QVERIFY(!watch.mayName());
        QVERIFY(!watch.isLive());
        QVERIFY(!watch.since(QDateTime::fromSecsSinceEpoch(1, Qt::UTC)));
        QVERIFY(watch.latest().isEmpty());
    }

    void aReadingThatFailsLeavesWhatWasKnown()
    {
        TestWorld rig;
        FollowerWatch watch(rig.account.get());
        watch.start();
        QTRY_VERIFY(watch.total());
        const int before = *watch.total();
        rig.sandbox.fault({.path = "/channels/followers", .times = -1, .status = 500});
        watch.refresh();
        QTRY_VERIFY(!watch.failure().isEmpty());
        QCOMPARE(*watch.total(), before);
        rig.sandbox.clearFaults();
        watch.refresh();
        QTRY_VERIFY(watch.failure().isEmpty());
    }

private:
    static int followers(TestWorld &rig)
    {
        return rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.follows().followerCount(rig.id()); });
    }
};

QTEST_GUILESS_MAIN(TstFollowerWatch)
#include "tst_follower_watch.moc"
