// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/queue_model.h"

#include <QAbstractItemView>
#include <QPointer>
#include <QTimer>

namespace Sidestage {

class Button;
class QueueHeader;

/// The rows of a QueueModel. All rows are equally high and nothing is kept per row, so that 100,000 of them
/// with a thousand changes a second cost what the twenty do that are seen. The current row stays where it is
/// on the screen, whatever comes and goes around it.
///
/// Keys: arrows, Page Up and Down, Home, End move; with Shift they extend the selection; Space selects the
/// row or group; Left and Right close and open groups.
class QueueTable : public QAbstractItemView
{
    Q_OBJECT
public:
    explicit QueueTable(QWidget *parent = nullptr);
    ~QueueTable() override;

    /// `model` must be a QueueModel and outlive the table, or be its child.
    void setModel(QAbstractItemModel *model) override;
    QueueModel *queue() const { return m_queue; }
    QueueHeader *header() const { return m_header; }

    /// Rows of two lines, with viewer and state as the only columns.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }

    int rowHeight() const;
    /// The first row that is seen, and the last; -1 without rows.
    std::pair<int, int> visibleRows() const;
    QString currentId() const;
    /// The entry of the current row; none on the head of a group.
    std::optional<QueueEntry> currentEntry() const;
    void setCurrentRow(int row);
    /// Makes the next row that waits the current one, downwards, else upwards. False: there is none.
    bool moveToNextWaiting();
    /// Selects the current row or group, or takes that back.
    void toggleCurrent();
    /// Where this cell is in the viewport.
    QRect cellRect(const QRect &row, int column) const;
    /// Where "Select 9" or "Retry" is in the row; empty when it has none.
    QRect linkRect(const QModelIndex &index, const QRect &row) const;
    int hoveredRow() const { return m_hovered; }

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &point) const override;

public Q_SLOTS:
    void doItemsLayout() override;

Q_SIGNALS:
    void currentRowChanged();
    /// "Retry" of a row that failed.
    void retryRequested(const QString &id);
    void detailsRequested();
    /// The pointer or the keyboard came to the list, or left it.
    void attendedChanged(bool attended);

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
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { }
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void rowsCame(int first, int last);
    void rowsWent(int first, int last);
    void updateFrom(int place);
    void keepCurrentInPlace();
    void rememberPlace();
    void moveBy(CursorAction action, bool extend);
    void toggleRow(int row);
    void setHovered(int row);
    void attend();
    void chooseFirst();
    void placeNewcomers();
    void tick();

    QueueModel *m_queue = nullptr;
    QueueHeader *m_header;
    Button *m_newcomers;
    QPersistentModelIndex m_anchor{};  ///< Where extending by Shift began.
    QTimer m_second{};
    int m_currentTop = -1;  ///< Where the current row is seen; -1: it is not.
    int m_hovered = -1;
    bool m_narrow = false;
    bool m_pointerInside = false;
    bool m_attended = false;
    bool m_adjusting = false;
};

}  // namespace Sidestage
