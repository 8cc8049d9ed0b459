// SPDX-License-Identifier: GPL-3.0-or-later

// Deleting a reward never loses its waiting redemptions.

#include "rewards/rewards_page_world.h"

#include "rewards/decisions/delete_guard_dialog.h"

#include <QCheckBox>
#include <QRadioButton>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

const QString title = u"Ring the bell"_s;

struct GuardRig : RewardsPageWorld
{
    GuardRig()
    {
        clearService();
        made(titled(title, 300));
        made(titled(u"Somebody else's"_s, 50), u"tilda-tools"_s);
        open();
        [&] { QTRY_VERIFY(item(title)); }();
        select(title);
    }
    DeleteGuardDialog *ask()
    {
        page->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(page)); }();
        select(title);
        key(Qt::Key_Delete);
        return dialog<DeleteGuardDialog>("deleteGuard");
    }
    template <class T>
    static T *in(QWidget *dialog, const char *name)
    {
        return dialog->findChild<T *>(QLatin1String(name));
    }
};

}  // namespace

class TestDeleteGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withNothingWaitingItAsksOnceAndTheRewardStaysInTheLibrary()
    {
        GuardRig rig;
        auto *dialog = rig.ask();
        QVERIFY(!rig.in<QWidget>(dialog, "guardFacts"));
        QVERIFY(!rig.in<QWidget>(dialog, "guardRefund"));
        QCOMPARE(rig.in<QAbstractButton>(dialog, "guardConfirm")->text(), u"Delete"_s);
        QTest::mouseClick(rig.in<QAbstractButton>(dialog, "guardConfirm"), Qt::LeftButton);
        QTRY_VERIFY(!rig.onService(title));
        QTRY_VERIFY(rig.item(title) && rig.item(title)->state == RewardState::LibraryOnly);
        QTRY_VERIFY(rig.lastUndo);
        rig.lastUndo();
        QTRY_VERIFY(rig.onService(title));
        QCOMPARE(rig.onService(title)->cost, 300);
    }

    void theSafeButtonHoldsTheFocusAndEscapeDeletesNothing()
    {
        GuardRig rig;
        auto *dialog = rig.ask();
        QTRY_VERIFY(rig.in<QAbstractButton>(dialog, "guardCancel")->hasFocus());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!rig.page->findChild<QDialog *>());
        dialog = rig.ask();
        QTRY_VERIFY(rig.in<QAbstractButton>(dialog, "guardCancel")->hasFocus());
        QTest::keyClick(dialog, Qt::Key_Return);  // the safe button is the default button
        QTRY_VERIFY(!rig.page->findChild<QDialog *>());
        QVERIFY(rig.onService(title));
        QVERIFY(!rig.service->library()->isRunning());
    }

    void whatWaitsIsNamedWithCountAndPoints()
    {
        GuardRig rig;
        rig.letWait(title, 5);
        QTRY_COMPARE(rig.item(title)->waiting, 5);
        auto *dialog = rig.ask();
        const QString facts = rig.in<QLabel>(dialog, "guardFacts")->text();
        QVERIFY2(facts.contains("5"_L1) && facts.contains("1,500"_L1), qPrintable(facts));
        QVERIFY(rig.in<QRadioButton>(dialog, "guardRefund")->isChecked());
        QVERIFY(rig.in<QAbstractButton>(dialog, "guardConfirm")->text().startsWith("Refund 5"_L1));
        QTest::mouseClick(rig.in<QRadioButton>(dialog, "guardFulfil"), Qt::LeftButton, {}, {8, 8});
        QVERIFY(rig.in<QAbstractButton>(dialog, "guardConfirm")->text().startsWith("Fulfil 5"_L1));
        dialog->reject();
    }

    void refundFirstGivesEveryPointBackBeforeTheRewardGoes()
    {
        GuardRig rig;
        const QStringList ids = rig.letWait(title, 5);
        QTRY_COMPARE(rig.item(title)->waiting, 5);
        auto *dialog = rig.ask();
        QTest::mouseClick(rig.in<QAbstractButton>(dialog, "guardConfirm"), Qt::LeftButton);
        QTRY_VERIFY(!rig.onService(title));
        for (const QString &id : ids)
            QCOMPARE(rig.statusOf(id), RedemptionStatus::Canceled);
        QTRY_VERIFY(rig.item(title) && rig.item(title)->state == RewardState::LibraryOnly);
    }

    void fulfilFirstFulfilsThem()
    {
        GuardRig rig;
        const QStringList ids = rig.letWait(title, 3);
        QTRY_COMPARE(rig.item(title)->waiting, 3);
        auto *dialog = rig.ask();
        rig.in<QRadioButton>(dialog, "guardFulfil")->setChecked(true);
        rig.in<QCheckBox>(dialog, "guardKeep")->setChecked(false);
        QTest::mouseClick(rig.in<QAbstractButton>(dialog, "guardConfirm"), Qt::LeftButton);
        QTRY_VERIFY(!rig.onService(title));
        for (const QString &id : ids)
            QCOMPARE(rig.statusOf(id), RedemptionStatus::Fulfilled);
        QTRY_VERIFY(!rig.item(title));  // neither on the service nor in the library
    }

    void pauseInsteadDeletesNothing()
    {
        GuardRig rig;
        rig.letWait(title, 2);
        QTRY_COMPARE(rig.item(title)->waiting, 2);
        auto *dialog = rig.ask();
        rig.in<QRadioButton>(dialog, "guardPause")->setChecked(true);
        QCOMPARE(rig.in<QAbstractButton>(dialog, "guardConfirm")->text(), u"Pause"_s);
        QTest::mouseClick(rig.in<QAbstractButton>(dialog, "guardConfirm"), Qt::LeftButton);
        QTRY_VERIFY(rig.onService(title) && rig.onService(title)->isPaused);
    }

    void aRefundThatFailsKeepsTheReward()
    {
        GuardRig rig;
        const QStringList ids = rig.letWait(title, 2);
        QTRY_COMPARE(rig.item(title)->waiting, 2);
        rig.sandbox.fault({.path = "/channel_points/custom_rewards/redemptions",
                           .method = "PATCH",
                           .times = -1,
                           .status = 403,
                           .message = u"not now"_s});
        auto *dialog = rig.ask();
        QTest::mouseClick(rig.in<QAbstractButton>(dialog, "guardConfirm"), Qt::LeftButton);
        QTRY_VERIFY(!rig.service->library()->isRunning() && !rig.notes.isEmpty());
        QVERIFY(rig.onService(title));
        for (const QString &id : ids)
            QCOMPARE(rig.statusOf(id), RedemptionStatus::Unfulfilled);
    }

    void whatIsInTheLibraryOnlyGoesWithoutAskingAndComesBack()
    {
        GuardRig rig;
        LibraryReward kept{.reward = completed(titled(u"Only here"_s))};
        QVERIFY(rig.service->library()->save(kept));
        rig.settle();
        rig.select(u"Only here"_s);
        rig.key(Qt::Key_Delete);
        rig.settle();
        QVERIFY(!rig.page->findChild<QDialog *>());
        QVERIFY(!rig.item(u"Only here"_s));
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        rig.settle();
        QVERIFY(rig.item(u"Only here"_s));
    }

    void whatAnotherAppMadeIsNotOffered()
    {
        GuardRig rig;
        rig.select(u"Somebody else's"_s);
        rig.key(Qt::Key_Delete);
        rig.settle();
        QVERIFY(!rig.page->findChild<QDialog *>());
        QVERIFY(rig.onService(u"Somebody else's"_s));
    }
};

QTEST_MAIN(TestDeleteGuard)
#include "tst_delete_guard.moc"
