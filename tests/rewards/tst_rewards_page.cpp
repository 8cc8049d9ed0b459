// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user meets it: real widgets, real events, the real client, the sandbox.

#include "rewards_page_rig.h"

#include "kit/banner.h"
#include "kit/pill.h"
#include "kit/why_hint.h"
#include "rewards/bulk_edit_dialog.h"
#include "rewards/import_dialog.h"
#include "rewards/library_list.h"
#include "rewards/plan_pane.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QRadioButton>
#include <QSplitter>
#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

const QString bell = QStringLiteral("Ring the bell");
const QString horn = QStringLiteral("Sound the horn");
const QString lamp = QStringLiteral("Light the lamp");
const QString other = QStringLiteral("Not ours");

struct PageRig : RewardsPageRig
{
    using RewardsPageRig::RewardsPageRig;

    /// Three of ours, all on, and one of another app.
    void openWithThree(QSize size = {1072, 700})
    {
        clearService();
        made(titled(bell, 300));
        made(titled(horn, 200));
        made(titled(lamp, 100));
        made(titled(other, 50), QStringLiteral("tilda-tools"));
        open(size);
        [&] { QTRY_COMPARE(catalogue()->items().size(), 4); }();
    }
    RewardSet saveSet(const QString &name, const QStringList &titles)
    {
        RewardSet set{.name = name};
        for (const QString &title : titles)
            set.rewards.append(item(title)->reward.id);
        if (const auto done = desk->library()->saveSet(set); !done)
            qFatal("%s", qPrintable(done.error().message));
        settle();
        return set;
    }
    void choose(const RewardSet &set)
    {
        page->findChild<LibraryList *>()->choose({.kind = RewardChoice::Kind::Set, .set = set.id});
        settle();
    }
    PlanPane *pane() const { return find<PlanPane>(QStringLiteral("planPane")); }
    QAction *action(const char *name) const { return page->findChild<QAction *>(QLatin1String(name)); }
    QString after(const QString &title) const
    {
        const auto *model = table()->model();
        const int row = model->indexOf(item(title)->key);
        return row < 0 ? QString() : model->index(row, RewardTableModel::AfterColumn).data().toString();
    }
};

}  // namespace

class TestRewardsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListShowsWhatIsThereAndHowTheSlotsAreUsed()
    {
        PageRig rig;
        rig.open();
        QTRY_COMPARE(rig.catalogue()->items().size(), rig.onService().size());
        const auto all = rig.onService();
        int on = 0, off = 0, elsewhere = 0;
        for (const Reward &reward : all) {
            const RewardItem *item = rig.item(reward.title);
            QVERIFY2(item, qPrintable(reward.title));
            if (!item->isOurs())
                ++elsewhere;
            else if (reward.isEnabled && !reward.isPaused)
                ++on;
            else
                ++off;
        }
        QVERIFY(elsewhere > 0 && off > 0);
        const SlotUse expected{.on = on, .off = off, .elsewhere = elsewhere};
        QCOMPARE(rig.catalogue()->slotUse(), expected);
        const QString spoken = rig.find<QWidget>(QStringLiteral("slotBudget"))->accessibleName();
        QVERIFY2(spoken.contains(QStringLiteral("%1 of 50").arg(all.size())), qPrintable(spoken));
        QVERIFY(rig.page->freshness().asOf.isValid());
    }

    void aRewardOfAnotherAppIsLockedAndSaysWhy()
    {
        PageRig rig;
        rig.openWithThree();
        rig.select(other);
        QVERIFY(!rig.action("pauseReward")->isEnabled());
        QVERIFY(!rig.action("deleteReward")->isEnabled());
        QVERIFY(rig.action("duplicateReward")->isEnabled());
        auto *why = rig.find<WhyHint>(QStringLiteral("whyLocked"));
        QVERIFY(why->isVisible());
        QVERIFY(rig.find<QLineEdit>(QStringLiteral("rewardTitle"))->isReadOnly());
        rig.key(Qt::Key_P);
        rig.settle();
        QVERIFY(!rig.onService(other)->isPaused);
    }

    void pausingByKeyIsSentAndCanBeUndone()
    {
        PageRig rig;
        rig.openWithThree();
        rig.select(bell);
        rig.key(Qt::Key_P);
        QTRY_VERIFY(rig.onService(bell)->isPaused);
        QTRY_COMPARE(rig.item(bell)->state, RewardState::Paused);
        QTRY_VERIFY(rig.lastUndo);
        rig.lastUndo();
        QTRY_VERIFY(!rig.onService(bell)->isPaused);
    }

    void aRefusedPauseIsTakenBackAndSaid()
    {
        PageRig rig;
        rig.openWithThree();
        rig.sandbox.fault({.path = "/channel_points/custom_rewards",
                           .method = "PATCH",
                           .status = 403,
                           .message = QStringLiteral("not today")});
        rig.select(bell);
        rig.key(Qt::Key_P);
        QTRY_VERIFY(rig.notes.join(u'\n').contains(QLatin1String("not today")));
        QTRY_COMPARE(rig.item(bell)->state, RewardState::On);
        QVERIFY(!rig.onService(bell)->isPaused);
    }

    void lettersActOnlyWhileTheListHasTheFocus()
    {
        PageRig rig;
        rig.openWithThree();
        rig.select(bell);
        rig.key(Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>(QStringLiteral("rewardSearch"));
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("lamp"));
        QCOMPARE(rig.shownTitles(), QStringList{lamp});
        QVERIFY(!rig.onService(bell)->isPaused && !rig.onService(lamp)->isPaused);
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(rig.shownTitles().size(), 4);
        QVERIFY(rig.view()->hasFocus());
    }

    void theListIsWalkedAndEditedByKeysAlone()
    {
        PageRig rig;
        rig.openWithThree();
        rig.view()->setFocus();
        rig.key(Qt::Key_Down);
        rig.key(Qt::Key_Down);
        QVERIFY(!rig.table()->currentKey().isEmpty());
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.find<QLineEdit>(QStringLiteral("rewardTitle"))->hasFocus());
        rig.view()->setFocus();
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.table()->ticked().size(), 1);
        rig.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(rig.table()->ticked().size(), 4);
        rig.key(Qt::Key_Escape);
        QCOMPARE(rig.table()->ticked().size(), 0);
    }

    void aSetIsMadeOfWhatIsTickedAndCounted()
    {
        PageRig rig;
        rig.openWithThree();
        for (const QString &title : {bell, horn}) {
            rig.select(title);
            rig.key(Qt::Key_Space);
        }
        rig.click("newSet");
        auto *dialog = rig.dialog<QDialog>("setNameDialog");
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("setName")),
                         QStringLiteral("Quiet night"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(rig.catalogue()->sets().size(), 1);
        QCOMPARE(rig.shownTitles(), (QStringList{bell, horn}));
        QVERIFY(!rig.catalogue()->isInForce(rig.catalogue()->sets().first()));
        auto *list = rig.find<QListView>(QStringLiteral("librarySections"));
        QVERIFY(list->currentIndex()
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QLatin1String("Quiet night")));
        // What one does next with it is at hand, by key and by mouse.
        QTRY_VERIFY(list->hasFocus());
        QVERIFY(rig.find<QAbstractButton>(QStringLiteral("swapInButton"))->isVisible());
        QTest::keyClick(list, Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        QVERIFY(!rig.find<QAbstractButton>(QStringLiteral("swapInButton"))->isVisible());
    }

    void columnsStayWhereTheyWereDragged()
    {
        PageRig rig;
        rig.openWithThree();
        auto *columns = rig.page->findChild<QSplitter *>();
        QWidget *grip = columns->handle(1);
        const QPoint from = grip->rect().center();
        const int before = columns->sizes().first();
        QTest::mousePress(grip, Qt::LeftButton, {}, from);
        QTest::mouseMove(grip, from + QPoint(40, 0));
        QTest::mouseRelease(grip, Qt::LeftButton, {}, from + QPoint(40, 0));
        QCOMPARE(columns->sizes().first(), before + 40);
        rig.select(bell);
        rig.select(horn);
        QCOMPARE(columns->sizes().first(), before + 40);
    }

    void aFinishedPlanGivesWayToWhatIsChosenNext()
    {
        PageRig rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        rig.click("applyPlan");
        QTRY_VERIFY_WITH_TIMEOUT(!rig.pane()->isPreview() && !rig.desk->library()->isRunning(), 20'000);
        QVERIFY(rig.pane()->isVisible());  // it says how it went
        rig.page->findChild<LibraryList *>()->choose({.kind = RewardChoice::Kind::All});
        QVERIFY(!rig.pane()->isVisible());
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::AfterColumn));
    }

    void aSetOfTheSameNameIsRefusedInTheDialog()
    {
        PageRig rig;
        rig.openWithThree();
        rig.saveSet(QStringLiteral("Quiet night"), {bell});
        rig.click("newSet");
        auto *dialog = rig.dialog<QDialog>("setNameDialog");
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("setName")),
                         QStringLiteral("Quiet night"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->findChild<FormField *>()->hasError());
        dialog->reject();
    }

    void whatIsDroppedOnASetIsAddedToIt()
    {
        PageRig rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
        auto *list = rig.find<QListView>(QStringLiteral("librarySections"));
        QModelIndex place;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (list->model()->index(row, 0).data().toString() == set.name)
                place = list->model()->index(row, 0);
        }
        QVERIFY(place.isValid());
        const int row = rig.table()->model()->indexOf(rig.item(lamp)->key);
        std::unique_ptr<QMimeData> data(rig.table()->model()->mimeData(
            {rig.table()->model()->index(row, RewardTableModel::RewardColumn)}));
        QDragEnterEvent enter(list->visualRect(place).center(), Qt::CopyAction, data.get(), Qt::LeftButton,
                              Qt::NoModifier);
        QCoreApplication::sendEvent(list->viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(list->visualRect(place).center()), Qt::CopyAction, data.get(), Qt::LeftButton,
                        Qt::NoModifier);
        QCoreApplication::sendEvent(list->viewport(), &drop);
        rig.settle();
        QVERIFY2(rig.catalogue()->set(set.id)->rewards.size() == 2, qPrintable(rig.notes.join(u'\n')));
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QCOMPARE(rig.catalogue()->set(set.id)->rewards.size(), 1);
    }

    void aPlanIsShownBeforeAnythingIsSentAndThenCarriedOut()
    {
        PageRig rig;
        rig.openWithThree();
        LibraryReward kept{.reward = completed(titled(QStringLiteral("From the library")))};
        QVERIFY(rig.desk->library()->save(kept));
        rig.settle();
        const RewardSet set
            = rig.saveSet(QStringLiteral("Quiet night"), {bell, QStringLiteral("From the library")});
        rig.choose(set);
        const int before = rig.sandbox.served("/channel_points/custom_rewards");
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        QVERIFY(rig.pane()->isPreview());
        QCOMPARE(rig.after(bell), QStringLiteral("stays on"));
        QCOMPARE(rig.after(QStringLiteral("From the library")), QStringLiteral("created"));
        QCOMPARE(rig.after(horn), QStringLiteral("turned off"));  // shown although it is not in the set
        QVERIFY(!rig.view()->isColumnHidden(RewardTableModel::AfterColumn));
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::LimitColumn));
        QVERIFY(rig.find<QLabel>(QStringLiteral("slotsAfter"))->text().startsWith(QLatin1String("5 ")));
        QCOMPARE(rig.sandbox.served("/channel_points/custom_rewards"), before);

        rig.click("applyPlan");
        QTRY_VERIFY_WITH_TIMEOUT(rig.onService(QStringLiteral("From the library"))
                                     && !rig.onService(horn)->isEnabled && !rig.onService(lamp)->isEnabled,
                                 20'000);
        QTRY_VERIFY(!rig.desk->library()->isRunning());
        QVERIFY(rig.onService(bell)->isEnabled);
        QVERIFY(rig.onService(other)->isEnabled);  // nobody else's
        QTRY_VERIFY(rig.catalogue()->isInForce(*rig.catalogue()->set(set.id)));
        rig.click("cancelPlan");
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::AfterColumn));
    }

    void takingARewardOffAsksWhatToDoWithWhatWaits()
    {
        PageRig rig;
        rig.openWithThree();
        const QStringList ids = rig.letWait(horn, 4);
        QTRY_COMPARE(rig.item(horn)->waiting, 4);
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell, lamp});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        // It would only be turned off; the user wants the slot.
        rig.select(horn);
        QMenu *menu = rig.table()->bulkMenu();
        Q_EMIT rig.table()->bulkMenuWanted(menu);
        menu->findChild<QAction *>(QStringLiteral("planTakeOff"))->trigger();
        rig.settle();
        QCOMPARE(rig.after(horn), QStringLiteral("taken off"));
        auto *keep = rig.find<QRadioButton>(QStringLiteral("keep:") + horn);
        QVERIFY(rig.find<QRadioButton>(QStringLiteral("refund:") + horn)->isChecked());
        keep->setFocus();
        QTest::keyClick(keep, Qt::Key_Space);
        rig.settle();
        QCOMPARE(rig.after(horn), QStringLiteral("kept"));
        auto *refund = rig.find<QRadioButton>(QStringLiteral("refund:") + horn);
        refund->setFocus();
        QTest::keyClick(refund, Qt::Key_Space);
        rig.settle();
        rig.click("applyPlan");
        QTRY_VERIFY_WITH_TIMEOUT(!rig.onService(horn), 30'000);
        for (const QString &id : ids)
            QCOMPARE(rig.statusOf(id), RedemptionStatus::Canceled);
    }

    void aPlanUnderWayIsShownWhenThePageOpens()
    {
        PageRig rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
        rig.sandbox.fault({.path = "/channel_points/custom_rewards",
                           .method = "PATCH",
                           .times = -1,
                           .delay = std::chrono::milliseconds(300)});
        rig.desk->library()->apply(rig.desk->library()->planFor(set));
        QVERIFY(rig.desk->library()->isRunning());
        rig.page = std::make_unique<RewardsPage>(rig.desk.get());
        rig.page->resize(1072, 700);
        rig.page->show();
        QVERIFY(rig.pane()->isVisible());
        QVERIFY(!rig.pane()->isPreview());
        QCOMPARE(rig.find<QAbstractButton>(QStringLiteral("cancelPlan"))->text(), QStringLiteral("Stop"));
        QTRY_VERIFY_WITH_TIMEOUT(!rig.desk->library()->isRunning(), 20'000);
        QTRY_COMPARE(rig.find<QAbstractButton>(QStringLiteral("cancelPlan"))->text(),
                     QStringLiteral("Close"));
        QCOMPARE(rig.find<QLabel>(QStringLiteral("planNote"))->text(), QStringLiteral("Done."));
        QVERIFY(!rig.onService(horn)->isEnabled);
    }

    void aStepThatIsRefusedIsNamedWithItsReason()
    {
        PageRig rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        rig.sandbox.fault({.path = "/channel_points/custom_rewards",
                           .method = "PATCH",
                           .status = 403,
                           .message = QStringLiteral("not this one")});
        rig.click("applyPlan");
        QTRY_VERIFY_WITH_TIMEOUT(!rig.desk->library()->isRunning(), 20'000);
        rig.settle();
        const auto labels = rig.pane()->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().contains(QLatin1String("not this one"));
        }));
        QVERIFY(rig.after(horn) == QLatin1String("failed") || rig.after(lamp) == QLatin1String("failed"));
    }

    void aPlanThatIsClosedChangesNothing()
    {
        PageRig rig;
        rig.openWithThree();
        rig.choose(rig.saveSet(QStringLiteral("Quiet night"), {bell}));
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        rig.click("cancelPlan");
        rig.settle();
        QVERIFY(!rig.pane()->isVisible());
        QVERIFY(rig.onService(horn)->isEnabled);
        QVERIFY(!rig.desk->library()->isRunning());
    }

    void severalAreEditedTogetherAndOnlyInWhatIsTicked()
    {
        PageRig rig;
        rig.openWithThree();
        for (const QString &title : {bell, horn}) {
            rig.select(title);
            rig.key(Qt::Key_Space);
        }
        QMenu *menu = rig.table()->bulkMenu();
        Q_EMIT rig.table()->bulkMenuWanted(menu);
        menu->findChild<QAction *>(QStringLiteral("bulkEditAction"))->trigger();
        auto *dialog = rig.dialog<BulkEditDialog>("bulkEdit");
        QVERIFY(!dialog->findChild<QAbstractButton *>(QStringLiteral("applyBulk"))->isEnabled());
        auto *cost = dialog->findChild<QSpinBox *>(QStringLiteral("rewardCost"));
        rig.type(cost, QStringLiteral("999"));
        QCOMPARE(dialog->included(), QList<RewardField>{RewardField::Cost});
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("applyBulk")), Qt::LeftButton);
        QTRY_COMPARE(rig.onService(bell)->cost, 999);
        QTRY_COMPARE(rig.onService(horn)->cost, 999);
        QCOMPARE(rig.onService(lamp)->cost, 100);
        QTRY_VERIFY(rig.notes.join(u'\n').contains(QLatin1String("2")));
    }

    void exportAndImportKeepEverything()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("rewards.json"));
        {
            PageRig rig;
            rig.openWithThree();
            rig.saveSet(QStringLiteral("Quiet night"), {bell, horn});
            QVERIFY(rig.page->exportTo(path, {}));
        }
        PageRig rig;
        rig.clearService();
        rig.made(titled(bell, 5));
        rig.open();
        QTRY_VERIFY(rig.item(bell));
        rig.page->importFrom(path);
        auto *dialog = rig.dialog<ImportDialog>("importDialog");
        QVERIFY(
            dialog->findChild<QLabel *>(QStringLiteral("importFacts"))->text().contains(QLatin1String("3")));
        QVERIFY(dialog->findChild<QRadioButton *>(QStringLiteral("clashSkip"))->isChecked());
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("importNow")), Qt::LeftButton);
        QTRY_VERIFY(rig.item(horn) && rig.item(lamp));
        QCOMPARE(rig.item(bell)->cost(), 5);  // left as it was
        QCOMPARE(rig.item(horn)->state, RewardState::LibraryOnly);
        QCOMPARE(rig.catalogue()->sets().size(), 1);
        QVERIFY(!rig.item(other));
    }

    void aFileThatIsNoListOfRewardsIsRefusedInWords()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("picture.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[1, 2");
        file.close();
        PageRig rig;
        rig.openWithThree();
        rig.page->importFrom(path);
        QVERIFY(!rig.page->findChild<QDialog *>());
        QVERIFY(rig.notes.last().contains(QLatin1String("picture.json")));
    }

    void withoutThePermissionThePageSaysWhyAndAsksForIt()
    {
        PageRig rig(QStringLiteral("teaandturrets"), {Scope::ChannelReadRedemptions});
        rig.open();
        auto *banner = rig.find<Banner>(QStringLiteral("rewardsBanner"));
        QVERIFY(banner->isVisible());
        QSignalSpy asked(rig.page.get(), &RewardsPage::permissionRequested);
        rig.click("askPermission");
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Scope>(), Scope::ChannelManageRedemptions);
        QTRY_VERIFY(!rig.catalogue()->items().isEmpty());
        rig.table()->setCurrentKey(rig.catalogue()->items().first().key);
        rig.view()->setFocus();
        const auto paused = [&] {
            const auto all = rig.onService();
            return std::count_if(all.begin(), all.end(),
                                 [](const Reward &reward) { return reward.isPaused; });
        };
        const auto before = paused();
        rig.key(Qt::Key_P);
        rig.settle();
        QCOMPARE(paused(), before);
    }

    void whoIsNeitherPartnerNorAffiliateIsToldSo()
    {
        PageRig rig(QStringLiteral("quillscribe"));
        rig.open();
        auto *banner = rig.find<Banner>(QStringLiteral("rewardsBanner"));
        QVERIFY(banner->isVisible());
        QVERIFY(banner->sentence().contains(QLatin1String("affiliate")));
    }

    void inASmallWindowOneColumnIsSeenAtATime()
    {
        PageRig rig;
        rig.openWithThree({584, 344});
        QVERIFY(rig.table()->isVisible());
        QVERIFY(!rig.page->findChild<LibraryList *>()->isVisible());
        auto *sections = rig.find<QComboBox>(QStringLiteral("sectionChoice"));
        QVERIFY(sections->isVisible());
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::LimitColumn));
        QVERIFY(!rig.view()->isColumnHidden(RewardTableModel::StateColumn));
        rig.select(bell);
        rig.key(Qt::Key_D);
        QVERIFY(rig.editor()->isVisible());
        QVERIFY(!rig.table()->isVisible());
        rig.click("closeEditor");
        QVERIFY(rig.table()->isVisible());
        QVERIFY(rig.view()->hasFocus());
        QVERIFY(rig.page->minimumSizeHint().width() <= 584);
    }

    void whatChangesOnTheServiceIsSeenWithoutLosingThePlace()
    {
        PageRig rig;
        rig.openWithThree();
        rig.select(horn);
        const QString id = rig.onService(bell)->id;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            RewardChanges changes;
            changes.isEnabled = false;
            QVERIFY(world.rewards().update(rig.id(), id, changes));
        });
        rig.read();
        QTRY_COMPARE(rig.item(bell)->state, RewardState::Off);
        QCOMPARE(rig.table()->currentKey(), rig.item(horn)->key);
    }
};

QTEST_MAIN(TestRewardsPage)
#include "tst_rewards_page.moc"
