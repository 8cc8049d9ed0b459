// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace Sidestage {

/// What pages add below their last row, in px at a body line of 20 px: a toast with what is around it.
constexpr int endPadding = 72;

/// A table that can be scrolled past its last row by the height of a toast, so that none hides it. Scrolls by
/// pixels.
class PaddedTable : public QTableView
{
    Q_OBJECT

public:
    explicit PaddedTable(QWidget *parent = nullptr);

protected:
    void updateGeometries() override;
};

}  // namespace Sidestage
