// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextStream>

namespace Sidestage {

/// Prints docs/control.md: all calls of the sandbox's control interface, from their declarations. Returns
/// false if no world can be opened.
bool printControl(QTextStream &out);

}  // namespace Sidestage
