// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "message_list.h"
#include "page/overview_card.h"

namespace Sidestage {

class ChatWriter;
class ModerationService;
class PermissionHint;

/// The chat of the own channel as it is written, with a field to write.
class LiveChatCard : public OverviewCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit LiveChatCard(ModerationService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;
    bool takeKeyboard() override;

protected:
    void fit() override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void updateTexts();
    void updatePaused();

    ModerationService *m_service;
    LiveList<ChatLine> *m_rows;
    MessageList *m_lines;
    PageState *m_state;
    Button *m_pause;
    ChatWriter *m_writer;
    PermissionHint *m_permission;
    int m_missed = 0;  ///< New messages while it is paused.
};

}  // namespace Sidestage
