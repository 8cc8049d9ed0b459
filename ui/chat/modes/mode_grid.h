// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace Sidestage {

class Button;
class ModeGridModel;

/// A table of modes by channels. The arrow keys move, Space toggles, Enter opens the value. Above the first
/// row, the channel headers can be selected. Screen readers get a sentence for each cell.
class ModeGrid : public QTableView
{
    Q_OBJECT
public:
    static constexpr int minColumn = 138;
    static constexpr int rowHeight = 48;

    explicit ModeGrid(ModeGridModel *model, QWidget *parent = nullptr);

    ModeGridModel *grid() const { return m_model; }
    QModelIndex hovered() const { return m_hovered; }
    /// The column whose header has the keyboard focus; -1 if a cell has it.
    int headColumn() const { return m_onHead ? currentIndex().column() : -1; }
    void paintRing(QPainter *painter, const QRect &rect) const;
    /// The channel of the current cell; empty if there is none.
    QString currentChannel() const;
    void setCurrentChannel(const QString &id);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void turnCurrent();
    void openCurrent();
    void chooseCurrent();

Q_SIGNALS:
    /// Emitted to edit the value of the mode at this cell.
    void editRequested(const QModelIndex &index);
    /// Emitted to edit all modes of a channel.
    void formRequested(const QString &channelId);
    void retryRequested(const QString &channelId);
    /// Emitted when the user tries to change a blocked cell.
    void blockedPressed(const QModelIndex &index);
    void currentChannelChanged(const QString &channelId);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void fit();
    void updateCorner();
    void setOnHead(bool onHead);
    void turn(const QModelIndex &index);
    void open(const QModelIndex &index);
    void setHovered(const QModelIndex &index);

    ModeGridModel *m_model;
    QWidget *m_corner;
    Button *m_all;
    QPersistentModelIndex m_hovered{};
    QPersistentModelIndex m_pressed{};
    int m_anchor = -1;  ///< The header that was selected last, for Shift.
    bool m_onHead = false;
};

}  // namespace Sidestage
