// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_scheduler_private.h"

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds whileHolding = 1s;
constexpr std::chrono::milliseconds whileIdle = 5s;
/// Between two looks for holds of programs that are gone.
constexpr qint64 adoptionEvery = 3'000;

}  // namespace

ModeScheduler::Private::Private(ModeScheduler *owner, ModeBoard *modeBoard, ChatStore *chatStore,
                                const Clock &time)
    : q(owner)
    , board(modeBoard)
    , store(chatStore)
    , clock(time)
    , holdStore(chatStore)
{
}

ModeScheduler::ModeScheduler(ModeBoard *board, ChatStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, board, store, clock))
{
    connect(&d->timer, &QTimer::timeout, this, &ModeScheduler::tick);
    connect(board, &ModeBoard::jobChanged, this, [this](qint64 id) {
        const auto job = d->board->job(id);
        if (job && job->snapshot > d->newestSnapshot) {
            d->newestSnapshot = job->snapshot;
            Q_EMIT snapshotsChanged();
        }
        d->follow(id);
    });
    connect(board, &ModeBoard::modesReplaced, this,
            [this] { QTimer::singleShot(0, this, &ModeScheduler::tick); });
    connect(board, &ModeBoard::changed, this, [this] {
        if (!d->works.empty())
            d->pump();
    });
    if (board->channels())
        connect(board->channels(), &ChatChannels::listChanged, this,
                [this] { QTimer::singleShot(0, this, &ModeScheduler::tick); });
}

ModeScheduler::~ModeScheduler()
{
    d->works.clear();
}

void ModeScheduler::start()
{
    d->holdStore.open();
    d->isStarted = true;
    d->sinceAdoption.start();
    d->sinceStart.start();
    d->beginRecovery(d->holdStore.adopt());
    Q_EMIT changed();
    tick();
}

/// Writes changes that nothing has come of yet. False: they could not be written, and nothing has changed.
bool ModeScheduler::Private::write(QList<ModeHold> holds)
{
    for (ModeHold &hold : holds)
        hold.settledAt = clock.now();
    const auto done = holdStore.save(holds);
    if (!done && done.error().kind != Error::Kind::Conflict)
        Q_EMIT q->failed(done.error());
    Q_EMIT q->changed();
    keepTime();
    return done.has_value();
}

/// Writes what has happened already.
void ModeScheduler::Private::settle(QList<ModeHold> holds)
{
    for (ModeHold &hold : holds)
        hold.settledAt = clock.now();
    const auto done = holdStore.save(holds);
    if (!done && done.error().kind != Error::Kind::Conflict) {
        holdStore.keepUnsaved(holds);
        Q_EMIT q->failed(done.error());
    }
    Q_EMIT q->changed();
    keepTime();
}

void ModeScheduler::Private::beginRecovery(const QList<qint64> &ids)
{
    for (const qint64 id : ids) {
        const ModeHold *hold = holdStore.find(id);
        if (!hold || !hold->isOpen())
            continue;
        switch (hold->state) {
        case ModeHold::State::Planned:
        case ModeHold::State::Setting:
        case ModeHold::State::Restoring:
            unread.insert(id);
            break;
        case ModeHold::State::Failed:
            if (hold->place > 0)
                unread.insert(id);
            break;
        case ModeHold::State::NotRestored:
            if (!hold->error || HoldStack::isWorthRetrying(*hold->error))
                later.insert(id, {clock.now()});
            break;
        default:
            break;
        }
    }
}

/// A timed mode that another hold covers waits until that one is over.
bool ModeScheduler::Private::isDeferred(const ModeHold &hold) const
{
    if (hold.kind == ModeHold::Kind::Timed)
        return !HoldStack::covered(holdStore.all(), hold).isEmpty();
    const auto modes = HoldStack::covered(holdStore.all(), hold);
    return std::any_of(modes.begin(), modes.end(), [&](ChatMode mode) {
        const ModeHold *other = HoldStack::above(holdStore.all(), hold, mode);
        return other->state == ModeHold::State::Setting || other->state == ModeHold::State::Restoring;
    });
}

void ModeScheduler::Private::checkDue()
{
    const QDateTime now = clock.now();
    const auto isDue = [&now](const QDateTime &at) { return at.isValid() && at <= now; };
    qint64 recovering = 0;
    QHash<int, qint64> ending;
    QList<ModeHold> over;
    const QList<ModeHold> holds = holdStore.all();
    for (const ModeHold &hold : holds) {
        if (!hold.isOpen() || !holdStore.isOurs(hold) || workOf(hold.id))
            continue;
        const bool isAlone = !board->modes(hold.channelId);
        if (!isAlone && withoutActor.remove(hold.id) && later.contains(hold.id))
            later[hold.id].at = now;
        const bool isPatient = later.contains(hold.id) && !isDue(later.value(hold.id).at);
        if (unread.contains(hold.id)) {
            if (isPatient || isAlone)
                continue;
            if (!recovering)
                recovering = newBatch(ModeJob::Reason::Timed);
            add(Private::Work::Aim::Recover, hold, recovering);
            continue;
        }
        using State = ModeHold::State;
        const bool neverSent
            = (hold.state == State::Failed || hold.state == State::Planned) && hold.place == 0;
        if (neverSent && hold.kind == ModeHold::Kind::Lockdown && isDue(hold.until)) {
            over.append(hold);
            over.last().state = State::Released;
            continue;
        }
        const bool ends = hold.state == State::Holding && isDue(hold.until);
        const bool triesAgain = hold.state == State::NotRestored && later.contains(hold.id);
        if ((!ends && !triesAgain) || isPatient || isDeferred(hold))
            continue;
        if (isAlone && ends && sinceStart.elapsed() < actorTimeout.count())
            continue;
        const auto reason
            = hold.kind == ModeHold::Kind::Timed ? ModeJob::Reason::TimedEnd : ModeJob::Reason::Unlock;
        qint64 &batch = ending[int(reason)];
        if (!batch)
            batch = newBatch(reason);
        add(Private::Work::Aim::Restore, hold, batch, true);
    }
    if (!over.isEmpty())
        write(over);
}

void ModeScheduler::tick()
{
    if (!d->isStarted)
        return;
    if (d->holdStore.reload())
        Q_EMIT changed();
    if (d->sinceAdoption.elapsed() >= adoptionEvery) {
        d->sinceAdoption.restart();
        if (const auto ids = d->holdStore.adopt(); !ids.isEmpty()) {
            d->beginRecovery(ids);
            Q_EMIT changed();
        }
    }
    if (const auto rest = d->holdStore.saveRest(); rest)
        d->checkDue();
    d->pump();
    d->keepTime();
}

void ModeScheduler::Private::keepTime()
{
    if (!isStarted)
        return;
    const auto &holds = holdStore.all();
    const bool isBusy
        = std::any_of(holds.begin(), holds.end(), [](const ModeHold &hold) { return hold.isOpen(); });
    if (!isBusy && !holdStore.isShared())
        return timer.stop();
    const auto pause = isBusy ? whileHolding : whileIdle;
    if (!timer.isActive() || timer.intervalAsDuration() != pause)
        timer.start(pause);
}

void ModeScheduler::setTimeout(std::chrono::milliseconds actors, std::chrono::milliseconds readings)
{
    d->actorTimeout = actors;
    d->readTimeout = readings;
}

QList<ModeHold> ModeScheduler::holds() const
{
    return d->holdStore.all();
}

QList<ModeHold> ModeScheduler::Private::openLockdown() const
{
    QList<ModeHold> found;
    for (const ModeHold &hold : holdStore.all()) {
        if (hold.kind == ModeHold::Kind::Lockdown && hold.isOpen())
            found.append(hold);
    }
    return found;
}

QList<ModeHold> ModeScheduler::lockdown() const
{
    return d->openLockdown();
}

QDateTime ModeScheduler::lockedSince() const
{
    QDateTime since;
    for (const ModeHold &hold : d->openLockdown()) {
        if (!since.isValid() || hold.since < since)
            since = hold.since;
    }
    return since;
}

QDateTime ModeScheduler::lockedUntil() const
{
    QDateTime until;
    for (const ModeHold &hold : d->openLockdown()) {
        if (!hold.until.isValid())
            return {};
        until = until.isValid() ? std::max(until, hold.until) : hold.until;
    }
    return until;
}

std::optional<ModeHold> ModeScheduler::holdOf(const QString &channelId, ChatMode mode) const
{
    const ModeHold *hold = HoldStack::top(d->holdStore.all(), channelId, mode);
    if (!hold || hold->state == ModeHold::State::Failed)
        return {};
    return *hold;
}

QList<ModeHold> ModeScheduler::asking() const
{
    QList<ModeHold> found;
    for (const ModeHold &hold : d->holdStore.all()) {
        if (d->unread.contains(hold.id) || d->workOf(hold.id))
            continue;
        const bool isAgain = hold.error && HoldStack::isOutcomeUnknown(*hold.error);
        if (hold.state == ModeHold::State::Drifted || hold.state == ModeHold::State::Failed
            || hold.state == ModeHold::State::Planned
            || (hold.state == ModeHold::State::NotRestored && !isAgain))
            found.append(hold);
    }
    return found;
}

}  // namespace Sidestage
