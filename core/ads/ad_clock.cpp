// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_clock.h"

#include "ad_log.h"
#include "ad_memory.h"
#include "api/events/channel.h"
#include "api/events/stream.h"
#include "api/streams.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "client/session.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds pollInterval = 30s;
/// Whether the channel is live is requested less often, because events report it. In milliseconds.
constexpr qint64 liveFor = 120'000;
/// The longest timer in milliseconds, because the service's clock may be set in the meantime.
constexpr qint64 longestWait = 20'000;

}  // namespace

AdClock::AdClock(Account *account, AdLog *log, AdMemory *memory, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("ads"),
            .covered = pollInterval,
            .uncovered = pollInterval,
            .offScreen = pollInterval},
           parent)
    , m_log(log)
    , m_memory(memory)
{
    m_boundary.setSingleShot(true);
    m_boundary.setTimerType(Qt::PreciseTimer);
    connect(&m_boundary, &QTimer::timeout, this, &AdClock::pass);
    connect(account->serviceClock(), &ServiceClock::changed, this, [this] {
        plan();
        Q_EMIT changed();
    });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        m_isRefused = false;
        Q_EMIT changed();
    });
    connect(log, &AdLog::changed, this, &AdClock::learn);
    connect(account, &Account::infoChanged, this, &AdClock::changed);
    learn();
    // Without the scope for the schedule too.
    const EventCondition ours{.broadcasterUserId = account->userId()};
    const auto isNews = [this](const QDateTime &sentAt) {
        if (m_liveToldAt.isValid() && sentAt.isValid() && sentAt < m_liveToldAt)
            return false;  // events may arrive out of order
        m_liveToldAt = sentAt;
        return true;
    };
    EventService *events = account->events();
    events->on<StreamOnline>(ours, this, [this, isNews](const StreamOnline &event, const QDateTime &sentAt) {
        if (isNews(sentAt))
            setLive(true, event.startedAt);
        refresh();
    });
    events->on<StreamOffline>(ours, this, [this, isNews](const StreamOffline &, const QDateTime &sentAt) {
        if (isNews(sentAt))
            setLive(false, {});
        refresh();
    });
}

bool AdClock::listen()
{
    if (!mayRead())
        return false;
    on<AdBreakBegan>({.broadcasterUserId = account()->userId()},
                     [this](const AdBreakBegan &event, const QDateTime &) { handleEvent(event); });
    return true;
}

AdClock::State AdClock::state() const
{
    if (m_isRefused || !mayRead())
        return State::NoPermission;
    // The channel may have become an affiliate since the account was added. It has a schedule then.
    if (account()->info().type == BroadcasterType::Plain && m_schedule == AdSchedule())
        return State::NotEligible;
    if (m_live == Live::Offline)
        return State::NotLive;
    return m_isKnown ? State::Ready : State::Unknown;
}

QDateTime AdClock::now() const
{
    return account()->serviceClock()->now();
}

QDateTime AdClock::followingAt() const
{
    const QDateTime next = nextAt();
    return next.isValid() && m_interval > 0 ? next.addSecs(m_interval) : QDateTime();
}

QDateTime AdClock::runningUntil() const
{
    const QDateTime time = now();
    // If the clock was set back, a break that has not begun yet must not count as running.
    const bool runs = m_runningUntil.isValid() && m_runningUntil > time && m_runningSince <= time.addSecs(60);
    return runs ? m_runningUntil : QDateTime();
}

Bound AdClock::read()
{
    const qint64 steady = account()->serviceClock()->steady();
    if (m_live == Live::Unknown || m_liveAskedAt < 0 || steady - m_liveAskedAt > liveFor
        || !account()->events()->covers<StreamOffline>({.broadcasterUserId = account()->userId()})) {
        const GetStreams request{.userIds = {account()->userId()}};
        auto asking = account()->client()->call(request);
        const auto streams = co_await asking;
        if (streams && !account()->session()->isEnded()) {
            m_liveAskedAt = steady;
            const bool live = !streams->data.isEmpty();
            setLive(live, live ? streams->data.first().startedAt : QDateTime());
        }
    }
    const GetAdSchedule request{.broadcasterId = account()->userId()};
    auto asking = account()->client()->call(request);
    const auto schedule = co_await asking;
    // The client has renewed an expired token. A remaining 401 means a missing scope.
    m_isRefused = !schedule && schedule.error().status == 401 && !account()->session()->isEnded();
    if (schedule && !account()->session()->isEnded())
        apply(*schedule);
    else
        Q_EMIT changed();
    finished(statusOf(schedule));
}

void AdClock::setLive(bool live, const QDateTime &since)
{
    const Live state = live ? Live::Live : Live::Offline;
    const bool isOther = state != m_live || (live && since != m_showAt);
    m_live = state;
    m_showAt = live ? since : QDateTime();
    if (!isOther)
        return;
    // The schedule of one stream does not apply to another.
    m_isKnown = false;
    m_knownAt = {};
    m_schedule = {};
    m_freeUntil = {};
    m_promise = {};
    m_before = {};
    m_due = {};
    m_readAt = -1;
    if (!live)
        m_runningUntil = {};
    plan();
    Q_EMIT changed();
}

void AdClock::apply(const AdSchedule &schedule)
{
    if (m_live != Live::Offline) {
        noteLast(schedule.lastAdAt);  // first: a break that began was not missed
        noteMissed();
        notePromise(schedule);
    }
    m_schedule = schedule;
    m_isKnown = true;
    m_knownAt = now();
    m_readAt = account()->serviceClock()->steady();
    noteFree(schedule.prerollFreeTime);
    AdFacts facts = m_memory->facts();
    facts.maxSnoozes = std::max(facts.maxSnoozes, schedule.snoozeCount);
    m_memory->setFacts(facts);
    plan();
    Q_EMIT changed();
}

void AdClock::apply(const AdSnooze &snooze)
{
    const QDateTime from = m_schedule.nextAdAt;
    m_schedule.snoozeCount = snooze.snoozeCount;
    m_schedule.snoozeRefreshAt = snooze.snoozeRefreshAt;
    m_schedule.nextAdAt = snooze.nextAdAt;
    noteSnooze(from, snooze.nextAdAt, account()->userId(), account()->info().displayName);
    plan();
    Q_EMIT changed();
    refresh();
}

void AdClock::apply(const CommercialResult &result, int asked)
{
    const QDateTime ranAt = now();
    const int length = result.length > 0 ? result.length : asked;
    // The event may have arrived before the response.
    AdBreak entry = m_log->near(ranAt).value_or(AdBreak{.startedAt = ranAt, .shown = length});
    entry.showAt = m_showAt;
    entry.kind = AdBreak::Kind::Run;
    entry.promisedAt = {};
    entry.promised = asked;
    entry.byId = account()->userId();
    entry.byName = account()->info().displayName;
    const bool isNew = entry.id == 0;
    reportSaved(isNew ? m_log->add(entry) : m_log->update(entry));
    run(entry.startedAt, entry.shown > 0 ? entry.shown : length);
    if (isNew)
        Q_EMIT began(entry);
    refresh();
}

/// Stores the remaining seconds without pre-rolls, as of now.
void AdClock::noteFree(int seconds)
{
    if (seconds <= 0) {
        m_freeUntil = {};
        return;
    }
    const QDateTime until = now().addSecs(seconds);
    // The service reports whole seconds. Small differences must not make the progress bar jump.
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
        const bool isOurs = m_schedule.nextAdAt == next;  // applied from the response to our snooze
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

/// Called when the schedule has moved on to another break. If the current one was due, later schedules or an
/// event show whether it runs.
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
        // The schedule may also keep a break whose time has passed.
        if (!m_promise.at.isValid() || m_promise.at.addSecs(timeout) > now())
            return;
        m_due = m_promise;
    }
    if (m_due.at.addSecs(timeout) > now())
        return;
    const Promise due = std::exchange(m_due, {});
    const bool sawIt = m_readAt >= 0 && account()->serviceClock()->steady() - m_readAt < blind;
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

/// Stores the last break of the schedule. For a break without an event this is the only report.
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

void AdClock::run(const QDateTime &since, int seconds)
{
    if (!m_runningSince.isValid() || since >= m_runningSince.addSecs(-AdLog::same)
        || m_runningSince > now().addSecs(AdLog::same)) {
        m_runningSince = since;
        m_runningUntil = since.addSecs(seconds);
    }
    plan();
    Q_EMIT changed();
}

void AdClock::reportSaved(const Result<void> &done)
{
    if (!done)
        Q_EMIT failed(done.error());
}

void AdClock::learn()
{
    m_lateness = m_log->lateness();
    m_interval = m_log->usualInterval();
}

/// Starts the timer for the next moment at which the state changes without an event or a response.
void AdClock::plan()
{
    const QDateTime time = now();
    qint64 wait = longestWait;
    const auto mind = [&](const QDateTime &moment) {
        if (moment.isValid() && moment > time)
            wait = std::min(wait, time.msecsTo(moment) + 5);
    };
    mind(m_runningUntil);
    mind(m_schedule.nextAdAt);
    // Shortly after the planned time the service knows whether the break runs.
    if (m_schedule.nextAdAt.isValid())
        mind(m_schedule.nextAdAt.addSecs(2));
    mind(m_schedule.snoozeRefreshAt);
    mind(m_freeUntil);
    m_boundary.start(int(wait));
}

void AdClock::pass()
{
    const QDateTime time = now();
    for (const QDateTime &moment :
         {m_runningUntil, m_schedule.nextAdAt, m_schedule.snoozeRefreshAt, m_freeUntil,
          m_schedule.nextAdAt.isValid() ? m_schedule.nextAdAt.addSecs(2) : QDateTime()}) {
        if (!moment.isValid() || moment > time || moment <= m_passed)
            continue;
        if (moment != m_freeUntil)
            refresh();
        Q_EMIT changed();
        break;
    }
    m_passed = time;
    plan();
}

}  // namespace Sidestage
