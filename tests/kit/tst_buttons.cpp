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

using namespace Sidestage;

class TestButtons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void enterActivatesLikeSpace();
    void aBlockedButtonKeepsFocusAndSaysWhy();
    void aBlockedButtonCannotBePressedByAScreenReader();
    void aCooldownEndsByItself();
    void aCooldownDoesNotChangeTheWidth();
    void anActionIsFollowed();
    void aKeyIsDrawnInside();
    void keysAreWrittenPlainly();
    void anIconAloneHasAName();
    void textWithAnAmpersandIsShown();
    void theRuleOpensAndItsActionIsSent();
    void aHintWithoutARuleHasNoLink();
};

void TestButtons::enterActivatesLikeSpace()
{
    Button button(QStringLiteral("Send"));
    QVERIFY(showActive(button));
    QSignalSpy clicked(&button, &Button::clicked);
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Return);
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(clicked.count(), 2);
}

void TestButtons::aBlockedButtonKeepsFocusAndSaysWhy()
{
    ActionButton button(QStringLiteral("Snooze"));
    QVERIFY(showActive(button));
    button.setFocus(Qt::TabFocusReason);
    button.setBlocked(QStringLiteral("No snoozes left."));
    QVERIFY(button.hasFocus());
    QSignalSpy clicked(&button, &Button::clicked);
    QSignalSpy refused(&button, &ActionButton::blockedPressed);
    Heard heard;
    QTest::mouseClick(&button, Qt::LeftButton);
    QTest::keyClick(&button, Qt::Key_Space);
    QTest::keyClick(&button, Qt::Key_Return);
    QCOMPARE(clicked.count(), 0);
    QCOMPARE(refused.count(), 3);
    QCOMPARE(refused.first().first().toString(), QStringLiteral("No snoozes left."));
    QVERIFY(Heard::alertFrom(&button));
    QCOMPARE(button.toolTip(), QStringLiteral("No snoozes left."));
    button.setBlocked({});
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(clicked.count(), 1);
    QVERIFY(button.toolTip().isEmpty());
}

void TestButtons::aBlockedButtonCannotBePressedByAScreenReader()
{
    ActionButton button(QStringLiteral("Snooze"));
    QSignalSpy clicked(&button, &Button::clicked);
    button.setBlocked(QStringLiteral("No snoozes left."));
    QAccessibleInterface *seen = interfaceOf(&button);
    QCOMPARE(seen->role(), QAccessible::Button);
    QVERIFY(seen->state().disabled);
    QCOMPARE(seen->text(QAccessible::Name), QStringLiteral("Snooze"));
    QCOMPARE(seen->text(QAccessible::Description), QStringLiteral("No snoozes left."));
    seen->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(clicked.count(), 0);
    button.setBlocked({});
    QVERIFY(!seen->state().disabled);
    seen->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(clicked.count(), 1);
}

void TestButtons::aCooldownEndsByItself()
{
    ActionButton button(QStringLiteral("Snooze"));
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

void TestButtons::aCooldownDoesNotChangeTheWidth()
{
    ActionButton button(QStringLiteral("Snooze"));
    button.setCooldown(600000, 600000);
    const int wide = button.sizeHint().width();
    button.setCooldown(600000, 1000);
    QCOMPARE(button.sizeHint().width(), wide);
}

void TestButtons::anActionIsFollowed()
{
    QAction action(Icons::icon(Icon::Alarm), QStringLiteral("Snooze"));
    action.setShortcut(QKeySequence(Qt::Key_S));
    ActionButton button;
    button.setAction(&action);
    QSignalSpy triggered(&action, &QAction::triggered);
    button.show();
    QCOMPARE(button.text(), QStringLiteral("Snooze"));
    QCOMPARE(button.keyHint(), QKeySequence(Qt::Key_S));
    QCOMPARE(button.symbol(), Icon::Alarm);
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(triggered.count(), 1);
    action.setToolTip(QStringLiteral("No snoozes left."));
    action.setEnabled(false);
    QCOMPARE(button.reason(), QStringLiteral("No snoozes left."));
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(triggered.count(), 1);
    action.setEnabled(true);
    QVERIFY(!button.isBlocked());
}

void TestButtons::aKeyIsDrawnInside()
{
    Button plain(QStringLiteral("Send"));
    Button keyed(QStringLiteral("Send"));
    keyed.setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_Return));
    QVERIFY(keyed.sizeHint().width() >= plain.sizeHint().width() + KeyCap::capSize(keyed.keyHint()).width());
    // The page's action owns the shortcut: a second owner would make it ambiguous.
    QVERIFY(keyed.shortcut().isEmpty());
}

void TestButtons::keysAreWrittenPlainly()
{
#ifndef Q_OS_MACOS
    QCOMPARE(KeyCap::label(QKeySequence(Qt::CTRL | Qt::Key_K)), QStringLiteral("Ctrl K"));
    QCOMPARE(KeyCap::label(QKeySequence(Qt::CTRL | Qt::Key_Plus)), QStringLiteral("Ctrl +"));
    QCOMPARE(KeyCap::label(QKeySequence(Qt::Key_Slash)), QStringLiteral("/"));
    QCOMPARE(KeyCap::label(QKeySequence(Qt::CTRL | Qt::Key_Return)), QStringLiteral("Ctrl Enter"));
#endif
}

void TestButtons::anIconAloneHasAName()
{
    const std::unique_ptr<Button> button(Button::iconOnly(Icon::External, QStringLiteral("Pop out")));
    QCOMPARE(interfaceOf(button.get())->text(QAccessible::Name), QStringLiteral("Pop out"));
    QCOMPARE(button->toolTip(), QStringLiteral("Pop out"));
    QVERIFY(button->sizeHint().width() >= px(28) && button->sizeHint().height() >= px(28));
}

void TestButtons::textWithAnAmpersandIsShown()
{
    Button mnemonic(QStringLiteral("&Send"));
    Button plain(QStringLiteral("Send"));
    Button both(QStringLiteral("Send && go"));
    QCOMPARE(mnemonic.sizeHint(), plain.sizeHint());
    QVERIFY(both.sizeHint().width() > plain.sizeHint().width());
}

void TestButtons::theRuleOpensAndItsActionIsSent()
{
    WhyHint hint(QStringLiteral("Only partners can delay a stream."));
    hint.setRule(QStringLiteral("Delay needs a partner"), QStringLiteral("This account is an affiliate."));
    hint.setAction(QStringLiteral("Ask…"));
    QVERIFY(showActive(hint));
    QSignalSpy asked(&hint, &WhyHint::actionTriggered);
    QTest::mouseClick(hint.whyButton(), Qt::LeftButton);
    QVERIFY(hint.popover() && hint.popover()->isVisible());
    QCOMPARE(hint.popover()->findChild<QLabel *>(QStringLiteral("popoverText"))->text(),
             QStringLiteral("This account is an affiliate."));
    QTest::mouseClick(hint.popover()->actionButton(), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QVERIFY(!hint.popover()->isVisible());
    hint.openRule();
    QTest::keyClick(hint.popover(), Qt::Key_Escape);
    QVERIFY(!hint.popover()->isVisible());
}

void TestButtons::aHintWithoutARuleHasNoLink()
{
    WhyHint hint(QStringLiteral("Only partners can delay a stream."));
    hint.show();
    QVERIFY(!hint.whyButton()->isVisible());
    QCOMPARE(hint.whyButton()->accessibleDescription(), hint.sentence());
}

SIDESTAGE_KIT_TEST(TestButtons)
#include "tst_buttons.moc"
