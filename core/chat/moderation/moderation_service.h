// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "action_undo.h"
#include "api/moderation/bans.h"
#include "chat/people/chat_channels.h"
#include "live_chat.h"
#include "moderation_action.h"
#include "moderation_history.h"
#include "outbox/outbox.h"
#include "waiting_feed.h"

#include <map>
#include <memory>

namespace Sidestage {

/// Moderation with one account, in all channels where it can act: what waits, the live chat, the actions, and
/// what was done. One per account.
class ModerationService : public QObject
{
    Q_OBJECT
public:
    using Kind = ModerationAction::Kind;

    /// All must outlive this.
    ModerationService(Account *account, ChatChannels *channels, const Clock &clock,
                      QObject *parent = nullptr);
    ~ModerationService() override;

    Account *account() const { return m_account; }
    /// More channels would need more events than a session allows.
    static constexpr qsizetype maxWatched = 12;

    /// The channels where the account can act: its own first, then by name.
    QList<ChatChannel> channels() const;
    /// Those whose events are used: the own one, then those that are live, at most maxWatched.
    QStringList watched() const { return m_watched; }
    QString nameOf(const QString &channelId) const;

    /// Starts to listen for what waits. Later calls do nothing.
    void watch();
    /// Starts to read the chats too. Later calls do nothing.
    void readChat();
    LiveChat *chat() { return &m_chat; }
    ModerationHistory *history() { return &m_history; }

    /// What waits in all channels, held messages first, the oldest first.
    QList<Waiting> waiting() const;
    /// The number of rows that wait for a decision.
    int waitingCount() const;
    /// Suspicious viewers leave the list by this only.
    void dismiss(const Waiting &row);
    QList<WaitingFeed *> feeds() const;

    /// Seconds before an action of this kind is sent, in which it can be undone; 0: at once.
    static int graceOf(Kind kind);
    /// Does it after the grace period, and returns the id of the job; 0: the same is open already, or an
    /// action about the same thing is being sent. One that was not sent yet is replaced. What requires a
    /// permission that was not granted is not sent: its row has failed.
    qint64 act(const ModerationAction &action);
    /// The same for several, as one job. `grace`: seconds.
    qint64 act(const QList<ModerationAction> &actions, int grace);
    Outbox *outbox() { return &m_outbox; }
    ActionUndo *undo() { return &m_undo; }
    ModerationAction actionOf(qint64 job, int row) const;
    /// The row of this key that is held, being sent, or has failed.
    std::optional<OutboxRow> rowOf(const QString &key) const;
    /// Seconds until the action of this key is sent; 0: none is held.
    int secondsHeld(const QString &key) const;
    /// The number of decisions that were done since midnight, in this run.
    int decidedToday() const { return m_decided; }

    /// Reads since when the user follows the channel, UTC; invalid: they do not. Error Forbidden without the
    /// permission.
    void readFollow(const QString &channelId, const QString &userId, QObject *context,
                    std::function<void(const Result<QDateTime> &since)> done);
    /// Reads the ban or timeout of the user in the own channel, the only one whose bans the service lists;
    /// none: there is none. Error Forbidden for other channels or without the permission.
    void readBan(const QString &channelId, const QString &userId, QObject *context,
                 std::function<void(const Result<std::optional<Api::BannedUser>> &ban)> done);

Q_SIGNALS:
    void channelsChanged();
    void waitingChanged();
    void freshnessChanged();
    /// Rows of the outbox have changed.
    void actionsChanged();
    /// The outcome of an action is known.
    void settled(const Sidestage::ModerationAction &action);

private:
    void updateChannels();
    void heldDecided(const WaitingFeed *feed, const Api::HeldMessageDecided &event, const QDateTime &at);
    void moderated(const WaitingFeed *feed, const Api::ChannelModerated &event, const QDateTime &at);
    void done(const ModerationAction &action);

    Account *m_account;
    ChatChannels *m_channels;
    const Clock &m_clock;
    LiveChat m_chat;
    ModerationHistory m_history;
    Outbox m_outbox;
    ActionUndo m_undo;
    std::map<QString, std::unique_ptr<WaitingFeed>> m_feeds{};  ///< By channel.
    QStringList m_ids{};                                        ///< Of channels().
    QStringList m_watched{};
    QTimer m_update{};
    bool m_isWatching = false;
    bool m_isReadingChat = false;
    int m_decided = 0;
    QDate m_decidedOn{};
};

}  // namespace Sidestage
