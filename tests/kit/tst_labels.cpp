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
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/time_text.h"
#include "kit_test.h"
#include "support/layout_requests.h"

#include <QBoxLayout>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

using namespace Sidestage;

class TestLabels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freshnessTellsBothTimes();
    void liveDataAreNeverStale();
    void threeMissedRefreshesAreStale();
    void aFailureKeepsTheTimeAndAsksAgain();
    void freshnessTicksOnlyWhileVisible();
    void itsSecondsLayNothingOutAnew();
    void lengthsInWords_data();
    void lengthsInWords();
    void clocks();
    void initials_data();
    void initials();
    void aNameKeepsItsColour();
    void loadingIsSilentThenBarsThenWords();
    void nothingThereOffersOneAction();
    void bannersAreAnnounced();
    void aBannersSentenceKeepsRoom_data();
    void aBannersSentenceKeepsRoom();
    void pillsAreReadAsText();
    void cutTextIsInTheToolTip();
    void aCountdownKeepsItsWidth();
    void aJobCanBeStoppedOnce();
    void aCardSaysWhatWentWrong();
};

static const QDateTime noon(QDate(2026, 3, 4), QTime(12, 0, 0));

void TestLabels::freshnessTellsBothTimes()
{
    QDateTime now = noon.addSecs(4);
    FreshnessLabel label;
    label.setClock([&now] { return now; });
    QCOMPARE(label.shownText(), QString());
    label.setState(FreshnessLabel::State::Fresh);
    label.setAsOf(noon);
    QCOMPARE(label.shownText(), QStringLiteral("As of 12:00:00 · 4 s ago"));
    now = noon.addSecs(185);
    QCOMPARE(label.shownText(), QStringLiteral("As of 12:00:00 · 3 min ago"));
    label.setState(FreshnessLabel::State::Live);
    QCOMPARE(label.shownText(), QStringLiteral("As of 12:00:00 · live"));
    label.setPrefix(QStringLiteral("Checked %1"));
    label.setState(FreshnessLabel::State::Fresh);
    QCOMPARE(label.shownText(), QStringLiteral("Checked 12:00:00 · 3 min ago"));
    QCOMPARE(interfaceOf(&label)->text(QAccessible::Name), label.shownText());
}

void TestLabels::liveDataAreNeverStale()
{
    FreshnessLabel label;
    label.setClock([] { return noon.addDays(1); });
    label.setRefreshInterval(10);
    label.setAsOf(noon);
    label.setState(FreshnessLabel::State::Live);
    QVERIFY(!label.isStale());
}

void TestLabels::threeMissedRefreshesAreStale()
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

void TestLabels::aFailureKeepsTheTimeAndAsksAgain()
{
    FreshnessLabel label;
    label.setClock([] { return noon.addSecs(180); });
    label.setAsOf(noon);
    label.setState(FreshnessLabel::State::Failed, QStringLiteral("The service did not answer."));
    QVERIFY(label.isStale());
    QCOMPARE(label.shownText(), QStringLiteral("As of 12:00:00 · 3 min ago, refresh failed"));
    QVERIFY(label.toolTip().contains(QStringLiteral("The service did not answer.")));
    QSignalSpy retry(&label, &FreshnessLabel::retryRequested);
    QVERIFY(showActive(label));
    QTest::mouseClick(&label, Qt::LeftButton);
    label.setFocus();
    QTest::keyClick(&label, Qt::Key_Return);
    QCOMPARE(retry.count(), 2);
}

void TestLabels::freshnessTicksOnlyWhileVisible()
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

void TestLabels::itsSecondsLayNothingOutAnew()
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

void TestLabels::lengthsInWords_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("words");
    QTest::addRow("negative") << qint64(-5) << QStringLiteral("0 s");
    QTest::addRow("seconds") << qint64(59) << QStringLiteral("59 s");
    QTest::addRow("minutes") << qint64(60) << QStringLiteral("1 min");
    QTest::addRow("hours") << qint64(7500) << QStringLiteral("2 h 5 min");
    QTest::addRow("full hours") << qint64(7200) << QStringLiteral("2 h");
}

void TestLabels::lengthsInWords()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, words);
    QCOMPARE(durationText(seconds), words);
}

void TestLabels::clocks()
{
    QCOMPARE(clockText(402), QStringLiteral("6:42"));
    QCOMPARE(clockText(8048), QStringLiteral("2:14:08"));
    QCOMPARE(clockText(-1), QStringLiteral("0:00"));
    QCOMPARE(momentText(noon, noon), QStringLiteral("12:00:00"));
    QVERIFY(momentText(noon.addDays(-1), noon).endsWith(QStringLiteral(" 12:00:00")));
    QVERIFY(momentText(noon.addDays(-40), noon).size() > momentText(noon.addDays(-1), noon).size());
}

void TestLabels::initials_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("letters");
    QTest::addRow("camel") << QStringLiteral("TeaAndTurrets") << QStringLiteral("TT");
    QTest::addRow("two words") << QStringLiteral("Sandbox app") << QStringLiteral("SA");
    QTest::addRow("underscore") << QStringLiteral("tilda_orrery") << QStringLiteral("TO");
    QTest::addRow("one word") << QStringLiteral("bramblewick") << QStringLiteral("BR");
    QTest::addRow("digits") << QStringLiteral("fennel_77") << QStringLiteral("FE");
    QTest::addRow("only digits") << QStringLiteral("123") << QStringLiteral("12");
    QTest::addRow("nobody") << QString() << QStringLiteral("?");
    QTest::addRow("other letters") << QString::fromUtf8("日本語") << QString::fromUtf8("日本");
}

void TestLabels::initials()
{
    QFETCH(QString, name);
    QFETCH(QString, letters);
    QCOMPARE(Avatar::initials(name), letters);
}

void TestLabels::aNameKeepsItsColour()
{
    QCOMPARE(Avatar::color(QStringLiteral("orbit_ant")), Avatar::color(QStringLiteral("Orbit_Ant")));
    QSet<QRgb> seen;
    for (int i = 0; i < 200; ++i)
        seen.insert(Avatar::color(QStringLiteral("viewer%1").arg(i)).rgb());
    QCOMPARE(seen.size(), Tokens::identity().size());
}

void TestLabels::loadingIsSilentThenBarsThenWords()
{
    Skeleton skeleton(3);
    skeleton.setDelays(30, 120);
    skeleton.show();
    QCOMPARE(skeleton.stage(), Skeleton::Stage::Nothing);
    QTRY_COMPARE(skeleton.stage(), Skeleton::Stage::Bars);
    const QImage first = skeleton.grab().toImage();
    QCOMPARE(skeleton.grab().toImage(), first);
    QTRY_COMPARE(skeleton.stage(), Skeleton::Stage::Texts);
    QCOMPARE(skeleton.accessibleName(), QStringLiteral("Loading…"));
    skeleton.hide();
    skeleton.show();
    QCOMPARE(skeleton.stage(), Skeleton::Stage::Nothing);
}

void TestLabels::nothingThereOffersOneAction()
{
    EmptyState empty(Icon::Inbox, QStringLiteral("No redemptions waiting."));
    empty.show();
    QVERIFY(!empty.actionButton()->isVisible());
    empty.setAction(QStringLiteral("Open the archive"));
    QVERIFY(empty.actionButton()->isVisible());
    QSignalSpy triggered(&empty, &EmptyState::actionTriggered);
    QTest::mouseClick(empty.actionButton(), Qt::LeftButton);
    QCOMPARE(triggered.count(), 1);
}

void TestLabels::bannersAreAnnounced()
{
    Heard heard;
    Banner warn(Banner::Kind::Warn, QStringLiteral("Offline since 20:38."));
    warn.show();
    QVERIFY(!Heard::alertFrom(&warn));
    Banner wrong(Banner::Kind::Error, QStringLiteral("You are signed out."));
    QVERIFY(!Heard::alertFrom(&wrong));
    wrong.show();
    QVERIFY(Heard::alertFrom(&wrong));
    QCOMPARE(interfaceOf(&wrong)->text(QAccessible::Name), QStringLiteral("You are signed out."));
    QVERIFY(wrong.height() >= px(44));
    Heard::forget();
    wrong.setSentence(QStringLiteral("You are signed out."));
    QVERIFY(!Heard::alertFrom(&wrong));
}

void TestLabels::aBannersSentenceKeepsRoom_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("left to right") << false;
    QTest::newRow("mirrored") << true;
}

void TestLabels::aBannersSentenceKeepsRoom()
{
    QFETCH(bool, mirrored);
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *banner = new Banner(
        Banner::Kind::Warn,
        QStringLiteral("Slow mode was to end at 20:38, and somebody has changed it in the meantime."));
    banner->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    const QList<Button *> buttons{banner->addAction(QStringLiteral("Restore everything…")),
                                  banner->addAction(QStringLiteral("Leave all of it as it is"))};
    layout->addWidget(banner);
    layout->addStretch(1);
    window.resize(px(900), px(400));
    window.show();
    const auto *sentence = banner->findChild<QLabel *>(QStringLiteral("bannerSentence"));
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

void TestLabels::pillsAreReadAsText()
{
    Pill pill(Pill::Kind::Live, QStringLiteral("LIVE"), Icon::OnAir);
    QCOMPARE(interfaceOf(&pill)->text(QAccessible::Name), QStringLiteral("LIVE"));
    QCOMPARE(pill.sizeHint().height(), px(20));
}

void TestLabels::cutTextIsInTheToolTip()
{
    ElidedLabel label(QStringLiteral("A rather long name that does not fit"));
    label.resize(80, 24);
    label.show();
    QVERIFY(label.isElided());
    QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width());
    label.resize(600, 24);
    QVERIFY(!label.isElided());
}

void TestLabels::aCountdownKeepsItsWidth()
{
    Stat stat(QStringLiteral("10:00"), QStringLiteral("left"));
    stat.setWidest(QStringLiteral("00:00"));
    const int wide = stat.sizeHint().width();
    stat.setValue(QStringLiteral("9:11"));
    QCOMPARE(stat.sizeHint().width(), wide);
    QCOMPARE(interfaceOf(&stat)->text(QAccessible::Name), QStringLiteral("9:11 left"));
}

void TestLabels::aJobCanBeStoppedOnce()
{
    JobRow job(QStringLiteral("Refunding"));
    job.setProgress(1850, 4200);
    QVERIFY(job.detail().startsWith(QStringLiteral("1,850 of 4,200")));
    QSignalSpy cancelled(&job, &JobRow::cancelRequested);
    auto *cancel = job.findChild<Button *>(QStringLiteral("jobCancel"));
    job.show();
    QTest::mouseClick(cancel, Qt::LeftButton);
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(job.state(), JobRow::State::Stopping);
    QVERIFY(job.detail().endsWith(QStringLiteral("stopping")));
    job.setState(JobRow::State::Done, QStringLiteral("1,850 are done."));
    QCOMPARE(job.detail(), QStringLiteral("1,850 are done."));
    QVERIFY(!cancel->isVisible());
    // Numbers that do not fit into an int.
    job.setProgress(30'000'000'000, 60'000'000'000);
    QVERIFY(!job.detail().isEmpty());
}

void TestLabels::aCardSaysWhatWentWrong()
{
    Card card(QStringLiteral("Chat modes"));
    card.show();
    Heard heard;
    card.setError(QStringLiteral("SundayWelder was not locked."));
    QVERIFY(Heard::alertFrom(&card));
    QVERIFY(card.findChild<QLabel *>(QStringLiteral("cardError"))->isVisible());
    card.setError({});
    QVERIFY(!card.findChild<QLabel *>(QStringLiteral("cardError"))->isVisible());
}

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
