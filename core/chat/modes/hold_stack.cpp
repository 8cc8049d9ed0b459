// SPDX-License-Identifier: GPL-3.0-or-later
#include "hold_stack.h"

namespace Sidestage::HoldStack {

namespace {

bool has(const ModeHold &hold, ChatMode mode)
{
    return hold.before[mode] && hold.set[mode];
}

bool differs(const ChatModes &a, const ChatModes &b, ChatMode mode)
{
    return !differing(only(a, {mode}), b).isEmpty();
}

}  // namespace

bool isInForce(const ModeHold &hold)
{
    switch (hold.state) {
    case ModeHold::State::Setting:
    case ModeHold::State::Holding:
    case ModeHold::State::Failed:
    case ModeHold::State::Drifted:
    case ModeHold::State::Restoring:
    case ModeHold::State::NotRestored:
        return hold.place > 0;
    case ModeHold::State::Planned:
    case ModeHold::State::Restored:
    case ModeHold::State::Released:
        return false;
    }
    Q_UNREACHABLE();
}

bool isOutcomeUnknown(const Error &error)
{
    // A conflict means that the change was accepted, but the channel has other modes.
    return error.isUncertain() || error.kind == Error::Kind::Conflict;
}

bool isWorthRetrying(const Error &error)
{
    return isOutcomeUnknown(error) || error.isTransient() || error.kind == Error::Kind::Unauthorized;
}

ChatModes setOf(const ModeHold &hold)
{
    return only(hold.set, hold.before.modes());
}

const ModeHold *top(const QList<ModeHold> &holds, const QString &channelId, ChatMode mode, qint64 below)
{
    const ModeHold *found = nullptr;
    for (const ModeHold &hold : holds) {
        if (hold.channelId == channelId && hold.place < below && has(hold, mode) && isInForce(hold)
            && (!found || hold.place > found->place))
            found = &hold;
    }
    return found;
}

const ModeHold *above(const QList<ModeHold> &holds, const ModeHold &hold, ChatMode mode)
{
    const ModeHold *found = nullptr;
    for (const ModeHold &other : holds) {
        if (other.id != hold.id && other.channelId == hold.channelId && other.place > hold.place
            && has(other, mode) && isInForce(other) && (!found || other.place < found->place))
            found = &other;
    }
    return found;
}

QList<ChatMode> covered(const QList<ModeHold> &holds, const ModeHold &hold)
{
    QList<ChatMode> modes;
    for (const ChatMode mode : hold.before.modes()) {
        if (above(holds, hold, mode))
            modes.append(mode);
    }
    return modes;
}

ChatModes beneath(const QList<ModeHold> &holds, const ModeHold &hold)
{
    ChatModes modes = hold.before;
    const qint64 below = hold.place > 0 ? hold.place : std::numeric_limits<qint64>::max();
    for (const ChatMode mode : hold.before.modes()) {
        const ModeHold *other = top(holds, hold.channelId, mode, below);
        if (other && other->id != hold.id)
            modes[mode] = other->set[mode];
    }
    return modes;
}

ChatModes whatReturns(const QList<ModeHold> &holds, const ModeHold &hold, const ChatModes &now)
{
    ChatModes before;
    for (const ChatMode mode : hold.set.modes()) {
        if (!now[mode])
            continue;
        const ModeHold *below = top(holds, hold.channelId, mode);
        if (below && below->id == hold.id)
            below = top(holds, hold.channelId, mode, hold.place);
        if (!below && !differs(now, hold.set, mode))
            continue;
        before[mode] = now[mode];
        // A timed mode replaces an earlier timed mode and inherits its `before`, unless the mode was changed
        // by others meanwhile.
        const bool replaces = below && below->kind == ModeHold::Kind::Timed && hold.kind == below->kind;
        if (replaces && !differs(now, below->set, mode))
            before[mode] = below->before[mode];
    }
    return before;
}

QList<ChatMode> drift(const ModeHold &hold, const ChatModes &now)
{
    QList<ChatMode> modes;
    for (const ChatMode mode : hold.before.modes()) {
        if (differs(now, hold.set, mode) && differs(now, hold.before, mode))
            modes.append(mode);
    }
    return modes;
}

bool wasTaken(const QList<ModeHold> &holds, const ModeHold &hold, const ChatModes &now)
{
    const ChatModes set = setOf(hold);
    if (set.isEmpty())
        return false;
    if (differing(set, now).isEmpty())
        return true;
    // One request sets all modes. If the channel has at least one that it did not have before, the request
    // was accepted and others changed the rest afterwards.
    const ChatModes without = beneath(holds, hold);
    for (const ChatMode mode : set.modes()) {
        if (now[mode] && differs(set, without, mode) && !differs(set, now, mode))
            return true;
    }
    return false;
}

void strip(ModeHold &hold, ChatMode mode)
{
    hold.before[mode].reset();
    hold.set[mode].reset();
}

}  // namespace Sidestage::HoldStack
