// SPDX-License-Identifier: GPL-3.0-or-later
#include "digits_label.h"

#include "steady_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QEvent>
#include <QFontMetrics>

namespace Sidestage {

DigitsLabel::DigitsLabel(TextRole role, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setProperty("textRole", int(role));
    setProperty("tone", int(Tone::Text));
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DigitsLabel::setDigits(const QString &digits)
{
    if (digits == text())
        return;
    setText(digits);
    fit();
}

void DigitsLabel::setLeastWidth(int width)
{
    m_minWidth = width;
    fit();
}

void DigitsLabel::fit()
{
    setFixedSize(sizeHint());
}

bool DigitsLabel::event(QEvent *event)
{
    const bool handled = QLabel::event(event);
    switch (event->type()) {
    case QEvent::Polish:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::ContentsRectChange:
        fit();
        break;
    default:
        break;
    }
    return handled;
}

QSize DigitsLabel::sizeHint() const
{
    ensurePolished();  // the style sets the font
    const QFontMetrics metrics(font());
    const QMargins around = contentsMargins();
    return {qMax(steadyWidth(text(), metrics), m_minWidth) + around.left() + around.right(),
            metrics.height()};
}

QString timeOfDay(const QDateTime &time)
{
    return time.toLocalTime().toString(QStringLiteral("HH:mm"));
}

}  // namespace Sidestage
