// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/waiting_feed.h"
#include "kit/forward.h"
#include "models/live_list.h"
#include "page/page.h"

namespace Sidestage {

class ModerationService;
class PermissionHint;
class PersonPane;
class WaitingTable;

/// What waits for a moderator in all channels, with the person of the current row beside it.
class WaitingView : public PageView
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    explicit WaitingView(ModerationService *service, QWidget *parent = nullptr);
    ~WaitingView() override;

    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    Freshness freshness() const override;
    void refresh() override;

Q_SIGNALS:
    void messagesRequested(const QString &channelId, const QString &userName);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTools(QBoxLayout *layout);
    QWidget *buildReply();
    void addActions();
    void updateRows();
    void updateFilter();
    void fillChannels();
    void updateTexts();
    void updateCurrent();
    void arrange();
    /// `allow`: allow or approve.
    void decide(const Waiting &row, bool allow);
    void toggleGroup(const Waiting &head);

    ModerationService *m_service;
    QSet<int> m_collapsed{};  ///< Waiting::Kind of groups.
    SearchField *m_search = nullptr;
    QComboBox *m_channel = nullptr;
    QLabel *m_decided = nullptr;
    Segmented *m_show = nullptr;
    PermissionHint *m_permission = nullptr;
    WaitingTable *m_table;
    LiveList<Waiting> *m_rows;
    PageState *m_state;
    QWidget *m_list = nullptr;
    QWidget *m_reply = nullptr;
    QLabel *m_replyTo = nullptr;
    QBoxLayout *m_replyLine = nullptr;
    QLineEdit *m_replyText = nullptr;
    QLabel *m_replyCount = nullptr;
    ActionButton *m_approve = nullptr;
    ActionButton *m_refuse = nullptr;
    QHash<QString, QString> m_replies{};  ///< Typed and not sent yet, by the key of the request.
    QString m_replyKey{};
    PersonPane *m_person;
    QAction *m_paneAction = nullptr;
    QAction *m_closePane = nullptr;  ///< While the person is shown instead of the list.
    bool m_wasBeside = true;
};

}  // namespace Sidestage
