// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace Sidestage {

/// Space below the last row of a page, in px at a line height of 20 px: the height of a toast with its
/// margins.
constexpr int endPadding = 72;

/// A table that can be scrolled beyond its last row by the height of a toast, so that a toast never covers
/// it. Scrolls by pixels.
class PaddedTable : public QTableView
{
    Q_OBJECT

public:
    explicit PaddedTable(QWidget *parent = nullptr);

protected:
    void updateGeometries() override;
};

}  // namespace Sidestage
