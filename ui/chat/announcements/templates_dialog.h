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

/// The texts that are kept to be announced again: made, changed, tried in a channel, removed.
class TemplatesDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `channel`: whose words the preview shows. `desk` must outlive the dialog.
    TemplatesDialog(ChatService *service, QString channel, QWidget *parent = nullptr);

    /// What a new template begins with.
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
    AnnouncementTemplate m_entry{};  ///< As it is on disk.
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
