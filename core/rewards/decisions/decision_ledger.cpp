// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision_ledger.h"

#include "accounts/account.h"
#include "profile/profile_store.h"
#include "rewards/queue/redemption_queue.h"

namespace Sidestage {

namespace {

using Phase = DecisionJob::Phase;
using SavedState = DecisionTable::Place;

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
    // One that came back may have been decided before the queue has told of it at all.
    connect(queue, &RedemptionQueue::added, this, &DecisionLedger::queueChanged);
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

// Changes of whole jobs

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
    // Of what failed, only what is tried again already is meant.
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
        if (place.job->takingBack) {  // cancelled before: what was meant then is done by now, or now
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
    beginAgain(job);  // from now on nobody dismisses it
    if (isFirst && job->rows.size() <= std::size_t(fewRows))
        retrySome();
    else
        m_slices.start(0);
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
        // Unless it was decided anew since then.
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

void DecisionLedger::forget(const JobPointer &job)
{
    std::erase_if(m_retrying, [&](const auto &one) { return one.first == job; });
    m_table.drop(job);
    m_journal.remove(job->summary.id);
    m_forgotten.push_back(job);
    m_slices.start(0);
    Q_EMIT removed(job->summary.id);
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

// The queue

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
        // What is only missing in a list may come back; who sends it will know.
        if (!entry || !entry->isDecided() || !entry->decision)
            continue;
        const auto place = m_table.find(id);
        if (!place || m_table.finishUndo(*place))
            continue;
        auto &row = place->row();
        // What is on its way is judged by who sends it.
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

}  // namespace Sidestage
