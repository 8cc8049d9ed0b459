// SPDX-License-Identifier: GPL-3.0-or-later

// What is decided is held, can be undone, and reaches the service once, whatever happens in between.

#include "decision_rig.h"

#include <QSignalSpy>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

using Phase = DecisionJob::Phase;

class TestDecisionDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDecisionIsHeldThenSentOnce()
    {
        DecisionRig rig;
        auto desk = rig.open();
        const QString id = rig.waitingIds(rig.reward()).first();
        const qint64 job = (*desk)->decide({id, id}, RedemptionDecision::Canceled);
        QVERIFY(job != 0);
        QCOMPARE(desk->state(id), QueueState::Held);
        QCOMPARE(desk->queue.find(id)->dueAt, rig.clock.now().addSecs(10));
        QCOMPARE(desk->queue.find(id)->job, job);
        QCOMPARE((*desk)->newestHeld(), job);
        QTRY_COMPARE(desk->job(job).kept, 1);
        QCOMPARE(desk->job(job).total, 1);
        QCOMPARE(desk->job(job).points, 100);
        rig.clock.advance(9'999ms);
        (*desk)->tick();
        QCOMPARE(desk->job(job).phase, Phase::Held);
        QCOMPARE(rig.received().calls, 0);
        rig.clock.advance(1ms);
        QSignalSpy told(desk->desk.get(), &DecisionDesk::decided);
        (*desk)->tick();
        QCOMPARE(desk->state(id), QueueState::Sending);
        QTRY_COMPARE(desk->job(job).phase, Phase::Finished);
        QCOMPARE(desk->job(job).done, 1);
        QCOMPARE(desk->state(id), QueueState::Done);
        QCOMPARE(told.value(0).value(0).toStringList(), QStringList{id});
        QCOMPARE(rig.status(id), RedemptionStatus::Canceled);
        QCOMPARE(rig.received().times.value(id), 1);
        QCOMPARE((*desk)->held(), 0);
    }

    void withoutGraceItGoesAtOnce()
    {
        DecisionRig rig;
        auto desk = rig.open();
        (*desk)->setGrace(RedemptionDecision::Fulfilled, 0);
        const QString id = rig.waitingIds(rig.reward()).first();
        const qint64 job = (*desk)->decide({id}, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(desk->job(job).phase, Phase::Finished);
        QCOMPARE(rig.status(id), RedemptionStatus::Fulfilled);
        (*desk)->setGrace(RedemptionDecision::Fulfilled, 31);
        QCOMPARE((*desk)->grace(RedemptionDecision::Fulfilled), 30);
    }

    /// The user is quicker than the disk.
    void whatIsDecidedBeforeTheJournalIsReadIsHeldToo()
    {
        DecisionRig rig;
        const QStringList ids = rig.waitingIds(rig.reward());
        auto desk = rig.open();
        const qint64 before = (*desk)->decide(ids.first(2), RedemptionDecision::Canceled);
        QTRY_COMPARE(desk->job(before).kept, 2);
        desk.reset();
        desk = rig.open(false);
        desk->queue.take(rig.waiting(rig.reward()), rig.clock.now());
        const qint64 early = (*desk)->decide(ids.first(4), RedemptionDecision::Fulfilled);
        QVERIFY(early != 0);
        (*desk)->start();
        QTRY_COMPARE((*desk)->held(), 4);
        QCOMPARE(desk->job(before).total, 2);
        QCOMPARE(desk->job(early).total, 2);
        (*desk)->sendAllNow();
        QTRY_COMPARE((*desk)->held(), 0);
        QCOMPARE(rig.status(ids[1]), RedemptionStatus::Canceled);
        QCOMPARE(rig.status(ids[2]), RedemptionStatus::Fulfilled);
        QVERIFY(rig.received().twice.isEmpty());
    }

    void undoneItIsNeverSent()
    {
        DecisionRig rig;
        auto desk = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        const qint64 first = (*desk)->decide(ids.first(3), RedemptionDecision::Canceled);
        const qint64 second = (*desk)->decide(ids.mid(3, 2), RedemptionDecision::Fulfilled);
        QCOMPARE((*desk)->held(), 5);
        QCOMPARE((*desk)->newestHeld(), second);
        QVERIFY((*desk)->undo(second));
        QCOMPARE((*desk)->newestHeld(), first);
        QVERIFY((*desk)->undo(first));
        QVERIFY(!(*desk)->undo(first));
        QCOMPARE((*desk)->held(), 0);
        for (const QString &id : ids)
            QCOMPARE(desk->state(id), QueueState::Waiting);
        rig.clock.advance(60s);
        (*desk)->tick();
        // Neither now nor by whoever comes after.
        rig.reopen(desk);
        QVERIFY((*desk)->jobs().isEmpty());
        const qint64 other = (*desk)->decide(ids.mid(8, 1), RedemptionDecision::Canceled);
        (*desk)->sendNow(other);
        QTRY_COMPARE(desk->job(other).phase, Phase::Finished);
        QCOMPARE(rig.received().times.size(), 1);
    }

    void whatWasHeldIsHeldAfterARestart()
    {
        DecisionRig rig;
        const QStringList ids = rig.waitingIds(rig.reward());
        auto desk = rig.open();
        const qint64 early = (*desk)->decide({ids[0]}, RedemptionDecision::Canceled);
        rig.clock.advance(8s);
        const qint64 late = (*desk)->decide({ids[1], ids[2]}, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(desk->job(late).kept, 2);
        desk.reset();
        rig.clock.advance(1s);
        rig.reopen(desk);
        QCOMPARE((*desk)->held(), 3);
        QCOMPARE(desk->state(ids[0]), QueueState::Held);
        QCOMPARE(desk->job(early).decision, RedemptionDecision::Canceled);
        // One second was left, but nobody can undo in one second.
        QCOMPARE(desk->job(early).dueAt, rig.clock.now().addSecs(DecisionDesk::shortestGrace));
        QCOMPARE(desk->job(late).dueAt, rig.clock.now().addSecs(9));
        QVERIFY((*desk)->undo(early));
        rig.clock.advance(9s);
        (*desk)->tick();
        QTRY_COMPARE(desk->job(late).phase, Phase::Finished);
        QCOMPARE(desk->job(late).done, 2);
        QCOMPARE(rig.received().times.size(), 2);
        QVERIFY(rig.received().readings > 0);  // what comes back is looked at first
        QCOMPARE(rig.status(ids[0]), RedemptionStatus::Unfulfilled);
    }

    /// The process ends while its call is under way.
    void whatWasBeingSentIsReadBeforeItIsSentAgain_data()
    {
        QTest::addColumn<bool>("handled");
        QTest::newRow("it had arrived") << true;
        QTest::newRow("it had not") << false;
    }
    void whatWasBeingSentIsReadBeforeItIsSentAgain()
    {
        QFETCH(bool, handled);
        DecisionRig rig;
        const QStringList ids = rig.waitingIds(rig.reward()).first(4);
        rig.sandbox.fault({.method = "PATCH", .times = -1, .cutConnection = true, .handled = handled});
        auto desk = rig.open();
        const qint64 job = (*desk)->decide(ids, RedemptionDecision::Fulfilled);
        (*desk)->sendNow(job);
        QTRY_VERIFY(rig.received().calls > 0);
        desk.reset();
        rig.sandbox.clearFaults();
        rig.reopen(desk);
        QTRY_VERIFY(!desk->desk->job(job) || desk->job(job).phase == Phase::Finished);
        QTRY_COMPARE(rig.status(ids[0]), RedemptionStatus::Fulfilled);
        QVERIFY(rig.received().twice.isEmpty());
        QTRY_COMPARE((*desk)->held(), 0);
        if (const auto done = desk->desk->job(job))
            QCOMPARE(done->done, 4);
    }

    void whatOthersDecidedIsSaidSo()
    {
        DecisionRig rig;
        auto desk = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward()).first(5);
        rig.decideElsewhere(rig.reward(), {ids[1]}, RedemptionDecision::Canceled);
        rig.decideElsewhere(rig.reward(), {ids[2]}, RedemptionDecision::Fulfilled);
        const qint64 job = (*desk)->decide(ids, RedemptionDecision::Fulfilled);
        (*desk)->sendNow(job);
        QTRY_COMPARE(desk->job(job).phase, Phase::Finished);
        QCOMPARE(desk->job(job).done, 3);
        QCOMPARE(desk->job(job).elsewhere, 2);
        QCOMPARE(desk->state(ids[1]), QueueState::DecidedElsewhere);
        QCOMPARE(desk->queue.find(ids[1])->decision, RedemptionDecision::Canceled);
        QCOMPARE(desk->queue.find(ids[2])->decision, RedemptionDecision::Fulfilled);
        QCOMPARE((*desk)->row(job, 1).decision, RedemptionDecision::Canceled);
        // All of them: the service refuses with 404.
        const QStringList others = rig.waitingIds(rig.reward()).first(2);
        rig.decideElsewhere(rig.reward(), others, RedemptionDecision::Canceled);
        const qint64 second = (*desk)->decide(others, RedemptionDecision::Fulfilled);
        (*desk)->sendNow(second);
        QTRY_COMPARE(desk->job(second).phase, Phase::Finished);
        QCOMPARE(desk->job(second).elsewhere, 2);
    }

    void whatOthersDecideWhileItIsHeldIsNotSent()
    {
        DecisionRig rig;
        auto desk = rig.open();
        auto redemption = rig.waiting(rig.reward()).first();
        const qint64 job = (*desk)->decide({redemption.id}, RedemptionDecision::Fulfilled);
        redemption.status = RedemptionStatus::Canceled;
        desk->queue.take({redemption}, rig.clock.now());
        QTRY_COMPARE(desk->job(job).phase, Phase::Finished);
        QCOMPARE(desk->job(job).elsewhere, 1);
        QCOMPARE(rig.received().calls, 0);
    }

    void batchesAreOfOneRewardAndFilledFromAllJobs()
    {
        DecisionRig rig(3, 60);
        auto desk = rig.open();
        QList<qint64> jobs;
        QStringList all;
        for (int i = 0; i < 60; ++i) {
            for (int reward = 0; reward < 3; ++reward) {
                if (i == 0)
                    all += rig.waitingIds(rig.reward(reward));
            }
        }
        for (const QString &id : std::as_const(all))
            jobs.append((*desk)->decide({id}, RedemptionDecision::Fulfilled));
        QTRY_COMPARE(desk->job(jobs.last()).kept, 1);
        (*desk)->sendAllNow();
        QTRY_COMPARE_WITH_TIMEOUT((*desk)->held(), 0, 20'000);
        const Received received = rig.received();
        QCOMPARE(received.taken.size(), 180);
        QVERIFY(received.twice.isEmpty());
        QVERIFY(received.largest <= 50);
        QVERIFY2(received.calls < 12, qPrintable(QString::number(received.calls)));
        // Finished ones do not pile up.
        QTRY_COMPARE((*desk)->jobs().size(), qsizetype(DecisionDesk::mostFinished));
    }

    void pausedNothingIsSentAndCancelledTheRestWaitsAgain()
    {
        DecisionRig rig(1, 1'001);
        auto desk = rig.open();
        QStringList ids = rig.waitingIds(rig.reward());
        const QString other = ids.takeLast();
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = 100ms});
        const qint64 job = (*desk)->decide(ids, RedemptionDecision::Canceled);
        const auto whenSome = [&](int done, auto then) {
            connect(desk->desk.get(), &DecisionDesk::jobChanged, desk->desk.get(),
                    [&desk, job, done, then](qint64 id) {
                        if (id == job && desk->job(job).done > done)
                            then(desk->desk.get());
                    });
        };
        whenSome(0, [job](DecisionDesk *decisions) { decisions->pause(job); });
        (*desk)->sendNow(job);
        QTRY_COMPARE(desk->job(job).phase, Phase::Paused);
        // What is under way ends; then others go, but nothing of this.
        QTRY_COMPARE(qint64(desk->job(job).done), (*desk)->counts().rowsSent);
        const int done = desk->job(job).done;
        QCOMPARE(rig.received().taken.size(), done);
        QVERIFY(done < 1'000);
        const qint64 quick = (*desk)->decide({other}, RedemptionDecision::Fulfilled);
        (*desk)->sendNow(quick);
        QTRY_COMPARE(desk->job(quick).done, 1);
        QCOMPARE(rig.received().taken.size(), done + 1);
        // It is still paused for whoever comes after.
        rig.reopen(desk);
        QCOMPARE(desk->job(job).phase, Phase::Paused);
        QCOMPARE(desk->job(job).done, done);
        whenSome(done, [job](DecisionDesk *decisions) { decisions->cancel(job); });
        (*desk)->resume(job);
        QTRY_VERIFY(desk->job(job).phase >= Phase::Stopping);
        QTRY_COMPARE(desk->job(job).phase, Phase::Finished);
        const DecisionJob end = desk->job(job);
        QVERIFY(end.takenBack > 0);
        QCOMPARE(end.done + end.takenBack, 1'000);
        QCOMPARE(rig.received().taken.size(), end.done + 1);
        int waiting = 0;
        for (const QString &id : ids)
            waiting += desk->state(id) == QueueState::Waiting;
        QCOMPARE(waiting, end.takenBack);
        QVERIFY(rig.received().twice.isEmpty());
    }

    void thousandsAreTakenInWithoutAStandstill()
    {
        DecisionRig rig(2, 5'000);
        auto desk = rig.open();
        QStringList ids = rig.waitingIds(rig.reward(0)) + rig.waitingIds(rig.reward(1));
        const qint64 job = (*desk)->decide(ids, RedemptionDecision::Fulfilled);
        QTRY_COMPARE_WITH_TIMEOUT(desk->job(job).kept, 10'000, 30'000);
        QCOMPARE(desk->job(job).total, 10'000);
        QCOMPARE((*desk)->held(), 10'000);
        QVERIFY((*desk)->undo(job));
        QCOMPARE((*desk)->held(), 0);
        QCOMPARE(desk->job(job).takenBack, 10'000);
        QTRY_COMPARE(desk->state(ids.last()), QueueState::Waiting);
        QCOMPARE(desk->queue.waiting(), 10'000);
        QCOMPARE(rig.received().calls, 0);
    }

    /// The second of two keys pressed in a row gets none of the rows of the first, also of those that it has
    /// not reached yet; others need not wait.
    void whatIsBeingTakenInIsNotDecidedAgain()
    {
        DecisionRig rig(2, 5'000);
        auto desk = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward(0));
        const QString other = rig.waitingIds(rig.reward(1)).first();
        const qint64 first = (*desk)->decide(ids, RedemptionDecision::Fulfilled);
        QVERIFY(desk->job(first).total < 5'000);  // it goes on
        (*desk)->decide(ids, RedemptionDecision::Canceled);
        (*desk)->decide({ids.last()}, RedemptionDecision::Canceled);
        const qint64 single = (*desk)->decide({other}, RedemptionDecision::Canceled);
        QCOMPARE(desk->job(single).total, 1);
        QCOMPARE(desk->state(other), QueueState::Held);
        QTRY_COMPARE_WITH_TIMEOUT(desk->job(first).kept, 5'000, 30'000);
        QTRY_COMPARE((*desk)->jobs().size(), 2);  // the first and the single one; the others got nothing
        QCOMPARE(desk->job(first).total, 5'000);
        QCOMPARE((*desk)->held(), 5'001);
    }
};

QTEST_GUILESS_MAIN(TestDecisionDesk)
#include "tst_decision_desk.moc"
