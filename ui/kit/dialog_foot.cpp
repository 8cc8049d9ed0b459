// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/dialog_foot.h"

#include "kit/theme.h"

#include <QStyle>
#include <QWidget>

namespace Sidestage {

namespace {

/// A note beside the buttons has at least this, if it has as much to say.
constexpr int leastNote = 160;

}  // namespace

DialogFoot::DialogFoot(QWidget *icon, QWidget *note, QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins({});
    addWidget(icon);
    addWidget(note);
}

DialogFoot::~DialogFoot()
{
    qDeleteAll(m_items);
}

void DialogFoot::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *DialogFoot::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QList<QLayoutItem *> DialogFoot::buttons() const
{
    QList<QLayoutItem *> shown;
    for (qsizetype i = noteItems; i < m_items.size(); ++i) {
        if (!m_items[i]->isEmpty())
            shown.append(m_items[i]);
    }
    return shown;
}

int DialogFoot::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize DialogFoot::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize one = item->sizeHint();
        size = {size.width() + (size.width() > 0 ? spacing() : 0) + one.width(),
                qMax(size.height(), one.height())};
    }
    return size;
}

QSize DialogFoot::minimumSize() const
{
    QSize size;
    int before = 0;  // the icon stands beside the note
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const bool isIcon = item == m_items.first();
        size = size.expandedTo(item->minimumSize() + QSize(before, 0));
        before = isIcon ? item->sizeHint().width() + spacing() : 0;
    }
    return size;
}

void DialogFoot::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

void DialogFoot::place(QLayoutItem *item, const QRect &box, const QRect &within, bool apply) const
{
    const Qt::LayoutDirection direction
        = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    if (apply)
        item->setGeometry(QStyle::visualRect(direction, within, box));
}

int DialogFoot::arrange(const QRect &rect, bool apply) const
{
    const int gap = spacing();
    const QList<QLayoutItem *> row = buttons();
    const auto widthOf
        = [&rect](const QLayoutItem *button) { return qMin(button->sizeHint().width(), rect.width()); };
    int all = 0;
    int high = 0;
    for (const QLayoutItem *button : row) {
        all += widthOf(button) + (all > 0 ? gap : 0);
        high = qMax(high, button->sizeHint().height());
    }

    int y = rect.y();
    QLayoutItem *icon = m_items[0];
    QLayoutItem *note = m_items[1];
    if (!note->isEmpty()) {
        const int indent = icon->isEmpty() ? 0 : icon->sizeHint().width() + gap;
        const int beside = rect.width() - indent - (row.isEmpty() ? 0 : all + gap);
        const bool isBeside = beside >= qMin(note->sizeHint().width(), px(leastNote));
        const int wide = isBeside ? beside : rect.width() - indent;
        const int tall
            = qMax(note->hasHeightForWidth() ? note->heightForWidth(wide) : note->sizeHint().height(),
                   qMax(icon->isEmpty() ? 0 : icon->sizeHint().height(), isBeside ? high : 0));
        if (!icon->isEmpty())
            place(icon, {rect.x(), y, icon->sizeHint().width(), tall}, rect, apply);
        place(note, {rect.x() + indent, y, wide, tall}, rect, apply);
        if (row.isEmpty())
            return y + tall - rect.y();
        if (isBeside)
            high = tall;
        else
            y += tall + gap;
    }

    for (qsizetype first = 0; first < row.size();) {
        qsizetype end = first;
        int wide = 0;
        while (end < row.size() && (end == first || wide + gap + widthOf(row[end]) <= rect.width())) {
            wide += widthOf(row[end]) + (end > first ? gap : 0);
            ++end;
        }
        int x = rect.x() + rect.width() - wide;
        for (; first < end; ++first) {
            const QSize size(widthOf(row[first]), row[first]->sizeHint().height());
            place(row[first], {QPoint(x, y + (high - size.height()) / 2), size}, rect, apply);
            x += size.width() + gap;
        }
        y += high + (end < row.size() ? gap : 0);
    }
    return y - rect.y();
}

}  // namespace Sidestage
