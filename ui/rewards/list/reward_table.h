// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "reward_catalogue.h"
#include "reward_selection_bar.h"

#include <QMenu>

class QAction;
class QComboBox;
class QStackedWidget;
class QTableView;

namespace Sidestage {

class ActionButton;
class Button;
class EmptyState;
class HeaderState;
class Pictures;
class RewardTableModel;
class SearchField;
class TickHeader;

/// The rewards of the chosen part: searched, filtered, ticked; while a plan is open with what becomes of
/// them.
class RewardTable : public Card
{
    Q_OBJECT
public:
    /// `desk` tells the time and where pictures come from; must outlive this.
    explicit RewardTable(RewardsService *service, QWidget *parent = nullptr);
    ~RewardTable() override;

    void setHeading(const QString &title);
    /// What is there to show; search and filter choose from it.
    void setItems(const QList<RewardItem> &items);
    /// What an empty list says, and its one action; `action` may be empty.
    void setEmptyWords(const QString &sentence, const QString &action);
    void setPlanOpen(bool open);
    /// Only the columns that matter most.
    void setNarrow(bool narrow);
    /// Stands where the title is, in place of a list of sections; null: none.
    void setSections(QComboBox *sections);

    QTableView *view() const { return m_view; }
    RewardTableModel *model() const { return m_model; }
    QMenu *bulkMenu() const { return m_bulk; }
    QString currentKey() const;  ///< Empty: none.
    void setCurrentKey(const QString &key);
    QStringList ticked() const;
    void clearTicks();
    void focusSearch();
    /// Nothing is searched nor filtered any more.
    void showAll();
    /// Swaps in the set that is shown: a button in the head while it can be done.
    void setSwapAction(QAction *action);

Q_SIGNALS:
    void currentChanged(const QString &key);
    void ticksChanged();
    void emptyActionTriggered();
    /// To be done with what is ticked.
    void actionRequested(Sidestage::RewardSelectionBar::Action action);
    /// The menu of what is ticked is about to be shown: to be filled.
    void bulkMenuRequested(QMenu *menu);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void filter();
    void fit();
    void buildHead();
    void updateCount();

    RewardsService *m_service;
    RewardTableModel *m_model = nullptr;
    Pictures *m_pictures = nullptr;
    QTableView *m_view = nullptr;
    TickHeader *m_header = nullptr;
    HeaderState *m_place = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_count = nullptr;
    SearchField *m_search = nullptr;
    Button *m_filterButton = nullptr;
    Button *m_more = nullptr;
    ActionButton *m_swap = nullptr;
    QMenu *m_states = nullptr;
    QMenu *m_bulk = nullptr;
    RewardSelectionBar *m_bar = nullptr;
    QList<RewardItem> m_items{};
    QSet<RewardState> m_shownStates{};  // empty: all
    bool m_onlyWaiting = false;
    bool m_narrow = false;
    bool m_planOpen = false;
    bool m_hasSections = false;
    QString m_heading{};
    QString m_emptySentence{};
    QString m_emptyAction{};
};

}  // namespace Sidestage
