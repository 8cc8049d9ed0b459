// SPDX-License-Identifier: GPL-3.0-or-later

// Ten thousand decisions while others decide too and all kinds of faults occur.

#include "decision_world.h"

#include "api/users.h"

#include <QElapsedTimer>

#include <random>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

using Phase = DecisionJob::Phase;

class TestDecisionBulk : public QObject
{
    Q_OBJECT

    static RedemptionStatus statusOf(RedemptionDecision decision)
    {
        return decision == RedemptionDecision::Fulfilled ? RedemptionStatus::Fulfilled
                                                         : RedemptionStatus::Canceled;
    }

private Q_SLOTS:
    void everyRowOfTenThousandIsClassifiedAndNoneIsSentTwice_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::newRow("1") << 1u;
        QTest::newRow("2") << 2u;
    }
    void everyRowOfTenThousandIsClassifiedAndNoneIsSentTwice()
    {
        QFETCH(unsigned, seed);
        std::mt19937 dice(seed);
        constexpr int rewards = 4, perReward = 2'500;
        constexpr auto wanted = RedemptionDecision::Canceled;
        DecisionWorld rig(rewards, perReward);
        auto areaService = rig.open();
        QStringList ids;
        QSet<QString> elsewhere;
        for (int i = 0; i < rewards; ++i) {
            const QStringList some = rig.waitingIds(rig.reward(i));
            ids += some;
            // Five percent are decided elsewhere, either way, before we know of them.
            QStringList fulfilled, canceled;
            for (const QString &id : some) {
                if (dice() % 20 == 0)
                    (dice() % 2 ? fulfilled : canceled).append(id);
            }
            rig.decideElsewhere(rig.reward(i), fulfilled, RedemptionDecision::Fulfilled);
            rig.decideElsewhere(rig.reward(i), canceled, RedemptionDecision::Canceled);
            elsewhere += QSet(fulfilled.begin(), fulfilled.end());
            elsewhere += QSet(canceled.begin(), canceled.end());
        }
        std::shuffle(ids.begin(), ids.end(), dice);
        // About every fifth call fails, before or after it took effect.
        rig.sandbox.inService([&](Sandbox::Service &service) {
            for (int i = 0; i < 200; ++i) {
                const bool handled = dice() % 2;
                Sandbox::InjectedFault fault{.path = "/channel_points/custom_rewards/redemptions",
                                             .skip = int(dice() % 9)};
                switch (dice() % 4) {
                case 0:
                    fault.status = 500;
                    fault.handled = handled;
                    break;
                case 1:
                    fault.cutConnection = true;
                    fault.handled = handled;
                    break;
                case 2:
                    fault.status = 503;
                    fault.handled = handled;
                    break;
                default:
                    fault.truncateTo = 10;
                    break;
                }
                service.faults().add(fault);
            }
            for (int i = 0; i < 3; ++i)
                service.faults().add({.method = "PATCH", .skip = 30, .emptyBucket = true});
        });

        const qint64 job = (*areaService)->decide(ids, wanted);
        QTRY_COMPARE(areaService->job(job).kept, int(ids.size()));
        QSignalSpy changes(areaService->service.get(), &DecisionService::jobChanged);
        QElapsedTimer watch;
        watch.start();
        (*areaService)->sendNow(job);
        QTRY_COMPARE_WITH_TIMEOUT(areaService->job(job).phase, Phase::Finished, 100'000);
        QVERIFY2(changes.size() <= watch.elapsed() / 90 + 2, qPrintable(QString::number(changes.size())));

        const DecisionJob end = areaService->job(job);
        qInfo() << "rows" << end.total << "ms" << watch.elapsed() << "calls" << (*areaService)->counts().calls
                << "refused" << (*areaService)->counts().refusals << "readings"
                << (*areaService)->counts().readings;
        QCOMPARE(end.total, rewards * perReward);
        QCOMPARE(end.failed, 0);
        QCOMPARE(end.gone, 0);
        QCOMPARE(end.done + end.elsewhere, end.total);
        const auto statuses = rig.statuses(ids);
        const Received received = rig.received();
        int blurred = 0;
        for (int at = 0; at < end.total; ++at) {
            const DecisionRow row = (*areaService)->row(job, at);
            const RedemptionStatus now = statuses.value(row.redemptionId);
            QCOMPARE(areaService->state(row.redemptionId), row.state);
            if (row.state == QueueState::DecidedElsewhere) {
                QVERIFY(elsewhere.contains(row.redemptionId));
                QVERIFY(row.decision);
                QCOMPARE(now, statusOf(*row.decision));
            } else {
                QCOMPARE(row.state, QueueState::Done);
                QCOMPARE(now, statusOf(wanted));
                // Another tool has made the same decision, and the response to our own call was lost: the two
                // cases cannot be distinguished, which does not matter.
                if (elsewhere.contains(row.redemptionId))
                    ++blurred;
                else
                    QVERIFY(received.taken.contains(row.redemptionId));
            }
        }
        QCOMPARE(end.elsewhere + blurred, int(elsewhere.size()));
        QVERIFY2(received.twice.isEmpty(), qPrintable(received.twice.join(u' ')));
        QVERIFY(received.largest <= 50);
        QCOMPARE(received.taken.size(), end.done - blurred);
        QVERIFY((*areaService)->trouble().isEmpty());
        // The journal is empty.
        areaService->store->background()->flush();
        auto database = std::move(*ProfileStore::openHistory(rig.file()));
        auto rows = database.query("SELECT count(*) FROM outbox_rows");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 0);
    }

    /// One row that the service refuses does not stop the others, and is isolated.
    void oneRowThatIsRefusedIsFoundByHalving()
    {
        DecisionWorld rig(1, 120);
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        const QString poison = ids[77];
        rig.refuse(poison, 400, u"Not this one."_s);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 119);
        QCOMPARE(service->job(job).failed, 1);
        QCOMPARE(service->queue.find(poison)->reason, u"Not this one."_s);
        QVERIFY(rig.received().twice.isEmpty());
        QVERIFY(rig.received().calls < 30);
    }

    void theRateLimitIsKeptAndSomeOfItLeftToOthers()
    {
        DecisionWorld rig(1, 5'000);
        rig.sandbox.setRateLimit(60);
        auto service = rig.open();
        int least = 60;
        connect(service->account.client(), &Client::called, service->service.get(),
                [&](const CallRecord &record) { least = std::min(least, record.budgetLeft); });
        int refused = 0;
        connect(service->account.client(), &Client::called, service->service.get(),
                [&](const CallRecord &record) { refused += record.tries > 1 || record.status == 429; });
        const qint64 job = (*service)->decide(rig.waitingIds(rig.reward()), RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(job).kept, 5'000);
        (*service)->sendNow(job);
        QTRY_VERIFY(service->job(job).done >= 53 * 50);
        QCOMPARE(refused, 0);
        QVERIFY2(least >= 7, qPrintable(QString::number(least)));
        // 47 calls at one a second, less the calls that have accumulated meanwhile.
        const DecisionJob now = service->job(job);
        QVERIFY2(now.secondsLeft > 30 && now.secondsLeft < 60, qPrintable(QString::number(now.secondsLeft)));
        (*service)->cancel(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
    }

    /// While a bulk job waits for the rate limit, other calls are answered at once, and the job waits until
    /// the calls that they used are available again.
    void whatElseIsAskedForGoesFirst()
    {
        constexpr int limit = 100, reserve = 15, others = 10;
        DecisionWorld rig(1, 5'000);
        rig.sandbox.setRateLimit(limit);
        auto service = rig.open();
        int minOfOurs = limit, answered = 0;
        connect(service->account.client(), &Client::called, service->service.get(),
                [&](const CallRecord &record) {
                    if (record.method == "PATCH"_L1)
                        minOfOurs = std::min(minOfOurs, record.budgetLeft);
                });
        const qint64 job = (*service)->decide(rig.waitingIds(rig.reward()), RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(job).kept, 5'000);
        (*service)->sendNow(job);
        QTRY_VERIFY((*service)->counts().calls >= limit - reserve);
        QTRY_VERIFY(service->job(job).secondsLeft > 0);
        QSignalSpy calls(service->account.client(), &Client::called);
        for (int i = 0; i < others; ++i) {
            service->account.client()->call(GetUsers{}).then(service->service.get(), [&](const auto &answer) {
                answered += answer ? 1 : 0;
            });
        }
        QTRY_COMPARE(answered, others);
        for (const auto &call : calls) {
            const auto record = call.constFirst().value<CallRecord>();
            QCOMPARE(record.status, 200);
            QCOMPARE(record.tries, 1);
        }
        // The job continues without using the reserve for other calls.
        const qint64 before = (*service)->counts().calls;
        QTRY_VERIFY((*service)->counts().calls > before);
        // One of our calls may have been pending when the others began, and be answered after them.
        QVERIFY2(minOfOurs >= reserve - others - 2, qPrintable(QString::number(minOfOurs)));
        (*service)->cancel(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
    }
};

QTEST_GUILESS_MAIN(TestDecisionBulk)
#include "tst_decision_bulk.moc"
