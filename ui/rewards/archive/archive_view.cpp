// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_view.h"

#include "accounts/account.h"
#include "archive_filters.h"
#include "base/bidi.h"
#include "client/service_clock.h"

#include "files/file_saver.h"
#include "kit/layout/spacing.h"
#include "page/page_action.h"
#include "rewards/list/redemption_details.h"
#include "rewards/rewards_service.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/saved_state.h"
#include "kit/lists/padded_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QSet>
#include <QSplitter>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Initial column widths, in px at a body line of 20 px.
constexpr int viewerWidth = 130;
constexpr int rewardWidth = 130;
constexpr int pointsWidth = 60;
constexpr int redeemedWidth = 112;
constexpr int outcomeWidth = 108;
constexpr int decidedWidth = 116;
constexpr int minMessage = 140;
constexpr int detailsWidth = 272;
/// From this width on, in px, the details are beside the list.
constexpr int wideFrom = 720;

}  // namespace

ArchiveView::ArchiveView(RewardsService *service, Mode mode, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_mode(mode)
    , m_model(new ArchiveModel(service->archive(), this))
{
    const bool isArchive = mode == Mode::Archive;
    setObjectName(isArchive ? QStringLiteral("archiveView") : QStringLiteral("decidedTodayView"));
    auto *layout = withoutMargins(new QVBoxLayout(this));

    m_filters = new ArchiveFilters(!isArchive);
    m_exportButton = named("archiveExport", new Button(Icon::Download, tr("Export…")));
    m_exportButton->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_E));
    connect(m_exportButton, &Button::clicked, this, &ArchiveView::startExport);
    m_filters->addTool(m_exportButton);
    layout->addWidget(m_filters);
    connect(m_filters, &ArchiveFilters::changed, this, &ArchiveView::ask);
    connect(m_filters, &ArchiveFilters::typed, &m_typing, qOverload<>(&QTimer::start));
    connect(m_filters, &ArchiveFilters::listRequested, this, [this] {
        if (m_model->rowCount() > 0)
            focusList();
    });

    auto *answer = new QHBoxLayout;
    m_count = named("archiveCount", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_newcomers = named("archiveNewcomers", new Button({}, Button::Role::Link));
    m_newcomers->setSmall(true);
    connect(m_newcomers, &Button::clicked, m_model, &ArchiveModel::reload);
    m_person = named("archivePerson", new Button(Icon::Close, {}));
    m_person->setCompact(true);
    connect(m_person, &Button::clicked, m_filters, &ArchiveFilters::dropViewer);
    answer->addWidget(m_person);
    answer->addWidget(m_count);
    answer->addWidget(m_newcomers);
    answer->addStretch(1);
    layout->addLayout(answer);

    m_export = new FileSaver(QStringLiteral("archive"), this);
    layout->addWidget(m_export);
    connect(m_export, &FileSaver::runningChanged, this, &ArchiveView::refresh);
    connect(m_export, &FileSaver::focusLost, this, &ArchiveView::focusList);

    m_table = named("archiveTable", new PaddedTable, isArchive ? tr("Archive") : tr("Decided today"));
    m_table->setModel(m_model);
    setUpTable(m_table, Measure::tableRowPills);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ArchiveView::refreshDetails);
    auto *tableCard = new Card;
    tableCard->setBodyPadded(false);
    tableCard->body()->addWidget(m_table);
    m_state = new PageState(tableCard, QStringLiteral("archiveEmpty"));
    m_state->installEventFilter(this);
    m_details = new RedemptionDetails(service->archive());
    m_details->now = [service] { return service->account()->serviceClock()->now(); };
    connect(m_details, &RedemptionDetails::viewerRequested, this, &ArchiveView::showViewer);
    connect(m_details, &RedemptionDetails::rewardRequested, this, &ArchiveView::showReward);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_state);
    splitter->addWidget(m_details);
    layout->addWidget(splitter, 1);
    const QString place = isArchive ? QStringLiteral("archive/") : QStringLiteral("decidedToday/");
    m_place = new SplitterState(splitter, place + QStringLiteral("columns"), {0, detailsWidth});
    m_columns
        = new HeaderState(m_table->horizontalHeader(), place + QStringLiteral("table"),
                          {{.section = ArchiveModel::ViewerColumn, .width = viewerWidth, .most = 190},
                           {.section = ArchiveModel::RewardColumn, .width = rewardWidth, .most = 230},
                           {.section = ArchiveModel::MessageColumn, .least = minMessage},
                           {.section = ArchiveModel::PointsColumn, .width = pointsWidth},
                           {.section = ArchiveModel::RedeemedColumn, .width = redeemedWidth},
                           {.section = ArchiveModel::OutcomeColumn, .width = outcomeWidth},
                           {.section = ArchiveModel::DecidedColumn, .width = decidedWidth, .most = 188}});
    connect(m_columns, &SavedState::changed, this, &ArchiveView::fitColumns);
    addActions();

    // The index answers within milliseconds, so only letters typed faster than a search are combined.
    m_typing.setSingleShot(true);
    m_typing.setInterval(60ms);
    connect(&m_typing, &QTimer::timeout, this, &ArchiveView::ask);
    // After midnight, also if the computer has slept meanwhile, "today" is another day.
    SecondTicker::shared()->follow(this, [this] {
        if (m_day != QDate::currentDate())
            ask();
        return 60'000;
    });
    connect(m_model, &ArchiveModel::stateChanged, this, &ArchiveView::refresh);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        const int row = m_table->currentIndex().isValid() ? -1 : m_model->rowOf(m_current);
        if (row >= 0)
            m_table->setCurrentIndex(m_model->index(row, 0));
    });
    // The rows may follow the state a moment later.
    connect(m_model, &ArchiveModel::busyChanged, this, &ArchiveView::refresh);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ArchiveView::refreshDetails);

    setSpacing(layout, 10);
    setSpacing(answer, 12);
    setScaled(splitter, &QSplitter::setHandleWidth, Measure::cardGap);
    setScaled(m_details, &QWidget::setMinimumWidth, 220);
    setScaled(m_table->horizontalHeader(), &QHeaderView::setMinimumSectionSize, 48);
    Theme::watch(this, [this] { fitColumns(); });
    refresh();
}

ArchiveView::~ArchiveView() = default;

void ArchiveView::addActions()
{
    m_searchAction = addPageAction(this, "searchArchive", Icon::Search, tr("Search the archive"),
                                   QKeySequence(Qt::Key_Slash), [this] { m_filters->search()->choose(); });
    m_exportAction = addPageAction(this, "archiveExport", Icon::Download, tr("Export…"),
                                   QKeySequence(Qt::CTRL | Qt::Key_E), [this] { startExport(); });
    m_detailsAction
        = addPageAction(this, "showArchiveDetails", Icon::Info, tr("Details"), QKeySequence(Qt::Key_D),
                        [this] { setDetailsShown(m_detailsAction->isChecked()); });
    m_detailsAction->setCheckable(true);
    m_detailsAction->setChecked(true);
    m_reloadAction = addPageAction(this, "reloadArchive", Icon::Refresh, tr("Refresh the archive"), {},
                                   [this] { ask(); });
}

QList<QAction *> ArchiveView::actions() const
{
    return {m_searchAction, m_exportAction, m_detailsAction, m_reloadAction};
}

void ArchiveView::ask()
{
    m_typing.stop();
    if (!m_wasShown)
        return;
    m_day = QDate::currentDate();
    m_model->setQuery(m_filters->query());
}

void ArchiveView::showViewer(const QString &userId, const QString &name)
{
    m_wasShown = true;
    m_person->setText(tr("Only %1").arg(isolated(name)));
    m_person->setAccessibleName(tr("Only %1. Show all viewers").arg(isolated(name)));
    m_filters->showViewer(userId);
}

void ArchiveView::showReward(const QString &rewardId, const QString &title)
{
    m_wasShown = true;
    m_filters->showReward(rewardId, title);
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

/// Reads the list of rewards and the time of the last stream.
Bound ArchiveView::learn()
{
    auto listing = m_service->archive()->rewards();
    const auto rewards = co_await listing;
    auto streaming = m_service->archive()->lastStream();
    const auto stream = co_await streaming;
    if (rewards)
        m_filters->setRewards(*rewards);
    if (stream)
        m_filters->setStream(*stream);
}

void ArchiveView::refresh()
{
    const QLocale locale;
    m_person->setVisible(!m_filters->viewer().isEmpty());
    const int found = m_model->found();
    if (found >= 0) {
        const QString words = found >= ArchiveModel::maxCounted
            ? tr("More than %1 found").arg(locale.toString(ArchiveModel::maxCounted))
            : tr("%1 found").arg(locale.toString(found));
        if (words != m_count->text()) {
            m_count->setText(words);
            if (isVisible() && m_filters->search()->hasFocus())
                announce(m_filters->search(), words);
        }
    }
    m_newcomers->setVisible(m_model->newcomers() > 0);
    m_newcomers->setText(tr("%1 new").arg(locale.toString(m_model->newcomers())));
    Banner *banner = m_export->banner();
    if (m_model->failure()) {
        banner->setKind(Banner::Kind::Error);
        banner->clearActions();
        m_failure = tr("Could not load the archive. %1").arg(reasonOf(*m_model->failure()));
        banner->setSentence(m_failure);
        connect(banner->addAction(tr("Retry")), &Button::clicked, this, [this, banner] {
            banner->hide();
            ask();
        });
        banner->show();
    } else if (!m_failure.isEmpty()) {
        if (banner->sentence() == m_failure)  // not that of an export
            banner->hide();
        m_failure.clear();
    }
    const bool isEmpty
        = m_wasShown && m_model->rowCount() == 0 && !m_model->isLoading() && !m_model->failure();
    if (!isEmpty)
        m_state->showList();
    else if (m_filters->isNarrowed())
        m_state->showEmpty(Icon::Search, tr("No matching redemptions."), tr("Clear filters"),
                           [this] { m_filters->clear(); });
    else
        m_state->showEmpty(
            Icon::Inbox,
            m_mode == Mode::Archive
                ? tr("The archive is empty. Every redemption that Sidestage sees is saved here.")
                : tr("No decisions today. Fulfilled and refunded redemptions appear here."));
    m_exportAction->setEnabled(!m_export->isRunning() && m_model->rowCount() > 0);
    m_exportButton->setEnabled(m_exportAction->isEnabled());
    if (found != m_lastEmitted) {
        m_lastEmitted = found;
        Q_EMIT foundChanged(found);
    }
    if (m_exportsSoon && found >= 0 && !m_model->isLoading() && m_model->query() == m_filters->query()) {
        m_exportsSoon = false;
        m_exportAction->trigger();
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
    m_details->show(row.redemption, [row](const QDateTime &now) {
        const OutcomeLook look = lookOf(row.outcome);
        QString decided = wordOf(row.by);
        if (row.decidedAt.isValid())
            decided = momentText(row.decidedAt, now) + (decided.isEmpty() ? QString() : u' ' + decided);
        else if (row.outcome != ArchivedRedemption::Outcome::Waiting)
            decided = tr("While Sidestage was not connected");
        return RedemptionDetails::State{
            .pill = look.pill, .text = look.word, .symbol = look.icon, .note = decided};
    });
}

void ArchiveView::setDetailsShown(bool shown)
{
    m_detailsAction->setChecked(shown);
    m_details->setVisible(shown);
    m_place->arrange();
}

void ArchiveView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < px(wideFrom);
    if (isNarrow != (event->oldSize().width() < px(wideFrom)) || !event->oldSize().isValid())
        setDetailsShown(!isNarrow);
    m_filters->setNarrow(isNarrow);
}

void ArchiveView::fitColumns()
{
    // Hides the columns that do not fit. The details show their values.
    int room = m_state->width() - px(minMessage);
    QSet<int> withheld;
    for (const int column :
         {ArchiveModel::ViewerColumn, ArchiveModel::OutcomeColumn, ArchiveModel::PointsColumn,
          ArchiveModel::RewardColumn, ArchiveModel::RedeemedColumn, ArchiveModel::DecidedColumn}) {
        room -= m_columns->isHidden(column) ? 0 : m_columns->width(column);
        if (room < 0 && column != ArchiveModel::ViewerColumn && column != ArchiveModel::OutcomeColumn)
            withheld.insert(column);
    }
    m_columns->setWithheld(withheld);
}

void ArchiveView::exportWaiting()
{
    m_wasShown = true;
    m_exportsSoon = true;
    m_filters->showOutcome(ArchivedRedemption::Outcome::Waiting);
    refresh();
}

void ArchiveView::focusList()
{
    m_table->setFocus(Qt::TabFocusReason);
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
}

bool ArchiveView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Up && m_table->currentIndex().row() <= 0) {
        m_filters->search()->setFocus(Qt::BacktabFocusReason);
        return true;
    }
    if (watched == m_state && event->type() == QEvent::Resize && m_columns)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

void ArchiveView::startExport()
{
    const int found = m_model->found();
    m_export->choose(
        {.title = tr("Export (%1)").arg(m_count->text()),
         .name = tr("redemptions %1").arg(QDate::currentDate().toString(Qt::ISODate)),
         .kinds = {FileSaver::csvKind(), FileSaver::jsonKind()},
         .total = found < ArchiveModel::maxCounted ? std::max(0, found) : 0,
         .write =
             [archive = m_service->archive(), query = m_model->query()](const FileSaver::Target &target,
                                                                        FileSaver::Progress progress) {
                 const auto format = target.suffix == u"json" ? TableFormat::Json : TableFormat::Csv;
                 return archive->exportTo(target.path, format, query, std::move(progress), target.style);
             },
         .saved =
             [](int rows, const QString &file) {
                 return tr("%Ln redemption(s) saved to %1.", nullptr, rows).arg(file);
             }});
}

}  // namespace Sidestage
