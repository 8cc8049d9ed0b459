// SPDX-License-Identifier: GPL-3.0-or-later
#include "tick_header.h"

#include "kit/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionButton>

namespace Sidestage {

TickHeader::TickHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
}

void TickHeader::setState(Qt::CheckState state)
{
    m_state = state;
    viewport()->update();
}

void TickHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, section);
    painter->restore();
    if (section != 0)
        return;
    QStyleOptionButton box;
    const int side = px(16);
    box.rect = QStyle::visualRect(layoutDirection(), rect,
                                  QRect(rect.left() + px(8), rect.center().y() - side / 2, side, side));
    box.state = QStyle::State_Enabled;
    box.state |= m_state == Qt::Checked ? QStyle::State_On
        : m_state == Qt::Unchecked      ? QStyle::State_Off
                                        : QStyle::State_NoChange;
    QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, nullptr);
}

void TickHeader::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && logicalIndexAt(event->pos()) == 0) {
        Q_EMIT toggled(m_state != Qt::Checked);
        return;
    }
    QHeaderView::mouseReleaseEvent(event);
}

}  // namespace Sidestage
