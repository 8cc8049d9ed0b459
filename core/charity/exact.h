// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <limits>
#include <optional>

namespace Sidestage::Exact {

// Integer arithmetic that detects overflow and returns nullopt.

constexpr std::optional<qint64> plus(qint64 a, qint64 b)
{
    using Limits = std::numeric_limits<qint64>;
    if (b > 0 ? a > Limits::max() - b : a < Limits::min() - b)
        return {};
    return a + b;
}

constexpr std::optional<qint64> minus(qint64 a, qint64 b)
{
    using Limits = std::numeric_limits<qint64>;
    if (b > 0 ? a < Limits::min() + b : a > Limits::max() + b)
        return {};
    return a - b;
}

/// Returns `value` · `by` / `over`, rounded down, without overflow of the product. `value` and `by` must not
/// be negative, `over` must be positive.
constexpr std::optional<qint64> scaled(qint64 value, qint64 by, qint64 over)
{
    if (value < 0 || by < 0 || over <= 0)
        return {};
    // The product has 126 bits: two halves, from four products of 32 bits each.
    const quint64 a = quint64(value), b = quint64(by), low = 0xffffffffU;
    const quint64 ll = (a & low) * (b & low), lh = (a & low) * (b >> 32);
    const quint64 hl = (a >> 32) * (b & low), hh = (a >> 32) * (b >> 32);
    const quint64 middle = (ll >> 32) + (lh & low) + (hl & low);
    const quint64 upper = hh + (lh >> 32) + (hl >> 32) + (middle >> 32);
    const quint64 lower = (middle << 32) | (ll & low);
    const quint64 divisor = quint64(over);
    if (upper >= divisor)
        return {};
    // Long division, one bit at a time: the remainder is always less than 2^63.
    quint64 rest = upper, quotient = 0;
    for (int bit = 63; bit >= 0; --bit) {
        rest = (rest << 1) | ((lower >> bit) & 1);
        quotient <<= 1;
        if (rest >= divisor) {
            rest -= divisor;
            quotient |= 1;
        }
    }
    if (quotient > quint64(std::numeric_limits<qint64>::max()))
        return {};
    return qint64(quotient);
}

/// Returns 10 to the power of `exponent`, 0 to 18.
constexpr qint64 powerOfTen(int exponent)
{
    qint64 power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

}  // namespace Sidestage::Exact
