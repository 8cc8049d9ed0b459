// SPDX-License-Identifier: GPL-3.0-or-later

// What the state of a channel means for a hold, and what has become of it.

#include "mode_scheduler_private.h"

namespace Sidestage {

using State = ModeHold::State;

namespace {

/// What was planned longer ago is not sent without asking, in seconds.
constexpr int freshness = 60;
constexpr int firstPause = 5;
constexpr int longestPause = 60;

bool knowsAll(const ChatModes &now, const QList<ChatMode> &modes)
{
    return std::all_of(modes.begin(), modes.end(), [&now](ChatMode mode) { return now[mode].has_value(); });
}

}  // namespace

/// After a restart, or when no answer came: what is there says what has happened.
void ModeScheduler::Private::recover(ModeHold hold, const ChatModes &now)
{
    unread.remove(hold.id);
    later.remove(hold.id);
    if (hold.state == State::Restoring) {
        // What somebody has changed is asked about there.
        add(Work::Aim::Restore, hold,
            newBatch(hold.kind == ModeHold::Kind::Timed ? ModeJob::Reason::TimedEnd
                                                        : ModeJob::Reason::Unlock),
            true);
        return pump();
    }
    if (HoldStack::wasTaken(holdStore.all(), hold, now))
        return handleSet(hold);
    hold.place = 0;
    if (hold.state == State::Failed)
        return settle({hold});
    const QDateTime time = clock.now();
    hold.state = hold.until.isValid() && hold.until <= time ? State::Released : State::Planned;
    settle({hold});
    // Another program may have ended it: then it was read again, and is not there any more.
    const ModeHold *kept = holdStore.find(hold.id);
    if (kept && kept->state == State::Planned && holdStore.isOurs(*kept)
        && kept->since.secsTo(time) <= freshness)
        setAgain({*kept});
}

/// Writes down what returns. False: that could not be done, or there is nothing to send.
bool ModeScheduler::Private::readyToSet(Work &work, ModeHold hold)
{
    hold.before = HoldStack::whatReturns(holdStore.all(), hold, work.now);
    hold.state = State::Planned;
    if (hold.before.isEmpty()) {
        // It is so already, and nothing of it will have to be taken back.
        hold.place = holdStore.nextPlace();
        handleSet(hold);
        return false;
    }
    QList<ModeHold> one{hold};
    if (const auto written = holdStore.save(one); !written) {
        if (written.error().kind != Error::Kind::Conflict) {
            Q_EMIT q->failed(written.error());
            if (const ModeHold *kept = holdStore.find(hold.id))
                handleSetFailed(*kept, written.error(), false);
        }
        return false;
    }
    return true;
}

/// False: there is nothing to send, or the user has to be asked.
bool ModeScheduler::Private::readyToRestore(Work &work, ModeHold hold)
{
    ModeHold rest = hold;
    const QList<ModeHold> others = inheritFrom(holdStore.all(), rest);
    const QList<ChatMode> modes = rest.before.modes();
    const ChatModes now = only(work.now, modes);
    if (work.isAutomatic) {
        const bool isAgreed = agreed.contains(hold.id) && differing(agreed.value(hold.id), now).isEmpty();
        const QList<ChatMode> drifted = isAgreed ? QList<ChatMode>() : HoldStack::drift(rest, now);
        if (!drifted.isEmpty() && (drifted.size() == modes.size() || !askAbout(hold, drifted))) {
            later.remove(hold.id);
            hold.state = State::Drifted;
            hold.error.reset();
            settle({hold});
            return false;
        }
        if (!drifted.isEmpty())
            return readyToRestore(work, hold);
    } else {
        agreed.insert(hold.id, now);
    }
    if (!knowsAll(now, modes) || !differing(rest.before, now).isEmpty())
        return true;
    agreed.remove(hold.id);
    later.remove(hold.id);
    rest.state = State::Restored;
    rest.error.reset();
    settle(others + QList<ModeHold>{rest});
    return false;
}

/// Makes a hold of its own of what somebody has changed, which asks; what is left of `hold` can be taken
/// back. False: that could not be written, and `hold` is as it was.
bool ModeScheduler::Private::askAbout(ModeHold &hold, const QList<ChatMode> &modes)
{
    ModeHold asking = hold;
    asking.id = 0;
    asking.revision = 0;
    asking.state = State::Drifted;
    asking.error.reset();
    asking.before = only(hold.before, modes);
    asking.set = only(hold.set, modes);
    ModeHold rest = hold;
    for (const ChatMode mode : modes)
        HoldStack::strip(rest, mode);
    QList<ModeHold> both{rest, asking};
    for (ModeHold &one : both)
        one.settledAt = clock.now();
    if (!holdStore.save(both))
        return false;
    hold = both.first();
    return true;
}

/// What lies above it returns to what it would have returned to; it has nothing to do with those modes then.
/// Gives those that have changed.
QList<ModeHold> ModeScheduler::Private::inheritFrom(const QList<ModeHold> &holds, ModeHold &hold) const
{
    QList<ModeHold> changed;
    const auto modes = HoldStack::covered(holds, hold);
    for (const ChatMode mode : modes) {
        const qint64 id = HoldStack::above(holds, hold, mode)->id;
        auto heir = std::find_if(changed.begin(), changed.end(),
                                 [id](const ModeHold &other) { return other.id == id; });
        if (heir == changed.end()) {
            changed.append(*holdStore.find(id));
            heir = std::prev(changed.end());
        }
        if (differing(only(heir->before, {mode}), hold.set).isEmpty())
            heir->before[mode] = hold.before[mode];
        HoldStack::strip(hold, mode);
    }
    return changed;
}

void ModeScheduler::Private::handleSet(ModeHold hold)
{
    hold.state = State::Holding;
    hold.error.reset();
    if (hold.place == 0)
        hold.place = holdStore.nextPlace();
    later.remove(hold.id);
    QList<ModeHold> changed{hold};
    if (hold.kind == ModeHold::Kind::Timed) {
        // The timed modes beneath it that it takes the place of.
        const auto modes = hold.before.modes();
        for (const ChatMode mode : modes) {
            const ModeHold *below = HoldStack::top(holdStore.all(), hold.channelId, mode, hold.place);
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

void ModeScheduler::Private::handleSetFailed(ModeHold hold, const Error &error, bool wasSent)
{
    hold.state = State::Failed;
    hold.error = error;
    if (wasSent && HoldStack::isOutcomeUnknown(error)) {
        unread.insert(hold.id);
        retryLater(hold.id);
    } else {
        hold.place = 0;
    }
    settle({hold});
}

void ModeScheduler::Private::handleRestoreFailed(ModeHold hold, const Error &error)
{
    hold.state = State::NotRestored;
    hold.error = error;
    if (HoldStack::isWorthRetrying(error) || error.kind == Error::Kind::Storage)
        retryLater(hold.id);
    else
        later.remove(hold.id);
    settle({hold});
}

void ModeScheduler::Private::retryLater(qint64 hold)
{
    Later &next = later[hold];
    next.at = clock.now().addSecs(std::min(longestPause, firstPause << std::min(next.times, 4)));
    ++next.times;
}

}  // namespace Sidestage
