// SPDX-License-Identifier: GPL-3.0-or-later
#include "creature.h"

namespace Sidestage::Sandbox::Pictures {

namespace {

using Mouth = FacePlace::Mouth;

/// Draws both ears, or another part that exists on the left and on the right.
void pair(Figure &figure, const QPainterPath &left, const QBrush &fill, const QColor &rim)
{
    figure.body(left, fill, rim);
    figure.body(mirrored(left), fill, rim);
}

void patches(Figure &figure, const QPainterPath &left, const QBrush &fill)
{
    figure.patch(left, fill);
    figure.patch(mirrored(left), fill);
}

}  // namespace

Anatomy drawBlob(Figure &figure, const Coat &coat)
{
    const QPainterPath body = trace("M 56 20 C 82 20 96 44 99 68 C 101 84 98 98 88 99 C 80 100 78 94 70 95"
                                    " C 62 96 62 101 52 100 C 42 99 42 94 34 95 C 26 96 24 101 17 96"
                                    " C 10 90 12 78 14 68 C 18 44 30 20 56 20 Z");
    figure.body(body, ball(body.boundingRect(), coat.base), coat.rim);
    figure.patch(turned({40, 36}, -32).map(ellipse({40, 34}, 11, 6)), veil(Qt::white, 0.45));
    figure.patch(circle({24, 54}, 3), veil(Qt::white, 0.35));
    return {.face = {.eyes = {56, 58}, .apart = 18, .mouth = {56, 76}}, .top = {56, 22}, .headWidth = 74};
}

Anatomy drawCat(Figure &figure, const Coat &coat)
{
    const QPainterPath ear = polygon({{15, 62}, {17, 13}, {54, 40}}, 7);
    pair(figure, ear, coat.base, coat.rim);
    patches(figure, polygon({{23, 50}, {23, 25}, {43, 40}}, 4), coat.inside);
    const QPainterPath head = trace(
        "M 56 32 C 84 32 101 46 101 68 C 101 90 82 99 56 99 C 30 99 11 90 11 68 C 11 46 28 32 56 32 Z");
    figure.body(head, ball(head.boundingRect(), coat.base), coat.rim);
    const QColor stripe = veil(coat.rim, 0.55);
    figure.patch(polygon({{52, 33}, {60, 33}, {56, 48}}, 2), stripe);
    patches(figure, polygon({{39, 36}, {46, 34}, {46, 46}}, 2), stripe);
    patches(figure, polygon({{12, 66}, {13, 60}, {25, 66}}, 2), stripe);
    figure.patch(ellipse({56, 82}, 19, 13), coat.pale);
    figure.patch(polygon({{51, 74}, {61, 74}, {56, 80}}, 2.5), shade(coat.inside, 0.3));
    for (const char *whisker : {"M 29 79 L 15 76", "M 29 85 L 17 88"}) {
        const QPainterPath line = trace(whisker);
        figure.line(line, coat.rim, 1.8);
        figure.line(mirrored(line), coat.rim, 1.8);
    }
    return {.face = {.eyes = {56, 63}, .apart = 20, .mouth = {56, 84}, .kind = Mouth::Muzzle},
            .top = {56, 34},
            .headWidth = 86};
}

Anatomy drawFox(Figure &figure, const Coat &coat)
{
    const QPainterPath ear = polygon({{14, 58}, {14, 8}, {52, 42}}, 7);
    pair(figure, ear, coat.base, coat.rim);
    patches(figure, polygon({{21, 46}, {19, 20}, {42, 42}}, 5), shade(coat.base, 0.62));
    const QPainterPath head = trace("M 56 34 C 76 34 90 44 94 56 Q 96 64 106 71 C 98 84 78 100 56 100"
                                    " C 34 100 14 84 6 71 Q 16 64 18 56 C 22 44 36 34 56 34 Z");
    figure.body(head, ball(head.boundingRect(), coat.base), coat.rim);
    figure.patch(trace("M 8 71 C 24 62 42 66 51 80 Q 56 88 61 80 C 70 66 88 62 104 71"
                       " C 96 84 78 99 56 99 C 34 99 16 84 8 71 Z"),
                 coat.pale);
    figure.patch(ellipse({56, 80}, 6.5, 5), coat.rim);
    figure.patch(ellipse({54, 78.4}, 2, 1.4), veil(Qt::white, 0.7));
    return {.face = {.eyes = {56, 60}, .apart = 20, .mouth = {56, 89}, .kind = Mouth::Muzzle},
            .top = {56, 35},
            .headWidth = 80};
}

Anatomy drawOwl(Figure &figure, const Coat &coat)
{
    pair(figure, polygon({{16, 46}, {17, 9}, {50, 28}}, 6), coat.base, coat.rim);
    const QPainterPath body = trace(
        "M 56 20 C 84 20 99 42 99 66 C 99 90 82 101 56 101 C 30 101 13 90 13 66 C 13 42 28 20 56 20 Z");
    figure.body(body, ball(body.boundingRect(), coat.base), coat.rim);
    figure.patch(trace("M 56 68 C 76 68 84 80 80 90 C 76 97 66 100 56 100 C 46 100 36 97 32 90"
                       " C 28 80 36 68 56 68 Z"),
                 coat.pale);
    for (const QPointF at : {QPointF(46, 88), QPointF(66, 88), QPointF(56, 94)}) {
        figure.line(QTransform::fromTranslate(at.x(), at.y()).map(trace("M -5 -2 Q 0 3 5 -2")),
                    veil(coat.rim, 0.5), 2.2);
    }
    patches(figure, trace("M 14 60 C 20 66 27 80 24 95 C 16 88 11 74 14 60 Z"), shade(coat.base, 0.35));
    patches(figure, circle({36, 53}, 19.5), shade(coat.base, 0.3));
    patches(figure, circle({37, 53}, 18), coat.pale);
    return {.face = {.eyes = {56, 53}, .apart = 18, .size = 1.06, .mouth = {56, 69}, .kind = Mouth::Beak},
            .top = {56, 24},
            .headWidth = 82};
}

Anatomy drawFrog(Figure &figure, const Coat &coat)
{
    pair(figure, circle({32, 38}, 19), ball({13, 19, 38, 38}, coat.base), coat.rim);
    const QPainterPath head = trace(
        "M 56 40 C 90 40 104 56 104 74 C 104 93 82 100 56 100 C 30 100 8 93 8 74 C 8 56 22 40 56 40 Z");
    figure.body(head, ball(head.boundingRect(), coat.base), coat.rim);
    patches(figure, circle({32, 38}, 16), tint(coat.base, 0.2));
    figure.patch(trace("M 16 84 C 26 98 86 98 96 84 C 90 97 74 100 56 100 C 38 100 22 97 16 84 Z"),
                 coat.pale);
    patches(figure, ellipse({50, 60}, 2, 1.5), veil(coat.rim, 0.8));
    patches(figure, ellipse({22, 56}, 4, 3), veil(coat.rim, 0.25));
    return {.face = {.eyes = {56, 39}, .apart = 24, .size = 1.1, .mouth = {56, 74}},
            .top = {56, 38},
            .headWidth = 88};
}

Anatomy drawBear(Figure &figure, const Coat &coat)
{
    pair(figure, circle({26, 32}, 16), coat.base, coat.rim);
    patches(figure, circle({26, 32}, 9), coat.inside);
    const QPainterPath head = trace(
        "M 56 24 C 84 24 100 42 100 64 C 100 88 80 99 56 99 C 32 99 12 88 12 64 C 12 42 28 24 56 24 Z");
    figure.body(head, ball(head.boundingRect(), coat.base), coat.rim);
    figure.patch(ellipse({56, 80}, 23, 16), coat.pale);
    figure.patch(trace("M 48 71 C 51 68 61 68 64 71 C 65 75 60 79 56 79 C 52 79 47 75 48 71 Z"), coat.rim);
    figure.patch(ellipse({53.5, 71.8}, 2.4, 1.3), veil(Qt::white, 0.7));
    return {.face = {.eyes = {56, 57}, .apart = 19, .mouth = {56, 84}, .kind = Mouth::Muzzle},
            .top = {56, 26},
            .headWidth = 84};
}

Anatomy drawBunny(Figure &figure, const Coat &coat)
{
    const QPainterPath ear = trace("M 30 56 C 18 34 16 10 28 8 C 40 6 48 28 48 50 Z");
    pair(figure, ear, coat.base, coat.rim);
    patches(figure, trace("M 32 46 C 25 32 23 17 28.5 15.5 C 35 14 41 30 42 44 Z"), coat.inside);
    const QPainterPath head = trace(
        "M 56 42 C 84 42 99 54 99 72 C 99 91 80 100 56 100 C 32 100 13 91 13 72 C 13 54 28 42 56 42 Z");
    figure.body(head, ball(head.boundingRect(), coat.base), coat.rim);
    patches(figure, ellipse({49, 86}, 10, 8), coat.pale);
    figure.patch(polygon({{51, 78}, {61, 78}, {56, 83.5}}, 2.5), shade(coat.inside, 0.25));
    return {.face = {.eyes = {56, 67}, .apart = 20, .mouth = {56, 87}, .kind = Mouth::Muzzle},
            .top = {56, 43},
            .headWidth = 84};
}

Anatomy drawChick(Figure &figure, const Coat &coat)
{
    for (const char *tuft : {"M 56 26 C 52 16 44 12 40 14 C 46 18 50 24 52 28 Z",
                             "M 54 26 C 53 14 58 6 64 6 C 61 14 62 20 60 27 Z"})
        figure.body(trace(tuft), coat.base, coat.rim);
    pair(figure, trace("M 20 64 C 8 66 4 76 6 84 C 14 86 22 82 26 76 Z"), shade(coat.base, 0.12), coat.rim);
    for (const qreal x : {44.0, 68.0})
        figure.body(ellipse({x, 99}, 8, 4), coat.accent, shade(coat.accent, 0.6));
    const QPainterPath body = ellipse({56, 62}, 41, 38.5);
    figure.body(body, ball(body.boundingRect(), coat.base), coat.rim);
    figure.patch(ellipse({56, 84}, 22, 13), veil(coat.pale, 0.8));
    return {.face = {.eyes = {56, 54}, .apart = 19, .mouth = {56, 68}, .kind = Mouth::Beak},
            .top = {56, 25},
            .headWidth = 80};
}

Anatomy drawOctopus(Figure &figure, const Coat &coat)
{
    for (const char *arm : {"M 30 78 C 24 96 14 98 8 90", "M 42 82 C 40 98 32 102 26 100"}) {
        const QPainterPath line = trace(arm);
        figure.limb(line, shade(coat.base, 0.1), coat.rim, 13);
        figure.limb(mirrored(line), shade(coat.base, 0.1), coat.rim, 13);
    }
    figure.limb(trace("M 56 82 L 56 96"), shade(coat.base, 0.1), coat.rim, 14);
    const QPainterPath head
        = trace("M 56 16 C 84 16 96 36 96 56 C 96 78 84 88 56 88 C 28 88 16 78 16 56 C 16 36 28 16 56 16 Z");
    figure.body(head, ball(head.boundingRect(), coat.base), coat.rim);
    for (const QPointF spot : {QPointF(34, 30), QPointF(46, 24), QPointF(80, 34)})
        figure.patch(ellipse(spot, 5, 4), veil(coat.pale, 0.6));
    return {.face = {.eyes = {56, 54}, .apart = 18, .mouth = {56, 71}}, .top = {56, 18}, .headWidth = 78};
}

Anatomy drawGhost(Figure &figure, const Coat &coat)
{
    const QPainterPath arm = trace("M 20 66 C 10 66 4 72 5 79 C 12 82 20 80 24 76 Z");
    pair(figure, arm, tint(coat.base, 0.3), coat.rim);
    const QPainterPath body = trace("M 17 92 L 17 54 C 17 28 34 12 56 12 C 78 12 95 28 95 54 L 95 92"
                                    " C 95 101 86 101 82 94 C 77 88 73 90 69 96 C 64 103 60 103 56 96"
                                    " C 52 89 48 90 43 96 C 38 103 34 101 30 95 C 26 90 17 103 17 92 Z");
    figure.body(body, ball(body.boundingRect(), tint(coat.base, 0.55)), coat.rim);
    figure.patch(turned({36, 30}, -35).map(ellipse({37, 29}, 9, 5)), veil(Qt::white, 0.7));
    return {.face = {.eyes = {56, 50}, .apart = 17, .size = 1.1, .mouth = {56, 70}},
            .top = {56, 14},
            .headWidth = 74};
}

}  // namespace Sidestage::Sandbox::Pictures
