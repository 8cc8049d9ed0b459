// SPDX-License-Identifier: GPL-3.0-or-later
// A search on a server: the request is sent when typing pauses, the list shows the progress, and only a
// choice changes the value.
#include "kit/controls/search_combo.h"
#include "kit/controls/search_popup.h"
#include "kit_test.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Sidestage;

class TestSearchCombo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aBurstOfKeysIsOneQuestion();
    void typingOpensTheListThatSaysItSearches();
    void nothingFoundIsSaid();
    void anErrorIsSaidAndAnnounced();
    void keysWalkAndEnterChooses();
    void theMouseChooses();
    void escapeGoesBackToTheValue();
    void leavingWithoutChoosingGoesBackToTheValue();
    void downOpensWithoutAQuestion();
    void lettersReachTheFieldWhileTheListIsOpen();
    void aValueFromOutsideDoesNotDisturbTyping();
    void tabLeavesTheOpenList();
    void theListIsAsHighAsItsRows();
    void itHasNoBlackCorners();

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

void TestSearchCombo::init()
{
    m_window = new QWidget;
    auto *layout = new QVBoxLayout(m_window);
    m_combo = new SearchCombo;
    m_other = new QLineEdit;
    layout->addWidget(m_combo);
    layout->addWidget(m_other);
    m_model = new QStandardItemModel(m_combo);
    m_combo->setModel(m_model);
    m_combo->setValue(QStringLiteral("Hollow Tides"));
    QVERIFY(showActive(*m_window));
    m_combo->setFocus();
}

void TestSearchCombo::theListIsAsHighAsItsRows()
{
    for (const int rows : {1, 2, 5}) {
        QStringList names;
        for (int row = 0; row < rows; ++row)
            names.append(QStringLiteral("Game %1").arg(row));
        fill(names);
        m_combo->openList();
        QTRY_VERIFY(popup()->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(popup()->list()->viewport()->height(), rows * popup()->list()->sizeHintForRow(0));
        m_combo->closeList();
    }
}

void TestSearchCombo::itHasNoBlackCorners()
{
    fill({QStringLiteral("Game")});
    m_combo->openList();
    QTRY_VERIFY(popup()->isVisible());
    // Without a compositor a translucent window has black corners. This one has a mask instead.
    QVERIFY(!popup()->testAttribute(Qt::WA_TranslucentBackground));
    QVERIFY(!popup()->mask().contains(QPoint(0, 0)));
    QVERIFY(!popup()->mask().contains(popup()->rect().bottomRight()));
    QVERIFY(popup()->mask().contains(popup()->rect().center()));
}

void TestSearchCombo::cleanup()
{
    delete m_window;
}

void TestSearchCombo::aBurstOfKeysIsOneQuestion()
{
    QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
    m_combo->lineEdit()->selectAll();
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral(" ember "));
    QCOMPARE(asked.count(), 0);
    QTRY_COMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().toString(), QStringLiteral("ember"));
    QTest::qWait(300);
    QCOMPARE(asked.count(), 1);
}

void TestSearchCombo::typingOpensTheListThatSaysItSearches()
{
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("e"));
    QVERIFY(m_combo->isOpen());
    QCOMPARE(popup()->status(), QStringLiteral("Searching…"));
    m_combo->setSearching(true);
    fill({QStringLiteral("Ember Circuit")});
    QCOMPARE(popup()->status(), QString());
}

void TestSearchCombo::nothingFoundIsSaid()
{
    m_combo->setDebounce(1);
    QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("zzz"));
    QTRY_VERIFY(asked.count() > 0);
    m_combo->setSearching(true);
    m_combo->setSearching(false);
    QCOMPARE(popup()->status(), QStringLiteral("Nothing found"));
}

void TestSearchCombo::anErrorIsSaidAndAnnounced()
{
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("e"));
    m_combo->setSearching(true);
    Heard heard;
    m_combo->setError(QStringLiteral("The service did not answer."));
    QCOMPARE(popup()->status(), QStringLiteral("The service did not answer."));
    QVERIFY(Heard::alertFrom(m_combo->lineEdit()));
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("x"));
    QCOMPARE(popup()->status(), QStringLiteral("Searching…"));
}

void TestSearchCombo::keysWalkAndEnterChooses()
{
    QSignalSpy chosen(m_combo, &SearchCombo::chosen);
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("e"));
    fill({QStringLiteral("Ember Circuit"), QStringLiteral("Endless"), QStringLiteral("Echo")});
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

void TestSearchCombo::theMouseChooses()
{
    fill({QStringLiteral("Ember Circuit"), QStringLiteral("Endless")});
    m_combo->openList();
    QSignalSpy chosen(m_combo, &SearchCombo::chosen);
    QListView *list = popup()->list();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(m_model->index(1, 0)).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(m_combo->value(), QStringLiteral("Endless"));
}

void TestSearchCombo::escapeGoesBackToTheValue()
{
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("xyz"));
    QTest::keyClick(m_combo->lineEdit(), Qt::Key_Escape);
    QVERIFY(!m_combo->isOpen());
    QCOMPARE(m_combo->lineEdit()->text(), QStringLiteral("Hollow Tides"));
    QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
    QTest::qWait(300);
    QCOMPARE(asked.count(), 0);
}

void TestSearchCombo::leavingWithoutChoosingGoesBackToTheValue()
{
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("xyz"));
    m_combo->closeList();
    m_other->setFocus(Qt::MouseFocusReason);
    QCOMPARE(m_combo->lineEdit()->text(), QStringLiteral("Hollow Tides"));
    QCOMPARE(m_combo->value(), QStringLiteral("Hollow Tides"));
}

void TestSearchCombo::downOpensWithoutAQuestion()
{
    QSignalSpy opened(m_combo, &SearchCombo::opened);
    QSignalSpy asked(m_combo, &SearchCombo::queryEdited);
    QTest::keyClick(m_combo->lineEdit(), Qt::Key_Down);
    QVERIFY(m_combo->isOpen());
    QCOMPARE(opened.count(), 1);
    QCOMPARE(asked.count(), 0);
}

void TestSearchCombo::lettersReachTheFieldWhileTheListIsOpen()
{
    m_combo->openList();
    m_combo->lineEdit()->clear();
    QTest::keyClicks(popup(), QStringLiteral("em"));
    QCOMPARE(m_combo->lineEdit()->text(), QStringLiteral("em"));
    fill({QStringLiteral("Ember Circuit")});
    QTest::keyClick(popup(), Qt::Key_Down);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(m_combo->value(), QStringLiteral("Ember Circuit"));
}

void TestSearchCombo::aValueFromOutsideDoesNotDisturbTyping()
{
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("x"));
    const QString typed = m_combo->lineEdit()->text();
    m_combo->setValue(QStringLiteral("Ember Circuit"));
    QCOMPARE(m_combo->lineEdit()->text(), typed);
    QTest::keyClick(m_combo->lineEdit(), Qt::Key_Escape);
    QCOMPARE(m_combo->lineEdit()->text(), QStringLiteral("Ember Circuit"));
}

void TestSearchCombo::tabLeavesTheOpenList()
{
    QTest::keyClicks(m_combo->lineEdit(), QStringLiteral("x"));
    QVERIFY(m_combo->isOpen());
    QTest::keyClick(popup(), Qt::Key_Tab);
    QVERIFY(!m_combo->isOpen());
    QTRY_VERIFY(m_other->hasFocus());
    QCOMPARE(m_combo->lineEdit()->text(), QStringLiteral("Hollow Tides"));
}

SIDESTAGE_KIT_TEST(TestSearchCombo)
#include "tst_search_combo.moc"
