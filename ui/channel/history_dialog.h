// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"

#include <QDialog>

class QTreeWidget;

namespace Sidestage {

class Button;

/// The whole history of a channel as a table: when, what, from where, before and after.
class HistoryDialog : public QDialog
{
    Q_OBJECT
public:
    explicit HistoryDialog(ChannelStore *store, QWidget *parent = nullptr);

Q_SIGNALS:
    void undoRequested(const Sidestage::ChannelChange &change);

private:
    QList<ChannelChange> m_changes;
    QTreeWidget *m_table;
    Button *m_undo;
};

}  // namespace Sidestage
