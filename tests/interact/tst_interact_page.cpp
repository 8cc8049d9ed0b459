// SPDX-License-Identifier: GPL-3.0-or-later

// Polls, predictions and raids as a broadcaster runs them: real widgets, real events, and a sandbox.

#include "test_window.h"
#include "test_world.h"

#include "interact/choice_bars.h"
#include "interact/interact_page.h"
#include "interact/interact_service.h"
#include "interact/outcome_box.h"
#include "kit/controls/action_button.h"
#include "kit/controls/form_field.h"
#include "kit/layout/stat.h"
#include "kit/lists/long_list.h"
#include "kit/messages/why_hint.h"
#include "kit/text/digits_label.h"
#include "kit/text/elided_label.h"
#include "kit/theme/theme.h"
#include "sandbox/hype_train/hype_trains.h"
#include "sandbox/polls/polls.h"
#include "sandbox/predictions/predictions.h"

#include <QBoxLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRadioButton>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

const InteractTemplate lamp{.title = u"Which <b>lamp</b>?"_s,
                            .choices = {u"The tall one"_s, u"The damp one"_s}};
const InteractTemplate boss{.kind = InteractTemplate::Kind::Prediction,
                            .title = u"Boss down first try?"_s,
                            .choices = {u"Yes"_s, u"No"_s}};

struct InteractRig : TestWorld, TestWindow
{
    explicit InteractRig(WorldSetup with = {})
        : TestWorld(std::move(with))
        , service(make<InteractService>(account.get()))
    {
        page = TestWindow::show(new InteractPage(service), {1032, 800});
    }
    ~InteractRig() override { window.reset(); }

    template <class F>
    void atService(F act)
    {
        const bool done = sandbox.inSandbox([&](Sandbox::World &world) { return bool(act(world)); });
        if (!done)
            qFatal("the sandbox refuses");
    }
    void vote(const char *login, int choice)
    {
        atService([&, user = idOf(QLatin1String(login))](Sandbox::World &world) {
            return world.area<Sandbox::Polls>().vote(id(), user, choice, 0);
        });
    }
    void predict(const char *login, int outcome, int points)
    {
        atService([&, user = idOf(QLatin1String(login))](Sandbox::World &world) {
            return world.area<Sandbox::Predictions>().predict(id(), user, outcome, points);
        });
    }
    void openPrediction()
    {
        [&] { QTRY_VERIFY(service->predictions()->isLive()); }();
        startByDialog(boss);
        [&] { QTRY_VERIFY(service->predictions()->open()); }();
    }
    /// With 300 points on the first outcome.
    void openPredicted()
    {
        openPrediction();
        predict("quillscribe", 1, 300);
        [&] { QTRY_COMPARE(pointsIn(*service->predictions()->open()), 300); }();
    }
    void startRaid()
    {
        [&] { QTRY_VERIFY(!service->raid()->targets().isEmpty()); }();
        service->raid()->start(service->raid()->targets().first());
        [&] { QTRY_VERIFY(service->raid()->pending() && !service->raid()->isBusy()); }();
    }
    /// Gives the keyboard back to the page, after a dialog has closed.
    void activate()
    {
        window->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
        window->setFocus();
    }
    /// Starts a template as the user does: by its dialog.
    void startByDialog(const InteractTemplate &entry)
    {
        const bool isPoll = entry.kind == InteractTemplate::Kind::Poll;
        window->setFocus();
        key(Qt::Key_N, isPoll ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = this->dialog(u"interactDialog"_s);
        find<QLineEdit>(u"interactTitle"_s, dialog)->setText(entry.title);
        find<QPlainTextEdit>(u"interactChoices"_s, dialog)->setPlainText(entry.choices.join(u'\n'));
        click(u"startInteract"_s);
    }

    InteractService *service;
    InteractPage *page = nullptr;
};

}  // namespace

class TestInteractPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void aPollIsStartedFollowedAndEndedFromThePage()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->polls()->asOf().isValid());
        QTRY_VERIFY(rig.service->polls()->isLive());
        rig.startByDialog(lamp);
        QTRY_COMPARE(rig.text(u"pollTitle"_s), lamp.title);
        QTRY_VERIFY(rig.service->polls()->active());
        rig.vote("quillscribe", 2);
        rig.vote("mirelark", 2);
        QTRY_COMPARE(rig.service->polls()->active()->choices[1].votes, 2);
        rig.click(u"endPoll"_s);
        auto *dialog = rig.dialog(u"endPollDialog"_s);
        // It counts the votes that come while it is open.
        rig.vote("wrenloft", 1);
        QTRY_VERIFY(std::ranges::any_of(dialog->findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().startsWith(u"3 votes so far."_s);
        }));
        QTest::mouseClick(rig.find<QAbstractButton>(u"confirm"_s, dialog), Qt::LeftButton);
        QTRY_VERIFY(!rig.service->polls()->active());
        QCOMPARE(rig.service->polls()->polls().first().status, Api::PollStatus::Terminated);
        QTRY_VERIFY(rig.isShown(u"pollAgain"_s));
    }

    void aPollThatEndedElsewhereIsShownAndNothingIsSentAgain()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->polls()->isLive());
        rig.startByDialog(lamp);
        QTRY_VERIFY(rig.service->polls()->active());
        const QString poll = rig.service->polls()->active()->id;
        rig.click(u"endPoll"_s);
        const QPointer dialog = rig.dialog(u"endPollDialog"_s);
        rig.watchCalls();
        rig.atService([&](Sandbox::World &world) {
            return world.area<Sandbox::Polls>().end(rig.id(), poll, Api::PollStatus::Archived);
        });
        QTRY_COMPARE(rig.service->polls()->polls().first().status, Api::PollStatus::Archived);
        QTRY_VERIFY(!dialog);
        QCOMPARE(rig.calls("PATCH /polls"), 0);
    }

    void aPredictionIsLockedAndItsPayoutIsShownBeforeItIsResolved()
    {
        InteractRig rig;
        rig.openPrediction();
        const auto open = *rig.service->predictions()->open();
        rig.predict("quillscribe", 1, 300);
        rig.predict("mirelark", 2, 100);
        QTRY_COMPARE(pointsIn(*rig.service->predictions()->open()), 400);
        rig.activate();
        rig.key(Qt::Key_L);
        QTRY_COMPARE(rig.service->predictions()->open()->status, Api::PredictionStatus::Locked);
        rig.activate();
        rig.key(Qt::Key_R);
        QPointer dialog = rig.dialog(u"resolveDialog"_s);
        auto *confirm = rig.find<QAbstractButton>(u"confirmResolve"_s, dialog);
        QVERIFY(!confirm->isEnabled());
        QTest::keyClick(rig.find<QRadioButton>(u"outcome:1"_s, dialog), Qt::Key_Space);
        QVERIFY(confirm->isEnabled());
        auto *keep = rig.find<QAbstractButton>(u"keep"_s, dialog);
        keep->setFocus();
        QTest::keyClick(keep, Qt::Key_Return);
        QTRY_VERIFY(!dialog);
        QVERIFY(rig.service->predictions()->open());
        rig.activate();
        rig.key(Qt::Key_R);
        dialog = rig.dialog(u"resolveDialog"_s);
        auto *outcome = rig.find<QRadioButton>(u"outcome:0"_s, dialog);
        outcome->setFocus();
        QTest::keyClick(outcome, Qt::Key_Space);
        QVERIFY(rig.text(u"resolveResult"_s).contains(QLocale().toString(400)));
        QTest::keyClick(outcome, Qt::Key_Return);
        QTRY_VERIFY(!rig.service->predictions()->open());
        QCOMPARE(rig.service->predictions()->predictions().first().winningOutcomeId, open.outcomes[0].id);
    }

    void anOutcomeThatNobodyPredictedPaysNothing()
    {
        InteractRig rig;
        rig.openPredicted();
        rig.click(u"resolvePrediction"_s);
        auto *dialog = rig.dialog(u"resolveDialog"_s);
        auto *confirm = rig.find<QAbstractButton>(u"confirmResolve"_s, dialog);
        QCOMPARE(confirm->text(), u"Pay out 300 points"_s);
        rig.find<QRadioButton>(u"outcome:1"_s, dialog)->click();
        QCOMPARE(confirm->text(), u"Pay out 0 points"_s);
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_VERIFY(!rig.service->predictions()->open());
        QTRY_COMPARE(rig.text(u"predictionPoints"_s), u"0 points were paid out."_s);
    }

    void inANarrowCardNoNumberOfAnOutcomeIsCut()
    {
        InteractRig rig;
        rig.openPredicted();
        const auto boxes = rig.page->findChildren<OutcomeBox *>();
        QCOMPARE(boxes.size(), 2);
        QTRY_COMPARE(boxes[0]->y(), boxes[1]->y());
        QVERIFY(!rig.isShown(u"outcomeNumbers"_s));
        rig.window->resize(320, 800);
        QTRY_VERIFY(boxes[0]->geometry().bottom() < boxes[1]->y());
        for (const OutcomeBox *box : boxes) {
            const auto *share = box->findChild<Stat *>();
            QTRY_VERIFY(share->width() >= share->sizeHint().width());
        }
        // Where even one box is too narrow, they have lines of their own.
        OutcomeBox box(false);
        Api::PredictedOutcome outcome;
        outcome.title = u"Yes"_s;
        outcome.users = 12;
        outcome.channelPoints = 8'100;
        box.setOutcome(outcome, 20'007, true);
        box.resize(170, 200);
        box.show();
        const auto *numbers = box.findChild<QLabel *>(u"outcomeNumbers"_s);
        QTRY_VERIFY(numbers->isVisible());
        QVERIFY(numbers->text().contains(QLocale().toString(8'100) + u" points"_s));
        QVERIFY(numbers->text().contains(u"pays 1 : "_s + QLocale().toString(2.47, 'f', 2)));
    }

    void theKeysOfThePageWorkAfterItsButtonsAreGone()
    {
        InteractRig rig;
        // As in the main window, where the page is not alone.
        auto *frame = new QWidget;
        auto *layout = new QVBoxLayout(frame);
        layout->addWidget(rig.page = new InteractPage(rig.service));
        rig.show(frame, {1032, 800});
        QTRY_VERIFY(rig.service->predictions()->isLive());
        auto *add = rig.find<QAbstractButton>(u"cardNewPrediction"_s);
        QTRY_VERIFY(add->isVisible());
        add->setFocus();
        rig.key(Qt::Key_Space);
        auto *dialog = rig.dialog(u"interactDialog"_s);
        rig.find<QLineEdit>(u"interactTitle"_s, dialog)->setText(boss.title);
        rig.find<QPlainTextEdit>(u"interactChoices"_s, dialog)->setPlainText(boss.choices.join(u'\n'));
        rig.click(u"startInteract"_s);
        QTRY_VERIFY(rig.service->predictions()->open() && !add->isVisible());
        frame->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(frame));
        // Letters act only in a card.
        const auto hasFocus = [&] {
            const QWidget *focus = QApplication::focusWidget();
            return focus && focus != rig.page && rig.page->isAncestorOf(focus);
        };
        QTRY_VERIFY(hasFocus());
        rig.key(Qt::Key_L);
        QTRY_COMPARE(rig.service->predictions()->open()->status, Api::PredictionStatus::Locked);
        // Also when the button itself had the focus, which is disabled until the service answers.
        auto *resolve = rig.find<QAbstractButton>(u"resolvePrediction"_s);
        QTRY_VERIFY(resolve->isEnabled());
        resolve->setFocus();
        resolve->parentWidget()->setEnabled(false);
        QTRY_VERIFY(hasFocus());
        resolve->parentWidget()->setEnabled(true);
        rig.key(Qt::Key_R);
        QVERIFY(rig.dialog(u"resolveDialog"_s));
    }

    void aResolutionFollowsWhatViewersPredictAndEndsWithThePrediction()
    {
        InteractRig rig;
        rig.openPrediction();
        const QString prediction = rig.service->predictions()->open()->id;
        rig.click(u"resolvePrediction"_s);
        const QPointer dialog = rig.dialog(u"resolveDialog"_s);
        rig.predict("quillscribe", 1, 300);
        QTRY_VERIFY(rig.find<QAbstractButton>(u"confirmResolve"_s, dialog)->text().contains(u"300"_s));
        rig.watchCalls();
        rig.atService([&](Sandbox::World &world) {
            return world.area<Sandbox::Predictions>().end(rig.id(), prediction,
                                                          Api::PredictionEnding::Canceled, {});
        });
        QTRY_VERIFY(!dialog);
        QCOMPARE(rig.calls("PATCH /predictions"), 0);
    }

    void cancellingSaysWhatIsRefundedToWhom()
    {
        InteractRig rig;
        rig.openPredicted();
        rig.click(u"cancelPrediction"_s);
        auto *dialog = rig.dialog(u"cancelPredictionDialog"_s);
        auto *confirm = rig.find<QAbstractButton>(u"confirm"_s, dialog);
        QVERIFY(confirm->text().contains(QLocale().toString(300)));
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_COMPARE(rig.service->predictions()->predictions().value(0).status,
                     Api::PredictionStatus::Canceled);
    }

    void badInputIsShownAtItsRowAndKept()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->predictions()->asOf().isValid());
        InteractTemplate tooLong = boss;
        tooLong.title = QString(46, u'x');
        rig.startByDialog(tooLong);
        auto *dialog = rig.dialog(u"interactDialog"_s);
        QVERIFY(dialog->isVisible());
        QCOMPARE(rig.find<QLineEdit>(u"interactTitle"_s, dialog)->text(), tooLong.title);
        QVERIFY(!rig.service->predictions()->isBusy());
        rig.find<QLineEdit>(u"interactTitle"_s, dialog)->setText(u"Short enough"_s);
        rig.find<QPlainTextEdit>(u"interactChoices"_s, dialog)->setPlainText(u"only one"_s);
        rig.click(u"startInteract"_s);
        QVERIFY(dialog->isVisible());
        QVERIFY(!rig.service->predictions()->isBusy());
        // With several choices it says which.
        auto *choices = rig.find<QPlainTextEdit>(u"interactChoices"_s, dialog);
        choices->setPlainText(u"Yes\n"_s + QString(26, u'x'));
        rig.click(u"startInteract"_s);
        const auto *row = qobject_cast<FormField *>(choices->parentWidget());
        QVERIFY(row);
        QVERIFY2(row->error().startsWith(u"Choice 2: "_s), qPrintable(row->error()));
    }

    void theNumbersOfChoicesEndAtTheSamePlace()
    {
        ChoiceBars bars;
        bars.setChoices({{.title = u"The tall one"_s, .amount = u"4"_s, .share = 1},
                         {.title = u"The damp one"_s, .amount = u"12,000"_s, .share = 0}});
        bars.resize(500, 100);
        bars.show();
        const auto numbers = bars.findChildren<DigitsLabel *>();
        QCOMPARE(numbers.size(), 4);
        QTRY_VERIFY(numbers[0]->width() < numbers[2]->width());
        QTRY_COMPARE(numbers[0]->geometry().right(), numbers[2]->geometry().right());
        QTRY_COMPARE(numbers[1]->geometry().right(), numbers[3]->geometry().right());
    }

    void withoutTemplatesTheDialogIsOnlyTheForm()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->polls()->asOf().isValid());
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        auto *dialog = rig.dialog(u"interactDialog"_s);
        QVERIFY(!rig.isShown(u"interactList"_s));
        int primaries = 0;
        for (const Button *button : dialog->findChildren<Button *>())
            primaries += button->role() == Button::Role::Primary ? 1 : 0;
        QCOMPARE(primaries, 1);
        rig.find<QLineEdit>(u"interactTitle"_s, dialog)->setText(lamp.title);
        rig.find<QPlainTextEdit>(u"interactChoices"_s, dialog)->setPlainText(lamp.choices.join(u'\n'));
        rig.click(u"saveInteract"_s);
        QVERIFY(rig.isShown(u"interactList"_s));
        const QModelIndex row = rig.find<LongList>(u"templatesList"_s)->model()->index(0, 0);
        QCOMPARE(row.data(RowRole::Detail).toString(), u"Poll · 2 choices · 2 min"_s);
    }

    void theQuestionIsCountedByTheLimitOfItsKind()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->predictions()->asOf().isValid());
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = rig.dialog(u"interactDialog"_s);
        auto *title = rig.find<QLineEdit>(u"interactTitle"_s, dialog);
        auto *row = qobject_cast<FormField *>(title->parentWidget());
        QVERIFY(row);
        title->setText(QString(53, u'x'));
        QVERIFY(row->hasError());
        // A poll may be longer.
        auto *kind = rig.find<QWidget>(u"interactKind"_s, dialog);
        QTest::mouseClick(rig.find<QAbstractButton>(u"segment0"_s, kind), Qt::LeftButton);
        QVERIFY(!row->hasError());
        QTest::mouseClick(rig.find<QAbstractButton>(u"segment1"_s, kind), Qt::LeftButton);
        QVERIFY(row->hasError());
    }

    void aNewOneStartsEmptyAlsoBesideTemplates()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->polls()->isLive());
        InteractTemplate saved = lamp;
        QVERIFY(rig.service->saveTemplate(saved));
        rig.startByDialog(boss);
        QTRY_VERIFY(rig.service->predictions()->open());
        QCOMPARE(rig.service->predictions()->open()->title, boss.title);
        QVERIFY(!rig.service->polls()->active());
        QCOMPARE(rig.service->templates().size(), 1);
    }

    void whatIsStartedElsewhereLeavesTheDialogOpen()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->polls()->isLive() && rig.service->predictions()->asOf().isValid());
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        auto *title = rig.find<QLineEdit>(u"interactTitle"_s, rig.dialog(u"interactDialog"_s));
        title->setText(u"Not finished"_s);
        QSignalSpy started(rig.service->predictions(), &PredictionFeed::started);
        rig.service->start(boss);
        QTRY_COMPARE(started.count(), 1);
        QVERIFY(rig.isShown(u"interactDialog"_s));
        QCOMPARE(title->text(), u"Not finished"_s);
    }

    void aTemplateIsShownOnlyWhenItIsChosen()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->predictions()->isLive());
        InteractTemplate saved = lamp;
        QVERIFY(rig.service->saveTemplate(saved));
        rig.window->setFocus();
        rig.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = rig.dialog(u"interactDialog"_s);
        QVERIFY(QTest::qWaitForWindowActive(dialog, testPatience));
        auto *title = rig.find<QLineEdit>(u"interactTitle"_s, dialog);
        QTRY_VERIFY(title->hasFocus());
        QCOMPARE(title->text(), QString());
        // A list that gets the focus has a current row, which nobody chose.
        auto *list = rig.find<QListWidget>(u"interactList"_s, dialog);
        list->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(list->currentItem());
        QCOMPARE(title->text(), QString());
        rig.key(Qt::Key_Space);
        QTRY_COMPARE(title->text(), lamp.title);
    }

    void whatTheServiceRefusesStaysInTheDialog()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->polls()->isLive());
        rig.sandbox.fault(
            {.path = "/polls", .method = "POST", .times = 1, .status = 400, .message = u"Not tonight."_s});
        rig.startByDialog(lamp);
        auto *dialog = rig.dialog(u"interactDialog"_s);
        QTRY_VERIFY(rig.text(u"interactMessage"_s).contains(u"Not tonight."_s));
        QCOMPARE(rig.find<QLineEdit>(u"interactTitle"_s, dialog)->text(), lamp.title);
        rig.click(u"startInteract"_s);
        QTRY_VERIFY(rig.service->polls()->active());
        QTRY_VERIFY(!rig.isShown(u"interactDialog"_s));
    }

    void whatWasStartedWithoutAnAnswerClosesTheDialog()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->predictions()->isLive() && rig.service->predictions()->asOf().isValid());
        QTRY_VERIFY(rig.service->polls()->asOf().isValid());
        // The re-reading fails too at first, and events do not tell of it.
        rig.eventFault({.kind = Sandbox::EventFault::Kind::Drop, .times = -1});
        rig.sandbox.fault({.path = "/predictions", .method = "POST", .cutConnection = true, .handled = true});
        rig.sandbox.fault({.path = "/predictions", .method = "GET", .times = -1, .status = 500});
        rig.startByDialog(boss);
        QTRY_VERIFY(rig.text(u"interactMessage"_s).contains(u"It may have been started."_s));
        rig.sandbox.clearFaults();
        rig.page->refresh();
        QTRY_VERIFY(rig.service->predictions()->open());
        QTRY_VERIFY(!rig.isShown(u"interactDialog"_s));
        // What was not started is said.
        rig.activate();
        rig.sandbox.fault({.path = "/polls", .method = "POST", .cutConnection = true});
        rig.startByDialog(lamp);
        QTRY_VERIFY(rig.text(u"interactMessage"_s).contains(u"It was not started."_s));
        QVERIFY(rig.isShown(u"interactDialog"_s));
        QVERIFY(!rig.service->polls()->active());
    }

    void whatWasThereBeforeIsNotTakenForAStartWithoutAnAnswer()
    {
        InteractRig rig;
        PollFeed *polls = rig.service->polls();
        QTRY_VERIFY(polls->isLive() && polls->asOf().isValid());
        rig.service->start(lamp);
        QTRY_VERIFY(polls->active());
        polls->end(polls->active()->id, Api::PollEnding::Terminated);
        QTRY_VERIFY(!polls->active() && !polls->isBusy());
        // A list that was never read does not know it.
        rig.sandbox.fault({.path = "/polls", .method = "POST", .cutConnection = true});
        PollFeed unread(rig.account.get());
        QSignalSpy started(&unread, &PollFeed::started);
        QSignalSpy failed(&unread, &Feed::failed);
        unread.start(toPoll(lamp));
        QTRY_COMPARE(failed.count(), 1);
        unread.setOnScreen(&unread, true);
        QTRY_VERIFY(unread.asOf().isValid());
        QCOMPARE(unread.polls().value(0).title, lamp.title);
        QCOMPARE(started.count(), 0);
    }

    void aReadingThatBeganBeforeAStartDoesNotHideIt()
    {
        bool wasHidden = false;
        InteractRig rig({.hasEvents = false});
        PollFeed *polls = rig.service->polls();
        QTRY_VERIFY(polls->asOf().isValid() && !polls->isReading());
        rig.sandbox.fault({.path = "/polls", .method = "GET", .delay = 500ms});
        const int before = rig.sandbox.served("/polls");
        polls->refresh();
        QTRY_COMPARE(rig.sandbox.served("/polls"), before + 1);
        rig.service->start(lamp);
        QTRY_VERIFY(polls->active());
        QObject::connect(polls, &Feed::changed, polls, [&] { wasHidden = wasHidden || !polls->active(); });
        QTRY_VERIFY(rig.sandbox.served("/polls") > before + 2);  // it is read again
        QTRY_VERIFY(!polls->isReading());
        QVERIFY(!wasHidden);
    }

    void aReadingThatBeganBeforeAnEventDoesNotMoveATrainBack()
    {
        InteractRig rig;
        HypeTrainFeed *trains = rig.service->hypeTrain();
        QTRY_VERIFY(trains->isLive() && trains->asOf().isValid());
        const auto push = [&rig, user = rig.idOf(u"quillscribe"_s)](int points) {
            rig.atService([&](Sandbox::World &world) {
                return world.area<Sandbox::HypeTrains>().push(rig.id(), user, points);
            });
        };
        push(100);
        // Until then it is the last one, which is over.
        QTRY_VERIFY(trains->train() && !trains->train()->isOver && !trains->isReading());
        const qint64 old = trains->train()->progress;
        rig.sandbox.fault({.path = "/hypetrain/events", .method = "GET", .delay = 1s});
        const int before = rig.sandbox.served("/hypetrain/events");
        trains->refresh();
        QTRY_COMPARE(rig.sandbox.served("/hypetrain/events"), before + 1);
        push(50);
        QTRY_VERIFY(trains->train()->progress > old);
        const qint64 now = trains->train()->progress;
        QTRY_VERIFY(!trains->isReading());
        QCOMPARE(trains->train()->progress, now);
    }

    void templatesAreKeptAndStartedByOneKey()
    {
        InteractRig rig({.isOnDisk = true});
        QTRY_VERIFY(rig.service->polls()->isLive());
        InteractTemplate saved = lamp;
        QVERIFY(rig.service->saveTemplate(saved));
        InteractTemplate broken = lamp;
        broken.choices = {u"one"_s};
        const auto refused = rig.service->saveTemplate(broken);
        QCOMPARE(refused ? QString() : refused.error().field, u"choices"_s);
        auto *list = rig.find<LongList>(u"templatesList"_s);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.service->polls()->active());
        QCOMPARE(rig.service->polls()->active()->title, lamp.title);
        QTRY_VERIFY(rig.find<ActionButton>(u"startTemplateButton"_s)->isBlocked());
        rig.window.reset();
        rig.endParts();
        rig.restart();
        InteractService again(rig.account.get());
        QCOMPARE(again.templates().value(0).choices, lamp.choices);
    }

    void aChoiceHasTheWidthThatItsTitleNeeds()
    {
        ChoiceBars bars;
        bars.setChoices({{.title = u"The Lamplit Attic"_s, .amount = u"0"_s},
                         {.title = u"Tea"_s, .amount = u"1"_s, .share = 1}});
        bars.resize(310, 60);
        bars.show();
        for (const auto *title : bars.findChildren<ElidedLabel *>())
            QTRY_VERIFY2(!title->isElided(), qPrintable(title->text()));
    }

    void aChannelToRaidIsFoundFromTheMenus()
    {
        InteractRig rig;
        QTRY_VERIFY(!rig.service->raid()->targets().isEmpty());
        rig.page->findChild<QAction *>(u"findRaid"_s)->trigger();
        QTRY_VERIFY(rig.find(u"raidSearch"_s)->hasFocus());
    }

    void aRaidCountsDownAndCanBeCancelled()
    {
        InteractRig rig;
        QTRY_VERIFY(!rig.service->raid()->targets().isEmpty());
        auto *list = rig.find<LongList>(u"raidTargets"_s);
        QTRY_VERIFY(list->model()->rowCount() > 0);
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        const QString first = rig.service->raid()->targets().first().name;
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.service->raid()->pending());
        QCOMPARE(rig.service->raid()->pending()->name, first);
        QTRY_VERIFY(rig.isShown(u"cancelRaid"_s));
        // In sight also with a long list.
        QTRY_VERIFY(rig.find(u"cancelRaid"_s)->mapToGlobal(QPoint()).y() < list->mapToGlobal(QPoint()).y());
        rig.click(u"cancelRaid"_s);
        QTRY_VERIFY(!rig.service->raid()->pending());
    }

    void aRaidThatCountsDownOutlivesARestart()
    {
        InteractRig rig({.isOnDisk = true});
        rig.startRaid();
        const RaidFeed::Pending raid = *rig.service->raid()->pending();
        rig.window.reset();
        rig.restart();
        auto again = std::make_unique<InteractService>(rig.account.get());
        QVERIFY(again->raid()->pending());
        QCOMPARE(again->raid()->pending()->name, raid.name);
        QVERIFY(qAbs(again->raid()->pending()->startedAt.msecsTo(raid.startedAt)) < 1'000);
        rig.watchCalls();
        again->raid()->cancel();
        QTRY_VERIFY(!again->raid()->pending());
        QCOMPARE(rig.calls("DELETE /raids"), 1);
        // What was cancelled does not come back.
        again = std::make_unique<InteractService>(rig.account.get());
        QVERIFY(!again->raid()->pending());
    }

    void aRaidSaysWhatIsStillOpen()
    {
        InteractRig rig;
        QTRY_VERIFY(!rig.service->raid()->targets().isEmpty());
        rig.service->start(lamp);
        rig.service->start(boss);
        QTRY_VERIFY(rig.service->polls()->active() && rig.service->predictions()->open());
        rig.startRaid();
        QTRY_VERIFY(rig.text(u"raidNote"_s).contains(u"prediction"_s));
        QTRY_VERIFY(rig.text(u"raidNote"_s).contains(u"poll"_s));
    }

    void aRaidThatHasLeftIsShownAsLeft()
    {
        InteractRig rig;
        QSignalSpy left(rig.service->raid(), &RaidFeed::left);
        QTRY_VERIFY(rig.service->raid()->isLive());
        rig.startRaid();
        rig.jump(91s);
        QTRY_COMPARE(left.count(), 1);
        QVERIFY(!rig.service->raid()->pending());
    }

    void aCancelledRaidIsNeverSaidToHaveLeft()
    {
        InteractRig rig;
        QSignalSpy left(rig.service->raid(), &RaidFeed::left);
        QTRY_VERIFY(rig.service->raid()->isLive());
        rig.startRaid();
        rig.sandbox.fault({.path = "/raids", .method = "DELETE", .cutConnection = true, .handled = true});
        rig.service->raid()->cancel();
        QTRY_VERIFY(!rig.service->raid()->isBusy());
        // Unless an event has told that it is cancelled, it can be cancelled again.
        QVERIFY(!rig.service->raid()->pending() || rig.service->raid()->pending()->isDoubtful);
        rig.service->raid()->cancel();
        QTRY_VERIFY(!rig.service->raid()->pending());
        rig.jump(120s);
        QTest::qWait(300);
        QCOMPARE(left.count(), 0);
    }

    void favouritesComeFirst()
    {
        InteractRig rig;
        QTRY_VERIFY(rig.service->raid()->targets().size() > 1);
        const RaidTarget last = rig.service->raid()->targets().last();
        rig.service->raid()->setFavourite(last.id, true);
        QCOMPARE(rig.service->raid()->targets().first().id, last.id);
        rig.service->raid()->refresh();
        QTRY_VERIFY(!rig.service->raid()->isReading());
        QCOMPARE(rig.service->raid()->targets().first().id, last.id);
    }

    void aMissingPermissionIsExplained()
    {
        InteractRig rig({.scopes = without({Scope::ChannelManagePolls, Scope::ChannelReadPolls})});
        QSignalSpy asked(rig.page, &InteractPage::permissionRequested);
        auto *card = rig.find(u"pollCard"_s);
        WhyHint *why = nullptr;
        QTRY_VERIFY([&] {
            for (WhyHint *hint : card->findChildren<WhyHint *>())
                why = hint->isVisible() ? hint : why;
            return why != nullptr;
        }());
        Q_EMIT why->actionTriggered();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ChannelManagePolls);
    }
};

QTEST_MAIN(TestInteractPage)
#include "tst_interact_page.moc"
