// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

/// Returns the text of docs/coverage.md, the implemented part of the specification: from the declarations,
/// from the responses of a sandbox, and from coverage.def.
QString coverage();

}  // namespace Sidestage
