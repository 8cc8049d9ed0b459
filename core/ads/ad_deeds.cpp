// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_deeds.h"

#include "accounts/account.h"
#include "ad_clock.h"
#include "ad_memory.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "client/session.h"

namespace Sidestage {

using namespace Api;

namespace {

/// After a refusal that names no time.
constexpr int guessedCooldown = 60;  // seconds

}  // namespace

AdDeeds::AdDeeds(Account *account, AdClock *clock, AdMemory *memory, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_clock(clock)
    , m_memory(memory)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &AdDeeds::release);
    connect(clock, &AdClock::changed, this, [this] {
        // There is nothing left to put off, or to interrupt.
        const AdClock::State state = m_clock->state();
        if (state == AdClock::State::NotLive)
            giveUp(Obstacle::NotLive);
        else if (state == AdClock::State::NotEligible)
            giveUp(Obstacle::NotEligible);
        lookBack();
        Q_EMIT changed();
    });
    connect(memory, &AdMemory::factsChanged, this, &AdDeeds::changed);
    connect(account->session(), &Session::ended, this, [this] { giveUp(Obstacle::SignedOut); });
    m_leftOvers = memory->facts().decisions;
}

AdDeeds::Obstacle AdDeeds::obstacle(Deed deed) const
{
    const Scope scope = deed == Deed::Snooze ? Scope::ChannelManageAds : Scope::ChannelEditCommercial;
    if (m_account->session()->isEnded())
        return Obstacle::SignedOut;
    if (!m_account->may(scope))
        return Obstacle::NoPermission;
    switch (m_clock->state()) {
    case AdClock::State::NoPermission:
        // Without the schedule nobody knows what could be put off. An ad can be run all the same.
        if (deed == Deed::Snooze)
            return Obstacle::NoPermission;
        break;
    case AdClock::State::Unknown:
        return Obstacle::Unknown;
    case AdClock::State::NotLive:
        return Obstacle::NotLive;
    case AdClock::State::NotEligible:
        return Obstacle::NotEligible;
    case AdClock::State::Ready:
        break;
    }
    if (deed == Deed::Snooze) {
        if (!nextAt().isValid())
            return Obstacle::NoAd;
        return snoozes() > 0 ? Obstacle::None : Obstacle::NoSnoozes;
    }
    if (m_clock->runningUntil().isValid())
        return Obstacle::Running;
    if (m_isRunning)
        return Obstacle::Busy;
    const QDateTime ready = readyAt();
    return ready.isValid() && ready > m_clock->now() ? Obstacle::Cooldown : Obstacle::None;
}

QDateTime AdDeeds::readyAt() const
{
    QDateTime ready = m_memory->facts().readyAt;
    const QDateTime now = m_clock->now();
    // What was told in another time, as when the sandbox's clock was put back, is no cooldown.
    if (ready.isValid() && ready > now.addSecs(std::max(m_memory->facts().cooldown, cooldown) + 5))
        ready = {};
    const QDateTime last = m_clock->lastAt();
    if (last.isValid() && last <= now.addSecs(5))
        ready = ready.isValid() ? std::max(ready, last.addSecs(cooldown)) : last.addSecs(cooldown);
    return ready;
}

int AdDeeds::cooldownLength() const
{
    return m_memory->facts().cooldown > 0 ? std::max(m_memory->facts().cooldown, 1) : cooldown;
}

qint64 AdDeeds::heldFor() const
{
    return m_held ? std::max<qint64>(0, m_held->endsAt - m_account->serviceClock()->steady()) : 0;
}

QDateTime AdDeeds::nextAt() const
{
    QDateTime next = m_clock->nextAt();
    if (!next.isValid())
        return next;
    const int pending = (m_held && m_held->deed() == Deed::Snooze ? 1 : 0) + (m_isSnoozing ? 1 : 0);
    return next.addSecs(pending * snoozeLength);
}

int AdDeeds::snoozes() const
{
    const int pending = (m_held && m_held->deed() == Deed::Snooze ? 1 : 0) + (m_isSnoozing ? 1 : 0);
    return std::max(0, m_clock->snoozes() - pending);
}

void AdDeeds::snooze()
{
    if (const Obstacle why = obstacle(Deed::Snooze); why != Obstacle::None) {
        Q_EMIT refused(Deed::Snooze, why, {});
        return;
    }
    const QDateTime next = nextAt();
    sendNow();
    if (m_held) {  // two are on their way already
        Q_EMIT refused(Deed::Snooze, Obstacle::Busy, {});
        return;
    }
    // Three seconds may be what is left.
    const bool atOnce = m_clock->now().secsTo(next) < atOnceBelow;
    hold(Deed::Snooze, 0, atOnce ? std::chrono::milliseconds(0) : m_patience);
}

void AdDeeds::run(int seconds)
{
    if (const Obstacle why = obstacle(Deed::Run); why != Obstacle::None) {
        Q_EMIT refused(Deed::Run, why, {});
        return;
    }
    if (m_held && m_held->deed() == Deed::Run)
        undo();
    else
        sendNow();
    if (m_held) {
        Q_EMIT refused(Deed::Run, Obstacle::Busy, {});
        return;
    }
    hold(Deed::Run, std::clamp(seconds, 1, AdMemory::mostLength), m_patience);
}

void AdDeeds::hold(Deed deed, int length, std::chrono::milliseconds patience)
{
    m_held = Held{.decision = decide(deed, length),
                  .endsAt = m_account->serviceClock()->steady() + patience.count()};
    keep(m_held->decision);
    if (patience.count() <= 0)
        return release();
    m_timer.start(patience);
    Q_EMIT changed();
}

void AdDeeds::undo()
{
    if (!m_held || m_isWaiting)
        return;
    const Held held = *std::exchange(m_held, std::nullopt);
    m_timer.stop();
    forget(held.decision);
    Q_EMIT changed();
    Q_EMIT undone(held.deed());
}

/// There is no use in sending it any more, and the user hears why.
void AdDeeds::giveUp(Obstacle why)
{
    if (!m_held || m_isWaiting)
        return;
    const Deed deed = m_held->deed();
    undo();
    Q_EMIT refused(deed, why, {});
}

AdDecision AdDeeds::decide(Deed deed, int length) const
{
    // A second snooze puts off what the first one has moved.
    const int pending = m_isSnoozing ? 1 : 0;
    const QDateTime next = m_clock->nextAt();
    return {.isRun = deed == Deed::Run,
            .length = length,
            .decidedAt = m_clock->now(),
            .adAt = next.isValid() ? next.addSecs(pending * snoozeLength) : next};
}

void AdDeeds::keep(const AdDecision &decision)
{
    AdFacts facts = m_memory->facts();
    facts.decisions.append(decision);
    m_memory->setFacts(facts);
}

void AdDeeds::forget(const AdDecision &decision)
{
    AdFacts facts = m_memory->facts();
    facts.decisions.removeOne(decision);
    m_memory->setFacts(facts);
}

/// What the last run of the program left, as soon as it can be said what became of it.
void AdDeeds::lookBack()
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

AdDeeds::Leftover AdDeeds::leftoverOf(const AdDecision &decision) const
{
    constexpr int slack = 120;        // seconds by which a plan wavers
    constexpr int runsFor = 10 * 60;  // seconds for which the wish to run one means something
    const QDateTime now = m_clock->now();
    if (decision.isRun) {
        const QDateTime last = m_clock->lastAt();
        if (decision.isSent && last.isValid() && last >= decision.decidedAt.addSecs(-5))
            return Leftover::Done;
        return decision.decidedAt.secsTo(now) < runsFor && obstacle(Deed::Run) == Obstacle::None
            ? Leftover::Possible
            : Leftover::Over;
    }
    const QDateTime next = m_clock->nextAt();
    if (!next.isValid() || !decision.adAt.isValid())
        return Leftover::Over;
    const qint64 moved = decision.adAt.secsTo(next);
    if (decision.isSent && std::abs(moved - snoozeLength) < slack)
        return Leftover::Done;
    return std::abs(moved) < slack && obstacle(Deed::Snooze) == Obstacle::None ? Leftover::Possible
                                                                               : Leftover::Over;
}

void AdDeeds::sendNow()
{
    if (m_held)
        release();
}

void AdDeeds::finish()
{
    m_isEnding = true;
    sendNow();
}

void AdDeeds::release()
{
    m_timer.stop();
    if (!m_held)
        return;
    if (isSending(m_held->deed())) {
        m_isWaiting = true;  // it goes when the answer to the one before has come
        return;
    }
    m_isWaiting = false;
    AdDecision sent = m_held->decision;
    sent.isSent = true;
    AdFacts facts = m_memory->facts();
    facts.decisions.removeOne(m_held->decision);
    facts.decisions.append(sent);
    // Before anything goes: from now on nobody knows whether it was done. And while it is still held, because
    // this is told, and whoever looks must not see the time without it.
    m_memory->setFacts(facts);
    m_held.reset();
    if (sent.isRun)
        sendRun(sent);
    else
        sendSnooze(sent);
}

Bound AdDeeds::sendSnooze(AdDecision decision)
{
    m_isSnoozing = true;
    Q_EMIT changed();
    const SnoozeNextAd request{.broadcasterId = m_account->userId()};
    auto asking = m_account->client()->call(request);
    const auto answer = co_await asking;
    m_isSnoozing = false;
    if (answer) {
        m_clock->take(*answer);
        Q_EMIT snoozed(*answer);
    } else {
        refuse(Deed::Snooze, answer.error());
    }
    if (answer || !m_isEnding)
        forget(decision);
    Q_EMIT changed();
    if (m_isWaiting)
        release();
}

Bound AdDeeds::sendRun(AdDecision decision)
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
        m_clock->take(*answer, seconds);
        Q_EMIT ran(*answer, seconds);
    } else {
        refuse(Deed::Run, answer.error());
    }
    if (answer || !m_isEnding)
        forget(decision);
    Q_EMIT changed();
    if (m_isWaiting)
        release();
}

AdDeeds::Obstacle AdDeeds::reasonOf(Deed deed, const Error &error) const
{
    if (error.isUncertain())
        return Obstacle::Uncertain;
    switch (error.kind) {
    case Error::Kind::RateLimited:
        // Client has waited for the bucket. What is still refused and tells no time to wait is the
        // endpoint's.
        if (error.retryAfter.count() > 0)
            return Obstacle::RateLimit;
        return deed == Deed::Snooze ? Obstacle::NoSnoozes : Obstacle::Cooldown;
    case Error::Kind::Unauthorized:
        // A token that has run out was renewed by the client: what is still refused asks for a scope.
        return m_account->session()->isEnded() ? Obstacle::SignedOut : Obstacle::NoPermission;
    default:
        // Not live, no ad to put off, a cooldown: the wording is not stable (api-facts E1.7), so the user
        // reads it as it came, and the schedule that is read now tells what is possible.
        return Obstacle::Other;
    }
}

void AdDeeds::refuse(Deed deed, const Error &error)
{
    const Obstacle why = reasonOf(deed, error);
    const QDateTime now = m_clock->now();
    const QDateTime ready = readyAt();
    if (why == Obstacle::Cooldown && (!ready.isValid() || ready <= now)) {
        AdFacts facts = m_memory->facts();
        facts.cooldown = guessedCooldown;
        facts.readyAt = now.addSecs(guessedCooldown);
        m_memory->setFacts(facts);
    }
    Q_EMIT refused(deed, why, error);
    m_clock->refresh();  // whatever it was, the schedule tells how things are
}

}  // namespace Sidestage
