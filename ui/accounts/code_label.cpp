// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_label.h"

#include "kit/theme/theme.h"

#include <QFontDatabase>
#include <QPainter>

namespace Sidestage {

namespace {

constexpr int longestUngrouped = 5;

/// Splits a code of even length into two equal halves. Short codes stay whole.
QStringList groupsOf(const QString &code)
{
    if (code.size() <= longestUngrouped || code.size() % 2)
        return {code};
    return {code.left(code.size() / 2), code.mid(code.size() / 2)};
}

}  // namespace

CodeLabel::CodeLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CodeLabel::setCode(const QString &code)
{
    setText(code);
    QStringList letters;
    for (const QChar c : code)
        letters.append(c);
    setAccessibleName(tr("Code: %1").arg(letters.join(u' ')));
    update();
}

QFont CodeLabel::codeFont() const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(Theme::font(TextRole::Total).pointSizeF() * 1.15);
    font.setWeight(QFont::Medium);
    font.setLetterSpacing(QFont::PercentageSpacing, 108);
    return font;
}

QSize CodeLabel::sizeHint() const
{
    return {px(280), px(104)};
}

QSize CodeLabel::minimumSizeHint() const
{
    return {px(160), px(104)};
}

void CodeLabel::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.edge, 1));
    painter.setBrush(tokens.field);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::cardRadius),
                            pxF(Measure::cardRadius));

    const QStringList groups = groupsOf(text());
    const QString dash = QStringLiteral(" – ");
    QFont font = codeFont();
    const int room = width() - 2 * px(16);
    int wide = QFontMetrics(font).horizontalAdvance(groups.join(dash));
    if (wide > room && wide > 0) {
        font.setPointSizeF(font.pointSizeF() * room / wide);
        wide = QFontMetrics(font).horizontalAdvance(groups.join(dash));
    }
    painter.setFont(font);
    painter.setLayoutDirection(Qt::LeftToRight);
    const QFontMetrics metrics(font);
    int x = (width() - wide) / 2;
    const auto draw = [&](const QString &part, const QColor &color) {
        painter.setPen(color);
        const int advance = metrics.horizontalAdvance(part);
        painter.drawText(QRect(x, 0, advance + metrics.averageCharWidth(), height()),
                         int(Qt::AlignLeft | Qt::AlignVCenter), part);
        x += advance;
    };
    for (qsizetype i = 0; i < groups.size(); ++i) {
        if (i > 0)
            draw(dash, tokens.text3);
        draw(groups[i], tokens.text);
    }
}

}  // namespace Sidestage
