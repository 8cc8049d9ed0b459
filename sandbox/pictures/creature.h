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
    QColor rim{};     ///< The outline of its parts, and lines on it.
    QColor inside{};  ///< Ears.
    QColor accent{};
};

/// Position and size of the face.
struct FacePlace
{
    QPointF eyes{56, 60};  ///< The point between the eyes.
    qreal apart = 17;      ///< Distance of each eye from that point.
    qreal size = 1;
    QPointF mouth{56, 77};
    enum class Mouth : quint8 { Plain, Muzzle, Beak } kind = Mouth::Plain;
};

/// Measurements of a drawn creature, for its face and accessories.
struct Anatomy
{
    FacePlace face{};
    QPointF top{56, 24};   ///< Position of a hat.
    qreal headWidth = 70;  ///< At the height of the eyes.
    QPointF hand{88, 86};  ///< Where an arm starts.
};

/// A kind of creature, with its name in looks.
struct Kind
{
    const char *name;
    Anatomy (*draw)(Figure &figure, const Coat &coat);
    std::array<QRgb, 4> coats{};  ///< Its possible colours; 0: any.
};
std::span<const Kind> kinds();

// Animals.
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
// Objects.
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

/// Draw the face of the mood, and the effects around the creature. `phase`: 0 to 1 within the movement.
void drawFace(Figure &figure, const Anatomy &anatomy, const Coat &coat, Mood mood, qreal phase);
void drawAir(Figure &figure, const Anatomy &anatomy, const Coat &coat, Mood mood, qreal phase);
void drawExtra(Figure &figure, const Anatomy &anatomy, Extra extra, const QColor &accent);

/// Returns the best phase for a still picture.
qreal restOf(Mood mood);

/// Returns the complete creature in the movement of its mood. `base` replaces its own colour.
Figure creature(const Look &look, qreal phase, const QColor &base = {});
/// Returns the colours that the dice select for the kind.
Coat coatOf(const Kind &kind, Dice dice, const QColor &base = {});

}  // namespace Sidestage::Sandbox::Pictures
