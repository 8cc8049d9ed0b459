// SPDX-License-Identifier: GPL-3.0-or-later

// Finishes a prepared restore or deletion, and is killed before the given change of the files.
//
//     restoring FOLDER CHANGE

#include "profile/backup.h"

#include <QCoreApplication>

#include <cstdlib>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (argc < 3)
        return 2;
    const QString folder = QString::fromLocal8Bit(argv[1]);
    int left = std::atoi(argv[2]);
    const auto finished = Sidestage::Backup::finish(
        {.folder = folder, .settings = folder + QStringLiteral("/settings.ini")}, [&left] {
            if (left-- > 0)
                return;
#ifdef Q_OS_UNIX
            ::kill(::getpid(), SIGKILL);
#endif
            std::_Exit(9);
        });
    return finished ? 0 : 1;
}
