// SPDX-License-Identifier: GPL-3.0-or-later

// The cost of a theme switch and of a text size step: sidestage-bench-look [ROUNDS]
//
// The whole dashboard is shown on a sandbox and every page is visited once. Then theme and text size are
// changed in turns while the overview is shown. Measured is the CPU time of the windows' thread from the
// change until layout and painting are done, and, after the changes, how much more the first visit of each
// page costs than the second.

#include "tour/driver.h"

#include "kit/theme/theme.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace Sidestage;

namespace {

constexpr double target = 100;

/// The CPU time of this thread in milliseconds.
double computed()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1000 + double(time.tv_nsec) / 1e6;
#else
    return double(std::clock()) * 1000 / CLOCKS_PER_SEC;
#endif
}

struct Took
{
    double computing = 0;
    double clock = 0;
};

Took measure(const std::function<void()> &change)
{
    QElapsedTimer watch;
    watch.start();
    const double before = computed();
    change();
    // Layouts invalidate others, and moved widgets are painted.
    for (int turn = 0; turn < 5; ++turn) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    return {.computing = computed() - before, .clock = double(watch.nsecsElapsed()) / 1e6};
}

double tell(const char *what, QList<Took> all)
{
    std::sort(all.begin(), all.end(), [](const Took &a, const Took &b) { return a.computing < b.computing; });
    const Took middle = all[all.size() / 2];
    std::printf("%-28s median %6.1f ms computing, %6.1f ms by the clock, at most %6.1f ms computing\n", what,
                middle.computing, middle.clock, all.last().computing);
    std::fflush(stdout);
    return all.last().computing;
}

}  // namespace

int main(int argc, char **argv)
{
    Driver::prepare();
    const QApplication app(argc, argv);
    Driver::describe();
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10;
    const QStringList pages{u"queue"_s,   u"chat"_s,      u"ads"_s,       u"channel"_s, u"rewards"_s,
                            u"charity"_s, u"analytics"_s, u"community"_s, u"onair"_s};
    Driver driver;
    if (!driver.start() || !driver.signIn()) {
        std::fprintf(stderr, "%s\n", qPrintable(driver.problem()));
        return 1;
    }
    const auto visit = [&](const QString &page) {
        driver.window()->goTo(page);
        QTest::qWait(1);
    };
    for (const QString &page : pages) {
        visit(page);
        QTest::qWait(1500);  // until its first requests are done
    }
    std::printf("%lld widgets\n", qlonglong(QApplication::allWidgets().size()));

    QList<Took> themes;
    QList<Took> sizes;
    Theme *theme = Theme::current();
    for (int round = 0; round < rounds; ++round) {
        themes.append(measure([&] { theme->setMode(round % 2 ? Theme::Mode::Light : Theme::Mode::Dark); }));
        sizes.append(measure([&] { theme->setTextScale(round % 2 ? 100 : 110); }));
    }
    const double theTheme = tell("theme", themes);
    const double theSize = tell("step of text size", sizes);

    QList<Took> first;
    QList<Took> second;
    for (const QString &page : pages)
        first.append(measure([&] { driver.window()->goTo(page); }));
    for (const QString &page : pages)
        second.append(measure([&] { driver.window()->goTo(page); }));
    tell("a page after the change", first);
    tell("the same page again", second);
    std::printf("target: %.0f ms: %s\n", target,
                qMax(theTheme, theSize) <= target ? "reached" : "not reached");
    return 0;
}
