// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_export.h"

#include "base/enum_table.h"
#include "decision_service.h"
#include "files/table_export.h"

#include <algorithm>

namespace Sidestage {

namespace {

// Values of the file format are not translated, because programs read them.

constexpr EnumText<QueueState> outcomes[]{{QueueState::Waiting, "waiting"},
                                          {QueueState::Held, "held"},
                                          {QueueState::Sending, "sending"},
                                          {QueueState::Done, "done"},
                                          {QueueState::DecidedElsewhere, "elsewhere"},
                                          {QueueState::Gone, "gone"},
                                          {QueueState::Failed, "failed"}};
static_assert(isComplete(outcomes));

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
             .text = [](const DecisionRow &row) { return QLatin1String(rowOf(outcomes, row.state).text); }},
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
