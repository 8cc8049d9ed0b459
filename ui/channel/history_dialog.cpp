// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_dialog.h"

#include "channel_texts.h"
#include "history_card.h"

#include "kit/controls/button.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Sidestage {

HistoryDialog::HistoryDialog(ChannelStore *store, bool mayUndo, QWidget *parent)
    : DialogFrame(tr("Channel history"), parent)
    , m_changes(store->history())
{
    setObjectName(QStringLiteral("historyDialog"));
    setModal(true);
    m_table = named("historyTable", new QTreeWidget);
    m_table->setAccessibleName(tr("Channel history"));
    m_table->setRootIsDecorated(true);
    m_table->setUniformRowHeights(true);
    m_table->setHeaderLabels({tr("When"), tr("What"), tr("By"), tr("Before"), tr("After")});
    for (int row = 0; row < m_changes.size(); ++row) {
        const ChannelChange &change = m_changes[row];
        const QString when = momentText(change.at, QDateTime::currentDateTimeUtc());
        const QList<ChannelField> fields = change.fields();
        auto *item
            = new QTreeWidgetItem(m_table, {when, HistoryCard::whatOf(change), HistoryCard::userOf(change)});
        item->setData(0, Qt::UserRole, row);
        if (fields.size() == 1) {
            item->setText(3, valueBeside(fields.first(), change.before, change.after));
            item->setText(4, valueBeside(fields.first(), change.after, change.before));
            continue;
        }
        for (const ChannelField field : fields) {
            auto *part = new QTreeWidgetItem(item,
                                             {QString(), nameOf(field), QString(),
                                              valueBeside(field, change.before, change.after),
                                              valueBeside(field, change.after, change.before)});
            part->setData(0, Qt::UserRole, row);
        }
        item->setExpanded(row < 5);
    }
    for (QTreeWidgetItemIterator item(m_table); *item; ++item) {
        for (int column = 0; column < 5; ++column)
            (*item)->setToolTip(column, (*item)->text(column));
    }
    body()->addWidget(m_table, 1);
    setNote(tr("Undo puts the previous values in the form. Send to apply them."));
    addSafeButton(tr("Close"));
    m_undo = named("undoChange", addButton(tr("Undo"), Button::Role::Primary));
    m_undo->setSymbol(Icon::Undo);
    m_undo->setEnabled(false);
    connect(m_table, &QTreeWidget::currentItemChanged, this,
            [this, mayUndo](QTreeWidgetItem *item) { m_undo->setEnabled(item && mayUndo); });
    connect(m_undo, &QPushButton::clicked, this, [this] {
        if (const QTreeWidgetItem *item = m_table->currentItem()) {
            const ChannelChange change = m_changes.value(item->data(0, Qt::UserRole).toInt());
            accept();
            Q_EMIT undoRequested(change);
        }
    });

    Theme::watch(this, [this] {
        m_table->header()->resizeSection(0, px(130));
        m_table->header()->resizeSection(1, px(170));
        m_table->header()->resizeSection(2, px(80));
        m_table->header()->resizeSection(3, px(220));
    });
    resize(px(860), px(480));
}

}  // namespace Sidestage
