// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace Sidestage {

class Button;
class ModeGridModel;

/// Modes by channels. The arrows move, Space turns, Enter opens the value; over the first row the heads of
/// the channels can be chosen. A screen reader hears each cell as a sentence.
class ModeGrid : public QTableView
{
    Q_OBJECT
public:
    static constexpr int minColumn = 138;
    static constexpr int rowHeight = 48;

    explicit ModeGrid(ModeGridModel *model, QWidget *parent = nullptr);

    ModeGridModel *grid() const { return m_model; }
    QModelIndex hovered() const { return m_hovered; }
    /// The channel whose head has the keyboard; -1: none, a cell has it.
    int headColumn() const { return m_onHead ? currentIndex().column() : -1; }
    void paintRing(QPainter *painter, const QRect &rect) const;
    /// The channel of the current cell; empty: there is none.
    QString currentChannel() const;
    void setCurrentChannel(const QString &id);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void turnCurrent();
    void openCurrent();
    void chooseCurrent();

Q_SIGNALS:
    /// The value of a mode is to be edited, at this cell.
    void editRequested(const QModelIndex &index);
    /// All modes of a channel are to be edited.
    void formRequested(const QString &channelId);
    void retryRequested(const QString &channelId);
    /// Somebody tried what is off.
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
    int m_anchor = -1;  ///< The head that was chosen last, for Shift.
    bool m_onHead = false;
};

}  // namespace Sidestage
