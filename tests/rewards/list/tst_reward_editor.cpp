// SPDX-License-Identifier: GPL-3.0-or-later

// The editor of one reward: its rules, which fields are sent, and that no input is lost.

#include "rewards/rewards_page_world.h"

#include "kit/controls/toggle.h"
#include "rewards/editor/limit_field.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

const QByteArray path = "/channel_points/custom_rewards";
const QString bell = u"Ring the bell"_s;

struct EditorRig : RewardsPageWorld
{
    EditorRig()
    {
        clearService();
        RewardChanges wanted = titled(bell, 300);
        wanted.prompt = u"Once."_s;
        made(wanted);
        open();
        [&] { QTRY_VERIFY(item(bell)); }();
        select(bell);
    }
    QLineEdit *title() const { return find<QLineEdit>(u"rewardTitle"_s); }
    QSpinBox *cost() const { return find<QSpinBox>(u"rewardCost"_s); }
    void send() { key(Qt::Key_Return, Qt::ControlModifier); }
    bool isSent() const { return editor()->changed().isEmpty() && !editor()->isSending(); }
};

}  // namespace

class TestRewardEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itShowsEveryFieldOfTheReward()
    {
        EditorRig rig;
        const Reward there = *rig.onService(bell);
        QCOMPARE(rig.editor()->key(), rig.item(bell)->key);
        QCOMPARE(rig.title()->text(), there.title);
        QCOMPARE(rig.cost()->value(), int(there.cost));
        QCOMPARE(rig.find<QPlainTextEdit>(u"rewardPrompt"_s)->toPlainText(), there.prompt);
        QCOMPARE(rig.find<QLineEdit>(u"colourText"_s)->text().toUpper(), there.backgroundColor.toUpper());
        for (const RewardField field : allRewardFields)
            QVERIFY(rig.field(field));
        QVERIFY(rig.editor()->changed().isEmpty());
    }

    void onlyWhatChangedIsSentSoThatOthersEditsStay()
    {
        EditorRig rig;
        rig.type(rig.cost(), u"450"_s);
        QTRY_COMPARE(rig.editor()->changed(), QList<RewardField>{RewardField::Cost});
        QVERIFY(rig.field(RewardField::Cost)->isChanged());
        // Meanwhile another user changes another field.
        const QString id = rig.onService(bell)->id;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            RewardChanges other;
            other.prompt = u"Twice."_s;
            QVERIFY(world.area<Sandbox::Rewards>().update(rig.id(), id, other));
        });
        rig.send();
        QTRY_COMPARE(rig.onService(bell)->cost, 450);
        QCOMPARE(rig.onService(bell)->prompt, u"Twice."_s);
        QTRY_VERIFY(rig.isSent());
        QVERIFY(rig.notes.last().contains("sent"_L1));
        rig.lastUndo();
        QTRY_COMPARE(rig.onService(bell)->cost, 300);
    }

    void aLimitIsSentWithItsFlag()
    {
        EditorRig rig;
        auto *limit = rig.find<LimitField>(u"rewardLimit%1"_s.arg(int(RewardField::PerStream)));
        auto *toggle = limit->findChild<Toggle *>();
        auto *number = limit->findChild<QSpinBox *>();
        toggle->setFocus();
        QTest::keyClick(toggle, Qt::Key_Space);
        QVERIFY(number->isEnabled());
        rig.type(number, u"3"_s);
        rig.send();
        QTRY_VERIFY(rig.onService(bell)->maxPerStream.isEnabled);
        QCOMPARE(rig.onService(bell)->maxPerStream.maxPerStream, 3);
        QTRY_VERIFY(rig.isSent());
        QTest::keyClick(toggle, Qt::Key_Space);
        QVERIFY(!number->isEnabled());
        rig.send();
        QTRY_VERIFY(!rig.onService(bell)->maxPerStream.isEnabled);
    }

    void aCooldownIsEnteredInTheUnitThatFitsAndRefusedInIt()
    {
        EditorRig rig;
        auto *limit = rig.find<LimitField>(u"rewardLimit%1"_s.arg(int(RewardField::Cooldown)));
        auto *number = limit->findChild<QSpinBox *>();
        auto *unit = limit->findChild<QComboBox *>();
        limit->findChild<Toggle *>()->click();
        const auto choose = [&](int seconds) {
            unit->setCurrentIndex(unit->findData(seconds));
            Q_EMIT unit->activated(unit->currentIndex());
        };
        choose(60 * 60);
        rig.type(number, u"2"_s);
        rig.send();
        QTRY_COMPARE(rig.onService(bell)->globalCooldown.globalCooldownSeconds, 2 * 60 * 60);
        QTRY_VERIFY(rig.isSent());
        QCOMPARE(number->value(), 2);
        QCOMPARE(unit->currentData().toInt(), 60 * 60);

        // Eight days are more than the service allows: the number stays, and nothing is sent.
        choose(24 * 60 * 60);
        rig.type(number, u"8"_s);
        QVERIFY(rig.field(RewardField::Cooldown)->hasError());
        const int before = rig.sandbox.served(path);
        rig.send();
        rig.settle();
        QCOMPARE(rig.sandbox.served(path), before);
        QCOMPARE(number->value(), 8);
        QVERIFY(number->hasFocus());
        QVERIFY(rig.field(RewardField::Cooldown)->error().contains('7'_L1));
        rig.type(number, u"7"_s);
        QVERIFY(!rig.field(RewardField::Cooldown)->hasError());
    }

    void aTitleThatIsTooLongStaysWholeAndIsNotSent()
    {
        EditorRig rig;
        rig.type(rig.title(), QString(46, u'x'));
        QTRY_VERIFY(rig.field(RewardField::Title)->hasError());
        const int before = rig.sandbox.served(path);
        rig.send();
        rig.settle();
        QCOMPARE(rig.sandbox.served(path), before);
        QCOMPARE(rig.title()->text().size(), 46);
        QVERIFY(rig.title()->hasFocus());
        QTest::keyClick(rig.title(), Qt::Key_Backspace);
        QVERIFY(!rig.field(RewardField::Title)->hasError());
    }

    void aTitleThatIsTakenIsSaidBeforeAnythingIsSent()
    {
        EditorRig rig;
        rig.made(titled(u"Taken"_s));
        rig.read();
        QTRY_VERIFY(rig.item(u"Taken"_s));
        const int before = rig.sandbox.served(path);
        rig.type(rig.title(), u"taken"_s);
        rig.send();
        QVERIFY(rig.field(RewardField::Title)->hasError());
        rig.settle();
        QCOMPARE(rig.sandbox.served(path), before);
    }

    void theServicesRefusalStandsAtItsFieldAndTheDraftIsKept_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("field");
        QTest::newRow("duplicate") << u"UPDATE_CUSTOM_REWARD_DUPLICATE_REWARD"_s << int(RewardField::Title);
        QTest::newRow("by name") << u"The parameter \"title\" was malformed"_s << int(RewardField::Title);
    }
    void theServicesRefusalStandsAtItsFieldAndTheDraftIsKept()
    {
        QFETCH(QString, message);
        QFETCH(int, field);
        EditorRig rig;
        rig.sandbox.fault({.path = path, .method = "PATCH", .status = 400, .message = message});
        rig.type(rig.title(), u"Another name"_s);
        rig.send();
        QTRY_VERIFY(rig.field(RewardField(field))->hasError());
        QCOMPARE(rig.title()->text(), u"Another name"_s);
        QCOMPARE(rig.editor()->changed(), QList<RewardField>{RewardField::Title});
        QVERIFY(rig.onService(bell));
        rig.send();  // sending again is possible at once
        QTRY_VERIFY(rig.onService(u"Another name"_s));
    }

    void whatIsWrongComesIntoSight()
    {
        EditorRig rig;
        rig.page->resize(1072, 460);
        auto *area = rig.editor()->findChild<QScrollArea *>();
        QScrollBar *bar = area->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        const auto isSeen = [&](RewardField field) {
            const FormField *row = rig.field(field);
            const QRect place(row->mapTo(area->viewport(), QPoint()), row->size());
            return area->viewport()->rect().contains(place);
        };
        // It has the focus already, but was scrolled out of view.
        rig.type(rig.title(), u" "_s);
        bar->setValue(bar->maximum());
        QVERIFY(!isSeen(RewardField::Title));
        rig.send();
        QTRY_VERIFY(rig.field(RewardField::Title)->hasError());
        QTRY_VERIFY(isSeen(RewardField::Title));
        rig.type(rig.title(), bell);
        // The last field of the form, with its error message below it.
        auto *limit = rig.find<LimitField>(u"rewardLimit%1"_s.arg(int(RewardField::Cooldown)));
        limit->findChild<Toggle *>()->click();
        bar->setValue(0);
        QVERIFY(!isSeen(RewardField::Cooldown));
        rig.editor()->form()->setError(int(RewardField::Cooldown), u"The moon is full."_s);
        rig.editor()->form()->focusRow(int(RewardField::Cooldown));
        QTRY_VERIFY(isSeen(RewardField::Cooldown));
        QVERIFY(rig.field(RewardField::Cooldown)->isAncestorOf(QApplication::focusWidget()));
    }

    void whoeverWalksTheFormSeesTheFieldWithTheKeyboard()
    {
        EditorRig rig;
        rig.page->resize(1072, 460);
        auto *area = rig.editor()->findChild<QScrollArea *>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        rig.title()->setFocus();
        int steps = 0;
        while (area->isAncestorOf(QApplication::focusWidget()) && ++steps < 50) {
            const QWidget *focus = QApplication::focusWidget();
            // In a text field the position of the cursor counts.
            const auto *text = qobject_cast<const QPlainTextEdit *>(focus);
            const QRect seen = text ? text->cursorRect() : focus->rect();
            const QRect place(focus->mapTo(area->viewport(), seen.topLeft()), seen.size());
            QTRY_VERIFY2(area->viewport()->rect().contains(place), qPrintable(focus->objectName()));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(steps > 8 && steps < 50);
    }

    void aRefusalWithoutAFieldStandsAboveTheForm()
    {
        EditorRig rig;
        rig.sandbox.fault({.path = path, .method = "PATCH", .status = 403, .message = u"no such luck"_s});
        rig.type(rig.cost(), u"777"_s);
        rig.send();
        QTRY_VERIFY(rig.editor()->error().contains("no such luck"_L1));
        QCOMPARE(rig.cost()->value(), 777);
    }

    void whatIsTypedSurvivesACrash()
    {
        EditorRig rig;
        rig.type(rig.title(), u"Half a nam"_s);
        QTRY_VERIFY(!rig.page->saved().isEmpty());  // on disk without an action of the user
        const QByteArray kept = rig.store->draft(rig.id(), u"rewards"_s);
        QVERIFY(kept.contains("Half a nam"));
        rig.close();
        rig.open();
        QTRY_VERIFY(rig.item(bell));
        rig.select(bell);
        QCOMPARE(rig.title()->text(), u"Half a nam"_s);
        QCOMPARE(rig.editor()->changed(), QList<RewardField>{RewardField::Title});
    }

    void aNewOneThatWasBegunIsThereAfterACrash()
    {
        EditorRig rig;
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), u"Not yet"_s);
        QTRY_VERIFY(rig.store->draft(rig.id(), u"rewards"_s).contains("Not yet"));
        rig.close();
        rig.open();
        QVERIFY(rig.editor()->isNew());
        QCOMPARE(rig.title()->text(), u"Not yet"_s);
    }

    void aCopyDoesNotTakeAwayANewOneThatWasBegun()
    {
        EditorRig rig;
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), u"Not yet"_s);
        rig.view()->setFocus();
        rig.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->text().startsWith(bell));
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QVERIFY(rig.editor()->isNew());
        QCOMPARE(rig.title()->text(), u"Not yet"_s);
    }

    void eachRewardHasItsOwnDraft()
    {
        EditorRig rig;
        rig.made(titled(u"Second"_s));
        rig.read();
        QTRY_VERIFY(rig.item(u"Second"_s));
        rig.type(rig.cost(), u"111"_s);
        rig.select(u"Second"_s);
        QVERIFY(rig.editor()->changed().isEmpty());
        rig.select(bell);
        QCOMPARE(rig.cost()->value(), 111);
        rig.click("discardReward");
        QCOMPARE(rig.cost()->value(), 300);
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QCOMPARE(rig.cost()->value(), 111);
    }

    void whatIsTypedWhileItIsSentStays()
    {
        EditorRig rig;
        rig.type(rig.cost(), u"450"_s);
        rig.type(rig.title(), u"Ring the big bell"_s);
        rig.send();
        QVERIFY(rig.editor()->isSending());
        // A field that is not being sent, and one that is: back to what it was.
        rig.find<QPlainTextEdit>(u"rewardPrompt"_s)->setPlainText(u"Once more."_s);
        rig.type(rig.cost(), u"300"_s);
        QTRY_VERIFY(!rig.editor()->isSending());
        const QString big = u"Ring the big bell"_s;
        QCOMPARE(rig.onService(big)->cost, 450);
        QCOMPARE(rig.editor()->changed(), (QList<RewardField>{RewardField::Cost, RewardField::Prompt}));
        QCOMPARE(rig.cost()->value(), 300);
        QVERIFY(!rig.field(RewardField::Cost)->hint().contains("elsewhere"_L1));
        rig.send();
        QTRY_COMPARE(rig.onService(big)->cost, 300);
        QCOMPARE(rig.onService(big)->prompt, u"Once more."_s);
        QTRY_VERIFY(rig.isSent());
        // Of one that is being created it becomes a draft of the created one.
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), u"Brand new"_s);
        rig.send();
        QVERIFY(rig.editor()->isSending());
        rig.type(rig.cost(), u"1234"_s);
        QTRY_VERIFY(!rig.editor()->isNew());
        QCOMPARE(rig.editor()->key(), rig.item(u"Brand new"_s)->key);
        QCOMPARE(rig.onService(u"Brand new"_s)->cost, 100);
        QCOMPARE(rig.editor()->changed(), QList<RewardField>{RewardField::Cost});
        QCOMPARE(rig.cost()->value(), 1234);
    }

    void aFieldChangedElsewhereMeanwhileIsSaidBesideIt()
    {
        EditorRig rig;
        rig.type(rig.cost(), u"450"_s);
        const QString id = rig.onService(bell)->id;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            RewardChanges other;
            other.cost = 999;
            QVERIFY(world.area<Sandbox::Rewards>().update(rig.id(), id, other));
        });
        rig.read();
        QTRY_VERIFY(rig.field(RewardField::Cost)->hint().contains("elsewhere"_L1));
        QCOMPARE(rig.cost()->value(), 450);
    }

    void aNewOneIsCreatedWithTheKeyboardOnly()
    {
        EditorRig rig;
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), u"Brand new"_s);
        QTest::keyClick(rig.title(), Qt::Key_Tab);
        QTRY_VERIFY(rig.cost()->hasFocus());
        rig.cost()->selectAll();
        QTest::keyClicks(rig.cost(), u"1234"_s);
        rig.send();
        QTRY_VERIFY(rig.onService(u"Brand new"_s));
        QCOMPARE(rig.onService(u"Brand new"_s)->cost, 1234);
        QTRY_VERIFY(!rig.editor()->isNew());
        QTRY_COMPARE(rig.item(u"Brand new"_s)->state, RewardState::On);
        QTRY_VERIFY(!rig.store->draft(rig.id(), u"rewards"_s).contains("Brand new"));
    }

    void oneKeptInTheLibraryUsesNoSlotAndIsPutOnTheServiceLater()
    {
        EditorRig rig;
        const auto before = rig.onService().size();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), u"For later"_s);
        rig.click("saveRewardOther");
        QTRY_VERIFY(rig.item(u"For later"_s));
        QCOMPARE(rig.item(u"For later"_s)->state, RewardState::LibraryOnly);
        QCOMPARE(rig.onService().size(), before);
        rig.select(u"For later"_s);
        rig.click("saveRewardOther");
        QTRY_VERIFY(rig.onService(u"For later"_s));
        QTRY_VERIFY(rig.item(u"For later"_s)->isOnService());
        // The same reward, not a copy.
        QCOMPARE(rig.shownTitles().count(u"For later"_s), 1);
    }

    void aCopyHasATitleThatIsFree()
    {
        EditorRig rig;
        rig.view()->setFocus();
        rig.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(rig.editor()->isNew());
        QVERIFY(rig.title()->text().startsWith(bell));
        QVERIFY(rig.title()->text() != bell);
        QCOMPARE(rig.cost()->value(), 300);
        QVERIFY(rig.title()->text().size() <= 45);
    }
};

QTEST_MAIN(TestRewardEditor)
#include "tst_reward_editor.moc"
