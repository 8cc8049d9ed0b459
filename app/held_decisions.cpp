// SPDX-License-Identifier: GPL-3.0-or-later
#include "held_decisions.h"

#include "rewards/decision_desk.h"

namespace Sidestage {

HeldDecisions::HeldDecisions(DecisionDesk *desk, QObject *parent)
    : HeldWork(parent)
    , m_desk(desk)
    , m_failedBefore(desk->counts().failed)
{
    connect(desk, &DecisionDesk::heldChanged, this, &HeldWork::changed);
    connect(desk, &DecisionDesk::jobChanged, this, &HeldWork::changed);
    connect(desk, &DecisionDesk::troubleChanged, this, &HeldWork::changed);
    connect(desk, &QObject::destroyed, this, &HeldWork::gone);
}

int HeldDecisions::count() const
{
    return m_desk ? m_desk->held() : 0;
}

int HeldDecisions::failed() const
{
    return m_desk ? int(m_desk->counts().failed - m_failedBefore) : 0;
}

QString HeldDecisions::waitingFor() const
{
    if (!m_desk)
        return {};
    const auto jobs = m_desk->jobs();
    for (const DecisionJob &job : jobs) {
        if (job.phase == DecisionJob::Phase::Sending && !job.waitingFor.isEmpty())
            return job.waitingFor;
    }
    return {};
}

QString HeldDecisions::cannotKeep() const
{
    return m_desk ? m_desk->trouble() : QString();
}

void HeldDecisions::send()
{
    if (!m_desk)
        return;
    const auto jobs = m_desk->jobs();
    for (const DecisionJob &job : jobs) {
        m_desk->sendNow(job.id);
        m_desk->resume(job.id);
    }
}

void HeldDecisions::keep()
{
    if (m_desk)
        m_desk->close();
}

}  // namespace Sidestage
