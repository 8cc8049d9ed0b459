// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_scheduler.h"

#include "base/backoff.h"
#include "base/log.h"
#include "client/budget.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Pause between two polls that are due at the same time.
constexpr std::chrono::milliseconds spacing = 20ms;
/// Minimum pause between two readings of one poll, however often it is triggered.
constexpr std::chrono::milliseconds minPause = 1s;
/// Pause before a poll that has just lost its events is read.
constexpr std::chrono::milliseconds soon = 2s;
constexpr std::chrono::milliseconds firstRetry = 5s;
constexpr std::chrono::milliseconds longestRetry = 60s;
/// At most this share of the bucket's limit is spent on polls per minute, as their plans require. The
/// additional calls that Poll::mayCall() allows are idle ones.
constexpr double pollShare = 0.25;
/// The share of the bucket that is reserved for calls other than polls.
constexpr double reserve = 0.2;
/// A poll on screen may use this share of the calls left in the bucket per minute. With the usual bucket that
/// is 480 calls, enough to read 20,000 items at fifty per call, and two fifths remain for others.
constexpr double idleShare = 0.6;
/// The bucket of a service that does not report its limit (api-facts B3).
constexpr int usualLimit = 800;
constexpr double minute = 60'000;

}  // namespace

Poll::Poll(PollScheduler *scheduler, PollPlan plan, QObject *parent)
    : QObject(parent)
    , m_scheduler(scheduler)
    , m_plan(std::move(plan))
    , m_dueAt(scheduler->now())
{
}

Poll::~Poll()
{
    if (m_scheduler)
        m_scheduler->m_polls.removeOne(this);
}

std::chrono::milliseconds Poll::pause() const
{
    return m_covered ? m_plan.covered : m_onScreen ? m_plan.uncovered : m_plan.offScreen;
}

int Poll::interval() const
{
    return int(std::max<qint64>(1, m_readings * pause().count() / 1000));
}

int Poll::mayCall() const
{
    if (!m_scheduler)
        return m_plan.calls;
    const PollScheduler &all = *m_scheduler;
    const double left = all.remaining(all.now());
    const double share = m_onScreen && all.m_budget->limit() > 0 ? idleShare : pollShare;
    const double part = std::min(1.0, double(pause().count()) / minute);
    return std::max(m_plan.calls,
                    int(std::lround(std::min(left * share * part, left - all.limit() * reserve))));
}

void Poll::scheduleAt(qint64 at)
{
    m_dueAt = std::min(m_dueAt, at);
    if (m_scheduler)
        m_scheduler->checkSoon();
}

void Poll::setCovered(bool covered)
{
    if (m_covered == covered || !m_scheduler)
        return;
    m_covered = covered;
    const qint64 now = m_scheduler->now();
    if (covered && m_reading)
        m_again = true;
    scheduleAt(covered ? now : now + soon.count());
    Q_EMIT changed();
}

void Poll::setOnScreen(bool onScreen)
{
    m_isWatched = onScreen;
    updateInterval();
}

void Poll::setOnScreen(const QObject *viewer, bool onScreen)
{
    if (!onScreen) {
        disconnect(viewer, nullptr, this, nullptr);
        m_viewers.remove(viewer);
    } else if (!m_viewers.contains(viewer)) {
        m_viewers.insert(viewer);
        connect(viewer, &QObject::destroyed, this, [this, viewer] {
            m_viewers.remove(viewer);
            // Later, because the viewer may still be connected to what this changes.
            QMetaObject::invokeMethod(
                this, [this] { updateInterval(); }, Qt::QueuedConnection);
        });
    }
    updateInterval();
}

void Poll::updateInterval()
{
    const bool onScreen = m_isWatched || !m_viewers.isEmpty();
    if (m_onScreen == onScreen)
        return;
    m_onScreen = onScreen;
    if (m_scheduler && m_failures == 0 && !m_reading) {
        // Off screen, the poll may wait longer than scheduled before, unless it was triggered.
        const qint64 usual = m_startedAt < 0 ? m_dueAt : m_startedAt + pause().count();
        if (onScreen)
            scheduleAt(usual);
        else if (!m_asked && m_dueAt > m_scheduler->now())
            m_dueAt = std::max(m_dueAt, usual);
    }
    Q_EMIT changed();
}

void Poll::setKeptAsOf(const QDateTime &asOf)
{
    if (m_asOf.isValid() || !asOf.isValid())
        return;
    m_asOf = asOf;
    Q_EMIT changed();
}

void Poll::finished(const Result<void> &outcome)
{
    finished(outcome, QDateTime::currentDateTimeUtc(), 1);
}

void Poll::finished(const Result<void> &outcome, const QDateTime &asOf, int readings)
{
    if (!m_reading)
        return;
    m_reading = false;
    m_readings = std::max(1, readings);
    const bool failed = !outcome && outcome.error().kind != Error::Kind::Cancelled;
    if (outcome) {
        m_asOf = asOf;
        m_failure.clear();
        m_failures = 0;
    } else if (failed) {
        m_failure = outcome.error().message;
        if (m_failure.isEmpty())
            m_failure = tr("The service did not answer.");
        ++m_failures;
    }
    if (m_scheduler) {
        const qint64 now = m_scheduler->now();
        if (m_failures > 0) {
            const auto retry
                = backoff(std::min(pause(), firstRetry), std::max(pause(), longestRetry), m_failures);
            m_dueAt = now + retry.count();
        } else {
            m_dueAt = (m_startedAt < 0 ? now : m_startedAt) + pause().count();
        }
        if (std::exchange(m_again, false)) {
            m_dueAt = failed ? m_dueAt : now;
        }
        m_goesOn = m_goesOn && m_failures == 0;
        if (m_goesOn)
            m_dueAt = std::min(m_dueAt, now);
        m_scheduler->checkSoon();
    }
    Q_EMIT changed();
}

void Poll::continueSoon()
{
    // During a reading its outcome is not known yet; finished() checks it.
    if (!m_scheduler || (!m_reading && m_failures > 0))
        return;
    m_goesOn = true;
    if (!m_reading)
        scheduleAt(m_scheduler->now());
}

void Poll::trigger()
{
    if (!m_scheduler)
        return;
    m_asked = true;
    m_again = m_reading;
    scheduleAt(m_scheduler->now());
}

PollScheduler::PollScheduler(Budget *budget, QObject *parent)
    : QObject(parent)
    , m_budget(budget)
{
    QElapsedTimer watch;
    watch.start();
    m_time = [watch] { return watch.elapsed(); };
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PollScheduler::checkDue);
    connect(budget, &Budget::changed, this, [this] { m_budgetToldAt = now(); });
}

void PollScheduler::setTime(std::function<qint64()> milliseconds)
{
    m_time = std::move(milliseconds);
    m_allowanceAt = m_lastDueAt = m_budgetToldAt = -1;
    for (Poll *poll : std::as_const(m_polls))
        poll->m_dueAt = now();
    checkSoon();
}

Poll *PollScheduler::add(const PollPlan &plan, QObject *owner)
{
    auto *poll = new Poll(this, plan, owner);
    m_polls.append(poll);
    checkSoon();
    return poll;
}

void PollScheduler::triggerAll()
{
    const qint64 at = now();
    for (Poll *poll : std::as_const(m_polls)) {
        poll->m_again = poll->m_reading;
        poll->m_dueAt = std::min(poll->m_dueAt, at);
    }
    checkSoon();
}

void PollScheduler::setPaused(bool paused)
{
    if (std::exchange(m_paused, paused) && !paused)
        triggerAll();
}

int PollScheduler::foundWithin() const
{
    int seconds = 0;
    for (const Poll *poll : std::as_const(m_polls))
        seconds = poll->m_covered ? std::max(seconds, poll->interval()) : seconds;
    return seconds;
}

void PollScheduler::checkDue()
{
    m_timer.stop();
    if (m_paused)
        return;
    const qint64 at = now();
    refill(at);

    const auto readyAt = [](const Poll *poll) {
        const auto least = std::min(minPause, poll->pause()).count();
        return poll->m_startedAt < 0 ? poll->m_dueAt : std::max(poll->m_dueAt, poll->m_startedAt + least);
    };
    Poll *first = nullptr;
    qint64 next = std::numeric_limits<qint64>::max();
    for (Poll *poll : std::as_const(m_polls)) {
        if (poll->m_reading)
            continue;
        const qint64 ready = readyAt(poll);
        if (ready > at) {
            next = std::min(next, ready);
            continue;
        }
        const auto rank = [](const Poll *p) {
            return std::tuple(!p->m_asked, !p->m_asked && p->m_goesOn, !p->m_onScreen, p->m_dueAt);
        };
        if (!first || rank(poll) < rank(first))
            first = poll;
    }
    if (first) {
        const bool goesOn = first->m_goesOn && !first->m_asked;
        qint64 wait = waitFor(first, first->m_asked, goesOn, at);
        if (m_lastDueAt >= 0)
            wait = std::max(wait, m_lastDueAt + spacing.count() - at);
        if (wait > 0) {
            next = std::min(next, at + wait);
        } else {
            m_allowance -= goesOn ? 0 : costOf(first);
            m_lastDueAt = at;
            first->m_startedAt = at;
            first->m_reading = true;
            first->m_asked = first->m_again = first->m_goesOn = false;
            first->m_dueAt = std::numeric_limits<qint64>::max();
            next = at + spacing.count();
            qCDebug(lcClient) << "poll" << first->m_plan.name << "is due";
        }
    }
    if (next < std::numeric_limits<qint64>::max())
        m_timer.start(int(std::clamp<qint64>(next - at, 1, 60'000)));
    if (first && first->m_startedAt == at && first->m_reading) {
        const QPointer<Poll> poll(first);
        Q_EMIT poll->changed();
        if (poll && poll->m_reading)
            Q_EMIT poll->due();
    }
}

void PollScheduler::checkSoon()
{
    // Deferred, because the caller may be changing several polls.
    if (!m_timer.isActive() || m_timer.remainingTime() > 0)
        m_timer.start(0);
}

double PollScheduler::limit() const
{
    return m_budget->limit() > 0 ? m_budget->limit() : usualLimit;
}

void PollScheduler::refill(qint64 now)
{
    const double full = std::max(1.0, limit() * pollShare);
    if (m_allowanceAt < 0)
        m_allowance = full;
    else
        m_allowance = std::min(full, m_allowance + full * double(now - m_allowanceAt) / minute);
    m_allowanceAt = now;
}

double PollScheduler::costOf(const Poll *poll) const
{
    return std::clamp(double(poll->plan().calls), 1.0, std::max(1.0, limit() * pollShare / 2));
}

double PollScheduler::remaining(qint64 now) const
{
    if (m_budgetToldAt < 0 || m_budget->limit() <= 0)
        return limit();
    return std::min(limit(), m_budget->remaining() + limit() * double(now - m_budgetToldAt) / minute);
}

qint64 PollScheduler::waitFor(const Poll *poll, bool asked, bool goesOn, qint64 now) const
{
    const double cost = costOf(poll);
    const double perMs = limit() / minute;
    double wait = 0;
    // A triggered poll waits only for the rate limit, not for the reserve that other polls leave.
    const double keep = asked ? 0 : limit() * reserve;
    wait = std::max(wait, (cost + keep - remaining(now)) / perMs);
    // A poll that continues a reading uses only idle calls, so the share does not apply.
    if (!asked && !goesOn)
        wait = std::max(wait, (cost - m_allowance) / (perMs * pollShare));
    return wait <= 0 ? 0 : qint64(wait) + 1;
}

}  // namespace Sidestage
