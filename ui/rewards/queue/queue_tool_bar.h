// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/segmented.h"
#include "kit/forward.h"
#include "kit/search/search_field.h"
#include "rewards/queue/queue_model.h"

#include <QTimer>
#include <QWidget>

namespace Sidestage {

/// Controls for the queue: search, reward filter, sort order, grouping.
class QueueToolBar : public QWidget
{
    Q_OBJECT
public:
    /// `model` must outlive this.
    explicit QueueToolBar(QueueModel *model, QWidget *parent = nullptr);

    /// Sets the rewards to filter by. The selected one is kept while it exists.
    void setRewards(const QList<Api::Reward> &rewards);
    void focusSearch() { m_search->choose(); }
    /// Selects the next grouping.
    void nextGroup() { m_group->setCurrentIndex((m_group->currentIndex() + 1) % m_group->count()); }
    bool isFiltering() const { return !m_model->search().isEmpty() || !m_model->reward().isEmpty(); }
    void clearFilters();
    /// Puts sort order and grouping behind one button.
    void setNarrow(bool narrow);

Q_SIGNALS:
    /// Emitted to move the focus from the search field to the list.
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
    Button *m_more;  ///< Controls that do not fit.
    QTimer m_typing{};
};

}  // namespace Sidestage
