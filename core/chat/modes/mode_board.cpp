// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_board.h"

#include "accounts/account.h"
#include "base/clock.h"
#include "base/log.h"
#include "chat/people/chat_channels.h"
#include "chat/people/send_gate.h"
#include "chat/store/chat_store.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// A session of live events allows 300 subscriptions, and other features need some, most of all moderation
/// (ModerationService::maxWatched): four each for this many channels, and one each for the others up to
/// maxHeard.
constexpr int maxHeardInFull = 20;
constexpr int maxHeard = 60;
/// Readings of all channels together, per minute, without events: an eighth of the usual budget.
constexpr int readingsPerMinute = 100;
constexpr int shortestPause = 10;

constexpr std::size_t maxJobs = 20;

}  // namespace

int ModeJob::count(State state) const
{
    return int(std::ranges::count(rows, state, &Row::state));
}

QString nameOf(ModeJob::Reason reason)
{
    static constexpr std::array names{"change", "preset", "restore", "lockdown",
                                      "unlock", "timed",  "timedEnd"};
    return QString::fromLatin1(names[std::size_t(reason)]);
}

ModeBoard::ModeBoard(ChatChannels *channels, ChatStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_channels(channels)
    , m_store(store)
    , m_clock(clock)
    , m_gate(std::make_shared<SendGate>(4))
{
    connect(channels, &ChatChannels::listChanged, this, [this] {
        for (const QString &id : m_modes.keys() + m_onScreen)
            check(id);
    });
    connect(channels, &ChatChannels::changed, this, [this](const QString &id) { check(id); });
    m_telling.setSingleShot(true);
    connect(&m_telling, &QTimer::timeout, this, [this] {
        const auto news = std::exchange(m_news, {});
        for (const qint64 job : news)
            Q_EMIT jobChanged(job);
    });
}

ModeBoard::~ModeBoard()
{
    m_gate->close();  // closed first, or each destroyed channel would admit the next one
    const auto modes = std::exchange(m_modes, {});
    qDeleteAll(modes);
}

void ModeBoard::setOnScreen(const QStringList &channelIds, const QObject *viewer)
{
    m_viewers.insert(viewer, channelIds);
    if (channelIds.isEmpty())
        m_viewers.remove(viewer);
    // The page (null) first, because the order decides which channels have events.
    QStringList all = m_viewers.value(nullptr);
    for (const QStringList &some : std::as_const(m_viewers))
        all += some;
    all.removeDuplicates();
    m_onScreen = all;
    for (const QString &id : std::as_const(all)) {
        Account *account = m_channels->accountFor(id);
        if (!m_modes.contains(id) && account)
            make(id, account);
    }
    const QSet<QString> seen(all.cbegin(), all.cend());
    for (auto one = m_modes.cbegin(); one != m_modes.cend(); ++one)
        (*one)->setOnScreen(seen.contains(one.key()));
    shareEvents();
    Q_EMIT freshnessChanged();
}

QDateTime ModeBoard::asOf() const
{
    QDateTime oldest;
    for (const ChannelModes *one : watched()) {
        if (!one->asOf().isValid())
            return {};
        if (!oldest.isValid() || one->asOf() < oldest)
            oldest = one->asOf();
    }
    return oldest;
}

QString ModeBoard::failure() const
{
    for (const ChannelModes *one : watched()) {
        if (!one->failure().isEmpty())
            return one->failure();
    }
    return {};
}

int ModeBoard::interval() const
{
    int longest = 1;
    for (const ChannelModes *one : watched())
        longest = std::max(longest, one->interval());
    return longest;
}

bool ModeBoard::isLive() const
{
    const auto all = watched();
    return !all.isEmpty()
        && std::all_of(all.begin(), all.end(), [](const auto *one) { return one->isLive(); });
}

void ModeBoard::refresh()
{
    for (const QString &id : std::as_const(m_onScreen)) {
        if (ChannelModes *one = m_modes.value(id))
            one->refresh();
    }
}

std::optional<ModeJob> ModeBoard::job(qint64 id) const
{
    const auto found = std::ranges::find(m_jobs, id, &ModeJob::id);
    return found == m_jobs.end() ? std::nullopt : std::optional(*found);
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
    ModeJob job{.id = ++m_lastJob, .reason = reason, .name = name, .at = m_clock.now()};
    QStringList ids;
    for (const QString &id : m_channels->ids()) {
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
    m_jobs.push_front(job);
    forgetOld();
    scheduleEmit(job.id);
    begin(job.id, ids);
    return job.id;
}

void ModeBoard::retry(qint64 job, const QString &channelId)
{
    ModeJob *found = find(job);
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
    scheduleEmit(job);
    begin(job, ids);
}

ChannelModes *ModeBoard::modes(const QString &id)
{
    if (ChannelModes *known = m_modes.value(id))
        return known;
    Account *account = m_channels->accountFor(id);
    if (!account)
        return nullptr;
    ChannelModes *made = make(id, account);
    shareEvents();
    return made;
}

ChannelModes *ModeBoard::make(const QString &id, Account *account)
{
    const int many = int(m_channels->ids().size());
    const std::chrono::seconds pause(std::max(shortestPause, many * 60 / readingsPerMinute));
    auto *made = new ChannelModes(
        account, id, m_clock, {.events = ChannelModes::Events::None, .pause = pause, .gate = m_gate}, this);
    m_modes.insert(id, made);
    made->setOnScreen(m_onScreen.contains(id));
    connect(made, &ChannelModes::changed, this, [this, id] { Q_EMIT changed(id); });
    connect(made, &ChannelModes::freshnessChanged, this, &ModeBoard::freshnessChanged);
    connect(made, &ChannelModes::changedElsewhere, this,
            [this, id](const ModesChange &change) { Q_EMIT changedElsewhere(id, change); });
    connect(made, &ChannelModes::answered, this,
            [this, id](const Result<void> &outcome) { m_channels->note(id, outcome); });
    return made;
}

void ModeBoard::check(const QString &id)
{
    ChannelModes *known = m_modes.value(id);
    const auto channel = m_channels->find(id);
    if (known && channel && channel->account == known->account()->userId())
        return;
    if (!known) {
        // The channel is on screen, and an account may be able to act there now.
        if (m_onScreen.contains(id) && modes(id))
            Q_EMIT modesReplaced(id);
        return;
    }
    m_modes.remove(id);
    delete known;
    modes(id);
    shareEvents();
    Q_EMIT modesReplaced(id);
    Q_EMIT freshnessChanged();
}

void ModeBoard::shareEvents()
{
    QStringList order = m_onScreen;
    for (const QString &id : m_channels->ids()) {
        if (!order.contains(id))
            order.append(id);
    }
    QHash<QString, int> heard;  // channels with events, by account
    for (const QString &id : std::as_const(order)) {
        ChannelModes *one = m_modes.value(id);
        if (!one)
            continue;
        const int place = heard[one->account()->userId()]++;
        one->setEvents(place < maxHeardInFull ? ChannelModes::Events::All
                           : place < maxHeard ? ChannelModes::Events::Settings
                                              : ChannelModes::Events::None);
    }
}

QList<const ChannelModes *> ModeBoard::watched() const
{
    QList<const ChannelModes *> all;
    for (const QString &id : m_onScreen) {
        if (const ChannelModes *one = m_modes.value(id))
            all.append(one);
    }
    return all;
}

ModeJob *ModeBoard::find(qint64 id)
{
    const auto found = std::ranges::find(m_jobs, id, &ModeJob::id);
    return found == m_jobs.end() ? nullptr : &*found;
}

ModeJob::Row *ModeBoard::rowOf(qint64 job, const QString &channelId)
{
    ModeJob *found = find(job);
    if (!found)
        return nullptr;
    const auto row = std::ranges::find(found->rows, channelId, &ModeJob::Row::channelId);
    return row == found->rows.end() ? nullptr : &*row;
}

void ModeBoard::scheduleEmit(qint64 job)
{
    m_news.insert(job);
    if (!m_telling.isActive())
        m_telling.start(0);
}

void ModeBoard::begin(qint64 job, const QStringList &ids)
{
    const auto batch = std::make_shared<Batch>(Batch{.job = job, .ids = ids});
    m_batches.push_back(batch);
    QList<QPointer<ChannelModes>> unread;
    for (const QString &id : ids) {
        ChannelModes *one = m_channels->accountFor(id) ? modes(id) : nullptr;
        if (!one) {
            const bool isThere = m_channels->find(id).has_value();
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
        one->read(this, [this, batch, id = one->channelId()](const Result<ChatModes> &answer) {
            hasRead(batch, id, answer);
        });
    }
    release();
}

void ModeBoard::hasRead(const std::shared_ptr<Batch> &batch, const QString &id,
                        const Result<ChatModes> &answer)
{
    batch->unread.remove(id);
    const ChannelModes *one = m_modes.value(id);
    if (answer && one) {
        if (ModeJob::Row *row = rowOf(batch->job, id))
            row->before = one->shown();
    } else {
        settle(batch->job, id, answer ? Result<ChatModes>(Error{.kind = Error::Kind::Cancelled}) : answer);
    }
    release();
}

/// Sends the batches that are ready, in order: each channel gets its changes in the order of the calls.
void ModeBoard::release()
{
    QSet<QString> taken;
    QList<std::shared_ptr<Batch>> ready;
    for (auto one = m_batches.begin(); one != m_batches.end();) {
        const std::shared_ptr<Batch> batch = *one;
        const bool isFree = batch->unread.isEmpty()
            && std::none_of(batch->ids.cbegin(), batch->ids.cend(),
                            [&](const QString &id) { return taken.contains(id); });
        if (isFree) {
            ready.append(batch);
            one = m_batches.erase(one);
        } else {
            taken.unite(QSet<QString>(batch->ids.cbegin(), batch->ids.cend()));
            ++one;
        }
    }
    for (const auto &batch : std::as_const(ready))
        send(batch);
}

void ModeBoard::keepSnapshot(ModeJob &job, const QStringList &ids)
{
    ModeSnapshot snapshot{.at = m_clock.now(), .reason = nameOf(job.reason)};
    bool changes = false;
    for (const QString &id : ids) {
        const ChannelModes *one = m_modes.value(id);
        if (!one || m_snapped[job.id].contains(id))
            continue;
        const ModeJob::Row *row = rowOf(job.id, id);
        const auto channel = m_channels->find(id);
        snapshot.channels.append(
            {.id = id, .name = channel ? channel->name : QString(), .modes = one->shown()});
        changes = changes || !isEmpty(changesTo(row->wanted, one->shown()));
    }
    if (!changes)
        return;
    if (const auto saved = m_store->saveSnapshot(snapshot); !saved) {
        qCWarning(lcClient) << "a snapshot could not be kept:" << saved.error().message;
        return;
    }
    for (const auto &channel : std::as_const(snapshot.channels))
        m_snapped[job.id].insert(channel.id);
    if (job.snapshot == 0)
        job.snapshot = snapshot.id;
}

void ModeBoard::send(const std::shared_ptr<Batch> &batch)
{
    ModeJob *job = find(batch->job);
    if (!job)
        return;
    QStringList ids;
    for (const QString &id : std::as_const(batch->ids)) {
        ModeJob::Row *row = rowOf(batch->job, id);
        if (!row || row->state != ModeJob::State::Waiting)
            continue;
        const ChannelModes *one = modes(id);
        if (!one) {
            settle(batch->job, id, Error{.kind = Error::Kind::Cancelled});
            continue;
        }
        row->before = one->shown();  // including the changes of earlier jobs
        ids.append(id);
    }
    keepSnapshot(*job, ids);
    for (const QString &id : std::as_const(ids)) {
        // A callback of one change may have removed another channel or the job.
        ChannelModes *one = m_modes.value(id);
        const ModeJob::Row *row = rowOf(batch->job, id);
        if (!one || !row) {
            settle(batch->job, id, Error{.kind = Error::Kind::Cancelled});
            continue;
        }
        const ChatModes wanted = row->wanted;  // a copy: the row may be removed meanwhile
        const auto expected = row->expected;
        one->apply(
            wanted, this,
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

void ModeBoard::settle(qint64 job, const QString &id, const Result<ChatModes> &outcome)
{
    ModeJob::Row *row = rowOf(job, id);
    if (!row)
        return;
    row->state = outcome ? ModeJob::State::Done : ModeJob::State::Failed;
    row->at = m_clock.now();
    row->error.reset();
    if (!outcome) {
        row->error = outcome.error();
        if (row->error->kind == Error::Kind::Cancelled && row->error->message.isEmpty())
            row->error->message = ModeBoard::tr("The account used for this channel has changed.");
    }
    scheduleEmit(job);
}

void ModeBoard::forgetOld()
{
    for (std::size_t i = m_jobs.size(); i-- > 0 && m_jobs.size() > maxJobs;) {
        if (!m_jobs[i].isOver())
            continue;
        m_snapped.remove(m_jobs[i].id);
        m_jobs.erase(m_jobs.begin() + std::ptrdiff_t(i));
    }
}

}  // namespace Sidestage
