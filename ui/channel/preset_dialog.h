// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"
#include "forms/collection_dialog.h"

class QCheckBox;
class QGridLayout;

namespace Sidestage {

/// Edits a preset: its name, whether it is a favourite, and the fields it sets, with their values.
class PresetDialog : public CollectionDialog<ChannelPreset>
{
    Q_OBJECT
public:
    /// `channel`: the values that "Update from the channel" copies. `store` must outlive the dialog.
    PresetDialog(ChannelStore *store, const ChannelPreset &preset, const Api::Channel &channel,
                 QWidget *parent = nullptr);

private:
    void addRow(ChannelField field);
    void showValue(ChannelField field);
    void updateFromChannel();
    bool complete(ChannelPreset &preset) override;
    void makeCopy(ChannelPreset &preset) const override { preset.usedAt = {}; }

    Api::Channel m_values;  ///< What the preset sets.
    Api::Channel m_channel;
    QList<ChannelField> m_fields;
    QGridLayout *m_grid;
    QHash<ChannelField, QLabel *> m_shown{};
};

}  // namespace Sidestage
