// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job_texts.h"
#include "kit/forward.h"

#include <QHash>
#include <QObject>
#include <QPointer>

namespace Sidestage {

class Outbox;

/// Reports the jobs of an outbox while they can be undone, and how they ended: a toast with a countdown for
/// each held job, and a toast for each job that did not end as planned.
class JobToasts : public QObject
{
    Q_OBJECT
public:
    /// `outbox` must outlive this. Toasts are shown in `lane`, at once for jobs that are already held.
    /// `owner` is the account. `name` returns the account's name, which precedes each message; it is empty if
    /// only one account is visible. Both may be null.
    JobToasts(Outbox *outbox, JobTexts texts, ToastLane *lane, QObject *owner, std::function<QString()> name,
              QObject *parent = nullptr);
    ~JobToasts() override;

    /// Null after the lane was destroyed.
    ToastLane *lane() const;

private:
    void follow(qint64 job);
    void showHeld(const OutboxJob &job);
    void showOutcome(const OutboxJob &job);
    QString named(const QString &text) const;

    Outbox *m_outbox;
    JobTexts m_texts;
    QPointer<ToastLane> m_lane;
    QPointer<QObject> m_owner;
    std::function<QString()> m_name;
    QHash<qint64, QPointer<Toast>> m_toasts{};
};

}  // namespace Sidestage
