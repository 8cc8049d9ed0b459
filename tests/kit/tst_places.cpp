// SPDX-License-Identifier: GPL-3.0-or-later
// Widths and orders of columns: they stay as the user has set them when columns are hidden, the text size
// changes or the program restarts. A stored state never makes a table unusable.
#include "kit/layout/saved_state.h"
#include "kit/layout/side_grip.h"
#include "kit/lists/padded_table.h"
#include "kit/lists/row_delegate.h"
#include "kit_test.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme::current()->setTextScale(100); }

    void cleanup() { Theme::current()->setTextScale(100); }

    void aColumnGrowsWithMuchRoomUntilItIsDragged()
    {
        QSplitter splitter;
        splitter.addWidget(new QWidget);
        splitter.addWidget(new QWidget);
        SplitterState place(&splitter, u"test/wide"_s, {0, 200}, {0, 300});
        splitter.resize(600, 300);
        QVERIFY(showActive(splitter));
        for (const auto &[whole, wide] : {std::pair(600, 200), std::pair(1000, 250), std::pair(2000, 300)}) {
            splitter.resize(px(whole), 300);
            place.arrange();
            QCOMPARE(splitter.sizes().last(), px(wide));
        }
        drag(splitter, 1, 60);
        const int dragged = splitter.sizes().last();
        QCOMPARE(dragged, px(300) - 60);
        splitter.resize(px(2400), 300);
        place.arrange();
        QCOMPARE(splitter.sizes().last(), dragged);
    }

    void draggedColumnsStayWhenOthersComeAndGo()
    {
        Row row;
        QVERIFY(showActive(row.splitter));
        row.place->arrange();
        QCOMPARE(row.splitter.sizes().first(), px(200));
        QSignalSpy changed(row.place, &SavedState::changed);
        drag(row.splitter, 1, 60);
        QVERIFY(changed.count() > 0);
        const int dragged = row.splitter.sizes().first();
        QCOMPARE(dragged, px(200) + 60);
        row.splitter.widget(2)->hide();
        row.place->arrange();
        QCOMPARE(row.splitter.sizes().first(), dragged);
        row.splitter.widget(0)->hide();
        row.place->arrange();
        row.splitter.widget(0)->show();
        row.splitter.widget(2)->show();
        row.place->arrange();
        QCOMPARE(row.splitter.sizes().first(), dragged);
        QCOMPARE(row.splitter.sizes().last(), px(260));
    }

    void columnsComeBackAsTheyWere()
    {
        QString kept;
        {
            Row row;
            QVERIFY(showActive(row.splitter));
            row.place->arrange();
            QVERIFY(row.place->saveState().isEmpty());  // nothing to store yet
            drag(row.splitter, 2, -50);
            kept = row.place->saveState();
        }
        Row row;
        QVERIFY(showActive(row.splitter));
        row.place->restoreState(kept);
        QVERIFY(qAbs(row.splitter.sizes().last() - (px(260) + 50)) <= 1);
        QCOMPARE(row.splitter.sizes().first(), px(200));
    }

    void nonsenseIsNotTaken_data()
    {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<QString>("table");
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("too few") << u"10"_s << u"0:10 1:0"_s;
        QTest::newRow("words") << u"a b c"_s << u"a:b c:d e:f"_s;
        QTest::newRow("twice") << u"0 0 0"_s << u"0:10 0:10 2:10"_s;
        QTest::newRow("unknown") << u"-5 -5 -5"_s << u"0:1 1:0 7:10"_s;
    }

    void nonsenseIsNotTaken()
    {
        QFETCH(QString, columns);
        QFETCH(QString, table);
        Row row;
        row.place->restoreState(columns);
        QVERIFY(row.place->saveState().isEmpty());
        Table one;
        one.place->restoreState(table);
        QVERIFY(one.place->saveState().isEmpty());
    }

    void tablesComeBackAsTheyWere()
    {
        QString kept;
        {
            Table table;
            QVERIFY(showActive(table.view));
            QSignalSpy changed(table.place, &SavedState::changed);
            table.header()->resizeSection(0, px(150));  // as if the user dragged it
            table.header()->moveSection(2, 1);
            QCOMPARE(changed.count(), 2);
            table.place->setHidden(0, true);
            kept = table.place->saveState();
        }
        Table table;
        QVERIFY(showActive(table.view));
        table.place->restoreState(kept);
        QVERIFY(table.header()->isSectionHidden(0));
        QCOMPARE(table.header()->visualIndex(2), 1);
        table.place->setHidden(0, false);
        QCOMPARE(table.header()->sectionSize(0), px(150));
    }

    void widthsGrowWithTheText()
    {
        Row row;
        Table table;
        QVERIFY(showActive(row.splitter));
        QVERIFY(showActive(table.view));
        const int column = row.splitter.sizes().last();
        const int section = table.header()->sectionSize(2);
        Theme::current()->setTextScale(150);
        QVERIFY(row.splitter.sizes().last() > column * 14 / 10);
        QVERIFY(table.header()->sectionSize(2) > section * 14 / 10);
        QVERIFY(row.place->saveState().isEmpty());  // the user has dragged nothing
        QVERIFY(table.place->saveState().isEmpty());
    }

    void titlesAndUsualTextsFitUntilTheColumnIsDragged()
    {
        QStandardItemModel model{5, 3};
        model.setHorizontalHeaderLabels({u"In the grace period"_s, u"B"_s, u"C"_s});
        PaddedTable view;
        view.setModel(&model);
        setUpTable(&view);
        HeaderState place(view.horizontalHeader(), u"test/titles"_s,
                          {{.section = 0, .width = 40},
                           {.section = 1},
                           {.section = 2, .width = 40, .text = u"888 milliseconds"_s}});
        view.resize(800, 300);
        QVERIFY(showActive(view));
        const auto advance = [](TextRole role, const QString &text) {
            return QFontMetrics(Theme::font(role)).horizontalAdvance(text);
        };
        QHeaderView *header = view.horizontalHeader();
        QVERIFY(header->sectionSize(0) > advance(TextRole::Caption, u"In the grace period"_s));
        QVERIFY(header->sectionSize(2) > advance(TextRole::Body, u"888 milliseconds"_s));
        QCOMPARE(place.width(0), header->sectionSize(0));
        QCOMPARE(place.saveState(), QString());
        header->resizeSection(0, px(50));
        place.setHidden(2, true);
        QCOMPARE(header->sectionSize(0), px(50));
    }

    void whatHasNoRoomComesBackWithIt()
    {
        Table table;
        QVERIFY(showActive(table.view));
        table.place->setHidden(0, true);
        table.place->setWithheld({2});
        QVERIFY(table.header()->isSectionHidden(2));
        table.place->setWithheld({});
        QVERIFY(!table.header()->isSectionHidden(2));
        QVERIFY(table.header()->isSectionHidden(0));  // the user has hidden it
        QCOMPARE(table.header()->sectionSize(2), px(80));
    }

    void oneColumnAlwaysTakesTheRest()
    {
        Table table;
        QVERIFY(showActive(table.view));
        table.place->setHidden(1, true);
        QCOMPARE(table.header()->length(), table.view.viewport()->width());
        table.place->setHidden(1, false);
        QCOMPARE(table.header()->sectionSize(0), px(100));
        QCOMPARE(table.header()->length(), table.view.viewport()->width());
    }

    void whatIsLeftIsShared()
    {
        QStandardItemModel model{5, 3};
        PaddedTable view;
        view.setModel(&model);
        setUpTable(&view);
        HeaderState place(view.horizontalHeader(), u"test/shared"_s,
                          {{.section = 0, .width = 100, .most = 150},
                           {.section = 1, .least = 200},
                           {.section = 2, .width = 100, .most = 300}});
        QHeaderView *header = view.horizontalHeader();
        const auto sizes = [header] {
            return QList<int>{header->sectionSize(0), header->sectionSize(1), header->sectionSize(2)};
        };
        // A hidden view is not notified of its new width.
        QVERIFY(showActive(view));
        const auto setWidth = [&](int width) {
            view.resize(view.width() - header->width() + width, view.height());
            return header->width() == width;
        };
        QVERIFY(setWidth(px(380)));
        QCOMPARE(sizes()[0], px(100));
        QCOMPARE(sizes()[2], px(100));
        QVERIFY(setWidth(px(100 + 200 + 100 + 90)));
        QCOMPARE(sizes()[0], px(130));
        QCOMPARE(sizes()[2], px(130));
        QVERIFY(setWidth(px(100 + 200 + 100 + 250)));
        QCOMPARE(sizes()[0], px(150));
        QCOMPARE(sizes()[2], px(200));
        QCOMPARE(place.saveState(), QString());
        // A width that the user has set stays.
        header->resizeSection(0, px(110));
        QVERIFY(setWidth(px(100 + 200 + 100 + 400)));
        QCOMPARE(sizes()[0], px(110));
    }

    void theMenuHidesAndResets()
    {
        Table table;
        QVERIFY(showActive(table.view));
        QMenu menu;
        table.place->fillMenu(&menu, {0});
        QCOMPARE(menu.actions().size(), 2);  // without the column that cannot be hidden, and nothing to reset
        menu.actions().last()->trigger();
        QVERIFY(table.header()->isSectionHidden(2));
        menu.clear();
        table.place->fillMenu(&menu);
        QCOMPARE(menu.actions().size(), 5);
        menu.actions().last()->trigger();
        QVERIFY(!table.header()->isSectionHidden(2));
        QVERIFY(table.place->saveState().isEmpty());
    }

    void theLastRowCanBeScrolledAboveAToast()
    {
        Table table;
        QVERIFY(showActive(table.view));
        table.view.verticalScrollBar()->setValue(table.view.verticalScrollBar()->maximum());
        const QRect last = table.view.visualRect(table.model.index(49, 0));
        QVERIFY(last.isValid());
        QVERIFY(last.bottom() <= table.view.viewport()->height() - px(endPadding) + 1);
    }

    void theSideColumnIsAsWideAsItWasDragged()
    {
        QString kept;
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            SideGrip grip(u"test/side"_s, 400, 300, 500);
            grip.setLayoutDirection(direction);
            grip.resize(16, 200);
            QVERIFY(showActive(grip));
            QSignalSpy changed(grip.place(), &SavedState::changed);
            const QPoint from = grip.rect().center();
            const int out = direction == Qt::LeftToRight ? -1 : 1;
            QTest::mousePress(&grip, Qt::LeftButton, {}, from);
            QTest::mouseMove(&grip, from + QPoint(out * px(40), 0));
            QTest::mouseRelease(&grip, Qt::LeftButton);
            QVERIFY(qAbs(grip.side() - px(440)) <= 1);
            QCOMPARE(changed.count(), 1);
            kept = grip.place()->saveState();
        }
        SideGrip grip(u"test/side"_s, 400, 300, 500);
        grip.place()->restoreState(kept);
        QVERIFY(qAbs(grip.side() - px(440)) <= 1);
        grip.place()->restoreState(u"9999"_s);
        QCOMPARE(grip.side(), px(500));
        grip.place()->restoreState(u"wide"_s);
        QCOMPARE(grip.side(), px(500));
    }

private:
    /// Three columns: 200, stretched, 260.
    struct Row
    {
        Row()
        {
            for (int at = 0; at < 3; ++at)
                splitter.addWidget(new QWidget);
            splitter.resize(1000, 300);
            place = new SplitterState(&splitter, u"test/columns"_s, {200, 0, 260});
        }
        QSplitter splitter{};
        SplitterState *place = nullptr;
    };
    struct Table
    {
        Table()
        {
            model.setHorizontalHeaderLabels({u"A"_s, u"B"_s, u"C"_s});
            view.setModel(&model);
            setUpTable(&view);
            view.resize(800, 300);
            place = new HeaderState(
                view.horizontalHeader(), u"test/table"_s,
                {{.section = 0, .width = 100}, {.section = 1}, {.section = 2, .width = 80}});
        }
        QHeaderView *header() { return view.horizontalHeader(); }
        QStandardItemModel model{50, 3};
        PaddedTable view{};
        HeaderState *place = nullptr;
    };

    void drag(QSplitter &splitter, int handle, int by)
    {
        QWidget *grip = splitter.handle(handle);
        const QPoint from = grip->rect().center();
        QTest::mousePress(grip, Qt::LeftButton, {}, from);
        QTest::mouseMove(grip, from + QPoint(by, 0));
        QTest::mouseRelease(grip, Qt::LeftButton, {}, from + QPoint(by, 0));
    }
};

SIDESTAGE_KIT_TEST(TestPlaces)
#include "tst_places.moc"
