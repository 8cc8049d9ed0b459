// SPDX-License-Identifier: GPL-3.0-or-later

// The dashboard as main() starts it, until its first frame is painted. The embedded sandbox and the network
// start after that.

#include "first_frame.h"

#include "application.h"
#include "environment.h"
#include "shell/main_window.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    Sidestage::prepareProcess();
    QApplication app(argc, argv);
    Sidestage::describeProcess();
    QTemporaryDir folder;
    Sidestage::Application dashboard(
        {.profile = u"sandbox"_s, .dataFolder = folder.path(), .sandboxPort = 0});
    Sidestage::Benchmarks::FirstFrame watch(dashboard.window());
    dashboard.show();
    const int code = QApplication::exec();
    QFile maps(u"/proc/self/maps"_s);
    if (maps.open(QFile::ReadOnly) && maps.readAll().contains("WebEngine")) {
        std::fputs("WebEngine is loaded before anybody signs in\n", stderr);
        return 1;
    }
    return code;
}
