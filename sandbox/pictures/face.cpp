// SPDX-License-Identifier: GPL-3.0-or-later

// Eyes, eyebrows, mouths and cheeks.

#include "creature.h"

#include <cmath>
#include <numbers>

namespace Sidestage::Sandbox::Pictures {

namespace {

const QColor ink(38, 20, 56);
const QColor blush(255, 110, 130);

enum class Eyes : quint8 {
    Round,
    Arc,
    Closed,
    Wide,
    Heart,
    Star,
    Half,
    Cross,
    Spiral,
    Watery,
    Up,
    Aside,
    Angry,
    Wink,
    Shades
};
enum class Lips : quint8 { Smile, Open, Wow, Tongue, Smirk, Small, Frown, Grit, Flat, Wavy };
enum class Brows : quint8 { None, Raised, Sad, Angry, One };

struct Expression
{
    Eyes eyes;
    Lips lips;
    Brows brows;
    qreal cheeks;  ///< Amount of red.
};

/// In the order of Mood.
constexpr Expression expressions[] = {
    {Eyes::Round, Lips::Smile, Brows::None, 0.5},  {Eyes::Arc, Lips::Open, Brows::None, 0.6},
    {Eyes::Heart, Lips::Open, Brows::None, 0.8},   {Eyes::Wink, Lips::Tongue, Brows::None, 0.6},
    {Eyes::Shades, Lips::Smirk, Brows::None, 0.2}, {Eyes::Closed, Lips::Small, Brows::None, 0.5},
    {Eyes::Wide, Lips::Wow, Brows::Raised, 0},     {Eyes::Watery, Lips::Frown, Brows::Sad, 0.3},
    {Eyes::Angry, Lips::Grit, Brows::Angry, 0.7},  {Eyes::Half, Lips::Smirk, Brows::One, 0.3},
    {Eyes::Up, Lips::Flat, Brows::One, 0.2},       {Eyes::Star, Lips::Open, Brows::None, 0.7},
    {Eyes::Aside, Lips::Wavy, Brows::Sad, 1},      {Eyes::Spiral, Lips::Wavy, Brows::None, 0.2},
    {Eyes::Round, Lips::Open, Brows::None, 0.6},   {Eyes::Cross, Lips::Tongue, Brows::None, 0},
};

/// Draws in coordinates relative to a point, scaled by `size`.
class Pencil
{
public:
    Pencil(Figure &figure, QPointF at, qreal size, bool flipped = false)
        : m_figure(figure)
        , m_transform((flipped ? -size : size), 0, 0, size, at.x(), at.y())
        , m_size(size)
    {
    }
    void fill(const QPainterPath &path, const QColor &colour)
    {
        m_figure.patch(m_transform.map(path), colour);
    }
    void line(const char *path, qreal width, const QColor &colour = ink)
    {
        m_figure.line(m_transform.map(trace(path)), colour, width * m_size);
    }
    void edge(const QPainterPath &path, qreal width, const QColor &colour = ink)
    {
        m_figure.line(m_transform.map(path), colour, width * m_size);
    }

private:
    Figure &m_figure;
    QTransform m_transform;
    qreal m_size;
};

void roundEye(Pencil &pencil, qreal light)
{
    pencil.fill(ellipse({0, 0}, 7.6, 9.4), ink);
    pencil.fill(ellipse({0, 4}, 5, 4.2), QColor(104, 72, 150));
    pencil.fill(circle({-2.2 * light, -3.4}, 3.5), Qt::white);
    pencil.fill(circle({2.6 * light, 3}, 1.7), veil(Qt::white, 0.9));
}

void wideEye(Pencil &pencil, QPointF look, qreal pupil)
{
    pencil.fill(circle({0, 0}, 11), ink);
    pencil.fill(circle({0, 0}, 9), Qt::white);
    pencil.fill(circle(look, pupil), ink);
    pencil.fill(circle(look + QPointF(-pupil * 0.35, -pupil * 0.35), pupil * 0.35), Qt::white);
}

QPainterPath spiral()
{
    QPainterPath path;
    for (int i = 0; i <= 40; ++i) {
        const qreal angle = i * 0.36;
        const qreal radius = 1 + i * 0.22;
        const QPointF at(radius * std::cos(angle), radius * std::sin(angle));
        if (i == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    return path;
}

void drawEye(Figure &figure, QPointF at, qreal size, bool right, Eyes eyes, qreal phase)
{
    // The eyes are mirror images, except for the direction of view and highlights.
    Pencil pencil(figure, at, size, right);
    const qreal light = right ? -1 : 1;
    const bool blinks = phase > 0.66 && phase < 0.76;
    switch (eyes) {
    case Eyes::Wink:
        if (right) {
            pencil.line("M 7 -6 L -6 0 L 7 6", 4);
            break;
        }
        [[fallthrough]];
    case Eyes::Round:
        if (blinks)
            pencil.line("M -7 1 Q 0 5 7 1", 3.8);
        else
            roundEye(pencil, light);
        break;
    case Eyes::Arc:
        pencil.line("M -8 4 Q 0 -11 8 4", 4.4);
        break;
    case Eyes::Closed:
        pencil.line("M -8 -1 Q 0 8 8 -1", 4);
        pencil.line("M -8 -1 L -10 2", 3);
        break;
    case Eyes::Wide:
        wideEye(pencil, {0, 0}, 3.6);
        break;
    case Eyes::Up:
        wideEye(pencil, {3.2 * light, -3.6}, 4.6);
        break;
    case Eyes::Aside:
        wideEye(pencil, {4.2 * light, 1.5}, 4.8);
        break;
    case Eyes::Heart: {
        const qreal beat = 1 + 0.13 * std::sin(4 * std::numbers::pi * phase);
        pencil.fill(heart({0, 1}, 12.5 * beat), QColor(160, 16, 60));
        pencil.fill(heart({0, 1}, 10.5 * beat), QColor(255, 58, 100));
        pencil.fill(ellipse({-4 * light, -4}, 2.6, 2), veil(Qt::white, 0.85));
        break;
    }
    case Eyes::Star: {
        const qreal turn = 9 * std::sin(4 * std::numbers::pi * phase);
        pencil.fill(turned({0, 0}, turn).map(star({0, 0}, 14, 7, 5, 3)), QColor(178, 92, 0));
        pencil.fill(turned({0, 0}, turn).map(star({0, 0}, 11.4, 5.4, 5, 2)), QColor(255, 214, 64));
        pencil.fill(circle({-2 * light, -2.6}, 2), veil(Qt::white, 0.9));
        break;
    }
    case Eyes::Half:
        pencil.fill(trace("M -8 -2 L 8 -2 C 8 5 5 9 0 9 C -5 9 -8 5 -8 -2 Z"), ink);
        pencil.fill(circle({-2.4 * light, 1.6}, 2.2), Qt::white);
        pencil.line("M -9.5 -2.5 L 9.5 -2.5", 3.6);
        break;
    case Eyes::Cross:
        pencil.line("M -6 -6 L 6 6 M 6 -6 L -6 6", 4.4);
        break;
    case Eyes::Spiral:
        pencil.fill(circle({0, 0}, 11), Qt::white);
        pencil.edge(turned({0, 0}, 360 * phase).map(spiral()), 2.5);
        pencil.edge(circle({0, 0}, 11), 2.2);
        break;
    case Eyes::Watery:
        pencil.fill(ellipse({0, 0}, 9, 10.5), ink);
        pencil.fill(trace("M -7.5 3 C -4 -0.5 4 -0.5 7.5 3 C 6 8 3 9.4 0 9.4 C -3 9.4 -6 8 -7.5 3 Z"),
                    QColor(96, 176, 255));
        pencil.fill(circle({-2.4 * light, -4.4}, 3.6), Qt::white);
        pencil.fill(circle({3 * light, -0.4}, 2), Qt::white);
        break;
    case Eyes::Angry:
        pencil.fill(trace("M -8 -6 L 8 2 C 7 7 4 9.4 0 9.4 C -5 9.4 -8.6 3 -8 -6 Z"), ink);
        pencil.fill(circle({light > 0 ? -2.0 : 3.0, 2.6}, 2.2), Qt::white);
        break;
    case Eyes::Shades:
        break;
    }
}

void drawShades(Figure &figure, const Anatomy &anatomy, qreal phase)
{
    const FacePlace &face = anatomy.face;
    Pencil pencil(figure, face.eyes, std::max(0.8, face.apart / 18));
    const QColor glass(28, 22, 44);
    pencil.line("M -34 -8 L 34 -8", 5, glass);
    for (const qreal side : {-1.0, 1.0}) {
        const QTransform flip(side, 0, 0, 1, 0, 0);
        pencil.fill(flip.map(trace("M 3 -9 L 34 -9 C 34 6 29 12 20 12 C 10 12 4 5 3 -9 Z")), glass);
    }
    // A highlight moves over the glasses.
    const qreal shift = 7 * std::sin(2 * std::numbers::pi * phase);
    for (const qreal x : {-24.0, 14.0})
        pencil.fill(polygon({{x + shift, -6}, {x + 6 + shift, -6}, {x + shift, 6}, {x - 4 + shift, 4}}, 1),
                    veil(QColor(150, 190, 255), 0.75));
}

void drawBrows(Figure &figure, const FacePlace &face, Brows brows)
{
    const auto brow = [&](bool right, const char *path) {
        const QPointF at = face.eyes + QPointF(right ? face.apart : -face.apart, -15 * face.size);
        Pencil(figure, at, face.size, right).line(path, 4);
    };
    switch (brows) {
    case Brows::None:
        break;
    case Brows::Raised:
        brow(false, "M -7 0 Q -1 -5 6 -3");
        brow(true, "M -7 0 Q -1 -5 6 -3");
        break;
    case Brows::Sad:
        brow(false, "M -8 3 Q -1 1 6 -4");
        brow(true, "M -8 3 Q -1 1 6 -4");
        break;
    case Brows::Angry:
        brow(false, "M -10 -2 L 9 7");
        brow(true, "M -10 -2 L 9 7");
        break;
    case Brows::One:
        brow(false, "M -8 3 L 7 3");
        brow(true, "M -8 0 Q 0 -6 7 -3");
        break;
    }
}

void drawBeak(Figure &figure, const FacePlace &face, const QColor &colour, Lips lips)
{
    Pencil pencil(figure, face.mouth, 1);
    const QColor rim = shade(colour, 0.6);
    const bool open = lips == Lips::Open || lips == Lips::Wow || lips == Lips::Grit || lips == Lips::Tongue;
    if (open) {
        const QPainterPath lower = polygon({{-7, 0}, {7, 0}, {0, 14}}, 4);
        pencil.edge(lower, 3.4, rim);
        pencil.fill(lower, QColor(168, 40, 70));
        pencil.fill(polygon({{-5, 5}, {5, 5}, {0, 13}}, 3), shade(colour, 0.15));
    }
    const QPainterPath upper = open ? polygon({{0, -9}, {12, 1}, {0, 4}, {-12, 1}}, 3)
                                    : polygon({{0, -8}, {11, 0}, {0, 9}, {-11, 0}}, 3.5);
    pencil.edge(upper, 3.4, rim);
    pencil.fill(upper, colour);
    pencil.fill(ellipse({-3, -2}, 3, 1.5), veil(Qt::white, 0.6));
    if (lips == Lips::Frown || lips == Lips::Wavy)
        pencil.line("M -8 2 Q 0 -3 8 2", 1.8, rim);
}

void drawOpenMouth(Pencil &pencil)
{
    const QPainterPath mouth = trace("M -12 -4 Q 0 -1 12 -4 C 12 8 7 13 0 13 C -7 13 -12 8 -12 -4 Z");
    pencil.fill(mouth, QColor(122, 18, 48));
    pencil.fill(mouth.intersected(ellipse({0, 12}, 8.5, 6)), QColor(255, 116, 128));
    pencil.edge(mouth, 2.8);
}

void drawMouth(Figure &figure, const FacePlace &face, Lips lips)
{
    Pencil pencil(figure, face.mouth, face.kind == FacePlace::Mouth::Muzzle ? 0.88 : 1);
    const bool muzzle = face.kind == FacePlace::Mouth::Muzzle;
    switch (lips) {
    case Lips::Smile:
        pencil.line(muzzle ? "M -11 -4 Q -6 5 0 -3 Q 6 5 11 -4" : "M -9 -3 Q 0 8 9 -3", 3.6);
        break;
    case Lips::Open:
        drawOpenMouth(pencil);
        break;
    case Lips::Wow: {
        const QPainterPath mouth = ellipse({0, 3}, 6.5, 8.5);
        pencil.fill(mouth, QColor(122, 18, 48));
        pencil.fill(ellipse({0, 8}, 4, 2.6), QColor(255, 116, 128));
        pencil.edge(mouth, 2.8);
        break;
    }
    case Lips::Tongue: {
        const QPainterPath tongue = trace("M -1 0 L 9 -1 C 11 6 9 12 4 12 C -1 12 -2 6 -1 0 Z");
        pencil.fill(tongue, QColor(255, 104, 122));
        pencil.edge(tongue, 2.4);
        pencil.line("M 4 3 L 4.4 8", 1.6, QColor(190, 40, 80));
        pencil.line("M -10 -3 Q 0 5 11 -3", 3.6);
        break;
    }
    case Lips::Smirk:
        pencil.line("M -8 2 Q 4 5 10 -5", 3.8);
        break;
    case Lips::Small:
        pencil.fill(ellipse({0, 1}, 3.6, 3), ink);
        break;
    case Lips::Frown:
        pencil.line("M -9 5 Q 0 -6 9 5", 3.8);
        break;
    case Lips::Grit: {
        const QPainterPath teeth = roundedRect({-12, -5, 24, 12}, 5);
        pencil.fill(teeth, Qt::white);
        pencil.line("M -5 -4 L -5 6 M 1 -4 L 1 6 M 7 -4 L 7 6 M -11 1 L 11 1", 1.6);
        pencil.edge(teeth, 2.8);
        break;
    }
    case Lips::Flat:
        pencil.line("M -7 1 L 8 -1", 3.8);
        break;
    case Lips::Wavy:
        pencil.line("M -11 1 Q -7 -5 -3 0 Q 1 5 5 0 Q 8 -4 11 0", 3.4);
        break;
    }
}

}  // namespace

void drawFace(Figure &figure, const Anatomy &anatomy, const Coat &coat, Mood mood, qreal phase)
{
    const FacePlace &face = anatomy.face;
    const Expression &expression = expressions[std::size_t(mood)];
    if (expression.cheeks > 0) {
        const qreal y = (face.eyes.y() + face.mouth.y()) / 2 + 3;
        const qreal x = std::min(face.apart + 11, anatomy.headWidth / 2 - 4);
        for (const qreal side : {-x, x})
            figure.patch(ellipse({face.eyes.x() + side, y}, 7, 4.6),
                         veil(blush, 0.25 + 0.4 * expression.cheeks));
    }
    if (face.kind == FacePlace::Mouth::Beak)
        drawBeak(figure, face, coat.accent, expression.lips);
    else
        drawMouth(figure, face, expression.lips);
    if (expression.eyes == Eyes::Shades) {
        drawShades(figure, anatomy, phase);
        return;
    }
    for (const bool right : {false, true})
        drawEye(figure, face.eyes + QPointF(right ? face.apart : -face.apart, 0), face.size, right,
                expression.eyes, phase);
    drawBrows(figure, face, expression.brows);
}

}  // namespace Sidestage::Sandbox::Pictures
