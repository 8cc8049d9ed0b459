// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QScopedValueRollback>

#include <optional>

namespace Sidestage {

/// Base class for lists with very many rows: one column, rows of equal height, and no data per row, so that
/// the cost depends only on the visible rows. Subclasses implement painting, rows that are added or removed,
/// and the keys and mouse actions other than moving.
///
/// A list that moves the scroll bar because rows were added or removed holds adjusting() meanwhile. The view
/// then does not scroll its pixels, because only the list knows whether the visible rows are still the same.
class EqualRows : public QAbstractItemView
{
    Q_OBJECT
public:
    explicit EqualRows(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    int rowCount() const;
    /// Height of every row in px. Default: the row height of a table.
    virtual int rowHeight() const;
    /// Returns the first and the last visible row; -1 without rows.
    std::pair<int, int> visibleRows() const;
    /// Does nothing if there is no such row.
    void setCurrentRow(int row);
    /// -1: none.
    int hoveredRow() const { return m_hovered; }

    /// For screen readers: the text of a row, its state, and its actions in addition to focusing it.
    virtual QString spokenRow(const QModelIndex &index) const;
    virtual QAccessible::State spokenState(const QModelIndex &index) const;
    virtual QStringList rowActions() const { return {}; }
    virtual void doRowAction(const QModelIndex &index, const QString &name);

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &point) const override;

public Q_SLOTS:
    void doItemsLayout() override;

protected:
    /// Called after these rows were inserted into the model. The scroll bar still has its old position.
    virtual void rowsCame(int first, int last) = 0;
    /// Called after these rows were removed from the model. The scroll bar still has its old position.
    virtual void rowsWent(int first, int last) = 0;
    /// Space in px that can be scrolled to below the last row.
    virtual int endRoom() const { return 0; }

    /// Returns the movement for a key without Shift; nothing for other keys.
    static std::optional<CursorAction> movementOf(int key);
    /// While the returned object exists, moving the scroll bar does not scroll the view.
    [[nodiscard]] QScopedValueRollback<bool> adjusting();
    void setHovered(int row);
    /// Call if the index of the hovered row has changed because rows before it were added or removed.
    void shiftHovered(int by) { m_hovered += by; }
    /// Reports to screen readers that this row has the focus.
    void announceFocused(int row);

    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    void setSelection(const QRect &, QItemSelectionModel::SelectionFlags) override { }
    QRegion visualRegionForSelection(const QItemSelection &) const override { return {}; }
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override;
    /// Called when the data of the current row has changed.
    virtual void currentDataChanged() = 0;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    /// Called after the user has scrolled by `dy` px.
    virtual void scrolled(int dy) { Q_UNUSED(dy) }
    /// Paints one row in option.rect.
    virtual void paintRow(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const = 0;

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { }
    bool viewportEvent(QEvent *event) override;

private:
    int m_hovered = -1;
    bool m_adjusting = false;
};

/// Registers EqualRows as an accessible list with rows as items. Can be called more than once.
void installEqualRowsAccessibility();

}  // namespace Sidestage
