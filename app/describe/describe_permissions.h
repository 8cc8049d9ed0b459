// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTextStream;

namespace Sidestage {

/// Prints docs/permissions.md: what each feature needs, from the capabilities, the declarations of the
/// endpoints and coverage.def.
void printPermissions(QTextStream &out);

}  // namespace Sidestage
