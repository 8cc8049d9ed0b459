// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_jobs.h"

#include "base/bidi.h"
#include "rewards/decisions/decision_export.h"
#include "rewards/list/queue_texts.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct DecisionJobs
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::DecisionJobs)
};

JobEntry entryOf(const DecisionService *service, qint64 job, int at)
{
    const DecisionRow row = service->row(job, at);
    // What was not sent in a job that was stopped waits again.
    const bool waits = row.state == QueueState::Waiting;
    return {.key = row.redemptionId,
            .who = row.viewer,
            .what = row.rewardTitle,
            .text = row.input,
            .points = row.points,
            .state = waits ? OutboxState::Cancelled : service->Outbox::row(job, at).state,
            .outcome = waits ? DecisionJobs::tr("Waiting again") : stateText(row.state),
            .reason = row.reason};
}

QStringList problems(const DecisionService *service, const DecisionJob &job)
{
    if (job.total != 1 || job.failed == 0)
        return outcomeParts(job);
    const DecisionRow row = service->row(job.id, 0);
    const QString text = job.decision == Api::RedemptionDecision::Fulfilled
        ? DecisionJobs::tr("“%1” of %2 was not fulfilled.", "a reward; a viewer")
        : DecisionJobs::tr("“%1” of %2 was not refunded.", "a reward; a viewer");
    return {text.arg(isolated(row.rewardTitle), isolated(row.viewer))};
}

}  // namespace

JobTexts decisionJobs(DecisionService *service)
{
    const auto decision
        = [service](const OutboxJob &job) { return service->job(job.id).value_or(DecisionJob()); };
    return {.page = QStringLiteral("queue"),
            .many = 51,  // one call decides at most 50
            .doing = [decision](const OutboxJob &job) { return doingText(decision(job)); },
            .detail = [decision](const OutboxJob &job) { return pointsText(pointsOf(decision(job))); },
            .problems
            = [service, decision](const OutboxJob &job) { return problems(service, decision(job)); },
            .stopNote =
                [](const OutboxJob &job) {
                    return DecisionJobs::tr("%Ln are already sent and final. The other %1 will wait again.",
                                            nullptr, job.total - job.open)
                        .arg(QLocale().toString(job.open));
                },
            .entry = [service](qint64 job, int row) { return entryOf(service, job, row); },
            .titles = {DecisionJobs::tr("Viewer"), DecisionJobs::tr("Reward"), DecisionJobs::tr("Message")},
            .hasPoints = true,
            .write = [service = QPointer(service)](qint64 job) -> FileSaver::Write {
                return [service, job](const FileSaver::Target &target, FileSaver::Progress progress) {
                    return exportDecisions(service, job, target.path, std::move(progress), target.style);
                };
            }};
}

}  // namespace Sidestage
