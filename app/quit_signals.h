// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

/// Makes SIGINT and SIGTERM (on Windows: Ctrl+C and the end of the session) quit the event loop, so that
/// everything is shut down properly. Needs a QCoreApplication.
void quitOnSignals();

}  // namespace Sidestage
