// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/live_list.h"
#include "rewards/decisions/decision_service.h"

#include <QSet>
#include <QTimer>

namespace Sidestage {

/// The rows of a job of a DecisionService with their outcomes, in the order of the job. They are read again
/// a few times per second while it changes, in slices that are shorter than a frame. After the job was
/// removed, its last rows stay.
class BulkModel : public LiveList<DecisionRow>
{
    Q_OBJECT
public:
    enum ColumnName { Viewer, Reward, Message, Points, Outcome, ColumnCount };

    /// `service` must outlive this.
    BulkModel(DecisionService *service, qint64 job, QObject *parent = nullptr);

    /// Shows only rows of these states; empty: all.
    void setStates(const QSet<QueueState> &states);
    /// Sets whether Viewer includes the values of the hidden columns. Returns whether that has changed.
    bool setNarrow(bool narrow);

private:
    void refresh();
    void readSome();

    DecisionService *m_service;
    qint64 m_job;
    bool m_isNarrow = false;
    int m_at = 0;            ///< The next row of the running pass.
    qint64 m_took = 0;       ///< Nanoseconds of the running pass.
    bool m_isStale = false;  ///< The job has changed since the pass began.
    QTimer m_soon{};
    QTimer m_slices{};
};

}  // namespace Sidestage
