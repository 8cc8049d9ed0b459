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

/// Says that chats are locked down, since when, which are not, and ends it; asks what to do about timed modes
/// that could not end by themselves. Takes no room while there is nothing to say.
class LockdownBanner : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive the banner.
    LockdownBanner(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

    /// A card for each channel that could not be locked or restored. Below the banner, unless somebody
    /// puts it elsewhere; takes no room when there is none.
    QWidget *troubles() const { return m_troubles; }

public Q_SLOTS:
    /// The key for both: locks down, or shows what ending the lockdown would do.
    void lockOrRestore();
    /// What is chosen, or else all that is shown; asks first, unless the settings say not to. Channels that
    /// are not locked yet join the lockdown there is.
    void lockDown();
    /// Shows what ending the lockdown would do, and does it.
    void restoreAll();
    void retryAll();

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// Who acts in the channel has not given this permission, and is to be asked for it.
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
    bool isLeft(const ModeHold &hold) const;
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
    QSet<qint64> m_asking{};    ///< Holds that ask the user something.
    QSet<QString> m_lacking{};  ///< Channels whose trouble is a permission that was not given.
    QTimer m_soon;
    QString m_checking{};  ///< The channel whose role is being asked for.
};

}  // namespace Sidestage
