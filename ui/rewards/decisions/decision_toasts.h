// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>

namespace Sidestage {

class DecisionService;
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

    /// `desk` must outlive this. `lane` is where they stand; what is held already is said at once. `owner` is
    /// the account, and `name` stands before what is said of one that is not the only one in sight; empty: it
    /// is. Both may be null.
    DecisionToasts(DecisionService *service, ToastLane *lane, QObject *owner, std::function<QString()> name,
                   QObject *parent = nullptr);
    ~DecisionToasts() override;

Q_SIGNALS:
    /// Somebody wants to see each row of this job.
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
