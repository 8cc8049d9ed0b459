// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_toasts.h"

#include "kit/overlays/toast_lane.h"
#include "kit/theme/accessible.h"
#include "rewards/list/queue_texts.h"

namespace Sidestage {

DecisionToasts::DecisionToasts(DecisionService *service, ToastLane *lane, QObject *owner,
                               std::function<QString()> name, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_lane(lane)
    , m_owner(owner)
    , m_name(std::move(name))
{
    connect(service, &DecisionService::jobAdded, this, &DecisionToasts::showJob);
    connect(service, &DecisionService::jobChanged, this, &DecisionToasts::follow);
    connect(service, &DecisionService::jobRemoved, this, [this](qint64 job) {
        if (Toast *toast = m_toasts.take(job))
            toast->remove();
    });
    const QList<DecisionJob> jobs = m_service->jobs();
    for (auto job = jobs.crbegin(); job != jobs.crend(); ++job)  // newest last, so that it is lowest
        showJob(job->id);
}

/// Removes the toasts, because undo is no longer possible.
DecisionToasts::~DecisionToasts()
{
    const auto toasts = std::exchange(m_toasts, {});
    for (const QPointer<Toast> &toast : toasts) {
        if (toast)
            toast->remove();
    }
}

QString DecisionToasts::named(const QString &text) const
{
    const QString name = m_name ? m_name() : QString();
    return name.isEmpty() ? text : tr("%1: %2", "an account; what is said").arg(name, text);
}

void DecisionToasts::showJob(qint64 id)
{
    const auto job = m_service->job(id);
    if (!job || !m_lane || m_toasts.value(id) || job->phase != DecisionJob::Phase::Held)
        return;
    const qint64 left = QDateTime::currentDateTimeUtc().msecsTo(job->dueAt);
    if (left <= 0)
        return;
    Toast *toast = m_lane->show({.what = named(doingText(*job)),
                                 .detail = pointsText(pointsOf(*job)),
                                 .deadlineMs = int(left),
                                 .canUndo = true,
                                 .canSendNow = true,
                                 .owner = m_owner,
                                 .page = QStringLiteral("queue")});
    m_toasts.insert(id, toast);
    connect(toast, &Toast::undone, this, [this, id] {
        m_toasts.remove(id);
        if (!m_service->undo(id) && m_lane)
            m_lane->show({.what = named(tr("Too late to undo: already sent.")),
                          .kind = Pill::Kind::Warn,
                          .owner = m_owner,
                          .page = QStringLiteral("queue")});
    });
    connect(toast, &Toast::sentNow, this, [this, id] {
        m_toasts.remove(id);
        m_service->sendNow(id);
    });
}

void DecisionToasts::follow(qint64 id)
{
    const auto job = m_service->job(id);
    if (!job)
        return;
    if (job->phase == DecisionJob::Phase::Held) {
        if (Toast *toast = m_toasts.value(id))
            toast->setWords(named(doingText(*job)), pointsText(pointsOf(*job)));
        else
            showJob(id);
        return;
    }
    if (Toast *toast = m_toasts.take(id))
        toast->remove();
    if (job->phase == DecisionJob::Phase::Finished || job->phase == DecisionJob::Phase::Undone)
        showOutcome(id);
}

void DecisionToasts::showOutcome(qint64 id)
{
    const DecisionJob job = *m_service->job(id);
    if (!m_lane)
        return;
    QStringList problems = outcomeParts(job);
    if (problems.isEmpty() || job.phase == DecisionJob::Phase::Undone) {
        announce(m_lane, doingText(job));
        // Queued, because other objects have to handle the end of the job before it is removed.
        if (job.total < bulkFrom)
            QMetaObject::invokeMethod(
                m_service, [service = m_service, id] { service->dismiss(id); }, Qt::QueuedConnection);
        return;
    }
    if (job.total >= bulkFrom)
        return;  // its dialog or its row shows the result
    Toast *toast = m_lane->show({.what = named(problems.takeFirst()),
                                 .detail = problems.join(u' '),
                                 .kind = job.failed > 0 ? Pill::Kind::Error : Pill::Kind::Warn,
                                 .stayMs = job.failed > 0 ? 0 : 8000,
                                 .action = job.total > 1 || job.failed > 0 ? tr("Show…") : QString(),
                                 .owner = m_owner,
                                 .page = QStringLiteral("queue")});
    m_toasts.insert(id, toast);
    connect(toast, &Toast::actionTriggered, this, [this, id] {
        m_toasts.remove(id);
        Q_EMIT detailsWanted(id);
    });
    connect(toast, &Toast::finished, this, [this, id] {
        if (m_toasts.remove(id) > 0)
            m_service->dismiss(id);
    });
}

}  // namespace Sidestage
