// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_breaks.h"

#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const AdBreaks::tables = R"(
CREATE TABLE ad_plans (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    interval INTEGER NOT NULL,        -- seconds, more than 0
    length INTEGER NOT NULL           -- seconds
);

-- One row per channel, valid for the stream that it names. A stream without a row has the values of
-- the plan.
CREATE TABLE ad_states (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    stream_id INTEGER NOT NULL,
    next_at INTEGER,                  -- NULL: none is scheduled
    last_at INTEGER,                  -- NULL: no ad yet
    free_until INTEGER,               -- end of the time without pre-rolls; NULL: none yet
    snoozes INTEGER NOT NULL,         -- number left after the last use, without those gained since
    gain_at INTEGER                   -- when the next is gained; NULL: all are available
);
)";

/// The ads of one stream. Times are UTC; an invalid time corresponds to NULL in the table.
struct AdBreaks::State
{
    qint64 streamId = 0;
    QDateTime nextAt{};
    QDateTime lastAt{};
    QDateTime freeUntil{};
    int snoozes = maxSnoozes;
    QDateTime gainAt{};

    void gainSnoozes(const QDateTime &now)
    {
        while (gainAt.isValid() && gainAt <= now) {
            ++snoozes;
            gainAt = snoozes < maxSnoozes ? gainAt.addSecs(snoozeGain.count()) : QDateTime();
        }
    }
    void ran(const QDateTime &at, int length)
    {
        lastAt = at;
        const QDateTime until = at.addSecs(qint64(length) * freePerSecond);
        freeUntil = freeUntil.isValid() ? std::max(freeUntil, until) : until;
    }
};

namespace {

Error unknownChannel(int status)
{
    return refuse(status, QStringLiteral("Invalid broadcasterID"));
}

/// A break that ran automatically.
struct Ran
{
    QString broadcasterId{};
    QDateTime at{};
    int length = 0;
};

/// A channel whose next break is due.
struct Due
{
    LiveStream stream{};
    AdBreaks::Plan plan{};
};

bool integerAdTimes(World &world)
{
    return world.compatibility().integerAdTimes;
}

}  // namespace

Result<void> AdBreaks::seed(Dice &)
{
    struct Part
    {
        const char *login;
        Plan plan;
        int nextIn;  ///< Seconds.
    };
    constexpr Part parts[] = {
        {"teaandturrets", {30 * 60, 90}, 4 * 60},
        {"pipnocturne", {20 * 60, 180}, 9 * 60},
    };
    const QDateTime now = m_world.clock().now();
    for (const Part &part : parts) {
        const auto user = m_world.userByLogin(QLatin1String(part.login));
        if (!user)
            continue;
        must(setPlan(user->id, part.plan));
        const auto stream = m_world.liveStream(user->id);
        if (!stream)
            continue;
        State state{.streamId = stream->id, .nextAt = now.addSecs(part.nextIn)};
        state.ran(state.nextAt.addSecs(-part.plan.interval), part.plan.length);
        must(save(user->id, state));
    }
    return {};
}

AdBreaks::Plan AdBreaks::plan(const QString &broadcasterId)
{
    Rows rows = m_database.query("SELECT interval, length FROM ad_plans WHERE broadcaster_id = ?",
                                 rowId(broadcasterId));
    return rows.next() ? Plan{int(rows.integer(0)), int(rows.integer(1))} : Plan{};
}

Result<void> AdBreaks::setPlan(const QString &broadcasterId, Plan plan)
{
    if (!m_world.user(broadcasterId))
        return unknownChannel(404);
    if (plan.interval != 0
        && (plan.interval < cooldown.count() || plan.length < 1 || plan.length > longest)) {
        return refuse(400,
                      QStringLiteral("Ad breaks must last 1 to %1 seconds and be at least %2 seconds apart.")
                          .arg(longest)
                          .arg(cooldown.count()));
    }
    if (auto settled = settle(); !settled)
        return settled;
    return m_database.write([&](Transaction &t) {
        if (plan.interval == 0)
            t.run("DELETE FROM ad_plans WHERE broadcaster_id = ?", rowId(broadcasterId));
        else
            t.run("INSERT INTO ad_plans (broadcaster_id, interval, length) VALUES (?, ?, ?)"
                  " ON CONFLICT (broadcaster_id) DO UPDATE SET interval = excluded.interval,"
                  " length = excluded.length",
                  rowId(broadcasterId), plan.interval, plan.length);
        const auto stream = m_world.liveStream(broadcasterId);
        if (!stream)
            return;
        State state = stateOf(*stream, plan);
        state.nextAt = plan.interval == 0 ? QDateTime() : m_world.clock().now().addSecs(plan.interval);
        Transaction::check(save(broadcasterId, state));
    });
}

Result<Api::AdSchedule> AdBreaks::schedule(const QString &broadcasterId)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (!m_world.user(broadcasterId))
        return unknownChannel(400);
    const auto stream = m_world.liveStream(broadcasterId);
    if (!stream || !m_world.isEligible(broadcasterId))
        return Api::AdSchedule{};
    const QDateTime now = m_world.clock().now();
    const Plan plan = this->plan(broadcasterId);
    State state = stateOf(*stream, plan);
    Api::AdSchedule schedule{.lastAdAt = state.lastAt};
    // Rounded up: not 0 before the last second is over.
    if (state.freeUntil.isValid() && state.freeUntil > now)
        schedule.prerollFreeTime = int((now.msecsTo(state.freeUntil) + 999) / 1000);
    if (plan.interval == 0)
        return schedule;
    state.gainSnoozes(now);
    schedule.snoozeCount = state.snoozes;
    schedule.snoozeRefreshAt = state.gainAt;
    schedule.nextAdAt = state.nextAt;
    schedule.duration = plan.length;
    return schedule;
}

Result<Api::CommercialResult> AdBreaks::start(const QString &broadcasterId, int length)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (!m_world.user(broadcasterId))
        return unknownChannel(404);
    if (!m_world.isEligible(broadcasterId)) {
        return refuse(
            400, QStringLiteral("To start a commercial, the broadcaster must be a partner or an affiliate."));
    }
    const auto stream = m_world.liveStream(broadcasterId);
    if (!stream) {
        return refuse(400, QStringLiteral("To start a commercial, the broadcaster must be streaming live."));
    }
    const QDateTime now = m_world.clock().now();
    const Plan plan = this->plan(broadcasterId);
    State state = stateOf(*stream, plan);
    if (state.lastAt.isValid() && state.lastAt.addSecs(cooldown.count()) > now) {
        return refuse(429,
                      QStringLiteral("To start another commercial, the broadcaster must wait until %1"
                                     " seconds after the previous ad.")
                          .arg(cooldown.count()));
    }
    Api::CommercialResult result{.length = std::min(length, longest),
                                 .message = QStringLiteral(""),
                                 .retryAfter = int(cooldown.count())};
    if (length > longest) {
        result.message
            = QStringLiteral("The commercial was shortened to %1 seconds, the maximum.").arg(longest);
    }
    state.ran(now, result.length);
    if (plan.interval > 0)
        state.nextAt = std::max(state.nextAt, now.addSecs(plan.interval));
    if (auto done = save(broadcasterId, state); !done)
        return done.error();
    m_world.publish(DomainEvent::Kind::AdBreakBegan, broadcasterId,
                    {.userId = broadcasterId, .amount = result.length, .detail = Api::formatTime(now)});
    return result;
}

Result<Api::AdSnooze> AdBreaks::snooze(const QString &broadcasterId)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (!m_world.user(broadcasterId))
        return unknownChannel(400);
    const auto stream = m_world.liveStream(broadcasterId);
    if (!stream) {
        return refuse(400, QStringLiteral("To snooze an ad, the broadcaster must be streaming live."));
    }
    const Plan plan = this->plan(broadcasterId);
    if (plan.interval == 0 || !m_world.isEligible(broadcasterId))
        return refuse(400, QStringLiteral("The broadcaster has no upcoming ad break to snooze."));
    const QDateTime now = m_world.clock().now();
    State state = stateOf(*stream, plan);
    state.gainSnoozes(now);
    if (state.snoozes == 0)
        return refuse(429, QStringLiteral("The broadcaster has no snoozes left."));
    --state.snoozes;
    state.gainAt = now.addSecs(snoozeGain.count());
    state.nextAt = state.nextAt.addSecs(snoozeLength.count());
    if (auto done = save(broadcasterId, state); !done)
        return done.error();
    m_world.publish(DomainEvent::Kind::AdSnoozed, broadcasterId,
                    {.userId = broadcasterId, .detail = Api::formatTime(state.nextAt)});
    return Api::AdSnooze{state.snoozes, state.gainAt, state.nextAt};
}

Result<void> AdBreaks::settle()
{
    const QDateTime now = m_world.clock().now();
    if (auto done = moveBack(now); !done)
        return done;

    // CROSS JOIN fixes the order of the join, because few channels have a plan.
    QList<Due> due;
    Rows rows = m_database.query(
        "SELECT p.broadcaster_id, p.interval, p.length, s.id, s.started_at"
        " FROM ad_plans p CROSS JOIN streams s ON s.user_id = p.broadcaster_id"
        " LEFT JOIN ad_states a ON a.broadcaster_id = p.broadcaster_id AND a.stream_id = s.id"
        " WHERE CASE WHEN a.stream_id IS NULL THEN s.started_at + p.interval * 1000 ELSE a.next_at END <= ?",
        now);
    while (rows.next()) {
        due.append({{.id = rows.integer(3), .userId = rows.text(0), .startedAt = rows.time(4)},
                    {int(rows.integer(1)), int(rows.integer(2))}});
    }
    if (!rows.status() || due.isEmpty())
        return rows.status();

    QList<Ran> ran;
    auto done = m_database.write([&](Transaction &) {
        for (const Due &channel : std::as_const(due)) {
            State state = stateOf(channel.stream, channel.plan);
            const qint64 interval = channel.plan.interval;
            const qint64 count = state.nextAt.secsTo(now) / interval + 1;
            const QDateTime first = state.nextAt;
            state.nextAt = first.addSecs(count * interval);
            // Channels that are no longer partner or affiliate run no ads and do not catch up on them later.
            if (m_world.isEligible(channel.stream.userId)) {
                state.ran(first.addSecs((count - 1) * interval), channel.plan.length);
                for (qint64 i = std::max<qint64>(0, count - qint64(World::maxDomainEvents)); i < count; ++i)
                    ran.append({channel.stream.userId, first.addSecs(i * interval), channel.plan.length});
            }
            Transaction::check(save(channel.stream.userId, state));
        }
    });
    if (!done)
        return done;
    std::stable_sort(ran.begin(), ran.end(), [](const Ran &a, const Ran &b) { return a.at < b.at; });
    for (const Ran &one : std::as_const(ran)) {
        m_world.publish(DomainEvent::Kind::AdBreakBegan, one.broadcasterId,
                        {.amount = one.length, .detail = Api::formatTime(one.at)});
    }
    return {};
}

AdBreaks::State AdBreaks::stateOf(const LiveStream &stream, Plan plan)
{
    Rows rows = m_database.query("SELECT next_at, last_at, free_until, snoozes, gain_at FROM ad_states"
                                 " WHERE broadcaster_id = ? AND stream_id = ?",
                                 rowId(stream.userId), stream.id);
    if (rows.next()) {
        return {.streamId = stream.id,
                .nextAt = rows.time(0),
                .lastAt = rows.time(1),
                .freeUntil = rows.time(2),
                .snoozes = int(rows.integer(3)),
                .gainAt = rows.time(4)};
    }
    State fresh{.streamId = stream.id};
    if (plan.interval > 0)
        fresh.nextAt = stream.startedAt.addSecs(plan.interval);
    return fresh;
}

Result<void> AdBreaks::save(const QString &broadcasterId, const State &state)
{
    return statusOf(m_database.run(
        "INSERT INTO ad_states (broadcaster_id, stream_id, next_at, last_at, free_until, snoozes, gain_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (broadcaster_id) DO UPDATE SET"
        " stream_id = excluded.stream_id, next_at = excluded.next_at, last_at = excluded.last_at,"
        " free_until = excluded.free_until, snoozes = excluded.snoozes, gain_at = excluded.gain_at",
        rowId(broadcasterId), state.streamId, state.nextAt, state.lastAt, state.freeUntil, state.snoozes,
        state.gainAt));
}

/// After the clock was set back, moves all times back by the same amount, so that nothing is delayed by it.
Result<void> AdBreaks::moveBack(const QDateTime &now)
{
    const qint64 back = m_settledAt.isValid() ? now.msecsTo(m_settledAt) : 0;
    m_settledAt = now;
    if (back <= 0)
        return {};
    return statusOf(m_database.run("UPDATE ad_states SET next_at = next_at - ?1, last_at = last_at - ?1,"
                                   " free_until = free_until - ?1, gain_at = gain_at - ?1",
                                   back));
}

void AdBreaks::serve(Service &service)
{
    service.on<StartCommercial>([this](const auto &in) { return start(in.broadcasterId, in.length); });
    service.on<GetAdSchedule>([this](const auto &in) { return schedule(in.broadcasterId); });
    service.writeTimesAsIntegersIf<GetAdSchedule>(integerAdTimes);
    service.on<SnoozeNextAd>([this](const auto &in) { return snooze(in.broadcasterId); });
    service.writeTimesAsIntegersIf<SnoozeNextAd>(integerAdTimes);
}

}  // namespace Sidestage::Sandbox
