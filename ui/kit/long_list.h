// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>

namespace Sidestage {

/// A list of equally high rows of one column. Nothing is kept per row, so that a million of them cost what
/// the twenty do that are seen. The current row, or what is seen when somebody has scrolled down, stays where
/// it is on the screen, whatever comes and goes around it.
///
/// Of the model it shows Qt::DisplayRole, RowRole::Detail quietly after it, RowRole::Symbol and SymbolTone
/// before it, TrailingRole at the end of the row; Qt::AccessibleTextRole is what a screen reader says.
/// Arrows, Page Up and Down, Home and End move.
class LongList : public QAbstractItemView
{
    Q_OBJECT
public:
    enum { TrailingRole = Qt::UserRole + 90 };

    explicit LongList(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    int rowHeight() const;
    /// Whether the last row can be scrolled above a toast. True at first.
    void setEndPadded(bool padded);
    /// The first row that is seen, and the last; -1 without rows.
    std::pair<int, int> visibleRows() const;
    void setCurrentRow(int row);

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &point) const override;

public Q_SLOTS:
    void doItemsLayout() override;

Q_SIGNALS:
    /// Up was pressed in the first row.
    void leftUpwards();
    void currentRowChanged(int row);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    void setSelection(const QRect &, QItemSelectionModel::SelectionFlags) override { }
    QRegion visualRegionForSelection(const QItemSelection &) const override { return {}; }
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { }
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    int rows() const;
    void rowsCame(int first, int last);
    void rowsWent(int first, int last);
    void setHovered(int row);
    void paintRow(QPainter *painter, int row) const;

    int m_hovered = -1;
    bool m_isEndPadded = true;
    bool m_adjusting = false;
};

/// Teaches Qt that a LongList is a list whose items are sentences. Harmless when called twice.
void installLongListAccessibility();

}  // namespace Sidestage
