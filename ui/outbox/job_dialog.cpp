// SPDX-License-Identifier: GPL-3.0-or-later
#include "job_dialog.h"

#include "job_model.h"
#include "kit/layout/flow_layout.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/progress_bar.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "outbox/outbox.h"

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

JobDialog::JobDialog(Outbox *outbox, const JobTexts &texts, qint64 job, QWidget *parent)
    : DialogFrame(tr("Progress"), parent)
    , m_outbox(outbox)
    , m_texts(texts)
    , m_job(job)
    , m_rows(new JobModel(outbox, texts, job, this))
    , m_bar(named("jobBar", new ProgressBar(ProgressBar::Kind::Work, this)))
    , m_progress(named("jobProgress", new WrapLabel(QString(), TextRole::Body, Tone::Text, this)))
    , m_waiting(named("jobWaiting", new WrapLabel(QString(), TextRole::Small, Tone::Warn, this)))
    , m_outcomes(new QButtonGroup(this))
    , m_table(named("jobRows", new QTableView(this), tr("Rows")))
{
    setObjectName(QStringLiteral("jobDialog"));
    setModal(false);
    build();
    auto *back = new QAction(this);
    back->setShortcut(Qt::Key_F6);
    connect(back, &QAction::triggered, this, [this] {
        if (parentWidget())
            parentWidget()->window()->activateWindow();
    });
    addAction(back);
    connect(outbox, &Outbox::jobChanged, this, [this](qint64 changed) {
        if (changed == m_job)
            refresh();
    });
    // Keeps showing the rows of a removed job, but disables its actions.
    connect(outbox, &Outbox::jobRemoved, this, [this](qint64 removed) {
        if (removed != m_job)
            return;
        for (Button *button : {m_export, m_retry, m_cancel, m_pause})
            button->setEnabled(false);
        m_last.phase = OutboxJob::Phase::Finished;
        m_close->setText(tr("Close"));
    });
    connect(outbox, &QObject::destroyed, this, [this] {
        m_table->setModel(nullptr);
        delete m_rows;
        m_outbox = nullptr;
        release();
    });
    refresh();
    QTimer::singleShot(0, this, &JobDialog::furnishTable);
}

void JobDialog::build()
{
    auto *counts = new FlowLayout;
    buildCounts(counts);
    body()->addWidget(m_bar);
    body()->addWidget(m_progress);
    body()->addWidget(m_waiting);
    body()->addLayout(counts);
    body()->addWidget(m_table, 1);
    m_saver = new FileSaver(QStringLiteral("job"), this);
    body()->addWidget(m_saver);
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
    m_export->setObjectName(QStringLiteral("jobExport"));
    m_retry->setObjectName(QStringLiteral("jobRetry"));
    m_cancel->setObjectName(QStringLiteral("jobCancel"));
    m_pause->setObjectName(QStringLiteral("jobPause"));
    m_stopRest->ignoreDoubleClicks();  // it takes the place of “Cancel…”
    m_stopRest->setObjectName(QStringLiteral("jobStopRest"));
    m_goOn->setObjectName(QStringLiteral("jobGoOn"));
    m_close->setObjectName(QStringLiteral("jobClose"));
    connect(m_export, &QAbstractButton::clicked, this, &JobDialog::exportRows);
    connect(m_retry, &QAbstractButton::clicked, this, [this] { m_outbox->retryFailed(m_job); });
    connect(m_cancel, &QAbstractButton::clicked, this, [this] { askToCancel(true); });
    connect(m_goOn, &QAbstractButton::clicked, this, [this] { askToCancel(false); });
    connect(m_stopRest, &QAbstractButton::clicked, this, [this] {
        askToCancel(false);
        m_outbox->cancel(m_job);
    });
    connect(m_pause, &QAbstractButton::clicked, this, [this] {
        if (m_last.phase == OutboxJob::Phase::Paused)
            m_outbox->resume(m_job);
        else
            m_outbox->pause(m_job);
    });
    counts->setSpacings(6, 6);
    Theme::watch(this, [this] {
        const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
        resize(qMin(px(640), room.width()), qMin(px(420), room.height()));
    });
}

void JobDialog::furnishTable()
{
    if (!m_outbox)
        return;
    setUpTable(m_table, Measure::tableRowPills);
    m_table->setModel(m_rows);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(JobModel::Text, QHeaderView::Stretch);
    Theme::watch(m_table, [this, header] {
        header->resizeSection(JobModel::Who, px(viewerWidth));
        header->resizeSection(JobModel::What, px(120));
        header->resizeSection(JobModel::Points, px(70));
        header->resizeSection(JobModel::Outcome, px(150));
        fitColumns();
    });
    if (m_isAwaited)
        QTimer::singleShot(0, this, &JobDialog::appear);
}

void JobDialog::present(bool activate)
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

void JobDialog::appear()
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
void JobDialog::place()
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
void JobDialog::fitColumns()
{
    constexpr int narrowBelow = 520;
    if (!isFurnished())
        return;
    const bool isNarrow = m_table->width() < px(narrowBelow);
    QHeaderView *header = m_table->horizontalHeader();
    for (const int column : {JobModel::What, JobModel::Text, JobModel::Points})
        m_table->setColumnHidden(column, isNarrow || (column == JobModel::Points && !m_texts.hasPoints));
    header->setSectionResizeMode(JobModel::Who, isNarrow ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (m_rows->setNarrow(isNarrow) && !isNarrow)
        header->resizeSection(JobModel::Who, px(viewerWidth));  // was stretched before
}

void JobDialog::resizeEvent(QResizeEvent *event)
{
    DialogFrame::resizeEvent(event);
    fitColumns();
}

void JobDialog::buildCounts(QLayout *row)
{
    struct Kind
    {
        QString name;
        int OutboxJob::*number;
        QSet<OutboxState> states;
    };
    const Kind kinds[] = {
        {tr("All"), &OutboxJob::total, {}},
        {tr("Open"), &OutboxJob::open, {OutboxState::Open, OutboxState::Sending}},
        {tr("Done"), &OutboxJob::done, {OutboxState::Done}},
        {tr("Elsewhere"), &OutboxJob::elsewhere, {OutboxState::Elsewhere}},
        {tr("Gone"), &OutboxJob::gone, {OutboxState::Gone}},
        {tr("Failed"), &OutboxJob::failed, {OutboxState::Failed}},
        {tr("Undone"), &OutboxJob::cancelled, {OutboxState::Cancelled}},
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

QString JobDialog::progressText(const OutboxJob &job) const
{
    const QLocale locale;
    QStringList parts{tr("%1 of %2").arg(locale.toString(job.total - job.open), locale.toString(job.total))};
    switch (job.phase) {
    case OutboxJob::Phase::Held:
        parts.append(tr("can still be undone"));
        break;
    case OutboxJob::Phase::Sending:
        if (job.perMinute > 0)
            parts.append(tr("%Ln per minute", nullptr, job.perMinute));
        if (job.secondsLeft >= 0)
            parts.append(tr("about %1").arg(durationText(job.secondsLeft)));
        break;
    case OutboxJob::Phase::Paused:
        parts.append(tr("paused"));
        break;
    case OutboxJob::Phase::Stopping:
        parts.append(tr("stopping"));
        break;
    case OutboxJob::Phase::Finished:
        parts.append(tr("finished"));
        break;
    case OutboxJob::Phase::Undone:
        parts.append(tr("undone"));
        break;
    }
    return parts.join(QStringLiteral(" · "));
}

void JobDialog::refresh()
{
    const auto found = m_outbox->job(m_job);
    if (!found)
        return;
    const OutboxJob job = *found;
    const bool ended = m_last.isOpen() && !job.isOpen() && m_last.id != 0;
    m_last = job;
    const QString doing = m_texts.doing(job);
    setHeading(tr("%1 · %2").arg(doing, m_texts.detail(job)));
    setWindowTitle(doing);
    m_bar->setRange(0, qMax(1, job.total));
    m_bar->setValue(job.total - job.open);
    m_bar->setKind(job.isOpen() ? ProgressBar::Kind::Work : ProgressBar::Kind::Good);
    m_bar->setAccessibleName(doing);
    m_progress->setText(progressText(job));
    m_waiting->setText(job.waitingFor);
    m_waiting->setVisible(job.isOpen() && !job.waitingFor.isEmpty());
    const QLocale locale;
    for (const Count &count : std::as_const(m_counts)) {
        const int number = job.*count.number;
        count.button->setText(tr("%1 %2").arg(count.name, locale.toString(number)));
        count.button->setVisible(number > 0 || count.number == &OutboxJob::total
                                 || count.button->isChecked());
    }
    const bool runs = job.phase == OutboxJob::Phase::Sending || job.phase == OutboxJob::Phase::Paused;
    if (!runs && m_asking)
        return askToCancel(false);
    if (m_asking)
        setNote(m_texts.stopNote(job));
    m_pause->setText(job.phase == OutboxJob::Phase::Paused ? tr("Resume") : tr("Pause"));
    m_pause->setVisible(runs && !m_asking);
    m_cancel->setVisible(runs && !m_asking);
    m_stopRest->setVisible(m_asking);
    m_goOn->setVisible(m_asking);
    m_retry->setVisible(job.failed > 0 && !m_asking && job.phase != OutboxJob::Phase::Stopping);
    m_retry->setText(tr("Retry %Ln failed", nullptr, job.failed));
    m_export->setVisible(m_texts.write && !m_asking);
    m_close->setText(job.isOpen() ? tr("Minimise") : tr("Close"));
    if (ended) {
        const QString problems = m_texts.problems(job).join(u' ');
        announce(this, problems.isEmpty() ? doing : problems);
    }
}

void JobDialog::askToCancel(bool asking)
{
    m_asking = asking;
    setNote({});
    refresh();
    if (asking)
        m_goOn->setFocus(Qt::OtherFocusReason);
}

void JobDialog::reject()
{
    m_isAwaited = false;
    m_isClosed = !m_last.isOpen();
    hide();
    Q_EMIT shownChanged();
    leaveIfDone();
}

/// Dismisses the job if it was closed after its end, and deletes the dialog, but not while a file is being
/// saved.
void JobDialog::leaveIfDone()
{
    if (isPresented() || isSaving())
        return;
    if (m_isClosed && m_outbox)
        m_outbox->dismiss(m_job);
    if (m_isClosed || m_isReleased)
        deleteLater();
}

void JobDialog::release()
{
    m_isReleased = true;
    m_isAwaited = false;
    hide();
    leaveIfDone();
}

void JobDialog::exportRows()
{
    m_saver->choose({.title = tr("Export results"),
                     .name = tr("results %1").arg(QDate::currentDate().toString(Qt::ISODate)),
                     .kinds = {FileSaver::csvKind()},
                     .total = m_last.total,
                     .write = m_texts.write(m_job)});
}

}  // namespace Sidestage
