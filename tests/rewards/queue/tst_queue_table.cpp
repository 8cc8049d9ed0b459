// SPDX-License-Identifier: GPL-3.0-or-later

// The list alone: which rows keep their place while others are added and removed, and its keys and mouse
// actions.

#include "patience.h"

#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "rewards/list/decided_rows.h"
#include "rewards/list/queue_texts.h"
#include "rewards/queue/queue_header.h"
#include "rewards/queue/queue_table.h"
#include "rewards/queue/redemption_queue.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

Redemption redemption(int number, const QDateTime &at, int rewards = 3)
{
    const int reward = number % rewards;
    return {.id = u"id-%1"_s.arg(number),
            .userId = u"u-%1"_s.arg(number % 700),
            .userLogin = u"viewer%1"_s.arg(number % 700),
            .userName = u"Viewer%1"_s.arg(number % 700),
            .userInput = u"message %1"_s.arg(number),
            .status = RedemptionStatus::Unfulfilled,
            .redeemedAt = at.addSecs(number),
            .reward = {.id = u"reward-%1"_s.arg(reward),
                       .title = u"Reward %1"_s.arg(reward),
                       .cost = 100 * (reward + 1)}};
}

struct TableRig
{
    explicit TableRig(int count, QueueModel::Group group = QueueModel::Group::None)
    {
        model.setGroup(group);
        table.setModel(&model);
        table.resize(740, 28 + 12 * 32);
        add(0, count);
        table.show();
        table.activateWindow();
        [&] {
            QVERIFY(QTest::qWaitForWindowActive(&table));
            QTRY_COMPARE(model.shown(), count);
            QTRY_VERIFY(!model.isBusy());
        }();
        table.setFocus();
    }
    void add(int first, int count)
    {
        QList<Redemption> some;
        for (int i = first; i < first + count; ++i) {
            some.append(redemption(i, start));
            if (some.size() == 2'000) {
                queue.upsert(some);
                some.clear();
                QCoreApplication::processEvents();
            }
        }
        queue.upsert(some);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&table, Qt::Key(key), modifiers);
    }
    void click(const QPoint &at, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers, at);
    }
    QRect row(int row) const { return table.visualRect(model.index(row, 0)); }
    Qt::CheckState checked(int row) const
    {
        return model.index(row, 0).data(QueueModel::SelectedRole).value<Qt::CheckState>();
    }
    int top() const { return table.visualRect(table.currentIndex()).top(); }

    QDateTime start = QDateTime::currentDateTimeUtc().addDays(-2);
    RedemptionQueue queue{};
    QueueModel model{&queue};
    QueueTable table{};
};

}  // namespace

class TestQueueTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStateThatIsCutOffIsShownInFullWhereTheMouseRests()
    {
        TableRig rig(2);
        const auto hint = [&](int row) {
            QToolTip::hideText();
            const QPoint at = rig.row(row).center();
            QHelpEvent help(QEvent::ToolTip, at, rig.table.viewport()->mapToGlobal(at));
            QApplication::sendEvent(rig.table.viewport(), &help);
            return QToolTip::text();
        };
        const QString words = u"Something that takes more room than a state has"_s;
        rig.queue.update({{.id = u"id-0"_s,
                           .state = QueueState::Sending,
                           .decision = RedemptionDecision::Fulfilled,
                           .reason = words,
                           .job = 1},
                          {.id = u"id-1"_s,
                           .state = QueueState::Sending,
                           .decision = RedemptionDecision::Fulfilled,
                           .job = 1}});
        QTRY_COMPARE(rig.queue.waiting(), 0);
        QTRY_VERIFY2(hint(0).contains(words), qPrintable(hint(0)));
        QTRY_VERIFY(hint(1).isEmpty());  // hiding a tool tip takes a moment
    }

    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanupTestCase() { m_theme.reset(); }

    void agesAreWrittenAndColoured()
    {
        QCOMPARE(waitingText(42), u"42 s"_s);
        QCOMPARE(waitingText(128), u"2 min 08 s"_s);
        QCOMPARE(waitingText(3900), u"1 h 05 min"_s);
        QCOMPARE(waitingText(-5), u"0 s"_s);
        QCOMPARE(waitingTone(299), Tone::Secondary);
        QCOMPARE(waitingTone(300), Tone::Warn);
        QCOMPARE(waitingTone(900), Tone::Error);
    }

    void pointsAreWrittenExactlyHoweverMany()
    {
        for (const qint64 points : {qint64(1'500), qint64(2'147'483'647), qint64(90'000'000'001)})
            QCOMPARE(pointsText(points), QLocale().toString(points) + u" points"_s);
    }

    void theCurrentRowStaysOnTheScreenWhateverComesAndGoesAroundIt()
    {
        TableRig rig(400);
        rig.table.setCurrentRow(200);
        const QString id = rig.table.currentId();
        rig.table.scrollTo(rig.table.currentIndex(), QAbstractItemView::PositionAtCenter);
        const int top = rig.top();
        QVERIFY(top > 0);

        // Older rows are added above it ...
        QList<Redemption> older;
        for (int i = 0; i < 50; ++i) {
            Redemption one = redemption(10'000 + i, rig.start);
            one.redeemedAt = rig.start.addSecs(-1000 + i);
            older.append(one);
        }
        rig.model.setHoldNewcomers(false);
        rig.queue.upsert(older);
        QTRY_COMPARE(rig.model.shown(), 450);
        QCOMPARE(rig.table.currentId(), id);
        QCOMPARE(rig.top(), top);

        // ... and decided ones are removed.
        QList<RedemptionQueue::Update> done;
        for (int i = 0; i < 100; ++i)
            done.append({.id = u"id-%1"_s.arg(i),
                         .state = QueueState::Done,
                         .decision = RedemptionDecision::Fulfilled});
        rig.queue.update(done);
        rig.queue.removeDecided();
        QTRY_COMPARE(rig.model.shown(), 350);
        QCOMPARE(rig.table.currentId(), id);
        QCOMPARE(rig.top(), top);
    }

    void whatIsLookedAtStaysWhenTheCurrentRowIsElsewhere()
    {
        TableRig rig(400);
        rig.table.setCurrentRow(0);
        rig.table.verticalScrollBar()->setValue(200 * rig.table.rowHeight());
        const QString seen = rig.model.idAt(rig.table.visibleRows().first);
        QList<RedemptionQueue::Update> done;
        for (int i = 50; i < 90; ++i)
            done.append({.id = u"id-%1"_s.arg(i),
                         .state = QueueState::Done,
                         .decision = RedemptionDecision::Fulfilled});
        rig.queue.update(done);
        rig.queue.removeDecided();
        QTRY_COMPARE(rig.model.shown(), 360);
        QCOMPARE(rig.model.idAt(rig.table.visibleRows().first), seen);
    }

    void whatComesAndGoesOutOfSightPaintsNothing_data()
    {
        QTest::addColumn<bool>("isCurrentSeen");
        QTest::addRow("the current row is seen") << true;
        QTest::addRow("it is elsewhere") << false;
    }
    void whatComesAndGoesOutOfSightPaintsNothing()
    {
        QFETCH(bool, isCurrentSeen);
        /// Counts painted whole rows. The ages are repainted alone every second.
        struct Paints : QObject
        {
            bool eventFilter(QObject *on, QEvent *event) override
            {
                if (event->type() == QEvent::Paint)
                    count += static_cast<QPaintEvent *>(event)->rect().width()
                        == static_cast<QWidget *>(on)->width();
                return false;
            }
            int count = 0;
        } paints;
        TableRig rig(400);
        const auto decide = [&rig](int first, int count) {
            QList<RedemptionQueue::Update> done;
            for (int i = first; i < first + count; ++i)
                done.append({.id = u"id-%1"_s.arg(i),
                             .state = QueueState::Done,
                             .decision = RedemptionDecision::Fulfilled});
            rig.queue.update(done);
            rig.queue.removeDecided();
        };
        rig.table.setCurrentRow(isCurrentSeen ? 204 : 0);
        rig.table.verticalScrollBar()->setValue(200 * rig.table.rowHeight() + 5);
        QCoreApplication::processEvents();
        const auto seen = [&rig] {
            QStringList rows;
            const auto [first, last] = rig.table.visibleRows();
            for (int i = first; i <= last; ++i)
                rows.append(u"%1 at %2"_s.arg(rig.model.idAt(i)).arg(rig.row(i).top()));
            return rows;
        };
        const QStringList before = seen();
        rig.table.viewport()->installEventFilter(&paints);

        rig.add(1000, 5);  // below
        QList<Redemption> older;
        for (int i = 0; i < 5; ++i) {
            older.append(redemption(2000 + i, rig.start));
            older.last().redeemedAt = rig.start.addSecs(-100 + i);
        }
        rig.queue.upsert(older);
        QTRY_COMPARE(rig.model.shown(), 410);
        decide(10, 7);
        decide(350, 7);
        QTRY_COMPARE(rig.model.shown(), 396);
        QTRY_VERIFY(!rig.model.isBusy());
        QCoreApplication::processEvents();
        QCOMPARE(paints.count, 0);
        QCOMPARE(seen(), before);

        decide(202, 1);
        QTRY_COMPARE(rig.model.shown(), 395);
        QTRY_VERIFY(paints.count > 0);
        QVERIFY(seen() != before);
    }

    void keysMoveOverAllRows()
    {
        TableRig rig(400);
        rig.key(Qt::Key_Home);
        QCOMPARE(rig.table.currentIndex().row(), 0);
        rig.key(Qt::Key_End);
        QCOMPARE(rig.table.currentIndex().row(), 399);
        QVERIFY(rig.table.viewport()->rect().contains(rig.row(399)));
        rig.key(Qt::Key_PageUp);
        QVERIFY(rig.table.currentIndex().row() < 399 - 5);
        rig.key(Qt::Key_Down);
        rig.key(Qt::Key_Up);
        rig.key(Qt::Key_Home);
        QVERIFY(rig.table.viewport()->rect().contains(rig.row(0)));
    }

    void aClickInTheBoxSelectsAndElsewhereDoesNot()
    {
        TableRig rig(20);
        rig.click(rig.row(3).topLeft() + QPoint(18, 16));
        QCOMPARE(rig.model.selectedCount(), 1);
        QCOMPARE(rig.checked(3), Qt::Checked);
        rig.click(rig.row(5).topLeft() + QPoint(200, 16));
        QCOMPARE(rig.model.selectedCount(), 1);
        QCOMPARE(rig.table.currentId(), u"id-5"_s);
        rig.click(rig.row(8).topLeft() + QPoint(200, 16), Qt::ShiftModifier);
        QCOMPARE(rig.model.selectedCount(), 5);  // 3 and 5 to 8
        rig.click(rig.row(6).topLeft() + QPoint(200, 16), Qt::ControlModifier);
        QCOMPARE(rig.model.selectedCount(), 4);
        QTest::mouseClick(rig.table.header()->viewport(), Qt::LeftButton, {}, QPoint(18, 14));
        QCOMPARE(rig.model.selectedCount(), 0);
        QTest::mouseClick(rig.table.header()->viewport(), Qt::LeftButton, {}, QPoint(18, 14));
        QCOMPARE(rig.model.selectedCount(), 20);
    }

    void mirroredTheBoxIsAtTheRight()
    {
        TableRig rig(20);
        rig.table.setLayoutDirection(Qt::RightToLeft);
        rig.click(QPoint(rig.table.viewport()->width() - 18, rig.row(2).center().y()));
        QCOMPARE(rig.model.selectedCount(), 1);
        QCOMPARE(rig.checked(2), Qt::Checked);
    }

    void groupsCloseOpenAndAreSelectedAsAWhole()
    {
        TableRig rig(30, QueueModel::Group::Reward);
        QVERIFY(rig.model.index(0, 0).data(QueueModel::IsHeadRole).toBool());
        const int all = rig.model.rowCount();
        rig.key(Qt::Key_Home);
        rig.key(Qt::Key_Left);
        QTRY_COMPARE(rig.model.rowCount(), all - 10);
        rig.key(Qt::Key_Right);
        QTRY_COMPARE(rig.model.rowCount(), all);
        // Inside a group, Left moves to its head.
        rig.table.setCurrentRow(4);
        rig.key(Qt::Key_Left);
        QCOMPARE(rig.table.currentIndex().row(), 0);
        const QRect link = rig.table.linkRect(rig.model.index(0, 0), rig.row(0));
        QVERIFY(!link.isEmpty());
        rig.click(link.center());
        QCOMPARE(rig.model.selectedCount(), 10);
        QCOMPARE(rig.model.rowCount(), all);  // this does not collapse the group
        rig.click(rig.row(0).topLeft() + QPoint(120, 16));
        QTRY_COMPARE(rig.model.rowCount(), all - 10);
    }

    void aFailedRowOffersToTryAgain()
    {
        TableRig rig(5);
        QVERIFY(rig.table.linkRect(rig.model.index(1, 0), rig.row(1)).isEmpty());
        rig.queue.update({{.id = u"id-1"_s,
                           .state = QueueState::Failed,
                           .decision = RedemptionDecision::Fulfilled,
                           .reason = u"No."_s}});
        QTRY_VERIFY(!rig.table.linkRect(rig.model.index(1, 0), rig.row(1)).isEmpty());
        QSignalSpy retried(&rig.table, &QueueTable::retryRequested);
        rig.click(rig.table.linkRect(rig.model.index(1, 0), rig.row(1)).center());
        QCOMPARE(retried.size(), 1);
        QCOMPARE(retried.first().first().toString(), u"id-1"_s);
    }

    void aWideTableSaysWhenSomethingWasRedeemed()
    {
        TableRig rig(5);
        QVERIFY(rig.table.cellRect(rig.row(0), QueueModel::RedeemedColumn).isEmpty());
        rig.table.resize(px(1600), rig.table.height());
        QTRY_VERIFY(!rig.table.cellRect(rig.row(0), QueueModel::RedeemedColumn).isEmpty());
        const QRect place = rig.table.cellRect(rig.row(0), QueueModel::RedeemedColumn);
        QVERIFY(rig.row(0).contains(place));
        // The longest text, with a date.
        const QDateTime last = rig.start.addYears(-1);
        QVERIFY(QFontMetrics(Theme::font(TextRole::Small)).horizontalAdvance(momentText(last, rig.start))
                <= place.width() - px(8 + 12));
        const QModelIndex index = rig.model.index(0, QueueModel::RedeemedColumn);
        QVERIFY(!index.data().toString().isEmpty());
        QCOMPARE(rig.model.headerData(QueueModel::RedeemedColumn, Qt::Horizontal, Qt::DisplayRole).toString(),
                 u"Redeemed"_s);
        rig.table.setNarrow(true);
        QVERIFY(rig.table.cellRect(rig.row(0), QueueModel::RedeemedColumn).isEmpty());
    }

    void columnsCanBeHiddenAndTheRestStaysWithinTheRow()
    {
        TableRig rig(5);
        const QRect row = rig.row(0);
        rig.table.header()->setSectionHidden(QueueModel::PointsColumn, true);
        QVERIFY(rig.table.cellRect(row, QueueModel::PointsColumn).isEmpty());
        for (const int column : {QueueModel::ViewerColumn, QueueModel::MessageColumn,
                                 QueueModel::WaitingColumn, QueueModel::StateColumn})
            QVERIFY(row.contains(rig.table.cellRect(row, column)));
        rig.table.setNarrow(true);
        QVERIFY(rig.table.cellRect(row, QueueModel::MessageColumn).isEmpty());
        QVERIFY(rig.table.rowHeight() > row.height());
    }

    void decidedRowsStayUnderThePointerAndLeaveThoughDecisionsGoOn()
    {
        RedemptionQueue queue;
        QWidget view, hidden;
        view.show();
        bool isPointedAt = true;
        DecidedRows *rows = DecidedRows::of(&queue);
        rows->addView(&view, [&] { return isPointedAt; });
        rows->addView(&hidden, [] { return true; });
        const auto decide = [&](int number) {
            Redemption one = redemption(number, QDateTime::currentDateTimeUtc());
            queue.upsert({one});
            one.status = RedemptionStatus::Fulfilled;
            queue.upsert({one});
        };
        rows->setStay(100ms, 1min);
        decide(0);
        QTest::qWait(500);
        QVERIFY(queue.find(u"id-0"_s));
        isPointedAt = false;
        QTRY_VERIFY(!queue.find(u"id-0"_s));

        rows->setStay(2s, 100ms);
        decide(1);
        QTimer others;
        connect(&others, &QTimer::timeout, &others, [&, number = 2]() mutable { decide(number++); });
        others.start(50);
        QTRY_VERIFY(!queue.find(u"id-1"_s));
    }

    /// The cost of the view itself. The cost of the model is measured with the model.
    void aHundredThousandRowsCostWhatTwentyDo()
    {
        TableRig few(100);
        TableRig many(100'000);
        const auto cost = [](TableRig &rig) {
            rig.table.verticalScrollBar()->setValue(rig.table.verticalScrollBar()->maximum() / 2);
            QElapsedTimer timer;
            qint64 best = std::numeric_limits<qint64>::max();
            for (int i = 0; i < 20; ++i) {
                timer.start();
                rig.table.grab();
                best = qMin(best, timer.nsecsElapsed());
            }
            return best;
        };
        const qint64 little = cost(few);
        const qint64 much = cost(many);
        qInfo("painting: %.2f ms with 100 rows, %.2f ms with 100,000", double(little) / 1e6,
              double(much) / 1e6);
        QVERIFY2(much < 3 * little + 2'000'000, "painting grows with the number of rows");
    }

private:
    std::unique_ptr<Theme> m_theme{};
};

QTEST_MAIN(TestQueueTable)
#include "tst_queue_table.moc"
