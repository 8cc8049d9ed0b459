// SPDX-License-Identifier: GPL-3.0-or-later
#include "outbox_journal.h"

#include "profile/tables.h"
#include "storage/stored_error.h"
#include "storage/table.h"

#include <deque>

namespace Sidestage {

namespace {

constexpr int retryEvery = 2'000;  // milliseconds

struct KeptJob : OutboxJob
{
    static constexpr Table table{.name = "outbox_jobs", .key = "outbox, id", .scope = "outbox"};
    static void describe(auto &is)
    {
        is("id", &KeptJob::id);
        is("details", &KeptJob::details);
        is("phase", &KeptJob::phase, Api::atMost(int(Phase::Undone)));
        is("added_at", &KeptJob::addedAt, Api::required);
        is("due_at", &KeptJob::dueAt);
    }
};

/// The part of a row that changes. Updates only the row that still belongs to this job.
struct KeptOutcome : OutboxRow
{
    qint64 job = 0;

    static constexpr Table table{.name = "outbox_rows", .key = "outbox, key, job", .scope = "outbox"};
    static void describe(auto &is)
    {
        is("key", &KeptOutcome::key);
        is("job", &KeptOutcome::job);
        is("state", &KeptOutcome::state, Api::atMost(int(OutboxState::Cancelled)));
        is("outcome", &KeptOutcome::outcome);
        is("maybe_sent", &KeptOutcome::maybeSent);
        is.column(
            "error",
            [](const OutboxRow &row) {
                return StoredError::of(row.error ? std::optional(*row.error) : std::nullopt);
            },
            [](OutboxRow &row, const std::optional<StoredError> &stored) {
                if (const auto error = StoredError::errorOf(stored))
                    row.error = std::make_shared<Error>(*error);
            });
    }
};

struct KeptRow : KeptOutcome
{
    int place = 0;

    static constexpr Table table{
        .name = "outbox_rows",
        .key = "outbox, key",
        .scope = "outbox",
        .also = "FOREIGN KEY (outbox, job) REFERENCES outbox_jobs (outbox, id) ON DELETE CASCADE",
        .indexes = "CREATE INDEX outbox_rows_by_job ON outbox_rows (outbox, job, place);",
    };
    static void describe(auto &is)
    {
        KeptOutcome::describe(is);
        is("place", &KeptRow::place);
        is("lane", &KeptRow::lane);
        is("request", &KeptRow::request);
        is("weight", &KeptRow::weight);
    }
};

OutboxJournal::Done ifThere(QObject *context, OutboxJournal::Done done)
{
    return [context = QPointer(context), done = std::move(done)](const Result<void> &outcome) {
        if (context)
            done(outcome);
    };
}

}  // namespace

QByteArray Tables::outbox()
{
    return createTable<KeptJob>() + createTable<KeptRow>();
}

/// Used on the store's thread only: the writes that have failed so far.
struct OutboxJournal::Queue
{
    std::deque<std::pair<Work, Weight>> waiting{};

    /// Writes in order, until one fails.
    Result<void> write(Database &database)
    {
        for (; !waiting.empty(); waiting.pop_front()) {
            const auto &[work, weight] = waiting.front();
            const auto done = weight == Weight::Durable ? database.writeDurably(work) : database.write(work);
            if (!done)
                return done;
        }
        return {};
    }
};

OutboxJournal::OutboxJournal(StoreThread *store, QString outbox, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_outbox(std::move(outbox))
    , m_queue(std::make_shared<Queue>())
{
    m_retry.setInterval(retryEvery);
    connect(&m_retry, &QTimer::timeout, this, [this] { write([](Transaction &) {}, {}, Weight::Light); });
}

OutboxJournal::~OutboxJournal() = default;

void OutboxJournal::write(Work work, Done done, Weight weight)
{
    m_store->run(
        [queue = m_queue, work = std::move(work), weight](Database &database) {
            queue->waiting.emplace_back(work, weight);
            return queue->write(database);
        },
        this,
        [this, done = std::move(done)](const Result<void> &outcome) {
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
    const auto give = [context = QPointer(context), done = std::move(done)](QList<Found> all) {
        if (context)
            done(std::move(all));
    };
    write(
        [outbox = m_outbox, keepsFinished, found](Transaction &t) {
            // Finished jobs without failures are not needed any more, unless they are a history.
            if (!keepsFinished)
                t.run("DELETE FROM outbox_jobs WHERE outbox = ?1 AND phase >= ?2 AND NOT EXISTS"
                      " (SELECT 1 FROM outbox_rows WHERE outbox = ?1 AND job = outbox_jobs.id"
                      " AND state = ?3)",
                      outbox, int(OutboxJob::Phase::Finished), int(OutboxState::Failed));
            QList<Found> all;
            for (const KeptJob &job : t.all<KeptJob>("WHERE outbox = ? ORDER BY id", outbox)) {
                Found one{.job = job};
                for (KeptRow &row :
                     t.all<KeptRow>("WHERE outbox = ? AND job = ? ORDER BY place", outbox, job.id))
                    one.rows.append(std::move(row));
                all.append(std::move(one));
            }
            *found = std::move(all);
        },
        [this, found, give](const Result<void> &read) {
            if (read)
                return give(std::move(*found));
            // The store's thread may be reading again already, so `found` is not touched before it has.
            m_loadedLate = [found, give] { give(std::move(*found)); };
            give({});
        },
        Weight::Light);
}

void OutboxJournal::add(const OutboxJob &job, const QList<OutboxRow> &rows, QObject *context, Done done)
{
    write(
        [job, rows, outbox = m_outbox](Transaction &t) {
            t.insertNew(KeptJob{job}, outbox);
            int place = job.total - int(rows.size());
            for (const OutboxRow &row : rows)
                t.upsert(KeptRow{{row, job.id}, place++}, outbox);
        },
        ifThere(context, std::move(done)));
}

void OutboxJournal::addNew(const OutboxJob &job, const QList<OutboxRow> &rows)
{
    write([job, rows, outbox = m_outbox](Transaction &t) {
        t.insertNew(KeptJob{job}, outbox);
        int place = job.total - int(rows.size());
        for (const OutboxRow &row : rows) {
            t.run("DELETE FROM outbox_rows WHERE outbox = ? AND key = ? AND state > ?", outbox, row.key,
                  int(OutboxState::Sending));
            t.insertNew(KeptRow{{row, job.id}, place++}, outbox);
        }
    });
}

void OutboxJournal::mark(const QList<Claim> &claims, QObject *context, Done done)
{
    write(
        [claims, outbox = m_outbox](Transaction &t) {
            for (const Claim &claim : claims)
                t.run("UPDATE outbox_rows SET state = ?1 WHERE outbox = ?2 AND key = ?3 AND job = ?4"
                      " AND state <= ?1",
                      int(OutboxState::Sending), outbox, claim.key, claim.job);
        },
        ifThere(context, std::move(done)));
}

void OutboxJournal::settle(const QList<Outcome> &outcomes)
{
    write(
        [outcomes, outbox = m_outbox](Transaction &t) {
            for (const auto &[job, row] : outcomes)
                t.update(KeptOutcome{row, job}, outbox);
        },
        {}, Weight::Light);
}

void OutboxJournal::setPhase(qint64 job, OutboxJob::Phase phase)
{
    write([job, phase, outbox = m_outbox](Transaction &t) {
        t.run("UPDATE outbox_jobs SET phase = ? WHERE outbox = ? AND id = ?", int(phase), outbox, job);
    });
}

void OutboxJournal::cancel(qint64 job)
{
    write([job, outbox = m_outbox](Transaction &t) {
        t.run("UPDATE outbox_rows SET state = ? WHERE outbox = ? AND job = ? AND state = ?",
              int(OutboxState::Cancelled), outbox, job, int(OutboxState::Open));
    });
}

void OutboxJournal::remove(qint64 job)
{
    write([job, outbox = m_outbox](Transaction &t) { t.remove<KeptJob>(outbox, job); });
}

}  // namespace Sidestage
