// SPDX-License-Identifier: GPL-3.0-or-later
// A search on a server: the request is sent when typing pauses, the list shows the progress, and only a
// choice changes the value.
#include "kit/search/search_combo.h"
#include "kit/search/search_popup.h"
#include "kit_test.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestSearchCombo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = new QWidget;
        auto *layout = new QVBoxLayout(m_window);
        m_combo = new SearchCombo;
        m_other = new QLineEdit;
        layout->addWidget(m_combo);
        layout->addWidget(m_other);
        m_model = new QStandardItemModel(m_combo);
        m_combo->setModel(m_model);
        m_combo->setValue(u"Hollow Tides"_s);
        QVERIFY(showActive(*m_window));
        m_combo->setFocus();
    }

    void cleanup() { delete m_window; }

    void aBurstOfKeysIsOneQuestion()
    {
        QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
        m_combo->lineEdit()->selectAll();
        QTest::keyClicks(m_combo->lineEdit(), u" ember "_s);
        QCOMPARE(asked.count(), 0);
        QTRY_COMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toString(), u"ember"_s);
        QTest::qWait(300);
        QCOMPARE(asked.count(), 1);
    }

    void typingOpensTheListThatSaysItSearches()
    {
        QTest::keyClicks(m_combo->lineEdit(), u"e"_s);
        QVERIFY(m_combo->isOpen());
        QCOMPARE(popup()->status(), u"Searching…"_s);
        m_combo->setSearching(true);
        fill({u"Ember Circuit"_s});
        QCOMPARE(popup()->status(), QString());
    }

    void nothingFoundIsSaid()
    {
        m_combo->setDebounce(1);
        QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
        QTest::keyClicks(m_combo->lineEdit(), u"zzz"_s);
        QTRY_VERIFY(asked.count() > 0);
        m_combo->setSearching(true);
        m_combo->setSearching(false);
        QCOMPARE(popup()->status(), u"Nothing found"_s);
    }

    void anErrorIsSaidAndAnnounced()
    {
        QTest::keyClicks(m_combo->lineEdit(), u"e"_s);
        m_combo->setSearching(true);
        Heard heard;
        m_combo->setError(u"The service did not answer."_s);
        QCOMPARE(popup()->status(), u"The service did not answer."_s);
        QVERIFY(Heard::alertFrom(m_combo->lineEdit()));
        QTest::keyClicks(m_combo->lineEdit(), u"x"_s);
        QCOMPARE(popup()->status(), u"Searching…"_s);
    }

    void keysWalkAndEnterChooses()
    {
        QSignalSpy chosen(m_combo, &SearchCombo::chosen);
        QTest::keyClicks(m_combo->lineEdit(), u"e"_s);
        fill({u"Ember Circuit"_s, u"Endless"_s, u"Echo"_s});
        QTest::keyClick(m_combo->lineEdit(), Qt::Key_Down);
        QTest::keyClick(m_combo->lineEdit(), Qt::Key_Down);
        QTest::keyClick(m_combo->lineEdit(), Qt::Key_Up);
        QTest::keyClick(m_combo->lineEdit(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().value<QModelIndex>().row(), popup()->list()->currentIndex().row());
        QCOMPARE(m_combo->value(), chosen.first().first().value<QModelIndex>().data().toString());
        QCOMPARE(m_combo->lineEdit()->text(), m_combo->value());
        QVERIFY(!m_combo->isOpen());
    }

    void enterChoosesNothingThatWasNotSearched()
    {
        QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
        QSignalSpy chosen(m_combo, &SearchCombo::chosen);
        const auto enter = [this] { QTest::keyClick(m_combo->lineEdit(), Qt::Key_Return); };
        connect(m_combo, &SearchCombo::queryEdited, m_combo, [this] { m_combo->setSearching(true); });
        m_combo->setDebounce(1);
        fill({u"A favourite"_s});
        m_combo->openList();
        m_combo->lineEdit()->selectAll();
        QTest::keyClicks(m_combo->lineEdit(), u"em"_s);
        enter();
        QTRY_VERIFY(asked.count() > 0);
        enter();
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(m_combo->lineEdit()->text(), u"em"_s);
        fill({u"Ember Circuit"_s});
        m_combo->setSearching(false);
        enter();
        QCOMPARE(m_combo->value(), u"Ember Circuit"_s);
    }

    void theMouseChooses()
    {
        fill({u"Ember Circuit"_s, u"Endless"_s});
        m_combo->openList();
        QSignalSpy chosen(m_combo, &SearchCombo::chosen);
        QListView *list = popup()->list();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(m_model->index(1, 0)).center());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(m_combo->value(), u"Endless"_s);
    }

    void escapeGoesBackToTheValue()
    {
        QTest::keyClicks(m_combo->lineEdit(), u"xyz"_s);
        QTest::keyClick(m_combo->lineEdit(), Qt::Key_Escape);
        QVERIFY(!m_combo->isOpen());
        QCOMPARE(m_combo->lineEdit()->text(), u"Hollow Tides"_s);
        QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
        QTest::qWait(300);
        QCOMPARE(asked.count(), 0);
    }

    void leavingWithoutChoosingGoesBackToTheValue()
    {
        QTest::keyClicks(m_combo->lineEdit(), u"xyz"_s);
        m_combo->closeList();
        m_other->setFocus(Qt::MouseFocusReason);
        QCOMPARE(m_combo->lineEdit()->text(), u"Hollow Tides"_s);
        QCOMPARE(m_combo->value(), u"Hollow Tides"_s);
    }

    void downOpensWithoutAQuestion()
    {
        QSignalSpy opened(m_combo, &SearchCombo::opened);
        QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
        QTest::keyClick(m_combo->lineEdit(), Qt::Key_Down);
        QVERIFY(m_combo->isOpen());
        QCOMPARE(opened.count(), 1);
        QCOMPARE(asked.count(), 0);
    }

    void lettersReachTheFieldWhileTheListIsOpen()
    {
        m_combo->openList();
        m_combo->lineEdit()->clear();
        QTest::keyClicks(popup(), u"em"_s);
        QCOMPARE(m_combo->lineEdit()->text(), u"em"_s);
        fill({u"Ember Circuit"_s});
        QTest::keyClick(popup(), Qt::Key_Down);
        QTest::keyClick(popup(), Qt::Key_Return);
        QCOMPARE(m_combo->value(), u"Ember Circuit"_s);
    }

    void aValueFromOutsideDoesNotDisturbTyping()
    {
        QTest::keyClicks(m_combo->lineEdit(), u"x"_s);
        const QString typed = m_combo->lineEdit()->text();
        m_combo->setValue(u"Ember Circuit"_s);
        QCOMPARE(m_combo->lineEdit()->text(), typed);
        QTest::keyClick(m_combo->lineEdit(), Qt::Key_Escape);
        QCOMPARE(m_combo->lineEdit()->text(), u"Ember Circuit"_s);
    }

    void tabLeavesTheOpenList()
    {
        QTest::keyClicks(m_combo->lineEdit(), u"x"_s);
        QVERIFY(m_combo->isOpen());
        QTest::keyClick(popup(), Qt::Key_Tab);
        QVERIFY(!m_combo->isOpen());
        QTRY_VERIFY(m_other->hasFocus());
        QCOMPARE(m_combo->lineEdit()->text(), u"Hollow Tides"_s);
    }

    void theListIsAsHighAsItsRows()
    {
        for (const int rows : {1, 2, 5}) {
            QStringList names;
            for (int row = 0; row < rows; ++row)
                names.append(u"Game %1"_s.arg(row));
            fill(names);
            m_combo->openList();
            QTRY_VERIFY(popup()->isVisible());
            QCoreApplication::processEvents();
            QCOMPARE(popup()->list()->viewport()->height(), rows * popup()->list()->sizeHintForRow(0));
            m_combo->closeList();
        }
    }

    void itHasNoBlackCorners()
    {
        fill({u"Game"_s});
        m_combo->openList();
        QTRY_VERIFY(popup()->isVisible());
        // Without a compositor a translucent window has black corners. This one has a mask instead.
        QVERIFY(!popup()->testAttribute(Qt::WA_TranslucentBackground));
        QVERIFY(!popup()->mask().contains(QPoint(0, 0)));
        QVERIFY(!popup()->mask().contains(popup()->rect().bottomRight()));
        QVERIFY(popup()->mask().contains(popup()->rect().center()));
    }

private:
    SearchPopup *popup() const { return m_combo->findChild<SearchPopup *>(); }
    void fill(const QStringList &names)
    {
        m_model->clear();
        for (const QString &name : names)
            m_model->appendRow(new QStandardItem(name));
    }

    QWidget *m_window = nullptr;
    SearchCombo *m_combo = nullptr;
    QLineEdit *m_other = nullptr;
    QStandardItemModel *m_model = nullptr;
};

SIDESTAGE_KIT_TEST(TestSearchCombo)
#include "tst_search_combo.moc"
