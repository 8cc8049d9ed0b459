// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_scheduler.h"

#include "accounts/account.h"
#include "base/clock.h"
#include "chat/people/chat_channels.h"
#include "hold_stack.h"

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

using State = ModeHold::State;

constexpr std::chrono::milliseconds whileHolding = 1s;

QStringList eachOnce(QStringList ids)
{
    ids.removeDuplicates();
    return ids;
}

}  // namespace

ModeScheduler::ModeScheduler(ModeBoard *board, ChatStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_board(board)
    , m_store(store)
    , m_clock(clock)
    , m_holdStore(store)
{
    connect(&m_timer, &QTimer::timeout, this, &ModeScheduler::tick);
    connect(board, &ModeBoard::jobChanged, this, [this](qint64 id) {
        const auto job = m_board->job(id);
        if (job && job->snapshot > m_newestSnapshot) {
            m_newestSnapshot = job->snapshot;
            Q_EMIT snapshotsChanged();
        }
        follow(id);
    });
    connect(board, &ModeBoard::modesReplaced, this,
            [this] { QTimer::singleShot(0, this, &ModeScheduler::tick); });
    connect(board, &ModeBoard::changed, this, [this] {
        if (!m_works.empty())
            pump();
    });
    connect(board->channels(), &ChatChannels::listChanged, this,
            [this] { QTimer::singleShot(0, this, &ModeScheduler::tick); });
}

ModeScheduler::~ModeScheduler()
{
    m_works.clear();
}

void ModeScheduler::start()
{
    m_holdStore.open();
    m_isStarted = true;
    m_sinceStart.start();
    beginRecovery();
    Q_EMIT changed();
    tick();
}

void ModeScheduler::tick()
{
    if (!m_isStarted)
        return;
    if (const auto rest = m_holdStore.saveRest(); rest)
        checkDue();
    pump();
    keepTime();
}

void ModeScheduler::setTimeout(std::chrono::milliseconds actors, std::chrono::milliseconds readings)
{
    m_actorTimeout = actors;
    m_readTimeout = readings;
}

QList<ModeHold> ModeScheduler::lockdown() const
{
    QList<ModeHold> found;
    for (const ModeHold &hold : m_holdStore.all()) {
        if (hold.kind == ModeHold::Kind::Lockdown && hold.isOpen())
            found.append(hold);
    }
    return found;
}

QDateTime ModeScheduler::lockedSince() const
{
    QDateTime since;
    for (const ModeHold &hold : lockdown()) {
        if (!since.isValid() || hold.since < since)
            since = hold.since;
    }
    return since;
}

QDateTime ModeScheduler::lockedUntil() const
{
    QDateTime until;
    for (const ModeHold &hold : lockdown()) {
        if (!hold.until.isValid())
            return {};
        until = until.isValid() ? std::max(until, hold.until) : hold.until;
    }
    return until;
}

std::optional<ModeHold> ModeScheduler::holdOf(const QString &channelId, ChatMode mode) const
{
    const ModeHold *hold = HoldStack::top(m_holdStore.all(), channelId, mode);
    if (!hold || hold->state == State::Failed)
        return {};
    return *hold;
}

QList<ModeHold> ModeScheduler::asking() const
{
    QList<ModeHold> found;
    for (const ModeHold &hold : m_holdStore.all()) {
        if (m_unread.contains(hold.id) || hasWork(hold.id))
            continue;
        const bool isAgain = hold.error && HoldStack::isOutcomeUnknown(*hold.error);
        if (hold.state == State::Drifted || hold.state == State::Failed || hold.state == State::Planned
            || (hold.state == State::NotRestored && !isAgain))
            found.append(hold);
    }
    return found;
}

qint64 ModeScheduler::setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds)
{
    if (modes.isEmpty())
        return 0;
    const QDateTime until = m_clock.now().addSecs(std::max(seconds, 1));
    QList<ModeHold> holds;
    for (const QString &id : eachOnce(channelIds))
        holds.append(planned(ModeHold::Kind::Timed, id, modes, until));
    return hold(holds);
}

qint64 ModeScheduler::lockDown(const QStringList &channelIds, const ChatModes &modes, int seconds)
{
    if (modes.isEmpty())
        return 0;
    const QList<ModeHold> open = lockdown();
    const qint64 group = open.isEmpty() ? 0 : open.first().group;
    QDateTime until = lockedUntil();
    if (seconds > 0)
        until = m_clock.now().addSecs(seconds);
    QList<ModeHold> holds;
    QList<ModeHold> again;
    for (const QString &id : eachOnce(channelIds)) {
        const auto there = std::find_if(open.begin(), open.end(),
                                        [&id](const ModeHold &hold) { return hold.channelId == id; });
        if (there == open.end()) {
            holds.append(planned(ModeHold::Kind::Lockdown, id, modes, until));
            holds.last().group = group;
        } else if (there->place == 0 && !workOf(there->id)) {
            again.append(*there);  // it was not locked
            again.last().set = laidOver({}, modes);
            again.last().until = until;
        }
    }
    const qint64 begun = holds.isEmpty() ? group : hold(holds);
    if (begun)
        setAgain(again);
    return begun;
}

void ModeScheduler::restore(const QList<qint64> &holds)
{
    QList<ModeHold> nothing;  // holds that were never sent, so there is nothing to restore
    QList<ModeHold> restored;
    // From the top down, so that each hold passes its `before` values to the one above it.
    QList<ModeHold> ends = chosen(holds);
    std::sort(ends.begin(), ends.end(), [](const auto &a, const auto &b) { return a.place > b.place; });
    for (const ModeHold &hold : std::as_const(ends)) {
        Work *work = workOf(hold.id);
        if (work && work->aim == Work::Aim::Restore) {
            work->isAutomatic = work->isAutomatic && work->stage == Work::Stage::Sent;
            continue;
        }
        if (work && work->stage == Work::Stage::Sent) {
            work->restoreAfter = true;
            continue;
        }
        drop(hold.id);
        if (hold.place == 0) {
            nothing.append(hold);
            nothing.last().state = State::Released;
            continue;
        }
        m_unread.remove(hold.id);
        m_later.remove(hold.id);
        restored.append(hold);
    }
    add(Work::Aim::Restore, restored);
    if (!nothing.isEmpty())
        write(nothing);
    pump();
}

void ModeScheduler::release(const QList<qint64> &holds)
{
    QList<ModeHold> released = chosen(holds);
    if (released.isEmpty())
        return;
    for (ModeHold &hold : released)
        hold.state = State::Released;
    if (!write(released))
        return;
    for (const ModeHold &hold : std::as_const(released)) {
        drop(hold.id);
        m_unread.remove(hold.id);
        m_later.remove(hold.id);
    }
    tick();
}

void ModeScheduler::retry(const QList<qint64> &holds)
{
    QList<ModeHold> set;
    QList<ModeHold> restored;
    for (const ModeHold &hold : chosen(holds)) {
        if (workOf(hold.id))
            continue;
        if (hold.state == State::NotRestored) {
            restored.append(hold);
        } else if (hold.state == State::Failed && hold.place > 0) {
            // The outcome is unknown: the channel is read first, and the modes are sent if they are not set.
            QList<ModeHold> one{hold};
            one.first().state = State::Setting;
            one.first().since = m_clock.now();
            if (write(one)) {
                m_unread.insert(hold.id);
                m_later.remove(hold.id);
            }
        } else if (hold.state == State::Failed || hold.state == State::Planned) {
            set.append(hold);
        }
    }
    add(Work::Aim::Restore, restored, true);
    setAgain(set);
    tick();
}

void ModeScheduler::setEnd(const QList<qint64> &holds, int seconds)
{
    QList<ModeHold> moved = chosen(holds);
    for (ModeHold &hold : moved) {
        hold.until = seconds > 0 ? m_clock.now().addSecs(seconds) : QDateTime();
        const bool wasOver = hold.state == State::Drifted || hold.state == State::NotRestored;
        if (wasOver && !workOf(hold.id)) {
            hold.state = State::Holding;
            hold.error.reset();
            m_later.remove(hold.id);
        }
    }
    if (!moved.isEmpty())
        write(moved);
}

void ModeScheduler::planRestore(const QList<qint64> &holds)
{
    m_planning = std::make_unique<QObject>();
    QStringList channels;
    for (const ModeHold &hold : chosen(holds))
        channels.append(hold.channelId);
    survey(channels, m_planning.get(), [this, holds](const Readings &readings) {
        QList<RestoreLine> lines;
        for (const ModeHold &hold : chosen(holds))
            lines.append(lineOf(hold, readings.value(hold.channelId)));
        emitPlan(lines);
    });
}

void ModeScheduler::planRestore(const ModeSnapshot &snapshot, const QStringList &channelIds)
{
    m_planning = std::make_unique<QObject>();
    QStringList ids;
    for (const ModeSnapshot::Channel &channel : snapshot.channels) {
        if (channelIds.contains(channel.id))
            ids.append(channel.id);
    }
    survey(ids, m_planning.get(), [this, channels = snapshot.channels](const Readings &readings) {
        QList<RestoreLine> lines;
        for (const ModeSnapshot::Channel &one : channels) {
            const auto now = readings.constFind(one.id);
            if (now == readings.cend())
                continue;
            RestoreLine line{
                .channelId = one.id, .channelName = one.name, .then = one.modes, .isKnown = now->has_value()};
            if (line.isKnown) {
                line.now = only(**now, one.modes.modes());
                line.changes = differing(line.then, line.now);
                nameChange(line, m_board->modes(one.id), line.changes);
            }
            lines.append(line);
        }
        emitPlan(lines);
    });
}

void ModeScheduler::takeSnapshot(const QStringList &channelIds, const QString &name)
{
    survey(channelIds, this, [this, channelIds, name](const Readings &readings) {
        ModeSnapshot snapshot{.at = m_clock.now(), .name = name};
        std::optional<Error> trouble;
        for (const QString &id : channelIds) {
            const auto now = readings.value(id);
            if (!now) {
                trouble = now.error();
                trouble->field = id;
                continue;
            }
            const auto channel = m_board->channels()->find(id);
            snapshot.channels.append({id, channel ? channel->name : QString(), *now});
        }
        if (trouble)
            Q_EMIT failed(*trouble);
        if (snapshot.channels.isEmpty())
            return;
        if (const auto saved = m_store->saveSnapshot(snapshot); !saved) {
            Q_EMIT failed(saved.error());
            return;
        }
        Q_EMIT snapshotsChanged();
        Q_EMIT snapshotTaken(snapshot.id);
    });
}

/// Reads these channels, then calls `done`, later.
void ModeScheduler::survey(const QStringList &channelIds, QObject *guard,
                           std::function<void(const Readings &)> done)
{
    if (channelIds.isEmpty())
        return QTimer::singleShot(0, guard, [done = std::move(done)] { done({}); });
    const auto readings = std::make_shared<Readings>();
    const QStringList ids = eachOnce(channelIds);
    for (const QString &id : ids) {
        read(id, guard, [readings, id, all = ids.size(), done](const Result<ChatModes> &answer) {
            readings->insert(id, answer);
            if (readings->size() == all)
                done(*readings);
        });
    }
}

/// Stores new holds and begins to set them. Returns their group; 0: there are none, or they could not be
/// stored.
qint64 ModeScheduler::hold(QList<ModeHold> holds)
{
    if (holds.isEmpty())
        return 0;
    if (const auto done = m_holdStore.save(holds); !done) {
        Q_EMIT failed(done.error());
        return 0;
    }
    add(Work::Aim::Set, holds);
    Q_EMIT changed();
    keepTime();
    pump();
    return holds.first().group;
}

/// Writes changes that have no effect yet. False: writing failed, and nothing has changed.
bool ModeScheduler::write(QList<ModeHold> holds)
{
    for (ModeHold &hold : holds)
        hold.settledAt = m_clock.now();
    const auto done = m_holdStore.save(holds);
    if (!done)
        Q_EMIT failed(done.error());
    Q_EMIT changed();
    keepTime();
    return done.has_value();
}

/// Writes what has already happened; kept in memory if writing fails.
void ModeScheduler::settle(QList<ModeHold> holds)
{
    for (ModeHold &hold : holds)
        hold.settledAt = m_clock.now();
    const auto done = m_holdStore.save(holds);
    if (!done) {
        m_holdStore.keepUnsaved(holds);
        Q_EMIT failed(done.error());
    }
    Q_EMIT changed();
    keepTime();
}

/// Holds left by an earlier run.
void ModeScheduler::beginRecovery()
{
    for (const ModeHold &hold : m_holdStore.all()) {
        switch (hold.state) {
        case State::Setting:
        case State::Restoring:
            if (hold.settledAt.addMSecs(m_settling.count()) > m_clock.now())
                m_unsettled.insert(hold.channelId);
            m_unread.insert(hold.id);
            break;
        case State::Planned:
            m_unread.insert(hold.id);
            break;
        case State::Failed:
            if (hold.place > 0)
                m_unread.insert(hold.id);
            break;
        case State::NotRestored:
            if (!hold.error || HoldStack::isWorthRetrying(*hold.error))
                m_later.insert(hold.id, {m_clock.now()});
            break;
        default:
            break;
        }
    }
}

/// Whether its end must wait: a timed mode waits for the end of a hold that covers it, a lockdown for the
/// running request of one.
bool ModeScheduler::isDeferred(const ModeHold &hold) const
{
    if (hold.kind == ModeHold::Kind::Timed)
        return !HoldStack::covered(m_holdStore.all(), hold).isEmpty();
    const auto modes = HoldStack::covered(m_holdStore.all(), hold);
    return std::any_of(modes.begin(), modes.end(), [&](ChatMode mode) {
        const ModeHold *other = HoldStack::above(m_holdStore.all(), hold, mode);
        return other->state == State::Setting || other->state == State::Restoring;
    });
}

/// Whether a request of the run before may still be on its way to this channel.
bool ModeScheduler::isSettling(const QString &channelId) const
{
    return m_unsettled.contains(channelId) && m_sinceStart.elapsed() < m_settling.count();
}

void ModeScheduler::checkDue()
{
    const QDateTime now = m_clock.now();
    const auto isDue = [&now](const QDateTime &at) { return at.isValid() && at <= now; };
    QList<ModeHold> recovered;
    QList<ModeHold> restored;
    QList<ModeHold> over;
    QList<ModeHold> moved;
    const QDateTime lookedAt = std::exchange(m_lookedAt, now);
    for (ModeHold hold : m_holdStore.all()) {
        // If the clock was set back, the end moves with it: no hold lasts longer than it was asked for.
        const qint64 back = now.msecsTo(std::max(lookedAt, hold.since));
        if (!hold.isOpen() || !hold.until.isValid() || back <= 0)
            continue;
        hold.since = hold.since.addMSecs(-back);
        hold.until = hold.until.addMSecs(-back);
        moved.append(hold);
    }
    if (!moved.isEmpty())
        settle(moved);
    const QList<ModeHold> holds = m_holdStore.all();
    for (const ModeHold &hold : holds) {
        if (!hold.isOpen() || workOf(hold.id))
            continue;
        const bool isAlone = !m_board->modes(hold.channelId);
        if (!isAlone && m_withoutActor.remove(hold.id) && m_later.contains(hold.id))
            m_later[hold.id].at = now;
        // A retry that is further away than any pause is due: the clock has been set back.
        const QDateTime retryAt = m_later.value(hold.id).at;
        const bool isPatient = retryAt > now && retryAt <= now.addSecs(longestPause.count());
        if (m_unread.contains(hold.id)) {
            if (!isPatient && !isAlone)
                recovered.append(hold);
            continue;
        }
        const bool neverSent
            = (hold.state == State::Failed || hold.state == State::Planned) && hold.place == 0;
        if (neverSent && hold.kind == ModeHold::Kind::Lockdown && isDue(hold.until)) {
            over.append(hold);
            over.last().state = State::Released;
            continue;
        }
        const bool ends = hold.state == State::Holding && isDue(hold.until);
        const bool triesAgain = hold.state == State::NotRestored && m_later.contains(hold.id);
        if ((!ends && !triesAgain) || isPatient || isDeferred(hold))
            continue;
        if (isAlone && ends && m_sinceStart.elapsed() < m_actorTimeout.count())
            continue;
        restored.append(hold);
    }
    add(Work::Aim::Recover, recovered);
    add(Work::Aim::Restore, restored, true);
    if (!over.isEmpty())
        write(over);
}

void ModeScheduler::keepTime()
{
    if (!m_isStarted)
        return;
    const auto &holds = m_holdStore.all();
    const bool isBusy = m_holdStore.hasUnsaved()
        || std::any_of(holds.begin(), holds.end(), [](const ModeHold &hold) { return hold.isOpen(); });
    if (!isBusy) {
        m_timer.stop();
        m_lookedAt = {};
    } else if (!m_timer.isActive())
        m_timer.start(whileHolding);
}

ModeHold ModeScheduler::planned(ModeHold::Kind kind, const QString &channelId, const ChatModes &modes,
                                const QDateTime &until) const
{
    const auto channel = m_board->channels()->find(channelId);
    return {.kind = kind,
            .state = State::Planned,
            .channelId = channelId,
            .channelName = channel ? channel->name : QString(),
            .set = laidOver({}, modes),
            .since = m_clock.now(),
            .until = until,
            .settledAt = m_clock.now()};
}

/// Starts holds again that have failed or were never sent.
void ModeScheduler::setAgain(const QList<ModeHold> &holds)
{
    QList<ModeHold> anew;
    for (ModeHold hold : holds) {
        const qint64 length = hold.until.isValid() ? hold.since.msecsTo(hold.until) : 0;
        hold.state = State::Planned;
        hold.before = {};
        hold.error.reset();
        hold.since = m_clock.now();
        // A timed mode keeps its duration, a lockdown keeps its end time.
        if (hold.until.isValid() && (hold.kind == ModeHold::Kind::Timed || hold.until <= m_clock.now()))
            hold.until = hold.since.addMSecs(length);
        anew.append(hold);
    }
    if (anew.isEmpty() || !write(anew))
        return;
    anew.removeIf([this](const ModeHold &hold) {
        const ModeHold *kept = m_holdStore.find(hold.id);
        return !kept || !kept->isOpen();  // a slot has ended it
    });
    for (const ModeHold &hold : std::as_const(anew)) {
        m_later.remove(hold.id);
        m_unread.remove(hold.id);
    }
    add(Work::Aim::Set, anew);
    pump();
}

QList<ModeHold> ModeScheduler::chosen(const QList<qint64> &ids) const
{
    QList<ModeHold> holds;
    for (const qint64 id : ids) {
        if (const ModeHold *hold = m_holdStore.find(id); hold && hold->isOpen())
            holds.append(*hold);
    }
    return holds;
}

/// Sets who has last changed one of these modes, if known.
void ModeScheduler::nameChange(RestoreLine &line, const ChannelModes *modes, const QList<ChatMode> &of)
{
    if (!modes || of.isEmpty())
        return;
    for (const ModesChange &change : modes->history()) {
        const auto changed = differing(only(change.before, of), change.after);
        const auto stays = differing(only(change.after, changed), line.now);
        if (changed.isEmpty() || stays.size() == changed.size())
            continue;
        line.changedAt = change.at;
        line.changedBy = change.by;
        if (change.ours && change.by.isEmpty() && modes->account())
            line.changedBy = modes->account()->info().displayName;
        return;
    }
}

RestoreLine ModeScheduler::lineOf(const ModeHold &hold, const Result<ChatModes> &answer) const
{
    ModeHold rest = hold;
    std::ignore = inheritFrom(m_holdStore.all(), rest);
    RestoreLine line{.channelId = hold.channelId,
                     .channelName = hold.channelName,
                     .hold = hold.id,
                     .then = rest.before,
                     .set = HoldStack::setOf(rest),
                     .isKnown = answer.has_value()};
    if (!answer)
        return line;
    line.now = only(*answer, rest.before.modes());
    line.changes = differing(line.then, line.now);
    line.drift = differing(line.set, line.now);
    if (hold.place == 0)
        line.drift.clear();
    nameChange(line, m_board->modes(hold.channelId), line.drift);
    return line;
}

void ModeScheduler::emitPlan(QList<RestoreLine> lines)
{
    std::stable_sort(lines.begin(), lines.end(), [](const RestoreLine &a, const RestoreLine &b) {
        return !a.drift.isEmpty() && b.drift.isEmpty();
    });
    m_planning.release()->deleteLater();
    Q_EMIT planReady(lines);
}

}  // namespace Sidestage
