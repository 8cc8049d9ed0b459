// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/modes/mode_scheduler.h"
#include "kit/text/pill.h"
#include "schema/scope.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

#include <functional>

class QMenu;
class QVBoxLayout;

namespace Sidestage {

class Banner;
class Button;
class ChannelChoice;
class ChatService;

/// Shows that chats are locked down, since when and which are not, and ends the lockdown. Asks what to do
/// about timed modes that could not end automatically. Hidden if there is nothing to show.
class LockdownBanner : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive the banner.
    LockdownBanner(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

    /// One card for each channel that could not be locked or restored. Below the banner unless it is moved to
    /// another layout. Hidden if there are none.
    QWidget *troubles() const { return m_troubles; }

public Q_SLOTS:
    /// Handles the shared shortcut: locks down, or shows what ending the lockdown would do.
    void lockOrRestore();
    /// Locks down the selected channels, or all shown channels if none is selected. Asks first, unless
    /// disabled in the settings. Channels that are not locked yet join an existing lockdown.
    void lockDown();
    /// Shows what ending the lockdown would do, and ends it after confirmation.
    void restoreAll();
    void retryAll();

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// Emitted when the account that acts in the channel needs this permission.
    void permissionRequested(const QString &channelId, Sidestage::Api::Scope scope);

private:
    void update();
    void updateBanner(const QList<ModeHold> &holds);
    void updateEnd(const QList<ModeHold> &holds);
    void updateTroubles(const QList<ModeHold> &holds);
    void updateQuestions(const QList<ModeHold> &asking);
    QWidget *makeTrouble(const ModeHold &hold);
    bool isPart(const ModeHold &hold) const;
    Banner *makeQuestion(const ModeHold &hold);
    void checkRole(const ModeHold &hold);
    /// Returns whether a restart has interrupted the hold, so that the user has to decide.
    bool isLeft(const ModeHold &hold) const
    {
        return hold.state == ModeHold::State::Planned && m_asking.contains(hold.id);
    }
    bool lacksPermission(const ModeHold &hold) const;

    ChatService *m_service;
    ChannelChoice *m_choice;
    Banner *m_banner = nullptr;
    Button *m_retry = nullptr;
    Button *m_restore = nullptr;
    Button *m_end = nullptr;
    QMenu *m_endMenu = nullptr;
    QVBoxLayout *m_questions = nullptr;
    QWidget *m_troubles = nullptr;
    QList<ModeHold> m_shownTroubles{};
    QList<ModeHold> m_shownQuestions{};
    QSet<qint64> m_asking{};    ///< Holds that need a decision by the user.
    QSet<QString> m_lacking{};  ///< Channels that failed because of a missing permission.
    QTimer m_soon;
    QString m_checking{};  ///< The channel whose role is being requested.
};

}  // namespace Sidestage
