// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_view.h"

#include "archive_details.h"
#include "archive_rows.h"

#include "rewards/archive_model.h"
#include "rewards/rewards_desk.h"

#include "kit/accessible.h"
#include "kit/banner.h"
#include "kit/button.h"
#include "kit/card.h"
#include "kit/empty_state.h"
#include "kit/flow_layout.h"
#include "kit/job_row.h"
#include "kit/row_delegate.h"
#include "kit/theme.h"
#include "words/words.h"

#include <QAction>
#include <QComboBox>
#include <QDateEdit>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTableView>
#include <QUrl>

namespace Sidestage {

using namespace std::chrono_literals;
using Outcome = ArchivedRedemption::Outcome;

namespace {

QDateTime startOf(const QDate &day)
{
    return day.startOfDay().toUTC();
}

}  // namespace

ArchiveView::ArchiveView(RewardsDesk *desk, Mode mode, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_mode(mode)
    , m_model(new ArchiveModel(desk->archive(), this))
    , m_rows(new ArchiveRows(m_model, this))
{
    const bool isArchive = mode == Mode::Archive;
    setObjectName(isArchive ? QStringLiteral("archiveView") : QStringLiteral("decidedTodayView"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);

    m_tools = new QBoxLayout(QBoxLayout::LeftToRight);
    addFilters();
    layout->addLayout(m_tools);

    auto *told = new QHBoxLayout;
    m_count = makeLabel({}, TextRole::Small, Tone::Secondary);
    m_count->setObjectName(QStringLiteral("archiveCount"));
    m_newcomers = new Button({}, Button::Role::Link);
    m_newcomers->setObjectName(QStringLiteral("archiveNewcomers"));
    m_newcomers->setSmall(true);
    connect(m_newcomers, &Button::clicked, m_model, &ArchiveModel::reload);
    m_person = new Button(Icon::Close, {});
    m_person->setObjectName(QStringLiteral("archivePerson"));
    m_person->setCompact(true);
    connect(m_person, &Button::clicked, this, [this] {
        m_personId.clear();
        ask();
        m_search->setFocus();
    });
    told->addWidget(m_person);
    told->addWidget(m_count);
    told->addWidget(m_newcomers);
    told->addStretch(1);
    layout->addLayout(told);

    m_banner = new Banner(Banner::Kind::Error);
    m_banner->setObjectName(QStringLiteral("archiveBanner"));
    m_banner->hide();
    layout->addWidget(m_banner);
    m_jobPlace = new QWidget;
    auto *jobLayout = new QVBoxLayout(m_jobPlace);
    jobLayout->setContentsMargins(0, 0, 0, 0);
    m_jobPlace->hide();
    layout->addWidget(m_jobPlace);

    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("archiveTable"));
    m_table->setAccessibleName(isArchive ? tr("Archive") : tr("Decided today"));
    m_table->setModel(m_rows);
    setUpTable(m_table, Measure::tableRowPills);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ArchiveView::refreshDetails);
    auto *tableCard = new Card;
    tableCard->setBodyPadded(false);
    tableCard->body()->addWidget(m_table);
    m_empty = new EmptyState(Icon::Inbox);
    m_empty->setObjectName(QStringLiteral("archiveEmpty"));
    connect(m_empty, &EmptyState::actionTriggered, this, &ArchiveView::clearFilters);
    m_stack = new QStackedWidget;
    m_stack->addWidget(tableCard);
    m_stack->addWidget(m_empty);
    m_details = new ArchiveDetails(desk->archive());
    connect(m_details, &ArchiveDetails::viewerRequested, this, &ArchiveView::showViewer);
    connect(m_details, &ArchiveDetails::rewardRequested, this, &ArchiveView::showReward);
    m_splitter = new QSplitter;
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_details);
    m_splitter->setStretchFactor(0, 1);
    layout->addWidget(m_splitter, 1);
    addActions();

    // The index answers in milliseconds: only letters that come faster than a search are taken together.
    m_typing.setSingleShot(true);
    m_typing.setInterval(60ms);
    connect(&m_typing, &QTimer::timeout, this, &ArchiveView::ask);
    m_midnight.setSingleShot(true);
    connect(&m_midnight, &QTimer::timeout, this, &ArchiveView::ask);
    connect(m_model, &ArchiveModel::stateChanged, this, &ArchiveView::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        const int row = m_current.isEmpty() ? -1 : m_model->rowOf(m_current);
        if (row >= 0)
            m_table->setCurrentIndex(m_rows->index(row, 0));
        refreshDetails();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ArchiveView::refreshDetails);

    Theme::watch(this, [this, layout, told] {
        layout->setSpacing(px(10));
        m_tools->setSpacing(px(8));
        told->setSpacing(px(12));
        m_splitter->setHandleWidth(px(Measure::cardGap));
        m_details->setMinimumWidth(px(220));
        m_details->setMaximumWidth(px(360));
        m_search->setMinimumWidth(px(140));
        QHeaderView *head = m_table->horizontalHeader();
        head->setSectionResizeMode(ArchiveModel::MessageColumn, QHeaderView::Stretch);
        head->setMinimumSectionSize(px(60));
        const std::pair<int, int> widths[]
            = {{ArchiveModel::ViewerColumn, 110},  {ArchiveModel::RewardColumn, 124},
               {ArchiveModel::PointsColumn, 64},   {ArchiveModel::RedeemedColumn, 132},
               {ArchiveModel::OutcomeColumn, 112}, {ArchiveModel::DecidedColumn, 188}};
        for (const auto &[column, width] : widths)
            head->resizeSection(column, px(width));
    });
    refreshDays();
    refresh();
}

ArchiveView::~ArchiveView()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void ArchiveView::addFilters()
{
    m_search = new QLineEdit;
    m_search->setObjectName(QStringLiteral("archiveSearch"));
    m_search->setPlaceholderText(tr("Search viewer, message or reward"));
    m_search->setAccessibleName(tr("Search viewer, message or reward"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(Icons::icon(Icon::Search, Tone::Hint), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &ArchiveView::askSoon);

    m_period = new QComboBox;
    m_period->setObjectName(QStringLiteral("archivePeriod"));
    m_period->setAccessibleName(tr("When redeemed"));
    m_period->addItem(tr("All time"), int(Period::All));
    m_period->addItem(tr("Today"), int(Period::Today));
    m_period->addItem(tr("Last 7 days"), int(Period::LastWeek));
    m_period->addItem(tr("Last stream"), int(Period::LastStream));
    m_period->addItem(tr("Days…"), int(Period::Days));
    const QDate today = QDate::currentDate();
    const auto makeDay = [&](const QString &name, const QString &objectName, const QDate &day) {
        auto *edit = new QDateEdit(day);
        edit->setObjectName(objectName);
        edit->setAccessibleName(name);
        edit->setCalendarPopup(true);
        edit->setToolTip(name);
        connect(edit, &QDateEdit::dateChanged, this, &ArchiveView::askSoon);
        return edit;
    };
    m_from = makeDay(tr("From this day"), QStringLiteral("archiveFrom"), today.addMonths(-1));
    m_dash = makeLabel(QStringLiteral("–"), TextRole::Body, Tone::Secondary);
    m_until = makeDay(tr("Until this day, including it"), QStringLiteral("archiveUntil"), today);
    m_reward = new QComboBox;
    m_reward->setObjectName(QStringLiteral("archiveReward"));
    m_reward->setAccessibleName(tr("Reward"));
    m_reward->addItem(tr("All rewards"), QString());
    m_outcome = new QComboBox;
    m_outcome->setObjectName(QStringLiteral("archiveOutcome"));
    m_outcome->setAccessibleName(tr("Outcome"));
    m_outcome->addItem(tr("All outcomes"));
    for (const Outcome outcome : {Outcome::Fulfilled, Outcome::Refunded, Outcome::Gone, Outcome::Waiting}) {
        if (m_mode == Mode::Archive || outcome != Outcome::Waiting)
            m_outcome->addItem(Icons::icon(iconOf(outcome)), wordOf(outcome), int(outcome));
    }
    for (QComboBox *combo : {m_period, m_reward, m_outcome}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(10);
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            refreshDays();
            ask();
        });
    }
    m_exportButton = new Button(Icon::Download, tr("Export…"));
    m_exportButton->setObjectName(QStringLiteral("archiveExport"));
    m_exportButton->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_E));
    connect(m_exportButton, &Button::clicked, this, &ArchiveView::chooseFile);

    auto *filters = new QWidget;
    auto *flow = new FlowLayout(filters);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget *filter : std::initializer_list<QWidget *>{m_period, m_from, m_dash, m_until, m_reward,
                                                            m_outcome, m_exportButton})
        flow->addWidget(filter);
    m_tools->addWidget(m_search, 1);
    m_tools->addWidget(filters);
    Theme::watch(this, [flow] { flow->setSpacings(px(8), px(8)); });
    m_period->setVisible(m_mode == Mode::Archive);
}

void ArchiveView::addActions()
{
    const auto make = [this](const QString &text, Icon icon, const QKeySequence &key, auto slot) {
        auto *action = new QAction(Icons::icon(icon), text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    };
    m_searchAction = make(tr("Search the archive"), Icon::Search, QKeySequence(Qt::Key_Slash), [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    m_exportAction
        = make(tr("Export…"), Icon::Download, QKeySequence(Qt::CTRL | Qt::Key_E), [this] { chooseFile(); });
    m_exportAction->setObjectName(QStringLiteral("archiveExport"));
    m_detailsAction = make(tr("Details"), Icon::Info, QKeySequence(Qt::Key_D),
                           [this](bool shown) { setDetailsShown(shown); });
    m_detailsAction->setCheckable(true);
    m_detailsAction->setChecked(true);
    m_reloadAction = make(tr("Read the archive anew"), Icon::Refresh, {}, [this] { ask(); });
}

QList<QAction *> ArchiveView::actions() const
{
    return {m_searchAction, m_exportAction, m_detailsAction, m_reloadAction};
}

int ArchiveView::found() const
{
    return m_model->found();
}

ArchiveQuery ArchiveView::query() const
{
    ArchiveQuery query;
    query.words = m_search->text().simplified();
    query.userId = m_personId;
    query.rewardId = m_reward->currentData().toString();
    if (m_outcome->currentIndex() > 0)
        query.outcome = Outcome(m_outcome->currentData().toInt());
    const QDate today = QDate::currentDate();
    if (m_mode == Mode::DecidedToday) {
        query.decidedOnly = true;
        query.from = startOf(today);
        return query;
    }
    switch (Period(m_period->currentData().toInt())) {
    case Period::Today:
        query.from = startOf(today);
        break;
    case Period::LastWeek:
        query.from = startOf(today.addDays(-6));
        break;
    case Period::LastStream:
        // Nothing is known of a stream: then nothing was redeemed in it.
        query.from = m_stream.from.isValid() ? m_stream.from : QDateTime::currentDateTimeUtc();
        query.until = m_stream.until;
        break;
    case Period::Days: {
        query.from = startOf(std::min(m_from->date(), m_until->date()));
        query.until = startOf(std::max(m_from->date(), m_until->date()).addDays(1));
        break;
    }
    case Period::All:
        break;
    }
    return query;
}

bool ArchiveView::isNarrowed() const
{
    return !m_search->text().trimmed().isEmpty() || !m_personId.isEmpty() || m_reward->currentIndex() > 0
        || m_outcome->currentIndex() > 0
        || (m_mode == Mode::Archive && Period(m_period->currentData().toInt()) != Period::All);
}

void ArchiveView::askSoon()
{
    m_typing.start();
}

void ArchiveView::ask()
{
    m_typing.stop();
    if (!m_wasShown)
        return;
    // What "today" means changes at midnight.
    m_midnight.start(std::chrono::milliseconds(
        QDateTime::currentDateTime().msecsTo(QDate::currentDate().addDays(1).startOfDay()) + 1000));
    m_model->setQuery(query());
}

void ArchiveView::clearFilters()
{
    m_personId.clear();
    for (QComboBox *combo : {m_period, m_reward, m_outcome}) {
        const QSignalBlocker blocker(combo);
        combo->setCurrentIndex(0);
    }
    {
        const QSignalBlocker blocker(m_search);
        m_search->clear();
    }
    refreshDays();
    ask();
}

void ArchiveView::showViewer(const QString &userId, const QString &name)
{
    m_wasShown = true;
    clearFilters();
    m_personId = userId;
    m_person->setText(tr("Only %1").arg(name));
    m_person->setAccessibleName(tr("Only %1. Show all viewers").arg(name));
    ask();
}

void ArchiveView::showReward(const QString &rewardId, const QString &title)
{
    m_wasShown = true;
    clearFilters();
    int index = m_reward->findData(rewardId);
    const QSignalBlocker blocker(m_reward);
    if (index < 0) {
        m_reward->addItem(title, rewardId);
        index = m_reward->count() - 1;
    }
    m_reward->setCurrentIndex(index);
    ask();
}

void ArchiveView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    learn();
    if (!m_wasShown) {
        m_wasShown = true;
        ask();
    }
}

/// Which rewards there are, and when the last stream was.
Bound ArchiveView::learn()
{
    auto listing = m_desk->archive()->rewards();
    const auto rewards = co_await listing;
    auto streaming = m_desk->archive()->lastStream();
    const auto stream = co_await streaming;
    if (rewards) {
        const QSignalBlocker blocker(m_reward);
        for (const ArchivedReward &reward : *rewards) {
            const int index = m_reward->findData(reward.id);
            if (index < 0)
                m_reward->addItem(reward.title, reward.id);
            else
                m_reward->setItemText(index, reward.title);
        }
    }
    if (stream && *stream != m_stream) {
        m_stream = *stream;
        if (m_mode == Mode::Archive && Period(m_period->currentData().toInt()) == Period::LastStream)
            ask();
    }
}

void ArchiveView::refreshDays()
{
    const bool shown = m_mode == Mode::Archive && Period(m_period->currentData().toInt()) == Period::Days;
    m_from->setVisible(shown);
    m_dash->setVisible(shown);
    m_until->setVisible(shown);
}

void ArchiveView::refresh()
{
    const QLocale locale;
    m_person->setVisible(!m_personId.isEmpty());
    const int found = m_model->found();
    if (found >= 0) {
        const QString words = found >= ArchiveModel::mostCounted
            ? tr("More than %1 found").arg(locale.toString(ArchiveModel::mostCounted))
            : tr("%1 found").arg(locale.toString(found));
        if (words != m_count->text()) {
            m_count->setText(words);
            if (isVisible() && m_search->hasFocus())
                announce(m_search, words);
        }
    }
    m_newcomers->setVisible(m_model->newcomers() > 0);
    m_newcomers->setText(tr("%1 new").arg(locale.toString(m_model->newcomers())));
    if (m_model->failure()) {
        m_banner->setKind(Banner::Kind::Error);
        m_banner->clearActions();
        m_banner->setSentence(tr("The archive was not read. %1").arg(reasonOf(*m_model->failure())));
        connect(m_banner->addAction(tr("Try again")), &Button::clicked, this, [this] {
            m_banner->hide();
            ask();
        });
        m_banner->show();
    }
    const bool isEmpty
        = m_wasShown && m_model->rowCount() == 0 && !m_model->isLoading() && !m_model->failure();
    if (isEmpty) {
        const bool narrowed = isNarrowed();
        m_empty->setIcon(narrowed ? Icon::Search : Icon::Inbox);
        m_empty->setSentence(
            narrowed ? tr("Nothing matches.")
                : m_mode == Mode::Archive
                ? tr("The archive is empty. Every redemption that is seen is kept here.")
                : tr("Nothing was decided today. What is fulfilled or refunded appears here."));
        m_empty->setAction(narrowed ? tr("Clear filters") : QString());
    }
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    m_exportAction->setEnabled(!m_job && m_model->rowCount() > 0);
    m_exportButton->setEnabled(m_exportAction->isEnabled());
    if (found != m_told) {
        m_told = found;
        Q_EMIT foundChanged(found);
    }
}

void ArchiveView::refreshDetails()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        m_details->clear();
        return;
    }
    const ArchivedRedemption &row = m_model->at(current.row());
    m_current = row.redemption.id;
    m_details->show(row);
}

void ArchiveView::setDetailsShown(bool shown)
{
    m_detailsAction->setChecked(shown);
    m_details->setVisible(shown);
}

void ArchiveView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Narrow, the table keeps its key columns; what is left out stands in the details.
    const int space = width() * 100 / px(100);
    const bool isNarrow = space < 720;
    if (isNarrow != (event->oldSize().width() * 100 / px(100) < 720) || !event->oldSize().isValid())
        setDetailsShown(!isNarrow);
    m_table->setColumnHidden(ArchiveModel::DecidedColumn, space < 900);
    m_table->setColumnHidden(ArchiveModel::RedeemedColumn, space < 560);
    m_table->setColumnHidden(ArchiveModel::RewardColumn, space < 480);
    m_tools->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

bool ArchiveView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)
            && m_model->rowCount() > 0) {
            m_table->setFocus(Qt::TabFocusReason);
            if (!m_table->currentIndex().isValid())
                m_table->setCurrentIndex(m_rows->index(0, 0));
            return true;
        }
        if (watched == m_search && key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (watched == m_table && key == Qt::Key_Up && m_table->currentIndex().row() <= 0) {
            m_search->setFocus(Qt::BacktabFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ArchiveView::chooseFile()
{
    if (m_job)
        return;
    const QString csv = tr("Table (*.csv)");
    const QString json = tr("JSON (*.json)");
    auto *dialog = new QFileDialog(this, tr("Export %1").arg(m_count->text()));
    dialog->setObjectName(QStringLiteral("archiveExportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters({csv, json});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, json](const QString &filter) {
        dialog->setDefaultSuffix(filter == json ? QStringLiteral("json") : QStringLiteral("csv"));
    });
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(tr("redemptions %1").arg(QDate::currentDate().toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, json](const QString &path) {
        const bool isJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
            || (dialog->selectedNameFilter() == json && !path.endsWith(QLatin1String(".csv")));
        exportTo(path, isJson ? RedemptionArchive::Format::Json : RedemptionArchive::Format::Csv);
    });
    dialog->open();
}

void ArchiveView::exportTo(const QString &path, RedemptionArchive::Format format)
{
    m_banner->hide();
    m_job = new JobRow(tr("Exporting to %1").arg(QFileInfo(path).fileName()));
    m_job->setObjectName(QStringLiteral("archiveJob"));
    m_jobPlace->layout()->addWidget(m_job);
    m_jobPlace->show();
    m_cancelled = std::make_shared<bool>(false);
    connect(m_job, &JobRow::cancelRequested, this, [cancelled = m_cancelled] { *cancelled = true; });
    const int total = m_model->found();
    m_job->setProgress(0, total < ArchiveModel::mostCounted ? std::max(0, total) : 0);
    refresh();
    runExport(path, format, total < ArchiveModel::mostCounted ? std::max(0, total) : 0);
}

Bound ArchiveView::runExport(QString path, RedemptionArchive::Format format, qint64 total)
{
    std::function<bool(qint64)> progress
        = [cancelled = m_cancelled, job = QPointer(m_job), total](qint64 rows) {
              if (job && !*cancelled)
                  job->setProgress(rows, total);
              return !*cancelled;
          };
    auto exporting = m_desk->archive()->exportTo(path, format, m_model->query(), std::move(progress));
    const auto written = co_await exporting;
    const bool hadFocus = m_job->isAncestorOf(focusWidget());
    m_job->deleteLater();
    m_job = nullptr;
    m_jobPlace->hide();
    if (hadFocus)
        m_table->setFocus();
    m_banner->clearActions();
    const QString name = QDir::toNativeSeparators(path);
    if (written) {
        m_banner->setKind(Banner::Kind::Good);
        m_banner->setSentence(tr("%Ln redemption(s) saved to %1.", nullptr, int(*written)).arg(name));
        connect(m_banner->addAction(tr("Show the folder")), &Button::clicked, this,
                [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath())); });
    } else if (written.error().kind == Error::Kind::Cancelled) {
        m_banner->setKind(Banner::Kind::Info);
        m_banner->setSentence(tr("The export was cancelled. Nothing was saved."));
    } else {
        m_banner->setKind(Banner::Kind::Error);
        m_banner->setSentence(
            tr("%1 was not saved. The system said: “%2”").arg(name, written.error().message));
        connect(m_banner->addAction(tr("Choose another file…")), &Button::clicked, this,
                &ArchiveView::chooseFile);
    }
    connect(m_banner->addAction(tr("Close")), &Button::clicked, m_banner, &Banner::hide);
    m_banner->show();
    refresh();
}

}  // namespace Sidestage
