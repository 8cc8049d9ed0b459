// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"

#include "kit/overlays/dialog_frame.h"

class QTreeWidget;

namespace Sidestage {

/// The whole history of a channel as a table: when, what, from where, before and after.
class HistoryDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `mayUndo`: whether the channel can be changed.
    HistoryDialog(ChannelStore *store, bool mayUndo, QWidget *parent = nullptr);

Q_SIGNALS:
    void undoRequested(const Sidestage::ChannelChange &change);

private:
    QList<ChannelChange> m_changes;
    QTreeWidget *m_table;
    Button *m_undo;
};

}  // namespace Sidestage
