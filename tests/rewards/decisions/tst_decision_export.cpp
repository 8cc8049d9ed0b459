// SPDX-License-Identifier: GPL-3.0-or-later

// The outcome of a job, row by row, as a file.

#include "decision_world.h"

#include "rewards/decisions/decision_export.h"

#include <QFile>

using namespace Sidestage;
using Api::RedemptionDecision;
using Phase = DecisionJob::Phase;

class TestDecisionExport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir{};
    QString m_path = m_dir.filePath(u"rows.csv"_s);

    Result<qint64> written(DecisionService *service, qint64 job, std::function<bool(qint64)> progress = {})
    {
        std::optional<Result<qint64>> outcome;
        exportDecisions(service, job, m_path, std::move(progress)).then([&](Result<qint64> result) {
            outcome = std::move(result);
        });
        [&] { QTRY_VERIFY(outcome); }();
        return outcome.value_or(Error{});
    }
    qint64 decideAll(DecisionWorld &rig, DecisionWorld::Service &service, int many)
    {
        const qint64 job = service->decide(rig.waitingIds(rig.reward()), RedemptionDecision::Fulfilled);
        [&] { QTRY_COMPARE(service.job(job).total, many); }();
        return job;
    }
    /// Content that must stay if the export fails.
    void writeBefore()
    {
        QFile before(m_path);
        if (!before.open(QIODevice::WriteOnly) || before.write("before") != 6)
            qFatal("cannot write");
    }
    QByteArray content() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QList<QByteArray> lines() const { return content().split('\n'); }

private Q_SLOTS:
    void init() { QFile::remove(m_path); }

    void eachRowIsThereWithWhatBecameOfIt()
    {
        DecisionWorld rig(1, 5);
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        rig.refuse(ids[1], 400, u"The \"moon\" is full, =1+1."_s);
        rig.decideElsewhere(rig.reward(), {ids[2]}, RedemptionDecision::Fulfilled);
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Canceled);
        const auto held = written(service->service.get(), job);
        QVERIFY(held);
        QCOMPARE(content().count(",held,refunded,"), 5);
        (*service)->sendNow(job);
        QTRY_COMPARE(service->job(job).phase, Phase::Finished);
        const auto done = written(service->service.get(), job);
        QVERIFY(done);
        QCOMPARE(*done, 5);
        const auto all = lines();
        QCOMPARE(all[0], QByteArray("redemption_id,viewer,reward,points,message,outcome,decision,reason\r"));
        for (int i = 0; i < 5; ++i)
            QVERIFY2(all[i + 1].startsWith(ids[i].toUtf8() + ','), all[i + 1].constData());
        QVERIFY2(all[1].contains(",Decide me 0,100,"), all[1].constData());
        QVERIFY2(all[1].endsWith(",done,refunded,\r"), all[1].constData());
        // The exact message of the service.
        QVERIFY2(all[2].endsWith(",failed,refunded,\"The \"\"moon\"\" is full, =1+1.\"\r"),
                 all[2].constData());
        QVERIFY2(all[3].endsWith(",elsewhere,fulfilled,\r"), all[3].constData());
    }

    void aLongJobIsWrittenToItsEnd()
    {
        constexpr int many = 1'234;
        DecisionWorld rig(1, many);
        auto service = rig.open();
        const QStringList ids = rig.waitingIds(rig.reward());
        const qint64 job = (*service)->decide(ids, RedemptionDecision::Fulfilled);
        QTRY_COMPARE(service->job(job).total, many);
        QList<qint64> answer;
        const auto done = written(service->service.get(), job, [&](qint64 rows) {
            answer.append(rows);
            return true;
        });
        QVERIFY(done);
        QCOMPARE(*done, many);
        QVERIFY(std::is_sorted(answer.begin(), answer.end()) && answer.size() > 3 && answer.last() == many);
        const auto all = lines();
        QCOMPARE(all.size(), many + 2);
        QVERIFY(all[many].startsWith(ids.last().toUtf8()));
    }

    void cancelledOrForgottenItLeavesWhatWasThere()
    {
        constexpr int many = 1'000;
        DecisionWorld rig(1, many);
        auto service = rig.open();
        const qint64 job = decideAll(rig, *service, many);
        writeBefore();
        const auto cancelled = written(service->service.get(), job, [](qint64 rows) { return rows < 300; });
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().kind, Error::Kind::Cancelled);
        QCOMPARE(content(), QByteArray("before"));
        const auto forgotten = written(service->service.get(), job, [&](qint64 rows) {
            if (rows > 300) {
                (*service)->undo(job);
                (*service)->dismiss(job);
            }
            return true;
        });
        QVERIFY(!forgotten);
        QCOMPARE(forgotten.error().kind, Error::Kind::Cancelled);
        QCOMPARE(content(), QByteArray("before"));
        QCOMPARE(QDir(m_dir.path()).entryList(QDir::Files).size(), 1);
    }

    void whatIsHalfWrittenWhenTheProgramEndsIsGone()
    {
        constexpr int many = 2'000;
        DecisionWorld rig(1, many);
        auto service = rig.open();
        const qint64 job = decideAll(rig, *service, many);
        writeBefore();
        std::optional<Result<qint64>> outcome;
        bool wasHalf = false;
        exportDecisions(service->service.get(), job, m_path, [&](qint64 rows) {
            if (rows > 500 && !std::exchange(wasHalf, true))
                QCoreApplication::quit();
            return true;
        }).then([&](Result<qint64> result) { outcome = std::move(result); });
        QCoreApplication::exec();
        QVERIFY(wasHalf);
        QCOMPARE(QDir(m_dir.path()).entryList(QDir::Files), QStringList{u"rows.csv"_s});
        QCOMPARE(content(), QByteArray("before"));
        // The export does not start again.
        QTRY_VERIFY(outcome);
        QVERIFY(!*outcome);
        QCOMPARE(QDir(m_dir.path()).entryList(QDir::Files), QStringList{u"rows.csv"_s});
        QCOMPARE(content(), QByteArray("before"));
    }

    void aFolderThatIsNotThereIsSaid()
    {
        DecisionWorld rig(1, 2);
        auto service = rig.open();
        const qint64 job = (*service)->decide(rig.waitingIds(rig.reward()), RedemptionDecision::Fulfilled);
        std::optional<Result<qint64>> outcome;
        exportDecisions(service->service.get(), job, m_dir.filePath(u"none/rows.csv"_s))
            .then([&](Result<qint64> result) { outcome = std::move(result); });
        QTRY_VERIFY(outcome);
        QVERIFY(!*outcome);
        QCOMPARE(outcome->error().kind, Error::Kind::Storage);
        QVERIFY(!outcome->error().message.isEmpty());
    }
};

QTEST_MAIN(TestDecisionExport)
#include "tst_decision_export.moc"
