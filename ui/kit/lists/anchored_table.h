// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "padded_table.h"

#include <QList>
#include <QPersistentModelIndex>

namespace Sidestage {

/// A long table in which rows come and go: what one looks at stays where it is.
class AnchoredTable : public PaddedTable
{
    Q_OBJECT
public:
    using PaddedTable::PaddedTable;

    void setModel(QAbstractItemModel *model) override;
    /// Another order or another search: what it comes to is shown from its beginning, or where the current
    /// row is.
    void begin();
    /// It has come, or did not have to.
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
