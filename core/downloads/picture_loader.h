// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QHash>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QNetworkAccessManager;
class QNetworkReply;
class QTimer;

namespace Sidestage {

class PictureCache;

/// Downloads pictures (emotes, badges, logos) by their URLs, without any token or cookie, and caches them on
/// disk. Everything is limited: the bytes on disk (the least recently used are deleted), the bytes of a
/// picture, the number of concurrent requests, the time. Allows only https, and http to this computer, also
/// for redirects, and no redirect from https to http. Concurrent requests for one picture share one download.
/// A picture rarely changes: after a week it is downloaded again, and the cached one is used if that fails.
/// Decoding is the task of the windows (ui/kit/text/picture.h).
class PictureLoader : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 maxOnDisk = 64 * 1024 * 1024;
    static constexpr qint64 maxPerPicture = 2 * 1024 * 1024;
    static constexpr int maxConcurrent = 6;

    struct Limits
    {
        qint64 onDisk = maxOnDisk;
        std::chrono::milliseconds quiet{10'000};  ///< Without receiving a byte.
        std::chrono::milliseconds whole{30'000};  ///< For the whole download, including redirects.
        std::chrono::milliseconds fresh{std::chrono::hours(7 * 24)};
    };

    using Done = std::function<void(const Result<QByteArray> &)>;

    /// `cacheFolder` is created if it is missing. Empty: nothing is cached. Several loaders may share it.
    explicit PictureLoader(const QString &cacheFolder, QObject *parent = nullptr);
    PictureLoader(const QString &cacheFolder, const Limits &limits, QObject *parent = nullptr);
    ~PictureLoader() override;

    /// Whether the URL may be downloaded.
    static bool isAllowed(const QUrl &url);

    /// Calls `done` with the bytes, never before this returns, unless `context` has been destroyed. A
    /// download that no context waits for is aborted. The newest request is started first, because it is for
    /// what is on screen. A failed URL is not requested again for a while. Errors: Invalid (a URL that is not
    /// allowed), Protocol (not a picture, too large, or an invalid redirect), Timeout, Offline, those of an
    /// HTTP status.
    void load(const QUrl &url, QObject *context, Done done);
    /// Withdraws the requests of `context` for this URL, unless the download has begun.
    void drop(const QUrl &url, QObject *context);

    qint64 bytesOnDisk() const;
    /// Clears the cache. URLs that failed may be requested again.
    void clear();

private:
    enum class Stage : quint8 { Waiting, LookedUp, Queued, Fetched };

    struct PendingRequest
    {
        QObject *context = nullptr;
        Done done{};
    };
    struct Job
    {
        Stage stage = Stage::Waiting;
        quint64 order = 0;  ///< A larger number means a newer request.
        std::vector<PendingRequest> requests{};
        std::optional<QByteArray> old{};  ///< The outdated cached bytes, used if the download fails.
        // Used during the download.
        QNetworkReply *reply = nullptr;
        QTimer *whole = nullptr;
        QUrl at{};
        QByteArray bytes{};
        int redirects = 0;
        bool ended = false;
    };
    using JobPtr = std::shared_ptr<Job>;
    struct Failure
    {
        Error error{};
        QDeadlineTimer until{};
    };

    void watch(QObject *context);
    void forget(QObject *context);
    void pump();
    void lookUp(const QUrl &url, const JobPtr &job);
    void enqueue(const QUrl &url, const JobPtr &job);
    void fetch(const QUrl &url, const JobPtr &job);
    void request(const QUrl &url, const JobPtr &job);
    void receive(const QUrl &url, const JobPtr &job);
    void replied(const QUrl &url, const JobPtr &job);
    void failed(const QUrl &url, const JobPtr &job, const Error &error);
    void finish(const QUrl &url, const JobPtr &job, const Result<QByteArray> &result);
    void release(const JobPtr &job);
    void deliver(QObject *context, const Done &done, const Result<QByteArray> &result);
    std::optional<Error> knownFailure(const QUrl &url);

    Limits m_limits;
    std::shared_ptr<PictureCache> m_cache{};
    QNetworkAccessManager *m_network = nullptr;
    QHash<QUrl, JobPtr> m_jobs{};
    std::map<quint64, QUrl> m_waiting{};  ///< Not yet looked up in the cache, by Job::order.
    std::map<quint64, QUrl> m_queued{};   ///< Not cached: to be downloaded, by Job::order.
    quint64 m_loads = 0;
    int m_lookups = 0;
    int m_fetches = 0;
    QHash<QUrl, Failure> m_failures{};
    QHash<QObject *, QMetaObject::Connection> m_watched{};
};

}  // namespace Sidestage
