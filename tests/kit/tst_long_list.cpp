// SPDX-License-Identifier: GPL-3.0-or-later
// A list of any length: only visible rows are read, and the row that the user looks at does not move.
#include "kit/lists/long_list.h"
#include "kit/lists/row_delegate.h"
#include "kit_test.h"

#include <QAbstractListModel>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

/// Rows that know their number and count their reads.
class Numbers : public QAbstractListModel
{
public:
    explicit Numbers(int count)
    {
        for (int i = 0; i < count; ++i)
            m_rows.append(i);
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        asked.insert(index.row());
        if (role == Qt::DisplayRole)
            return u"row %1"_s.arg(m_rows[index.row()]);
        if (role == LongList::TrailingRole)
            return u"14 Nov"_s;
        if (role == Qt::AccessibleTextRole)
            return u"row %1, a sentence"_s.arg(m_rows[index.row()]);
        return {};
    }
    void insert(int row, int count)
    {
        beginInsertRows({}, row, row + count - 1);
        for (int i = 0; i < count; ++i)
            m_rows.insert(row, 1'000'000 + i);
        endInsertRows();
    }
    void remove(int row, int count)
    {
        beginRemoveRows({}, row, row + count - 1);
        m_rows.remove(row, count);
        endRemoveRows();
    }

    mutable QSet<int> asked{};

private:
    QList<int> m_rows{};
};

}  // namespace

class TestLongList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<Numbers>(100'000);
        m_list = std::make_unique<LongList>();
        m_list->setModel(m_model.get());
        m_list->resize(300, 320);
        QVERIFY(showActive(*m_list));
    }
    void cleanup()
    {
        m_list.reset();
        m_model.reset();
        Theme::current()->setTextScale(100);
    }

    void onlyWhatIsSeenIsAskedFor()
    {
        std::ignore = m_list->grab();
        QVERIFY(!m_model->asked.isEmpty());
        QVERIFY(m_model->asked.size() < 30);
        m_model->asked.clear();
        m_list->verticalScrollBar()->setValue(m_list->verticalScrollBar()->maximum() / 2);
        std::ignore = m_list->grab();
        QVERIFY(m_model->asked.size() < 30);
        QVERIFY(!m_model->asked.contains(0));
    }

    void keysMove()
    {
        m_list->setFocus(Qt::TabFocusReason);
        QCOMPARE(m_list->currentIndex().row(), 0);
        QTest::keyClick(m_list.get(), Qt::Key_Down);
        QCOMPARE(m_list->currentIndex().row(), 1);
        QTest::keyClick(m_list.get(), Qt::Key_End);
        QCOMPARE(m_list->currentIndex().row(), 99'999);
        QVERIFY(m_list->viewport()->rect().contains(m_list->visualRect(m_list->currentIndex())));
        QTest::keyClick(m_list.get(), Qt::Key_PageUp);
        QVERIFY(m_list->currentIndex().row() < 99'999);
        QTest::keyClick(m_list.get(), Qt::Key_Home);
        QCOMPARE(m_list->currentIndex().row(), 0);
        QTest::keyClick(m_list.get(), Qt::Key_Up);
        QCOMPARE(m_list->currentIndex().row(), 0);
    }

    void aClickChooses()
    {
        const QModelIndex third = m_model->index(3);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {}, m_list->visualRect(third).center());
        QCOMPARE(m_list->currentIndex(), third);
    }

    void whatIsLookedAtStaysWhereItIs()
    {
        m_list->setCurrentRow(500);
        m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
        const int y = m_list->visualRect(m_list->currentIndex()).top();
        m_model->insert(0, 40);
        QCOMPARE(m_list->currentIndex().row(), 540);
        QCOMPARE(m_list->visualRect(m_list->currentIndex()).top(), y);
        m_model->remove(10, 25);
        QCOMPARE(m_list->currentIndex().row(), 515);
        QCOMPARE(m_list->visualRect(m_list->currentIndex()).top(), y);
        // Rows that are inserted below do not move it.
        m_model->insert(2000, 10);
        QCOMPARE(m_list->visualRect(m_list->currentIndex()).top(), y);
    }

    void whoLooksAtTheTopSeesWhoComes()
    {
        m_list->clearFocus();
        m_model->insert(0, 3);
        QCOMPARE(m_list->verticalScrollBar()->value(), 0);
        // But not while the list has the focus.
        m_list->setFocus(Qt::TabFocusReason);
        const int y = m_list->visualRect(m_list->currentIndex()).top();
        m_model->insert(0, 3);
        QCOMPARE(m_list->visualRect(m_list->currentIndex()).top(), y);
    }

    void theLastRowCanBeScrolledAboveAToast()
    {
        m_list->verticalScrollBar()->setValue(m_list->verticalScrollBar()->maximum());
        const QRect last = m_list->visualRect(m_model->index(99'999));
        QVERIFY(last.bottom() < m_list->viewport()->height() - px(60));
        m_list->setEndPadded(false);
        m_list->verticalScrollBar()->setValue(m_list->verticalScrollBar()->maximum());
        QVERIFY(m_list->visualRect(m_model->index(99'999)).bottom() >= m_list->viewport()->height() - 2);
    }

    void rowsGrowWithTheText()
    {
        QCOMPARE(m_list->rowHeight(), px(32));
        const int before = m_list->rowHeight();
        Theme::current()->setTextScale(200);
        QTRY_VERIFY(m_list->rowHeight() > before);
    }

    void aScreenReaderHearsSentences()
    {
        QAccessibleInterface *list = interfaceOf(m_list.get());
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 100'000);
        QAccessibleInterface *row = list->child(70'000);
        QVERIFY(row);
        QCOMPARE(row->text(QAccessible::Name), u"row 70000, a sentence"_s);
        QCOMPARE(list->indexOfChild(row), 70'000);
        QCOMPARE(row->role(), QAccessible::ListItem);
        row->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(m_list->currentIndex().row(), 70'000);
        QCOMPARE(list->focusChild(), row);
    }

    void mirroredTheNameStandsAtTheRight()
    {
        m_list->setLayoutDirection(Qt::RightToLeft);
        m_list->setFocusPolicy(Qt::NoFocus);
        const QImage image = m_list->viewport()->grab().toImage();
        m_list->setLayoutDirection(Qt::LeftToRight);
        const QImage other = m_list->viewport()->grab().toImage();
        QVERIFY(image != other);
    }

private:
    std::unique_ptr<Numbers> m_model{};
    std::unique_ptr<LongList> m_list{};
};

SIDESTAGE_KIT_TEST(TestLongList)
#include "tst_long_list.moc"
