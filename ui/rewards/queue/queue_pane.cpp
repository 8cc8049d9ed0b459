// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_pane.h"

#include "accounts/account.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/master_detail.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/text/key_cap.h"
#include "kit/theme/accessible.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"
#include "queue_delegate.h"
#include "queue_header.h"
#include "queue_status.h"
#include "queue_table.h"
#include "queue_tool_bar.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/decided_rows.h"
#include "rewards/list/queue_texts.h"
#include "rewards/list/redemption_details.h"
#include "rewards/list/reward_list.h"
#include "rewards/list/selection_bar.h"
#include "rewards/rewards_service.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

namespace {

/// From this width of the page on, in px at a body line of 20 px, the details are beside the list.
constexpr int wideFrom = 960;
/// Below this width, rows have two lines.
constexpr int narrowBelow = 680;
constexpr int detailsWidth = 272;
constexpr int maxDetails = 420;  ///< In a wide window.
constexpr int minDetails = 240;
// The height of a toast with its margins; in a narrow page, with the page's margin.
constexpr int footHeight = 68;
constexpr int narrowFootHeight = 52;

/// Milliseconds from the end of the first reading until all of its results are shown.
constexpr int settlingMs = 1'000;

}  // namespace

QueuePane::QueuePane(RewardsService *service, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_model(new QueueModel(service->queue(), this))
{
    setObjectName(QStringLiteral("waitingView"));
    m_model->setGroup(QueueModel::Group::Reward);
    m_model->now = [service] { return service->account()->serviceClock()->now(); };
    m_table = new QueueTable(this);
    m_table->setModel(m_model);
    buildActions();
    build();

    connect(m_table, &QueueTable::currentRowChanged, this, &QueuePane::updateCurrent);
    connect(m_table, &QueueTable::retryRequested, service->decisions(), &DecisionService::retry);
    connect(m_table, &QueueTable::detailsRequested, this, [this] { m_columns->showDetails(true); });
    connect(m_table, &QueueTable::attendedChanged, this, [this](bool attended) {
        m_attended = attended;
        updateHold();
    });
    connect(m_details, &RedemptionDetails::retryRequested, service->decisions(), &DecisionService::retry);
    connect(m_details, &RedemptionDetails::decideRequested, this, &QueuePane::decideOne);
    connect(m_details, &RedemptionDetails::closeRequested, this, [this] { m_columns->showDetails(false); });
    connect(m_columns, &MasterDetail::closed, this, &QueuePane::focusList);
    connect(m_columns, &MasterDetail::arranged, this, &QueuePane::arrange);
    connect(m_details, &RedemptionDetails::viewerRequested, this, &QueuePane::archiveRequested);
    connect(m_tools, &QueueToolBar::listRequested, this, &QueuePane::focusList);
    connect(m_tools, &QueueToolBar::filterChanged, this, &QueuePane::updateState);
    connect(m_model, &QueueModel::matchingChanged, this, &QueuePane::updateState);
    connect(m_model, &QueueModel::busyChanged, this, &QueuePane::updateState);
    connect(m_model, &QueueModel::selectionChanged, this, &QueuePane::updateChecks);
    connect(service->queue(), &RedemptionQueue::changed, this, &QueuePane::updateChecks);
    const auto rewards = [this] {
        m_model->setRewards(m_service->rewards()->ours());
        m_tools->setRewards(m_service->rewards()->ours());
        updateState();
    };
    connect(service->rewards(), &RewardList::changed, this, rewards);
    connect(service->account(), &Account::rightsChanged, this, &QueuePane::updateRights);
    connect(service->feed(), &QueueFeed::freshnessChanged, this, &QueuePane::updateState);
    for (const auto &signal : {&DecisionService::heldChanged, &DecisionService::troubleChanged})
        connect(service->decisions(), signal, this, &QueuePane::updateTrouble);
    connect(service->decisions(), &DecisionService::jobChanged, this, &QueuePane::updateTrouble);
    // The current row keeps its position on the screen anyway.
    DecidedRows::of(service->queue())->addView(this, [this] { return m_table->hoveredRow() >= 0; });

    rewards();
    updateRights();
    updateTrouble();
    updateCurrent();
}

QueuePane::~QueuePane() = default;

void QueuePane::build()
{
    m_tools = new QueueToolBar(m_model, this);
    m_rights = named(
        "rightsBanner",
        new Banner(Banner::Kind::Info,
                   tr("You can view redemptions here. To fulfil or refund them, Sidestage needs permission."),
                   this));
    addPermissionAction(m_rights, Api::Scope::ChannelManageRedemptions);
    m_trouble = named("troubleBanner", new Banner(Banner::Kind::Warn, QString(), this));
    m_trouble->hide();
    m_details = new RedemptionDetails(m_service->archive(), m_fulfil, m_refund);
    m_details->now = m_model->now;
    m_bar = new SelectionBar(m_model, m_fulfil, m_refund, m_clear, this);

    auto *list = new QWidget(this);
    auto *rows = new QVBoxLayout(list);
    rows->setSpacing(0);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_bar);
    m_state = new PageState(list, QStringLiteral("queueEmpty"));
    auto *card = new Card(this);
    card->setBodyPadded(false);
    card->body()->addWidget(m_state, 1);

    m_columns = new MasterDetail(card, m_details, QStringLiteral("queue/columns"),
                                 {.wideFrom = wideFrom,
                                  .leastList = narrowBelow - 80,
                                  .details = detailsWidth,
                                  .leastDetails = minDetails,
                                  .mostDetails = maxDetails});
    m_columns->setToggle(m_toggleDetails);
    m_hints = buildHints();
    m_foot = new QHBoxLayout;
    m_foot->addWidget(m_hints);
    m_foot->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_rights);
    layout->addWidget(m_trouble);
    layout->addWidget(m_tools);
    layout->addWidget(m_columns, 1);
    auto *foot = new QWidget(this);
    foot->setLayout(m_foot);
    layout->addWidget(foot);
    setSpacing(layout, Measure::cardGapDense);
    setSpacing(m_foot, 12);
    // Inside the card's border.
    Theme::watch(this, [card] { card->layout()->setContentsMargins(1, 1, 1, 1); });
    arrange();
}

void QueuePane::buildActions()
{
    // Shortcuts that are not letters work in the whole view, except while the user is typing.
    const auto make = [this](const char *name, Icon symbol, const QString &text, const QKeySequence &key,
                             QWidget *where, auto act) {
        QAction *action = addAction(name, symbol, text, key, act);
        if (where != this) {
            removeAction(action);
            action->setShortcutContext(Qt::WidgetShortcut);
            where->addAction(action);
        }
        return action;
    };
    m_fulfil = make("fulfil", Icon::Check, tr("Fulfil"), Qt::Key_F, m_table,
                    [this] { decide(Api::RedemptionDecision::Fulfilled); });
    m_refund = make("refund", Icon::Undo, tr("Refund"), Qt::Key_R, m_table,
                    [this] { decide(Api::RedemptionDecision::Canceled); });
    make("selectRow", Icon::CheckCircle, tr("Select row"), Qt::Key_Space, m_table,
         [this] { m_table->toggleCurrent(); });
    make("selectAll", Icon::CheckCircle, tr("Select all shown"), QKeySequence::SelectAll, m_table,
         [this] { m_model->selectAllShown(); });
    make("nextGroup", Icon::List, tr("Change grouping"), Qt::Key_G, m_table,
         [this] { m_tools->nextGroup(); });
    m_toggleDetails = make("toggleDetails", Icon::Info, tr("Details"), Qt::Key_D, m_table, [] {});
    make("searchQueue", Icon::Search, tr("Search the queue"), Qt::Key_Slash, this,
         [this] { m_tools->focusSearch(); });
    QAction *sendNow = make("sendNow", Icon::Send, tr("Send pending decisions now"), Qt::Key_Return, m_table,
                            [this] { m_service->decisions()->sendAllNow(); });
    sendNow->setShortcuts({QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    m_clear = make("clearSelection", Icon::Close, tr("Clear selection"), Qt::Key_Escape, this,
                   [this] { clear(); });
}

QWidget *QueuePane::buildHints()
{
    auto *hints = named("keyHints", new QWidget(this));
    auto *row = new QHBoxLayout(hints);
    const std::pair<QKeySequence, QString> keys[] = {
        {Qt::Key_F, tr("Fulfil")}, {Qt::Key_R, tr("Refund")},     {Qt::Key_Space, tr("Select")},
        {Qt::Key_G, tr("Group")},  {Qt::Key_Slash, tr("Search")},
    };
    for (const auto &[key, words] : keys) {
        row->addWidget(new KeyCap(key, hints));
        row->addWidget(makeLabel(words, TextRole::Small, Tone::Hint, hints));
    }
    setSpacing(row, 6);
    return hints;
}

void QueuePane::hideEvent(QHideEvent *event)
{
    // The list is no longer visible, so decided rows can be removed.
    m_service->queue()->removeDecided();
    QWidget::hideEvent(event);
}

void QueuePane::arrange()
{
    const bool narrow = width() < px(narrowBelow);
    m_table->setNarrow(narrow);
    m_bar->setNarrow(narrow);
    m_tools->setNarrow(narrow);
    m_hints->setVisible(!narrow && m_hintsShown);
    m_foot->parentWidget()->setFixedHeight(px(narrow ? narrowFootHeight : footHeight));
}

void QueuePane::setHintsShown(bool shown)
{
    m_hintsShown = shown;
    arrange();
}

void QueuePane::focusList()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
}

void QueuePane::updateCurrent()
{
    const auto entry = m_table->currentEntry();
    if (!entry)
        return m_details->clear();
    m_details->show(entry->redemption, [entry = *entry](const QDateTime &now) {
        const StatePill pill = pillOf(entry.state);
        const bool failed = entry.state == QueueState::Failed;
        return RedemptionDetails::State{.pill = pill.kind,
                                        .text = stateText(entry, now),
                                        .symbol = pill.symbol,
                                        .note = failed ? entry.reason : QString(),
                                        .failed = failed,
                                        .isOpen = entry.waits()};
    });
}

void QueuePane::updateChecks()
{
    const int selected = m_model->selectedCount();
    m_table->header()->setCheckState(selected == 0                                   ? Qt::Unchecked
                                         : selected >= m_model->shown()              ? Qt::Checked
                                         : selected >= m_service->queue()->waiting() ? Qt::Checked
                                                                                     : Qt::PartiallyChecked);
    m_table->viewport()->update();
}

void QueuePane::updateRights()
{
    const QueueStatus status = queueStatus(m_service);
    for (QAction *action : {m_fulfil, m_refund}) {
        action->setEnabled(status.mayDecide);
        action->setToolTip(status.mayDecide ? action->text()
                                            : tr("Sidestage needs permission to decide redemptions."));
    }
    m_rights->setVisible(status.isReadable() && !status.mayDecide);
    updateState();
}

void QueuePane::updateTrouble()
{
    const DecisionService *service = m_service->decisions();
    QString words;
    if (!service->trouble().isEmpty()) {
        words = tr("Decisions could not be saved to disk. Unsent ones are lost when you quit. %1")
                    .arg(service->trouble());
    } else {
        // Being offline is shown above all pages.
        const bool isOffline
            = m_service->account()->client()->connection()->state() == Connection::State::Offline;
        int open = 0;
        QString reason;
        for (const DecisionJob &job : service->jobs()) {
            if (job.isOpen() && !job.waitingFor.isEmpty() && !isOffline) {
                open += job.open;
                reason = job.waitingFor;
            }
        }
        if (open > 0)
            words = tr("%1 %Ln unsent decisions will be sent once this is resolved.", nullptr, open)
                        .arg(reason);
    }
    if (m_trouble->sentence() != words)
        m_trouble->setSentence(words);
    m_trouble->setVisible(!words.isEmpty());
}

void QueuePane::updateState()
{
    using Kind = QueueStatus::Kind;
    const QueueStatus status = queueStatus(m_service);
    if (m_model->rowCount() > 0 || m_model->isBusy() || m_model->newcomers() > 0)
        m_state->showList();
    else if (status.kind == Kind::NotEligible)
        m_state->showEmpty(Icon::Lock, status.sentence);
    else if (status.kind == Kind::NoPermission)
        showNoPermission(m_state, status.sentence, Api::Scope::ChannelManageRedemptions);
    else if (m_tools->isFiltering() && m_service->queue()->size() > 0)
        m_state->showEmpty(Icon::Search, tr("No matching redemptions."), tr("Show all"),
                           [this] { m_tools->clearFilters(); });
    else if (status.kind == Kind::Failed)
        m_state->showEmpty(Icon::Warning, status.sentence, tr("Retry"),
                           [this] { m_service->feed()->refresh(); });
    else if (status.kind == Kind::Loading)
        m_state->showLoading();
    else
        m_state->showEmpty(status.kind == Kind::NoRewards ? Icon::Gift : Icon::Inbox, status.sentence);
    m_bar->setVisible(m_model->selectedCount() > 0);
    updateHold();
}

void QueuePane::updateHold()
{
    // New rows are held back only after the first reading is complete. The queue reports its last part
    // shortly after it was read.
    if (!m_settling && m_service->feed()->isKnown()) {
        m_settling = true;
        QTimer::singleShot(settlingMs, this, [this] {
            m_settled = true;
            updateHold();
        });
    }
    m_model->setHoldNewcomers(m_attended && m_settled && m_model->shown() > 0);
}

void QueuePane::decide(Api::RedemptionDecision decision)
{
    QStringList ids = m_model->takeSelected();
    const bool single = ids.isEmpty();
    if (single) {
        const auto entry = m_table->currentEntry();
        if (!entry || !entry->waits()) {
            announce(m_table,
                     entry ? tr("This redemption has already been decided.")
                           : tr("Nothing selected. Press Space to select the row or group."));
            return;
        }
        ids = {entry->redemption.id};
    }
    const qint64 job = m_service->decisions()->decide(std::move(ids), decision);
    if (job == 0)
        return;
    // Moves to the next row, so that the user can decide rows one after the other.
    if (single)
        m_table->moveToNextWaiting();
    Q_EMIT decided(job);
}

void QueuePane::decideOne(const QString &id, Api::RedemptionDecision decision)
{
    const qint64 job = m_service->decisions()->decide({id}, decision);
    if (job == 0)
        return;
    m_table->moveToNextWaiting();
    Q_EMIT decided(job);
}

void QueuePane::clear()
{
    if (m_columns->isDrawerOpen())
        m_columns->showDetails(false);
    else if (m_model->selectedCount() > 0)
        m_model->clearSelection();
    else if (m_tools->isFiltering())
        m_tools->clearFilters();
}

}  // namespace Sidestage
