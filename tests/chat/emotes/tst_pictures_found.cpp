// SPDX-License-Identifier: GPL-3.0-or-later

// Navigation in the tab Emotes and badges: keys, mouse, search, screen reader.

#include "made_emotes.h"
#include "pictures_view_world.h"

#include "kit/controls/button.h"
#include "kit/messages/empty_state.h"
#include "kit/theme/theme.h"

#include <QAccessible>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>

using namespace Sidestage;

class TestPicturesFound : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNameIsCopiedByKeyAndButton()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        QSignalSpy notified(rig.view, &ChatView::notified);
        rig.choose(u"CatNap"_s);
        QTest::keyClick(rig.grid(), Qt::Key_Return);
        QCOMPARE(QApplication::clipboard()->text(), u"CatNap"_s);
        QCOMPARE(notified.size(), 1);
        rig.choose(u"TeaTime"_s);
        QTest::keyClick(rig.grid(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"TeaTime"_s);
        rig.choose(u"OwlNod"_s);
        QTest::mouseClick(rig.find<QPushButton>("pictureCopy"), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), u"OwlNod"_s);
        QCOMPARE(rig.find<QLabel>("pictureName")->text(), u"OwlNod"_s);
    }

    void theKeysGoRoundHeadings()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.grid()->setFocus();
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        // Six emotes of the first tier, a heading, and the first of the second tier.
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(rig.grid(), Qt::Key_Right);
        QCOMPARE(rig.grid()->currentIndex().row(), 8);
        QTest::keyClick(rig.grid(), Qt::Key_Left);
        QCOMPARE(rig.grid()->currentIndex().row(), 6);
        QTest::keyClick(rig.grid(), Qt::Key_Home);
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        QTest::keyClick(rig.grid(), Qt::Key_Left);
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        QTest::keyClick(rig.grid(), Qt::Key_Down);
        QCOMPARE(rig.grid()->currentIndex().row(), 8);
        QTest::keyClick(rig.grid(), Qt::Key_Up);
        QCOMPARE(rig.grid()->currentIndex().row(), 1);
        QTest::keyClick(rig.grid(), Qt::Key_End);
        QCOMPARE(rig.grid()->currentIndex().row(), rig.rows()->rowCount() - 1);
        // Down through the whole list: never on a heading, and to the end.
        QTest::keyClick(rig.grid(), Qt::Key_Home);
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(rig.grid(), Qt::Key_Down);
            QVERIFY(rig.rows()->entry(rig.grid()->currentIndex().row()));
        }
        QVERIFY(rig.grid()->currentIndex().row() > rig.rows()->rowCount() - 12);
    }

    void theSearchFindsAndSaysWhenThereIsNothing()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        rig.grid()->setFocus();
        QTest::keyClick(rig.grid(), Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("picturesSearch");
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"catnap"_s);
        QTRY_COMPARE(rig.rows()->rowCount(), 2);
        QVERIFY(rig.find<QLabel>("picturesCount")->text().startsWith(u"1 of "_s));
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(rig.grid()->hasFocus());
        QCOMPARE(rig.current(), u"CatNap"_s);
        search->setText(u"nobody types this"_s);
        auto *empty = rig.find<EmptyState>("picturesEmpty");
        QTRY_VERIFY(empty->isVisible());
        QCOMPARE(empty->sentence(), u"No matching picture."_s);
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QTRY_VERIFY(!empty->isVisible());
        QVERIFY(search->text().isEmpty());
        QTRY_COMPARE(rig.current(), u"CatNap"_s);
    }

    void allOfFiveThousandEmotesCanBeReachedAndFound()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.sandbox.fault({.path = "/chat/emotes/user", .times = -1, .body = madeEmotes("Many", 0, 5'000)});
        rig.sandbox.fault({.path = "/images", .times = -1, .status = 404});
        rig.open();
        QTRY_VERIFY(rig.rows()->rowCount() > 5'000);
        QTRY_VERIFY(!rig.view->model()->isReading());
        QScrollBar *bar = rig.grid()->verticalScrollBar();
        const QModelIndex last = rig.rows()->index(rig.rows()->rowCount() - 1);
        // The list lays out new rows in a later turn of the event loop, after which the end may be further
        // down.
        const auto isSeenAtTheEnd = [&] {
            bar->setValue(bar->maximum());
            return rig.grid()->viewport()->rect().contains(rig.grid()->visualRect(last));
        };
        QTRY_VERIFY(isSeenAtTheEnd());
        const QRect sight = rig.grid()->viewport()->rect();
        QCOMPARE(rig.grid()->indexAt(rig.grid()->visualRect(last).center()), last);
        rig.choose(u"Many2500"_s);
        QVERIFY(sight.contains(rig.grid()->visualRect(rig.grid()->currentIndex())));
        auto *search = rig.find<QLineEdit>("picturesSearch");
        search->setText(u"many1"_s);
        QTRY_COMPARE(rig.rows()->rowCount(), 1 + 1'111);
        QTRY_VERIFY(bar->value() <= bar->maximum());
        rig.choose(u"Many1999"_s);
        QVERIFY(sight.contains(rig.grid()->visualRect(rig.grid()->currentIndex())));
    }

    void pointedAtIsWhatIsChosenAlsoMirrored()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            rig.view->setLayoutDirection(direction);
            const QRect first = rig.grid()->visualRect(rig.rows()->index(1));
            const QRect second = rig.grid()->visualRect(rig.rows()->index(2));
            QCOMPARE(first.top(), second.top());
            QCOMPARE(first.left() < second.left(), direction == Qt::LeftToRight);
            QTest::mouseClick(rig.grid()->viewport(), Qt::LeftButton, {}, second.center());
            QCOMPARE(rig.grid()->currentIndex().row(), 2);
            QVERIFY(rig.grid()->selectionModel()->isSelected(rig.rows()->index(2)));
            QTest::mouseClick(rig.grid()->viewport(), Qt::LeftButton, {},
                              rig.grid()->visualRect(rig.rows()->index(0)).center());
            QCOMPARE(rig.grid()->currentIndex().row(), 2);  // the first row is a heading
            QTest::keyClick(rig.grid(), direction == Qt::LeftToRight ? Qt::Key_Left : Qt::Key_Right);
            QCOMPARE(rig.grid()->currentIndex().row(), 1);
        }
    }

    void aScreenReaderHearsNamesAndGroups()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open();
        rig.waitForList();
        const int row = rig.rowOf(u"CatNap"_s);
        const QString text = rig.rows()->index(row).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(text, u"CatNap, Global, animated"_s);
        QAccessibleInterface *grid = QAccessible::queryAccessibleInterface(rig.grid());
        QVERIFY(grid && grid->child(row));
        QCOMPARE(grid->child(row)->text(QAccessible::Name), text);
        for (const char *name : {"picturesChannel", "picturesPart", "picturesSearch", "picturesGrid"})
            QVERIFY2(!rig.find<QWidget>(name)->accessibleName().isEmpty(), name);
    }

    void narrowTheDetailsMakeRoomAndComeByKey()
    {
        PicturesViewWorld rig;
        rig.signIn(tea);
        rig.open(tea, 500);
        rig.waitForList();
        auto *details = rig.find<QWidget>("pictureDetails");
        QVERIFY(!details->isVisible());
        rig.grid()->setFocus();
        QTest::keyClick(rig.grid(), Qt::Key_D);
        QVERIFY(details->isVisible());
        QTest::keyClick(rig.grid(), Qt::Key_D);
        QVERIFY(!details->isVisible());
        rig.view->resize(1032, 620);
        QVERIFY(details->isVisible());
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme theme;
    theme.setMode(Theme::Mode::Light);
    TestPicturesFound test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_pictures_found.moc"
