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
    /// Both must outlive this.
    ModerationToasts(ModerationService *service, ToastLane *lane, QObject *parent = nullptr);
    ~ModerationToasts() override;

private:
    void follow(qint64 job);
    void showHeld(qint64 job);
    void showOutcome(qint64 job);
    QString textOf(qint64 job) const;

    ModerationService *m_service;
    QPointer<ToastLane> m_lane;
    QHash<qint64, QPointer<Toast>> m_toasts{};
};

}  // namespace Sidestage
