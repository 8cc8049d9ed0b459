// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "message_list.h"
#include "page/page.h"

namespace Sidestage {

class ChatWriter;
class ModerationService;
class PermissionHint;
class PersonPane;

/// The chats as they are written, with what moderators do, and a field to write.
class LiveChatView : public PageView
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    explicit LiveChatView(ModerationService *service, QWidget *parent = nullptr);

    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    Freshness freshness() const override;
    QString saved() const override;
    void takeKeyboard() { m_lines->setFocus(Qt::OtherFocusReason); }
    /// Shows only this person; an empty name: everybody.
    void showOnly(const QString &channelId, const QString &userName);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTools(QBoxLayout *layout);
    void addActions();
    void fillChannels();
    void showChannel(int at);
    void updateFilter();
    void updateTexts();
    void updatePaused();
    void updatePerson();
    void arrange();
    void doAction(int row, MessageList::RowAction action);
    QString channel() const;  ///< That is shown; empty: all.

    ModerationService *m_service;
    LiveList<ChatLine> *m_rows;
    MessageList *m_lines;
    PageState *m_state;
    SearchField *m_search = nullptr;
    Segmented *m_tabs = nullptr;
    QComboBox *m_combo = nullptr;
    Button *m_pause = nullptr;
    QWidget *m_list = nullptr;
    Banner *m_paused = nullptr;
    QDateTime m_pausedAt{};
    int m_missed = 0;
    ChatWriter *m_writer = nullptr;
    PermissionHint *m_permission = nullptr;
    PersonPane *m_person;
    QAction *m_removedAction = nullptr;
    QAction *m_paneAction = nullptr;
};

}  // namespace Sidestage
