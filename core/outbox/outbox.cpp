// SPDX-License-Identifier: GPL-3.0-or-later
#include "outbox.h"

#include "base/clock.h"

#include <QPointer>
#include <QRandomGenerator>

namespace Sidestage {

namespace {

constexpr qint64 timeBudget = 1'000'000;  // nanoseconds of a slice
/// Up to this many rows are processed at once, without slices.
constexpr qsizetype fewRows = 200;
/// Number of rows between two checks of the time.
constexpr qsizetype atOnce = 32;
constexpr int changesEvery = 100;  // milliseconds

}  // namespace

Outbox::Outbox(QString name, std::unique_ptr<OutboxHandler> handler, StoreThread *store, const Clock &clock,
               OutboxOptions options, QObject *parent)
    : QObject(parent)
    , m_handler(std::move(handler))
    , m_clock(clock)
    , m_options(options)
    , m_journal(store, std::move(name))
    , m_sender(m_handler.get(), &m_options, &m_table, &m_journal)
{
    m_time.start();
    for (QTimer *timer : {&m_slices, &m_settlingOver, &m_due, &m_emit})
        timer->setSingleShot(true);
    connect(&m_slices, &QTimer::timeout, this, &Outbox::step);
    connect(&m_settlingOver, &QTimer::timeout, this, &Outbox::settlingOver);
    connect(&m_due, &QTimer::timeout, this, &Outbox::tick);
    connect(&m_emit, &QTimer::timeout, this, &Outbox::emitChanges);
    connect(&m_sender, &OutboxSender::settled, this, &Outbox::rowsSettled);
    connect(&m_sender, &OutboxSender::changed, this, [this](const QList<Place> &rows) {
        Q_EMIT rowsChanged(rows);
        for (const Place &place : rows)
            scheduleEmit(place.job->summary.id);
    });
    connect(&m_sender, &OutboxSender::waitingForChanged, this, [this] {
        for (const JobPointer &job : m_table.jobs()) {
            if (job->summary.phase == Phase::Sending)
                scheduleEmit(job->summary.id);
        }
    });
    connect(&m_journal, &OutboxJournal::troubleChanged, this, &Outbox::troubleChanged);
}

Outbox::~Outbox()
{
    for (Intake &intake : m_intakes) {
        // Rows that were taken are in the journal. One that waits in two jobs is written for the first.
        intake.written = std::max(intake.written, intake.at);
        if (intake.job->summary.phase <= Phase::Paused)
            writeAhead(intake, [] { return false; });
    }
}

void Outbox::start()
{
    m_isStarted = true;
    m_slices.start(0);
    m_journal.load(m_options.keepsFinished, this,
                   [this](QList<OutboxJournal::Found> found) { restore(std::move(found)); });
}

qint64 Outbox::add(QStringList keys, Source source, QByteArray details, int grace)
{
    const auto first
        = std::ranges::find_if(keys, [&](const QString &key) { return source(key).has_value(); });
    if (first == keys.end())
        return 0;
    // Increasing. The random part keeps the id apart from those of an earlier run that are not loaded yet,
    // also after the clock was set back.
    constexpr int randomBits = 20;
    const QDateTime now = m_clock.now();
    m_lastId = std::max(m_lastId + 1,
                        (now.toMSecsSinceEpoch() << randomBits)
                            + QRandomGenerator::global()->bounded(1 << randomBits));
    const auto job = std::make_shared<OutboxTable::Job>();
    job->summary = {.id = m_lastId,
                    .details = std::move(details),
                    .phase = Phase::Held,
                    .addedAt = now,
                    .dueAt = now.addSecs(grace)};
    job->growing = true;
    m_table.add(job);
    const qsizetype at = first - keys.begin();
    Intake intake{job, std::move(keys), std::move(source), at};
    // Rows that an earlier job is still adding belong to that job. For a single row it is checked whether it
    // is among them.
    const auto takes = [&](const Intake &before) {
        return intake.keys.size() > 1
            || std::find(before.keys.cbegin() + before.at, before.keys.cend(), intake.keys.first())
            != before.keys.cend();
    };
    const bool isBehind = std::ranges::any_of(m_intakes, takes);
    QElapsedTimer watch;
    watch.start();
    const bool isShort = intake.keys.size() - at <= fewRows;
    const IsLate isLate = [&watch, isShort] { return !isShort && watch.nsecsElapsed() >= timeBudget; };
    if (m_isReady && !isBehind)
        processIntake(intake, isLate);
    else if (m_isStarted && !m_isReady)
        writeAhead(intake, isLate);
    if (job->growing) {
        m_intakes.push_back(std::move(intake));
        m_slices.start(0);
    }
    const qint64 id = job->summary.id;
    if (!m_table.job(id))
        return 0;
    Q_EMIT jobAdded(id);
    scheduleEmit(id);
    m_due.start(0);
    return id;
}

qint64 Outbox::add(const QList<OutboxRow> &rows, QByteArray details, int grace)
{
    QStringList keys;
    QHash<QString, OutboxRow> byKey;
    for (const OutboxRow &row : rows) {
        keys.append(row.key);
        byKey.insert(row.key, row);
    }
    const auto source = [byKey = std::move(byKey)](const QString &key) -> std::optional<OutboxRow> {
        return byKey.value(key);
    };
    return add(std::move(keys), source, std::move(details), grace);
}

bool Outbox::undo(qint64 id)
{
    const JobPointer job = m_table.job(id);
    if (!job || job->summary.phase != Phase::Held)
        return false;
    cancel(job, Phase::Undone);
    return true;
}

qint64 Outbox::newestHeld() const
{
    const auto &jobs = m_table.jobs();
    const auto newest = std::find_if(jobs.rbegin(), jobs.rend(),
                                     [](const JobPointer &job) { return job->summary.phase == Phase::Held; });
    return newest == jobs.rend() ? 0 : (*newest)->summary.id;
}

void Outbox::sendNow(qint64 id)
{
    const JobPointer job = m_table.job(id);
    if (job && job->summary.phase == Phase::Held)
        setPhase(job, Phase::Sending);
}

void Outbox::sendAllNow()
{
    const auto jobs = m_table.jobs();
    for (const JobPointer &job : jobs)
        sendNow(job->summary.id);
}

void Outbox::close()
{
    m_isClosed = true;
    m_sender.close();
}

void Outbox::tick()
{
    if (m_isClosed)
        return;
    const QDateTime now = m_clock.now();
    QDateTime next;
    const auto jobs = m_table.jobs();
    for (const JobPointer &job : jobs) {
        if (job->summary.phase != Phase::Held)
            continue;
        // If the clock was set back, the hold is limited to the longest grace period.
        const QDateTime dueAt = std::min(job->summary.dueAt, now.addSecs(m_options.longestGrace));
        job->summary.dueAt = dueAt;
        if (dueAt <= now)
            setPhase(job, Phase::Sending);
        else if (!next.isValid() || dueAt < next)
            next = dueAt;
    }
    if (next.isValid())
        m_due.start(int(std::clamp<qint64>(now.msecsTo(next), 1, 1'000)));
}

void Outbox::pause(qint64 id)
{
    const JobPointer job = m_table.job(id);
    if (job && job->summary.phase <= Phase::Sending)
        setPhase(job, Phase::Paused);
}

void Outbox::resume(qint64 id)
{
    const JobPointer job = m_table.job(id);
    if (job && job->summary.phase == Phase::Paused && !isRestoring(job))
        setPhase(job, Phase::Sending);
}

void Outbox::cancel(qint64 id)
{
    const JobPointer job = m_table.job(id);
    if (!job || undo(id))
        return;
    if (job->summary.phase == Phase::Sending || job->summary.phase == Phase::Paused)
        cancel(job, Phase::Stopping);
}

void Outbox::fail(qint64 id, const Error &error)
{
    const JobPointer job = m_table.job(id);
    if (!job)
        return;
    m_sender.failWaiting(job);
    QList<Place> failed;
    QList<OutboxJournal::Outcome> lines;
    for (int at = 0; at < int(job->rows.size()); ++at) {
        const Place place{job, at};
        auto &row = place.row();
        if (row.state != OutboxState::Open || row.maybeSent)
            continue;
        row.error = std::make_shared<Error>(error);
        m_table.setState(place, OutboxState::Failed);
        failed.append(place);
        lines.append({.job = id, .row = row});
    }
    m_failed += failed.size();
    m_journal.settle(lines);
    Q_EMIT rowsChanged(failed);
    finishIfDone(job);
    scheduleEmit(id);
}

void Outbox::retryFailed(qint64 id)
{
    const JobPointer job = m_table.job(id);
    // A job that is being stopped sends nothing more.
    if (!job || job->summary.failed == 0 || job->summary.phase == Phase::Stopping)
        return;
    const bool isFirst = m_retrying.empty();
    m_retrying.emplace_back(job, 0);
    beginAgain(job);  // prevents that it is dismissed from now on
    if (isFirst && job->rows.size() <= std::size_t(fewRows))
        retrySome();
    else
        m_slices.start(0);
}

bool Outbox::retry(const QString &key)
{
    const auto place = m_table.find(key);
    if (!place || place->row().state != OutboxState::Failed || place->job->summary.phase == Phase::Stopping)
        return false;
    retry({*place});
    return true;
}

void Outbox::dismiss(qint64 id)
{
    const JobPointer job = m_table.job(id);
    if (job && !job->summary.isOpen())
        forget(job);
}

void Outbox::dismissFinished()
{
    const auto jobs = m_table.jobs();
    for (const JobPointer &job : jobs)
        dismiss(job->summary.id);
}

QList<OutboxJob> Outbox::jobs() const
{
    QList<OutboxJob> all;
    const auto &jobs = m_table.jobs();
    all.reserve(jobs.size());
    const Remaining rest = remaining();
    for (auto job = jobs.rbegin(); job != jobs.rend(); ++job)
        all.append(snapshot(**job, rest));
    return all;
}

std::optional<OutboxJob> Outbox::job(qint64 id) const
{
    const JobPointer job = m_table.job(id);
    return job ? std::optional(snapshot(*job, remaining())) : std::nullopt;
}

OutboxJob::Phase Outbox::phaseOf(qint64 id) const
{
    const JobPointer job = m_table.job(id);
    return job ? job->summary.phase : Phase::Finished;
}

const OutboxRow &Outbox::row(qint64 id, int at) const
{
    static const OutboxRow none;
    const JobPointer job = m_table.job(id);
    return job && at >= 0 && std::size_t(at) < job->rows.size() ? job->rows[std::size_t(at)] : none;
}

QSet<qint64> Outbox::jobsOf(const QString &name) const
{
    QSet<qint64> found;
    for (const JobPointer &job : m_table.jobs()) {
        if (!job->summary.isOpen())
            continue;
        const auto lane = std::ranges::find(job->lanes, name, &OutboxTable::Lane::name);
        if (lane == job->lanes.cend())
            continue;
        const int number = int(lane - job->lanes.cbegin());
        const bool isOpen = std::ranges::any_of(job->rows, [number](const auto &row) {
            return row.laneNumber == number && row.state <= OutboxState::Sending;
        });
        if (isOpen)
            found.insert(job->summary.id);
    }
    return found;
}

OutboxCounts Outbox::counts() const
{
    OutboxCounts all = m_sender.counts();
    all.failed = m_failed;
    return all;
}

void Outbox::setPhase(const JobPointer &job, Phase phase)
{
    job->summary.phase = phase;
    m_journal.setPhase(job->summary.id, phase);
    report(job);
    m_sender.wake();
    scheduleEmit(job->summary.id);
}

void Outbox::cancel(const JobPointer &job, Phase phase)
{
    // Failed rows are not cancelled, except those that are being retried.
    std::erase_if(m_retrying, [&](const auto &one) { return one.first == job; });
    m_table.cancel(job);
    if (phase == Phase::Undone) {
        m_journal.remove(job->summary.id);
        job->summary.phase = phase;
        report(job);
        scheduleEmit(job->summary.id);
        return;
    }
    setPhase(job, phase);
    m_journal.cancel(job->summary.id);
    finishIfDone(job);
}

void Outbox::retry(const QList<Place> &failed)
{
    QList<OutboxJournal::Outcome> lines;
    QSet<qint64> jobs;
    for (const Place &place : failed) {
        if (place.job->cancelling) {  // cancelled before: that is completed first
            while (place.job->reported < place.job->rows.size() && !m_reporting.empty())
                reportSome();
            place.job->cancelling = false;
        }
        auto &row = place.row();
        row.error.reset();
        row.isDoubtful = true;
        if (!m_options.canVerify)
            row.maybeSent = false;  // the user has decided to send it again
        m_table.setState(place, OutboxState::Open);
        m_table.requeue(place);
        lines.append({.job = place.job->summary.id, .row = row});
        beginAgain(place.job);
        jobs.insert(place.job->summary.id);
    }
    m_journal.settle(lines);
    Q_EMIT rowsChanged(failed);
    for (const qint64 id : std::as_const(jobs))
        scheduleEmit(id);
    m_sender.wake();
}

bool Outbox::isRestoring(const JobPointer &job) const
{
    return std::ranges::any_of(m_restoring, [&](const Restoring &one) { return one.job == job; });
}

void Outbox::forget(const JobPointer &job)
{
    std::erase_if(m_retrying, [&](const auto &one) { return one.first == job; });
    m_table.drop(job);
    m_journal.remove(job->summary.id);
    m_forgotten.push_back(job);
    m_slices.start(0);
    m_changed.remove(job->summary.id);
    Q_EMIT jobRemoved(job->summary.id);
}

void Outbox::step()
{
    QElapsedTimer watch;
    watch.start();
    const IsLate isLate = [&watch] { return watch.nsecsElapsed() >= timeBudget; };
    while (!isLate()) {
        if (!m_restoring.empty()) {
            restoreSome();
        } else if (!m_reporting.empty()) {
            reportSome();
        } else if (m_isReady && !m_intakes.empty()) {
            processIntake(m_intakes.front(), isLate);
            if (!m_intakes.front().job->growing)
                m_intakes.pop_front();
        } else if (Intake *const early = unwritten()) {
            writeAhead(*early, isLate);
        } else if (!m_retrying.empty()) {
            retrySome();
        } else if (!m_forgotten.empty()) {
            if (m_table.freeRows(m_forgotten.front(), atOnce))
                m_forgotten.pop_front();
        } else {
            return;
        }
    }
    m_slices.start(0);
}

void Outbox::processIntake(Intake &intake, const IsLate &isLate)
{
    const JobPointer &job = intake.job;
    QList<OutboxRow> lines;
    // If the job was undone or cancelled meanwhile, the rest is not sent.
    const bool wanted = job->summary.phase <= Phase::Paused;
    while (wanted && intake.at < intake.keys.size()) {
        QList<Place> added;
        const auto end = std::min(intake.at + atOnce, intake.keys.size());
        for (; intake.at < end; ++intake.at) {
            // Freed one by one, because freeing all at once takes too long.
            auto row = intake.source(std::exchange(intake.keys[intake.at], {}));
            if (!row)
                continue;
            if (const auto known = m_table.find(row->key); known && known->row().state != OutboxState::Failed)
                continue;
            lines.append(*row);
            added.append(m_table.append(job, *std::move(row)));
        }
        Q_EMIT rowsChanged(added);
        if (isLate())
            break;
    }
    job->reported = job->rows.size();
    job->growing = wanted && intake.at < intake.keys.size();
    if (!lines.isEmpty()) {
        m_journal.add(job->summary, lines, this, [this, job, rows = int(lines.size())](const auto &) {
            job->summary.kept += rows;
            m_sender.wake();
            scheduleEmit(job->summary.id);
        });
    }
    if (job->growing)
        return;
    if (job->rows.empty())
        forget(job);
    else
        finishIfDone(job);
}

Outbox::Intake *Outbox::unwritten()
{
    const auto found = std::ranges::find_if(m_intakes, [](const Intake &intake) {
        return intake.written < intake.keys.size() && intake.job->summary.phase <= Phase::Paused;
    });
    return !m_isStarted || m_isReady || found == m_intakes.end() ? nullptr : &*found;
}

/// Which rows are new is known when those of earlier runs are restored. Until then all are in the journal,
/// for the next start.
void Outbox::writeAhead(Intake &intake, const IsLate &isLate)
{
    QList<OutboxRow> lines;
    do {
        const auto end = std::min(intake.written + atOnce, intake.keys.size());
        for (; intake.written < end; ++intake.written) {
            if (auto row = intake.source(intake.keys[intake.written]))
                lines.append(*std::move(row));
        }
    } while (intake.written < intake.keys.size() && !isLate());
    if (lines.isEmpty())
        return;
    OutboxJob job = intake.job->summary;
    job.total = int(intake.written);
    m_journal.addNew(job, lines);
}

void Outbox::restore(QList<OutboxJournal::Found> found)
{
    for (auto &one : found) {
        m_lastId = std::max(m_lastId, one.job.id);  // of all, before an id is given to a new one
        const auto job = std::make_shared<OutboxTable::Job>();
        job->summary = one.job;
        job->growing = true;
        // Nothing is sent before all rows are restored.
        if (one.job.phase == Phase::Sending)
            job->summary.phase = Phase::Paused;
        m_restoring.push_back({job, std::move(one), 0});
    }
    if (m_restoring.empty())
        restored();
    else
        step();
}

void Outbox::restoreSome()
{
    Restoring &now = m_restoring.front();
    const JobPointer job = now.job;
    OutboxJob &answer = job->summary;
    const Phase phase = now.found.job.phase;
    if (now.at == 0) {
        if (answer.phase == Phase::Held) {
            const QDateTime time = m_clock.now();
            answer.dueAt = std::clamp(answer.dueAt, time.addSecs(m_options.shortestGrace),
                                      time.addSecs(m_options.longestGrace));
        }
        m_table.add(job);
    }
    QList<Place> shown;
    QList<OutboxJournal::Outcome> ended;
    std::vector<int> unsure;
    const auto end = std::min(now.at + atOnce, now.found.rows.size());
    for (; now.at < end; ++now.at) {
        // Freed one by one, because freeing all at once takes too long.
        OutboxRow row = std::exchange(now.found.rows[now.at], {});
        const bool wasSending = row.state == OutboxState::Sending;
        bool isUnsure = wasSending && m_options.canVerify;
        if (wasSending)
            row.state = OutboxState::Open;
        else if (row.state == OutboxState::Open && answer.phase >= Phase::Stopping)
            row.state = OutboxState::Cancelled;
        const bool isOpen = row.state == OutboxState::Open;
        if (const auto anew = m_table.find(row.key); anew && isOpen) {
            // Added anew before the journal could be read.
            anew->row().isDoubtful = true;
            isUnsure = false;
            row.state = OutboxState::Cancelled;
        } else if (isOpen && (wasSending ? !m_options.canVerify : !m_options.isResumed)) {
            row.state = OutboxState::Failed;
            row.maybeSent = wasSending;
            row.error = std::make_shared<Error>(
                Error{.kind = Error::Kind::Cancelled,
                      .message = wasSending
                          ? tr("Sidestage was closed before the service replied. It may have been sent.")
                          : tr("Sidestage was closed before it was sent.")});
            ended.append({.job = answer.id, .row = row});
        }
        row.isDoubtful = true;  // it may have been done meanwhile
        const bool isShown = row.state == OutboxState::Open || row.state == OutboxState::Failed;
        const Place place = m_table.append(job, std::move(row));
        if (isUnsure) {
            unsure.push_back(place.at);
            OutboxTable::setUnsure(place);
        }
        ++answer.kept;
        if (isShown)
            shown.append(place);
    }
    if (!ended.isEmpty())
        m_journal.settle(ended);
    Q_EMIT rowsRestored(shown);
    Q_EMIT rowsChanged(shown);
    if (!unsure.empty()) {
        // A killed process may have sent these just before. The waiting time starts now, on a clock that
        // cannot be set. So it never ends too early, and too late by at most that time.
        m_settling.push_back({job, std::move(unsure), m_time.elapsed() + m_options.settling.count()});
        if (!m_settlingOver.isActive())
            m_settlingOver.start(m_options.settling);
    }
    job->reported = job->rows.size();
    if (now.at < now.found.rows.size())
        return;
    m_restoring.pop_front();
    job->growing = false;
    // Something was sent already, although the new phase was not written to the disk.
    const bool begun = phase == Phase::Held && (job->away > 0 || answer.done > 0);
    if ((phase == Phase::Sending && answer.phase == Phase::Paused) || (begun && answer.phase == Phase::Held))
        setPhase(job, Phase::Sending);
    finishIfDone(job);
    scheduleEmit(answer.id);
    if (m_restoring.empty())
        restored();
}

void Outbox::restored()
{
    m_sender.wake();
    m_slices.start(0);
    if (!std::exchange(m_isReady, true))
        Q_EMIT ready();
    tick();
}

void Outbox::settlingOver()
{
    while (!m_settling.empty() && m_settling.front().until <= m_time.elapsed()) {
        const Settling over = std::move(m_settling.front());
        m_settling.pop_front();
        for (const int at : over.rows)
            m_table.requeue({over.job, at});
    }
    if (!m_settling.empty())
        m_settlingOver.start(int(std::max<qint64>(1, m_settling.front().until - m_time.elapsed())));
    m_sender.wake();
}

void Outbox::beginAgain(const JobPointer &job)
{
    if (job->summary.phase != Phase::Finished)
        return;
    job->summary.phase = Phase::Sending;
    m_journal.setPhase(job->summary.id, Phase::Sending);
    scheduleEmit(job->summary.id);
}

void Outbox::retrySome()
{
    QList<Place> failed;
    const JobPointer job = m_retrying.front().first;
    std::size_t &at = m_retrying.front().second;
    const auto end = std::min(at + std::size_t(fewRows), job->rows.size());
    for (; at < end; ++at) {
        const Place place{job, int(at)};
        // Unless it was added again since then.
        const auto newest
            = place.row().state == OutboxState::Failed ? m_table.find(place.row().key) : std::nullopt;
        if (newest && newest->job == job)
            failed.append(place);
    }
    const bool isOver = at == job->rows.size();
    if (!failed.isEmpty())
        retry(failed);
    if (!isOver)
        return;
    m_retrying.pop_front();
    finishIfDone(job);
}

bool Outbox::isRetrying(const JobPointer &job) const
{
    return std::ranges::any_of(m_retrying, [&](const auto &one) { return one.first == job; });
}

/// Emits rowsChanged() for the rows of the job without an outcome; in a long job in slices.
void Outbox::report(const JobPointer &job)
{
    job->reported = 0;
    if (std::ranges::find(m_reporting, job) == m_reporting.end())
        m_reporting.push_back(job);
    if (job->rows.size() > std::size_t(fewRows) || m_reporting.size() > 1)
        return m_slices.start(0);
    while (!m_reporting.empty())
        reportSome();
}

void Outbox::reportSome()
{
    const JobPointer job = m_reporting.front();
    QList<Place> changed;
    const auto end = std::min(job->reported + std::size_t(atOnce), job->rows.size());
    for (; job->reported < end; ++job->reported) {
        const Place place{job, int(job->reported)};
        if (m_table.finishCancel(place) || place.row().state <= OutboxState::Sending)
            changed.append(place);
    }
    if (job->reported == job->rows.size())
        m_reporting.pop_front();
    Q_EMIT rowsChanged(changed);
}

void Outbox::rowsSettled(const QList<Place> &rows)
{
    QStringList known;
    QSet<qint64> jobs;
    for (const Place &place : rows) {
        const auto &row = place.row();
        m_failed += row.state == OutboxState::Failed;
        if (row.state >= OutboxState::Done && row.state <= OutboxState::Gone)
            known.append(row.key);
        jobs.insert(place.job->summary.id);
    }
    Q_EMIT rowsChanged(rows);
    for (const qint64 id : std::as_const(jobs)) {
        if (const JobPointer job = m_table.job(id))
            finishIfDone(job);
        scheduleEmit(id);
    }
    if (!known.isEmpty())
        Q_EMIT settled(known);
}

void Outbox::settle(const QHash<QString, OutboxHandler::Outcome> &outcomes)
{
    QList<OutboxJournal::Outcome> lines;
    QStringList known;
    QSet<qint64> jobs;
    for (auto outcome = outcomes.cbegin(); outcome != outcomes.cend(); ++outcome) {
        const auto place = m_table.find(outcome.key());
        if (!place || m_table.finishCancel(*place))
            continue;
        auto &row = place->row();
        // For rows that are being sent, the sender determines the outcome.
        const bool isOpen = row.state == OutboxState::Open && !row.maybeSent;
        if (!isOpen && row.state != OutboxState::Failed)
            continue;
        row.outcome = outcome->outcome;
        row.error.reset();
        m_table.setState(*place, outcome->state);
        m_failed += outcome->state == OutboxState::Failed;
        lines.append({.job = place->job->summary.id, .row = row});
        known.append(outcome.key());
        jobs.insert(place->job->summary.id);
    }
    if (known.isEmpty())
        return;
    m_journal.settle(lines);
    for (const qint64 id : std::as_const(jobs)) {
        finishIfDone(m_table.job(id));
        scheduleEmit(id);
    }
    Q_EMIT settled(known);
}

void Outbox::finishIfDone(const JobPointer &job)
{
    OutboxJob &answer = job->summary;
    if (answer.open > 0 || job->growing || isRetrying(job) || answer.phase >= Phase::Finished)
        return;
    answer.phase = Phase::Finished;
    if (answer.failed > 0 || m_options.keepsFinished)
        m_journal.setPhase(answer.id, answer.phase);
    else
        m_journal.remove(answer.id);
    scheduleEmit(answer.id);
}

Outbox::Remaining Outbox::remaining() const
{
    Remaining rest;
    for (const JobPointer &job : m_table.jobs()) {
        if (job->summary.phase != Phase::Sending)
            continue;
        rest.rows += job->summary.open;
        rest.calls += OutboxTable::callsLeft(*job, m_options.batchSize);
    }
    return rest;
}

OutboxJob Outbox::snapshot(const OutboxTable::Job &job, const Remaining &rest) const
{
    OutboxJob answer = job.summary;
    if (answer.phase != Phase::Sending)
        return answer;
    answer.waitingFor = m_sender.waitingFor();
    answer.perMinute = m_handler->perMinute();
    // Jobs take turns, so each lasts about as long as all together.
    const int byLimit = m_handler->secondsFor(rest.calls);
    if (answer.perMinute > 0)
        answer.secondsLeft
            = std::max(byLimit, int((qint64(rest.rows) * 60 + answer.perMinute - 1) / answer.perMinute));
    else if (byLimit > 0)
        answer.secondsLeft = byLimit;
    return answer;
}

void Outbox::scheduleEmit(qint64 id)
{
    m_changed.insert(id);
    if (m_emit.isActive())
        return;
    const qint64 since = m_sinceChanges.isValid() ? m_sinceChanges.elapsed() : changesEvery;
    m_emit.start(int(std::clamp<qint64>(changesEvery - since, 0, changesEvery)));
}

void Outbox::emitChanges()
{
    m_sinceChanges.start();
    bool finished = false;
    const QPointer<Outbox> there = this;  // a slot may delete this
    const QSet<qint64> changed = std::exchange(m_changed, {});
    for (const qint64 id : changed) {
        if (const JobPointer job = m_table.job(id)) {
            finished = finished || !job->summary.isOpen();
            Q_EMIT jobChanged(id);
            if (!there)
                return;
        }
    }
    if (std::exchange(m_emittedHeld, held()) != held())
        Q_EMIT heldChanged();
    if (there && finished)
        forgetOld();
}

void Outbox::forgetOld()
{
    QList<JobPointer> finished;
    for (const JobPointer &job : m_table.jobs()) {
        if (!job->summary.isOpen() && (job->summary.failed == 0 || m_options.keepsFinished))
            finished.append(job);
    }
    for (qsizetype i = 0; i < finished.size() - m_options.maxFinished; ++i)
        forget(finished[i]);
}

}  // namespace Sidestage
