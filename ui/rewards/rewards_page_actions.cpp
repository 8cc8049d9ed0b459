// SPDX-License-Identifier: GPL-3.0-or-later

// What the keys and menus of the Rewards page do.

#include "rewards_page.h"

#include "base/bidi.h"
#include "rewards/decisions/bulk_edit_dialog.h"
#include "rewards/decisions/delete_guard_dialog.h"
#include "rewards/library/plan_pane.h"
#include "rewards/list/library_list.h"
#include "rewards/list/reward_editor.h"
#include "rewards/list/reward_operations.h"
#include "rewards/list/reward_table.h"
#include "rewards/list/reward_words.h"

#include "kit/theme/accessible.h"
#include "rewards/rewards_service.h"
#include "words/words.h"

#include <QListView>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>

namespace Sidestage {

void RewardsPage::buildActions()
{
    // Letters and what a text field knows too belong to the list; the others to the page.
    enum class Where { Anywhere, List };
    const auto make = [this](const char *name, const QString &text, Icon symbol, const QKeySequence &key,
                             Where where, auto slot) {
        auto *action = new QAction(text, this);
        action->setObjectName(QLatin1String(name));
        if (symbol != Icon::None)
            action->setIcon(Icons::icon(symbol));
        action->setShortcut(key);
        action->setShortcutContext(where == Where::List ? Qt::WidgetWithChildrenShortcut
                                                        : Qt::WindowShortcut);
        connect(action, &QAction::triggered, this, slot);
        if (where == Where::List)
            m_table->view()->addAction(action);
        else
            addAction(action);
        m_actions.append(action);
        return action;
    };
    m_new = make("newReward", tr("New reward"), Icon::Plus, Qt::CTRL | Qt::Key_N, Where::Anywhere,
                 &RewardsPage::newReward);
    m_edit = make("editReward", tr("Edit reward"), Icon::Edit, Qt::Key_Return, Where::List,
                  &RewardsPage::editCurrent);
    m_pause
        = make("pauseReward", tr("Pause"), Icon::Pause, Qt::Key_P, Where::List, &RewardsPage::pauseCurrent);
    m_enable
        = make("enableReward", tr("Turn off"), Icon::Power, {}, Where::List, &RewardsPage::enableCurrent);
    m_duplicate = make("duplicateReward", tr("Duplicate"), Icon::Copy, Qt::CTRL | Qt::Key_D, Where::Anywhere,
                       &RewardsPage::duplicateCurrent);
    m_delete = make("deleteReward", tr("Delete…"), Icon::Trash, Qt::Key_Delete, Where::List,
                    [this] { askDelete(chosenKeys()); });
    m_swap = make("swapIn", tr("Apply set…"), Icon::Play, Qt::Key_W, Where::List,
                  [this] { openPlan(m_library->choice().set); });
    m_library->view()->addAction(m_swap);
    m_swapBack
        = make("swapBack", tr("Switch back…"), Icon::Undo, {}, Where::Anywhere, &RewardsPage::swapBack);
    m_addToSet = make("addToSet", tr("Add rewards to the set…"), Icon::Plus, {}, Where::Anywhere,
                      &RewardsPage::askForMembers);
    m_search = make("searchRewards", tr("Search rewards"), Icon::Search, Qt::Key_Slash, Where::List,
                    [this] { m_table->focusSearch(); });
    m_library->view()->addAction(m_search);
    m_details = make("rewardDetails", tr("Show or hide the side pane"), Icon::Window, Qt::Key_D, Where::List,
                     [this] { setPaneOpen(!m_right->isVisibleTo(this)); });
    m_save = make("sendReward", tr("Send reward changes"), Icon::Send, Qt::CTRL | Qt::Key_Return,
                  Where::Anywhere, [this] {
                      if (m_editor->isVisible())
                          m_editor->save();
                  });
    m_newSet = make("newRewardSet", tr("New set…"), Icon::Plus, {}, Where::Anywhere,
                    [this] { newSet(m_table->ticked()); });
    m_import = make("importRewards", tr("Import…"), Icon::None, {}, Where::Anywhere, &RewardsPage::askImport);
    m_export
        = make("exportRewards", tr("Export…"), Icon::Download, {}, Where::Anywhere, &RewardsPage::askExport);
    m_new->setProperty("primary", true);
    m_table->setSwapAction(m_swap);
    connect(m_library, &LibraryList::swapBackRequested, m_swapBack, &QAction::trigger);
    connect(m_service->library(), &RewardLibrary::swapBackChanged, this, &RewardsPage::updateActions);
    m_editor->setActions({m_pause, m_enable, m_duplicate, m_delete});
}

QList<QAction *> RewardsPage::headActions() const
{
    return {m_import, m_export, m_new};
}

QStringList RewardsPage::chosenKeys() const
{
    QStringList keys = m_table->ticked();
    if (keys.isEmpty() && !m_table->currentKey().isEmpty())
        keys.append(m_table->currentKey());
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
        action->setEnabled(enabled);
        action->setToolTip(enabled ? QString() : reason);
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
        // Nobody but the user has seen them, and it can be undone.
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
    for (const QString &key : keys) {
        const RewardItem *item = m_catalogue->find(key);
        if (item && item->isOurs() && (m_mayManage || !item->isOnService()))
            items.append(*item);
    }
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
    const QStringList keys = m_table->ticked();
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
    add("bulkEditAction", tr("Edit selected…"), [this, keys] { askBulkEdit(keys); });
    menu->addSeparator();
    add("bulkOn", tr("Turn on"), [this, keys] { m_operations->setEnabled(keys, true); });
    add("bulkOff", tr("Turn off"), [this, keys] { m_operations->setEnabled(keys, false); });
    add("bulkPause", tr("Pause"), [this, keys] { m_operations->setPaused(keys, true); });
    add("bulkResume", tr("Resume"), [this, keys] { m_operations->setPaused(keys, false); });
    add("bulkCreate", tr("Create on the service"), [this, keys] {
        m_operations->putOnService(keys);
    })->setEnabled(m_mayManage && !keys.isEmpty());
    menu->addSeparator();
    QMenu *sets = menu->addMenu(tr("Add to set"));
    sets->setEnabled(!keys.isEmpty());
    for (const RewardSet &set : m_catalogue->sets())
        sets->addAction(set.name, this, [this, keys, id = set.id] { m_operations->addToSet(keys, id); });
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

void RewardsPage::openPlan(qint64 id)
{
    if (m_service->library()->isRunning())
        return followPlan();
    if (const auto set = m_catalogue->set(id)) {
        m_library->choose({.kind = RewardChoice::Kind::Set, .set = id});
        showPlan(*set);
    }
}

void RewardsPage::swapBack()
{
    if (m_service->library()->isRunning())
        return followPlan();
    if (const auto before = m_service->library()->swapBack()) {
        m_library->choose({.kind = RewardChoice::Kind::OnService});
        showPlan(*before);
    }
}

/// Shows what it would take to have exactly this on.
void RewardsPage::showPlan(const RewardSet &set)
{
    m_planned = set;
    m_takeOff.clear();
    m_editing = false;
    if (m_paneOpen && !*m_paneOpen)
        m_paneOpen.reset();
    m_queues.clear();
    m_pane->preview(m_service->library()->planFor(set));
    m_table->setPlanOpen(true);
    m_catalogue->setPlan(m_pane->plan());
    updateAll();
    announce(this, tr("Preview of “%1”. Nothing has been sent yet.").arg(isolated(set.name)));
}

void RewardsPage::replan()
{
    if (m_planned->id > 0) {
        const auto set = m_catalogue->set(m_planned->id);
        if (!set)
            return;
        m_planned = set;
    }
    const SwapPlan plan = m_service->library()->planFor(*m_planned, m_takeOff, m_queues);
    if (plan == m_pane->plan())
        return;
    m_pane->preview(plan);
    m_catalogue->setPlan(m_pane->plan());
}

void RewardsPage::followPlan()
{
    m_pane->follow();
    m_planned = m_pane->plan().set;
    m_editing = false;
    m_table->setPlanOpen(true);
    m_catalogue->setPlan(m_pane->plan());
    updateAll();
}

void RewardsPage::closePlan()
{
    m_planned.reset();
    m_takeOff.clear();
    m_table->setPlanOpen(false);
    m_catalogue->setPlan(std::nullopt);
    updateAll();
    m_table->view()->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
