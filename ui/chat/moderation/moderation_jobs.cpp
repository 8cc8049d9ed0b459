// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_jobs.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "kit/overlays/toast_lane.h"
#include "moderation_texts.h"
#include "outbox/job_toasts.h"
#include "texts/error_texts.h"

#include <QCoreApplication>

namespace Sidestage {

using Kind = ModerationAction::Kind;

namespace {

struct ModerationJobs
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ModerationJobs)
};

QString doing(const ModerationAction &first, const ModerationAction &last, const OutboxJob &job)
{
    if (job.phase != OutboxJob::Phase::Finished || (job.total == 1 && first.kind != Kind::Ban))
        return ModerationTexts::doing(first, last, job.total);
    if (job.total == 1)
        return ModerationJobs::tr("%1 banned", "a viewer").arg(isolated(first.userName));
    if (first.kind == Kind::Ban && first.channelId != last.channelId)
        return ModerationJobs::tr("%Ln bans done", nullptr, job.done);
    return ModerationTexts::done(first.kind, job.done);
}

/// "196 done · 3 unchanged · 1 failed".
QString outcomeText(const OutboxJob &job)
{
    QStringList parts;
    if (job.done > 0)
        parts.append(ModerationJobs::tr("%Ln done", nullptr, job.done));
    if (job.elsewhere + job.gone > 0)
        parts.append(ModerationJobs::tr("%Ln unchanged", nullptr, job.elsewhere + job.gone));
    if (job.failed > 0)
        parts.append(ModerationJobs::tr("%Ln failed", nullptr, job.failed));
    if (job.cancelled > 0)
        parts.append(ModerationJobs::tr("%Ln cancelled", nullptr, job.cancelled));
    return parts.join(QStringLiteral(" · "));
}

QStringList problems(ModerationService *service, const OutboxJob &job)
{
    if (job.total > 1)
        return job.done == job.total ? QStringList() : QStringList{outcomeText(job)};
    const ModerationAction action = service->actionOf(job.id, 0);
    const QString problem = ModerationTexts::outcome(action, service->outbox()->row(job.id, 0));
    if (problem.isEmpty())
        return {};
    return {ModerationTexts::notDone(action), problem};
}

/// A timeout was sent at once, and can be ended.
void timedOut(ModerationService *service, const ModerationAction &action, ToastLane *lane)
{
    Toast *toast
        = lane->show({.what = ModerationJobs::tr("%1 timed out", "a viewer").arg(isolated(action.userName)),
                      .detail = ModerationTexts::length(action.seconds),
                      .kind = Pill::Kind::Good,
                      .stayMs = 8'000,
                      .canUndo = true,
                      .owner = service->account(),
                      .page = QStringLiteral("moderation")});
    QObject::connect(toast, &Toast::undone, service, [service, end = action]() mutable {
        end.kind = Kind::Unban;
        service->act(end);
    });
}

QString stateText(OutboxState state)
{
    switch (state) {
    case OutboxState::Open:
        return ModerationJobs::tr("Waiting");
    case OutboxState::Sending:
        return ModerationJobs::tr("Sending");
    case OutboxState::Done:
        return ModerationJobs::tr("Done");
    case OutboxState::Elsewhere:
    case OutboxState::Gone:
        return ModerationJobs::tr("Unchanged");
    case OutboxState::Failed:
        return ModerationJobs::tr("Failed");
    case OutboxState::Cancelled:
        return ModerationJobs::tr("Cancelled");
    }
    return {};
}

JobEntry entryOf(ModerationService *service, qint64 job, int at)
{
    const OutboxRow &row = service->outbox()->row(job, at);
    const ModerationAction action = service->actionOf(job, at);
    return {.key = row.key,
            .who = action.userName.isEmpty() ? action.text : action.userName,
            .what = action.channelName,
            .state = row.state,
            .outcome = stateText(row.state),
            .reason = row.state == OutboxState::Open && row.error ? reasonOf(*row.error)
                                                                  : ModerationTexts::outcome(action, row)};
}

}  // namespace

JobTexts moderationJobs(ModerationService *service)
{
    const auto at = [service](const OutboxJob &job, int row) { return service->actionOf(job.id, row); };
    return {.page = QStringLiteral("moderation"),
            .many = 10,
            .doing = [at](const OutboxJob &job) { return doing(at(job, 0), at(job, job.total - 1), job); },
            .detail =
                [at](const OutboxJob &job) {
                    const QString channel = at(job, 0).channelName;
                    return channel == at(job, job.total - 1).channelName
                        ? ModerationJobs::tr("in %1", "a channel").arg(isolated(channel))
                        : ModerationJobs::tr("in several channels");
                },
            .problems = [service](const OutboxJob &job) { return problems(service, job); },
            .done =
                [service](const OutboxJob &job, ToastLane *lane) {
                    const ModerationAction action = service->actionOf(job.id, 0);
                    if (job.total == 1 && job.done == 1 && action.kind == Kind::TimeOut)
                        timedOut(service, action, lane);
                },
            .stopNote =
                [](const OutboxJob &job) {
                    return ModerationJobs::tr("%Ln are done. The other %1 are left out.", nullptr,
                                              job.total - job.open)
                        .arg(QLocale().toString(job.open));
                },
            .entry = [service](qint64 job, int row) { return entryOf(service, job, row); },
            .titles = {ModerationJobs::tr("Viewer or term"), ModerationJobs::tr("Channel"),
                       ModerationJobs::tr("Reason")}};
}

void showModerationToasts(ModerationService *service, ToastLane *lane)
{
    auto *shown = service->findChild<JobToasts *>(QString(), Qt::FindDirectChildrenOnly);
    if (!lane || (shown && shown->lane()))
        return;
    delete shown;
    new JobToasts(service->outbox(), moderationJobs(service), lane, service->account(), {}, service);
}

}  // namespace Sidestage
