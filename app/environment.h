// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

/// What must be so before there is a QApplication.
void prepareProcess();
/// Name, version, icon, translations. Needs the QApplication.
void describeProcess();

}  // namespace Sidestage
