// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/lists/anchored_table.h"
#include "kit/theme/tokens.h"
#include "models/live_list.h"

class QBoxLayout;

namespace Sidestage {

/// A LiveList as pages show it: sorted by its header, the visible rows at their position while others change,
/// with the columns as the user has left them. Columns that do not fit are hidden until there is more room;
/// screen readers still get their values.
class ListTable : public AnchoredTable
{
    Q_OBJECT
public:
    /// `name`: of the settings. `widths` of the columns, in px at a body line of 20 px; 0: takes the
    /// remaining width, at least `least`. `rows` must outlive this.
    ListTable(LiveListBase *rows, const QString &name, const QList<int> &widths, int least = 150,
              int rowHeight = Measure::tableRow);

    /// Begins with this order.
    void setFirstOrder(int column, Qt::SortOrder direction);
    /// The columns, the most important first, in place of their order.
    void setImportance(const QList<int> &columns);
    /// Call after another filter was set.
    void beginAgain() { begin(m_rows->isBusy()); }

Q_SIGNALS:
    /// Columns were hidden or shown.
    void fitted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    LiveListBase *m_rows;
    HeaderState *m_columns = nullptr;
    QList<int> m_importance{};
    int m_least;
};

/// Adds the row above a list: its search, and what else filters it. "/" reaches the search.
FlowLayout *addListTools(QBoxLayout *layout, SearchField *search, const QString &placeholder,
                         QAbstractItemView *list, const QList<QWidget *> &others);

}  // namespace Sidestage
