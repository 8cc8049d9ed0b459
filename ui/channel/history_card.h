// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"
#include "kit/layout/card.h"

namespace Sidestage {

/// The latest changes of a channel, newest first: when, what, from where, and Undo.
class HistoryCard : public Card
{
    Q_OBJECT
public:
    /// `rows`: the maximum number of rows.
    HistoryCard(ChannelStore *store, int rows, QWidget *parent = nullptr);
    /// Whether the channel can be changed. True at first.
    void setEditable(bool editable);

    /// "Category and tags", "Preset “Horror night”".
    static QString whatOf(const ChannelChange &change);
    /// "you" or "elsewhere": the service does not report who made a change.
    static QString userOf(const ChannelChange &change);

public Q_SLOTS:
    void reload();

Q_SIGNALS:
    void undoRequested(const Sidestage::ChannelChange &change);

private:
    ChannelStore *m_store;
    int m_most;
    QVBoxLayout *m_rows;
    bool m_isEditable = true;
};

}  // namespace Sidestage
