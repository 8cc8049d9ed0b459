// SPDX-License-Identifier: GPL-3.0-or-later
#include "results_dialog.h"

#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/wrap_label.h"
#include "list_texts.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QTableView>

namespace Sidestage {

using namespace std::chrono_literals;

QList<Column<ResultsDialog::Row>> ResultsDialog::columns()
{
    const auto about = [](const Row &row) {
        return isolated(row.action.userName.isEmpty() ? row.action.text : row.action.userName);
    };
    return {{.title = tr("Viewer or term"),
             .text = about,
             .look = [](const Row &) { return Look{.isStrong = true}; },
             .toolTip = about},
            {.title = tr("Channel"), .text = [](const Row &row) { return isolated(row.action.channelName); }},
            {.title = tr("Outcome"),
             .text = [](const Row &row) { return stateText(row.state); },
             .sort = sortBy<Row>(&Row::state),
             .look = [](const Row &row) { return stateLook(row.state); }},
            {.title = tr("Reason"), .text = &Row::reason, .toolTip = &Row::reason}};
}

ResultsDialog::ResultsDialog(ModerationService *service, qint64 job, QWidget *parent)
    : DialogFrame(tr("Results"), parent)
    , m_service(service)
    , m_job(job)
    , m_rows(&Row::key, columns())
    , m_sum(named("resultsSum", new WrapLabel))
{
    setObjectName(QStringLiteral("resultsDialog"));
    m_rows.setSpoken([](const Row &row) {
        return tr("%1 in %2, %3. %4", "a viewer or term; a channel; an outcome; a reason")
            .arg(row.action.userName.isEmpty() ? row.action.text : row.action.userName,
                 row.action.channelName, stateText(row.state), row.reason);
    });
    auto *table = named("resultsTable", new QTableView, tr("Results"));
    table->setModel(&m_rows);
    setUpTable(table, Measure::tableRowPills);
    table->setSortingEnabled(true);
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table->horizontalHeader()->setStretchLastSection(true);
    for (int column = 0; column < 3; ++column)
        Theme::watch(table, [table, column] { table->setColumnWidth(column, px(column == 2 ? 120 : 160)); });
    body()->addWidget(m_sum);
    body()->addWidget(table, 1);
    m_retry = named("retryFailed", addButton(tr("Retry failed")));
    connect(m_retry, &QAbstractButton::clicked, this, [this] { m_service->outbox()->retryFailed(m_job); });
    connect(named("closeResults", addSafeButton(tr("Close"))), &QAbstractButton::clicked, this,
            &QDialog::accept);
    m_soon.setSingleShot(true);
    m_soon.setInterval(250ms);
    m_slices.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ResultsDialog::refresh);
    connect(&m_slices, &QTimer::timeout, this, &ResultsDialog::readSome);
    connect(service->outbox(), &Outbox::jobChanged, this, [this](qint64 changed) {
        m_isStale = m_isStale || changed == m_job;
        if (m_isStale && !m_slices.isActive() && !m_soon.isActive())
            m_soon.start();
    });
    refresh();
    resize(px(720), px(480));
}

void ResultsDialog::refresh()
{
    m_isStale = false;
    m_at = 0;
    m_slices.start();
    // The rows of a job that was dismissed stay.
    const auto job = m_service->outbox()->job(m_job);
    m_retry->setEnabled(job && job->failed > 0);
    if (job)
        m_sum->setText(tr("%1: %2", "a job; its outcome")
                           .arg(jobText(m_service->actionOf(m_job, 0).kind, job->total), outcomeText(*job)));
}

/// A part of the rows, because a job may have tens of thousands.
void ResultsDialog::readSome()
{
    constexpr int atOnce = 100;
    const auto job = m_service->outbox()->job(m_job);
    const int end = job ? qMin(job->total, m_at + atOnce) : 0;
    QList<Row> rows;
    for (; m_at < end; ++m_at) {
        const OutboxRow &row = m_service->outbox()->row(m_job, m_at);
        const ModerationAction action = m_service->actionOf(m_job, m_at);
        rows.append({row.key, action, row.state, reasonText(action, row)});
    }
    m_rows.upsert(rows);
    if (job && m_at < job->total)
        return;
    m_slices.stop();
    if (m_isStale)
        m_soon.start();
}

}  // namespace Sidestage
