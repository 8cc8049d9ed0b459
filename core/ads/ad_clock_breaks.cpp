// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_clock.h"

#include "accounts/account.h"
#include "ad_log.h"
#include "ad_memory.h"
#include "api/events/channel.h"
#include "client/service_clock.h"

#include <algorithm>

// What AdClock makes of what it is told: which break was promised, came, was put off or did not come.

namespace Sidestage {

using namespace Api;

/// Seconds that are left without pre-rolls, as of now.
void AdClock::noteFree(int seconds)
{
    if (seconds <= 0) {
        m_freeUntil = {};
        return;
    }
    const QDateTime until = now().addSecs(seconds);
    // It is told in whole seconds: a bar that runs down does not waver for that.
    if (m_freeUntil.isValid() && std::abs(m_freeUntil.secsTo(until)) <= 2)
        return;
    m_freeUntil = until;
    AdFacts facts = m_memory->facts();
    facts.longestFree = std::max(facts.longestFree, seconds);
    m_memory->setFacts(facts);
    if (!m_schedule.lastAdAt.isValid())
        return;
    if (auto last = m_log->near(m_schedule.lastAdAt); last && last->freeUntil != until) {
        last->freeUntil = until;
        reportSaved(m_log->update(*last));
    }
}

void AdClock::notePromise(const AdSchedule &schedule)
{
    const QDateTime before = m_promise.at;
    const QDateTime next = schedule.nextAdAt;
    if (before.isValid() && next.isValid() && before != next) {
        const qint64 moved = before.secsTo(next);
        constexpr qint64 snooze = 300;                    // seconds, as the specification says
        const bool isOurs = m_schedule.nextAdAt == next;  // answered already
        const bool usedOne = schedule.snoozeCount < m_schedule.snoozeCount
            || (schedule.snoozeRefreshAt.isValid() && schedule.snoozeRefreshAt > m_schedule.snoozeRefreshAt);
        if (!isOurs && std::abs(moved - snooze) <= 15 && usedOne
            && schedule.lastAdAt == m_schedule.lastAdAt) {
            noteSnooze(before, next, {}, {});
        } else if (moved >= AdLog::same) {
            passOver();
        }
    } else if (before.isValid() && !next.isValid()) {
        passOver();
    }
    m_promise.at = next;
    m_promise.length = schedule.duration;
}

void AdClock::noteSnooze(const QDateTime &from, const QDateTime &to, const QString &byId,
                         const QString &byName)
{
    AdSnoozed snooze{.showAt = m_showAt, .at = now(), .from = from, .to = to, .byId = byId, .byName = byName};
    reportSaved(m_log->add(snooze));
    m_promise.at = to;
    ++m_promise.snoozes;
}

/// The plan has gone on to another break. Whether this one runs, if it was due: the next lines of the
/// schedule or an event tell.
void AdClock::passOver()
{
    if (m_promise.at <= now().addSecs(AdLog::same))
        m_due = m_promise;
    m_before = m_promise;
    m_promise = {};
}

void AdClock::noteMissed()
{
    constexpr qint64 timeout = 180;  // seconds
    constexpr qint64 blind = 15 * 60'000;
    if (!m_due.at.isValid()) {
        // It may also stand in the plan for ever, although its time is over.
        if (!m_promise.at.isValid() || m_promise.at.addSecs(timeout) > now())
            return;
        m_due = m_promise;
    }
    if (m_due.at.addSecs(timeout) > now())
        return;
    const Promise due = std::exchange(m_due, {});
    const bool sawIt = m_readAt >= 0 && m_account->serviceClock()->steady() - m_readAt < blind;
    if (!sawIt || m_log->isSettled(due.at))
        return;
    for (const AdBreak &one : m_log->between(due.at.addSecs(-600), now())) {
        if (one.hasCome())
            return;
    }
    AdBreak entry{.showAt = m_showAt,
                  .kind = AdBreak::Kind::Scheduled,
                  .promisedAt = due.at,
                  .promised = due.length,
                  .snoozes = due.snoozes};
    reportSaved(m_log->add(entry));
}

const AdClock::Promise *AdClock::promiseFor(const QDateTime &startedAt) const
{
    const Promise *best = nullptr;
    qint64 closest = 600;
    for (const Promise *one : {&m_promise, &m_before}) {
        if (!one->at.isValid())
            continue;
        const qint64 off = std::abs(one->at.secsTo(startedAt));
        if (off <= closest) {
            closest = off;
            best = one;
        }
    }
    return best;
}

/// The schedule says when the last one was. Of one that no event has told of this is the only word.
void AdClock::noteLast(const QDateTime &lastAt)
{
    if (!lastAt.isValid() || lastAt > now().addSecs(AdLog::same) || (m_showAt.isValid() && lastAt < m_showAt)
        || m_log->near(lastAt))
        return;
    const Promise *promise = promiseFor(lastAt);
    AdBreak entry{.showAt = m_showAt, .startedAt = lastAt};
    if (promise) {
        entry.kind = AdBreak::Kind::Scheduled;
        entry.promisedAt = promise->at;
        entry.promised = promise->length;
        entry.snoozes = promise->snoozes;
    }
    reportSaved(m_log->add(entry));
    if (promise && promise->length > 0)
        run(lastAt, promise->length);
    if (promise == &m_promise)
        m_promise = {};
}

void AdClock::handleEvent(const AdBreakBegan &event)
{
    QDateTime startedAt = event.startedAt.isValid() ? event.startedAt : now();
    auto known = m_log->near(startedAt);
    AdBreak entry = known.value_or(AdBreak{.showAt = m_showAt, .startedAt = startedAt});
    const bool isRepeated
        = known && known->shown == event.durationSeconds && known->kind != AdBreak::Kind::Unknown;
    entry.shown = event.durationSeconds;
    entry.startedAt = startedAt;
    if (event.isAutomatic) {
        entry.kind = AdBreak::Kind::Scheduled;
        if (!entry.promisedAt.isValid()) {
            if (const Promise *promise = promiseFor(startedAt)) {
                entry.promisedAt = promise->at;
                entry.promised = promise->length;
                entry.snoozes = promise->snoozes;
                if (promise == &m_promise)
                    m_promise = {};
            }
        }
    } else {
        entry.kind = AdBreak::Kind::Run;
        entry.promisedAt = {};
        entry.snoozes = 0;
        entry.byId = event.requesterUserId;
        entry.byName = event.requesterUserName;
    }
    if (!known)
        reportSaved(m_log->add(entry));
    else if (entry != *known)
        reportSaved(m_log->update(entry));
    run(startedAt, entry.shown);
    if (!isRepeated)
        Q_EMIT began(entry);
    refresh();
}

}  // namespace Sidestage
