// SPDX-License-Identifier: GPL-3.0-or-later

// The stream schedule as a broadcaster plans it: real widgets, and a sandbox over HTTP.

#include "test_window.h"
#include "test_world.h"

#include "kit/controls/action_button.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"
#include "schedule/schedule_page.h"
#include "schedule/segment_editor.h"
#include "schedule/week_view.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

struct ScheduleRig : TestWorld, TestWindow
{
    explicit ScheduleRig(WorldSetup with = {})
        : TestWorld(std::move(with))
        , feed(make<ScheduleFeed>(account.get()))
    {
        page = TestWindow::show(new SchedulePage(feed), {1032, 800});
    }
    ~ScheduleRig() override { window.reset(); }

    void waitForWeek()
    {
        [&] { QTRY_VERIFY(feed->isWeekKnown() && !feed->isReading()); }();
    }
    /// A moment of the shown week, in local time.
    QDateTime at(int day, QTime time) const { return QDateTime(feed->week().addDays(day), time); }
    void showNextWeek()
    {
        feed->setWeek(feed->week().addDays(7));
        waitForWeek();
    }
    void add(const QString &title, const QDateTime &start, int minutes, bool isWeekly)
    {
        window->setFocus();
        key(Qt::Key_N, Qt::ControlModifier);
        auto *editor = find(u"segmentEditor"_s);
        find<QLineEdit>(u"segmentTitle"_s, editor)->setText(title);
        find<QDateTimeEdit>(u"segmentStart"_s, editor)->setDateTime(start);
        find<QSpinBox>(u"segmentMinutes"_s, editor)->setValue(minutes);
        find<QAbstractButton>(u"segmentRepeats"_s, editor)->setChecked(isWeekly);
        click(u"saveSegment"_s);
    }
    const Api::ScheduleSegment *named(const QString &title) const
    {
        for (const Api::ScheduleSegment &segment : feed->segments()) {
            if (segment.title == title)
                return &segment;
        }
        return nullptr;
    }

    ScheduleFeed *feed;
    SchedulePage *page = nullptr;
};

}  // namespace

class TestSchedulePage : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void aSegmentIsAddedChangedAndDeleted()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        rig.showNextWeek();
        const QString title = u"Towers <b>by</b> night"_s;
        rig.add(title, rig.at(2, {9, 30}), 240, true);
        QTRY_VERIFY(rig.named(title));
        QCOMPARE(rig.named(title)->startTime.toLocalTime(), rig.at(2, {9, 30}));
        QCOMPARE(rig.named(title)->startTime.secsTo(rig.named(title)->endTime), 240 * 60);
        QVERIFY(rig.named(title)->isRecurring);
        // It comes again in the week after.
        rig.showNextWeek();
        QTRY_VERIFY(rig.named(title));

        auto *week = rig.find<WeekView>(u"weekView"_s);
        Q_EMIT week->activated(rig.named(title)->id);
        rig.find<QSpinBox>(u"segmentMinutes"_s)->setValue(180);
        QTRY_VERIFY(!rig.find<ActionButton>(u"saveSegment"_s)->isBlocked());
        rig.click(u"saveSegment"_s);
        QTRY_COMPARE(rig.named(title)->startTime.secsTo(rig.named(title)->endTime), 180 * 60);

        rig.click(u"deleteSegment"_s);
        auto *dialog = rig.dialog(u"deleteSegmentDialog"_s);
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, dialog), Qt::LeftButton);
        QTRY_VERIFY(!rig.named(title));
    }

    void aWeeklySegmentCannotBeMovedButReplaced()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        rig.showNextWeek();
        rig.add(u"Move me"_s, rig.at(1, {12, 0}), 60, true);
        QTRY_VERIFY(rig.named(u"Move me"_s));
        Q_EMIT rig.find<WeekView>(u"weekView"_s)->activated(rig.named(u"Move me"_s)->id);
        QVERIFY(!rig.find<QDateTimeEdit>(u"segmentStart"_s)->isEnabled());
        auto *fixed = rig.find<WhyHint>(u"segmentFixed"_s);
        QVERIFY(fixed->isVisible());
        Q_EMIT fixed->actionTriggered();
        QVERIFY(rig.find<QDateTimeEdit>(u"segmentStart"_s)->isEnabled());
        rig.find<QDateTimeEdit>(u"segmentStart"_s)->setDateTime(rig.at(3, {14, 0}));
        rig.click(u"saveSegment"_s);
        QTRY_COMPARE(rig.named(u"Move me"_s) ? rig.named(u"Move me"_s)->startTime.toLocalTime() : QDateTime(),
                     rig.at(3, {14, 0}));
        QTRY_VERIFY(!rig.feed->isBusy());
        rig.waitForWeek();
        int found = 0;
        for (const auto &segment : rig.feed->segments())
            found += segment.title == u"Move me"_s ? 1 : 0;
        QCOMPARE(found, 1);
    }

    void oneStreamIsCancelledAndRestored()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        rig.showNextWeek();
        rig.add(u"Maybe"_s, rig.at(4, {10, 0}), 90, true);
        QTRY_VERIFY(rig.named(u"Maybe"_s));
        Q_EMIT rig.find<WeekView>(u"weekView"_s)->activated(rig.named(u"Maybe"_s)->id);
        rig.click(u"cancelSegment"_s);
        QTRY_VERIFY(rig.named(u"Maybe"_s) && rig.named(u"Maybe"_s)->canceledUntil);
        rig.click(u"cancelSegment"_s);
        QTRY_VERIFY(rig.named(u"Maybe"_s) && !rig.named(u"Maybe"_s)->canceledUntil);
    }

    void segmentsAtTheSameTimeAreNamed()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        rig.showNextWeek();
        rig.add(u"First"_s, rig.at(5, {10, 0}), 120, true);
        QTRY_VERIFY(rig.named(u"First"_s));
        SegmentDraft other{.start = rig.at(5, {11, 0}).toUTC(), .minutes = 60};
        QCOMPARE(rig.feed->conflicts(other).value(0).title, u"First"_s);
        other.start = rig.at(5, {12, 0}).toUTC();
        QVERIFY(rig.feed->conflicts(other).isEmpty());
    }

    void whatWasTypedSurvivesARefusalAndARestart()
    {
        ScheduleRig rig({.isOnDisk = true});
        rig.waitForWeek();
        rig.showNextWeek();
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        rig.find<QLineEdit>(u"segmentTitle"_s)->setText(QString(141, u'x'));
        rig.click(u"saveSegment"_s);
        QVERIFY(!rig.feed->isBusy());
        QCOMPARE(rig.find<QLineEdit>(u"segmentTitle"_s)->text().size(), 141);
        rig.find<QLineEdit>(u"segmentTitle"_s)->setText(u"Unsaved"_s);
        QTRY_COMPARE(rig.feed->draft() ? rig.feed->draft()->title : QString(), u"Unsaved"_s);
        rig.window.reset();
        rig.endParts();
        rig.restart();
        ScheduleFeed again(rig.account.get());
        QCOMPARE(again.draft() ? again.draft()->title : QString(), u"Unsaved"_s);
    }

    void vacationsAreSetAndEnded()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        const Api::Vacation vacation{rig.at(8, {0, 0}).toUTC(), rig.at(12, {0, 0}).toUTC()};
        rig.feed->setVacation(vacation);
        QTRY_VERIFY(rig.feed->vacation());
        QCOMPARE(*rig.feed->vacation(), vacation);
        rig.feed->setVacation({});
        QTRY_VERIFY(!rig.feed->vacation());
    }

    void theNextClockChangeIsThatOfTheZone()
    {
        const QTimeZone berlin("Europe/Berlin");
        const auto spring = nextClockChange(berlin, QDateTime({2026, 1, 15}, {12, 0}, QTimeZone::utc()));
        QVERIFY(spring);
        QCOMPARE(spring->at, QDateTime({2026, 3, 29}, {1, 0}, QTimeZone::utc()));
        QCOMPARE(spring->secondsBefore, 3'600);
        QCOMPARE(spring->secondsAfter, 7'200);
        QVERIFY(!nextClockChange(QTimeZone::utc(), QDateTime({2026, 1, 15}, {12, 0}, QTimeZone::utc())));
    }

    void withoutPermissionItIsShownAndCannotBeChanged()
    {
        ScheduleRig rig({.scopes = without({Scope::ChannelManageSchedule})});
        rig.waitForWeek();
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(rig.find<ActionButton>(u"saveSegment"_s)->isBlocked());
    }
};

QTEST_MAIN(TestSchedulePage)
#include "tst_schedule_page.moc"
