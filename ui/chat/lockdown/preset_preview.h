// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/store/chat_store.h"
#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

class ChatService;

/// In how many of these channels setting `modes` would or may change something.
int changedBy(ChatService *service, const ChatModes &modes, const QStringList &channelIds);

/// Shows what a preset would change in each channel. Enter applies it.
class PresetPreview : public DialogFrame
{
    Q_OBJECT
public:
    PresetPreview(ChatService *service, const ModePreset &preset, const QStringList &channelIds,
                  QWidget *parent = nullptr);
};

}  // namespace Sidestage
