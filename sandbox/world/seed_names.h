// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

// Words from which the names of people, categories and titles are generated. All of them are invented.

namespace Sidestage::Sandbox::Names {

/// First and second half of a login: lower-case ASCII.
std::span<const char *const> firstHalves();
std::span<const char *const> secondHalves();

/// A script of display names: a first and a second word, UTF-8.
struct Script
{
    const char *language;  ///< ISO 639-1.
    const char *joint;     ///< Between the words.
    std::span<const char *const> first;
    std::span<const char *const> second;
};
std::span<const Script> scripts();

std::span<const char *const> categories();
/// Titles of channels, in English.
std::span<const char *const> titles();
std::span<const char *const> tags();
/// Chat messages of viewers, in several languages.
std::span<const char *const> remarks();
/// Texts that viewers enter when a reward requires input.
std::span<const char *const> wishes();

}  // namespace Sidestage::Sandbox::Names
