// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_download.h"

#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>
#include <QTimer>

namespace Sidestage {

namespace {

/// Signed URLs are long; longer ones are no URLs.
constexpr qsizetype longestUrl = 16 * 1024;
constexpr qint64 pieceBytes = 64 * 1024;

bool isThisComputer(const QString &host)
{
    return QHostAddress(host).isLoopback()
        || host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0;
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

Error wrong(const QString &message, int status = 0)
{
    return {.kind = Error::Kind::Protocol, .message = message, .status = status};
}

}  // namespace

struct FileDownload::Private
{
    Limits limits{};
    QNetworkAccessManager network{};
    QTimer whole{};
    QPointer<QNetworkReply> reply{};
    QUrl url{};
    Sink sink{};
    Done done{};
    qint64 received = 0;
    int redirects = 0;
    int turn = 0;  ///< Counts the downloads.
};

FileDownload::FileDownload(QObject *parent)
    : FileDownload(Limits(), parent)
{
}

FileDownload::FileDownload(const Limits &limits, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->limits = limits;
    d->whole.setSingleShot(true);
    connect(&d->whole, &QTimer::timeout, this, [this] { finish(Error{.kind = Error::Kind::Timeout}); });
}

FileDownload::~FileDownload()
{
    d->done = {};
    finish({});
}

bool FileDownload::isAllowed(const QUrl &url)
{
    if (!url.isValid() || url.host().isEmpty() || !url.userInfo().isEmpty()
        || url.toEncoded().size() > longestUrl)
        return false;
    return url.scheme() == QLatin1String("https")
        || (url.scheme() == QLatin1String("http") && isThisComputer(url.host()));
}

bool FileDownload::isRunning() const
{
    return d->done != nullptr;
}

void FileDownload::start(const QUrl &url, Sink sink, Done done)
{
    cancel();
    d->sink = std::move(sink);
    d->done = std::move(done);
    d->url = url.adjusted(QUrl::RemoveFragment);
    d->received = 0;
    d->redirects = 0;
    const int turn = ++d->turn;
    QMetaObject::invokeMethod(
        this,
        [this, turn] {
            if (turn != d->turn || !isRunning())
                return;
            if (!isAllowed(d->url))
                return finish(Error{
                    .kind = Error::Kind::Invalid,
                    .message
                    = tr("The address of the file is not secure: it is neither https nor on this computer."),
                    .fault = Fault::Malformed});
            d->whole.start(d->limits.whole);
            request();
        },
        Qt::QueuedConnection);
}

void FileDownload::cancel()
{
    if (isRunning())
        finish(Error{.kind = Error::Kind::Cancelled});
}

void FileDownload::request()
{
    QNetworkRequest asked(d->url);
    asked.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    asked.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    // As it is: nothing that unpacks to more than was received.
    asked.setRawHeader("Accept-Encoding", "identity");
    asked.setTransferTimeout(int(d->limits.quiet.count()));
    QNetworkReply *reply = d->network.get(asked);
    d->reply = reply;
    reply->setReadBufferSize(pieceBytes);
    connect(reply, &QNetworkReply::readyRead, this, &FileDownload::receive);
    connect(reply, &QNetworkReply::finished, this, &FileDownload::replied);
}

void FileDownload::receive()
{
    const int status = d->reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status != 200) {
        d->reply->skip(pieceBytes);
        return;
    }
    const QByteArray encoding = d->reply->rawHeader("Content-Encoding").trimmed().toLower();
    if (!encoding.isEmpty() && encoding != "identity")
        return finish(wrong(tr("The file is compressed (%1), which is not supported.")
                                .arg(QString::fromLatin1(encoding.left(20))),
                            status));
    const QVariant announced = d->reply->header(QNetworkRequest::ContentLengthHeader);
    const qint64 total = announced.isValid() ? announced.toLongLong() : -1;
    const auto tooLarge = [&] {
        finish(
            wrong(tr("The file is larger than %n MB.", nullptr, int(d->limits.bytes / 1024 / 1024)), status));
    };
    if (total > d->limits.bytes)
        return tooLarge();
    const int turn = d->turn;
    while (d->reply && d->reply->bytesAvailable() > 0) {
        const QByteArray piece = d->reply->read(pieceBytes);
        if (piece.isEmpty())
            break;
        d->received += piece.size();
        if (d->received > d->limits.bytes)
            return tooLarge();
        if (const auto taken = d->sink(piece); !taken)
            return finish(taken.error());
        Q_EMIT progressed(d->received, total);
        if (turn != d->turn || !isRunning())  // whoever was told has ended it
            return;
    }
}

void FileDownload::replied()
{
    QNetworkReply *reply = d->reply;
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (isRedirect(status)) {
        const QUrl next = d->url.resolved(QUrl::fromEncoded(reply->rawHeader("Location"), QUrl::StrictMode));
        const bool weaker = d->url.scheme() == QLatin1String("https") && next.scheme() != d->url.scheme();
        if (++d->redirects > d->limits.redirects || !isAllowed(next) || weaker)
            return finish(wrong(tr("The file was redirected in a way that is not allowed."), status));
        reply->disconnect(this);
        reply->deleteLater();
        d->url = next;
        request();
        return;
    }
    if (reply->error() != QNetworkReply::NoError && status < 400) {
        // It had begun to come: nothing says that other files would not.
        if (status == 200 && reply->error() == QNetworkReply::RemoteHostClosedError)
            return finish(wrong(tr("The file is incomplete."), status));
        const bool late = reply->error() == QNetworkReply::OperationCanceledError
            || reply->error() == QNetworkReply::TimeoutError;
        return finish(Error{.kind = late ? Error::Kind::Timeout : Error::Kind::Offline});
    }
    if (status != 200)
        return finish(Error::fromStatus(status, {}));
    const int turn = d->turn;
    receive();
    if (turn != d->turn || !isRunning())
        return;
    const QVariant announced = reply->header(QNetworkRequest::ContentLengthHeader);
    if (announced.isValid() && announced.toLongLong() != d->received)
        return finish(wrong(tr("The file is incomplete."), status));
    finish({});
}

void FileDownload::finish(const Result<void> &outcome)
{
    d->whole.stop();
    if (QNetworkReply *reply = d->reply) {
        d->reply = nullptr;
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
    d->sink = {};
    if (const Done done = std::exchange(d->done, {}))
        done(outcome);
}

}  // namespace Sidestage
