// SPDX-License-Identifier: GPL-3.0-or-later
#include "wrap_label.h"

namespace Sidestage {

WrapLabel::WrapLabel(const QString &text, TextRole role, Tone tone, QWidget *parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    alignWithLayout(this);
    setProperty("textRole", int(role));
    setProperty("tone", int(tone));
}

QSize WrapLabel::sizeHint() const
{
    ensurePolished();
    const QSize line = fontMetrics().size(Qt::TextExpandTabs, text());
    const QMargins margins = contentsMargins();
    return line
        + QSize(margins.left() + margins.right() + 2 * margin() + 1, margins.top() + margins.bottom());
}

QSize WrapLabel::minimumSizeHint() const
{
    ensurePolished();
    // Not narrower than the longest word, which cannot be wrapped.
    int longest = 0;
    const QStringList words = text().split(u' ');
    for (const QString &word : words)
        longest = qMax(longest, fontMetrics().horizontalAdvance(word));
    const QMargins margins = contentsMargins();
    longest += margins.left() + margins.right() + 2 * margin() + 1;
    return {qMin(sizeHint().width(), qMin(longest, px(96))), fontMetrics().height()};
}

}  // namespace Sidestage
