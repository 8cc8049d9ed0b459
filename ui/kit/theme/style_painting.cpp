// SPDX-License-Identifier: GPL-3.0-or-later
#include "style_painting.h"

#include "icons.h"
#include "theme.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace Sidestage::StylePainting {

namespace {

/// In px at a line height of 20 px.
constexpr int headPadding = 8;  // the same as the padding of cells
constexpr int arrowSide = 12;
constexpr int minHandle = 28;
constexpr int handleMargin = 3;
constexpr int menuPadding = 6;
constexpr int menuBefore = 12;
constexpr int menuAfter = 24;
constexpr int menuRadius = 4;

QRect square(const QRect &middle, int side)
{
    QRect box(0, 0, side, side);
    box.moveCenter(middle.center());
    return box;
}

void paintRound(QPainter *painter, const QRect &rect, const QColor &color)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    painter->drawRoundedRect(rect, pxF(menuRadius), pxF(menuRadius));
    painter->restore();
}

/// Returns the width of the column for check marks and icons, including the gap after it.
int markColumn(const QStyleOptionMenuItem &item)
{
    const int icon = item.maxIconWidth > 0 ? px(Measure::iconButton) : 0;
    const int check = item.menuHasCheckableItems ? px(Measure::iconPill) : 0;
    return qMax(icon, check) > 0 ? qMax(icon, check) + px(Measure::iconGap) : 0;
}

}  // namespace

void paintHeaderSection(QPainter *painter, const QStyleOptionHeader &section)
{
    const Tokens &t = Theme::tokens();
    painter->fillRect(section.rect, t.surface);
    const QRect r = section.rect;
    painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
}

QRect headerLabel(const QStyleOptionHeader &section)
{
    QRect words = section.rect.adjusted(px(headPadding), 0, -px(headPadding), -1);
    if (section.sortIndicator != QStyleOptionHeader::None)
        words.setRight(words.right() - px(arrowSide + 4));
    return QStyle::visualRect(section.direction, section.rect, words);
}

QRect headerArrow(const QStyleOptionHeader &section)
{
    const int side = px(arrowSide);
    const QRect r = section.rect;
    return QStyle::visualRect(
        section.direction, r,
        QRect(r.right() - px(headPadding) - side + 1, r.top() + (r.height() - side) / 2, side, side));
}

void paintHeaderLabel(QPainter *painter, const QStyleOptionHeader &section)
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->setFont(Theme::font(TextRole::Caption));
    painter->setPen(section.state & QStyle::State_MouseOver ? t.text : t.text3);
    QRect words = section.rect;
    if (!section.icon.isNull()) {
        const int side = px(Measure::iconButton);
        const QRect box
            = QStyle::alignedRect(section.direction, Qt::AlignLeft | Qt::AlignVCenter, {side, side}, words);
        section.icon.paint(painter, box);
        const int used = side + px(Measure::iconGap);
        words = QStyle::visualRect(section.direction, words, words.adjusted(used, 0, 0, 0));
    }
    const Qt::Alignment side
        = QStyle::visualAlignment(section.direction, section.textAlignment & Qt::AlignHorizontal_Mask);
    painter->drawText(words, int(side | Qt::AlignVCenter),
                      painter->fontMetrics().elidedText(section.text, Qt::ElideRight, words.width()));
    painter->restore();
}

QSize headerSize(const QStyleOptionHeader &section)
{
    const QFontMetrics metrics(Theme::font(TextRole::Caption));
    // 2 px extra, so that rounding never elides the text.
    int width = metrics.horizontalAdvance(section.text) + 2 * px(headPadding) + 2;
    if (section.sortIndicator != QStyleOptionHeader::None)
        width += px(arrowSide + 4);
    if (!section.icon.isNull())
        width += px(Measure::iconButton + Measure::iconGap);
    return {width, metrics.height() + 1};
}

QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const bool lies = bar.orientation == Qt::Horizontal;
    const int length = lies ? bar.rect.width() : bar.rect.height();
    int handle = length;
    if (bar.maximum > bar.minimum) {
        const qint64 range = qint64(bar.maximum) - bar.minimum;
        handle = int(qint64(length) * bar.pageStep / (range + bar.pageStep));
        handle = qMin(qMax(handle, px(minHandle)), length);
    }
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    const auto span = [&](int from, int size) {
        const QRect r = lies ? QRect(bar.rect.left() + from, bar.rect.top(), size, bar.rect.height())
                             : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), size);
        return QStyle::visualRect(bar.direction, bar.rect, r);
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSlider:
        return span(start, handle);
    case QStyle::SC_ScrollBarSubPage:
        return span(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return span(start + handle, length - start - handle);
    default:
        return {};  // no buttons at the ends
    }
}

void paintScrollBar(QPainter *painter, const QStyleOptionSlider &bar)
{
    if (bar.maximum <= bar.minimum)
        return;
    const Tokens &t = Theme::tokens();
    const bool touched
        = bar.state & QStyle::State_MouseOver && bar.activeSubControls & QStyle::SC_ScrollBarSlider;
    const int margin = px(handleMargin);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(touched ? t.text3 : t.edge);
    const QRect handle = scrollBarPart(bar, QStyle::SC_ScrollBarSlider);
    painter->drawRoundedRect(handle.adjusted(margin, margin, -margin, -margin), pxF(3), pxF(3));
    painter->restore();
}

QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &text)
{
    if (item.menuItemType == QStyleOptionMenuItem::Separator)
        return {text.width(), 1 + 2 * px(4)};
    int width = px(menuBefore) + markColumn(item) + text.width() + px(menuAfter);
    if (item.text.contains(u'\t'))
        width += px(menuAfter);
    return {width, qMax(item.fontMetrics.height(), px(Measure::iconButton)) + 2 * px(menuPadding)};
}

void paintMenuItem(QPainter *painter, const QStyleOptionMenuItem &item)
{
    const Tokens &t = Theme::tokens();
    const QRect r = item.rect;
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(QRect(r.left() + px(8), r.center().y(), r.width() - 2 * px(8), 1), t.line);
        return;
    }
    const bool enabled = item.state & QStyle::State_Enabled;
    if (enabled && item.state & QStyle::State_Selected)
        paintRound(painter, r, t.select);
    const auto placed = [&](const QRect &place) { return QStyle::visualRect(item.direction, r, place); };
    QRect inner = r.adjusted(px(menuBefore), 0, -px(menuBefore), 0);
    if (const int column = markColumn(item)) {
        const QRect mark = placed(QRect(inner.left(), r.top(), column - px(Measure::iconGap), r.height()));
        if (item.checked)
            Icons::paint(painter, square(mark, px(Measure::iconPill)), Icon::Check,
                         enabled ? t.text2 : t.text3);
        else if (!item.icon.isNull())
            item.icon.paint(painter, square(mark, px(Measure::iconButton)), Qt::AlignCenter,
                            enabled ? QIcon::Normal : QIcon::Disabled);
        inner.setLeft(inner.left() + column);
    }
    painter->save();
    painter->setFont(item.font);
    painter->setPen(enabled ? t.text : t.text3);
    const int flags = Qt::AlignVCenter | Qt::TextSingleLine
        | (QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut, &item) ? Qt::TextShowMnemonic
                                                                                 : Qt::TextHideMnemonic);
    const qsizetype tab = item.text.indexOf(u'\t');
    const auto before = QStyle::visualAlignment(item.direction, Qt::AlignLeft);
    painter->drawText(placed(inner), int(before) | flags, item.text.left(tab));
    if (tab >= 0) {
        painter->setPen(t.text3);
        painter->drawText(placed(inner), int(QStyle::visualAlignment(item.direction, Qt::AlignRight)) | flags,
                          item.text.mid(tab + 1));
    }
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const int side = px(Measure::iconPill);
        const QRect arrow = placed(QRect(inner.right() - side + 1, r.top(), side, r.height()));
        Icons::paint(painter, square(arrow, side),
                     item.direction == Qt::RightToLeft ? Icon::ChevronLeft : Icon::ChevronRight,
                     enabled ? t.text2 : t.text3);
    }
    painter->restore();
}

void paintMenuBarItem(QPainter *painter, const QStyleOptionMenuItem &item)
{
    const Tokens &t = Theme::tokens();
    painter->fillRect(item.rect, t.window);
    if (item.state & (QStyle::State_Selected | QStyle::State_Sunken))
        paintRound(painter, item.rect, t.hover);
    painter->save();
    painter->setPen(item.state & QStyle::State_Enabled ? t.text : t.text3);
    const bool marks = QApplication::style()->styleHint(QStyle::SH_UnderlineShortcut, &item);
    painter->drawText(item.rect,
                      Qt::AlignCenter | Qt::TextSingleLine
                          | (marks ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                      item.text);
    painter->restore();
}

void paintPushButton(QPainter *painter, const QStyleOptionButton &button)
{
    const Tokens &t = Theme::tokens();
    const bool enabled = button.state & QStyle::State_Enabled;
    const bool hovered = enabled && button.state & QStyle::State_MouseOver;
    const bool isDefault = enabled && button.features & QStyleOptionButton::DefaultButton;
    QColor ground = isDefault ? t.accentFill : hovered ? t.hover : t.raised;
    QColor border = isDefault ? t.accentFill : hovered ? t.edge : t.line;
    if (isDefault && hovered)
        ground = border = t.accentHover;
    if (!isDefault && button.state & QStyle::State_Sunken)
        ground = t.line;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(enabled ? QPen(border, 1) : QPen(t.edge, 1, Qt::DashLine));
    painter->setBrush(enabled ? QBrush(ground) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(QRectF(button.rect).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::buttonRadius),
                             pxF(Measure::buttonRadius));
    painter->restore();
}

QStyleOptionButton pushButtonLabel(const QStyleOptionButton &button)
{
    const Tokens &t = Theme::tokens();
    QStyleOptionButton label = button;
    const bool enabled = button.state & QStyle::State_Enabled;
    label.palette.setColor(QPalette::ButtonText,
                           !enabled                                                  ? t.text3
                               : button.features & QStyleOptionButton::DefaultButton ? t.onFill
                                                                                     : t.text);
    return label;
}

void paintToolTip(QPainter *painter, const QRect &rect)
{
    const Tokens &t = Theme::tokens();
    painter->fillRect(rect, t.edge);
    painter->fillRect(rect.adjusted(1, 1, -1, -1), t.raised);
}

}  // namespace Sidestage::StylePainting
