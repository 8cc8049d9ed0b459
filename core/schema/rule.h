// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <limits>

namespace Sidestage::Api {

/// What the characters of a text may be.
enum class Format : quint8 {
    Any,
    Digits,    ///< A numeric id.
    Login,     ///< Letters, digits and underscores.
    Tag,       ///< Letters and digits of any script: no spaces, no special characters.
    HexColor,  ///< "#" and six hexadecimal digits.
};

/// What a value must satisfy beyond having its type. Rules combine with `|`.
///
/// The bounds count what is natural for the type: the characters (code points) of a text, the items
/// of a list, a number itself. The same rule is checked by the sandbox before it answers, by the
/// client before it asks, and gives a form its limits and hints.
struct Rule
{
    qint64 least = std::numeric_limits<qint64>::min();
    qint64 most = std::numeric_limits<qint64>::max();
    Format format = Format::Any;
    bool required = false;           ///< Must be there although its type allows none.
    bool nullable = false;           ///< No value travels as JSON null, not left out.
    bool notNull = false;            ///< JSON null is refused, where it is otherwise the same as absent.
    bool tokenUser = false;          ///< Must name the user the access token belongs to.
    bool clipped = false;            ///< What exceeds `most` is cut to it by the service, not refused.
    bool alsoInQuery = false;        ///< Belongs into the body, but is taken from the query as well.
    qint64 step = 1;                 ///< A number is `least` plus a multiple of this.
    const char *nullWith = nullptr;  ///< No value travels as null if the field of this name has one.
    const char *alias = nullptr;     ///< Another name under which answers have held it.
    const Rule *each = nullptr;      ///< What every item of a list must satisfy.
    int defaultValue = -1;           ///< What the service takes when the value is absent; -1: nothing.
    const char *label = nullptr;     ///< How a form calls the field, in English; null: as all of its name.

    constexpr bool hasLeast() const { return least != std::numeric_limits<qint64>::min(); }
    constexpr bool hasMost() const { return most != std::numeric_limits<qint64>::max(); }

    friend constexpr Rule operator|(Rule a, const Rule &b)
    {
        a.least = std::max(a.least, b.least);
        a.most = std::min(a.most, b.most);
        a.format = b.format == Format::Any ? a.format : b.format;
        a.required |= b.required;
        a.nullable |= b.nullable;
        a.notNull |= b.notNull;
        a.tokenUser |= b.tokenUser;
        a.clipped |= b.clipped;
        a.alsoInQuery |= b.alsoInQuery;
        a.step = std::max(a.step, b.step);
        a.nullWith = b.nullWith ? b.nullWith : a.nullWith;
        a.alias = b.alias ? b.alias : a.alias;
        a.each = b.each ? b.each : a.each;
        a.defaultValue = b.defaultValue >= 0 ? b.defaultValue : a.defaultValue;
        a.label = b.label ? b.label : a.label;
        return a;
    }
};

constexpr Rule between(qint64 least, qint64 most)
{
    return {.least = least, .most = most};
}
constexpr Rule atLeast(qint64 least)
{
    return {.least = least};
}
constexpr Rule atMost(qint64 most)
{
    return {.most = most};
}
constexpr Rule made(Format format)
{
    return {.format = format};
}
/// `rule` must outlive everything: a constexpr at namespace scope.
constexpr Rule each(const Rule &rule)
{
    return {.each = &rule};
}
constexpr Rule otherwise(int value)
{
    return {.defaultValue = value};
}
constexpr Rule stepsOf(qint64 step)
{
    return {.step = step};
}
constexpr Rule labelled(const char *label)
{
    return {.label = label};
}
/// Null when it has no value but the field `name` of the same object has; left out when neither has.
constexpr Rule orNullWith(const char *name)
{
    return {.nullWith = name};
}
/// Answers have held it under this name as well: read tolerantly, never written.
constexpr Rule alsoNamed(const char *name)
{
    return {.alias = name};
}
inline constexpr Rule required{.required = true};
inline constexpr Rule orNull{.nullable = true};
inline constexpr Rule notNull{.notNull = true};
inline constexpr Rule tokenUser{.tokenUser = true};
inline constexpr Rule clipped{.clipped = true};
inline constexpr Rule alsoInQuery{.alsoInQuery = true};

/// The rule of numeric ids: of users, categories and streams.
inline constexpr Rule numericId = made(Format::Digits);

}  // namespace Sidestage::Api
