// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>

namespace Sidestage {

/// Returns how long to wait after `failures` failures in a row (exponential backoff): `first` after the first
/// one, twice as long after each further one, but at most `longest`.
constexpr std::chrono::milliseconds backoff(std::chrono::milliseconds first,
                                            std::chrono::milliseconds longest, int failures)
{
    constexpr int mostDoublings = 16;  // any pause has reached its longest by then
    return std::min(first * (1 << std::clamp(failures - 1, 0, mostDoublings)), longest);
}

}  // namespace Sidestage
