// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user sees it: deciding, how waiting redemptions are shown, for which accounts and in which
// sizes, by mouse, keyboard and screen reader. With real widgets, real events, the real client and the
// sandbox.

#include "queue_world.h"

#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "outbox/job_dialog.h"
#include "outbox/job_model.h"
#include "outbox/job_strip.h"
#include "rewards/archive/archive_model.h"
#include "rewards/archive/archive_view.h"
#include "rewards/list/selection_bar.h"
#include "rewards/queue/queue_card_row.h"
#include "rewards/queue_card.h"

#include "sandbox/world/channel_points.h"
#include <QAccessible>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableView>

#include <ctime>

using namespace Sidestage::Api;
using namespace Sidestage;

namespace {

const QByteArray path = "/channel_points/custom_rewards/redemptions";

QStringList &announced()
{
    static QStringList words;
    return words;
}

}  // namespace

class TestQueuePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>();
        setAnnounceListener([](QWidget *, const QString &message, Announce) { announced().append(message); });
    }

    void cleanupTestCase() { m_theme.reset(); }

    void init() { announced().clear(); }

    void everythingThatWaitsIsFulfilledByOneKeyAfterTheOther()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 4);
        const QString water = rig.makeReward(u"Hydrate"_s, 300, 3);
        rig.open({songs, water});
        QVERIFY(rig.table()->hasFocus());
        QTRY_VERIFY(!rig.table()->currentId().isEmpty());  // the first redemption, not its group head
        QCOMPARE(rig.table()->currentIndex().row(), 1);
        for (int i = 0; i < 7; ++i)
            rig.key(Qt::Key_F);
        QCOMPARE(rig.service->decisions()->held(), 7);
        QCOMPARE(rig.countOnService(songs, RedemptionStatus::Fulfilled), 0);  // nothing is sent yet
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.countOnService(songs, RedemptionStatus::Fulfilled), 4);
        QTRY_COMPARE(rig.countOnService(water, RedemptionStatus::Fulfilled), 3);
        QTRY_COMPARE(rig.service->queue()->waiting(), 0);
    }

    void aHeldKeyDecidesOnlyOne()
    {
        QueueWorld rig;
        rig.openWith(3);
        const QString first = rig.table()->currentId();
        rig.key(Qt::Key_F);
        rig.repeatKey(Qt::Key_F, u"f"_s);
        rig.repeatKey(Qt::Key_R, u"r"_s);
        QTRY_COMPARE(rig.state(first), QueueState::Held);
        QCOMPARE(rig.service->decisions()->held(), 1);
    }

    void aDecisionCanBeTakenBackWhileItsSecondsRun()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(3);
        const QString first = rig.table()->currentId();
        rig.key(Qt::Key_R);
        QTRY_COMPARE(rig.state(first), QueueState::Held);
        auto *toast = rig.find<Toast>("toast");
        QCOMPARE(toast->content().what, u"Refunding 1"_s);
        QCOMPARE(toast->content().detail, u"1,500 points"_s);
        QVERIFY(toast->secondsLeft() > 7 && toast->secondsLeft() <= 10);
        rig.click("toastUndo");
        QTRY_COMPARE(rig.state(first), QueueState::Waiting);
        QCOMPARE(rig.service->decisions()->held(), 0);
        QCOMPARE(rig.countOnService(songs, RedemptionStatus::Unfulfilled), 3);
        QTRY_VERIFY(!rig.page->findChild<Toast *>(u"toast"_s));
    }

    void withoutSecondsItIsSentAtOnce()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(2);
        rig.service->decisions()->setGrace(RedemptionDecision::Canceled, 0);
        rig.key(Qt::Key_R);
        QTRY_COMPARE(rig.countOnService(songs, RedemptionStatus::Canceled), 1);
        QVERIFY(!rig.page->findChild<Toast *>(u"toast"_s));
    }

    void rowsAreSelectedByKeysAndSummed()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 3);
        const QString water = rig.makeReward(u"Hydrate"_s, 300, 3);
        rig.open({songs, water});
        auto *bar = rig.find<SelectionBar>("selectionBar");
        QVERIFY(!bar->isVisible());
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.model()->selectedCount(), 1);
        QVERIFY(bar->isVisible());
        rig.key(Qt::Key_Down, Qt::ShiftModifier);
        rig.key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(rig.model()->selectedCount(), 3);
        rig.key(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(rig.model()->selectedCount(), 2);
        rig.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(rig.model()->selectedCount(), 6);
        QCOMPARE(rig.find<QLabel>("selectedCount")->text(), u"6 selected"_s);
        QCOMPARE(rig.find<QLabel>("selectedSums")->text(), u"5,400 points · 2 rewards"_s);
        rig.key(Qt::Key_Escape);
        QCOMPARE(rig.model()->selectedCount(), 0);
        QVERIFY(!bar->isVisible());
        // On a group head, Space selects the group.
        rig.key(Qt::Key_Home);
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.model()->selectedCount(), 3);
        QCOMPARE(rig.model()->selectedRewards(), 1);
        rig.click("refundSelected");
        QCOMPARE(rig.service->decisions()->held(), 3);
        QCOMPARE(rig.model()->selectedCount(), 0);
    }

    void manyAreFollowedInADialogThatNeverTakesTheKeyboard()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(130);
        rig.key(Qt::Key_A, Qt::ControlModifier);
        rig.key(Qt::Key_F);
        QTRY_COMPARE(rig.service->decisions()->held(), 130);
        QVERIFY(!rig.page->findChild<JobDialog *>());  // it can still be undone
        rig.key(Qt::Key_Return);
        JobDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = rig.page->findChild<JobDialog *>()) && dialog->isVisible());
        QVERIFY(!dialog->isModal());
        QTRY_COMPARE(rig.countOnService(songs, RedemptionStatus::Fulfilled), 130);
        QTRY_VERIFY(rig.service->decisions()->job(dialog->job())->phase == DecisionJob::Phase::Finished);
        QTRY_COMPARE(dialog->findChild<QPushButton *>(u"outcome2"_s)->text(), u"Done 130"_s);
        QTRY_COMPARE(dialog->findChild<QLabel *>(u"jobProgress"_s)->text(), u"130 of 130 · finished"_s);

        // In a narrow window beside other software the outcome is still visible.
        auto *rows = dialog->findChild<QTableView *>(u"jobRows"_s);
        QVERIFY(!rows->isColumnHidden(JobModel::Text));
        const int viewer = rows->columnWidth(JobModel::Who);
        const QSize wide = dialog->size();
        dialog->resize(320, 480);
        QTRY_VERIFY(rows->isColumnHidden(JobModel::Text));
        QTRY_VERIFY(rows->columnViewportPosition(JobModel::Outcome) + rows->columnWidth(JobModel::Outcome)
                    <= rows->viewport()->width());
        QVERIFY(rows->columnWidth(JobModel::Who) > 60);
        dialog->resize(wide);
        QTRY_VERIFY(!rows->isColumnHidden(JobModel::Text));
        QTRY_VERIFY(rows->columnViewportPosition(JobModel::Outcome) + rows->columnWidth(JobModel::Outcome)
                    <= rows->viewport()->width());
        QCOMPARE(rows->columnWidth(JobModel::Who), viewer);

        // The dialog can be closed at once while its rows are being written, and is shown again with the
        // result.
        QTemporaryDir folder;
        const auto exportTo = [&](const QString &name) {
            QTest::mouseClick(dialog->findChild<QAbstractButton *>(u"jobExport"_s), Qt::LeftButton);
            auto *chooser = dialog->findChild<QFileDialog *>(u"jobSaveDialog"_s);
            QVERIFY(chooser);
            QTRY_VERIFY(chooser->isVisible());
            auto *edit = chooser->findChild<QLineEdit *>();
            edit->setText(folder.filePath(name));
            QTest::keyClick(edit, Qt::Key_Return);
        };
        exportTo(u"rows.csv"_s);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        auto *strip = rig.find<JobStrip>("jobStrip");
        QVERIFY(strip->isVisible());
        // If it could be dismissed now, its rows would be removed before they are written.
        QVERIFY(!strip->findChild<QAbstractButton *>(u"dismissJob"_s)->isVisible());
        auto *saved = dialog->findChild<Banner *>(u"jobBanner"_s);
        QTRY_VERIFY(dialog->isVisible() && saved->isVisible());
        QVERIFY(!strip->isVisible());
        QVERIFY2(saved->sentence().startsWith(u"130 row(s) saved"_s), qPrintable(saved->sentence()));
        QFile file(folder.filePath(u"rows.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), 131);
        // The target folder does not exist.
        exportTo(u"none/rows.csv"_s);
        QTRY_VERIFY2(saved->sentence().contains(u"Could not save "_s), qPrintable(saved->sentence()));

        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!rig.page->findChild<JobDialog *>());
        QVERIFY(rig.service->decisions()->jobs().isEmpty());  // it has ended and its result was shown
    }

    void theDialogHasTheKeyboardOnlyWhenItIsAskedFor()
    {
        QueueWorld rig;
        rig.openWith(60);
        rig.key(Qt::Key_A, Qt::ControlModifier);
        rig.key(Qt::Key_F);
        rig.sandbox.fault({.path = path, .method = "PATCH", .times = -1, .status = 503});  // is retried
        rig.key(Qt::Key_Return);
        JobDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = rig.page->findChild<JobDialog *>()) && dialog->isVisible());
        QVERIFY(dialog->testAttribute(Qt::WA_ShowWithoutActivating));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog->isVisible());
        QCOMPARE(rig.page->focusWidget(), rig.table());
        rig.page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(rig.page));
        rig.click("showJob");
        QVERIFY(!dialog->testAttribute(Qt::WA_ShowWithoutActivating));
        QTRY_VERIFY(dialog->isVisible() && dialog->isActiveWindow());
        // To the list.
        QTest::keyClick(dialog, Qt::Key_F6);
        QTRY_VERIFY(rig.page->isActiveWindow());
        QVERIFY(dialog->isVisible());
    }

    void aLargeJobIsPausedMinimisedAndStopped()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(160);
        rig.key(Qt::Key_A, Qt::ControlModifier);
        rig.key(Qt::Key_R);
        rig.sandbox.fault({.path = path, .method = "PATCH", .times = -1, .status = 503});
        rig.key(Qt::Key_Return);
        JobDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = rig.page->findChild<JobDialog *>()) && dialog->isVisible());
        const qint64 job = dialog->job();
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"jobPause"_s), Qt::LeftButton);
        QTRY_COMPARE(rig.service->decisions()->job(job)->phase, DecisionJob::Phase::Paused);
        dialog->reject();
        auto *strip = rig.find<JobStrip>("jobStrip");
        QTRY_VERIFY(strip->isVisible());
        rig.click("showJob");
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(!strip->isVisible());
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"jobCancel"_s), Qt::LeftButton);
        auto *stop = dialog->findChild<QPushButton *>(u"jobStopRest"_s);
        QVERIFY(stop->isVisible());
        QVERIFY(dialog->findChild<QLabel *>(u"dialogNote"_s)->text().contains("160"_L1));
        // The second click of a double click on “Cancel…” does not confirm it.
        QTest::mouseDClick(stop, Qt::LeftButton);
        QTest::mouseRelease(stop, Qt::LeftButton);
        QVERIFY(stop->isVisible());
        rig.sandbox.clearFaults();
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(!rig.service->decisions()->job(job)->isOpen());
        QTRY_VERIFY(rig.countOnService(songs, RedemptionStatus::Unfulfilled) > 0);
    }

    void aLargeJobIsFollowedAlsoWhenItsRowsAreAddedLater()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(60);
        DecisionService *service = rig.service->decisions();
        service->setGrace(RedemptionDecision::Canceled, 30);
        rig.sandbox.fault({.path = path, .method = "PATCH", .times = -1, .status = 503});
        // Of another reward, so many that they are added in several turns of the event loop.
        QList<Redemption> others;
        QStringList ids;
        for (int i = 0; i < 20'000; ++i) {
            ids.append(u"other-%1"_s.arg(i));
            others.append({.id = ids.last(),
                           .userId = u"1"_s,
                           .userName = u"viewer"_s,
                           .status = RedemptionStatus::Unfulfilled,
                           .redeemedAt = QDateTime::currentDateTimeUtc(),
                           .reward = {.id = u"other"_s, .title = u"Other"_s, .cost = 1}});
        }
        rig.service->queue()->upsert(others);
        const qint64 first = service->decide(ids, RedemptionDecision::Canceled);
        const qint64 job = service->decide(idsOf(rig.redemptions(songs)), RedemptionDecision::Fulfilled);
        QCOMPARE(service->job(job)->total, 0);
        Q_EMIT rig.page->waiting()->decided(job);
        service->sendNow(job);
        JobDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = rig.page->findChild<JobDialog *>()) && dialog->isVisible());
        QCOMPARE(dialog->job(), job);
        service->undo(first);
    }

    void whatFailedStaysWhileAnotherJobIsLookedAt()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 70);
        const QString water = rig.makeReward(u"Hydrate!"_s, 100, 2);
        rig.open({songs, water});
        DecisionService *service = rig.service->decisions();
        QStringList many, few;
        for (const QString &id : rig.service->queue()->ids()) {
            const bool isSong = rig.service->queue()->find(id)->redemption.reward.id == songs;
            (isSong ? many : few).append(id);
        }
        rig.sandbox.fault({.method = "PATCH", .times = -1, .status = 400, .message = u"The moon is full."_s});
        const qint64 failed = service->decide(many, RedemptionDecision::Fulfilled);
        service->sendNow(failed);
        QTRY_COMPARE(service->job(failed)->phase, DecisionJob::Phase::Finished);
        QCOMPARE(service->job(failed)->failed, 70);
        auto *strip = rig.find<JobStrip>("jobStrip");
        const auto shown = [&](qint64 job) {
            return strip->dialog() && strip->dialog()->job() == job && strip->dialog()->isVisible();
        };
        strip->openDialog(failed);
        QTRY_VERIFY(shown(failed));
        const qint64 other = service->decide(few, RedemptionDecision::Fulfilled);
        strip->openDialog(other);
        QTRY_VERIFY(shown(other));
        QTRY_COMPARE(rig.page->findChildren<JobDialog *>().size(), 1);
        QVERIFY(service->job(failed));
        // A finished job that the user closes is dismissed. Switching to another one does not dismiss it.
        strip->openDialog(failed);
        QTRY_VERIFY(shown(failed));
        QVERIFY(service->job(other));
        QTest::keyClick(strip->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!service->job(failed));
    }

    void whatSomebodyElseDecidedSaysSo()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(3);
        const QString first = rig.table()->currentId();
        rig.key(Qt::Key_A, Qt::ControlModifier);
        rig.key(Qt::Key_F);
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>().decide(rig.id(), songs, {first},
                                                         RedemptionDecision::Canceled);
        });
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.state(first), QueueState::DecidedElsewhere);
        Toast *toast = nullptr;
        QTRY_VERIFY((toast = rig.page->findChild<Toast *>(u"toast"_s)));
        QCOMPARE(toast->content().what, u"1 of 3 were decided elsewhere."_s);
        QCOMPARE(toast->content().detail, u"2 are done."_s);
        QCOMPARE(rig.countOnService(songs, RedemptionStatus::Fulfilled), 2);
        QCOMPARE(rig.countOnService(songs, RedemptionStatus::Canceled), 1);
    }

    /// No decision was made here: an event reports it, and the row stays in its place with a note.
    void theRowSaysThatAModeratorWasQuicker()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(3);
        QTRY_VERIFY(rig.service->feed()->isLive());
        const QString first = rig.table()->currentId();
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>().decide(rig.id(), songs, {first},
                                                         RedemptionDecision::Canceled);
        });
        QTRY_COMPARE(rig.state(first), QueueState::DecidedElsewhere);
        const int row = rig.model()->rowOf(first);
        QTRY_COMPARE(rig.model()->index(row, QueueModel::StateColumn).data().toString(),
                     u"Refunded elsewhere"_s);
        QCOMPARE(rig.table()->currentId(), first);
        QTRY_COMPARE(rig.find<Pill>("detailsState")->text(), u"Decided elsewhere"_s);
        const QString spoken = rig.model()->index(row, 0).data(QueueModel::SpokenRole).toString();
        QVERIFY2(spoken.contains("Refunded elsewhere"_L1), qPrintable(spoken));
        rig.key(Qt::Key_F);  // too late
        QCOMPARE(rig.service->decisions()->held(), 0);
        QCOMPARE(rig.countOnService(songs, RedemptionStatus::Canceled), 1);
    }

    void aRefusalStandsInTheRowAndCanBeTriedAgain()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(1);
        const QString first = rig.table()->currentId();
        rig.sandbox.fault({.path = path,
                           .method = "PATCH",
                           .times = -1,
                           .status = 403,
                           .message = u"The reward is under review."_s});
        rig.key(Qt::Key_F);
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.state(first), QueueState::Failed);
        QTRY_VERIFY(rig.find<QLabel>("detailsReason")->isVisible());
        QVERIFY(rig.find<QLabel>("detailsReason")->text().contains("under review"_L1));
        // The message says what failed, and why.
        const auto isSaid = [&] {
            const auto toasts = rig.page->findChildren<Toast *>(u"toast"_s);
            return std::ranges::any_of(toasts, [](const Toast *toast) {
                const ToastContent &content = toast->content();
                return content.what.contains(u"Pick the next song"_s)
                    && content.what.endsWith(u"was not fulfilled."_s)
                    && content.detail.contains(u"under review"_s);
            });
        };
        QTRY_VERIFY(isSaid());
        rig.sandbox.clearFaults();
        rig.click("detailsRetry");
        QTRY_COMPARE(rig.countOnService(songs, RedemptionStatus::Fulfilled), 1);
    }

    void theDetailsShowTheWholeMessage()
    {
        QueueWorld rig;
        const QString words = u"the sea shanty from act one again, "_s.repeated(5).trimmed();
        const QString song = rig.sandbox.inSandbox([&](Sandbox::World &world) {
            const auto made = world.area<Sandbox::Rewards>().create(rig.id(), rig.sandbox.client().id,
                                                                    {.title = u"Pick the next song"_s,
                                                                     .cost = 1500,
                                                                     .prompt = u"Type a song."_s,
                                                                     .isUserInputRequired = true});
            const QString viewer = world.idOf(u"quillscribe"_s);
            if (!made || !world.area<Sandbox::ChannelPoints>().setBalance(rig.id(), viewer, 2'000)
                || !world.area<Sandbox::Rewards>().redeem(rig.id(), made->id, viewer, words))
                qFatal("cannot redeem");
            return made->id;
        });
        rig.open({song});
        rig.key(Qt::Key_End);
        QCOMPARE(rig.find<QLabel>("detailsName")->text(), u"QuillScribe"_s);
        QCOMPARE(rig.find<QLabel>("detailsMessage")->text(), words);
        QVERIFY(rig.find<QLabel>("detailsMessage")->textInteractionFlags() & Qt::TextSelectableByMouse);
        QCOMPARE(rig.find<QLabel>("detailsPrompt")->text(), u"Type a song."_s);
        QVERIFY(rig.find<QLabel>("detailsTime")->text().endsWith("ago"_L1));
        rig.key(Qt::Key_D);
        QVERIFY(!rig.find<QWidget>("queueDetails")->isVisible());
        rig.key(Qt::Key_D);
        QVERIFY(rig.find<QWidget>("queueDetails")->isVisible());
    }

    void agesAreToldByTheServicesClock()
    {
        QueueWorld rig;
        rig.openWith(1);
        rig.key(Qt::Key_End);
        rig.jump(std::chrono::hours(2));
        rig.service->feed()->refresh();  // the service's clock becomes known with a response
        const QString id = rig.table()->currentId();
        QVERIFY(!id.isEmpty());
        const auto age = [&] {
            const QModelIndex current = rig.table()->currentIndex();
            return current.siblingAtColumn(QueueModel::WaitingColumn).data().toString();
        };
        QTRY_VERIFY2(age().startsWith(u"2 h "_s), qPrintable(age()));
        auto *time = rig.find<QLabel>("detailsTime");
        QTRY_VERIFY2(time->text().contains(u"2 h"_s), qPrintable(time->text()));
    }

    void lettersAreTextWhileSomethingIsTyped()
    {
        QueueWorld rig;
        rig.openWith(5);
        rig.key(Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("queueSearch");
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"frgd "_s);
        QCOMPARE(search->text(), u"frgd "_s);
        QCOMPARE(rig.service->decisions()->held(), 0);
        QTRY_COMPARE(rig.model()->shown(), 0);
        QTRY_COMPARE(rig.page->waiting()->findChild<EmptyState *>()->sentence(),
                     u"No matching redemptions."_s);
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE(rig.model()->shown(), 5);
        search->setText(
            rig.model()->index(1, 0).data(QueueModel::EntryRole).value<QueueEntry>().redemption.userName);
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(rig.table()->hasFocus());
        QTRY_VERIFY(rig.model()->shown() > 0 && rig.model()->shown() <= 5);
    }

    void theCardKeepsTheFocusWhenItsLastRowLeaves()
    {
        QueueWorld rig;
        rig.openWith(1);
        RedemptionQueue *queue = rig.service->queue();
        rig.page = nullptr;
        auto *card = rig.show(new QueueCard(rig.service, {}), {480, 400});
        QTRY_VERIFY(rig.shown("waitingRow"));
        auto *row = rig.shown<QueueCardRow>("waitingRow");
        row->setFocus();
        QTRY_VERIFY(row->hasFocus());
        Redemption gone = queue->find(row->id())->redemption;
        gone.status = RedemptionStatus::Canceled;
        queue->upsert({gone});
        queue->removeDecided();
        QTRY_VERIFY(!rig.shown("waitingRow"));
        QVERIFY(card->hasFocus());
    }

    void newcomersWaitAtTheEdgeWhileTheListIsUsed()
    {
        QueueWorld rig;
        const QString songs = rig.openWith(3);
        QTRY_VERIFY(rig.model()->holdsNewcomers());
        QCOMPARE(rig.model()->newcomers(), 0);  // redemptions of the first read are not new
        const QString current = rig.table()->currentId();
        const int top = rig.table()->visualRect(rig.table()->currentIndex()).top();
        Redemption late = rig.redemptions(songs).first();
        late.id = u"late"_s;
        late.redeemedAt = QDateTime::currentDateTimeUtc();
        rig.service->queue()->upsert({late});
        auto *newcomers = rig.find<QAbstractButton>("newcomers");
        QTRY_VERIFY(newcomers->isVisible());
        QCOMPARE(newcomers->text(), u"1 new"_s);
        QCOMPARE(rig.table()->currentId(), current);
        QCOMPARE(rig.table()->visualRect(rig.table()->currentIndex()).top(), top);
        QTest::mouseClick(newcomers, Qt::LeftButton);
        QTRY_COMPARE(rig.model()->shown(), 4);
        QVERIFY(!newcomers->isVisible());
        QCOMPARE(rig.table()->currentId(), current);
    }

    void whoMayOnlyLookIsToldWhy()
    {
        QueueWorld rig({.scopes = {Scope::ChannelReadRedemptions}});
        rig.openWith(2);
        auto *banner = rig.find<Banner>("rightsBanner");
        QVERIFY(banner->isVisible());
        rig.key(Qt::Key_F);
        QCOMPARE(rig.service->decisions()->held(), 0);
        QSignalSpy asked(rig.page, &QueuePage::permissionRequested);
        QTest::mouseClick(banner->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ChannelManageRedemptions);
        rig.grant(SandboxFixture::everyScope());
        QVERIFY(!banner->isVisible());
        rig.page->waiting()->focusList();
        rig.key(Qt::Key_F);
        QCOMPARE(rig.service->decisions()->held(), 1);
    }

    void whoMayNotLookIsToldWhy()
    {
        QueueWorld rig({.scopes = {Scope::ChannelManageBroadcast}});
        rig.open({});
        auto *empty = rig.page->waiting()->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(empty->sentence().contains("needs permission to see the redemptions"_L1));
        QSignalSpy asked(rig.page, &QueuePage::permissionRequested);
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
    }

    void whoHasNoChannelPointsIsToldWhy()
    {
        QueueWorld rig({.login = u"quillscribe"_s});
        rig.open({});
        auto *empty = rig.page->waiting()->findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        QVERIFY(empty->sentence().contains("Only Affiliates and Partners have Channel Points."_L1));
        QVERIFY(!empty->actionButton()->isVisible());
    }

    void aNarrowPageKeepsEverythingWithinReach()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 6);
        rig.open({songs}, {584, 380});
        QVERIFY(rig.table()->isNarrow());
        auto *details = rig.find<QWidget>("queueDetails");
        QVERIFY(!details->isVisible());
        rig.key(Qt::Key_D);
        QVERIFY(details->isVisible());
        QVERIFY(rig.page->rect().contains(QRect(details->mapTo(rig.page, QPoint()), details->size())));
        rig.table()->setFocus();
        rig.key(Qt::Key_Escape);
        QVERIFY(!details->isVisible());
        rig.key(Qt::Key_A, Qt::ControlModifier);
        auto *clear = rig.find<QWidget>("clearSelection");
        QVERIFY(clear->isVisible());
        QVERIFY(rig.page->rect().contains(QRect(clear->mapTo(rig.page, QPoint()), clear->size())));
        QVERIFY(rig.table()->viewport()->height() >= 2 * rig.table()->rowHeight());
        QVERIFY(rig.find<QWidget>("queueMore")->isVisible());
        rig.key(Qt::Key_F);
        QCOMPARE(rig.service->decisions()->held(), 6);
    }

    void aScreenReaderHearsRowsAsSentences()
    {
        QueueWorld rig;
        rig.openWith(2);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(rig.table());
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), rig.model()->rowCount());
        QAccessibleInterface *row = list->child(1);
        QCOMPARE(row->role(), QAccessible::ListItem);
        const QString name
            = rig.model()->index(1, 0).data(QueueModel::EntryRole).value<QueueEntry>().redemption.userName;
        QVERIFY2(row->text(QAccessible::Name).contains(name), qPrintable(row->text(QAccessible::Name)));
        QVERIFY(row->text(QAccessible::Name).contains("1,500 points"_L1));
        QVERIFY(!row->state().checked);
        row->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(row->state().checked);
        QCOMPARE(rig.model()->selectedCount(), 1);
        QCOMPARE(list->indexOfChild(row), 1);

        announced().clear();
        rig.service->decisions()->setGrace(RedemptionDecision::Fulfilled, 0);
        rig.key(Qt::Key_F);
        QTRY_VERIFY(announced().contains(u"Fulfilled 1"_s));
    }

    void theArchiveIsReachedFromTheDetails()
    {
        QueueWorld rig;
        rig.openWith(3);
        auto *all = rig.find<QAbstractButton>("detailsShowAll");
        QTRY_VERIFY(all->isVisible());  // redemptions that were seen are archived
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(rig.page->tab(), QueuePage::Tab::Archive);
        QVERIFY(!rig.page->waiting()->isVisible());
    }

    void theKeyboardGoesWithThePartThatIsChosen()
    {
        QueueWorld rig;
        rig.openWith(3);
        QWidget *tabs = rig.page->headTabs();
        tabs->show();
        rig.page->waiting()->focusList();
        QTest::mouseClick(tabs->findChild<QAbstractButton *>(u"segment2"_s), Qt::LeftButton);
        QCOMPARE(rig.page->tab(), QueuePage::Tab::Archive);
        auto *archive = rig.find<QWidget>("archiveView");
        QVERIFY(archive->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Slash);
        QVERIFY(archive->findChild<QWidget *>(u"archiveSearch"_s)->hasFocus());
        QTest::mouseClick(tabs->findChild<QAbstractButton *>(u"segment0"_s), Qt::LeftButton);
        QVERIFY(rig.find<QWidget>("queueTable")->hasFocus());
    }

    void onTheHeadOfAGroupTheDetailsAreEmpty()
    {
        QueueWorld rig;
        rig.openWith(3);
        rig.key(Qt::Key_End);
        auto *details = rig.find<QWidget>("queueDetails");
        QVERIFY(details->findChild<QScrollArea *>()->isVisible());
        rig.key(Qt::Key_Home);
        QVERIFY(!details->findChild<QScrollArea *>()->isVisible());  // without its scroll bar
    }

    void itIsFilteredOrderedAndGroupedByKeysAlone()
    {
        QueueWorld rig;
        const QString songs = rig.makeReward(u"Pick the next song"_s, 1500, 4);
        const QString water = rig.makeReward(u"Hydrate"_s, 300, 3);
        rig.open({songs, water});
        const auto heads = [&] {
            QStringList keys;
            for (int row = 0; row < rig.model()->rowCount(); ++row) {
                if (rig.model()->index(row, 0).data(QueueModel::IsHeadRole).toBool())
                    keys.append(rig.model()->index(row, 0).data(QueueModel::GroupRole).toString());
            }
            return QSet<QString>(keys.cbegin(), keys.cend());
        };
        QSet<QString> viewers;
        for (const Redemption &one : rig.redemptions(songs) + rig.redemptions(water))
            viewers.insert(one.userId);
        QCOMPARE(heads(), QSet<QString>({songs, water}));
        rig.key(Qt::Key_G);
        QTRY_COMPARE(heads(), viewers);
        rig.key(Qt::Key_G);
        QTRY_VERIFY(heads().isEmpty());
        QCOMPARE(rig.model()->rowCount(), 7);

        auto *order = rig.find<QComboBox>("queueSort");
        order->setFocus();
        QTest::keyClicks(order, u"Most"_s);
        const auto costAt = [&](int row) {
            const QModelIndex index = rig.model()->index(row, 0);
            return index.data(QueueModel::EntryRole).value<QueueEntry>().redemption.reward.cost;
        };
        QTRY_VERIFY(costAt(0) == 1500 && costAt(6) == 300);
        QTest::keyClick(order, Qt::Key_Down);
        QTRY_VERIFY(costAt(0) == 300 && costAt(6) == 1500);

        auto *reward = rig.find<QComboBox>("queueReward");
        reward->setFocus();
        QTest::keyClick(reward, Qt::Key_Down);
        QTRY_COMPARE(rig.model()->shown(), 3);
        rig.table()->setFocus();
        rig.key(Qt::Key_A, Qt::ControlModifier);  // all shown rows and no others
        QCOMPARE(rig.model()->selectedPoints(), 900);
        rig.key(Qt::Key_R);
        QCOMPARE(rig.service->decisions()->held(), 3);
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.countOnService(water, RedemptionStatus::Canceled), 3);
        QCOMPARE(rig.countOnService(songs, RedemptionStatus::Unfulfilled), 4);
    }

    void todayIsAnotherDayAfterMidnightAlsoIfNoTimerRanMeanwhile()
    {
        // Midnight comes by a change of the time zone: from about 22:30 to about 00:30.
        const auto setZone = [](const QByteArray &zone) {
            zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
            tzset();
        };
        const auto restore = qScopeGuard([&, usual = qgetenv("TZ")] { setZone(usual); });
        const int hour = QDateTime::currentDateTimeUtc().time().hour();
        const int utc = hour < 10 ? hour + 24 : hour;  // no zone is further than 14 hours from UTC
        const auto setHour = [&](int here) { setZone("ABC" + QByteArray::number(utc - here)); };
        setHour(22);
        QueueWorld rig;
        ArchivedRedemption row{.outcome = ArchivedRedemption::Outcome::Fulfilled};
        row.redemption = {.id = u"early"_s,
                          .userId = u"42"_s,
                          .userLogin = u"fennel_77"_s,
                          .userName = u"Fennel_77"_s,
                          .status = RedemptionStatus::Fulfilled,
                          .reward = {.id = u"tea"_s, .title = u"Tea"_s, .cost = 5}};
        row.redemption.redeemedAt = row.decidedAt = QDateTime::currentDateTimeUtc().addSecs(-3 * 3600);
        rig.service->archive()->upsert({row});
        rig.openWith(1);
        rig.page->showTab(QueuePage::Tab::Today);
        const auto *tab = rig.page->headTabs()->findChild<QAbstractButton *>(u"segment1"_s);
        QTRY_VERIFY2(tab->text().endsWith("1"_L1), qPrintable(tab->text()));
        const auto views = rig.page->findChildren<ArchiveView *>();
        const auto shown = std::ranges::find_if(views, &QWidget::isVisible);
        QVERIFY(shown != views.end());
        const auto *today = (*shown)->findChild<ArchiveModel *>();
        QTRY_COMPARE(today->found(), 1);
        setHour(24);
        SecondTicker::shared()->wake(rig.page);
        SecondTicker::shared()->wake(*shown);
        QTRY_VERIFY2(tab->text().endsWith("0"_L1), qPrintable(tab->text()));
        QTRY_COMPARE(today->found(), 0);
    }

    void theTabsCount()
    {
        QueueWorld rig;
        rig.openWith(3);
        QWidget *tabs = rig.page->headTabs();
        QTRY_VERIFY(tabs->findChildren<QAbstractButton *>().first()->text().endsWith("3"_L1));
    }

private:
    std::unique_ptr<Theme> m_theme{};
};

QTEST_MAIN(TestQueuePage)
#include "tst_queue_page.moc"
