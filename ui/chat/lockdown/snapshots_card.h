// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/modes/mode_scheduler.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"

#include <QHash>

#include <functional>
#include <memory>

namespace Sidestage {

class Button;
class ChannelChoice;
class ChatService;

/// Snapshots of modes, to be restored exactly; and what is timed, with when it ends.
class SnapshotsCard : public Card
{
    Q_OBJECT
public:
    /// Both must outlive the card.
    SnapshotsCard(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

public Q_SLOTS:
    /// Of the chosen channels, or else of all that are shown, under a name of its time.
    void takeSnapshot();

Q_SIGNALS:
    /// The user wants to lock the chats down.
    void lockdownRequested();
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// For the status strip: "Snapshot saved 20:38:05".
    void saved(const QString &text);

private:
    void reload();
    void reloadTimed();
    void tickTimed();
    QWidget *makeRow(const ModeSnapshot &snapshot);
    QWidget *makeTimedRow(const ModeHold &hold);
    void restore(qint64 id);
    void endTimed(qint64 id);
    void rename(qint64 id);
    void remove(qint64 id);
    void follow(qint64 job);

    ChatService *m_service;
    ChannelChoice *m_choice;
    Button *m_lock = nullptr;
    Button *m_all = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QWidget *m_timedArea = nullptr;
    QVBoxLayout *m_timedRows = nullptr;
    QList<ModeHold> m_timed{};
    QHash<qint64, QLabel *> m_ends{};  ///< By hold.
    QList<qint64> m_jobs{};
    std::unique_ptr<QObject> m_plan{};  ///< While it is being asked what ending would do.
    bool m_showsAll = false;
};

}  // namespace Sidestage
