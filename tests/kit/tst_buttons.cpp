// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons give the reason why they are disabled and count down. Keys are drawn on them, not bound.
#include "kit/controls/action_button.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/popover.h"
#include "kit/text/key_cap.h"
#include "kit_test.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestButtons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterActivatesLikeSpace()
    {
        Button button(u"Send"_s);
        QVERIFY(showActive(button));
        QSignalSpy clicked(&button, &Button::clicked);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Return);
        QTest::keyClick(&button, Qt::Key_Space);
        QCOMPARE(clicked.count(), 2);
        // Held keys activate it once.
        QTest::simulateEvent(&button, true, Qt::Key_Return, {}, {}, true);
        QTest::simulateEvent(&button, true, Qt::Key_Space, {}, {}, true);
        QCOMPARE(clicked.count(), 2);
    }

    void theSecondClickOfADoubleClickCanBeIgnored()
    {
        Button button(u"Next"_s);
        QVERIFY(showActive(button));
        QSignalSpy clicked(&button, &Button::clicked);
        const auto doubleClick
            = [&] { QTest::mouseDClick(button.windowHandle(), Qt::LeftButton, {}, button.rect().center()); };
        doubleClick();
        QCOMPARE(clicked.count(), 2);
        button.ignoreDoubleClicks();
        doubleClick();
        QCOMPARE(clicked.count(), 3);
        // Two clicks that are not a double click.
        QTest::mouseClick(&button, Qt::LeftButton);
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(clicked.count(), 5);
    }

    void aBlockedButtonKeepsFocusAndSaysWhy()
    {
        ActionButton button(u"Snooze"_s);
        QVERIFY(showActive(button));
        button.setFocus(Qt::TabFocusReason);
        button.setBlocked(u"No snoozes left."_s);
        QVERIFY(button.hasFocus());
        QSignalSpy clicked(&button, &Button::clicked);
        QSignalSpy refused(&button, &ActionButton::blockedPressed);
        Heard heard;
        QTest::mouseClick(&button, Qt::LeftButton);
        QTest::keyClick(&button, Qt::Key_Space);
        QTest::keyClick(&button, Qt::Key_Return);
        QCOMPARE(clicked.count(), 0);
        QCOMPARE(refused.count(), 3);
        QCOMPARE(refused.first().first().toString(), u"No snoozes left."_s);
        QVERIFY(Heard::alertFrom(&button));
        QCOMPARE(button.toolTip(), u"No snoozes left."_s);
        button.setBlocked({});
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(clicked.count(), 1);
        QVERIFY(button.toolTip().isEmpty());
    }

    void aBlockedButtonCannotBePressedByAScreenReader()
    {
        ActionButton button(u"Snooze"_s);
        QSignalSpy clicked(&button, &Button::clicked);
        button.setBlocked(u"No snoozes left."_s);
        QAccessibleInterface *seen = interfaceOf(&button);
        QCOMPARE(seen->role(), QAccessible::Button);
        QVERIFY(seen->state().disabled);
        QCOMPARE(seen->text(QAccessible::Name), u"Snooze"_s);
        QCOMPARE(seen->text(QAccessible::Description), u"No snoozes left."_s);
        seen->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(clicked.count(), 0);
        button.setBlocked({});
        QVERIFY(!seen->state().disabled);
        seen->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(clicked.count(), 1);
    }

    void aCooldownEndsByItself()
    {
        ActionButton button(u"Snooze"_s);
        QSignalSpy ended(&button, &ActionButton::cooldownEnded);
        button.setCooldown(5000, 120);
        QVERIFY(button.isBlocked());
        QCOMPARE(button.cooldownLeft(), 1);
        QTRY_COMPARE(ended.count(), 1);
        QVERIFY(!button.isBlocked());
        button.setCooldown(5000, 4000);
        QCOMPARE(button.cooldownLeft(), 4);
        button.setCooldown(5000, 0);
        QVERIFY(!button.isBlocked());
    }

    void aKeyThatAnotherActionHasIsShown()
    {
        QAction action(u"Compare again"_s);
        action.setProperty("shownKey", QKeySequence(Qt::Key_F5));
        ActionButton button{QString()};
        button.setAction(&action);
        QCOMPARE(button.keyHint(), QKeySequence(Qt::Key_F5));
        QVERIFY(action.shortcut().isEmpty());
    }

    void aCooldownDoesNotChangeTheWidth()
    {
        ActionButton button(u"Snooze"_s);
        button.setCooldown(600000, 600000);
        const int wide = button.sizeHint().width();
        button.setCooldown(600000, 1000);
        QCOMPARE(button.sizeHint().width(), wide);
    }

    void anActionIsFollowed()
    {
        QAction action(Icons::icon(Icon::Alarm), u"Snooze"_s);
        action.setShortcut(QKeySequence(Qt::Key_S));
        ActionButton button;
        button.setAction(&action);
        QSignalSpy triggered(&action, &QAction::triggered);
        button.show();
        QCOMPARE(button.text(), u"Snooze"_s);
        QCOMPARE(button.keyHint(), QKeySequence(Qt::Key_S));
        QCOMPARE(button.symbol(), Icon::Alarm);
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
        action.setToolTip(u"No snoozes left."_s);
        action.setEnabled(false);
        QCOMPARE(button.reason(), u"No snoozes left."_s);
        QTest::mouseClick(&button, Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
        action.setEnabled(true);
        QVERIFY(!button.isBlocked());
    }

    void aKeyIsDrawnInside()
    {
        Button plain(u"Send"_s);
        Button keyed(u"Send"_s);
        keyed.setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_Return));
        QVERIFY(keyed.sizeHint().width()
                >= plain.sizeHint().width() + KeyCap::capSize(keyed.keyHint()).width());
        // The page's action owns the shortcut: a second owner would make it ambiguous.
        QVERIFY(keyed.shortcut().isEmpty());
    }

    void keysAreWrittenPlainly()
    {
#ifndef Q_OS_MACOS
        QCOMPARE(KeyCap::label(QKeySequence(Qt::CTRL | Qt::Key_K)), u"Ctrl K"_s);
        QCOMPARE(KeyCap::label(QKeySequence(Qt::CTRL | Qt::Key_Plus)), u"Ctrl +"_s);
        QCOMPARE(KeyCap::label(QKeySequence(Qt::Key_Slash)), u"/"_s);
        QCOMPARE(KeyCap::label(QKeySequence(Qt::CTRL | Qt::Key_Return)), u"Ctrl Enter"_s);
#endif
    }

    void anIconAloneHasAName()
    {
        const std::unique_ptr<Button> button(Button::iconOnly(Icon::External, u"Pop out"_s));
        QCOMPARE(interfaceOf(button.get())->text(QAccessible::Name), u"Pop out"_s);
        QCOMPARE(button->toolTip(), u"Pop out"_s);
        QVERIFY(button->sizeHint().width() >= px(28) && button->sizeHint().height() >= px(28));
    }

    void textWithAnAmpersandIsShown()
    {
        Button mnemonic(u"&Send"_s);
        Button plain(u"Send"_s);
        Button both(u"Send && go"_s);
        QCOMPARE(mnemonic.sizeHint(), plain.sizeHint());
        QVERIFY(both.sizeHint().width() > plain.sizeHint().width());
    }

    void theRuleOpensAndItsActionIsSent()
    {
        WhyHint hint(u"Only partners can delay a stream."_s);
        hint.setRule(u"Delay needs a partner"_s, u"This account is an affiliate."_s);
        hint.setAction(u"Ask…"_s);
        QVERIFY(showActive(hint));
        QSignalSpy asked(&hint, &WhyHint::actionTriggered);
        QTest::mouseClick(hint.whyButton(), Qt::LeftButton);
        QVERIFY(hint.popover() && hint.popover()->isVisible());
        QCOMPARE(hint.popover()->findChild<QLabel *>(u"popoverText"_s)->text(),
                 u"This account is an affiliate."_s);
        QTest::mouseClick(hint.popover()->actionButton(), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        QVERIFY(!hint.popover()->isVisible());
        hint.openRule();
        QTest::keyClick(hint.popover(), Qt::Key_Escape);
        QVERIFY(!hint.popover()->isVisible());
    }

    void aHintWithoutARuleHasNoLink()
    {
        WhyHint hint(u"Only partners can delay a stream."_s);
        hint.show();
        QVERIFY(!hint.whyButton()->isVisible());
        QCOMPARE(hint.whyButton()->accessibleDescription(), hint.sentence());
    }
};

SIDESTAGE_KIT_TEST(TestButtons)
#include "tst_buttons.moc"
