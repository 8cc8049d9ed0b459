// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <limits>

namespace Sidestage {

/// A text with a number that may be too large for tr(). `text` returns it for an int: tr("%Ln points",
/// nullptr, n). For a larger number it is called with one of the same plural form, which is then replaced.
template <class Text>
QString countText(qint64 number, Text text)
{
    if (number <= std::numeric_limits<int>::max())
        return text(int(number));
    // The plural form depends on the last digits only.
    const int alike = int(1'000'000'000 + number % 1'000'000);
    return text(alike).replace(QLocale().toString(alike), QLocale().toString(number));
}

}  // namespace Sidestage
