// SPDX-License-Identifier: GPL-3.0-or-later
// A form row shows its error visibly and to screen readers, and never changes the typed text.
#include "kit/controls/chip_edit.h"
#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/search_combo.h"
#include "kit/controls/segmented.h"
#include "kit_test.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace Sidestage;

class TestFormField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anErrorReplacesTheHintAndIsAnnounced();
    void theInputKeepsWhatWasTyped();
    void clearingBringsTheHintBack();
    void theSameErrorIsNotSaidTwice();
    void theErrorIsVisibleOnTheInput();
    void theLabelNamesTheInput();
    void theDotShowsAChange();
    void theLabelMovesAboveWhenNarrow();
    void focusGoesIntoTheInput();
    void aTagEditorTellsItsReasonThroughTheRow();
    void aLongReasonWraps();
    void insideACompoundInputTheTextIsNamed();
    void allFieldsOfAFormBeginAtOnePlaceAndNoLabelIsCut_data();
    void allFieldsOfAFormBeginAtOnePlaceAndNoLabelIsCut();
    void formsDoNotMoveOneAnother();
    void aNumberThatBreaksItsRuleStaysAndIsNotTaken();
    void theArrowsKeepWithinTheRule();
    void aNumberThatIsOffBreaksNoRule();
};

static QLabel *hintOf(const FormField &field)
{
    return field.findChild<QLabel *>(QStringLiteral("fieldHint"));
}

void TestFormField::anErrorReplacesTheHintAndIsAnnounced()
{
    auto *edit = new QLineEdit(QStringLiteral("A title"));
    FormField field(QStringLiteral("Title"), edit);
    field.setHint(QStringLiteral("7 of 140 characters"));
    field.resize(600, 80);
    QVERIFY(showActive(field));
    QCOMPARE(interfaceOf(edit)->text(QAccessible::Description), QStringLiteral("7 of 140 characters"));

    Heard heard;
    field.setError(QStringLiteral("Title not sent."));
    QVERIFY(Heard::alertFrom(edit));
    QCOMPARE(Heard::all().first().message, QStringLiteral("Title: Title not sent."));
    QCOMPARE(hintOf(field)->text(), QStringLiteral("Title not sent."));
    QCOMPARE(interfaceOf(edit)->text(QAccessible::Description), QStringLiteral("Title not sent."));
}

void TestFormField::theInputKeepsWhatWasTyped()
{
    auto *edit = new QLineEdit;
    FormField field(QStringLiteral("Title"), edit);
    QVERIFY(showActive(field));
    QTest::keyClicks(edit, QStringLiteral("Mine"));
    edit->setCursorPosition(2);
    field.setError(QStringLiteral("Too long."));
    field.setHint(QStringLiteral("4 of 140"));
    QCOMPARE(edit->text(), QStringLiteral("Mine"));
    QCOMPARE(edit->cursorPosition(), 2);
    QVERIFY(edit->isUndoAvailable());
    QCOMPARE(hintOf(field)->text(), QStringLiteral("Too long."));
}

void TestFormField::clearingBringsTheHintBack()
{
    FormField field(QStringLiteral("Title"), new QLineEdit);
    field.setHint(QStringLiteral("rule"));
    field.setError(QStringLiteral("wrong"));
    QVERIFY(field.hasError());
    field.clearError();
    QVERIFY(!field.hasError());
    QCOMPARE(hintOf(field)->text(), QStringLiteral("rule"));
    QVERIFY(!field.input()->property("invalid").toBool());
}

void TestFormField::theSameErrorIsNotSaidTwice()
{
    auto *edit = new QLineEdit;
    FormField field(QStringLiteral("Title"), edit);
    field.setError(QStringLiteral("wrong"));
    Heard heard;
    field.setError(QStringLiteral("wrong"));
    QVERIFY(!Heard::alertFrom(edit));
    field.setError(QStringLiteral("wrong in another way"));
    QVERIFY(Heard::alertFrom(edit));
}

void TestFormField::theErrorIsVisibleOnTheInput()
{
    auto *edit = new QLineEdit;
    FormField field(QStringLiteral("Title"), edit);
    field.resize(600, 80);
    QVERIFY(showActive(field));
    const auto border = [edit] { return edit->grab().toImage().pixelColor(edit->width() / 2, 1); };
    QCOMPARE(border(), Theme::tokens().field);
    field.setError(QStringLiteral("wrong"));
    // The second pixel of the border, which is twice as thick.
    QCOMPARE(border(), Theme::tokens().live);
}

void TestFormField::theLabelNamesTheInput()
{
    auto *edit = new QLineEdit;
    FormField field(QStringLiteral("Title"), edit);
    QCOMPARE(interfaceOf(edit)->text(QAccessible::Name), QStringLiteral("Title"));
    field.setLabel(QStringLiteral("Name"));
    QCOMPARE(interfaceOf(edit)->text(QAccessible::Name), QStringLiteral("Name"));
    auto *own = new QLineEdit;
    own->setAccessibleName(QStringLiteral("Its own"));
    FormField other(QStringLiteral("Title"), own);
    QCOMPARE(own->accessibleName(), QStringLiteral("Its own"));
}

void TestFormField::theDotShowsAChange()
{
    FormField field(QStringLiteral("Title"), new QLineEdit);
    field.show();
    auto *dot = field.findChild<QWidget *>(QStringLiteral("changedDot"));
    QVERIFY(!dot->isVisible());
    field.setChanged(true);
    QVERIFY(dot->isVisible());
    QVERIFY(!dot->accessibleName().isEmpty());
}

void TestFormField::theLabelMovesAboveWhenNarrow()
{
    auto *edit = new QLineEdit;
    FormField field(QStringLiteral("Title"), edit);
    field.resize(700, 100);
    field.show();
    auto *label = field.findChild<QLabel *>(QStringLiteral("fieldLabel"));
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

void TestFormField::focusGoesIntoTheInput()
{
    auto *edit = new QLineEdit;
    FormField field(QStringLiteral("Title"), edit);
    QVERIFY(showActive(field));
    edit->clearFocus();
    field.focusInput();
    QVERIFY(edit->hasFocus());
}

void TestFormField::aTagEditorTellsItsReasonThroughTheRow()
{
    auto *tags = new ChipEdit;
    tags->setValidator([](const QString &) { return QStringLiteral("Letters only."); });
    FormField field(QStringLiteral("Tags"), tags);
    field.setHint(QStringLiteral("0 of 10"));
    QVERIFY(showActive(field));
    QTest::keyClicks(tags->lineEdit(), QStringLiteral("1"));
    QTest::keyClick(tags->lineEdit(), Qt::Key_Return);
    QCOMPARE(field.error(), QStringLiteral("Letters only."));
    QTest::keyClick(tags->lineEdit(), Qt::Key_Backspace);
    QCOMPARE(hintOf(field)->text(), QStringLiteral("0 of 10"));
}

void TestFormField::aLongReasonWraps()
{
    FormField field(QStringLiteral("Title"), new QLineEdit);
    const int before = field.minimumSizeHint().width();
    field.setError(QString(60, QLatin1Char('w')) + QStringLiteral(" ")
                   + QStringLiteral("the service said much about this title. ").repeated(20));
    field.resize(500, 100);
    field.show();
    QVERIFY(field.heightForWidth(500) > field.heightForWidth(1500));
    QVERIFY(field.minimumSizeHint().width() < before + 800);
}

void TestFormField::insideACompoundInputTheTextIsNamed()
{
    auto *search = new SearchCombo;
    FormField category(QStringLiteral("Category"), search);
    category.setError(QStringLiteral("Unknown."));
    QCOMPARE(interfaceOf(search->lineEdit())->text(QAccessible::Name), QStringLiteral("Category"));
    QCOMPARE(interfaceOf(search->lineEdit())->text(QAccessible::Description), QStringLiteral("Unknown."));

    auto *chips = new ChipEdit;
    FormField tags(QStringLiteral("Tags"), chips);
    chips->setTags({QStringLiteral("Cosy")});
    tags.setHint(QStringLiteral("1 of 10"));
    QCOMPARE(interfaceOf(chips->lineEdit())->text(QAccessible::Name), QStringLiteral("Tags"));
    QCOMPARE(interfaceOf(chips->lineEdit())->text(QAccessible::Description),
             QStringLiteral("Contains Cosy. 1 of 10"));

    auto *choices = new Segmented;
    choices->addOption(QStringLiteral("Reward"));
    FormField group(QStringLiteral("Group by"), choices);
    QCOMPARE(interfaceOf(choices->focusProxy())->text(QAccessible::Name), QStringLiteral("Reward"));
    QCOMPARE(choices->accessibleName(), QStringLiteral("Group by"));
}

void TestFormField::allFieldsOfAFormBeginAtOnePlaceAndNoLabelIsCut_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("100 %") << 100 << false;
    QTest::newRow("200 %") << 200 << false;
    QTest::newRow("from right to left") << 100 << true;
}

void TestFormField::allFieldsOfAFormBeginAtOnePlaceAndNoLabelIsCut()
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
            const auto *label = field->findChild<QLabel *>(QStringLiteral("fieldLabel"));
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

void TestFormField::formsDoNotMoveOneAnother()
{
    QWidget window;
    auto *rows = new QVBoxLayout(&window);
    auto *first = new QWidget;
    auto *second = new QWidget;
    rows->addWidget(first);
    rows->addWidget(second);
    auto *narrow = new FormField(QStringLiteral("Name"), new QLineEdit, first);
    (new QVBoxLayout(first))->addWidget(narrow);
    auto *wide = new FormField(QString(40, QLatin1Char('m')), new QLineEdit, second);
    (new QVBoxLayout(second))->addWidget(wide);
    window.resize(px(1200), px(200));
    window.show();
    QTRY_COMPARE(narrow->input()->mapTo(narrow, QPoint()).x(), px(112) + px(12));
    QTRY_VERIFY(wide->input()->mapTo(wide, QPoint()).x() > px(112) + px(12));
}

void TestFormField::aNumberThatBreaksItsRuleStaysAndIsNotTaken()
{
    auto *number = new NumberField(3, 120);
    number->setSuffix(QStringLiteral(" s"));
    number->setValue(30);
    FormField field(QStringLiteral("Slow mode"), number);
    field.setHint(QStringLiteral("From 3 to 120 s."));
    QVERIFY(showActive(field));
    QSignalSpy taken(number, &NumberField::numberChanged);
    QVERIFY(number->check());
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, QStringLiteral("999"));
    QCOMPARE(number->value(), 999);
    QCOMPARE(field.error(), QStringLiteral("At most 120 s."));
    for (const QList<QVariant> &answer : taken)
        QVERIFY(answer.first().toInt() <= 120);  // only valid numbers from typing were emitted
    // Clearing another error keeps the error of the number.
    field.setError(QStringLiteral("The service responded no."));
    field.clearError();
    QCOMPARE(field.error(), QStringLiteral("At most 120 s."));

    number->clearFocus();
    QCOMPARE(number->value(), 999);
    Heard heard;
    QVERIFY(!number->check());
    QVERIFY(number->hasFocus());
    QVERIFY(Heard::alertFrom(number));
    QTest::keyClicks(number, QStringLiteral("2"));
    QCOMPARE(field.error(), QStringLiteral("At least 3 s."));
    QTest::keyClicks(number, QStringLiteral("0"));
    QVERIFY(!field.hasError());
    QCOMPARE(taken.last().first().toInt(), 20);
    QVERIFY(number->check());
}

void TestFormField::theArrowsKeepWithinTheRule()
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

void TestFormField::aNumberThatIsOffBreaksNoRule()
{
    auto *number = new NumberField(1, 7);
    number->setValue(90);
    FormField field(QStringLiteral("Days"), number);
    QVERIFY(!number->problem().isEmpty());
    number->setEnabled(false);
    QVERIFY(number->problem().isEmpty());
    QVERIFY(!field.hasError());
    number->setEnabled(true);
    QVERIFY(field.hasError());
    number->setRule(1, 90);
    QVERIFY(!field.hasError());
}

SIDESTAGE_KIT_TEST(TestFormField)
#include "tst_form_field.moc"
