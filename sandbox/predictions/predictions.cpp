// SPDX-License-Identifier: GPL-3.0-or-later
#include "predictions.h"

#include "base/new_id.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Predictions::tables = R"(
CREATE TABLE predictions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    title TEXT NOT NULL,
    duration INTEGER NOT NULL,         -- of its window, in seconds
    status INTEGER NOT NULL,           -- Api::PredictionStatus
    winner INTEGER,                    -- a place; NULL: not resolved
    created_at INTEGER NOT NULL,
    locked_at INTEGER,
    ended_at INTEGER                   -- NULL: open
);
CREATE INDEX predictions_of_channel ON predictions (broadcaster_id, number);
CREATE UNIQUE INDEX predictions_open ON predictions (broadcaster_id) WHERE ended_at IS NULL;

CREATE TABLE prediction_outcomes (
    prediction TEXT NOT NULL,
    place INTEGER NOT NULL,            -- from 1
    id TEXT NOT NULL,
    title TEXT NOT NULL,
    users INTEGER NOT NULL DEFAULT 0,
    points INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (prediction, place)
) WITHOUT ROWID;

CREATE TABLE prediction_stakes (
    prediction TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    outcome INTEGER NOT NULL,          -- its place
    points INTEGER NOT NULL,
    won INTEGER,                       -- NULL: nothing
    PRIMARY KEY (prediction, user_id)
) WITHOUT ROWID;
CREATE INDEX prediction_top ON prediction_stakes (prediction, outcome, points DESC, user_id);
)";

namespace {

constexpr int topPredictors = 10;

Result<Page<Prediction>> getPredictions(World &world, const Caller &, const GetPredictions &in)
{
    Predictions &predictions = world.area<Predictions>();
    if (in.ids.isEmpty())
        return predictions.list(in.broadcasterId, in.first.value_or(20), in.after);
    must(hasNoCursor(in));
    must(predictions.settle());
    Page<Prediction> page;
    for (const QString &id : eachOnce(in.ids)) {
        if (auto found = predictions.prediction(in.broadcasterId, id))
            page.data.append(*std::move(found));
    }
    return page;
}

}  // namespace

#define PREDICTION                                                                                           \
    "SELECT p.number, p.id, p.broadcaster_id, u.display_name, u.login, p.title, p.duration, p.status,"       \
    " p.winner, p.created_at, p.locked_at, p.ended_at FROM predictions p"                                    \
    " JOIN users u ON u.id = p.broadcaster_id"

Prediction Predictions::read(const Rows &rows, bool withTop)
{
    Prediction prediction{.id = rows.text(1),
                          .broadcasterId = rows.text(2),
                          .broadcasterName = rows.text(3),
                          .broadcasterLogin = rows.text(4),
                          .title = rows.text(5),
                          .predictionWindow = int(rows.integer(6)),
                          .status = PredictionStatus(rows.integer(7)),
                          .createdAt = utcTime(rows.integer(9))};
    if (!rows.isNull(10))
        prediction.lockedAt = utcTime(rows.integer(10));
    if (!rows.isNull(11))
        prediction.endedAt = utcTime(rows.integer(11));
    Rows outcomes = m_database.query(
        "SELECT place, id, title, users, points FROM prediction_outcomes WHERE prediction = ? ORDER BY place",
        prediction.id);
    while (outcomes.next()) {
        PredictedOutcome &outcome = prediction.outcomes.emplaceBack();
        outcome.id = outcomes.text(1);
        outcome.title = outcomes.text(2);
        outcome.users = int(outcomes.integer(3));
        outcome.channelPoints = outcomes.integer(4);
        if (!rows.isNull(8) && rows.integer(8) == outcomes.integer(0))
            prediction.winningOutcomeId = outcome.id;
        if (!withTop)
            continue;
        Rows top = m_database.query(
            "SELECT s.user_id, u.display_name, u.login, s.points, s.won FROM prediction_stakes s"
            " JOIN users u ON u.id = s.user_id WHERE s.prediction = ? AND s.outcome = ?"
            " ORDER BY s.points DESC, s.user_id LIMIT ?",
            prediction.id, outcomes.integer(0), topPredictors);
        while (top.next()) {
            if (!outcome.topPredictors)
                outcome.topPredictors.emplace();
            outcome.topPredictors->append({.userId = top.text(0),
                                           .userName = top.text(1),
                                           .userLogin = top.text(2),
                                           .channelPointsUsed = top.integer(3),
                                           .channelPointsWon = top.integer(4)});
        }
    }
    // Two are told apart by their colors; more are all blue.
    for (PredictedOutcome &outcome : prediction.outcomes) {
        const bool second = prediction.outcomes.size() == 2 && &outcome == &prediction.outcomes.last();
        outcome.color = second ? OutcomeColor::Pink : OutcomeColor::Blue;
    }
    return prediction;
}

std::optional<Prediction> Predictions::open(const QString &broadcasterId)
{
    Rows rows = m_database.query(PREDICTION " WHERE p.broadcaster_id = ? AND p.ended_at IS NULL",
                                 rowId(broadcasterId));
    return rows.next() ? std::optional(read(rows, false)) : std::nullopt;
}

std::optional<Prediction> Predictions::prediction(const QString &broadcasterId, const QString &id)
{
    Rows rows
        = m_database.query(PREDICTION " WHERE p.id = ? AND p.broadcaster_id = ?", id, rowId(broadcasterId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

Result<Page<Prediction>> Predictions::list(const QString &broadcasterId, int count,
                                           const std::optional<QString> &after)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    return newestFirst<Prediction>(
        {QStringLiteral("predictions"), broadcasterId}, count, after,
        [&](qint64 before) {
            return m_database.query(
                PREDICTION " WHERE p.broadcaster_id = ? AND p.number < ? ORDER BY p.number DESC LIMIT ?",
                rowId(broadcasterId), before, count + 1);
        },
        [this](const Rows &rows) { return read(rows); });
}
#undef PREDICTION

Result<Prediction> Predictions::create(const CreatePrediction &wanted)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (!m_world.isEligible(wanted.broadcasterId))
        return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
    if (open(wanted.broadcasterId))
        return refuse(400, QStringLiteral("The broadcaster already has a prediction that is not resolved."));
    const QString id = newId();
    const auto done = m_database.write([&](Transaction &t) {
        t.run("INSERT INTO predictions (id, broadcaster_id, title, duration, status, created_at)"
              " VALUES (?, ?, ?, ?, ?, ?)",
              id, rowId(wanted.broadcasterId), wanted.title, wanted.predictionWindow,
              int(PredictionStatus::Active), m_world.clock().msecs());
        int place = 0;
        for (const NewOutcome &outcome : wanted.outcomes)
            t.run("INSERT INTO prediction_outcomes (prediction, place, id, title) VALUES (?, ?, ?, ?)", id,
                  ++place, newId(), outcome.title);
    });
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::PredictionBegan, wanted.broadcasterId,
                    {.subjectId = id, .text = wanted.title});
    return justStored(prediction(wanted.broadcasterId, id));
}

Result<Prediction> Predictions::end(const QString &broadcasterId, const QString &id, PredictionEnding ending,
                                    const std::optional<QString> &winningOutcomeId)
{
    if (ending == PredictionEnding::Resolved && winningOutcomeId.value_or(QString()).isEmpty())
        return refuse(400, QStringLiteral("Missing required parameter \"winning_outcome_id\""));
    if (auto settled = settle(); !settled)
        return settled.error();
    const auto found = prediction(broadcasterId, id);
    if (!found)
        return refuse(404, QStringLiteral("The prediction was not found."));
    if (found->endedAt)
        return refuse(400, QStringLiteral("The prediction has already ended."));
    const Due now{broadcasterId, id, m_world.clock().msecs()};
    Result<void> done;
    if (ending == PredictionEnding::Locked) {
        if (found->status == PredictionStatus::Locked)
            return refuse(400, QStringLiteral("The prediction is already locked."));
        done = lock(now);
    } else if (ending == PredictionEnding::Canceled) {
        done = close(now, {});
    } else {
        int place = 1;
        while (place <= found->outcomes.size() && found->outcomes[place - 1].id != *winningOutcomeId)
            ++place;
        if (place > found->outcomes.size())
            return refuse(404, QStringLiteral("The winning outcome was not found."));
        done = close(now, place);
    }
    if (!done)
        return done.error();
    return prediction(broadcasterId, id).value_or(*found);
}

Result<void> Predictions::lock(const Due &which)
{
    auto done = m_database.run("UPDATE predictions SET status = ?, locked_at = ? WHERE id = ?",
                               int(PredictionStatus::Locked), which.at, which.id);
    if (done)
        m_world.publish(DomainEvent::Kind::PredictionLocked, which.broadcasterId, {.subjectId = which.id});
    return statusOf(done);
}

Result<void> Predictions::close(const Due &which, std::optional<int> winner)
{
    const auto status = winner ? PredictionStatus::Resolved : PredictionStatus::Canceled;
    struct Payment
    {
        QString userId;
        qint64 points;
    };
    const auto done = m_database.write([&](Transaction &t) {
        qint64 all = 0, right = 0;
        for (Rows outcomes
             = t.query("SELECT place, points FROM prediction_outcomes WHERE prediction = ?", which.id);
             outcomes.next();) {
            all += outcomes.integer(1);
            if (outcomes.integer(0) == winner)
                right = outcomes.integer(1);
        }
        QList<Payment> payments;
        for (Rows stakes = t.query("SELECT user_id, points FROM prediction_stakes WHERE prediction = ?1"
                                   " AND (?2 IS NULL OR outcome = ?2)",
                                   which.id, winner);
             stakes.next();) {
            const qint64 points = stakes.integer(1);
            payments.append({stakes.text(0), winner ? points * all / right : points});
        }
        for (const Payment &payment : std::as_const(payments)) {
            m_world.area<ChannelPoints>().give(t, which.broadcasterId, payment.userId, payment.points);
            if (winner)
                t.run("UPDATE prediction_stakes SET won = ? WHERE prediction = ? AND user_id = ?",
                      payment.points, which.id, rowId(payment.userId));
        }
        t.run("UPDATE predictions SET status = ?, winner = ?, ended_at = ? WHERE id = ?", int(status), winner,
              which.at, which.id);
    });
    if (done)
        m_world.publish(DomainEvent::Kind::PredictionEnded, which.broadcasterId,
                        {.subjectId = which.id, .detail = Api::writeText(status).toLower()});
    return done;
}

Result<void> Predictions::predict(const QString &broadcasterId, const QString &userId, int outcome,
                                  qint64 points)
{
    if (auto settled = settle(); !settled)
        return settled;
    const auto running = open(broadcasterId);
    if (!running)
        return refuse(404, QStringLiteral("The channel has no open prediction."));
    if (running->status != PredictionStatus::Active)
        return refuse(400, QStringLiteral("The prediction is locked."));
    if (outcome < 1 || outcome > running->outcomes.size())
        return refuse(404, QStringLiteral("The prediction has no such outcome."));
    if (userId == broadcasterId)
        return refuse(403, QStringLiteral("Broadcasters cannot predict in their own channel."));
    if (!m_world.user(userId))
        return refuse(404, QStringLiteral("The viewer was not found."));
    if (m_world.isBanned(broadcasterId, userId))
        return refuse(403, QStringLiteral("The viewer is banned from the channel."));
    const QString &id = running->id;
    const auto done = m_database.write([&](Transaction &t) {
        qint64 before = 0;
        if (Rows stake
            = t.query("SELECT outcome, points FROM prediction_stakes WHERE prediction = ? AND user_id = ?",
                      id, rowId(userId));
            stake.next()) {
            if (stake.integer(0) != outcome)
                Transaction::fail(refuse(409, QStringLiteral("The viewer has predicted another outcome.")));
            before = stake.integer(1);
        }
        if (points < 1 || points > maxPoints - before)
            Transaction::fail(refuse(
                400, QStringLiteral("A viewer can predict with 1 to %1 points in all.").arg(maxPoints)));
        m_world.area<ChannelPoints>().take(t, broadcasterId, userId, points);
        t.run("INSERT INTO prediction_stakes (prediction, user_id, outcome, points) VALUES (?, ?, ?, ?)"
              " ON CONFLICT (prediction, user_id) DO UPDATE SET points = points + excluded.points",
              id, rowId(userId), outcome, points);
        t.run("UPDATE prediction_outcomes SET users = users + ?, points = points + ?"
              " WHERE prediction = ? AND place = ?",
              before == 0 ? 1 : 0, points, id, outcome);
    });
    if (done)
        m_world.publish(DomainEvent::Kind::PredictionProgressed, broadcasterId,
                        {.userId = userId,
                         .subjectId = id,
                         .amount = points,
                         .detail = running->outcomes[outcome - 1].id});
    return done;
}

Result<void> Predictions::settle()
{
    const qint64 now = m_world.clock().msecs();
    const auto read = [](Rows rows) -> Result<QList<Due>> {
        QList<Due> found;
        while (rows.next())
            found.append({rows.text(0), rows.text(1), rows.integer(2)});
        if (!rows.status())
            return rows.status().error();
        return found;
    };
    // One that began in the future is from before the clock was set back: it would stay active.
    const auto locking = read(
        m_database.query("SELECT broadcaster_id, id, min(created_at + duration * 1000, ?1) FROM predictions"
                         " WHERE ended_at IS NULL AND locked_at IS NULL"
                         " AND (created_at + duration * 1000 <= ?1 OR created_at > ?1)",
                         now));
    if (!locking)
        return locking.error();
    for (const Due &one : *locking) {
        if (auto done = lock(one); !done)
            return done;
    }
    const auto canceling = read(m_database.query("SELECT broadcaster_id, id, locked_at + ?2 FROM predictions"
                                                 " WHERE ended_at IS NULL AND locked_at + ?2 <= ?1",
                                                 now, qint64(resolvable.count())));
    if (!canceling)
        return canceling.error();
    for (const Due &one : *canceling) {
        if (auto done = close(one, {}); !done)
            return done;
    }
    return {};
}

void Predictions::serve(Service &service)
{
    service.on<GetPredictions>(getPredictions);
    service.on<CreatePrediction>([this](const auto &in) { return QList{must(create(in))}; });
    service.on<EndPrediction>([this](const auto &in) {
        return QList{must(end(in.broadcasterId, in.id, in.status, in.winningOutcomeId))};
    });
}

}  // namespace Sidestage::Sandbox
