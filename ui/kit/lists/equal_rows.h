// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QScopedValueRollback>

#include <optional>

namespace Sidestage {

/// What lists of very many rows have in common: rows of one column, all equally high, of which nothing is
/// kept, so that a million of them cost what the twenty do that are seen. Painting, what comes and goes, and
/// what keys and the mouse do beyond moving are the list's own.
///
/// A list that moves the scroll bar because rows came or went holds adjusting() meanwhile: nothing is
/// scrolled on the screen then, because only the list knows whether the rows that are seen are still the
/// same.
class EqualRows : public QAbstractItemView
{
    Q_OBJECT
public:
    explicit EqualRows(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    int rowCount() const;
    /// px, the same for all rows; that of a table unless the list has its own.
    virtual int rowHeight() const;
    /// The first row that is seen, and the last; -1 without rows.
    std::pair<int, int> visibleRows() const;
    /// Does nothing when there is no such row.
    void setCurrentRow(int row);
    /// -1: none.
    int hoveredRow() const { return m_hovered; }

    /// What a screen reader says of a row, and of its state; what it can do to it beside giving it the
    /// keyboard.
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
    /// The model has these rows now; places of the scroll bar are still those of before.
    virtual void rowsCame(int first, int last) = 0;
    /// The model has these rows no more; places of the scroll bar are still those of before.
    virtual void rowsWent(int first, int last) = 0;
    /// px below the last row that can be scrolled to.
    virtual int endRoom() const { return 0; }

    /// What a key without Shift does here: which way it moves; nothing for any other key.
    static std::optional<CursorAction> movementOf(int key);
    /// As long as it lives the scroll bar moves without scrolling anything on the screen.
    [[nodiscard]] QScopedValueRollback<bool> adjusting();
    void setHovered(int row);
    /// The row under the pointer has another number, because rows before it came or went.
    void shiftHovered(int by) { m_hovered += by; }
    /// Tells a screen reader that this row has the keyboard now.
    void announceFocused(int row);

    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    void setSelection(const QRect &, QItemSelectionModel::SelectionFlags) override { }
    QRegion visualRegionForSelection(const QItemSelection &) const override { return {}; }
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles) override;
    /// The current row tells something else than before.
    virtual void currentDataChanged() = 0;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    /// Somebody scrolled by `dy` px.
    virtual void scrolled(int dy) { Q_UNUSED(dy) }
    /// Paints one row, which is at option.rect.
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

/// Teaches Qt that EqualRows are a list whose items are sentences. Harmless when called twice.
void installEqualRowsAccessibility();

}  // namespace Sidestage
