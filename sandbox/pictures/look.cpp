// SPDX-License-Identifier: GPL-3.0-or-later
#include "look.h"

#include "creature.h"

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr const char *moods[] = {"happy", "laugh", "love",  "wink", "cool", "sleepy", "shocked", "cry",
                                 "angry", "smug",  "think", "hype", "shy",  "dizzy",  "wave",    "rip"};
constexpr const char *extras[] = {"none", "party", "crown", "headphones", "flower", "bow"};

template <class Names>
int placeOf(const QString &word, const Names &names)
{
    for (std::size_t i = 0; i < std::size(names); ++i) {
        if (word == QLatin1String(names[i]))
            return int(i);
    }
    return -1;
}

}  // namespace

Dice diceFor(const QString &id)
{
    quint64 seed = 0xcbf29ce484222325;  // FNV, because qHash() differs between machines
    for (const QChar c : id)
        seed = (seed ^ c.unicode()) * 0x100000001b3;
    return Dice(seed);
}

Look readLook(const QString &id, const QString &look)
{
    Dice dice = diceFor(id);
    std::array<const char *, 32> names{};
    const auto all = kinds();
    std::size_t count = 0;
    for (; count < all.size() && count < names.size(); ++count)
        names[count] = all[count].name;

    int kind = -1;
    int mood = -1;
    int extra = 0;
    const auto words = look.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (const int found = placeOf(word, std::span(names.data(), count)); found >= 0)
            kind = found;
        else if (const int feeling = placeOf(word, moods); feeling >= 0)
            mood = feeling;
        else if (const int worn = placeOf(word, extras); worn >= 0)
            extra = worn;
    }
    const int anyKind = int(dice.below(qint64(count)));
    const int anyMood = int(dice.below(std::size(moods)));
    return {.kind = kind >= 0 ? kind : anyKind,
            .mood = Mood(mood >= 0 ? mood : anyMood),
            .extra = Extra(extra),
            .dice = dice};
}

}  // namespace Sidestage::Sandbox::Pictures
