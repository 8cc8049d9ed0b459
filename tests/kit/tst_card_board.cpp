// SPDX-License-Identifier: GPL-3.0-or-later

// Cards on a board: their places, what is stored of them, the note about old data, and headers that wrap.

#include "patience.h"

#include "kit/boards/board_plan.h"
#include "kit/boards/card_board.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/messages/stale_note.h"
#include "kit/theme/theme.h"

#include <QLabel>
#include <QLayout>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

BoardPlan planOfDesign()
{
    BoardPlan plan;
    plan.add(u"a"_s, 2);
    plan.add(u"b"_s, 1);
    plan.add(u"c"_s, 2);
    plan.add(u"d"_s, 1);
    plan.add(u"e"_s, 1);
    return plan;
}

QString drawn(const QList<BoardPlan::Cell> &cells)
{
    QString text;
    int row = 0;
    for (const BoardPlan::Cell &cell : cells) {
        if (cell.row != row)
            text += u'|';
        row = cell.row;
        text += cell.id.repeated(cell.span);
    }
    return text;
}

}  // namespace

class TstCardBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreFilledWithoutHoles()
    {
        const BoardPlan plan = planOfDesign();
        const QStringList all{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s};
        QCOMPARE(drawn(plan.place(all, 3)), u"aab|ccd|eee"_s);
        // A later card that fits fills the gap.
        QCOMPARE(drawn(plan.place(all, 2)), u"aa|bd|cc|ee"_s);
        QCOMPARE(drawn(plan.place(all, 1)), u"a|b|c|d|e"_s);
        QCOMPARE(drawn(plan.place({u"a"_s, u"c"_s}, 3)), u"aaa|ccc"_s);
        QVERIFY(plan.place({}, 3).isEmpty());
    }

    void ofFourColumnsAWideCardBeginsItsRow()
    {
        BoardPlan plan;
        plan.add(u"a"_s, 2, 1);  // small, although there is much room
        plan.add(u"b"_s, 1);
        plan.add(u"c"_s, 2);
        for (const char *id : {"d", "e", "f", "g"})
            plan.add(QLatin1String(id), 1);
        QStringList all;
        for (const BoardPlan::Entry &entry : plan.entries())
            all.append(entry.id);
        QCOMPARE(drawn(plan.place(all, 4)), u"abde|ccfg"_s);
        QCOMPARE(drawn(plan.place(all, 3)), u"aab|ccd|efg"_s);
        // A width that the user has set also applies to four columns, and survives a restart.
        QVERIFY(plan.setSpan(u"b"_s, 2));
        const QString kept = plan.saveState();
        QVERIFY(plan.reset());
        plan.restoreState(kept);
        QCOMPARE(plan.find(u"b"_s)->spanOfFour, 2);
        QCOMPARE(plan.find(u"a"_s)->spanOfFour, 1);
    }

    void aCardForLargeWindowsIsShownThereUntilTheUserDecides()
    {
        BoardPlan plan;
        plan.add(u"a"_s, 1);
        plan.add(u"b"_s, 2);
        plan.add(u"c"_s, 1);
        plan.add(u"d"_s, 1, 1, true);
        QVERIFY(!plan.isShown(*plan.find(u"d"_s)));
        QVERIFY(!plan.moveBy(u"c"_s, 1));
        QVERIFY(!plan.setHidden(u"d"_s, true));
        QVERIFY(plan.setLarge(true));
        QVERIFY(plan.isShown(*plan.find(u"d"_s)));
        QVERIFY(plan.saveState().isEmpty());
        // It is a list, so it stands beside the wide one.
        QCOMPARE(drawn(plan.place({u"b"_s, u"c"_s, u"d"_s}, 4)), u"bbdc"_s);
        // Moving another card is no decision about this one.
        QVERIFY(plan.moveBy(u"c"_s, -1));
        plan.restoreState(plan.saveState());
        QVERIFY(plan.setLarge(false));
        QVERIFY(!plan.isShown(*plan.find(u"d"_s)));
        QVERIFY(plan.setHidden(u"d"_s, false));
        plan.restoreState(plan.saveState());
        QVERIFY(plan.isShown(*plan.find(u"d"_s)));
    }

    void whatTheUserWantsIsKept()
    {
        BoardPlan plan = planOfDesign();
        QVERIFY(plan.saveState().isEmpty());
        QVERIFY(plan.moveBy(u"c"_s, -1));
        QVERIFY(plan.setHidden(u"b"_s, true));
        QVERIFY(!plan.setHidden(u"b"_s, true));
        QVERIFY(plan.setSpan(u"a"_s, 1));
        // Hidden cards are skipped.
        QVERIFY(plan.moveBy(u"d"_s, -1));
        QCOMPARE(plan.indexOf(u"d"_s), 1);
        BoardPlan again = planOfDesign();
        again.restoreState(plan.saveState());
        QCOMPARE(again.entries(), plan.entries());
        QVERIFY(again.reset());
        QVERIFY(again.saveState().isEmpty());
        QVERIFY(!again.moveBy(u"a"_s, -1));
        QVERIFY(!again.moveBy(u"e"_s, 1));
    }

    void whatIsKeptMayBeOldOrBroken()
    {
        BoardPlan plan = planOfDesign();
        // "gone" does not exist any more, "b" and "e" are new, "c" is listed twice.
        plan.restoreState(u"d:1,gone:2,c:2,a:2,c:1"_s);
        QStringList order;
        for (const BoardPlan::Entry &entry : plan.entries())
            order.append(entry.id);
        QCOMPARE(order.join(u','), u"d,e,c,a,b"_s);
        for (const QString &broken : {u","_s, u":::"_s, u"a:9"_s, u"-"_s, QString()}) {
            plan.restoreState(broken);
            QVERIFY2(plan.saveState().isEmpty(), qPrintable(broken));
        }
    }

    void cardsStandInTheRowsOfThePlan()
    {
        CardBoard board;
        for (const char *id : {"one", "two", "three"}) {
            auto *card = new Card(QLatin1String(id));
            card->body()->addWidget(new QLabel(QLatin1String(id)));
            board.addCard(QLatin1String(id), QLatin1String(id), card, 1);
        }
        board.resize(px(1000), board.heightForWidth(px(1000)));
        board.show();
        QTRY_COMPARE(board.card(u"two"_s)->y(), board.card(u"one"_s)->y());
        QVERIFY(board.card(u"two"_s)->x() > board.card(u"one"_s)->x());
        const int wide = board.heightForWidth(px(1000));
        QVERIFY(board.heightForWidth(px(300)) > 2 * wide);
        board.resize(px(300), board.heightForWidth(px(300)));
        QTRY_VERIFY(board.card(u"two"_s)->y() > board.card(u"one"_s)->y());

        // A removed card leaves no hole and returns to its place.
        QSignalSpy arranged(&board, &CardBoard::arranged);
        Card *card = board.removeCard(u"two"_s);
        QVERIFY(card && !card->parentWidget());
        QCOMPARE(board.shown(), (QStringList{u"one"_s, u"three"_s}));
        QVERIFY(board.isOut(u"two"_s));
        board.putBack(u"two"_s, card);
        QCOMPARE(board.shown().at(1), u"two"_s);
        QCOMPARE(arranged.size(), 0);
        // One for large windows is shown when it comes back to a small one.
        board.addCard(u"large"_s, u"large"_s, new Card(u"large"_s), 1, 1, true);
        QVERIFY(!board.shown().contains(u"large"_s));
        board.putBack(u"large"_s, board.removeCard(u"large"_s));
        QVERIFY(board.shown().contains(u"large"_s));
        QCOMPARE(arranged.size(), 1);
        delete board.removeCard(u"large"_s);
        // A card that is deleted elsewhere causes no problem.
        delete board.removeCard(u"three"_s);
        QCOMPARE(board.shown().size(), 2);
    }

    void theTabKeyGoesAsTheCardsStand()
    {
        CardBoard board;
        QList<Button *> buttons;
        for (const char *id : {"one", "two", "three"}) {
            auto *card = new Card(QLatin1String(id));
            buttons.append(new Button(QLatin1String(id)));
            card->body()->addWidget(buttons.last());
            board.addCard(QLatin1String(id), QLatin1String(id), card, 1);
        }
        board.resize(px(400), px(600));
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        board.activateWindow();
        board.moveTo(u"three"_s, u"one"_s);
        buttons[2]->setFocus();
        QTRY_VERIFY(buttons[2]->hasFocus());
        QTest::keyClick(buttons[2], Qt::Key_Tab);
        QVERIFY(buttons[0]->hasFocus());
        QTest::keyClick(buttons[0], Qt::Key_Tab);
        QVERIFY(buttons[1]->hasFocus());
    }

    void aHeadThatIsTooNarrowWraps()
    {
        Card card(u"A title of some length"_s, Icon::Clock);
        card.setHeadWraps(true);
        auto *button = new Button(u"Do something with it"_s);
        card.addToHead(button);
        card.resize(px(700), px(120));
        card.show();
        auto *title = card.findChild<QLabel *>(u"cardTitle"_s);
        QTRY_VERIFY(qAbs(button->mapTo(&card, QPoint()).y() - title->mapTo(&card, QPoint()).y()) < px(20));
        card.resize(px(220), px(160));
        QTRY_VERIFY(button->mapTo(&card, QPoint()).y()
                    >= title->mapTo(&card, QPoint()).y() + title->height());
        QVERIFY(button->isVisible());
        QVERIFY(button->mapTo(&card, QPoint(button->width(), 0)).x() <= card.width());
        card.resize(px(700), px(120));
        QTRY_VERIFY(qAbs(button->mapTo(&card, QPoint()).y() - title->mapTo(&card, QPoint()).y()) < px(20));
        QVERIFY(button->isVisible());
    }

    void whatIsOldSaysSo()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *note = new StaleNote(&window);
        layout->addWidget(note);
        window.show();
        const QDateTime now = QDateTime::currentDateTimeUtc();
        note->set({}, 60, {}, false);
        QVERIFY(!note->isVisible());
        note->set(now, 60, {}, false);
        QVERIFY(!note->isVisible());
        note->set(now.addSecs(-181), 60, {}, false);
        QVERIFY(note->isVisible());
        // Data that events keep current are not old, however long ago they were read.
        note->set(now.addSecs(-181), 60, {}, true);
        QVERIFY(!note->isVisible());
        note->set(now.addSecs(-5), 60, u"No answer."_s, true);
        QVERIFY(note->isVisible());
        QVERIFY(note->findChild<QLabel *>(u"staleWords"_s)->text().contains("5 s"_L1));
        QSignalSpy retried(note, &StaleNote::retryRequested);
        QTest::mouseClick(note->findChild<QWidget *>(u"staleRetry"_s), Qt::LeftButton);
        QCOMPARE(retried.size(), 1);
        // It appears by a timer.
        note->set(QDateTime::currentDateTimeUtc().addMSecs(-2'500), 1, {}, false);
        QVERIFY(!note->isVisible());
        QTRY_VERIFY(note->isVisible());
    }

    void whatIsHiddenIsNotCountedAndSaysSoWhenItComesBack()
    {
        QWidget window;
        auto *card = new QWidget(&window);
        auto *note = new StaleNote(card);
        window.show();
        card->hide();
        const QDateTime asOf = QDateTime::currentDateTimeUtc().addMSecs(-2'500);
        note->set(asOf, 1, {}, false);
        QTRY_VERIFY(asOf.msecsTo(QDateTime::currentDateTimeUtc()) > 4'500);
        QVERIFY(note->isStale());
        QVERIFY(!note->isVisibleTo(card));
        card->show();
        QTRY_VERIFY(note->isVisible());
    }
};

QTEST_MAIN(TstCardBoard)
#include "tst_card_board.moc"
