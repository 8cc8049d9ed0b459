// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/announcements/announcement.h"
#include "forms/collection_dialog.h"

class QVBoxLayout;

namespace Sidestage {

class ChatService;

/// Saved texts for announcements: create, edit, preview for a channel, delete.
class TemplatesDialog : public CollectionDialog<AnnouncementTemplate>
{
    Q_OBJECT
public:
    /// `channel`: the channel whose values the preview uses. `offered`: the content of a new template.
    /// `service` must outlive the dialog.
    TemplatesDialog(ChatService *service, QString channel, const AnnouncementTemplate &offered,
                    QWidget *parent = nullptr);

Q_SIGNALS:
    void useRequested(const Sidestage::AnnouncementTemplate &entry);

private:
    enum FormRows { NameRow, TextRow };

    QWidget *buildPlaceholders();
    void addButtons() override;
    void refresh(const AnnouncementTemplate &entry) override;

    ChatService *m_service;
    QString m_channel;
    QVBoxLayout *m_preview;
    Button *m_use = nullptr;
};

}  // namespace Sidestage
