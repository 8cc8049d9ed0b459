// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures.h"

#include "badge.h"
#include "creature.h"
#include "emblem.h"
#include "gem.h"
#include "gif.h"
#include "scenery.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>

#include <cmath>
#include <functional>
#include <numbers>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr int framesPerLoop = 16;
constexpr int frameDelay = 7;  // hundredths of a second
constexpr qreal outlineWidth = 4;
const QColor paleOutline(250, 247, 255);
const QColor darkOutline(38, 22, 66);
// Typical background colours of a chat.
constexpr QRgb darkPage = 0xff18181b;
constexpr QRgb lightPage = 0xffffffff;

QImage canvas(QSize size, const QColor &fill = Qt::transparent)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(fill);
    // Otherwise the resolution of the screen, if any, would be used and written into the file.
    image.setDotsPerMeterX(2835);
    image.setDotsPerMeterY(2835);
    return image;
}

/// Draws in a square of `side` units that is scaled to the picture.
QImage drawn(int size, qreal side, const std::function<void(QPainter &)> &draw)
{
    QImage image = canvas({size, size});
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / side, size / side);
    draw(painter);
    return image;
}

QByteArray png(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setCompression(40);  // of 100; higher values take much more time and save little
    return writer.write(image) ? bytes : QByteArray();
}

/// Scales `bounds` with its outline to a square of `side`. Small drawings are not enlarged.
QTransform fitted(const QRectF &bounds, qreal outline, qreal side)
{
    const qreal length = std::max({bounds.width(), bounds.height(), box - 16}) + 2 * outline + 1;
    const qreal scale = side / length;
    return QTransform::fromTranslate(-bounds.center().x(), -bounds.center().y())
        * QTransform::fromScale(scale, scale) * QTransform::fromTranslate(side / 2, side / 2);
}

QImage frame(const Figure &figure, const QRectF &bounds, Ground ground, int size)
{
    return drawn(size, box, [&](QPainter &painter) {
        painter.setTransform(fitted(bounds, outlineWidth, box), true);
        figure.paint(painter, ground == Ground::Dark ? paleOutline : darkOutline, outlineWidth);
    });
}

QByteArray still(const Figure &figure, Ground ground, int size)
{
    return png(frame(figure, figure.bounds(), ground, size));
}

QByteArray loop(Ground ground, int size, const std::function<Figure(qreal phase)> &figureAt)
{
    QList<Figure> figures;
    QRectF bounds;
    for (int i = 0; i < framesPerLoop; ++i) {
        figures.append(figureAt(qreal(i) / framesPerLoop));
        bounds |= figures.last().bounds();
    }
    QList<QImage> frames;
    for (const Figure &figure : std::as_const(figures))
        frames.append(frame(figure, bounds, ground, size));
    return gif(frames, frameDelay, ground == Ground::Dark ? darkPage : lightPage);
}

Figure cheer(const Subject &subject, int tier, qreal phase)
{
    if (subject.look == QLatin1String("gem")) {
        Figure figure;
        figure.place(QTransform::fromTranslate(0, 3 * std::sin(2 * std::numbers::pi * phase)));
        drawGem(figure, tier, {56, 56}, 46, phase);
        return figure;
    }
    Figure figure = creature(readLook(subject.id, subject.look), phase, tint(gemColour(tier), 0.12));
    figure.place({});
    drawGem(figure, tier, {84, 80}, 25, phase, true);
    return figure;
}

/// Draws the user's creature on a coloured background, in a square of `side`.
void paintPortrait(QPainter &painter, const Subject &subject, qreal side)
{
    const Look look = readLook(subject.id, subject.look);
    Dice dice = diceFor(subject.id + QStringLiteral("ground"));
    const QColor one = hue(qreal(dice.below(36)) * 10, 0.62, 0.5);
    const QColor two = hue(qreal(one.hslHueF()) * 360 + 40, 0.7, 0.36);
    QLinearGradient wall(0, 0, side, side);
    wall.setColorAt(0, tint(one, 0.25));
    wall.setColorAt(1, two);
    painter.fillRect(QRectF(0, 0, side, side), wall);
    const qreal spacing = side / 5;
    const qint64 pattern = dice.below(3);
    for (int row = 0; row < 7; ++row) {
        for (int column = 0; column < 7; ++column) {
            const QPointF at((column + (row % 2) * 0.5) * spacing - spacing / 2, row * spacing * 0.9);
            const QPainterPath mark = pattern == 0 ? circle(at, spacing * 0.12)
                : pattern == 1                     ? glint(at, spacing * 0.24)
                                                   : heart(at, spacing * 0.12);
            painter.fillPath(mark, veil(Qt::white, 0.14));
        }
    }
    const Figure figure = creature(look, restOf(look.mood));
    painter.translate(side * 0.08, side * 0.1);
    painter.setTransform(fitted(figure.bounds(), outlineWidth, side * 0.84), true);
    figure.paint(painter, paleOutline, outlineWidth);
}

QImage scenery(QSize size, const QString &id, bool night = false)
{
    QImage image = canvas(size, Qt::black);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawScenery(painter, size, diceFor(id), night);
    return image;
}

}  // namespace

QByteArray emote(const Subject &subject, Ground ground, int size)
{
    const Look look = readLook(subject.id, subject.look);
    return still(creature(look, restOf(look.mood)), ground, size);
}

QByteArray animatedEmote(const Subject &subject, Ground ground, int size)
{
    const Look look = readLook(subject.id, subject.look);
    return loop(ground, size, [&look](qreal phase) { return creature(look, phase); });
}

QByteArray cheermote(const Subject &subject, int tier, Ground ground, int size)
{
    return still(cheer(subject, tier, 0.1), ground, size);
}

QByteArray animatedCheermote(const Subject &subject, int tier, Ground ground, int size)
{
    return loop(ground, size, [&](qreal phase) { return cheer(subject, tier, phase); });
}

QByteArray badge(const Subject &subject, int size)
{
    return png(drawn(size, 72, [&](QPainter &painter) { drawBadge(painter, subject.id, subject.look); }));
}

QByteArray reward(int size)
{
    return png(drawn(size, box, drawReward));
}

QByteArray avatar(const Subject &subject, int size)
{
    return png(drawn(size, 300, [&](QPainter &painter) { paintPortrait(painter, subject, 300); }));
}

QByteArray offline(const Subject &subject, QSize size)
{
    QImage image = scenery(size, subject.id, true);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const Look look = readLook(subject.id, subject.look + QStringLiteral(" sleepy"));
    const qreal scale = size.height() * 0.42 / box;
    painter.translate(size.width() * 0.5 - box * scale / 2, size.height() * 0.52);
    painter.scale(scale, scale);
    creature(look, 0.4).paint(painter, veil(Qt::black, 0), 0);
    return png(image);
}

QByteArray category(const QString &id, QSize size)
{
    return png(scenery(size, id));
}

QByteArray stream(const Subject &subject, const QString &categoryId, QSize size)
{
    QImage image = scenery(size, categoryId);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    // A camera picture and status bars, as in most streams of games.
    const qreal unit = std::min(size.width(), size.height()) / 100.0;
    const qreal side = 30 * unit;
    const QRectF frame(size.width() - side - 4 * unit, size.height() - side - 4 * unit, side, side);
    painter.fillPath(roundedRect(frame.adjusted(-unit, -unit, unit, unit), 3 * unit), QColor(20, 16, 34));
    painter.save();
    painter.setClipPath(roundedRect(frame, 2.4 * unit));
    painter.translate(frame.topLeft());
    paintPortrait(painter, subject, side);
    painter.restore();
    Dice dice = diceFor(subject.id + categoryId);
    for (int i = 0; i < 2; ++i) {
        const QRectF bar(4 * unit, (5 + i * 6) * unit, 42 * unit, 4 * unit);
        painter.fillPath(roundedRect(bar, 2 * unit), veil(Qt::black, 0.5));
        const QRectF full(bar.topLeft(),
                          QSizeF(bar.width() * qreal(dice.between(30, 95)) / 100, bar.height()));
        painter.fillPath(roundedRect(full.adjusted(unit, unit, -unit, -unit), unit),
                         i ? QColor(84, 170, 255) : QColor(240, 84, 96));
    }
    return png(image);
}

QByteArray charity(const QString &id, int size)
{
    return png(drawn(size, 100, [&](QPainter &painter) { drawCharity(painter, diceFor(id)); }));
}

}  // namespace Sidestage::Sandbox::Pictures
