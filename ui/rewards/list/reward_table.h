// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"
#include "kit/search/search_field.h"
#include "reward_catalogue.h"
#include "reward_selection_bar.h"
#include "reward_table_model.h"

#include <QHeaderView>
#include <QMenu>

namespace Sidestage {

/// A table header with a check box in the first column that checks all rows.
class TickHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit TickHeader(QWidget *parent = nullptr);

    void setState(Qt::CheckState state);

Q_SIGNALS:
    void toggled(bool on);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    Qt::CheckState m_state = Qt::Unchecked;
};

/// The rewards of the selected section, with search, filters and check boxes. While a plan is open, also its
/// effect on each.
class RewardTable : public Card
{
    Q_OBJECT
public:
    /// `service` provides the time and the pictures and must outlive this.
    explicit RewardTable(RewardsService *service, QWidget *parent = nullptr);
    ~RewardTable() override;

    void setHeading(const QString &title);
    /// Sets the rewards to show, before search and filters.
    void setItems(const QList<RewardItem> &items);
    /// Sets the text and the action of an empty list. `action` may be empty.
    void setEmptyWords(const QString &sentence, const QString &action);
    void setPlanOpen(bool open);
    /// Shows only the most important columns.
    void setNarrow(bool narrow);
    /// Hides the title while `sections` is visible in its place; null: none.
    void setSections(QComboBox *sections);

    QTableView *view() const { return m_view; }
    RewardTableModel *model() const { return m_model; }
    QMenu *bulkMenu() const { return m_bulk; }
    QString currentKey() const;  ///< Empty: none.
    void setCurrentKey(const QString &key);
    QStringList ticked() const { return m_model->ticked(); }
    void clearTicks() { m_model->tickAll(false); }
    void focusSearch() { m_search->choose(); }
    /// Resets the search and the filters.
    void showAll();
    /// Sets the action that swaps in the shown set. It is a button in the header while it is enabled.
    void setSwapAction(QAction *action);

Q_SIGNALS:
    void currentChanged(const QString &key);
    void ticksChanged();
    void emptyActionTriggered();
    /// Emitted for an action on the checked rewards.
    void actionRequested(Sidestage::RewardSelectionBar::Action action);
    /// Emitted before the menu of the checked rewards is shown, to fill it.
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
    PageState *m_state = nullptr;
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
