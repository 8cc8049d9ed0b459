// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

/// From now on SIGINT and SIGTERM (on Windows: Ctrl+C and the end of the session) end the event loop, so
/// that everything is put away. Needs a QCoreApplication.
void quitOnSignals();

}  // namespace Sidestage
