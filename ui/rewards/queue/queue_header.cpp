// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_header.h"

#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"
#include "rewards/queue/queue_model.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

namespace Sidestage {

namespace {

constexpr int checkLeft = 12;
constexpr int checkSide = 16;
constexpr int textLeft = 40;
constexpr int padding = 12;
/// From this width on, in px at a body line of 20 px, there is room for the time of redemption as well.
constexpr int wideFrom = 1000;

}  // namespace

QueueHeader::QueueHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("queueHeader"));
    setSectionsMovable(true);
    setFirstSectionMovable(false);
    setHighlightSections(false);
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMinimumSectionSize(px(48));
    connect(this, &QWidget::customContextMenuRequested, this, &QueueHeader::chooseColumns);
}

void QueueHeader::setModel(QAbstractItemModel *model)
{
    QHeaderView::setModel(model);
    if (count() != QueueModel::ColumnCount)
        return;
    m_place = new HeaderState(this, QStringLiteral("queue/table"),
                              {{.section = QueueModel::ViewerColumn, .width = 170, .most = 250},
                               {.section = QueueModel::MessageColumn, .least = 220},
                               {.section = QueueModel::PointsColumn, .width = 80, .most = 90},
                               {.section = QueueModel::RedeemedColumn, .width = 150},
                               {.section = QueueModel::WaitingColumn, .width = 90, .most = 100},
                               {.section = QueueModel::StateColumn, .width = 150, .most = 176}});
    setScaled(this, &QWidget::setFixedHeight, Measure::tableHead);
    Theme::watch(this, [this] { fit(); });
}

void QueueHeader::setNarrow(bool narrow)
{
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    fit();
}

void QueueHeader::fit()
{
    if (!m_place)
        return;
    // The time of redemption is also in the details, and the waiting time is beside it.
    if (m_narrow)
        m_place->setWithheld({QueueModel::MessageColumn, QueueModel::PointsColumn, QueueModel::RedeemedColumn,
                              QueueModel::WaitingColumn});
    else if (width() < px(wideFrom))
        m_place->setWithheld({QueueModel::RedeemedColumn});
    else
        m_place->setWithheld({});
}

void QueueHeader::resizeEvent(QResizeEvent *event)
{
    QHeaderView::resizeEvent(event);
    fit();
}

void QueueHeader::setCheckState(Qt::CheckState state)
{
    if (m_check == state)
        return;
    m_check = state;
    viewport()->update();
}

QRect QueueHeader::checkRect(const QRect &row, Qt::LayoutDirection direction)
{
    const int side = px(checkSide);
    return QStyle::visualRect(
        direction, row, QRect(row.left() + px(checkLeft), row.top() + (row.height() - side) / 2, side, side));
}

int QueueHeader::checkZone()
{
    return px(textLeft - 4);
}

void QueueHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->fillRect(rect, t.surface);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.line);
    QRect words = rect.adjusted(px(padding), 0, -px(padding), -1);
    if (section == QueueModel::ViewerColumn) {
        QStyleOptionButton box;
        box.rect = checkRect(rect, layoutDirection());
        box.direction = layoutDirection();
        box.state = QStyle::State_Enabled
            | (m_check == Qt::Checked         ? QStyle::State_On
                   : m_check == Qt::Unchecked ? QStyle::State_Off
                                              : QStyle::State_NoChange);
        QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, this);
        words.setLeft(rect.left() + px(textLeft));
    } else if (section == QueueModel::MessageColumn) {
        words.setLeft(rect.left());
    }
    painter->setFont(Theme::font(TextRole::Small));
    painter->setPen(t.text2);
    const bool numbers = section >= QueueModel::PointsColumn;
    const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    painter->drawText(QStyle::visualRect(layoutDirection(), rect, words),
                      QStyle::visualAlignment(layoutDirection(), numbers ? Qt::AlignRight : Qt::AlignLeft)
                          | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

void QueueHeader::mousePressEvent(QMouseEvent *event)
{
    const int x = layoutDirection() == Qt::RightToLeft ? width() - event->pos().x() : event->pos().x();
    if (event->button() == Qt::LeftButton && x < checkZone()) {
        Q_EMIT checkToggled();
        return;
    }
    QHeaderView::mousePressEvent(event);
}

void QueueHeader::chooseColumns(const QPoint &at)
{
    if (m_narrow || !m_place)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_place->fillMenu(menu, {QueueModel::ViewerColumn});
    menu->popup(mapToGlobal(at));
}

}  // namespace Sidestage
