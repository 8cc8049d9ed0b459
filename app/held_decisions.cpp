// SPDX-License-Identifier: GPL-3.0-or-later
#include "held_decisions.h"

#include "outbox/outbox.h"

namespace Sidestage {

HeldDecisions::HeldDecisions(const QList<Outbox *> &outboxes, QObject *parent)
    : UnsentDecisions(parent)
    , m_outboxes(outboxes)
{
    for (Outbox *outbox : outboxes) {
        m_failedBefore += outbox->counts().failed;
        connect(outbox, &Outbox::heldChanged, this, &UnsentDecisions::changed);
        connect(outbox, &Outbox::jobChanged, this, &UnsentDecisions::changed);
        connect(outbox, &Outbox::troubleChanged, this, &UnsentDecisions::changed);
        connect(outbox, &QObject::destroyed, this, [this, outbox, failed = outbox->counts().failed] {
            m_outboxes.removeOne(outbox);
            m_failedBefore -= failed;
            if (m_outboxes.isEmpty())
                Q_EMIT gone();
            else
                Q_EMIT changed();
        });
    }
}

int HeldDecisions::count() const
{
    int count = 0;
    for (const Outbox *outbox : m_outboxes)
        count += outbox->held();
    return count;
}

qint64 HeldDecisions::points() const
{
    qint64 points = 0;
    for (const Outbox *outbox : m_outboxes) {
        const auto jobs = outbox->jobs();
        for (const OutboxJob &job : jobs)
            points += job.isOpen() ? job.weight - job.weightDone : 0;
    }
    return points;
}

int HeldDecisions::failed() const
{
    qint64 failed = -m_failedBefore;
    for (const Outbox *outbox : m_outboxes)
        failed += outbox->counts().failed;
    return int(failed);
}

QString HeldDecisions::waitingFor() const
{
    for (const Outbox *outbox : m_outboxes) {
        const auto jobs = outbox->jobs();
        for (const OutboxJob &job : jobs) {
            if (job.phase == OutboxJob::Phase::Sending && !job.waitingFor.isEmpty())
                return job.waitingFor;
        }
    }
    return {};
}

QString HeldDecisions::cannotKeep() const
{
    for (const Outbox *outbox : m_outboxes) {
        if (outbox->held() > 0 && !outbox->trouble().isEmpty())
            return outbox->trouble();
    }
    return {};
}

void HeldDecisions::send()
{
    for (Outbox *outbox : std::as_const(m_outboxes)) {
        const auto jobs = outbox->jobs();
        for (const OutboxJob &job : jobs) {
            outbox->sendNow(job.id);
            outbox->resume(job.id);
        }
    }
}

void HeldDecisions::stopSending()
{
    for (Outbox *outbox : std::as_const(m_outboxes))
        outbox->close();
}

void HeldDecisions::undoHeld()
{
    for (Outbox *outbox : std::as_const(m_outboxes)) {
        const auto jobs = outbox->jobs();
        for (const OutboxJob &job : jobs) {
            if (job.phase == OutboxJob::Phase::Held)
                outbox->undo(job.id);
        }
    }
}

}  // namespace Sidestage
