// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace Sidestage {

/// The text with each {name} replaced by what `valueOf` returns for its name; without a value it stays. The
/// values are not searched for placeholders: a title may contain braces.
QString fillPlaceholders(const QString &text,
                         const std::function<std::optional<QString>(QStringView name)> &valueOf);

}  // namespace Sidestage
