// SPDX-License-Identifier: GPL-3.0-or-later

// Effects around a creature (hearts, tears, bubbles), and its accessories.

#include "creature.h"

#include <cmath>
#include <numbers>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr qreal pi = std::numbers::pi;

qreal wave(qreal phase, qreal times = 1)
{
    return std::sin(2 * pi * phase * times);
}

/// Returns the position, 0 to 1, of one of several shifted repetitions.
qreal turnOf(qreal phase, qreal shift)
{
    const qreal place = phase + shift;
    return place - std::floor(place);
}

/// Grows, stays and shrinks, because a GIF cannot fade.
qreal bloom(qreal place)
{
    return std::min({1.0, place * 4, (1 - place) * 4});
}

struct Spot
{
    QPointF at;
    qreal shift;
};

void hearts(Figure &figure, qreal phase)
{
    for (const auto &[at, shift] : {Spot{{14, 46}, 0.1}, Spot{{98, 40}, 0.45}, Spot{{88, 24}, 0.8}}) {
        const qreal place = turnOf(phase, shift);
        const QPointF now = at + QPointF(3 * wave(place, 1), 8 - 34 * place);
        figure.body(heart(now, 10 * bloom(place)), QColor(255, 66, 108), QColor(150, 14, 58), 2);
    }
}

void bubbles(Figure &figure, qreal phase)
{
    for (int i = 0; i < 3; ++i) {
        const qreal place = turnOf(phase, i / 3.0);
        const QPointF now(82 + 18 * place + 2 * wave(place), 44 - 36 * place);
        const qreal radius = (3 + 6 * place) * std::min(1.0, (1 - place) * 6);
        if (radius < 0.5)
            continue;
        figure.body(circle(now, radius), QColor(196, 226, 255), QColor(58, 96, 168), 2);
        figure.patch(circle(now - QPointF(radius, radius) * 0.3, radius * 0.3), Qt::white);
    }
}

void tears(Figure &figure, const Anatomy &anatomy, qreal phase)
{
    const FacePlace &face = anatomy.face;
    for (const qreal side : {-1.0, 1.0}) {
        for (const qreal shift : {0.0, 0.5}) {
            const qreal place = turnOf(phase, shift + (side > 0 ? 0.2 : 0));
            const QPointF now(face.eyes.x() + side * (face.apart + 4 + 7 * place),
                              face.eyes.y() + 9 + 30 * place);
            figure.body(drop(now, 6.5 * bloom(place)), QColor(92, 184, 255), QColor(22, 76, 170), 1.8);
        }
    }
}

/// Tears of laughter fly off to both sides.
void joy(Figure &figure, const Anatomy &anatomy, qreal phase)
{
    const FacePlace &face = anatomy.face;
    for (const qreal side : {-1.0, 1.0}) {
        const qreal place = turnOf(phase, 0.5);
        const QPointF now(face.eyes.x() + side * (face.apart + 13 + 6 * place),
                          face.eyes.y() + 2 + 8 * place);
        figure.body(turned(now, side * -50).map(drop(now, 6.5)), QColor(92, 184, 255), QColor(22, 76, 170),
                    1.8);
    }
}

void steam(Figure &figure, qreal phase)
{
    for (const qreal side : {-1.0, 1.0}) {
        for (const qreal shift : {0.0, 0.5}) {
            const qreal place = turnOf(phase, shift);
            const QPointF now(56 + side * (38 + 10 * place), 26 - 14 * place);
            figure.body(circle(now, 8 * bloom(place)), QColor(240, 240, 248), QColor(120, 112, 140), 2);
        }
    }
}

void confetti(Figure &figure, qreal phase)
{
    static constexpr QRgb colours[]
        = {0xffff5a7e, 0xffffc93c, 0xff4fd3a5, 0xff4aa8ff, 0xffb478ff, 0xffff8c42};
    for (int i = 0; i < 8; ++i) {
        const qreal place = turnOf(phase, i * 0.37);
        const qreal side = i % 2 ? 1 : -1;
        const int column = i / 2;
        const QPointF now(56 + side * (30 + column * 7 + 4 * wave(place)), 4 + 66 * place);
        const QColor colour(colours[std::size_t(i) % std::size(colours)]);
        figure.body(
            turned(now, 360 * place + i * 40).map(roundedRect({now - QPointF(4, 2.5), QSizeF(8, 5)}, 1.5)),
            colour, shade(colour, 0.5), 1.4);
    }
}

void orbit(Figure &figure, const Anatomy &anatomy, qreal phase)
{
    for (int i = 0; i < 3; ++i) {
        const qreal angle = 2 * pi * (phase + i / 3.0);
        const QPointF now = anatomy.top + QPointF(38 * std::cos(angle), 2 + 8 * std::sin(angle));
        figure.body(star(now, 9 + 2 * std::sin(angle), 4.4, 5, 1.5), QColor(255, 212, 70), QColor(150, 84, 0),
                    1.8);
    }
}

void sweat(Figure &figure, qreal phase)
{
    const qreal slide = 5 * turnOf(phase * 2, 0);
    figure.body(drop({95, 34 + slide}, 8), QColor(120, 200, 255), QColor(22, 76, 170), 2);
    for (const char *ray : {"M 12 26 L 5 19", "M 22 15 L 18 6", "M 90 14 L 95 6"})
        figure.limb(trace(ray), QColor(255, 214, 70), QColor(150, 84, 0), 3);
}

void dots(Figure &figure, qreal phase)
{
    for (int i = 0; i < 3; ++i) {
        const qreal lift = std::max(0.0, wave(turnOf(phase, -i * 0.15)));
        figure.body(circle({78 + i * 13.0, 18 - i * 3 - 5 * lift}, 5), QColor(240, 240, 248),
                    QColor(96, 88, 128), 2);
    }
}

void glints(Figure &figure, qreal phase)
{
    for (const auto &[at, shift] : {Spot{{96, 26}, 0}, Spot{{14, 32}, 0.5}}) {
        const qreal place = turnOf(phase, shift);
        figure.body(glint(at, 13 * bloom(place) + 0.5), QColor(255, 240, 170), QColor(176, 110, 10), 1.6);
    }
}

/// Draws an arm with a mitten.
void hand(Figure &figure, const Anatomy &anatomy, const Coat &coat, qreal phase)
{
    const QPointF from = anatomy.hand;
    const QTransform swing = turned(from, 4 + 20 * wave(phase, 2));
    const QPointF palm = from + QPointF(7, -25);
    QPainterPath arm;
    arm.moveTo(from);
    arm.lineTo(palm);
    figure.limb(swing.map(arm), coat.base, coat.rim, 11);
    const QPainterPath thumb = turned(palm, -38).map(ellipse(palm + QPointF(-9, 0), 5, 6));
    const QPainterPath mitten = ellipse(palm + QPointF(0, -5), 10.5, 12.5);
    figure.body(swing.map(thumb), coat.base, coat.rim);
    figure.body(swing.map(mitten), ball(mitten.boundingRect(), coat.base), coat.rim);
    figure.patch(swing.map(thumb), coat.base);
    figure.patch(swing.map(ellipse(palm + QPointF(0, -3), 6, 6.5)), veil(coat.pale, 0.6));
}

void halo(Figure &figure, const Anatomy &anatomy, qreal phase)
{
    const QPointF at = anatomy.top + QPointF(0, -8 + 2 * wave(phase));
    figure.limb(ellipse(at, 24, 7), QColor(255, 224, 110), QColor(160, 100, 10), 5);
}

}  // namespace

void drawAir(Figure &figure, const Anatomy &anatomy, const Coat &coat, Mood mood, qreal phase)
{
    switch (mood) {
    case Mood::Love:
        return hearts(figure, phase);
    case Mood::Laugh:
        return joy(figure, anatomy, phase);
    case Mood::Sleepy:
        return bubbles(figure, phase);
    case Mood::Cry:
        return tears(figure, anatomy, phase);
    case Mood::Angry:
        return steam(figure, phase);
    case Mood::Hype:
        return confetti(figure, phase);
    case Mood::Dizzy:
        return orbit(figure, anatomy, phase);
    case Mood::Shocked:
        return sweat(figure, phase);
    case Mood::Think:
        return dots(figure, phase);
    case Mood::Cool:
    case Mood::Wink:
        return glints(figure, phase);
    case Mood::Wave:
        return hand(figure, anatomy, coat, phase);
    case Mood::Rip:
        return halo(figure, anatomy, phase);
    case Mood::Happy:
    case Mood::Smug:
    case Mood::Shy:
        return;
    }
}

void drawExtra(Figure &figure, const Anatomy &anatomy, Extra extra, const QColor &accent)
{
    const QPointF top = anatomy.top;
    const auto at
        = [top](const char *path) { return QTransform::fromTranslate(top.x(), top.y()).map(trace(path)); };
    const QColor rim = shade(accent, 0.6);
    switch (extra) {
    case Extra::None:
        break;
    case Extra::Party: {
        const QTransform tilt = turned(top, 12);
        figure.body(tilt.map(at("M -15 6 L 0 -26 L 15 6 Q 0 12 -15 6 Z")), accent, rim);
        figure.line(tilt.map(at("M -10 -4 Q 0 1 9 -5 M -5 -15 Q 0 -12 5 -15")), tint(accent, 0.75), 4);
        figure.body(tilt.map(circle(top + QPointF(0, -26), 6)), QColor(255, 226, 110), QColor(150, 90, 10),
                    2);
        break;
    }
    case Extra::Crown: {
        figure.body(at("M -23 8 L -26 -16 L -12 -6 L 0 -22 L 12 -6 L 26 -16 L 23 8 Q 0 14 -23 8 Z"),
                    fall(top.y() - 22, top.y() + 10, QColor(255, 236, 130), QColor(244, 166, 30)),
                    QColor(140, 76, 0));
        for (const auto &[place, colour] : {std::pair(QPointF(0, 2), QColor(236, 60, 90)),
                                            {QPointF(-13, 2), QColor(66, 160, 250)},
                                            {QPointF(13, 2), QColor(66, 190, 140)}})
            figure.patch(circle(top + place, 4), colour);
        break;
    }
    case Extra::Headphones: {
        const qreal side = anatomy.headWidth / 2;
        const qreal y = anatomy.face.eyes.y() + 2;
        QPainterPath band;
        band.moveTo(top.x() - side, y);
        band.cubicTo(top.x() - side, top.y() - 16, top.x() + side, top.y() - 16, top.x() + side, y);
        figure.limb(band, QColor(62, 54, 84), QColor(24, 16, 40), 6);
        for (const qreal x : {-side, side})
            figure.body(roundedRect({top.x() + x - 8, y - 13, 16, 28}, 7), accent, rim);
        break;
    }
    case Extra::Flower: {
        const QPointF middle = top + QPointF(anatomy.headWidth * 0.24, 4);
        for (const QPointF petal : around(middle, 9, 5))
            figure.body(circle(petal, 6.6), tint(accent, 0.25), rim, 2);
        for (const QPointF petal : around(middle, 8, 5))
            figure.patch(circle(petal, 6), tint(accent, 0.25));
        figure.patch(circle(middle, 5.4), QColor(255, 214, 70));
        break;
    }
    case Extra::Bow:
        figure.body(at("M 0 2 C -10 -14 -26 -16 -26 -8 L -26 10 C -26 18 -10 14 0 4 Z"), accent, rim);
        figure.body(at("M 0 2 C 10 -14 26 -16 26 -8 L 26 10 C 26 18 10 14 0 4 Z"), accent, rim);
        figure.body(circle(top + QPointF(0, 2), 6.5), tint(accent, 0.2), rim);
        break;
    }
}

}  // namespace Sidestage::Sandbox::Pictures
