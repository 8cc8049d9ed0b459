// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "equal_rows.h"

namespace Sidestage {

/// A list of very many rows that only tell something. The current row, or what is seen when somebody has
/// scrolled down, stays where it is on the screen, whatever comes and goes around it.
///
/// Of the model it shows Qt::DisplayRole, RowRole::Detail quietly after it, RowRole::Symbol and SymbolTone
/// before it, TrailingRole at the end of the row; Qt::AccessibleTextRole is what a screen reader says.
/// Arrows, Page Up and Down, Home and End move.
class LongList : public EqualRows
{
    Q_OBJECT
public:
    enum { TrailingRole = Qt::UserRole + 90 };

    explicit LongList(QWidget *parent = nullptr);

    /// Whether the last row can be scrolled above a toast. True at first.
    void setEndPadded(bool padded);

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
};

}  // namespace Sidestage
