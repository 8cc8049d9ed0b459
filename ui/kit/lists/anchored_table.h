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
    /// Call before the sort order or the search changes. The result is shown from the beginning, or at the
    /// current row.
    void begin();
    /// Call when the result is complete, or if nothing had to change.
    void restoreAnchor() { m_begins = false; }

private:
    struct Seen
    {
        QPersistentModelIndex index{};
        int y = 0;
    };

    void saveAnchor();
    void anchor();

    QList<Seen> m_seen{};
    bool m_begins = false;
};

}  // namespace Sidestage
