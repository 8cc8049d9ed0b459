// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_ledger.h"

#include "accounts/account.h"
#include "models/leftovers.h"
#include "profile/profile_store.h"
#include "rewards/queue/redemption_queue.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

namespace Sidestage {

namespace {

using Phase = DecisionJob::Phase;
using SavedState = DecisionTable::Place;

constexpr qint64 timeBudget = 1'000'000;  // nanoseconds

DecisionJournal::Head headOf(const DecisionJob &job)
{
    return {job.id, job.decision, job.phase, job.decidedAt, job.dueAt};
}

}  // namespace

DecisionLedger::DecisionLedger(Account *account, RedemptionQueue *queue, QObject *parent)
    : QObject(parent)
    , m_queue(queue)
    , m_journal(account->store()->background(), account->userId())
    , m_sender(account, &m_table, &m_journal)
{
    m_slices.setSingleShot(true);
    connect(&m_slices, &QTimer::timeout, this, &DecisionLedger::step);
    connect(&m_sender, &DecisionSender::settled, this, &DecisionLedger::settled);
    connect(&m_sender, &DecisionSender::doubted, this, [this](const QList<SavedState> &rows) {
        QList<RedemptionQueue::Update> updates;
        for (const SavedState &place : rows)
            updates.append(shownAs(place));
        m_queue->update(updates);
    });
    m_time.start();
    m_settled.setSingleShot(true);
    connect(&m_settled, &QTimer::timeout, this, &DecisionLedger::askWhatBecame);
    connect(queue, &RedemptionQueue::changed, this, &DecisionLedger::queueChanged);
    // A restored redemption may have been decided before the queue emits it.
    connect(queue, &RedemptionQueue::added, this, &DecisionLedger::queueChanged);
}

void DecisionLedger::restore(std::function<QDateTime()> earliest, std::function<QDateTime()> latest,
                             std::function<void()> done)
{
    m_earliest = std::move(earliest);
    m_latest = std::move(latest);
    m_restored = std::move(done);
    m_journal.load(this, [this](QList<DecisionJournal::Found> found) {
        for (auto &one : found) {
            const auto job = std::make_shared<DecisionTable::Job>();
            const auto &head = one.head;
            job->summary = {.id = head.id,
                            .decision = head.decision,
                            .phase = head.phase,
                            .decidedAt = head.decidedAt,
                            .dueAt = head.dueAt};
            job->growing = true;
            // Nothing is sent before all rows are restored.
            if (head.phase == Phase::Sending)
                job->summary.phase = Phase::Paused;
            m_restoring.push_back({job, std::move(one), 0});
        }
        if (m_restoring.empty())
            restored();
        else
            step();
    });
}

DecisionLedger::JobPointer DecisionLedger::decide(QStringList ids, Api::RedemptionDecision decision,
                                                  const QDateTime &now, const QDateTime &dueAt)
{
    const auto waits = [this](const QString &id) {
        const QueueEntry *entry = m_queue->find(id);
        return entry && (entry->state == QueueState::Waiting || entry->state == QueueState::Failed);
    };
    const auto first = std::find_if(ids.cbegin(), ids.cend(), waits);
    if (first == ids.cend())
        return {};
    // Increasing. The random part keeps the id apart from those of an earlier run that are not loaded yet,
    // also after the clock was set back.
    constexpr int randomBits = 20;
    m_lastId = std::max(m_lastId + 1,
                        (now.toMSecsSinceEpoch() << randomBits)
                            + QRandomGenerator::global()->bounded(1 << randomBits));
    const auto job = std::make_shared<DecisionTable::Job>();
    job->summary
        = {.id = m_lastId, .decision = decision, .phase = Phase::Held, .decidedAt = now, .dueAt = dueAt};
    job->growing = true;
    m_table.add(job);
    const qsizetype at = first - ids.cbegin();
    Intake intake{job, std::move(ids), at};
    // Rows that an earlier job is still adding belong to that job. For a single row it is checked whether it
    // is among them.
    const auto takes = [&](const Intake &before) {
        return intake.ids.size() > 1
            || std::find(before.ids.cbegin() + before.at, before.ids.cend(), intake.ids.first())
            != before.ids.cend();
    };
    const bool isBehind = std::any_of(m_intakes.cbegin(), m_intakes.cend(), takes);
    if (m_mayTakeIn && !isBehind) {
        QElapsedTimer watch;
        watch.start();
        const bool isShort = intake.ids.size() - at <= fewRows;
        processIntake(intake, [&watch, isShort] { return !isShort && watch.nsecsElapsed() >= timeBudget; });
    }
    if (job->growing) {
        m_intakes.push_back(std::move(intake));
        m_slices.start(0);
    }
    return m_table.job(job->summary.id);
}

void DecisionLedger::setPhase(const JobPointer &job, Phase phase)
{
    job->summary.phase = phase;
    m_journal.setPhase(job->summary.id, phase);
    show(job);
    m_sender.wake();
    Q_EMIT changed(job->summary.id);
}

void DecisionLedger::undo(const JobPointer &job, Phase phase)
{
    // Failed rows are not undone, except those that are being retried.
    std::erase_if(m_retrying, [&](const auto &one) { return one.first == job; });
    const int before = job->summary.takenBack;
    m_table.undo(job);
    count(DecisionState::TakenBack, job->summary.takenBack - before);
    if (phase == Phase::Undone) {
        m_journal.remove(job->summary.id);
        job->summary.phase = phase;
        show(job);
        Q_EMIT changed(job->summary.id);
        return;
    }
    setPhase(job, phase);
    m_journal.undo(job->summary.id);
    finishIfDone(job);
}

void DecisionLedger::retry(const QList<SavedState> &failed)
{
    QList<RedemptionQueue::Update> updates;
    QList<DecisionJournal::Outcome> lines;
    QSet<qint64> jobs;
    for (const SavedState &place : failed) {
        if (place.job->takingBack) {  // cancelled before: the undo is completed first
            while (place.job->shown < place.job->rows.size() && !m_showing.empty())
                showSome();
            place.job->takingBack = false;
        }
        auto &row = place.row();
        row.reason.clear();
        row.doubtful = true;
        m_table.setState(place, DecisionState::Open);
        m_table.requeue(place);
        lines.append({.job = place.job->summary.id, .redemption = row.id, .state = DecisionState::Open});
        beginAgain(place.job);
        updates.append(shownAs(place));
        jobs.insert(place.job->summary.id);
    }
    m_journal.settle(lines);
    m_queue->update(updates);
    for (const qint64 id : std::as_const(jobs))
        Q_EMIT changed(id);
    m_sender.wake();
}

void DecisionLedger::retryFailed(const JobPointer &job)
{
    const bool isFirst = m_retrying.empty();
    m_retrying.emplace_back(job, 0);
    beginAgain(job);  // prevents that it is dismissed from now on
    if (isFirst && job->rows.size() <= std::size_t(fewRows))
        retrySome();
    else
        m_slices.start(0);
}

bool DecisionLedger::isRestoring(const JobPointer &job) const
{
    return std::any_of(m_restoring.begin(), m_restoring.end(),
                       [&](const Restoring &one) { return one.job == job; });
}

void DecisionLedger::forget(const JobPointer &job)
{
    std::erase_if(m_retrying, [&](const auto &one) { return one.first == job; });
    m_table.drop(job);
    m_journal.remove(job->summary.id);
    m_forgotten.push_back(job);
    m_slices.start(0);
    Q_EMIT removed(job->summary.id);
}

DecisionCounts DecisionLedger::counts() const
{
    DecisionCounts all = m_counts;
    const auto &sent = m_sender.counts();
    all.calls = sent.sent;
    all.rowsSent = sent.rowsSent;
    all.refusals = sent.refused;
    all.readings = sent.read;
    return all;
}

void DecisionLedger::step()
{
    QElapsedTimer watch;
    watch.start();
    const IsLate isLate = [&watch] { return watch.nsecsElapsed() >= timeBudget; };
    while (!isLate()) {
        if (!m_restoring.empty()) {
            restoreSome();
        } else if (!m_showing.empty()) {
            showSome();
        } else if (m_mayTakeIn && !m_intakes.empty()) {
            processIntake(m_intakes.front(), isLate);
            if (!m_intakes.front().job->growing) {
                Leftovers::freeLater(std::move(m_intakes.front().ids));
                m_intakes.pop_front();
            }
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

void DecisionLedger::processIntake(Intake &intake, const IsLate &isLate)
{
    const JobPointer &job = intake.job;
    QList<DecisionJournal::Line> lines;
    QStringList ids;
    // If the job was undone or cancelled meanwhile, the rest is not decided.
    const bool wanted = job->summary.phase <= Phase::Paused;
    while (wanted && intake.at < intake.ids.size()) {
        QList<RedemptionQueue::Update> updates;
        const auto end = std::min(intake.at + atOnce, intake.ids.size());
        for (; intake.at < end; ++intake.at) {
            const QString &id = intake.ids[intake.at];
            const QueueEntry *entry = m_queue->find(id);
            if (!entry || (entry->state != QueueState::Waiting && entry->state != QueueState::Failed))
                continue;
            if (const auto known = m_table.find(id); known && known->row().state != DecisionState::Failed)
                continue;
            const SavedState place = m_table.append(job, entry->redemption, DecisionState::Open);
            updates.append(shownAs(place));
            lines.append({.redemption = entry->redemption});
            ids.append(id);
        }
        m_queue->update(updates);
        if (isLate())
            break;
    }
    job->shown = job->rows.size();
    job->growing = wanted && intake.at < intake.ids.size();
    m_counts.decided += ids.size();
    if (!ids.isEmpty()) {
        m_journal.add(headOf(job->summary), lines, this, [this, job, rows = int(ids.size())](const auto &) {
            job->summary.kept += rows;
            m_sender.wake();
            Q_EMIT changed(job->summary.id);
        });
    }
    if (job->growing)
        return;
    if (job->rows.empty())
        forget(job);
    else
        finishIfDone(job);
}

void DecisionLedger::restoreSome()
{
    Restoring &now = m_restoring.front();
    const JobPointer job = now.job;
    DecisionJob &answer = job->summary;
    const Phase phase = now.found.head.phase;
    if (now.at == 0) {
        if (answer.phase == Phase::Held)
            answer.dueAt = std::clamp(answer.dueAt, m_earliest(), std::max(m_earliest(), m_latest()));
        m_lastId = std::max(m_lastId, answer.id);
        m_table.add(job);
    }
    QList<Api::Redemption> redemptions;
    QList<RedemptionQueue::Update> updates;
    std::vector<int> unsure;
    const auto end = std::min(now.at + atOnce, now.found.lines.size());
    for (; now.at < end; ++now.at) {
        // Freed one by one, because freeing all at once takes too long.
        const auto line = std::exchange(now.found.lines[now.at], {});
        bool sending = line.state == DecisionState::Sending;
        DecisionState state = sending ? DecisionState::Open : line.state;
        if (state == DecisionState::Open && !sending && answer.phase >= Phase::Stopping)
            state = DecisionState::TakenBack;
        // Decided anew before the journal could be read.
        if (const auto anew = m_table.find(line.redemption.id); anew && state == DecisionState::Open) {
            anew->row().doubtful = true;
            sending = false;
            state = DecisionState::TakenBack;
        }
        const SavedState place = m_table.append(job, line.redemption, state);
        auto &row = place.row();
        row.doubtful = true;  // it may have been decided meanwhile
        row.way = line.way;
        row.reason = line.reason;
        if (sending) {
            unsure.push_back(place.at);
            DecisionTable::setUnsure(place);
        }
        ++answer.kept;
        if (state == DecisionState::Open || state == DecisionState::Failed) {
            redemptions.append(line.redemption);
            updates.append(shownAs(place));
        }
    }
    m_queue->upsert(redemptions);
    m_queue->update(updates);
    if (!unsure.empty()) {
        // A killed process may have sent these just before. The waiting time starts now, on a clock that
        // cannot be set. So it never ends too early, and too late by at most that time.
        m_settling.push_back({job, std::move(unsure), m_time.elapsed() + m_sender.settling().count()});
        if (!m_settled.isActive())
            m_settled.start(m_sender.settling());
    }
    job->shown = job->rows.size();
    if (now.at < now.found.lines.size())
        return;
    m_restoring.pop_front();
    job->growing = false;
    // Something was sent already, although the new phase was not written to the disk.
    const bool begun = phase == Phase::Held && (job->away > 0 || answer.done > 0);
    if ((phase == Phase::Sending && answer.phase == Phase::Paused) || (begun && answer.phase == Phase::Held))
        setPhase(job, Phase::Sending);
    finishIfDone(job);
    Q_EMIT changed(answer.id);
    if (m_restoring.empty())
        restored();
}

void DecisionLedger::restored()
{
    m_mayTakeIn = true;
    m_sender.wake();
    m_slices.start(0);
    if (m_restored)
        m_restored();
}

void DecisionLedger::askWhatBecame()
{
    while (!m_settling.empty() && m_settling.front().until <= m_time.elapsed()) {
        const Settling over = std::move(m_settling.front());
        m_settling.pop_front();
        for (const int at : over.rows)
            m_table.requeue({over.job, at});
    }
    if (!m_settling.empty())
        m_settled.start(int(std::max<qint64>(1, m_settling.front().until - m_time.elapsed())));
    m_sender.wake();
}

void DecisionLedger::beginAgain(const JobPointer &job)
{
    if (job->summary.phase != Phase::Finished)
        return;
    job->summary.phase = Phase::Sending;
    m_journal.setPhase(job->summary.id, Phase::Sending);
    Q_EMIT changed(job->summary.id);
}

void DecisionLedger::retrySome()
{
    QList<SavedState> failed;
    const JobPointer job = m_retrying.front().first;
    std::size_t &at = m_retrying.front().second;
    const auto end = std::min(at + std::size_t(fewRows), job->rows.size());
    for (; at < end; ++at) {
        const SavedState place{job, int(at)};
        // Unless it was decided again since then.
        const auto newest
            = place.row().state == DecisionState::Failed ? m_table.find(place.row().id) : std::nullopt;
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

bool DecisionLedger::isRetrying(const JobPointer &job) const
{
    return std::any_of(m_retrying.begin(), m_retrying.end(),
                       [&](const auto &one) { return one.first == job; });
}

void DecisionLedger::show(const JobPointer &job)
{
    job->shown = 0;
    if (std::find(m_showing.begin(), m_showing.end(), job) == m_showing.end())
        m_showing.push_back(job);
    if (job->rows.size() > std::size_t(fewRows) || m_showing.size() > 1)
        return m_slices.start(0);
    while (!m_showing.empty())
        showSome();
}

void DecisionLedger::showSome()
{
    const JobPointer job = m_showing.front();
    QList<RedemptionQueue::Update> updates;
    const auto end = std::min(job->shown + std::size_t(atOnce), job->rows.size());
    for (; job->shown < end; ++job->shown) {
        const SavedState place{job, int(job->shown)};
        if (m_table.finishUndo(place) || place.row().state <= DecisionState::Sending)
            updates.append(shownAs(place));
    }
    if (job->shown == job->rows.size())
        m_showing.pop_front();
    m_queue->update(updates);
}

RedemptionQueue::Update DecisionLedger::shownAs(const DecisionTable::Place &place)
{
    const DecisionJob &job = place.job->summary;
    const auto &row = place.row();
    RedemptionQueue::Update update{
        .id = row.id, .state = QueueState::Sending, .decision = job.decision, .job = job.id};
    if (row.maybeSent && row.state <= DecisionState::Sending)
        update.reason = tr("Checking");
    switch (row.state) {
    case DecisionState::Open:
        if (job.phase == Phase::Held) {
            update.state = QueueState::Held;
            update.dueAt = job.dueAt;
        }
        break;
    case DecisionState::Sending:
        break;
    case DecisionState::Done:
        update.state = QueueState::Done;
        break;
    case DecisionState::Elsewhere:
        update.state = QueueState::DecidedElsewhere;
        update.decision = row.way;
        break;
    case DecisionState::Gone:
        update.state = QueueState::Gone;
        break;
    case DecisionState::Failed:
        update.state = QueueState::Failed;
        update.reason = row.reason;
        break;
    case DecisionState::TakenBack:
        update = {.id = row.id, .state = QueueState::Waiting};
        break;
    }
    return update;
}

void DecisionLedger::settled(const QList<DecisionOutcome> &outcomes)
{
    QList<RedemptionQueue::Update> updates;
    QStringList known;
    QSet<qint64> jobs;
    for (const DecisionOutcome &outcome : outcomes) {
        updates.append(shownAs(outcome.place));
        count(outcome.state);
        if (outcome.state >= DecisionState::Done && outcome.state <= DecisionState::Gone)
            known.append(outcome.place.row().id);
        jobs.insert(outcome.place.job->summary.id);
    }
    m_queue->update(updates);
    for (const qint64 id : std::as_const(jobs)) {
        if (const JobPointer job = m_table.job(id))
            finishIfDone(job);
        Q_EMIT changed(id);
    }
    if (!known.isEmpty())
        Q_EMIT decided(known);
}

void DecisionLedger::queueChanged(const QStringList &ids)
{
    if (m_table.isEmpty())
        return;
    QList<DecisionJournal::Outcome> lines;
    QStringList known;
    QSet<qint64> jobs;
    for (const QString &id : ids) {
        const QueueEntry *entry = m_queue->find(id);
        // A redemption that is only missing in a listing may come back; the sender will find out.
        if (!entry || !entry->isDecided() || !entry->decision)
            continue;
        const auto place = m_table.find(id);
        if (!place || m_table.finishUndo(*place))
            continue;
        auto &row = place->row();
        // For rows that are being sent, the sender determines the outcome.
        const bool isOpen = row.state == DecisionState::Open && !row.maybeSent;
        if (!isOpen && row.state != DecisionState::Failed)
            continue;
        const auto state = entry->state == QueueState::Done ? DecisionState::Done : DecisionState::Elsewhere;
        row.way = entry->decision;
        row.reason.clear();
        m_table.setState(*place, state);
        count(state);
        lines.append({.job = place->job->summary.id, .redemption = id, .state = state, .way = row.way});
        known.append(id);
        jobs.insert(place->job->summary.id);
    }
    if (known.isEmpty())
        return;
    m_journal.settle(lines);
    for (const qint64 id : std::as_const(jobs)) {
        finishIfDone(m_table.job(id));
        Q_EMIT changed(id);
    }
    Q_EMIT decided(known);
}

void DecisionLedger::finishIfDone(const JobPointer &job)
{
    DecisionJob &answer = job->summary;
    if (answer.open > 0 || job->growing || isRetrying(job) || answer.phase >= Phase::Finished)
        return;
    answer.phase = Phase::Finished;
    if (answer.failed > 0)
        m_journal.setPhase(answer.id, answer.phase);
    else
        m_journal.remove(answer.id);
    Q_EMIT changed(answer.id);
}

void DecisionLedger::count(DecisionState state, int rows)
{
    switch (state) {
    case DecisionState::Open:
    case DecisionState::Sending:
        break;
    case DecisionState::Done:
        m_counts.done += rows;
        break;
    case DecisionState::Elsewhere:
        m_counts.elsewhere += rows;
        break;
    case DecisionState::Gone:
        m_counts.gone += rows;
        break;
    case DecisionState::Failed:
        m_counts.failed += rows;
        break;
    case DecisionState::TakenBack:
        m_counts.takenBack += rows;
        break;
    }
}

}  // namespace Sidestage
