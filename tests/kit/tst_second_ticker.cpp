// SPDX-License-Identifier: GPL-3.0-or-later

// The timer of all widgets that count seconds wakes up only for visible ones. Also the texts of times in
// hours that exist twice or not at all.

#include "kit_test.h"
#include "patience.h"

#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"

#include <QScopeGuard>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestSecondTicker : public QObject
{
    Q_OBJECT

    /// Lets a timer of 10 ms fire ten times.
    static void letTimersRun()
    {
        int left = 10;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&left] { --left; });
        timer.start(10);
        QTRY_VERIFY(left <= 0);
    }

private Q_SLOTS:
    void itCallsWhenShownAndAgainWhenDue()
    {
        QWidget window;
        int calls = 0;
        SecondTicker::shared()->follow(&window, [&calls] {
            ++calls;
            return calls < 3 ? 20 : 0;
        });
        QCoreApplication::processEvents();
        QCOMPARE(calls, 0);
        window.show();
        QTRY_COMPARE(calls, 3);
        const int awakenings = SecondTicker::shared()->awakenings();
        SecondTicker::shared()->wake(&window);
        QTRY_COMPARE(calls, 4);
        QVERIFY(SecondTicker::shared()->awakenings() > awakenings);
    }

    void whatIsHiddenWakesNobodyAndIsCurrentWhenItComesBack()
    {
        QWidget window;
        auto *part = new QWidget(&window);
        int calls = 0;
        SecondTicker::shared()->follow(part, [&calls] {
            ++calls;
            return 10;
        });
        window.show();
        QTRY_VERIFY(calls >= 3);
        part->hide();
        letTimersRun();  // timer events that were already pending
        const int before = calls;
        const int awakenings = SecondTicker::shared()->awakenings();
        letTimersRun();
        QCOMPARE(calls, before);
        QCOMPARE(SecondTicker::shared()->awakenings(), awakenings);
        part->show();
        QTRY_VERIFY(calls > before);
        window.setWindowState(Qt::WindowMinimized);
        letTimersRun();
        const int minimized = calls;
        letTimersRun();
        QCOMPARE(calls, minimized);
        window.setWindowState(Qt::WindowNoState);
        QTRY_VERIFY(calls > minimized);
    }

    void whatIsDueTogetherIsOneAwakening()
    {
        QWidget window;
        QList<int> calls{0, 0, 0};
        for (int i = 0; i < 3; ++i) {
            SecondTicker::shared()->follow(new QWidget(&window), [&calls, i] {
                ++calls[i];
                return 200 + i;
            });
        }
        window.show();
        QTRY_VERIFY(calls[2] > 0);
        const int before = SecondTicker::shared()->awakenings();
        const int counted = calls[2];
        QTRY_VERIFY(calls[2] >= counted + 3);
        QVERIFY(SecondTicker::shared()->awakenings() - before <= (calls[2] - counted) + 2);
        QCOMPARE(calls[0], calls[2]);
    }

    void whoeverIsGoneIsNotCalled()
    {
        QWidget window;
        window.show();
        int calls = 0;
        auto context = std::make_unique<QObject>();
        SecondTicker::shared()->follow(context.get(), [&] {
            ++calls;
            context.reset();  // a callback may destroy its context
            return 1;
        });
        QTRY_COMPARE(calls, 1);
        letTimersRun();
        QCOMPARE(calls, 1);
    }

    void theNextSecondIsWhereTheNumberChanges()
    {
        // "6:42" is shown from 402,000 ms down to 401,001.
        QCOMPARE(SecondTicker::untilFewer(402'000), 1000);
        QCOMPARE(SecondTicker::untilFewer(401'001), 1);
        QCOMPARE(SecondTicker::untilFewer(1), 1);
        QCOMPARE(SecondTicker::untilFewer(0), 0);
        QCOMPARE(SecondTicker::untilFewer(-5), 0);
        QCOMPARE(SecondTicker::untilMore(0), 1000);
        QCOMPARE(SecondTicker::untilMore(999), 1);
        QCOMPARE(SecondTicker::untilMore(-300), 300);
        QCOMPARE(SecondTicker::untilOlder(59'001), 999);
        QCOMPARE(SecondTicker::untilOlder(60'000), 60'000);
        QCOMPARE(SecondTicker::untilOlder(3'661'000), 59'000);
    }

    void theHourThatComesTwiceNamesItsZone()
    {
        const QByteArray zone = qgetenv("TZ");
        const auto restore = qScopeGuard([zone] { zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone); });
        qputenv("TZ", "Europe/Berlin");
        const auto at = [](const char *text) {
            return QDateTime::fromString(QLatin1String(text), Qt::ISODate).toUTC();
        };
        const QString first = wallText(at("2026-10-25T00:30:00Z"));
        const QString second = wallText(at("2026-10-25T01:30:00Z"));
        QVERIFY(first.startsWith("02:30:00 "_L1));
        QVERIFY(second.startsWith("02:30:00 "_L1));
        QVERIFY(first != second);
        QCOMPARE(wallText(at("2026-10-24T23:59:59Z")), u"01:59:59"_s);
        QCOMPARE(wallText(at("2026-10-25T02:00:00Z")), u"03:00:00"_s);
        // On this day in spring 02:30 does not exist and is never shown.
        QCOMPARE(wallText(at("2026-03-29T00:59:59Z")), u"01:59:59"_s);
        QCOMPARE(wallText(at("2026-03-29T01:00:00Z")), u"03:00:00"_s);
        // A day is put before it, and the format may have no seconds.
        const QDateTime twice = at("2026-10-25T00:15:07Z");
        QVERIFY(momentText(twice, twice, u"HH:mm"_s).startsWith("02:15 "_L1));
        QCOMPARE(momentText(twice, twice, u"HH:mm"_s), wallText(twice, u"HH:mm"_s));
        QVERIFY(momentText(twice, twice.addDays(2), u"HH:mm"_s).endsWith(u' ' + wallText(twice, u"HH:mm"_s)));
        // On Lord Howe Island clocks change by half an hour.
        qputenv("TZ", "Australia/Lord_Howe");
        QVERIFY(wallText(at("2026-04-04T14:45:00Z")).contains("01:45:00 "_L1));
        QVERIFY(wallText(at("2026-04-04T15:15:00Z")).contains("01:45:00 "_L1));
        QCOMPARE(wallText(at("2026-04-04T14:15:00Z")), u"01:15:00"_s);
    }
};

SIDESTAGE_KIT_TEST(TestSecondTicker)
#include "tst_second_ticker.moc"
