// SPDX-License-Identifier: GPL-3.0-or-later
// Toggles and segments by keyboard, and their accessibility.
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit_test.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Sidestage;

static Segmented *threeChoices()
{
    auto *choices = new Segmented;
    choices->addOption(u"Waiting"_s, 10);
    choices->addOption(u"Decided"_s, 20);
    choices->addOption(u"Archive"_s, 30);
    return choices;
}

class TestChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spaceAndEnterTurnAToggle()
    {
        Toggle toggle;
        QVERIFY(showActive(toggle));
        QSignalSpy toggled(&toggle, &Toggle::toggled);
        toggle.setFocus();
        QTest::keyClick(&toggle, Qt::Key_Space);
        QVERIFY(toggle.isChecked());
        QTest::keyClick(&toggle, Qt::Key_Return);
        QVERIFY(!toggle.isChecked());
        QTest::mouseClick(&toggle, Qt::LeftButton);
        QVERIFY(toggle.isChecked());
        QCOMPARE(toggled.count(), 3);
        toggle.setEnabled(false);
        QTest::mouseClick(&toggle, Qt::LeftButton);
        QVERIFY(toggle.isChecked());
    }

    void aToggleIsACheckBoxForScreenReaders()
    {
        Toggle toggle;
        toggle.setAccessibleName(u"Slow mode"_s);
        QAccessibleInterface *seen = interfaceOf(&toggle);
        QVERIFY(seen);
        QCOMPARE(seen->role(), QAccessible::CheckBox);
        QCOMPARE(seen->text(QAccessible::Name), u"Slow mode"_s);
        QVERIFY(seen->state().checkable);
        QVERIFY(!seen->state().checked);
        QVERIFY(seen->actionInterface());
        seen->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(toggle.isChecked());
        QVERIFY(seen->state().checked);
    }

    void aComboBoxHasItsNameAndItsValue()
    {
        installAccessibleInterfaces();
        QComboBox combo;
        combo.addItems({u"Oldest first"_s, u"Newest first"_s});
        combo.setAccessibleName(u"Order"_s);
        QVERIFY(showActive(combo));
        QAccessibleInterface *seen = interfaceOf(&combo);
        QVERIFY(seen);
        QCOMPARE(seen->role(), QAccessible::ComboBox);
        QVERIFY2(seen->text(QAccessible::Name).startsWith(u"Order"),
                 qPrintable(seen->text(QAccessible::Name)));
        QCOMPARE(seen->text(QAccessible::Value), u"Oldest first"_s);
        combo.setCurrentIndex(1);
        QCOMPARE(seen->text(QAccessible::Value), u"Newest first"_s);
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
        QVERIFY(seen->text(QAccessible::Name).endsWith(u"Newest first"));  // AT-SPI knows no other place
#endif
        // Its list is its only child, and opens and closes.
        QCOMPARE(seen->childCount(), 1);
        QCOMPARE(seen->child(0)->object(), combo.view());
        QCOMPARE(seen->indexOfChild(seen->child(0)), 0);
        QVERIFY(seen->state().expandable && !seen->state().expanded);
        seen->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
        QTRY_VERIFY(seen->state().expanded);
        seen->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
        QTRY_VERIFY(!seen->state().expanded);
        combo.setEditable(true);
        QCOMPARE(seen->childCount(), 2);
        QCOMPARE(seen->child(1)->object(), combo.lineEdit());
        QVERIFY(seen->state().editable);
    }

    void theWordFollowsTheState()
    {
        Toggle toggle;
        QCOMPARE(toggle.word(), u"Off"_s);
        toggle.setChecked(true);
        QCOMPARE(toggle.word(), u"On"_s);
        toggle.setWord(u"10 min"_s);
        QCOMPARE(toggle.word(), u"10 min"_s);
    }

    void theWordDoesNotMoveTheToggle()
    {
        Toggle toggle;
        const QSize off = toggle.sizeHint();
        toggle.setChecked(true);
        QCOMPARE(toggle.sizeHint(), off);
        toggle.setWordVisible(false);
        QCOMPARE(toggle.sizeHint().width(), px(34));
    }

    void theTargetIsLargeEnough()
    {
        QVERIFY(Toggle().sizeHint().height() >= px(28));
        Segmented choices;
        choices.addOption(u"A"_s);
        QVERIFY(choices.findChild<Segment *>()->sizeHint().width() >= px(28));
        QCOMPARE(choices.sizeHint().height(), px(32));
    }

    void arrowsMoveTheChoice()
    {
        const std::unique_ptr<Segmented> choices(threeChoices());
        QVERIFY(showActive(*choices));
        QSignalSpy chosen(choices.get(), &Segmented::chosen);
        choices->setFocus();
        QCOMPARE(choices->currentIndex(), 0);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(choices->currentIndex(), 1);
        QCOMPARE(choices->currentData().toInt(), 20);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QCOMPARE(choices->currentIndex(), 2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QCOMPARE(choices->currentIndex(), 0);
        QCOMPARE(chosen.count(), 3);
        QVERIFY(qobject_cast<Segment *>(QApplication::focusWidget())->isChecked());
    }

    void inRowsBelowEachOtherUpAndDownGoToTheNextRow()
    {
        QWidget rows;
        auto *column = new QVBoxLayout(&rows);
        QList<Segmented *> choices;
        for (int row = 0; row < 2; ++row) {
            choices.append(new Segmented);
            choices.last()->setSideways();
            choices.last()->addOption(u"A"_s);
            choices.last()->addOption(u"B"_s);
            column->addWidget(choices.last());
        }
        QVERIFY(showActive(rows));
        choices[0]->setFocus();
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up})
            QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(choices[0]->currentIndex(), 0);
        QCOMPARE(choices[1]->currentIndex(), 1);
        QVERIFY(choices[0]->isAncestorOf(QApplication::focusWidget()));
    }

    void theChoiceGoesRound()
    {
        const std::unique_ptr<Segmented> choices(threeChoices());
        QVERIFY(showActive(*choices));
        choices->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(choices->currentIndex(), 2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(choices->currentIndex(), 0);
    }

    void aSegmentedIsOneStop()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *before = new QLineEdit;
        Segmented *choices = threeChoices();
        auto *after = new QLineEdit;
        layout->addWidget(before);
        layout->addWidget(choices);
        layout->addWidget(after);
        choices->setCurrentIndex(1);
        QVERIFY(showActive(window));
        before->setFocus();
        QTest::keyClick(before, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"segment1"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(after->hasFocus());
        // A click selects and does not move the focus.
        QTest::mouseClick(choices->findChild<Segment *>(u"segment2"_s), Qt::LeftButton);
        QCOMPARE(choices->currentIndex(), 2);
        QVERIFY(after->hasFocus());
    }

    void theFocusGoesWithTheChoice()
    {
        const std::unique_ptr<Segmented> choices(threeChoices());
        QVERIFY(showActive(*choices));
        choices->setFocus();
        QTRY_VERIFY(choices->findChild<Segment *>(u"segment0"_s)->hasFocus());
        choices->setCurrentIndex(2);  // for example by a key of its row
        QVERIFY(choices->findChild<Segment *>(u"segment2"_s)->hasFocus());
    }

    void settingIsNotChoosing()
    {
        const std::unique_ptr<Segmented> choices(threeChoices());
        QSignalSpy chosen(choices.get(), &Segmented::chosen);
        QSignalSpy changed(choices.get(), &Segmented::currentChanged);
        choices->setCurrentData(30);
        QCOMPARE(choices->currentIndex(), 2);
        choices->setCurrentData(99);
        QCOMPARE(choices->currentIndex(), 2);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(chosen.count(), 0);
    }

    void segmentsAreRadioButtonsForScreenReaders()
    {
        const std::unique_ptr<Segmented> choices(threeChoices());
        QAccessibleInterface *first = interfaceOf(choices->findChild<Segment *>(u"segment0"_s));
        QCOMPARE(first->role(), QAccessible::RadioButton);
        QCOMPARE(first->text(QAccessible::Name), u"Waiting"_s);
        QVERIFY(first->state().checked);
    }
};

SIDESTAGE_KIT_TEST(TestChoices)
#include "tst_choices.moc"
