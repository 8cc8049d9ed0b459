// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

// Words that made-up people, categories and titles are put together from. All of them are invented.

namespace Sidestage::Sandbox::Names {

/// First and second half of a login: lower-case ASCII.
std::span<const char *const> firstHalves();
std::span<const char *const> secondHalves();

/// A way of writing: display names are a first and a second word of one script, UTF-8.
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
/// What viewers say in chat, in several languages.
std::span<const char *const> remarks();
/// What viewers write when a reward asks them for something.
std::span<const char *const> wishes();

}  // namespace Sidestage::Sandbox::Names
