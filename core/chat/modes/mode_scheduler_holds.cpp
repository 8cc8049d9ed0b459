// SPDX-License-Identifier: GPL-3.0-or-later

// The work of ModeScheduler for one hold: read its channel, write down what is about to be sent, send it
// through the board (holds that were begun together as one job), and write down the outcome.

#include "base/backoff.h"
#include "base/clock.h"
#include "chat/people/chat_channels.h"
#include "hold_stack.h"
#include "mode_scheduler.h"

namespace Sidestage {

namespace {

using State = ModeHold::State;

/// Channels that are read at the same time.
constexpr int maxReadings = 8;

Error nobodyActs()
{
    return {.kind = Error::Kind::Unauthorized,
            .message = ModeScheduler::tr("No signed-in account can manage this channel.")};
}

ModeJob::Reason reasonOf(bool isEnd, ModeHold::Kind kind)
{
    if (kind == ModeHold::Kind::Timed)
        return isEnd ? ModeJob::Reason::TimedEnd : ModeJob::Reason::Timed;
    return isEnd ? ModeJob::Reason::Unlock : ModeJob::Reason::Lockdown;
}

/// Seconds after which a planned change is not sent without asking.
constexpr int freshness = 60;
constexpr std::chrono::seconds firstPause{5};

bool knowsAll(const ChatModes &now, const QList<ChatMode> &modes)
{
    return std::all_of(modes.begin(), modes.end(), [&now](ChatMode mode) { return now[mode].has_value(); });
}

}  // namespace

qint64 ModeScheduler::newBatch(ModeJob::Reason reason)
{
    const qint64 id = ++m_lastBatch;
    m_batches.insert(id, {reason});
    QTimer::singleShot(m_readTimeout, this, [this, id] {
        if (!m_batches.contains(id))
            return;
        m_batches[id].isLate = true;
        send(id);
    });
    return id;
}

/// Adds the work for holds that are begun together: one batch for each reason.
void ModeScheduler::add(Work::Aim aim, const QList<ModeHold> &holds, bool isAutomatic)
{
    QMap<ModeJob::Reason, qint64> batches;
    for (const ModeHold &hold : holds) {
        const auto reason = reasonOf(aim == Work::Aim::Restore, hold.kind);
        if (!batches.contains(reason))
            batches.insert(reason, newBatch(reason));
        drop(hold.id);
        m_works.push_back({.hold = hold.id,
                           .channelId = hold.channelId,
                           .aim = aim,
                           .isAutomatic = isAutomatic,
                           .batch = batches[reason]});
    }
}

ModeScheduler::Work *ModeScheduler::workOf(qint64 hold)
{
    const auto found = std::ranges::find(m_works, hold, &Work::hold);
    return found == m_works.end() ? nullptr : &*found;
}

bool ModeScheduler::hasWork(qint64 hold) const
{
    return std::ranges::find(m_works, hold, &Work::hold) != m_works.end();
}

void ModeScheduler::drop(qint64 hold)
{
    m_works.remove_if([hold](const Work &work) { return work.hold == hold; });
}

void ModeScheduler::pump()
{
    if (m_isPumping) {
        m_pumpAgain = true;
        return;
    }
    m_isPumping = true;
    do {
        m_pumpAgain = false;
        auto room = maxReadings - std::count_if(m_works.begin(), m_works.end(), [](const Work &work) {
                        return work.stage == Work::Stage::Reading;
                    });
        QSet<QString> busy;
        for (const Work &work : m_works) {
            if (work.stage != Work::Stage::Waiting)
                busy.insert(work.channelId);
        }
        QList<qint64> begun;
        for (Work &work : m_works) {
            if (room <= 0)
                break;
            if (work.stage != Work::Stage::Waiting || busy.contains(work.channelId)
                || isSettling(work.channelId))
                continue;
            busy.insert(work.channelId);
            // A running change affects what has to be restored.
            const ChannelModes *modes = m_board->modes(work.channelId);
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
    } while (m_pumpAgain);
    m_isPumping = false;
}

/// Calls `done` later, never within this call.
void ModeScheduler::read(const QString &channelId, QObject *guard, Read done)
{
    if (ChannelModes *modes = m_board->modes(channelId))
        modes->read(guard, std::move(done));
    else
        QTimer::singleShot(0, guard, [done = std::move(done)] { done(nobodyActs()); });
}

void ModeScheduler::handleRead(qint64 id, const Result<ChatModes> &answer)
{
    Work *work = workOf(id);
    if (!work || work->stage != Work::Stage::Reading)
        return;
    const qint64 batch = work->batch;
    const ModeHold *found = m_holdStore.find(id);
    const bool isOpen = found && found->isOpen();
    const bool isOff = isOpen && work->isAutomatic && work->aim == Work::Aim::Restore && isDeferred(*found);
    if (!isOpen || isOff) {
        drop(id);
    } else if (!answer) {
        const Work::Aim aim = work->aim;
        const ModeHold hold = *found;
        if (!m_board->modes(hold.channelId))
            m_withoutActor.insert(id);
        drop(id);
        handleFailed(aim, hold, answer.error());
    } else {
        const ChannelModes *modes = m_board->modes(work->channelId);
        work->now = *answer;
        work->thought = modes ? modes->service() : *answer;
        const ModeHold hold = *found;
        if (work->aim == Work::Aim::Recover) {
            drop(id);
            recover(hold, *answer);
        } else if (work->aim == Work::Aim::Set ? readyToSet(*work, hold) : readyToRestore(*work, hold)) {
            work->stage = Work::Stage::Ready;
        } else {
            drop(id);
        }
    }
    send(batch);
    pump();
}

void ModeScheduler::send(qint64 batch)
{
    if (!m_batches.contains(batch))
        return;
    QList<Work *> ready;
    QSet<QString> channels;
    bool isEmpty = true;
    for (Work &work : m_works) {
        if (work.batch != batch)
            continue;
        isEmpty = false;
        if (work.stage == Work::Stage::Ready) {
            ready.append(&work);
            channels.insert(work.channelId);
        }
    }
    // Works that wait behind one of these in the same channel come later.
    const bool waits = std::any_of(m_works.begin(), m_works.end(), [&](const Work &work) {
        return work.batch == batch && work.stage != Work::Stage::Ready && work.stage != Work::Stage::Sent
            && !(work.stage == Work::Stage::Waiting && channels.contains(work.channelId));
    });
    if (isEmpty) {
        m_batches.remove(batch);
        return;
    }
    if (!ready.isEmpty() && (!waits || m_batches[batch].isLate) && !begin(ready, m_batches[batch].reason))
        pump();
}

/// Writes down that these are being sent, then sends them. False: some have to be read again.
bool ModeScheduler::begin(const QList<Work *> &ready, ModeJob::Reason reason)
{
    bool isWhole = true;
    QList<ModeHold> writes;
    QList<qint64> ids;
    QHash<QString, ChatModes> wanted;
    QHash<QString, ChatModes> expected;
    qint64 place = m_holdStore.nextPlace();
    for (Work *work : ready) {
        const qint64 id = work->hold;
        const ChannelModes *modes = m_board->modes(work->channelId);
        // The channel was changed, or is being changed, since it was read.
        if (!modes || modes->isSending() || (modes->isKnown() && modes->service() != work->thought)) {
            work->stage = Work::Stage::Waiting;
            isWhole = false;
            continue;
        }
        const ModeHold *found = m_holdStore.find(id);
        if (!found || !found->isOpen()) {
            drop(id);  // it has ended in the meantime
            continue;
        }
        ModeHold hold = *found;
        if (work->aim == Work::Aim::Set) {
            hold.state = ModeHold::State::Setting;
            hold.place = place++;
            wanted.insert(hold.channelId, HoldStack::setOf(hold));
        } else {
            writes += inheritFrom(m_holdStore.all(), hold);
            hold.state = ModeHold::State::Restoring;
            hold.error.reset();
            wanted.insert(hold.channelId, hold.before);
            // If others change the mode before it is sent, the user is asked instead.
            if (work->isAutomatic)
                expected.insert(hold.channelId, only(work->now, hold.before.modes()));
        }
        writes.append(hold);
        ids.append(id);
    }
    if (ids.isEmpty())
        return isWhole;
    for (ModeHold &hold : writes)
        hold.settledAt = m_clock.now();
    const auto written = m_holdStore.save(writes);
    if (!written) {
        Q_EMIT failed(written.error());
        for (const qint64 id : std::as_const(ids)) {
            // A slot of failed() may have ended it.
            const Work *work = workOf(id);
            const ModeHold *found = m_holdStore.find(id);
            if (!work || !found)
                continue;
            const Work::Aim aim = work->aim;
            const ModeHold hold = *found;
            drop(id);
            handleFailed(aim, hold, written.error());
        }
        return isWhole;
    }
    for (const qint64 id : std::as_const(ids))
        workOf(id)->stage = Work::Stage::Sent;
    Q_EMIT changed();
    const qint64 job = m_board->apply(wanted, reason, {}, expected);
    for (const qint64 id : std::as_const(ids)) {
        if (Work *work = workOf(id))
            work->job = job;
    }
    follow(job);
    return isWhole;
}

void ModeScheduler::follow(qint64 job)
{
    QList<std::pair<qint64, QString>> ours;
    for (const Work &work : m_works) {
        if (work.job == job && work.stage == Work::Stage::Sent)
            ours.append({work.hold, work.channelId});
    }
    if (ours.isEmpty())
        return;
    const auto answer = m_board->job(job);
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

void ModeScheduler::finish(qint64 id, const Result<void> &outcome)
{
    const Work *work = workOf(id);
    if (!work)
        return;
    const Work::Aim aim = work->aim;
    const qint64 batch = work->batch;
    const bool restoreAfter = work->restoreAfter;
    drop(id);
    const ModeHold *found = m_holdStore.find(id);
    if (found && found->isOpen()) {
        if (!outcome)
            handleFailed(aim, *found, outcome.error(), true);
        else if (aim == Work::Aim::Set)
            handleSet(*found);
        else
            handleRestored(*found);
        if (restoreAfter)
            restore({id});
    }
    send(batch);
    QTimer::singleShot(0, this, &ModeScheduler::tick);
}

/// After a restart or a missing response: finds out from the channel's modes what has happened.
void ModeScheduler::recover(ModeHold hold, const ChatModes &now)
{
    m_unread.remove(hold.id);
    m_later.remove(hold.id);
    if (hold.state == State::Restoring) {
        // readyToRestore() asks about modes that others have changed.
        add(Work::Aim::Restore, {hold}, true);
        return pump();
    }
    if (HoldStack::wasTaken(m_holdStore.all(), hold, now))
        return handleSet(hold);
    hold.place = 0;
    if (hold.state == State::Failed)
        return settle({hold});
    const QDateTime time = m_clock.now();
    hold.state = hold.until.isValid() && hold.until <= time ? State::Released : State::Planned;
    settle({hold});
    const ModeHold *kept = m_holdStore.find(hold.id);
    if (kept && kept->state == State::Planned && kept->since.secsTo(time) <= freshness)
        setAgain({*kept});
}

/// Writes down the values to restore. False: that failed, or there is nothing to send.
bool ModeScheduler::readyToSet(Work &work, ModeHold hold)
{
    hold.before = HoldStack::whatReturns(m_holdStore.all(), hold, work.now);
    hold.state = State::Planned;
    if (hold.before.isEmpty()) {
        // The channel has these modes already, so nothing has to be restored later.
        hold.place = m_holdStore.nextPlace();
        handleSet(hold);
        return false;
    }
    QList<ModeHold> one{hold};
    if (const auto written = m_holdStore.save(one); !written) {
        Q_EMIT failed(written.error());
        if (const ModeHold *kept = m_holdStore.find(hold.id))
            handleFailed(Work::Aim::Set, *kept, written.error());
        return false;
    }
    return true;
}

/// False: there is nothing to send, or the user has to decide.
bool ModeScheduler::readyToRestore(Work &work, ModeHold hold)
{
    ModeHold rest = hold;
    const QList<ModeHold> others = inheritFrom(m_holdStore.all(), rest);
    const QList<ChatMode> modes = rest.before.modes();
    const ChatModes now = only(work.now, modes);
    if (work.isAutomatic) {
        const bool isAgreed = m_agreed.contains(hold.id) && differing(m_agreed.value(hold.id), now).isEmpty();
        const QList<ChatMode> drifted = isAgreed ? QList<ChatMode>() : HoldStack::drift(rest, now);
        if (!drifted.isEmpty() && (drifted.size() == modes.size() || !askAbout(hold, drifted))) {
            m_later.remove(hold.id);
            hold.state = State::Drifted;
            hold.error.reset();
            settle({hold});
            return false;
        }
        if (!drifted.isEmpty())
            return readyToRestore(work, hold);
    } else {
        m_agreed.insert(hold.id, now);
    }
    if (!knowsAll(now, modes) || !differing(rest.before, now).isEmpty())
        return true;
    handleRestored(rest, others);
    return false;
}

/// Moves the modes that others have changed into a hold of their own, for which the user decides; the rest of
/// `hold` can be restored. False: writing failed, `hold` is unchanged.
bool ModeScheduler::askAbout(ModeHold &hold, const QList<ChatMode> &modes)
{
    ModeHold asking = hold;
    asking.id = 0;
    asking.state = State::Drifted;
    asking.error.reset();
    asking.before = only(hold.before, modes);
    asking.set = only(hold.set, modes);
    ModeHold rest = hold;
    for (const ChatMode mode : modes)
        HoldStack::strip(rest, mode);
    QList<ModeHold> both{rest, asking};
    for (ModeHold &one : both)
        one.settledAt = m_clock.now();
    if (!m_holdStore.save(both))
        return false;
    hold = both.first();
    return true;
}

/// The modes that are covered by holds above this one are removed from it, and those holds inherit its
/// `before` values. Returns the changed holds.
QList<ModeHold> ModeScheduler::inheritFrom(const QList<ModeHold> &holds, ModeHold &hold) const
{
    QList<ModeHold> changed;
    const auto modes = HoldStack::covered(holds, hold);
    for (const ChatMode mode : modes) {
        const qint64 id = HoldStack::above(holds, hold, mode)->id;
        auto heir = std::find_if(changed.begin(), changed.end(),
                                 [id](const ModeHold &other) { return other.id == id; });
        if (heir == changed.end()) {
            changed.append(*m_holdStore.find(id));
            heir = std::prev(changed.end());
        }
        if (differing(only(heir->before, {mode}), hold.set).isEmpty())
            heir->before[mode] = hold.before[mode];
        HoldStack::strip(hold, mode);
    }
    return changed;
}

void ModeScheduler::handleSet(ModeHold hold)
{
    hold.state = State::Holding;
    hold.error.reset();
    if (hold.place == 0)
        hold.place = m_holdStore.nextPlace();
    m_later.remove(hold.id);
    QList<ModeHold> changed{hold};
    if (hold.kind == ModeHold::Kind::Timed) {
        // The timed modes beneath it that it replaces.
        const auto modes = hold.before.modes();
        for (const ChatMode mode : modes) {
            const ModeHold *below = HoldStack::top(m_holdStore.all(), hold.channelId, mode, hold.place);
            if (!below || below->kind != hold.kind || below->id == hold.id)
                continue;
            auto place = std::find_if(changed.begin(), changed.end(),
                                      [below](const ModeHold &other) { return other.id == below->id; });
            if (place == changed.end()) {
                changed.append(*below);
                place = std::prev(changed.end());
            }
            HoldStack::strip(*place, mode);
            if (place->before.isEmpty())
                place->state = State::Released;
        }
    }
    settle(changed);
}

void ModeScheduler::handleRestored(ModeHold hold, QList<ModeHold> others)
{
    hold.state = State::Restored;
    hold.error.reset();
    m_agreed.remove(hold.id);
    m_later.remove(hold.id);
    settle(others << hold);
}

void ModeScheduler::handleFailed(Work::Aim aim, ModeHold hold, const Error &error, bool wasSent)
{
    if (aim == Work::Aim::Recover)
        return retryLater(hold.id);
    hold.error = error;
    if (aim == Work::Aim::Set) {
        hold.state = State::Failed;
        if (wasSent && HoldStack::isOutcomeUnknown(error)) {
            m_unread.insert(hold.id);
            retryLater(hold.id);
        } else {
            hold.place = 0;
        }
    } else {
        hold.state = State::NotRestored;
        if (HoldStack::isWorthRetrying(error) || error.kind == Error::Kind::Storage)
            retryLater(hold.id);
        else
            m_later.remove(hold.id);
    }
    settle({hold});
}

void ModeScheduler::retryLater(qint64 hold)
{
    Later &next = m_later[hold];
    next.at = m_clock.now().addMSecs(backoff(firstPause, longestPause, ++next.failures).count());
}

}  // namespace Sidestage
