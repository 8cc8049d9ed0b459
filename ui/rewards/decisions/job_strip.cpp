// SPDX-License-Identifier: GPL-3.0-or-later
#include "job_strip.h"

#include "bulk_dialog.h"
#include "decision_toasts.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/job_row.h"
#include "rewards/list/queue_texts.h"

#include <QBoxLayout>

namespace Sidestage {

JobStrip::JobStrip(DecisionService *service, QWidget *dialogParent)
    : QWidget(dialogParent)
    , m_service(service)
    , m_dialogParent(dialogParent)
    , m_layout(new QHBoxLayout(this))
    , m_show(named("showJob", new Button(tr("Show…"), Button::Role::Default, this)))
    , m_dismiss(Button::iconOnly(Icon::Close, tr("Dismiss"), this))
{
    setObjectName(QStringLiteral("jobStrip"));
    m_dismiss->setObjectName(QStringLiteral("dismissJob"));
    m_show->setCompact(true);
    m_layout->setContentsMargins({});
    m_layout->addWidget(m_show);
    m_layout->addWidget(m_dismiss);
    connect(m_show, &QAbstractButton::clicked, this, [this] { openDialog(m_job); });
    connect(m_dismiss, &QAbstractButton::clicked, this, [this] { m_service->dismiss(m_job); });
    connect(service, &DecisionService::jobAdded, this, &JobStrip::setJob);
    connect(service, &DecisionService::jobChanged, this, [this](qint64 job) {
        if (job != m_job)
            setJob(job);
        refresh();
    });
    connect(service, &DecisionService::jobRemoved, this, [this](qint64 job) {
        if (job == m_job)
            m_job = 0;
        refresh();
    });
    setScaled(this, &QWidget::setMaximumWidth, 500);  // the rest is for toasts
    const auto jobs = service->jobs();
    for (auto job = jobs.crbegin(); job != jobs.crend(); ++job)
        setJob(job->id);
    refresh();
}

BulkDialog *JobStrip::dialog() const
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
        m_dialog = new BulkDialog(m_service, job, m_dialogParent);
        connect(m_dialog, &QObject::destroyed, this, [this] { refresh(); });
        connect(m_dialog, &BulkDialog::shownChanged, this, &JobStrip::refresh);
    }
    m_dialog->present(activate);
    refresh();
}

/// The dialog of the job that is visible or saving: the last one opened, or one released while saving.
BulkDialog *JobStrip::dialogOf(qint64 job) const
{
    for (BulkDialog *dialog : m_dialogParent->findChildren<BulkDialog *>()) {
        if (dialog->job() == job && (dialog->isSaving() || dialog->isPresented()))
            return dialog;
    }
    return nullptr;
}

void JobStrip::setJob(qint64 id)
{
    const auto job = m_service->job(id);
    if (!job || job->total < DecisionToasts::bulkFrom || job->phase == DecisionJob::Phase::Undone)
        return;
    const auto now = m_service->job(m_job);
    // A running job is not replaced by one that has ended.
    if (m_job != 0 && now && now->isOpen() && !job->isOpen())
        return;
    if (m_job == id)
        return;
    m_job = id;
    delete m_row;
    m_row = new JobRow(doingText(*job), this);
    m_layout->insertWidget(0, m_row, 1);
    connect(m_row, &JobRow::cancelRequested, this, [this] { m_service->cancel(m_job); });
    refresh();
}

void JobStrip::refresh()
{
    const auto job = m_service->job(m_job);
    const BulkDialog *dialog = dialogOf(m_job);
    const bool inDialog = dialog && dialog->isPresented();
    const bool was = isVisibleTo(parentWidget());
    const bool sending
        = job && job->phase != DecisionJob::Phase::Held && job->phase != DecisionJob::Phase::Undone;
    setVisible(sending && !inDialog);
    if (sending && m_row) {
        m_row->setProgress(job->total - job->open, job->total);
        const QString reason = job->waitingFor;
        switch (job->phase) {
        case DecisionJob::Phase::Finished: {
            const QString problems = outcomeText(*job);
            if (m_row->state() == JobRow::State::Running || m_row->state() == JobRow::State::Stopping)
                m_row->setState(job->failed > 0 ? JobRow::State::Failed : JobRow::State::Done,
                                problems.isEmpty() ? doingText(*job) : problems);
            break;
        }
        case DecisionJob::Phase::Stopping:
            if (m_row->state() == JobRow::State::Running)
                m_row->setState(JobRow::State::Stopping);
            break;
        case DecisionJob::Phase::Paused:
            m_row->setState(JobRow::State::Running, tr("Paused"));
            break;
        default:
            m_row->setState(JobRow::State::Running, reason);
        }
    }
    m_dismiss->setVisible(job && !job->isOpen() && !dialog);
    if (was != isVisibleTo(parentWidget()))
        Q_EMIT shownChanged();
}

}  // namespace Sidestage
