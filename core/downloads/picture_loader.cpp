// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_loader.h"

#include "client/service_address.h"
#include "picture_cache.h"

#include <QDir>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr int maxRedirects = 5;
/// Cache lookups at a time. At most this many can delay a newer request.
constexpr int maxLookups = 4;
/// How long a failed URL is not requested again.
constexpr std::chrono::milliseconds afterRefusal = 10min;
constexpr std::chrono::milliseconds afterTrouble = 5s;
constexpr qsizetype maxRemembered = 2'000;

/// Whether the type is a raster image. Other types may contain links and scripts.
bool isPicture(const QByteArray &contentType)
{
    const QByteArray type = contentType.split(';').first().trimmed().toLower();
    return type.startsWith("image/") && !type.startsWith("image/svg");
}

Error protocolError(const QString &message, int status)
{
    return {.kind = Error::Kind::Protocol, .message = message, .status = status};
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

}  // namespace

PictureLoader::PictureLoader(const QString &cacheFolder, QObject *parent)
    : PictureLoader(cacheFolder, Limits(), parent)
{
}

PictureLoader::PictureLoader(const QString &cacheFolder, const Limits &limits, QObject *parent)
    : QObject(parent)
    , m_limits(limits)
{
    if (!cacheFolder.isEmpty())
        m_cache = PictureCache::open(QDir(cacheFolder).filePath(QStringLiteral("pictures")), limits.onDisk);
}

PictureLoader::~PictureLoader()
{
    for (const auto &job : std::exchange(m_jobs, {}))
        release(job);
}

bool PictureLoader::isAllowed(const QUrl &url)
{
    constexpr int longest = 2'000;
    if (!url.isValid() || url.host().isEmpty() || !url.userInfo().isEmpty()
        || url.toEncoded().size() > longest)
        return false;
    return url.scheme() == QLatin1String("https")
        || (url.scheme() == QLatin1String("http") && isThisComputer(url.host()));
}

void PictureLoader::load(const QUrl &url, QObject *context, Done done)
{
    if (!context)
        context = this;
    if (!isAllowed(url)) {
        deliver(context, done, Error{.kind = Error::Kind::Invalid, .fault = Fault::Malformed});
        return;
    }
    const QUrl key = url.adjusted(QUrl::RemoveFragment);
    watch(context);
    auto &job = m_jobs[key];
    if (!job)
        job = std::make_shared<Job>();
    job->requests.push_back({context, std::move(done)});
    // A repeated request makes the job the newest.
    m_waiting.erase(job->order);
    const bool isQueued = m_queued.erase(job->order) > 0;
    job->order = ++m_loads;
    if (job->stage == Stage::Waiting)
        m_waiting.emplace(job->order, key);
    else if (isQueued)
        m_queued.emplace(job->order, key);
    QTimer::singleShot(0, this, [this] { pump(); });
}

void PictureLoader::drop(const QUrl &url, QObject *context)
{
    const QUrl key = url.adjusted(QUrl::RemoveFragment);
    const auto job = m_jobs.value(key);
    if (!job || job->stage == Stage::Fetched)
        return;
    auto &requests = job->requests;
    requests.erase(std::remove_if(requests.begin(), requests.end(),
                                  [&](const auto &request) { return request.context == context; }),
                   requests.end());
    if (requests.empty()) {
        release(job);
        m_jobs.remove(key);
    }
}

qint64 PictureLoader::bytesOnDisk() const
{
    return m_cache ? m_cache->bytes() : 0;
}

void PictureLoader::clear()
{
    m_failures.clear();
    if (m_cache)
        m_cache->clear();
}

void PictureLoader::watch(QObject *context)
{
    if (!m_watched.contains(context)) {
        m_watched.insert(
            context, connect(context, &QObject::destroyed, this, [this](QObject *gone) { forget(gone); }));
    }
}

void PictureLoader::forget(QObject *context)
{
    m_watched.remove(context);
    for (auto each = m_jobs.begin(); each != m_jobs.end();) {
        const JobPtr job = *each;
        const auto gone
            = std::remove_if(job->requests.begin(), job->requests.end(),
                             [&](const PendingRequest &request) { return request.context == context; });
        const bool had = gone != job->requests.end();
        job->requests.erase(gone, job->requests.end());
        if (had && job->requests.empty()) {
            release(job);
            each = m_jobs.erase(each);
        } else {
            ++each;
        }
    }
    QTimer::singleShot(0, this, [this] { pump(); });
}

/// Starts as many jobs as allowed, the newest first.
void PictureLoader::pump()
{
    const auto newest
        = [](std::map<quint64, QUrl> &list) { return list.extract(std::prev(list.end())).mapped(); };
    while (m_lookups < maxLookups && !m_waiting.empty()) {
        const QUrl url = newest(m_waiting);
        lookUp(url, m_jobs.value(url));
    }
    while (m_fetches < maxConcurrent && !m_queued.empty()) {
        const QUrl url = newest(m_queued);
        fetch(url, m_jobs.value(url));
    }
}

void PictureLoader::lookUp(const QUrl &url, const JobPtr &job)
{
    job->stage = Stage::LookedUp;
    if (!m_cache) {
        if (const auto error = knownFailure(url))
            finish(url, job, *error);
        else
            enqueue(url, job);
        return;
    }
    ++m_lookups;
    m_cache->find(url, this, [this, url, job](std::optional<PictureCache::Found> found) {
        --m_lookups;
        if (m_jobs.value(url) == job) {
            const auto age = found ? found->keptAt.msecsTo(QDateTime::currentDateTimeUtc()) : 0;
            if (found && age >= 0 && age < m_limits.fresh.count()) {
                finish(url, job, found->bytes);
            } else {
                if (found)
                    job->old = std::move(found->bytes);
                if (const auto error = knownFailure(url)) {
                    finish(url, job, job->old ? Result<QByteArray>(*job->old) : Result<QByteArray>(*error));
                } else {
                    enqueue(url, job);
                }
            }
        }
        pump();
    });
}

void PictureLoader::enqueue(const QUrl &url, const JobPtr &job)
{
    job->stage = Stage::Queued;
    m_queued.emplace(job->order, url);
}

void PictureLoader::fetch(const QUrl &url, const JobPtr &job)
{
    job->stage = Stage::Fetched;
    job->at = url;
    ++m_fetches;
    job->whole = new QTimer(this);
    job->whole->setSingleShot(true);
    connect(job->whole, &QTimer::timeout, this,
            [this, url, job] { failed(url, job, {.kind = Error::Kind::Timeout}); });
    job->whole->start(m_limits.whole);
    request(url, job);
}

void PictureLoader::request(const QUrl &url, const JobPtr &job)
{
    if (!m_network) {
        m_network = new QNetworkAccessManager(this);
        m_network->setAutoDeleteReplies(false);
    }
    QNetworkRequest asked(job->at);
    asked.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    asked.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    asked.setRawHeader("Accept", "image/webp,image/gif,image/png,image/jpeg");
    // No compression: the data must not become larger than what was received.
    asked.setRawHeader("Accept-Encoding", "identity");
    asked.setTransferTimeout(int(m_limits.quiet.count()));
    job->bytes.clear();
    QNetworkReply *reply = m_network->get(asked);
    job->reply = reply;
    reply->setReadBufferSize(maxPerPicture + 1);
    connect(reply, &QNetworkReply::readyRead, this, [this, url, job] { receive(url, job); });
    connect(reply, &QNetworkReply::finished, this, [this, url, job] { replied(url, job); });
}

/// Aborts as soon as it is clear that the response is not a usable picture.
void PictureLoader::receive(const QUrl &url, const JobPtr &job)
{
    const int status = job->reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status != 200) {
        job->reply->skip(maxPerPicture);
        return;
    }
    const QByteArray encoding = job->reply->rawHeader("Content-Encoding").trimmed().toLower();
    if (!isPicture(job->reply->rawHeader("Content-Type"))
        || (!encoding.isEmpty() && encoding != "identity")) {
        failed(url, job, protocolError(QStringLiteral("The answer is no picture."), status));
        return;
    }
    const qint64 announced = job->reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    // Read only what is available: Qt allocates the requested size, and 2 MB take a millisecond.
    const qint64 room = maxPerPicture + 1 - job->bytes.size();
    job->bytes += job->reply->read(std::min(job->reply->bytesAvailable(), room));
    if (announced > maxPerPicture || job->bytes.size() > maxPerPicture)
        failed(url, job, protocolError(QStringLiteral("The picture is too large."), status));
}

void PictureLoader::replied(const QUrl &url, const JobPtr &job)
{
    QNetworkReply *reply = job->reply;
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (isRedirect(status)) {
        const QUrl next = job->at.resolved(QUrl::fromEncoded(reply->rawHeader("Location"), QUrl::StrictMode));
        const bool weaker = job->at.scheme() == QLatin1String("https") && next.scheme() != job->at.scheme();
        if (++job->redirects > maxRedirects || !isAllowed(next) || weaker) {
            failed(url, job, protocolError(QStringLiteral("The picture is elsewhere."), status));
            return;
        }
        reply->disconnect(this);
        reply->deleteLater();
        job->at = next;
        request(url, job);
        return;
    }
    if (reply->error() != QNetworkReply::NoError && status < 400) {
        const bool late = reply->error() == QNetworkReply::OperationCanceledError
            || reply->error() == QNetworkReply::TimeoutError;
        failed(url, job, {.kind = late ? Error::Kind::Timeout : Error::Kind::Offline});
        return;
    }
    if (status != 200) {
        failed(url, job, Error::fromStatus(status, {}));
        return;
    }
    receive(url, job);
    if (job->ended)
        return;
    const QVariant announced = reply->header(QNetworkRequest::ContentLengthHeader);
    if (job->bytes.isEmpty() || (announced.isValid() && announced.toLongLong() != job->bytes.size())) {
        failed(url, job, protocolError(QStringLiteral("The picture is not whole."), status));
        return;
    }
    if (m_cache && !reply->rawHeader("Cache-Control").toLower().contains("no-store"))
        m_cache->insert(url, job->bytes);
    finish(url, job, job->bytes);
}

void PictureLoader::failed(const QUrl &url, const JobPtr &job, const Error &error)
{
    const bool refused = error.kind != Error::Kind::Offline && error.kind != Error::Kind::Timeout
        && error.kind != Error::Kind::Server && error.kind != Error::Kind::RateLimited;
    if (m_failures.size() >= maxRemembered)
        m_failures.clear();
    m_failures.insert(url, {error, QDeadlineTimer(refused ? afterRefusal : afterTrouble)});
    finish(url, job, job->old ? Result<QByteArray>(*job->old) : Result<QByteArray>(error));
}

void PictureLoader::finish(const QUrl &url, const JobPtr &job, const Result<QByteArray> &result)
{
    release(job);
    if (m_jobs.value(url) == job)
        m_jobs.remove(url);
    for (const PendingRequest &request : std::exchange(job->requests, {}))
        deliver(request.context, request.done, result);
    QTimer::singleShot(0, this, [this] { pump(); });
}

/// Removes a job from the queues and aborts its request.
void PictureLoader::release(const JobPtr &job)
{
    m_waiting.erase(job->order);
    m_queued.erase(job->order);
    if (job->stage != Stage::Fetched || std::exchange(job->ended, true))
        return;
    --m_fetches;
    job->whole->stop();
    job->whole->deleteLater();
    job->reply->disconnect(this);
    job->reply->abort();
    job->reply->deleteLater();
}

/// Calls `done` from the event loop, so that it may call any function of the loader.
void PictureLoader::deliver(QObject *context, const Done &done, const Result<QByteArray> &result)
{
    QMetaObject::invokeMethod(
        context, [done, result] { done(result); }, Qt::QueuedConnection);
}

std::optional<Error> PictureLoader::knownFailure(const QUrl &url)
{
    const auto known = m_failures.constFind(url);
    if (known == m_failures.constEnd())
        return {};
    if (!known->until.hasExpired())
        return known->error;
    m_failures.erase(known);
    return {};
}

}  // namespace Sidestage
