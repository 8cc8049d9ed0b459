// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace Sidestage {

class HeaderState;

/// The head of the queue's table: a check box for all that is shown, then the names of the columns, which
/// can be moved, resized and hidden. The viewer comes first and stays.
class QueueHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit QueueHeader(QWidget *parent = nullptr);

    /// The columns exist once there is a model.
    void setModel(QAbstractItemModel *model) override;
    void setCheckState(Qt::CheckState state);
    /// Only viewer and state: the rest stands in a second line of each row.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }

    /// Where a check box of 16 px stands in a row or head `height` high; `left` is the row's left edge.
    static QRect checkRect(const QRect &row, Qt::LayoutDirection direction);
    /// Left of this, a click means the check box.
    static int checkZone();

Q_SIGNALS:
    void checkToggled();

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void chooseColumns(const QPoint &at);

    HeaderState *m_place = nullptr;
    Qt::CheckState m_check = Qt::Unchecked;
    bool m_narrow = false;
};

}  // namespace Sidestage
