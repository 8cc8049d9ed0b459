// SPDX-License-Identifier: GPL-3.0-or-later
// A form row shows its error visibly and to screen readers, and never changes the typed text.
#include "kit/controls/chip_edit.h"
#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/segmented.h"
#include "kit/search/search_combo.h"
#include "kit_test.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace Sidestage;

static QLabel *hintOf(const FormField &field)
{
    return field.findChild<QLabel *>(u"fieldHint"_s);
}

class TestFormField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anErrorReplacesTheHintAndIsAnnounced()
    {
        auto *edit = new QLineEdit(u"A title"_s);
        FormField field(u"Title"_s, edit);
        field.setHint(u"7 of 140 characters"_s);
        field.resize(600, 80);
        QVERIFY(showActive(field));
        QCOMPARE(interfaceOf(edit)->text(QAccessible::Description), u"7 of 140 characters"_s);

        Heard heard;
        field.setError(u"Title not sent."_s);
        QVERIFY(Heard::alertFrom(edit));
        QCOMPARE(Heard::all().first().message, u"Title: Title not sent."_s);
        QCOMPARE(hintOf(field)->text(), u"Title not sent."_s);
        QCOMPARE(interfaceOf(edit)->text(QAccessible::Description), u"Title not sent."_s);
    }

    void theInputKeepsWhatWasTyped()
    {
        auto *edit = new QLineEdit;
        FormField field(u"Title"_s, edit);
        QVERIFY(showActive(field));
        QTest::keyClicks(edit, u"Mine"_s);
        edit->setCursorPosition(2);
        field.setError(u"Too long."_s);
        field.setHint(u"4 of 140"_s);
        QCOMPARE(edit->text(), u"Mine"_s);
        QCOMPARE(edit->cursorPosition(), 2);
        QVERIFY(edit->isUndoAvailable());
        QCOMPARE(hintOf(field)->text(), u"Too long."_s);
    }

    void clearingBringsTheHintBack()
    {
        FormField field(u"Title"_s, new QLineEdit);
        field.setHint(u"rule"_s);
        field.setError(u"wrong"_s);
        QVERIFY(field.hasError());
        field.clearError();
        QVERIFY(!field.hasError());
        QCOMPARE(hintOf(field)->text(), u"rule"_s);
        QVERIFY(!field.input()->property("invalid").toBool());
    }

    void theSameErrorIsNotSaidTwice()
    {
        auto *edit = new QLineEdit;
        FormField field(u"Title"_s, edit);
        field.setError(u"wrong"_s);
        Heard heard;
        field.setError(u"wrong"_s);
        QVERIFY(!Heard::alertFrom(edit));
        field.setError(u"wrong in another way"_s);
        QVERIFY(Heard::alertFrom(edit));
    }

    void theErrorIsVisibleOnTheInput()
    {
        auto *edit = new QLineEdit;
        FormField field(u"Title"_s, edit);
        field.resize(600, 80);
        QVERIFY(showActive(field));
        const auto border = [edit] { return edit->grab().toImage().pixelColor(edit->width() / 2, 1); };
        QCOMPARE(border(), Theme::tokens().field);
        field.setError(u"wrong"_s);
        // The second pixel of the border, which is twice as thick.
        QCOMPARE(border(), Theme::tokens().live);
    }

    void theLabelNamesTheInput()
    {
        auto *edit = new QLineEdit;
        FormField field(u"Title"_s, edit);
        QCOMPARE(interfaceOf(edit)->text(QAccessible::Name), u"Title"_s);
        field.setLabel(u"Name"_s);
        QCOMPARE(interfaceOf(edit)->text(QAccessible::Name), u"Name"_s);
        auto *own = new QLineEdit;
        own->setAccessibleName(u"Its own"_s);
        FormField other(u"Title"_s, own);
        QCOMPARE(own->accessibleName(), u"Its own"_s);
    }

    void theDotShowsAChange()
    {
        FormField field(u"Title"_s, new QLineEdit);
        field.show();
        auto *dot = field.findChild<QWidget *>(u"changedDot"_s);
        QVERIFY(!dot->isVisible());
        field.setChanged(true);
        QVERIFY(dot->isVisible());
        QVERIFY(!dot->accessibleName().isEmpty());
    }

    void theLabelMovesAboveWhenNarrow()
    {
        auto *edit = new QLineEdit;
        FormField field(u"Title"_s, edit);
        field.resize(700, 100);
        field.show();
        auto *label = field.findChild<QLabel *>(u"fieldLabel"_s);
        const auto yOf = [&field](QWidget *widget) { return widget->mapTo(&field, QPoint(0, 0)).y(); };
        const auto xOf = [&field](QWidget *widget) { return widget->mapTo(&field, QPoint(0, 0)).x(); };
        QVERIFY(!field.isNarrow());
        QTRY_COMPARE(xOf(edit), px(112) + px(12));
        field.resize(px(260), 120);
        QVERIFY(field.isNarrow());
        QTRY_COMPARE(xOf(edit), 0);
        QVERIFY(yOf(label) < yOf(edit));
        field.resize(700, 100);
        QVERIFY(!field.isNarrow());
        QTRY_COMPARE(xOf(edit), px(112) + px(12));
    }

    void focusGoesIntoTheInput()
    {
        auto *edit = new QLineEdit;
        FormField field(u"Title"_s, edit);
        QVERIFY(showActive(field));
        edit->clearFocus();
        field.focusInput();
        QVERIFY(edit->hasFocus());
    }

    void aTagEditorTellsItsReasonThroughTheRow()
    {
        auto *tags = new ChipEdit;
        tags->setValidator([](const QString &) { return u"Letters only."_s; });
        FormField field(u"Tags"_s, tags);
        field.setHint(u"0 of 10"_s);
        QVERIFY(showActive(field));
        QTest::keyClicks(tags->lineEdit(), u"1"_s);
        QTest::keyClick(tags->lineEdit(), Qt::Key_Return);
        QCOMPARE(field.error(), u"Letters only."_s);
        QTest::keyClick(tags->lineEdit(), Qt::Key_Backspace);
        QCOMPARE(hintOf(field)->text(), u"0 of 10"_s);
    }

    void aLongReasonWraps()
    {
        FormField field(u"Title"_s, new QLineEdit);
        const int before = field.minimumSizeHint().width();
        field.setError(QString(60, 'w'_L1) + u" "_s
                       + u"the service said much about this title. "_s.repeated(20));
        field.resize(500, 100);
        field.show();
        QVERIFY(field.heightForWidth(500) > field.heightForWidth(1500));
        QVERIFY(field.minimumSizeHint().width() < before + 800);
    }

    void insideACompoundInputTheTextIsNamed()
    {
        auto *search = new SearchCombo;
        FormField category(u"Category"_s, search);
        category.setError(u"Unknown."_s);
        QCOMPARE(interfaceOf(search->lineEdit())->text(QAccessible::Name), u"Category"_s);
        QCOMPARE(interfaceOf(search->lineEdit())->text(QAccessible::Description), u"Unknown."_s);

        auto *chips = new ChipEdit;
        FormField tags(u"Tags"_s, chips);
        chips->setTags({u"Cosy"_s});
        tags.setHint(u"1 of 10"_s);
        QCOMPARE(interfaceOf(chips->lineEdit())->text(QAccessible::Name), u"Tags"_s);
        QCOMPARE(interfaceOf(chips->lineEdit())->text(QAccessible::Description), u"Contains Cosy. 1 of 10"_s);

        auto *choices = new Segmented;
        choices->addOption(u"Reward"_s);
        FormField group(u"Group by"_s, choices);
        QCOMPARE(interfaceOf(choices->focusProxy())->text(QAccessible::Name), u"Reward"_s);
        QCOMPARE(choices->accessibleName(), u"Group by"_s);
    }

    void allFieldsOfAFormBeginAtOnePlaceAndNoLabelIsCut_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("100 %") << 100 << false;
        QTest::newRow("200 %") << 200 << false;
        QTest::newRow("from right to left") << 100 << true;
    }

    void allFieldsOfAFormBeginAtOnePlaceAndNoLabelIsCut()
    {
        QFETCH(int, percent);
        QFETCH(bool, mirrored);
        QWidget form;
        form.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        auto *rows = new QVBoxLayout(&form);
        QList<FormField *> fields;
        for (const char *label : {"Titel", "Verzögerung der Übertragung", "Sprache"}) {
            fields.append(new FormField(QString::fromUtf8(label), new QLineEdit));
            rows->addWidget(fields.last());
        }
        Theme::current()->setTextScale(percent);
        form.resize(px(800), px(300));
        form.show();
        const auto begins = [&](const FormField *field) {
            const QRect input(field->input()->mapTo(&form, QPoint()), field->input()->size());
            return mirrored ? form.width() - input.right() - 1 : input.left();
        };
        const auto isAligned = [&] {
            for (const FormField *field : std::as_const(fields)) {
                const auto *label = field->findChild<QLabel *>(u"fieldLabel"_s);
                if (field->isNarrow() || label->width() < label->sizeHint().width()
                    || begins(field) != begins(fields.first()))
                    return false;
            }
            return true;
        };
        QTRY_VERIFY(isAligned());
        const int before = begins(fields.first());
        QVERIFY(before > px(112) + px(12));
        // There is room for the dot of a changed field.
        fields[1]->setChanged(true);
        QTRY_VERIFY(isAligned());
        QCOMPARE(begins(fields.first()), before);
        // A longer label moves all fields.
        fields[2]->setLabel(QString::fromUtf8("Sprache der Übertragung in diesem Kanal"));
        QTRY_VERIFY(isAligned() && begins(fields.first()) > before);
        // In a narrow form all labels are above their fields.
        form.resize(px(400), px(500));
        const auto isNarrow = [&] {
            return std::all_of(fields.begin(), fields.end(),
                               [](const FormField *field) { return field->isNarrow(); });
        };
        QTRY_VERIFY(isNarrow());
        form.resize(px(800), px(300));
        QTRY_VERIFY(isAligned());
        Theme::current()->setTextScale(100);
    }

    void formsDoNotMoveOneAnother()
    {
        QWidget window;
        auto *rows = new QVBoxLayout(&window);
        auto *first = new QWidget;
        auto *second = new QWidget;
        rows->addWidget(first);
        rows->addWidget(second);
        auto *narrow = new FormField(u"Name"_s, new QLineEdit, first);
        (new QVBoxLayout(first))->addWidget(narrow);
        auto *wide = new FormField(QString(40, 'm'_L1), new QLineEdit, second);
        (new QVBoxLayout(second))->addWidget(wide);
        window.resize(px(1200), px(200));
        window.show();
        QTRY_COMPARE(narrow->input()->mapTo(narrow, QPoint()).x(), px(112) + px(12));
        QTRY_VERIFY(wide->input()->mapTo(wide, QPoint()).x() > px(112) + px(12));
    }

    void aNumberThatBreaksItsRuleStaysAndIsNotTaken()
    {
        auto *number = new NumberField(3, 120);
        number->setSuffix(u" s"_s);
        number->setValue(30);
        FormField field(u"Slow mode"_s, number);
        field.setHint(u"From 3 to 120 s."_s);
        QVERIFY(showActive(field));
        QSignalSpy taken(number, &NumberField::numberChanged);
        QVERIFY(number->check());
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, u"999"_s);
        QCOMPARE(number->value(), 999);
        QCOMPARE(field.error(), u"At most 120 s."_s);
        for (const QList<QVariant> &answer : taken)
            QVERIFY(answer.first().toInt() <= 120);  // only valid numbers from typing were emitted
        // Clearing another error keeps the error of the number.
        field.setError(u"The service responded no."_s);
        field.clearError();
        QCOMPARE(field.error(), u"At most 120 s."_s);

        number->clearFocus();
        QCOMPARE(number->value(), 999);
        Heard heard;
        QVERIFY(!number->check());
        QVERIFY(number->hasFocus());
        QVERIFY(Heard::alertFrom(number));
        QTest::keyClicks(number, u"2"_s);
        QCOMPARE(field.error(), u"At least 3 s."_s);
        QTest::keyClicks(number, u"0"_s);
        QVERIFY(!field.hasError());
        QCOMPARE(taken.last().first().toInt(), 20);
        QVERIFY(number->check());
    }

    void theArrowsKeepWithinTheRule()
    {
        NumberField number(3, 120);
        QVERIFY(showActive(number));
        QCOMPARE(number.value(), 3);
        QTest::keyClick(&number, Qt::Key_Down);
        QCOMPARE(number.value(), 3);
        number.setValue(999);
        QTest::keyClick(&number, Qt::Key_Down);
        QCOMPARE(number.value(), 120);
        QTest::keyClick(&number, Qt::Key_Up);
        QCOMPARE(number.value(), 120);
    }

    void aNumberThatIsOffBreaksNoRule()
    {
        auto *number = new NumberField(1, 7);
        number->setValue(90);
        FormField field(u"Days"_s, number);
        QVERIFY(!number->problem().isEmpty());
        number->setEnabled(false);
        QVERIFY(number->problem().isEmpty());
        QVERIFY(!field.hasError());
        number->setEnabled(true);
        QVERIFY(field.hasError());
        number->setRule(1, 90);
        QVERIFY(!field.hasError());
    }
};

SIDESTAGE_KIT_TEST(TestFormField)
#include "tst_form_field.moc"
