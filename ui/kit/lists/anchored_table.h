// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "padded_table.h"

#include <QList>
#include <QPersistentModelIndex>

namespace Sidestage {

/// A table with many rows that are added and removed: the visible rows stay at their position.
class AnchoredTable : public PaddedTable
{
    Q_OBJECT
public:
    using PaddedTable::PaddedTable;

    void setModel(QAbstractItemModel *model) override;
    /// Call when the sort order or the search has changed. The result is shown from the beginning, or at the
    /// current row: at once, or, if `isBusy`, when the rows change.
    void begin(bool isBusy);
    /// While it follows, new rows become visible at the top of the list also if it has the focus or a current
    /// row, but not under the mouse. Default: false.
    void setFollowing(bool following) { m_isFollowing = following; }
    /// Call when the result is complete.
    void endBusy() { m_begins = false; }

private:
    struct Seen
    {
        QPersistentModelIndex index{};
        int y = 0;
    };

    void saveAnchor();
    void anchor();
    void showBeginning();

    QList<Seen> m_seen{};
    bool m_begins = false;
    bool m_isFollowing = false;
};

}  // namespace Sidestage
