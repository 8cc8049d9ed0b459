// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_export.h"

#include "decision_service.h"
#include "files/table_export.h"

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

QList<Column<DecisionRow>> columns()
{
    return {{.title = QStringLiteral("redemption_id"), .text = &DecisionRow::redemptionId},
            {.title = QStringLiteral("viewer"), .text = &DecisionRow::viewer},
            {.title = QStringLiteral("reward"), .text = &DecisionRow::rewardTitle},
            {.title = QStringLiteral("points"),
             .text = [](const DecisionRow &row) { return QString::number(row.points); }},
            {.title = QStringLiteral("message"), .text = &DecisionRow::input},
            {.title = QStringLiteral("outcome"),
             .text = [](const DecisionRow &row) { return outcomeOf(row.state); }},
            {.title = QStringLiteral("decision"),
             .text = [](const DecisionRow &row) { return decisionText(row.decision); }},
            {.title = QStringLiteral("reason"), .text = &DecisionRow::reason}};
}

}  // namespace

QCoro::Task<Result<qint64>> exportDecisions(QPointer<DecisionService> service, qint64 job, QString path,
                                            std::function<bool(qint64 rows)> progress, CsvStyle style)
{
    const auto next = [service, job, at = 0](Database *) mutable -> Result<QList<DecisionRow>> {
        constexpr int part = 200;
        const auto found = service ? service->job(job) : std::nullopt;
        if (!found)
            return Error{.kind = Error::Kind::Cancelled};
        QList<DecisionRow> rows;
        for (const int end = std::min(at + part, found->total); at < end; ++at)
            rows.append(service->row(job, at));
        return rows;
    };
    return exportTable<DecisionRow>({path, TableFormat::Csv, style}, columns(), {next}, std::move(progress));
}

}  // namespace Sidestage
