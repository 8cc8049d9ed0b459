// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_toasts.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "kit/overlays/toast_lane.h"
#include "moderation_texts.h"

namespace Sidestage {

using Kind = ModerationAction::Kind;

void ModerationToasts::show(ModerationService *service, ToastLane *lane)
{
    auto *shown = service->findChild<ModerationToasts *>(QString(), Qt::FindDirectChildrenOnly);
    if (!lane || (shown && shown->m_lane))
        return;
    delete shown;
    new ModerationToasts(service, lane);
}

ModerationToasts::ModerationToasts(ModerationService *service, ToastLane *lane)
    : QObject(service)
    , m_service(service)
    , m_lane(lane)
{
    connect(service->outbox(), &Outbox::jobAdded, this, &ModerationToasts::follow);
    connect(service->outbox(), &Outbox::jobChanged, this, &ModerationToasts::follow);
    connect(service->outbox(), &Outbox::jobRemoved, this, [this](qint64 job) {
        if (Toast *toast = m_toasts.take(job))
            toast->remove();
    });
    const QList<OutboxJob> jobs = service->outbox()->jobs();
    for (auto job = jobs.crbegin(); job != jobs.crend(); ++job)
        follow(job->id);
}

ModerationToasts::~ModerationToasts()
{
    const auto toasts = std::exchange(m_toasts, {});
    for (const QPointer<Toast> &toast : toasts) {
        if (toast)
            toast->remove();
    }
}

QString ModerationToasts::textOf(qint64 id) const
{
    const auto job = m_service->outbox()->job(id);
    const ModerationAction action = m_service->actionOf(id, 0);
    return job->total == 1 ? ModerationTexts::doing(action)
                           : tr("%1: %Ln actions", "the name of an action, such as Ban", job->total)
                                 .arg(ModerationTexts::name(action.kind));
}

void ModerationToasts::follow(qint64 id)
{
    const auto job = m_service->outbox()->job(id);
    if (!job || job->total == 0)
        return;
    if (job->phase == OutboxJob::Phase::Held)
        return showHeld(id);
    if (Toast *toast = m_toasts.take(id))
        toast->remove();
    if (job->phase == OutboxJob::Phase::Finished || job->phase == OutboxJob::Phase::Undone)
        showOutcome(id);
}

void ModerationToasts::showHeld(qint64 id)
{
    const auto job = m_service->outbox()->job(id);
    const qint64 left = QDateTime::currentDateTimeUtc().msecsTo(job->dueAt);
    if (!m_lane || left <= 0 || m_toasts.value(id))
        return;
    const QString where = tr("in %1", "a channel").arg(isolated(m_service->actionOf(id, 0).channelName));
    Toast *toast = m_lane->show({.what = textOf(id),
                                 .detail = where,
                                 .deadlineMs = int(left),
                                 .canUndo = true,
                                 .canSendNow = true,
                                 .owner = m_service->account(),
                                 .page = QStringLiteral("moderation")});
    m_toasts.insert(id, toast);
    connect(toast, &Toast::undone, this, [this, id] {
        m_toasts.remove(id);
        if (!m_service->outbox()->undo(id) && m_lane)
            m_lane->showMessage(tr("Too late to undo: already sent."), {}, Pill::Kind::Warn);
    });
    connect(toast, &Toast::sentNow, this, [this, id] {
        m_toasts.remove(id);
        m_service->outbox()->sendNow(id);
    });
}

/// A single action that is done needs no words, except a timeout, which was sent at once and can be ended.
void ModerationToasts::showOutcome(qint64 id)
{
    const OutboxJob job = *m_service->outbox()->job(id);
    if (!m_lane || job.total > 1)
        return;
    const OutboxRow row = m_service->outbox()->row(id, 0);
    const ModerationAction action = m_service->actionOf(id, 0);
    // Queued, because others have to handle the end of the job before it is removed.
    const auto dismiss = [this, id] {
        QMetaObject::invokeMethod(
            m_service, [outbox = m_service->outbox(), id] { outbox->dismiss(id); }, Qt::QueuedConnection);
    };
    if (const QString problem = ModerationTexts::outcome(action, row); !problem.isEmpty()) {
        const bool isFailure = row.state == OutboxState::Failed;
        Toast *toast = m_lane->show(
            {.what = tr("%1: %2", "an action; why it failed").arg(ModerationTexts::doing(action), problem),
             .kind = isFailure ? Pill::Kind::Error : Pill::Kind::Warn,
             .stayMs = isFailure ? 0 : 8'000,
             .action = isFailure ? tr("Retry") : QString(),
             .owner = m_service->account(),
             .page = QStringLiteral("moderation")});
        m_toasts.insert(id, toast);
        connect(toast, &Toast::actionTriggered, this, [this, id] {
            m_toasts.remove(id);
            m_service->outbox()->retryFailed(id);
        });
        connect(toast, &Toast::finished, this, [this, id, dismiss] {
            if (m_toasts.remove(id) > 0)
                dismiss();
        });
        return;
    }
    if (action.kind == Kind::TimeOut && row.state == OutboxState::Done) {
        Toast *toast = m_lane->show({.what = tr("%1 timed out", "a viewer").arg(isolated(action.userName)),
                                     .detail = ModerationTexts::length(action.seconds),
                                     .kind = Pill::Kind::Good,
                                     .stayMs = 8'000,
                                     .action = tr("End timeout"),
                                     .owner = m_service->account(),
                                     .page = QStringLiteral("moderation")});
        connect(toast, &Toast::actionTriggered, this, [this, action] {
            ModerationAction end = action;
            end.kind = Kind::Unban;
            m_service->act(end);
        });
    }
    dismiss();
}

}  // namespace Sidestage
