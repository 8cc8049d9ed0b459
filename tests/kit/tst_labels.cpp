// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets that only display: freshness, times, initials, loading, empty states, banners, long text.
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/skeleton.h"
#include "kit/layout/stat.h"
#include "kit/lists/job_row.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/freshness_label.h"
#include "kit/messages/page_state.h"
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/time_text.h"
#include "kit_test.h"
#include "support/layout_requests.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Sidestage;

static const QDateTime noon(QDate(2026, 3, 4), QTime(12, 0, 0));

class TestLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freshnessTellsBothTimes()
    {
        QDateTime now = noon.addSecs(4);
        FreshnessLabel label;
        label.setClock([&now] { return now; });
        QCOMPARE(label.shownText(), QString());
        QVERIFY(!interfaceOf(&label)->text(QAccessible::Name).isEmpty());
        label.setState(FreshnessLabel::State::Fresh);
        label.setAsOf(noon);
        QCOMPARE(label.shownText(), u"As of 12:00:00 · 4 s ago"_s);
        now = noon.addSecs(185);
        QCOMPARE(label.shownText(), u"As of 12:00:00 · 3 min ago"_s);
        label.setState(FreshnessLabel::State::Live);
        QCOMPARE(label.shownText(), u"As of 12:00:00 · live"_s);
        label.setPrefix(u"Checked %1"_s);
        label.setState(FreshnessLabel::State::Fresh);
        QCOMPARE(label.shownText(), u"Checked 12:00:00 · 3 min ago"_s);
        QCOMPARE(interfaceOf(&label)->text(QAccessible::Name), label.shownText());
    }

    void liveDataAreNeverStale()
    {
        FreshnessLabel label;
        label.setClock([] { return noon.addDays(1); });
        label.setRefreshInterval(10);
        label.setAsOf(noon);
        label.setState(FreshnessLabel::State::Live);
        QVERIFY(!label.isStale());
    }

    void threeMissedRefreshesAreStale()
    {
        QDateTime now = noon.addSecs(30);
        FreshnessLabel label;
        label.setClock([&now] { return now; });
        label.setRefreshInterval(10);
        label.setAsOf(noon);
        label.setState(FreshnessLabel::State::Fresh);
        QVERIFY(!label.isStale());
        now = noon.addSecs(31);
        QVERIFY(label.isStale());
    }

    void staleDataAreMarkedBeforeTheNextMinute()
    {
        QElapsedTimer passed;
        passed.start();
        FreshnessLabel label;
        label.setClock([&passed] { return noon.addMSecs(63'500 + passed.elapsed()); });
        label.setRefreshInterval(21);
        label.setAsOf(noon);
        label.setState(FreshnessLabel::State::Fresh);
        label.show();
        QTRY_COMPARE(label.toolTip(), u"Retry"_s);
    }

    void aFailureKeepsTheTimeAndAsksAgain()
    {
        FreshnessLabel label;
        label.setClock([] { return noon.addSecs(180); });
        label.setAsOf(noon);
        label.setState(FreshnessLabel::State::Failed, u"The service did not answer."_s);
        QVERIFY(label.isStale());
        QCOMPARE(label.shownText(), u"As of 12:00:00 · 3 min ago, refresh failed"_s);
        QVERIFY(label.toolTip().contains(u"The service did not answer."_s));
        QSignalSpy retry(&label, &FreshnessLabel::retryRequested);
        QVERIFY(showActive(label));
        QTest::mouseClick(&label, Qt::LeftButton);
        label.setFocus();
        QTest::keyClick(&label, Qt::Key_Return);
        QCOMPARE(retry.count(), 2);
    }

    void freshnessTicksOnlyWhileVisible()
    {
        int asked = 0;
        FreshnessLabel label;
        label.setAsOf(noon);
        label.setState(FreshnessLabel::State::Fresh);
        label.setClock([&asked] {
            ++asked;
            return noon;
        });
        asked = 0;
        QTest::qWait(1200);
        QCOMPARE(asked, 0);
        label.show();
        asked = 0;
        QTRY_VERIFY_WITH_TIMEOUT(asked > 0, 3000);
        label.hide();
        asked = 0;
        QTest::qWait(1200);
        QCOMPARE(asked, 0);
    }

    void itsSecondsLayNothingOutAnew()
    {
        QDateTime now = noon.addSecs(10);
        QWidget window;
        auto *layout = new QHBoxLayout(&window);
        auto *label = new FreshnessLabel;
        layout->addWidget(label);
        layout->addStretch(1);
        label->setClock([&now] { return now; });
        label->setState(FreshnessLabel::State::Fresh);
        label->setAsOf(noon);
        QVERIFY(showActive(window));
        QCoreApplication::processEvents();
        LayoutRequests requests(&window);
        QSet<QString> answer;
        for (int second = 10; second < 60; ++second) {
            now = noon.addSecs(second);
            label->setAsOf(noon);
            QCoreApplication::processEvents();
            answer.insert(label->shownText());
        }
        QCOMPARE(answer.size(), 50);
        QCOMPARE(requests.count, 0);
        // A longer text gets more room.
        const int before = label->width();
        label->setState(FreshnessLabel::State::Failed);
        QTRY_VERIFY(requests.count > 0 && label->width() > before);
    }

    void lengthsInWords_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QString>("words");
        QTest::addRow("negative") << qint64(-5) << u"0 s"_s;
        QTest::addRow("seconds") << qint64(59) << u"59 s"_s;
        QTest::addRow("minutes") << qint64(60) << u"1 min"_s;
        QTest::addRow("hours") << qint64(7500) << u"2 h 5 min"_s;
        QTest::addRow("full hours") << qint64(7200) << u"2 h"_s;
    }

    void lengthsInWords()
    {
        QFETCH(qint64, seconds);
        QFETCH(QString, words);
        QCOMPARE(durationText(seconds), words);
    }

    void clocks()
    {
        QCOMPARE(clockText(402), u"6:42"_s);
        QCOMPARE(clockText(8048), u"2:14:08"_s);
        QCOMPARE(clockText(-1), u"0:00"_s);
        QCOMPARE(momentText(noon, noon), u"12:00:00"_s);
        QVERIFY(momentText(noon.addDays(-1), noon).endsWith(u" 12:00:00"_s));
        QVERIFY(momentText(noon.addDays(-40), noon).size() > momentText(noon.addDays(-1), noon).size());
    }

    void initials_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("letters");
        QTest::addRow("camel") << u"TeaAndTurrets"_s << u"TT"_s;
        QTest::addRow("two words") << u"Sandbox app"_s << u"SA"_s;
        QTest::addRow("underscore") << u"tilda_orrery"_s << u"TO"_s;
        QTest::addRow("one word") << u"bramblewick"_s << u"BR"_s;
        QTest::addRow("digits") << u"fennel_77"_s << u"FE"_s;
        QTest::addRow("only digits") << u"123"_s << u"12"_s;
        QTest::addRow("nobody") << QString() << u"?"_s;
        QTest::addRow("other letters") << QString::fromUtf8("日本語") << QString::fromUtf8("日本");
    }

    void initials()
    {
        QFETCH(QString, name);
        QFETCH(QString, letters);
        QCOMPARE(Avatar::initials(name), letters);
    }

    void aNameKeepsItsColour()
    {
        QCOMPARE(Avatar::color(u"orbit_ant"_s), Avatar::color(u"Orbit_Ant"_s));
        QSet<QRgb> seen;
        for (int i = 0; i < 200; ++i)
            seen.insert(Avatar::color(u"viewer%1"_s.arg(i)).rgb());
        QCOMPARE(seen.size(), Tokens::identity().size());
    }

    void loadingIsSilentThenBarsThenWords()
    {
        Skeleton skeleton(3);
        skeleton.setDelays(30, 120);
        skeleton.show();
        QCOMPARE(skeleton.stage(), Skeleton::Stage::Nothing);
        QTRY_COMPARE(skeleton.stage(), Skeleton::Stage::Bars);
        const QImage first = skeleton.grab().toImage();
        QCOMPARE(skeleton.grab().toImage(), first);
        QTRY_COMPARE(skeleton.stage(), Skeleton::Stage::Texts);
        QCOMPARE(skeleton.accessibleName(), u"Loading…"_s);
        skeleton.hide();
        skeleton.show();
        QCOMPARE(skeleton.stage(), Skeleton::Stage::Nothing);
    }

    void nothingThereOffersOneAction()
    {
        EmptyState empty(Icon::Inbox, u"No redemptions waiting."_s);
        empty.show();
        QVERIFY(!empty.actionButton()->isVisible());
        empty.setAction(u"Open the archive"_s);
        QVERIFY(empty.actionButton()->isVisible());
        QSignalSpy triggered(&empty, &EmptyState::actionTriggered);
        QTest::mouseClick(empty.actionButton(), Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
    }

    void aListGivesWayToOneSentence()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *search = new QLineEdit;
        auto *list = new QLineEdit;
        auto *state = new PageState(list, u"listEmpty"_s);
        state->setSearch(search);
        column->addWidget(search);
        column->addWidget(state);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        list->setFocus();
        const auto *empty = state->findChild<EmptyState *>(u"listEmpty"_s);
        QVERIFY(list->isVisible() && !empty->isVisible());

        // The focus goes where the user can change what is shown.
        int shownAll = 0;
        search->setText(u"no such"_s);
        list->setFocus();
        state->showEmpty(Icon::Search, u"No match."_s, u"Show all"_s, [&shownAll] { ++shownAll; });
        QVERIFY(!list->isVisible() && empty->isVisible());
        QCOMPARE(empty->sentence(), u"No match."_s);
        QVERIFY(search->hasFocus());
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QCOMPARE(shownAll, 1);
        state->showEmpty(Icon::Inbox, u"Nothing yet."_s);
        QVERIFY(!empty->actionButton()->isVisible());
        state->showList();
        QVERIFY(list->isVisible() && !empty->isVisible());

        // While nothing is searched, the keys of the list are not typed into the search.
        search->clear();
        list->setFocus();
        state->showEmpty(Icon::Inbox, u"Nothing yet."_s);
        QVERIFY(!search->hasFocus());
        state->showList();
        QVERIFY(list->hasFocus());
    }

    void bannersAreAnnounced()
    {
        Heard heard;
        Banner warn(Banner::Kind::Warn, u"Offline since 20:38."_s);
        warn.show();
        QVERIFY(!Heard::alertFrom(&warn));
        Banner wrong(Banner::Kind::Error, u"You are signed out."_s);
        QVERIFY(!Heard::alertFrom(&wrong));
        wrong.show();
        QVERIFY(Heard::alertFrom(&wrong));
        QCOMPARE(interfaceOf(&wrong)->text(QAccessible::Name), u"You are signed out."_s);
        QVERIFY(wrong.height() >= px(44));
        Heard::forget();
        wrong.setSentence(u"You are signed out."_s);
        QVERIFY(!Heard::alertFrom(&wrong));
    }

    void aBannersSentenceKeepsRoom_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("mirrored") << true;
    }

    void aBannersSentenceKeepsRoom()
    {
        QFETCH(bool, mirrored);
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *banner
            = new Banner(Banner::Kind::Warn,
                         u"Slow mode was to end at 20:38, and somebody has changed it in the meantime."_s);
        banner->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        const QList<Button *> buttons{banner->addAction(u"Restore everything…"_s),
                                      banner->addAction(u"Leave all of it as it is"_s)};
        layout->addWidget(banner);
        layout->addStretch(1);
        window.resize(px(900), px(400));
        window.show();
        const auto *sentence = banner->findChild<QLabel *>(u"bannerSentence"_s);
        const auto isWhole = [&] {
            return sentence->height() >= sentence->heightForWidth(sentence->width())
                && std::all_of(buttons.begin(), buttons.end(), [&](const Button *button) {
                       return button->width() >= button->sizeHint().width()
                           && banner->rect().contains(button->geometry())
                           && !button->geometry().intersects(sentence->geometry());
                   });
        };
        // With enough room the buttons are beside the sentence, in reading order.
        QTRY_VERIFY(isWhole());
        QCOMPARE(banner->height(), px(44));
        QCOMPARE(sentence->x() < buttons[0]->x(), !mirrored);
        QCOMPARE(buttons[0]->x() < buttons[1]->x(), !mirrored);
        // With less room they are below it, and finally below one another.
        window.resize(px(420), px(400));
        QTRY_VERIFY(buttons[0]->y() > sentence->geometry().bottom());
        QTRY_VERIFY(isWhole());
        QCOMPARE(buttons[0]->y(), buttons[1]->y());
        window.resize(px(240), px(400));
        QTRY_VERIFY(buttons[1]->y() > buttons[0]->geometry().bottom());
        QTRY_VERIFY(isWhole());
        QVERIFY(sentence->width() > px(150));
        window.resize(px(900), px(400));
        QTRY_COMPARE(banner->height(), px(44));
        QTRY_VERIFY(isWhole());
    }

    void pillsAreReadAsText()
    {
        Pill pill(Pill::Kind::Live, u"LIVE"_s, Icon::OnAir);
        QCOMPARE(interfaceOf(&pill)->text(QAccessible::Name), u"LIVE"_s);
        QCOMPARE(pill.sizeHint().height(), px(20));
    }

    void cutTextIsInTheToolTip()
    {
        ElidedLabel label(u"A rather long name that does not fit"_s);
        label.resize(80, 24);
        label.show();
        QVERIFY(label.isElided());
        QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width());
        label.resize(600, 24);
        QVERIFY(!label.isElided());
    }

    void aStatIsReadWithItsUnit()
    {
        Stat stat(u"10:00"_s, u"left"_s);
        stat.setValue(u"9:11"_s);
        QCOMPARE(interfaceOf(&stat)->text(QAccessible::Name), u"9:11 left"_s);
    }

    void aJobCanBeStoppedOnce()
    {
        JobRow job(u"Refunding"_s);
        job.setProgress(1850, 4200);
        QVERIFY(job.detail().startsWith(u"1,850 of 4,200"_s));
        QSignalSpy cancelled(&job, &JobRow::cancelRequested);
        auto *cancel = job.findChild<Button *>(u"jobCancel"_s);
        job.show();
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(job.state(), JobRow::State::Stopping);
        QVERIFY(job.detail().endsWith(u"stopping"_s));
        job.setState(JobRow::State::Done, u"1,850 are done."_s);
        QCOMPARE(job.detail(), u"1,850 are done."_s);
        QVERIFY(!cancel->isVisible());
        // Numbers that do not fit into an int.
        job.setProgress(30'000'000'000, 60'000'000'000);
        QVERIFY(!job.detail().isEmpty());
    }

    void aCardSaysWhatWentWrong()
    {
        Card card(u"Chat modes"_s);
        card.show();
        Heard heard;
        card.setError(u"SundayWelder was not locked."_s);
        QVERIFY(Heard::alertFrom(&card));
        QVERIFY(card.findChild<QLabel *>(u"cardError"_s)->isVisible());
        card.setError({});
        QVERIFY(!card.findChild<QLabel *>(u"cardError"_s)->isVisible());
    }
};

int main(int argc, char **argv)
{
    QLocale english(QLocale::English, QLocale::UnitedKingdom);
    QLocale::setDefault(english);
    QApplication app(argc, argv);
    Theme theme;
    TestLabels test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_labels.moc"
