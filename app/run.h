// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

namespace Sidestage {

class Application;
struct Launch;

/// Runs the dashboard in its folder of data, if that is free, until it has ended. Otherwise it has the one
/// that works there show its window; if that one is about to end, it waits for that and runs then. Gives the
/// exit code. `activation` is the desktop's token of this start. `begun` gets the dashboard when its window
/// is shown. Needs the QApplication.
int run(Launch launch, const QByteArray &activation, const std::function<void(Application &)> &begun = {});

}  // namespace Sidestage
