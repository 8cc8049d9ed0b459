// SPDX-License-Identifier: GPL-3.0-or-later
#include "bulk_dialog.h"

#include "bulk_model.h"
#include "kit/layout/flow_layout.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/banner.h"
#include "kit/text/progress_bar.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "rewards/decisions/decision_export.h"
#include "rewards/list/queue_texts.h"

#include <QAction>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QHeaderView>
#include <QLocale>
#include <QScreen>
#include <QWindow>

namespace Sidestage {

namespace {

constexpr int viewerWidth = 120;

}  // namespace

BulkDialog::BulkDialog(DecisionService *service, qint64 job, QWidget *parent)
    : DialogFrame(tr("Progress"), parent)
    , m_service(service)
    , m_job(job)
    , m_rows(new BulkModel(service, job, this))
    , m_bar(named("bulkBar", new ProgressBar(ProgressBar::Kind::Work, this)))
    , m_progress(named("bulkProgress", new WrapLabel(QString(), TextRole::Body, Tone::Text, this)))
    , m_waiting(named("bulkWaiting", new WrapLabel(QString(), TextRole::Small, Tone::Warn, this)))
    , m_outcomes(new QButtonGroup(this))
    , m_table(named("bulkRows", new QTableView(this), tr("Redemptions")))
{
    setObjectName(QStringLiteral("bulkDialog"));
    setModal(false);
    build();
    auto *back = new QAction(this);
    back->setShortcut(Qt::Key_F6);
    connect(back, &QAction::triggered, this, [this] {
        if (parentWidget())
            parentWidget()->window()->activateWindow();
    });
    addAction(back);
    connect(service, &DecisionService::jobChanged, this, [this](qint64 changed) {
        if (changed == m_job)
            refresh();
    });
    // Keeps showing the rows of a removed job, but disables its actions.
    connect(service, &DecisionService::jobRemoved, this, [this](qint64 removed) {
        if (removed != m_job)
            return;
        for (Button *button : {m_export, m_retry, m_cancel, m_pause})
            button->setEnabled(false);
        m_last.phase = DecisionJob::Phase::Finished;
        m_close->setText(tr("Close"));
    });
    refresh();
    QTimer::singleShot(0, this, &BulkDialog::furnishTable);
}

void BulkDialog::build()
{
    auto *counts = new FlowLayout;
    buildCounts(counts);
    body()->addWidget(m_bar);
    body()->addWidget(m_progress);
    body()->addWidget(m_waiting);
    body()->addLayout(counts);
    body()->addWidget(m_table, 1);
    auto *saving = new QWidget(this);
    (new QVBoxLayout(saving))->setContentsMargins({});
    saving->hide();
    auto *saved = named("bulkSaved", new Banner(Banner::Kind::Good, {}, this));
    saved->hide();
    body()->addWidget(saving);
    body()->addWidget(saved);
    m_saver = new FileSaver(QStringLiteral("bulk"), saved, saving, this);
    // Shows the dialog again to report the saved file, even if it was hidden in the meantime.
    connect(m_saver, &FileSaver::runningChanged, this, [this] {
        // Not if the parent window is closed, for example at exit.
        const bool isWindowThere = !parentWidget() || parentWidget()->window()->isVisible();
        const bool wasReleased = m_isReleased;
        if (!isSaving() && !isPresented() && isWindowThere)
            present(false);
        m_isReleased = wasReleased;
        if (!isSaving())
            leaveIfDone();
        Q_EMIT shownChanged();
    });
    connect(m_saver, &FileSaver::focusLost, this, [this] { m_export->setFocus(Qt::OtherFocusReason); });

    m_export = addButton(tr("Export results…"));
    m_retry = addButton(tr("Retry failed"));
    m_cancel = addButton(tr("Cancel…"), Button::Role::Danger);
    m_pause = addButton(tr("Pause"));
    m_stopRest = addButton(tr("Stop the rest"), Button::Role::DangerFill);
    m_goOn = addButton(tr("Resume"));
    m_close = addSafeButton(tr("Minimise"));
    m_export->setObjectName(QStringLiteral("bulkExport"));
    m_retry->setObjectName(QStringLiteral("bulkRetry"));
    m_cancel->setObjectName(QStringLiteral("bulkCancel"));
    m_pause->setObjectName(QStringLiteral("bulkPause"));
    m_stopRest->setObjectName(QStringLiteral("bulkStopRest"));
    m_goOn->setObjectName(QStringLiteral("bulkGoOn"));
    m_close->setObjectName(QStringLiteral("bulkClose"));
    connect(m_export, &QAbstractButton::clicked, this, &BulkDialog::exportRows);
    connect(m_retry, &QAbstractButton::clicked, this, [this] { m_service->retryFailed(m_job); });
    connect(m_cancel, &QAbstractButton::clicked, this, [this] { askToCancel(true); });
    connect(m_goOn, &QAbstractButton::clicked, this, [this] { askToCancel(false); });
    connect(m_stopRest, &QAbstractButton::clicked, this, [this] {
        askToCancel(false);
        m_service->cancel(m_job);
    });
    connect(m_pause, &QAbstractButton::clicked, this, [this] {
        if (m_last.phase == DecisionJob::Phase::Paused)
            m_service->resume(m_job);
        else
            m_service->pause(m_job);
    });
    counts->setSpacings(6, 6);
    Theme::watch(this, [this] {
        const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
        resize(qMin(px(640), room.width()), qMin(px(420), room.height()));
    });
}

void BulkDialog::furnishTable()
{
    setUpTable(m_table, Measure::tableRowPills);
    m_table->setModel(m_rows);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(BulkModel::Message, QHeaderView::Stretch);
    Theme::watch(m_table, [this, header] {
        header->resizeSection(BulkModel::Viewer, px(viewerWidth));
        header->resizeSection(BulkModel::Reward, px(120));
        header->resizeSection(BulkModel::Points, px(70));
        header->resizeSection(BulkModel::Outcome, px(150));
        fitColumns();
    });
    if (m_isAwaited)
        QTimer::singleShot(0, this, &BulkDialog::appear);
}

void BulkDialog::present(bool activate)
{
    // A native window keeps its activation setting, so it is recreated if that has to change.
    if (!isVisible() && testAttribute(Qt::WA_ShowWithoutActivating) == activate && windowHandle())
        destroy();
    setAttribute(Qt::WA_ShowWithoutActivating, !activate);
    m_isAwaited = true;
    m_isClosed = m_isReleased = false;
    if (isFurnished())
        appear();
}

void BulkDialog::appear()
{
    if (!std::exchange(m_isAwaited, false))
        return;
    place();
    show();
    raise();
    if (!testAttribute(Qt::WA_ShowWithoutActivating))
        activateWindow();
    Q_EMIT shownChanged();
}

/// Places the dialog beside its parent window, or in a corner of that window if there is no room, so that the
/// list stays visible.
void BulkDialog::place()
{
    if (std::exchange(m_isPlaced, true) || !parentWidget())
        return;
    const QRect window = parentWidget()->window()->frameGeometry();
    const QRect room = screen()->availableGeometry();
    const int gap = px(8);
    const QRect corner(window.right() - px(Measure::pageMargin) - width(),
                       window.bottom() - px(Measure::pageMargin) - height(), width(), height());
    QPoint at = corner.topLeft();
    if (room.right() - window.right() >= width() + gap)
        at = {window.right() + gap, window.top()};
    else if (window.left() - room.left() >= width() + gap)
        at = {window.left() - gap - width(), window.top()};
    move(qMax(room.left(), at.x()), qMax(room.top(), at.y()));
}

/// In a narrow dialog only viewer and outcome are columns; the other values follow the name.
void BulkDialog::fitColumns()
{
    constexpr int narrowBelow = 520;
    if (!isFurnished())
        return;
    const bool isNarrow = m_table->width() < px(narrowBelow);
    QHeaderView *header = m_table->horizontalHeader();
    for (const int column : {BulkModel::Reward, BulkModel::Message, BulkModel::Points})
        m_table->setColumnHidden(column, isNarrow);
    header->setSectionResizeMode(BulkModel::Viewer,
                                 isNarrow ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (m_rows->setNarrow(isNarrow) && !isNarrow)
        header->resizeSection(BulkModel::Viewer, px(viewerWidth));  // was stretched before
}

void BulkDialog::resizeEvent(QResizeEvent *event)
{
    DialogFrame::resizeEvent(event);
    fitColumns();
}

void BulkDialog::buildCounts(QLayout *row)
{
    struct Kind
    {
        QString name;
        int DecisionJob::*number;
        QSet<QueueState> states;
    };
    const Kind kinds[] = {
        {tr("All"), &DecisionJob::total, {}},
        {tr("Open"), &DecisionJob::open, {QueueState::Held, QueueState::Sending}},
        {tr("Done"), &DecisionJob::done, {QueueState::Done}},
        {tr("Elsewhere"), &DecisionJob::elsewhere, {QueueState::DecidedElsewhere}},
        {tr("Gone"), &DecisionJob::gone, {QueueState::Gone}},
        {tr("Failed"), &DecisionJob::failed, {QueueState::Failed}},
        {tr("Undone"), &DecisionJob::cancelled, {QueueState::Waiting}},
    };
    m_outcomes->setExclusive(true);
    for (const Kind &kind : kinds) {
        auto *button = new Button(kind.name, Button::Role::Default, this);
        button->setCompact(true);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setObjectName(QStringLiteral("outcome%1").arg(m_counts.size()));
        m_outcomes->addButton(button);
        row->addWidget(button);
        m_counts.append({button, kind.name, kind.number});
        connect(button, &QAbstractButton::clicked, this, [this, states = kind.states] {
            m_rows->setStates(states);
            m_table->scrollToTop();
        });
    }
    m_counts.first().button->setChecked(true);
}

QString BulkDialog::progressText(const DecisionJob &job) const
{
    const QLocale locale;
    QStringList parts{tr("%1 of %2").arg(locale.toString(job.total - job.open), locale.toString(job.total))};
    switch (job.phase) {
    case DecisionJob::Phase::Held:
        parts.append(tr("can still be undone"));
        break;
    case DecisionJob::Phase::Sending:
        if (job.perMinute > 0)
            parts.append(tr("%Ln per minute", nullptr, job.perMinute));
        if (job.secondsLeft >= 0)
            parts.append(tr("about %1").arg(durationText(job.secondsLeft)));
        break;
    case DecisionJob::Phase::Paused:
        parts.append(tr("paused"));
        break;
    case DecisionJob::Phase::Stopping:
        parts.append(tr("stopping"));
        break;
    case DecisionJob::Phase::Finished:
        parts.append(tr("finished"));
        break;
    case DecisionJob::Phase::Undone:
        parts.append(tr("undone"));
        break;
    }
    return parts.join(QStringLiteral(" · "));
}

void BulkDialog::refresh()
{
    const auto found = m_service->job(m_job);
    if (!found)
        return;
    const DecisionJob job = *found;
    const bool ended = m_last.isOpen() && !job.isOpen() && m_last.id != 0;
    m_last = job;
    setHeading(tr("%1 · %2").arg(doingText(job), pointsText(pointsOf(job))));
    setWindowTitle(doingText(job));
    m_bar->setRange(0, qMax(1, job.total));
    m_bar->setValue(job.total - job.open);
    m_bar->setKind(job.isOpen() ? ProgressBar::Kind::Work : ProgressBar::Kind::Good);
    m_bar->setAccessibleName(doingText(job));
    m_progress->setText(progressText(job));
    m_waiting->setText(job.waitingFor);
    m_waiting->setVisible(job.isOpen() && !job.waitingFor.isEmpty());
    const QLocale locale;
    for (const Count &count : std::as_const(m_counts)) {
        const int number = job.*count.number;
        count.button->setText(tr("%1 %2").arg(count.name, locale.toString(number)));
        count.button->setVisible(number > 0 || count.number == &DecisionJob::total
                                 || count.button->isChecked());
    }
    const bool runs = job.phase == DecisionJob::Phase::Sending || job.phase == DecisionJob::Phase::Paused;
    if (!runs && m_asking)
        return askToCancel(false);
    if (m_asking)
        setNote(
            tr("%Ln are already sent and final. The other %1 will wait again.", nullptr, job.total - job.open)
                .arg(locale.toString(job.open)));
    m_pause->setText(job.phase == DecisionJob::Phase::Paused ? tr("Resume") : tr("Pause"));
    m_pause->setVisible(runs && !m_asking);
    m_cancel->setVisible(runs && !m_asking);
    m_stopRest->setVisible(m_asking);
    m_goOn->setVisible(m_asking);
    m_retry->setVisible(job.failed > 0 && !m_asking && job.phase != DecisionJob::Phase::Stopping);
    m_retry->setText(tr("Retry %Ln failed", nullptr, job.failed));
    m_export->setVisible(!m_asking);
    m_close->setText(job.isOpen() ? tr("Minimise") : tr("Close"));
    if (ended) {
        const QString problems = outcomeText(job);
        announce(this, problems.isEmpty() ? doingText(job) : problems);
    }
}

void BulkDialog::askToCancel(bool asking)
{
    m_asking = asking;
    setNote({});
    refresh();
    if (asking)
        m_goOn->setFocus(Qt::OtherFocusReason);
}

void BulkDialog::reject()
{
    m_isAwaited = false;
    m_isClosed = !m_last.isOpen();
    hide();
    Q_EMIT shownChanged();
    leaveIfDone();
}

/// Dismisses the job if it was closed after its end, and deletes the dialog, but not while a file is being
/// saved.
void BulkDialog::leaveIfDone()
{
    if (isPresented() || isSaving())
        return;
    if (m_isClosed)
        m_service->dismiss(m_job);
    if (m_isClosed || m_isReleased)
        deleteLater();
}

void BulkDialog::release()
{
    m_isReleased = true;
    m_isAwaited = false;
    hide();
    leaveIfDone();
}

void BulkDialog::exportRows()
{
    m_saver->choose(
        {.title = tr("Export results"),
         .name = tr("results %1").arg(QDate::currentDate().toString(Qt::ISODate)),
         .kinds = {FileSaver::csvKind()},
         .total = m_last.total,
         .write =
             [service = QPointer(m_service), job = m_job](const FileSaver::Target &target,
                                                          FileSaver::Progress progress) {
                 return exportDecisions(service, job, target.path, std::move(progress), target.style);
             },
         .saved
         = [](int rows,
              const QString &file) { return tr("%Ln row(s) saved to %1.", nullptr, rows).arg(file); }});
}

}  // namespace Sidestage
