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

/// Fetches pictures by their URLs, without any token or cookie, and keeps them on disk: emotes, badges,
/// logos. Bounded in everything: bytes on disk (the longest unused leave), bytes of one picture, requests at
/// a time, time. Only https, and http to this computer; redirects only where the same holds, and never from
/// https to http. The same picture asked for twice is fetched once. What lies behind such a URL does not
/// change as a rule: it is asked for anew after a week, and the old one serves on when that fails. Decoding
/// is the windows' business (ui/kit/text/picture.h).
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
        std::chrono::milliseconds quiet{10'000};  ///< Without a byte.
        std::chrono::milliseconds whole{30'000};  ///< For all of it, with its redirects.
        std::chrono::milliseconds fresh{std::chrono::hours(7 * 24)};
    };

    using Done = std::function<void(const Result<QByteArray> &)>;

    /// `cacheFolder`: made when it is not there; empty: nothing is kept. Several loaders may have the same.
    explicit PictureLoader(const QString &cacheFolder, QObject *parent = nullptr);
    PictureLoader(const QString &cacheFolder, const Limits &limits, QObject *parent = nullptr);
    ~PictureLoader() override;

    /// Whether it may be asked for at all.
    static bool isAllowed(const QUrl &url);

    /// Calls `done` with the bytes, never before this has returned, unless `context` is gone by then: then,
    /// if nobody else wants it, it is not fetched any more. The newest wish is fetched first: it is what is
    /// on screen. What has failed is not tried again for a while. Errors: Invalid (a URL that is not
    /// allowed), Protocol (no picture, too large, or a wrong redirect), Timeout, Offline, those of an HTTP
    /// status.
    void load(const QUrl &url, QObject *context, Done done);
    /// What was not begun for this one yet is not wanted any more.
    void drop(const QUrl &url, QObject *context);

    qint64 bytesOnDisk() const;
    /// Also what has failed may be tried again.
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
        quint64 order = 0;  ///< A larger number is a newer wish.
        std::vector<PendingRequest> requests{};
        std::optional<QByteArray> old{};  ///< Serves when fetching fails.
        // While it is fetched.
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
    std::map<quint64, QUrl> m_waiting{};  ///< By Job::order.
    std::map<quint64, QUrl> m_queued{};   ///< Those that are not on disk.
    quint64 m_loads = 0;
    int m_lookups = 0;
    int m_fetches = 0;
    QHash<QUrl, Failure> m_failures{};
    QHash<QObject *, QMetaObject::Connection> m_watched{};
};

}  // namespace Sidestage
