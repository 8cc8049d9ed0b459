// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace Sidestage {

/// A row of a table over an enum: the text of one value, for QT_TRANSLATE_NOOP.
template <class Enum>
struct EnumText
{
    Enum value;
    const char *text;
};

/// Whether an enum has an enumerator with this value.
template <auto value>
consteval bool isEnumerator()
{
#ifdef _MSC_VER
    return std::string_view(__FUNCSIG__).find("<(") == std::string_view::npos;
#else
    // "value = (anonymous namespace)::Kind::Good", but "value = (Kind)7" or "value = (Kind)-7".
    constexpr std::string_view name = __PRETTY_FUNCTION__;
    constexpr char next = name[name.rfind(')') + 1];
    return next != '-' && (next < '0' || next > '9');
#endif
}

/// Whether a table has one row for each `value` of its enum, in their order. For static_assert.
template <class Row, std::size_t count>
consteval bool isComplete(const Row (&table)[count])
{
    for (std::size_t i = 0; i < count; ++i) {
        if (std::size_t(table[i].value) != i)
            return false;
    }
    return !isEnumerator<decltype(Row::value)(count)>();
}

/// Returns the row for this value from a complete table.
template <class Row, std::size_t count>
constexpr const Row &rowOf(const Row (&table)[count], decltype(Row::value) value)
{
    return table[std::size_t(value)];
}

}  // namespace Sidestage
