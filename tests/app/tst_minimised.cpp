// SPDX-License-Identifier: GPL-3.0-or-later

// A window that is not visible does not count seconds: on no page does a timer wake the program for that.

#include "tour/driver.h"

#include "kit/text/second_ticker.h"
#include "shell/main_window.h"

#include <QTest>
#include <QTimerEvent>

using namespace Sidestage;

namespace {

/// Counts how often the timers of this thread fire, by their interval.
class Timers : public QObject
{
public:
    Timers() { qApp->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *timer = event->type() == QEvent::Timer ? qobject_cast<QTimer *>(watched) : nullptr;
        if (timer && !timer->isSingleShot() && timer->interval() > 0 && timer->interval() <= second)
            fired.append(u"every %1 ms, of %2"_s.arg(timer->interval())
                             .arg(QString::fromLatin1(
                                 timer->parent() ? timer->parent()->metaObject()->className() : "a part")));
        return false;
    }

    static constexpr int second = 1000;
    QStringList fired{};
};

}  // namespace

class TstMinimised : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noPageCountsSecondsThatNobodySees()
    {
        Driver driver;
        QVERIFY2(driver.start() && driver.signIn(), qPrintable(driver.problem()));
        MainWindow *window = driver.window();
        SecondTicker *ticker = SecondTicker::shared();
        for (const char *page :
             {"onair", "queue", "chat", "moderation", "interact", "ads", "shows", "channel", "rewards",
              "schedule", "charity", "moments", "analytics", "community"}) {
            window->goTo(QLatin1String(page));
            QTRY_COMPARE(window->currentPage(), QLatin1String(page));
            // It counts while it is visible.
            const int before = ticker->awakenings();
            QTRY_VERIFY(ticker->awakenings() > before + 1);
            window->showMinimized();
            QTRY_VERIFY(window->isMinimized());
            QTest::qWait(50);  // timers that were due when it was minimised
            const int minimised = ticker->awakenings();
            Timers timers;
            QTest::qWait(Timers::second * 3 / 2);
            QVERIFY2(timers.fired.isEmpty(),
                     qPrintable(QLatin1String(page) + u' ' + timers.fired.join(u"; "_s)));
            QCOMPARE(ticker->awakenings(), minimised);
            window->showNormal();
            QTRY_VERIFY(ticker->awakenings() > minimised);
        }
    }
};

SIDESTAGE_TEST_MAIN(TstMinimised)
#include "tst_minimised.moc"
