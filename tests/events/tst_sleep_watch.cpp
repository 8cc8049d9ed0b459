// SPDX-License-Identifier: GPL-3.0-or-later

// The sleep of the machine is detected.

#include "events/sleep_watch.h"

#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;
using namespace std::chrono_literals;

class TstSleepWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMachineThatHasSleptIsNoticed()
    {
        ManualClock clock;
        SleepWatch watch([&clock] { return clock.msecs(); });
        QSignalSpy woken(&watch, &SleepWatch::woken);
        clock.advance(5s);
        watch.check();
        clock.advance(12s);  // the event loop was busy
        watch.check();
        QCOMPARE(woken.count(), 0);
        clock.advance(30min);
        watch.check();
        QCOMPARE(woken.count(), 1);
        clock.advance(5s);
        watch.check();
        QCOMPARE(woken.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TstSleepWatch)
#include "tst_sleep_watch.moc"
