// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "people_list.h"

namespace Sidestage {

/// Gives a user another role by two requests, because nobody can be a moderator and a VIP: first the former
/// role is removed, then the new one is added. Belongs to the account, so that the second request follows
/// also when no page is open.
class RoleSwap : public QObject
{
    Q_OBJECT
public:
    enum class Step : quint8 { None, Offered, Removing, Adding, RemoveFailed, AddFailed, Done };

    using QObject::QObject;

    /// Shows the user the choice to take `person` out of `from` and add them to `to`. Both must outlive this.
    /// Does nothing while another swap is running.
    void offer(const Person &person, PeopleList *from, PeopleList *to);
    /// Begins, or continues with the step that has failed.
    void run();
    /// Gives the former role back, after AddFailed.
    void giveBack();
    void dismiss();

    Step step() const { return m_step; }
    bool isRunning() const { return m_step == Step::Removing || m_step == Step::Adding; }
    const Person &person() const { return m_person; }
    /// The role that is added. Only valid if there is a step.
    PeopleKind wanted() const { return m_to->kind(); }
    /// Of the step that has failed.
    const Error &error() const { return m_error; }

Q_SIGNALS:
    void changed();

private:
    void set(Step step, const Error &error = {});
    void addNow();

    Step m_step = Step::None;
    Person m_person{};
    PeopleList *m_from = nullptr;
    PeopleList *m_to = nullptr;
    Error m_error{};
};

}  // namespace Sidestage
