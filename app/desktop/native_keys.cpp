// SPDX-License-Identifier: GPL-3.0-or-later
#include "native_keys.h"

#include <algorithm>
#include <iterator>

namespace Sidestage::NativeKeys {

namespace {

struct NamedKey
{
    Qt::Key key = Qt::Key_unknown;
    quint32 windows = 0;
    quint32 mac = 0;
};

constexpr NamedKey namedKeys[] = {
    {Qt::Key_Space, 0x20, 0x31},    {Qt::Key_Tab, 0x09, 0x30},    {Qt::Key_Backspace, 0x08, 0x33},
    {Qt::Key_Return, 0x0D, 0x24},   {Qt::Key_Insert, 0x2D, 0x72}, {Qt::Key_Delete, 0x2E, 0x75},
    {Qt::Key_Home, 0x24, 0x73},     {Qt::Key_End, 0x23, 0x77},    {Qt::Key_PageUp, 0x21, 0x74},
    {Qt::Key_PageDown, 0x22, 0x79}, {Qt::Key_Left, 0x25, 0x7B},   {Qt::Key_Right, 0x27, 0x7C},
    {Qt::Key_Up, 0x26, 0x7E},       {Qt::Key_Down, 0x28, 0x7D},
};
/// F1 to F20. Those of Windows are consecutive.
constexpr quint32 macFunctionKeys[] = {0x7A, 0x78, 0x63, 0x76, 0x60, 0x61, 0x62, 0x64, 0x65, 0x6D,
                                       0x67, 0x6F, 0x69, 0x6B, 0x71, 0x6A, 0x40, 0x4F, 0x50, 0x5A};
constexpr quint32 firstWindowsFunctionKey = 0x70;
constexpr int windowsFunctionKeys = 24;

struct ModifierBits
{
    Qt::KeyboardModifier modifier = Qt::NoModifier;
    quint32 windows = 0;
    quint32 mac = 0;
};

// On macOS, Qt calls Command "Control" and Control "Meta".
constexpr ModifierBits modifierBits[] = {
    {Qt::AltModifier, 0x0001, 0x0800},
    {Qt::ControlModifier, 0x0002, 0x0100},
    {Qt::ShiftModifier, 0x0004, 0x0200},
    {Qt::MetaModifier, 0x0008, 0x1000},
};

/// The number of a function key, from 0; negative: it is another key.
int functionKey(Qt::Key key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35 ? key - Qt::Key_F1 : -1;
}

bool mayBeTaken(const QKeySequence &keys)
{
    constexpr Qt::KeyboardModifiers strong = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return keys.count() == 1
        && (keys[0].keyboardModifiers().testAnyFlags(strong) || functionKey(keys[0].key()) >= 0);
}

NativeKey withModifiers(quint32 code, QKeyCombination key, quint32 ModifierBits::*system)
{
    NativeKey native{.code = code};
    for (const ModifierBits &bits : modifierBits) {
        if (key.keyboardModifiers().testFlag(bits.modifier))
            native.modifiers |= bits.*system;
    }
    return native;
}

std::optional<quint32> namedCode(Qt::Key key, quint32 NamedKey::*system)
{
    const auto *found = std::find_if(std::begin(namedKeys), std::end(namedKeys),
                                     [key](const NamedKey &one) { return one.key == key; });
    return found == std::end(namedKeys) ? std::nullopt : std::optional(found->*system);
}

}  // namespace

std::optional<NativeKey> onWindows(const QKeySequence &keys)
{
    if (!mayBeTaken(keys))
        return std::nullopt;
    const Qt::Key key = keys[0].key();
    std::optional<quint32> code = namedCode(key, &NamedKey::windows);
    const int function = functionKey(key);
    if (function >= 0 && function < windowsFunctionKeys)
        code = firstWindowsFunctionKey + quint32(function);
    else if ((key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9))
        code = quint32(key);  // the same numbers
    if (!code)
        return std::nullopt;
    return withModifiers(*code, keys[0], &ModifierBits::windows);
}

std::optional<NativeKey> onMac(const QKeySequence &keys,
                               const std::function<std::optional<quint32>(QChar)> &codeOf)
{
    if (!mayBeTaken(keys))
        return std::nullopt;
    const Qt::Key key = keys[0].key();
    std::optional<quint32> code = namedCode(key, &NamedKey::mac);
    const int function = functionKey(key);
    if (function >= 0 && function < int(std::size(macFunctionKeys)))
        code = macFunctionKeys[function];
    else if (!code && key > Qt::Key_Space && key <= Qt::Key_ydiaeresis)
        code = codeOf(QChar(ushort(key)));
    if (!code)
        return std::nullopt;
    return withModifiers(*code, keys[0], &ModifierBits::mac);
}

}  // namespace Sidestage::NativeKeys
