// SPDX-License-Identifier: GPL-3.0-or-later

// Changes of many channels at once: what was is kept on disk, then they are sent, and each has its result.

#include "mode_board_private.h"

#include "base/log.h"

#include <algorithm>

namespace Sidestage {

namespace {

constexpr std::size_t maxJobs = 20;

}  // namespace

bool ModeJob::isOver() const
{
    return count(State::Waiting) + count(State::Sending) == 0;
}

int ModeJob::count(State state) const
{
    return int(
        std::count_if(rows.begin(), rows.end(), [state](const Row &row) { return row.state == state; }));
}

QString nameOf(ModeJob::Reason reason)
{
    switch (reason) {
    case ModeJob::Reason::Change:
        return QStringLiteral("change");
    case ModeJob::Reason::Preset:
        return QStringLiteral("preset");
    case ModeJob::Reason::Restore:
        return QStringLiteral("restore");
    case ModeJob::Reason::Lockdown:
        return QStringLiteral("lockdown");
    case ModeJob::Reason::Unlock:
        return QStringLiteral("unlock");
    case ModeJob::Reason::Timed:
        return QStringLiteral("timed");
    case ModeJob::Reason::TimedEnd:
        return QStringLiteral("timedEnd");
    }
    Q_UNREACHABLE();
}

QList<ModeJob> ModeBoard::jobs() const
{
    return {d->jobs.begin(), d->jobs.end()};
}

std::optional<ModeJob> ModeBoard::job(qint64 id) const
{
    const ModeJob *found = d->find(id);
    return found ? std::optional(*found) : std::nullopt;
}

ModeJob *ModeBoard::Private::find(qint64 id)
{
    const auto found
        = std::find_if(jobs.begin(), jobs.end(), [id](const ModeJob &job) { return job.id == id; });
    return found == jobs.end() ? nullptr : &*found;
}

ModeJob::Row *ModeBoard::Private::rowOf(qint64 job, const QString &channelId)
{
    ModeJob *found = find(job);
    if (!found)
        return nullptr;
    const auto row = std::find_if(found->rows.begin(), found->rows.end(),
                                  [&](const ModeJob::Row &one) { return one.channelId == channelId; });
    return row == found->rows.end() ? nullptr : &*row;
}

void ModeBoard::Private::scheduleEmit(qint64 job)
{
    news.insert(job);
    if (!telling.isActive())
        telling.start(0);
}

qint64 ModeBoard::apply(const QStringList &channelIds, const ChatModes &wanted, ModeJob::Reason reason,
                        const QString &name)
{
    QHash<QString, ChatModes> each;
    for (const QString &id : channelIds)
        each.insert(id, wanted);
    return apply(each, reason, name);
}

qint64 ModeBoard::apply(const QHash<QString, ChatModes> &wanted, ModeJob::Reason reason, const QString &name,
                        const QHash<QString, ChatModes> &expected)
{
    ModeJob job{.id = ++d->lastJob, .reason = reason, .name = name, .at = d->clock.now()};
    QStringList ids;
    for (const QString &id : d->channels->ids()) {
        if (wanted.contains(id))
            ids.append(id);
    }
    for (auto one = wanted.cbegin(); one != wanted.cend(); ++one) {
        if (!ids.contains(one.key()))
            ids.append(one.key());
    }
    for (const QString &id : std::as_const(ids))
        job.rows.append({.channelId = id,
                         .wanted = wanted[id],
                         .expected = expected.contains(id) ? std::optional(expected[id]) : std::nullopt});
    d->jobs.push_front(job);
    d->forgetOld();
    d->scheduleEmit(job.id);
    d->begin(job.id, ids);
    return job.id;
}

void ModeBoard::retry(qint64 job, const QString &channelId)
{
    ModeJob *found = d->find(job);
    if (!found)
        return;
    QStringList ids;
    for (ModeJob::Row &row : found->rows) {
        if (row.state != ModeJob::State::Failed || (!channelId.isEmpty() && row.channelId != channelId))
            continue;
        row.state = ModeJob::State::Waiting;
        row.error.reset();
        row.at = {};
        ids.append(row.channelId);
    }
    if (ids.isEmpty())
        return;
    d->scheduleEmit(job);
    d->begin(job, ids);
}

void ModeBoard::Private::begin(qint64 job, const QStringList &ids)
{
    const auto batch = std::make_shared<Batch>(Batch{.job = job, .ids = ids});
    batches.push_back(batch);
    QList<QPointer<ChannelModes>> unread;
    for (const QString &id : ids) {
        ChannelModes *one = channels->accountFor(id) ? findOrAdd(id) : nullptr;
        if (!one) {
            const bool isThere = channels->find(id).has_value();
            settle(job, id,
                   Error{.kind = isThere ? Error::Kind::Unauthorized : Error::Kind::NotFound,
                         .message = isThere ? ModeBoard::tr("No signed-in account can manage this channel.")
                                            : ModeBoard::tr("This channel is no longer in the list.")});
        } else if (one->isFresh()) {
            rowOf(job, id)->before = one->shown();
        } else {
            batch->unread.insert(id);
            unread.append(one);
        }
    }
    for (const auto &one : std::as_const(unread)) {
        one->read(q, [this, batch, id = one->channelId()](const Result<ChatModes> &answer) {
            hasRead(batch, id, answer);
        });
    }
    release();
}

void ModeBoard::Private::hasRead(const std::shared_ptr<Batch> &batch, const QString &id,
                                 const Result<ChatModes> &answer)
{
    batch->unread.remove(id);
    const ChannelModes *one = modes.value(id);
    if (answer && one) {
        if (ModeJob::Row *row = rowOf(batch->job, id))
            row->before = one->shown();
    } else {
        settle(batch->job, id, answer ? Result<ChatModes>(Error{.kind = Error::Kind::Cancelled}) : answer);
    }
    release();
}

/// Begins what waits, in its order: one channel gets its changes in the order in which they were asked for.
void ModeBoard::Private::release()
{
    QSet<QString> taken;
    QList<std::shared_ptr<Batch>> ready;
    for (auto one = batches.begin(); one != batches.end();) {
        const std::shared_ptr<Batch> batch = *one;
        const bool isFree = batch->unread.isEmpty()
            && std::none_of(batch->ids.cbegin(), batch->ids.cend(),
                            [&](const QString &id) { return taken.contains(id); });
        if (isFree) {
            ready.append(batch);
            one = batches.erase(one);
        } else {
            taken.unite(QSet<QString>(batch->ids.cbegin(), batch->ids.cend()));
            ++one;
        }
    }
    for (const auto &batch : std::as_const(ready))
        send(batch);
}

void ModeBoard::Private::keepSnapshot(ModeJob &job, const QStringList &ids)
{
    ModeSnapshot snapshot{.at = clock.now(), .reason = nameOf(job.reason)};
    bool changes = false;
    for (const QString &id : ids) {
        const ChannelModes *one = modes.value(id);
        if (!one || snapped[job.id].contains(id))
            continue;
        const ModeJob::Row *row = rowOf(job.id, id);
        const auto channel = channels->find(id);
        snapshot.channels.append(
            {.id = id, .name = channel ? channel->name : QString(), .modes = one->shown()});
        changes = changes || !isEmpty(changesTo(row->wanted, one->shown()));
    }
    if (!changes)
        return;
    if (const auto saved = store->saveSnapshot(snapshot); !saved) {
        qCWarning(lcClient) << "a snapshot could not be kept:" << saved.error().message;
        return;
    }
    for (const auto &channel : std::as_const(snapshot.channels))
        snapped[job.id].insert(channel.id);
    if (job.snapshot == 0)
        job.snapshot = snapshot.id;
}

void ModeBoard::Private::send(const std::shared_ptr<Batch> &batch)
{
    ModeJob *job = find(batch->job);
    if (!job)
        return;
    QStringList ids;
    for (const QString &id : std::as_const(batch->ids)) {
        ModeJob::Row *row = rowOf(batch->job, id);
        if (!row || row->state != ModeJob::State::Waiting)
            continue;
        const ChannelModes *one = findOrAdd(id);
        if (!one) {
            settle(batch->job, id, Error{.kind = Error::Kind::Cancelled});
            continue;
        }
        row->before = one->shown();  // with what an earlier job does to it
        ids.append(id);
    }
    keepSnapshot(*job, ids);
    for (const QString &id : std::as_const(ids)) {
        // Whoever is told of one change may have ended another.
        ChannelModes *one = modes.value(id);
        const ModeJob::Row *row = rowOf(batch->job, id);
        if (!one || !row) {
            settle(batch->job, id, Error{.kind = Error::Kind::Cancelled});
            continue;
        }
        const ChatModes wanted = row->wanted;  // the row may leave meanwhile
        const auto expected = row->expected;
        one->apply(
            wanted, q,
            [this, job = batch->job, id](const Result<ChatModes> &outcome) { settle(job, id, outcome); },
            [this, job = batch->job, id] {
                if (ModeJob::Row *sending = rowOf(job, id)) {
                    sending->state = ModeJob::State::Sending;
                    scheduleEmit(job);
                }
            },
            expected);
    }
    scheduleEmit(batch->job);
}

void ModeBoard::Private::settle(qint64 job, const QString &id, const Result<ChatModes> &outcome)
{
    ModeJob::Row *row = rowOf(job, id);
    if (!row)
        return;
    row->state = outcome ? ModeJob::State::Done : ModeJob::State::Failed;
    row->at = clock.now();
    row->error.reset();
    if (!outcome) {
        row->error = outcome.error();
        if (row->error->kind == Error::Kind::Cancelled && row->error->message.isEmpty())
            row->error->message = ModeBoard::tr("The account used for this channel has changed.");
    }
    scheduleEmit(job);
}

void ModeBoard::Private::forgetOld()
{
    for (std::size_t i = jobs.size(); i-- > 0 && jobs.size() > maxJobs;) {
        if (!jobs[i].isOver())
            continue;
        snapped.remove(jobs[i].id);
        jobs.erase(jobs.begin() + std::ptrdiff_t(i));
    }
}

}  // namespace Sidestage
