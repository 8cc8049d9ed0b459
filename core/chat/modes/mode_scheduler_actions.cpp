// SPDX-License-Identifier: GPL-3.0-or-later

// What the user asks of the keeper.

#include "mode_scheduler_private.h"

namespace Sidestage {

namespace {

QStringList eachOnce(QStringList ids)
{
    ids.removeDuplicates();
    return ids;
}

ModeJob::Reason reasonToEnd(const ModeHold &hold)
{
    return hold.kind == ModeHold::Kind::Timed ? ModeJob::Reason::TimedEnd : ModeJob::Reason::Unlock;
}

}  // namespace

ModeHold ModeScheduler::Private::planned(ModeHold::Kind kind, const QString &channelId,
                                         const ChatModes &modes, const QDateTime &until) const
{
    const auto channel = board->channels() ? board->channels()->find(channelId) : std::nullopt;
    return {.kind = kind,
            .state = ModeHold::State::Planned,
            .channelId = channelId,
            .channelName = channel ? channel->name : QString(),
            .set = laidOver({}, modes),
            .since = clock.now(),
            .until = until,
            .settledAt = clock.now()};
}

/// What is known to have failed, or was never sent, from the beginning.
void ModeScheduler::Private::setAgain(const QList<ModeHold> &holds)
{
    QList<ModeHold> anew;
    for (ModeHold hold : holds) {
        const qint64 length = hold.until.isValid() ? hold.since.msecsTo(hold.until) : 0;
        hold.state = ModeHold::State::Planned;
        hold.before = {};
        hold.error.reset();
        hold.since = clock.now();
        // A timed mode lasts as long as it was to; a lockdown ends when it was to.
        if (hold.until.isValid() && (hold.kind == ModeHold::Kind::Timed || hold.until <= clock.now()))
            hold.until = hold.since.addMSecs(length);
        anew.append(hold);
    }
    if (anew.isEmpty() || !write(anew))
        return;
    QHash<int, qint64> setting;
    for (const ModeHold &hold : std::as_const(anew)) {
        const ModeHold *kept = holdStore.find(hold.id);
        if (!kept || !isTouchable(*kept))
            continue;  // whoever was told has ended it
        later.remove(hold.id);
        unread.remove(hold.id);
        qint64 &batch = setting[int(hold.kind)];
        if (!batch)
            batch = newBatch(hold.kind == ModeHold::Kind::Timed ? ModeJob::Reason::Timed
                                                                : ModeJob::Reason::Lockdown);
        add(Work::Aim::Set, *kept, batch);
    }
    pump();
}

qint64 ModeScheduler::setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds)
{
    if (modes.isEmpty())
        return 0;
    d->holdStore.reload();
    const QDateTime until = d->clock.now().addSecs(std::max(seconds, 1));
    QList<ModeHold> holds;
    for (const QString &id : eachOnce(channelIds))
        holds.append(d->planned(ModeHold::Kind::Timed, id, modes, until));
    if (holds.isEmpty())
        return 0;
    if (const auto done = d->holdStore.save(holds); !done) {
        Q_EMIT failed(done.error());
        return 0;
    }
    const qint64 batch = d->newBatch(ModeJob::Reason::Timed);
    for (const ModeHold &hold : std::as_const(holds))
        d->add(Private::Work::Aim::Set, hold, batch);
    const qint64 group = holds.first().group;
    Q_EMIT changed();
    d->keepTime();
    d->pump();
    return group;
}

qint64 ModeScheduler::lockDown(const QStringList &channelIds, const ChatModes &modes, int seconds)
{
    if (modes.isEmpty())
        return 0;
    d->holdStore.reload();
    const QList<ModeHold> open = d->openLockdown();
    const qint64 group = open.isEmpty() ? 0 : open.first().group;
    QDateTime until = lockedUntil();
    if (seconds > 0)
        until = d->clock.now().addSecs(seconds);
    QList<ModeHold> holds;
    QList<ModeHold> again;
    for (const QString &id : eachOnce(channelIds)) {
        const auto there = std::find_if(open.begin(), open.end(),
                                        [&id](const ModeHold &hold) { return hold.channelId == id; });
        if (there == open.end()) {
            holds.append(d->planned(ModeHold::Kind::Lockdown, id, modes, until));
            holds.last().group = group;
        } else if (there->place == 0 && d->isTouchable(*there) && !d->workOf(there->id)) {
            again.append(*there);  // it was not locked
            again.last().set = laidOver({}, modes);
            again.last().until = until;
        }
    }
    if (holds.isEmpty()) {
        d->setAgain(again);
        return group;
    }
    if (const auto done = d->holdStore.save(holds); !done) {
        Q_EMIT failed(done.error());
        return 0;
    }
    const qint64 batch = d->newBatch(ModeJob::Reason::Lockdown);
    for (const ModeHold &hold : std::as_const(holds))
        d->add(Private::Work::Aim::Set, hold, batch);
    const qint64 begun = holds.first().group;
    Q_EMIT changed();
    d->keepTime();
    d->setAgain(again);
    d->pump();
    return begun;
}

/// Another program that is still there may be at it right now.
bool ModeScheduler::Private::isTouchable(const ModeHold &hold) const
{
    const bool isInWork = hold.state == ModeHold::State::Setting || hold.state == ModeHold::State::Restoring;
    return hold.isOpen() && (holdStore.isOurs(hold) || !isInWork);
}

QList<ModeHold> ModeScheduler::Private::chosen(const QList<qint64> &ids) const
{
    QList<ModeHold> holds;
    for (const qint64 id : ids) {
        if (const ModeHold *hold = holdStore.find(id); hold && isTouchable(*hold))
            holds.append(*hold);
    }
    return holds;
}

void ModeScheduler::restore(const QList<qint64> &holds)
{
    d->holdStore.reload();
    QList<ModeHold> nothing;  // that was never sent
    QHash<int, qint64> batches;
    // From the top down, so that each gives the one above it what it would have returned to.
    QList<ModeHold> chosen = d->chosen(holds);
    std::sort(chosen.begin(), chosen.end(), [](const auto &a, const auto &b) { return a.place > b.place; });
    for (const ModeHold &hold : std::as_const(chosen)) {
        Private::Work *work = d->workOf(hold.id);
        if (work && work->aim == Private::Work::Aim::Restore) {
            work->isAutomatic = work->isAutomatic && work->stage == Private::Work::Stage::Sent;
            continue;
        }
        if (work && work->stage == Private::Work::Stage::Sent) {
            work->restoreAfter = true;
            continue;
        }
        d->drop(hold.id);
        if (hold.place == 0) {
            nothing.append(hold);
            nothing.last().state = ModeHold::State::Released;
            continue;
        }
        d->unread.remove(hold.id);
        d->later.remove(hold.id);
        const auto reason = reasonToEnd(hold);
        qint64 &batch = batches[int(reason)];
        if (!batch)
            batch = d->newBatch(reason);
        d->add(Private::Work::Aim::Restore, hold, batch);
    }
    if (!nothing.isEmpty())
        d->write(nothing);
    d->pump();
}

void ModeScheduler::release(const QList<qint64> &holds)
{
    d->holdStore.reload();
    QList<ModeHold> released = d->chosen(holds);
    if (released.isEmpty())
        return;
    for (ModeHold &hold : released)
        hold.state = ModeHold::State::Released;
    if (!d->write(released))
        return;
    for (const ModeHold &hold : std::as_const(released)) {
        d->drop(hold.id);
        d->unread.remove(hold.id);
        d->later.remove(hold.id);
    }
    tick();
}

void ModeScheduler::retry(const QList<qint64> &holds)
{
    d->holdStore.reload();
    QList<ModeHold> set;
    QHash<int, qint64> batches;
    for (const ModeHold &hold : d->chosen(holds)) {
        if (d->workOf(hold.id))
            continue;
        if (hold.state == ModeHold::State::NotRestored) {
            const auto reason = reasonToEnd(hold);
            qint64 &batch = batches[int(reason)];
            if (!batch)
                batch = d->newBatch(reason);
            d->add(Private::Work::Aim::Restore, hold, batch, true);
        } else if (hold.state == ModeHold::State::Failed && hold.place > 0) {
            // What became of it is not known: it is read first, then sent if it is not there.
            QList<ModeHold> one{hold};
            one.first().state = ModeHold::State::Setting;
            one.first().since = d->clock.now();
            if (d->write(one)) {
                d->unread.insert(hold.id);
                d->later.remove(hold.id);
            }
        } else if (hold.state == ModeHold::State::Failed || hold.state == ModeHold::State::Planned) {
            set.append(hold);
        }
    }
    d->setAgain(set);
    tick();
}

void ModeScheduler::setEnd(const QList<qint64> &holds, int seconds)
{
    d->holdStore.reload();
    QList<ModeHold> moved = d->chosen(holds);
    for (ModeHold &hold : moved) {
        hold.until = seconds > 0 ? d->clock.now().addSecs(seconds) : QDateTime();
        const bool wasOver
            = hold.state == ModeHold::State::Drifted || hold.state == ModeHold::State::NotRestored;
        if (wasOver && !d->workOf(hold.id)) {
            hold.state = ModeHold::State::Holding;
            hold.error.reset();
            d->later.remove(hold.id);
        }
    }
    if (!moved.isEmpty())
        d->write(moved);
}

}  // namespace Sidestage
