// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_undo.h"

#include "moderation_service.h"

namespace Sidestage {

ActionUndo::ActionUndo(ModerationService *service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    connect(service->outbox(), &Outbox::rowsChanged, this, &ActionUndo::rowsChanged);
}

void ActionUndo::undo(qint64 job, const QHash<QString, ModerationAction> &reverse)
{
    Outbox *outbox = m_service->outbox();
    const auto summary = outbox->job(job);
    if (!summary || outbox->undo(job))
        return;
    outbox->cancel(job);
    QList<ModerationAction> actions;
    for (int at = 0; at < summary->total; ++at) {
        const OutboxRow &row = outbox->row(job, at);
        const auto action = reverse.constFind(row.key);
        if (action == reverse.constEnd())
            continue;
        if (row.state == OutboxState::Done)
            actions.append(*action);
        else if (row.state == OutboxState::Sending)
            m_awaited.insert(row.key, {job, *action});
    }
    m_service->act(actions, 0);
}

void ActionUndo::rowsChanged(const QList<Outbox::Place> &rows)
{
    for (const Outbox::Place &place : rows) {
        const OutboxRow &row = place.row();
        const auto awaited = m_awaited.constFind(row.key);
        if (row.state <= OutboxState::Sending || awaited == m_awaited.constEnd()
            || awaited->job != place.job->summary.id)
            continue;
        const ModerationAction reverse = awaited->reverse;
        m_awaited.erase(awaited);
        // What was refused or dropped needs no reverse. Later, because the key is open until then.
        if (row.state == OutboxState::Done)
            QMetaObject::invokeMethod(
                this, [this, reverse] { m_service->act(QList{reverse}, 0); }, Qt::QueuedConnection);
    }
}

}  // namespace Sidestage
