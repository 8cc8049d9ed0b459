// SPDX-License-Identifier: GPL-3.0-or-later
#include "job_strip.h"

#include "job_dialog.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/job_row.h"
#include "outbox/outbox.h"

#include <QBoxLayout>

namespace Sidestage {

using Phase = OutboxJob::Phase;

JobStrip::JobStrip(Outbox *outbox, JobTexts texts, QWidget *dialogParent, Filter isShown)
    : QWidget(dialogParent)
    , m_outbox(outbox)
    , m_texts(std::move(texts))
    , m_dialogParent(dialogParent)
    , m_isShown(std::move(isShown))
    , m_layout(withoutMargins(new QHBoxLayout(this)))
    , m_show(named("showJob", Button::compact(tr("Show…"))))
    , m_dismiss(named("dismissJob", Button::iconOnly(Icon::Close, tr("Dismiss"))))
{
    setObjectName(QStringLiteral("jobStrip"));
    m_layout->addWidget(m_show);
    m_layout->addWidget(m_dismiss);
    connect(m_show, &QAbstractButton::clicked, this, [this] { openDialog(m_job); });
    connect(m_dismiss, &QAbstractButton::clicked, this, [this] { m_outbox->dismiss(m_job); });
    for (const auto signal : {&Outbox::jobAdded, &Outbox::jobChanged, &Outbox::jobRemoved})
        connect(outbox, signal, this, &JobStrip::refresh);
    refresh();
}

JobDialog *JobStrip::dialog() const
{
    return m_dialog;
}

void JobStrip::showDialog(qint64 job, bool activate)
{
    if (job == 0)
        return;
    if (m_dialog && m_dialog->job() != job)
        std::exchange(m_dialog, nullptr)->release();
    if (!m_dialog)
        m_dialog = dialogOf(job);
    if (!m_dialog) {
        m_dialog = new JobDialog(m_outbox, m_texts, job, m_dialogParent);
        connect(m_dialog, &QObject::destroyed, this, &JobStrip::refresh);
        connect(m_dialog, &JobDialog::shownChanged, this, &JobStrip::refresh);
    }
    m_dialog->present(activate);
    refresh();
}

/// The dialog of the job that is visible or saving: the last one opened, or one released while saving.
JobDialog *JobStrip::dialogOf(qint64 job) const
{
    for (JobDialog *dialog : m_dialogParent->findChildren<JobDialog *>()) {
        if (dialog->job() == job && (dialog->isSaving() || dialog->isPresented()))
            return dialog;
    }
    return nullptr;
}

/// An open job first, otherwise the one that was shown, otherwise the newest.
qint64 JobStrip::chosen() const
{
    qint64 found = 0;
    for (const OutboxJob &job : m_outbox->jobs()) {
        const bool isSent = job.phase != Phase::Held && job.phase != Phase::Undone && job.total > 0;
        if (!isSent || (m_isShown ? !m_isShown(job) : job.total < m_texts.many))
            continue;
        if (job.isOpen())
            return job.id;
        if (found == 0 || job.id == m_job)
            found = job.id;
    }
    return found;
}

void JobStrip::refresh()
{
    const qint64 id = chosen();
    const auto job = m_outbox->job(id);
    if (std::exchange(m_job, id) != id) {
        delete std::exchange(m_row, nullptr);
        if (job) {
            m_row = new JobRow(m_texts.doing(*job), this);
            m_layout->insertWidget(0, m_row, 1);
            connect(m_row, &JobRow::cancelRequested, this, [this] { m_outbox->cancel(m_job); });
        }
    }
    const JobDialog *dialog = dialogOf(m_job);
    const bool wasShown = isVisibleTo(parentWidget());
    setVisible(job && !(dialog && dialog->isPresented()));
    if (job) {
        m_row->setProgress(job->total - job->open, job->total);
        const bool isRunning
            = m_row->state() == JobRow::State::Running || m_row->state() == JobRow::State::Stopping;
        if (job->phase == Phase::Stopping) {
            if (m_row->state() == JobRow::State::Running)
                m_row->setState(JobRow::State::Stopping);
        } else if (job->isOpen()) {
            m_row->setState(JobRow::State::Running,
                            job->phase == Phase::Paused ? tr("Paused") : job->waitingFor);
        } else if (const QString end = m_texts.problems(*job).join(u' ');
                   isRunning || (!end.isEmpty() && m_row->detail() != end)) {
            m_row->setState(job->failed > 0 ? JobRow::State::Failed : JobRow::State::Done,
                            end.isEmpty() ? m_texts.doing(*job) : end);
        }
    }
    m_dismiss->setVisible(job && !job->isOpen() && !dialog);
    if (wasShown != isVisibleTo(parentWidget()))
        Q_EMIT shownChanged();
}

}  // namespace Sidestage
