// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/live_chat.h"
#include "chat/people/chat_channels.h"
#include "kit/forward.h"

#include <QTimer>
#include <QWidget>

namespace Sidestage {

class ModerationService;

/// A field to write in chats. Each channel has its own text, which is kept until it is sent.
class ChatWriter : public QWidget
{
    Q_OBJECT
public:
    static constexpr int maxText = 500;  ///< In code points.

    /// `service` must outlive the writer.
    explicit ChatWriter(ModerationService *service, QWidget *parent = nullptr);
    ~ChatWriter() override;

    /// Where can be written. With one channel there is no choice.
    void setChannels(const QList<ChatChannel> &channels);
    /// Chooses where to write. Does nothing if nothing can be written there.
    void setTarget(const QString &channelId);
    /// Begins to answer this message, until another channel is chosen.
    void reply(const ChatLine &line);
    void takeKeyboard();
    /// Call when the permission to write may have changed.
    void update();

Q_SIGNALS:
    /// Escape was pressed: the messages should get the keyboard.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    QString target() const;
    void write();
    void keepDraft();
    void showProblem(const QString &problem);

    ModerationService *m_service;
    QBoxLayout *m_line = nullptr;
    QComboBox *m_to = nullptr;
    QWidget *m_replyRow = nullptr;
    QLabel *m_replyTo = nullptr;
    QString m_replyId{};
    QLineEdit *m_text = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_problem = nullptr;
    ActionButton *m_send = nullptr;
    QString m_lastText{};
    QString m_draftChannel{};  ///< Whose text is shown.
    bool m_isSending = false;
    QTimer m_draft{};
};

}  // namespace Sidestage
