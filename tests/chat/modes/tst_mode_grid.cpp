// SPDX-License-Identifier: GPL-3.0-or-later

// The grid of modes by channels: complete operation by keyboard and screen reader, refused changes that are
// reverted with a reason, and changes of other users.

#include "modes_view_world.h"

#include "api/events.h"
#include "chat/base/duration_field.h"
#include "chat/modes/mode_editor.h"
#include "kit/controls/toggle.h"

#include <QAccessible>
#include <QHeaderView>
#include <QScrollBar>
#include <QSpinBox>

using namespace Sidestage;

class TestModeGrid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatTheServiceHas()
    {
        ModesViewWorld rig;
        Api::ChatSettingsChanges changes;
        changes.slowMode = true;
        changes.slowModeWaitTime = 45;
        rig.change(lantern, changes);
        rig.open({1060, 640}, {lantern, forge});
        QCOMPARE(rig.grid()->grid()->columnCount(), 2);
        const auto slow = rig.at(lantern, int(ChatMode::Slow));
        QCOMPARE(slow.data().toString(), u"45 s"_s);
        QCOMPARE(rig.spoken(slow), u"Slow mode in PaperLantern, on, 45 seconds"_s);
        QCOMPARE(slow.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Checked);
        const auto emote = rig.at(forge, int(ChatMode::EmoteOnly));
        QCOMPARE(emote.data().toString(), u"Off"_s);
        // The table also exposes the names of modes and channels.
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(rig.grid());
        QVERIFY(table && table->tableInterface());
        QCOMPARE(table->tableInterface()->rowDescription(int(ChatMode::Slow)), u"Slow mode"_s);
        QVERIFY(table->tableInterface()
                    ->cellAt(slow.row(), slow.column())
                    ->text(QAccessible::Name)
                    .contains(u"PaperLantern"_s));
    }

    void oneKeyTurnsEveryModeAndBack()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge, welder, thistle});
        rig.goTo(rig.at(forge, 0));
        for (const ChatMode mode : allChatModes) {
            QCOMPARE(rig.grid()->currentIndex().row(), int(mode));
            const bool before = rig.isOn(forge, mode);
            rig.key(Qt::Key_Space);
            QCOMPARE(rig.cell(forge, mode).isOn(), !before);  // in the same event
            QTRY_COMPARE(rig.isOn(forge, mode), !before);
            QTRY_VERIFY(!rig.cell(forge, mode).isPending);
            rig.key(Qt::Key_Space);
            QTRY_COMPARE(rig.isOn(forge, mode), before);
            QTRY_VERIFY(!rig.cell(forge, mode).isPending);
            rig.key(Qt::Key_Down);
        }
        QCOMPARE(rig.grid()->currentIndex().row(), ChatSwitch::shieldIndex);
        QTRY_VERIFY(rig.cell(forge, ChatSwitch::shield()).value.has_value());
        const bool shield = rig.cell(forge, ChatSwitch::shield()).isOn();
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.cell(forge, ChatSwitch::shield()).isOn(), !shield);
        QTRY_VERIFY(!rig.cell(forge, ChatSwitch::shield()).isPending);
        QCOMPARE(rig.cell(forge, ChatSwitch::shield()).isOn(), !shield);
        // The arrow keys reach every cell, and no other channel was changed.
        rig.key(Qt::Key_Right);
        QCOMPARE(rig.grid()->currentIndex().column(), rig.at(forge, 0).column() + 1);
        rig.key(Qt::Key_Left);
        QCOMPARE(rig.choice->current(), rig.idOf(forge));
        QVERIFY(rig.view->control()->lastResult(rig.idOf(lantern)) == std::nullopt);
    }

    void enterEditsTheValueByItsRule()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        rig.goTo(rig.at(lantern, int(ChatMode::Slow)));
        rig.key(Qt::Key_Return);
        auto *editor = rig.find<ModeEditor>("modeEditor");
        auto *number = editor->findChild<DurationField *>()->findChild<QSpinBox *>();
        QVERIFY(number);
        QCOMPARE(editor->focusWidget(), number);
        number->selectAll();
        QTest::keyClicks(number, u"500"_s);
        auto *problem = editor->findChild<QLabel *>(u"editorProblem"_s);
        QCOMPARE(problem->text(), u"At most 120 s."_s);
        QTest::keyClick(number, Qt::Key_Return);
        QVERIFY(editor->isVisible());  // not sent, and the text stays
        QCOMPARE(number->value(), 500);
        number->selectAll();
        QTest::keyClicks(number, u"75"_s);
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_COMPARE(rig.onService(lantern)[ChatMode::Slow], (ModeValue{true, 75}));
        QTRY_COMPARE(rig.at(lantern, int(ChatMode::Slow)).data().toString(), u"75 s"_s);
        // Off and on again: the previous duration is used.
        rig.key(Qt::Key_Space);
        QTRY_VERIFY(!rig.isOn(lantern, ChatMode::Slow));
        QTRY_VERIFY(!rig.cell(lantern, ChatMode::Slow).isPending);
        rig.key(Qt::Key_Space);
        QTRY_COMPARE(rig.onService(lantern)[ChatMode::Slow], (ModeValue{true, 75}));
    }

    void aModeForAWhileIsHeldAndSaysWhatComesBack()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        const bool before = rig.isOn(lantern, ChatMode::EmoteOnly);
        rig.goTo(rig.at(lantern, int(ChatMode::EmoteOnly)));
        rig.key(Qt::Key_Return);
        auto *editor = rig.find<ModeEditor>("modeEditor");
        editor->findChild<Toggle *>(u"editorOn"_s)->setChecked(!before);
        auto *minutes = editor->findChild<QSpinBox *>(u"editorMinutes"_s);
        minutes->selectAll();
        QTest::keyClicks(minutes, u"99999"_s);
        QTest::keyClick(minutes, Qt::Key_Return);
        QVERIFY(editor->isVisible());  // not sent, and the text stays
        QCOMPARE(minutes->value(), 99999);
        QVERIFY(!editor->findChild<QLabel *>(u"editorProblem"_s)->text().isEmpty());
        minutes->selectAll();
        QTest::keyClicks(minutes, u"15"_s);
        QVERIFY(editor->findChild<Toggle *>(u"editorTimed"_s)->isChecked());
        QTest::keyClick(minutes, Qt::Key_Return);
        QTRY_COMPARE(rig.isOn(lantern, ChatMode::EmoteOnly), !before);
        QTRY_VERIFY(rig.cell(lantern, ChatMode::EmoteOnly).hold.has_value());
        const auto hold = *rig.cell(lantern, ChatMode::EmoteOnly).hold;
        QCOMPARE(hold.kind, ModeHold::Kind::Timed);
        const qint64 seconds = QDateTime::currentDateTimeUtc().secsTo(hold.until);
        QVERIFY2(seconds > 14 * 60 && seconds <= 15 * 60, qPrintable(QString::number(seconds)));
        const auto index = rig.at(lantern, int(ChatMode::EmoteOnly));
        QVERIFY(rig.spoken(index).contains(u"until "_s));
        QVERIFY2(index.data(Qt::ToolTipRole)
                     .toString()
                     .contains(before ? u"Reverts to: On."_s : u"Reverts to: Off."_s),
                 qPrintable(index.data(Qt::ToolTipRole).toString()));
    }

    void aModeForAWhileInAllThatAreChosen()
    {
        ModesViewWorld rig;
        for (const QString &login : {lantern, forge, thistle})
            rig.change(login, {.emoteMode = false});
        rig.open({1060, 640}, {lantern, forge, thistle});
        for (const QString &login : {lantern, thistle})
            rig.choice->setChosen(rig.idOf(login), true);
        rig.goTo(rig.at(lantern, int(ChatMode::EmoteOnly)));
        rig.key(Qt::Key_Return);
        auto *editor = rig.find<ModeEditor>("modeEditor");
        QVERIFY2(editor->accessibleName().contains(u"2 channels"_s), qPrintable(editor->accessibleName()));
        editor->findChild<Toggle *>(u"editorOn"_s)->setChecked(true);
        auto *minutes = editor->findChild<QSpinBox *>(u"editorMinutes"_s);
        minutes->selectAll();
        QTest::keyClicks(minutes, u"20"_s);
        QTest::keyClick(minutes, Qt::Key_Return);
        for (const QString &login : {lantern, thistle}) {
            QTRY_VERIFY(rig.isOn(login, ChatMode::EmoteOnly));
            QTRY_VERIFY(rig.cell(login, ChatMode::EmoteOnly).hold.has_value());
        }
        QVERIFY(!rig.isOn(forge, ChatMode::EmoteOnly));
        QVERIFY(!rig.cell(forge, ChatMode::EmoteOnly).hold);
        const auto first = *rig.cell(lantern, ChatMode::EmoteOnly).hold;
        const auto second = *rig.cell(thistle, ChatMode::EmoteOnly).hold;
        QCOMPARE(first.kind, ModeHold::Kind::Timed);
        QCOMPARE(first.group, second.group);
        QCOMPARE(first.until, second.until);
        // When they end, each channel has its previous mode.
        rig.service->scheduler()->restore({first.id, second.id});
        for (const QString &login : {lantern, thistle})
            QTRY_VERIFY(!rig.isOn(login, ChatMode::EmoteOnly));
        QTRY_VERIFY(!rig.cell(thistle, ChatMode::EmoteOnly).hold);
    }

    void whatIsRefusedGoesBackAndSaysWhy()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        QSignalSpy failed(rig.view->control(), &ModeControl::failed);
        rig.sandbox.fault(
            {.path = "/chat/settings", .method = "PATCH", .status = 400, .message = u"Not today"_s});
        rig.goTo(rig.at(forge, int(ChatMode::Unique)));
        const bool before = rig.isOn(forge, ChatMode::Unique);
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.cell(forge, ChatMode::Unique).isOn(), !before);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(rig.cell(forge, ChatMode::Unique).isOn(), before);
        QCOMPARE(rig.cell(forge, ChatMode::Unique).problem,
                 u"Unique messages was not changed in MoonlitForge. The service responded: “Not today”"_s);
        QVERIFY(rig.spoken(rig.at(forge, int(ChatMode::Unique))).contains(u"Not today"_s));
        QCOMPARE(rig.isOn(forge, ChatMode::Unique), before);
        // The rows below show the result and offer a retry.
        QCOMPARE(rig.at(forge, ModeGridModel::ResultRow).data().toString(), u"Failed"_s);
        rig.goTo(rig.at(forge, ModeGridModel::ActionRow));
        QCOMPARE(rig.grid()->currentIndex().data().toString(), u"Retry"_s);
        rig.key(Qt::Key_Return);
        QTRY_COMPARE(rig.isOn(forge, ChatMode::Unique), !before);
        QTRY_VERIFY(rig.cell(forge, ChatMode::Unique).problem.isEmpty());
    }

    void whoIsNoModeratorAnyMoreIsToldAndStopped()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, welder});
        rig.setModerator(welder, u"quillscribe"_s, false);
        rig.goTo(rig.at(welder, int(ChatMode::EmoteOnly)));
        rig.key(Qt::Key_Space);
        QTRY_VERIFY(rig.cell(welder, ChatMode::EmoteOnly).isBlocked());
        QVERIFY2(rig.cell(welder, ChatMode::EmoteOnly).blocked.contains(u"(403)"_s)
                     || rig.cell(welder, ChatMode::EmoteOnly).blocked.contains(u"list"_s),
                 qPrintable(rig.cell(welder, ChatMode::EmoteOnly).blocked));
        QVERIFY(!rig.cell(lantern, ChatMode::EmoteOnly).isBlocked());
        // The reason is shown again when the user tries.
        QSignalSpy blocked(rig.grid(), &ModeGrid::blockedPressed);
        rig.key(Qt::Key_Space);
        QCOMPARE(blocked.size(), 1);
        QVERIFY(QApplication::activePopupWidget());
        QApplication::activePopupWidget()->close();
    }

    void whatOthersChangeAppearsWithTheirName()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        QTRY_VERIFY(rig.service->board()->modes(rig.idOf(lantern))->isLive());
        // The subscription that contains names becomes active later than the one for changes.
        QTRY_VERIFY(rig.account->events()->covers<Api::ChannelModerated>(
            {.broadcasterUserId = rig.idOf(lantern), .moderatorUserId = rig.account->userId()}));
        Api::ChatSettingsChanges changes;
        changes.slowMode = true;
        changes.slowModeWaitTime = 90;
        rig.change(lantern, changes, u"wrenloft"_s);
        QTRY_COMPARE(rig.at(lantern, int(ChatMode::Slow)).data().toString(), u"90 s"_s);
        auto *note = rig.find<QLabel>("modeNote");
        QTRY_VERIFY2(note->text().startsWith(rig.nameOf(u"wrenloft"_s)
                                             + u" turned slow mode on in PaperLantern (90 s), "_s),
                     qPrintable(note->text()));
        QVERIFY(rig.at(lantern, int(ChatMode::Slow))
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(rig.nameOf(u"wrenloft"_s)));
    }

    void severalChosenCollectUntilTheyAreSent()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge, welder, thistle});
        for (const QString &login : {lantern, forge, welder, thistle}) {
            Api::ChatSettingsChanges changes;
            changes.emoteMode = false;
            rig.change(login, changes);
        }
        rig.watchCalls();
        // With the keyboard: up to the column heads, and along them.
        rig.goTo(rig.grid()->grid()->index(0, 0));
        rig.key(Qt::Key_Up);
        QCOMPARE(rig.grid()->headColumn(), 0);
        rig.key(Qt::Key_Space);
        rig.key(Qt::Key_Right);
        rig.key(Qt::Key_Right);
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.choice->chosen().size(), 2);
        rig.key(Qt::Key_Down);
        QCOMPARE(rig.grid()->headColumn(), -1);
        rig.goTo(rig.grid()->grid()->index(int(ChatMode::EmoteOnly), 2));
        rig.key(Qt::Key_Space);
        const QStringList chosen = rig.choice->chosen();
        QCOMPARE(rig.view->control()->edits().size(), 2);
        for (const QString &id : chosen) {
            QVERIFY(rig.view->control()->cell(id, ChatMode::EmoteOnly).isCollected);
            QVERIFY(rig.view->control()->cell(id, ChatMode::EmoteOnly).isOn());
        }
        QVERIFY(rig.spoken(rig.grid()->currentIndex()).contains(u"not sent yet"_s));
        QCOMPARE(rig.calls("PATCH /chat/settings"), 0);
        auto *send = rig.find<QAbstractButton>("sendEdits");
        QCOMPARE(send->text(), u"Send to 2 channels"_s);
        QVERIFY(send->isVisible());
        // Esc discards the edits, which can be undone.
        rig.key(Qt::Key_Escape);
        QVERIFY(!rig.view->control()->hasEdits());
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QCOMPARE(rig.view->control()->edits().size(), 2);
        rig.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!rig.view->control()->hasEdits());
        for (const QString &id : chosen)
            QTRY_VERIFY(rig.service->board()->modes(id)->service().emoteOnly->on);
        QCOMPARE(rig.calls("PATCH /chat/settings"), 2);
        // One job for all channels, with a result for each.
        QTRY_COMPARE(rig.service->board()->jobs().first().count(ModeJob::State::Done), 2);
        // A channel outside the selection is changed alone, and at once.
        rig.goTo(rig.grid()->grid()->index(int(ChatMode::EmoteOnly), 1));
        rig.key(Qt::Key_Space);
        QVERIFY(!rig.view->control()->hasEdits());
        QTRY_COMPARE(rig.calls("PATCH /chat/settings"), 3);
    }

    void aCollectedChangeIsChangedAndNotOvertaken()
    {
        ModesViewWorld rig;
        for (const QString &login : {lantern, forge})
            rig.change(login, {.emoteMode = false});
        rig.open({1060, 640}, {lantern, forge});
        for (const QString &login : {lantern, forge})
            rig.choice->setChosen(rig.idOf(login), true);
        rig.goTo(rig.at(lantern, int(ChatMode::EmoteOnly)));
        rig.key(Qt::Key_Space);
        QCOMPARE(rig.view->control()->edits().size(), 2);
        // Alone it would be sent at once, and the collected change would override it later.
        rig.choice->setChosen(rig.idOf(forge), false);
        rig.watchCalls();
        rig.goTo(rig.at(lantern, int(ChatMode::EmoteOnly)));
        rig.key(Qt::Key_Space);
        QVERIFY(!rig.cell(lantern, ChatMode::EmoteOnly).isOn());
        QVERIFY(!rig.cell(lantern, ChatMode::EmoteOnly).isCollected);
        rig.view->control()->sendEdits();
        QTRY_VERIFY(rig.isOn(forge, ChatMode::EmoteOnly));
        QTRY_VERIFY(!rig.cell(forge, ChatMode::EmoteOnly).isPending);
        QVERIFY(!rig.isOn(lantern, ChatMode::EmoteOnly));
        QCOMPARE(rig.calls("PATCH /chat/settings"), 1);
    }

    void undoingADiscardKeepsWhatWasCollectedSince()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        for (const QString &login : {lantern, forge})
            rig.choice->setChosen(rig.idOf(login), true);
        const bool emotes = rig.isOn(lantern, ChatMode::EmoteOnly);
        const bool slow = rig.isOn(lantern, ChatMode::Slow);
        rig.goTo(rig.at(lantern, int(ChatMode::EmoteOnly)));
        rig.key(Qt::Key_Space);
        rig.key(Qt::Key_Escape);
        QVERIFY(!rig.view->control()->hasEdits());
        rig.goTo(rig.at(lantern, int(ChatMode::Slow)));
        rig.key(Qt::Key_Space);
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QVERIFY(rig.cell(lantern, ChatMode::EmoteOnly).isCollected);
        QCOMPARE(rig.cell(lantern, ChatMode::EmoteOnly).isOn(), !emotes);
        QVERIFY(rig.cell(lantern, ChatMode::Slow).isCollected);
        QCOMPARE(rig.cell(lantern, ChatMode::Slow).isOn(), !slow);
    }

    void theDelayThatIsNotToldIsNeitherOnNorOff()
    {
        ModesViewWorld rig(
            without({Api::Scope::ModeratorReadChatSettings, Api::Scope::ModeratorManageChatSettings}));
        rig.open({1060, 640}, {lantern, forge});
        const auto delay = rig.at(lantern, int(ChatMode::Delay));
        QCOMPARE(delay.data().toString(), u"Unknown"_s);
        QCOMPARE(delay.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::PartiallyChecked);
        QVERIFY(rig.spoken(delay).contains(u"unknown"_s));
        // Without the scope no cell can be switched, and the permission can be requested.
        const auto cell = rig.cell(lantern, ChatMode::Slow);
        QVERIFY(cell.isBlocked());
        QCOMPARE(cell.missing, Api::Scope::ModeratorManageChatSettings);
        QSignalSpy asked(rig.view, &ChatView::permissionRequested);
        rig.goTo(rig.at(lantern, int(ChatMode::Slow)));
        rig.key(Qt::Key_Space);
        QWidget *popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        popup->findChild<QAbstractButton *>(u"popoverAction"_s)->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Api::Scope>(), Api::Scope::ModeratorManageChatSettings);
        QCOMPARE(asked.first().at(1).toString(), rig.idOf(u"quillscribe"_s));
    }

    void theMouseTurnsOpensAndChooses()
    {
        ModesViewWorld rig;
        rig.open({1060, 640}, {lantern, forge});
        const auto index = rig.at(forge, int(ChatMode::Subscribers));
        const bool before = rig.isOn(forge, ChatMode::Subscribers);
        const QRect cell = rig.grid()->visualRect(index);
        QTest::mouseClick(rig.grid()->viewport(), Qt::LeftButton, {},
                          cell.topLeft() + QPoint(28, cell.height() / 2));
        QTRY_COMPARE(rig.isOn(forge, ChatMode::Subscribers), !before);
        QTest::mouseClick(rig.grid()->viewport(), Qt::LeftButton, {},
                          cell.topLeft() + QPoint(90, cell.height() / 2));
        QVERIFY(rig.view->findChild<ModeEditor *>());
        rig.view->findChild<ModeEditor *>()->close();
        QHeaderView *heads = rig.grid()->horizontalHeader();
        QTest::mouseClick(heads->viewport(), Qt::LeftButton, {},
                          QPoint(heads->sectionViewportPosition(0) + 20, 20));
        QCOMPARE(rig.choice->chosen(), QStringList{rig.grid()->grid()->channelAt(0)});
        rig.find<QAbstractButton>("chooseAll")->click();
        QCOMPARE(rig.choice->chosen().size(), 2);
    }

    void fiftyChannelsScrollBesideTheirModes()
    {
        ModesViewWorld rig;
        const QString id = rig.account->userId();
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::Roles>().fillModerated(id, 44); });
        rig.service = rig.make<ChatService>(rig.accounts.get(), Clock::system(), QString());
        rig.service->start();
        QTRY_COMPARE(rig.service->channels()->ids().size(), 50);
        rig.choice = rig.make<ChannelChoice>(rig.service->channels(), QString());
        rig.window.reset(rig.view = new ModesView(rig.service, rig.choice));
        rig.view->resize(1060, 640);
        rig.view->show();
        QVERIFY(QTest::qWaitForWindowActive(rig.view, testPatience));
        QCOMPARE(rig.grid()->grid()->columnCount(), 50);
        rig.goTo(rig.grid()->grid()->index(0, 0));
        rig.key(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(rig.grid()->currentIndex().column(), 49);
        QScrollBar *bar = rig.grid()->horizontalScrollBar();
        QCOMPARE(bar->value(), bar->maximum());
        QVERIFY(bar->maximum() > 0);
        // The names of the modes are still visible.
        QVERIFY(rig.grid()->verticalHeader()->isVisible());
        QCOMPARE(rig.grid()->verticalHeader()->x(), 0);
        QVERIFY(rig.grid()->horizontalHeader()->sectionSize(0) >= 100);
    }
};

QTEST_MAIN(TestModeGrid)
#include "tst_mode_grid.moc"
