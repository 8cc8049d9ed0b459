// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_undo.h"

#include "moderation_service.h"

namespace Sidestage {

ActionUndo::ActionUndo(ModerationService *service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    // Later, because the key of the action is open until then.
    connect(service, &ModerationService::settled, this, &ActionUndo::settled, Qt::QueuedConnection);
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
            m_awaited.insert(row.key, *action);
    }
    m_service->act(actions, 0);
}

void ActionUndo::settled(const ModerationAction &action)
{
    const auto reverse = m_awaited.constFind(action.key());
    if (reverse == m_awaited.constEnd())
        return;
    const ModerationAction next = *reverse;
    m_awaited.erase(reverse);
    if (next.kind != action.kind)
        m_service->act(QList{next}, 0);
}

}  // namespace Sidestage
