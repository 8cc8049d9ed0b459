// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>

namespace Sidestage {

class DecisionDesk;
class Toast;
class ToastLane;

/// Says what was decided, while it can still be taken back, and how it ended: a toast with a countdown for
/// each job that is held, and one for each that did not end as it should.
class DecisionToasts : public QObject
{
    Q_OBJECT
public:
    /// More than one call takes: such a job has a dialog of its own.
    static constexpr int bulkFrom = 51;

    /// `desk` must outlive this.
    explicit DecisionToasts(DecisionDesk *desk, QObject *parent = nullptr);

    /// Where they stand; not owned. What is held already is said at once.
    void setLane(ToastLane *lane);

Q_SIGNALS:
    /// Somebody wants to see each row of this job.
    void detailsWanted(qint64 job);

private:
    void take(qint64 job);
    void follow(qint64 job);
    void sayEnd(qint64 job);

    DecisionDesk *m_desk;
    QPointer<ToastLane> m_lane{};
    QHash<qint64, QPointer<Toast>> m_toasts{};
};

}  // namespace Sidestage
