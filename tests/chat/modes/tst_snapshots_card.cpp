// SPDX-License-Identifier: GPL-3.0-or-later

// Snapshots and timed modes as the user sees them.

#include "chat/card_world.h"

#include "chat/lockdown/presets_dialog.h"
#include "chat/store/chat_json.h"
#include "kit/controls/form_field.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

#include <algorithm>

using namespace Sidestage;

namespace {

Api::ChatSettingsChanges slowOf(int seconds)
{
    return {.slowMode = true, .slowModeWaitTime = seconds};
}

struct SnapshotRig : CardWorld
{
    using CardWorld::CardWorld;

    /// Takes a snapshot and returns its id.
    qint64 take()
    {
        QSignalSpy taken(service->scheduler(), &ModeScheduler::snapshotTaken);
        snapshots->takeSnapshot();
        [&] { QTRY_COMPARE(taken.count(), 1); }();
        return taken.value(0).value(0).toLongLong();
    }
    QAbstractButton *restoreButton(qint64 id)
    {
        QAbstractButton *found = nullptr;
        const QString name = u"restoreSnapshot:%1"_s.arg(id);
        [&] { QTRY_VERIFY((found = find<QAbstractButton>(name)) && found->isVisible()); }();
        return found;
    }
    QWidget *planOf(qint64 id)
    {
        QTest::mouseClick(restoreButton(id), Qt::LeftButton);
        return dialog<>("restoreDialog");
    }
    QStringList shownNames() const
    {
        QStringList names;
        for (const QLabel *label : snapshots->findChildren<QLabel *>(u"snapshotName"_s)) {
            if (label->isVisible())
                names.append(label->text());
        }
        return names;
    }
};

}  // namespace

class TestSnapshotsCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsTakenOfAllThatAreShownAndRestoredExactly()
    {
        SnapshotRig rig;
        rig.change(lantern, slowOf(7));
        rig.change(forge, {.emoteMode = true});
        QSignalSpy saved(rig.snapshots, &SnapshotsCard::saved);
        const qint64 id = rig.take();
        QCOMPARE(saved.count(), 1);
        QVERIFY(saved[0][0].toString().startsWith(u"Snapshot saved "_s));
        const auto before = rig.allOnService();
        QCOMPARE(rig.service->store()->snapshot(id)->channels.size(), 4);
        QVERIFY(rig.restoreButton(id)->accessibleName().contains(u"4 channels"_s));

        rig.change(lantern, slowOf(99));
        rig.change(forge, {.emoteMode = false, .subscriberMode = true});
        QWidget *dialog = rig.planOf(id);
        auto *confirm = CardWorld::button(dialog, u"confirmRestore"_s);
        QTRY_VERIFY(confirm->isEnabled());
        QCOMPARE(confirm->text(), u"Restore 2"_s);
        const QString said = CardWorld::text(dialog);
        QVERIFY2(said.contains(u"Slow mode: 99 s → 7 s"_s), qPrintable(said));
        QVERIFY2(said.contains(u"Emote only: Off → On"_s), qPrintable(said));
        QVERIFY(said.contains(u"Already matches the snapshot."_s));
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_COMPARE(rig.allOnService(), before);
        QTRY_VERIFY(rig.notes.value(0).endsWith(u"in 2 channels"_s));
    }

    void namesAndCountsAreWholeInANarrowColumn()
    {
        SnapshotRig rig;
        rig.take();
        rig.snapshots->setFixedWidth(px(252));
        rig.snapshots->window()->adjustSize();
        for (const char *name : {"snapshotName", "snapshotDetail"}) {
            for (const QLabel *label : rig.snapshots->findChildren<QLabel *>(QLatin1String(name))) {
                QVERIFY(!label->text().contains(QChar(0x2026)));
                QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
            }
        }
    }

    void whatWasNotChosenStays()
    {
        SnapshotRig rig;
        const qint64 id = rig.take();
        const ChatModes was = rig.onService(lantern);
        rig.change(lantern, slowOf(40));
        rig.change(forge, slowOf(41));
        const ChatModes theirs = rig.onService(forge);
        QWidget *dialog = rig.planOf(id);
        auto *confirm = CardWorld::button(dialog, u"confirmRestore"_s);
        QTRY_VERIFY(confirm->isEnabled());
        auto *what = dialog->findChild<QComboBox *>(u"choice:"_s + rig.idOf(forge));
        what->setFocus();
        QTest::keyClick(what, Qt::Key_Down);
        QCOMPARE(confirm->text(), u"Restore 1"_s);
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_COMPARE(rig.onService(lantern), was);
        QCOMPARE(rig.onService(forge), theirs);
    }

    void aRefusedChannelIsToldWithItsReason()
    {
        SnapshotRig rig;
        const qint64 id = rig.take();
        const ChatModes was = rig.onService(lantern);
        rig.change(lantern, slowOf(40));
        rig.change(welder, slowOf(41));
        rig.setModerator(welder, u"quillscribe"_s, false);
        QWidget *dialog = rig.planOf(id);
        auto *confirm = CardWorld::button(dialog, u"confirmRestore"_s);
        QTRY_VERIFY(confirm->isEnabled());
        auto *what = dialog->findChild<QComboBox *>(u"choice:"_s + rig.idOf(welder));
        what->setCurrentIndex(what->findText(u"Restore"_s));
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_COMPARE(rig.onService(lantern), was);
        QTRY_VERIFY2(
            rig.snapshots->error().startsWith(u"SundayWelder was not restored. The service responded"_s),
            qPrintable(rig.snapshots->error()));
        QVERIFY(rig.notes.value(0).contains(u"in 1 of 2 channels"_s));
        QCOMPARE(rig.onService(welder).slow->duration, 41);
    }

    void namesAreGivenAndDeletingCanBeUndone()
    {
        SnapshotRig rig;
        const qint64 id = rig.take();
        auto *more = rig.find<QAbstractButton>(u"moreSnapshot:%1"_s.arg(id));
        CardWorld::action(more, u"Rename…"_s)->trigger();
        auto *dialog = rig.dialog<>("snapshotNameDialog");
        auto *edit = dialog->findChild<QLineEdit *>(u"snapshotNewName"_s);
        edit->clear();
        QTest::keyClicks(edit, u"Saturday defaults"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(rig.shownNames(), QStringList{u"Saturday defaults"_s});
        more = rig.find<QAbstractButton>(u"moreSnapshot:%1"_s.arg(id));
        CardWorld::action(more, u"Delete"_s)->trigger();
        QTRY_VERIFY(rig.shownNames().isEmpty());
        QVERIFY(!rig.service->store()->snapshot(id));
        rig.lastUndo();
        QTRY_COMPARE(rig.shownNames(), QStringList{u"Saturday defaults"_s});
        QCOMPARE(rig.service->store()->snapshots().first().channels.size(), 4);
    }

    void timedModesSayWhatTheyReturnToAndCanBeEndedProlongedOrKept()
    {
        SnapshotRig rig;
        rig.change(lantern, {.slowMode = false});
        const QString channel = rig.idOf(lantern);
        const auto timed = [&] {
            QWidget *area = rig.find(u"timedModes"_s);
            return area ? CardWorld::text(area) : QString();
        };
        const auto menu = [&] {
            for (auto *button : rig.snapshots->findChildren<QAbstractButton *>()) {
                if (button->isVisible() && button->objectName().startsWith(u"timedMenu:"_s))
                    return button;
            }
            return static_cast<QAbstractButton *>(nullptr);
        };
        QVERIFY(rig.service->scheduler()->setTimed({channel}, {.slow = ModeValue{true, 20}}, 600));
        QTRY_VERIFY2(timed().contains(u"Slow mode in PaperLantern"_s) && timed().contains(u"Off in "_s),
                     qPrintable(timed()));
        CardWorld::action(menu(), u"For another 30 min from now"_s)->trigger();
        QTRY_VERIFY2(timed().contains(u"Off in 29:5"_s) || timed().contains(u"Off in 30:00"_s),
                     qPrintable(timed()));
        QTRY_VERIFY(menu());
        CardWorld::action(menu(), u"End now"_s)->trigger();
        QTRY_VERIFY(!rig.onService(lantern).slow->on);
        QTRY_VERIFY(timed().isEmpty());

        QVERIFY(rig.service->scheduler()->setTimed({channel}, {.slow = ModeValue{true, 20}}, 600));
        QTRY_VERIFY(menu() && timed().contains(u"Off in"_s));
        CardWorld::action(menu(), u"Keep: do not revert"_s)->trigger();
        QTRY_VERIFY(timed().isEmpty());
        QCOMPARE(rig.onService(lantern).slow->duration, 20);
    }

    void twoTimedModesAreEndedOneRightAfterTheOther()
    {
        SnapshotRig rig;
        QList<qint64> ids;
        for (const QString &login : {lantern, forge}) {
            rig.change(login, {.slowMode = false});
            QVERIFY(
                rig.service->scheduler()->setTimed({rig.idOf(login)}, {.slow = ModeValue{true, 20}}, 600));
        }
        const auto areHeld = [&] {
            const auto all = rig.service->scheduler()->holds();
            return all.size() == 2 && std::ranges::all_of(all, [](const ModeHold &hold) {
                       return hold.state == ModeHold::State::Holding;
                   });
        };
        QTRY_VERIFY(areHeld());
        for (const ModeHold &hold : rig.service->scheduler()->holds())
            ids.append(hold.id);
        for (const qint64 id : ids) {
            QAbstractButton *menu = nullptr;
            QTRY_VERIFY((menu = rig.find<QAbstractButton>(u"timedMenu:%1"_s.arg(id))));
            CardWorld::action(menu, u"End now"_s)->trigger();
        }
        QTRY_VERIFY(!rig.onService(lantern).slow->on);
        QTRY_VERIFY(!rig.onService(forge).slow->on);
    }

    void endingATimedModeThatOthersChangedShowsItFirst()
    {
        SnapshotRig rig;
        rig.change(lantern, {.slowMode = false});
        QVERIFY(rig.service->scheduler()->setTimed({rig.idOf(lantern)}, {.slow = ModeValue{true, 20}}, 600));
        const auto isHeld = [&] {
            const auto all = rig.service->scheduler()->holds();
            return all.size() == 1 && all.first().state == ModeHold::State::Holding;
        };
        QTRY_VERIFY(isHeld());
        rig.change(lantern, slowOf(60));
        QAbstractButton *menu = nullptr;
        const QString name = u"timedMenu:%1"_s.arg(rig.service->scheduler()->holds().first().id);
        QTRY_VERIFY((menu = rig.find<QAbstractButton>(name)));
        CardWorld::action(menu, u"End now"_s)->trigger();
        auto *dialog = rig.dialog<>("restoreDialog");
        auto *confirm = CardWorld::button(dialog, u"confirmRestore"_s);
        QTRY_VERIFY(confirm->isEnabled());
        QVERIFY(CardWorld::text(dialog).contains(u"20 s → 60 s"_s));
        QCOMPARE(rig.onService(lantern).slow->duration, 60);
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_VERIFY(!rig.onService(lantern).slow->on);
    }

    void presetsAreMadeByTheRulesAndCarriedAsFiles()
    {
        SnapshotRig rig;
        PresetsDialog dialog(rig.service, {.emoteOnly = ModeValue{.on = true}}, rig.window.get());
        QSignalSpy changed(&dialog, &PresetsDialog::changed);
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>(u"presetList"_s);
        const int before = list->count();
        QVERIFY(before >= 2);
        QTest::mouseClick(CardWorld::button(&dialog, u"newPreset"_s), Qt::LeftButton);
        auto *name = dialog.findChild<QLineEdit *>(u"presetName"_s);
        QTest::keyClicks(name, u"Slow evening"_s);
        QVERIFY(CardWorld::button(&dialog, u"include%1"_s.arg(int(ChatMode::EmoteOnly)))->isChecked());
        auto *slow = CardWorld::button(&dialog, u"include%1"_s.arg(int(ChatMode::Slow)));
        QTest::keyClick(slow, Qt::Key_Space);
        auto *number
            = dialog.findChild<QWidget *>(u"duration%1"_s.arg(int(ChatMode::Slow)))->findChild<QSpinBox *>();
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, u"500"_s);
        auto *problem = dialog.findChild<QLabel *>(u"problem%1"_s.arg(int(ChatMode::Slow)));
        QTRY_VERIFY(problem->isVisible());
        QCOMPARE(problem->text(), u"At most 120 s."_s);
        QTest::mouseClick(CardWorld::button(&dialog, u"savePreset"_s), Qt::LeftButton);
        QCOMPARE(list->count(), before);
        number->selectAll();
        QTest::keyClicks(number, u"45"_s);
        QTRY_VERIFY(!problem->isVisible());
        QTest::mouseClick(CardWorld::button(&dialog, u"savePreset"_s), Qt::LeftButton);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(list->count(), before + 1);
        const auto saved = [&](const QString &wanted) {
            for (const ModePreset &preset : rig.service->store()->presets()) {
                if (preset.name == wanted)
                    return preset;
            }
            return ModePreset{};
        };
        const ModePreset evening = saved(u"Slow evening"_s);
        QCOMPARE(evening.modes, (ChatModes{.slow = ModeValue{true, 45}, .emoteOnly = ModeValue{.on = true}}));

        // A name that is in use is refused at its field. A copy gets a new name.
        QTest::mouseClick(CardWorld::button(&dialog, u"copyPreset"_s), Qt::LeftButton);
        QCOMPARE(saved(u"Slow evening (copy)"_s).modes, evening.modes);

        const QByteArray json = writePresets({evening});
        QVERIFY(!dialog.importFrom("no presets"));
        QVERIFY(dialog.importFrom(json));
        QCOMPARE(saved(u"Slow evening (2)"_s).modes, evening.modes);
        const qint64 id = saved(u"Slow evening (2)"_s).id;
        QTest::mouseClick(CardWorld::button(&dialog, u"removePreset"_s), Qt::LeftButton);
        QVERIFY(saved(u"Slow evening (2)"_s).id == 0);
        QTest::mouseClick(CardWorld::button(&dialog, u"undoPreset"_s), Qt::LeftButton);
        QCOMPARE(saved(u"Slow evening (2)"_s).modes, evening.modes);
        QCOMPARE(saved(u"Slow evening (2)"_s).id, id);  // shows refer to it
        QCOMPARE(list->currentItem()->text(), u"Slow evening (2)"_s);
    }

    void whatIsTypedForAPresetStaysWhileAnotherOneIsShown()
    {
        SnapshotRig rig;
        PresetsDialog dialog(rig.service, {}, rig.window.get());
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>(u"presetList"_s);
        auto *name = dialog.findChild<QLineEdit *>(u"presetName"_s);
        auto *field = dialog.findChild<FormField *>(u"field0"_s);
        const QString first = name->text();
        const QString second = list->item(1)->text();
        name->selectAll();
        QTest::keyClicks(name, second);
        list->setCurrentRow(1);
        QCOMPARE(name->text(), second);
        list->setCurrentRow(0);
        QCOMPARE(name->text(), second);
        // A name that is in use is refused at its field, and so is none.
        QTest::mouseClick(CardWorld::button(&dialog, u"savePreset"_s), Qt::LeftButton);
        QCOMPARE(field->error(), u"This name is already in use."_s);
        QCOMPARE(dialog.focusWidget(), name);
        name->selectAll();
        QTest::keyClick(name, Qt::Key_Delete);
        QVERIFY(!field->hasError());
        QTest::mouseClick(CardWorld::button(&dialog, u"savePreset"_s), Qt::LeftButton);
        QCOMPARE(field->error(), u"Enter a name for the preset."_s);
        QTest::keyClicks(name, first);
        // What the user took back does not come again.
        list->setCurrentRow(1);
        list->setCurrentRow(0);
        QCOMPARE(name->text(), first);
        QTest::mouseClick(CardWorld::button(&dialog, u"savePreset"_s), Qt::LeftButton);
        QVERIFY(!field->hasError());
        QCOMPARE(list->currentItem()->text(), first);
    }
};

QTEST_MAIN(TestSnapshotsCard)
#include "tst_snapshots_card.moc"
