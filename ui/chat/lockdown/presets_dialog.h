// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"
#include "forms/collection_dialog.h"

namespace Sidestage {

class ChatService;
class ModeFields;

/// Presets of chat modes: create, edit, duplicate, delete, import and export.
class PresetsDialog : public CollectionDialog<ModePreset>
{
    Q_OBJECT
public:
    /// `offered`: the modes of a new preset, such as those of the current channel. `service` must outlive
    /// the dialog.
    explicit PresetsDialog(ChatService *service, const ChatModes &offered = {}, QWidget *parent = nullptr);

    /// Adds presets from a file and shows which ones could not be added. Returns false if the file has
    /// another format.
    bool importFrom(const QByteArray &json);

private:
    Item itemOf(const ModePreset &preset) const override;
    bool complete(ModePreset &preset) override;
    void makeCopy(ModePreset &preset) const override { preset.isLockdown = false; }
    void importFile();
    void exportFile();

    ChatService *m_service;
    ModeFields *m_modes;
};

}  // namespace Sidestage
