// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"
#include "kit/overlays/dialog_frame.h"

class QLineEdit;
class QListWidget;

namespace Sidestage {

class ChatService;
class FormField;
class ModeFields;
class Toggle;

/// Manages the presets of chat modes: create, edit, choose the one for lockdowns, import and export.
class PresetsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `offered`: initial modes of a new preset, such as those of the current channel. `service` must outlive
    /// the dialog.
    explicit PresetsDialog(ChatService *service, const ChatModes &offered = {}, QWidget *parent = nullptr);

    /// Adds presets from a file and shows which ones could not be added. Returns false if the file has
    /// another format.
    bool importFrom(const QByteArray &json);

Q_SIGNALS:
    /// Emitted after presets were added, removed or changed.
    void changed();

private:
    void build();
    void reload(qint64 current);
    void edit(const ModePreset &preset);
    bool save(bool asNew);
    void importFile();
    void exportFile();
    ModePreset typed() const;

    ChatService *m_service;
    ChatModes m_offered{};
    ModePreset m_preset{};  ///< The saved state.
    QListWidget *m_list = nullptr;
    QLineEdit *m_name = nullptr;
    FormField *m_nameField = nullptr;
    Toggle *m_lockdown = nullptr;
    ModeFields *m_modes = nullptr;
    QLabel *m_message = nullptr;
    Button *m_remove = nullptr;
    Button *m_copy = nullptr;
};

}  // namespace Sidestage
