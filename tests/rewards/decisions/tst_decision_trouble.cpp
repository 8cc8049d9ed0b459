// SPDX-License-Identifier: GPL-3.0-or-later

// Obstacles to a decision: the service, the network, the disk. The decision waits, reports the reason, and
// continues, or it reports that it has failed.

#include "decision_world.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

using Phase = DecisionJob::Phase;

class TestDecisionTrouble : public QObject
{
    Q_OBJECT

    /// How many rows are marked on disk as being sent.
    static int marked(const DecisionWorld &rig)
    {
        auto database = std::move(*ProfileStore::openHistory(rig.file()));
        auto rows = database.query("SELECT count(*) FROM decisions WHERE batch IS NOT NULL");
        return rows.next() ? int(rows.integer(0)) : -1;
    }

private Q_SLOTS:
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
        QVERIFY(service->job(job).takenBack > 0);
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
        QCOMPARE(service->job(job).failed + service->job(job).takenBack + service->job(job).done, many);
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
        QVERIFY(database.execute("CREATE TRIGGER full BEFORE INSERT ON decisions BEGIN"
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
        QVERIFY(database.execute("ALTER TABLE decision_jobs RENAME TO away"));
        service = rig.open();
        QCOMPARE((*service)->held(), 0);
        const qint64 anew = (*service)->decide(ids.mid(2, 2), RedemptionDecision::Canceled);
        QVERIFY(database.execute("ALTER TABLE away RENAME TO decision_jobs"));
        QTRY_COMPARE((*service)->held(), 4);
        QCOMPARE(service->job(before).takenBack, 1);
        QCOMPARE(service->state(ids[0]), QueueState::Held);
        (*service)->sendAllNow();
        QTRY_COMPARE(service->job(before).phase, Phase::Finished);
        QTRY_COMPARE(service->job(anew).phase, Phase::Finished);
        QCOMPARE(rig.statusOf(ids[1]), RedemptionStatus::Fulfilled);
        QCOMPARE(rig.statusOf(ids[2]), RedemptionStatus::Canceled);
        QVERIFY(rig.received().twice.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestDecisionTrouble)
#include "tst_decision_trouble.moc"
