// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outbox/outbox.h"
#include "people_list.h"

namespace Sidestage {

/// Gives a user another role by two requests, because nobody can be a moderator and a VIP: first the former
/// role is removed, then the new one is added. Both are one row of an outbox, so that nobody is left without
/// a role: the second request follows also when no page is open, and after a restart.
class RoleSwap : public QObject
{
    Q_OBJECT
public:
    enum class Step : quint8 { None, Offered, Removing, Adding, RemoveFailed, AddFailed, Done };

    /// All must outlive this. The lists are those of `account`.
    RoleSwap(Account *account, PeopleList *moderators, PeopleList *vips, const Clock &clock,
             QObject *parent = nullptr);
    ~RoleSwap() override;

    /// Shows the user the choice to give `person` the role `wanted`, moderator or VIP, in place of the other
    /// one. Does nothing while another swap is running.
    void offer(const Person &person, PeopleKind wanted);
    /// Begins, or continues with the step that has failed.
    void run();
    /// Gives the former role back, after AddFailed.
    void giveBack();
    void dismiss();

    Step step() const { return m_step; }
    bool isRunning() const { return m_step == Step::Removing || m_step == Step::Adding; }
    const Person &person() const { return m_person; }
    /// The role that is added. Only valid if there is a step.
    PeopleKind wanted() const { return m_wanted; }
    /// Why the step cannot be sent right now, as text for the user; empty: it can.
    const QString &waitingFor() const { return m_waitingFor; }
    /// Of the step that has failed.
    const Error &error() const { return m_error; }
    Outbox *outbox() { return &m_outbox; }

Q_SIGNALS:
    void changed();

private:
    class Handler;

    void set(Step step, const Error &error = {});
    Step running() const { return m_isRemoved ? Step::Adding : Step::Removing; }
    void begin();
    void follow(const Outbox::Place &place);
    void look(const OutboxRow &row, QObject *context, const OutboxHandler::Done &done);
    void goOn(const OutboxRow &row, bool isModerator, bool isVip, const OutboxHandler::Done &done);
    void fail(const OutboxRow &row, const Error &error, const OutboxHandler::Done &done) const;
    void send(const OutboxRow &row, const OutboxHandler::Done &done);
    void add(const OutboxRow &row, const OutboxHandler::Done &done);

    Account *m_account;
    PeopleList *m_moderators;
    PeopleList *m_vips;
    Step m_step = Step::None;
    Person m_person{};
    PeopleKind m_wanted{};
    bool m_isRemoved = false;  ///< They do not have the former role any more.
    qint64 m_job = 0;
    QString m_waitingFor{};
    Error m_error{};
    Outbox m_outbox;
};

}  // namespace Sidestage
