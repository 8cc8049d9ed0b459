// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_modes.h"
#include "kit/overlays/dialog_frame.h"

#include <QHash>

class QCheckBox;
class QComboBox;

namespace Sidestage {

class ChatService;
class ModeFields;

/// The modes that a lockdown sets, from its preset; empty if there is no preset.
ChatModes lockdownModes(ChatService *service);

/// Asks for confirmation before a lockdown: how many channels, which modes, until when. Enter confirms. The
/// settings behind "Change…" apply only to this lockdown.
class LockdownDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `channels`: initially selected. `service` must outlive the dialog.
    LockdownDialog(ChatService *service, const QStringList &channels, QWidget *parent = nullptr);

private:
    void addChannels(QWidget *to, const QStringList &ticked);
    QStringList chosen() const;
    void updateWords();
    void showDetails();
    void fit();
    void lock();

    ChatService *m_service;
    QLabel *m_summary = nullptr;
    Button *m_change = nullptr;
    QWidget *m_details = nullptr;
    QHash<QString, QCheckBox *> m_channels{};
    ModeFields *m_modes = nullptr;
    QComboBox *m_until = nullptr;
    Button *m_lock = nullptr;
};

}  // namespace Sidestage
