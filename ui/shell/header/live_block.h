// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/moderated_chats.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Sidestage {

class DigitsLabel;
class IconView;
class LiveStatus;
class Pill;

/// Shows LIVE, OFFLINE or UNKNOWN, and while live the uptime and the viewers. For a moderator: how many of
/// the moderated channels are live, and how long their chats have been locked down.
class LiveBlock : public QWidget
{
    Q_OBJECT
public:
    enum class Shown : quint8 { Pill, Uptime, Viewers, ViewersWord };  ///< Each includes the previous ones.

    explicit LiveBlock(QWidget *parent = nullptr);

    /// Null: nobody is signed in, shown as offline.
    void setStatus(LiveStatus *status);
    /// The moderated chats are shown while the own channel is not live. A lockdown is always shown.
    void setChats(const ModeratedChats &chats);
    bool isModerating() const;
    /// Sets how much fits.
    void setShown(Shown shown);
    int widthFor(Shown shown) const;

Q_SIGNALS:
    /// Emitted when the state and so the needed width has changed.
    void resized();

private:
    void refresh();
    int tick();
    QString ofText(Shown shown) const;

    QPointer<LiveStatus> m_status;
    Shown m_shown = Shown::ViewersWord;
    Pill *m_pill;
    DigitsLabel *m_uptime;
    QWidget *m_divider;
    IconView *m_eye;
    DigitsLabel *m_viewers;
    QLabel *m_viewersWord;
    ModeratedChats m_chats{};
    QLabel *m_of;  ///< "of 4 channels you moderate"
    QWidget *m_lockDivider;
    IconView *m_lockIcon;
    QLabel *m_lockWord;
    DigitsLabel *m_lockClock;
};

}  // namespace Sidestage
