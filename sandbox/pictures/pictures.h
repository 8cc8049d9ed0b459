// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

// The pictures behind the sandbox's URLs, drawn on request from the SVG files in svg/. Equal parameters
// produce equal pictures. Works without a QGuiApplication, and therefore without text.
//
// In a drawing, <use href="#face"/> keeps a place for another drawing: an emote is a mood with a creature,
// that has a face and may have an extra. A part with a class and a transform-origin moves in animations (see
// `movements`). The hue of a drawing is changed by the code, so its natural colours are in the file.

namespace Sidestage::Sandbox::Pictures {

/// The background of a picture. Its outline contrasts with it.
enum class Ground : quint8 { Dark, Light };

/// What is drawn: `look` names drawings in svg/ ("owl smug crown", "gem 100"); `id` determines the colours
/// and what `look` leaves open.
struct Subject
{
    QString id{};
    QString look{};
};

/// A creature on a transparent background. PNG, or a GIF that repeats endlessly.
QByteArray emote(const Subject &subject, Ground ground, int size);
QByteArray animatedEmote(const Subject &subject, Ground ground, int size);

/// A gem in the colour of the tier (1, 100, 500 … 100000), held by a creature unless the look is "gem".
QByteArray cheermote(const Subject &subject, int tier, Ground ground, int size);
QByteArray animatedCheermote(const Subject &subject, int tier, Ground ground, int size);

QByteArray badge(const Subject &subject, int size);
/// The picture of a reward without its own one: white, for display on the reward's colour.
QByteArray reward(int size);
QByteArray avatar(const Subject &subject, int size);
/// A landscape at night, with the channel's creature asleep.
QByteArray offline(const Subject &subject, QSize size);
QByteArray category(const QString &id, QSize size);
/// The picture of the category, with the channel's creature in a corner.
QByteArray stream(const Subject &subject, const QString &categoryId, QSize size);
QByteArray charity(const QString &id, int size);

}  // namespace Sidestage::Sandbox::Pictures
