// SPDX-License-Identifier: GPL-3.0-or-later
#include "role_swap.h"

namespace Sidestage {

void RoleSwap::offer(const Person &person, PeopleList *from, PeopleList *to)
{
    if (isRunning())
        return;
    m_person = person;
    m_from = from;
    m_to = to;
    set(Step::Offered);
}

void RoleSwap::run()
{
    if (m_step == Step::AddFailed)
        return addNow();
    if (m_step != Step::Offered && m_step != Step::RemoveFailed)
        return;
    set(Step::Removing);
    m_from->remove(m_person, [self = QPointer(this)](const Result<void> &removed) {
        if (self && removed)
            self->addNow();
        else if (self)
            self->set(Step::RemoveFailed, removed.error());
    });
}

void RoleSwap::addNow()
{
    set(Step::Adding);
    m_to->add(m_person, {}, [self = QPointer(this)](const Result<void> &added) {
        if (self)
            self->set(added ? Step::Done : Step::AddFailed, added ? Error() : added.error());
    });
}

void RoleSwap::giveBack()
{
    if (m_step != Step::AddFailed)
        return;
    std::swap(m_from, m_to);
    addNow();
}

void RoleSwap::dismiss()
{
    if (!isRunning())
        set(Step::None);
}

void RoleSwap::set(Step step, const Error &error)
{
    m_step = step;
    m_error = error;
    Q_EMIT changed();
}

}  // namespace Sidestage
