// SPDX-License-Identifier: GPL-3.0-or-later
// The ring shows the keyboard focus: after Tab everywhere, after a click in inputs only.
#include "kit/controls/button.h"
#include "kit/controls/chip_edit.h"
#include "kit/search/search_combo.h"
#include "kit_test.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestFocusRing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = new QWidget;
        auto *layout = new QVBoxLayout(m_window);
        layout->setContentsMargins(9, 9, 9, 9);  // room for the ring
        m_edit = new QLineEdit;
        m_button = new Button(u"Send"_s);
        layout->addWidget(m_edit);
        layout->addWidget(m_button);
        QVERIFY(showActive(*m_window));
        m_window->setFocus(Qt::OtherFocusReason);
    }

    void cleanup()
    {
        delete m_window;
        m_window = nullptr;
    }

    void tabShowsItOnButtons()
    {
        m_edit->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        QTest::keyClick(m_edit, Qt::Key_Tab);
        QVERIFY(m_button->hasFocus());
        QVERIFY(ring());
        QVERIFY(ring()->geometry().contains(m_button->geometry()));
    }

    void theMouseShowsItInInputsOnly()
    {
        m_button->setFocusPolicy(Qt::StrongFocus);
        QTest::mouseClick(m_button, Qt::LeftButton);
        QVERIFY(m_button->hasFocus());
        QVERIFY(!ring());
        QTest::mouseClick(m_edit, Qt::LeftButton);
        QVERIFY(m_edit->hasFocus());
        QVERIFY(ring());
    }

    void whereTheProgramMovesTheFocusTheLastInputDecides()
    {
        QTest::keyClick(m_edit, Qt::Key_F5);
        m_button->setFocus();
        QVERIFY(ring());
        QTest::mouseClick(m_edit, Qt::LeftButton);
        m_button->setFocus();
        QVERIFY(m_button->hasFocus());
        QVERIFY(!ring());
    }

    void itStandsOnePixelOutside()
    {
        m_edit->setFocus(Qt::TabFocusReason);
        QCOMPARE(ring()->geometry(), m_edit->geometry().adjusted(-3, -3, 3, 3));
        const QImage picture = m_window->grab().toImage();
        const QPoint above(m_edit->geometry().center().x(), m_edit->geometry().top());
        QCOMPARE(picture.pixelColor(above - QPoint(0, 3)), Theme::tokens().focus);
        QCOMPARE(picture.pixelColor(above - QPoint(0, 2)), Theme::tokens().focus);
        QVERIFY(picture.pixelColor(above - QPoint(0, 1)) != Theme::tokens().focus);
    }

    void itFollowsItsWidget()
    {
        m_edit->setFocus(Qt::TabFocusReason);
        m_window->resize(m_window->width() + 120, m_window->height());
        QTRY_COMPARE(ring()->geometry(), m_edit->geometry().adjusted(-3, -3, 3, 3));
    }

    void itGoesWithTheFocus()
    {
        m_edit->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        m_edit->hide();
        QVERIFY(!ring() || !ring()->geometry().contains(m_edit->geometry().center()));
        m_button->clearFocus();
        QVERIFY(!ring());
    }

    void fieldsWithPartsAreRingedAsAWhole()
    {
        auto *chips = new ChipEdit;
        chips->setTags({u"Cosy"_s});
        m_window->layout()->addWidget(chips);
        QCoreApplication::processEvents();
        chips->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        QTRY_COMPARE(ring()->geometry(), chips->geometry().adjusted(-3, -3, 3, 3));
    }

    void itScrollsWithThePage()
    {
        QScrollArea area;
        auto *page = new QWidget;
        page->setMinimumSize(300, 2000);
        auto *edit = new QLineEdit(page);
        edit->setGeometry(20, 400, 200, 32);
        area.setWidget(page);
        area.resize(320, 300);
        QVERIFY(showActive(area));
        edit->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        QCOMPARE(ring()->parentWidget(), page);
    }

    void itIsWholeAtTheEdgeOfAPage()
    {
        // In a page of a stack there is room around the input, in a scroll area there is none.
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(9, 9, 9, 9);
        auto *stack = new QStackedWidget;
        auto *page = new QWidget;
        auto *edit = new QLineEdit(page);
        edit->setGeometry(0, 0, 200, 32);
        stack->addWidget(page);
        stack->addWidget(new QWidget);
        layout->addWidget(stack);
        auto *area = new QScrollArea;
        auto *content = new QWidget;
        content->setMinimumSize(400, 100);
        auto *other = new QLineEdit(content);
        other->setGeometry(0, 0, 200, 32);
        area->setWidget(content);
        layout->addWidget(area);
        window.resize(500, 300);
        QVERIFY(showActive(window));
        edit->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        const QRect there(edit->mapTo(ring()->parentWidget(), QPoint(0, 0)), edit->size());
        QCOMPARE(ring()->geometry(), there.adjusted(-3, -3, 3, 3));
        QVERIFY(ring()->parentWidget()->rect().contains(ring()->geometry()));
        stack->setCurrentIndex(1);
        QVERIFY(!ring() || !edit->isVisible());
        other->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        QVERIFY(content->rect().contains(ring()->geometry()));
        QVERIFY(ring()->geometry().contains(other->geometry()));
    }

    void aSplitterDoesNotTakeItForAPane()
    {
        auto *splitter = new QSplitter;
        auto *left = new Button(u"Left"_s);
        splitter->addWidget(left);
        splitter->addWidget(new QWidget);
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(9, 9, 9, 9);
        layout->addWidget(splitter);
        QVERIFY(showActive(window));
        left->clearFocus();
        left->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        QCOMPARE(splitter->count(), 2);
    }

    void itSurvivesTheEndOfItsPage()
    {
        m_edit->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
        cleanup();
        QVERIFY(!ring());
        init();
        m_edit->setFocus(Qt::TabFocusReason);
        QVERIFY(ring());
    }

    void anOpenListLeavesTheRingOnItsField()
    {
        auto *search = new SearchCombo;
        m_window->layout()->addWidget(search);
        QCoreApplication::processEvents();
        search->setFocus(Qt::TabFocusReason);
        search->openList();
        QVERIFY(search->isOpen());
        QTRY_VERIFY(ring());
        QTRY_COMPARE(ring()->geometry(), search->geometry().adjusted(-3, -3, 3, 3));
        search->closeList();
        QVERIFY(ring());
    }

private:
    QWidget *ring() const
    {
        for (QWidget *widget : QApplication::allWidgets()) {
            if (widget->objectName() == "focusRing"_L1 && widget->isVisible())
                return widget;
        }
        return nullptr;
    }

    QWidget *m_window = nullptr;
    QLineEdit *m_edit = nullptr;
    Button *m_button = nullptr;
};

SIDESTAGE_KIT_TEST(TestFocusRing)
#include "tst_focus_ring.moc"
