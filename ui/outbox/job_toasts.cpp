// SPDX-License-Identifier: GPL-3.0-or-later
#include "job_toasts.h"

#include "base/bidi.h"
#include "job_dialog.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/accessible.h"
#include "outbox/outbox.h"

namespace Sidestage {

using Phase = OutboxJob::Phase;

JobToasts::JobToasts(Outbox *outbox, JobTexts texts, ToastLane *lane, QObject *owner,
                     std::function<QString()> name, QObject *parent)
    : QObject(parent)
    , m_outbox(outbox)
    , m_texts(std::move(texts))
    , m_lane(lane)
    , m_owner(owner)
    , m_name(std::move(name))
{
    for (const auto signal : {&Outbox::jobAdded, &Outbox::jobChanged})
        connect(outbox, signal, this, &JobToasts::follow);
    connect(outbox, &Outbox::jobRemoved, this, [this](qint64 job) {
        if (Toast *toast = m_toasts.take(job))
            toast->remove();
    });
    const QList<OutboxJob> jobs = outbox->jobs();
    for (auto job = jobs.crbegin(); job != jobs.crend(); ++job) {  // newest last, so that it is lowest
        if (job->phase == Phase::Held)
            showHeld(*job);
    }
}

/// Removes the toasts, because undo is no longer possible.
JobToasts::~JobToasts()
{
    const auto toasts = std::exchange(m_toasts, {});
    for (const QPointer<Toast> &toast : toasts) {
        if (toast)
            toast->remove();
    }
}

ToastLane *JobToasts::lane() const
{
    return m_lane;
}

QString JobToasts::named(const QString &text) const
{
    const QString name = m_name ? m_name() : QString();
    return name.isEmpty() ? text : tr("%1: %2", "an account; what is said").arg(isolated(name), text);
}

void JobToasts::follow(qint64 id)
{
    const auto job = m_outbox->job(id);
    if (!job || job->total == 0)
        return;
    if (job->phase == Phase::Held)
        return showHeld(*job);
    if (Toast *toast = m_toasts.take(id))
        toast->remove();
    if (job->phase == Phase::Finished || job->phase == Phase::Undone)
        showOutcome(*job);
}

void JobToasts::showHeld(const OutboxJob &job)
{
    const qint64 id = job.id;
    if (Toast *toast = m_toasts.value(id))
        return toast->setWords(named(m_texts.doing(job)), m_texts.detail(job));
    const qint64 left = QDateTime::currentDateTimeUtc().msecsTo(job.dueAt);
    if (!m_lane || left <= 0 || job.total == 0)
        return;
    Toast *toast = m_lane->show({.what = named(m_texts.doing(job)),
                                 .detail = m_texts.detail(job),
                                 .deadlineMs = int(left),
                                 .canUndo = true,
                                 .canSendNow = true,
                                 .owner = m_owner,
                                 .page = m_texts.page});
    m_toasts.insert(id, toast);
    connect(toast, &Toast::undone, this, [this, id] {
        m_toasts.remove(id);
        if (!m_outbox->undo(id) && m_lane)
            m_lane->show({.what = named(tr("Too late to undo: already sent.")),
                          .kind = Pill::Kind::Warn,
                          .owner = m_owner,
                          .page = m_texts.page});
    });
    connect(toast, &Toast::sentNow, this, [this, id] {
        m_toasts.remove(id);
        m_outbox->sendNow(id);
    });
}

void JobToasts::showOutcome(const OutboxJob &job)
{
    if (!m_lane)
        return;
    const qint64 id = job.id;
    // Queued, because other objects have to handle the end of the job before it is removed.
    const auto dismiss = [outbox = m_outbox, id] {
        QMetaObject::invokeMethod(
            outbox, [outbox, id] { outbox->dismiss(id); }, Qt::QueuedConnection);
    };
    QStringList problems = job.phase == Phase::Undone ? QStringList() : m_texts.problems(job);
    if (problems.isEmpty()) {
        if (!m_texts.done)
            announce(m_lane, m_texts.doing(job));
        else if (job.phase == Phase::Finished)
            m_texts.done(job, m_lane);
        if (job.total < m_texts.many)
            dismiss();
        return;
    }
    if (job.total >= m_texts.many)
        return;  // its dialog or its line shows the result
    // Why, at least of the first one that failed.
    for (int row = 0; row < job.total && job.failed > 0; ++row) {
        const JobEntry entry = m_texts.entry(id, row);
        if (entry.state != OutboxState::Failed)
            continue;
        if (!entry.reason.isEmpty() && !problems.contains(entry.reason))
            problems.append(entry.reason);
        break;
    }
    const bool canRetry = job.total == 1 && job.failed > 0;
    Toast *toast = m_lane->show({.what = named(problems.takeFirst()),
                                 .detail = problems.join(u' '),
                                 .kind = job.failed > 0 ? Pill::Kind::Error : Pill::Kind::Warn,
                                 .stayMs = job.failed > 0 ? 0 : 8000,
                                 .action = canRetry  ? tr("Retry")
                                     : job.total > 1 ? tr("Show…")
                                                     : QString(),
                                 .owner = m_owner,
                                 .page = m_texts.page});
    m_toasts.insert(id, toast);
    connect(toast, &Toast::actionTriggered, this, [this, id, canRetry] {
        m_toasts.remove(id);
        if (canRetry)
            return m_outbox->retryFailed(id);
        if (!m_lane)
            return;
        auto *dialog = new JobDialog(m_outbox, m_texts, id, m_lane->parentWidget());
        // Nothing could show it again. If rows fail again, there is a new toast.
        connect(dialog, &JobDialog::shownChanged, dialog, [dialog] {
            if (!dialog->isPresented())
                dialog->release();
        });
        dialog->present(true);
    });
    connect(toast, &Toast::finished, this, [this, id, dismiss] {
        if (m_toasts.remove(id) > 0)
            dismiss();
    });
}

}  // namespace Sidestage
