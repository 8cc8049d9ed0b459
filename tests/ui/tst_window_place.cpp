// SPDX-License-Identifier: GPL-3.0-or-later

// A window opens completely on an existing screen, and is no larger than that.

#include "shell/window_place.h"

#include <QApplication>
#include <QMainWindow>
#include <QScreen>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TstWindowPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itFitsOnItsScreenWithItsFrame_data()
    {
        QTest::addColumn<QRect>("screen");
        QTest::newRow("laptop") << QRect(0, 0, 1366, 768);
        QTest::newRow("as large as the first window") << QRect(0, 0, 1280, 800);
        QTest::newRow("below a panel") << QRect(0, 40, 1280, 760);
    }
    void itFitsOnItsScreenWithItsFrame()
    {
        QFETCH(const QRect, screen);
        const QRect placed = placeOnScreens(QRect(0, 0, 1280, 800), frame, {screen});
        QVERIFY2(
            screen.contains(placed + frame),
            qPrintable(u"%1 x %2, %3 down"_s.arg(placed.width()).arg(placed.height()).arg(placed.top())));
        QVERIFY(placed.width() >= 1200 && placed.height() >= 700);
    }
    void whereThereIsRoomItStaysAsItWas()
    {
        const QRect kept(2100, 200, 1280, 800);
        QCOMPARE(placeOnScreens(kept, frame, {first, second}), kept);
    }
    void fromAScreenThatIsGoneItComesBack()
    {
        const QRect placed = placeOnScreens(QRect(2100, 300, 1280, 800), frame, {first});
        QVERIFY(first.contains(placed + frame));
        QCOMPARE(placed.size(), QSize(1280, 800));
    }
    void betweenTwoScreensItGoesToTheOneThatHasMostOfIt()
    {
        const QRect placed = placeOnScreens(QRect(1800, 100, 1280, 800), frame, {first, second});
        QVERIFY(second.contains(placed + frame));
    }
    void aWindowThatIsNotShownYetIsMadeToFit()
    {
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        QMainWindow window;
        window.resize(room.size() + QSize(100, 100));
        keepOnScreens(&window);
        QVERIFY(window.width() < room.width() && window.height() < room.height());
        QMainWindow lost;
        lost.setGeometry(room.translated(room.width() + 5000, 0));
        keepOnScreens(&lost);
        QVERIFY(room.contains(lost.geometry()));
    }

private:
    const QMargins frame{8, 40, 8, 8};
    const QRect first{0, 0, 1920, 1080};
    const QRect second{1920, 0, 1920, 1080};
};

QTEST_MAIN(TstWindowPlace)
#include "tst_window_place.moc"
