// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_clock.h"

#include "accounts/account.h"
#include "ad_log.h"
#include "ad_memory.h"
#include "api/events/channel.h"
#include "api/events/stream.h"
#include "api/streams.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds interval = 30s;
/// Whether the channel is live is asked for less often: events tell it.
constexpr qint64 liveFor = 120'000;
/// No timer waits longer: the service's clock may be set meanwhile.
constexpr qint64 longestWait = 20'000;

}  // namespace

AdClock::AdClock(Account *account, AdLog *log, AdMemory *memory, QObject *parent)
    : QObject(parent)
    , m_account(account)
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
    connect(log, &AdLog::changed, this, &AdClock::learn);
    connect(account, &Account::infoChanged, this, &AdClock::changed);
    learn();
}

AdClock::~AdClock() = default;

void AdClock::start()
{
    listen();
    permit();
    connect(m_account->session(), &Session::tokenChanged, this, &AdClock::permit);
}

void AdClock::listen()
{
    const EventCondition ours{.broadcasterUserId = m_account->userId()};
    EventService *events = m_account->events();
    const auto isNews = [this](const QDateTime &sentAt) {
        if (m_liveToldAt.isValid() && sentAt.isValid() && sentAt < m_liveToldAt)
            return false;  // events come in no order
        m_liveToldAt = sentAt;
        return true;
    };
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

/// A permission may be granted later, and taken away.
void AdClock::permit()
{
    m_isRefused = false;
    if (!m_poll && m_account->may(Scope::ChannelReadAds)) {
        EventService *events = m_account->events();
        const EventCondition ours{.broadcasterUserId = m_account->userId()};
        events->on<AdBreakBegan>(
            ours, this, [this](const AdBreakBegan &event, const QDateTime &) { handleEvent(event); });
        m_poll = m_account->polls()->add({.name = QStringLiteral("ads"),
                                          .covered = interval,
                                          .uncovered = interval,
                                          .offScreen = interval},
                                         this);
        m_poll->setOnScreen(true);  // the header is always there
        connect(m_poll, &Poll::due, this, [this] {
            if (!m_isReading)
                read();
        });
        const auto cover = [this] { m_poll->setCovered(isCovered()); };
        connect(events, &EventService::coverageChanged, m_poll, cover);
        cover();
    }
    Q_EMIT changed();
}

bool AdClock::isCovered() const
{
    return m_account->events()->covers<AdBreakBegan>({.broadcasterUserId = m_account->userId()});
}

AdClock::State AdClock::state() const
{
    if (m_isRefused || !m_account->may(Scope::ChannelReadAds))
        return State::NoPermission;
    // Somebody may have become an affiliate since the account was added: then there is a plan.
    if (m_account->info().type == BroadcasterType::Plain && m_schedule == AdSchedule())
        return State::NotEligible;
    if (m_live == Live::Offline)
        return State::NotLive;
    return m_isKnown ? State::Ready : State::Unknown;
}

QDateTime AdClock::now() const
{
    return m_account->serviceClock()->now();
}

QDateTime AdClock::followingAt() const
{
    const QDateTime next = nextAt();
    return next.isValid() && m_interval > 0 ? next.addSecs(m_interval) : QDateTime();
}

QDateTime AdClock::runningSince() const
{
    return runningUntil().isValid() ? m_runningSince : QDateTime();
}

QDateTime AdClock::runningUntil() const
{
    const QDateTime time = now();
    // Put back, the clock would let one run that has not begun.
    const bool runs = m_runningUntil.isValid() && m_runningUntil > time && m_runningSince <= time.addSecs(60);
    return runs ? m_runningUntil : QDateTime();
}

void AdClock::refresh()
{
    if (m_poll && !m_account->session()->isEnded())
        m_poll->trigger();
}

Bound AdClock::read()
{
    m_isReading = true;
    const qint64 steady = m_account->serviceClock()->steady();
    if (m_live == Live::Unknown || m_liveAskedAt < 0 || steady - m_liveAskedAt > liveFor
        || !m_account->events()->covers<StreamOffline>({.broadcasterUserId = m_account->userId()})) {
        const GetStreams request{.userIds = {m_account->userId()}};
        auto asking = m_account->client()->call(request);
        const auto streams = co_await asking;
        if (streams && !m_account->session()->isEnded()) {
            m_liveAskedAt = steady;
            const bool live = !streams->data.isEmpty();
            setLive(live, live ? streams->data.first().startedAt : QDateTime());
        }
    }
    const GetAdSchedule request{.broadcasterId = m_account->userId()};
    auto asking = m_account->client()->call(request);
    const auto schedule = co_await asking;
    m_isReading = false;
    // A token that has run out was renewed by the client: what is still refused asks for a scope.
    m_isRefused = !schedule && schedule.error().status == 401 && !m_account->session()->isEnded();
    if (schedule && !m_account->session()->isEnded())
        apply(*schedule);
    else
        Q_EMIT changed();
    if (schedule)
        m_poll->finished({});
    else
        m_poll->finished(schedule.error());
}

void AdClock::setLive(bool live, const QDateTime &since)
{
    const Live state = live ? Live::Live : Live::Offline;
    const bool isOther = state != m_live || (live && since != m_showAt);
    m_live = state;
    m_showAt = live ? since : QDateTime();
    if (!isOther)
        return;
    // What was promised in one stream means nothing in another.
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
        noteLast(schedule.lastAdAt);  // first: what came was not missed
        noteMissed();
        notePromise(schedule);
    }
    m_schedule = schedule;
    m_isKnown = true;
    m_knownAt = now();
    m_readAt = m_account->serviceClock()->steady();
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
    noteSnooze(from, snooze.nextAdAt, m_account->userId(), m_account->info().displayName);
    plan();
    Q_EMIT changed();
    refresh();
}

void AdClock::apply(const CommercialResult &result, int asked)
{
    m_ownAt = now();
    const int length = result.length > 0 ? result.length : asked;
    // An event may have come before the answer.
    AdBreak entry = m_log->near(m_ownAt).value_or(AdBreak{.startedAt = m_ownAt, .shown = length});
    entry.showAt = m_showAt;
    entry.kind = AdBreak::Kind::Run;
    entry.promisedAt = {};
    entry.promised = asked;
    entry.byId = m_account->userId();
    entry.byName = m_account->info().displayName;
    const bool isNew = entry.id == 0;
    reportSaved(isNew ? m_log->add(entry) : m_log->update(entry));
    run(entry.startedAt, entry.shown > 0 ? entry.shown : length);
    if (isNew)
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

/// Waits for the next moment at which something is different without anybody saying so.
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
    // Soon after it was due the service knows whether it runs.
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
