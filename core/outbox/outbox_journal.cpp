// SPDX-License-Identifier: GPL-3.0-or-later
#include "outbox_journal.h"

#include "profile/tables.h"
#include "storage/on_disk.h"

#include <deque>

namespace Sidestage {

namespace Tables {

// `state` is OutboxState, `phase` OutboxJob::Phase; `request` and `details` are JSON.
const char *const outbox = R"(
    CREATE TABLE outbox_jobs (
        outbox TEXT NOT NULL,
        id INTEGER NOT NULL,
        details TEXT NOT NULL,
        phase INTEGER NOT NULL,
        added_at INTEGER NOT NULL,
        due_at INTEGER,
        PRIMARY KEY (outbox, id)
    ) WITHOUT ROWID;
    CREATE TABLE outbox_rows (
        outbox TEXT NOT NULL,
        key TEXT NOT NULL,
        job INTEGER NOT NULL,
        place INTEGER NOT NULL,
        lane TEXT NOT NULL,
        request TEXT NOT NULL,
        weight INTEGER NOT NULL,
        state INTEGER NOT NULL,
        outcome TEXT NOT NULL DEFAULT '',
        maybe_sent INTEGER NOT NULL DEFAULT 0,
        error_kind INTEGER,
        error_status INTEGER,
        error_message TEXT,
        PRIMARY KEY (outbox, key),
        FOREIGN KEY (outbox, job) REFERENCES outbox_jobs (outbox, id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX outbox_rows_by_job ON outbox_rows (outbox, job, place);
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
struct OutboxJournal::Queue
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

using Found = OutboxJournal::Found;

Result<void> readRows(Database &database, const QString &outbox, Found &found)
{
    Rows rows = database.query("SELECT key, lane, request, weight, state, outcome, maybe_sent, error_kind,"
                               " error_status, error_message FROM outbox_rows WHERE outbox = ? AND job = ?"
                               " ORDER BY place",
                               outbox, found.job.id);
    while (rows.next()) {
        OutboxRow row{.key = rows.text(0),
                      .lane = rows.text(1),
                      .request = rows.text(2).toUtf8(),
                      .weight = rows.integer(3),
                      .state = OutboxState(rows.integer(4)),
                      .outcome = rows.text(5),
                      .maybeSent = rows.boolean(6)};
        if (!rows.isNull(7))
            row.error = std::make_shared<Error>(Error{.kind = Error::Kind(rows.integer(7)),
                                                      .message = rows.text(9),
                                                      .status = int(rows.integer(8))});
        found.rows.append(std::move(row));
    }
    return rows.status();
}

Result<void> readJobs(Database &database, const QString &outbox, bool keepsFinished, QList<Found> &all)
{
    // Finished jobs without failures are not needed any more, unless they are a history.
    if (!keepsFinished) {
        auto done = database.run("DELETE FROM outbox_jobs WHERE outbox = ?1 AND phase >= ?2 AND NOT EXISTS"
                                 " (SELECT 1 FROM outbox_rows WHERE outbox = ?1 AND job = outbox_jobs.id"
                                 " AND state = ?3)",
                                 outbox, int(OutboxJob::Phase::Finished), int(OutboxState::Failed));
        if (!done)
            return done.error();
    }
    Rows jobs = database.query("SELECT id, details, phase, added_at, due_at FROM outbox_jobs"
                               " WHERE outbox = ? ORDER BY id",
                               outbox);
    while (jobs.next()) {
        Found found{.job = {.id = jobs.integer(0),
                            .details = jobs.text(1).toUtf8(),
                            .phase = OutboxJob::Phase(jobs.integer(2)),
                            .addedAt = jobs.time(3),
                            .dueAt = jobs.time(4)}};
        if (auto read = readRows(database, outbox, found); !read)
            return read;
        all.append(std::move(found));
    }
    return jobs.status();
}

}  // namespace

OutboxJournal::OutboxJournal(StoreThread *store, QString outbox, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_outbox(std::move(outbox))
    , m_queue(std::make_shared<Queue>())
{
    m_retry.setInterval(retryEvery);
    connect(&m_retry, &QTimer::timeout, this,
            [this] { write([](Database &) { return Result<void>(); }, {}, Weight::Light); });
}

OutboxJournal::~OutboxJournal() = default;

void OutboxJournal::write(Work work, Done done, Weight weight)
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
            const QPointer<OutboxJournal> there = this;  // the callback may delete this
            reportOutcome(outcome);
            if (there && outcome && m_loadedLate)
                std::exchange(m_loadedLate, nullptr)();
            if (done)
                done(outcome);
        });
}

void OutboxJournal::reportOutcome(const Result<void> &outcome)
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

void OutboxJournal::load(bool keepsFinished, QObject *context, std::function<void(QList<Found>)> done)
{
    const auto found = std::make_shared<QList<Found>>();
    auto give = [context = QPointer(context), found, done = std::move(done)] {
        if (context)
            done(std::exchange(*found, {}));
    };
    write(
        [outbox = m_outbox, keepsFinished, found](Database &database) {
            QList<Found> all;
            auto read = readJobs(database, outbox, keepsFinished, all);
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

void OutboxJournal::add(const OutboxJob &job, const QList<OutboxRow> &rows, QObject *context, Done done)
{
    Work work = [job, rows, outbox = m_outbox](Database &database) -> Result<void> {
        auto added = statusOf(database.run("INSERT OR IGNORE INTO outbox_jobs"
                                           " (outbox, id, details, phase, added_at, due_at)"
                                           " VALUES (?, ?, ?, ?, ?, ?)",
                                           outbox, job.id, QString::fromUtf8(job.details), int(job.phase),
                                           job.addedAt, job.dueAt));
        int place = job.total - int(rows.size());
        for (auto row = rows.cbegin(); added && row != rows.cend(); ++row, ++place) {
            added = statusOf(
                database.run("INSERT INTO outbox_rows (outbox, key, job, place, lane, request, weight, state)"
                             " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
                             " ON CONFLICT (outbox, key) DO UPDATE SET job = ?3, place = ?4, lane = ?5,"
                             " request = ?6, weight = ?7, state = ?8, outcome = '', maybe_sent = 0,"
                             " error_kind = NULL",
                             outbox, row->key, job.id, place, row->lane, QString::fromUtf8(row->request),
                             row->weight, int(row->state)));
        }
        return added;
    };
    write(std::move(work), [context = QPointer(context), done = std::move(done)](Result<void> outcome) {
        if (context)
            done(std::move(outcome));
    });
}

void OutboxJournal::mark(const QList<Claim> &claims, QObject *context, Done done)
{
    Work work = [claims, outbox = m_outbox](Database &database) -> Result<void> {
        for (const Claim &claim : claims) {
            auto marked = database.run("UPDATE outbox_rows SET state = ?1 WHERE outbox = ?2 AND key = ?3"
                                       " AND job = ?4 AND state <= ?1",
                                       int(OutboxState::Sending), outbox, claim.key, claim.job);
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

void OutboxJournal::settle(const QList<Outcome> &outcomes)
{
    write(
        [outcomes, outbox = m_outbox](Database &database) -> Result<void> {
            for (const auto &[job, row] : outcomes) {
                const auto part = [&error = row.error](auto Error::*member) {
                    return error ? std::optional((*error).*member) : std::nullopt;
                };
                const auto kind = row.error ? std::optional(int(row.error->kind)) : std::nullopt;
                auto done = database.run("UPDATE outbox_rows SET state = ?, outcome = ?, maybe_sent = ?,"
                                         " error_kind = ?, error_status = ?, error_message = ?"
                                         " WHERE outbox = ? AND key = ? AND job = ?",
                                         int(row.state), row.outcome, row.maybeSent, kind,
                                         part(&Error::status), part(&Error::message), outbox, row.key, job);
                if (!done)
                    return done.error();
            }
            return {};
        },
        {}, Weight::Light);
}

void OutboxJournal::setPhase(qint64 job, OutboxJob::Phase phase)
{
    write([job, phase, outbox = m_outbox](Database &database) {
        return statusOf(database.run("UPDATE outbox_jobs SET phase = ? WHERE outbox = ? AND id = ?",
                                     int(phase), outbox, job));
    });
}

void OutboxJournal::cancel(qint64 job)
{
    write([job, outbox = m_outbox](Database &database) {
        return statusOf(
            database.run("UPDATE outbox_rows SET state = ? WHERE outbox = ? AND job = ? AND state = ?",
                         int(OutboxState::Cancelled), outbox, job, int(OutboxState::Open)));
    });
}

void OutboxJournal::remove(qint64 job)
{
    write([job, outbox = m_outbox](Database &database) {
        return statusOf(database.run("DELETE FROM outbox_jobs WHERE outbox = ? AND id = ?", outbox, job));
    });
}

}  // namespace Sidestage
