// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_editor.h"
#include "kit/layout/card.h"

namespace Sidestage {

/// The presets of a channel: apply, edit, mark as favourite.
class PresetsCard : public Card
{
    Q_OBJECT
public:
    PresetsCard(ChannelEditor *editor, ChannelStore *store, QWidget *parent = nullptr);
    /// Whether the channel can be changed. True at first.
    void setEditable(bool editable);

public Q_SLOTS:
    /// Reads the presets again.
    void reload();

Q_SIGNALS:
    void applyRequested(const Sidestage::ChannelPreset &preset);
    void editRequested(const Sidestage::ChannelPreset &preset);
    void newRequested();
    void failed(const Sidestage::Error &error);

private:
    QWidget *makeRow(const ChannelPreset &preset);
    QString stateOf(const ChannelPreset &preset) const;

    ChannelEditor *m_editor;
    ChannelStore *m_store;
    QVBoxLayout *m_rows;
    bool m_isEditable = true;
    QList<std::pair<ChannelPreset, QLabel *>> m_states{};
};

}  // namespace Sidestage
