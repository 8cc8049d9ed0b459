// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_keeper_private.h"

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds whileHolding = 1s;
constexpr std::chrono::milliseconds whileIdle = 5s;
/// Between two looks for holds of programs that are gone.
constexpr qint64 adoptionEvery = 3'000;

}  // namespace

ModeKeeper::Private::Private(ModeKeeper *owner, ModeBoard *modeBoard, ChatStore *chatStore, const Clock &time)
    : q(owner)
    , board(modeBoard)
    , store(chatStore)
    , clock(time)
    , book(chatStore)
{
}

ModeKeeper::ModeKeeper(ModeBoard *board, ChatStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, board, store, clock))
{
    connect(&d->timer, &QTimer::timeout, this, &ModeKeeper::tick);
    connect(board, &ModeBoard::jobChanged, this, [this](qint64 id) {
        const auto job = d->board->job(id);
        if (job && job->snapshot > d->newestSnapshot) {
            d->newestSnapshot = job->snapshot;
            Q_EMIT snapshotsChanged();
        }
        d->follow(id);
    });
    connect(board, &ModeBoard::modesReplaced, this,
            [this] { QTimer::singleShot(0, this, &ModeKeeper::tick); });
    connect(board, &ModeBoard::changed, this, [this] {
        if (!d->works.empty())
            d->pump();
    });
    if (board->channels())
        connect(board->channels(), &ChatChannels::listChanged, this,
                [this] { QTimer::singleShot(0, this, &ModeKeeper::tick); });
}

ModeKeeper::~ModeKeeper()
{
    d->works.clear();
}

void ModeKeeper::start()
{
    d->book.open();
    d->isStarted = true;
    d->sinceAdoption.start();
    d->sinceStart.start();
    d->beginRecovery(d->book.adopt());
    Q_EMIT changed();
    tick();
}

/// Writes changes that nothing has come of yet. False: they could not be written, and nothing has changed.
bool ModeKeeper::Private::write(QList<ModeHold> holds)
{
    for (ModeHold &hold : holds)
        hold.settledAt = clock.now();
    const auto done = book.save(holds);
    if (!done && done.error().kind != Error::Kind::Conflict)
        Q_EMIT q->failed(done.error());
    Q_EMIT q->changed();
    keepTime();
    return done.has_value();
}

/// Writes what has happened already.
void ModeKeeper::Private::settle(QList<ModeHold> holds)
{
    for (ModeHold &hold : holds)
        hold.settledAt = clock.now();
    const auto done = book.save(holds);
    if (!done && done.error().kind != Error::Kind::Conflict) {
        book.keepUnsaved(holds);
        Q_EMIT q->failed(done.error());
    }
    Q_EMIT q->changed();
    keepTime();
}

void ModeKeeper::Private::beginRecovery(const QList<qint64> &ids)
{
    for (const qint64 id : ids) {
        const ModeHold *hold = book.find(id);
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
            if (!hold->error || HoldStack::passesByItself(*hold->error))
                later.insert(id, {clock.now()});
            break;
        default:
            break;
        }
    }
}

/// A timed mode that another hold covers waits until that one is over.
bool ModeKeeper::Private::isDeferred(const ModeHold &hold) const
{
    if (hold.kind == ModeHold::Kind::Timed)
        return !HoldStack::covered(book.all(), hold).isEmpty();
    const auto modes = HoldStack::covered(book.all(), hold);
    return std::any_of(modes.begin(), modes.end(), [&](ChatMode mode) {
        const ModeHold *other = HoldStack::above(book.all(), hold, mode);
        return other->state == ModeHold::State::Setting || other->state == ModeHold::State::Restoring;
    });
}

void ModeKeeper::Private::lookAtDue()
{
    const QDateTime now = clock.now();
    const auto isDue = [&now](const QDateTime &at) { return at.isValid() && at <= now; };
    qint64 recovering = 0;
    QHash<int, qint64> ending;
    QList<ModeHold> over;
    const QList<ModeHold> holds = book.all();
    for (const ModeHold &hold : holds) {
        if (!hold.isOpen() || !book.isOurs(hold) || workOf(hold.id))
            continue;
        const bool isAlone = !board->modes(hold.channelId);
        if (!isAlone && lonely.remove(hold.id) && later.contains(hold.id))
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
        if (isAlone && ends && sinceStart.elapsed() < patienceForActors.count())
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

void ModeKeeper::tick()
{
    if (!d->isStarted)
        return;
    if (d->book.reload())
        Q_EMIT changed();
    if (d->sinceAdoption.elapsed() >= adoptionEvery) {
        d->sinceAdoption.restart();
        if (const auto ids = d->book.adopt(); !ids.isEmpty()) {
            d->beginRecovery(ids);
            Q_EMIT changed();
        }
    }
    if (const auto rest = d->book.saveRest(); rest)
        d->lookAtDue();
    d->pump();
    d->keepTime();
}

void ModeKeeper::Private::keepTime()
{
    if (!isStarted)
        return;
    const auto &holds = book.all();
    const bool isBusy
        = std::any_of(holds.begin(), holds.end(), [](const ModeHold &hold) { return hold.isOpen(); });
    if (!isBusy && !book.isShared())
        return timer.stop();
    const auto pause = isBusy ? whileHolding : whileIdle;
    if (!timer.isActive() || timer.intervalAsDuration() != pause)
        timer.start(pause);
}

void ModeKeeper::setPatience(std::chrono::milliseconds actors, std::chrono::milliseconds readings)
{
    d->patienceForActors = actors;
    d->patienceForReadings = readings;
}

QList<ModeHold> ModeKeeper::holds() const
{
    return d->book.all();
}

QList<ModeHold> ModeKeeper::Private::openLockdown() const
{
    QList<ModeHold> found;
    for (const ModeHold &hold : book.all()) {
        if (hold.kind == ModeHold::Kind::Lockdown && hold.isOpen())
            found.append(hold);
    }
    return found;
}

QList<ModeHold> ModeKeeper::lockdown() const
{
    return d->openLockdown();
}

QDateTime ModeKeeper::lockedSince() const
{
    QDateTime since;
    for (const ModeHold &hold : d->openLockdown()) {
        if (!since.isValid() || hold.since < since)
            since = hold.since;
    }
    return since;
}

QDateTime ModeKeeper::lockedUntil() const
{
    QDateTime until;
    for (const ModeHold &hold : d->openLockdown()) {
        if (!hold.until.isValid())
            return {};
        until = until.isValid() ? std::max(until, hold.until) : hold.until;
    }
    return until;
}

std::optional<ModeHold> ModeKeeper::holdOf(const QString &channelId, ChatMode mode) const
{
    const ModeHold *hold = HoldStack::top(d->book.all(), channelId, mode);
    if (!hold || hold->state == ModeHold::State::Failed)
        return {};
    return *hold;
}

QList<ModeHold> ModeKeeper::asking() const
{
    QList<ModeHold> found;
    for (const ModeHold &hold : d->book.all()) {
        if (d->unread.contains(hold.id) || d->workOf(hold.id))
            continue;
        const bool isAgain = hold.error && HoldStack::leavesOpen(*hold.error);
        if (hold.state == ModeHold::State::Drifted || hold.state == ModeHold::State::Failed
            || hold.state == ModeHold::State::Planned
            || (hold.state == ModeHold::State::NotRestored && !isAgain))
            found.append(hold);
    }
    return found;
}

}  // namespace Sidestage
