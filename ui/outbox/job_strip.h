// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "job_texts.h"
#include "kit/forward.h"

#include <QPointer>
#include <QWidget>

namespace Sidestage {

class JobDialog;
class Outbox;

/// The latest large job of an outbox as one line, with its progress. Opens the job's dialog, and replaces it
/// while it is minimised.
class JobStrip : public QWidget
{
    Q_OBJECT
public:
    using Filter = std::function<bool(const OutboxJob &)>;

    /// `outbox` must outlive this. `dialogParent` is the page, which may be in a window of its own.
    /// `isShown`: whose jobs it shows; null: those with JobTexts::many rows.
    JobStrip(Outbox *outbox, JobTexts texts, QWidget *dialogParent, Filter isShown = {});

    /// Shows the dialog of this job and creates it if necessary.
    void openDialog(qint64 job) { showDialog(job, true); }
    /// Like openDialog(), but without moving the keyboard focus.
    void presentDialog(qint64 job) { showDialog(job, false); }
    JobDialog *dialog() const;
    /// 0: none.
    qint64 job() const { return m_job; }

Q_SIGNALS:
    void shownChanged();

private:
    qint64 chosen() const;
    void refresh();
    void showDialog(qint64 job, bool activate);
    JobDialog *dialogOf(qint64 job) const;

    Outbox *m_outbox;
    JobTexts m_texts;
    QWidget *m_dialogParent;
    Filter m_isShown;
    QPointer<JobDialog> m_dialog{};
    QBoxLayout *m_layout;
    JobRow *m_row = nullptr;
    Button *m_show;
    Button *m_dismiss;
    qint64 m_job = 0;
};

}  // namespace Sidestage
