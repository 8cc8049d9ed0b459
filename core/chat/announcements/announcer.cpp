// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include "accounts/account.h"
#include "announcement_store.h"
#include "announcement_text.h"
#include "base/bidi.h"
#include "base/clock.h"
#include "client/client.h"

#include <QElapsedTimer>
#include <QTimer>

#include <deque>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

using State = Announcement::State;

bool isOpen(const Announcement &announcement)
{
    return announcement.count(State::Waiting) + announcement.count(State::Sending) > 0;
}

}  // namespace

int Announcement::count(State state) const
{
    return int(
        std::count_if(rows.begin(), rows.end(), [state](const Row &row) { return row.state == state; }));
}

Announcer::Announcer(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_channels(channels)
    , m_store(store)
    , m_clock(clock)
{
    m_watch.start();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { pump(); });
    if (auto done = m_store.settle(); !done)
        QTimer::singleShot(0, this, [this, error = done.error()] { Q_EMIT failed(error); });
}

Announcer::~Announcer() = default;

void Announcer::setTiming(std::chrono::milliseconds pace, std::chrono::milliseconds pause,
                          std::chrono::milliseconds timeout)
{
    m_pace = pace;
    m_pause = pause;
    m_timeout = timeout;
}

Result<QString> Announcer::filled(const QString &text, const QString &channelId) const
{
    const auto channel = m_channels->find(channelId);
    if (!channel)
        return Error::broken(Fault::NotOneOf, channelId);
    return filledAnnouncement(text, *channel, m_clock.now());
}

Result<qint64> Announcer::send(const QStringList &channelIds, const QString &text, AnnouncementColor color)
{
    if (channelIds.isEmpty())
        return Error::broken(Fault::TooFew, QStringLiteral("channels"), 1);
    Announcement announcement{.at = m_clock.now(), .text = text, .color = color};
    QSet<QString> seen;
    for (const QString &id : channelIds) {
        if (seen.contains(id))
            continue;
        seen.insert(id);
        const auto whole = filled(text, id);
        if (!whole) {
            Error error = whole.error();
            error.field = id;
            return error;
        }
        announcement.rows.append(
            {.channelId = id, .channelName = m_channels->find(id)->name, .text = *whole});
    }
    if (auto kept = m_store.add(announcement); !kept)
        return kept.error();
    for (int place = 0; place < announcement.rows.size(); ++place)
        m_waiting.push_back(
            {.id = announcement.id, .place = place, .channelId = announcement.rows[place].channelId});
    m_live.insert(announcement.id, announcement);
    if (draft() == text)
        setDraft({});
    QTimer::singleShot(0, this, [this] { pump(); });
    return announcement.id;
}

void Announcer::giveUp(qint64 id)
{
    for (auto task = m_waiting.begin(); task != m_waiting.end();) {
        if (task->id != id) {
            ++task;
            continue;
        }
        const Task given = *task;
        task = m_waiting.erase(task);
        auto error = rowOf(given).error;
        settle(given, State::Failed,
               error ? error
                     : Error{.kind = Error::Kind::Cancelled, .message = tr("It could not be sent in time.")});
    }
}

void Announcer::retry(qint64 id, const QString &channelId)
{
    auto known = announcement(id);
    if (!known)
        return;
    for (int place = 0; place < known->rows.size(); ++place) {
        const auto &row = known->rows[place];
        if (row.channelId != channelId || row.state != State::Failed)
            continue;
        if (!m_live.contains(id))
            m_live.insert(id, *known);
        const Task task{.id = id, .place = place, .channelId = channelId};
        settle(task, State::Waiting);
        m_waiting.push_back(task);
        QTimer::singleShot(0, this, [this] { pump(); });
    }
}

QList<Announcement> Announcer::history(int most) const
{
    QList<Announcement> all = m_store.history(most);
    for (Announcement &one : all) {
        if (const auto known = m_live.constFind(one.id); known != m_live.constEnd())
            one = *known;
    }
    return all;
}

std::optional<Announcement> Announcer::announcement(qint64 id) const
{
    if (const auto known = m_live.constFind(id); known != m_live.constEnd())
        return *known;
    return m_store.find(id);
}

Result<void> Announcer::clearHistory()
{
    QList<qint64> underWay;
    for (const Announcement &one : std::as_const(m_live)) {
        if (isOpen(one))
            underWay.append(one.id);
    }
    auto done = m_store.clear(underWay);
    if (done) {
        m_live.removeIf([](const auto &entry) { return !isOpen(entry.value()); });
        m_unkept.clear();
    }
    return done;
}

QList<AnnouncementTemplate> Announcer::templates() const
{
    return m_store.templates();
}

Result<void> Announcer::saveTemplate(AnnouncementTemplate &entry)
{
    entry.name = entry.name.trimmed();
    if (entry.name.isEmpty())
        return Error::broken(Fault::Missing, QStringLiteral("name"));
    auto done = m_store.saveTemplate(entry);
    if (done)
        Q_EMIT templatesChanged();
    return done;
}

Result<void> Announcer::removeTemplate(qint64 id)
{
    auto done = m_store.removeTemplate(id);
    if (done)
        Q_EMIT templatesChanged();
    return done;
}

QString Announcer::draft() const
{
    return m_store.draft();
}

void Announcer::setDraft(const QString &text)
{
    if (auto done = m_store.setDraft(text); !done)
        Q_EMIT failed(done.error());
}

/// Sends the next announcement that does not have to wait. The announcements of one channel stay in order.
void Announcer::pump()
{
    if (m_isSending || m_waiting.empty())
        return;
    const qint64 now = m_watch.elapsed();
    if (now < m_freeAt) {
        m_timer.start(int(m_freeAt - now));
        return;
    }
    QSet<QString> passed;
    qint64 next = std::numeric_limits<qint64>::max();
    for (auto task = m_waiting.begin(); task != m_waiting.end(); ++task) {
        if (passed.contains(task->channelId))
            continue;
        passed.insert(task->channelId);
        if (task->notBefore <= now) {
            const Task chosen = *task;
            m_waiting.erase(task);
            return sendTask(chosen);
        }
        next = std::min(next, task->notBefore);
    }
    m_timer.start(int(next - now));
}

void Announcer::sendTask(Task task)
{
    Account *account = m_channels->accountFor(task.channelId);
    std::optional<Error> refusal;
    if (!account)
        refusal = Error{.kind = Error::Kind::Unauthorized,
                        .message = Announcer::tr("No signed-in account can manage this channel.")};
    else if (!account->may(Scope::ModeratorManageAnnouncements))
        refusal = Error{.kind = Error::Kind::Unauthorized,
                        .message = Announcer::tr("%1 has not granted permission to announce.")
                                       .arg(isolated(account->info().displayName))};
    if (!refusal) {
        rowOf(task).state = State::Sending;
        rowOf(task).error.reset();
        // The state must be on disk before the request is sent. Otherwise a restart would treat it as not
        // sent.
        if (auto kept = m_store.saveRow(task.id, task.place, rowOf(task)); !kept)
            refusal = kept.error();
    }
    if (refusal) {
        settle(task, State::Failed, refusal);
        QTimer::singleShot(0, this, [this] { pump(); });
        return;
    }
    m_isSending = true;
    Q_EMIT changed(task.id);
    const SendAnnouncement request{.broadcasterId = task.channelId,
                                   .moderatorId = account->userId(),
                                   .message = rowOf(task).text,
                                   .color = m_live[task.id].color};
    account->client()->call(request).then(
        this, [this, task](const Result<void> &outcome) { finished(task, outcome); });
}

void Announcer::finished(Task task, const Result<void> &outcome)
{
    m_isSending = false;
    const qint64 now = m_watch.elapsed();
    m_freeAt = now + m_pace.count();
    if (outcome) {
        settle(task, State::Done);
        m_channels->note(task.channelId, outcome);
    } else if (outcome.error().kind == Error::Kind::RateLimited
               && (task.refusedAt < 0 || now - task.refusedAt < m_timeout.count())) {
        // This is a limit of this kind of call, not of the bucket, which Client handles. The service does not
        // return how long to wait.
        if (task.refusedAt < 0)
            task.refusedAt = now;
        task.pause = std::min(std::max(m_pause, task.pause * 2), 6 * m_pause);
        task.notBefore = now + task.pause.count();
        settle(task, State::Waiting, outcome.error());
        m_waiting.push_front(task);
    } else {
        settle(task, State::Failed, outcome.error(), outcome.error().isUncertain());
        if (outcome.error().kind == Error::Kind::Forbidden)
            m_channels->note(task.channelId, outcome);
    }
    pump();
}

void Announcer::settle(const Task &task, State state, std::optional<Error> error, bool isUncertain)
{
    auto &row = rowOf(task);
    row.state = state;
    row.error = std::move(error);
    row.isUncertain = isUncertain;
    if (auto kept = m_store.saveRow(task.id, task.place, row); !kept) {
        m_unkept.insert(task.id);
        Q_EMIT failed(kept.error());
    }
    if (!isOpen(m_live[task.id]) && !m_unkept.contains(task.id))
        m_live.remove(task.id);
    Q_EMIT changed(task.id);
}

}  // namespace Sidestage
