// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation.h"
#include "chat/store/chat_modes.h"
#include "mode_authors.h"

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
struct EventInfo;
}  // namespace Api

/// Whether the account's token has the scopes for these events.
bool mayHear(const Account &account, const Api::EventInfo &event);

/// A change of a channel's modes that was made.
struct ModesChange
{
    QDateTime at{};  ///< UTC: when the service sent the event, or when the change was noticed.
    ChatModes before{};
    ChatModes after{};
    bool ours = false;
    QString by{};  ///< The name of the user who made it; empty: unknown.
};

/// The modes of one channel's chat, the current ones and the requested ones. Events and polls report changes
/// by others; channel.moderate names their author when its scopes are granted.
///
/// Events are only a hint: each one triggers a reading, so that late, lost, repeated and reordered events
/// cannot restore an old state. All readings and changes of one channel run one after another.
class ChannelModes : public QObject
{
    Q_OBJECT
public:
    using Done = std::function<void(const Result<ChatModes> &)>;

    /// Which events are used. The number of subscriptions per session is limited.
    enum class Events : quint8 {
        None,
        Settings,  ///< Changes of modes: one subscription.
        All,       ///< Also their author, and Shield Mode: four.
    };
    /// Options that an owner of many objects distributes among them.
    struct Share
    {
        Events events = Events::All;
        /// Time between two readings while it is on screen without events.
        std::chrono::seconds pause{10};
        /// Limits how many channels send changes at a time; null: no limit.
        std::shared_ptr<SendGate> gate{};
        /// How long a change by others is held back until its author is known.
        std::chrono::milliseconds namePatience{1500};
    };

    /// `account`: the account that acts in the channel. It and `clock` must outlive this.
    ChannelModes(Account *account, QString channelId, const Clock &clock, QObject *parent = nullptr);
    ChannelModes(Account *account, QString channelId, const Clock &clock, Share share,
                 QObject *parent = nullptr);
    /// Pending callbacks get Cancelled. Requests that were sent may still take effect.
    ~ChannelModes() override;

    Account *account() const { return m_account; }
    const QString &channelId() const { return m_channelId; }
    void setEvents(Events events);

    /// False until the first response.
    bool isKnown() const { return m_known; }
    /// Whether the known state is current, as far as that can be known: events are active, or it was read
    /// recently.
    bool isFresh() const;
    /// As the service last returned it.
    const ChatModes &service() const { return m_service; }
    /// With the requested changes applied on top.
    ChatModes shown() const;
    bool isSending() const { return !m_requests.empty(); }
    bool isPending(ChatMode mode) const;

    /// Changes the channel's modes to `wanted`: shown at once, sent one at a time in the order of the calls,
    /// undone if the service refuses. `done` gets the resulting modes, unless `context` is gone; also when
    /// nothing had to be sent. If the response does not contain the wanted modes, it gets Error Conflict. If
    /// there is no response, the channel is read first, because the change may have been made.
    ///
    /// `started`: called when the request is being sent.
    ///
    /// `expected`: the modes on which the change was based, for a change without confirmation by the user. If
    /// the channel has different values when the request is about to be sent, or may have them, nothing is
    /// sent: Error Conflict.
    void apply(const ChatModes &wanted, QObject *context, Done done, std::function<void()> started = {},
               std::optional<ChatModes> expected = {});
    /// Reads the modes once, now, and calls `done`.
    void read(QObject *context, Done done);

    /// Whether Shield Mode is on, or is being switched on; none: not known, or not permitted
    /// (shieldRefusal()).
    std::optional<bool> shield() const;
    std::optional<Error> shieldRefusal() const;
    QString shieldBy() const;    ///< Who switched it last; empty: unknown.
    QDateTime shieldAt() const;  ///< UTC, when it was switched on last; invalid: never, or unknown.
    bool isShieldSending() const { return !m_shieldWishes.empty(); }
    void setShield(bool on, QObject *context, std::function<void(const Result<void> &)> done);

    /// Newest first; at most 100 of this run.
    const QList<ModesChange> &history() const { return m_history; }

    QDateTime asOf() const { return m_asOf; }  ///< UTC; invalid: not read in this run.
    QString failure() const;                   ///< Why the last reading failed; empty: it did not fail.
    int interval() const;                      ///< Seconds between two readings.
    bool isLive() const;                       ///< Events report changes.
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();
    void freshnessChanged();
    /// Others have changed something. When events can contain the author, the signal is delayed for up to two
    /// seconds to wait for them.
    void changedElsewhere(const Sidestage::ModesChange &change);
    /// The outcome of a call about this channel, which shows whether the role there exists.
    void answered(const Sidestage::Result<void> &outcome);

private:
    using ShieldDone = std::function<void(const Result<void> &)>;

    /// A requested change of modes.
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
    /// The subscriptions that the share and the scopes of the token allow.
    struct Hears
    {
        bool settings = false;
        bool all = false;
        bool shield = false;
        bool operator==(const Hears &) const = default;
    };
    Hears allowed() const;
    std::optional<Error> refusal(Api::Scope needed, const QString &missing) const;
    bool mayReadDelay() const;
    bool mayReadShield() const;
    qint64 now() const { return m_watch.elapsed(); }

    // Reading the state: events trigger it and name the author of a change.
    void rights();  ///< Adapts to the scopes of the token.
    void listen();
    void cover();
    bool knowsActor() const;
    void handleSettings(const Api::ChatSettingsUpdated &event, const QDateTime &sentAt);
    void handleModeration(const Api::ChannelModerated &event);
    void startRead();
    void hasRead(int began, const QList<Waiter> &waiters, bool forPoll, const Result<ChatModes> &answer);
    /// Applies a response. `own`: the modes that we have just sent.
    void applyRemote(const ChatModes &answer, const ChatModes &own);
    void note(const ModesChange &change);
    bool isEveryAuthorKnown() const;
    void emitToOthers();

    // Changing the state: one request after the other, shown before it is sent.
    void work();
    void begin();
    void send();
    void sent(const Result<ChatModes> &answer);
    void finish(const Result<ChatModes> &outcome, bool heard);
    Result<ChatModes> compared(const ChatModes &wanted) const;
    bool isAsExpected(const ModesRequest &request) const;
    void expectEcho();
    void leaveGate();

    // Shield Mode: reading, events, and switching.
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
    qint64 m_truthAt = -1;  ///< When `m_service` was current, by `m_watch`.

    // Events.
    std::unique_ptr<QObject> m_subscriptions{};  ///< Context of all subscriptions.
    Hears m_hears{};                             ///< Subscribed.
    QDateTime m_toldAt{};                        ///< When the service sent the newest event about settings.
    bool m_isTold = false;                       ///< That event caused the next reading.
    bool m_isCovered = false;
    qint64 m_liveSince = 0;   ///< Data from before this time may be outdated.
    bool m_isEchoed = false;  ///< The event of the running change has arrived.
    int m_echoes = 0;         ///< Number of our own changes whose events are still expected.
    qint64 m_echoAt = -1;     ///< When the last of them was sent.

    // The authors of changes.
    ModeAuthors m_modeAuthors{};
    QList<ModesChange> m_history{};
    QList<qint64> m_noticedAt{};    ///< For the same index in `m_history`.
    QList<ModesChange> m_untold{};  ///< Waiting for their author, oldest first.
    QTimer m_telling{};

    // Readings.
    bool m_isReading = false;
    bool m_pollWants = false;
    int m_turn = 0;  ///< Number of the current change: a reading that began with another one may be outdated.
    QList<Waiter> m_waiting{};  ///< For the next reading.
    QList<Waiter> m_served{};   ///< For the running reading.
    ChatModes m_unheard{};      ///< A sent change without response; a reading may show it.

    // Changes.
    std::deque<std::shared_ptr<ModesRequest>> m_requests{};
    bool m_isWorking = false;  ///< The first of them is being processed.
    bool m_isInFlight = false;
    bool m_hasRoom = false;  ///< Admitted by the gate.

    // Shield Mode.
    Poll *m_shieldPoll = nullptr;
    bool m_onScreen = false;
    std::optional<Api::ShieldModeStatus> m_shield{};
    std::optional<Error> m_shieldRefusal{};
    QString m_shieldOffBy{};     ///< Only known from events.
    QDateTime m_shieldToldAt{};  ///< When the newest event about it was sent.
    std::deque<std::shared_ptr<ShieldRequest>> m_shieldWishes{};
    bool m_shieldInFlight = false;
    int m_shieldTurn = 0;
};

}  // namespace Sidestage
