// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextStream>

namespace Sidestage {

/// Prints docs/control.md: every call of the sandbox's control surface, from its declaration.
void printControl(QTextStream &out);

}  // namespace Sidestage
