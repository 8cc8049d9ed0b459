// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_store.h"

#include "kit/overlays/dialog_frame.h"

#include <QHash>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace Sidestage {

class FormField;
class Toggle;

/// Edits a preset: its name, whether it is a favourite, and the fields it sets, with their values.
class PresetDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `channel`: the values that "Update from the channel" copies. `store` must outlive the dialog.
    PresetDialog(ChannelStore *store, const ChannelPreset &preset, const Api::Channel &channel,
                 QWidget *parent = nullptr);

Q_SIGNALS:
    void changed();
    void removed(const Sidestage::ChannelPreset &preset);

private:
    void addRow(ChannelField field);
    void showValue(ChannelField field);
    void updateFromChannel();
    ChannelPreset preset() const;
    void save(bool asNew);

    ChannelStore *m_store;
    ChannelPreset m_preset;
    Api::Channel m_channel;
    QLineEdit *m_name;
    FormField *m_nameField;
    Toggle *m_favourite;
    QLabel *m_message;
    class QGridLayout *m_grid;
    QHash<ChannelField, QCheckBox *> m_include{};
    QHash<ChannelField, QLabel *> m_values{};
};

}  // namespace Sidestage
