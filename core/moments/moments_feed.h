// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/clips.h"
#include "api/content/videos.h"
#include "api/streams.h"
#include "feed/feed.h"
#include "moment.h"
#include "moments_store.h"

#include <QTimer>

namespace Sidestage {

/// The markers of the current or the last stored stream of an account's channel, its clips, and the channel's
/// videos (specification: Get Stream Markers, Get Clips, Get Videos). They have no events and are polled.
/// Changes of the category and ad breaks come by events, and are stored.
class MomentsFeed : public Feed
{
    Q_OBJECT
public:
    /// Characters (code points) of a note.
    static constexpr int maxNote = 140;
    /// How many videos the service deletes with one request.
    static constexpr int maxDeleted = 5;
    /// A clip that was not found within this time has failed (api-facts C2).
    static constexpr std::chrono::seconds clipTime{15};

    /// `account` and `store` must outlive this.
    MomentsFeed(Account *account, MomentsStore *store, QObject *parent = nullptr);

    bool mayMark() const { return account()->may(Api::Scope::ChannelManageBroadcast); }
    bool mayReadMarkers() const { return mayMark() || account()->may(Api::Scope::UserReadBroadcast); }
    bool mayClip() const { return account()->may(Api::Scope::ClipsEdit); }
    bool mayDelete() const { return account()->may(Api::Scope::ChannelManageVideos); }

    bool isStreaming() const { return m_stream.has_value(); }
    /// Whether the shown stream is stored as a video.
    bool isRecorded() const { return m_video.has_value(); }
    /// The shown stream: the current one, otherwise the last stored one. UTC; invalid: there is none.
    QDateTime startedAt() const;
    /// Its length until now, in seconds.
    int length() const;
    /// The time of the service.
    QDateTime now() const;
    /// The latest moment comes first.
    const QList<Moment> &moments() const { return m_moments; }
    /// The events of the shown stream, the first comes first.
    const QList<StreamEvent> &events() const { return m_events; }
    /// The clips of the shown stream, the newest first.
    const QList<Api::Clip> &clips() const { return m_clips; }
    /// Where a clip begins, in seconds since the beginning of the shown stream.
    int positionOf(const Api::Clip &clip) const;
    /// Clips of the channel, the most viewed first; at most some hundreds.
    const QList<Api::Clip> &channelClips() const { return m_channelClips; }
    /// Newest first.
    const QList<Api::Video> &videos() const { return m_videos; }
    /// The stored stream that is shown.
    const std::optional<Api::Video> &video() const { return m_video; }

    /// Marks this moment of the stream, and makes a clip of it then. Ends with marked() or failed(). After an
    /// error that leaves it uncertain, the markers are read (isChecking()), and markChecked() is emitted.
    /// Nothing is sent again.
    void mark(const QString &note, bool withClip);
    bool isChecking() const { return m_check.has_value(); }
    /// Changes the note of a moment on this computer. Errors: Invalid, Storage.
    Result<void> setNote(const QString &momentId, const QString &note);
    /// Makes a clip of the last seconds. Ends with clipMade() or clipFailed().
    void clip(const QString &momentId, const QString &title);
    /// The clips that are not there yet, the newest first.
    const QList<ClipRequest> &clipRequests() const { return m_requests; }
    /// Asks again for a clip that has failed, or forgets it.
    void clipAgain(int request);
    void dismissClip(int request);
    /// Deletes at most maxDeleted videos. Ends with videosRemoved() or failed().
    void removeVideos(const QStringList &ids);
    /// What the request was that failed() is about, when it is emitted.
    enum class Request : quint8 { Mark, Deletion };
    Request failedRequest() const { return m_answered; }

    /// Tests set shorter times: between two looks for a clip, and until it has failed.
    void setClipTimes(std::chrono::milliseconds interval, std::chrono::milliseconds patience);

Q_SIGNALS:
    void marked(const QString &momentId, int position);
    /// Whether a marker with this note, whose request got no answer, is there. Its clip was not asked for.
    void markChecked(const QString &note, bool isThere);
    void clipMade(const QString &title);
    void clipFailed(const Sidestage::ClipRequest &request);
    void videosRemoved(int count);

protected:
    Bound read() override;
    bool listen() override;

private:
    /// A marker that may have been set.
    struct Check
    {
        QString note{};
        QSet<QString> known{};  ///< The ids of the markers before it.
        QDateTime asked{};      ///< UTC.
    };
    struct Reading;

    void listenToAds();
    void apply(const Reading &reading);
    void checkMark();
    void setOwn(const QString &markerId);
    void rememberCategory(const QString &name, const QDateTime &at, bool isChange);
    /// Combines what was read with what is kept here.
    void rebuild();
    Bound askForClip(int request);
    void followClips();
    Bound lookForClips();
    void failClip(int request, const std::optional<Error> &error);
    ClipRequest *findRequest(int id);

    MomentsStore *m_store;
    std::optional<Api::Stream> m_stream{};
    std::optional<Api::Video> m_video{};
    QList<Api::StreamMarker> m_markers{};
    /// Those that were set in this run: a reading may not have them yet.
    QList<Api::StreamMarker> m_created{};
    QList<Api::Clip> m_clips{};
    QList<Api::Clip> m_channelClips{};
    QList<Api::Video> m_videos{};
    QList<StreamEvent> m_events{};
    QList<Moment> m_moments{};
    std::optional<Check> m_check{};
    Request m_answered{};
    QList<ClipRequest> m_requests{};
    QTimer m_look{};
    std::chrono::milliseconds m_patience = clipTime;
    int m_lastRequest = 0;
    bool m_isLooking = false;
    bool m_hearsAds = false;
};

/// The seconds of a video's duration such as "3h8m33s".
int secondsOf(const QString &duration);

}  // namespace Sidestage
