// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>

namespace Sidestage {

class DecisionService;

/// Reports decisions while they can be undone, and how they ended: a toast with a countdown for each held
/// job, and a toast for each job that did not end as planned.
class DecisionToasts : public QObject
{
    Q_OBJECT
public:
    /// More than one API call can decide. A job of this size has its own dialog.
    static constexpr int bulkFrom = 51;

    /// `service` must outlive this. Toasts are shown in `lane`, at once for jobs that are already held.
    /// `owner` is the account. `name` returns the account's name, which precedes each message; it is empty if
    /// only one account is visible. Both may be null.
    DecisionToasts(DecisionService *service, ToastLane *lane, QObject *owner, std::function<QString()> name,
                   QObject *parent = nullptr);
    ~DecisionToasts() override;

Q_SIGNALS:
    /// Emitted when the user wants to see each row of this job.
    void detailsWanted(qint64 job);

private:
    void showJob(qint64 job);
    void follow(qint64 job);
    void showOutcome(qint64 job);
    QString named(const QString &text) const;

    DecisionService *m_service;
    QPointer<ToastLane> m_lane;
    QPointer<QObject> m_owner;
    std::function<QString()> m_name;
    QHash<qint64, QPointer<Toast>> m_toasts{};
};

}  // namespace Sidestage
