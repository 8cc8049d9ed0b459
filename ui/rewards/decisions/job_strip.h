// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"

#include <QPointer>
#include <QWidget>

namespace Sidestage {

class BulkDialog;
class DecisionService;

/// The latest large job as one line below the list, with its progress. Opens the job's dialog, and replaces
/// it while it is minimised.
class JobStrip : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this. `dialogParent` is the page, which may be in a window of its own.
    JobStrip(DecisionService *service, QWidget *dialogParent);

    /// Shows the dialog of this job and creates it if necessary.
    void openDialog(qint64 job) { showDialog(job, true); }
    /// Like openDialog(), but without moving the keyboard focus.
    void presentDialog(qint64 job) { showDialog(job, false); }
    BulkDialog *dialog() const;
    qint64 job() const { return m_job; }

Q_SIGNALS:
    void shownChanged();

private:
    void setJob(qint64 job);
    void refresh();
    void showDialog(qint64 job, bool activate);
    BulkDialog *dialogOf(qint64 job) const;

    DecisionService *m_service;
    QWidget *m_dialogParent;
    QPointer<BulkDialog> m_dialog{};
    QBoxLayout *m_layout;
    JobRow *m_row = nullptr;
    Button *m_show;
    Button *m_dismiss;
    qint64 m_job = 0;
};

}  // namespace Sidestage
