// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_toasts.h"

#include "kit/accessible.h"
#include "kit/toast_lane.h"
#include "queue_words.h"

namespace Sidestage {

DecisionToasts::DecisionToasts(DecisionDesk *desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(desk, &DecisionDesk::jobAdded, this, &DecisionToasts::take);
    connect(desk, &DecisionDesk::jobChanged, this, &DecisionToasts::follow);
    connect(desk, &DecisionDesk::jobRemoved, this, [this](qint64 job) {
        if (Toast *toast = m_toasts.take(job))
            toast->remove();
    });
}

void DecisionToasts::setLane(ToastLane *lane)
{
    m_lane = lane;
    const QList<DecisionJob> jobs = m_desk->jobs();
    for (auto job = jobs.crbegin(); job != jobs.crend(); ++job)  // the newest last, so that it stands lowest
        take(job->id);
}

void DecisionToasts::take(qint64 id)
{
    const auto job = m_desk->job(id);
    if (!job || !m_lane || m_toasts.value(id) || job->phase != DecisionJob::Phase::Held)
        return;
    const qint64 left = QDateTime::currentDateTimeUtc().msecsTo(job->dueAt);
    if (left <= 0)
        return;
    Toast *toast = m_lane->show({.what = doingText(*job),
                                 .detail = pointsText(pointsOf(*job)),
                                 .deadlineMs = int(left),
                                 .canUndo = true,
                                 .canSendNow = true});
    m_toasts.insert(id, toast);
    connect(toast, &Toast::undone, this, [this, id] {
        m_toasts.remove(id);
        if (!m_desk->undo(id) && m_lane)
            m_lane->say(tr("Too late to undo: it was sent."), {}, Pill::Kind::Warn);
    });
    connect(toast, &Toast::sentNow, this, [this, id] {
        m_toasts.remove(id);
        m_desk->sendNow(id);
    });
}

void DecisionToasts::follow(qint64 id)
{
    const auto job = m_desk->job(id);
    if (!job)
        return;
    if (job->phase == DecisionJob::Phase::Held) {
        if (Toast *toast = m_toasts.value(id))
            toast->setWords(doingText(*job), pointsText(pointsOf(*job)));
        else
            take(id);
        return;
    }
    if (Toast *toast = m_toasts.take(id))
        toast->remove();
    if (job->phase == DecisionJob::Phase::Finished || job->phase == DecisionJob::Phase::Undone)
        sayEnd(id);
}

void DecisionToasts::sayEnd(qint64 id)
{
    const DecisionJob job = *m_desk->job(id);
    if (!m_lane)
        return;
    QStringList problems = outcomeParts(job);
    if (problems.isEmpty() || job.phase == DecisionJob::Phase::Undone) {
        announce(m_lane, doingText(job));
        // Others have to hear of its end before it is forgotten.
        if (job.total < bulkFrom)
            QMetaObject::invokeMethod(
                m_desk, [desk = m_desk, id] { desk->dismiss(id); }, Qt::QueuedConnection);
        return;
    }
    if (job.total >= bulkFrom)
        return;  // its dialog or its row says so
    Toast *toast = m_lane->show({.what = problems.takeFirst(),
                                 .detail = problems.join(u' '),
                                 .kind = job.failed > 0 ? Pill::Kind::Error : Pill::Kind::Warn,
                                 .stayMs = job.failed > 0 ? 0 : 8000,
                                 .action = job.total > 1 || job.failed > 0 ? tr("Show…") : QString()});
    m_toasts.insert(id, toast);
    connect(toast, &Toast::actionTriggered, this, [this, id] {
        m_toasts.remove(id);
        Q_EMIT detailsWanted(id);
    });
    connect(toast, &Toast::finished, this, [this, id] {
        if (m_toasts.remove(id) > 0)
            m_desk->dismiss(id);
    });
}

}  // namespace Sidestage
