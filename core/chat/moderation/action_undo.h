// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moderation_action.h"

#include "outbox/outbox.h"

#include <QHash>
#include <QObject>

#include <map>

namespace Sidestage {

class ModerationService;

/// Takes back jobs of moderation: what is not sent is dropped, and what the service has done is reversed.
class ActionUndo : public QObject
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit ActionUndo(ModerationService *service);

    /// Notes what the service does of this job, because a job is gone soon after its end. Call at once.
    void watch(qint64 job);
    /// Undoes a job that is watched. `reverse`: by the key of the action, what reverses it. Actions without
    /// one stay as they are.
    void undo(qint64 job, const QHash<QString, ModerationAction> &reverse);

private:
    void rowsChanged(const QList<Outbox::Place> &rows);

    struct Awaited
    {
        qint64 job = 0;
        ModerationAction reverse{};
    };
    ModerationService *m_service;
    QHash<QString, Awaited> m_awaited{};     ///< By the key of an action that was being sent.
    std::map<qint64, QStringList> m_done{};  ///< By job: the keys of what the service has done.
};

}  // namespace Sidestage
