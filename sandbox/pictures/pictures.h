// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

// The pictures that the sandbox's URLs lead to: drawn, not stored. The same words give the same picture.
// Works without a QGuiApplication, and so without text.

namespace Sidestage::Sandbox::Pictures {

/// What is behind a picture: it is given an outline that stands out there.
enum class Ground : quint8 { Dark, Light };

/// What is drawn: `look` says it in a few words ("owl smug", "gem 100"), and `id` decides what it leaves
/// open, and the colours.
struct Subject
{
    QString id{};
    QString look{};
};

/// A creature or a thing with a face, on a transparent ground. PNG, or a GIF that repeats for ever.
QByteArray emote(const Subject &subject, Ground ground, int size);
QByteArray animatedEmote(const Subject &subject, Ground ground, int size);

/// A gem in the colour of the tier (1, 100, 500 … 100000), held up by a creature unless the look is "gem".
QByteArray cheermote(const Subject &subject, int tier, Ground ground, int size);
QByteArray animatedCheermote(const Subject &subject, int tier, Ground ground, int size);

QByteArray badge(const Subject &subject, int size);
/// What a reward without a picture of its own shows: white, to lie on the reward's colour.
QByteArray reward(int size);
QByteArray avatar(const Subject &subject, int size);
/// A night in which nothing is on, with the one asleep whose channel it is.
QByteArray offline(const Subject &subject, QSize size);
QByteArray category(const QString &id, QSize size);
/// The category, with the one who plays in a corner.
QByteArray stream(const Subject &subject, const QString &categoryId, QSize size);
QByteArray charity(const QString &id, int size);

}  // namespace Sidestage::Sandbox::Pictures
