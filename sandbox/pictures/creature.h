// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure.h"
#include "look.h"

#include <array>
#include <span>

namespace Sidestage::Sandbox::Pictures {

/// The colours of a creature.
struct Coat
{
    QColor base{};
    QColor pale{};    ///< Belly, muzzle.
    QColor rim{};     ///< Around its parts, and for lines on it.
    QColor inside{};  ///< Ears.
    QColor accent{};
};

/// Where the face is, and how large.
struct FacePlace
{
    QPointF eyes{56, 60};  ///< Between them.
    qreal apart = 17;      ///< Of an eye from the middle.
    qreal size = 1;
    QPointF mouth{56, 77};
    enum class Mouth : quint8 { Plain, Muzzle, Beak } kind = Mouth::Plain;
};

/// What a kind of creature tells about itself after it was drawn.
struct Anatomy
{
    FacePlace face{};
    QPointF top{56, 24};   ///< Where a hat sits.
    qreal headWidth = 70;  ///< At the height of the eyes.
    QPointF hand{88, 86};  ///< Where an arm begins.
};

/// A kind of creature, by the name that looks use.
struct Kind
{
    const char *name;
    Anatomy (*draw)(Figure &figure, const Coat &coat);
    std::array<QRgb, 4> coats{};  ///< The colours it comes in; 0: any.
};
std::span<const Kind> kinds();

// Beasts.
Anatomy drawCat(Figure &figure, const Coat &coat);
Anatomy drawFox(Figure &figure, const Coat &coat);
Anatomy drawOwl(Figure &figure, const Coat &coat);
Anatomy drawFrog(Figure &figure, const Coat &coat);
Anatomy drawBear(Figure &figure, const Coat &coat);
Anatomy drawBunny(Figure &figure, const Coat &coat);
Anatomy drawChick(Figure &figure, const Coat &coat);
Anatomy drawOctopus(Figure &figure, const Coat &coat);
Anatomy drawGhost(Figure &figure, const Coat &coat);
Anatomy drawBlob(Figure &figure, const Coat &coat);
// Things.
Anatomy drawStar(Figure &figure, const Coat &coat);
Anatomy drawMoon(Figure &figure, const Coat &coat);
Anatomy drawCloud(Figure &figure, const Coat &coat);
Anatomy drawFlame(Figure &figure, const Coat &coat);
Anatomy drawMushroom(Figure &figure, const Coat &coat);
Anatomy drawCactus(Figure &figure, const Coat &coat);
Anatomy drawTeapot(Figure &figure, const Coat &coat);
Anatomy drawCup(Figure &figure, const Coat &coat);
Anatomy drawTurret(Figure &figure, const Coat &coat);
Anatomy drawRobot(Figure &figure, const Coat &coat);

/// The face of the mood, and what is in the air around it. `phase`: 0 to 1 within the movement.
void drawFace(Figure &figure, const Anatomy &anatomy, const Coat &coat, Mood mood, qreal phase);
void drawAir(Figure &figure, const Anatomy &anatomy, const Coat &coat, Mood mood, qreal phase);
void drawExtra(Figure &figure, const Anatomy &anatomy, Extra extra, const QColor &accent);

/// The phase that a picture that stands still shows best.
qreal restOf(Mood mood);

/// All of it, moved as the mood does. `base`: a colour instead of its own.
Figure creature(const Look &look, qreal phase, const QColor &base = {});
/// The coat that the dice give to the kind.
Coat coatOf(const Kind &kind, Dice dice, const QColor &base = {});

}  // namespace Sidestage::Sandbox::Pictures
