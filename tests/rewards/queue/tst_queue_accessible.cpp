// SPDX-License-Identifier: GPL-3.0-or-later

// The accessibility of the list when a screen reader is active before the first list is created.

#include "kit/theme/accessible.h"
#include "rewards/queue/queue_table.h"

#include <QAccessible>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

class TestQueueAccessible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstListThatIsMadeTellsItsRowsAsSentences()
    {
        QAccessible::setActive(true);
        RedemptionQueue queue;
        QueueModel model(&queue);
        QueueTable table;
        table.setModel(&model);
        table.show();
        queue.upsert({redemption(u"a"_s, u"Wren"_s), redemption(u"b"_s, u"Tilda"_s)});
        QTRY_COMPARE(model.shown(), 2);

        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&table);
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), model.rowCount());
        const int row = model.rowCount() - 1;
        QAccessibleInterface *last = list->child(row);
        QVERIFY(last);
        QCOMPARE(last->text(QAccessible::Name), model.index(row, 0).data(QueueModel::SpokenRole).toString());
        QVERIFY(last->text(QAccessible::Name).contains(u"Draw on the map"_s));
        QVERIFY(last->state().checkable && !last->state().checked);
        last->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QTRY_COMPARE(model.selectedCount(), 1);
        QVERIFY(list->child(row)->state().checked);
    }

private:
    static Redemption redemption(const QString &id, const QString &viewer)
    {
        return {.id = id,
                .userId = id,
                .userLogin = viewer.toLower(),
                .userName = viewer,
                .status = RedemptionStatus::Unfulfilled,
                .redeemedAt = QDateTime::currentDateTimeUtc().addSecs(-60),
                .reward = {.id = u"map"_s, .title = u"Draw on the map"_s, .cost = 1200}};
    }
};

QTEST_MAIN(TestQueueAccessible)
#include "tst_queue_accessible.moc"
