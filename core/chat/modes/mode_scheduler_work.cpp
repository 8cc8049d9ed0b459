// SPDX-License-Identifier: GPL-3.0-or-later

// How holds are set and taken back: the channel is read, what is about to be sent is written down, and the
// board sends it, all that was begun together as one job.

#include "mode_scheduler_private.h"

namespace Sidestage {

namespace {

/// Channels that are read at once.
constexpr int maxReadings = 8;

Error nobodyActs()
{
    return {.kind = Error::Kind::Unauthorized,
            .message = Sidestage::ModeScheduler::tr("No signed-in account can manage this channel.")};
}

}  // namespace

qint64 ModeScheduler::Private::newBatch(ModeJob::Reason reason)
{
    const qint64 id = ++lastBatch;
    batches.insert(id, {reason});
    QTimer::singleShot(readTimeout, q, [this, id] {
        if (!batches.contains(id))
            return;
        batches[id].isLate = true;
        send(id);
    });
    return id;
}

void ModeScheduler::Private::add(Work::Aim aim, const ModeHold &hold, qint64 batch, bool isAutomatic)
{
    drop(hold.id);
    works.push_back({.hold = hold.id,
                     .channelId = hold.channelId,
                     .aim = aim,
                     .isAutomatic = isAutomatic,
                     .batch = batch});
}

ModeScheduler::Private::Work *ModeScheduler::Private::workOf(qint64 hold)
{
    const auto found
        = std::find_if(works.begin(), works.end(), [hold](const Work &work) { return work.hold == hold; });
    return found == works.end() ? nullptr : &*found;
}

void ModeScheduler::Private::drop(qint64 hold)
{
    works.remove_if([hold](const Work &work) { return work.hold == hold; });
}

void ModeScheduler::Private::pump()
{
    if (isPumping) {
        pumpAgain = true;
        return;
    }
    isPumping = true;
    do {
        pumpAgain = false;
        auto room = maxReadings - std::count_if(works.begin(), works.end(), [](const Work &work) {
                        return work.stage == Work::Stage::Reading;
                    });
        QSet<QString> busy;
        for (const Work &work : works) {
            if (work.stage != Work::Stage::Waiting)
                busy.insert(work.channelId);
        }
        QList<qint64> begun;
        for (Work &work : works) {
            if (room <= 0)
                break;
            if (work.stage != Work::Stage::Waiting || busy.contains(work.channelId))
                continue;
            busy.insert(work.channelId);
            // What is on its way there decides what is to be remembered.
            const ChannelModes *modes = board->modes(work.channelId);
            if (modes && modes->isSending())
                continue;
            work.stage = Work::Stage::Reading;
            work.guard = std::make_unique<QObject>();
            begun.append(work.hold);
            --room;
        }
        for (const qint64 id : std::as_const(begun)) {
            if (const Work *work = workOf(id)) {
                read(work->channelId, work->guard.get(),
                     [this, id](const Result<ChatModes> &answer) { handleRead(id, answer); });
            }
        }
    } while (pumpAgain);
    isPumping = false;
}

/// Ends with `done`, never from within the call.
void ModeScheduler::Private::read(const QString &channelId, QObject *guard, Read done)
{
    if (ChannelModes *modes = board->modes(channelId))
        modes->read(guard, std::move(done));
    else
        QTimer::singleShot(0, guard, [done = std::move(done)] { done(nobodyActs()); });
}

void ModeScheduler::Private::handleRead(qint64 id, const Result<ChatModes> &answer)
{
    Work *work = workOf(id);
    if (!work || work->stage != Work::Stage::Reading)
        return;
    const qint64 batch = work->batch;
    const ModeHold *found = holdStore.find(id);
    const bool isOurs = found && isTouchable(*found) && (holdStore.isOurs(*found) || !work->isAutomatic);
    const bool isOff = isOurs && work->isAutomatic && work->aim == Work::Aim::Restore && isDeferred(*found);
    if (!isOurs || isOff) {
        drop(id);
    } else if (!answer) {
        const Work::Aim aim = work->aim;
        const ModeHold hold = *found;
        if (!board->modes(hold.channelId))
            withoutActor.insert(id);
        drop(id);
        if (aim == Work::Aim::Recover)
            retryLater(id);
        else if (aim == Work::Aim::Set)
            handleSetFailed(hold, answer.error(), false);
        else
            handleRestoreFailed(hold, answer.error());
    } else {
        const ChannelModes *modes = board->modes(work->channelId);
        work->now = *answer;
        work->thought = modes ? modes->service() : *answer;
        const ModeHold hold = *found;
        switch (work->aim) {
        case Work::Aim::Recover:
            drop(id);
            recover(hold, *answer);
            break;
        case Work::Aim::Set:
            if (readyToSet(*work, hold))
                work->stage = Work::Stage::Ready;
            else
                drop(id);
            break;
        case Work::Aim::Restore:
            if (readyToRestore(*work, hold))
                work->stage = Work::Stage::Ready;
            else
                drop(id);
            break;
        }
    }
    send(batch);
    pump();
}

void ModeScheduler::Private::send(qint64 batch)
{
    if (!batches.contains(batch))
        return;
    QList<Work *> ready;
    QSet<QString> channels;
    bool isEmpty = true;
    for (Work &work : works) {
        if (work.batch != batch)
            continue;
        isEmpty = false;
        if (work.stage == Work::Stage::Ready) {
            ready.append(&work);
            channels.insert(work.channelId);
        }
    }
    // What stands behind one of them in its channel has its turn after it.
    const bool waits = std::any_of(works.begin(), works.end(), [&](const Work &work) {
        return work.batch == batch && work.stage != Work::Stage::Ready && work.stage != Work::Stage::Sent
            && !(work.stage == Work::Stage::Waiting && channels.contains(work.channelId));
    });
    if (isEmpty) {
        batches.remove(batch);
        return;
    }
    if (!ready.isEmpty() && (!waits || batches[batch].isLate) && !begin(ready, batches[batch].reason))
        pump();
}

/// Writes down that these are being sent, then sends them. False: some have to be read again.
bool ModeScheduler::Private::begin(const QList<Work *> &ready, ModeJob::Reason reason)
{
    bool isWhole = true;
    QList<ModeHold> writes;
    QList<qint64> ids;
    QHash<QString, ChatModes> wanted;
    QHash<QString, ChatModes> expected;
    qint64 place = holdStore.nextPlace();
    for (Work *work : ready) {
        const qint64 id = work->hold;
        const ChannelModes *modes = board->modes(work->channelId);
        // Something has been asked of the channel while the others were read.
        if (!modes || modes->isSending() || (modes->isKnown() && modes->service() != work->thought)) {
            work->stage = Work::Stage::Waiting;
            isWhole = false;
            continue;
        }
        const ModeHold *found = holdStore.find(id);
        if (!found || !isTouchable(*found)) {
            drop(id);  // another program has ended it meanwhile
            continue;
        }
        ModeHold hold = *found;
        if (work->aim == Work::Aim::Set) {
            hold.state = ModeHold::State::Setting;
            hold.place = place++;
            wanted.insert(hold.channelId, HoldStack::setOf(hold));
        } else {
            writes += inheritFrom(holdStore.all(), hold);
            hold.state = ModeHold::State::Restoring;
            hold.error.reset();
            wanted.insert(hold.channelId, hold.before);
            // What others do until it is sent is asked about, not overwritten.
            if (work->isAutomatic)
                expected.insert(hold.channelId, only(work->now, hold.before.modes()));
        }
        writes.append(hold);
        ids.append(id);
    }
    if (ids.isEmpty())
        return isWhole;
    for (ModeHold &hold : writes)
        hold.settledAt = clock.now();
    const auto written = holdStore.save(writes);
    if (!written && written.error().kind == Error::Kind::Conflict) {
        for (const qint64 id : std::as_const(ids))
            workOf(id)->stage = Work::Stage::Waiting;
        Q_EMIT q->changed();
        return false;
    }
    if (!written) {
        Q_EMIT q->failed(written.error());
        for (const qint64 id : std::as_const(ids)) {
            // Whoever was told may have ended it.
            const Work *work = workOf(id);
            const ModeHold *found = holdStore.find(id);
            if (!work || !found)
                continue;
            const bool wasToSet = work->aim == Work::Aim::Set;
            const ModeHold hold = *found;
            drop(id);
            if (wasToSet)
                handleSetFailed(hold, written.error(), false);
            else
                handleRestoreFailed(hold, written.error());
        }
        return isWhole;
    }
    for (const qint64 id : std::as_const(ids))
        workOf(id)->stage = Work::Stage::Sent;
    Q_EMIT q->changed();
    const qint64 job = board->apply(wanted, reason, {}, expected);
    for (const qint64 id : std::as_const(ids)) {
        if (Work *work = workOf(id))
            work->job = job;
    }
    follow(job);
    return isWhole;
}

void ModeScheduler::Private::follow(qint64 job)
{
    QList<std::pair<qint64, QString>> ours;
    for (const Work &work : works) {
        if (work.job == job && work.stage == Work::Stage::Sent)
            ours.append({work.hold, work.channelId});
    }
    if (ours.isEmpty())
        return;
    const auto answer = board->job(job);
    for (const auto &[hold, channelId] : std::as_const(ours)) {
        if (!answer) {
            finish(hold, Error{.kind = Error::Kind::Cancelled});
            continue;
        }
        for (const ModeJob::Row &row : answer->rows) {
            if (row.channelId != channelId)
                continue;
            if (row.state == ModeJob::State::Done)
                finish(hold, {});
            else if (row.state == ModeJob::State::Failed)
                finish(hold, row.error.value_or(Error{.kind = Error::Kind::Protocol}));
            break;
        }
    }
}

void ModeScheduler::Private::finish(qint64 id, const Result<void> &outcome)
{
    const Work *work = workOf(id);
    if (!work)
        return;
    const Work::Aim aim = work->aim;
    const qint64 batch = work->batch;
    const bool restoreAfter = work->restoreAfter;
    drop(id);
    const ModeHold *found = holdStore.find(id);
    if (found && found->isOpen()) {
        ModeHold hold = *found;
        if (aim == Work::Aim::Set && outcome) {
            handleSet(hold);
        } else if (aim == Work::Aim::Set) {
            handleSetFailed(hold, outcome.error(), true);
        } else if (outcome) {
            hold.state = ModeHold::State::Restored;
            hold.error.reset();
            agreed.remove(id);
            later.remove(id);
            settle({hold});
        } else {
            handleRestoreFailed(hold, outcome.error());
        }
        if (restoreAfter)
            q->restore({id});
    }
    send(batch);
    QTimer::singleShot(0, q, &ModeScheduler::tick);
}

}  // namespace Sidestage
