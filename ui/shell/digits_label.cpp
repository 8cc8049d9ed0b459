// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/digits_label.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFontMetrics>

namespace Sidestage {

DigitsLabel::DigitsLabel(TextRole role, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setProperty("textRole", int(role));
    setProperty("tone", int(Tone::Text));
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void DigitsLabel::setDigits(const QString &digits)
{
    if (digits == text())
        return;
    const bool resized = digits.size() != text().size();
    setText(digits);
    if (resized)
        updateGeometry();
}

QSize DigitsLabel::sizeHint() const
{
    ensurePolished();  // the style sheet gives the font
    const QFontMetrics metrics(font());
    int widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = qMax(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    int width = 0;
    for (const QChar character : text())
        width += character.isDigit() ? widest : metrics.horizontalAdvance(character);
    const QMargins around = contentsMargins();
    return {width + around.left() + around.right(), metrics.height()};
}

QString timeOfDay(const QDateTime &time)
{
    return time.toLocalTime().toString(QStringLiteral("HH:mm"));
}

}  // namespace Sidestage
