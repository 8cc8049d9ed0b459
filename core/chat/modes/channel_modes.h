// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation.h"
#include "chat/store/chat_modes.h"
#include "moderation_log.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>

namespace Sidestage {

class Account;
class Clock;
class Poll;
class SendGate;

namespace Api {
struct EventCondition;
}

/// A change of a channel's modes that has happened.
struct ModesChange
{
    QDateTime at{};  ///< UTC: when the service said so, or when it was noticed.
    ChatModes before{};
    ChatModes after{};
    bool ours = false;
    QString by{};  ///< The name of who did it; empty: the service does not tell.
};

/// The modes of one channel's chat, as they are and as they are about to be. Events and polls say when others
/// change them; who did it, channel.moderate tells when its scopes are granted.
///
/// What events tell is a hint: the channel is read when one comes, so that late, lost, repeated and reordered
/// ones cannot bring back what was. All readings and changes of one channel follow one another.
class ChannelModes : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const Result<ChatModes> &)>;

    /// Which events feed it. A session of live events has room for so many.
    enum class Events : quint8 {
        None,
        Settings,  ///< That modes were changed: one subscription.
        All,       ///< Also by whom, and Shield Mode: four.
    };
    /// What somebody who has many of them shares out among them.
    struct Share
    {
        Events events = Events::All;
        /// Between two readings while it is on screen and no events come.
        std::chrono::seconds pause{10};
        /// Lets changes through, some channels at a time; null: at once.
        std::shared_ptr<SendGate> gate{};
        /// So long a change by somebody else waits for the name of who made it.
        std::chrono::milliseconds namePatience{1500};
    };

    /// `account` acts in the channel. It and `clock` must outlive this.
    ChannelModes(Account *account, QString channelId, const Clock &clock, QObject *parent = nullptr);
    ChannelModes(Account *account, QString channelId, const Clock &clock, Share share,
                 QObject *parent = nullptr);
    /// Whoever waits for an answer gets Cancelled. What was sent may take effect all the same.
    ~ChannelModes() override;

    Account *account() const { return m_account; }
    const QString &channelId() const { return m_channelId; }
    void setEvents(Events events);

    /// False until the service has told.
    bool isKnown() const { return m_known; }
    /// What is known is of now, as far as that can be known: events feed it, or it was read lately.
    bool isFresh() const;
    /// As the service last said.
    const ChatModes &service() const { return m_service; }
    /// With what is being sent laid over it.
    ChatModes shown() const;
    bool isSending() const;
    bool isPending(ChatMode mode) const;

    /// Makes the channel have `wanted`: shown at once, sent after what was asked for before, one at a time,
    /// withdrawn when it is refused. `done` gets what the service says then, unless `context` is gone; also
    /// when nothing had to be sent. An answer that does not have what was wanted is an Error Conflict. When
    /// no answer comes, the channel is read before anything is said: the change may have happened.
    /// `started`: its turn has come, it is being sent.
    /// `expected`: what the change was decided by, for one that nobody confirms. If the channel has another
    /// of these values when it is about to be sent, or may have by then, nothing is sent: an Error Conflict.
    void apply(const ChatModes &wanted, QObject *context, Done done, std::function<void()> started = {},
               std::optional<ChatModes> expected = {});
    /// Reads the modes once, now, for somebody who must know.
    void read(QObject *context, Done done);

    /// Whether Shield Mode is on, or about to be; none: not known, or not allowed to know (shieldRefusal()).
    std::optional<bool> shield() const;
    std::optional<Error> shieldRefusal() const;
    QString shieldBy() const;    ///< Who switched it last; empty: not known.
    QDateTime shieldAt() const;  ///< UTC, when it was switched on last; invalid: never, or not known.
    bool isShieldSending() const;
    void setShield(bool on, QObject *context, std::function<void(const Result<void> &)> done);

    /// The newest first; those seen in this run, at most 100.
    const QList<ModesChange> &history() const { return m_history; }

    QDateTime asOf() const { return m_asOf; }  ///< UTC; invalid: never in this run.
    QString failure() const;                   ///< Why the last reading failed; empty: it did not.
    int interval() const;                      ///< Seconds between two readings.
    bool isLive() const;                       ///< Events tell of changes.
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();
    void freshnessChanged();
    /// Somebody else has changed something. When events can tell who, this waits for them, a second or two.
    void changedElsewhere(const Sidestage::ModesChange &change);
    /// What a call about this channel came to: for the role there.
    void answered(const Sidestage::Result<void> &outcome);

private:
    using ShieldDone = std::function<void(const Result<void> &)>;

    /// Modes that somebody wants.
    struct ModesRequest
    {
        ChatModes wanted{};
        QPointer<QObject> context{};
        Done done{};
        std::function<void()> started{};
        std::optional<ChatModes> expected{};
    };
    struct Waiter
    {
        QPointer<QObject> context{};
        Done done{};
    };
    struct ShieldRequest
    {
        bool on = false;
        QPointer<QObject> context{};
        ShieldDone done{};
    };

    Api::EventCondition asReader() const;
    Api::EventCondition asModerator() const;
    bool mayReadDelay() const;
    bool mayReadShield() const;
    qint64 now() const { return m_watch.elapsed(); }

    // What the service says: events say when to read it, and who changed it.
    void rights();  ///< The token may do something else now.
    void listen();
    void cover();
    bool knowsActor() const;
    void handleSettings(const Api::ChatSettingsUpdated &event, const QDateTime &sentAt);
    void handleModeration(const Api::ChannelModerated &event);
    void wantRead(QObject *context, Done done);
    void startRead();
    void hasRead(int began, const QList<Waiter> &waiters, bool forPoll, const Result<ChatModes> &answer);
    /// Takes what the service says. `own`: what was sent by us just now.
    void applyRemote(const ChatModes &answer, const ChatModes &own);
    void note(const ModesChange &change);
    void emitToOthers();

    // What is asked of the channel: one change after the other, shown before it is sent.
    void work();
    void begin();
    void send();
    void sent(const Result<ChatModes> &answer);
    void finish(const Result<ChatModes> &outcome, bool heard);
    Result<ChatModes> compared(const ChatModes &wanted) const;
    bool isAsExpected(const ModesRequest &request) const;
    void expectEcho();
    void leaveGate();

    // Shield Mode: read, heard of, and switched.
    void wantShield();
    void readShield(std::function<void(const Result<void> &)> done);
    void takeShield(const Api::ShieldModeStatus &status);
    void handleShieldMode(bool on, const QString &by, const QDateTime &at);
    void workShield();
    void finishShield(const Result<void> &outcome, bool heard);

    Account *m_account;
    QString m_channelId;
    const Clock &m_clock;
    Share m_share;
    QElapsedTimer m_watch{};
    Poll *m_poll = nullptr;

    bool m_known = false;
    ChatModes m_service{};
    QDateTime m_asOf{};
    qint64 m_truthAt = -1;  ///< When `m_service` was true, by `m_watch`.

    // Events.
    std::unique_ptr<QObject> m_subscriptions{};  ///< Who listens, of all subscriptions.
    bool m_hearsSettings = false;                ///< Asked for.
    bool m_hearsAll = false;
    bool m_hearsShield = false;
    QDateTime m_toldAt{};   ///< Of the newest event about settings, when the service sent it.
    bool m_isTold = false;  ///< That event is the reason for the next reading.
    bool m_isCovered = false;
    qint64 m_liveSince = 0;   ///< What was known before it may be wrong.
    bool m_isEchoed = false;  ///< An event has told of the change that is on its way.
    int m_echoes = 0;         ///< Changes of our own of which events will tell.
    qint64 m_echoAt = -1;     ///< Of the last of them.

    // Who did what.
    ModerationLog m_moderationLog{};
    QList<ModesChange> m_history{};
    QList<qint64> m_noticedAt{};    ///< Of the same index in `m_history`.
    QList<ModesChange> m_untold{};  ///< Waiting for a name, the oldest first.
    QTimer m_telling{};

    // Readings.
    bool m_isReading = false;
    bool m_pollWants = false;
    int m_turn = 0;  ///< Counts the ends of changes: a reading that saw one may tell of the time before it.
    QList<Waiter> m_waiting{};  ///< For the next reading.
    QList<Waiter> m_served{};   ///< By the one under way.
    ChatModes m_unheard{};  ///< What was sent and got no answer: a reading that has it shows our own doing.

    // Changes.
    std::deque<std::shared_ptr<ModesRequest>> m_requests{};
    bool m_isWorking = false;  ///< On the first of them.
    bool m_isInFlight = false;
    bool m_hasRoom = false;  ///< The gate has let it in.

    // Shield Mode.
    Poll *m_shieldPoll = nullptr;
    bool m_onScreen = false;
    std::optional<Api::ShieldModeStatus> m_shield{};
    std::optional<Error> m_shieldRefusal{};
    QString m_shieldOffBy{};     ///< Only events tell.
    QDateTime m_shieldToldAt{};  ///< Of the newest event about it.
    std::deque<std::shared_ptr<ShieldRequest>> m_shieldWishes{};
    bool m_shieldInFlight = false;
    int m_shieldTurn = 0;
};

}  // namespace Sidestage
