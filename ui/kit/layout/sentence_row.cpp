// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence_row.h"

#include "kit/theme/theme.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace Sidestage {

namespace {

/// Minimum width of a sentence next to buttons, in px at a line height of 20 px.
constexpr int minSentence = 200;

int heightOf(const QLayoutItem *item, int width)
{
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

}  // namespace

QSize SentenceRow::minimumSize() const
{
    QSize widest;
    for (int at = 2; at < count(); ++at) {
        if (!itemAt(at)->isEmpty())
            widest = widest.expandedTo(itemAt(at)->minimumSize());
    }
    if (count() > 1) {
        const QSize icon = itemAt(0)->isEmpty() ? QSize() : itemAt(0)->sizeHint();
        const QSize words = itemAt(1)->minimumSize();
        widest = widest.expandedTo({icon.width() + spacing() + std::min(words.width(), px(96)),
                                    std::max(icon.height(), words.height())});
    }
    const QMargins margins = contentsMargins();
    return widest + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void SentenceRow::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int SentenceRow::arrange(const QRect &rect, bool apply) const
{
    if (count() < 2)
        return 0;
    const QMargins margins = contentsMargins();
    const QRect area = rect.marginsRemoved(margins);
    const Qt::LayoutDirection direction
        = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    const int gap = spacing();
    const auto place = [&](QLayoutItem *item, int x, int y, const QSize &size) {
        if (apply)
            item->setGeometry(
                QStyle::visualRect(direction, area, QRect(QPoint(area.x() + x, area.y() + y), size)));
    };

    QLayoutItem *icon = itemAt(0);
    QLayoutItem *sentence = itemAt(1);
    const QSize iconSize = icon->isEmpty() ? QSize(0, 0) : icon->sizeHint();
    const int start = icon->isEmpty() ? 0 : iconSize.width() + gap;
    QList<QLayoutItem *> others;
    int wanted = 0;
    int tallest = 0;
    for (int at = 2; at < count(); ++at) {
        QLayoutItem *item = itemAt(at);
        if (item->isEmpty() || item->spacerItem())
            continue;
        others.append(item);
        wanted += gap + item->sizeHint().width();
        tallest = std::max(tallest, item->sizeHint().height());
    }

    const int beside = area.width() - start - wanted;
    const bool isOneRow = others.isEmpty() || sentence->isEmpty()
        || beside >= std::min(px(minSentence), sentence->sizeHint().width());
    const int words = std::max(0, isOneRow ? beside : area.width() - start);
    const int wordsHeight = sentence->isEmpty() ? 0 : heightOf(sentence, words);
    int row = std::max(iconSize.height(), wordsHeight);
    // A single row fills the given height, with its items centred vertically.
    if (isOneRow)
        row = std::max({row, tallest, apply ? area.height() : 0});
    place(icon, 0, (row - iconSize.height()) / 2, iconSize);
    place(sentence, start, (row - wordsHeight) / 2, {words, wordsHeight});
    if (isOneRow) {
        int x = start + words;
        for (QLayoutItem *item : std::as_const(others)) {
            const QSize size = item->sizeHint();
            place(item, x + gap, (row - size.height()) / 2, size);
            x += gap + size.width();
        }
        return row + margins.top() + margins.bottom();
    }

    // The buttons go below, aligned to the end, in as many rows as needed.
    int y = row;
    for (qsizetype first = 0, last = 0; first < others.size(); first = last) {
        int width = 0;
        int height = 0;
        for (; last < others.size(); ++last) {
            const int more
                = (last > first ? gap : 0) + std::min(others[last]->sizeHint().width(), area.width());
            if (last > first && width + more > area.width())
                break;
            width += more;
            height = std::max(height, others[last]->sizeHint().height());
        }
        y += gap;
        int x = area.width() - width;
        for (qsizetype at = first; at < last; ++at) {
            const QSize size = others[at]->sizeHint().boundedTo({area.width(), height});
            place(others[at], x, y + (height - size.height()) / 2, size);
            x += size.width() + gap;
        }
        y += height;
    }
    return y + margins.top() + margins.bottom();
}

}  // namespace Sidestage
