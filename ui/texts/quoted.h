// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

/// Returns `said`, a text by someone else, as a sentence to quote: adds a full stop unless it ends with a
/// terminal mark.
QString asSentence(const QString &said);

}  // namespace Sidestage
