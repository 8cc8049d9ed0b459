// SPDX-License-Identifier: GPL-3.0-or-later

// Giving shoutouts, and what answers and events teach about them.

#include "shoutout_queue_private.h"

#include "api/chat.h"
#include "client/client.h"
#include "events/event_service.h"

namespace Sidestage {

using namespace Api;

namespace {

constexpr qsizetype maxRaiders = 50;
constexpr qsizetype maxReceived = 50;
/// Between what this clock says and what was told about the same moment.
constexpr int tolerance = 5;  // seconds

QDateTime in(std::chrono::milliseconds time, const QDateTime &now)
{
    return now.addMSecs(time.count());
}

}  // namespace

void ShoutoutQueue::Private::send(qint64 id)
{
    QueuedShoutout *one = find(id);
    if (!one || one->state == Shoutout::State::Sending)
        return;
    const QString from = one->fromId;
    if (sending.contains(from)) {
        one->error = Error{.kind = Error::Kind::Invalid,
                           .message = tr("Another shoutout from this channel is being sent.")};
        const QueuedShoutout shoutout = *one;
        Q_EMIT q->refused(shoutout);
        Q_EMIT q->changed();
        return;
    }
    Account *account = channels->accountFor(from);
    if (!account || !account->may(Scope::ModeratorManageShoutouts)) {
        const auto blockReason = blockReasonOf(from);
        return refuse(*one, blockReason.value_or(Error{.kind = Error::Kind::Unauthorized}));
    }
    one->begunAt = clock.now();
    const auto claimed = store.claim(*one);
    if (!claimed)
        return refuse(*one, claimed.error());
    if (!*claimed) {
        // Another Sidestage with the same profile has done something about it.
        list.removeIf([id](const QueuedShoutout &other) { return other.id == id; });
        Q_EMIT q->changed();
        return;
    }
    one->state = Shoutout::State::Sending;
    one->isUncertain = false;
    one->error.reset();
    sending.insert(from);
    const QueuedShoutout sent = *one;
    const QString by = account->info().displayName;
    Q_EMIT q->changed();
    const SendShoutout request{
        .fromBroadcasterId = from, .toBroadcasterId = sent.target.id, .moderatorId = account->userId()};
    account->client()->call(request).then(
        q, [this, sent, by](const Result<void> &outcome) { answered(sent, by, outcome); });
}

void ShoutoutQueue::Private::answered(const QueuedShoutout &shoutout, const QString &by,
                                      const Result<void> &outcome)
{
    const QString &from = shoutout.fromId;
    sending.remove(from);
    if (outcome || (outcome.error().isUncertain() && wasGiven(shoutout))) {
        if (outcome)
            channels->note(from, outcome);
        given(shoutout, by);
    } else {
        const Error &error = outcome.error();
        // Forbidden is also to give this channel one. Only one of the two says that a role has ended.
        if (error.kind == Error::Kind::Forbidden) {
            if (error.message.contains(QLatin1String("moderat"), Qt::CaseInsensitive))
                channels->note(from, outcome);
            else
                channels->checkRole(from);
        }
        refuse(shoutout, error, error.isUncertain());
    }
    q->tick();
}

void ShoutoutQueue::Private::given(const QueuedShoutout &shoutout, const QString &by)
{
    const QDateTime now = clock.now();
    times.holdChannel(shoutout.fromId, in(channelCooldown, now), now);
    times.holdTarget(shoutout.fromId, shoutout.target.id, in(targetCooldown, now), now);
    keepTimes(shoutout.fromId, shoutout.target.id);
    reportWritten(
        store.addHistory({.at = now, .fromId = shoutout.fromId, .target = shoutout.target, .by = by}));
    drop(shoutout.id);
    listenTo(shoutout.fromId);
    Q_EMIT q->sent(shoutout);
    Q_EMIT q->changed();
}

void ShoutoutQueue::Private::refuse(const QueuedShoutout &shoutout, const Error &error, bool isUncertain)
{
    const QDateTime now = clock.now();
    QueuedShoutout changed = shoutout;
    changed.state = Shoutout::State::Failed;
    changed.error = error;
    changed.isUncertain = isUncertain;
    if (error.kind == Error::Kind::RateLimited) {
        ++changed.refusals;
        if (changed.refusals == 1)
            times.holdChannel(changed.fromId, in(channelCooldown, now), now);
        else if (changed.refusals == 2)
            times.holdTarget(changed.fromId, changed.target.id, in(targetCooldown, now), now);
        if (changed.refusals <= 2)
            changed.state = Shoutout::State::Waiting;
        keepTimes(changed.fromId, changed.target.id);
    } else {
        changed.refusals = 0;
    }
    if (isUncertain)
        markUncertain(changed);
    if (QueuedShoutout *kept = find(shoutout.id)) {
        changed.automatic = kept->automatic;  // perhaps changed since
        *kept = changed;
        save(changed);
    }
    Q_EMIT q->refused(changed);
    Q_EMIT q->changed();
}

/// It may have been given: until that would be over, others of this channel would be refused.
void ShoutoutQueue::Private::markUncertain(const QueuedShoutout &shoutout)
{
    const QDateTime now = clock.now();
    times.holdChannel(shoutout.fromId, in(channelCooldown, shoutout.begunAt), now);
    keepTimes(shoutout.fromId, {});
}

void ShoutoutQueue::Private::keepTimes(const QString &from, const QString &target)
{
    // Without a target it is the channel's own alone.
    for (const QString &whose : QSet<QString>{QString(), target}) {
        if (const QDateTime until = times.until(from, whose); until.isValid())
            reportWritten(store.saveTime({.from = from, .target = whose, .until = until}));
    }
}

/// Whether something else than the answer has told that it was given.
bool ShoutoutQueue::Private::wasGiven(const QueuedShoutout &shoutout) const
{
    const auto history = store.history(maxKept);
    return std::any_of(history.cbegin(), history.cend(), [&](const SentShoutout &sent) {
        return sent.fromId == shoutout.fromId && sent.target.id == shoutout.target.id
            && shoutout.begunAt.isValid() && sent.at.addSecs(tolerance) >= shoutout.begunAt;
    });
}

void ShoutoutQueue::Private::listenToAll()
{
    QStringList ids = channels->shown() + givers();
    for (const auto &[id, listening] : subscriptions) {
        if (!ids.contains(id))
            ids.append(id);
    }
    for (const QString &id : std::as_const(ids))
        listenTo(id);
}

void ShoutoutQueue::Private::listenTo(const QString &id)
{
    if (!isStarted)
        return;
    const auto channel = channels->find(id);
    const bool isQueued = std::any_of(list.cbegin(), list.cend(),
                                      [&](const QueuedShoutout &one) { return one.fromId == id; });
    const bool isSeen = channel && channel->isShown && channel->live == ChatChannel::Live::Live;
    Account *account = isQueued || isSeen ? channels->accountFor(id) : nullptr;
    if (!account) {
        if (const auto ear = subscriptions.find(id); ear != subscriptions.end()) {
            ear->second.context->deleteLater();
            subscriptions.erase(ear);
        }
        return;
    }
    const bool mayHear
        = account->may(Scope::ModeratorReadShoutouts) || account->may(Scope::ModeratorManageShoutouts);
    Subscription &ear = subscriptions[id];
    if (ear.context && ear.account == account && ear.isSubscribedToShoutouts == mayHear)
        return;
    if (ear.context)
        ear.context->deleteLater();
    auto *const context = new QObject(q);
    auto *const connection = account->client()->connection();
    QObject::connect(
        connection, &Connection::changed, context,
        [this, connection, wasOffline = connection->state() == Connection::State::Offline]() mutable {
            const bool isOffline = connection->state() == Connection::State::Offline;
            if (std::exchange(wasOffline, isOffline) == isOffline)
                return;
            Q_EMIT q->changed();
            q->tick();
        });
    ear = {.account = account, .isSubscribedToShoutouts = mayHear, .context = context};
    account->events()->on<ChannelRaided>(
        {.toBroadcasterUserId = id}, context,
        [this, id](const ChannelRaided &event, const QDateTime &) { raided(id, event); });
    if (!mayHear)
        return;
    const auto of = EventCondition{.broadcasterUserId = id, .moderatorUserId = account->userId()};
    account->events()->on<ShoutoutSent>(of, context,
                                        [this, id](const ShoutoutSent &event, const QDateTime &sentAt) {
                                            handleShoutout(id, event, sentAt);
                                        });
    account->events()->on<ShoutoutReceived>(
        of, context,
        [this, id](const ShoutoutReceived &event, const QDateTime &sentAt) { got(id, event, sentAt); });
}

void ShoutoutQueue::Private::got(const QString &channel, const ShoutoutReceived &event,
                                 const QDateTime &sentAt)
{
    const QDateTime at = event.startedAt.isValid() ? event.startedAt : sentAt;
    received.prepend({.at = at.isValid() ? at : clock.now(),
                      .toId = channel,
                      .from = event.fromBroadcasterUserName,
                      .viewers = event.viewerCount});
    if (received.size() > maxReceived)
        received.removeLast();
    Q_EMIT q->receivedOne(received.first());
}

void ShoutoutQueue::Private::raided(const QString &channel, const ChannelRaided &event)
{
    QList<ShoutoutTarget> &known = raiders[channel];
    known.removeIf([&](const ShoutoutTarget &one) { return one.id == event.fromBroadcasterUserId; });
    known.prepend({.id = event.fromBroadcasterUserId,
                   .login = event.fromBroadcasterUserLogin,
                   .name = event.fromBroadcasterUserName,
                   .source = ShoutoutTarget::Source::Raider,
                   .detail = tr("came with %Ln viewers", nullptr, event.viewers)});
    if (known.size() > maxRaiders)
        known.removeLast();
    Q_EMIT q->raidersChanged(channel);
}

void ShoutoutQueue::Private::handleShoutout(const QString &from, const ShoutoutSent &event,
                                            const QDateTime &sentAt)
{
    // The clocks need not agree: what counts is how long it was still to be when this was sent.
    const QDateTime now = clock.now();
    const QDateTime then = sentAt.isValid() ? sentAt : event.startedAt;
    const auto until = [&](const QDateTime &end, std::chrono::milliseconds usual) {
        return end.isValid() && then.isValid() ? now.addMSecs(then.msecsTo(end)) : in(usual, now);
    };
    const QString &target = event.toBroadcasterUserId;
    times.holdChannel(from, until(event.cooldownEndsAt, channelCooldown), now);
    times.holdTarget(from, target, until(event.targetCooldownEndsAt, targetCooldown), now);
    keepTimes(from, target);
    const qint64 ago = event.startedAt.isValid() && then.isValid()
        ? std::max<qint64>(0, event.startedAt.msecsTo(then))
        : 0;
    reportWritten(store.addHistory({.at = now.addMSecs(-ago),
                                    .fromId = from,
                                    .target = {.id = target,
                                               .login = event.toBroadcasterUserLogin,
                                               .name = event.toBroadcasterUserName,
                                               .source = ShoutoutTarget::Source::Recent},
                                    .by = event.moderatorUserName}));
    const auto doubtful = std::find_if(list.cbegin(), list.cend(), [&](const QueuedShoutout &one) {
        return one.fromId == from && one.target.id == target && one.isUncertain && wasGiven(one);
    });
    if (doubtful != list.cend()) {
        const QueuedShoutout shoutout = *doubtful;
        drop(shoutout.id);
        listenTo(from);
        Q_EMIT q->sent(shoutout);
    }
    Q_EMIT q->changed();
    q->tick();
}

}  // namespace Sidestage
