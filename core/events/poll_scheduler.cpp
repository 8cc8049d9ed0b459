// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_scheduler.h"

#include "client/budget.h"

namespace Sidestage {

struct PollScheduler::Private
{
    Budget *budget = nullptr;
};

Poll::Poll(PollScheduler *scheduler, PollPlan plan, QObject *parent)
    : QObject(parent)
    , m_scheduler(scheduler)
    , m_plan(std::move(plan))
{
}

Poll::~Poll() = default;

void Poll::setCovered(bool covered)
{
    m_covered = covered;
}

void Poll::setOnScreen(bool onScreen)
{
    m_onScreen = onScreen;
}

void Poll::finished(const Result<void> &outcome)
{
    m_reading = false;
    if (outcome)
        m_asOf = QDateTime::currentDateTimeUtc();
    m_failure = outcome ? QString() : outcome.error().message;
    Q_EMIT changed();
}

int Poll::interval() const
{
    return int((m_covered        ? m_plan.covered
                    : m_onScreen ? m_plan.uncovered
                                 : m_plan.offScreen)
                   .count()
               / 1000);
}

void Poll::trigger()
{
    if (!m_reading) {
        m_reading = true;
        Q_EMIT due();
    }
}

PollScheduler::PollScheduler(Budget *budget, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(Private{budget}))
{
}

PollScheduler::~PollScheduler() = default;

Poll *PollScheduler::add(const PollPlan &plan, QObject *owner)
{
    return new Poll(this, plan, owner);
}

void PollScheduler::triggerAll() { }
void PollScheduler::setPaused(bool) { }
void PollScheduler::setShare(double) { }
void PollScheduler::look() { }

}  // namespace Sidestage
