// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace Sidestage {

class HeaderState;

/// The header of the queue table: a check box for all shown rows, then the column titles, which can be moved,
/// resized and hidden. The viewer is always the first column.
class QueueHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit QueueHeader(QWidget *parent = nullptr);

    /// Columns are set up here, because they exist only with a model.
    void setModel(QAbstractItemModel *model) override;
    void setCheckState(Qt::CheckState state);
    /// Shows only viewer and state; the rest is in a second line of each row.
    void setNarrow(bool narrow);
    bool isNarrow() const { return m_narrow; }

    /// The rectangle of the check box of 16 px in a row or header.
    static QRect checkRect(const QRect &row, Qt::LayoutDirection direction);
    /// Clicks left of this coordinate belong to the check box.
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
