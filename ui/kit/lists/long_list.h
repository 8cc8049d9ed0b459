// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"
#include "equal_rows.h"

namespace Sidestage {

/// A read-only list with very many rows. The current row, or the visible rows after the user has scrolled
/// down, stay at their position when rows are added or removed.
///
/// Roles of the model: Qt::DisplayRole, RowRole::Detail less prominent after it, RowRole::Symbol and
/// SymbolTone before it, TrailingRole at the end of the row, and Qt::AccessibleTextRole for screen readers.
/// Arrows, Page Up and Down, Home and End move the current row.
class LongList : public EqualRows
{
    Q_OBJECT
public:
    enum { TrailingRole = RowRole::Trailing };

    explicit LongList(QWidget *parent = nullptr);

    /// Sets whether the last row can be scrolled above a toast. Default: true.
    void setEndPadded(bool padded);
    /// Puts the detail below the text, in higher rows. Default: after it, where little room is left for it.
    void setDetailBelow(bool below);
    int rowHeight() const override;

Q_SIGNALS:
    void currentRowChanged(int row);

protected:
    void rowsCame(int first, int last) override;
    void rowsWent(int first, int last) override;
    int endRoom() const override;
    void currentDataChanged() override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void paintRow(QPainter *painter, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    int currentRowWithKeyboard() const;

    bool m_isEndPadded = true;
    bool m_isDetailBelow = false;
};

}  // namespace Sidestage
