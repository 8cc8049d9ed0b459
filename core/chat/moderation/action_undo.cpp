// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_undo.h"

#include "moderation_service.h"

namespace Sidestage {

namespace {

/// More can hardly be undone: their messages are gone by then.
constexpr std::size_t mostWatched = 8;

}  // namespace

ActionUndo::ActionUndo(ModerationService *service)
    : m_service(service)
{
    connect(service->outbox(), &Outbox::rowsChanged, this, &ActionUndo::rowsChanged);
}

void ActionUndo::watch(qint64 job)
{
    m_done.try_emplace(job);
    if (m_done.size() > mostWatched)
        m_done.erase(m_done.begin());
}

void ActionUndo::undo(qint64 job, const QHash<QString, ModerationAction> &reverse)
{
    Outbox *outbox = m_service->outbox();
    if (outbox->undo(job))
        return;
    outbox->cancel(job);
    QList<ModerationAction> actions;
    const auto done = m_done.extract(job);
    for (const QString &key : done ? done.mapped() : QStringList()) {
        if (const auto action = reverse.constFind(key); action != reverse.constEnd())
            actions.append(*action);
    }
    const int rows = outbox->job(job).value_or(OutboxJob()).total;
    for (int at = 0; at < rows; ++at) {
        const OutboxRow &row = outbox->row(job, at);
        const auto action = reverse.constFind(row.key);
        if (row.state == OutboxState::Sending && action != reverse.constEnd())
            m_awaited.insert(row.key, {job, *action});
    }
    m_service->act(actions, 0);
}

void ActionUndo::rowsChanged(const QList<Outbox::Place> &rows)
{
    for (const Outbox::Place &place : rows) {
        const OutboxRow &row = place.row();
        const auto watched = m_done.find(place.job->summary.id);
        if (row.state == OutboxState::Done && watched != m_done.end())
            watched->second.append(row.key);
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
