// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

#include <functional>
#include <optional>

namespace Sidestage {

/// A key in the numbers of an operating system. They are fixed, so this is compiled and tested everywhere.
struct NativeKey
{
    quint32 code = 0;       ///< The virtual key.
    quint32 modifiers = 0;  ///< A sum of the system's bits.

    bool operator==(const NativeKey &) const = default;
};

namespace NativeKeys {

/// For RegisterHotKey(): VK_… and MOD_…. No value: there is no such key, or other programs need it, such as a
/// letter alone, which would not reach any text field any more.
std::optional<NativeKey> onWindows(const QKeySequence &keys);

/// For RegisterEventHotKey(): kVK_… and cmdKey, optionKey, …. As above. The code of a character depends on
/// the layout of the keyboard; `codeOf` looks it up. It gets capital letters.
std::optional<NativeKey> onMac(const QKeySequence &keys,
                               const std::function<std::optional<quint32>(QChar)> &codeOf);

}  // namespace NativeKeys
}  // namespace Sidestage
