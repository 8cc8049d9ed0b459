// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace Sidestage::Sandbox {

/// How long issued tokens and codes are valid.
struct Lifetimes
{
    std::chrono::milliseconds userToken = std::chrono::hours(4);
    std::chrono::milliseconds appToken = std::chrono::hours(24 * 60);
    std::chrono::milliseconds code = std::chrono::minutes(10);
    std::chrono::milliseconds implicitToken = std::chrono::hours(24 * 60);
    /// Of refresh tokens of public clients; those of other clients do not expire.
    std::chrono::milliseconds publicRefreshToken = std::chrono::hours(24 * 30);
    std::chrono::milliseconds deviceCode = std::chrono::minutes(30);
    std::chrono::milliseconds idToken = std::chrono::minutes(15);
};

}  // namespace Sidestage::Sandbox
