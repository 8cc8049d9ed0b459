// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/announcements/announcer.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"

#include <QTimer>

#include <functional>

class QComboBox;
class QMenu;
class QPlainTextEdit;

namespace Sidestage {

class ActionButton;
class ChannelChoice;
class ChatService;
class ColorSwatches;

/// Sends an announcement: its text, colour and channels; and shows the result in each channel.
class AnnounceCard : public Card
{
    Q_OBJECT
public:
    /// Both must outlive the card.
    AnnounceCard(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);
    ~AnnounceCard() override;

    /// The channels that the announcement would be sent to now.
    QStringList targets() const;

public Q_SLOTS:
    void focusText();
    void send();
    void openHistory();
    void openTemplates();

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void fillChannels();
    void fillTemplates();
    void updateWords();
    void updatePreview();
    void showResults();
    void useTemplate(const AnnouncementTemplate &entry);
    QString blockReason() const;
    void keepDraft();

    ChatService *m_service;
    ChannelChoice *m_choice;
    QComboBox *m_channels = nullptr;
    QPlainTextEdit *m_text = nullptr;
    ColorSwatches *m_colors = nullptr;
    QLabel *m_counter = nullptr;
    QWidget *m_preview = nullptr;
    QVBoxLayout *m_previewRows = nullptr;
    ActionButton *m_send = nullptr;
    QMenu *m_templates = nullptr;
    QWidget *m_results = nullptr;
    QVBoxLayout *m_resultRows = nullptr;
    QTimer m_draftTimer;
    QTimer m_previewTimer;
    QTimer m_soon;
    qint64 m_current = 0;     ///< The announcement whose results are shown.
    int m_toldDone = -1;      ///< Number of channels in the last note about the result; -1: none yet.
    bool m_choseOne = false;  ///< The user has picked one channel in the list.
};

}  // namespace Sidestage
