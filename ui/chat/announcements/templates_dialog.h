// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/announcements/announcer.h"
#include "kit/overlays/dialog_frame.h"

class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QVBoxLayout;

namespace Sidestage {

class ChatService;
class ColorSwatches;
class FormField;

/// Saved texts for announcements: create, edit, preview for a channel, delete.
class TemplatesDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `channel`: the channel whose values the preview uses. `service` must outlive the dialog.
    TemplatesDialog(ChatService *service, QString channel, QWidget *parent = nullptr);

    /// Sets the initial content of a new template.
    void offer(const QString &text, Api::AnnouncementColor color);

Q_SIGNALS:
    void useRequested(const Sidestage::AnnouncementTemplate &entry);

private:
    void build();
    void reload(qint64 current);
    void edit(const AnnouncementTemplate &entry);
    void updatePreview();
    bool save();
    AnnouncementTemplate typed() const;

    ChatService *m_service;
    QString m_channel;
    AnnouncementTemplate m_entry{};  ///< The saved state.
    AnnouncementTemplate m_offered{};
    QListWidget *m_list = nullptr;
    QLineEdit *m_name = nullptr;
    FormField *m_nameField = nullptr;
    QPlainTextEdit *m_text = nullptr;
    FormField *m_textField = nullptr;
    ColorSwatches *m_colors = nullptr;
    QVBoxLayout *m_preview = nullptr;
    Button *m_remove = nullptr;
    Button *m_use = nullptr;
};

}  // namespace Sidestage
