// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/people/chat_channels.h"
#include "kit/overlays/dialog_frame.h"

class QListWidget;

namespace Sidestage {

/// Asks to which channels something shall be copied.
class ChannelsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `heading`: what is copied.
    ChannelsDialog(const QString &heading, const QList<ChatChannel> &channels, QWidget *parent);

    QList<ChatChannel> chosen() const;

private:
    QList<ChatChannel> m_channels;
    QListWidget *m_list;
    Button *m_copy;
};

}  // namespace Sidestage
