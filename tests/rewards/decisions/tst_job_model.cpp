// SPDX-License-Identifier: GPL-3.0-or-later

// The rows of a job follow the job, however long it is, and so do filtered rows.

#include "decision_world.h"

#include "kit/lists/row_delegate.h"
#include "outbox/job_model.h"
#include "rewards/decisions/decision_jobs.h"
#include "rewards/list/queue_texts.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QPersistentModelIndex>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

using Phase = DecisionJob::Phase;
using Tester = QAbstractItemModelTester;

namespace {

/// "Viewer|Outcome" of each row.
QStringList outcomesOf(const JobModel &model)
{
    QStringList outcomes;
    for (int row = 0; row < model.rowCount(); ++row)
        outcomes.append(model.index(row, JobModel::Who).data().toString() + u'|'
                        + model.index(row, JobModel::Outcome).data().toString());
    return outcomes;
}

bool allAre(const JobModel &model, const QString &outcome)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, JobModel::Outcome).data().toString() != outcome)
            return false;
    }
    return true;
}

}  // namespace

class TestJobModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongJobIsReadInTurnsAndFollowed_data()
    {
        QTest::addColumn<int>("many");
        QTest::newRow("2,000 rows") << 2'000;
        QTest::newRow("50,000 rows") << 50'000;
    }
    void aLongJobIsReadInTurnsAndFollowed()
    {
        QFETCH(int, many);
        DecisionWorld rig(1, many);
        auto service = rig.open();
        const qint64 job = (*service)->decide(rig.waitingIds(rig.reward()), RedemptionDecision::Canceled);
        QTRY_COMPARE(service->job(job).total, many);
        QElapsedTimer watch;
        watch.start();
        JobModel model(service->service.get(), decisionJobs(service->service.get()), job);
        QVERIFY2(model.rowCount() < many || watch.elapsed() < 8, "all in one go, which takes some turns");
        // The tester walks all rows at each insertion.
        std::optional<Tester> tester;
        if (many < 10'000)
            tester.emplace(&model, Tester::FailureReportingMode::QtTest);
        QTRY_COMPARE(model.rowCount(), many);
        const QString held = model.index(0, JobModel::Outcome).data().toString();
        QVERIFY(allAre(model, held));
        QVERIFY((*service)->undo(job));
        QTRY_COMPARE(model.index(many - 1, JobModel::Outcome).data().toString(), u"Waiting again"_s);
        QTRY_VERIFY(allAre(model, u"Waiting again"_s));
        // Rows that were shown stay after the job was removed.
        QTRY_COMPARE(service->job(job).phase, Phase::Undone);
        (*service)->dismiss(job);
        QTRY_VERIFY(!(*service)->job(job));
        model.setStates({OutboxState::Cancelled});
        QTRY_COMPARE(model.rowCount(), many);
        QVERIFY(allAre(model, u"Waiting again"_s));
    }

    /// While the job is sent, rows enter and leave the filter. Persistent indexes keep their rows.
    void whatIsPickedOutFollows()
    {
        constexpr int count = 700;
        DecisionWorld rig(1, count);
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        QStringList others;
        for (int i = 0; i < count; i += 7)
            others.append(ids[i]);
        rig.decideElsewhere(rig.reward(), others, RedemptionDecision::Fulfilled);
        rig.refuse(ids[15], 400, u"The moon is full."_s);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Canceled);
        JobModel all(service->service.get(), decisionJobs(service->service.get()), job),
            open(service->service.get(), decisionJobs(service->service.get()), job),
            elsewhere(service->service.get(), decisionJobs(service->service.get()), job),
            failed(service->service.get(), decisionJobs(service->service.get()), job);
        open.setStates({OutboxState::Open, OutboxState::Sending});
        elsewhere.setStates({OutboxState::Elsewhere});
        failed.setStates({OutboxState::Failed});
        const Tester t1(&all, Tester::FailureReportingMode::QtTest),
            t2(&open, Tester::FailureReportingMode::QtTest),
            t3(&elsewhere, Tester::FailureReportingMode::QtTest);
        QTRY_COMPARE(open.rowCount(), count);
        QCOMPARE(elsewhere.rowCount(), 0);
        QList<std::pair<QPersistentModelIndex, QString>> kept;
        for (int row = 0; row < count; ++row) {
            const QModelIndex index = open.index(row, JobModel::Who);
            kept.append({index, index.data().toString()});
        }
        int between = 0;
        connect(&open, &QAbstractItemModel::rowsRemoved, this, [&] {
            between += open.rowCount() > 0;
            for (const auto &[index, viewer] : std::as_const(kept)) {
                if (index.isValid())
                    QCOMPARE(index.data().toString(), viewer);
            }
        });
        // Slow enough that the rows are updated more than once.
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = 250ms});
        (*service)->sendNow(job);
        QTRY_COMPARE_WITH_TIMEOUT(service->job(job).phase, Phase::Finished, 100'000);
        QTRY_COMPARE(open.rowCount(), 0);
        QVERIFY(!kept.last().first.isValid());
        QVERIFY2(between > 1, "they left all at once, which shows nothing");
        QTRY_COMPARE(elsewhere.rowCount(), int(others.size()));
        QTRY_COMPARE(failed.rowCount(), 1);
        QCOMPARE(failed.index(0, JobModel::Text).data().toString(), u"The moon is full."_s);
        // Where the columns are hidden, the reason follows the name.
        QCOMPARE(failed.index(0, JobModel::Who).data(RowRole::Detail).toString(), QString());
        failed.setNarrow(true);
        QCOMPARE(failed.index(0, JobModel::Who).data(RowRole::Detail).toString(), u"The moon is full."_s);
        // All are in the order of the job.
        const auto expected = [&] {
            QStringList some;
            for (const QString &one : outcomesOf(all)) {
                if (one.endsWith(u'|' + elsewhere.index(0, JobModel::Outcome).data().toString()))
                    some.append(one);
            }
            return some;
        };
        QTRY_COMPARE(outcomesOf(elsewhere), expected());
        elsewhere.setStates({});
        QTRY_COMPARE(elsewhere.rowCount(), count);
    }

    void aFinishedJobCountsThePointsOfWhatIsDone()
    {
        DecisionWorld rig(1, 10);
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        const int cost = rig.waiting(rig.reward()).first().reward.cost;
        rig.refuse(ids[3], 400, u"The moon is full."_s);
        rig.decideElsewhere(rig.reward(), {ids[5]}, RedemptionDecision::Fulfilled);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Canceled);
        QCOMPARE(pointsOf(service->job(job)), 10 * cost);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        QCOMPARE(service->job(job).done, 8);
        QCOMPARE(pointsOf(service->job(job)), 8 * cost);
        rig.sandbox.clearFaults();
        (*service)->retryFailed(job);
        QTRY_COMPARE(service->job(job).done, 9);
        QCOMPARE(service->job(job).pointsDone(), 9 * cost);
    }
};

QTEST_MAIN(TestJobModel)
#include "tst_job_model.moc"
