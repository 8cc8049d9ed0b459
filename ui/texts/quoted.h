// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

/// What somebody said, to be quoted as a sentence: with a full stop, unless it ends by itself.
QString asSentence(const QString &said);

}  // namespace Sidestage
