// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_queue.h"

#include "accounts/account.h"
#include "api/chat.h"
#include "api/events/channel.h"
#include "base/bidi.h"
#include "base/clock.h"
#include "chat/people/chat_channels.h"
#include "client/client.h"
#include "events/event_service.h"

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;
using namespace Api;

namespace {

/// The clock may be set, and the machine may sleep, so the clock is read at least this often.
constexpr std::chrono::milliseconds longestNap = 15s;

Error inWords(const QString &message)
{
    return {.kind = Error::Kind::Invalid, .message = message};
}

constexpr qsizetype maxRaiders = 50;
constexpr qsizetype maxReceived = 50;
/// Allowed difference between this clock and the service's time of the same moment.
constexpr int tolerance = 5;  // seconds

QDateTime in(std::chrono::milliseconds time, const QDateTime &now)
{
    return now.addMSecs(time.count());
}

}  // namespace

ShoutoutQueue::ShoutoutQueue(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_channels(channels)
    , m_store(store)
    , m_clock(clock)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ShoutoutQueue::tick);
}

ShoutoutQueue::~ShoutoutQueue() = default;

void ShoutoutQueue::start()
{
    if (std::exchange(m_isStarted, true))
        return;
    restoreFrom();
    connect(m_channels, &ChatChannels::listChanged, this, [this] {
        listenToAll();
        tick();
    });
    connect(m_channels, &ChatChannels::changed, this, [this](const QString &id) {
        listenTo(id);
        if (givers().contains(id)) {
            tick();
            Q_EMIT changed();
        }
    });
    listenToAll();
    Q_EMIT changed();
    tick();
}

QList<Shoutout> ShoutoutQueue::queue() const
{
    QList<Shoutout> all;
    for (const QString &from : givers())
        all.append(of(from));
    return all;
}

Result<qint64> ShoutoutQueue::add(const QString &fromId, const ShoutoutTarget &target, bool automatic)
{
    if (fromId.isEmpty() || target.id.isEmpty())
        return Error::broken(Fault::Missing, QStringLiteral("target"));
    if (fromId == target.id)
        return inWords(tr("A channel cannot give itself a shoutout."));
    int queued = 0;
    for (const Shoutout &one : std::as_const(m_list)) {
        queued += one.fromId == fromId;
        if (one.fromId == fromId && one.target.id == target.id)
            return inWords(tr("%1 is already in the queue.").arg(isolated(target.name)));
    }
    if (queued >= maxPerChannel)
        return Error::broken(Fault::TooMany, QStringLiteral("target"), maxPerChannel);
    Shoutout shoutout{.fromId = fromId, .target = target, .addedAt = m_clock.now(), .automatic = automatic};
    if (auto kept = m_store.add(shoutout); !kept)
        return kept.error();
    m_list.append(shoutout);
    listenTo(fromId);
    Q_EMIT changed();
    QTimer::singleShot(0, this, &ShoutoutQueue::tick);
    return shoutout.id;
}

void ShoutoutQueue::remove(qint64 id)
{
    const Shoutout *one = find(id);
    if (!one)
        return;
    const QString from = one->fromId;
    drop(id);
    listenTo(from);
    Q_EMIT changed();
    tick();
}

void ShoutoutQueue::move(qint64 id, int place)
{
    const Shoutout *one = find(id);
    if (!one)
        return;
    QList<Shoutout *> own;  // those of its channel
    for (Shoutout &other : m_list) {
        if (other.fromId == one->fromId)
            own.append(&other);
    }
    const qsizetype from = own.indexOf(one);
    const qsizetype to = std::clamp<qsizetype>(place, 0, own.size() - 1);
    if (from == to)
        return;
    QList<Shoutout> arranged;
    for (const Shoutout *other : std::as_const(own))
        arranged.append(*other);
    arranged.move(from, to);
    for (qsizetype i = 0; i < own.size(); ++i) {
        arranged[i].place = own[i]->place;
        *own[i] = arranged[i];
    }
    reportWritten(m_store.save(arranged));
    Q_EMIT changed();
    tick();
}

void ShoutoutQueue::setAutomatic(qint64 id, bool automatic)
{
    Shoutout *one = find(id);
    if (!one || one->automatic == automatic)
        return;
    if (one->isPaused())
        one->error.reset();
    one->automatic = automatic;
    save(*one);
    m_lookedAt = m_clock.now();  // the user has just confirmed it, so it is not paused for a sleep
    Q_EMIT changed();
    tick();
}

void ShoutoutQueue::sendNow(qint64 id)
{
    send(id);
    schedule();
}

QDateTime ShoutoutQueue::now() const
{
    return m_clock.now();
}

QDateTime ShoutoutQueue::channelFreeAt(const QString &fromId) const
{
    return m_times.channelFreeAt(fromId, m_clock.now());
}

QDateTime ShoutoutQueue::targetFreeAt(const QString &fromId, const QString &targetId) const
{
    return m_times.targetFreeAt(fromId, targetId, m_clock.now());
}

void ShoutoutQueue::tick()
{
    if (!m_isStarted || std::exchange(m_isTicking, true))
        return;
    checkSleep();
    const QDateTime now = m_clock.now();
    for (const QString &from : givers()) {
        const auto channel = m_channels->find(from);
        if (m_sending.contains(from) || !channel || channel->live != ChatChannel::Live::Live
            || blockReasonOf(from))
            continue;
        const QList<Shoutout> queue = of(from);
        if (const Shoutout *due = m_times.due(queue, now))
            send(due->id);
    }
    m_isTicking = false;
    schedule();
}

void ShoutoutQueue::restoreFrom()
{
    const QDateTime now = m_clock.now();
    reportWritten(m_store.dropTimes(now));
    m_times.restoreFrom(m_store.times());
    QList<Shoutout> kept = m_store.queue();
    kept.append(m_list);  // shoutouts that were added before the start are on the disk as well
    m_list.clear();
    for (Shoutout &one : kept) {
        if (find(one.id))
            continue;
        if (one.state == Shoutout::State::Sending) {
            if (wasGiven(one)) {
                reportWritten(m_store.remove(one.id));
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
        m_list.append(one);
    }
}

void ShoutoutQueue::pause(Shoutout &shoutout)
{
    shoutout.automatic = false;
    shoutout.error = Error{
        .kind = Error::Kind::Cancelled,
        .message
        = tr("Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.")};
    save(shoutout);
}

/// After the machine has slept, automatic shoutouts are paused: sending them hours late would be a surprise.
void ShoutoutQueue::checkSleep()
{
    const QDateTime now = m_clock.now();
    const QDateTime before = std::exchange(m_lookedAt, now);
    if (!before.isValid() || before.addMSecs(std::chrono::milliseconds(asleepAfter).count()) >= now)
        return;
    QList<qint64> stale;
    for (const Shoutout &one : std::as_const(m_list)) {
        if (one.isWaitingAutomatic() && one.addedAt <= before)
            stale.append(one.id);
    }
    int count = 0;
    for (const qint64 id : std::as_const(stale)) {
        // A slot of failed() may have removed others.
        if (Shoutout *one = find(id)) {
            pause(*one);
            ++count;
        }
    }
    if (count == 0)
        return;
    Q_EMIT changed();
    Q_EMIT paused(count);
}

Shoutout *ShoutoutQueue::find(qint64 id)
{
    const auto found
        = std::find_if(m_list.begin(), m_list.end(), [id](const Shoutout &one) { return one.id == id; });
    return found == m_list.end() ? nullptr : &*found;
}

QStringList ShoutoutQueue::givers() const
{
    QStringList all;
    for (const Shoutout &one : m_list) {
        if (!all.contains(one.fromId))
            all.append(one.fromId);
    }
    return all;
}

QList<Shoutout> ShoutoutQueue::of(const QString &from) const
{
    QList<Shoutout> all;
    for (const Shoutout &one : m_list) {
        if (one.fromId == from)
            all.append(one);
    }
    m_times.estimateTimes(all, m_clock.now());
    const auto blockReason = blockReasonOf(from);
    for (Shoutout &one : all)
        one.blockReason = blockReason;
    return all;
}

std::optional<Error> ShoutoutQueue::blockReasonOf(const QString &from) const
{
    const auto channel = m_channels->find(from);
    if (!channel)
        return inWords(tr("This channel is no longer in the list."));
    Account *account = m_channels->accountFor(from);
    if (!account)
        return Error{.kind = Error::Kind::Unauthorized,
                     .message = tr("No signed-in account can manage this channel.")};
    if (!account->may(Api::Scope::ModeratorManageShoutouts))
        return Error{.kind = Error::Kind::Unauthorized,
                     .message = tr("%1 has not granted permission to give shoutouts.")
                                    .arg(isolated(account->info().displayName))};
    if (channel->trouble)
        return channel->trouble;
    // Offline, the outcome of the request would be unknown.
    if (account->client()->connection()->state() == Connection::State::Offline)
        return Error{.kind = Error::Kind::Offline};
    if (channel->live == ChatChannel::Live::Offline)
        return inWords(tr("%1 is not live.").arg(isolated(channel->name)));
    return {};
}

void ShoutoutQueue::reportWritten(const Result<void> &written)
{
    if (!written)
        Q_EMIT failed(written.error());
}

void ShoutoutQueue::drop(qint64 id)
{
    m_list.removeIf([id](const Shoutout &one) { return one.id == id; });
    reportWritten(m_store.remove(id));
}

void ShoutoutQueue::schedule()
{
    std::optional<qint64> nap;
    const QDateTime now = m_clock.now();
    for (const QString &from : givers()) {
        for (const Shoutout &one : of(from)) {
            if (!one.isWaitingAutomatic())
                continue;
            const qint64 left = now.msecsTo(one.earliest);
            // It is free now and waits for its channel, whose signals cause the next check.
            const qint64 request = left > 0 ? left : longestNap.count();
            nap = std::min(nap.value_or(longestNap.count()), request);
        }
    }
    if (nap)
        m_timer.start(int(std::clamp<qint64>(*nap, 10, longestNap.count())));
    else
        m_timer.stop();
}

void ShoutoutQueue::send(qint64 id)
{
    Shoutout *one = find(id);
    if (!one || one->state == Shoutout::State::Sending)
        return;
    const QString from = one->fromId;
    if (m_sending.contains(from)) {
        one->error = Error{.kind = Error::Kind::Invalid,
                           .message = tr("Another shoutout from this channel is being sent.")};
        const Shoutout shoutout = *one;
        Q_EMIT refused(shoutout);
        Q_EMIT changed();
        return;
    }
    Account *account = m_channels->accountFor(from);
    if (!account || !account->may(Scope::ModeratorManageShoutouts)) {
        const auto blockReason = blockReasonOf(from);
        return refuse(*one, blockReason.value_or(Error{.kind = Error::Kind::Unauthorized}));
    }
    one->begunAt = m_clock.now();
    one->state = Shoutout::State::Sending;
    one->isUncertain = false;
    one->error.reset();
    if (const auto saved = m_store.save({*one}); !saved)
        return refuse(*one, saved.error());
    m_sending.insert(from);
    const Shoutout sent = *one;
    const QString by = account->info().displayName;
    Q_EMIT changed();
    const SendShoutout request{
        .fromBroadcasterId = from, .toBroadcasterId = sent.target.id, .moderatorId = account->userId()};
    account->client()->call(request).then(
        this, [this, sent, by](const Result<void> &outcome) { answered(sent, by, outcome); });
}

void ShoutoutQueue::answered(const Shoutout &shoutout, const QString &by, const Result<void> &outcome)
{
    const QString &from = shoutout.fromId;
    m_sending.remove(from);
    if (outcome || (outcome.error().isUncertain() && wasGiven(shoutout))) {
        if (outcome)
            m_channels->note(from, outcome);
        given(shoutout, by);
    } else {
        const Error &error = outcome.error();
        // A 403 means either that this channel cannot be shouted out or that the moderator role has ended:
        // the list of moderated channels shows which.
        if (error.kind == Error::Kind::Forbidden)
            m_channels->checkRole(from);
        refuse(shoutout, error, error.isUncertain());
    }
    tick();
}

void ShoutoutQueue::given(const Shoutout &shoutout, const QString &by)
{
    const QDateTime now = m_clock.now();
    m_times.holdChannel(shoutout.fromId, in(channelCooldown, now), now);
    m_times.holdTarget(shoutout.fromId, shoutout.target.id, in(targetCooldown, now), now);
    keepTimes(shoutout.fromId, shoutout.target.id);
    reportWritten(
        m_store.addHistory({.at = now, .fromId = shoutout.fromId, .target = shoutout.target, .by = by}));
    drop(shoutout.id);
    listenTo(shoutout.fromId);
    Q_EMIT sent(shoutout);
    Q_EMIT changed();
}

void ShoutoutQueue::refuse(const Shoutout &shoutout, const Error &error, bool isUncertain)
{
    const QDateTime now = m_clock.now();
    Shoutout updated = shoutout;
    updated.state = Shoutout::State::Failed;
    updated.error = error;
    updated.isUncertain = isUncertain;
    if (error.kind == Error::Kind::RateLimited) {
        ++updated.refusals;
        if (updated.refusals == 1)
            m_times.holdChannel(updated.fromId, in(channelCooldown, now), now);
        else if (updated.refusals == 2)
            m_times.holdTarget(updated.fromId, updated.target.id, in(targetCooldown, now), now);
        if (updated.refusals <= 2)
            updated.state = Shoutout::State::Waiting;
        keepTimes(updated.fromId, updated.target.id);
    } else {
        updated.refusals = 0;
    }
    if (isUncertain)
        markUncertain(updated);
    if (Shoutout *kept = find(shoutout.id)) {
        // These may have changed meanwhile.
        updated.automatic = kept->automatic;
        updated.place = kept->place;
        *kept = updated;
        save(updated);
    }
    Q_EMIT refused(updated);
    Q_EMIT changed();
}

/// The shoutout may have been given. In that case the channel's cooldown is running, so it is assumed here.
void ShoutoutQueue::markUncertain(const Shoutout &shoutout)
{
    const QDateTime now = m_clock.now();
    m_times.holdChannel(shoutout.fromId, in(channelCooldown, shoutout.begunAt), now);
    keepTimes(shoutout.fromId, {});
}

void ShoutoutQueue::keepTimes(const QString &from, const QString &target)
{
    // Without a target only the channel's own cooldown is stored.
    QList<ShoutoutTimes::Entry> entries;
    for (const QString &whose : QSet<QString>{QString(), target}) {
        if (const QDateTime until = m_times.until(from, whose); until.isValid())
            entries.append({.from = from, .target = whose, .until = until});
    }
    reportWritten(m_store.saveTimes(entries));
}

/// Whether an event has reported that it was given.
bool ShoutoutQueue::wasGiven(const Shoutout &shoutout) const
{
    const auto history = m_store.history(maxKept);
    return std::any_of(history.cbegin(), history.cend(), [&](const SentShoutout &sent) {
        return sent.fromId == shoutout.fromId && sent.target.id == shoutout.target.id
            && shoutout.begunAt.isValid() && sent.at.addSecs(tolerance) >= shoutout.begunAt;
    });
}

void ShoutoutQueue::listenToAll()
{
    QStringList ids = m_channels->shown() + givers();
    for (const auto &[id, listening] : m_subscriptions) {
        if (!ids.contains(id))
            ids.append(id);
    }
    for (const QString &id : std::as_const(ids))
        listenTo(id);
}

void ShoutoutQueue::listenTo(const QString &id)
{
    if (!m_isStarted)
        return;
    const auto channel = m_channels->find(id);
    const bool isQueued
        = std::any_of(m_list.cbegin(), m_list.cend(), [&](const Shoutout &one) { return one.fromId == id; });
    const bool isSeen = channel && channel->isShown && channel->live == ChatChannel::Live::Live;
    Account *account = isQueued || isSeen ? m_channels->accountFor(id) : nullptr;
    if (!account) {
        if (const auto ear = m_subscriptions.find(id); ear != m_subscriptions.end()) {
            ear->second.context->deleteLater();
            m_subscriptions.erase(ear);
        }
        return;
    }
    const bool mayHear
        = account->may(Scope::ModeratorReadShoutouts) || account->may(Scope::ModeratorManageShoutouts);
    Subscription &ear = m_subscriptions[id];
    if (ear.context && ear.account == account && ear.isSubscribedToShoutouts == mayHear)
        return;
    if (ear.context)
        ear.context->deleteLater();
    auto *const context = new QObject(this);
    auto *const connection = account->client()->connection();
    connect(connection, &Connection::changed, context,
            [this, connection, wasOffline = connection->state() == Connection::State::Offline]() mutable {
                const bool isOffline = connection->state() == Connection::State::Offline;
                if (std::exchange(wasOffline, isOffline) == isOffline)
                    return;
                Q_EMIT changed();
                tick();
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

void ShoutoutQueue::got(const QString &channel, const ShoutoutReceived &event, const QDateTime &sentAt)
{
    const QDateTime at = event.startedAt.isValid() ? event.startedAt : sentAt;
    m_received.prepend({.at = at.isValid() ? at : m_clock.now(),
                        .toId = channel,
                        .from = event.fromBroadcasterUserName,
                        .viewers = event.viewerCount});
    if (m_received.size() > maxReceived)
        m_received.removeLast();
    Q_EMIT receivedOne(m_received.first());
}

void ShoutoutQueue::raided(const QString &channel, const ChannelRaided &event)
{
    QList<ShoutoutTarget> &known = m_raiders[channel];
    known.removeIf([&](const ShoutoutTarget &one) { return one.id == event.fromBroadcasterUserId; });
    known.prepend({.id = event.fromBroadcasterUserId,
                   .login = event.fromBroadcasterUserLogin,
                   .name = event.fromBroadcasterUserName,
                   .source = ShoutoutTarget::Source::Raider,
                   .detail = tr("raided with %Ln viewers", nullptr, event.viewers)});
    if (known.size() > maxRaiders)
        known.removeLast();
    Q_EMIT raidersChanged(channel);
}

void ShoutoutQueue::handleShoutout(const QString &from, const ShoutoutSent &event, const QDateTime &sentAt)
{
    // The two clocks may differ, so the remaining time at the moment of sending is used.
    const QDateTime now = m_clock.now();
    const QDateTime then = sentAt.isValid() ? sentAt : event.startedAt;
    const auto until = [&](const QDateTime &end, std::chrono::milliseconds usual) {
        return end.isValid() && then.isValid() ? now.addMSecs(then.msecsTo(end)) : in(usual, now);
    };
    const QString &target = event.toBroadcasterUserId;
    m_times.holdChannel(from, until(event.cooldownEndsAt, channelCooldown), now);
    m_times.holdTarget(from, target, until(event.targetCooldownEndsAt, targetCooldown), now);
    keepTimes(from, target);
    const qint64 ago = event.startedAt.isValid() && then.isValid()
        ? std::max<qint64>(0, event.startedAt.msecsTo(then))
        : 0;
    reportWritten(m_store.addHistory(
        {.at = now.addMSecs(-ago),
         .fromId = from,
         .target = {.id = target, .login = event.toBroadcasterUserLogin, .name = event.toBroadcasterUserName},
         .by = event.moderatorUserName}));
    const auto doubtful = std::find_if(m_list.cbegin(), m_list.cend(), [&](const Shoutout &one) {
        return one.fromId == from && one.target.id == target && one.isUncertain && wasGiven(one);
    });
    if (doubtful != m_list.cend()) {
        const Shoutout shoutout = *doubtful;
        drop(shoutout.id);
        listenTo(from);
        Q_EMIT sent(shoutout);
    }
    Q_EMIT changed();
    tick();
}

}  // namespace Sidestage
