// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user sees it: real widgets, real events, the real client and the sandbox. Sets and plans are
// tested in tst_rewards_page_plans.

#include "three_rewards_world.h"

#include "kit/controls/action_button.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/banner.h"
#include "kit/messages/why_hint.h"
#include "kit/text/pill.h"
#include "rewards/decisions/bulk_edit_dialog.h"
#include "rewards/library/import_dialog.h"
#include "rewards/library/library_json.h"
#include "rewards/list/reward_operations.h"
#include "rewards/list/reward_texts.h"
#include "sandbox/world/channel_points.h"

#include <QComboBox>
#include <QFileDialog>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QRadioButton>
#include <QSplitter>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

class TestRewardsPage : public QObject
{
    Q_OBJECT

    /// Chooses the file in the open dialog, as the user does.
    static void choose(const ThreeRewardsWorld &rig, QAnyStringView dialog, const QString &path)
    {
        auto *asking = rig.dialog<QFileDialog>(dialog);
        Q_EMIT asking->fileSelected(path);
        asking->close();
        QTRY_VERIFY(!rig.page->findChild<QFileDialog *>());
    }
    static void importFile(const ThreeRewardsWorld &rig, const QString &path)
    {
        rig.action("importRewards")->trigger();
        choose(rig, u"rewardFileOpenDialog", path);
    }
    static void exportFile(const ThreeRewardsWorld &rig, const QString &path, const QStringList &keys)
    {
        rig.page->askExport(keys);
        choose(rig, u"rewardFileSaveDialog", path);
        QTRY_COMPARE(rig.find<Banner>(u"rewardFileBanner"_s)->kind(), Banner::Kind::Good);
        QTRY_VERIFY(QFile::exists(path));
    }

private Q_SLOTS:
    void theListShowsWhatIsThereAndHowTheSlotsAreUsed()
    {
        ThreeRewardsWorld rig;
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
        const QString spoken = rig.find<QWidget>(u"slotBudget"_s)->accessibleName();
        QVERIFY2(spoken.contains(u"%1 of 50"_s.arg(all.size())), qPrintable(spoken));
        QVERIFY(rig.page->freshness().asOf.isValid());
    }

    void aRewardOfAnotherAppIsLockedAndSaysWhy()
    {
        OpenRewards rig;
        rig.select(other);
        QVERIFY(!rig.action("pauseReward")->isEnabled());
        QVERIFY(!rig.action("deleteReward")->isEnabled());
        QVERIFY(rig.action("duplicateReward")->isEnabled());
        auto *why = rig.find<WhyHint>(u"whyLocked"_s);
        QVERIFY(why->isVisible());
        QVERIFY(rig.find<QLineEdit>(u"rewardTitle"_s)->isReadOnly());
        rig.key(Qt::Key_P);
        rig.settle();
        QVERIFY(!rig.onService(other)->isPaused);
    }

    void pausingByKeyIsSentAndCanBeUndone()
    {
        OpenRewards rig;
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
        OpenRewards rig;
        rig.sandbox.fault({.path = "/channel_points/custom_rewards",
                           .method = "PATCH",
                           .status = 403,
                           .message = u"not today"_s});
        rig.select(bell);
        rig.key(Qt::Key_P);
        QTRY_VERIFY(rig.notes.join(u'\n').contains("not today"_L1));
        QTRY_COMPARE(rig.item(bell)->state, RewardState::On);
        QVERIFY(!rig.onService(bell)->isPaused);
    }

    void lettersActOnlyWhileTheListHasTheFocus()
    {
        OpenRewards rig;
        rig.select(bell);
        rig.key(Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>(u"rewardSearch"_s);
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"lamp"_s);
        QCOMPARE(rig.shownTitles(), QStringList{lamp});
        QVERIFY(!rig.onService(bell)->isPaused && !rig.onService(lamp)->isPaused);
        QTest::keyClick(search, Qt::Key_Escape);
        QCOMPARE(rig.shownTitles().size(), 4);
        QVERIFY(search->hasFocus());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(rig.view()->hasFocus());
    }

    void theListIsWalkedAndEditedByKeysAlone()
    {
        OpenRewards rig;
        rig.view()->setFocus();
        rig.key(Qt::Key_Down);
        rig.key(Qt::Key_Down);
        QVERIFY(!rig.table()->currentKey().isEmpty());
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.find<QLineEdit>(u"rewardTitle"_s)->hasFocus());
        rig.view()->setFocus();
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.table()->ticked().size(), 1);
        rig.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(rig.table()->ticked().size(), 4);
        rig.key(Qt::Key_Escape);
        QCOMPARE(rig.table()->ticked().size(), 0);
    }

    void columnsStayWhereTheyWereDragged()
    {
        OpenRewards rig;
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

    void whatIsSelectedHasABarWithWhatCanBeDone()
    {
        OpenRewards rig;
        auto *bar = rig.find<QWidget>(u"rewardSelectionBar"_s);
        QVERIFY(!bar->isVisible());
        for (const QString &title : {bell, horn}) {
            rig.select(title);
            rig.key(Qt::Key_Space);
        }
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->findChild<QLabel *>(u"selectedCount"_s)->text(), u"2 selected"_s);
        rig.click("turnOffSelected");
        QTRY_VERIFY(!rig.onService(bell)->isEnabled && !rig.onService(horn)->isEnabled);
        QVERIFY(rig.onService(lamp)->isEnabled);
        rig.click("turnOnSelected");
        QTRY_VERIFY(rig.onService(bell)->isEnabled && rig.onService(horn)->isEnabled);
        // Buttons that do not fit into a narrow table are in the menu.
        rig.page->resize(1400, 700);
        auto *pause = rig.find<QAbstractButton>(u"pauseSelected"_s);
        QTRY_VERIFY(pause->isVisible());
        rig.click("pauseSelected");
        QTRY_VERIFY(rig.onService(bell)->isPaused && rig.onService(horn)->isPaused);
        QTRY_COMPARE(pause->text(), u"Resume"_s);
        rig.click("clearSelected");
        QVERIFY(!bar->isVisible());
        QVERIFY(rig.view()->hasFocus());
    }

    void limitsSayOfWhat()
    {
        const RewardChanges reward{.isMaxPerStreamEnabled = true,
                                   .maxPerStream = 5,
                                   .isMaxPerUserPerStreamEnabled = true,
                                   .maxPerUserPerStream = 1,
                                   .isGlobalCooldownEnabled = true,
                                   .globalCooldownSeconds = 300};
        QCOMPARE(limitText(reward), u"1 per viewer · 5 per stream · 5 min cooldown"_s);
        QVERIFY(limitSentence(reward).contains(u"At most 1 per viewer per stream."_s));
    }

    void whatIsLeftInThisStreamAndWhenACooldownEndsAreSaid()
    {
        ThreeRewardsWorld rig;
        rig.clearService();
        RewardChanges wanted = titled(bell, 1);
        wanted.isMaxPerStreamEnabled = true;
        wanted.maxPerStream = 5;
        wanted.isGlobalCooldownEnabled = true;
        wanted.globalCooldownSeconds = 3600;
        const Reward made = rig.made(wanted);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            const auto viewer = world.userByLogin(u"quillscribe"_s);
            if (!world.area<Sandbox::ChannelPoints>().setBalance(rig.id(), viewer->id, 1000)
                || !world.area<Sandbox::Rewards>().redeem(rig.id(), made.id, viewer->id, {}))
                qFatal("cannot redeem");
        });
        rig.open();
        QTRY_VERIFY(rig.item(bell));
        QTRY_COMPARE(rig.item(bell)->left, std::optional(4));
        const auto *model = rig.table()->model();
        const auto limits = [&] {
            return model->index(model->rowOf(rig.item(bell)->key), RewardTableModel::LimitColumn)
                .data()
                .toString();
        };
        QVERIFY2(limits().startsWith(u"4 left · ready in "_s), qPrintable(limits()));
        QVERIFY(limits().contains(u"5 per stream"_s));
        const QString before = limits();
        QSignalSpy changed(model, &QAbstractItemModel::dataChanged);
        QTRY_VERIFY(limits() != before);
        QTRY_VERIFY(!changed.isEmpty());  // the view is notified of the countdown
        rig.select(bell);
        auto *stock = rig.find<QLabel>(u"editorStock"_s);
        QTRY_VERIFY(stock->isVisible() && stock->text().startsWith(u"4 left in this stream"_s));
    }

    void theServicesPictureOfARewardIsShown()
    {
        OpenRewards rig;
        QVERIFY(!rig.item(bell)->picture.isEmpty());
        const auto *model = rig.table()->model();
        const QModelIndex index
            = model->index(model->rowOf(rig.item(bell)->key), RewardTableModel::RewardColumn);
        QTRY_VERIFY(!index.data(RowRole::Thumbnail).value<QPixmap>().isNull());
        rig.select(bell);
        auto *picture = rig.find<QWidget>(u"editorPicture"_s);
        QTRY_VERIFY(picture->isVisible());
        QCOMPARE(picture->accessibleName(), bell);
    }

    void severalAreEditedTogetherAndOnlyInWhatIsTicked()
    {
        OpenRewards rig;
        for (const QString &title : {bell, horn}) {
            rig.select(title);
            rig.key(Qt::Key_Space);
        }
        QMenu *menu = rig.table()->bulkMenu();
        Q_EMIT rig.table()->bulkMenuRequested(menu);
        menu->findChild<QAction *>(u"bulkEditAction"_s)->trigger();
        auto *dialog = rig.dialog<BulkEditDialog>("bulkEdit");
        QVERIFY(!dialog->findChild<QAbstractButton *>(u"applyBulk"_s)->isEnabled());
        auto *cost = dialog->findChild<QSpinBox *>(u"rewardCost"_s);
        rig.type(cost, u"999"_s);
        QCOMPARE(dialog->included(), QList<RewardField>{RewardField::Cost});
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(u"applyBulk"_s), Qt::LeftButton);
        QTRY_COMPARE(rig.onService(bell)->cost, 999);
        QTRY_COMPARE(rig.onService(horn)->cost, 999);
        QCOMPARE(rig.onService(lamp)->cost, 100);
        QTRY_VERIFY(rig.notes.join(u'\n').contains("2"_L1));
    }

    void exportAndImportKeepEverything()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"rewards.json"_s);
        {
            ThreeRewardsWorld rig;
            rig.openWithThree();
            rig.saveSet(u"Quiet night"_s, {bell, horn});
            exportFile(rig, path, {});
        }
        ThreeRewardsWorld rig;
        rig.clearService();
        rig.made(titled(bell, 5));
        rig.open();
        QTRY_VERIFY(rig.item(bell));
        importFile(rig, path);
        auto *dialog = rig.dialog<ImportDialog>("importDialog");
        QVERIFY(dialog->findChild<QLabel *>(u"importFacts"_s)->text().contains("3"_L1));
        QVERIFY(dialog->findChild<QRadioButton *>(u"clashSkip"_s)->isChecked());
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(u"importNow"_s), Qt::LeftButton);
        QTRY_VERIFY(rig.item(horn) && rig.item(lamp));
        QCOMPARE(rig.item(bell)->cost(), 5);  // unchanged
        QCOMPARE(rig.item(horn)->state, RewardState::LibraryOnly);
        QCOMPARE(rig.catalogue()->sets().size(), 1);
        QVERIFY(!rig.item(other));
    }

    void aRemovalThatCannotBeginKeepsTheReportOfAnEarlierOne()
    {
        OpenRewards rig;
        auto *operations = rig.page->findChild<RewardOperations *>();
        QVERIFY(operations);
        rig.sandbox.fault({.path = "/channel_points/custom_rewards", .method = "DELETE", .delay = 1'000ms});
        operations->remove({rig.item(bell)->key}, PlanStep::Queue::RefundFirst, false);
        Database &database = rig.store->database();
        QVERIFY(database.execute("CREATE TEMP TRIGGER refused BEFORE INSERT ON swap_steps"
                                 " BEGIN SELECT RAISE(ABORT, 'no room'); END"));
        operations->remove({rig.item(horn)->key}, PlanStep::Queue::RefundFirst, false);
        QVERIFY(database.execute("DROP TRIGGER refused"));
        QVERIFY2(rig.notes.join(u'\n').contains("no room"_L1), qPrintable(rig.notes.join(u'\n')));
        QTRY_VERIFY(!rig.onService(bell));
        QTRY_COMPARE(rig.lastKind, Pill::Kind::Good);
        QVERIFY2(rig.notes.last().contains(bell), qPrintable(rig.notes.last()));
        QVERIFY(rig.onService(horn));
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QTRY_VERIFY(rig.onService(bell));
    }

    void onlyWhatCanBeUndoneOffersIt()
    {
        OpenRewards rig;
        auto *operations = rig.page->findChild<RewardOperations *>();
        LibraryReward kept{.reward = completed(titled(u"From the library"_s))};
        QVERIFY(rig.service->library()->save(kept));
        rig.settle();
        rig.lastUndo = [] {};
        operations->putOnService({rig.item(u"From the library"_s)->key});
        QTRY_VERIFY(rig.notes.contains(u"1 created on the service"_s));
        QVERIFY(!rig.lastUndo);
        rig.lastUndo = [] {};
        operations->setPaused({rig.item(bell)->key}, false);  // it is not paused
        QTRY_VERIFY(rig.notes.contains(u"1 resumed"_s));
        QVERIFY(!rig.lastUndo);
    }

    void removalsThatEndTogetherAreEachReportedAsTheyWereMeant()
    {
        OpenRewards rig;
        auto *operations = rig.page->findChild<RewardOperations *>();
        operations->remove({rig.item(bell)->key}, PlanStep::Queue::RefundFirst, false);
        operations->remove({rig.item(horn)->key}, PlanStep::Queue::RefundFirst, true);
        QTRY_COMPARE(rig.notes.size(), 2);
        QVERIFY2(rig.notes[0].contains(bell) && rig.notes[0].endsWith("deleted"_L1),
                 qPrintable(rig.notes[0]));
        QVERIFY2(rig.notes[1].contains(horn) && rig.notes[1].endsWith("kept in the library"_L1),
                 qPrintable(rig.notes[1]));
        QVERIFY(!rig.item(bell));
        QTRY_COMPARE(rig.item(horn)->state, RewardState::LibraryOnly);
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QTRY_VERIFY(rig.onService(horn));
        QVERIFY(!rig.onService(bell));
    }

    void anExportOfSomeRewardsLeavesOutSetsWithoutRewards()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"rewards.json"_s);
        OpenRewards rig;
        rig.saveSet(u"Quiet night"_s, {bell});
        rig.saveSet(u"Both"_s, {bell, horn});
        rig.saveSet(u"Later"_s, {});
        const auto setsAfterExport = [&](const QStringList &keys) {
            QStringList names;
            exportFile(rig, path, keys);
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly))
                return names;
            for (const RewardSet &set : readRewards(file.readAll()).value_or({}).sets)
                names.append(set.name);
            names.sort();
            return names;
        };
        QCOMPARE(setsAfterExport({rig.item(bell)->key}), QStringList{u"Quiet night"_s});
        QCOMPARE(setsAfterExport({}).join(u' '), u"Both Later Quiet night"_s);
    }

    void aFileThatIsNoListOfRewardsIsRefusedInWords()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"picture.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[1, 2");
        file.close();
        OpenRewards rig;
        importFile(rig, path);
        QVERIFY(!rig.page->findChild<QDialog *>());
        QVERIFY(rig.notes.last().contains("picture.json"_L1));
        QCOMPARE(rig.lastKind, Pill::Kind::Error);  // not shown as a success
    }

    void aFileOfANewerVersionIsRefusedWithThatReason()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"rewards.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":"sidestage-rewards","version":99,"rewards":[]})");
        file.close();
        OpenRewards rig;
        importFile(rig, path);
        QVERIFY2(rig.notes.last().contains(u"rewards.json"_s)
                     && rig.notes.last().contains(u"a newer version of Sidestage"_s),
                 qPrintable(rig.notes.last()));
        QCOMPARE(rig.lastKind, Pill::Kind::Error);
    }

    void aLargeFileIsReadAndATooLargeOneIsRefusedInWords()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString &name, qsizetype size) {
            QByteArray json = "{\"format\":\"sidestage-rewards\",\"version\":1,\"rewards\":[";
            const QByteArray prompt(190, 'x');
            for (int number = 0; json.size() < size - 400; ++number) {
                json += QByteArray(number == 0 ? "" : ",") + "{\"title\":\"Reward "
                    + QByteArray::number(number) + "\",\"cost\":" + (number == 3 ? "0" : "100")
                    + ",\"prompt\":\"" + prompt + "\"}";
            }
            json += "]}";
            json += QByteArray(size - json.size(), ' ');
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(json) == size;
        };
        OpenRewards rig;
        QVERIFY(write(u"large.json"_s, RewardFile::maxBytes));
        importFile(rig, folder.filePath(u"large.json"_s));
        QVERIFY2(rig.page->findChild<QDialog *>(), qPrintable(rig.notes.join(u'\n')));
        auto *dialog = rig.dialog<ImportDialog>("importDialog");
        QVERIFY(dialog->findChild<QLabel *>(u"importFacts"_s)->text().contains(u"500 rewards"_s));
        QStringList problems;
        auto *list = dialog->findChild<QListWidget *>(u"importProblems"_s);
        for (int row = 0; row < list->count(); ++row)
            problems.append(list->item(row)->text());
        QCOMPARE(problems.size(), 2);
        QVERIFY2(problems.first().contains(u"Reward 3"_s), qPrintable(problems.first()));
        QCOMPARE(problems.last(), u"Only the first 500 rewards are imported."_s);
        dialog->reject();
        QTRY_VERIFY(!rig.page->findChild<QDialog *>());

        QVERIFY(write(u"larger.json"_s, RewardFile::maxBytes + 1));
        importFile(rig, folder.filePath(u"larger.json"_s));
        QVERIFY(!rig.page->findChild<QDialog *>());
        QVERIFY2(rig.notes.last().contains(u"larger.json"_s) && rig.notes.last().contains(u"10 MB"_s),
                 qPrintable(rig.notes.last()));
        QCOMPARE(rig.lastKind, Pill::Kind::Error);
    }

    void withoutThePermissionThePageSaysWhyAndAsksForIt()
    {
        ThreeRewardsWorld rig({.scopes = {Scope::ChannelReadRedemptions}});
        rig.open();
        auto *banner = rig.find<Banner>(u"rewardsBanner"_s);
        QVERIFY(banner->isVisible());
        QSignalSpy asked(rig.page, &RewardsPage::permissionRequested);
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
        // Granted while a new one is prepared.
        rig.key(Qt::Key_N, Qt::ControlModifier);
        const auto *save = rig.find<ActionButton>("saveReward");
        QVERIFY(save->isBlocked());
        rig.grant(SandboxFixture::everyScope());
        QCOMPARE(save->reason(), QString());
        QVERIFY(!banner->isVisible());
    }

    void whoIsNeitherPartnerNorAffiliateIsToldSo()
    {
        ThreeRewardsWorld rig({.login = u"quillscribe"_s});
        rig.open();
        auto *banner = rig.find<Banner>(u"rewardsBanner"_s);
        QVERIFY(banner->isVisible());
        QVERIFY(banner->sentence().contains("Affiliates"_L1));
    }

    void inASmallWindowOneColumnIsSeenAtATime()
    {
        ThreeRewardsWorld rig;
        rig.openWithThree({584, 344});
        QVERIFY(rig.table()->isVisible());
        QVERIFY(!rig.page->findChild<LibraryList *>()->isVisible());
        auto *sections = rig.find<QComboBox>(u"sectionChoice"_s);
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
        OpenRewards rig;
        rig.select(horn);
        const QString id = rig.onService(bell)->id;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            RewardChanges changes;
            changes.isEnabled = false;
            QVERIFY(world.area<Sandbox::Rewards>().update(rig.id(), id, changes));
        });
        rig.read();
        QTRY_COMPARE(rig.item(bell)->state, RewardState::Off);
        QCOMPARE(rig.table()->currentKey(), rig.item(horn)->key);
    }
};

QTEST_MAIN(TestRewardsPage)
#include "tst_rewards_page.moc"
