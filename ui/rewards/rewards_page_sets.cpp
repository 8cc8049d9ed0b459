// SPDX-License-Identifier: GPL-3.0-or-later

// The sets of the Rewards page: creating and changing them, and the plan that swaps in a set.

#include "rewards_page.h"

#include "base/bidi.h"
#include "forms/collection_dialog.h"
#include "rewards/library/add_rewards_dialog.h"
#include "rewards/library/plan_pane.h"
#include "rewards/list/library_list.h"
#include "rewards/list/reward_operations.h"
#include "rewards/list/reward_table.h"

#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "rewards/rewards_service.h"
#include "schema/describe.h"
#include "texts/error_texts.h"

#include <QListView>
#include <QTableView>

namespace Sidestage {

void RewardsPage::newSet(const QStringList &keys)
{
    RewardSet set;
    for (const QString &key : keys) {
        const RewardItem *item = m_catalogue->find(key);
        if (item && item->isOurs() && item->reward.id > 0)
            set.rewards.append(item->reward.id);
    }
    nameSet(set, [this](const RewardSet &made) {
        m_library->choose({.kind = RewardChoice::Kind::Set, .set = made.id});
        // Focuses the list, so that its shortcuts work, such as W to swap in the set.
        (m_library->isVisible() ? static_cast<QWidget *>(m_library->view()) : m_table->view())
            ->setFocus(Qt::OtherFocusReason);
    });
}

/// Asks for the name of a set and saves it.
void RewardsPage::nameSet(const RewardSet &set, const std::function<void(const RewardSet &)> &saved)
{
    const bool isNew = set.id == 0;
    const int count = int(set.rewards.size());
    auto *dialog = new CollectionDialog<RewardSet>(
        isNew ? tr("New set") : tr("Rename set"), "set",
        {.save = [this](RewardSet &wanted) { return m_service->library()->saveSet(wanted); }}, this);
    dialog->setObjectName(QStringLiteral("setNameDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->form()->text(&RewardSet::name,
                         {.label = tr("Name"),
                          .name = "setName",
                          .hint = isNew && count > 0
                              ? tr("Starts with the %Ln selected rewards.", nullptr, count)
                              : tr("For a category or a show, for example “Horror night”."),
                          .required = tr("Enter a name.")});
    dialog->start(set);
    dialog->saver()->setText(isNew ? tr("Create set") : tr("Rename"));
    dialog->resize(px(480), dialog->sizeHint().height());
    connect(dialog, &CollectionFrame::changed, this, [this, dialog, saved] {
        m_catalogue->gather();
        saved(dialog->saved());
    });
    dialog->open();
}

void RewardsPage::askForMembers()
{
    const auto set = m_catalogue->set(m_library->choice().set);
    if (!set)
        return;
    QList<RewardItem> others;
    for (const RewardItem &item : m_catalogue->items()) {
        if (item.isOurs() && item.reward.id > 0 && !set->rewards.contains(item.reward.id))
            others.append(item);
    }
    if (others.isEmpty())
        return Q_EMIT notified(set->rewards.isEmpty() ? tr("There are no rewards yet.")
                                                      : tr("Every reward is in this set."),
                               {});
    auto *dialog = new AddRewardsDialog(set->name, others, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AddRewardsDialog::chosen, this,
            [this, id = set->id](const QStringList &keys) { m_operations->addToSet(keys, id); });
    dialog->open();
}

void RewardsPage::renameSet(qint64 id)
{
    if (const auto set = m_catalogue->set(id))
        nameSet(*set, [](const RewardSet &) {});
}

void RewardsPage::duplicateSet(qint64 id)
{
    auto set = m_catalogue->set(id);
    if (!set)
        return;
    set->id = 0;
    set->isFavourite = false;
    set->appliedAt = {};
    set->name = m_service->library()->freeSetName(tr("%1 (copy)").arg(set->name));
    if (const auto done = m_service->library()->saveSet(*set); !done)
        return Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
    m_catalogue->gather();
    m_library->choose({.kind = RewardChoice::Kind::Set, .set = set->id});
}

void RewardsPage::removeSet(qint64 id)
{
    const auto set = m_catalogue->set(id);
    if (!set)
        return;
    if (m_planned && m_planned->id == id && m_pane->isPreview())
        closePlan();
    if (const auto done = m_service->library()->removeSet(id); !done)
        return Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
    m_catalogue->gather();
    Q_EMIT notified(tr("Set “%1” deleted; its rewards are kept").arg(isolated(set->name)), [this, set] {
        RewardSet again = *set;  // with its id, which shows refer to
        if (const auto done = m_service->library()->saveSet(again); !done)
            Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
        m_catalogue->gather();
    });
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

/// Shows the plan that switches on exactly the rewards of this set.
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
