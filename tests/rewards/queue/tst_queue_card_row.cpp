// SPDX-License-Identifier: GPL-3.0-or-later

// A waiting redemption in a card: what it hides when there is no room, and that counting seconds causes no
// layout.

#include "kit/theme/theme.h"
#include "layout_requests.h"
#include "rewards/queue/queue_card_row.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

struct Rows
{
    explicit Rows(QueueCardRow::Width width, qint64 cost = 1'500)
    {
        auto *lines = new QVBoxLayout(&window);
        lines->setContentsMargins({});
        lines->addWidget(&row);
        lines->addStretch(1);
        entry.redemption.id = u"1"_s;
        entry.redemption.userName = u"fennel_77"_s;
        entry.redemption.reward.title = u"Hydrate!"_s;
        entry.redemption.reward.cost = cost;
        entry.redemption.redeemedAt = now;
        row.setWidth(width);
        pass(12);
    }
    ~Rows() { row.setParent(nullptr); }
    void pass(int seconds)
    {
        row.show(entry, u"fennel_77, Hydrate!, 1,500 points"_s, now.addSecs(seconds), true);
    }
    QLabel *label(const char *name) { return row.findChild<QLabel *>(QLatin1String(name)); }
    void resize(int width)
    {
        window.resize(width, 200);
        QTRY_COMPARE(row.width(), width);
    }

    QDateTime now = QDateTime::currentDateTimeUtc();
    QueueEntry entry{};
    QWidget window{};
    QueueCardRow row{};
};

}  // namespace

class TestQueueCardRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhenItsTextChanges()
    {
        Rows rows(QueueCardRow::Width::Wide);
        const auto next = [&](int seconds) {
            rows.pass(seconds);
            return rows.now.secsTo(rows.row.changesAt());
        };
        QCOMPARE(next(12), 13);
        QCOMPARE(next(59), 60);
        QCOMPARE(next(61), 120);
        // Until it is sent, a decision counts down.
        rows.entry.state = QueueState::Held;
        QCOMPARE(next(61), 62);
    }

    void secondsChangeTheTextAndNothingElse_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << int(QueueCardRow::Width::Wide);
        QTest::newRow("narrow") << int(QueueCardRow::Width::Narrow);
        QTest::newRow("tiny") << int(QueueCardRow::Width::Tiny);
    }
    void secondsChangeTheTextAndNothingElse()
    {
        QFETCH(int, width);
        Rows rows{QueueCardRow::Width(width)};
        rows.window.resize(640, 200);
        rows.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&rows.window));
        QCoreApplication::processEvents();
        LayoutRequests around(&rows.window);
        LayoutRequests inside(&rows.row);
        for (int second = 13; second < 60; ++second) {
            rows.pass(second);
            QCoreApplication::processEvents();
            QCOMPARE(rows.label("waitingAge")->text(), u"%1 s"_s.arg(second));
        }
        QCOMPARE(around.count, 0);
        QCOMPARE(inside.count, 0);
    }

    void aFailureIsShownWithItsReason()
    {
        Rows rows{QueueCardRow::Width::Wide};
        rows.entry.state = QueueState::Failed;
        rows.entry.reason = u"The moon is full."_s;
        rows.pass(12);
        const QString what = rows.label("waitingWhat")->text();
        QVERIFY2(what.contains(u"Hydrate!"_s) && what.contains(rows.entry.reason), qPrintable(what));
    }

    void pointsAreLeftOutWhereThereIsNoRoomForThem_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        for (const int scale : {100, 200}) {
            QTest::addRow("wide, %d %%", scale) << int(QueueCardRow::Width::Wide) << scale;
            QTest::addRow("narrow, %d %%", scale) << int(QueueCardRow::Width::Narrow) << scale;
            QTest::addRow("tiny, %d %%", scale) << int(QueueCardRow::Width::Tiny) << scale;
        }
    }
    void pointsAreLeftOutWhereThereIsNoRoomForThem()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        Theme::current()->setTextScale(scale);
        const auto back = qScopeGuard([] { Theme::current()->setTextScale(100); });
        Rows rows{QueueCardRow::Width(width), 12'345'678'901};
        rows.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&rows.window));
        rows.resize(900 * scale / 100);
        QTRY_VERIFY(rows.label("waitingPoints")->isVisible());
        QVERIFY(rows.row.toolTip().isEmpty());
        // At its minimum width nothing else is cut off.
        const int least = rows.row.minimumSizeHint().width();
        rows.resize(least);
        QTRY_VERIFY(!rows.label("waitingPoints")->isVisible());
        QVERIFY(rows.row.toolTip().contains("1,500 points"_L1));
        QString cut;
        const auto fits = [&] {
            cut.clear();
            for (const QWidget *part : rows.row.findChildren<QWidget *>()) {
                if (part->isVisible()
                    && (part->geometry().right() >= rows.row.width()
                        || part->width() < part->minimumSizeHint().width()))
                    cut = u"%1 %2: %3 of %4"_s
                              .arg(part->objectName(), QLatin1String(part->metaObject()->className()))
                              .arg(part->width())
                              .arg(part->minimumSizeHint().width());
            }
            return cut.isEmpty();
        };
        QVERIFY2(QTest::qWaitFor(fits, 5'000), qPrintable(cut));
        rows.resize(900 * scale / 100);
        QTRY_VERIFY(rows.label("waitingPoints")->isVisible());
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const Theme theme;
    TestQueueCardRow test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_queue_card_row.moc"
