// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job_texts.h"
#include "models/live_list.h"

#include <QSet>
#include <QTimer>

namespace Sidestage {

class Outbox;

/// The rows of a job with their outcomes, in the order of the job. They are read again a few times per second
/// while it changes, in slices that are shorter than a frame. After the job was removed, its last rows stay.
class JobModel : public LiveList<JobEntry>
{
    Q_OBJECT
public:
    enum ColumnName { Who, What, Text, Points, Outcome, ColumnCount };

    /// `outbox` must outlive this.
    JobModel(Outbox *outbox, const JobTexts &texts, qint64 job, QObject *parent = nullptr);

    /// Shows only rows of these states; empty: all.
    void setStates(const QSet<OutboxState> &states);
    /// Sets whether Who includes the values of the hidden columns. Returns whether that has changed.
    bool setNarrow(bool narrow);

private:
    void refresh();
    void readSome();

    Outbox *m_outbox;
    std::function<JobEntry(qint64, int)> m_entry;
    qint64 m_job;
    bool m_isNarrow = false;
    int m_at = 0;            ///< The next row of the running pass.
    qint64 m_took = 0;       ///< Nanoseconds of the running pass.
    bool m_isStale = false;  ///< The job has changed since the pass began.
    QTimer m_soon{};
    QTimer m_slices{};
};

}  // namespace Sidestage
