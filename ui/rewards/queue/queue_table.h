// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/lists/equal_rows.h"
#include "rewards/queue/queue_model.h"

#include <QPointer>
#include <QTimer>

namespace Sidestage {

class Button;
class QueueHeader;

/// The rows of a QueueModel, for up to 100,000 rows with a thousand changes per second. The current row keeps
/// its position on the screen when other rows are added or removed.
///
/// Keys: arrows, Page Up and Down, Home and End move; with Shift they extend the selection. Space selects the
/// row or group. Left and Right collapse and expand groups.
class QueueTable : public EqualRows
{
    Q_OBJECT
public:
    explicit QueueTable(QWidget *parent = nullptr);
    ~QueueTable() override;

    /// `model` must be a QueueModel that outlives the table or is its child.
    void setModel(QAbstractItemModel *model) override;
    QueueModel *queue() const { return m_queue; }
    QueueHeader *header() const { return m_header; }

    /// Uses rows of two lines, with viewer and state as the only columns.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }

    int rowHeight() const override;
    QString currentId() const;
    /// The entry of the current row; none for the header of a group.
    std::optional<QueueEntry> currentEntry() const;
    /// Makes the next waiting row the current one, downwards or else upwards.
    void moveToNextWaiting();
    /// Selects or deselects the current row or group.
    void toggleCurrent();
    /// The rectangle of this cell in the viewport.
    QRect cellRect(const QRect &row, int column) const;
    /// The rectangle of "Select 9" or "Retry" in the row; empty if there is none.
    QRect linkRect(const QModelIndex &index, const QRect &row) const;

    QString spokenRow(const QModelIndex &index) const override;
    QAccessible::State spokenState(const QModelIndex &index) const override;
    QStringList rowActions() const override;
    void doRowAction(const QModelIndex &index, const QString &name) override;

public Q_SLOTS:
    void doItemsLayout() override;

Q_SIGNALS:
    void currentRowChanged();
    /// Emitted by "Retry" in a failed row.
    void retryRequested(const QString &id);
    void detailsRequested();
    /// Emitted when the pointer or the focus enters or leaves the list.
    void attendedChanged(bool attended);

protected:
    void rowsCame(int first, int last) override;
    void rowsWent(int first, int last) override;
    void currentDataChanged() override { Q_EMIT currentRowChanged(); }
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    void scrolled(int dy) override;
    void paintRow(QPainter *painter, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const override;

    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void updateFrom(int place);
    void keepCurrentInPlace();
    void rememberPlace();
    void moveBy(CursorAction action, bool extend);
    void toggleRow(int row);
    void attend();
    void chooseFirst();
    void placeNewcomers();
    void tick();

    QueueModel *m_queue = nullptr;
    QueueHeader *m_header;
    Button *m_newcomers;
    QPersistentModelIndex m_anchor{};  ///< Start of a selection with Shift.
    QTimer m_second{};
    int m_currentTop = -1;  ///< Y position of the current row; -1: not visible.
    bool m_narrow = false;
    bool m_pointerInside = false;
    bool m_attended = false;
};

}  // namespace Sidestage
