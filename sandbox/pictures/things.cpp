// SPDX-License-Identifier: GPL-3.0-or-later
#include "creature.h"

namespace Sidestage::Sandbox::Pictures {

Anatomy drawStar(Figure &figure, const Coat &coat)
{
    const QPainterPath body = star({56, 60}, 56, 31, 5, 15);
    figure.body(body, ball({12, 12, 88, 88}, coat.base), coat.rim);
    figure.line(trace("M 50 20 Q 45 30 42 39"), veil(Qt::white, 0.65), 4);
    return {.face = {.eyes = {56, 58}, .apart = 14, .size = 0.92, .mouth = {56, 74}},
            .top = {56, 16},
            .headWidth = 58};
}

Anatomy drawMoon(Figure &figure, const Coat &coat)
{
    const QPainterPath body = circle({56, 58}, 42);
    figure.body(body, ball(body.boundingRect(), coat.base), coat.rim);
    // The dark side.
    figure.patch(body.subtracted(circle({44, 52}, 45)), veil(shade(coat.base, 0.55), 0.45));
    for (const auto &[at, radius] : {std::pair(QPointF(28, 40), 6.0),
                                     {QPointF(40, 26), 4.0},
                                     {QPointF(82, 84), 6.0},
                                     {QPointF(24, 76), 4.5},
                                     {QPointF(74, 30), 5.0}}) {
        figure.patch(circle(at, radius), veil(shade(coat.base, 0.4), 0.5));
        figure.patch(circle(at + QPointF(0.8, 1.2), radius * 0.75), veil(tint(coat.base, 0.3), 0.55));
    }
    return {.face = {.eyes = {54, 54}, .apart = 17, .mouth = {54, 73}}, .top = {56, 18}, .headWidth = 78};
}

Anatomy drawCloud(Figure &figure, const Coat &coat)
{
    QPainterPath body = circle({34, 70}, 25);
    for (const auto &[at, radius] : {std::pair(QPointF(52, 46), 28.0),
                                     {QPointF(80, 68), 25.0},
                                     {QPointF(56, 76), 25.0},
                                     {QPointF(74, 50), 20.0}})
        body = body.united(circle(at, radius));
    figure.body(body, fall(20, 100, tint(coat.base, 0.85), tint(coat.base, 0.25)), coat.rim);
    figure.line(trace("M 28 44 C 31 34 38 28 46 25"), veil(Qt::white, 0.9), 4);
    return {.face = {.eyes = {56, 62}, .apart = 17, .mouth = {56, 80}}, .top = {54, 21}, .headWidth = 78};
}

Anatomy drawFlame(Figure &figure, const Coat &coat)
{
    const QPainterPath body = trace("M 60 5 C 62 26 98 40 97 70 C 96 90 80 101 56 101 C 32 101 16 90 15 70"
                                    " C 14 54 28 46 28 26 C 36 30 40 36 42 42 C 50 34 58 22 60 5 Z");
    figure.body(body, fall(10, 100, shade(coat.base, 0.08), coat.accent), coat.rim);
    figure.patch(trace("M 58 34 C 62 48 84 56 82 76 C 81 90 70 97 56 97 C 42 97 31 90 30 76"
                       " C 29 66 36 60 38 50 C 44 54 46 56 48 60 C 54 54 58 46 58 34 Z"),
                 fall(34, 98, tint(coat.accent, 0.25), tint(coat.accent, 0.8)));
    return {.face = {.eyes = {56, 68}, .apart = 15, .size = 0.95, .mouth = {56, 84}},
            .top = {58, 14},
            .headWidth = 66};
}

Anatomy drawMushroom(Figure &figure, const Coat &coat)
{
    const QPainterPath stem = trace("M 32 54 L 80 54 C 78 70 84 82 86 90 C 87 98 76 101 56 101 C 36 101 25 "
                                    "98 26 90 C 28 82 34 70 32 54 Z");
    figure.body(stem, fall(54, 101, shade(coat.pale, 0.12), tint(coat.pale, 0.5)), coat.rim);
    const QPainterPath cap
        = trace("M 8 54 C 8 28 28 10 56 10 C 84 10 104 28 104 54 C 104 66 80 61 56 61 C 32 61 8 66 8 54 Z");
    figure.body(cap, ball(cap.boundingRect(), coat.base), coat.rim);
    for (const auto &[at, radius] : {std::pair(QPointF(56, 28), 10.0),
                                     {QPointF(28, 42), 7.5},
                                     {QPointF(84, 42), 7.5},
                                     {QPointF(40, 18), 3.5},
                                     {QPointF(76, 20), 4.0}})
        figure.patch(ellipse(at, radius, radius * 0.85), coat.pale);
    return {.face = {.eyes = {56, 74}, .apart = 13, .size = 0.86, .mouth = {56, 89}},
            .top = {56, 12},
            .headWidth = 54};
}

Anatomy drawCactus(Figure &figure, const Coat &coat)
{
    const QBrush green = fall(14, 90, tint(coat.base, 0.15), shade(coat.base, 0.15));
    figure.limb(trace("M 32 66 C 14 68 13 60 14 46"), green, coat.rim, 16);
    figure.limb(trace("M 80 58 C 98 60 99 52 98 38"), green, coat.rim, 16);
    const QPainterPath body = trace("M 28 92 L 28 40 C 28 20 40 10 56 10 C 72 10 84 20 84 40 L 84 92 Z");
    figure.body(body, ball(body.boundingRect(), coat.base), coat.rim);
    for (const char *spine : {"M 36 28 L 40 32", "M 76 28 L 72 32", "M 56 18 L 56 24", "M 34 72 L 39 74",
                              "M 78 72 L 73 74", "M 14 52 L 18 54", "M 98 44 L 94 46"})
        figure.line(trace(spine), tint(coat.base, 0.7), 2.4);
    const QColor clay(206, 112, 72);
    figure.body(polygon({{26, 90}, {86, 90}, {80, 104}, {32, 104}}, 4),
                fall(88, 104, clay, shade(clay, 0.35)), shade(clay, 0.65));
    figure.body(roundedRect({20, 84, 72, 10}, 4), tint(clay, 0.15), shade(clay, 0.65));
    return {.face = {.eyes = {56, 46}, .apart = 14, .size = 0.9, .mouth = {56, 62}},
            .top = {56, 12},
            .headWidth = 54};
}

Anatomy drawTeapot(Figure &figure, const Coat &coat)
{
    figure.limb(trace("M 84 50 C 110 42 112 84 82 82"), coat.base, coat.rim, 9);
    const QPainterPath spout
        = trace("M 30 84 C 14 80 14 62 10 52 C 9 48 2 46 3 41 L 19 39 C 23 48 26 54 34 56 Z");
    figure.body(spout, coat.base, coat.rim);
    const QPainterPath body = trace(
        "M 56 34 C 82 34 94 50 94 68 C 94 88 78 100 56 100 C 34 100 18 88 18 68 C 18 50 30 34 56 34 Z");
    figure.body(body, ball(body.boundingRect(), coat.base), coat.rim);
    figure.patch(trace("M 19 76 C 30 83 82 83 93 76 C 90 90 76 99 56 99 C 36 99 22 90 19 76 Z"),
                 veil(coat.accent, 0.55));
    figure.body(circle({56, 17}, 7), tint(coat.accent, 0.15), coat.rim);
    const QPainterPath lid = trace("M 30 38 C 32 26 44 22 56 22 C 68 22 80 26 82 38 C 74 42 38 42 30 38 Z");
    figure.body(lid, tint(coat.base, 0.16), coat.rim);
    figure.line(trace("M 38 33 C 42 29 47 27 52 27"), veil(Qt::white, 0.7), 3);
    return {.face = {.eyes = {56, 59}, .apart = 17, .mouth = {56, 75}},
            .top = {56, 14},
            .headWidth = 72,
            .hand = {92, 74}};
}

Anatomy drawCup(Figure &figure, const Coat &coat)
{
    figure.body(ellipse({53, 98}, 45, 7), shade(coat.base, 0.14), coat.rim);
    figure.limb(trace("M 84 52 C 110 46 108 82 78 80"), coat.base, coat.rim, 9);
    const QPainterPath body = trace("M 14 38 L 92 38 C 93 70 84 98 53 98 C 22 98 13 70 14 38 Z");
    figure.body(body, ball(body.boundingRect(), coat.base), coat.rim);
    figure.body(ellipse({53, 38}, 39, 11), tint(coat.base, 0.5), coat.rim);
    const QColor tea(176, 96, 40);
    figure.patch(ellipse({53, 40}, 33, 7.5), fall(32, 48, shade(tea, 0.25), tint(tea, 0.25)));
    for (const char *steam : {"M 40 28 C 34 22 46 18 40 9", "M 60 28 C 54 21 66 17 60 6"})
        figure.limb(trace(steam), tint(coat.base, 0.9), veil(coat.rim, 0.8), 4);
    return {.face = {.eyes = {53, 64}, .apart = 17, .mouth = {53, 80}}, .top = {53, 30}, .headWidth = 72};
}

Anatomy drawTurret(Figure &figure, const Coat &coat)
{
    figure.line(trace("M 56 20 L 56 3"), coat.rim, 4);
    figure.body(polygon({{58, 3}, {84, 9}, {58, 17}}, 2), coat.accent, shade(coat.accent, 0.55));
    const QPainterPath tower = trace("M 28 40 L 84 40 L 91 96 C 91 101 21 101 21 96 Z");
    figure.body(tower, ball(tower.boundingRect(), coat.base), coat.rim);
    for (const char *brick :
         {"M 30 92 L 40 92", "M 70 93 L 82 93", "M 27 80 L 34 80", "M 78 82 L 86 82", "M 50 97 L 60 97"})
        figure.line(trace(brick), veil(coat.rim, 0.4), 3);
    const QPainterPath crown = polygon({{16, 18},
                                        {33, 18},
                                        {33, 27},
                                        {47, 27},
                                        {47, 18},
                                        {65, 18},
                                        {65, 27},
                                        {79, 27},
                                        {79, 18},
                                        {96, 18},
                                        {96, 44},
                                        {88, 52},
                                        {24, 52},
                                        {16, 44}},
                                       3);
    figure.body(crown, fall(16, 54, tint(coat.base, 0.35), coat.base), coat.rim);
    for (const char *brick : {"M 24 38 L 34 38", "M 52 40 L 62 40", "M 78 38 L 88 38"})
        figure.line(trace(brick), veil(coat.rim, 0.35), 3);
    return {.face = {.eyes = {56, 66}, .apart = 15, .size = 0.95, .mouth = {56, 83}},
            .top = {56, 22},
            .headWidth = 60};
}

Anatomy drawRobot(Figure &figure, const Coat &coat)
{
    figure.line(trace("M 56 32 L 56 16"), coat.rim, 5);
    figure.body(circle({56, 13}, 7), ball({49, 6, 14, 14}, coat.accent), coat.rim);
    for (const qreal x : {4.0, 96.0})
        figure.body(roundedRect({x, 54, 12, 24}, 5), shade(coat.base, 0.25), coat.rim);
    const QPainterPath head = roundedRect({13, 30, 86, 70}, 20);
    figure.body(head, ball(head.boundingRect(), coat.base), coat.rim);
    figure.patch(roundedRect({21, 41, 70, 50}, 14), shade(coat.base, 0.4));
    figure.patch(roundedRect({23, 43, 66, 46}, 12), fall(43, 89, tint(coat.pale, 0.6), coat.pale));
    for (const QPointF bolt : {QPointF(22, 37), QPointF(90, 37), QPointF(22, 94), QPointF(90, 94)})
        figure.patch(circle(bolt, 2), veil(coat.rim, 0.6));
    return {.face = {.eyes = {56, 61}, .apart = 17, .mouth = {56, 77}}, .top = {56, 22}, .headWidth = 66};
}

}  // namespace Sidestage::Sandbox::Pictures
