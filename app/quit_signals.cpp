// SPDX-License-Identifier: GPL-3.0-or-later
#include "quit_signals.h"

#include <QCoreApplication>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <QSocketNotifier>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace Sidestage {

#ifdef Q_OS_WIN

void quitOnSignals()
{
    SetConsoleCtrlHandler(
        [](DWORD) -> BOOL {
            // Called in its own thread. At the end of the session the process ends when this returns, so it
            // never returns.
            QMetaObject::invokeMethod(qApp, [] { QCoreApplication::exit(0); });
            Sleep(INFINITE);
            return TRUE;
        },
        TRUE);
}

#else

namespace {

int writeEnd = -1;

}  // namespace

void quitOnSignals()
{
    // A signal handler may do almost nothing. It writes one byte to a pipe, which wakes up the event loop.
    int ends[2];
    if (::pipe(ends) != 0)
        return;
    for (const int end : ends) {
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(end, F_SETFL, O_NONBLOCK);
    }
    writeEnd = ends[1];
    auto *notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, qApp);
    QObject::connect(notifier, &QSocketNotifier::activated, qApp, [] { QCoreApplication::exit(0); });

    struct sigaction action = {};
    action.sa_handler = [](int) {
        const int before = errno;
        const char byte = 0;
        [[maybe_unused]] const auto written = ::write(writeEnd, &byte, 1);
        errno = before;
    };
    action.sa_flags = int(SA_RESTART | SA_RESETHAND);  // A second signal ends the process immediately
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

#endif

}  // namespace Sidestage
