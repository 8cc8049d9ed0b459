// SPDX-License-Identifier: GPL-3.0-or-later

// Lockdowns as the user sees them: one key, a result for each channel, and an exact restore.

#include "chat/card_world.h"

#include "chat/lockdown/lockdown_dialog.h"
#include "chat/lockdown/restore_dialog.h"

using namespace Sidestage;
using State = ModeHold::State;

namespace {

Api::ChatSettingsChanges slowOf(int seconds)
{
    return {.slowMode = true, .slowModeWaitTime = seconds};
}

/// Whether the modes are those that the preset of a new profile sets.
bool isLocked(const ChatModes &modes)
{
    return modes.followers && modes.followers->duration == 1440 && modes.slow && modes.slow->duration == 30
        && modes.subscribers && modes.subscribers->on && modes.unique && modes.unique->on;
}

/// Times modes of PaperLantern. Somebody changes the slow mode before their end, which is asked about then.
void changeTimedModes(CardWorld &rig, const ChatModes &modes)
{
    QVERIFY(rig.service->scheduler()->setTimed({rig.idOf(lantern)}, modes, 600));
    const auto isHeld = [&] {
        const auto all = rig.service->scheduler()->holds();
        return all.size() == 1 && all.first().state == State::Holding;
    };
    QTRY_VERIFY(isHeld());
    rig.change(lantern, slowOf(60));
    rig.clock.advance(std::chrono::seconds(601));
    rig.service->scheduler()->tick();
    QTRY_VERIFY2(rig.sentence().startsWith(u"Slow mode in PaperLantern was due to revert at"_s),
                 qPrintable(rig.sentence()));
}

}  // namespace

class TestLockdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterConfirmsAndAllChannelsAreLocked()
    {
        CardWorld rig;
        rig.change(lantern, slowOf(5));
        const auto before = rig.allOnService();
        QVERIFY(!rig.banner->isVisible());
        rig.banner->lockOrRestore();
        auto *dialog = rig.dialog<>("lockdownDialog");
        QVERIFY(CardWorld::text(dialog).contains(u"Lock down 4 channels?"_s));
        QVERIFY(CardWorld::text(dialog).contains(u"Followers only 1 day"_s));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        QVERIFY(rig.sentence().contains(u"4 channels locked"_s));
        QVERIFY(!rig.find(u"retryLockdown"_s));
        for (const ChatModes &modes : rig.allOnService())
            QVERIFY(isLocked(modes));

        rig.banner->lockOrRestore();
        auto *restore = rig.dialog<>("restoreDialog");
        auto *confirm = CardWorld::button(restore, u"confirmRestore"_s);
        QTRY_COMPARE(confirm->text(), u"Restore 4"_s);
        QTRY_VERIFY(confirm->isEnabled());
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_VERIFY(!rig.service->scheduler()->isLockedDown());
        QCOMPARE(rig.allOnService(), before);
        QTRY_VERIFY(!rig.banner->isVisible());
    }

    void undoUnlocksOnlyTheChannelsThatHaveJoined()
    {
        CardWorld rig;
        rig.service->setAsksBeforeLockdown(false);
        rig.choice->setChosen(rig.channels[0], true);
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 1));
        const ChatModes before = rig.onService(forge);
        rig.choice->setChosen(rig.idOf(forge), true);
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 2));
        // Another one joins after that.
        rig.service->scheduler()->lockDown({rig.idOf(welder)}, {.slow = ModeValue{true, 60}});
        QTRY_VERIFY(rig.holds(State::Holding, 3));
        rig.lastUndo();
        QTRY_VERIFY(rig.holds(State::Holding, 2));
        QTRY_COMPARE(rig.onService(forge), before);
        QVERIFY(isLocked(rig.onService(lantern)));
    }

    void undoUnlocksAChannelThatCouldNotBeLockedBefore()
    {
        CardWorld rig;
        rig.setModerator(welder, u"quillscribe"_s, false);
        const ChatModes before = rig.onService(welder);
        rig.service->setAsksBeforeLockdown(false);
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 3) && rig.holds(State::Failed, 1));
        rig.setModerator(welder, u"quillscribe"_s, true);
        const QString id = rig.idOf(welder);
        QTest::mouseClick(CardWorld::button(rig.find(u"trouble:"_s + id), u"checkRole"_s), Qt::LeftButton);
        QTRY_VERIFY(CardWorld::text(rig.find(u"trouble:"_s + id)).contains(u"have the role now"_s));
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        rig.lastUndo();
        QTRY_VERIFY(rig.holds(State::Holding, 3));
        QTRY_COMPARE(rig.onService(welder), before);
    }

    void oneThatIsRefusedIsToldWithItsReason()
    {
        CardWorld rig;
        rig.setModerator(welder, u"quillscribe"_s, false);
        const ChatModes before = rig.onService(welder);
        rig.service->setAsksBeforeLockdown(false);
        rig.banner->lockOrRestore();
        QVERIFY(!rig.window->findChild<LockdownDialog *>());
        QTRY_VERIFY(rig.holds(State::Holding, 3) && rig.holds(State::Failed, 1));
        QVERIFY2(rig.sentence().endsWith(u"3 of 4 channels locked, SundayWelder failed"_s),
                 qPrintable(rig.sentence()));
        const QString id = rig.idOf(welder);
        QWidget *card = rig.find(u"trouble:"_s + id);
        QVERIFY(card);
        const QString said = CardWorld::text(card);
        QVERIFY2(said.contains(u"SundayWelder was not locked"_s), qPrintable(said));
        QVERIFY2(said.contains(u"The service responded: “"_s) && said.contains(u"(403)"_s), qPrintable(said));
        QCOMPARE(rig.onService(welder), before);
        QCOMPARE(rig.find<QAbstractButton>(u"retryLockdown"_s)->text(), u"Retry 1"_s);
        QCOMPARE(rig.find<QAbstractButton>(u"restoreLockdown"_s)->text(), u"Restore all 3…"_s);

        // The role is back: Sidestage notices it, and a retry succeeds.
        rig.setModerator(welder, u"quillscribe"_s, true);
        QTest::mouseClick(CardWorld::button(card, u"checkRole"_s), Qt::LeftButton);
        const auto hint = [&] { return CardWorld::text(rig.find(u"trouble:"_s + id)); };
        QTRY_VERIFY2(hint().contains(u"You appear to have the role now"_s), qPrintable(hint()));
        rig.click(u"retryLockdown"_s);
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        QTRY_VERIFY(!rig.find(u"trouble:"_s + id));
        QVERIFY(isLocked(rig.onService(welder)));
    }

    void withoutThePermissionEachChannelSaysSoAndNothingIsSent()
    {
        CardWorld rig(false, without({Api::Scope::ModeratorManageChatSettings}));
        const auto before = rig.allOnService();
        rig.watchCalls();
        rig.service->setAsksBeforeLockdown(false);
        rig.banner->lockOrRestore();
        QTRY_VERIFY(rig.holds(State::Failed, 4));
        // Three in full and the fourth by its name, so that all are mentioned.
        const auto banner = [&] { return CardWorld::text(rig.banner); };
        for (const QString &id : std::as_const(rig.channels)) {
            const QString name = rig.service->channels()->find(id)->name;
            QTRY_VERIFY2(banner().contains(name + u" was not locked"_s)
                             || banner().contains(u"And 1 more: "_s + name),
                         qPrintable(banner()));
        }
        const QString said = banner();
        QCOMPARE(said.count(u"has not granted permission to change chat modes."_s), 3);
        QCOMPARE(said.count(u"Its chat modes were not changed."_s), 3);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 0);
        QCOMPARE(rig.allOnService(), before);
    }

    void aPermissionThatIsMissingIsAskedForAndThenItIsTriedAgain()
    {
        CardWorld rig(false, without({Api::Scope::ModeratorManageChatSettings}));
        QSignalSpy asked(rig.banner, &LockdownBanner::permissionRequested);
        rig.service->setAsksBeforeLockdown(false);
        rig.banner->lockOrRestore();
        QTRY_VERIFY(rig.holds(State::Failed, 4));
        // A retry would change nothing, so it is not offered.
        const QString id = rig.service->scheduler()->lockdown().first().channelId;
        QTRY_VERIFY(rig.find(u"trouble:"_s + id));
        const auto card = [&] { return rig.find(u"trouble:"_s + id); };
        QVERIFY(!card()->findChild<QWidget *>(u"retryTrouble"_s));
        QVERIFY(!rig.find(u"retryLockdown"_s));
        auto *ask = CardWorld::button(card(), u"askTrouble"_s);
        QCOMPARE(ask->text(), u"Grant permission…"_s);
        QTest::mouseClick(ask, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), id);
        QCOMPARE(asked[0][1].value<Api::Scope>(), Api::Scope::ModeratorManageChatSettings);

        // The scope was granted: now a retry is offered.
        rig.signIn();
        QTRY_VERIFY(card() && card()->findChild<QWidget *>(u"retryTrouble"_s));
        QVERIFY(!card()->findChild<QWidget *>(u"askTrouble"_s));
        rig.click(u"retryLockdown"_s);
        QTRY_VERIFY(rig.holds(State::Holding, 4));
    }

    void oneThatFailedCanLeaveTheLockdown()
    {
        CardWorld rig;
        rig.setModerator(welder, u"quillscribe"_s, false);
        rig.service->setAsksBeforeLockdown(false);
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 3) && rig.holds(State::Failed, 1));
        QWidget *card = rig.find(u"trouble:"_s + rig.idOf(welder));
        QVERIFY(card);
        QTest::mouseClick(CardWorld::button(card, u"removeTrouble"_s), Qt::LeftButton);
        QTRY_COMPARE(rig.service->scheduler()->lockdown().size(), 3);
        QVERIFY(rig.sentence().endsWith(u"3 channels locked"_s));
        QVERIFY(!rig.find(u"trouble:"_s + rig.idOf(welder)));
    }

    void lockingAtOnceCanBeUndoneExactly()
    {
        CardWorld rig;
        rig.change(forge, slowOf(17));
        const auto before = rig.allOnService();
        rig.service->setAsksBeforeLockdown(false);
        rig.banner->lockOrRestore();
        QCOMPARE(rig.notes.value(0), u"Locking down 4 channels"_s);
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        rig.lastUndo();
        QTRY_VERIFY(!rig.service->scheduler()->isLockedDown());
        QCOMPARE(rig.allOnService(), before);
    }

    void onlyTheChosenAreLockedAndOthersJoin()
    {
        CardWorld rig;
        rig.service->setAsksBeforeLockdown(false);
        rig.choice->setChosen(rig.idOf(lantern), true);
        rig.choice->setChosen(rig.idOf(thistle), true);
        const ChatModes untouched = rig.onService(forge);
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 2));
        QCOMPARE(rig.onService(forge), untouched);
        rig.service->setAsksBeforeLockdown(true);
        rig.choice->chooseNone();
        rig.banner->lockDown();
        auto *dialog = rig.dialog<>("lockdownDialog");
        QVERIFY(CardWorld::text(dialog).contains(u"Lock down 2 channels?"_s));
        QVERIFY(!CardWorld::button(dialog, u"lock:"_s + rig.idOf(lantern))->isEnabled());
        QTest::mouseClick(CardWorld::button(dialog, u"confirmLockdown"_s), Qt::LeftButton);
        QTRY_VERIFY(rig.holds(State::Holding, 4));
    }

    void whatIsChangedInTheDialogIsWhatIsSet()
    {
        CardWorld rig;
        rig.choice->setChosen(rig.idOf(lantern), true);
        rig.banner->lockDown();
        auto *dialog = rig.dialog<>("lockdownDialog");
        auto *details = dialog->findChild<QWidget *>(u"lockdownDetails"_s);
        QVERIFY(!details->isVisible());
        QTest::mouseClick(CardWorld::button(dialog, u"lockdownChange"_s), Qt::LeftButton);
        QVERIFY(details->isVisible());
        // All modes except emotes only.
        for (const ChatMode mode : allChatModes) {
            auto *include = CardWorld::button(dialog, u"include%1"_s.arg(int(mode)));
            if (include->isChecked() != (mode == ChatMode::EmoteOnly))
                QTest::keyClick(include, Qt::Key_Space);
        }
        auto *until = dialog->findChild<QComboBox *>(u"lockdownUntil"_s);
        until->setCurrentIndex(until->findData(600));
        const ChatModes before = rig.onService(lantern);
        QTest::mouseClick(CardWorld::button(dialog, u"confirmLockdown"_s), Qt::LeftButton);
        QTRY_VERIFY(rig.holds(State::Holding, 1));
        ChatModes wanted = before;
        wanted.emoteOnly = ModeValue{.on = true};
        QCOMPARE(rig.onService(lantern), wanted);
        QVERIFY(rig.find<QAbstractButton>(u"lockdownEnd"_s)->text().startsWith(u"Until "_s));
        CardWorld::action(rig.find<QAbstractButton>(u"lockdownEnd"_s), u"Until I end it"_s)->trigger();
        QTRY_VERIFY(!rig.service->scheduler()->lockedUntil().isValid());
    }

    void restoringShowsFirstWhatOthersHaveChanged()
    {
        CardWorld rig(true);
        rig.service->setAsksBeforeLockdown(false);
        const auto before = rig.allOnService();
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        rig.change(forge, slowOf(90));
        rig.banner->restoreAll();
        auto *dialog = rig.dialog<>("restoreDialog");
        auto *confirm = CardWorld::button(dialog, u"confirmRestore"_s);
        QTRY_VERIFY(confirm->isEnabled());
        QList<QWidget *> lines;
        for (QWidget *line : dialog->findChildren<QWidget *>()) {
            if (line->objectName().startsWith(u"line:"_s) && !line->isHidden())
                lines.append(line);
        }
        QCOMPARE(lines.size(), 4);
        std::sort(lines.begin(), lines.end(), [](QWidget *a, QWidget *b) { return a->y() < b->y(); });
        QCOMPARE(lines.first()->objectName(), u"line:"_s + rig.idOf(forge));
        // Who it was is known only if the event comes before the reading.
        const QString said = CardWorld::text(lines.first());
        QVERIFY2((said.contains(u"Someone changed it"_s) || said.contains(u"wrenloft changed it"_s))
                     && said.contains(u"Slow mode: 30 s → 90 s"_s),
                 qPrintable(said));
        // This channel is left as the other moderator has set it.
        const ChatModes theirs = rig.onService(forge);
        auto *what = dialog->findChild<QComboBox *>(u"choice:"_s + rig.idOf(forge));
        what->setFocus();
        QTest::keyClick(what, Qt::Key_Down);
        QCOMPARE(what->currentText(), u"Leave unchanged"_s);
        QCOMPARE(confirm->text(), u"Restore 3"_s);
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_VERIFY(!rig.service->scheduler()->isLockedDown());
        QCOMPARE(rig.onService(forge), theirs);
        for (const QString &login : {lantern, welder, thistle})
            QCOMPARE(rig.onService(login), before.value(login));
    }

    void aRestartInTheMiddleKnowsWhatIsLeft()
    {
        CardWorld rig;
        rig.service->setAsksBeforeLockdown(false);
        const auto before = rig.allOnService();
        // Stored but never sent, as after a program that ended in the middle.
        rig.banner->lockDown();
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        rig.window.reset();
        rig.endParts();
        {
            ChatStore store(rig.store.get());
            QList<ModeHold> holds = store.holds();
            for (ModeHold &hold : holds) {
                if (hold.channelId != rig.idOf(welder) && hold.channelId != rig.idOf(thistle))
                    continue;
                hold.state = State::Planned;
                hold.place = 0;
                hold.before = {};
                hold.since = hold.settledAt = hold.since.addSecs(-600);
            }
            QVERIFY(store.saveHolds(holds));
        }
        for (const QString &login : {welder, thistle}) {
            const ChatModes was = before.value(login);
            rig.change(login, changesTo(was, rig.onService(login)));
        }
        rig.restart();
        rig.open();
        QTRY_VERIFY2(rig.sentence().contains(u"2 are not locked yet because Sidestage was closed"_s),
                     qPrintable(rig.sentence()));
        QVERIFY(rig.sentence().contains(u"2 of 4 channels locked"_s));
        for (const QString &login : {welder, thistle})
            QCOMPARE(rig.onService(login), before.value(login));
        auto *retry = rig.find<QAbstractButton>(u"retryLockdown"_s);
        QCOMPARE(retry->text(), u"Lock the other 2"_s);
        QTest::mouseClick(retry, Qt::LeftButton);
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        for (const ChatModes &modes : rig.allOnService())
            QVERIFY(isLocked(modes));
        rig.service->scheduler()->restore([&] {
            QList<qint64> ids;
            for (const ModeHold &hold : rig.service->scheduler()->lockdown())
                ids.append(hold.id);
            return ids;
        }());
        QTRY_VERIFY(!rig.service->scheduler()->isLockedDown());
        QCOMPARE(rig.allOnService(), before);
    }

    void offlineTheCardsSayWhatIsNotKnownAndItGoesOnAfterwards()
    {
        CardWorld rig;
        const auto before = rig.allOnService();
        rig.service->setAsksBeforeLockdown(false);
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        rig.banner->lockOrRestore();
        QTRY_VERIFY(rig.holds(State::Failed, 4));
        QTRY_VERIFY2(rig.sentence().contains(u"4 failed"_s), qPrintable(rig.sentence()));
        const auto card = [&] { return rig.find(u"trouble:"_s + rig.idOf(lantern)); };
        QTRY_VERIFY(card());
        QVERIFY2(CardWorld::text(card()).contains(u"The service cannot be reached."_s),
                 qPrintable(CardWorld::text(card())));
        QVERIFY(CardWorld::text(card()).contains(u"Its chat modes were not changed."_s));
        QCOMPARE(rig.allOnService(), before);
        rig.sandbox.clearFaults();
        rig.click(u"retryLockdown"_s);
        QTRY_VERIFY(rig.holds(State::Holding, 4));
        // The same while it is restored.
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        QList<qint64> ids;
        for (const ModeHold &hold : rig.service->scheduler()->lockdown())
            ids.append(hold.id);
        rig.service->scheduler()->restore(ids);
        QTRY_VERIFY(rig.holds(State::NotRestored, 4));
        QTRY_VERIFY2(rig.sentence().contains(u"4 were not restored"_s), qPrintable(rig.sentence()));
        QTRY_VERIFY(card());
        QVERIFY(CardWorld::text(card()).contains(u"Its chat modes are still set by the lockdown."_s));
        rig.sandbox.clearFaults();
        const auto isOver = [&] {
            rig.clock.advance(std::chrono::seconds(10));
            rig.service->scheduler()->tick();
            return !rig.service->scheduler()->isLockedDown();
        };
        QTRY_VERIFY(isOver());
        QCOMPARE(rig.allOnService(), before);
    }

    void aTimedModeWithAChangeInOneOfTwoModesAsksAboutThatOne()
    {
        CardWorld rig;
        rig.change(lantern, {.slowMode = false, .uniqueChatMode = false});
        changeTimedModes(rig, {.slow = ModeValue{true, 20}, .unique = ModeValue{true, {}}});
        QVERIFY2(rig.sentence().endsWith(u"The other modes set with it are reverted."_s),
                 qPrintable(rig.sentence()));
        QTRY_VERIFY(!rig.onService(lantern).unique->on);
        QCOMPARE(rig.onService(lantern).slow->duration, 60);
    }

    void aTimedModeThatOthersChangedIsAskedAbout()
    {
        CardWorld rig;
        rig.change(lantern, {.slowMode = false});
        changeTimedModes(rig, {.slow = ModeValue{true, 20}});
        QCOMPARE(rig.onService(lantern).slow->duration, 60);
        rig.click(u"questionYes"_s);
        auto *dialog = rig.dialog<>("restoreDialog");
        auto *confirm = CardWorld::button(dialog, u"confirmRestore"_s);
        QTRY_VERIFY(confirm->isEnabled());
        QVERIFY(CardWorld::text(dialog).contains(u"Slow mode: 20 s → 60 s"_s));
        QTest::keyClick(confirm, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        rig.click(u"questionNo"_s);
        QTRY_VERIFY(rig.service->scheduler()->asking().isEmpty());
        QTRY_VERIFY(!rig.banner->isVisible());
        QCOMPARE(rig.onService(lantern).slow->duration, 60);
    }
};

QTEST_MAIN(TestLockdown)
#include "tst_lockdown.moc"
