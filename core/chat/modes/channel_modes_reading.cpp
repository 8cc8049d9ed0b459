// SPDX-License-Identifier: GPL-3.0-or-later

// What the service says of a channel's modes: events say when to read it, and who changed it.

#include "channel_modes_private.h"

#include "api/events/channel.h"
#include "api/events/chat.h"
#include "client/client.h"
#include "client/session.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;

namespace {

constexpr qsizetype maxHistory = 100;
/// So long an event may come behind the change it tells of, in milliseconds.
constexpr qint64 echoTime = 10'000;

}  // namespace

bool mayHear(const Account &account, const EventInfo &event)
{
    const ScopeSet granted = account.session()->token().scopeSet();
    return std::all_of(event.spec.scopes.begin(), event.spec.scopes.begin() + event.spec.scopeCount,
                       [&](const ScopeSet &any) { return granted.containsAny(any); });
}

bool ChannelModes::Private::mayReadDelay() const
{
    return account->may(Scope::ModeratorReadChatSettings) || account->may(Scope::ModeratorManageChatSettings);
}

void ChannelModes::Private::rights()
{
    const bool all = share.events == Events::All;
    if ((share.events != Events::None && mayHear(*account, Api::event<ChatSettingsUpdated>()))
            != hearsSettings
        || (all && mayHear(*account, Api::event<ChannelModerated>())) != hearsAll
        || (all && mayReadShield()) != hearsShield)
        listen();
    wantShield();
    if (known && !service.delay && mayReadDelay())
        poll->trigger();
    Q_EMIT q->changed();
}

void ChannelModes::Private::listen()
{
    const auto before
        = std::move(subscriptions);  // until the new ones stand, so that nothing is ended and made anew
    subscriptions = std::make_unique<QObject>();
    EventService *events = account->events();
    hearsSettings = share.events != Events::None && mayHear(*account, Api::event<ChatSettingsUpdated>());
    hearsAll = share.events == Events::All && mayHear(*account, Api::event<ChannelModerated>());
    hearsShield = share.events == Events::All && mayReadShield();
    if (hearsSettings) {
        events->on<ChatSettingsUpdated>(asReader(), subscriptions.get(),
                                        [this](const ChatSettingsUpdated &event, const QDateTime &sentAt) {
                                            handleSettings(event, sentAt);
                                        });
    }
    if (hearsAll) {
        events->on<ChannelModerated>(
            asModerator(), subscriptions.get(),
            [this](const ChannelModerated &event, const QDateTime &) { handleModeration(event); });
    }
    if (hearsShield) {
        events->on<ShieldModeBegan>(asModerator(), subscriptions.get(),
                                    [this](const ShieldModeBegan &event, const QDateTime &sentAt) {
                                        handleShieldMode(true, event.moderatorUserName, sentAt);
                                    });
        events->on<ShieldModeEnded>(asModerator(), subscriptions.get(),
                                    [this](const ShieldModeEnded &event, const QDateTime &sentAt) {
                                        handleShieldMode(false, event.moderatorUserName, sentAt);
                                    });
    }
    cover();
}

void ChannelModes::Private::cover()
{
    const bool live = q->isLive();
    if (std::exchange(isCovered, live) != live && live)
        liveSince = now();
    poll->setCovered(live);
    wantShield();
    Q_EMIT q->freshnessChanged();
}

bool ChannelModes::Private::knowsActor() const
{
    return hearsAll && account->events()->covers<ChannelModerated>(asModerator());
}

void ChannelModes::Private::handleSettings(const ChatSettingsUpdated &event, const QDateTime &sentAt)
{
    const ChatModes answer = modesOf(event);
    if (isInFlight && !isEchoed && differing(answer, laidOver(service, requests.front()->wanted)).isEmpty()) {
        isEchoed = true;
        return;
    }
    if (echoes > 0 && now() - echoAt <= echoTime && differing(answer, service).isEmpty()) {
        --echoes;
        return;
    }
    // It may be late, and it does not tell the delay: reading says how things are.
    if (!toldAt.isValid() || !sentAt.isValid() || sentAt >= toldAt) {
        toldAt = sentAt;
        isTold = sentAt.isValid();
    }
    poll->trigger();
}

void ChannelModes::Private::handleModeration(const ChannelModerated &event)
{
    if (!moderationLog.add(event, now()))
        return;
    // The change may have been noticed before it was known who made it.
    bool named = false;
    for (qsizetype i = 0; i < history.size() && now() - noticedAt[i] < ModerationLog::memory; ++i) {
        ModesChange &change = history[i];
        if (change.ours || !change.by.isEmpty())
            continue;
        const QString by
            = moderationLog.consume(change.before, change.after, now()).join(QStringLiteral(", "));
        if (by.isEmpty())
            continue;
        for (ModesChange &one : untold) {
            if (one.at == change.at && one.after == change.after && one.by.isEmpty())
                one.by = by;
        }
        change.by = by;
        named = true;
        break;
    }
    if (!named)
        return;
    if (std::all_of(untold.begin(), untold.end(), [](const auto &one) { return !one.by.isEmpty(); }))
        emitToOthers();
    else
        Q_EMIT q->changed();
}

void ChannelModes::Private::wantRead(QObject *context, Done done)
{
    waiting.append({context, std::move(done)});
    startRead();
}

void ChannelModes::Private::startRead()
{
    // While a change is on its way an answer could be of before or after it.
    if (isReading || isInFlight || (waiting.isEmpty() && !pollWants))
        return;
    isReading = true;
    served = std::exchange(waiting, {});
    const bool forPoll = std::exchange(pollWants, false);
    GetChatSettings request{.broadcasterId = channelId};
    if (mayReadDelay())
        request.moderatorId = account->userId();
    account->client()->call(request).then(
        q, [this, began = turn, forPoll](const Result<One<ChatSettings>::Value> &answer) {
            Result<ChatModes> reply = ChatModes();
            if (!answer)
                reply = answer.error();
            else
                reply = modesOf(*answer);
            hasRead(began, std::exchange(served, {}), forPoll, reply);
        });
}

void ChannelModes::Private::hasRead(int began, const QList<Waiter> &waiters, bool forPoll,
                                    const Result<ChatModes> &answer)
{
    isReading = false;
    if (answer && began != turn) {
        // A change was sent meanwhile. Once more, after it.
        waiting = waiters + waiting;
        pollWants = pollWants || forPoll;
        return startRead();
    }
    const QPointer<ChannelModes> self(q);
    if (forPoll)
        poll->finished(answer ? Result<void>() : Result<void>(answer.error()));
    if (self && answer) {
        const ChatModes own = std::exchange(unheard, {});
        applyRemote(*answer, own);
    }
    for (const Waiter &waiter : waiters) {
        if (self && waiter.context && waiter.done)
            waiter.done(answer);
    }
    if (self)
        startRead();
}

void ChannelModes::Private::applyRemote(const ChatModes &answer, const ChatModes &own)
{
    const ChatModes before = std::exchange(service, answer);
    const bool wasKnown = std::exchange(known, true);
    asOf = clock.now();
    truthAt = now();
    const QDateTime at = std::exchange(isTold, false) ? toldAt : asOf;
    if (wasKnown) {
        ChatModes middle = before;
        for (const ChatMode mode : differing(before, answer)) {
            if (own[mode] && differing(only(own, {mode}), answer).isEmpty())
                middle[mode] = answer[mode];
        }
        if (!differing(before, middle).isEmpty())
            note({.at = asOf, .before = before, .after = middle, .ours = true});
        if (!differing(middle, answer).isEmpty()) {
            ModesChange change{.at = at, .before = middle, .after = answer};
            change.by = moderationLog.consume(middle, answer, now()).join(QStringLiteral(", "));
            note(change);
            untold.append(change);
        }
    }
    const QPointer<ChannelModes> self(q);
    Q_EMIT q->changed();
    if (!self)
        return;
    const bool named
        = std::all_of(untold.cbegin(), untold.cend(), [](const auto &one) { return !one.by.isEmpty(); });
    if (!untold.isEmpty() && (named || !knowsActor()))
        emitToOthers();
    else if (!untold.isEmpty() && !telling.isActive())
        telling.start();
}

void ChannelModes::Private::note(const ModesChange &change)
{
    history.prepend(change);
    noticedAt.prepend(now());
    if (history.size() > maxHistory) {
        history.removeLast();
        noticedAt.removeLast();
    }
}

void ChannelModes::Private::emitToOthers()
{
    telling.stop();
    const auto changes = std::exchange(untold, {});
    const QPointer<ChannelModes> self(q);
    Q_EMIT q->changed();
    for (const ModesChange &change : changes) {
        if (self)
            Q_EMIT q->changedElsewhere(change);
    }
}

}  // namespace Sidestage
