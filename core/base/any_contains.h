// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <initializer_list>

namespace Sidestage {

/// Returns whether a search for `wanted` finds one of these texts of a row, such as a display name and a
/// login. Upper and lower case are the same. An empty text is found everywhere.
inline bool anyContains(std::initializer_list<QStringView> texts, const QString &wanted)
{
    return std::any_of(texts.begin(), texts.end(),
                       [&](QStringView text) { return text.contains(wanted, Qt::CaseInsensitive); });
}

}  // namespace Sidestage
