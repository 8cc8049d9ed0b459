// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_download.h"

#include "client/service_address.h"

#include <QNetworkReply>

namespace Sidestage {

namespace {

/// Signed URLs are long. A longer one is rejected.
constexpr qsizetype longestUrl = 16 * 1024;
constexpr qint64 pieceBytes = 64 * 1024;

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

Error wrong(const QString &message, int status = 0)
{
    return {.kind = Error::Kind::Protocol, .message = message, .status = status};
}

}  // namespace

FileDownload::FileDownload(QObject *parent)
    : FileDownload(Limits(), parent)
{
}

FileDownload::FileDownload(const Limits &limits, QObject *parent)
    : QObject(parent)
    , m_limits(limits)
{
    m_whole.setSingleShot(true);
    connect(&m_whole, &QTimer::timeout, this, [this] { finish(Error{.kind = Error::Kind::Timeout}); });
}

FileDownload::~FileDownload()
{
    m_done = {};
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

void FileDownload::start(const QUrl &url, Sink sink, Done done)
{
    cancel();
    m_sink = std::move(sink);
    m_done = std::move(done);
    m_url = url.adjusted(QUrl::RemoveFragment);
    m_received = 0;
    m_redirects = 0;
    const int turn = ++m_turn;
    QMetaObject::invokeMethod(
        this,
        [this, turn] {
            if (turn != m_turn || !isRunning())
                return;
            if (!isAllowed(m_url))
                return finish(Error{
                    .kind = Error::Kind::Invalid,
                    .message
                    = tr("The address of the file is not secure: it is neither https nor on this computer."),
                    .fault = Fault::Malformed});
            m_whole.start(m_limits.whole);
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
    QNetworkRequest asked(m_url);
    asked.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    asked.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    asked.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    // No compression: the data must not become larger than what was received.
    asked.setRawHeader("Accept-Encoding", "identity");
    asked.setTransferTimeout(int(m_limits.quiet.count()));
    QNetworkReply *reply = m_network.get(asked);
    m_reply = reply;
    reply->setReadBufferSize(pieceBytes);
    connect(reply, &QNetworkReply::readyRead, this, &FileDownload::receive);
    connect(reply, &QNetworkReply::finished, this, &FileDownload::replied);
}

void FileDownload::receive()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status != 200) {
        m_reply->skip(pieceBytes);
        return;
    }
    const QByteArray encoding = m_reply->rawHeader("Content-Encoding").trimmed().toLower();
    if (!encoding.isEmpty() && encoding != "identity")
        return finish(wrong(tr("The file is compressed (%1), which is not supported.")
                                .arg(QString::fromLatin1(encoding.left(20))),
                            status));
    const QVariant announced = m_reply->header(QNetworkRequest::ContentLengthHeader);
    const qint64 total = announced.isValid() ? announced.toLongLong() : -1;
    const auto tooLarge = [&] {
        finish(
            wrong(tr("The file is larger than %n MB.", nullptr, int(m_limits.bytes / 1024 / 1024)), status));
    };
    if (total > m_limits.bytes)
        return tooLarge();
    const int turn = m_turn;
    while (m_reply && m_reply->bytesAvailable() > 0) {
        const QByteArray piece = m_reply->read(pieceBytes);
        if (piece.isEmpty())
            break;
        m_received += piece.size();
        if (m_received > m_limits.bytes)
            return tooLarge();
        if (const auto taken = m_sink(piece); !taken)
            return finish(taken.error());
        Q_EMIT progressed(m_received, total);
        if (turn != m_turn || !isRunning())  // a slot has ended it
            return;
    }
}

void FileDownload::replied()
{
    QNetworkReply *reply = m_reply;
    const int status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (isRedirect(status)) {
        const QUrl next = m_url.resolved(QUrl::fromEncoded(reply->rawHeader("Location"), QUrl::StrictMode));
        const bool weaker = m_url.scheme() == QLatin1String("https") && next.scheme() != m_url.scheme();
        if (++m_redirects > m_limits.redirects || !isAllowed(next) || weaker)
            return finish(wrong(tr("The file was redirected in a way that is not allowed."), status));
        reply->disconnect(this);
        reply->deleteLater();
        m_url = next;
        request();
        return;
    }
    if (reply->error() != QNetworkReply::NoError && status < 400) {
        // The transfer had begun, so the service is not offline: other files may still succeed.
        if (status == 200 && reply->error() == QNetworkReply::RemoteHostClosedError)
            return finish(wrong(tr("The file is incomplete."), status));
        const bool late = reply->error() == QNetworkReply::OperationCanceledError
            || reply->error() == QNetworkReply::TimeoutError;
        return finish(Error{.kind = late ? Error::Kind::Timeout : Error::Kind::Offline});
    }
    if (status != 200)
        return finish(Error::fromStatus(status, {}));
    const int turn = m_turn;
    receive();
    if (turn != m_turn || !isRunning())
        return;
    const QVariant announced = reply->header(QNetworkRequest::ContentLengthHeader);
    if (announced.isValid() && announced.toLongLong() != m_received)
        return finish(wrong(tr("The file is incomplete."), status));
    finish({});
}

void FileDownload::finish(const Result<void> &outcome)
{
    m_whole.stop();
    if (QNetworkReply *reply = m_reply) {
        m_reply = nullptr;
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
    m_sink = {};
    if (const Done done = std::exchange(m_done, {}))
        done(outcome);
}

}  // namespace Sidestage
