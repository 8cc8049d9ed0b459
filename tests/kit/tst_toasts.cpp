// SPDX-License-Identifier: GPL-3.0-or-later
// Toasts: at most three are visible, none is lost, a deadline does not depend on the mouse, undo applies to
// the newest.
#include "kit/controls/button.h"
#include "kit/overlays/toast_lane.h"
#include "kit_test.h"

#include <QLabel>
#include <QPointer>
#include <QPropertyAnimation>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestToasts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Theme::current()->setReducedMotion(true);
        m_page = new QWidget;
        m_page->setFocusPolicy(Qt::StrongFocus);
        m_page->resize(900, 600);
        m_lane = new ToastLane(m_page);
        QVERIFY(showActive(*m_page));
    }

    void cleanup() { delete m_page; }

    void threeAreShownTheRestIsCounted()
    {
        for (int i = 0; i < 7; ++i)
            hold(60000);
        QCOMPARE(shown().size(), 3);
        QCOMPARE(m_lane->toasts().size(), 7);
        QCOMPARE(m_lane->hiddenCount(), 4);
        auto *more = m_lane->findChild<QLabel *>(u"toastMore"_s);
        QVERIFY(more->isVisible());
        QVERIFY(more->text().contains(u"4"_s));
        while (m_lane->toasts().size() > 3)
            m_lane->toasts().constFirst()->remove();
        QVERIFY(!more->isVisible());
        QCOMPARE(shown().size(), 3);
    }

    void theNewestIsLowest()
    {
        Toast *first = hold(60000);
        Toast *second = hold(60000);
        QVERIFY(second->y() > first->y());
        QVERIFY(m_lane->geometry().bottom() <= m_page->height() - px(20));
    }

    void oneThatSlidesInStopsWhereItsPlaceIsThen()
    {
        Theme::current()->setReducedMotion(false);
        Toast *first = hold(60'000);
        Toast *second = hold(60'000);
        QVERIFY(second->findChild<QPropertyAnimation *>());
        first->remove();
        QTRY_VERIFY(!second->findChild<QPropertyAnimation *>());
        QCOMPARE(second->pos(), QPoint(0, 0));
    }

    void undoTakesTheNewestThatCanBeUndone()
    {
        Toast *older = hold(60000);
        Toast *newer = hold(60000);
        m_lane->showMessage(u"Sent"_s);
        QSignalSpy olderUndone(older, &Toast::undone);
        QSignalSpy newerUndone(newer, &Toast::undone);
        QVERIFY(m_lane->undoNewest());
        QCOMPARE(newerUndone.count(), 1);
        QCOMPARE(olderUndone.count(), 0);
        QVERIFY(m_lane->undoNewest());
        QCOMPARE(olderUndone.count(), 1);
        QVERIFY(!m_lane->undoNewest());
    }

    void anExpiredOneCannotBeUndone()
    {
        QPointer<Toast> toast = hold(40);
        QSignalSpy expired(toast, &Toast::expired);
        QSignalSpy undone(toast, &Toast::undone);
        QTRY_COMPARE(expired.count(), 1);
        QVERIFY(!m_lane->undoNewest());
        QCOMPARE(undone.count(), 0);
        QTRY_VERIFY(!toast);
    }

    void aCountdownWithoutUndoCanBeClosed()
    {
        ToastContent content;
        content.what = u"Ads soon"_s;
        content.deadlineMs = 60'000;
        const QPointer<Toast> toast = m_lane->show(content);
        QSignalSpy expired(toast, &Toast::expired);
        toast->findChild<Button *>(u"toastClose"_s)->click();
        QTRY_VERIFY(!toast);
        QCOMPARE(expired.count(), 0);
        QVERIFY(!hold(60'000)->findChild<Button *>(u"toastClose"_s));
    }

    void aLongTitleHasItsDetailBelowIt()
    {
        ToastContent content;
        content.what = u"Allowing the message of SugarChapel162"_s;
        content.detail = u"in TeaAndTurrets"_s;
        content.deadlineMs = 60'000;
        content.canUndo = content.canSendNow = true;
        const Toast *toast = m_lane->show(content);
        const auto *what = toast->findChild<QLabel *>(u"toastWhat"_s);
        const auto *detail = toast->findChild<QLabel *>(u"toastDetail"_s);
        QTRY_VERIFY(detail->y() > what->y());
        QTRY_VERIFY(what->height() < 3 * what->fontMetrics().height());
        for (const QLabel *label : {what, detail}) {
            QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
        QVERIFY(what->geometry().bottom() < detail->y());
        QCOMPARE(detail->text(), content.detail);
        // A short one has it beside it.
        const Toast *other = hold(60'000);
        QCOMPARE(other->findChild<QLabel *>(u"toastDetail"_s)->text(), u"· 1,500 points"_s);
    }

    void hoverHoldsAMessage()
    {
        ToastContent content;
        content.what = u"Sent"_s;
        content.stayMs = 60;
        QPointer<Toast> toast = m_lane->show(content);
        auto *close = toast->findChild<Button *>(u"toastClose"_s);
        close->setFocus(Qt::TabFocusReason);
        QTest::qWait(250);
        QVERIFY(toast);
        close->clearFocus();
        QTRY_VERIFY(!toast);
    }

    void aMessageCountsFromWhenItIsSeen()
    {
        ToastContent content;
        content.what = u"Sent"_s;
        content.stayMs = 60;
        QPointer<Toast> first = m_lane->show(content);
        for (int i = 0; i < 3; ++i)
            hold(60000);
        QVERIFY(!first->isVisible());
        QTest::qWait(200);
        QVERIFY(first);
        m_lane->toasts().constLast()->remove();
        QVERIFY(first->isVisible());
        QTRY_VERIFY(!first);
    }

    void hoverDoesNotHoldADeadline()
    {
        Toast *toast = hold(60);
        QSignalSpy expired(toast, &Toast::expired);
        toast->findChild<Button *>(u"toastUndo"_s)->setFocus(Qt::TabFocusReason);
        QTRY_COMPARE_WITH_TIMEOUT(expired.count(), 1, 1000);
    }

    void hiddenOnesKeepTheirDeadline()
    {
        Toast *first = hold(80);
        QSignalSpy expired(first, &Toast::expired);
        for (int i = 0; i < 4; ++i)
            hold(60000);
        QVERIFY(!first->isVisible());
        QTRY_COMPARE(expired.count(), 1);
    }

    void sendNowSendsOnce()
    {
        Toast *toast = hold(60000);
        QSignalSpy sent(toast, &Toast::sentNow);
        QSignalSpy expired(toast, &Toast::expired);
        QTest::mouseClick(toast->findChild<Button *>(u"toastSendNow"_s), Qt::LeftButton);
        toast->sendNow();
        toast->undo();
        QCOMPARE(sent.count(), 1);
        QCOMPARE(expired.count(), 0);
        QVERIFY(m_lane->toasts().isEmpty());
    }

    void removingSaysNothing()
    {
        Toast *toast = hold(60000);
        QSignalSpy sent(toast, &Toast::sentNow);
        QSignalSpy undone(toast, &Toast::undone);
        QSignalSpy expired(toast, &Toast::expired);
        QSignalSpy finished(toast, &Toast::finished);
        toast->remove();
        QCOMPARE(sent.count() + undone.count() + expired.count(), 0);
        QCOMPARE(finished.count(), 1);
    }

    void secondsAreRoundedUp()
    {
        QCOMPARE(hold(10000)->secondsLeft(), 10);
        QCOMPARE(m_lane->showMessage(u"Sent"_s)->secondsLeft(), 0);
    }

    void theLaneFollowsThePage()
    {
        hold(60000);
        m_page->resize(700, 400);
        QCOMPARE(m_lane->geometry().right(), 700 - px(20) - 1);
        QCOMPARE(m_lane->geometry().bottom(), 400 - px(20) - 1);
        m_page->resize(320, 400);
        QVERIFY(m_lane->geometry().left() >= px(20));
        m_page->setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(m_lane->geometry().left(), px(20));
    }

    void errorsAreAnnouncedAtOnce()
    {
        Heard heard;
        Toast *fine = m_lane->showMessage(u"Sent"_s);
        QVERIFY(!Heard::alertFrom(fine));
        Toast *wrong = m_lane->showMessage(u"Not sent"_s, u"why"_s, Pill::Kind::Error);
        QVERIFY(Heard::alertFrom(wrong));
        QCOMPARE(interfaceOf(wrong)->role(), QAccessible::AlertMessage);
        QCOMPARE(interfaceOf(wrong)->text(QAccessible::Name), u"Not sent, why"_s);
    }

    void focusReturnsToThePage()
    {
        Toast *toast = hold(60000);
        auto *undo = toast->findChild<Button *>(u"toastUndo"_s);
        undo->setFocus(Qt::TabFocusReason);
        QTest::keyClick(undo, Qt::Key_Return);
        QVERIFY(m_page->hasFocus());
    }

    void focusReturnsToWhereItWas()
    {
        auto *list = new QWidget(m_page);
        list->setFocusPolicy(Qt::StrongFocus);
        list->setGeometry(0, 0, 100, 100);
        list->show();
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        Toast *toast = hold(60000);
        auto *undo = toast->findChild<Button *>(u"toastUndo"_s);
        undo->setFocus(Qt::TabFocusReason);
        QTest::keyClick(undo, Qt::Key_Return);
        QVERIFY(list->hasFocus());
    }

    void aButtonThatGoesPassesTheFocusToThePage()
    {
        for (const bool hides : {false, true}) {
            const auto first = std::make_unique<Button>(u"First"_s, Button::Role::Default, m_page);
            auto last = std::make_unique<Button>(u"Last"_s, Button::Role::Default, m_page);
            first->show();
            last->show();
            const Toast *toast = hold(60'000);  // its buttons follow in the order of Tab
            last->setFocus();
            QTRY_VERIFY(last->hasFocus());
            hides ? last->hide() : last->setEnabled(false);
            QVERIFY(first->hasFocus());
            last.reset();
            QTest::keyClick(first.get(), Qt::Key_Tab);
            QVERIFY(toast->isAncestorOf(QApplication::focusWidget()));
            m_lane->toasts().constFirst()->remove();
        }
    }

    void aClickLeavesTheKeyboardWhereItIs()
    {
        m_page->setFocus();
        Toast *toast = hold(60000);
        QSignalSpy undone(toast, &Toast::undone);
        QTest::mouseClick(toast->findChild<Button *>(u"toastUndo"_s), Qt::LeftButton);
        QCOMPARE(undone.count(), 1);
        QVERIFY(m_page->hasFocus());
    }

    void buttonsBelowStayWithinReach()
    {
        auto *foot = new QWidget(m_page);
        foot->setGeometry(640, 550, 240, 40);
        foot->show();
        auto *head = new QWidget(m_page);
        head->setGeometry(640, 0, 240, 500);
        head->show();
        m_lane->keepClear(foot);
        m_lane->keepClear(head);
        hold(60000);
        QVERIFY(m_lane->geometry().bottom() < foot->y());
        QVERIFY(m_lane->geometry().bottom() > foot->y() - 20);  // but not above the tall widget too
        foot->hide();
        QTRY_COMPARE(m_lane->geometry().bottom(), m_page->height() - px(Measure::pageMargin) - 1);
        delete foot;
        hold(60000);
        QCOMPARE(m_lane->geometry().bottom(), m_page->height() - px(Measure::pageMargin) - 1);
    }

    void theyStandInTheColumnOfAFootOrBesideIt()
    {
        auto *foot = new QWidget(m_page);
        foot->setGeometry(640, 550, 240, 40);
        foot->show();
        m_lane->keepClear(foot);
        const Toast *toast = hold(60'000);
        const auto *undo = toast->findChild<Button *>(u"toastUndo"_s);
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            const bool isMirrored = direction == Qt::RightToLeft;
            m_page->setLayoutDirection(direction);
            foot->move(isMirrored ? px(20) : 900 - px(20) - 240, 550);
            // What is beside the column stays free.
            QTRY_COMPARE(m_lane->width(), 240);
            QTRY_COMPARE(m_lane->x(), foot->x());
            QVERIFY(m_lane->geometry().bottom() < foot->y());
            QTRY_VERIFY(m_lane->rect().contains(QRect(undo->mapTo(m_lane, QPoint()), undo->size())));
            foot->move(isMirrored ? 900 - 300 - 240 : 300, 550);
            QTRY_COMPARE(m_lane->geometry().bottom(), 600 - px(20) - 1);
            QVERIFY(!m_lane->geometry().intersects(foot->geometry()));
        }
    }

    void aSecondToastDoesNotCoverThem()
    {
        auto *foot = new QWidget(m_page);
        const int lowest = m_page->height() - px(Measure::pageMargin);
        foot->setGeometry(640, lowest - px(Measure::toast) - 50, 240, 40);
        foot->show();
        m_lane->keepClear(foot);
        hold(60000);
        QCOMPARE(m_lane->geometry().bottom(), lowest - 1);  // there is room below them for one toast
        hold(60000);
        QVERIFY(!m_lane->geometry().intersects(foot->geometry()));
    }

    void aLongSentenceIsShownInFull()
    {
        Toast *toast = m_lane->showMessage(
            u"2 reports have no new data: Slow Boat Sundays: no new data for 41 days. Last day "
            u"with data: 12 October.\nTidewrack: no new data for 38 days. Last day with data: 15 "
            u"October."_s);
        const auto *what = toast->findChild<QLabel *>(u"toastWhat"_s);
        for (const int width : {900, 360}) {
            m_page->resize(width, 600);
            QTRY_VERIFY(what->width() < width);
            QTRY_VERIFY2(what->height() >= what->heightForWidth(what->width()),
                         qPrintable(u"%1 high at %2 wide, %3 are needed"_s.arg(what->height())
                                        .arg(what->width())
                                        .arg(what->heightForWidth(what->width()))));
            QVERIFY(what->heightForWidth(what->width()) > 2 * what->fontMetrics().height());
            QVERIFY(toast->rect().contains(what->geometry()));
            QVERIFY(m_lane->rect().contains(toast->geometry()));
        }
    }

    void aTitleStaysInOneLine()
    {
        Toast *toast = hold(60'000);
        auto *what = toast->findChild<QLabel *>(u"toastWhat"_s);
        QCOMPARE(what->heightForWidth(what->width()), what->fontMetrics().height());
        toast->setWords(u"Refunding 300"_s, u"450,000 points of everybody who has redeemed in this show"_s);
        QTRY_VERIFY(what->width() >= what->fontMetrics().horizontalAdvance(what->text()));
        // A longer text that is set later gets its room too.
        toast->setWords(u"Refunding 10,000 redemptions of everybody who has redeemed in this show"_s, {});
        QTRY_VERIFY(what->height() >= what->heightForWidth(what->width()));
        QTRY_VERIFY(toast->rect().contains(what->geometry()));
    }

    void anotherWindowShowsTheSame()
    {
        Toast *early = hold(60000);
        QWidget other;
        other.resize(700, 500);
        ToastLane twin(&other, m_lane);
        other.show();
        QCOMPARE(twin.toasts().size(), 1);  // including the toast from before
        m_lane->showMessage(u"Sent"_s);
        QCOMPARE(twin.toasts().size(), 2);
        QCOMPARE(twin.toasts().last()->content().what, u"Sent"_s);
        early->setWords(u"Fulfilling 4"_s, {});
        QCOMPARE(twin.toasts().first()->content().what, u"Fulfilling 4"_s);
        QCOMPARE(twin.toasts().first()->secondsLeft(), early->secondsLeft());
        early->remove();
        QCOMPARE(twin.toasts().size(), 1);
    }

    void aMessageThatIsSeenInAnotherWindowEndsInBoth()
    {
        m_page->hide();
        QWidget other;
        other.resize(700, 500);
        ToastLane twin(&other, m_lane);
        QVERIFY(showActive(other));
        QTest::mouseMove(&other, QPoint(1, 1));
        ToastContent content;
        content.what = u"Sent"_s;
        content.stayMs = 60;
        m_lane->show(content);
        QCOMPARE(twin.toasts().size(), 1);
        QTRY_VERIFY(twin.toasts().isEmpty());
        QVERIFY(m_lane->toasts().isEmpty());
    }

    void messagesThatNobodySeesDoNotPileUp()
    {
        m_page->hide();
        ToastContent content;
        content.stayMs = 6'000;
        for (int i = 0; i < 100; ++i) {
            content.what = u"Message %1"_s.arg(i);
            m_lane->show(content);
        }
        QCOMPARE(m_lane->toasts().size(), 20);
        QCOMPARE(m_lane->toasts().last()->content().what, u"Message 99"_s);
    }

    void whatIsPressedInOneIsPressedInBoth()
    {
        QWidget other;
        other.resize(700, 500);
        ToastLane twin(&other, m_lane);
        Toast *toast = hold(60000);
        QSignalSpy undone(toast, &Toast::undone);
        QSignalSpy expired(toast, &Toast::expired);
        twin.toasts().constFirst()->undo();
        QCOMPARE(undone.count(), 1);
        QCOMPARE(expired.count(), 0);
        QVERIFY(m_lane->toasts().isEmpty());
        QVERIFY(twin.toasts().isEmpty());
        Toast *asked = m_lane->show({.what = u"Ads soon"_s, .action = u"Snooze"_s});
        QSignalSpy acted(asked, &Toast::actionTriggered);
        twin.toasts().constFirst()->act();
        QCOMPARE(acted.count(), 1);
        QVERIFY(m_lane->toasts().isEmpty());
    }

    void theSameWordsAtTheSameTimeAreOne()
    {
        const Toast *first = m_lane->showMessage(u"It did not work."_s, {}, Pill::Kind::Error);
        QCOMPARE(m_lane->showMessage(u"It did not work."_s, {}, Pill::Kind::Error), first);
        QCOMPARE(m_lane->toasts().size(), 1);
        // Each toast that can be undone is shown separately.
        hold(60000);
        hold(60000);
        QCOMPARE(m_lane->toasts().size(), 3);
    }

    void itCountsByTheClockThatItIsGiven()
    {
        qint64 left = 16'400;
        Toast *toast
            = m_lane->show({.what = u"Ads soon"_s, .deadlineMs = 60'000, .leftMs = [&left] { return left; }});
        QCOMPARE(toast->secondsLeft(), 17);
        left = 15'000;  // the service's clock was corrected
        QCOMPARE(toast->secondsLeft(), 15);
        QSignalSpy expired(toast, &Toast::expired);
        left = 0;
        QTRY_COMPARE(expired.count(), 1);
    }

    void itGoesWithWhomItIsAbout()
    {
        auto owner = std::make_unique<QObject>();
        m_lane->show({.what = u"Kept"_s, .stayMs = 0, .owner = owner.get()});
        QCOMPARE(m_lane->toasts().size(), 1);
        owner.reset();
        QVERIFY(m_lane->toasts().isEmpty());
    }

    void aWarningStaysInSight()
    {
        const Toast *warning
            = m_lane->show({.what = u"Ads soon"_s, .kind = Pill::Kind::Warn, .deadlineMs = 60'000});
        for (int i = 0; i < 5; ++i)
            hold(60000);
        QVERIFY(warning->isVisible());
        QCOMPARE(shown().size(), 3);
        QCOMPARE(m_lane->hiddenCount(), 3);
    }

    void whatCanBeUndoneStaysBeforeMessages()
    {
        QList<Toast *> held;
        for (int i = 0; i < 3; ++i)
            held.append(hold(60000));
        const Toast *message = m_lane->showMessage(u"Marked"_s);
        const Toast *failure = m_lane->showMessage(u"Not sent"_s, {}, Pill::Kind::Error);
        QCOMPARE(shown(), held);
        held.takeFirst()->remove();
        QVERIFY(failure->isVisible());
        QVERIFY(!message->isVisible());
    }

    void theNumberOfTheOthersHasAGround()
    {
        for (int i = 0; i < 4; ++i)
            hold(60000);
        const QRect more = m_lane->findChild<QLabel *>(u"toastMore"_s)->geometry();
        QCOMPARE(more.right(), m_lane->width() - 1);
        QCOMPARE(m_lane->grab().toImage().pixelColor(more.left() + px(4), more.center().y()),
                 Theme::tokens().raised);
    }

    void aNarrowOneHasItsButtonsBelow()
    {
        const Toast *toast = hold(60'000);
        const auto *what = toast->findChild<QLabel *>(u"toastWhat"_s);
        const auto *undo = toast->findChild<Button *>(u"toastUndo"_s);
        QTRY_VERIFY(undo->geometry().left() > what->geometry().right());
        m_page->resize(260, 600);
        QTRY_VERIFY(undo->y() > what->geometry().bottom());
        QTRY_VERIFY(undo->geometry().right() < toast->width());
        QVERIFY(toast->findChild<Button *>(u"toastSendNow"_s)->x() >= 0);
        QTRY_VERIFY(undo->geometry().bottom() < toast->height());
    }

    void aSmallWindowKeepsHalfOfItFree()
    {
        m_page->resize(700, 240);
        for (int i = 0; i < 3; ++i)
            hold(60000);
        QVERIFY(!shown().isEmpty());
        QVERIFY(shown().size() < 3);
        QCOMPARE(shown().last(), m_lane->toasts().last());
        m_page->resize(900, 600);
        QTRY_COMPARE(shown().size(), 3);
    }

private:
    Toast *hold(int deadlineMs, const char *what = "Fulfilling 3")
    {
        ToastContent content;
        content.what = QString::fromUtf8(what);
        content.detail = u"1,500 points"_s;
        content.deadlineMs = deadlineMs;
        content.canUndo = content.canSendNow = true;
        return m_lane->show(content);
    }

    QList<Toast *> shown() const
    {
        QList<Toast *> all;
        for (Toast *toast : m_lane->toasts()) {
            if (toast->isVisible())
                all.append(toast);
        }
        return all;
    }

    QWidget *m_page = nullptr;
    ToastLane *m_lane = nullptr;
};

SIDESTAGE_KIT_TEST(TestToasts)
#include "tst_toasts.moc"
