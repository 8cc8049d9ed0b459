// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_queue_private.h"

#include "base/bidi.h"
#include "client/client.h"

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// The clock may be moved, and a machine may sleep: it is looked at no less often than this.
constexpr std::chrono::milliseconds longestNap = 15s;

Error inWords(const QString &message)
{
    return {.kind = Error::Kind::Invalid, .message = message};
}

}  // namespace

ShoutoutQueue::ShoutoutQueue(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, channels, store, clock))
{
    d->timer.setSingleShot(true);
    connect(&d->timer, &QTimer::timeout, this, &ShoutoutQueue::tick);
}

ShoutoutQueue::~ShoutoutQueue() = default;

void ShoutoutQueue::start()
{
    if (std::exchange(d->isStarted, true))
        return;
    d->restoreFrom();
    connect(d->channels, &ChatChannels::listChanged, this, [this] {
        d->listenToAll();
        tick();
    });
    connect(d->channels, &ChatChannels::changed, this, [this](const QString &id) {
        d->listenTo(id);
        if (d->givers().contains(id)) {
            tick();
            Q_EMIT changed();
        }
    });
    d->listenToAll();
    Q_EMIT changed();
    tick();
}

void ShoutoutQueue::Private::restoreFrom()
{
    const QDateTime now = clock.now();
    reportWritten(store.dropTimes(now));
    times.restoreFrom(store.times());
    QList<QueuedShoutout> kept = store.queue();
    kept.append(list);  // what was added before the start is on the disk as well
    list.clear();
    for (QueuedShoutout &one : kept) {
        if (find(one.id))
            continue;
        if (one.state == Shoutout::State::Sending) {
            if (wasGiven(one)) {
                reportWritten(store.remove(one.id));
                continue;
            }
            one.state = Shoutout::State::Failed;
            one.isUncertain = true;
            one.error = Error{
                .kind = Error::Kind::Cancelled,
                .message
                = tr("Sidestage was closed before the service replied. The shoutout may have been sent.")};
            save(one);
            markUncertain(one);
        } else if (one.automatic
                   && one.addedAt.addMSecs(std::chrono::milliseconds(staleAfter).count()) < now) {
            pause(one);
        }
        list.append(one);
    }
}

void ShoutoutQueue::Private::pause(QueuedShoutout &shoutout)
{
    shoutout.automatic = false;
    shoutout.error = Error{
        .kind = Error::Kind::Cancelled,
        .message
        = tr("Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.")};
    save(shoutout);
}

/// What was to go hours ago would surprise everybody now.
void ShoutoutQueue::Private::checkSleep()
{
    const QDateTime now = clock.now();
    const QDateTime before = std::exchange(lookedAt, now);
    if (!before.isValid() || before.addMSecs(std::chrono::milliseconds(asleepAfter).count()) >= now)
        return;
    QList<qint64> stale;
    for (const QueuedShoutout &one : std::as_const(list)) {
        if (one.automatic && one.state == Shoutout::State::Waiting && one.addedAt <= before)
            stale.append(one.id);
    }
    int paused = 0;
    for (const qint64 id : std::as_const(stale)) {
        // Whoever is told that one could not be kept may have taken others away.
        if (QueuedShoutout *one = find(id)) {
            pause(*one);
            ++paused;
        }
    }
    if (paused == 0)
        return;
    Q_EMIT q->changed();
    Q_EMIT q->paused(paused);
}

QueuedShoutout *ShoutoutQueue::Private::find(qint64 id)
{
    const auto found
        = std::find_if(list.begin(), list.end(), [id](const QueuedShoutout &one) { return one.id == id; });
    return found == list.end() ? nullptr : &*found;
}

QStringList ShoutoutQueue::Private::givers() const
{
    QStringList all;
    for (const QueuedShoutout &one : list) {
        if (!all.contains(one.fromId))
            all.append(one.fromId);
    }
    return all;
}

QList<Shoutout> ShoutoutQueue::Private::of(const QString &from) const
{
    QList<Shoutout> all;
    for (const QueuedShoutout &one : list) {
        if (one.fromId == from)
            all.append(one);
    }
    QList<Shoutout *> queue;
    for (Shoutout &one : all)
        queue.append(&one);
    times.estimateTimes(queue, clock.now());
    const auto blockReason = blockReasonOf(from);
    for (Shoutout &one : all)
        one.blockReason = blockReason;
    return all;
}

std::optional<Error> ShoutoutQueue::Private::blockReasonOf(const QString &from) const
{
    const auto channel = channels->find(from);
    if (!channel)
        return inWords(tr("This channel is no longer in the list."));
    Account *account = channels->accountFor(from);
    if (!account)
        return Error{.kind = Error::Kind::Unauthorized,
                     .message = tr("No signed-in account can manage this channel.")};
    if (!account->may(Api::Scope::ModeratorManageShoutouts))
        return Error{.kind = Error::Kind::Unauthorized,
                     .message = tr("%1 has not granted permission to give shoutouts.")
                                    .arg(isolated(account->info().displayName))};
    if (channel->trouble)
        return channel->trouble;
    // Without a connection nobody could tell whether it has been given.
    if (account->client()->connection()->state() == Connection::State::Offline)
        return Error{.kind = Error::Kind::Offline};
    if (channel->live == ChatChannel::Live::Offline)
        return inWords(tr("%1 is not live.").arg(isolated(channel->name)));
    return {};
}

void ShoutoutQueue::Private::reportWritten(const Result<void> &written)
{
    if (!written)
        Q_EMIT q->failed(written.error());
}

void ShoutoutQueue::Private::drop(qint64 id)
{
    list.removeIf([id](const QueuedShoutout &one) { return one.id == id; });
    reportWritten(store.remove(id));
}

QList<Shoutout> ShoutoutQueue::queue() const
{
    QList<Shoutout> all;
    for (const QString &from : d->givers())
        all.append(d->of(from));
    return all;
}

Result<qint64> ShoutoutQueue::add(const QString &fromId, const ShoutoutTarget &target, bool automatic)
{
    if (fromId.isEmpty() || target.id.isEmpty())
        return Error::broken(Fault::Missing, QStringLiteral("target"));
    if (fromId == target.id)
        return inWords(tr("A channel cannot give itself a shoutout."));
    int queued = 0;
    for (const QueuedShoutout &one : std::as_const(d->list)) {
        queued += one.fromId == fromId;
        if (one.fromId == fromId && one.target.id == target.id)
            return inWords(tr("%1 is already in the queue.").arg(isolated(target.name)));
    }
    if (queued >= maxPerChannel)
        return Error::broken(Fault::TooMany, QStringLiteral("target"), maxPerChannel);
    QueuedShoutout shoutout;
    shoutout.fromId = fromId;
    shoutout.target = target;
    shoutout.addedAt = d->clock.now();
    shoutout.automatic = automatic;
    if (auto kept = d->store.add(shoutout); !kept)
        return kept.error();
    d->list.append(shoutout);
    d->listenTo(fromId);
    Q_EMIT changed();
    QTimer::singleShot(0, this, &ShoutoutQueue::tick);
    return shoutout.id;
}

void ShoutoutQueue::remove(qint64 id)
{
    const QueuedShoutout *one = d->find(id);
    if (!one)
        return;
    const QString from = one->fromId;
    d->drop(id);
    d->listenTo(from);
    Q_EMIT changed();
    tick();
}

void ShoutoutQueue::move(qint64 id, int place)
{
    const QueuedShoutout *one = d->find(id);
    if (!one)
        return;
    QList<qsizetype> slots_;  // where those of its channel are among all
    QList<QueuedShoutout> own;
    for (qsizetype i = 0; i < d->list.size(); ++i) {
        if (d->list[i].fromId == one->fromId) {
            slots_.append(i);
            own.append(d->list[i]);
        }
    }
    const auto is = [id](const QueuedShoutout &other) { return other.id == id; };
    const qsizetype from = std::find_if(own.cbegin(), own.cend(), is) - own.cbegin();
    const qsizetype to = std::clamp<qsizetype>(place, 0, own.size() - 1);
    if (from == to)
        return;
    own.move(from, to);
    for (qsizetype i = 0; i < own.size(); ++i)
        d->list[slots_[i]] = own[i];
    QList<qint64> ids;
    for (const QueuedShoutout &each : std::as_const(d->list))
        ids.append(each.id);
    d->reportWritten(d->store.arrange(ids));
    Q_EMIT changed();
    tick();
}

void ShoutoutQueue::setAutomatic(qint64 id, bool automatic)
{
    QueuedShoutout *one = d->find(id);
    if (!one || one->automatic == automatic)
        return;
    if (one->isPaused())
        one->error.reset();
    one->automatic = automatic;
    d->save(*one);
    d->lookedAt = d->clock.now();  // who says so now has not slept
    Q_EMIT changed();
    tick();
}

void ShoutoutQueue::sendNow(qint64 id)
{
    d->send(id);
    d->schedule();
}

QDateTime ShoutoutQueue::now() const
{
    return d->clock.now();
}

QDateTime ShoutoutQueue::channelFreeAt(const QString &fromId) const
{
    return d->times.channelFreeAt(fromId, d->clock.now());
}

QDateTime ShoutoutQueue::targetFreeAt(const QString &fromId, const QString &targetId) const
{
    return d->times.targetFreeAt(fromId, targetId, d->clock.now());
}

QList<SentShoutout> ShoutoutQueue::history(int most) const
{
    return d->store.history(most);
}

QList<ShoutoutTarget> ShoutoutQueue::raiders(const QString &channelId) const
{
    return d->raiders.value(channelId);
}

const QList<ReceivedShoutout> &ShoutoutQueue::received() const
{
    return d->received;
}

void ShoutoutQueue::tick()
{
    if (!d->isStarted || std::exchange(d->isTicking, true))
        return;
    d->checkSleep();
    const QDateTime now = d->clock.now();
    for (const QString &from : d->givers()) {
        const auto channel = d->channels->find(from);
        if (d->sending.contains(from) || !channel || channel->live != ChatChannel::Live::Live
            || d->blockReasonOf(from))
            continue;
        QList<Shoutout> own = d->of(from);
        QList<Shoutout *> queue;
        for (Shoutout &one : own)
            queue.append(&one);
        if (const Shoutout *due = d->times.due(queue, now))
            d->send(due->id);
    }
    d->isTicking = false;
    d->schedule();
}

void ShoutoutQueue::Private::schedule()
{
    std::optional<qint64> nap;
    const QDateTime now = clock.now();
    for (const QString &from : givers()) {
        for (const Shoutout &one : of(from)) {
            if (!one.automatic || one.state != Shoutout::State::Waiting)
                continue;
            const qint64 left = now.msecsTo(one.earliest);
            // One that is free and does not go waits for its channel, which says when it has changed.
            const qint64 request = left > 0 ? left : longestNap.count();
            nap = std::min(nap.value_or(longestNap.count()), request);
        }
    }
    if (nap)
        timer.start(int(std::clamp<qint64>(*nap, 10, longestNap.count())));
    else
        timer.stop();
}

}  // namespace Sidestage
