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

/// Snapshots of modes that can be restored exactly, and the timed modes with their ends.
class SnapshotsCard : public Card
{
    Q_OBJECT
public:
    /// Both must outlive the card.
    SnapshotsCard(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

public Q_SLOTS:
    /// Saves the modes of the selected channels, or of all shown channels, named after the current time.
    void takeSnapshot();

Q_SIGNALS:
    /// Emitted when the user wants to lock down the chats.
    void lockdownRequested();
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// Text for the status strip: "Snapshot saved 20:38:05".
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
    QHash<qint64, QLabel *> m_ends{};  ///< By hold id.
    QList<qint64> m_jobs{};
    QList<qint64> m_ending{};           ///< The timed modes of that plan.
    std::unique_ptr<QObject> m_plan{};  ///< Exists while the plan for ending a timed mode is being computed.
    bool m_showsAll = false;
};

}  // namespace Sidestage
