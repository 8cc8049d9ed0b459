// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <limits>

namespace Sidestage::Api {

/// The allowed characters of a text.
enum class Format : quint8 {
    Any,
    Digits,    ///< A numeric id.
    Login,     ///< Letters, digits and underscores.
    Tag,       ///< Letters and digits of any script: no spaces, no special characters.
    HexColor,  ///< "#" and six hexadecimal digits.
};

/// What a value must satisfy in addition to its type. Rules combine with `|`.
///
/// The meaning of the bounds depends on the type: the number of characters (code points) of a text, the
/// number of items of a list, or the value of a number. The same rule is checked by the sandbox before it
/// responds and by the client before it sends a request, and provides the limits and hints of a form.
struct Rule
{
    qint64 least = std::numeric_limits<qint64>::min();
    qint64 most = std::numeric_limits<qint64>::max();
    Format format = Format::Any;
    bool required = false;           ///< Must be present although its type is optional.
    bool nullable = false;           ///< An empty value is written as JSON null instead of being left out.
    bool notNull = false;            ///< JSON null is an error; otherwise null is the same as absent.
    bool tokenUser = false;          ///< Must be the id of the user who owns the access token.
    bool clipped = false;            ///< The service truncates to `most` instead of rejecting.
    bool alsoInQuery = false;        ///< Belongs in the body, but is accepted in the query too.
    qint64 step = 1;                 ///< A number must be `least` plus a multiple of this.
    const char *nullWith = nullptr;  ///< Written as null if it is empty and the field of this name is not.
    const char *alias = nullptr;     ///< Another name under which responses may contain it.
    const Rule *each = nullptr;      ///< Rule for every item of a list.
    int defaultValue = -1;           ///< What the service assumes when the value is absent; -1: nothing.
    const char *label = nullptr;     ///< Label in a form, English; null: the default for its name.
    const char *note = nullptr;      ///< What else docs/api.md says about the values; null: nothing.

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
        a.note = b.note ? b.note : a.note;
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
/// `rule` must have static storage duration: a constexpr at namespace scope.
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
constexpr Rule withNote(const char *note)
{
    return {.note = note};
}
/// Written as null when it has no value but the field `name` of the same object has one; left out when
/// neither has.
constexpr Rule orNullWith(const char *name)
{
    return {.nullWith = name};
}
/// Another name used in some responses: read in tolerant mode only, never written.
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
