// SPDX-License-Identifier: GPL-3.0-or-later
#include "tip.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QToolTip>

namespace Sidestage {

/// Inserts line breaks, because Qt wraps only tool tips in rich text.
static QString inLines(const QString &text)
{
    constexpr int letters = 70;
    const QFont font = QToolTip::font();
    const double width = QFontMetricsF(font).averageCharWidth() * letters;
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QStringList lines;
    const QStringList paragraphs = text.split(u'\n');
    for (const QString &paragraph : paragraphs) {
        QTextLayout layout(paragraph, font);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines.append(paragraph.mid(line.textStart(), line.textLength()));
        }
        layout.endLayout();
    }
    return lines.join(u'\n');
}

void showTip(const QPoint &place, const QString &text, QWidget *widget)
{
    QToolTip::showText(place, text.isEmpty() ? text : inLines(text), widget);
}

}  // namespace Sidestage
