// SPDX-License-Identifier: GPL-3.0-or-later

// Shield Mode of a channel: read, heard of, and switched.

#include "channel_modes_private.h"

#include "api/events/channel.h"
#include "base/bidi.h"
#include "client/client.h"
#include "client/session.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

std::optional<bool> ChannelModes::shield() const
{
    if (!d->shieldWishes.empty())
        return d->shieldWishes.back()->on;
    return d->shield ? std::optional(d->shield->isActive) : std::nullopt;
}

std::optional<Error> ChannelModes::shieldRefusal() const
{
    if (!d->mayReadShield())
        return Error{.kind = Error::Kind::Unauthorized,
                     .message = tr("%1 has not granted permission to view Shield Mode.")
                                    .arg(isolated(d->account->info().displayName))};
    return d->shieldRefusal;
}

QString ChannelModes::shieldBy() const
{
    if (!d->shield)
        return {};
    return d->shield->isActive ? d->shield->moderatorName : d->shieldOffBy;
}

QDateTime ChannelModes::shieldAt() const
{
    return d->shield ? d->shield->lastActivatedAt : QDateTime();
}

bool ChannelModes::isShieldSending() const
{
    return !d->shieldWishes.empty();
}

void ChannelModes::setShield(bool on, QObject *context, std::function<void(const Result<void> &)> done)
{
    std::optional<Error> refusal;
    if (d->account->session()->isEnded())
        refusal = Error{.kind = Error::Kind::Unauthorized,
                        .message = tr("%1 is signed out.").arg(isolated(d->account->info().displayName))};
    else if (!d->account->may(Scope::ModeratorManageShieldMode))
        refusal = Error{.kind = Error::Kind::Unauthorized,
                        .message = tr("%1 has not granted permission to change Shield Mode.")
                                       .arg(isolated(d->account->info().displayName))};
    if (refusal) {
        if (context && done)
            QTimer::singleShot(0, context, [done = std::move(done), error = *refusal] { done(error); });
        return;
    }
    d->shieldWishes.push_back(
        std::make_shared<Private::ShieldRequest>(Private::ShieldRequest{on, context, std::move(done)}));
    const QPointer<ChannelModes> self(this);
    Q_EMIT changed();
    if (self)
        d->workShield();
}

bool ChannelModes::Private::mayReadShield() const
{
    return account->may(Scope::ModeratorReadShieldMode) || account->may(Scope::ModeratorManageShieldMode);
}

/// Reads it from when somebody first looks.
void ChannelModes::Private::wantShield()
{
    if (!shieldPoll) {
        if (!onScreen || !mayReadShield())
            return;
        // It is switched rarely, and by hand.
        shieldPoll = account->polls()->add({.name = QStringLiteral("shield mode"),
                                            .covered = std::max<std::chrono::milliseconds>(60s, share.pause),
                                            .uncovered = share.pause * 4,
                                            .offScreen = 600s},
                                           q);
        QObject::connect(shieldPoll, &Poll::due, q, [this] {
            readShield([this](const Result<void> &outcome) { shieldPoll->finished(outcome); });
        });
    }
    const EventService *events = account->events();
    shieldPoll->setOnScreen(onScreen);
    shieldPoll->setCovered(share.events == Events::All && events->covers<ShieldModeBegan>(asModerator())
                           && events->covers<ShieldModeEnded>(asModerator()));
}

void ChannelModes::Private::readShield(std::function<void(const Result<void> &)> done)
{
    if (!mayReadShield())
        return done(Error{.kind = Error::Kind::Cancelled});
    account->client()
        ->call(GetShieldModeStatus{.broadcasterId = channelId, .moderatorId = account->userId()})
        .then(q,
              [this, began = shieldTurn,
               done = std::move(done)](const Result<One<ShieldModeStatus>::Value> &answer) {
                  const QPointer<ChannelModes> self(q);
                  const bool stale = began != shieldTurn;  // it was switched meanwhile
                  if (answer && !stale) {
                      takeShield(*answer);
                  } else if (!answer && answer.error().status >= 400 && answer.error().status < 500
                             && answer.error().kind != Error::Kind::RateLimited) {
                      shieldRefusal = answer.error();
                      shield.reset();
                      Q_EMIT q->changed();
                  }
                  if (!self)
                      return;
                  if (answer || answer.error().kind == Error::Kind::Forbidden)
                      Q_EMIT q->answered(answer ? Result<void>() : Result<void>(answer.error()));
                  if (!self)
                      return;
                  if (stale && shieldPoll)
                      shieldPoll->trigger();
                  // A refusal is an answer, too: asking more often does not help.
                  const bool refused = !answer && answer.error().kind == Error::Kind::Forbidden;
                  done(answer || refused ? Result<void>() : Result<void>(answer.error()));
              });
}

void ChannelModes::Private::takeShield(const ShieldModeStatus &status)
{
    shieldRefusal.reset();
    if (status.isActive)
        shieldOffBy.clear();
    shield = status;
    Q_EMIT q->changed();
}

void ChannelModes::Private::handleShieldMode(bool on, const QString &by, const QDateTime &sentAt)
{
    if (shieldToldAt.isValid() && sentAt.isValid() && sentAt < shieldToldAt)
        return;
    shieldToldAt = sentAt;
    shieldOffBy = on ? QString() : by;
    if (shieldPoll)
        shieldPoll->trigger();
}

void ChannelModes::Private::workShield()
{
    if (shieldInFlight || shieldWishes.empty())
        return;
    shieldInFlight = true;
    ++shieldTurn;
    account->client()
        ->call(UpdateShieldModeStatus{.broadcasterId = channelId,
                                      .moderatorId = account->userId(),
                                      .isActive = shieldWishes.front()->on})
        .then(q, [this](const Result<One<ShieldModeStatus>::Value> &answer) {
            ++shieldTurn;
            const bool on = shieldWishes.front()->on;
            if (answer) {
                if (!on)
                    shieldOffBy = account->info().displayName;
                const QPointer<ChannelModes> self(q);
                takeShield(*answer);
                if (self)
                    finishShield({}, true);
                return;
            }
            const Error error = answer.error();
            if (!error.isUncertain())
                return finishShield(error, error.status != 0);
            readShield([this, on, error](const Result<void> &reply) {
                const bool is = reply && shield && shield->isActive == on;
                finishShield(is ? Result<void>() : Result<void>(error), false);
            });
        });
}

void ChannelModes::Private::finishShield(const Result<void> &outcome, bool heard)
{
    const QPointer<ChannelModes> self(q);
    const std::shared_ptr<ShieldRequest> request = shieldWishes.front();
    shieldWishes.pop_front();
    shieldInFlight = false;
    Q_EMIT q->changed();
    if (self && heard)
        Q_EMIT q->answered(outcome);
    if (self && request->context && request->done)
        request->done(outcome);
    if (self)
        workShield();
}

}  // namespace Sidestage
