// SPDX-License-Identifier: GPL-3.0-or-later
#include "held_decisions.h"

#include "rewards/decisions/decision_desk.h"

namespace Sidestage {

HeldDecisions::HeldDecisions(const QList<DecisionDesk *> &desks, QObject *parent)
    : HeldWork(parent)
    , m_desks(desks)
{
    for (DecisionDesk *desk : desks) {
        m_failedBefore += desk->counts().failed;
        connect(desk, &DecisionDesk::heldChanged, this, &HeldWork::changed);
        connect(desk, &DecisionDesk::jobChanged, this, &HeldWork::changed);
        connect(desk, &DecisionDesk::troubleChanged, this, &HeldWork::changed);
        connect(desk, &QObject::destroyed, this, [this, desk, failed = desk->counts().failed] {
            m_desks.removeOne(desk);
            m_failedBefore -= failed;
            if (m_desks.isEmpty())
                Q_EMIT gone();
            else
                Q_EMIT changed();
        });
    }
}

int HeldDecisions::count() const
{
    int count = 0;
    for (const DecisionDesk *desk : m_desks)
        count += desk->held();
    return count;
}

qint64 HeldDecisions::points() const
{
    qint64 points = 0;
    for (const DecisionDesk *desk : m_desks) {
        const auto jobs = desk->jobs();
        for (const DecisionJob &job : jobs)
            points += job.isOpen() ? job.points - job.pointsDone : 0;
    }
    return points;
}

int HeldDecisions::failed() const
{
    qint64 failed = -m_failedBefore;
    for (const DecisionDesk *desk : m_desks)
        failed += desk->counts().failed;
    return int(failed);
}

QString HeldDecisions::waitingFor() const
{
    for (const DecisionDesk *desk : m_desks) {
        const auto jobs = desk->jobs();
        for (const DecisionJob &job : jobs) {
            if (job.phase == DecisionJob::Phase::Sending && !job.waitingFor.isEmpty())
                return job.waitingFor;
        }
    }
    return {};
}

QString HeldDecisions::cannotKeep() const
{
    for (const DecisionDesk *desk : m_desks) {
        if (desk->held() > 0 && !desk->trouble().isEmpty())
            return desk->trouble();
    }
    return {};
}

void HeldDecisions::send()
{
    for (DecisionDesk *desk : std::as_const(m_desks)) {
        const auto jobs = desk->jobs();
        for (const DecisionJob &job : jobs) {
            desk->sendNow(job.id);
            desk->resume(job.id);
        }
    }
}

void HeldDecisions::keep()
{
    for (DecisionDesk *desk : std::as_const(m_desks))
        desk->close();
}

void HeldDecisions::takeBack()
{
    for (DecisionDesk *desk : std::as_const(m_desks)) {
        const auto jobs = desk->jobs();
        for (const DecisionJob &job : jobs) {
            if (job.phase == DecisionJob::Phase::Held)
                desk->undo(job.id);
        }
    }
}

}  // namespace Sidestage
