// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextStream>

namespace Sidestage {

/// Prints docs/control.md: every call of the sandbox's control surface, from its declaration.
/// Returns false if no world can be opened.
bool printControl(QTextStream &out);

}  // namespace Sidestage
