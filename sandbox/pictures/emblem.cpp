// SPDX-License-Identifier: GPL-3.0-or-later
#include "emblem.h"

#include "figure.h"

#include <QPainter>

namespace Sidestage::Sandbox::Pictures {

namespace {

void hands(Figure &figure, const QColor &)
{
    figure.patch(heart({50, 38}, 19), Qt::white);
    figure.line(trace("M 22 50 C 26 70 36 78 50 78 C 64 78 74 70 78 50"), Qt::white, 8);
}

void leaf(Figure &figure, const QColor &ground)
{
    figure.patch(trace("M 24 70 C 16 34 44 20 78 22 C 82 56 66 84 30 76 Z"), Qt::white);
    figure.line(trace("M 20 82 C 34 62 46 50 62 40"), ground, 5);
    figure.line(trace("M 20 82 L 32 68"), Qt::white, 5);
}

void water(Figure &figure, const QColor &ground)
{
    figure.patch(drop({50, 54}, 26), Qt::white);
    figure.line(trace("M 32 60 Q 38 54 44 60 Q 50 66 56 60 Q 62 54 68 60"), ground, 5);
}

void paw(Figure &figure, const QColor &)
{
    figure.patch(
        trace("M 50 48 C 62 48 72 62 70 72 C 68 80 58 78 50 78 C 42 78 32 80 30 72 C 28 62 38 48 50 48 Z"),
        Qt::white);
    for (const QPointF toe : {QPointF(27, 48), QPointF(41, 34), QPointF(59, 34), QPointF(73, 48)})
        figure.patch(ellipse(toe, 7.5, 9.5), Qt::white);
}

void home(Figure &figure, const QColor &ground)
{
    figure.patch(polygon({{50, 20}, {84, 50}, {74, 50}, {74, 78}, {26, 78}, {26, 50}, {16, 50}}, 4),
                 Qt::white);
    figure.patch(heart({50, 58}, 12), ground);
}

void sun(Figure &figure, const QColor &ground)
{
    figure.patch(star({50, 50}, 36, 25, 12, 3), Qt::white);
    figure.patch(circle({50, 50}, 18), ground);
    figure.line(trace("M 40 52 Q 50 64 60 52"), Qt::white, 4);
    for (const qreal x : {43.0, 57.0})
        figure.patch(circle({x, 45}, 3), Qt::white);
}

void book(Figure &figure, const QColor &ground)
{
    figure.patch(trace("M 50 32 C 40 24 28 24 18 28 L 18 74 C 28 70 40 70 50 78 C 60 70 72 70 82 74 L 82 28"
                       " C 72 24 60 24 50 32 Z"),
                 Qt::white);
    figure.line(trace("M 50 34 L 50 74"), ground, 4);
    figure.line(
        trace("M 27 40 Q 34 38 41 42 M 27 52 Q 34 50 41 54 M 73 40 Q 66 38 59 42 M 73 52 Q 66 50 59 54"),
        veil(ground, 0.6), 3.4);
}

constexpr void (*signs[])(Figure &, const QColor &) = {hands, leaf, water, paw, home, sun, book};

}  // namespace

void drawCharity(QPainter &painter, Dice dice)
{
    const QColor ground = hue(qreal(dice.below(18)) * 20, 0.62, 0.46);
    const auto sign = signs[std::size_t(dice.below(std::size(signs)))];
    Figure figure;
    figure.patch(circle({50, 50}, 49), fall(0, 100, tint(ground, 0.25), shade(ground, 0.22)));
    figure.line(circle({50, 50}, 45), veil(Qt::white, 0.35), 2);
    sign(figure, ground);
    figure.paint(painter, {}, 0);
}

void drawReward(QPainter &painter)
{
    Figure figure;
    QPainterPath ring = circle({56, 56}, 46).subtracted(circle({56, 56}, 36));
    figure.patch(ring, veil(Qt::white, 0.92));
    figure.patch(star({56, 57}, 31, 15, 5, 6), Qt::white);
    figure.patch(glint({92, 22}, 16), Qt::white);
    figure.paint(painter, {}, 0);
}

}  // namespace Sidestage::Sandbox::Pictures
