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

struct Announcer::Private
{
    /// A row that is to be sent. Times are those of `watch`, in milliseconds.
    struct Task
    {
        qint64 id = 0;
        int place = 0;
        QString channelId{};
        qint64 notBefore = 0;
        qint64 refusedAt = -1;  ///< For want of room, the first time.
        std::chrono::milliseconds pause{0};
    };

    Private(Announcer *announcer, ChatChannels *all, ProfileStore *profile, const Clock &time)
        : q(announcer)
        , channels(all)
        , store(profile)
        , clock(time)
    {
    }

    Announcement::Row &rowOf(const Task &task) { return live[task.id].rows[task.place]; }
    void pump();
    void send(Task task);
    void finished(Task task, const Result<void> &outcome);
    void settle(const Task &task, State state, std::optional<Error> error = {}, bool isUncertain = false);

    Announcer *q;
    ChatChannels *channels;
    AnnouncementStore store;
    const Clock &clock;
    /// Those that are under way, or of which the disk does not know everything.
    QHash<qint64, Announcement> live{};
    QSet<qint64> unkept{};
    std::deque<Task> waiting{};
    bool isSending = false;
    QElapsedTimer watch{};
    qint64 freeAt = 0;
    QTimer timer{};
    std::chrono::milliseconds pace = 250ms;
    std::chrono::milliseconds pause = 10s;
    std::chrono::milliseconds timeout = 5min;
};

Announcer::Announcer(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, channels, store, clock))
{
    d->watch.start();
    d->timer.setSingleShot(true);
    connect(&d->timer, &QTimer::timeout, this, [this] { d->pump(); });
    if (auto done = d->store.settle(); !done)
        QTimer::singleShot(0, this, [this, error = done.error()] { Q_EMIT failed(error); });
}

Announcer::~Announcer() = default;

void Announcer::setTiming(std::chrono::milliseconds pace, std::chrono::milliseconds pause,
                          std::chrono::milliseconds timeout)
{
    d->pace = pace;
    d->pause = pause;
    d->timeout = timeout;
}

Result<QString> Announcer::filled(const QString &text, const QString &channelId) const
{
    const auto channel = d->channels->find(channelId);
    if (!channel)
        return Error::broken(Fault::NotOneOf, channelId);
    return filledAnnouncement(text, *channel, d->clock.now());
}

Result<qint64> Announcer::send(const QStringList &channelIds, const QString &text, AnnouncementColor color)
{
    if (channelIds.isEmpty())
        return Error::broken(Fault::TooFew, QStringLiteral("channels"), 1);
    Announcement announcement{.at = d->clock.now(), .text = text, .color = color};
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
            {.channelId = id, .channelName = d->channels->find(id)->name, .text = *whole});
    }
    if (auto kept = d->store.add(announcement); !kept)
        return kept.error();
    for (int place = 0; place < announcement.rows.size(); ++place)
        d->waiting.push_back(
            {.id = announcement.id, .place = place, .channelId = announcement.rows[place].channelId});
    d->live.insert(announcement.id, announcement);
    if (draft() == text)
        setDraft({});
    QTimer::singleShot(0, this, [this] { d->pump(); });
    return announcement.id;
}

void Announcer::giveUp(qint64 id)
{
    for (auto task = d->waiting.begin(); task != d->waiting.end();) {
        if (task->id != id) {
            ++task;
            continue;
        }
        const Private::Task given = *task;
        task = d->waiting.erase(task);
        auto error = d->rowOf(given).error;
        d->settle(
            given, State::Failed,
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
        if (!d->live.contains(id))
            d->live.insert(id, *known);
        const Private::Task task{.id = id, .place = place, .channelId = channelId};
        d->settle(task, State::Waiting);
        d->waiting.push_back(task);
        QTimer::singleShot(0, this, [this] { d->pump(); });
    }
}

/// The next one that need not wait. What was meant for a channel goes there in its order.
void Announcer::Private::pump()
{
    if (isSending || waiting.empty())
        return;
    const qint64 now = watch.elapsed();
    if (now < freeAt) {
        timer.start(int(freeAt - now));
        return;
    }
    QSet<QString> passed;
    qint64 next = std::numeric_limits<qint64>::max();
    for (auto task = waiting.begin(); task != waiting.end(); ++task) {
        if (passed.contains(task->channelId))
            continue;
        passed.insert(task->channelId);
        if (task->notBefore <= now) {
            const Task chosen = *task;
            waiting.erase(task);
            return send(chosen);
        }
        next = std::min(next, task->notBefore);
    }
    timer.start(int(next - now));
}

void Announcer::Private::send(Task task)
{
    Account *account = channels->accountFor(task.channelId);
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
        // What the disk does not know of would look as if it had never been sent.
        if (auto kept = store.saveRow(task.id, task.place, rowOf(task)); !kept)
            refusal = kept.error();
    }
    if (refusal) {
        settle(task, State::Failed, refusal);
        QTimer::singleShot(0, q, [this] { pump(); });
        return;
    }
    isSending = true;
    Q_EMIT q->changed(task.id);
    const SendAnnouncement request{.broadcasterId = task.channelId,
                                   .moderatorId = account->userId(),
                                   .message = rowOf(task).text,
                                   .color = live[task.id].color};
    account->client()->call(request).then(
        q, [this, task](const Result<void> &outcome) { finished(task, outcome); });
}

void Announcer::Private::finished(Task task, const Result<void> &outcome)
{
    isSending = false;
    const qint64 now = watch.elapsed();
    freeAt = now + pace.count();
    if (outcome) {
        settle(task, State::Done);
        channels->note(task.channelId, outcome);
    } else if (outcome.error().kind == Error::Kind::RateLimited
               && (task.refusedAt < 0 || now - task.refusedAt < timeout.count())) {
        // No matter of the bucket, for which Client waits, but of this kind of call; how long, nobody says.
        if (task.refusedAt < 0)
            task.refusedAt = now;
        task.pause = std::min(std::max(pause, task.pause * 2), 6 * pause);
        task.notBefore = now + task.pause.count();
        settle(task, State::Waiting, outcome.error());
        waiting.push_front(task);
    } else {
        settle(task, State::Failed, outcome.error(), outcome.error().isUncertain());
        if (outcome.error().kind == Error::Kind::Forbidden)
            channels->note(task.channelId, outcome);
    }
    pump();
}

void Announcer::Private::settle(const Task &task, State state, std::optional<Error> error, bool isUncertain)
{
    auto &row = rowOf(task);
    row.state = state;
    row.error = std::move(error);
    row.isUncertain = isUncertain;
    if (auto kept = store.saveRow(task.id, task.place, row); !kept) {
        unkept.insert(task.id);
        Q_EMIT q->failed(kept.error());
    }
    if (!isOpen(live[task.id]) && !unkept.contains(task.id))
        live.remove(task.id);
    Q_EMIT q->changed(task.id);
}

QList<Announcement> Announcer::history(int most) const
{
    QList<Announcement> all = d->store.history(most);
    for (Announcement &one : all) {
        if (const auto known = d->live.constFind(one.id); known != d->live.constEnd())
            one = *known;
    }
    return all;
}

std::optional<Announcement> Announcer::announcement(qint64 id) const
{
    if (const auto known = d->live.constFind(id); known != d->live.constEnd())
        return *known;
    return d->store.find(id);
}

Result<void> Announcer::clearHistory()
{
    QList<qint64> underWay;
    for (const Announcement &one : std::as_const(d->live)) {
        if (isOpen(one))
            underWay.append(one.id);
    }
    auto done = d->store.clear(underWay);
    if (done) {
        d->live.removeIf([](const auto &entry) { return !isOpen(entry.value()); });
        d->unkept.clear();
    }
    return done;
}

QList<AnnouncementTemplate> Announcer::templates() const
{
    return d->store.templates();
}

Result<void> Announcer::saveTemplate(AnnouncementTemplate &entry)
{
    entry.name = entry.name.trimmed();
    if (entry.name.isEmpty())
        return Error::broken(Fault::Missing, QStringLiteral("name"));
    auto done = d->store.saveTemplate(entry);
    if (done)
        Q_EMIT templatesChanged();
    return done;
}

Result<void> Announcer::removeTemplate(qint64 id)
{
    auto done = d->store.removeTemplate(id);
    if (done)
        Q_EMIT templatesChanged();
    return done;
}

QString Announcer::draft() const
{
    return d->store.draft();
}

void Announcer::setDraft(const QString &text)
{
    if (auto done = d->store.setDraft(text); !done)
        Q_EMIT failed(done.error());
}

int Announcement::count(State state) const
{
    return int(
        std::count_if(rows.begin(), rows.end(), [state](const Row &row) { return row.state == state; }));
}

}  // namespace Sidestage
