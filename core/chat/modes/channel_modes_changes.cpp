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
            .message
            = ChannelModes::tr("Nothing was sent because the channel may have changed in the meantime.")};
}

}  // namespace

ChatModes ChannelModes::shown() const
{
    ChatModes modes = d->service;
    for (const auto &request : d->requests)
        modes = laidOver(modes, request->wanted);
    return modes;
}

bool ChannelModes::isSending() const
{
    return !d->requests.empty();
}

bool ChannelModes::isPending(ChatMode mode) const
{
    return std::any_of(d->requests.begin(), d->requests.end(),
                       [mode](const auto &request) { return request->wanted[mode].has_value(); });
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
                        .message = tr("%1 has not granted permission to change chat modes.")
                                       .arg(isolated(d->account->info().displayName))};
    if (refusal) {
        if (context && done)
            QTimer::singleShot(0, context, [done = std::move(done), error = *refusal] { done(error); });
        return;
    }
    d->requests.push_back(std::make_shared<Private::ModesRequest>(
        Private::ModesRequest{wanted, context, std::move(done), std::move(started), std::move(expected)}));
    const QPointer<ChannelModes> self(this);
    Q_EMIT changed();
    if (self)
        d->work();
}

void ChannelModes::Private::work()
{
    if (isWorking || requests.empty())
        return;
    isWorking = true;
    if (q->isFresh())
        return begin();
    // What has to be sent depends on what is.
    wantRead(q, [this](const Result<ChatModes> &answer) {
        if (answer)
            begin();
        else
            finish(answer.error(), false);
    });
}

void ChannelModes::Private::begin()
{
    if (isEmpty(changesTo(requests.front()->wanted, service))) {
        // Not from within apply().
        QTimer::singleShot(0, q, [this] { finish(compared(requests.front()->wanted), false); });
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
    const std::shared_ptr<ModesRequest> request = requests.front();
    // Somebody may have made it so while this waited.
    const ChatSettingsChanges changes = changesTo(request->wanted, service);
    if (isEmpty(changes)) {
        QTimer::singleShot(0, q, [this, request] { finish(compared(request->wanted), false); });
        return;
    }
    if (!isAsExpected(*request)) {
        QTimer::singleShot(0, q, [this] { finish(changedMeanwhile(), false); });
        return;
    }
    isInFlight = true;
    isEchoed = false;
    ++turn;
    unheard = {};
    const QPointer<ChannelModes> self(q);
    if (request->context && request->started)
        request->started();
    if (!self)
        return;
    std::function<bool()> stillWanted;
    if (request->expected) {
        // While it waits nothing is read: only events would tell.
        stillWanted = [this, self, request] { return self && self->isLive() && isAsExpected(*request); };
    }
    account->client()
        ->call(UpdateChatSettings{.broadcasterId = channelId,
                                  .moderatorId = account->userId(),
                                  .changes = changes},
               stillWanted)
        .then(q, [this](const Result<One<ChatSettings>::Value> &answer) {
            Result<ChatModes> reply = ChatModes();
            if (answer)
                reply = modesOf(*answer);
            else
                reply = answer.error();
            sent(reply);
        });
}

void ChannelModes::Private::sent(const Result<ChatModes> &answer)
{
    const ChatModes wanted = requests.front()->wanted;
    const QPointer<ChannelModes> self(q);
    isInFlight = false;
    ++turn;
    leaveGate();
    if (!self)
        return;
    if (answer) {
        ChatModes reply = *answer;
        // It took the change; what it does not tell is as it was, or as it was asked for.
        if (!reply.delay)
            reply.delay = wanted.delay ? wanted.delay : service.delay;
        expectEcho();
        applyRemote(reply, wanted);
        if (self)
            finish(compared(wanted), true);
        return;
    }
    const bool wasLetGo = answer.error().kind == Error::Kind::Conflict && answer.error().status == 0;
    const Error error = wasLetGo ? changedMeanwhile() : answer.error();
    if (!error.isUncertain())
        return finish(error, error.status != 0);
    unheard = wanted;
    wantRead(q, [this, wanted, error](const Result<ChatModes> &reply) {
        if (!reply || !differing(only(*reply, wanted.modes()), wanted).isEmpty())
            return finish(error, false);
        expectEcho();
        finish(*reply, true);
    });
}

/// Whether the channel is what the change was decided by, as far as is known.
bool ChannelModes::Private::isAsExpected(const ModesRequest &request) const
{
    return !request.expected || (!isTold && differing(service, *request.expected).isEmpty());
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
                 .message
                 = ChannelModes::tr("The change was accepted, but the channel now has a different setting.")};
}

void ChannelModes::Private::finish(const Result<ChatModes> &outcome, bool heard)
{
    const QPointer<ChannelModes> self(q);
    const std::shared_ptr<ModesRequest> request = requests.front();
    requests.pop_front();
    isWorking = false;
    leaveGate();
    if (self)
        Q_EMIT q->changed();
    if (self && heard)
        Q_EMIT q->answered(outcome ? Result<void>() : Result<void>(outcome.error()));
    if (self && request->context && request->done)
        request->done(outcome);
    if (!self)
        return;
    startRead();
    work();
}

}  // namespace Sidestage
