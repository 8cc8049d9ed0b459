// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

/// What must be so before there is a QApplication.
void prepareProcess();
/// Name, version, translations. Needs a QCoreApplication, and no display.
void nameProcess();
/// Likewise, and how its windows are known to the desktop. Needs the QApplication.
void describeProcess();

}  // namespace Sidestage
