// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_journal.h"

#include "profile/tables.h"
#include "storage/on_disk.h"
#include "storage/owner_lock.h"

#include <QUuid>

#include <deque>

namespace Sidestage {

namespace Tables {

// `state` is DecisionState, `phase` DecisionJob::Phase, `decision` and `way` Api::RedemptionDecision. The
// columns of the redemption are those needed to show it before the service responds.
const char *const decisionJournal = R"(
    CREATE TABLE decision_jobs (
        id INTEGER PRIMARY KEY,
        account TEXT NOT NULL,
        owner TEXT NOT NULL,
        decision INTEGER NOT NULL,
        phase INTEGER NOT NULL,
        decided_at INTEGER NOT NULL,
        due_at INTEGER
    );
    CREATE INDEX decision_jobs_by_account ON decision_jobs (account, owner);
    CREATE TABLE decisions (
        account TEXT NOT NULL,
        redemption TEXT NOT NULL,
        job INTEGER NOT NULL REFERENCES decision_jobs (id) ON DELETE CASCADE,
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
        PRIMARY KEY (account, redemption)
    ) WITHOUT ROWID;
    CREATE INDEX decisions_by_job ON decisions (job, redeemed_at);
)";

}  // namespace Tables

namespace {

constexpr int retryEvery = 2'000;  // milliseconds

Result<void> statusOf(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

}  // namespace

/// The part that lives on the store's thread: the owner id, and the writes that have failed so far.
struct DecisionJournal::Queue
{
    QString owner = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QString path{};  ///< Of the profile's file; empty: in memory.
    bool knowsPath = false;
    std::unique_ptr<OwnerLock> lock{};
    std::deque<std::pair<Work, Weight>> waiting{};

    QString lockOf(const QString &who) const { return path + QStringLiteral("-owner-") + who; }

    Result<void> prepare(Database &database)
    {
        if (!knowsPath) {
            Rows rows = database.query("SELECT file FROM pragma_database_list WHERE name = 'main'");
            if (rows.next())
                path = rows.text(0);
            if (!rows.status())
                return rows.status();
            knowsPath = true;
        }
        if (lock || path.isEmpty())
            return {};
        auto taken = OwnerLock::acquire(lockOf(owner));
        if (!taken)
            return taken.error();
        lock = *std::move(taken);
        return {};
    }

    static Refused attempt(Database &database, const Work &work, Weight weight)
    {
        Refused outcome;
        const OnDisk onDisk(database, weight == Weight::Durable);
        if (!onDisk.status())
            return onDisk.status().error();
        const auto done = database.transaction([&]() -> Result<void> {
            outcome = work(database);
            return outcome ? Result<void>() : Result<void>(outcome.error());
        });
        return done ? outcome : Refused(done.error());
    }

    /// Retries the failed writes in order, until one fails again.
    Result<void> catchUp(Database &database)
    {
        if (auto ready = prepare(database); !ready)
            return ready;
        while (!waiting.empty()) {
            if (const auto done = attempt(database, waiting.front().first, waiting.front().second); !done)
                return done.error();
            waiting.pop_front();
        }
        return {};
    }

    Result<QList<Found>> takeOver(Database &database, const QString &account);
};

namespace {

using Found = DecisionJournal::Found;

Result<void> readLines(Database &database, const QString &account, Found &job)
{
    Rows rows = database.query("SELECT redemption, state, way, reason, reward, title, points, user, login,"
                               " name, input, redeemed_at FROM decisions WHERE job = ? ORDER BY redeemed_at",
                               job.head.id);
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

Result<void> readJobs(Database &database, const QString &account, const QString &owner, QList<Found> &all)
{
    Rows jobs = database.query("SELECT id, decision, phase, decided_at, due_at FROM decision_jobs"
                               " WHERE account = ? AND owner = ? ORDER BY id",
                               account, owner);
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

Result<QList<DecisionJournal::Found>> DecisionJournal::Queue::takeOver(Database &database,
                                                                       const QString &account)
{
    QStringList gone;
    {
        Rows rows = database.query(
            "SELECT DISTINCT owner FROM decision_jobs WHERE account = ? AND owner <> ?", account, owner);
        while (rows.next()) {
            if (!OwnerLock::isHeld(lockOf(rows.text(0))))
                gone.append(rows.text(0));
        }
        if (!rows.status())
            return rows.status().error();
    }
    QList<Found> all;
    for (const QString &who : std::as_const(gone)) {
        // Finished jobs without failures are not needed any more.
        if (auto done = database.run(
                "DELETE FROM decision_jobs WHERE account = ?1 AND owner = ?2 AND phase >= ?3 AND NOT EXISTS"
                " (SELECT 1 FROM decisions WHERE job = decision_jobs.id AND state = ?4)",
                account, who, int(DecisionJob::Phase::Finished), int(DecisionState::Failed));
            !done)
            return done.error();
        if (auto read = readJobs(database, account, who, all); !read)
            return read.error();
        if (auto done = database.run("UPDATE decision_jobs SET owner = ? WHERE account = ? AND owner = ?",
                                     owner, account, who);
            !done)
            return done.error();
    }
    return all;
}

DecisionJournal::DecisionJournal(StoreThread *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
    , m_queue(std::make_shared<Queue>())
{
    m_retry.setInterval(retryEvery);
    connect(&m_retry, &QTimer::timeout, this,
            [this] { write([](Database &) { return QStringList(); }, {}, Weight::Light); });
}

DecisionJournal::~DecisionJournal()
{
    // The lock is released on the store's thread, where it was acquired, after all pending writes.
    m_store->run<int>(
        [queue = m_queue](Database &) -> Result<int> {
            queue->lock.reset();
            return 0;
        },
        m_store, [](const Result<int> &) {});
}

void DecisionJournal::write(Work work, std::function<void(Refused)> done, Weight weight)
{
    m_store->run<QStringList>(
        [queue = m_queue, work = std::move(work), weight](Database &database) -> Refused {
            Refused outcome;
            if (auto ready = queue->catchUp(database); !ready)
                outcome = ready.error();
            else
                outcome = Queue::attempt(database, work, weight);
            if (!outcome)
                queue->waiting.emplace_back(work, weight);
            return outcome;
        },
        this,
        [this, done = std::move(done)](Refused outcome) {
            reportOutcome(outcome);
            if (done)
                done(std::move(outcome));
        });
}

void DecisionJournal::reportOutcome(const Refused &outcome)
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

void DecisionJournal::adopt(QObject *context, std::function<void(QList<Found>)> done)
{
    m_store->run<QList<Found>>(
        [queue = m_queue, account = m_account](Database &database) -> Result<QList<Found>> {
            if (auto ready = queue->catchUp(database); !ready)
                return ready.error();
            QList<Found> found;
            auto taken = database.transaction([&]() -> Result<void> {
                auto over = queue->takeOver(database, account);
                if (!over)
                    return over.error();
                found = *std::move(over);
                return {};
            });
            return taken ? Result<QList<Found>>(std::move(found)) : Result<QList<Found>>(taken.error());
        },
        context,
        [this, self = QPointer(this), done = std::move(done)](Result<QList<Found>> found) {
            if (self)
                reportOutcome(found ? Refused(QStringList()) : Refused(found.error()));
            done(found ? *std::move(found) : QList<Found>());
        });
}

void DecisionJournal::add(const Head &job, const QList<Line> &lines, QObject *context,
                          std::function<void(Refused)> done)
{
    Work work = [job, lines, account = m_account, owner = m_queue->owner](Database &database) -> Refused {
        if (auto added = statusOf(database.run("INSERT OR IGNORE INTO decision_jobs"
                                               " (id, account, owner, decision, phase, decided_at, due_at)"
                                               " VALUES (?, ?, ?, ?, ?, ?, ?)",
                                               job.id, account, owner, int(job.decision), int(job.phase),
                                               job.decidedAt, job.dueAt));
            !added)
            return added.error();
        QStringList refused;
        for (const Line &line : lines) {
            const Api::Redemption &one = line.redemption;
            // Rows that are waiting in a job of another owner stay there.
            auto added = database.run(
                "INSERT INTO decisions (account, redemption, job, state, reward, title, points, user, login,"
                " name, input, redeemed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
                " ON CONFLICT (account, redemption) DO UPDATE SET job = ?3, state = ?4, batch = NULL,"
                " way = NULL, reason = '' WHERE state > ?13"
                " OR EXISTS (SELECT 1 FROM decision_jobs j WHERE j.id = decisions.job AND j.owner = ?14)",
                account, one.id, job.id, int(line.state), one.reward.id, one.reward.title, one.reward.cost,
                one.userId, one.userLogin, one.userName, one.userInput, one.redeemedAt,
                int(DecisionState::Sending), owner);
            if (!added)
                return added.error();
            if (*added == 0)
                refused.append(one.id);
        }
        return refused;
    };
    write(std::move(work), [context = QPointer(context), done = std::move(done)](Refused refused) {
        if (context)
            done(std::move(refused));
    });
}

void DecisionJournal::mark(const QList<Claim> &claims, qint64 batch, QObject *context,
                           std::function<void(Refused)> done)
{
    Work work = [claims, batch, account = m_account, owner = m_queue->owner](Database &database) -> Refused {
        QStringList refused;
        for (const Claim &claim : claims) {
            auto marked = database.run(
                "UPDATE decisions SET state = ?1, batch = ?2 WHERE account = ?3 AND redemption = ?4"
                " AND job = ?5 AND state <= ?1"
                " AND EXISTS (SELECT 1 FROM decision_jobs j WHERE j.id = ?5 AND j.owner = ?6)",
                int(DecisionState::Sending), batch, account, claim.redemption, claim.job, owner);
            if (!marked)
                return marked.error();
            if (*marked == 0)
                refused.append(claim.redemption);
        }
        return refused;
    };
    write(std::move(work), [context = QPointer(context), done = std::move(done)](Refused refused) {
        if (context)
            done(std::move(refused));
    });
}

void DecisionJournal::settle(const QList<Outcome> &outcomes)
{
    write(
        [outcomes, account = m_account](Database &database) -> Refused {
            for (const Outcome &outcome : outcomes) {
                const auto way = outcome.way ? std::optional(int(*outcome.way)) : std::nullopt;
                auto done = database.run("UPDATE decisions SET state = ?, way = ?, reason = ?"
                                         " WHERE account = ? AND redemption = ? AND job = ?",
                                         int(outcome.state), way, outcome.reason, account, outcome.redemption,
                                         outcome.job);
                if (!done)
                    return done.error();
            }
            return QStringList();
        },
        {}, Weight::Light);
}

void DecisionJournal::setPhase(qint64 job, DecisionJob::Phase phase)
{
    write([job, phase](Database &database) -> Refused {
        auto done = database.run("UPDATE decision_jobs SET phase = ? WHERE id = ?", int(phase), job);
        return done ? Refused(QStringList()) : Refused(done.error());
    });
}

void DecisionJournal::undo(qint64 job)
{
    write([job](Database &database) -> Refused {
        auto done = database.run("UPDATE decisions SET state = ? WHERE job = ? AND state = ?",
                                 int(DecisionState::TakenBack), job, int(DecisionState::Open));
        return done ? Refused(QStringList()) : Refused(done.error());
    });
}

void DecisionJournal::remove(qint64 job)
{
    write([job](Database &database) -> Refused {
        auto done = database.run("DELETE FROM decision_jobs WHERE id = ?", job);
        return done ? Refused(QStringList()) : Refused(done.error());
    });
}

}  // namespace Sidestage
