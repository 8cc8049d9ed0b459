// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_strip.h"

#include "chat/moderation/moderation_service.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/job_row.h"
#include "list_texts.h"
#include "results_dialog.h"

#include <QBoxLayout>

namespace Sidestage {

namespace {

/// Jobs with fewer rows are shown only when a row fails.
constexpr int manyRows = 10;

}  // namespace

ActionStrip::ActionStrip(ModerationService *service, Kinds isShown, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_isShown(std::move(isShown))
    , m_layout(withoutMargins(new QHBoxLayout(this)))
    , m_results(named("showResults", Button::compact(tr("Show results…"))))
    , m_dismiss(named("dismissResults", Button::iconOnly(Icon::Close, tr("Dismiss"))))
{
    setObjectName(QStringLiteral("actionStrip"));
    m_layout->addWidget(m_results);
    m_layout->addWidget(m_dismiss);
    connect(m_results, &QAbstractButton::clicked, this, &ActionStrip::openResults);
    connect(m_dismiss, &QAbstractButton::clicked, this, [this] { m_service->outbox()->dismiss(m_job); });
    for (const auto signal : {&Outbox::jobAdded, &Outbox::jobChanged, &Outbox::jobRemoved})
        connect(service->outbox(), signal, this, &ActionStrip::refresh);
    refresh();
}

/// An open job first, otherwise the one that was shown, otherwise the newest with failures.
qint64 ActionStrip::newest() const
{
    qint64 found = 0;
    for (const OutboxJob &job : m_service->outbox()->jobs()) {
        const bool isSent = job.phase != OutboxJob::Phase::Held && job.phase != OutboxJob::Phase::Undone;
        const bool isOpen = isSent && job.isOpen();
        const bool isWorthShowing = job.failed > 0 || (job.total >= manyRows && (isOpen || job.id == m_job));
        if (!isSent || job.total == 0 || !isWorthShowing || !m_isShown(m_service->actionOf(job.id, 0).kind))
            continue;
        if (isOpen)
            return job.id;
        if (found == 0 || job.id == m_job)
            found = job.id;
    }
    return found;
}

void ActionStrip::refresh()
{
    const qint64 id = newest();
    const auto job = m_service->outbox()->job(id);
    setVisible(job.has_value());
    if (std::exchange(m_job, id) != id || !m_row) {
        delete m_row;
        m_row = nullptr;
        if (!job)
            return;
        m_row = new JobRow(jobText(m_service->actionOf(id, 0).kind, job->total));
        m_layout->insertWidget(0, m_row, 1);
        connect(m_row, &JobRow::cancelRequested, this, [this] { m_service->outbox()->cancel(m_job); });
    }
    if (!job)
        return;
    m_row->setWhat(jobText(m_service->actionOf(id, 0).kind, job->total));
    m_row->setProgress(job->total - job->open, job->total);
    m_dismiss->setVisible(!job->isOpen());
    if (job->phase == OutboxJob::Phase::Stopping) {
        if (m_row->state() == JobRow::State::Running)
            m_row->setState(JobRow::State::Stopping);
    } else if (job->isOpen()) {
        m_row->setState(JobRow::State::Running, job->waitingFor);
    } else if (m_row->detail() != outcomeText(*job)) {
        m_row->setState(job->failed > 0 ? JobRow::State::Failed : JobRow::State::Done, outcomeText(*job));
    }
}

void ActionStrip::openResults()
{
    (new ResultsDialog(m_service, m_job, window()))->openOnce();
}

}  // namespace Sidestage
