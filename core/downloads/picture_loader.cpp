// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_loader.h"

#include "picture_cache.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QHash>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>

#include <algorithm>
#include <map>
#include <vector>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr int maxRedirects = 5;
/// Files looked up at a time: so many may be in front of a newer wish.
constexpr int maxLookups = 4;
/// How long something is not tried again.
constexpr std::chrono::milliseconds afterRefusal = 10min;
constexpr std::chrono::milliseconds afterTrouble = 5s;
constexpr qsizetype maxRemembered = 2'000;

bool isThisComputer(const QString &host)
{
    const QHostAddress address(host);
    return address.isLoopback() || host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0;
}

/// Whether the type is that of a drawing in pixels; others may hold links and scripts.
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

struct PictureLoader::Private
{
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

    explicit Private(PictureLoader *owner, const QString &folder, const Limits &l)
        : q(owner)
        , limits(l)
    {
        if (!folder.isEmpty())
            cache = PictureCache::open(QDir(folder).filePath(QStringLiteral("pictures")), limits.onDisk);
    }

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

    PictureLoader *q;
    Limits limits;
    std::shared_ptr<PictureCache> cache{};
    QNetworkAccessManager *network = nullptr;
    QHash<QUrl, JobPtr> jobs{};
    std::map<quint64, QUrl> waiting{};  ///< By Job::order.
    std::map<quint64, QUrl> queued{};   ///< Those that are not on disk.
    quint64 loads = 0;
    int lookups = 0;
    int fetches = 0;
    QHash<QUrl, Failure> failures{};
    QHash<QObject *, QMetaObject::Connection> watched{};
};

void PictureLoader::Private::watch(QObject *context)
{
    if (!watched.contains(context)) {
        watched.insert(context,
                       connect(context, &QObject::destroyed, q, [this](QObject *gone) { forget(gone); }));
    }
}

void PictureLoader::Private::forget(QObject *context)
{
    watched.remove(context);
    for (auto each = jobs.begin(); each != jobs.end();) {
        const JobPtr job = *each;
        const auto gone
            = std::remove_if(job->requests.begin(), job->requests.end(),
                             [&](const PendingRequest &request) { return request.context == context; });
        const bool had = gone != job->requests.end();
        job->requests.erase(gone, job->requests.end());
        if (had && job->requests.empty()) {
            release(job);
            each = jobs.erase(each);
        } else {
            ++each;
        }
    }
    QTimer::singleShot(0, q, [this] { pump(); });
}

/// Begins what there is room for, the newest first.
void PictureLoader::Private::pump()
{
    const auto newest
        = [](std::map<quint64, QUrl> &list) { return list.extract(std::prev(list.end())).mapped(); };
    while (lookups < maxLookups && !waiting.empty()) {
        const QUrl url = newest(waiting);
        lookUp(url, jobs.value(url));
    }
    while (fetches < maxConcurrent && !queued.empty()) {
        const QUrl url = newest(queued);
        fetch(url, jobs.value(url));
    }
}

void PictureLoader::Private::lookUp(const QUrl &url, const JobPtr &job)
{
    job->stage = Stage::LookedUp;
    if (!cache) {
        if (const auto error = knownFailure(url))
            finish(url, job, *error);
        else
            enqueue(url, job);
        return;
    }
    ++lookups;
    cache->find(url, q, [this, url, job](std::optional<PictureCache::Found> found) {
        --lookups;
        if (jobs.value(url) == job) {
            const auto age = found ? found->keptAt.msecsTo(QDateTime::currentDateTimeUtc()) : 0;
            if (found && age >= 0 && age < limits.fresh.count()) {
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

void PictureLoader::Private::enqueue(const QUrl &url, const JobPtr &job)
{
    job->stage = Stage::Queued;
    queued.emplace(job->order, url);
}

void PictureLoader::Private::fetch(const QUrl &url, const JobPtr &job)
{
    job->stage = Stage::Fetched;
    job->at = url;
    ++fetches;
    job->whole = new QTimer(q);
    job->whole->setSingleShot(true);
    QObject::connect(job->whole, &QTimer::timeout, q,
                     [this, url, job] { failed(url, job, {.kind = Error::Kind::Timeout}); });
    job->whole->start(limits.whole);
    request(url, job);
}

void PictureLoader::Private::request(const QUrl &url, const JobPtr &job)
{
    if (!network) {
        network = new QNetworkAccessManager(q);
        network->setAutoDeleteReplies(false);
    }
    QNetworkRequest asked(job->at);
    asked.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    asked.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    asked.setRawHeader("Accept", "image/webp,image/gif,image/png,image/jpeg");
    // As it is: nothing that unpacks to more than was received.
    asked.setRawHeader("Accept-Encoding", "identity");
    asked.setTransferTimeout(int(limits.quiet.count()));
    job->bytes.clear();
    QNetworkReply *reply = network->get(asked);
    job->reply = reply;
    reply->setReadBufferSize(maxPerPicture + 1);
    QObject::connect(reply, &QNetworkReply::readyRead, q, [this, url, job] { receive(url, job); });
    QObject::connect(reply, &QNetworkReply::finished, q, [this, url, job] { replied(url, job); });
}

/// Stops as soon as it is clear that no picture of use comes.
void PictureLoader::Private::receive(const QUrl &url, const JobPtr &job)
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
    // As much as is there: Qt makes room for all that it is asked for, and 2 MB take a millisecond.
    const qint64 room = maxPerPicture + 1 - job->bytes.size();
    job->bytes += job->reply->read(std::min(job->reply->bytesAvailable(), room));
    if (announced > maxPerPicture || job->bytes.size() > maxPerPicture)
        failed(url, job, protocolError(QStringLiteral("The picture is too large."), status));
}

void PictureLoader::Private::replied(const QUrl &url, const JobPtr &job)
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
        reply->disconnect(q);
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
    if (cache && !reply->rawHeader("Cache-Control").toLower().contains("no-store"))
        cache->insert(url, job->bytes);
    finish(url, job, job->bytes);
}

void PictureLoader::Private::failed(const QUrl &url, const JobPtr &job, const Error &error)
{
    const bool refused = error.kind != Error::Kind::Offline && error.kind != Error::Kind::Timeout
        && error.kind != Error::Kind::Server && error.kind != Error::Kind::RateLimited;
    if (failures.size() >= maxRemembered)
        failures.clear();
    failures.insert(url, {error, QDeadlineTimer(refused ? afterRefusal : afterTrouble)});
    finish(url, job, job->old ? Result<QByteArray>(*job->old) : Result<QByteArray>(error));
}

void PictureLoader::Private::finish(const QUrl &url, const JobPtr &job, const Result<QByteArray> &result)
{
    release(job);
    if (jobs.value(url) == job)
        jobs.remove(url);
    for (const PendingRequest &request : std::exchange(job->requests, {}))
        deliver(request.context, request.done, result);
    QTimer::singleShot(0, q, [this] { pump(); });
}

/// Ends what goes on for a job.
void PictureLoader::Private::release(const JobPtr &job)
{
    waiting.erase(job->order);
    queued.erase(job->order);
    if (job->stage != Stage::Fetched || std::exchange(job->ended, true))
        return;
    --fetches;
    job->whole->stop();
    job->whole->deleteLater();
    job->reply->disconnect(q);
    job->reply->abort();
    job->reply->deleteLater();
}

/// From the event loop, so that what is done then may do anything with the loader.
void PictureLoader::Private::deliver(QObject *context, const Done &done, const Result<QByteArray> &result)
{
    QMetaObject::invokeMethod(
        context, [done, result] { done(result); }, Qt::QueuedConnection);
}

std::optional<Error> PictureLoader::Private::knownFailure(const QUrl &url)
{
    const auto known = failures.constFind(url);
    if (known == failures.constEnd())
        return {};
    if (!known->until.hasExpired())
        return known->error;
    failures.erase(known);
    return {};
}

PictureLoader::PictureLoader(const QString &cacheFolder, QObject *parent)
    : PictureLoader(cacheFolder, Limits(), parent)
{
}

PictureLoader::PictureLoader(const QString &cacheFolder, const Limits &limits, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, cacheFolder, limits))
{
}

PictureLoader::~PictureLoader()
{
    for (const auto &job : std::exchange(d->jobs, {}))
        d->release(job);
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
        d->deliver(context, done, Error{.kind = Error::Kind::Invalid, .fault = Fault::Malformed});
        return;
    }
    const QUrl key = url.adjusted(QUrl::RemoveFragment);
    d->watch(context);
    auto &job = d->jobs[key];
    if (!job)
        job = std::make_shared<Private::Job>();
    job->requests.push_back({context, std::move(done)});
    // Asked for once more, it becomes the newest.
    d->waiting.erase(job->order);
    const bool isQueued = d->queued.erase(job->order) > 0;
    job->order = ++d->loads;
    if (job->stage == Private::Stage::Waiting)
        d->waiting.emplace(job->order, key);
    else if (isQueued)
        d->queued.emplace(job->order, key);
    QTimer::singleShot(0, this, [this] { d->pump(); });
}

void PictureLoader::drop(const QUrl &url, QObject *context)
{
    const QUrl key = url.adjusted(QUrl::RemoveFragment);
    const auto job = d->jobs.value(key);
    if (!job || job->stage == Private::Stage::Fetched)
        return;
    auto &requests = job->requests;
    requests.erase(std::remove_if(requests.begin(), requests.end(),
                                  [&](const auto &request) { return request.context == context; }),
                   requests.end());
    if (requests.empty()) {
        d->release(job);
        d->jobs.remove(key);
    }
}

qint64 PictureLoader::bytesOnDisk() const
{
    return d->cache ? d->cache->bytes() : 0;
}

void PictureLoader::clear()
{
    d->failures.clear();
    if (d->cache)
        d->cache->clear();
}

}  // namespace Sidestage
