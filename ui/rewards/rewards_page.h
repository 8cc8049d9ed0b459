// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "page/page.h"
#include "rewards/list/reward_catalogue.h"
#include "rewards/list/reward_drafts.h"
#include "rewards/list/reward_selection_bar.h"

#include <functional>

namespace Sidestage {

class FileSaver;
class LibraryList;
class PlanPane;
class RewardEditor;
class RewardOperations;
class RewardTable;
class RewardsService;
class SlotBudget;
struct OpenedFile;

/// The reward library: rewards on the service and beyond its slots, sets of them, and the plan that swaps in
/// a set.
class RewardsPage : public Page
{
    Q_OBJECT
public:
    /// `service` must outlive the page.
    explicit RewardsPage(RewardsService *service, QWidget *parent = nullptr);
    ~RewardsPage() override;

    QString id() const override { return QStringLiteral("rewards"); }
    QString title() const override { return tr("Rewards"); }
    Freshness freshness() const override;
    QList<QAction *> headActions() const override { return {m_import, m_export, m_new}; }
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    QString saved() const override;

    /// Shows this reward in the list and in the editor. For `key`, see RewardCatalogue::keyOf().
    void showReward(const QString &key);
    /// Asks for a file and writes these rewards to it, or all if `keys` is empty, with the sets whose rewards
    /// are all among them.
    void askExport(const QStringList &keys);

public Q_SLOTS:
    void refresh() override;

protected:
    void showEvent(QShowEvent *event) override;
    void takeKeyboard() override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildParts();
    void buildActions();
    void connectParts();
    bool isWide() const;
    void arrange();
    void updateRights();
    void updateBanner();
    void updateAll();
    void updateTable();
    void showCurrent();
    void setPaneOpen(bool open);

    // Slots of the actions.
    QStringList chosenKeys() const;
    /// Those of them that can be changed.
    QStringList changeable(QStringList keys) const;
    void updateActions();
    void newReward();
    void editCurrent();
    void pauseCurrent();
    void enableCurrent();
    void duplicateCurrent();
    void askDelete(const QStringList &keys);
    void askBulkEdit(const QStringList &keys);
    void doWithTicked(RewardSelectionBar::Action action);
    void fillMenu(QMenu *menu);
    void askImport();
    /// Asks what to import from the file.
    void importFrom(const OpenedFile &file);

    // Sets and plans, implemented in rewards_page_sets.cpp.
    void newSet(const QStringList &keys);
    void askForMembers();
    void nameSet(const RewardSet &set, const std::function<void(const RewardSet &)> &saved);
    void renameSet(qint64 set);
    void duplicateSet(qint64 set);
    void removeSet(qint64 set);
    void openPlan(qint64 set);
    void swapBack();
    void showPlan(const RewardSet &set);
    void replan();
    void followPlan();
    void closePlan();

    RewardsService *m_service;
    bool m_mayRead = false;
    bool m_mayManage = false;
    RewardDrafts m_drafts;
    RewardCatalogue *m_catalogue;
    RewardOperations *m_operations;

    Banner *m_banner = nullptr;
    FileSaver *m_saver = nullptr;
    SlotBudget *m_budget = nullptr;
    QSplitter *m_columns = nullptr;
    SplitterState *m_place = nullptr;
    QWidget *m_content = nullptr;
    Skeleton *m_skeleton = nullptr;
    LibraryList *m_library = nullptr;
    QComboBox *m_sections = nullptr;
    RewardTable *m_table = nullptr;
    QStackedWidget *m_right = nullptr;
    RewardEditor *m_editor = nullptr;
    PlanPane *m_pane = nullptr;
    EmptyState *m_nothing = nullptr;
    QWidget *m_nothingCard = nullptr;

    QAction *m_new = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_pause = nullptr;
    QAction *m_enable = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_swap = nullptr;
    QAction *m_swapBack = nullptr;
    QAction *m_addToSet = nullptr;
    QAction *m_search = nullptr;
    QAction *m_details = nullptr;
    QAction *m_save = nullptr;
    QAction *m_import = nullptr;
    QAction *m_export = nullptr;

    std::optional<RewardSet> m_planned{};  ///< The set whose plan is shown.
    QSet<qint64> m_takeOff{};
    QHash<qint64, PlanStep::Queue> m_queues{};
    bool m_editing = false;  ///< Shows the editor although a plan is open.
    bool m_wasWide = false;
    std::optional<bool> m_paneOpen{};  ///< The user's choice; none: open if there is room.
};

}  // namespace Sidestage
