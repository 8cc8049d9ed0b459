// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/lists/equal_rows.h"
#include "rewards/queue/queue_model.h"

#include <QPointer>
#include <QTimer>

namespace Sidestage {

class Button;
class QueueHeader;

/// The rows of a QueueModel, 100,000 of them with a thousand changes a second. The current row stays where it
/// is on the screen, whatever comes and goes around it.
///
/// Keys: arrows, Page Up and Down, Home, End move; with Shift they extend the selection; Space selects the
/// row or group; Left and Right close and open groups.
class QueueTable : public EqualRows
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

    int rowHeight() const override;
    QString currentId() const;
    /// The entry of the current row; none on the head of a group.
    std::optional<QueueEntry> currentEntry() const;
    /// Makes the next row that waits the current one, downwards, else upwards. False: there is none.
    bool moveToNextWaiting();
    /// Selects the current row or group, or takes that back.
    void toggleCurrent();
    /// Where this cell is in the viewport.
    QRect cellRect(const QRect &row, int column) const;
    /// Where "Select 9" or "Retry" is in the row; empty when it has none.
    QRect linkRect(const QModelIndex &index, const QRect &row) const;

    QString spokenRow(const QModelIndex &index) const override;
    QAccessible::State spokenState(const QModelIndex &index) const override;
    QStringList rowActions() const override;
    void doRowAction(const QModelIndex &index, const QString &name) override;

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
    QPersistentModelIndex m_anchor{};  ///< Where extending by Shift began.
    QTimer m_second{};
    int m_currentTop = -1;  ///< Where the current row is seen; -1: it is not.
    bool m_narrow = false;
    bool m_pointerInside = false;
    bool m_attended = false;
};

}  // namespace Sidestage
