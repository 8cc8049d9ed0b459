// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_export.h"

#include "decision_service.h"
#include "files/csv_writer.h"

#include <QStringList>

#include <algorithm>

namespace Sidestage {

namespace {

/// A value of the file format, not translated, because programs read it.
QString outcomeOf(QueueState state)
{
    switch (state) {
    case QueueState::Waiting:
        return QStringLiteral("waiting");
    case QueueState::Held:
        return QStringLiteral("held");
    case QueueState::Sending:
        return QStringLiteral("sending");
    case QueueState::Done:
        return QStringLiteral("done");
    case QueueState::DecidedElsewhere:
        return QStringLiteral("elsewhere");
    case QueueState::Gone:
        return QStringLiteral("gone");
    case QueueState::Failed:
        return QStringLiteral("failed");
    }
    return {};
}

QString decisionText(const std::optional<Api::RedemptionDecision> &decision)
{
    if (!decision)
        return {};
    return *decision == Api::RedemptionDecision::Fulfilled ? QStringLiteral("fulfilled")
                                                           : QStringLiteral("refunded");
}

/// Returns the rows in parts.
class DecisionLines
{
public:
    DecisionLines(QPointer<DecisionService> service, qint64 job)
        : m_service(std::move(service))
        , m_job(job)
    {
    }

    /// Returns the next part; empty: there are no more.
    Result<QList<QStringList>> operator()()
    {
        constexpr int part = 200;
        const auto job = m_service ? m_service->job(m_job) : std::nullopt;
        if (!job)
            return Error{.kind = Error::Kind::Cancelled};
        QList<QStringList> lines;
        for (const int end = std::min(m_at + part, job->total); m_at < end; ++m_at) {
            const DecisionRow row = m_service->row(m_job, m_at);
            lines.append({row.redemptionId, row.viewer, row.rewardTitle, QString::number(row.points),
                          row.input, outcomeOf(row.state), decisionText(row.decision), row.reason});
        }
        return lines;
    }

private:
    QPointer<DecisionService> m_service;
    qint64 m_job;
    int m_at = 0;
};

}  // namespace

QCoro::Task<Result<qint64>> exportDecisions(QPointer<DecisionService> service, qint64 job, QString path,
                                            std::function<bool(qint64 rows)> progress, CsvStyle style)
{
    const QString head = QStringLiteral("redemption_id,viewer,reward,points,message,outcome,decision,reason");
    return writeCsv(std::move(path), style, head.split(u','), DecisionLines(std::move(service), job),
                    std::move(progress));
}

}  // namespace Sidestage
