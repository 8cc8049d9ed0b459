// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"
#include "kit/layout/card.h"

namespace Sidestage {

/// What changed of a channel, the newest first: when, what, from where, and Undo.
class HistoryCard : public Card
{
    Q_OBJECT
public:
    /// `rows`: how many are shown at most.
    HistoryCard(ChannelStore *store, int rows, QWidget *parent = nullptr);

    /// "Category and tags", "Preset “Horror night”".
    static QString whatOf(const ChannelChange &change);
    /// "you" or "elsewhere": the service does not say who.
    static QString userOf(const ChannelChange &change);

public Q_SLOTS:
    void reload();

Q_SIGNALS:
    void undoRequested(const Sidestage::ChannelChange &change);

private:
    ChannelStore *m_store;
    int m_most;
    QVBoxLayout *m_rows;
};

}  // namespace Sidestage
