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
const QString bell = QStringLiteral("Ring the bell");

struct EditorRig : RewardsPageWorld
{
    EditorRig()
    {
        clearService();
        RewardChanges wanted = titled(bell, 300);
        wanted.prompt = QStringLiteral("Once.");
        made(wanted);
        open();
        [&] { QTRY_VERIFY(item(bell)); }();
        select(bell);
    }
    QLineEdit *title() const { return find<QLineEdit>(QStringLiteral("rewardTitle")); }
    QSpinBox *cost() const { return find<QSpinBox>(QStringLiteral("rewardCost")); }
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
        QCOMPARE(rig.find<QPlainTextEdit>(QStringLiteral("rewardPrompt"))->toPlainText(), there.prompt);
        QCOMPARE(rig.find<QLineEdit>(QStringLiteral("colourText"))->text().toUpper(),
                 there.backgroundColor.toUpper());
        for (const RewardField field : allRewardFields)
            QVERIFY(rig.field(field));
        QVERIFY(rig.editor()->changed().isEmpty());
    }

    void onlyWhatChangedIsSentSoThatOthersEditsStay()
    {
        EditorRig rig;
        rig.type(rig.cost(), QStringLiteral("450"));
        QTRY_COMPARE(rig.editor()->changed(), QList<RewardField>{RewardField::Cost});
        QVERIFY(rig.field(RewardField::Cost)->isChanged());
        // Meanwhile another user changes another field.
        const QString id = rig.onService(bell)->id;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            RewardChanges other;
            other.prompt = QStringLiteral("Twice.");
            QVERIFY(world.area<Sandbox::Rewards>().update(rig.id(), id, other));
        });
        rig.send();
        QTRY_COMPARE(rig.onService(bell)->cost, 450);
        QCOMPARE(rig.onService(bell)->prompt, QStringLiteral("Twice."));
        QTRY_VERIFY(rig.isSent());
        QVERIFY(rig.notes.last().contains(QLatin1String("sent")));
        rig.lastUndo();
        QTRY_COMPARE(rig.onService(bell)->cost, 300);
    }

    void aLimitIsSentWithItsFlag()
    {
        EditorRig rig;
        auto *limit = rig.find<LimitField>(QStringLiteral("rewardLimit%1").arg(int(RewardField::PerStream)));
        auto *toggle = limit->findChild<Toggle *>();
        auto *number = limit->findChild<QSpinBox *>();
        toggle->setFocus();
        QTest::keyClick(toggle, Qt::Key_Space);
        QVERIFY(number->isEnabled());
        rig.type(number, QStringLiteral("3"));
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
        auto *limit = rig.find<LimitField>(QStringLiteral("rewardLimit%1").arg(int(RewardField::Cooldown)));
        auto *number = limit->findChild<QSpinBox *>();
        auto *unit = limit->findChild<QComboBox *>();
        limit->findChild<Toggle *>()->click();
        const auto choose = [&](int seconds) {
            unit->setCurrentIndex(unit->findData(seconds));
            Q_EMIT unit->activated(unit->currentIndex());
        };
        choose(60 * 60);
        rig.type(number, QStringLiteral("2"));
        rig.send();
        QTRY_COMPARE(rig.onService(bell)->globalCooldown.globalCooldownSeconds, 2 * 60 * 60);
        QTRY_VERIFY(rig.isSent());
        QCOMPARE(number->value(), 2);
        QCOMPARE(unit->currentData().toInt(), 60 * 60);

        // Eight days are more than the service allows: the number stays, and nothing is sent.
        choose(24 * 60 * 60);
        rig.type(number, QStringLiteral("8"));
        QVERIFY(rig.field(RewardField::Cooldown)->hasError());
        const int before = rig.sandbox.served(path);
        rig.send();
        rig.settle();
        QCOMPARE(rig.sandbox.served(path), before);
        QCOMPARE(number->value(), 8);
        QVERIFY(number->hasFocus());
        QVERIFY(rig.field(RewardField::Cooldown)->error().contains(QLatin1Char('7')));
        rig.type(number, QStringLiteral("7"));
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
        rig.made(titled(QStringLiteral("Taken")));
        rig.read();
        QTRY_VERIFY(rig.item(QStringLiteral("Taken")));
        const int before = rig.sandbox.served(path);
        rig.type(rig.title(), QStringLiteral("taken"));
        rig.send();
        QVERIFY(rig.field(RewardField::Title)->hasError());
        rig.settle();
        QCOMPARE(rig.sandbox.served(path), before);
    }

    void theServicesRefusalStandsAtItsFieldAndTheDraftIsKept_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("field");
        QTest::newRow("duplicate") << QStringLiteral("UPDATE_CUSTOM_REWARD_DUPLICATE_REWARD")
                                   << int(RewardField::Title);
        QTest::newRow("by name") << QStringLiteral("The parameter \"title\" was malformed")
                                 << int(RewardField::Title);
    }
    void theServicesRefusalStandsAtItsFieldAndTheDraftIsKept()
    {
        QFETCH(QString, message);
        QFETCH(int, field);
        EditorRig rig;
        rig.sandbox.fault({.path = path, .method = "PATCH", .status = 400, .message = message});
        rig.type(rig.title(), QStringLiteral("Another name"));
        rig.send();
        QTRY_VERIFY(rig.field(RewardField(field))->hasError());
        QCOMPARE(rig.title()->text(), QStringLiteral("Another name"));
        QCOMPARE(rig.editor()->changed(), QList<RewardField>{RewardField::Title});
        QVERIFY(rig.onService(bell));
        rig.send();  // sending again is possible at once
        QTRY_VERIFY(rig.onService(QStringLiteral("Another name")));
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
        rig.type(rig.title(), QStringLiteral(" "));
        bar->setValue(bar->maximum());
        QVERIFY(!isSeen(RewardField::Title));
        rig.send();
        QTRY_VERIFY(rig.field(RewardField::Title)->hasError());
        QTRY_VERIFY(isSeen(RewardField::Title));
        rig.type(rig.title(), bell);
        // The last field of the form, with its error message below it.
        auto *limit = rig.find<LimitField>(QStringLiteral("rewardLimit%1").arg(int(RewardField::Cooldown)));
        limit->findChild<Toggle *>()->click();
        bar->setValue(0);
        QVERIFY(!isSeen(RewardField::Cooldown));
        rig.editor()->form()->setError(int(RewardField::Cooldown), QStringLiteral("The moon is full."));
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
        rig.sandbox.fault(
            {.path = path, .method = "PATCH", .status = 403, .message = QStringLiteral("no such luck")});
        rig.type(rig.cost(), QStringLiteral("777"));
        rig.send();
        QTRY_VERIFY(rig.editor()->error().contains(QLatin1String("no such luck")));
        QCOMPARE(rig.cost()->value(), 777);
    }

    void whatIsTypedSurvivesACrash()
    {
        EditorRig rig;
        rig.type(rig.title(), QStringLiteral("Half a nam"));
        QTRY_VERIFY(!rig.page->saved().isEmpty());  // on disk without an action of the user
        const QByteArray kept = rig.store->draft(rig.id(), QStringLiteral("rewards"));
        QVERIFY(kept.contains("Half a nam"));
        rig.close();
        rig.open();
        QTRY_VERIFY(rig.item(bell));
        rig.select(bell);
        QCOMPARE(rig.title()->text(), QStringLiteral("Half a nam"));
        QCOMPARE(rig.editor()->changed(), QList<RewardField>{RewardField::Title});
    }

    void aNewOneThatWasBegunIsThereAfterACrash()
    {
        EditorRig rig;
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), QStringLiteral("Not yet"));
        QTRY_VERIFY(rig.store->draft(rig.id(), QStringLiteral("rewards")).contains("Not yet"));
        rig.close();
        rig.open();
        QVERIFY(rig.editor()->isNew());
        QCOMPARE(rig.title()->text(), QStringLiteral("Not yet"));
    }

    void eachRewardHasItsOwnDraft()
    {
        EditorRig rig;
        rig.made(titled(QStringLiteral("Second")));
        rig.read();
        QTRY_VERIFY(rig.item(QStringLiteral("Second")));
        rig.type(rig.cost(), QStringLiteral("111"));
        rig.select(QStringLiteral("Second"));
        QVERIFY(rig.editor()->changed().isEmpty());
        rig.select(bell);
        QCOMPARE(rig.cost()->value(), 111);
        rig.click("discardReward");
        QCOMPARE(rig.cost()->value(), 300);
        QVERIFY(rig.lastUndo);
        rig.lastUndo();
        QCOMPARE(rig.cost()->value(), 111);
    }

    void aFieldChangedElsewhereMeanwhileIsSaidBesideIt()
    {
        EditorRig rig;
        rig.type(rig.cost(), QStringLiteral("450"));
        const QString id = rig.onService(bell)->id;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            RewardChanges other;
            other.cost = 999;
            QVERIFY(world.area<Sandbox::Rewards>().update(rig.id(), id, other));
        });
        rig.read();
        QTRY_VERIFY(rig.field(RewardField::Cost)->hint().contains(QLatin1String("elsewhere")));
        QCOMPARE(rig.cost()->value(), 450);
    }

    void aNewOneIsCreatedWithTheKeyboardOnly()
    {
        EditorRig rig;
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), QStringLiteral("Brand new"));
        QTest::keyClick(rig.title(), Qt::Key_Tab);
        QTRY_VERIFY(rig.cost()->hasFocus());
        rig.cost()->selectAll();
        QTest::keyClicks(rig.cost(), QStringLiteral("1234"));
        rig.send();
        QTRY_VERIFY(rig.onService(QStringLiteral("Brand new")));
        QCOMPARE(rig.onService(QStringLiteral("Brand new"))->cost, 1234);
        QTRY_VERIFY(!rig.editor()->isNew());
        QTRY_COMPARE(rig.item(QStringLiteral("Brand new"))->state, RewardState::On);
        QTRY_VERIFY(!rig.store->draft(rig.id(), QStringLiteral("rewards")).contains("Brand new"));
    }

    void oneKeptInTheLibraryUsesNoSlotAndIsPutOnTheServiceLater()
    {
        EditorRig rig;
        const auto before = rig.onService().size();
        rig.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(rig.title()->hasFocus());
        QTest::keyClicks(rig.title(), QStringLiteral("For later"));
        rig.click("saveRewardOther");
        QTRY_VERIFY(rig.item(QStringLiteral("For later")));
        QCOMPARE(rig.item(QStringLiteral("For later"))->state, RewardState::LibraryOnly);
        QCOMPARE(rig.onService().size(), before);
        rig.select(QStringLiteral("For later"));
        rig.click("saveRewardOther");
        QTRY_VERIFY(rig.onService(QStringLiteral("For later")));
        QTRY_VERIFY(rig.item(QStringLiteral("For later"))->isOnService());
        // The same reward, not a copy.
        QCOMPARE(rig.shownTitles().count(QStringLiteral("For later")), 1);
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
