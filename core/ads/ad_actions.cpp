// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_actions.h"

#include "accounts/account.h"
#include "ad_clock.h"
#include "ad_memory.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "client/session.h"

namespace Sidestage {

using namespace Api;

namespace {

/// Assumed after a refusal that contains no time.
constexpr int guessedCooldown = 60;  // seconds

}  // namespace

AdActions::AdActions(Account *account, AdClock *clock, AdMemory *memory, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_clock(clock)
    , m_memory(memory)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &AdActions::release);
    connect(clock, &AdClock::changed, this, [this] {
        // The held action can no longer be executed.
        const AdClock::State state = m_clock->state();
        if (state == AdClock::State::NotLive)
            giveUp(BlockReason::NotLive);
        else if (state == AdClock::State::NotEligible)
            giveUp(BlockReason::NotEligible);
        restoreState();
        Q_EMIT changed();
    });
    connect(memory, &AdMemory::factsChanged, this, &AdActions::changed);
    connect(account->session(), &Session::ended, this, [this] { giveUp(BlockReason::SignedOut); });
    m_leftOvers = memory->facts().decisions;
}

AdActions::BlockReason AdActions::blockReason(Action action) const
{
    const Scope scope = action == Action::Snooze ? Scope::ChannelManageAds : Scope::ChannelEditCommercial;
    if (m_account->session()->isEnded())
        return BlockReason::SignedOut;
    if (!m_account->may(scope))
        return BlockReason::NoPermission;
    switch (m_clock->state()) {
    case AdClock::State::NoPermission:
        // Without the schedule there is no ad to snooze. An ad can still be run.
        if (action == Action::Snooze)
            return BlockReason::NoPermission;
        break;
    case AdClock::State::Unknown:
        return BlockReason::Unknown;
    case AdClock::State::NotLive:
        return BlockReason::NotLive;
    case AdClock::State::NotEligible:
        return BlockReason::NotEligible;
    case AdClock::State::Ready:
        break;
    }
    if (action == Action::Snooze) {
        if (!nextAt().isValid())
            return BlockReason::NoAd;
        return snoozes() > 0 ? BlockReason::None : BlockReason::NoSnoozes;
    }
    if (m_clock->runningUntil().isValid())
        return BlockReason::Running;
    if (m_isRunning)
        return BlockReason::Busy;
    const QDateTime ready = readyAt();
    return ready.isValid() && ready > m_clock->now() ? BlockReason::Cooldown : BlockReason::None;
}

QDateTime AdActions::readyAt() const
{
    QDateTime ready = m_memory->facts().readyAt;
    const QDateTime now = m_clock->now();
    // A time too far ahead is from another clock setting, for example of the sandbox, and is not a cooldown.
    if (ready.isValid() && ready > now.addSecs(std::max(m_memory->facts().cooldown, cooldown) + 5))
        ready = {};
    const QDateTime last = m_clock->lastAt();
    if (last.isValid() && last <= now.addSecs(5))
        ready = ready.isValid() ? std::max(ready, last.addSecs(cooldown)) : last.addSecs(cooldown);
    return ready;
}

int AdActions::cooldownLength() const
{
    return m_memory->facts().cooldown > 0 ? std::max(m_memory->facts().cooldown, 1) : cooldown;
}

qint64 AdActions::heldFor() const
{
    return m_held ? std::max<qint64>(0, m_held->endsAt - m_account->serviceClock()->steady()) : 0;
}

QDateTime AdActions::nextAt() const
{
    QDateTime next = m_clock->nextAt();
    if (!next.isValid())
        return next;
    const int pending = (m_held && m_held->action() == Action::Snooze ? 1 : 0) + (m_isSnoozing ? 1 : 0);
    return next.addSecs(pending * snoozeLength);
}

int AdActions::snoozes() const
{
    const int pending = (m_held && m_held->action() == Action::Snooze ? 1 : 0) + (m_isSnoozing ? 1 : 0);
    return std::max(0, m_clock->snoozes() - pending);
}

void AdActions::snooze()
{
    if (const BlockReason why = blockReason(Action::Snooze); why != BlockReason::None) {
        Q_EMIT refused(Action::Snooze, why, {});
        return;
    }
    const QDateTime next = nextAt();
    sendNow();
    if (m_held) {  // one is being sent and one is waiting already
        Q_EMIT refused(Action::Snooze, BlockReason::Busy, {});
        return;
    }
    // The undo time may be longer than the time until the ad.
    const bool atOnce = m_clock->now().secsTo(next) < atOnceBelow;
    hold(Action::Snooze, 0, atOnce ? std::chrono::milliseconds(0) : m_undoTime);
}

void AdActions::run(int seconds)
{
    if (const BlockReason why = blockReason(Action::Run); why != BlockReason::None) {
        Q_EMIT refused(Action::Run, why, {});
        return;
    }
    if (m_held && m_held->action() == Action::Run)
        undo();
    else
        sendNow();
    if (m_held) {
        Q_EMIT refused(Action::Run, BlockReason::Busy, {});
        return;
    }
    hold(Action::Run, std::clamp(seconds, 1, AdMemory::maxLength), m_undoTime);
}

void AdActions::hold(Action action, int length, std::chrono::milliseconds timeout)
{
    m_held = Held{.decision = decide(action, length),
                  .endsAt = m_account->serviceClock()->steady() + timeout.count()};
    save(m_held->decision);
    if (timeout.count() <= 0)
        return release();
    m_timer.start(timeout);
    Q_EMIT changed();
}

void AdActions::undo()
{
    if (!m_held || m_isWaiting)
        return;
    const Held held = *std::exchange(m_held, std::nullopt);
    m_timer.stop();
    forget(held.decision);
    Q_EMIT changed();
    Q_EMIT undone(held.action());
}

/// Cancels the held action because it is no longer possible, and reports the reason to the user.
void AdActions::giveUp(BlockReason why)
{
    if (!m_held || m_isWaiting)
        return;
    const Action action = m_held->action();
    undo();
    Q_EMIT refused(action, why, {});
}

AdDecision AdActions::decide(Action action, int length) const
{
    // A second snooze applies to the ad as moved by the first one.
    const int pending = m_isSnoozing ? 1 : 0;
    const QDateTime next = m_clock->nextAt();
    return {.isRun = action == Action::Run,
            .length = length,
            .decidedAt = m_clock->now(),
            .adAt = next.isValid() ? next.addSecs(pending * snoozeLength) : next};
}

void AdActions::save(const AdDecision &decision)
{
    AdFacts facts = m_memory->facts();
    facts.decisions.append(decision);
    m_memory->setFacts(facts);
}

void AdActions::forget(const AdDecision &decision)
{
    AdFacts facts = m_memory->facts();
    facts.decisions.removeOne(decision);
    m_memory->setFacts(facts);
}

/// Reports the decisions left from the last run, as soon as the schedule shows their outcome.
void AdActions::restoreState()
{
    const AdClock::State state = m_clock->state();
    if (m_leftOvers.isEmpty() || state == AdClock::State::Unknown)
        return;
    const QList<AdDecision> all = std::exchange(m_leftOvers, {});
    for (const AdDecision &decision : all) {
        const Leftover what = leftoverOf(decision);
        forget(decision);
        Q_EMIT leftOver(decision, what);
    }
}

AdActions::Leftover AdActions::leftoverOf(const AdDecision &decision) const
{
    constexpr int slack = 120;        // seconds by which a planned time varies
    constexpr int runsFor = 10 * 60;  // seconds for which a request to run an ad stays relevant
    const QDateTime now = m_clock->now();
    if (decision.isRun) {
        const QDateTime last = m_clock->lastAt();
        if (decision.isSent && last.isValid() && last >= decision.decidedAt.addSecs(-5))
            return Leftover::Done;
        return decision.decidedAt.secsTo(now) < runsFor && blockReason(Action::Run) == BlockReason::None
            ? Leftover::Possible
            : Leftover::Over;
    }
    const QDateTime next = m_clock->nextAt();
    if (!next.isValid() || !decision.adAt.isValid())
        return Leftover::Over;
    const qint64 moved = decision.adAt.secsTo(next);
    if (decision.isSent && std::abs(moved - snoozeLength) < slack)
        return Leftover::Done;
    return std::abs(moved) < slack && blockReason(Action::Snooze) == BlockReason::None ? Leftover::Possible
                                                                                       : Leftover::Over;
}

void AdActions::sendNow()
{
    if (m_held)
        release();
}

void AdActions::finish()
{
    m_isEnding = true;
    sendNow();
}

void AdActions::release()
{
    m_timer.stop();
    if (!m_held)
        return;
    if (isSending(m_held->action())) {
        m_isWaiting = true;  // sent after the response to the previous one
        return;
    }
    m_isWaiting = false;
    AdDecision sent = m_held->decision;
    sent.isSent = true;
    AdFacts facts = m_memory->facts();
    facts.decisions.removeOne(m_held->decision);
    facts.decisions.append(sent);
    // Store this before sending: from now on the outcome is uncertain. The action is still held, because
    // setFacts() emits factsChanged(), and nextAt() must include the snooze at that time.
    m_memory->setFacts(facts);
    m_held.reset();
    if (sent.isRun)
        sendRun(sent);
    else
        sendSnooze(sent);
}

Bound AdActions::sendSnooze(AdDecision decision)
{
    m_isSnoozing = true;
    Q_EMIT changed();
    const SnoozeNextAd request{.broadcasterId = m_account->userId()};
    auto asking = m_account->client()->call(request);
    const auto answer = co_await asking;
    m_isSnoozing = false;
    if (answer) {
        m_clock->apply(*answer);
        Q_EMIT snoozed(*answer);
    } else {
        refuse(Action::Snooze, answer.error());
    }
    if (answer || !m_isEnding)
        forget(decision);
    Q_EMIT changed();
    if (m_isWaiting)
        release();
}

Bound AdActions::sendRun(AdDecision decision)
{
    const int seconds = decision.length;
    m_isRunning = true;
    Q_EMIT changed();
    const StartCommercial request{.broadcasterId = m_account->userId(), .length = seconds};
    auto asking = m_account->client()->call(request);
    const auto answer = co_await asking;
    m_isRunning = false;
    if (answer) {
        AdFacts facts = m_memory->facts();
        facts.cooldown = answer->retryAfter > 0 ? answer->retryAfter : cooldown;
        facts.readyAt = m_clock->now().addSecs(facts.cooldown);
        m_memory->setFacts(facts);
        m_clock->apply(*answer, seconds);
        Q_EMIT ran(*answer, seconds);
    } else {
        refuse(Action::Run, answer.error());
    }
    if (answer || !m_isEnding)
        forget(decision);
    Q_EMIT changed();
    if (m_isWaiting)
        release();
}

AdActions::BlockReason AdActions::reasonOf(Action action, const Error &error) const
{
    if (error.isUncertain())
        return BlockReason::Uncertain;
    switch (error.kind) {
    case Error::Kind::RateLimited:
        // The client has waited for the bucket. A remaining 429 without a retry time comes from the endpoint
        // itself.
        if (error.retryAfter.count() > 0)
            return BlockReason::RateLimit;
        return action == Action::Snooze ? BlockReason::NoSnoozes : BlockReason::Cooldown;
    case Error::Kind::Unauthorized:
        // The client has renewed an expired token. A remaining 401 means a missing scope.
        return m_account->session()->isEnded() ? BlockReason::SignedOut : BlockReason::NoPermission;
    default:
        // Not live, no ad to snooze, or a cooldown: the wording is not stable (api-facts E1.7). The user gets
        // the service's message, and the refreshed schedule shows what is possible.
        return BlockReason::Other;
    }
}

void AdActions::refuse(Action action, const Error &error)
{
    const BlockReason why = reasonOf(action, error);
    const QDateTime now = m_clock->now();
    const QDateTime ready = readyAt();
    if (why == BlockReason::Cooldown && (!ready.isValid() || ready <= now)) {
        AdFacts facts = m_memory->facts();
        facts.cooldown = guessedCooldown;
        facts.readyAt = now.addSecs(guessedCooldown);
        m_memory->setFacts(facts);
    }
    Q_EMIT refused(action, why, error);
    m_clock->refresh();  // the schedule shows the current state in any case
}

}  // namespace Sidestage
