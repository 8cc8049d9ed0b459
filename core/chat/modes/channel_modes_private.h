// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For channel_modes.cpp, channel_modes_changes.cpp and channel_modes_shield.cpp only.

#include "accounts/account.h"
#include "api/eventsub.h"
#include "api/moderation.h"
#include "base/clock.h"
#include "channel_modes.h"
#include "chat/people/send_gate.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "moderation_log.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <deque>

namespace Sidestage {

struct ChannelModes::Private
{
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

    Private(ChannelModes *owner, Account *who, QString where, const Clock &time, Share part);

    Api::EventCondition asReader() const
    {
        return {.broadcasterUserId = channelId, .userId = account->userId()};
    }
    Api::EventCondition asModerator() const
    {
        return {.broadcasterUserId = channelId, .moderatorUserId = account->userId()};
    }
    bool mayReadDelay() const;
    bool mayReadShield() const;
    qint64 now() const { return watch.elapsed(); }

    // channel_modes.cpp: reading, and what events say.
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

    // channel_modes_changes.cpp
    void work();
    void begin();
    void send();
    void sent(const Result<ChatModes> &answer);
    void finish(const Result<ChatModes> &outcome, bool heard);
    Result<ChatModes> compared(const ChatModes &wanted) const;
    bool isAsExpected(const ModesRequest &request) const;
    void expectEcho();
    void leaveGate();

    // channel_modes_shield.cpp
    void wantShield();
    void readShield(std::function<void(const Result<void> &)> done);
    void takeShield(const Api::ShieldModeStatus &status);
    void handleShieldMode(bool on, const QString &by, const QDateTime &at);
    void workShield();
    void finishShield(const Result<void> &outcome, bool heard);

    ChannelModes *q;
    Account *account;
    QString channelId;
    const Clock &clock;
    Share share;
    QElapsedTimer watch{};
    Poll *poll = nullptr;

    bool known = false;
    ChatModes service{};
    QDateTime asOf{};
    qint64 truthAt = -1;  ///< When `service` was true, by `watch`.

    // Events.
    std::unique_ptr<QObject> subscriptions{};  ///< Who listens, of all subscriptions.
    bool hearsSettings = false;                ///< Asked for.
    bool hearsAll = false;
    bool hearsShield = false;
    QDateTime toldAt{};   ///< Of the newest event about settings, when the service sent it.
    bool isTold = false;  ///< That event is the reason for the next reading.
    bool isCovered = false;
    qint64 liveSince = 0;   ///< What was known before it may be wrong.
    bool isEchoed = false;  ///< An event has told of the change that is on its way.
    int echoes = 0;         ///< Changes of our own of which events will tell.
    qint64 echoAt = -1;     ///< Of the last of them.

    // Who did what.
    ModerationLog moderationLog{};
    QList<ModesChange> history{};
    QList<qint64> noticedAt{};    ///< Of the same index in `history`.
    QList<ModesChange> untold{};  ///< Waiting for a name, the oldest first.
    QTimer telling{};

    // Readings.
    bool isReading = false;
    bool pollWants = false;
    int turn = 0;  ///< Counts the ends of changes: a reading that saw one may tell of the time before it.
    QList<Waiter> waiting{};  ///< For the next reading.
    QList<Waiter> served{};   ///< By the one under way.
    ChatModes unheard{};      ///< What was sent and got no answer: a reading that has it shows our own doing.

    // Changes.
    std::deque<std::shared_ptr<ModesRequest>> requests{};
    bool isWorking = false;  ///< On the first of them.
    bool isInFlight = false;
    bool hasRoom = false;  ///< The gate has let it in.

    // Shield Mode.
    Poll *shieldPoll = nullptr;
    bool onScreen = false;
    std::optional<Api::ShieldModeStatus> shield{};
    std::optional<Error> shieldRefusal{};
    QString shieldOffBy{};     ///< Only events tell.
    QDateTime shieldToldAt{};  ///< Of the newest event about it.
    std::deque<std::shared_ptr<ShieldRequest>> shieldWishes{};
    bool shieldInFlight = false;
    int shieldTurn = 0;
};

/// Whether this account may have these events.
bool mayHear(const Account &account, const Api::EventInfo &event);

}  // namespace Sidestage
