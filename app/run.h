// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

namespace Sidestage {

class Application;
struct Launch;

/// Runs the dashboard in its data folder until it ends. If another program uses the folder, that one shows
/// its window instead. If that one is about to end, this function waits and then runs the dashboard. Returns
/// the exit code. `activation` is the desktop's activation token. `begun` is called with the dashboard when
/// its window is shown. Needs the QApplication.
int run(Launch launch, const QByteArray &activation, const std::function<void(Application &)> &begun = {});

}  // namespace Sidestage
