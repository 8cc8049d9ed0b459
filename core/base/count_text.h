// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <limits>

namespace Sidestage {

/// A text with a number that may be too large for the plural forms of tr(), which takes an int. `text`
/// returns the form for an int, with a place for the number: tr("%1 points", nullptr, n).
template <class Text>
QString countText(qint64 number, Text text)
{
    // The form of a large number depends on its last digits only.
    const bool isLarge = number > std::numeric_limits<int>::max();
    QString form = text(int(isLarge ? 1'000'000'000 + number % 1'000'000 : number));
    // Not arg(), because some forms, such as the Arabic ones for 1 and 2, have no place for the number.
    return form.replace(QStringLiteral("%1"), QLocale().toString(number));
}

}  // namespace Sidestage
