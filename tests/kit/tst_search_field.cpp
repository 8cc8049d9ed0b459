// SPDX-License-Identifier: GPL-3.0-or-later
// The search field above a list: how the user gets there, clears it and continues to the results.
#include "kit/search/search_field.h"
#include "kit/text/key_cap.h"
#include "kit_test.h"

#include <QListView>
#include <QShortcut>
#include <QSignalSpy>
#include <QStringListModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestSearchField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        auto *column = new QVBoxLayout(m_window.get());
        m_field = new SearchField;
        m_field->setKey(QKeySequence(Qt::Key_Slash));
        m_list = new QListView;
        m_names.setStringList({u"tea"_s, u"wren"_s});
        m_list->setModel(&m_names);
        m_field->setList(m_list);
        column->addWidget(m_field);
        column->addWidget(m_list);
        m_window->resize(300, 300);
        QVERIFY(showActive(*m_window));
        m_field->choose();
    }
    void cleanup() { m_window.reset(); }

    void whatWasTypedBeforeIsReplaced()
    {
        QTest::keyClicks(m_field, u"tea"_s);
        m_list->setFocus();
        m_field->choose();
        QVERIFY(m_field->hasFocus());
        QTest::keyClicks(m_field, u"wr"_s);
        QCOMPARE(m_field->text(), u"wr"_s);
    }

    void escapeEmptiesItAndThenGoesToTheList()
    {
        QSignalSpy wanted(m_field, &SearchField::listRequested);
        // While the field has the focus, Escape does not trigger the page's shortcut.
        QShortcut page(QKeySequence(Qt::Key_Escape), m_window.get());
        QSignalSpy pressed(&page, &QShortcut::activated);
        QTest::keyClicks(m_field, u"tea"_s);
        QTest::keyClick(m_field, Qt::Key_Escape);
        QCOMPARE(m_field->text(), QString());
        QVERIFY(m_field->hasFocus());
        QTest::keyClick(m_field, Qt::Key_Escape);
        QVERIFY(m_list->hasFocus());
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(pressed.size(), 0);
        QTest::keyClick(m_list, Qt::Key_Escape);
        QCOMPARE(pressed.size(), 1);
    }

    void keysGoOnToTheList_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("down") << int(Qt::Key_Down);
        QTest::newRow("return") << int(Qt::Key_Return);
        QTest::newRow("enter") << int(Qt::Key_Enter);
    }
    void keysGoOnToTheList()
    {
        QFETCH(const int, key);
        QTest::keyClicks(m_field, u"tea"_s);
        QTest::keyClick(m_field, Qt::Key(key));
        QVERIFY(m_list->hasFocus());
        QCOMPARE(m_list->currentIndex().row(), 0);
        QCOMPARE(m_field->text(), u"tea"_s);
    }

    void anEmptyListIsNotGoneTo()
    {
        m_names.setStringList({});
        QSignalSpy wanted(m_field, &SearchField::listRequested);
        QTest::keyClick(m_field, Qt::Key_Down);
        QVERIFY(m_field->hasFocus());
        QCOMPARE(wanted.size(), 1);
    }

    void upInTheFirstRowComesBack()
    {
        QTest::keyClick(m_field, Qt::Key_Down);
        QTest::keyClick(m_list, Qt::Key_Down);
        QTest::keyClick(m_list, Qt::Key_Up);
        QVERIFY(m_list->hasFocus());
        QTest::keyClick(m_list, Qt::Key_Up);
        QVERIFY(m_field->hasFocus());
    }

    void theKeyIsShownWhileNothingIsTyped()
    {
        auto *key = m_field->findChild<KeyCap *>();
        QVERIFY(key && key->isVisible());
        QVERIFY(m_field->rect().contains(key->geometry()));
        QTest::keyClicks(m_field, u"t"_s);
        QVERIFY(!key->isVisible());
        m_field->clear();
        QVERIFY(key->isVisible());
    }

    void mirroredTheKeyIsAtTheOtherEnd()
    {
        auto *key = m_field->findChild<KeyCap *>();
        const int x = key->x();
        m_field->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(key->x() < x);
        QVERIFY(m_field->rect().contains(key->geometry()));
    }

    void aKeyOfThePageWorksWhileAFieldHasTheKeyboard()
    {
        // Which keys a text field accepts depends on the platform. This one accepts all.
        struct Greedy : QLineEdit
        {
            using QLineEdit::QLineEdit;
            bool event(QEvent *event) override
            {
                if (event->type() == QEvent::ShortcutOverride)
                    event->accept();
                return QLineEdit::event(event);
            }
        };
        Greedy field(m_window.get());
        field.show();
        field.setFocus();
        const auto reaches = [&](const QKeySequence &keys) {
            QShortcut page(keys, m_window.get());
            QSignalSpy pressed(&page, &QShortcut::activated);
            const auto combination = keys[0];
            QTest::keyClick(&field, combination.key(), combination.keyboardModifiers());
            return pressed.size() == 1;
        };
        for (const auto key : {Qt::Key_E, Qt::Key_K, Qt::Key_D, Qt::Key_N})
            QVERIFY(reaches(Qt::CTRL | key));
        QVERIFY(reaches(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
        for (const auto key : {Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_X, Qt::Key_Z})
            QVERIFY(!reaches(Qt::CTRL | key));
        QVERIFY(!reaches(Qt::Key_E));
        QVERIFY(!reaches(Qt::Key_Escape));
        // A key that is no shortcut of the page belongs to the field.
        field.setText(u"tea"_s);
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(field.selectedText(), u"tea"_s);
    }

private:
    std::unique_ptr<QWidget> m_window{};
    QStringListModel m_names{};
    SearchField *m_field = nullptr;
    QListView *m_list = nullptr;
};

SIDESTAGE_KIT_TEST(TestSearchField)
#include "tst_search_field.moc"
