// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenery.h"

#include "shapes.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr qreal pi = std::numbers::pi;

/// A time of day: the colours of the sky from top to horizon, of sun or moon, and of the land.
struct Daylight
{
    QRgb top;
    QRgb middle;
    QRgb horizon;
    QRgb light;
    QRgb land;
    bool stars;
};

constexpr Daylight days[] = {
    {0xff2b1a5e, 0xff8a3f8f, 0xffff9a6b, 0xffffd98a, 0xff3a1d5c, true},   // dusk
    {0xff1d6fb8, 0xff68b7e6, 0xffd9f1f0, 0xfffff6c8, 0xff1f5c53, false},  // noon
    {0xff0d1236, 0xff1f2f6b, 0xff4d6fb0, 0xfff2eccd, 0xff101a3a, true},   // night
    {0xfff07d5a, 0xffffb066, 0xffffe0a3, 0xfffff2cf, 0xff7a2d3c, false},  // desert
    {0xff0b3b46, 0xff16807e, 0xff8fe0b8, 0xffeafff0, 0xff08303a, true},   // northern lights
    {0xff5a3d8c, 0xffc05c9c, 0xffffb7b2, 0xffffe9d6, 0xff40255f, false},  // rose
    {0xff3d4663, 0xff7f8fae, 0xffd5dce6, 0xffffffff, 0xff313a52, false},  // mist
    {0xff240b2b, 0xff7a1f35, 0xfff06a2f, 0xffffe08a, 0xff2a0d1f, true},   // embers
};
constexpr Daylight quietNight{0xff0a0d26, 0xff18204a, 0xff3a4a80, 0xfff2eccd, 0xff0c1230, true};

/// Varies a time of day by rotating all its hues.
Daylight elsewhere(const Daylight &day, qreal degrees)
{
    const auto turn = [degrees](QRgb rgb) {
        const QColor colour(rgb);
        return hue(qreal(colour.hslHueF()) * 360 + degrees, qreal(colour.hslSaturationF()),
                   qreal(colour.lightnessF()))
            .rgb();
    };
    return {turn(day.top), turn(day.middle), turn(day.horizon), turn(day.light), turn(day.land), day.stars};
}

/// The context for drawing the parts of a landscape.
struct Scene
{
    QPainter &painter;
    qreal w;
    qreal h;
    qreal unit;  ///< A length relative to the shorter side.
    Daylight day;
    Dice dice;

    qreal between(qreal least, qreal most) { return least + (most - least) * qreal(dice.below(1001)) / 1000; }
    /// Returns the colour of the land at a distance: 0 is near, 1 is at the horizon.
    QColor land(qreal far) const { return mix(QColor(day.land), QColor(day.horizon), far * 0.62); }
    void fill(const QPainterPath &path, const QBrush &brush) { painter.fillPath(path, brush); }
};

void sky(Scene &scene)
{
    QLinearGradient gradient(0, 0, 0, scene.h * 0.8);
    gradient.setColorAt(0, scene.day.top);
    gradient.setColorAt(0.55, scene.day.middle);
    gradient.setColorAt(1, scene.day.horizon);
    scene.painter.fillRect(QRectF(0, 0, scene.w, scene.h), gradient);
    if (scene.day.stars) {
        for (int i = 0; i < 60; ++i) {
            const QPointF at(scene.between(0, scene.w), scene.between(0, scene.h * 0.55));
            const qreal size = scene.unit * scene.between(0.002, 0.007);
            scene.fill(i % 9 == 0 ? glint(at, size * 4) : circle(at, size),
                       veil(Qt::white, scene.between(0.3, 0.95)));
        }
    }
}

void sunOrMoon(Scene &scene)
{
    const QPointF at(scene.w * scene.between(0.2, 0.8), scene.h * scene.between(0.18, 0.42));
    const qreal radius = scene.unit * scene.between(0.09, 0.17);
    const QColor light(scene.day.light);
    QRadialGradient glow(at, radius * 3.4);
    glow.setColorAt(0, veil(light, 0.6));
    glow.setColorAt(0.3, veil(light, 0.28));
    glow.setColorAt(1, veil(light, 0));
    scene.fill(circle(at, radius * 3.4), glow);
    const QPainterPath disc = circle(at, radius);
    switch (scene.dice.below(3)) {
    case 0:
        scene.fill(disc, light);
        break;
    case 1:  // a crescent
        scene.fill(disc.subtracted(circle(at + QPointF(radius * 0.5, -radius * 0.2), radius * 0.9)), light);
        break;
    default:  // a planet with a ring
        scene.fill(disc, ball(disc.boundingRect(), mix(light, QColor(scene.day.middle), 0.35)));
        scene.fill(turned(at, -18).map(ellipse(at, radius * 1.75, radius * 0.4)
                                           .subtracted(ellipse(at, radius * 1.4, radius * 0.24))),
                   veil(light, 0.8));
        break;
    }
}

void clouds(Scene &scene)
{
    for (int i = 0; i < 4; ++i) {
        const QPointF at(scene.between(0, scene.w), scene.h * scene.between(0.08, 0.4));
        const qreal size = scene.unit * scene.between(0.03, 0.06);
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (int puff = -2; puff <= 2; ++puff)
            path.addEllipse(at + QPointF(puff * size * 1.3, (puff % 2) * size * 0.4),
                            size * (2.2 - std::abs(puff) * 0.4), size * (1.1 - std::abs(puff) * 0.2));
        scene.fill(path, veil(QColor(scene.day.light), 0.28));
    }
}

/// Returns the outline of hills, a sum of waves; jagged ones have random peaks.
QPainterPath ridge(Scene &scene, qreal height, qreal roughness, bool jagged)
{
    const qreal shift = scene.between(0, 6.28);
    const qreal pace = scene.between(2.2, 4.6);
    QPainterPath path;
    path.moveTo(0, scene.h);
    const int steps = jagged ? 14 : 48;
    for (int i = 0; i <= steps; ++i) {
        const qreal x = qreal(i) / steps;
        qreal lift = std::sin(x * pace + shift) * 0.6 + std::sin(x * pace * 2.7 + shift * 2) * 0.28;
        if (jagged)
            lift += (i % 2 ? 1 : -0.6) * scene.between(0.3, 1);
        path.lineTo(x * scene.w, scene.h * (height - roughness * lift));
    }
    path.lineTo(scene.w, scene.h);
    path.closeSubpath();
    return path;
}

void hills(Scene &scene)
{
    for (const qreal far : {0.9, 0.6, 0.3})
        scene.fill(ridge(scene, 0.86 - far * 0.26, 0.07, false), scene.land(far));
}

void mountains(Scene &scene)
{
    for (const qreal far : {0.95, 0.65, 0.35}) {
        const QPainterPath path = ridge(scene, 0.8 - far * 0.28, 0.1, true);
        QLinearGradient rock(0, scene.h * (0.6 - far * 0.28), 0, scene.h);
        rock.setColorAt(0, tint(scene.land(far), far * 0.4));
        rock.setColorAt(0.5, scene.land(far));
        rock.setColorAt(1, scene.land(far * 0.7));
        scene.fill(path, rock);
    }
}

void sea(Scene &scene)
{
    const qreal line = scene.h * 0.58;
    const QColor water = mix(QColor(scene.day.middle), QColor(scene.day.top), 0.45);
    QLinearGradient depth(0, line, 0, scene.h);
    depth.setColorAt(0, mix(water, QColor(scene.day.horizon), 0.55));
    depth.setColorAt(1, shade(water, 0.45));
    scene.painter.fillRect(QRectF(0, line, scene.w, scene.h - line), depth);
    for (int i = 0; i < 26; ++i) {
        const qreal down = scene.between(0, 1);
        const qreal width = scene.w * (0.02 + 0.09 * down);
        const QPointF at(scene.between(0, scene.w), line + (scene.h - line) * down * down);
        scene.fill(ellipse(at, width, scene.unit * 0.004 * (1 + 2 * down)),
                   veil(QColor(scene.day.light), 0.3));
    }
    scene.fill(ridge(scene, 1.0, 0.05, false), scene.land(0.1));
}

void city(Scene &scene)
{
    for (const qreal far : {0.8, 0.35}) {
        qreal x = -scene.w * 0.02;
        while (x < scene.w) {
            const qreal width = scene.unit * scene.between(0.07, 0.15);
            const qreal top = scene.h * scene.between(0.42, 0.72) + scene.h * 0.12 * (1 - far);
            scene.painter.fillRect(QRectF(x, top, width, scene.h - top), scene.land(far));
            if (scene.dice.below(4) == 0)
                scene.fill(polygon({{x, top}, {x + width / 2, top - width * 0.7}, {x + width, top}}),
                           scene.land(far));
            const qreal pane = width / 7;
            for (qreal wy = top + pane; wy < scene.h * 0.92; wy += pane * 2.2) {
                for (int column = 0; column < 3; ++column) {
                    if (scene.dice.below(5) < 2)
                        scene.painter.fillRect(QRectF(x + pane * (1 + column * 2), wy, pane, pane * 1.2),
                                               veil(QColor(255, 214, 120), 0.35 + 0.5 * (1 - far)));
                }
            }
            x += width + scene.unit * scene.between(0.0, 0.02);
        }
    }
}

void forest(Scene &scene)
{
    for (const qreal far : {0.85, 0.5, 0.15}) {
        scene.fill(ridge(scene, 0.84 - far * 0.2, 0.03, false), scene.land(far));
        const qreal size = scene.unit * (0.34 - far * 0.24);
        for (qreal x = -size * 0.3; x < scene.w + size; x += size * scene.between(0.34, 0.7)) {
            const qreal foot = scene.h * (0.88 - far * 0.2);
            const qreal height = size * scene.between(0.9, 1.4);
            for (int tier = 0; tier < 3; ++tier) {
                const qreal top = foot - height + tier * height * 0.22;
                const qreal half = size * (0.16 + tier * 0.09);
                scene.fill(
                    polygon({{x, top}, {x + half, top + height * 0.42}, {x - half, top + height * 0.42}},
                            size * 0.04),
                    shade(scene.land(far), tier * 0.06));
            }
        }
    }
}

void dunes(Scene &scene)
{
    for (const qreal far : {0.9, 0.55, 0.2}) {
        const QPainterPath path = ridge(scene, 0.84 - far * 0.24, 0.06, false);
        QLinearGradient sand(0, scene.h * 0.5, scene.w, scene.h);
        sand.setColorAt(0, tint(scene.land(far), 0.35));
        sand.setColorAt(1, scene.land(far * 0.6));
        scene.fill(path, sand);
    }
}

// Objects in the foreground. Each is drawn in a box of 100 units that stands on the ground at y = 100.

class Stage
{
public:
    Stage(Scene &scene, QPointF foot, qreal size, const QColor &colour)
        : accent(colour)
        , m_scene(scene)
        , m_transform(size / 100, 0, 0, size / 100, foot.x() - size / 2, foot.y() - size)
    {
    }
    void fill(const QPainterPath &path, const QColor &colour) { m_scene.fill(m_transform.map(path), colour); }
    void lit(const QPainterPath &path, const QColor &colour)
    {
        const QPainterPath placed = m_transform.map(path);
        const QRectF bounds = placed.boundingRect();
        QLinearGradient side(bounds.topLeft(), bounds.topRight());
        side.setColorAt(0, tint(colour, 0.3));
        side.setColorAt(0.45, colour);
        side.setColorAt(1, shade(colour, 0.4));
        m_scene.fill(placed, side);
    }

    const QColor accent;  ///< For roofs, sails, fruit.

private:
    Scene &m_scene;
    QTransform m_transform;
};

void castle(Stage &stage, const QColor &colour)
{
    stage.lit(polygon({{18, 100}, {18, 52}, {82, 52}, {82, 100}}), colour);
    for (const auto &[x, top] : {std::pair(8.0, 34.0), {76.0, 40.0}, {38.0, 18.0}}) {
        stage.lit(polygon({{x, 100}, {x, top}, {x + 18, top}, {x + 18, 100}}), colour);
        stage.fill(polygon({{x - 4, top}, {x + 9, top - 26}, {x + 22, top}}), stage.accent);
    }
    stage.fill(trace("M 42 100 L 42 80 C 42 70 58 70 58 80 L 58 100 Z"), QColor(30, 14, 40));
    for (const QPointF window :
         {QPointF(17, 50), QPointF(85, 56), QPointF(47, 36), QPointF(30, 68), QPointF(68, 68)})
        stage.fill(roundedRect({window - QPointF(2.5, 4), QSizeF(5, 8)}, 2.5), QColor(255, 214, 120));
}

void ship(Stage &stage, const QColor &colour)
{
    stage.lit(trace("M 6 74 L 94 70 C 90 90 80 96 66 96 L 30 96 C 18 96 10 86 6 74 Z"), shade(colour, 0.2));
    stage.fill(roundedRect({47, 8, 4, 68}, 1), shade(colour, 0.5));
    stage.lit(trace("M 52 12 C 78 24 82 48 78 62 L 52 62 Z"), tint(stage.accent, 0.72));
    stage.lit(trace("M 46 18 C 26 30 20 48 20 62 L 46 62 Z"), tint(stage.accent, 0.5));
    stage.fill(polygon({{49, 2}, {66, 7}, {49, 13}}), stage.accent);
}

void lighthouse(Stage &stage, const QColor &colour)
{
    stage.fill(trace("M 10 100 C 20 82 80 82 92 100 Z"), shade(colour, 0.4));
    stage.lit(polygon({{38, 92}, {43, 28}, {57, 28}, {62, 92}}), QColor(246, 240, 232));
    for (const qreal y : {40.0, 62.0, 82.0})
        stage.fill(polygon({{43 - (y - 28) * 0.08, y},
                            {57 + (y - 28) * 0.08, y},
                            {58 + (y - 28) * 0.08, y + 9},
                            {42 - (y - 28) * 0.08, y + 9}}),
                   stage.accent);
    stage.fill(polygon({{50, 18}, {4, 4}, {4, 30}}), veil(QColor(255, 240, 170), 0.35));
    stage.fill(polygon({{50, 18}, {98, 6}, {98, 32}}), veil(QColor(255, 240, 170), 0.35));
    stage.fill(roundedRect({42, 12, 16, 16}, 3), QColor(255, 228, 130));
    stage.fill(polygon({{39, 13}, {50, 2}, {61, 13}}), QColor(70, 40, 60));
}

void rocket(Stage &stage, const QColor &colour)
{
    stage.fill(trace("M 42 78 C 36 90 44 98 50 100 C 56 98 64 90 58 78 Z"), QColor(255, 176, 60));
    stage.fill(trace("M 34 58 C 18 66 18 80 20 88 L 38 78 Z"), stage.accent);
    stage.fill(trace("M 66 58 C 82 66 82 80 80 88 L 62 78 Z"), stage.accent);
    stage.lit(trace("M 50 2 C 74 24 72 56 62 80 L 38 80 C 28 56 26 24 50 2 Z"), QColor(236, 238, 246));
    stage.fill(trace("M 50 2 C 58 9 63 17 66 26 L 34 26 C 37 17 42 9 50 2 Z"), stage.accent);
    stage.fill(circle({50, 44}, 10), shade(colour, 0.3));
    stage.fill(circle({50, 44}, 7), QColor(130, 214, 255));
}

void tree(Stage &stage, const QColor &colour)
{
    stage.lit(trace("M 44 100 C 48 80 46 70 44 56 L 56 56 C 55 70 54 82 60 100 Z"), QColor(110, 70, 52));
    const QColor leaves = mix(colour, QColor(72, 168, 96), 0.65);
    for (const auto &[at, radius] :
         {std::pair(QPointF(32, 46), 22.0), {QPointF(68, 46), 22.0}, {QPointF(50, 28), 25.0}})
        stage.lit(circle(at, radius), leaves);
    for (const QPointF fruit :
         {QPointF(30, 40), QPointF(48, 24), QPointF(66, 50), QPointF(58, 38), QPointF(40, 54)})
        stage.fill(circle(fruit, 4), stage.accent);
}

void crystals(Stage &stage, const QColor &colour)
{
    const QColor stone = mix(stage.accent, colour, 0.15);
    for (const auto &[x, width, top] : {std::tuple(8.0, 24.0, 54.0), {66.0, 28.0, 40.0}, {30.0, 38.0, 8.0}}) {
        const qreal middle = x + width * 0.45;
        stage.fill(polygon({{x, top + 22}, {middle, top}, {middle, 100}, {x + width * 0.12, 100}}),
                   tint(stone, 0.45));
        stage.fill(polygon({{middle, top}, {x + width, top + 26}, {x + width * 0.9, 100}, {middle, 100}}),
                   shade(stone, 0.15));
    }
}

void sword(Stage &stage, const QColor &colour)
{
    stage.fill(trace("M 14 100 C 24 80 76 80 88 100 Z"), shade(colour, 0.35));
    stage.lit(polygon({{45, 90}, {45, 34}, {55, 34}, {55, 90}}), QColor(226, 232, 244));
    stage.fill(roundedRect({28, 28, 44, 8}, 4), QColor(240, 180, 60));
    stage.fill(roundedRect({46, 8, 8, 22}, 3), QColor(120, 64, 50));
    stage.fill(circle({50, 7}, 6), stage.accent);
}

void wheel(Stage &stage, const QColor &colour)
{
    stage.fill(polygon({{30, 100}, {48, 50}, {52, 50}, {70, 100}, {62, 100}, {50, 62}, {38, 100}}),
               shade(colour, 0.3));
    stage.fill(circle({50, 46}, 42).subtracted(circle({50, 46}, 37)), QColor(250, 240, 220));
    for (int i = 0; i < 8; ++i) {
        const QTransform turn = turned({50, 46}, i * 45.0);
        stage.fill(turn.map(roundedRect({49, 8, 2, 38}, 0)), QColor(250, 240, 220));
        stage.fill(turn.map(roundedRect({44, 1, 12, 10}, 4)), hue(i * 45.0, 0.7, 0.6));
    }
    stage.fill(circle({50, 46}, 7), QColor(250, 240, 220));
}

void pyramid(Stage &stage, const QColor &colour)
{
    const QColor stone = mix(colour, QColor(240, 200, 130), 0.7);
    stage.fill(polygon({{50, 14}, {50, 100}, {0, 100}}), tint(stone, 0.25));
    stage.fill(polygon({{50, 14}, {100, 100}, {50, 100}}), shade(stone, 0.35));
    stage.fill(polygon({{50, 14}, {57, 26}, {50, 28}, {43, 26}}), QColor(255, 226, 110));
}

using Front = void (*)(Stage &stage, const QColor &colour);

/// A type of landscape, and its possible foreground objects.
struct Country
{
    void (*draw)(Scene &scene);
    std::array<Front, 5> fronts;
};
constexpr Country countries[] = {
    {hills, {castle, tree, wheel, sword, rocket}},
    {mountains, {castle, crystals, sword, rocket, tree}},
    {sea, {ship, lighthouse, ship, lighthouse, ship}},
    {city, {wheel, rocket, tree, wheel, castle}},
    {forest, {castle, crystals, sword, wheel, lighthouse}},
    {dunes, {pyramid, rocket, crystals, pyramid, sword}},
};

}  // namespace

void drawScenery(QPainter &painter, QSizeF size, Dice dice, bool night)
{
    const Daylight hour = days[std::size_t(dice.below(std::size(days)))];
    const Daylight day = night ? quietNight : elsewhere(hour, qreal(dice.between(-28, 28)));
    Scene scene{painter, size.width(), size.height(), std::min(size.width(), size.height() * 1.2), day, dice};
    const Country &country = countries[std::size_t(scene.dice.below(std::size(countries)))];
    const Front front = country.fronts[std::size_t(scene.dice.below(qint64(country.fronts.size())))];
    sky(scene);
    sunOrMoon(scene);
    if (!scene.day.stars)
        clouds(scene);
    country.draw(scene);
    if (night)
        return;
    Stage stage(scene, {scene.w * scene.between(0.36, 0.64), scene.h * 0.93},
                std::min(scene.w * 0.74, scene.h * 0.56) * scene.between(0.8, 1.05),
                hue(qreal(scene.dice.below(12)) * 30, 0.72, 0.58));
    front(stage, scene.land(0.45));
    if (country.draw != sea)
        scene.fill(ridge(scene, 0.95, 0.025, false), scene.land(0));
}

}  // namespace Sidestage::Sandbox::Pictures
