// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/world/dice.h"

#include <QString>

namespace Sidestage::Sandbox::Pictures {

/// Returns dice that depend only on the id, on every machine.
Dice diceFor(const QString &id);

/// The mood of a creature. It determines eyes, mouth, effects and movement.
enum class Mood : quint8 {
    Happy,
    Laugh,
    Love,
    Wink,
    Cool,
    Sleepy,
    Shocked,
    Cry,
    Angry,
    Smug,
    Think,
    Hype,
    Shy,
    Dizzy,
    Wave,
    Rip,
};

enum class Extra : quint8 { None, Party, Crown, Headphones, Flower, Bow };

/// A parsed look, for example "bear smug crown". The id determines what it leaves open.
struct Look
{
    int kind = 0;  ///< Index in kinds().
    Mood mood = Mood::Happy;
    Extra extra = Extra::None;
    Dice dice;  ///< For colours and other details.
};
Look readLook(const QString &id, const QString &look);

}  // namespace Sidestage::Sandbox::Pictures
