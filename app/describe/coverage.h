// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

/// What of the specification there is, as the text of docs/coverage.md: read from the declarations, from
/// what a sandbox answers when it is asked, and from coverage.def.
QString coverage();

}  // namespace Sidestage
