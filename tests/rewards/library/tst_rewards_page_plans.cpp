// SPDX-License-Identifier: GPL-3.0-or-later

// Sets and plans on the page, as a user sees them: real widgets, real events, the real client and the
// sandbox.

#include "rewards/three_rewards_world.h"

#include "kit/messages/banner.h"
#include "kit/messages/why_hint.h"
#include "kit/text/pill.h"
#include "rewards/decisions/bulk_edit_dialog.h"
#include "rewards/library/import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QRadioButton>
#include <QSplitter>

using namespace Sidestage;
using namespace Sidestage::Api;

class TestRewardsPagePlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSetIsMadeOfWhatIsTickedAndCounted()
    {
        ThreeRewardsWorld rig;
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
        // The next action is available by key and by mouse.
        QTRY_VERIFY(list->hasFocus());
        QVERIFY(rig.find<QAbstractButton>(QStringLiteral("swapInButton"))->isVisible());
        QTest::keyClick(list, Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        QVERIFY(!rig.find<QAbstractButton>(QStringLiteral("swapInButton"))->isVisible());
    }

    void aFinishedPlanGivesWayToWhatIsChosenNext()
    {
        ThreeRewardsWorld rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
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
        ThreeRewardsWorld rig;
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
        ThreeRewardsWorld rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
        auto *list = rig.find<QListView>(QStringLiteral("librarySections"));
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

    void aPlanIsShownBeforeAnythingIsSentAndThenCarriedOut()
    {
        ThreeRewardsWorld rig;
        rig.openWithThree();
        LibraryReward kept{.reward = completed(titled(QStringLiteral("From the library")))};
        QVERIFY(rig.service->library()->save(kept));
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
        QTRY_VERIFY(rig.onService(QStringLiteral("From the library")) && !rig.onService(horn)->isEnabled
                    && !rig.onService(lamp)->isEnabled);
        QTRY_VERIFY(!rig.service->library()->isRunning());
        QVERIFY(rig.onService(bell)->isEnabled);
        QVERIFY(rig.onService(other)->isEnabled);  // the reward of another app
        QTRY_VERIFY(rig.catalogue()->isInForce(*rig.catalogue()->set(set.id)));
        // The same number of steps as in the preview, without those that stay on.
        QCOMPARE(rig.find<QLabel>(QStringLiteral("slotsAfter"))->text(), QStringLiteral("3 of 3"));
        rig.click("cancelPlan");
        QVERIFY(rig.view()->isColumnHidden(RewardTableModel::AfterColumn));
    }

    void afterASetOneCanSwapBack()
    {
        ThreeRewardsWorld rig;
        rig.openWithThree();
        QVERIFY(!rig.find<QAbstractButton>(QStringLiteral("swapBackButton"))->isVisible());
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
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
        QCOMPARE(rig.after(bell), QStringLiteral("stays on"));
        QCOMPARE(rig.after(horn), QStringLiteral("turned on"));
        QCOMPARE(rig.sandbox.served("/channel_points/custom_rewards"), before);
        rig.click("applyPlan");
        QTRY_VERIFY(rig.onService(horn)->isEnabled && rig.onService(lamp)->isEnabled);
        QTRY_VERIFY(!rig.service->library()->isRunning());
        QVERIFY(rig.onService(bell)->isEnabled);
    }

    void anEmptySetIsFilledFromAListOfRewards()
    {
        ThreeRewardsWorld rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {});
        rig.choose(set);
        auto *empty = rig.find<QWidget>(QStringLiteral("noRewards"));
        QTRY_VERIFY(empty->isVisible());
        QTest::mouseClick(empty->findChild<QAbstractButton *>(), Qt::LeftButton);
        auto *dialog = rig.dialog<QDialog>("addRewards");
        auto *list = dialog->findChild<QListWidget *>(QStringLiteral("addRewardsList"));
        QCOMPARE(list->count(), 3);  // without the reward of another app
        auto *add = dialog->findChild<QAbstractButton *>(QStringLiteral("confirmAddRewards"));
        QVERIFY(!add->isEnabled());
        auto *search = dialog->findChild<QLineEdit *>(QStringLiteral("addRewardsSearch"));
        QTest::keyClicks(search, QStringLiteral("lamp"));
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
        ThreeRewardsWorld rig;
        rig.openWithThree();
        const QStringList ids = rig.letWait(horn, 4);
        QTRY_COMPARE(rig.item(horn)->waiting, 4);
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell, lamp});
        rig.choose(set);
        rig.view()->setFocus();
        rig.key(Qt::Key_W);
        QTRY_VERIFY(rig.pane()->isVisible());
        // The plan would only turn it off, but the user needs the slot.
        rig.select(horn);
        QMenu *menu = rig.table()->bulkMenu();
        Q_EMIT rig.table()->bulkMenuRequested(menu);
        menu->findChild<QAction *>(QStringLiteral("planTakeOff"))->trigger();
        rig.settle();
        QCOMPARE(rig.after(horn), QStringLiteral("removed"));
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
        QTRY_VERIFY(!rig.onService(horn));
        for (const QString &id : ids)
            QCOMPARE(rig.statusOf(id), RedemptionStatus::Canceled);
    }

    void aPlanUnderWayIsShownWhenThePageOpens()
    {
        ThreeRewardsWorld rig;
        rig.openWithThree();
        const RewardSet set = rig.saveSet(QStringLiteral("Quiet night"), {bell});
        rig.sandbox.fault({.path = "/channel_points/custom_rewards",
                           .method = "PATCH",
                           .times = -1,
                           .delay = std::chrono::milliseconds(300)});
        rig.service->library()->apply(rig.service->library()->planFor(set));
        QVERIFY(rig.service->library()->isRunning());
        rig.page = rig.show(new RewardsPage(rig.service), {1072, 700});
        QVERIFY(rig.pane()->isVisible());
        QVERIFY(!rig.pane()->isPreview());
        QCOMPARE(rig.find<QAbstractButton>(QStringLiteral("cancelPlan"))->text(), QStringLiteral("Stop"));
        QTRY_VERIFY(!rig.service->library()->isRunning());
        QTRY_COMPARE(rig.find<QAbstractButton>(QStringLiteral("cancelPlan"))->text(),
                     QStringLiteral("Close"));
        QCOMPARE(rig.find<QLabel>(QStringLiteral("planNote"))->text(), QStringLiteral("Done."));
        QVERIFY(!rig.onService(horn)->isEnabled);
    }

    void aStepThatIsRefusedIsNamedWithItsReason()
    {
        ThreeRewardsWorld rig;
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
        QTRY_VERIFY(!rig.service->library()->isRunning());
        rig.settle();
        const auto labels = rig.pane()->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().contains(QLatin1String("not this one"));
        }));
        QVERIFY(rig.after(horn) == QLatin1String("failed") || rig.after(lamp) == QLatin1String("failed"));
    }

    void aPlanThatIsClosedChangesNothing()
    {
        ThreeRewardsWorld rig;
        rig.openWithThree();
        rig.choose(rig.saveSet(QStringLiteral("Quiet night"), {bell}));
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
