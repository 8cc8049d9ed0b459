// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/world/dice.h"

#include <QString>

namespace Sidestage::Sandbox::Pictures {

/// Dice that fall the same way for an id, on every machine.
Dice diceFor(const QString &id);

/// How somebody feels: decides eyes, mouth, what is in the air, and how it moves.
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

/// A look that has been read: "bear smug crown". What is not said is chosen by the id.
struct Look
{
    int kind = 0;  ///< Place in the list of kinds.
    Mood mood = Mood::Happy;
    Extra extra = Extra::None;
    Dice dice;  ///< For the rest: colours, marks.
};
Look readLook(const QString &id, const QString &look);

}  // namespace Sidestage::Sandbox::Pictures
