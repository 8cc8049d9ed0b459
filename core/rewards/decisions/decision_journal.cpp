// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_journal.h"

#include "profile/tables.h"
#include "storage/on_disk.h"

#include <deque>

namespace Sidestage {

namespace Tables {

// `state` is DecisionState, `phase` DecisionJob::Phase, `decision` and `way` Api::RedemptionDecision. The
// columns of the redemption are those needed to show it before the service responds.
const char *const decisionJournal = R"(
    CREATE TABLE decision_jobs (
        account TEXT NOT NULL,
        id INTEGER NOT NULL,
        decision INTEGER NOT NULL,
        phase INTEGER NOT NULL,
        decided_at INTEGER NOT NULL,
        due_at INTEGER,
        PRIMARY KEY (account, id)
    ) WITHOUT ROWID;
    CREATE TABLE decisions (
        account TEXT NOT NULL,
        redemption TEXT NOT NULL,
        job INTEGER NOT NULL,
        state INTEGER NOT NULL,
        batch INTEGER,
        way INTEGER,
        reason TEXT NOT NULL DEFAULT '',
        reward TEXT NOT NULL,
        title TEXT NOT NULL,
        points INTEGER NOT NULL,
        user TEXT NOT NULL,
        login TEXT NOT NULL,
        name TEXT NOT NULL,
        input TEXT NOT NULL,
        redeemed_at INTEGER,
        PRIMARY KEY (account, redemption),
        FOREIGN KEY (account, job) REFERENCES decision_jobs (account, id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX decisions_by_job ON decisions (account, job, redeemed_at);
)";

}  // namespace Tables

namespace {

constexpr int retryEvery = 2'000;  // milliseconds

Result<void> statusOf(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

}  // namespace

/// Used on the store's thread only: the writes that have failed so far.
struct DecisionJournal::Queue
{
    std::deque<std::pair<Work, Weight>> waiting{};

    static Result<void> attempt(Database &database, const Work &work, Weight weight)
    {
        const OnDisk onDisk(database, weight == Weight::Durable);
        if (!onDisk.status())
            return onDisk.status();
        return database.transaction([&] { return work(database); });
    }

    /// Retries the failed writes in order, until one fails again.
    Result<void> catchUp(Database &database)
    {
        while (!waiting.empty()) {
            if (auto done = attempt(database, waiting.front().first, waiting.front().second); !done)
                return done;
            waiting.pop_front();
        }
        return {};
    }
};

namespace {

using Found = DecisionJournal::Found;

Result<void> readLines(Database &database, const QString &account, Found &job)
{
    Rows rows = database.query("SELECT redemption, state, way, reason, reward, title, points, user, login,"
                               " name, input, redeemed_at FROM decisions WHERE account = ? AND job = ?"
                               " ORDER BY redeemed_at",
                               account, job.head.id);
    while (rows.next()) {
        DecisionJournal::Line line{.state = DecisionState(rows.integer(1)), .reason = rows.text(3)};
        if (!rows.isNull(2))
            line.way = Api::RedemptionDecision(rows.integer(2));
        line.redemption = {.broadcasterId = account,
                           .id = rows.text(0),
                           .userId = rows.text(7),
                           .userLogin = rows.text(8),
                           .userName = rows.text(9),
                           .userInput = rows.text(10),
                           .status = Api::RedemptionStatus::Unfulfilled,
                           .redeemedAt = rows.time(11),
                           .reward = {.id = rows.text(4), .title = rows.text(5), .cost = rows.integer(6)}};
        job.lines.append(std::move(line));
    }
    return rows.status();
}

Result<void> readJobs(Database &database, const QString &account, QList<Found> &all)
{
    // Finished jobs without failures are not needed any more.
    if (auto done = database.run("DELETE FROM decision_jobs WHERE account = ?1 AND phase >= ?2 AND NOT EXISTS"
                                 " (SELECT 1 FROM decisions WHERE account = ?1 AND job = decision_jobs.id"
                                 " AND state = ?3)",
                                 account, int(DecisionJob::Phase::Finished), int(DecisionState::Failed));
        !done)
        return done.error();
    Rows jobs = database.query("SELECT id, decision, phase, decided_at, due_at FROM decision_jobs"
                               " WHERE account = ? ORDER BY id",
                               account);
    while (jobs.next()) {
        Found found{.head = {.id = jobs.integer(0),
                             .decision = Api::RedemptionDecision(jobs.integer(1)),
                             .phase = DecisionJob::Phase(jobs.integer(2)),
                             .decidedAt = jobs.time(3),
                             .dueAt = jobs.time(4)}};
        if (auto read = readLines(database, account, found); !read)
            return read;
        all.append(std::move(found));
    }
    return jobs.status();
}

}  // namespace

DecisionJournal::DecisionJournal(StoreThread *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
    , m_queue(std::make_shared<Queue>())
{
    m_retry.setInterval(retryEvery);
    connect(&m_retry, &QTimer::timeout, this,
            [this] { write([](Database &) { return Result<void>(); }, {}, Weight::Light); });
}

DecisionJournal::~DecisionJournal() = default;

void DecisionJournal::write(Work work, Done done, Weight weight)
{
    m_store->run<bool>(
        [queue = m_queue, work = std::move(work), weight](Database &database) -> Result<bool> {
            auto outcome = queue->catchUp(database);
            if (outcome)
                outcome = Queue::attempt(database, work, weight);
            if (outcome)
                return true;
            queue->waiting.emplace_back(work, weight);
            return outcome.error();
        },
        this,
        [this, done = std::move(done)](const Result<bool> &written) {
            const auto outcome = written ? Result<void>() : Result<void>(written.error());
            const QPointer<DecisionJournal> there = this;  // the callback may delete this
            reportOutcome(outcome);
            if (there && outcome && m_loadedLate)
                std::exchange(m_loadedLate, nullptr)();
            if (done)
                done(outcome);
        });
}

void DecisionJournal::reportOutcome(const Result<void> &outcome)
{
    const QString trouble = outcome ? QString() : outcome.error().message;
    if (trouble == m_trouble)
        return;
    m_trouble = trouble;
    if (trouble.isEmpty())
        m_retry.stop();
    else
        m_retry.start();
    Q_EMIT troubleChanged();
}

void DecisionJournal::load(QObject *context, std::function<void(QList<Found>)> done)
{
    const auto found = std::make_shared<QList<Found>>();
    auto give = [context = QPointer(context), found, done = std::move(done)] {
        if (context)
            done(std::exchange(*found, {}));
    };
    write(
        [account = m_account, found](Database &database) {
            QList<Found> all;
            auto read = readJobs(database, account, all);
            if (read)
                *found = std::move(all);
            return read;
        },
        [self = QPointer(this), give](const Result<void> &read) {
            if (self && !read)
                self->m_loadedLate = give;
            give();
        },
        Weight::Light);
}

void DecisionJournal::add(const Head &job, const QList<Line> &lines, QObject *context, Done done)
{
    Work work = [job, lines, account = m_account](Database &database) -> Result<void> {
        auto added = statusOf(database.run("INSERT OR IGNORE INTO decision_jobs"
                                           " (account, id, decision, phase, decided_at, due_at)"
                                           " VALUES (?, ?, ?, ?, ?, ?)",
                                           account, job.id, int(job.decision), int(job.phase), job.decidedAt,
                                           job.dueAt));
        for (auto line = lines.cbegin(); added && line != lines.cend(); ++line) {
            const Api::Redemption &one = line->redemption;
            added = statusOf(database.run(
                "INSERT INTO decisions (account, redemption, job, state, reward, title, points, user, login,"
                " name, input, redeemed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
                " ON CONFLICT (account, redemption) DO UPDATE SET job = ?3, state = ?4, batch = NULL,"
                " way = NULL, reason = ''",
                account, one.id, job.id, int(line->state), one.reward.id, one.reward.title, one.reward.cost,
                one.userId, one.userLogin, one.userName, one.userInput, one.redeemedAt));
        }
        return added;
    };
    write(std::move(work), [context = QPointer(context), done = std::move(done)](Result<void> outcome) {
        if (context)
            done(std::move(outcome));
    });
}

void DecisionJournal::mark(const QList<Claim> &claims, qint64 batch, QObject *context, Done done)
{
    Work work = [claims, batch, account = m_account](Database &database) -> Result<void> {
        for (const Claim &claim : claims) {
            auto marked
                = database.run("UPDATE decisions SET state = ?1, batch = ?2 WHERE account = ?3"
                               " AND redemption = ?4 AND job = ?5 AND state <= ?1",
                               int(DecisionState::Sending), batch, account, claim.redemption, claim.job);
            if (!marked)
                return marked.error();
        }
        return {};
    };
    write(std::move(work), [context = QPointer(context), done = std::move(done)](Result<void> outcome) {
        if (context)
            done(std::move(outcome));
    });
}

void DecisionJournal::settle(const QList<Outcome> &outcomes)
{
    write(
        [outcomes, account = m_account](Database &database) -> Result<void> {
            for (const Outcome &outcome : outcomes) {
                const auto way = outcome.way ? std::optional(int(*outcome.way)) : std::nullopt;
                auto done = database.run("UPDATE decisions SET state = ?, way = ?, reason = ?"
                                         " WHERE account = ? AND redemption = ? AND job = ?",
                                         int(outcome.state), way, outcome.reason, account, outcome.redemption,
                                         outcome.job);
                if (!done)
                    return done.error();
            }
            return {};
        },
        {}, Weight::Light);
}

void DecisionJournal::setPhase(qint64 job, DecisionJob::Phase phase)
{
    write([job, phase, account = m_account](Database &database) {
        return statusOf(database.run("UPDATE decision_jobs SET phase = ? WHERE account = ? AND id = ?",
                                     int(phase), account, job));
    });
}

void DecisionJournal::undo(qint64 job)
{
    write([job, account = m_account](Database &database) {
        return statusOf(
            database.run("UPDATE decisions SET state = ? WHERE account = ? AND job = ? AND state = ?",
                         int(DecisionState::TakenBack), account, job, int(DecisionState::Open)));
    });
}

void DecisionJournal::remove(qint64 job)
{
    write([job, account = m_account](Database &database) {
        return statusOf(database.run("DELETE FROM decision_jobs WHERE account = ? AND id = ?", account, job));
    });
}

}  // namespace Sidestage
