// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/answer.h"
#include "client/budget.h"
#include "events/poll_scheduler.h"

#include <QTest>

namespace Sidestage {

/// Polls with a time that only the test advances. A base class of tests.
class PollRig : public QObject
{
protected:
    void begin()
    {
        m_owner.reset();
        m_polls.reset();
        m_now = 1'000'000;
        m_due.clear();
        m_all.clear();
        m_budget = std::make_unique<Budget>();
        m_polls = std::make_unique<PollScheduler>(m_budget.get());
        m_polls->setTime([this] { return m_now; });
        m_owner = std::make_unique<QObject>();
    }
    Poll *add(const PollPlan &plan, bool answered = true)
    {
        Poll *poll = m_polls->add(plan, m_owner.get());
        m_all.append(poll);
        connect(poll, &Poll::due, this, [this, poll, answered] {
            m_due.append(poll->plan().name);
            if (answered)
                poll->finished({});
        });
        return poll;
    }
    int count(const char *name) const { return int(m_due.count(QString::fromLatin1(name))); }
    /// Advances the time in small steps.
    void advance(std::chrono::milliseconds by)
    {
        const qint64 until = m_now + by.count();
        while (m_now < until) {
            m_now = std::min(m_now + 10, until);
            m_polls->checkDue();
        }
    }
    void tell(int limit, int remaining)
    {
        Answer answer;
        answer.budgetLimit = limit;
        answer.budgetRemaining = remaining;
        m_budget->update(answer);
    }

    qint64 m_now = 0;
    QStringList m_due{};
    QList<Poll *> m_all{};
    std::unique_ptr<Budget> m_budget;
    std::unique_ptr<PollScheduler> m_polls;
    std::unique_ptr<QObject> m_owner;
};

}  // namespace Sidestage
