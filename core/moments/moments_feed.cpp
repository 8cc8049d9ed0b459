// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments_feed.h"

#include "api/events/channel.h"
#include "api/events/stream.h"
#include "client/list_walk.h"
#include "client/service_clock.h"
#include "client/session.h"

#include <QRegularExpression>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Of videos, and of clips of the channel.
constexpr int maxListed = 500;
/// Somebody who clips or marks reacts some seconds later.
constexpr int reaction = 5;
/// A marker that was set longer ago and is not in a reading was deleted.
constexpr int settling = 120;
/// A stream whose category is read so soon after its start began with it.
constexpr int soonAfterStart = 120;

QString categoryId(const StreamEvent &event)
{
    return QStringLiteral("category:%1").arg(event.happenedAt.toMSecsSinceEpoch());
}

}  // namespace

int secondsOf(const QString &duration)
{
    static const QRegularExpression form(QStringLiteral("^(?:(\\d+)h)?(?:(\\d+)m)?(?:(\\d+)s)?$"));
    const auto match = form.match(duration);
    return match.captured(1).toInt() * 3'600 + match.captured(2).toInt() * 60 + match.captured(3).toInt();
}

struct MomentsFeed::Reading
{
    std::optional<Stream> stream{};
    std::optional<Video> video{};
    QList<Video> videos{};
    QList<StreamMarker> markers{};
    QList<Clip> clips{};
    QList<Clip> channelClips{};
};

MomentsFeed::MomentsFeed(Account *account, MomentsStore *store, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("moments"),
            .covered = 60s,  // no event reports markers and clips
            .uncovered = 60s,
            .offScreen = 600s,
            .calls = 5},
           parent)
    , m_store(store)
{
    m_look.setInterval(1s);
    connect(&m_look, &QTimer::timeout, this, &MomentsFeed::followClips);
    connect(account->session(), &Session::tokenChanged, this, &MomentsFeed::listenToAds);
}

QDateTime MomentsFeed::now() const
{
    return account()->serviceClock()->now();
}

QDateTime MomentsFeed::startedAt() const
{
    return m_stream ? m_stream->startedAt : m_video ? m_video->createdAt : QDateTime();
}

int MomentsFeed::length() const
{
    if (m_stream)
        return int(std::max<qint64>(0, m_stream->startedAt.secsTo(now())));
    return m_video ? secondsOf(m_video->duration) : 0;
}

int MomentsFeed::positionOf(const Clip &clip) const
{
    if (m_video && clip.videoId == m_video->id && clip.vodOffset)
        return *clip.vodOffset;
    return int(std::max<qint64>(0, startedAt().secsTo(clip.createdAt) - qint64(clip.duration)));
}

bool MomentsFeed::listen()
{
    const EventCondition own{.broadcasterUserId = account()->userId()};
    on<StreamOnline>(own, [this](const StreamOnline &, const QDateTime &) { refresh(); });
    on<StreamOffline>(own, [this](const StreamOffline &, const QDateTime &) { refresh(); });
    on<ChannelUpdated>(own, [this](const ChannelUpdated &event, const QDateTime &sentAt) {
        if (!m_stream)
            return;
        rememberCategory(event.categoryName, sentAt.isValid() ? sentAt : now(), true);
        rebuild();
    });
    listenToAds();
    return true;
}

void MomentsFeed::listenToAds()
{
    if (!poll() || m_hearsAds || !account()->may(Scope::ChannelReadAds))
        return;
    m_hearsAds = true;
    on<AdBreakBegan>({.broadcasterUserId = account()->userId()},
                     [this](const AdBreakBegan &event, const QDateTime &) {
                         std::ignore = m_store->addEvent({.happenedAt = event.startedAt,
                                                          .kind = StreamEvent::Kind::AdBreak,
                                                          .seconds = event.durationSeconds});
                         rebuild();
                     });
}

void MomentsFeed::rememberCategory(const QString &name, const QDateTime &at, bool isChange)
{
    const QDateTime began = startedAt();
    StreamEvent last;
    // The clock of the service is known to a second only, so an earlier event may seem to be a later one.
    for (const StreamEvent &event : m_store->events(began, std::max(at, now()).addSecs(60))) {
        if (event.isCategory())
            last = event;
    }
    if (name.isEmpty() || name == last.category || at < began)
        return;
    const bool isFirst = last.category.isEmpty();
    const bool isSinceStart = isFirst && began.secsTo(at) < soonAfterStart;
    std::ignore = m_store->addEvent(
        {.happenedAt = isSinceStart ? began
             : isFirst              ? at
                                    : std::max(at, last.happenedAt.addMSecs(1)),
         .kind = isChange && !isFirst ? StreamEvent::Kind::CategoryChanged : StreamEvent::Kind::CategorySeen,
         .category = name});
}

Bound MomentsFeed::read()
{
    const QString channel = account()->userId();
    Client *client = account()->client();
    Reading reading;
    const GetStreams current{.userIds = {channel}};
    auto asking = client->call(current);
    const auto streams = co_await asking;
    if (!streams)
        co_return finished(streams.error());
    if (!streams->data.isEmpty())
        reading.stream = streams->data.first();

    ListWalk videos(client, inLargestPages(GetVideos{.userId = channel}));
    auto collecting = videos.collect(maxListed);
    const auto found = co_await collecting;
    if (!found)
        co_return finished(found.error());
    reading.videos = *found;
    for (const Video &video : reading.videos) {
        const bool isShown = reading.stream ? video.streamId == reading.stream->id
                                            : video.type == VideoType::Archive && !reading.video;
        if (isShown)
            reading.video = video;
    }

    if (reading.video && mayReadMarkers()) {
        // A page of markers is nested, so it is no ListWalk.
        GetStreamMarkers request{.videoId = reading.video->id, .first = 100};
        QSet<QString> seen;
        while (true) {
            auto next = client->call(request);
            const auto page = co_await next;
            if (!page)
                co_return finished(page.error());
            for (const UserMarkers &user : page->data) {
                for (const MarkedVideo &video : user.videos)
                    reading.markers += video.markers;
            }
            request.after = page->next();
            if (!request.after || seen.contains(*request.after))
                break;
            seen.insert(*request.after);
        }
    }

    if (reading.stream || reading.video) {
        GetClips request{.broadcasterId = channel};
        request.startedAt = reading.stream ? reading.stream->startedAt : reading.video->createdAt;
        request.endedAt = reading.stream
            ? now().addDays(1)
            : reading.video->createdAt.addSecs(secondsOf(reading.video->duration) + 60);
        ListWalk walk(client, inLargestPages(request));
        auto next = walk.collect(maxListed);
        const auto clips = co_await next;
        if (!clips)
            co_return finished(clips.error());
        reading.clips = *clips;
    }
    ListWalk popular(client, inLargestPages(GetClips{.broadcasterId = channel}));
    auto gathering = popular.collect(maxListed);
    const auto clips = co_await gathering;
    if (!clips)
        co_return finished(clips.error());
    reading.channelClips = *clips;
    // After a change, another reading is due already.
    if (!isNewer())
        apply(reading);
    finished({});
}

void MomentsFeed::apply(const Reading &reading)
{
    m_stream = reading.stream;
    m_video = reading.video;
    m_videos = reading.videos;
    m_markers = reading.markers;
    m_clips = reading.clips;
    std::ranges::stable_sort(m_clips, std::ranges::greater(), &Clip::createdAt);
    m_channelClips = reading.channelClips;
    if (m_stream)
        rememberCategory(m_stream->gameName, now(), false);
    checkMark();
    rebuild();
}

void MomentsFeed::rebuild()
{
    const QDateTime began = startedAt();
    const QHash<QString, MomentNote> notes = m_store->notes();
    m_events = began.isValid() ? m_store->events(began, began.addSecs(length() + 60)) : QList<StreamEvent>();
    m_created.removeIf([this](const StreamMarker &one) {
        return one.createdAt.secsTo(now()) > settling || one.createdAt < startedAt()
            || std::ranges::find(m_markers, one.id, &StreamMarker::id) != m_markers.end();
    });
    m_moments.clear();
    const auto add = [&](Moment moment) {
        const MomentNote kept = notes.value(moment.id);
        moment.note = kept.note.value_or(moment.original);
        if (kept.isOwn)
            moment.source = Moment::Source::Here;
        for (const Clip &clip : std::as_const(m_clips)) {
            const int from = positionOf(clip);
            if (moment.position >= from && moment.position <= from + int(clip.duration) + reaction)
                moment.clips.append(clip.id);
        }
        moment.isClipping = std::ranges::any_of(m_requests, [&](const ClipRequest &one) {
            return one.momentId == moment.id && one.state != ClipRequest::State::Failed;
        });
        m_moments.append(moment);
    };
    for (const StreamMarker &marker : m_markers + m_created)
        add({.id = marker.id,
             .position = marker.positionSeconds,
             .original = marker.description,
             .at = marker.createdAt,
             .url = marker.url});
    for (const StreamEvent &event : std::as_const(m_events)) {
        if (event.kind == StreamEvent::Kind::CategoryChanged)
            add({.id = categoryId(event),
                 .position = int(began.secsTo(event.happenedAt)),
                 .original = tr("%1 begins", "a category").arg(event.category).left(maxNote),
                 .at = event.happenedAt,
                 .source = Moment::Source::Category});
    }
    std::ranges::stable_sort(m_moments, std::ranges::greater(), &Moment::position);
    Q_EMIT changed();
}

void MomentsFeed::mark(const QString &note, bool withClip)
{
    if (m_check)
        return;
    QSet<QString> known;
    for (const StreamMarker &marker : m_markers + m_created)
        known.insert(marker.id);
    CreateStreamMarker request{.userId = account()->userId()};
    if (!note.isEmpty())
        request.description = note;
    // The service rounds down to seconds.
    const QDateTime asked = now().addSecs(-1);
    submit(request, [this, note, known, asked, withClip](const Result<QList<CreatedMarker>> &created) {
        setNewer();
        m_answered = Request::Mark;
        if (!created) {
            if (created.error().isUncertain()) {
                m_check = Check{note, known, asked};
                Q_EMIT changed();
            }
            return;
        }
        const CreatedMarker marker = created->value(0);
        m_created.append({.id = marker.id,
                          .createdAt = marker.createdAt,
                          .description = marker.description,
                          .positionSeconds = marker.positionSeconds});
        setOwn(marker.id);
        if (withClip)
            clip(marker.id, note);
        rebuild();
        refresh();
        Q_EMIT marked(marker.id, marker.positionSeconds);
    });
}

void MomentsFeed::setOwn(const QString &markerId)
{
    MomentNote kept = m_store->notes().value(markerId, {.momentId = markerId});
    kept.isOwn = true;
    std::ignore = m_store->saveNote(kept);
}

void MomentsFeed::checkMark()
{
    const auto check = std::exchange(m_check, std::nullopt);
    if (!check)
        return;
    for (const StreamMarker &marker : std::as_const(m_markers)) {
        if (check->known.contains(marker.id) || marker.description != check->note
            || marker.createdAt < check->asked)
            continue;
        setOwn(marker.id);
        return Q_EMIT markChecked(check->note, true);
    }
    Q_EMIT markChecked(check->note, false);
}

Result<void> MomentsFeed::setNote(const QString &momentId, const QString &note)
{
    if (note.toUcs4().size() > maxNote)
        return Error::broken(Fault::TooLong, QStringLiteral("note"), maxNote);
    for (const Moment &moment : std::as_const(m_moments)) {
        if (moment.id != momentId)
            continue;
        MomentNote kept = m_store->notes().value(momentId, {.momentId = momentId});
        kept.note = note == moment.original ? std::nullopt : std::optional(note);
        const auto saved = m_store->saveNote(kept);
        if (saved)
            rebuild();
        return saved;
    }
    return {};
}

void MomentsFeed::removeVideos(const QStringList &ids)
{
    submit(DeleteVideos{ids}, [this](const Result<QStringList> &removed) {
        setNewer();
        m_answered = Request::Deletion;
        if (!removed)
            return;
        m_videos.removeIf([&](const Video &video) { return removed->contains(video.id); });
        refresh();
        Q_EMIT changed();
        Q_EMIT videosRemoved(int(removed->size()));
    });
}

ClipRequest *MomentsFeed::findRequest(int id)
{
    for (ClipRequest &request : m_requests) {
        if (request.id == id)
            return &request;
    }
    return nullptr;
}

void MomentsFeed::clip(const QString &momentId, const QString &title)
{
    m_requests.prepend({.id = ++m_lastRequest, .momentId = momentId, .title = title, .askedAt = now()});
    askForClip(m_lastRequest);
    rebuild();
}

Bound MomentsFeed::askForClip(int request)
{
    CreateClip wanted{.broadcasterId = account()->userId()};
    if (const QString title = findRequest(request)->title; !title.isEmpty())
        wanted.title = title;
    auto asking = account()->client()->call(wanted);
    const auto made = co_await asking;
    ClipRequest *asked = findRequest(request);
    if (!asked)
        co_return;
    if (!made || made->isEmpty())
        co_return failClip(request, made ? std::nullopt : std::optional(made.error()));
    asked->state = ClipRequest::State::Making;
    asked->clipId = made->first().id;
    asked->askedAt = now();
    asked->until = account()->serviceClock()->steady() + m_patience.count();
    m_look.start();
    rebuild();
}

void MomentsFeed::followClips()
{
    const bool isAny = std::ranges::any_of(
        m_requests, [](const ClipRequest &one) { return one.state == ClipRequest::State::Making; });
    if (!isAny)
        m_look.stop();
    else if (!m_isLooking)
        lookForClips();
}

Bound MomentsFeed::lookForClips()
{
    const qint64 began = account()->serviceClock()->steady();
    GetClips request;
    for (const ClipRequest &one : std::as_const(m_requests)) {
        if (one.state == ClipRequest::State::Making)
            request.ids.append(one.clipId);
    }
    m_isLooking = true;
    auto asking = account()->client()->call(request);
    const auto found = co_await asking;
    m_isLooking = false;
    for (const Clip &clip : found ? found->data : QList<Clip>()) {
        if (m_requests.removeIf([&](const ClipRequest &one) { return one.clipId == clip.id; }) == 0)
            continue;
        setNewer();
        m_clips.prepend(clip);
        m_channelClips.append(clip);
        rebuild();
        refresh();
        Q_EMIT clipMade(clip.title);
    }
    // The next look may find the clip.
    if (!found && found.error().isTransient())
        co_return;
    // Only after a look that began when the time was over: a computer may have slept before.
    const QList<ClipRequest> left = m_requests;
    for (const ClipRequest &one : left) {
        if (one.state == ClipRequest::State::Making && one.until < began)
            failClip(one.id, {});
    }
}

void MomentsFeed::failClip(int request, const std::optional<Error> &error)
{
    ClipRequest *failed = findRequest(request);
    if (!failed)
        return;
    failed->state = ClipRequest::State::Failed;
    failed->error = error;
    const ClipRequest copy = *failed;
    rebuild();
    if (error && error->isUncertain())
        refresh();  // it may have been made
    Q_EMIT clipFailed(copy);
}

void MomentsFeed::clipAgain(int request)
{
    const ClipRequest *failed = findRequest(request);
    if (!failed || failed->state != ClipRequest::State::Failed)
        return;
    const ClipRequest before = *failed;
    dismissClip(request);
    clip(before.momentId, before.title);
}

void MomentsFeed::dismissClip(int request)
{
    m_requests.removeIf(
        [&](const ClipRequest &one) { return one.id == request && one.state == ClipRequest::State::Failed; });
    rebuild();
}

void MomentsFeed::setClipTimes(std::chrono::milliseconds interval, std::chrono::milliseconds patience)
{
    m_look.setInterval(interval);
    m_patience = patience;
}

}  // namespace Sidestage
