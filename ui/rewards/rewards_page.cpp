// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards_page.h"

#include "base/bidi.h"
#include "rewards/library/plan_pane.h"
#include "rewards/list/library_list.h"
#include "rewards/list/reward_editor.h"
#include "rewards/list/reward_operations.h"
#include "rewards/list/reward_table.h"
#include "rewards/list/slot_budget.h"

#include "accounts/account.h"
#include "events/poll_scheduler.h"
#include "kit/controls/button.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/skeleton.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/theme.h"
#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"
#include "words/words.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace Sidestage {

namespace {

/// Widths of the page, in px at a body line of 20 px, from which on three and two columns fit.
constexpr int threeColumns = 1000;
constexpr int twoColumns = 720;
constexpr int libraryWidth = 196;
constexpr int rightWidth = 264;

}  // namespace

RewardsPage::RewardsPage(RewardsService *service, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_drafts(service->account()->store(), service->account()->userId())
    , m_catalogue(new RewardCatalogue(service, this))
    , m_operations(new RewardOperations(service, m_catalogue, this))
{
    setObjectName(QStringLiteral("rewardsPage"));
    const Account *account = service->account();
    const bool eligible = account->info().type != Api::BroadcasterType::Plain;
    m_mayManage = eligible && account->may(Api::Scope::ChannelManageRedemptions);
    m_mayRead = eligible && (m_mayManage || account->may(Api::Scope::ChannelReadRedemptions));
    buildParts();
    buildActions();
    connectParts();
    updateBanner();
    arrange();
    if (m_service->library()->isRunning())
        followPlan();
    else if (m_drafts.find(QStringLiteral("new")))
        m_editor->startNew(std::nullopt);  // what was typed before a crash
    updateAll();
}

RewardsPage::~RewardsPage() = default;

void RewardsPage::buildParts()
{
    m_banner = new Banner(Banner::Kind::Info);
    m_banner->setObjectName(QStringLiteral("rewardsBanner"));
    m_banner->hide();
    m_budget = new SlotBudget;
    m_library = new LibraryList(m_catalogue);
    m_table = new RewardTable(m_service);
    m_sections = new QComboBox;
    m_sections->setObjectName(QStringLiteral("sectionChoice"));
    m_sections->setAccessibleName(tr("Library section"));
    m_sections->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sections->setMinimumContentsLength(10);
    m_sections->hide();
    m_table->addBesideTitle(m_sections);

    m_editor = new RewardEditor(m_service, m_catalogue, &m_drafts, m_mayManage);
    m_pane = new PlanPane(m_service->library(), m_mayManage);
    m_nothing = new EmptyState(Icon::Gift, tr("Select a reward to view and edit it."));
    m_nothing->setAction(tr("New reward"));
    auto *nothing = new Card;
    nothing->body()->addWidget(m_nothing, 1);
    m_nothingCard = nothing;
    m_right = new QStackedWidget;
    m_right->addWidget(m_nothingCard);
    m_right->addWidget(m_editor);
    m_right->addWidget(m_pane);

    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(m_library);
    m_columns->addWidget(m_table);
    m_columns->addWidget(m_right);
    m_place = new SplitterState(m_columns, QStringLiteral("rewards/columns"), {libraryWidth, 0, rightWidth});

    m_content = new QWidget;
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins({});
    content->addWidget(m_budget);
    content->addWidget(m_columns, 1);
    m_skeleton = new Skeleton;
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_banner);
    layout->addWidget(m_skeleton, 1);
    layout->addWidget(m_content, 1);
    Theme::watch(this, [this, layout, content] {
        layout->setContentsMargins(px(Measure::pageMargin), 0, px(Measure::pageMargin),
                                   px(Measure::pageMargin));
        layout->setSpacing(px(Measure::cardGapDense));
        content->setSpacing(px(Measure::cardGap));
        // Less than its columns ask for: there are fewer of them when it gets narrow.
        setMinimumSize(px(300), px(200));
        m_columns->setHandleWidth(px(Measure::cardGap));
        if (m_details)
            arrange();
    });
}

void RewardsPage::connectParts()
{
    connect(m_catalogue, &RewardCatalogue::changed, this, &RewardsPage::updateAll);
    connect(m_library, &LibraryList::chosen, this, [this] {
        if (m_planned && !m_service->library()->isRunning()) {
            const bool inLibrary = m_library->view()->hasFocus();
            closePlan();
            if (inLibrary)
                m_library->view()->setFocus(Qt::OtherFocusReason);
        }
        updateAll();
    });
    connect(m_library, &LibraryList::newSetRequested, this, [this] { newSet(m_table->ticked()); });
    connect(m_library, &LibraryList::renameRequested, this, &RewardsPage::renameSet);
    connect(m_library, &LibraryList::duplicateRequested, this, &RewardsPage::duplicateSet);
    connect(m_library, &LibraryList::removeRequested, this, &RewardsPage::removeSet);
    connect(m_library, &LibraryList::swapRequested, this, &RewardsPage::openPlan);
    connect(m_library, &LibraryList::favouriteRequested, this, [this](qint64 id) {
        if (auto set = m_catalogue->set(id)) {
            set->isFavourite = !set->isFavourite;
            if (const auto done = m_service->library()->saveSet(*set); !done)
                Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
            m_catalogue->gather();
        }
    });
    connect(m_library, &LibraryList::dropped, m_operations, &RewardOperations::addToSet);
    connect(m_library, &LibraryList::refreshed, this, &RewardsPage::updateTable);
    connect(m_sections, &QComboBox::activated, this,
            [this](int at) { m_library->choose(m_library->choices().value(at)); });

    connect(m_table, &RewardTable::currentChanged, this, [this](const QString &key) {
        if (!key.isEmpty()) {
            m_editor->showReward(key);
            m_editing = m_editing && !m_planned;
        }
        showCurrent();
        updateActions();
    });
    connect(m_table, &RewardTable::ticksChanged, this, &RewardsPage::updateActions);
    connect(m_table, &RewardTable::actionRequested, this, &RewardsPage::doWithTicked);
    connect(m_table, &RewardTable::bulkMenuRequested, this, &RewardsPage::fillMenu);
    connect(m_table, &RewardTable::emptyActionTriggered, this, [this] {
        if (m_library->choice().kind == RewardChoice::Kind::Set)
            askForMembers();
        else
            newReward();
    });
    connect(m_table->view(), &QTableView::doubleClicked, this, &RewardsPage::editCurrent);
    connect(m_nothing, &EmptyState::actionTriggered, this, &RewardsPage::newReward);

    connect(m_operations, &RewardOperations::notified, this, &Page::notified);
    connect(m_editor, &RewardEditor::notified, this, &Page::notified);
    connect(m_editor, &RewardEditor::changedCountChanged, this, [this] { m_save->setEnabled(true); });
    connect(m_editor, &RewardEditor::closed, this, [this] {
        m_editing = false;
        if (m_editor->isNew())
            m_editor->showReward(m_table->currentKey());
        if (!isWide() && !m_planned)
            setPaneOpen(false);
        showCurrent();
        m_table->view()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_editor, &RewardEditor::created, this, [this](const QString &serviceId, qint64 libraryId) {
        for (const RewardItem &item : m_catalogue->items()) {
            if ((!serviceId.isEmpty() && item.reward.serviceId == serviceId)
                || (libraryId > 0 && item.reward.id == libraryId)) {
                m_editor->showReward(item.key);
                m_table->setCurrentKey(item.key);
                return;
            }
        }
    });
    connect(m_pane, &PlanPane::closed, this, &RewardsPage::closePlan);
    connect(m_pane, &PlanPane::queueChosen, this, [this](qint64 reward, PlanStep::Queue queue) {
        m_queues.insert(reward, queue);
        replan();
    });
    connect(m_pane, &PlanPane::planChanged, this, [this] { m_catalogue->setPlan(m_pane->plan()); });
    connect(m_service->library(), &RewardLibrary::planChanged, this, [this] {
        // Deleting what nobody waits for is soon done and needs no pane.
        const auto plan = m_service->library()->running();
        const bool waits = plan
            && std::any_of(plan->steps.begin(), plan->steps.end(),
                           [](const PlanStep &step) { return step.freesSlot() && step.waiting > 0; });
        if (!m_planned && m_service->library()->isRunning() && (plan->set.id != 0 || waits))
            followPlan();
    });
    connect(&m_drafts, &RewardDrafts::saved, this, &Page::savedChanged);
    connect(m_service->rewards(), &RewardList::freshnessChanged, this, &Page::freshnessChanged);
    if (Poll *poll = m_service->rewards()->poll())
        connect(poll, &Poll::changed, this, &Page::freshnessChanged);
}

Freshness RewardsPage::freshness() const
{
    const Poll *poll = m_service->rewards()->poll();
    if (!poll)
        return {};
    return {.asOf = poll->asOf(),
            .interval = poll->interval(),
            .failure = poll->failure(),
            .loading = poll->isReading(),
            .live = m_service->rewards()->isLive()};
}

QString RewardsPage::saved() const
{
    if (!m_drafts.problem().isEmpty())
        return tr("Draft not saved: %1").arg(m_drafts.problem());
    if (!m_drafts.savedAt().isValid())
        return {};
    return tr("Draft saved %1")
        .arg(QLocale().toString(m_drafts.savedAt().toLocalTime().time(), QStringLiteral("HH:mm:ss")));
}

void RewardsPage::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    toasts->keepClear(m_editor->foot());
    toasts->keepClear(m_pane->foot());
}

void RewardsPage::refresh()
{
    m_service->rewards()->refresh();
}

void RewardsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (Poll *poll = m_service->rewards()->poll())
        poll->setOnScreen(true);
}

void RewardsPage::takeKeyboard()
{
    if (m_table)
        m_table->view()->setFocus(Qt::OtherFocusReason);
    else
        Page::takeKeyboard();
}

void RewardsPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (Poll *poll = m_service->rewards()->poll())
        poll->setOnScreen(false);
}

void RewardsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

bool RewardsPage::isWide() const
{
    return width() >= px(threeColumns);
}

void RewardsPage::arrange()
{
    const bool narrow = width() < px(twoColumns);
    // What was closed in a small window is open again in a large one.
    if (std::exchange(m_wasWide, isWide()) != isWide())
        m_paneOpen.reset();
    const bool pane = m_paneOpen.value_or(isWide()) || (!isWide() && (m_planned || m_editing));
    m_right->setVisible(pane);
    m_library->setVisible(isWide() || (!narrow && !pane));
    m_table->setVisible(!narrow || !pane);
    m_sections->setVisible(!m_library->isVisibleTo(this));
    m_table->setSections(m_sections);
    m_table->setNarrow(narrow);
    m_budget->setCompact(narrow);
    m_library->setMinimumWidth(px(160));
    m_right->setMinimumWidth(px(narrow ? 200 : rightWidth - 24));
    m_table->setMinimumWidth(px(280));
    m_place->arrange();
    m_budget->setVisible(height() >= px(300) || !narrow);
}

void RewardsPage::updateBanner()
{
    const Account *account = m_service->account();
    m_banner->clearActions();
    if (account->info().type == Api::BroadcasterType::Plain) {
        m_banner->setSentence(tr("Only Affiliates and Partners have Channel Points. You can still prepare "
                                 "rewards in the library."));
        m_banner->show();
        return;
    }
    if (m_mayManage) {
        m_banner->hide();
        return;
    }
    m_banner->setSentence(
        m_mayRead ? tr("You can view rewards. To change them on the service, Sidestage needs permission.")
                  : tr("Sidestage needs permission to see the rewards on the service."));
    Button *ask = m_banner->addAction(tr("Grant permission…"));
    ask->setObjectName(QStringLiteral("askPermission"));
    connect(ask, &QPushButton::clicked, this,
            [this] { Q_EMIT permissionRequested(Api::Scope::ChannelManageRedemptions); });
    m_banner->show();
}

void RewardsPage::updateAll()
{
    const bool known = m_service->rewards()->isKnown() || !m_mayRead || !m_catalogue->items().isEmpty()
        || (m_service->rewards()->poll() && !m_service->rewards()->poll()->failure().isEmpty());
    m_skeleton->setVisible(!known);
    m_content->setVisible(known);
    const Poll *poll = m_service->rewards()->poll();
    const bool isToldOnce = m_service->rewards()->isKnown() || (poll && poll->asOf().isValid());
    m_budget->setUse(isToldOnce ? std::optional(m_catalogue->slotUse()) : std::nullopt);
    if (m_planned && m_pane->isPreview())
        replan();
    updateTable();
    showCurrent();
    updateActions();
}

void RewardsPage::updateTable()
{
    const RewardChoice choice = m_library->choice();
    QList<RewardItem> items = m_catalogue->of(choice);
    if (m_planned) {
        // What goes because of the plan belongs to what is seen of it.
        const auto isThere = [&items](const QString &key) {
            return std::any_of(items.cbegin(), items.cend(),
                               [&key](const RewardItem &item) { return item.key == key; });
        };
        for (const RewardItem &item : m_catalogue->items()) {
            if (item.step && item.step->what != PlanStep::What::StaysOff && !isThere(item.key))
                items.append(item);
        }
    }
    m_table->setHeading(m_library->titleOf(choice));
    m_table->setItems(items);
    const bool isSet = choice.kind == RewardChoice::Kind::Set;
    if (m_mayRead && !m_service->rewards()->isKnown() && m_catalogue->items().isEmpty()) {
        const Poll *poll = m_service->rewards()->poll();
        m_table->setEmptyWords(tr("Rewards not loaded yet. %1").arg(poll ? poll->failure() : QString()), {});
        return;
    }
    m_table->setEmptyWords(isSet ? tr("This set has no rewards yet.")
                               : choice.kind == RewardChoice::Kind::Elsewhere
                               ? tr("No other app has made a reward in this channel.")
                               : choice.kind == RewardChoice::Kind::NoSet
                               ? tr("Every reward is in a set.")
                               : tr("No rewards yet. Viewers spend their Channel Points on them."),
                           choice.kind == RewardChoice::Kind::All
                                   || choice.kind == RewardChoice::Kind::OnService
                               ? tr("New reward")
                               : isSet ? tr("Add rewards…")
                                       : QString());
    const auto choices = m_library->choices();
    QStringList names, before;
    for (const RewardChoice &each : choices)
        names.append(tr("%1 (%L2)").arg(isolated(m_library->titleOf(each))).arg(m_catalogue->count(each)));
    for (int at = 0; at < m_sections->count(); ++at)
        before.append(m_sections->itemText(at));
    if (names != before) {
        m_sections->clear();
        m_sections->addItems(names);
    }
    m_sections->setCurrentIndex(int(choices.indexOf(choice)));
}

void RewardsPage::showCurrent()
{
    QWidget *shown = m_nothingCard;
    if (m_planned && !m_editing)
        shown = m_pane;
    else if (m_editor->isNew() || m_catalogue->find(m_editor->key()))
        shown = m_editor;
    m_right->setCurrentWidget(shown);
    arrange();
}

void RewardsPage::setPaneOpen(bool open)
{
    m_paneOpen = open;
    if (!open)
        m_editing = false;
    arrange();
    if (!open && !m_right->isVisibleTo(this))
        m_table->view()->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
