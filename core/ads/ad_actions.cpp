// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_actions.h"

#include "accounts/account.h"
#include "ad_memory.h"
#include "base/clock.h"
#include "base/new_id.h"
#include "client/client.h"
#include "client/session.h"
#include "profile/profile_store.h"
#include "schema/describe.h"

#include <QDeadlineTimer>

namespace Sidestage {

using namespace Api;

namespace {

/// Assumed after a refusal that contains no time.
constexpr int guessedCooldown = 60;  // seconds
constexpr std::chrono::seconds longestDelay{10};

const QString snoozeLane = QStringLiteral("snooze");
const QString runLane = QStringLiteral("run");

AdDecision decisionOf(const OutboxRow &row)
{
    return fromText<AdDecision>(row.request).value_or(AdDecision());
}

}  // namespace

class AdActions::Handler : public OutboxHandler
{
public:
    explicit Handler(AdActions *actions)
        : m_actions(actions)
    {
    }
    void send(const Batch &batch, QObject *context, Done done) override
    {
        m_actions->send(batch.rows.first(), context, std::move(done));
    }
    /// The refreshed schedule shows what is possible now. The user decides again.
    std::optional<std::chrono::milliseconds> retryAfter(const Error &, const Refusals &) const override
    {
        return {};
    }
    int maxConcurrent() const override { return 2; }  // a snooze and an ad

private:
    AdActions *m_actions;
};

AdActions::AdActions(Account *account, AdClock *clock, AdMemory *memory, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_clock(clock)
    , m_memory(memory)
    , m_outbox(QStringLiteral("ads/") + account->userId(), std::make_unique<Handler>(this),
               account->store()->background(), Clock::system(), {.isOrdered = true, .isResumed = false})
{
    setUndoTime(m_undoTime);
    connect(&m_outbox, &Outbox::rowsRestored, this, [this](const QList<Outbox::Place> &rows) {
        for (const Outbox::Place &place : rows)
            m_leftOvers.append(place.job->summary.id);
    });
    connect(&m_outbox, &Outbox::ready, this, [this] {
        restoreState();
        Q_EMIT changed();
    });
    connect(&m_outbox, &Outbox::rowsChanged, this, [this] {
        if (!m_isApplying)
            Q_EMIT changed();
    });
    connect(&m_outbox, &Outbox::jobChanged, this, [this](qint64 id) {
        const auto job = m_outbox.job(id);
        if (!job || job->failed == 0 || m_leftOvers.contains(id))
            return;
        const OutboxRow row = m_outbox.row(id, 0);
        if (!m_isEnding)
            m_outbox.dismiss(id);
        refuse(decisionOf(row).isRun ? Action::Run : Action::Snooze, *row.error);
    });
    connect(&m_outbox, &Outbox::troubleChanged, this, [this] {
        if (const QString trouble = m_outbox.trouble(); !trouble.isEmpty())
            Q_EMIT failed(Error::storage(trouble));
    });
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
    m_outbox.start();
}

void AdActions::setUndoTime(std::chrono::seconds timeout)
{
    m_undoTime = timeout;
    m_outbox.setLongestGrace(int(timeout.count()));
}

AdActions::BlockReason AdActions::blockReason(Action action) const
{
    const Scope scope = action == Action::Snooze ? Scope::ChannelManageAds : Scope::ChannelEditCommercial;
    if (m_account->session()->isEnded())
        return BlockReason::SignedOut;
    if (!m_account->may(scope))
        return BlockReason::NoPermission;
    if (!m_outbox.isReady())
        return BlockReason::Unknown;
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
    if (isSending(Action::Run))
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

std::optional<AdActions::Held> AdActions::held() const
{
    const qint64 job = m_outbox.newestHeld();
    return job ? std::optional(Held{job, decisionOf(m_outbox.row(job, 0))}) : std::nullopt;
}

qint64 AdActions::heldFor() const
{
    const auto job = m_outbox.job(m_outbox.newestHeld());
    return job ? std::max<qint64>(0, Clock::system().now().msecsTo(job->dueAt)) : 0;
}

bool AdActions::isSending(Action action) const
{
    const auto jobs = m_outbox.jobsOf(action == Action::Snooze ? snoozeLane : runLane);
    return std::ranges::any_of(
        jobs, [this](qint64 job) { return m_outbox.phaseOf(job) == OutboxJob::Phase::Sending; });
}

int AdActions::pendingSnoozes() const
{
    return int(m_outbox.jobsOf(snoozeLane).size());
}

QDateTime AdActions::nextAt() const
{
    const QDateTime next = m_clock->nextAt();
    return next.isValid() ? next.addSecs(pendingSnoozes() * snoozeLength) : next;
}

void AdActions::snooze()
{
    if (const BlockReason why = blockReason(Action::Snooze); why != BlockReason::None) {
        Q_EMIT refused(Action::Snooze, why, {});
        return;
    }
    const QDateTime next = nextAt();
    sendNow();
    if (pendingSnoozes() > 1) {  // one is being sent and one is waiting already
        Q_EMIT refused(Action::Snooze, BlockReason::Busy, {});
        return;
    }
    // The undo time may be longer than the time until the ad.
    const bool atOnce = m_clock->now().secsTo(next) < atOnceBelow;
    hold(Action::Snooze, 0, atOnce ? std::chrono::seconds(0) : m_undoTime);
}

void AdActions::run(int seconds)
{
    if (const BlockReason why = blockReason(Action::Run); why != BlockReason::None) {
        Q_EMIT refused(Action::Run, why, {});
        return;
    }
    if (const auto other = held(); other && other->action() == Action::Run)
        undo();
    else
        sendNow();
    hold(Action::Run, std::clamp(seconds, 1, AdMemory::maxLength), m_undoTime);
}

void AdActions::hold(Action action, int length, std::chrono::seconds timeout)
{
    const bool isRun = action == Action::Run;
    // A second snooze applies to the ad as moved by the first one.
    const AdDecision decision{
        .isRun = isRun, .length = length, .decidedAt = m_clock->now(), .adAt = nextAt()};
    m_outbox.add({{.key = newId(), .lane = isRun ? runLane : snoozeLane, .request = toText(decision)}}, {},
                 int(timeout.count()));
}

void AdActions::undo()
{
    const auto what = held();
    if (what && m_outbox.undo(what->id))
        Q_EMIT undone(what->action());
}

/// Cancels the held action because it is no longer possible, and reports the reason to the user.
void AdActions::giveUp(BlockReason why)
{
    const auto what = held();
    if (!what)
        return;
    undo();
    Q_EMIT refused(what->action(), why, {});
}

/// Reports the decisions left from the last run, as soon as the schedule shows their outcome.
void AdActions::restoreState()
{
    if (!m_outbox.isReady() || m_clock->state() == AdClock::State::Unknown)
        return;
    const QList<qint64> jobs = std::exchange(m_leftOvers, {});
    for (const qint64 job : jobs) {
        const OutboxRow row = m_outbox.row(job, 0);
        const AdDecision decision = decisionOf(row);
        const Leftover what = leftoverOf(decision, row.maybeSent);
        m_outbox.dismiss(job);
        Q_EMIT leftOver(decision, what);
    }
}

AdActions::Leftover AdActions::leftoverOf(const AdDecision &decision, bool maybeSent) const
{
    constexpr int slack = 120;        // seconds by which a planned time varies
    constexpr int runsFor = 10 * 60;  // seconds for which a request to run an ad stays relevant
    const QDateTime now = m_clock->now();
    if (decision.isRun) {
        const QDateTime last = m_clock->lastAt();
        if (maybeSent && last.isValid() && last >= decision.decidedAt.addSecs(-5))
            return Leftover::Done;
        return decision.decidedAt.secsTo(now) < runsFor && blockReason(Action::Run) == BlockReason::None
            ? Leftover::Possible
            : Leftover::Over;
    }
    const QDateTime next = m_clock->nextAt();
    if (!next.isValid() || !decision.adAt.isValid())
        return Leftover::Over;
    const qint64 moved = decision.adAt.secsTo(next);
    if (maybeSent && std::abs(moved - snoozeLength) < slack)
        return Leftover::Done;
    return std::abs(moved) < slack && blockReason(Action::Snooze) == BlockReason::None ? Leftover::Possible
                                                                                       : Leftover::Over;
}

void AdActions::finish()
{
    m_isEnding = true;
    sendNow();
}

void AdActions::send(const OutboxRow &row, QObject *context, OutboxHandler::Done done)
{
    // changed() is emitted when both are known, the outcome and the schedule: nextAt() must never count a
    // snooze twice, or not at all.
    const auto settle = [this, key = row.key, done = std::move(done)](const auto &answer) {
        m_isApplying = true;
        done(answer ? Result<OutboxHandler::Outcomes>(OutboxHandler::Outcomes{{key, {}}}) : answer.error());
        m_isApplying = false;
    };
    Client *client = m_account->client();
    const AdDecision decision = decisionOf(row);
    // While the rate limit is used up, the call waits. Later nobody expects an ad, or the ad has begun.
    const auto stillWanted = [until = QDeadlineTimer(longestDelay)] { return !until.hasExpired(); };
    if (decision.isRun) {
        const StartCommercial request{.broadcasterId = m_account->userId(), .length = decision.length};
        client->call(request, stillWanted)
            .then(context, [this, settle, asked = decision.length](const Result<CommercialResult> &answer) {
                settle(answer);
                if (answer)
                    noteRun(*answer, asked);
                Q_EMIT changed();
            });
    } else {
        const SnoozeNextAd request{.broadcasterId = m_account->userId()};
        client->call(request, stillWanted).then(context, [this, settle](const Result<AdSnooze> &answer) {
            settle(answer);
            if (answer) {
                m_clock->apply(*answer);
                Q_EMIT snoozed(*answer);
            }
            Q_EMIT changed();
        });
    }
}

void AdActions::noteRun(const CommercialResult &result, int asked)
{
    AdFacts facts = m_memory->facts();
    facts.cooldown = result.retryAfter > 0 ? result.retryAfter : cooldown;
    facts.readyAt = m_clock->now().addSecs(facts.cooldown);
    m_memory->setFacts(facts);
    m_clock->apply(result, asked);
    Q_EMIT ran(result, asked);
}

AdActions::BlockReason AdActions::reasonOf(Action action, const Error &error) const
{
    if (error.isUncertain())
        return BlockReason::Uncertain;
    switch (error.kind) {
    case Error::Kind::Conflict:
        return error.status == 0 ? BlockReason::RateLimit : BlockReason::Other;
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
