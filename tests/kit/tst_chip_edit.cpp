// SPDX-License-Identifier: GPL-3.0-or-later
// The tag editor with real keys: adding, removing, splitting, rejecting.
#include "kit/controls/chip.h"
#include "kit/controls/chip_edit.h"
#include "kit_test.h"

#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Sidestage;

static QString lettersOnly(const QString &tag)
{
    for (const QChar c : tag) {
        if (!c.isLetterOrNumber())
            return u"Letters and digits only."_s;
    }
    return {};
}

class TestChipEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_edit = new ChipEdit;
        m_edit->resize(400, 60);
        QVERIFY(showActive(*m_edit));
        m_edit->setFocus();
    }

    void cleanup() { delete m_edit; }

    void eachSeparatorAdds_data()
    {
        QTest::addColumn<int>("key");
        QTest::addRow("Enter") << int(Qt::Key_Return);
        QTest::addRow("Enter of the keypad") << int(Qt::Key_Enter);
        QTest::addRow("comma") << int(Qt::Key_Comma);
        QTest::addRow("space") << int(Qt::Key_Space);
    }

    void eachSeparatorAdds()
    {
        QFETCH(int, key);
        QSignalSpy changed(m_edit, &ChipEdit::tagsChanged);
        type("Cosy");
        QCOMPARE(changed.count(), 0);
        press(Qt::Key(key));
        QCOMPARE(m_edit->tags(), QStringList{u"Cosy"_s});
        QCOMPARE(m_edit->pendingText(), QString());
        QCOMPARE(changed.count(), 1);
    }

    void enterInTheEmptyTextBelongsToTheForm()
    {
        QSignalSpy changed(m_edit, &ChipEdit::tagsChanged);
        press(Qt::Key_Space);
        press(Qt::Key_Comma);
        press(Qt::Key_Return);
        QVERIFY(m_edit->tags().isEmpty());
        QCOMPARE(changed.count(), 0);
    }

    void backspaceTakesTheLastChipBack()
    {
        m_edit->setTags({u"Cosy"_s, u"BlindRun"_s});
        press(Qt::Key_Backspace);
        QCOMPARE(m_edit->tags(), QStringList{u"Cosy"_s});
        QCOMPARE(m_edit->pendingText(), u"BlindRun"_s);
        press(Qt::Key_Backspace);
        QCOMPARE(m_edit->pendingText(), u"BlindRu"_s);
        press(Qt::Key_Return);
        QCOMPARE(m_edit->tags(), QStringList({u"Cosy"_s, u"BlindRu"_s}));
    }

    void backspaceInTextDeletesLetters()
    {
        m_edit->setTags({u"Cosy"_s});
        type("ab");
        press(Qt::Key_Backspace);
        QCOMPARE(m_edit->pendingText(), u"a"_s);
        QCOMPARE(m_edit->tags().size(), 1);
    }

    void aPasteIsSplit()
    {
        QApplication::clipboard()->setText(u"Cosy, BlindRun\nPuzzle\t ,,Hours"_s);
        QTest::keyClick(m_edit->lineEdit(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_edit->tags(), QStringList({u"Cosy"_s, u"BlindRun"_s, u"Puzzle"_s, u"Hours"_s}));
        QCOMPARE(m_edit->pendingText(), QString());
    }

    void aRefusedTagStaysInTheTextWithItsReason()
    {
        m_edit->setValidator(lettersOnly);
        QSignalSpy problem(m_edit, &ChipEdit::problemChanged);
        type("no-backseat");
        press(Qt::Key_Return);
        QVERIFY(m_edit->tags().isEmpty());
        QCOMPARE(m_edit->pendingText(), u"no-backseat"_s);
        QCOMPARE(m_edit->problem(), u"Letters and digits only."_s);
        QCOMPARE(problem.count(), 1);
        QVERIFY(!m_edit->commit());
    }

    void ofAPasteOnlyTheRefusedStay()
    {
        m_edit->setValidator(lettersOnly);
        QApplication::clipboard()->setText(u"Cosy, a-b, Hours, c!"_s);
        QTest::keyClick(m_edit->lineEdit(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_edit->tags(), QStringList({u"Cosy"_s, u"Hours"_s}));
        QCOMPARE(m_edit->pendingText(), u"a-b c!"_s);
        QVERIFY(!m_edit->problem().isEmpty());
    }

    void duplicatesAreFoundWhateverTheCase()
    {
        m_edit->setTags({u"Cosy"_s});
        type("cOSY");
        press(Qt::Key_Return);
        QCOMPARE(m_edit->tags().size(), 1);
        QVERIFY(m_edit->problem().contains(u"Cosy"_s));
        QCOMPARE(m_edit->pendingText(), u"cOSY"_s);
    }

    void theLimitHolds()
    {
        m_edit->setMaximum(2);
        type("a,b,c");
        press(Qt::Key_Return);
        QCOMPARE(m_edit->tags(), QStringList({u"a"_s, u"b"_s}));
        QCOMPARE(m_edit->pendingText(), u"c"_s);
        QVERIFY(!m_edit->problem().isEmpty());
    }

    void typingAgainClearsTheReason()
    {
        m_edit->setValidator(lettersOnly);
        type("a-");
        press(Qt::Key_Return);
        QVERIFY(!m_edit->problem().isEmpty());
        press(Qt::Key_Backspace);
        QVERIFY(m_edit->problem().isEmpty());
        press(Qt::Key_Return);
        QCOMPARE(m_edit->tags(), QStringList{u"a"_s});
    }

    void arrowsReachChipsAndDeleteRemovesThem()
    {
        m_edit->setTags({u"a"_s, u"b"_s, u"c"_s});
        press(Qt::Key_Left);
        QVERIFY(chips().at(2)->hasFocus());
        QTest::keyClick(chips().at(2), Qt::Key_Left);
        QVERIFY(chips().at(1)->hasFocus());
        QTest::keyClick(chips().at(1), Qt::Key_Delete);
        QCOMPARE(m_edit->tags(), QStringList({u"a"_s, u"c"_s}));
        QTRY_COMPARE(chips().size(), 2);
        QVERIFY(chips().at(1)->hasFocus());
        QTest::keyClick(chips().at(1), Qt::Key_Right);
        QVERIFY(m_edit->lineEdit()->hasFocus());
        press(Qt::Key_Left);
        QTest::keyClick(chips().at(1), Qt::Key_Home);
        QVERIFY(chips().at(0)->hasFocus());
        QTest::keyClick(chips().at(0), Qt::Key_X);
        QVERIFY(m_edit->lineEdit()->hasFocus());
        QCOMPARE(m_edit->pendingText(), u"x"_s);
    }

    void enterOnAChipEditsIt()
    {
        m_edit->setTags({u"a"_s, u"b"_s});
        press(Qt::Key_Left);
        QTest::keyClick(chips().at(1), Qt::Key_Return);
        QCOMPARE(m_edit->tags(), QStringList{u"a"_s});
        QCOMPARE(m_edit->pendingText(), u"b"_s);
        QVERIFY(m_edit->lineEdit()->hasFocus());
    }

    void whatIsBeingTypedIsKeptWhenAChipIsEdited()
    {
        m_edit->setTags({u"one"_s});
        QTest::keyClicks(m_edit->lineEdit(), u"foo"_s);
        QTest::keyClick(m_edit->lineEdit(), Qt::Key_Home);
        QTest::keyClick(m_edit->lineEdit(), Qt::Key_Left);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(m_edit->pendingText(), u"one"_s);
        QCOMPARE(m_edit->tags(), QStringList{u"foo"_s});
    }

    void aPasteReplacesWhatIsSelected()
    {
        QTest::keyClicks(m_edit->lineEdit(), u"abc"_s);
        QTest::keySequence(m_edit->lineEdit(), QKeySequence::SelectAll);
        QGuiApplication::clipboard()->setText(u"def"_s);
        QTest::keySequence(m_edit->lineEdit(), QKeySequence::Paste);
        QCOMPARE(m_edit->tags(), QStringList{u"def"_s});
    }

    void theCrossRemoves()
    {
        m_edit->setTags({u"Cosy"_s, u"b"_s});
        Chip *chip = chips().first();
        QTest::mouseClick(chip, Qt::LeftButton, {}, QPoint(6, chip->height() / 2));
        QCOMPARE(m_edit->tags().size(), 2);
        QTest::mouseClick(chip, Qt::LeftButton, {}, QPoint(chip->width() - px(12), chip->height() / 2));
        QCOMPARE(m_edit->tags(), QStringList{u"b"_s});
    }

    void leavingKeepsWhatWasTyped()
    {
        type("Cosy");
        QFocusEvent leave(QEvent::FocusOut, Qt::TabFocusReason);
        QCoreApplication::sendEvent(m_edit->lineEdit(), &leave);
        QCOMPARE(m_edit->tags(), QStringList{u"Cosy"_s});
        type("Half");
        QFocusEvent away(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QCoreApplication::sendEvent(m_edit->lineEdit(), &away);
        QCOMPARE(m_edit->pendingText(), u"Half"_s);
    }

    void newChipsAreMarked()
    {
        m_edit->setBaseline({u"cosy"_s});
        m_edit->setTags({u"Cosy"_s, u"New"_s});
        QCOMPARE(chips().at(0)->mark(), Chip::Mark::None);
        QCOMPARE(chips().at(1)->mark(), Chip::Mark::Changed);
        m_edit->setBaseline({u"Cosy"_s, u"New"_s});
        QCOMPARE(chips().at(1)->mark(), Chip::Mark::None);
    }

    void chipsWrapAndTheFieldGrows()
    {
        const int one = m_edit->heightForWidth(400);
        QStringList many;
        for (int i = 0; i < 12; ++i)
            many.append(u"SomethingLong%1"_s.arg(i));
        m_edit->setTags(many);
        QVERIFY(m_edit->heightForWidth(400) > 2 * one);
        QVERIFY(m_edit->heightForWidth(400) > m_edit->heightForWidth(1200));
        m_edit->resize(400, m_edit->heightForWidth(400));
        QCoreApplication::processEvents();
        for (const Chip *chip : chips())
            QVERIFY(m_edit->rect().contains(chip->geometry()));
    }

    void chipsAreNamedForScreenReaders()
    {
        m_edit->setTags({u"Cosy"_s});
        QAccessibleInterface *chip = interfaceOf(chips().first());
        QVERIFY(chip);
        QVERIFY(chip->text(QAccessible::Name).contains(u"Cosy"_s));
        QCOMPARE(chip->role(), QAccessible::ListItem);
        QCOMPARE(interfaceOf(m_edit)->role(), QAccessible::List);
    }

    void hostileTextStaysText()
    {
        m_edit->setTags({u"<b>&amp;</b>"_s, QString(10000, 'x'_L1)});
        QCOMPARE(chips().first()->text(), u"<b>&amp;</b>"_s);
        // One very long tag does not widen the window.
        QVERIFY(m_edit->minimumSizeHint().width() < 400);
    }

private:
    void type(const char *keys) { QTest::keyClicks(m_edit->lineEdit(), QString::fromUtf8(keys)); }
    void press(Qt::Key key) { QTest::keyClick(m_edit->lineEdit(), key); }
    QList<Chip *> chips() const
    {
        QList<Chip *> shown;
        for (Chip *chip : m_edit->findChildren<Chip *>()) {
            if (chip->isVisible())
                shown.append(chip);
        }
        return shown;
    }

    ChipEdit *m_edit = nullptr;
};

SIDESTAGE_KIT_TEST(TestChipEdit)
#include "tst_chip_edit.moc"
