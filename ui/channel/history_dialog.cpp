// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_dialog.h"

#include "channel_words.h"
#include "history_card.h"

#include "kit/button.h"
#include "kit/theme.h"
#include "kit/time_text.h"

#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Sidestage {

HistoryDialog::HistoryDialog(ChannelStore *store, QWidget *parent)
    : QDialog(parent)
    , m_changes(store->history())
{
    setObjectName(QStringLiteral("historyDialog"));
    setWindowTitle(tr("History of the channel"));
    setModal(true);
    m_table = new QTreeWidget;
    m_table->setObjectName(QStringLiteral("historyTable"));
    m_table->setAccessibleName(tr("History of the channel"));
    m_table->setRootIsDecorated(true);
    m_table->setUniformRowHeights(true);
    m_table->setHeaderLabels({tr("When"), tr("What"), tr("By"), tr("Before"), tr("After")});
    for (int row = 0; row < m_changes.size(); ++row) {
        const ChannelChange &change = m_changes[row];
        const QString when = momentText(change.at, QDateTime::currentDateTimeUtc());
        const QList<ChannelField> fields = change.fields();
        auto *item
            = new QTreeWidgetItem(m_table, {when, HistoryCard::whatOf(change), HistoryCard::whoOf(change)});
        item->setData(0, Qt::UserRole, row);
        if (fields.size() == 1) {
            item->setText(3, valueOf(fields.first(), change.before));
            item->setText(4, valueOf(fields.first(), change.after));
            continue;
        }
        for (const ChannelField field : fields) {
            auto *part = new QTreeWidgetItem(item,
                                             {QString(), nameOf(field), QString(),
                                              valueOf(field, change.before), valueOf(field, change.after)});
            part->setData(0, Qt::UserRole, row);
        }
        item->setExpanded(row < 5);
    }
    for (QTreeWidgetItemIterator item(m_table); *item; ++item) {
        for (int column = 0; column < 5; ++column)
            (*item)->setToolTip(column, (*item)->text(column));
    }
    m_undo = new Button(Icon::Undo, tr("Undo"), Button::Role::Primary);
    m_undo->setObjectName(QStringLiteral("undoChange"));
    m_undo->setToolTip(tr("Puts the former values into the form, to be sent"));
    m_undo->setEnabled(false);
    auto *close = new Button(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_table, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem *item) { m_undo->setEnabled(item != nullptr); });
    connect(m_undo, &QPushButton::clicked, this, [this] {
        if (const QTreeWidgetItem *item = m_table->currentItem()) {
            const ChannelChange change = m_changes.value(item->data(0, Qt::UserRole).toInt());
            accept();
            Q_EMIT undoRequested(change);
        }
    });

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_undo);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    Theme::watch(this, [this, layout] {
        layout->setContentsMargins(px(20), px(20), px(20), px(20));
        layout->setSpacing(px(12));
        m_table->header()->resizeSection(0, px(130));
        m_table->header()->resizeSection(1, px(170));
        m_table->header()->resizeSection(2, px(80));
        m_table->header()->resizeSection(3, px(220));
    });
    resize(px(860), px(480));
}

}  // namespace Sidestage
