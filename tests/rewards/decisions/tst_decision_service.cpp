// SPDX-License-Identifier: GPL-3.0-or-later

// A decision is held, can be undone, and reaches the service once, whatever happens in between. With an
// obstacle (the service, the network, the disk) it waits, reports the reason and continues, or reports that
// it has failed.

#include "decision_world.h"

using namespace Sidestage::Api;
using namespace Sidestage;
using namespace std::chrono_literals;
using Phase = DecisionJob::Phase;

class TestDecisionService : public QObject
{
    Q_OBJECT

    /// How many rows are marked on disk as being sent.
    static int marked(const DecisionWorld &rig)
    {
        auto database = std::move(*ProfileStore::openHistory(rig.file()));
        auto rows = database.query("SELECT count(*) FROM outbox_rows WHERE state <> 0");
        return rows.next() ? int(rows.integer(0)) : -1;
    }

private Q_SLOTS:
    void aDecisionIsHeldThenSentOnce()
    {
        DecisionWorld rig;
        auto service = rig.open();
        const QString id = rig.waitingIds(rig.reward()).first();
        const qint64 job = (*service)->decide({id, id}, RedemptionDecision::Canceled);
        QVERIFY(job != 0);
        QCOMPARE(service->state(id), QueueState::Held);
        QCOMPARE(service->queue.find(id)->dueAt, rig.clock.now().addSecs(10));
        QCOMPARE(service->queue.find(id)->job, job);
        QCOMPARE((*service)->newestHeld(), job);
        QTRY_COMPARE(service->job(job).kept, 1);
        QCOMPARE(service->job(job).total, 1);
        QCOMPARE(service->job(job).points(), 100);
        rig.clock.advance(9'999ms);
        (*service)->tick();
        QCOMPARE(service->job(job).phase, Phase::Held);
        QCOMPARE(rig.received().calls, 0);
        rig.clock.advance(1ms);
        QSignalSpy answer(service->service.get(), &DecisionService::settled);
        (*service)->tick();
        QCOMPARE(service->state(id), QueueState::Sending);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 1);
        QCOMPARE(service->state(id), QueueState::Done);
        QCOMPARE(answer.value(0).value(0).toStringList(), QStringList{id});
        QCOMPARE(rig.statusOf(id), RedemptionStatus::Canceled);
        QCOMPARE(rig.received().times.value(id), 1);
        QCOMPARE((*service)->held(), 0);
    }

    void withoutGraceItGoesAtOnce()
    {
        DecisionWorld rig;
        auto service = rig.open();
        (*service)->setGrace(RedemptionDecision::Fulfilled, 0);
        const QString id = rig.waitingIds(rig.reward()).first();
        const qint64 job = (*service)->decide({id}, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(rig.statusOf(id), RedemptionStatus::Fulfilled);
        (*service)->setGrace(RedemptionDecision::Fulfilled, 31);
        QCOMPARE((*service)->grace(RedemptionDecision::Fulfilled), 30);
    }

    /// The user decides before the journal is loaded.
    void whatIsDecidedBeforeTheJournalIsReadIsHeldToo()
    {
        DecisionWorld rig;
        const QStringList ids = rig.waitingIds(rig.reward());
        auto service = rig.open();
        const qint64 before = (*service)->decide(ids.first(2), RedemptionDecision::Canceled);
        QTRY_COMPARE(service->job(before).kept, 2);
        service.reset();
        service = rig.open(false);
        service->queue.upsert(rig.waiting(rig.reward()), rig.clock.now());
        const qint64 early = (*service)->decide(ids.first(4), RedemptionDecision::Fulfilled);
        QVERIFY(early != 0);
        (*service)->start();
        QTRY_COMPARE((*service)->held(), 4);
        QCOMPARE(service->job(before).total, 2);
        QCOMPARE(service->job(early).total, 2);
        (*service)->sendAllNow();
        QTRY_COMPARE((*service)->held(), 0);
        QCOMPARE(rig.statusOf(ids[1]), RedemptionStatus::Canceled);
        QCOMPARE(rig.statusOf(ids[2]), RedemptionStatus::Fulfilled);
        QVERIFY(rig.received().twice.isEmpty());
    }

    void undoneItIsNeverSent()
    {
        DecisionWorld rig;
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        const qint64 first = (*service)->decide(ids.first(3), RedemptionDecision::Canceled);
        const qint64 second = (*service)->decide(ids.mid(3, 2), RedemptionDecision::Fulfilled);
        QCOMPARE((*service)->held(), 5);
        QCOMPARE((*service)->newestHeld(), second);
        QVERIFY((*service)->undo(second));
        QCOMPARE((*service)->newestHeld(), first);
        QVERIFY((*service)->undo(first));
        QVERIFY(!(*service)->undo(first));
        QCOMPARE((*service)->held(), 0);
        for (const QString &id : ids)
            QCOMPARE(service->state(id), QueueState::Waiting);
        rig.clock.advance(60s);
        (*service)->tick();
        // Neither now nor after a restart.
        rig.reopen(service);
        QVERIFY((*service)->jobs().isEmpty());
        const qint64 other = (*service)->decide(ids.mid(8, 1), RedemptionDecision::Canceled);
        (*service)->sendNow(other);
        QTRY_COMPARE(service->job(other).phase, Phase::Finished);
        QCOMPARE(rig.received().times.size(), 1);
    }

    void whatWasHeldIsHeldAfterARestart()
    {
        DecisionWorld rig;
        const QStringList ids = rig.waitingIds(rig.reward());
        auto service = rig.open();
        const qint64 early = (*service)->decide({ids[0]}, RedemptionDecision::Canceled);
        rig.clock.advance(8s);
        const qint64 late = (*service)->decide({ids[1], ids[2]}, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(late).kept, 2);
        service.reset();
        rig.clock.advance(1s);
        rig.reopen(service);
        QCOMPARE((*service)->held(), 3);
        QCOMPARE(service->state(ids[0]), QueueState::Held);
        QCOMPARE(service->job(early).decision, RedemptionDecision::Canceled);
        // One second was left, which is too short for an undo.
        QCOMPARE(service->job(early).dueAt, rig.clock.now().addSecs(OutboxOptions().shortestGrace));
        QCOMPARE(service->job(late).dueAt, rig.clock.now().addSecs(9));
        QVERIFY((*service)->undo(early));
        rig.clock.advance(9s);
        (*service)->tick();
        QTRY_COMPARE(service->job(late).phase, Phase::Finished);
        QCOMPARE(service->job(late).done, 2);
        QCOMPARE(rig.received().times.size(), 2);
        QVERIFY(rig.received().readings > 0);  // restored decisions are checked with the service first
        QCOMPARE(rig.statusOf(ids[0]), RedemptionStatus::Unfulfilled);
    }

    /// The process ends while its call is pending.
    void whatWasBeingSentIsReadBeforeItIsSentAgain_data()
    {
        QTest::addColumn<bool>("handled");
        QTest::newRow("it had arrived") << true;
        QTest::newRow("it had not") << false;
    }
    void whatWasBeingSentIsReadBeforeItIsSentAgain()
    {
        QFETCH(bool, handled);
        DecisionWorld rig;
        const QStringList ids = rig.waitingIds(rig.reward()).first(4);
        rig.sandbox.fault({.method = "PATCH", .times = -1, .cutConnection = true, .handled = handled});
        auto service = rig.open();
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_VERIFY(rig.received().calls > 0);
        service.reset();
        rig.sandbox.clearFaults();
        rig.reopen(service);
        QTRY_VERIFY(!service->service->job(job) || service->job(job).phase == Phase::Finished);
        QTRY_COMPARE(rig.statusOf(ids[0]), RedemptionStatus::Fulfilled);
        QVERIFY(rig.received().twice.isEmpty());
        QTRY_COMPARE((*service)->held(), 0);
        if (const auto done = service->service->job(job))
            QCOMPARE(done->done, 4);
    }

    void whatOthersDecidedIsSaidSo()
    {
        DecisionWorld rig;
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward()).first(5);
        rig.decideElsewhere(rig.reward(), {ids[1]}, RedemptionDecision::Canceled);
        rig.decideElsewhere(rig.reward(), {ids[2]}, RedemptionDecision::Fulfilled);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 3);
        QCOMPARE(service->job(job).elsewhere, 2);
        QCOMPARE(service->state(ids[1]), QueueState::DecidedElsewhere);
        QCOMPARE(service->queue.find(ids[1])->decision, RedemptionDecision::Canceled);
        QCOMPARE(service->queue.find(ids[2])->decision, RedemptionDecision::Fulfilled);
        QCOMPARE((*service)->row(job, 1).decision, RedemptionDecision::Canceled);
        // If all rows were decided elsewhere, the service refuses with 404.
        const QStringList others = rig.waitingIds(rig.reward()).first(2);
        rig.decideElsewhere(rig.reward(), others, RedemptionDecision::Canceled);
        const qint64 second = (*service)->decide(others, RedemptionDecision::Fulfilled);
        (*service)->sendNow(second);
        QTRY_COMPARE(service->job(second).phase, Phase::Finished);
        QCOMPARE(service->job(second).elsewhere, 2);
    }

    void whatOthersDecideWhileItIsHeldIsNotSent()
    {
        DecisionWorld rig;
        auto service = rig.open();
        auto redemption = rig.waiting(rig.reward()).first();
        const qint64 job = (*service)->decide({redemption.id}, RedemptionDecision::Fulfilled);
        redemption.status = RedemptionStatus::Canceled;
        service->queue.upsert({redemption}, rig.clock.now());
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).elsewhere, 1);
        QCOMPARE(rig.received().calls, 0);
    }

    void batchesAreOfOneRewardAndFilledFromAllJobs()
    {
        DecisionWorld rig(3, 60);
        auto service = rig.open();
        QList<qint64> jobs;
        QStringList all;
        for (int i = 0; i < 60; ++i) {
            for (int reward = 0; reward < 3; ++reward) {
                if (i == 0)
                    all += rig.waitingIds(rig.reward(reward));
            }
        }
        for (const QString &id : std::as_const(all))
            jobs.append((*service)->decide({id}, RedemptionDecision::Fulfilled));
        QTRY_COMPARE(service->job(jobs.last()).kept, 1);
        (*service)->sendAllNow();
        QTRY_COMPARE((*service)->held(), 0);
        const Received received = rig.received();
        QCOMPARE(received.taken.size(), 180);
        QVERIFY(received.twice.isEmpty());
        QVERIFY(received.largest <= 50);
        QVERIFY2(received.calls < 12, qPrintable(QString::number(received.calls)));
        // Finished jobs do not accumulate.
        QTRY_COMPARE((*service)->jobs().size(), qsizetype(OutboxOptions().maxFinished));
    }

    void pausedNothingIsSentAndCancelledTheRestWaitsAgain()
    {
        DecisionWorld rig(1, 1'001);
        auto service = rig.open();
        QStringList ids = rig.waitingIds(rig.reward());
        const QString other = ids.takeLast();
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = 100ms});
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Canceled);
        const auto whenSome = [&](int done, auto then) {
            connect(service->service.get(), &DecisionService::jobChanged, service->service.get(),
                    [&service, job, done, then](qint64 id) {
                        if (id == job && service->job(job).done > done)
                            then(service->service.get());
                    });
        };
        whenSome(0, [job](DecisionService *decisions) { decisions->pause(job); });
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Paused);
        // Pending calls end. Then other jobs are sent, but nothing of this one.
        QTRY_COMPARE(qint64(service->job(job).done), (*service)->counts().rowsSent);
        const int done = service->job(job).done;
        QCOMPARE(rig.received().taken.size(), done);
        QVERIFY(done < 1'000);
        const qint64 quick = (*service)->decide({other}, RedemptionDecision::Fulfilled);
        (*service)->sendNow(quick);
        QTRY_COMPARE(service->job(quick).done, 1);
        QCOMPARE(rig.received().taken.size(), done + 1);
        // It is still paused after a restart.
        rig.reopen(service);
        QCOMPARE(service->job(job).phase, Phase::Paused);
        QCOMPARE(service->job(job).done, done);
        whenSome(done, [job](DecisionService *decisions) { decisions->cancel(job); });
        (*service)->resume(job);
        QTRY_VERIFY(service->job(job).phase >= Phase::Stopping);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        const DecisionJob end = service->job(job);
        QVERIFY(end.cancelled > 0);
        QCOMPARE(end.done + end.cancelled, 1'000);
        QCOMPARE(rig.received().taken.size(), end.done + 1);
        const auto waiting = [&] {
            return int(std::count_if(ids.begin(), ids.end(), [&](const QString &id) {
                return service->state(id) == QueueState::Waiting;
            }));
        };
        QTRY_COMPARE(waiting(), end.cancelled);  // the queue is updated in slices
        QVERIFY(rig.received().twice.isEmpty());
    }

    void thousandsAreTakenInWithoutAStandstill()
    {
        DecisionWorld rig(2, 5'000);
        auto service = rig.open();
        QStringList ids = rig.waitingIds(rig.reward(0)) + rig.waitingIds(rig.reward(1));
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(job).kept, 10'000);
        QCOMPARE(service->job(job).total, 10'000);
        QCOMPARE((*service)->held(), 10'000);
        QVERIFY((*service)->undo(job));
        QCOMPARE((*service)->held(), 0);
        QCOMPARE(service->job(job).cancelled, 10'000);
        QTRY_COMPARE(service->state(ids.last()), QueueState::Waiting);
        QCOMPARE(service->queue.waiting(), 10'000);
        QCOMPARE(rig.received().calls, 0);
    }

    /// The second of two quick decisions gets none of the rows of the first, including those that the first
    /// has not reached yet. Other rows need not wait.
    void whatIsBeingTakenInIsNotDecidedAgain()
    {
        DecisionWorld rig(2, 5'000);
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward(0));
        const QString other = rig.waitingIds(rig.reward(1)).first();
        const qint64 first = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        QVERIFY(service->job(first).total < 5'000);  // it continues in later turns of the event loop
        (*service)->decide(ids, RedemptionDecision::Canceled);
        (*service)->decide({ids.last()}, RedemptionDecision::Canceled);
        const qint64 single = (*service)->decide({other}, RedemptionDecision::Canceled);
        QCOMPARE(service->job(single).total, 1);
        QCOMPARE(service->state(other), QueueState::Held);
        QTRY_COMPARE(service->job(first).kept, 5'000);
        QTRY_COMPARE((*service)->jobs().size(), 2);  // the first and the single one, the others are empty
        QCOMPARE(service->job(first).total, 5'000);
        QCOMPARE((*service)->held(), 5'001);
    }

    void whatTheServiceDoesNotKnowIsGone()
    {
        DecisionWorld rig;
        auto service = rig.open();
        auto ghost = rig.waiting(rig.reward()).first();
        ghost.id = u"00000000-0000-4000-8000-000000000000"_s;
        service->queue.upsert({ghost}, rig.clock.now());
        const QString real = rig.waitingIds(rig.reward()).first();
        const qint64 job = (*service)->decide({ghost.id, real}, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).gone, 1);
        QCOMPARE(service->job(job).done, 1);
        QCOMPARE(service->state(ghost.id), QueueState::Gone);
    }

    /// The service refuses everything for one reward.
    void whatIsRefusedFailsWithTheServicesWordsAndCanBeTriedAgain()
    {
        DecisionWorld rig(1, 5);
        auto service = rig.open();
        rig.sandbox.fault({.method = "PATCH", .times = -1, .status = 400, .message = u"The moon is full."_s});
        const QStringList ids = rig.waitingIds(rig.reward());
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).failed, 5);
        QCOMPARE(service->state(ids[0]), QueueState::Failed);
        QCOMPARE(service->queue.find(ids[0])->reason, u"The moon is full."_s);
        // The same after a restart.
        rig.reopen(service);
        QCOMPARE(service->job(job).failed, 5);
        QCOMPARE(service->state(ids[0]), QueueState::Failed);
        QCOMPARE((*service)->row(job, 0).reason, u"The moon is full."_s);
        rig.sandbox.clearFaults();
        (*service)->retry(ids[0]);
        QTRY_COMPARE(service->job(job).done, 1);
        (*service)->retryFailed(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 5);
        QCOMPARE(service->job(job).failed, 0);
        QCOMPARE(rig.statusOf(ids[4]), RedemptionStatus::Fulfilled);
        (*service)->dismiss(job);
        QVERIFY((*service)->jobs().isEmpty());
        rig.reopen(service);
        QVERIFY((*service)->jobs().isEmpty());
    }

    /// More rows than are processed in one turn.
    void manyThatFailedAreTriedAgainAllOfThem()
    {
        constexpr int many = 450;
        DecisionWorld rig(1, many);
        auto service = rig.open();
        rig.sandbox.fault({.method = "PATCH", .times = -1, .status = 400, .message = u"The moon is full."_s});
        const QStringList ids = rig.waitingIds(rig.reward());
        qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(job).total, many);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).failed, many);
        // Rows of a dismissed job can be decided again at once, however long removing them takes.
        (*service)->dismiss(job);
        job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(job).total, many);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).failed, many);
        // As soon as it is retried, it cannot be dismissed.
        (*service)->retryFailed(job);
        QCOMPARE(service->job(job).phase, Phase::Sending);
        (*service)->dismiss(job);
        QVERIFY((*service)->job(job));
        QTRY_COMPARE(service->job(job).failed, 0);
        // It is cancelled after some have failed again. Until it has stopped, a retry starts nothing.
        QTRY_VERIFY(service->job(job).failed > 0);
        rig.sandbox.clearFaults();
        rig.sandbox.fault({.method = "PATCH", .times = -1, .status = 503});
        (*service)->cancel(job);
        QCOMPARE(service->job(job).phase, Phase::Stopping);
        QVERIFY(service->job(job).cancelled > 0);
        const int failed = service->job(job).failed;
        QVERIFY(failed > 0);
        (*service)->retryFailed(job);
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
        QVERIFY(service->job(job).failed >= failed);
        QVERIFY(service->job(job).phase
                >= Phase::Stopping);  // finished, if the last call has been answered meanwhile
        rig.sandbox.clearFaults();
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QVERIFY(service->job(job).failed >= failed);
        QCOMPARE(service->job(job).failed + service->job(job).cancelled + service->job(job).done, many);
        const int done = service->job(job).done, left = service->job(job).failed;
        (*service)->retryFailed(job);
        QTRY_COMPARE(service->job(job).done, done + left);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).failed, 0);
        QVERIFY(rig.received().twice.isEmpty());
    }

    void itWaitsForTheSignInAndGoesOn()
    {
        DecisionWorld rig;
        auto service = rig.open();
        rig.sandbox.disconnectApp(rig.id());
        const QStringList ids = rig.waitingIds(rig.reward()).first(3);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_VERIFY(!service->job(job).waitingFor.isEmpty());
        QCOMPARE(service->job(job).phase, Phase::Sending);
        QCOMPARE(rig.statusOf(ids[0]), RedemptionStatus::Unfulfilled);
        const auto anew = rig.sandbox.signIn();
        service->account.session()->setToken(
            {.access = anew.accessToken, .refresh = anew.refreshToken, .scopes = anew.scopes.names()});
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 3);
        QVERIFY(rig.received().twice.isEmpty());
    }

    /// The client renews the token only once for a call.
    void aTokenThatIsRejectedTwiceInARowIsTriedAgain()
    {
        DecisionWorld rig;
        auto service = rig.open();
        rig.sandbox.fault({.path = redemptionsPath, .method = "PATCH", .times = 2, .status = 401});
        const QStringList ids = rig.waitingIds(rig.reward()).first(3);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 3);
        QVERIFY(!service->account.session()->isEnded());
        QVERIFY(rig.received().twice.isEmpty());
    }

    /// A row that is marked as sent could not be undone and would have to be read from the service.
    void whileTheKeychainIsWaitedForNothingCountsAsSent()
    {
        DecisionWorld rig;
        auto service = rig.open();
        Session *session = service->account.session();
        const Token awaited{.scopes = tokenOf(rig.signedIn).scopes};
        session->setToken(awaited);
        const QStringList ids = rig.waitingIds(rig.reward()).first(3);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).waitingFor, u"Waiting for the keychain."_s);
        QTRY_COMPARE(service->job(job).kept, 3);

        // The keychain refuses, is asked again, and does not respond yet.
        session->end(Session::Ending::NoToken);
        QTRY_COMPARE(service->job(job).waitingFor, u"Could not read your sign-in from the keychain."_s);
        session->setToken(awaited);
        QTRY_COMPARE(service->job(job).waitingFor, u"Waiting for the keychain."_s);
        for (const QString &id : ids)
            QCOMPARE(service->state(id), QueueState::Sending);
        QCOMPARE(marked(rig), 0);
        QCOMPARE((*service)->counts().calls, 0);
        QCOMPARE(rig.received().calls, 0);

        session->setToken(tokenOf(rig.signedIn));
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 3);
        QCOMPARE(rig.received().calls, 1);
        QCOMPARE(rig.received().readings, 0);  // no status was uncertain
        for (const QString &id : ids)
            QCOMPARE(rig.received().times.value(id), 1);
    }

    void itWaitsForTheConnectionAndGoesOn()
    {
        DecisionWorld rig;
        auto service = rig.open();
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        const QStringList ids = rig.waitingIds(rig.reward()).first(3);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_VERIFY(!service->job(job).waitingFor.isEmpty());
        QCOMPARE(service->job(job).failed, 0);
        rig.sandbox.clearFaults();
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 3);
        QVERIFY(service->job(job).waitingFor.isEmpty());
    }

    /// Reads are answered, so that the row is verified and sent again until its answer comes.
    void aCutOfWritesAloneFailsNothing()
    {
        DecisionWorld rig;
        auto service = rig.open();
        rig.sandbox.fault({.method = "PATCH", .times = -1, .cutConnection = true});
        const QStringList ids = rig.waitingIds(rig.reward()).first(1);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        // More often than an answered refusal is repeated.
        QTRY_VERIFY((*service)->counts().calls >= 6);
        QCOMPARE(service->job(job).failed, 0);
        rig.sandbox.clearFaults();
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 1);
    }

    void whatKeepsTheServiceFromTakingMoreIsSaid_data()
    {
        QTest::addColumn<bool>("headers");
        QTest::addColumn<bool>("emptyBucket");
        QTest::addColumn<QString>("said");
        const QString usedUp = u"The rate limit of the service has been reached."_s;
        QTest::newRow("no bucket is named") << false << false << usedUp;
        QTest::newRow("the bucket is empty") << true << true << usedUp;
        QTest::newRow("another limit") << true << false << u"Too many requests."_s;
    }
    /// Also while the client itself waits.
    void whatKeepsTheServiceFromTakingMoreIsSaid()
    {
        QFETCH(bool, headers);
        QFETCH(bool, emptyBucket);
        QFETCH(QString, said);
        DecisionWorld rig;
        rig.sandbox.inService([&](Sandbox::Service &service) {
            auto switches = service.rateLimiter().switches();
            switches.headers = headers;
            service.rateLimiter().setSwitches(switches);
        });
        auto areaService = rig.open();
        rig.sandbox.fault({.method = "PATCH", .times = -1, .status = 429, .emptyBucket = emptyBucket});
        const QStringList ids = rig.waitingIds(rig.reward()).first(3);
        const qint64 job = (*areaService)->decide(ids, RedemptionDecision::Fulfilled);
        (*areaService)->sendNow(job);
        QTRY_COMPARE(areaService->job(job).waitingFor, said);
        QCOMPARE(areaService->job(job).phase, Phase::Sending);
        rig.sandbox.clearFaults();
        QTRY_COMPARE(areaService->job(job).phase, Phase::Finished);
        QCOMPARE(areaService->job(job).done, 3);
        QCOMPARE(areaService->job(job).failed, 0);
        QVERIFY(areaService->job(job).waitingFor.isEmpty());
        QVERIFY(rig.received().twice.isEmpty());
    }

    void whoHearsOfAJobMayEndTheDesk()
    {
        DecisionWorld rig(1, 3);
        auto service = rig.open();
        const auto ids = rig.waitingIds(rig.reward());
        QPointer<DecisionService> there = service->service.get();
        connect(there, &DecisionService::jobChanged, there, [&] { service->service.reset(); });
        for (const QString &id : ids)
            (*service)->decide({id}, RedemptionDecision::Fulfilled);
        QTRY_VERIFY(!there);
        service.reset();
        // The next service finds all of them.
        service = rig.open();
        QTRY_COMPARE((*service)->held(), 3);
    }

    /// A full disk, or a file that cannot be written.
    void withoutADiskItGoesOnInMemoryAndSaysSo()
    {
        DecisionWorld rig;
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        auto database = std::move(*ProfileStore::openHistory(rig.file()));
        QVERIFY(database.execute("CREATE TRIGGER full BEFORE INSERT ON outbox_rows BEGIN"
                                 " SELECT RAISE(ABORT, 'database or disk is full'); END"));
        QSignalSpy answer(service->service.get(), &DecisionService::troubleChanged);
        const qint64 job = (*service)->decide(ids.first(2), RedemptionDecision::Fulfilled);
        QTRY_VERIFY(!(*service)->trouble().isEmpty());
        QCOMPARE(answer.size(), 1);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).done, 2);
        const qint64 second = (*service)->decide(ids.mid(2, 2), RedemptionDecision::Fulfilled);
        QVERIFY(database.execute("DROP TRIGGER full"));
        QTRY_VERIFY((*service)->trouble().isEmpty());
        // What could not be written then is written now.
        rig.reopen(service);
        QCOMPARE((*service)->held(), 2);
        QCOMPARE(service->state(ids[2]), QueueState::Held);
        (*service)->sendNow(second);
        QTRY_COMPARE(service->job(second).done, 2);
        QVERIFY(rig.received().twice.isEmpty());
    }

    /// What was held is back when the file can be read; what was decided anew until then is not decided
    /// twice.
    void whatCouldNotBeReadAtTheStartComesLater()
    {
        DecisionWorld rig;
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        const qint64 before = (*service)->decide(ids.first(3), RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(before).kept, 3);
        service.reset();
        rig.clock.advance(1s);
        auto database = std::move(*ProfileStore::openHistory(rig.file()));
        QVERIFY(database.execute("ALTER TABLE outbox_jobs RENAME TO away"));
        service = rig.open();
        QCOMPARE((*service)->held(), 0);
        const qint64 anew = (*service)->decide(ids.mid(2, 2), RedemptionDecision::Canceled);
        QVERIFY(database.execute("ALTER TABLE away RENAME TO outbox_jobs"));
        QTRY_COMPARE((*service)->held(), 4);
        QCOMPARE(service->job(before).cancelled, 1);
        QCOMPARE(service->state(ids[0]), QueueState::Held);
        (*service)->sendAllNow();
        QTRY_COMPARE(service->job(before).phase, Phase::Finished);
        QTRY_COMPARE(service->job(anew).phase, Phase::Finished);
        QCOMPARE(rig.statusOf(ids[1]), RedemptionStatus::Fulfilled);
        QCOMPARE(rig.statusOf(ids[2]), RedemptionStatus::Canceled);
        QVERIFY(rig.received().twice.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestDecisionService)
#include "tst_decision_service.moc"
