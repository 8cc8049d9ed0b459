// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/queue/queue_model.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;

namespace Sidestage {

class Button;
class SearchField;
class Segmented;

/// What is shown of the queue, and in which order: search, reward, sort, group.
class QueueToolBar : public QWidget
{
    Q_OBJECT
public:
    /// `model` must outlive this.
    explicit QueueToolBar(QueueModel *model, QWidget *parent = nullptr);

    /// The rewards to filter by; what is chosen stays chosen while it exists.
    void setRewards(const QList<Api::Reward> &rewards);
    void focusSearch();
    /// The next way of grouping.
    void nextGroup();
    bool isFiltering() const;
    void clearFilters();
    /// Order and grouping behind one button.
    void setNarrow(bool narrow);

Q_SIGNALS:
    /// Done with the search: the keyboard wants to go to the list.
    void listRequested();
    void filterChanged();

protected:
private:
    void applySearch();
    void openMenu();

    QueueModel *m_model;
    QBoxLayout *m_layout;
    SearchField *m_search;
    QComboBox *m_reward;
    QComboBox *m_sort;
    QLabel *m_groupLabel;
    Segmented *m_group;
    Button *m_more;  ///< What there is no room for.
    QTimer m_typing{};
};

}  // namespace Sidestage
