// SPDX-License-Identifier: GPL-3.0-or-later

// Sets and plans on the page, as a user sees them: real widgets, real events, the real client and the
// sandbox.

#include "rewards/three_rewards_world.h"

#include "kit/messages/banner.h"
#include "kit/text/pill.h"
#include "kit/theme/accessible.h"
#include "rewards/decisions/bulk_edit_dialog.h"
#include "rewards/list/reward_operations.h"

#include <QComboBox>
#include <QDropEvent>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QRadioButton>
#include <QScopeGuard>

using namespace Sidestage;
using namespace Sidestage::Api;

class TestRewardsPagePlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSetIsMadeOfWhatIsTickedAndCounted()
    {
        OpenRewards rig;
        for (const QString &title : {bell, horn}) {
            rig.select(title);
            rig.key(Qt::Key_Space);
        }
        rig.click("newSet");
        auto *dialog = rig.dialog<QDialog>("setNameDialog");
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"setName"_s), u"Quiet night"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(rig.catalogue()->sets().size(), 1);
        QCOMPARE(rig.shownTitles(), (QStringList{bell, horn}));
        QVERIFY(!rig.catalogue()->isInForce(rig.catalogue()->sets().first()));
        auto *list = rig.find<QListView>(u"librarySections"_s);
        QVERIFY(list->currentIndex().data(Qt::AccessibleTextRole).toString().contains("Quiet night"_L1));
        // The next action is available by key and by mouse.
        QTRY_VERIFY(list->hasFocus());
        QVERIFY(rig.find<QAbstractButton>(u"swapInButton"_s)->isVisible());
        QTest::keyClick(list, Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        QVERIFY(!rig.find<QAbstractButton>(u"swapInButton"_s)->isVisible());
    }

    void aSetIsCopiedMoreThanOnce()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell});
        auto *list = rig.page->findChild<LibraryList *>();
        Q_EMIT list->duplicateRequested(set.id);
        Q_EMIT list->duplicateRequested(set.id);
        QCOMPARE(rig.service->library()->sets().size(), 3);
        for (const RewardSet &one : rig.service->library()->sets())
            QCOMPARE(one.rewards, set.rewards);
    }

    void aFinishedPlanGivesWayToWhatIsChosenNext()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        rig.click("applyPlan");
        QTRY_VERIFY(!rig.pane()->isPreview() && !rig.service->library()->isRunning());
        QVERIFY(rig.pane()->isVisible());  // it shows the result
        rig.page->findChild<LibraryList *>()->choose({.kind = RewardChoice::Kind::All});
        QVERIFY(!rig.pane()->isVisible());
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::AfterColumn));
    }

    void aSetOfTheSameNameIsRefusedInTheDialog()
    {
        OpenRewards rig;
        rig.saveSet(u"Quiet night"_s, {bell});
        rig.click("newSet");
        auto *dialog = rig.dialog<QDialog>("setNameDialog");
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"setName"_s), u"Quiet night"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->findChild<FormField *>()->hasError());
        dialog->reject();
    }

    void whatIsDroppedOnASetIsAddedToIt()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell});
        auto *list = rig.find<QListView>(u"librarySections"_s);
        QModelIndex place;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (list->model()->index(row, 0).data().toString() == set.name)
                place = list->model()->index(row, 0);
        }
        QVERIFY(place.isValid());
        const int row = rig.table()->model()->rowOf(rig.item(lamp)->key);
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

    void aRewardThatIsRestoredIsInItsSetsAgain()
    {
        OpenRewards rig;
        auto *operations = rig.page->findChild<RewardOperations *>();
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell, lamp});
        operations->remove({rig.item(bell)->key}, PlanStep::Queue::RefundFirst, false);
        QTRY_VERIFY(rig.lastUndo);
        QVERIFY(!rig.onService(bell));
        QCOMPARE(rig.service->library()->sets().first().rewards, set.rewards.mid(1));
        rig.lastUndo();
        QCOMPARE(rig.catalogue()->set(set.id)->rewards, set.rewards);
        QTRY_VERIFY(rig.onService(bell));
        QTRY_VERIFY(rig.item(bell)->isOnService());
        QCOMPARE(rig.item(bell)->reward.id, set.rewards.first());
    }

    void rewardsThatAreRestoredTogetherKeepTheirOrderInASet()
    {
        OpenRewards rig;
        auto *operations = rig.page->findChild<RewardOperations *>();
        for (const QString &title : {u"First"_s, u"Second"_s}) {
            LibraryReward kept{.reward = completed(titled(title))};
            QVERIFY(rig.service->library()->save(kept));
        }
        rig.settle();
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell, u"First"_s, u"Second"_s, lamp});
        operations->remove({rig.item(u"Second"_s)->key, rig.item(u"First"_s)->key},
                           PlanStep::Queue::RefundFirst, false);
        QCOMPARE(rig.service->library()->sets().first().rewards.size(), 2);
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QCOMPARE(rig.service->library()->sets().first().rewards, set.rewards);
    }

    void aSetThatIsRestoredHasItsIdAgain()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell, lamp});
        Q_EMIT rig.page->findChild<LibraryList *>()->removeRequested(set.id);
        QVERIFY(rig.service->library()->sets().isEmpty());
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QCOMPARE(rig.service->library()->sets(), QList<RewardSet>{set});
    }

    void aPlanIsShownBeforeAnythingIsSentAndThenCarriedOut()
    {
        OpenRewards rig;
        LibraryReward kept{.reward = completed(titled(u"From the library"_s))};
        QVERIFY(rig.service->library()->save(kept));
        rig.settle();
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell, u"From the library"_s});
        rig.choose(set);
        const int before = rig.sandbox.served("/channel_points/custom_rewards");
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        QVERIFY(rig.pane()->isPreview());
        QCOMPARE(rig.after(bell), u"stays on"_s);
        QCOMPARE(rig.after(u"From the library"_s), u"created"_s);
        QCOMPARE(rig.after(horn), u"turned off"_s);  // shown although it is not in the set
        QVERIFY(!rig.view()->isColumnHidden(RewardTableModel::AfterColumn));
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::LimitColumn));
        QVERIFY(rig.find<QLabel>(u"slotsAfter"_s)->text().startsWith("5 "_L1));
        QCOMPARE(rig.sandbox.served("/channel_points/custom_rewards"), before);

        rig.click("applyPlan");
        QTRY_VERIFY(rig.onService(u"From the library"_s) && !rig.onService(horn)->isEnabled
                    && !rig.onService(lamp)->isEnabled);
        QTRY_VERIFY(!rig.service->library()->isRunning());
        QVERIFY(rig.onService(bell)->isEnabled);
        QVERIFY(rig.onService(other)->isEnabled);  // the reward of another app
        QTRY_VERIFY(rig.catalogue()->isInForce(*rig.catalogue()->set(set.id)));
        // The same number of steps as in the preview, without those that stay on.
        QCOMPARE(rig.find<QLabel>(u"slotsAfter"_s)->text(), u"3 of 3"_s);
        rig.click("cancelPlan");
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::AfterColumn));
    }

    void aSectionIsCalledAsItsSetWhateverIsInTheName()
    {
        OpenRewards rig;
        rig.saveSet(u"Bring %2 friends"_s, {bell});
        auto *sections = rig.find<QComboBox>(u"sectionChoice"_s);
        QStringList names;
        for (int at = 0; at < sections->count(); ++at)
            names.append(sections->itemText(at));
        const bool isThere = std::ranges::any_of(names, [](const QString &name) {
            return name.contains(u"Bring %2 friends"_s) && name.endsWith(u"(1)"_s);
        });
        QVERIFY2(isThere, qPrintable(names.join(u'\n')));
    }

    void theEndOfARemovalIsToldWithoutASet()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        static QStringList told;
        told.clear();
        const auto before
            = setAnnounceListener([](QWidget *, const QString &text, Announce) { told.append(text); });
        const auto restore = qScopeGuard([before] { setAnnounceListener(before); });
        rig.click("applyPlan");
        QTRY_VERIFY(!rig.service->library()->isRunning());
        QVERIFY2(told.join(u'\n').contains(u"Quiet night"_s), qPrintable(told.join(u'\n')));
        told.clear();
        rig.lastUndo = {};
        rig.page->findChild<RewardOperations *>()->remove({rig.item(horn)->key}, PlanStep::Queue::RefundFirst,
                                                          false);
        QTRY_VERIFY(rig.lastUndo);
        QVERIFY2(told.contains(u"Done."_s), qPrintable(told.join(u'\n')));
        QVERIFY2(!told.join(u'\n').contains(u"is now active"_s), qPrintable(told.join(u'\n')));
    }

    void afterASetOneCanSwapBack()
    {
        OpenRewards rig;
        QVERIFY(!rig.find<QAbstractButton>(u"swapBackButton"_s)->isVisible());
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        rig.click("applyPlan");
        QTRY_VERIFY(!rig.onService(horn)->isEnabled && !rig.onService(lamp)->isEnabled);
        QTRY_VERIFY(!rig.service->library()->isRunning());
        rig.click("cancelPlan");
        const int before = rig.sandbox.served("/channel_points/custom_rewards");
        rig.click("swapBackButton");
        QTRY_VERIFY(rig.pane()->isVisible());
        QVERIFY(rig.pane()->isPreview());
        QCOMPARE(rig.after(bell), u"stays on"_s);
        QCOMPARE(rig.after(horn), u"turned on"_s);
        QCOMPARE(rig.sandbox.served("/channel_points/custom_rewards"), before);
        rig.click("applyPlan");
        QTRY_VERIFY(rig.onService(horn)->isEnabled && rig.onService(lamp)->isEnabled);
        QTRY_VERIFY(!rig.service->library()->isRunning());
        QVERIFY(rig.onService(bell)->isEnabled);
    }

    void anEmptySetIsFilledFromAListOfRewards()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {});
        rig.choose(set);
        auto *empty = rig.find<QWidget>(u"noRewards"_s);
        QTRY_VERIFY(empty->isVisible());
        QTest::mouseClick(empty->findChild<QAbstractButton *>(), Qt::LeftButton);
        auto *dialog = rig.dialog<QDialog>("addRewards");
        auto *list = dialog->findChild<QListWidget *>(u"addRewardsList"_s);
        QCOMPARE(list->count(), 3);  // without the reward of another app
        auto *add = dialog->findChild<QAbstractButton *>(u"confirmAddRewards"_s);
        QVERIFY(!add->isEnabled());
        auto *search = dialog->findChild<QLineEdit *>(u"addRewardsSearch"_s);
        QTest::keyClicks(search, u"lamp"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(dialog->focusWidget(), list);
        for (int row = 0; row < list->count(); ++row)
            QCOMPARE(list->item(row)->isHidden(), !list->item(row)->text().startsWith(lamp));
        QTest::keyClick(list, Qt::Key_Space);
        QVERIFY(add->isEnabled());
        QTest::keyClick(list, Qt::Key_Space);
        QVERIFY(!add->isEnabled());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->currentItem()).center());
        QVERIFY(add->isEnabled());
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_COMPARE(rig.catalogue()->set(set.id)->rewards.size(), 1);
        QCOMPARE(rig.shownTitles(), QStringList{lamp});
    }

    void takingARewardOffAsksWhatToDoWithWhatWaits()
    {
        OpenRewards rig;
        const QStringList ids = rig.letWait(horn, 4);
        QTRY_COMPARE(rig.item(horn)->waiting, 4);
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell, lamp});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        // The plan would only turn it off, but the user needs the slot.
        rig.select(horn);
        QMenu *menu = rig.table()->bulkMenu();
        Q_EMIT rig.table()->bulkMenuRequested(menu);
        menu->findChild<QAction *>(u"planTakeOff"_s)->trigger();
        rig.settle();
        QCOMPARE(rig.after(horn), u"removed"_s);
        auto *keep = rig.find<QRadioButton>(u"keep:"_s + horn);
        QVERIFY(rig.find<QRadioButton>(u"refund:"_s + horn)->isChecked());
        keep->setFocus();
        QTest::keyClick(keep, Qt::Key_Space);
        rig.settle();
        QCOMPARE(rig.after(horn), u"kept"_s);
        auto *refund = rig.find<QRadioButton>(u"refund:"_s + horn);
        refund->setFocus();
        QTest::keyClick(refund, Qt::Key_Space);
        rig.settle();
        rig.click("applyPlan");
        QTRY_VERIFY(!rig.onService(horn));
        for (const QString &id : ids)
            QCOMPARE(rig.statusOf(id), RedemptionStatus::Canceled);
    }

    void aPlanUnderWayIsShownWhenThePageOpens()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell});
        rig.sandbox.fault({.path = "/channel_points/custom_rewards",
                           .method = "PATCH",
                           .times = -1,
                           .delay = std::chrono::milliseconds(300)});
        rig.service->library()->apply(rig.service->library()->planFor(set));
        QVERIFY(rig.service->library()->isRunning());
        rig.page = rig.show(new RewardsPage(rig.service), {1072, 700});
        QVERIFY(rig.pane()->isVisible());
        QVERIFY(!rig.pane()->isPreview());
        QCOMPARE(rig.find<QAbstractButton>(u"cancelPlan"_s)->text(), u"Stop"_s);
        QTRY_VERIFY(!rig.service->library()->isRunning());
        QTRY_COMPARE(rig.find<QAbstractButton>(u"cancelPlan"_s)->text(), u"Close"_s);
        QCOMPARE(rig.find<QLabel>(u"planNote"_s)->text(), u"Done."_s);
        QVERIFY(!rig.onService(horn)->isEnabled);
    }

    void aStepThatIsRefusedIsNamedWithItsReason()
    {
        OpenRewards rig;
        const RewardSet set = rig.saveSet(u"Quiet night"_s, {bell});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        rig.sandbox.fault({.path = "/channel_points/custom_rewards",
                           .method = "PATCH",
                           .status = 403,
                           .message = u"not this one"_s});
        rig.click("applyPlan");
        QTRY_VERIFY(!rig.service->library()->isRunning());
        rig.settle();
        const auto labels = rig.pane()->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().contains("not this one"_L1);
        }));
        QVERIFY(rig.after(horn) == "failed"_L1 || rig.after(lamp) == "failed"_L1);
    }

    void aPlanThatIsClosedChangesNothing()
    {
        OpenRewards rig;
        rig.choose(rig.saveSet(u"Quiet night"_s, {bell}));
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        rig.click("cancelPlan");
        rig.settle();
        QVERIFY(!rig.pane()->isVisible());
        QVERIFY(rig.onService(horn)->isEnabled);
        QVERIFY(!rig.service->library()->isRunning());
    }
};

QTEST_MAIN(TestRewardsPagePlans)
#include "tst_rewards_page_plans.moc"
