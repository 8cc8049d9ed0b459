// SPDX-License-Identifier: GPL-3.0-or-later
#include "held_decisions.h"

#include "rewards/decisions/decision_service.h"

namespace Sidestage {

HeldDecisions::HeldDecisions(const QList<DecisionService *> &services, QObject *parent)
    : UnsentDecisions(parent)
    , m_services(services)
{
    for (DecisionService *service : services) {
        m_failedBefore += service->counts().failed;
        connect(service, &DecisionService::heldChanged, this, &UnsentDecisions::changed);
        connect(service, &DecisionService::jobChanged, this, &UnsentDecisions::changed);
        connect(service, &DecisionService::troubleChanged, this, &UnsentDecisions::changed);
        connect(service, &QObject::destroyed, this, [this, service, failed = service->counts().failed] {
            m_services.removeOne(service);
            m_failedBefore -= failed;
            if (m_services.isEmpty())
                Q_EMIT gone();
            else
                Q_EMIT changed();
        });
    }
}

int HeldDecisions::count() const
{
    int count = 0;
    for (const DecisionService *service : m_services)
        count += service->held();
    return count;
}

qint64 HeldDecisions::points() const
{
    qint64 points = 0;
    for (const DecisionService *service : m_services) {
        const auto jobs = service->jobs();
        for (const DecisionJob &job : jobs)
            points += job.isOpen() ? job.points() - job.pointsDone() : 0;
    }
    return points;
}

int HeldDecisions::failed() const
{
    qint64 failed = -m_failedBefore;
    for (const DecisionService *service : m_services)
        failed += service->counts().failed;
    return int(failed);
}

QString HeldDecisions::waitingFor() const
{
    for (const DecisionService *service : m_services) {
        const auto jobs = service->jobs();
        for (const DecisionJob &job : jobs) {
            if (job.phase == DecisionJob::Phase::Sending && !job.waitingFor.isEmpty())
                return job.waitingFor;
        }
    }
    return {};
}

QString HeldDecisions::cannotKeep() const
{
    for (const DecisionService *service : m_services) {
        if (service->held() > 0 && !service->trouble().isEmpty())
            return service->trouble();
    }
    return {};
}

void HeldDecisions::send()
{
    for (DecisionService *service : std::as_const(m_services)) {
        const auto jobs = service->jobs();
        for (const DecisionJob &job : jobs) {
            service->sendNow(job.id);
            service->resume(job.id);
        }
    }
}

void HeldDecisions::stopSending()
{
    for (DecisionService *service : std::as_const(m_services))
        service->close();
}

void HeldDecisions::undoHeld()
{
    for (DecisionService *service : std::as_const(m_services)) {
        const auto jobs = service->jobs();
        for (const DecisionJob &job : jobs) {
            if (job.phase == DecisionJob::Phase::Held)
                service->undo(job.id);
        }
    }
}

}  // namespace Sidestage
