// SPDX-License-Identifier: GPL-3.0-or-later
#include "overlay_image.h"

#include "kit/theme/tokens.h"

#include <QBuffer>
#include <QFont>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace Sidestage {

namespace {

/// Returns the largest font, up to `pixels`, in which `text` fits into `width`.
QFont fitted(int pixels, int weight, const QString &text, int width)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setWeight(QFont::Weight(weight));
    while (font.pixelSize() > 8 && QFontMetrics(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

}  // namespace

QImage overlayImage(const OverlayFacts &facts, const OverlaySettings &settings)
{
    const int width = qBound(160, settings.imageWidth, 3840);
    const int unit = width / 40;
    const int height = unit * (facts.hasGoal ? 12 : 9);
    const Tokens tokens = settings.isDark ? Tokens::dark() : Tokens::light();
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    // A background of its own, because the picture below it is unknown.
    QColor ground = tokens.surface;
    ground.setAlpha(217);
    QPainterPath plate;
    plate.addRoundedRect(QRectF(0, 0, width, height), unit, unit);
    painter.fillPath(plate, ground);

    const int inside = width - 4 * unit;
    const int x = 2 * unit;
    painter.setPen(tokens.text2);
    painter.setFont(fitted(unit * 2, QFont::Medium, facts.charity, inside));
    painter.drawText(QRect(x, unit, inside, unit * 5 / 2), int(Qt::AlignVCenter | Qt::AlignLeft),
                     QFontMetrics(painter.font()).elidedText(facts.charity, Qt::ElideRight, inside));
    const QString goal = facts.hasGoal
        ? OverlayFiles::tr("of %1 · %2", "goal, percent").arg(facts.goal, facts.percent)
        : QString();
    painter.setPen(tokens.text);
    painter.setFont(fitted(unit * 4, QFont::DemiBold, facts.total, facts.hasGoal ? inside * 3 / 5 : inside));
    const int wide = QFontMetrics(painter.font()).horizontalAdvance(facts.total);
    const QRect amount(x, unit * 7 / 2, inside, unit * 9 / 2);
    painter.drawText(amount, int(Qt::AlignVCenter | Qt::AlignLeft), facts.total);
    if (!facts.hasGoal)
        return image;
    const int left = wide + unit;
    painter.setPen(tokens.text2);
    painter.setFont(fitted(unit * 2, QFont::Normal, goal, inside - left));
    painter.drawText(amount.adjusted(left, unit, 0, 0), int(Qt::AlignVCenter | Qt::AlignLeft), goal);
    const QRectF track(x, unit * 9, inside, unit);
    QPainterPath bar;
    bar.addRoundedRect(track, unit / 2.0, unit / 2.0);
    painter.fillPath(bar, tokens.line);
    painter.setClipRect(QRectF(track.x(), track.y(), inside * qMin(facts.thousandths, 1000) / 1000, unit));
    painter.fillPath(bar, tokens.goodFill);
    return image;
}

QByteArray overlayPng(const OverlayFacts &facts, const OverlaySettings &settings)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !overlayImage(facts, settings).save(&buffer, "PNG"))
        return {};
    return bytes;
}

}  // namespace Sidestage
