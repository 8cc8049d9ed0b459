// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_cell.h"

#include "picture_grid.h"
#include "picture_rows.h"

#include "kit/text/picture.h"
#include "kit/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

namespace Sidestage {

namespace {

/// The side of a badge: twice the size in the chat, like the other pictures.
constexpr int badgeBox = 36;

/// Draws at most two lines and elides only the second, because names often differ only at the end.
void drawName(QPainter *painter, const QRect &rect, const QString &name)
{
    const QFontMetrics metrics = painter->fontMetrics();
    QRect line(rect.left(), rect.top(), rect.width(), metrics.height());
    if (metrics.horizontalAdvance(name) <= rect.width()) {
        painter->drawText(line, int(Qt::AlignHCenter) | int(Qt::TextSingleLine), name);
        return;
    }
    QTextLayout layout(name, painter->font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(rect.width());
    layout.endLayout();
    const QString rest = name.mid(first.textLength()).trimmed();
    painter->drawText(line, int(Qt::AlignHCenter) | int(Qt::TextSingleLine),
                      name.left(first.textLength()).trimmed());
    line.translate(0, metrics.height());
    painter->drawText(line, int(Qt::AlignHCenter) | int(Qt::TextSingleLine),
                      metrics.elidedText(rest, Qt::ElideRight, rect.width()));
}

}  // namespace

PictureCell::PictureCell(PictureGrid *grid, Pictures *pictures)
    : QStyledItemDelegate(grid)
    , m_grid(grid)
    , m_pictures(pictures)
{
}

QSize PictureCell::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return m_grid->visualRect(index).size();
}

void PictureCell::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const PictureEntry *entry = m_grid->rows()->entry(index.row());
    painter->save();
    if (!entry) {
        const QRect line = option.rect.adjusted(px(4), px(6), -px(4), 0);
        const QString heading = index.data().toString();
        painter->setFont(Theme::font(TextRole::CardTitle));
        painter->setPen(t.text);
        painter->drawText(
            line, int(Qt::AlignVCenter) | int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)),
            painter->fontMetrics().elidedText(
                PictureRows::tr("%1 · %2", "a heading and how many stand under it")
                    .arg(heading, QLocale().toString(index.data(PictureRows::CountRole).toInt())),
                Qt::ElideRight, line.width()));
        painter->restore();
        return;
    }
    const QRect cell = option.rect.adjusted(px(2), px(2), -px(2), -px(2));
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? t.select : t.hover);
        painter->drawRoundedRect(cell, px(Measure::buttonRadius), px(Measure::buttonRadius));
    }
    const bool isBadge
        = entry->kind == PictureEntry::Kind::ChannelBadge || entry->kind == PictureEntry::Kind::GlobalBadge;
    const int side = px(isBadge ? badgeBox : pictureSide);
    QRect box(0, 0, side, side);
    box.moveCenter({cell.center().x(), cell.top() + px(4) + px(pictureSide) / 2});
    paintPicture(painter, box, *m_pictures, m_grid->url(index.row()), entry->name);
    const QRect name(cell.left() + px(4), cell.top() + px(pictureSide + 6), cell.width() - px(8),
                     cell.height() - px(pictureSide + 6));
    painter->setFont(Theme::font(TextRole::Small));
    painter->setPen(selected ? t.text : t.text2);
    drawName(painter, name, entry->name);
    if (m_grid->hasFocus() && index == m_grid->currentIndex()) {
        painter->setPen(QPen(t.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(cell).adjusted(1, 1, -1, -1), px(Measure::buttonRadius),
                                 px(Measure::buttonRadius));
    }
    painter->restore();
}

}  // namespace Sidestage
