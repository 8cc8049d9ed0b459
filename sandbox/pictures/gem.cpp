// SPDX-License-Identifier: GPL-3.0-or-later
#include "gem.h"

#include <cmath>
#include <numbers>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr qreal pi = std::numbers::pi;

struct Stone
{
    int tier;
    QRgb colour;
    QList<QPointF> (*outline)();  ///< Around (0, 0), within a radius of 1.
};

QList<QPointF> rays(int points, qreal inner)
{
    QList<QPointF> corners;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = pi * i / points;
        corners.append((i % 2 ? inner : 1.0) * QPointF(std::sin(angle), -std::cos(angle)));
    }
    return corners;
}

const Stone stones[] = {
    {1, 0xff8f8ba3,
     [] {
         return QList<QPointF>{{0, -0.92}, {0.92, 0.72}, {-0.92, 0.72}};
     }},
    {100, 0xff9a5bf2,
     [] {
         return QList<QPointF>{{0, -1}, {0.74, -0.12}, {0, 1}, {-0.74, -0.12}};
     }},
    {500, 0xffe052a8,
     [] {
         return around({0, 0.06}, 1, 5);
     }},
    {1000, 0xff1fb893,
     [] {
         return QList<QPointF>{{0, -1}, {0.76, -0.52}, {0.76, 0.52}, {0, 1}, {-0.76, 0.52}, {-0.76, -0.52}};
     }},
    {5000, 0xff2f8ff0,
     [] {
         return around({0, 0}, 1, 8, 22.5);
     }},
    {10000, 0xfff0483e, [] { return rays(5, 0.6); }},
    {100000, 0xfff5a91b, [] { return rays(8, 0.74); }},
};

/// Returns the stone for a number of Bits: that of the highest tier reached.
const Stone &stoneOf(int tier)
{
    const Stone *found = &stones[0];
    for (const Stone &stone : stones) {
        if (stone.tier <= tier)
            found = &stone;
    }
    return *found;
}

}  // namespace

QColor gemColour(int tier)
{
    return stoneOf(tier).colour;
}

void drawGem(Figure &figure, int tier, QPointF centre, qreal radius, qreal phase, bool held)
{
    const Stone &stone = stoneOf(tier);
    const QColor colour(stone.colour);
    QList<QPointF> outer;
    QList<QPointF> table;
    for (const QPointF corner : stone.outline()) {
        outer.append(centre + corner * radius);
        table.append(centre + corner * radius * 0.52);
    }
    if (held)
        figure.body(polygon(outer, radius * 0.05), Qt::white, QColor(250, 247, 255), radius * 0.18);
    figure.body(polygon(outer, radius * 0.05), shade(colour, 0.35), shade(colour, 0.66), radius * 0.055);
    const qsizetype count = outer.size();
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype next = (i + 1) % count;
        const QPointF middle = (outer[i] + outer[next]) / 2 - centre;
        // The light comes from the upper left and swings with `phase`.
        const qreal angle = std::atan2(middle.y(), middle.x());
        const qreal light = std::cos(angle + 0.75 * pi + 0.9 * std::sin(2 * pi * phase));
        const QColor face = light > 0 ? tint(colour, 0.62 * light) : shade(colour, -0.42 * light);
        figure.patch(polygon({outer[i], outer[next], table[next], table[i]}), face);
    }
    const QRectF bounds = polygon(table).boundingRect();
    const qreal sway = 0.5 + 0.35 * std::sin(2 * pi * phase);
    QLinearGradient sheen(bounds.topLeft(), bounds.bottomRight());
    sheen.setColorAt(0, tint(colour, 0.6));
    sheen.setColorAt(sway, tint(colour, 0.22));
    sheen.setColorAt(std::min(1.0, sway + 0.12), tint(colour, 0.5));
    sheen.setColorAt(1, shade(colour, 0.06));
    figure.patch(polygon(table), sheen);
    const QColor edge = veil(Qt::white, 0.35);
    figure.line(polygon(table), edge, radius * 0.035);
    const qreal flash = std::pow(std::max(0.0, std::sin(2 * pi * phase)), 2);
    figure.patch(glint(centre + QPointF(-0.36, -0.38) * radius, radius * (0.16 + 0.34 * flash)),
                 veil(Qt::white, 0.95));
}

}  // namespace Sidestage::Sandbox::Pictures
