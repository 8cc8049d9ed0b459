// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards_page.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "files/file_saver.h"
#include "files/open_file.h"
#include "kit/controls/button.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/skeleton.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "page/permission_hint.h"
#include "rewards/decisions/bulk_edit_dialog.h"
#include "rewards/decisions/delete_guard_dialog.h"
#include "rewards/editor/reward_editor.h"
#include "rewards/library/import_dialog.h"
#include "rewards/library/library_json.h"
#include "rewards/library/plan_pane.h"
#include "rewards/list/library_list.h"
#include "rewards/list/reward_list.h"
#include "rewards/list/reward_operations.h"
#include "rewards/list/reward_table.h"
#include "rewards/list/reward_texts.h"
#include "rewards/list/slot_budget.h"
#include "rewards/rewards_service.h"
#include "texts/error_texts.h"

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

/// Minimum widths of the page for three and two columns, in px at a body line of 20 px.
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
    buildParts();
    buildActions();
    connectParts();
    updateRights();
    arrange();
    if (m_service->library()->isRunning())
        followPlan();
    else if (m_drafts.find(QStringLiteral("new")))
        m_editor->startNew(std::nullopt);  // input from before a crash
    updateAll();
}

RewardsPage::~RewardsPage() = default;

void RewardsPage::buildParts()
{
    m_banner = named("rewardsBanner", new Banner(Banner::Kind::Info));
    m_banner->hide();
    m_saver = new FileSaver(QStringLiteral("rewardFile"), this);
    m_budget = new SlotBudget;
    m_library = new LibraryList(m_catalogue);
    m_table = new RewardTable(m_service);
    m_sections = named("sectionChoice", new QComboBox, tr("Library section"));
    m_sections->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sections->setMinimumContentsLength(10);
    m_sections->hide();
    m_table->addBesideTitle(m_sections);

    m_editor = new RewardEditor(m_service, m_catalogue, &m_drafts);
    m_pane = new PlanPane(m_service->library());
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
    auto *content = withoutMargins(new QVBoxLayout(m_content));
    content->addWidget(m_budget);
    content->addWidget(m_columns, 1);
    m_skeleton = new Skeleton;
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_banner);
    layout->addWidget(m_saver);
    layout->addWidget(m_skeleton, 1);
    layout->addWidget(m_content, 1);
    setPageMargins(layout);
    setSpacing(layout, Measure::cardGapDense);
    setSpacing(content, Measure::cardGap);
    // Smaller than the minimum of its columns, because it shows fewer of them when it gets narrower.
    setScaled(this, &QWidget::setMinimumSize, 250, 200);
    setScaled(m_columns, &QSplitter::setHandleWidth, Measure::cardGap);
    Theme::watch(this, [this] {
        if (m_details)
            arrange();
    });
}

void RewardsPage::buildActions()
{
    // Letters and keys that text fields handle work only in the list; the others work in the whole window.
    const auto inList = [this](QAction *action) {
        removeAction(action);
        m_table->view()->addAction(action);
        return action;
    };
    const auto anywhere = [](QAction *action) {
        action->setShortcutContext(Qt::WindowShortcut);
        return action;
    };
    m_new = anywhere(
        addAction("newReward", Icon::Plus, tr("New reward"), Qt::CTRL | Qt::Key_N, [this] { newReward(); }));
    m_edit = inList(
        addAction("editReward", Icon::Edit, tr("Edit reward"), Qt::Key_Return, [this] { editCurrent(); }));
    m_pause
        = inList(addAction("pauseReward", Icon::Pause, tr("Pause"), Qt::Key_P, [this] { pauseCurrent(); }));
    m_enable
        = inList(addAction("enableReward", Icon::Power, tr("Turn off"), {}, [this] { enableCurrent(); }));
    m_duplicate = anywhere(addAction("duplicateReward", Icon::Copy, tr("Duplicate"), Qt::CTRL | Qt::Key_D,
                                     [this] { duplicateCurrent(); }));
    m_delete = inList(addAction("deleteReward", Icon::Trash, tr("Delete…"), Qt::Key_Delete,
                                [this] { askDelete(chosenKeys()); }));
    m_swap = inList(addAction("swapIn", Icon::Play, tr("Apply set…"), Qt::Key_W,
                              [this] { openPlan(m_library->choice().set); }));
    m_library->view()->addAction(m_swap);
    m_swapBack = anywhere(addAction("swapBack", Icon::Undo, tr("Switch back…"), {}, [this] { swapBack(); }));
    m_addToSet = anywhere(
        addAction("addToSet", Icon::Plus, tr("Add rewards to the set…"), {}, [this] { askForMembers(); }));
    m_search = inList(addAction("searchRewards", Icon::Search, tr("Search rewards"), Qt::Key_Slash,
                                [this] { m_table->focusSearch(); }));
    m_library->view()->addAction(m_search);
    m_details = inList(addAction("rewardDetails", Icon::Window, tr("Show or hide the side pane"), Qt::Key_D,
                                 [this] { setPaneOpen(!m_right->isVisibleTo(this)); }));
    m_save = anywhere(
        addAction("sendReward", Icon::Send, tr("Send reward changes"), Qt::CTRL | Qt::Key_Return, [this] {
            if (m_editor->isVisible())
                m_editor->save();
        }));
    anywhere(
        addAction("newRewardSet", Icon::Plus, tr("New set…"), {}, [this] { newSet(m_table->ticked()); }));
    m_import = anywhere(addAction("importRewards", Icon::None, tr("Import…"), {}, [this] { askImport(); }));
    m_export = anywhere(addAction("exportRewards", Icon::Download, tr("Export…"), {},
                                  [this] { askExport(m_table->ticked()); }));
    m_new->setProperty("primary", true);
    m_table->setSwapAction(m_swap);
    connect(m_library, &LibraryList::swapBackRequested, m_swapBack, &QAction::trigger);
    connect(m_service->library(), &RewardLibrary::swapBackChanged, this, &RewardsPage::updateActions);
    m_editor->setActions({m_pause, m_enable, m_duplicate, m_delete});
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
        // A deletion without waiting redemptions is short and needs no pane.
        const auto plan = m_service->library()->running();
        const bool waits = plan && std::ranges::any_of(plan->steps, [](const PlanStep &step) {
                               return step.freesSlot() && step.waiting > 0;
                           });
        if (!m_planned && m_service->library()->isRunning() && (plan->set.id != 0 || waits))
            followPlan();
    });
    connect(&m_drafts, &RewardDrafts::saved, this, &Page::savedChanged);
    connect(m_service->account(), &Account::rightsChanged, this, [this] {
        updateRights();
        updateAll();
    });
    connect(m_service->rewards(), &RewardList::freshnessChanged, this, &Page::freshnessChanged);
}

Freshness RewardsPage::freshness() const
{
    Freshness freshness = freshnessOf(*m_service->rewards());
    freshness.loading = m_service->rewards()->isReading();
    return freshness;
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

void RewardsPage::showReward(const QString &key)
{
    m_catalogue->gather();
    if (!m_catalogue->find(key))
        return;
    m_library->choose({});
    m_table->showAll();
    m_table->setCurrentKey(key);
    m_table->view()->setFocus(Qt::ShortcutFocusReason);
}

void RewardsPage::importFrom(const OpenedFile &file)
{
    const auto import = m_service->library()->readJson(file.content);
    if (!import)
        return Q_EMIT notified(tr("Could not read “%1”. %2").arg(isolated(file.name), import.error().message),
                               {}, Pill::Kind::Error);
    auto *dialog = new ImportDialog(m_service->library(), *import, file.name, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, [this](int count) {
        m_catalogue->gather();
        Q_EMIT notified(tr("%Ln rewards imported", nullptr, count), {});
    });
    dialog->open();
}

void RewardsPage::askExport(const QStringList &keys)
{
    QList<qint64> rewards;
    for (const RewardItem &item : m_catalogue->items()) {
        if (item.isOurs() && item.reward.id > 0 && (keys.isEmpty() || keys.contains(item.key)))
            rewards.append(item.reward.id);
    }
    QList<qint64> sets;
    for (const RewardSet &set : m_catalogue->sets()) {
        // A set without rewards belongs only to an export of everything.
        if (set.rewards.isEmpty() ? keys.isEmpty() : std::ranges::all_of(set.rewards, [&](qint64 reward) {
                return rewards.contains(reward);
            }))
            sets.append(set.id);
    }
    m_saver->choose(
        {.title = tr("Export rewards"),
         .name = QStringLiteral("rewards"),
         .kinds = {tr("Rewards (*.json)")},
         .write = FileSaver::bytes(m_service->library()->toJson(rewards, sets), rewards.size()),
         .saved = [](int count, const QString &) { return tr("%Ln rewards exported", nullptr, count); }});
}

void RewardsPage::refresh()
{
    m_service->rewards()->refresh();
}

void RewardsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_service->rewards()->setOnScreen(this, true);
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
    m_service->rewards()->setOnScreen(this, false);
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
    // A change between small and large window resets what the user has closed.
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
    m_table->setMinimumWidth(px(narrow ? 200 : 280));
    m_place->arrange();
    m_budget->setVisible(height() >= px(300) || !narrow);
}

void RewardsPage::updateRights()
{
    const Account *account = m_service->account();
    const bool eligible = account->info().type != Api::BroadcasterType::Plain;
    m_mayManage = eligible && account->may(Api::Scope::ChannelManageRedemptions);
    m_mayRead = eligible && (m_mayManage || account->may(Api::Scope::ChannelReadRedemptions));
    m_editor->setMayManage(m_mayManage);
    m_pane->setMayManage(m_mayManage);
    updateBanner();
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
    addPermissionAction(m_banner, Api::Scope::ChannelManageRedemptions);
    m_banner->show();
}

void RewardsPage::updateAll()
{
    const bool known = m_service->rewards()->isKnown() || !m_mayRead || !m_catalogue->items().isEmpty()
        || !m_service->rewards()->failure().isEmpty();
    m_skeleton->setVisible(!known);
    m_content->setVisible(known);
    const bool isToldOnce = m_service->rewards()->isKnown() || m_service->rewards()->asOf().isValid();
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
        // Also shows rewards outside this section that the plan changes.
        const auto isThere = [&items](const QString &key) {
            return std::ranges::any_of(items, [&key](const RewardItem &item) { return item.key == key; });
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
        m_table->setEmptyWords(tr("Rewards not loaded yet. %1").arg(m_service->rewards()->failure()), {});
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
        names.append(
            tr("%1 (%L2)")
                .arg(isolated(m_library->titleOf(each)), QLocale().toString(m_catalogue->count(each))));
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

QStringList RewardsPage::chosenKeys() const
{
    QStringList keys = m_table->ticked();
    if (keys.isEmpty() && !m_table->currentKey().isEmpty())
        keys.append(m_table->currentKey());
    return keys;
}

QStringList RewardsPage::changeable(QStringList keys) const
{
    keys.removeIf([this](const QString &key) {
        const RewardItem *item = m_catalogue->find(key);
        return !item || !item->isOurs() || (item->isOnService() && !m_mayManage);
    });
    return keys;
}

void RewardsPage::updateActions()
{
    const RewardItem *item = m_catalogue->find(m_table->currentKey());
    const bool ours = item && item->isOurs();
    const bool onService = ours && item->isOnService();
    const QString locked = item && !ours ? tr("Made by another app. Only that app can change it.")
        : !item                          ? tr("Select a reward first.")
                                         : tr("No permission to change rewards on the service.");
    const auto set = [](QAction *action, bool enabled, const QString &reason) {
        setBlocked(action, enabled ? QString() : reason);
    };
    set(m_edit, item, locked);
    set(m_pause, ours && (m_mayManage || !onService), locked);
    set(m_enable, ours && (m_mayManage || !onService), locked);
    set(m_duplicate, item, locked);
    set(m_delete, !chosenKeys().isEmpty() && (!item || ours || !m_table->ticked().isEmpty()), locked);
    const bool isSet = m_library->choice().kind == RewardChoice::Kind::Set;
    set(m_swap, isSet, tr("Select a set first."));
    set(m_addToSet, isSet, tr("Select a set first."));
    set(m_swapBack, m_service->library()->swapBack().has_value(), tr("No set has been applied yet."));
    m_library->setSwapBackShown(m_swapBack->isEnabled());
    m_table->setSwapAction(m_swap);
    const bool paused = ours && item->reward.reward.isPaused.value_or(false);
    m_pause->setText(paused ? tr("Resume") : tr("Pause"));
    m_pause->setIcon(Icons::icon(paused ? Icon::Play : Icon::Pause));
    const bool on = ours && item->reward.reward.isEnabled.value_or(true);
    m_enable->setText(on ? tr("Turn off") : tr("Turn on"));
}

void RewardsPage::newReward()
{
    m_editing = true;
    m_editor->startNew(std::nullopt);
    showCurrent();
    m_editor->focusFirst();
}

void RewardsPage::editCurrent()
{
    const RewardItem *item = m_catalogue->find(m_table->currentKey());
    if (!item)
        return;
    m_editing = true;
    m_editor->showReward(item->key);
    if (m_paneOpen && !*m_paneOpen)
        m_paneOpen.reset();
    showCurrent();
    m_editor->focusFirst();
}

void RewardsPage::pauseCurrent()
{
    if (const RewardItem *item = m_catalogue->find(m_table->currentKey()))
        m_operations->setPaused({item->key}, !item->reward.reward.isPaused.value_or(false));
}

void RewardsPage::enableCurrent()
{
    if (const RewardItem *item = m_catalogue->find(m_table->currentKey()))
        m_operations->setEnabled({item->key}, !item->reward.reward.isEnabled.value_or(true));
}

void RewardsPage::duplicateCurrent()
{
    const RewardItem *item = m_catalogue->find(m_table->currentKey());
    if (!item)
        return;
    Api::RewardChanges copy = item->reward.reward;
    copy.title = m_operations->titleForCopy(item->title());
    m_editing = true;
    m_editor->startNew(copy);
    showCurrent();
    m_editor->focusFirst();
}

void RewardsPage::askDelete(const QStringList &keys)
{
    QList<RewardItem> onService;
    QStringList inLibrary;
    for (const QString &key : keys) {
        const RewardItem *item = m_catalogue->find(key);
        if (!item || !item->isOurs())
            continue;
        if (item->isOnService())
            onService.append(*item);
        else
            inLibrary.append(key);
    }
    if (!onService.isEmpty() && !m_mayManage)
        return Q_EMIT notified(tr("No permission to change rewards on the service."), {}, Pill::Kind::Warn);
    if (onService.isEmpty()) {
        // No confirmation, because viewers have not seen these rewards and the deletion can be undone.
        if (!inLibrary.isEmpty())
            m_operations->remove(inLibrary, PlanStep::Queue::RefundFirst, false);
        return;
    }
    auto *dialog = new DeleteGuardDialog(onService, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DeleteGuardDialog::deleteRequested, this,
            [this, inLibrary](const QStringList &chosen, PlanStep::Queue queue, bool keep) {
                m_table->clearTicks();
                m_operations->remove(chosen + inLibrary, queue, keep);
            });
    connect(dialog, &DeleteGuardDialog::pauseRequested, this,
            [this](const QStringList &chosen) { m_operations->setPaused(chosen, true); });
    dialog->open();
}

void RewardsPage::askBulkEdit(const QStringList &keys)
{
    QList<RewardItem> items;
    for (const QString &key : changeable(keys))
        items.append(*m_catalogue->find(key));
    if (items.isEmpty())
        return Q_EMIT notified(tr("None of the selected rewards can be changed here."), {}, Pill::Kind::Warn);
    auto *dialog = new BulkEditDialog(items, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BulkEditDialog::applyRequested, this,
            [this](const QStringList &chosen, const QList<RewardField> &fields,
                   const Api::RewardChanges &values) {
                m_operations->change(chosen, fields, values, [fields](int count) {
                    return tr("%1 changed for %Ln rewards", nullptr, count).arg(namesOf(fields));
                });
            });
    dialog->open();
}

void RewardsPage::doWithTicked(RewardSelectionBar::Action action)
{
    using AdAction = RewardSelectionBar::Action;
    const QStringList keys = changeable(m_table->ticked());
    if (keys.isEmpty() && action != AdAction::Clear)
        return Q_EMIT notified(tr("None of the selected rewards can be changed here."), {}, Pill::Kind::Warn);
    switch (action) {
    case AdAction::TurnOn:
    case AdAction::TurnOff:
        return m_operations->setEnabled(keys, action == AdAction::TurnOn);
    case AdAction::Pause:
    case AdAction::Resume:
        return m_operations->setPaused(keys, action == AdAction::Pause);
    case AdAction::Edit:
        return askBulkEdit(keys);
    case AdAction::Clear:
        return m_table->clearTicks();
    }
}

void RewardsPage::fillMenu(QMenu *menu)
{
    menu->clear();
    const QStringList keys = chosenKeys();
    const QStringList ticked = m_table->ticked();
    const auto add = [&](const char *name, const QString &text, auto act) {
        QAction *action = menu->addAction(text, this, act);
        action->setObjectName(QLatin1String(name));
        action->setEnabled(!keys.isEmpty());
        return action;
    };
    if (ticked.isEmpty())
        menu->addAction(m_edit);
    const QStringList ours = changeable(keys);
    const auto addChange = [&](const char *name, const QString &text, auto act) {
        add(name, text, act)->setEnabled(!ours.isEmpty());
    };
    addChange("bulkEditAction", tr("Edit selected…"), [this, ours] { askBulkEdit(ours); });
    menu->addSeparator();
    addChange("bulkOn", tr("Turn on"), [this, ours] { m_operations->setEnabled(ours, true); });
    addChange("bulkOff", tr("Turn off"), [this, ours] { m_operations->setEnabled(ours, false); });
    addChange("bulkPause", tr("Pause"), [this, ours] { m_operations->setPaused(ours, true); });
    addChange("bulkResume", tr("Resume"), [this, ours] { m_operations->setPaused(ours, false); });
    add("bulkCreate", tr("Create on the service"), [this, keys] {
        m_operations->putOnService(keys);
    })->setEnabled(m_mayManage && !keys.isEmpty());
    menu->addSeparator();
    QMenu *sets = menu->addMenu(tr("Add to set"));
    sets->setEnabled(!keys.isEmpty());
    for (const RewardSet &set : m_catalogue->sets())
        sets->addAction(QString(set.name).replace(u'&', QStringLiteral("&&")), this,
                        [this, keys, id = set.id] { m_operations->addToSet(keys, id); });
    if (!m_catalogue->sets().isEmpty())
        sets->addSeparator();
    sets->addAction(tr("New set…"), this, [this, keys] { newSet(keys); });
    const bool isSet = m_library->choice().kind == RewardChoice::Kind::Set;
    if (isSet) {
        add("takeOutOfSet", tr("Remove from this set"),
            [this, keys] { m_operations->removeFromSet(keys, m_library->choice().set); });
    }
    if (isSet)
        menu->addAction(m_addToSet);
    if (isSet && !m_planned)
        menu->addAction(m_swap);
    if (!m_planned && m_swapBack->isEnabled())
        menu->addAction(m_swapBack);
    if (m_planned && m_pane->isPreview()) {
        const auto mark = [this, keys](bool off) {
            for (const QString &key : keys) {
                if (const RewardItem *item = m_catalogue->find(key)) {
                    if (off)
                        m_takeOff.insert(item->reward.id);
                    else
                        m_takeOff.remove(item->reward.id);
                }
            }
            replan();
        };
        menu->addSeparator();
        add("planTakeOff", tr("Remove from the service (frees the slot)"), [mark] { mark(true); });
        add("planKeepSlot", tr("Turn off only (keeps the slot)"), [mark] { mark(false); });
    }
    menu->addSeparator();
    if (ticked.isEmpty())
        menu->addAction(m_duplicate);
    menu->addAction(m_export);
    menu->addAction(m_delete);
}

void RewardsPage::askImport()
{
    openFile(this,
             {.name = QStringLiteral("rewardFile"),
              .title = tr("Import rewards"),
              .kinds = {tr("Rewards (*.json)")},
              .maxBytes = RewardFile::maxBytes},
             [this](const Result<OpenedFile> &file) {
                 if (file)
                     importFrom(*file);
                 else
                     Q_EMIT notified(file.error().message, {}, Pill::Kind::Error);
             });
}

}  // namespace Sidestage
