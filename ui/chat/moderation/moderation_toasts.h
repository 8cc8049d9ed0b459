// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"

#include <QHash>
#include <QObject>
#include <QPointer>

namespace Sidestage {

class ModerationService;

/// Shows what was decided while it can be undone, and what did not end as planned.
class ModerationToasts : public QObject
{
    Q_OBJECT
public:
    /// Shows them in this lane from now on, unless they are shown already: the page and the card use the same
    /// service, and all lanes show the toasts of one. They end with the service or the lane.
    static void show(ModerationService *service, ToastLane *lane);
    ~ModerationToasts() override;

private:
    ModerationToasts(ModerationService *service, ToastLane *lane);
    void follow(qint64 job);
    void showHeld(qint64 job);
    void showOutcome(qint64 job);
    QString textOf(qint64 job) const;

    ModerationService *m_service;
    QPointer<ToastLane> m_lane;
    QHash<qint64, QPointer<Toast>> m_toasts{};
};

}  // namespace Sidestage
