// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

/// Sets what must be set before the QApplication is created.
void prepareProcess();
/// Sets name, version and translations. Needs a QCoreApplication, but no display.
void nameProcess();
/// Calls nameProcess() and sets how the desktop identifies the windows. Needs the QApplication.
void describeProcess();

}  // namespace Sidestage
