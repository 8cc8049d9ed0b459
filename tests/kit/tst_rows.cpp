// SPDX-License-Identifier: GPL-3.0-or-later
// Tables: row heights, whole rows, the ring of the current row, check boxes, columns that hide.
#include "kit/lists/row_delegate.h"
#include "kit_test.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace Sidestage;

static QColor pixelAt(QTableView *table, int row, int column, const QPoint &offset)
{
    const QRect cell = table->visualRect(table->model()->index(row, column));
    return table->viewport()->grab().toImage().pixelColor(cell.topLeft() + offset);
}

class TestRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_table = new QTableView;
        m_model = new QStandardItemModel(4, 3, m_table);
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 3; ++column)
                m_model->setItem(row, column, new QStandardItem(u"cell"_s));
        }
        setUpTable(m_table);
        m_table->setModel(m_model);
        m_table->resize(400, 300);
        QVERIFY(showActive(*m_table));
    }

    void cleanup()
    {
        delete m_table;
        Theme::current()->setTextScale(100);
    }

    void heightsAreThoseOfTheDesign()
    {
        QCOMPARE(m_table->rowHeight(0), px(32));
        QCOMPARE(m_table->horizontalHeader()->height(), px(28));
    }

    void rowsGrowWithTheText()
    {
        Theme::current()->setTextScale(200);
        QTRY_COMPARE(m_table->rowHeight(0), px(32));
        QVERIFY(m_table->rowHeight(0) > 45);
    }

    void theWholeRowIsSelectedAndRinged()
    {
        m_table->setCurrentIndex(m_model->index(1, 1));
        m_table->setFocus(Qt::TabFocusReason);
        const Tokens &t = Theme::tokens();
        for (int column = 0; column < 3; ++column) {
            QCOMPARE(pixelAt(m_table, 1, column, QPoint(40, 0)), t.focus);
            QCOMPARE(pixelAt(m_table, 1, column, QPoint(40, 1)), t.focus);
            QCOMPARE(pixelAt(m_table, 1, column, QPoint(4, 5)), t.select);
            QCOMPARE(pixelAt(m_table, 2, column, QPoint(4, 5)), t.surface);
        }
        QCOMPARE(pixelAt(m_table, 1, 0, QPoint(0, 12)), t.focus);
        QVERIFY(pixelAt(m_table, 1, 1, QPoint(0, 12)) != t.focus);
    }

    void aRowThatMovesBelowThePointerIsHovered()
    {
        const QPoint at = m_table->visualRect(m_model->index(1, 0)).center();
        QMouseEvent move(QEvent::MouseMove, at, m_table->viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_table->viewport(), &move);
        const auto ground = [this](int row) { return pixelAt(m_table, row, 0, QPoint(4, 5)); };
        QTRY_COMPARE(ground(1), Theme::tokens().hover);
        m_model->removeRow(0);
        QTRY_COMPARE(ground(1), Theme::tokens().hover);
        QTRY_COMPARE(ground(0), Theme::tokens().surface);
    }

    void withoutTheKeyboardThereIsNoRing()
    {
        m_table->setCurrentIndex(m_model->index(1, 1));
        m_table->clearFocus();
        QVERIFY(pixelAt(m_table, 1, 1, QPoint(40, 0)) != Theme::tokens().focus);
        QCOMPARE(pixelAt(m_table, 1, 1, QPoint(4, 5)), Theme::tokens().select);
    }

    void theWholeRowIsHovered()
    {
        m_table->clearSelection();
        QMouseEvent move(QEvent::MouseMove, m_table->visualRect(m_model->index(2, 0)).center(),
                         m_table->viewport()->mapToGlobal(m_table->visualRect(m_model->index(2, 0)).center()),
                         Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_table->viewport(), &move);
        QCOMPARE(pixelAt(m_table, 2, 2, QPoint(4, 5)), Theme::tokens().hover);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_table->viewport(), &leave);
        QCOMPARE(pixelAt(m_table, 2, 2, QPoint(4, 5)), Theme::tokens().surface);
    }

    void groupRowsStandOnTheWindow()
    {
        QTreeView tree;
        setUpTree(&tree);
        QStandardItemModel model;
        auto *head = new QStandardItem(u"Group"_s);
        head->setData(true, RowRole::IsGroup);
        model.appendRow(head);
        head->appendRow(new QStandardItem(u"Row"_s));
        tree.setModel(&model);
        tree.expandAll();
        tree.resize(300, 200);
        QVERIFY(showActive(tree));
        tree.setCurrentIndex({});
        tree.clearSelection();
        const QRect row = tree.visualRect(model.index(0, 0));
        const QImage picture = tree.viewport()->grab().toImage();
        QCOMPARE(picture.pixelColor(row.right() - 10, row.top() + 4), Theme::tokens().window);
        // Also left of the text, below the arrow.
        QCOMPARE(picture.pixelColor(1, row.top() + 4), Theme::tokens().window);
        QCOMPARE(row.height(), px(32));
    }

    void pillsArePaintedByTheDelegate()
    {
        QStandardItem *item = m_model->item(0, 1);
        item->setText(u"On"_s);
        item->setData(int(Pill::Kind::Good), RowRole::PillKind);
        const QSize pill = Pill::pillSize(u"On"_s, Icon::None);
        QCOMPARE(pixelAt(m_table, 0, 1, QPoint(px(8) + pill.width() / 2, px(16) - pill.height() / 2 + 2)),
                 Theme::tokens().goodTint);
    }

    void checkBoxesAnswerMouseAndSpace()
    {
        QStandardItem *item = m_model->item(0, 0);
        item->setCheckable(true);
        const QRect cell = m_table->visualRect(item->index());
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {},
                          QPoint(cell.left() + px(16), cell.center().y()));
        QCOMPARE(item->checkState(), Qt::Checked);
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {},
                          QPoint(cell.right() - 4, cell.center().y()));
        QCOMPARE(item->checkState(), Qt::Checked);
        m_table->setCurrentIndex(item->index());
        QTest::keyClick(m_table, Qt::Key_Space);
        QCOMPARE(item->checkState(), Qt::Unchecked);
    }

    void nothingIsEditedByAccident()
    {
        m_table->setCurrentIndex(m_model->index(1, 1));
        QTest::keyClick(m_table, Qt::Key_F2);
        QTest::keyClick(m_table, Qt::Key_X);
        QCOMPARE(m_model->item(1, 1)->text(), u"cell"_s);
    }

    void tabLeavesTheTable()
    {
        QVERIFY(!m_table->tabKeyNavigation());
        QVERIFY(m_table->horizontalHeader()->sectionsMovable());
        m_table->setColumnHidden(0, true);
        m_table->setCurrentIndex(m_model->index(1, 1));
        m_table->setFocus(Qt::TabFocusReason);
        // The ring begins at the first visible column.
        QCOMPARE(pixelAt(m_table, 1, 1, QPoint(0, 12)), Theme::tokens().focus);
    }

private:
    QStandardItemModel *m_model = nullptr;
    QTableView *m_table = nullptr;
};

SIDESTAGE_KIT_TEST(TestRows)
#include "tst_rows.moc"
