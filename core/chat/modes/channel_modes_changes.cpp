// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked of a channel: one change after the other, shown before it is sent.

#include "channel_modes_private.h"

#include "base/bidi.h"
#include "client/client.h"
#include "client/session.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;

namespace {

Error changedMeanwhile()
{
    return {.kind = Error::Kind::Conflict,
            .message = ChannelModes::tr("Nothing was sent, because the channel may have changed meanwhile.")};
}

}  // namespace

ChatModes ChannelModes::shown() const
{
    ChatModes modes = d->service;
    for (const auto &wish : d->wishes)
        modes = laidOver(modes, wish->wanted);
    return modes;
}

bool ChannelModes::isSending() const
{
    return !d->wishes.empty();
}

bool ChannelModes::isPending(ChatMode mode) const
{
    return std::any_of(d->wishes.begin(), d->wishes.end(),
                       [mode](const auto &wish) { return wish->wanted[mode].has_value(); });
}

void ChannelModes::apply(const ChatModes &wanted, QObject *context, Done done, std::function<void()> started,
                         std::optional<ChatModes> expected)
{
    std::optional<Error> refusal;
    for (const ChatMode mode : wanted.modes()) {
        if (!refusal)
            refusal = problemWith(mode, *wanted[mode]);
    }
    if (d->account->session()->isEnded())
        refusal = Error{.kind = Error::Kind::Unauthorized,
                        .message = tr("%1 is signed out.").arg(isolated(d->account->info().displayName))};
    else if (!d->account->may(Scope::ModeratorManageChatSettings))
        refusal = Error{.kind = Error::Kind::Unauthorized,
                        .message = tr("%1 has not been given the permission to change chat modes.")
                                       .arg(isolated(d->account->info().displayName))};
    if (refusal) {
        if (context && done)
            QTimer::singleShot(0, context, [done = std::move(done), error = *refusal] { done(error); });
        return;
    }
    d->wishes.push_back(std::make_shared<Private::Wish>(
        Private::Wish{wanted, context, std::move(done), std::move(started), std::move(expected)}));
    const QPointer<ChannelModes> self(this);
    Q_EMIT changed();
    if (self)
        d->work();
}

void ChannelModes::Private::work()
{
    if (isWorking || wishes.empty())
        return;
    isWorking = true;
    if (q->isFresh())
        return begin();
    // What has to be sent depends on what is.
    wantRead(q, [this](const Result<ChatModes> &told) {
        if (told)
            begin();
        else
            finish(told.error(), false);
    });
}

void ChannelModes::Private::begin()
{
    if (isEmpty(changesTo(wishes.front()->wanted, service))) {
        // Not from within apply().
        QTimer::singleShot(0, q, [this] { finish(compared(wishes.front()->wanted), false); });
        return;
    }
    if (!share.gate)
        return send();
    share.gate->ask(q, [this] {
        hasRoom = true;
        send();
    });
}

void ChannelModes::Private::leaveGate()
{
    if (std::exchange(hasRoom, false))
        share.gate->leave();
}

void ChannelModes::Private::send()
{
    const std::shared_ptr<Wish> wish = wishes.front();
    // Somebody may have made it so while this waited.
    const ChatSettingsChanges changes = changesTo(wish->wanted, service);
    if (isEmpty(changes)) {
        QTimer::singleShot(0, q, [this, wish] { finish(compared(wish->wanted), false); });
        return;
    }
    if (!isAsExpected(*wish)) {
        QTimer::singleShot(0, q, [this] { finish(changedMeanwhile(), false); });
        return;
    }
    isInFlight = true;
    isEchoed = false;
    ++turn;
    unheard = {};
    const QPointer<ChannelModes> self(q);
    if (wish->context && wish->started)
        wish->started();
    if (!self)
        return;
    std::function<bool()> stillWanted;
    if (wish->expected) {
        // While it waits nothing is read: only events would tell.
        stillWanted = [this, self, wish] { return self && self->isLive() && isAsExpected(*wish); };
    }
    account->client()
        ->call(UpdateChatSettings{.broadcasterId = channelId,
                                  .moderatorId = account->userId(),
                                  .changes = changes},
               stillWanted)
        .then(q, [this](const Result<One<ChatSettings>::Value> &answer) {
            Result<ChatModes> told = ChatModes();
            if (answer)
                told = modesOf(*answer);
            else
                told = answer.error();
            sent(told);
        });
}

void ChannelModes::Private::sent(const Result<ChatModes> &answer)
{
    const ChatModes wanted = wishes.front()->wanted;
    const QPointer<ChannelModes> self(q);
    isInFlight = false;
    ++turn;
    leaveGate();
    if (!self)
        return;
    if (answer) {
        ChatModes told = *answer;
        // It took the change; what it does not tell is as it was, or as it was asked for.
        if (!told.delay)
            told.delay = wanted.delay ? wanted.delay : service.delay;
        expectEcho();
        take(told, wanted);
        if (self)
            finish(compared(wanted), true);
        return;
    }
    const bool wasLetGo = answer.error().kind == Error::Kind::Conflict && answer.error().status == 0;
    const Error error = wasLetGo ? changedMeanwhile() : answer.error();
    if (!error.isUncertain())
        return finish(error, error.status != 0);
    unheard = wanted;
    wantRead(q, [this, wanted, error](const Result<ChatModes> &told) {
        if (!told || !differing(only(*told, wanted.modes()), wanted).isEmpty())
            return finish(error, false);
        expectEcho();
        finish(*told, true);
    });
}

/// Whether the channel is what the change was decided by, as far as is known.
bool ChannelModes::Private::isAsExpected(const Wish &wish) const
{
    return !wish.expected || (!isTold && differing(service, *wish.expected).isEmpty());
}

void ChannelModes::Private::expectEcho()
{
    if (!isEchoed)
        ++echoes;
    echoAt = now();
}

Result<ChatModes> ChannelModes::Private::compared(const ChatModes &wanted) const
{
    if (differing(service, wanted).isEmpty())
        return service;
    return Error{.kind = Error::Kind::Conflict,
                 .message = ChannelModes::tr("The service took the change, and says something else now.")};
}

void ChannelModes::Private::finish(const Result<ChatModes> &outcome, bool heard)
{
    const QPointer<ChannelModes> self(q);
    const std::shared_ptr<Wish> wish = wishes.front();
    wishes.pop_front();
    isWorking = false;
    leaveGate();
    if (self)
        Q_EMIT q->changed();
    if (self && heard)
        Q_EMIT q->answered(outcome ? Result<void>() : Result<void>(outcome.error()));
    if (self && wish->context && wish->done)
        wish->done(outcome);
    if (!self)
        return;
    startRead();
    work();
}

}  // namespace Sidestage
