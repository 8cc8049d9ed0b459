// SPDX-License-Identifier: GPL-3.0-or-later

// The tab Modes: one channel as a form, narrow windows, the selection of channels, presets, keys.

#include "modes_view_world.h"

#include "chat/announcements/announcer.h"
#include "chat/base/duration_field.h"
#include "chat/lockdown/preset_preview.h"
#include "chat/people/channel_chooser.h"
#include "kit/controls/form_field.h"
#include "kit/controls/toggle.h"
#include "kit/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStyleOption>
#include <QTimer>
#include <QTreeView>

using namespace Sidestage;

class TestModesView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWideWindowHasWholeNamesBesideTheGrid()
    {
        ModesViewWorld rig;
        rig.open({2300, 900});
        auto *side = rig.find<QWidget>("sideArea");
        auto *channels = rig.find<QComboBox>("announceChannels");
        const auto isWhole = [channels] {
            int widest = 0;
            for (int at = 0; at < channels->count(); ++at)
                widest = qMax(widest, channels->fontMetrics().horizontalAdvance(channels->itemText(at)));
            QStyleOptionComboBox option;
            option.initFrom(channels);
            option.editable = false;
            return channels->style()
                       ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, channels)
                       .width()
                >= widest;
        };
        QTRY_COMPARE(side->width(), px(480));
        QVERIFY(channels->count() > 1);
        QTRY_VERIFY(isWhole());
        rig.view->resize(px(1060), 640);
        QTRY_COMPARE(side->width(), px(292));
    }

    void oneChannelIsAFormWithItsRules()
    {
        ModesViewWorld rig;
        rig.open({1060, 700}, {lantern});
        QVERIFY(rig.form()->isVisible());
        QVERIFY(!rig.grid()->isVisible());
        QCOMPARE(rig.find<QLabel>("formChannel")->text(), u"PaperLantern"_s);
        QVERIFY(rig.form()
                    ->field(ChatMode::Slow)
                    ->hint()
                    .contains(u"One message per viewer every 3 to 120 s."_s));
        QVERIFY(rig.form()->field(ChatMode::Followers)->hint().contains(u"90 day"_s));
        QVERIFY(rig.form()->field(ChatMode::Delay)->hint().contains(u"2, 4 or 6 s."_s));

        // One click sends the mode and its duration together.
        if (rig.isOn(lantern, ChatMode::Slow)) {
            rig.form()->toggle(ChatMode::Slow)->click();
            QTRY_VERIFY(!rig.isOn(lantern, ChatMode::Slow));
            QTRY_VERIFY(!rig.cell(lantern, ChatMode::Slow).isPending);
        }
        auto *number = rig.form()->duration(ChatMode::Slow)->findChild<QSpinBox *>();
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, u"121"_s);
        QCOMPARE(rig.form()->field(ChatMode::Slow)->error(), u"At most 120 s."_s);
        QTest::keyClick(number, Qt::Key_Return);
        QVERIFY(!rig.isOn(lantern, ChatMode::Slow));
        QCOMPARE(number->value(), 121);
        // The switch does not send an invalid number either. The number stays, with its error.
        rig.form()->toggle(ChatMode::Slow)->click();
        QVERIFY(!rig.form()->toggle(ChatMode::Slow)->isChecked());
        QVERIFY(!rig.cell(lantern, ChatMode::Slow).isPending);
        QCOMPARE(number->value(), 121);
        QCOMPARE(rig.form()->field(ChatMode::Slow)->error(), u"At most 120 s."_s);
        number->selectAll();
        QTest::keyClicks(number, u"20"_s);
        QVERIFY(!rig.form()->field(ChatMode::Slow)->hasError());
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE(rig.onService(lantern)[ChatMode::Slow], (ModeValue{true, 20}));
        QTRY_VERIFY(rig.form()->toggle(ChatMode::Slow)->isChecked());
        rig.form()->toggle(ChatMode::Slow)->setFocus();
        rig.key(Qt::Key_Space);
        QTRY_VERIFY(!rig.isOn(lantern, ChatMode::Slow));
    }

    void theFormShowsRefusalsAndOthersAtTheRow()
    {
        ModesViewWorld rig;
        rig.open({1060, 700}, {lantern});
        rig.sandbox.fault(
            {.path = "/chat/settings", .method = "PATCH", .status = 400, .message = u"Not today"_s});
        Toggle *toggle = rig.form()->toggle(ChatMode::EmoteOnly);
        const bool before = toggle->isChecked();
        toggle->click();
        QCOMPARE(toggle->isChecked(), !before);
        QTRY_COMPARE(toggle->isChecked(), before);
        QVERIFY(rig.form()->field(ChatMode::EmoteOnly)->error().contains(u"“Not today”"_s));
        QTRY_VERIFY(rig.service->board()->modes(rig.idOf(lantern))->isLive());
        Api::ChatSettingsChanges changes;
        changes.subscriberMode = !rig.isOn(lantern, ChatMode::Subscribers);
        rig.change(lantern, changes);
        QTRY_COMPARE(rig.form()->toggle(ChatMode::Subscribers)->isChecked(), *changes.subscriberMode);
    }

    void aNarrowWindowShowsOneChannelAtATime()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        QVERIFY(rig.grid()->isVisible());
        auto *side = rig.find<QWidget>("sideArea");
        QVERIFY(side->isVisible());
        rig.view->resize(500, 600);
        QTRY_VERIFY(rig.form()->isVisible());
        QVERIFY(!rig.grid()->isVisible());
        QVERIFY(!side->isVisible());
        auto *switcher = rig.find<QComboBox>("channelSwitcher");
        QVERIFY(switcher->isVisible());
        QCOMPARE(switcher->count(), 2);
        const int forgeAt = switcher->findData(rig.idOf(forge));
        switcher->setFocus();
        while (switcher->currentIndex() != forgeAt)
            QTest::keyClick(switcher, switcher->currentIndex() < forgeAt ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(rig.choice->current(), rig.idOf(forge));
        QCOMPARE(rig.form()->channel(), rig.idOf(forge));
        // The cards open as a drawer, and Esc closes it.
        rig.find<QAction>("chatSide")->trigger();
        QVERIFY(side->isVisible());
        rig.find<QAction>("leaveModeEdits")->trigger();
        QVERIFY(!side->isVisible());
        rig.view->resize(1060, 640);
        QTRY_VERIFY(rig.grid()->isVisible());
        QVERIFY(side->isVisible());
        QCOMPARE(rig.grid()->currentChannel(), rig.idOf(forge));
    }

    void channelsAreChosenEnteredAndForgotten()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        rig.view->openChooser();
        auto *dialog = rig.find<ChannelChooser>("channelChooser");
        auto *list = dialog->findChild<QTreeView *>(u"channelList"_s);
        auto *search = dialog->findChild<QLineEdit *>(u"channelSearch"_s);
        QTest::keyClicks(search, u"sunday"_s);
        QCOMPARE(list->model()->rowCount(), 1);
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Space);
        QTRY_COMPARE(rig.grid()->grid()->columnCount(), 3);
        QVERIFY(rig.grid()->grid()->columnOf(rig.idOf(welder)) >= 0);
        search->clear();

        auto *login = dialog->findChild<QLineEdit *>(u"enterLogin"_s);
        QTest::keyClicks(login, u"nobodyhasthisname"_s);
        QTest::keyClick(login, Qt::Key_Return);
        auto *field = qobject_cast<FormField *>(login->parentWidget());
        QVERIFY(field);
        QTRY_VERIFY2(field->error().contains(u"nobodyhasthisname"_s), qPrintable(field->error()));
        QCOMPARE(login->text(), u"nobodyhasthisname"_s);
        login->clear();
        QTest::keyClicks(login, u"@teaandturrets"_s);
        QTest::keyClick(login, Qt::Key_Return);
        QTRY_VERIFY(rig.grid()->grid()->columnOf(rig.idOf(u"teaandturrets"_s)) >= 0);
        QVERIFY(login->text().isEmpty());
        auto *remove = dialog->findChild<QAbstractButton *>(u"removeChannel"_s);
        QTRY_VERIFY(remove->isVisible());
        remove->click();
        QTRY_VERIFY(rig.grid()->grid()->columnOf(rig.idOf(u"teaandturrets"_s)) < 0);
        dialog->findChild<QAbstractButton *>(u"channelsDone"_s)->click();
    }

    void whoActsInAChannelIsChosenAmongSeveralAccounts()
    {
        const QString wren = u"wrenloft"_s;
        ModesViewWorld rig;
        const QString quillId = rig.account->userId();
        const Account *other = rig.signIn(wren);
        const QString wrenId = other->userId();
        const QString wrenName = other->info().displayName;
        rig.open({1060, 640}, {lantern, welder});
        const QString id = rig.idOf(lantern);
        QTRY_COMPARE(rig.service->channels()->find(id)->accounts.size(), 2);
        rig.service->channels()->setAccount(id, quillId);
        rig.view->openChooser();
        auto *dialog = rig.find<ChannelChooser>("channelChooser");
        auto *list = dialog->findChild<QTreeView *>(u"channelList"_s);
        auto *acting = dialog->findChild<QComboBox *>(u"actingAccount"_s);
        const auto choose = [&](const QString &name) {
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                if (list->model()->index(row, 0).data().toString() == name)
                    list->setCurrentIndex(list->model()->index(row, 0));
            }
        };
        // With a single account there is nothing to choose.
        choose(u"SundayWelder"_s);
        QVERIFY(!acting->isVisible());
        choose(u"PaperLantern"_s);
        QVERIFY(acting->isVisible());
        QCOMPARE(acting->count(), 2);
        QCOMPARE(acting->currentData().toString(), quillId);
        QVERIFY(!acting->accessibleName().isEmpty());
        acting->setFocus();
        QTest::keyClick(acting,
                        acting->findData(wrenId) > acting->currentIndex() ? Qt::Key_Down : Qt::Key_Up);
        QTRY_COMPARE(rig.service->channels()->accountFor(id)->userId(), wrenId);
        const QModelIndex row = list->currentIndex();
        QCOMPARE(row.siblingAtColumn(2).data().toString(), wrenName);
        QVERIFY(row.siblingAtColumn(0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"account: "_s + wrenName));
        const QPointer<QWidget> open(dialog);
        dialog->findChild<QAbstractButton *>(u"channelsDone"_s)->click();
        QTRY_VERIFY(!open || !open->isVisible());
        // This account changes the modes there from now on.
        QTRY_COMPARE(rig.service->board()->modes(id)->account()->userId(), wrenId);
        rig.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(rig.view));
        QTRY_VERIFY(rig.service->board()->modes(id)->isLive());
        const bool before = rig.isOn(lantern, ChatMode::Unique);
        rig.goTo(rig.at(lantern, int(ChatMode::Unique)));
        QTRY_VERIFY(!rig.cell(lantern, ChatMode::Unique).isBlocked());
        rig.key(Qt::Key_Space);
        QTRY_COMPARE(rig.isOn(lantern, ChatMode::Unique), !before);
        const auto kept = rig.service->store()->channels();
        const auto found
            = std::find_if(kept.begin(), kept.end(), [&](const auto &one) { return one.id == id; });
        QVERIFY(found != kept.end());
        QCOMPARE(found->account, wrenId);
    }

    void withoutChannelsItSaysWhatToDo()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern});
        rig.service->channels()->setShown(rig.idOf(lantern), false);
        QTRY_VERIFY(!rig.form()->isVisible());
        QVERIFY(!rig.grid()->isVisible());
    }

    void aPresetShowsWhatItChangesAndCanBeTakenBack()
    {
        ModesViewWorld rig;
        ModesViewWorld *r = &rig;
        for (const QString &login : {lantern, forge, thistle}) {
            Api::ChatSettingsChanges changes;
            changes.slowMode = login == thistle;
            changes.followerMode = false;
            rig.change(login, changes);
        }
        rig.open({1060, 640}, {lantern, forge, thistle});
        ModePreset preset{.name = u"Calm & slow"_s, .modes = {.slow = ModeValue{true, 60}}};
        QVERIFY(rig.service->store()->savePreset(preset));
        for (const QString &login : {lantern, thistle})
            rig.choice->setChosen(rig.idOf(login), true);
        const ChatModes lanternBefore = rig.onService(lantern);
        const ChatModes thistleBefore = rig.onService(thistle);
        rig.goTo(rig.at(lantern, 0));
        rig.key(Qt::Key_P);
        const QPointer<QMenu> menu = rig.find<QMenu>("presetMenu");
        QAction *found = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->text().startsWith(u"Calm"_s))
                found = action;
        }
        QVERIFY(found);
        QVERIFY2(found->text().contains(u"changes 2 of 2"_s), qPrintable(found->text()));
        // The menu shows a preview of the changes. Enter applies them.
        bool wasAsked = false;
        QTimer::singleShot(0, menu.data(), [r, &wasAsked] {
            auto *preview = r->view->findChild<PresetPreview *>();
            if (!preview)
                return;
            QStringList lines;
            for (const QLabel *line : preview->findChildren<QLabel *>(u"previewLine"_s))
                lines.append(line->text());
            wasAsked = lines.contains(u"Slow mode: Off → 60 s"_s);
            QTest::keyClick(preview, Qt::Key_Return);
        });
        found->trigger();
        QVERIFY(wasAsked);
        if (menu)  // it may have gone while the preview was open
            menu->close();
        QTRY_COMPARE(rig.onService(lantern)[ChatMode::Slow], (ModeValue{true, 60}));
        QTRY_COMPARE(rig.onService(thistle)[ChatMode::Slow], (ModeValue{true, 60}));
        QCOMPARE(rig.onService(forge)[ChatMode::Slow]->on, false);
        QTRY_COMPARE(rig.notes.value(0), u"Applied “Calm & slow” to 2 channels."_s);
        rig.lastUndo();
        QTRY_COMPARE(rig.onService(lantern), lanternBefore);
        QTRY_COMPARE(rig.onService(thistle), thistleBefore);
    }

    void anAnnouncementIsSentByItsKeyBesideTheModes()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {u"paperlantern"_s});
        auto *text = rig.view->findChild<QPlainTextEdit *>();
        QVERIFY(text);
        text->setFocus();
        QTest::keyClicks(text, u"Back in five"_s);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(rig.service->announcer()->history().size(), 1);
        QTRY_COMPARE(rig.service->announcer()->history().first().count(Announcement::State::Done), 1);
    }
    void lettersAreKeysOnlyWhereNothingIsTyped()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        for (const char *name : {"takeSnapshot", "chatShoutout", "chatAnnouncement", "chatPresets"}) {
            auto *action = rig.find<QAction>(name);
            QVERIFY(!action->shortcut().isEmpty());
            QCOMPARE(action->shortcutContext(), Qt::WidgetWithChildrenShortcut);
            QVERIFY(rig.view->pageActions().contains(action));
        }
        QSignalSpy snapshot(rig.find<QAction>("takeSnapshot"), &QAction::triggered);
        rig.goTo(rig.at(lantern, 0));
        rig.key(Qt::Key_N);
        QCOMPARE(snapshot.size(), 1);
    }
};

QTEST_MAIN(TestModesView)
#include "tst_modes_view.moc"
