// SPDX-License-Identifier: GPL-3.0-or-later

// The part of DecisionLedger through which rows come: decided now, or before a restart.

#include "decision_ledger.h"
#include "models/leftovers.h"
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

// Taking in

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
    // Unique among all who write to the journal, and the newer the greater.
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
    // What those decided before have not taken in yet is theirs. For one row it is looked whether they will.
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

void DecisionLedger::processIntake(Intake &intake, const IsLate &isLate)
{
    const JobPointer &job = intake.job;
    QList<DecisionJournal::Line> lines;
    QStringList ids;
    // Undone or cancelled meanwhile: the rest has never been decided.
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
        m_journal.add(
            headOf(job->summary), lines, this,
            [this, job, ids](const DecisionJournal::Refused &refused) { takenIn(job, ids, refused); });
    }
    if (job->growing)
        return;
    if (job->rows.empty())
        forget(job);
    else
        finishIfDone(job);
}

void DecisionLedger::takenIn(const JobPointer &job, const QStringList &ids,
                             const DecisionJournal::Refused &refused)
{
    job->summary.kept += int(ids.size());
    if (refused && !refused->isEmpty()) {
        // Somebody else on this profile has decided them.
        QList<RedemptionQueue::Update> updates;
        for (const QString &id : *refused) {
            const auto place = m_table.find(id);
            if (!place || place->job != job || place->row().state != DecisionState::Open)
                continue;
            if (!m_table.finishUndo(*place)) {
                m_table.setState(*place, DecisionState::TakenBack);
                count(DecisionState::TakenBack);
            }
            updates.append(shownAs(*place));
        }
        m_queue->update(updates);
        finishIfDone(job);
    }
    m_sender.wake();
    Q_EMIT changed(job->summary.id);
}

// Coming back

void DecisionLedger::restore(std::function<QDateTime()> earliest, std::function<QDateTime()> latest,
                             std::function<void()> done)
{
    m_earliest = std::move(earliest);
    m_latest = std::move(latest);
    m_restored = std::move(done);
    m_journal.adopt(this, [this](QList<DecisionJournal::Found> found) {
        for (auto &one : found) {
            if (m_table.job(one.head.id))
                continue;
            const auto job = std::make_shared<DecisionTable::Job>();
            const auto &head = one.head;
            job->summary = {.id = head.id,
                            .decision = head.decision,
                            .phase = head.phase,
                            .decidedAt = head.decidedAt,
                            .dueAt = head.dueAt};
            job->growing = true;
            // Nothing of it moves before all of it is there.
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
        // Let go of one by one: to free all of them at once takes too long.
        const auto line = std::exchange(now.found.lines[now.at], {});
        const bool sending = line.state == DecisionState::Sending;
        DecisionState state = sending ? DecisionState::Open : line.state;
        if (state == DecisionState::Open && !sending && answer.phase >= Phase::Stopping)
            state = DecisionState::TakenBack;
        const SavedState place = m_table.append(job, line.redemption, state);
        auto &row = place.row();
        row.doubtful = true;  // who knows what happened meanwhile
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
        // Who was killed may have sent them just before. From now on, by a clock that nobody can set: that is
        // never too early, and too late by no more than that time.
        m_settling.push_back({job, std::move(unsure), m_time.elapsed() + m_sender.settling().count()});
        if (!m_settled.isActive())
            m_settled.start(m_sender.settling());
    }
    job->shown = job->rows.size();
    if (now.at < now.found.lines.size())
        return;
    m_restoring.pop_front();
    job->growing = false;
    // Something was sent already, although the change of phase did not reach the disk.
    const bool begun = phase == Phase::Held && (job->away > 0 || answer.done > 0);
    if ((phase == Phase::Sending && answer.phase == Phase::Paused) || (begun && answer.phase == Phase::Held))
        setPhase(job, Phase::Sending);
    finishIfDone(job);
    Q_EMIT changed(answer.id);
    if (m_restoring.empty())
        restored();
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

void DecisionLedger::restored()
{
    m_mayTakeIn = true;
    m_sender.wake();
    m_slices.start(0);
    if (const auto done = std::exchange(m_restored, nullptr))
        done();
}

bool DecisionLedger::isRestoring(const JobPointer &job) const
{
    return std::any_of(m_restoring.begin(), m_restoring.end(),
                       [&](const Restoring &one) { return one.job == job; });
}

}  // namespace Sidestage
