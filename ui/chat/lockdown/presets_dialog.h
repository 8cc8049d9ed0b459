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

/// The presets of chat modes: new ones, what each sets, which one a lockdown uses, files.
class PresetsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `offered`: what a new preset begins with, such as the modes of the current channel. `desk` must
    /// outlive the dialog.
    explicit PresetsDialog(ChatService *service, const ChatModes &offered = {}, QWidget *parent = nullptr);

    /// Reads presets from a file and adds them; what could not be taken is told. False: it is no such file.
    bool importFrom(const QByteArray &json);

Q_SIGNALS:
    /// Presets have come, gone or changed.
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
    ModePreset m_preset{};  ///< As it is on disk.
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
