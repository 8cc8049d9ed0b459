// SPDX-License-Identifier: GPL-3.0-or-later

// The stream schedule as a broadcaster plans it: real widgets, and a sandbox over HTTP.

#include "test_window.h"
#include "test_world.h"

#include "kit/controls/action_button.h"
#include "kit/controls/segmented.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/toast_lane.h"
#include "kit/search/search_combo.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "kit/theme/tokens.h"
#include "schedule/schedule_page.h"
#include "schedule/segment_editor.h"
#include "schedule/week_view.h"
#include "search/category_search.h"

#include <QDateTimeEdit>
#include <QHelpEvent>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QToolTip>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

constexpr const char *segmentPath = "/schedule/segment";

struct ScheduleRig : TestWorld, TestWindow
{
    enum class Seed { Dropped, Kept };

    /// Without the segments of the seed, which the service would compare with those of the test.
    explicit ScheduleRig(WorldSetup with = {}, Seed seed = Seed::Dropped)
        : TestWorld(std::move(with))
        , feed(make<ScheduleFeed>(account.get()))
    {
        if (seed == Seed::Dropped)
            dropAll();
        showPage();
    }
    ~ScheduleRig() override { window.reset(); }

    void showPage() { page = TestWindow::show(new SchedulePage(feed), {1032, 800}); }
    void dropAll()
    {
        sandbox.act([](Sandbox::World &w) { return w.database().run("DELETE FROM schedule_segments"); });
    }
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
    SegmentEditor *editor() const { return find<SegmentEditor>(u"segmentEditor"_s); }
    WeekView *week() const { return find<WeekView>(u"weekView"_s); }
    QLineEdit *title() const { return find<QLineEdit>(u"segmentTitle"_s); }
    QDateTimeEdit *start() const { return find<QDateTimeEdit>(u"segmentStart"_s); }
    QAction *action(QAnyStringView name) const { return page->findChild<QAction *>(name.toString()); }
    QString kept(const QString &id = {}) const { return feed->draft(id).value_or(SegmentDraft()).title; }
    /// Fills the editor for a new segment.
    void type(const QString &text, const QDateTime &at, int minutes, bool isWeekly)
    {
        window->setFocus();
        key(Qt::Key_N, Qt::ControlModifier);
        title()->setText(text);
        start()->setDateTime(at);
        find<QSpinBox>(u"segmentMinutes"_s)->setValue(minutes);
        find<QAbstractButton>(u"segmentRepeats"_s)->setChecked(isWeekly);
    }
    /// Saves what is in the editor, and waits until the week shows it.
    void save()
    {
        QSignalSpy saved(feed, &ScheduleFeed::saved);
        QSignalSpy failed(feed, &ScheduleFeed::failed);
        click(u"saveSegment"_s);
        [&] { QTRY_VERIFY(!saved.isEmpty() || !failed.isEmpty()); }();
        if (!failed.isEmpty())
            [&] { QFAIL(qPrintable(failed.first()[0].value<Error>().message)); }();
        waitForWeek();
    }
    void add(const QString &title, const QDateTime &start, int minutes = 60, bool isWeekly = true)
    {
        type(title, start, minutes, isWeekly);
        save();
        [&] { QTRY_VERIFY(named(title)); }();
    }
    /// Opens the editor as Enter does.
    void open(const QString &title) const { Q_EMIT week()->activated(named(title)->id); }
    const Api::ScheduleSegment *named(const QString &title) const
    {
        for (const Api::ScheduleSegment &segment : feed->segments()) {
            if (segment.title == title)
                return &segment;
        }
        return nullptr;
    }
    qsizetype count(const QString &title) const
    {
        return std::count_if(feed->segments().begin(), feed->segments().end(),
                             [&](const Api::ScheduleSegment &segment) { return segment.title == title; });
    }
    /// The title of the current segment of the week.
    QString current() const
    {
        for (const Api::ScheduleSegment &segment : feed->segments()) {
            if (segment.id == week()->current())
                return segment.title;
        }
        return {};
    }

    ScheduleFeed *feed;
    SchedulePage *page = nullptr;
};

/// Shows the next week, in which no segment has begun.
struct NextWeek : ScheduleRig
{
    NextWeek()
    {
        waitForWeek();
        showNextWeek();
    }
};

/// The errors that the page tells in toasts.
class ErrorToasts
{
public:
    explicit ErrorToasts(const SchedulePage *page)
    {
        QObject::connect(page, &Page::notified, &m_context,
                         [this](const QString &text, const std::function<void()> &, Pill::Kind kind) {
                             if (kind == Pill::Kind::Error)
                                 texts.append(text);
                         });
    }

    QStringList texts{};

private:
    QObject m_context{};
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
        NextWeek rig;
        const QString title = u"Towers <b>by</b> night"_s;
        rig.add(title, rig.at(2, {9, 30}), 240);
        QVERIFY(!rig.isShown(u"segmentEditor"_s));
        QCOMPARE(rig.named(title)->startTime.toLocalTime(), rig.at(2, {9, 30}));
        QCOMPARE(rig.named(title)->startTime.secsTo(rig.named(title)->endTime), 240 * 60);
        QVERIFY(rig.named(title)->isRecurring);
        // It comes again in the week after.
        rig.showNextWeek();
        QTRY_VERIFY(rig.named(title));

        rig.open(title);
        QVERIFY(rig.find<ActionButton>(u"saveSegment"_s)->isBlocked());
        rig.find<QSpinBox>(u"segmentMinutes"_s)->setValue(180);
        rig.save();
        QTRY_COMPARE(rig.named(title)->startTime.secsTo(rig.named(title)->endTime), 180 * 60);
        QVERIFY(rig.isShown(u"segmentEditor"_s));
        QVERIFY(!rig.editor()->isChanged());

        rig.click(u"deleteSegment"_s);
        auto *dialog = rig.dialog(u"deleteSegmentDialog"_s);
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, dialog), Qt::LeftButton);
        QTRY_VERIFY(!rig.named(title));
    }

    void oneThatComesOnceIsMovedToAnotherWeekAndChangedThere()
    {
        NextWeek rig;
        rig.add(u"Gala"_s, rig.at(2, {9, 0}), 60, false);
        rig.open(u"Gala"_s);
        rig.start()->setDateTime(rig.at(9, {9, 0}));
        rig.save();
        QTRY_VERIFY(!rig.named(u"Gala"_s));
        // With the week, its id has changed.
        rig.title()->setText(u"Late gala"_s);
        rig.save();
        rig.showNextWeek();
        QTRY_VERIFY(rig.named(u"Late gala"_s));
        QCOMPARE(rig.editor()->segment(), rig.named(u"Late gala"_s)->id);
    }

    void theKeyboardMovesOverTheWeek()
    {
        NextWeek rig;
        rig.add(u"Early"_s, rig.at(1, {9, 0}));
        rig.add(u"Middle"_s, rig.at(3, {9, 30}));
        rig.add(u"Late"_s, rig.at(3, {20, 0}));
        const QDate first = rig.feed->week();
        rig.week()->setCurrent(rig.named(u"Early"_s)->id);
        rig.week()->setFocus();
        rig.key(Qt::Key_Right);
        QCOMPARE(rig.current(), u"Middle"_s);
        rig.key(Qt::Key_Down);
        QCOMPARE(rig.current(), u"Late"_s);
        rig.key(Qt::Key_Left);
        QCOMPARE(rig.current(), u"Early"_s);
        rig.key(Qt::Key_Down);
        rig.key(Qt::Key_Down);
        QCOMPARE(rig.current(), u"Late"_s);
        rig.key(Qt::Key_Up);
        QCOMPARE(rig.current(), u"Middle"_s);
        QVERIFY(!rig.isShown(u"segmentEditor"_s));
        rig.key(Qt::Key_Return);
        QVERIFY(rig.isShown(u"segmentEditor"_s));
        QCOMPARE(rig.title()->text(), u"Middle"_s);
        // The editor follows while nothing was typed.
        rig.key(Qt::Key_Down);
        QCOMPARE(rig.title()->text(), u"Late"_s);
        rig.key(Qt::Key_PageDown);
        QCOMPARE(rig.feed->week(), first.addDays(7));
        QVERIFY(rig.week()->current().isEmpty());
        rig.waitForWeek();
        QTRY_VERIFY(rig.named(u"Early"_s));
        rig.key(Qt::Key_PageUp);
        QCOMPARE(rig.feed->week(), first);
        rig.waitForWeek();
        rig.key(Qt::Key_Right);
        QCOMPARE(rig.current(), u"Early"_s);
        rig.key(Qt::Key_Home);
        QCOMPARE(rig.feed->week(), first.addDays(-7));
    }

    void theListActsOnItsCurrentRow()
    {
        NextWeek rig;
        rig.add(u"Stays"_s, rig.at(1, {9, 0}));
        rig.add(u"Goes"_s, rig.at(2, {9, 0}));
        rig.week()->setCurrent(rig.named(u"Stays"_s)->id);
        rig.find<Segmented>(u"scheduleTabs"_s)->setCurrentIndex(1);
        auto *table = rig.find<QTableView>(u"scheduleTable"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        rig.key(Qt::Key_Down);
        rig.action(u"editSegment"_s)->trigger();
        QCOMPARE(rig.title()->text(), u"Goes"_s);
        table->setFocus();
        rig.key(Qt::Key_Delete);
        auto *dialog = rig.dialog(u"deleteSegmentDialog"_s);
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, dialog), Qt::LeftButton);
        QTRY_VERIFY(!rig.named(u"Goes"_s));
        QVERIFY(rig.named(u"Stays"_s));
        // What is deleted is not current any more.
        QVERIFY(rig.week()->current().isEmpty());
    }

    void aWeeklySegmentCannotBeMovedButReplaced()
    {
        NextWeek rig;
        rig.add(u"Move me"_s, rig.at(1, {12, 0}));
        rig.open(u"Move me"_s);
        QVERIFY(!rig.start()->isEnabled());
        auto *fixed = rig.find<WhyHint>(u"segmentFixed"_s);
        QVERIFY(fixed->isVisible());
        Q_EMIT fixed->actionTriggered();
        QVERIFY(rig.start()->isEnabled());
        // Until it is deleted, the service refuses another at its time.
        rig.start()->setDateTime(rig.at(1, {12, 30}));
        QVERIFY(rig.text(u"segmentConflicts"_s).contains(u"Move me"_s));
        rig.start()->setDateTime(rig.at(3, {14, 0}));
        QVERIFY(!rig.isShown(u"segmentConflicts"_s));
        rig.save();
        QTRY_COMPARE(rig.named(u"Move me"_s) ? rig.named(u"Move me"_s)->startTime.toLocalTime() : QDateTime(),
                     rig.at(3, {14, 0}));
        QCOMPARE(rig.count(u"Move me"_s), 1);
        QVERIFY(!rig.isShown(u"segmentEditor"_s));
    }

    void ifTheReplacedSegmentCannotBeDeletedBothAreShownAndThatIsSaid()
    {
        NextWeek rig;
        rig.add(u"Move me"_s, rig.at(1, {12, 0}));
        rig.open(u"Move me"_s);
        const QString old = rig.editor()->segment();
        Q_EMIT rig.find<WhyHint>(u"segmentFixed"_s)->actionTriggered();
        rig.start()->setDateTime(rig.at(3, {14, 0}));
        rig.sandbox.fault({.path = segmentPath, .method = "DELETE", .status = 400, .message = u"Not now."_s});
        const ErrorToasts toasts(rig.page);
        rig.click(u"saveSegment"_s);
        QTRY_COMPARE(toasts.texts.size(), 2);
        QVERIFY(toasts.texts[0].contains(u"Both are planned"_s));
        QVERIFY(toasts.texts[1].contains(u"Not now."_s));
        QTRY_COMPARE(rig.count(u"Move me"_s), 2);
        // It was added, so saving again would add another.
        QVERIFY(!rig.isShown(u"segmentEditor"_s));
        QVERIFY(!rig.feed->draft(old));
    }

    void oneStreamIsCancelledAndRestored()
    {
        NextWeek rig;
        rig.add(u"Maybe"_s, rig.at(4, {10, 0}), 90);
        rig.open(u"Maybe"_s);
        rig.click(u"cancelSegment"_s);
        QTRY_VERIFY(rig.named(u"Maybe"_s) && rig.named(u"Maybe"_s)->canceledUntil);
        QTRY_COMPARE(rig.find<Button>(u"cancelSegment"_s)->symbol(), Icon::Undo);
        rig.click(u"cancelSegment"_s);
        QTRY_VERIFY(rig.named(u"Maybe"_s) && !rig.named(u"Maybe"_s)->canceledUntil);
        // The service cancels the next one only, so a later week does not name its own date.
        rig.showNextWeek();
        QTRY_VERIFY(rig.named(u"Maybe"_s));
        rig.open(u"Maybe"_s);
        QCOMPARE(rig.find<QAbstractButton>(u"cancelSegment"_s)->text(), u"Cancel next"_s);
    }

    void aRefusalIsShownWhereItsRequestWasSent()
    {
        NextWeek rig;
        rig.add(u"Gone"_s, rig.at(1, {9, 0}));
        rig.open(u"Gone"_s);
        const ErrorToasts toasts(rig.page);
        rig.sandbox.fault(
            {.path = segmentPath, .method = "PATCH", .status = 400, .message = u"No cancel."_s});
        rig.click(u"cancelSegment"_s);
        QTRY_COMPARE(toasts.texts.size(), 1);
        QVERIFY(toasts.texts[0].startsWith(u"Changing the schedule failed."_s));
        QVERIFY(toasts.texts[0].contains(u"No cancel."_s));
        QCOMPARE(rig.editor()->error(), QString());

        rig.sandbox.fault(
            {.path = segmentPath, .method = "PATCH", .status = 400, .message = u"No change."_s});
        rig.title()->setText(u"Other"_s);
        rig.click(u"saveSegment"_s);
        QTRY_VERIFY(rig.editor()->error().contains(u"No change."_s));
        QCOMPARE(toasts.texts.size(), 1);
        QCOMPARE(rig.title()->text(), u"Other"_s);
        QCOMPARE(rig.kept(rig.editor()->segment()), u"Other"_s);
        rig.save();
        QCOMPARE(rig.editor()->error(), QString());
        QTRY_VERIFY(rig.named(u"Other"_s));
        QVERIFY(!rig.feed->draft(rig.editor()->segment()));
    }

    void aNarrowWindowShowsThreeDays()
    {
        NextWeek rig;
        QSignalSpy chosen(rig.week(), &WeekView::emptyActivated);
        const auto lastDay = [&] {
            QWidget *view = rig.week()->viewport();
            QTest::mouseDClick(view, Qt::LeftButton, {}, {view->width() - 20, 200});
            rig.click(u"closeSegment"_s);
            return chosen.isEmpty() ? QDate() : chosen.takeLast()[0].toDateTime().toLocalTime().date();
        };
        QCOMPARE(lastDay(), rig.feed->week().addDays(6));
        // A window of 640 px, less the sidebar, with a font whose line is only 18 px high.
        rig.window->resize(px(660), 800);
        QTRY_COMPARE(rig.page->width(), px(660));
        QCOMPARE(lastDay(), rig.feed->week().addDays(2));
    }

    void aNewSegmentIsShownAndCurrent()
    {
        NextWeek rig;
        const QDate week = rig.feed->week();
        rig.add(u"Early"_s, rig.at(1, {1, 0}));
        QTRY_COMPARE(rig.current(), u"Early"_s);
        QVERIFY(rig.week()->verticalScrollBar()->value() < rig.week()->verticalScrollBar()->maximum() / 2);
        rig.type(u"Late"_s, rig.at(9, {23, 0}), 30, true);
        QTRY_VERIFY(!rig.page->saved().isEmpty());
        rig.save();
        QCOMPARE(rig.feed->week(), week.addDays(7));
        QTRY_COMPARE(rig.current(), u"Late"_s);
        const QScrollBar *bar = rig.week()->verticalScrollBar();
        QTRY_VERIFY(bar->value() > bar->maximum() / 2);
        QCOMPARE(rig.page->saved(), QString());  // no draft is left
    }

    void theTimeZoneIsSearched()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        rig.type(u"Zoned"_s, rig.at(1, {9, 0}), 60, true);
        auto *zone = rig.find<SearchCombo>(u"segmentZone"_s);
        zone->lineEdit()->setFocus();
        zone->lineEdit()->selectAll();
        QTest::keyClicks(zone->lineEdit(), u"reykja"_s);
        QTRY_COMPARE(rig.find<QListView>(u"searchList"_s, zone)->currentIndex().data().toString(),
                     u"Atlantic/Reykjavik"_s);
        QTest::keyClick(zone->lineEdit(), Qt::Key_Return);
        QCOMPARE(zone->value(), u"Atlantic/Reykjavik"_s);
        QTRY_COMPARE(rig.feed->draft({}).value_or(SegmentDraft()).timezone, zone->value());
    }

    void aNewSegmentIsTypedAtOnce()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(rig.title()->hasFocus());
        rig.key(Qt::Key_A);
        QCOMPARE(rig.title()->text(), u"a"_s);
    }

    void toastsLeaveTheButtonsOfTheEditorFree()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        ToastLane lane(rig.page);
        rig.page->setSurroundings(&lane, nullptr);
        rig.type(u"Tower"_s, rig.at(6, QTime(20, 0)), 60, false);
        lane.showMessage(u"Saved"_s);
        const auto *save = rig.find(u"saveSegment"_s);
        QTRY_VERIFY(save->isVisible()
                    && !lane.geometry().intersects({save->mapTo(rig.page, QPoint()), save->size()}));
    }

    void aSegmentThatWasAddedWithoutAnAnswerClosesTheEditor()
    {
        NextWeek rig;
        rig.type(u"Once"_s, rig.at(2, {10, 0}), 60, false);
        rig.sandbox.fault({.path = segmentPath, .method = "POST", .cutConnection = true, .handled = true});
        rig.sandbox.fault({.path = "/schedule", .method = "GET", .times = -1, .status = 500});
        rig.click(u"saveSegment"_s);
        QTRY_VERIFY(rig.editor()->error().contains(u"It may have been added."_s));
        QSignalSpy saved(rig.feed, &ScheduleFeed::saved);
        rig.sandbox.clearFaults();
        rig.feed->refresh();
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!rig.editor()->isVisible());
        QVERIFY(!rig.feed->draft({}));
        QCOMPARE(rig.count(u"Once"_s), 1);
        // What was not added stays, and that is said.
        rig.type(u"Never"_s, rig.at(3, {10, 0}), 60, false);
        rig.sandbox.fault({.path = segmentPath, .method = "POST", .cutConnection = true});
        rig.click(u"saveSegment"_s);
        QTRY_VERIFY(rig.editor()->error().contains(u"It was not added."_s));
        QVERIFY(rig.editor()->isVisible());
        QCOMPARE(rig.title()->text(), u"Never"_s);
        QCOMPARE(saved.size(), 1);
    }

    void oneOfAnotherWeekThatMayHaveBeenAddedIsLookedForThere()
    {
        NextWeek rig;
        const QDate week = rig.feed->week();
        rig.type(u"Later"_s, rig.at(9, {10, 0}), 60, false);
        rig.sandbox.fault({.path = segmentPath, .method = "POST", .cutConnection = true, .handled = true});
        QSignalSpy saved(rig.feed, &ScheduleFeed::saved);
        rig.click(u"saveSegment"_s);
        QTRY_COMPARE(saved.size(), 1);
        QCOMPARE(rig.feed->week(), week.addDays(7));
        QVERIFY(!rig.editor()->isVisible());
        QCOMPARE(rig.count(u"Later"_s), 1);
    }

    void whatRunsIntoTheWeekIsPartOfIt()
    {
        NextWeek rig;
        rig.add(u"Over midnight"_s, rig.at(6, {23, 0}), 180, false);
        rig.add(u"Before"_s, rig.at(6, {20, 0}), 60, false);
        rig.showNextWeek();
        QTRY_VERIFY(rig.named(u"Over midnight"_s));
        QVERIFY(!rig.named(u"Before"_s));
        // No time to plan another one, and no further show of this week.
        rig.type(u"Early"_s, rig.at(0, {1, 0}), 60, false);
        QVERIFY(rig.text(u"segmentConflicts"_s).contains(u"Over midnight"_s));
    }

    void segmentsAtTheSameTimeAreNamed()
    {
        NextWeek rig;
        rig.add(u"First"_s, rig.at(5, {10, 0}), 120);
        rig.type(u"Second"_s, rig.at(5, {11, 0}), 60, true);
        QVERIFY(rig.text(u"segmentConflicts"_s).contains(u"First"_s));
        rig.start()->setDateTime(rig.at(5, {12, 0}));
        QVERIFY(!rig.isShown(u"segmentConflicts"_s));
    }

    void thoseOfAnotherWeekAtTheSameTimeAreNamedToo()
    {
        NextWeek rig;
        rig.add(u"First"_s, rig.at(0, {5, 0}), 60, false);
        rig.feed->setWeek(rig.feed->week().addDays(-7));
        rig.waitForWeek();
        rig.type(u"Second"_s, rig.at(7, {5, 30}), 60, false);
        QTRY_VERIFY(rig.text(u"segmentConflicts"_s).contains(u"First"_s));
        rig.start()->setDateTime(rig.at(7, {6, 0}));
        QVERIFY(!rig.isShown(u"segmentConflicts"_s));
        // Also if it begins in the shown week.
        rig.start()->setDateTime(rig.at(6, {23, 0}));
        rig.find<QSpinBox>(u"segmentMinutes"_s)->setValue(480);
        QTRY_VERIFY(rig.text(u"segmentConflicts"_s).contains(u"First"_s));
        // And if the page is made again, for example in another language.
        rig.window.reset();
        rig.showPage();
        QTRY_VERIFY(rig.text(u"segmentConflicts"_s).contains(u"First"_s));
    }

    void whatWasTypedSurvivesARefusalAndARestart()
    {
        ScheduleRig rig({.isOnDisk = true});
        rig.waitForWeek();
        rig.showNextWeek();
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        rig.title()->setText(QString(141, u'x'));
        rig.click(u"saveSegment"_s);
        QVERIFY(!rig.feed->isBusy());
        QCOMPARE(rig.title()->text().size(), 141);
        rig.title()->setText(u"Unsaved"_s);
        QTRY_COMPARE(rig.kept(), u"Unsaved"_s);
        rig.window.reset();
        rig.restart();
        rig.feed = rig.make<ScheduleFeed>(rig.account.get());
        rig.showPage();
        QVERIFY(rig.isShown(u"segmentEditor"_s));
        QCOMPARE(rig.title()->text(), u"Unsaved"_s);
    }

    void closingThePageKeepsWhatWasJustTyped()
    {
        ScheduleRig rig;
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        rig.title()->setText(u"Just typed"_s);
        QCOMPARE(rig.kept(), QString());
        QSignalSpy told(rig.page, &Page::savedChanged);
        rig.window.reset();
        QCOMPARE(rig.kept(), u"Just typed"_s);
        // Its editor ends after the page, and must not tell it any more.
        QVERIFY(told.isEmpty());
    }

    void onlyAStoredDraftIsSaidToBeSaved()
    {
        ScheduleRig rig;
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QSignalSpy told(rig.page, &Page::savedChanged);
        rig.title()->setText(u"Typed"_s);
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(!rig.page->saved().isEmpty());
        rig.title()->clear();
        QTRY_VERIFY(!rig.feed->draft({}));
        QCOMPARE(told.size(), 1);
    }

    void eachSegmentKeepsItsOwnDraftUntilItIsDiscarded()
    {
        NextWeek rig;
        rig.add(u"One"_s, rig.at(1, {9, 0}));
        rig.add(u"Two"_s, rig.at(2, {9, 0}));
        rig.open(u"One"_s);
        QVERIFY(!rig.isShown(u"discardSegment"_s));
        rig.title()->setText(u"One, later"_s);
        rig.open(u"Two"_s);
        QCOMPARE(rig.title()->text(), u"Two"_s);
        rig.find<QSpinBox>(u"segmentMinutes"_s)->setValue(90);
        rig.save();
        rig.open(u"One"_s);
        QCOMPARE(rig.title()->text(), u"One, later"_s);
        // A new one does not take its place either.
        rig.type(u"Three"_s, rig.at(3, {9, 0}), 60, true);
        rig.open(u"One"_s);
        QCOMPARE(rig.title()->text(), u"One, later"_s);
        rig.click(u"discardSegment"_s);
        QCOMPARE(rig.title()->text(), u"One"_s);
        QVERIFY(!rig.isShown(u"discardSegment"_s));
        QVERIFY(!rig.feed->draft(rig.named(u"One"_s)->id));
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(rig.title()->text(), u"Three"_s);
        QCOMPARE(rig.start()->dateTime(), rig.at(3, {9, 0}));
    }

    void oneThatIsBeingSavedIsNotOfferedAgain()
    {
        NextWeek rig;
        rig.add(u"One"_s, rig.at(1, {9, 0}));
        rig.type(u"Two"_s, rig.at(2, {9, 0}), 60, true);
        rig.click(u"saveSegment"_s);
        QVERIFY(rig.feed->isBusy());
        rig.open(u"One"_s);
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(rig.title()->text(), u"Two"_s);
        QTRY_COMPARE(rig.count(u"Two"_s), 1);
        QVERIFY(!rig.isShown(u"segmentEditor"_s));
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(rig.title()->text(), QString());
    }

    void noCategoryIsOnlyOfferedForANewSegment()
    {
        NextWeek rig;
        const auto offersNone = [&rig] {
            const auto *model = rig.editor()->findChild<CategorySearch *>()->model();
            rig.find<SearchCombo>(u"segmentCategory"_s)->openList();
            bool isOffered = false;
            for (int row = 0; row < model->rowCount(); ++row)
                isOffered = isOffered || model->row(row).id.isEmpty();
            rig.find<SearchCombo>(u"segmentCategory"_s)->closeList();
            return isOffered;
        };
        rig.type(u"Any"_s, rig.at(1, {9, 0}), 60, true);
        QVERIFY(offersNone());
        rig.save();
        QTRY_VERIFY(rig.named(u"Any"_s));
        rig.open(u"Any"_s);
        QVERIFY(!offersNone());
    }

    void aWeekIsUnknownUntilItIsRead()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        const QDate week = rig.feed->week();
        rig.feed->setWeek(week.addDays(13));
        QCOMPARE(rig.feed->week(), week.addDays(7));
        QVERIFY(!rig.feed->isWeekKnown());
        rig.feed->setWeek(week);
        QVERIFY(!rig.feed->isWeekKnown());
        rig.waitForWeek();
        rig.feed->setWeek(week.addDays(6));
        QVERIFY(rig.feed->isWeekKnown());
    }

    void todayIsThatOfTheService()
    {
        ScheduleRig rig({.at = QDateTime({2031, 3, 5}, {12, 0}, QTimeZone::utc())});
        QTRY_COMPARE(rig.feed->week(), QDate(2031, 3, 2));
        rig.waitForWeek();
        rig.page->setFocus();
        rig.key(Qt::Key_PageDown);
        QCOMPARE(rig.feed->week(), QDate(2031, 3, 9));
        rig.repeatKey(Qt::Key_PageDown);
        QCOMPARE(rig.feed->week(), QDate(2031, 3, 16));
        rig.key(Qt::Key_Home);
        QCOMPARE(rig.feed->week(), QDate(2031, 3, 2));
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(rig.start()->date(), rig.feed->today().addDays(1));
    }

    void theWeekBeginsOnTheDayOfTheLocale()
    {
        const QLocale before;
        const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
        ScheduleRig rig({.at = QDateTime({2031, 3, 5}, {12, 0}, QTimeZone::utc())});
        QTRY_COMPARE(rig.feed->week(), QDate(2031, 3, 2));
        // The page is made again for another language.
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        rig.showPage();
        QCOMPARE(rig.feed->week(), QDate(2031, 3, 3));
        QTRY_VERIFY(rig.text(u"scheduleRange"_s).startsWith(u"3 "_s));
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        rig.showPage();
        QCOMPARE(rig.feed->week(), QDate(2031, 3, 1));
    }

    void textOfOthersIsPlainInToolTips()
    {
        NextWeek rig;
        rig.add(u"<b>Bold</b> & co"_s, rig.at(2, {9, 0}), 600);
        QWidget *area = rig.week()->viewport();
        const auto tip = [area] {
            for (int x = 0; x < area->width(); x += 20) {
                const QPoint at(x, area->height() / 2);
                QHelpEvent help(QEvent::ToolTip, at, area->mapToGlobal(at));
                QApplication::sendEvent(area, &help);
                if (QToolTip::isVisible())
                    return QToolTip::text();
            }
            return QString();
        };
        QTRY_VERIFY(tip().contains(u"<b>Bold</b> & co"_s));
        QToolTip::hideText();
    }

    void timesOfDayAreWrittenInOneWay()
    {
        const QLocale before;
        const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        NextWeek rig;
        rig.add(u"Afternoon"_s, rig.at(2, {14, 30}), 60);
        rig.open(u"Afternoon"_s);
        QVERIFY(rig.start()->text().endsWith(u" 14:30"_s));
        QVERIFY(rig.text(u"segmentNote"_s).contains(u"14:30"_s));
        QVERIFY(!rig.text(u"segmentNote"_s).contains(u"PM"_s));
        QVERIFY(dateTimeText(rig.at(2, {14, 30})).endsWith(u" 14:30"_s));
        QCOMPARE(rig.find<QTableView>(u"scheduleTable"_s)->model()->index(0, 1).data().toString(),
                 u"14:30"_s);
        rig.action(u"vacation"_s)->trigger();
        auto *dialog = rig.dialog(u"vacationDialog"_s);
        QVERIFY(rig.find<QDateTimeEdit>(u"vacationFrom"_s, dialog)->text().endsWith(u" 00:00"_s));
    }

    void aSegmentAroundTheHourThatComesTwiceIsShown()
    {
        const QByteArray zone = qgetenv("TZ");
        const auto restore = qScopeGuard([zone] { zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone); });
        qputenv("TZ", "Europe/Berlin");
        // From 02:50 to 02:10, when the clocks have been set back.
        const QDateTime start(QDate(2026, 10, 25), QTime(0, 50), Qt::UTC);
        Api::ScheduleSegment segment;
        segment.id = u"around"_s;
        segment.startTime = start;
        segment.endTime = start.addSecs(20 * 60);
        WeekView week;
        week.setDays(QDate(2026, 10, 19), 7);
        week.setSegments({segment});
        QTest::keyClick(&week, Qt::Key_Down);
        QCOMPARE(week.current(), u"around"_s);
    }

    void vacationsAreSetAndEnded()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        const Api::Vacation vacation{rig.at(8, {0, 0}).toUTC(), rig.at(12, {0, 0}).toUTC()};
        rig.action(u"vacation"_s)->trigger();
        auto *dialog = rig.dialog(u"vacationDialog"_s);
        rig.find<QDateTimeEdit>(u"vacationFrom"_s, dialog)->setDateTime(rig.at(8, {0, 0}));
        rig.find<QDateTimeEdit>(u"vacationTo"_s, dialog)->setDateTime(rig.at(12, {0, 0}));
        QTest::mouseClick(rig.find<QAbstractButton>(u"setVacation"_s, dialog), Qt::LeftButton);
        QTRY_VERIFY(rig.feed->vacation());
        QCOMPARE(*rig.feed->vacation(), vacation);
        rig.action(u"vacation"_s)->trigger();
        dialog = rig.dialog(u"vacationDialog"_s);
        QTest::mouseClick(rig.find<QAbstractButton>(u"endVacation"_s, dialog), Qt::LeftButton);
        QTRY_VERIFY(!rig.feed->vacation());
    }

    void theLinkLeadsToTheCalendar()
    {
        ScheduleRig rig;
        rig.waitForWeek();
        QNetworkReply *reply = rig.network.get(QNetworkRequest(rig.feed->calendarUrl()));
        QTRY_VERIFY(reply->isFinished());
        QVERIFY(reply->readAll().startsWith("BEGIN:VCALENDAR"));
        delete reply;
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
        ScheduleRig rig({.scopes = without({Scope::ChannelManageSchedule})}, ScheduleRig::Seed::Kept);
        rig.waitForWeek();
        QVERIFY(rig.named(u"Tea at seven"_s));
        for (const char *name : {"newSegment", "vacation", "deleteSegmentAction"}) {
            QVERIFY2(!rig.action(name)->isEnabled(), name);
            QVERIFY2(rig.action(name)->toolTip().contains(u"permission"_s), name);
        }
        rig.week()->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!rig.isShown(u"segmentEditor"_s));
        rig.key(Qt::Key_Right);
        rig.key(Qt::Key_Return);
        QVERIFY(rig.isShown(u"segmentEditor"_s));
        auto *save = rig.find<ActionButton>(u"saveSegment"_s);
        QVERIFY(save->isBlocked());
        QVERIFY(rig.title()->isReadOnly());
        rig.title()->setText(u"Changed"_s);
        QSignalSpy explained(save, &ActionButton::blockedPressed);
        rig.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(explained.size(), 1);
        QVERIFY(!rig.feed->isBusy());
    }
};

QTEST_MAIN(TestSchedulePage)
#include "tst_schedule_page.moc"
