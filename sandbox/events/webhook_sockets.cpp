// SPDX-License-Identifier: GPL-3.0-or-later
#include "webhook_sockets.h"

#include "eventsub.h"

#include <QHostInfo>
#include <QNetworkProxy>
#include <QSslSocket>
#include <QTimer>

namespace Sidestage::Sandbox {

namespace {

/// Time for a callback to close its connection after its answer; then it is aborted.
constexpr std::chrono::milliseconds closingTime{500};

QByteArray requestText(const CallbackRequest &request)
{
    const QUrl &url = request.url;
    QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    if (path.isEmpty())
        path = "/";
    if (url.hasQuery())
        path += '?' + url.query(QUrl::FullyEncoded).toLatin1();
    QByteArray text = "POST " + path + " HTTP/1.1\r\nHost: " + url.authority(QUrl::FullyEncoded).toLatin1()
        + "\r\nUser-Agent: sidestage-sandbox\r\nConnection: close\r\nContent-Length: "
        + QByteArray::number(request.body.size()) + "\r\n";
    for (const auto &[name, value] : request.headers.items())
        text.append(name).append(": ").append(value).append("\r\n");
    return text.append("\r\n").append(request.body);
}

/// Returns Content-Length; -1 if there is none.
qsizetype lengthIn(const QByteArray &head)
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).compare("content-length", Qt::CaseInsensitive) == 0) {
            bool isNumber = false;
            const qlonglong length = line.sliced(colon + 1).trimmed().toLongLong(&isNumber);
            return isNumber && length >= 0 ? qsizetype(length) : -1;
        }
    }
    return -1;
}

/// Whether this can be the beginning of an answer.
bool mayBeHttp(const QByteArray &beginning)
{
    const QByteArrayView version("HTTP/1.");
    return beginning.startsWith(version.first(std::min(version.size(), beginning.size())));
}

/// Returns the status of "HTTP/1.1 200 OK"; 0 if this is no such line.
int statusIn(const QByteArray &head)
{
    if (!head.startsWith("HTTP/1.") || head.size() < 12 || head[8] != ' ')
        return 0;
    const int status = head.sliced(9, 3).toInt();
    return status >= 100 ? status : 0;
}

}  // namespace

/// One request with its answer.
class WebhookSockets::Exchange final : public QObject
{
public:
    Exchange(qint64 number, CallbackRequest request, WebhookSockets *owner)
        : QObject(owner)
        , m_owner(owner)
        , m_number(number)
        , m_request(std::move(request))
    {
    }

    void start()
    {
        const QString host = m_request.url.host();
        if (host == QLatin1String("localhost"))
            m_addresses = {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)};
        else if (QHostAddress literal; literal.setAddress(host))
            m_addresses = {literal};
        else {
            QHostInfo::lookupHost(host, this, [this](const QHostInfo &found) {
                m_addresses = found.addresses();
                m_error = found.errorString();
                connectToNext();
            });
            return;
        }
        connectToNext();
    }

private:
    void connectToNext()
    {
        if (m_addresses.isEmpty())
            return fail(m_error);
        const QHostAddress address = m_addresses.takeFirst();
        const bool encrypted = m_request.url.scheme() == QLatin1String("https");
        auto *secure = encrypted ? new QSslSocket(this) : nullptr;
        m_socket = secure ? secure : new QTcpSocket(this);
        m_socket->setProxy(QNetworkProxy::NoProxy);
        m_socket->setReadBufferSize(maxHead);
        connect(m_socket, &QTcpSocket::readyRead, this, &Exchange::read);
        connect(m_socket, &QTcpSocket::errorOccurred, this, &Exchange::stop);
        const quint16 port = quint16(m_request.url.port(encrypted ? 443 : 80));
        if (!secure) {
            connect(m_socket, &QTcpSocket::connected, this, &Exchange::write);
            m_socket->connectToHost(address, port);
            return;
        }
        connect(secure, &QSslSocket::encrypted, this, &Exchange::write);
        if (address.isLoopback())
            connect(secure, &QSslSocket::sslErrors, secure, [secure] { secure->ignoreSslErrors(); });
        secure->connectToHostEncrypted(address.toString(), port, m_request.url.host());
    }

    void write()
    {
        m_connected = true;
        m_socket->write(requestText(m_request));
    }

    void read()
    {
        if (m_over)
            return drop();
        m_received += m_socket->readAll();
        while (m_status == 0) {
            const qsizetype end = m_received.indexOf("\r\n\r\n");
            if (end < 0 && m_received.size() < maxHead && mayBeHttp(m_received))
                return;
            const QByteArray head = m_received.first(std::max<qsizetype>(end, 0));
            const int status = statusIn(head);
            if (status == 0)
                return fail(QStringLiteral("The answer is not HTTP."));
            m_received.remove(0, end + 4);
            if (status < 200)
                continue;  // an interim answer, the real one follows
            m_status = status;
            m_length = lengthIn(head);
        }
        if (!m_request.readsBody || m_length < 0 || m_received.size() >= std::min(m_length, maxBody))
            finish();
    }

    /// The connection has failed or was closed.
    void stop()
    {
        if (m_over)
            return deleteLater();
        m_error = m_socket->errorString();
        if (!m_connected && !m_addresses.isEmpty()) {
            m_socket->disconnect(this);
            m_socket->deleteLater();
            return connectToNext();
        }
        fail(m_connected ? QStringLiteral("The connection was closed without an answer.") : m_error);
    }

    void finish()
    {
        QString error;
        if (m_status >= 300 && m_status < 400)
            error = QStringLiteral("Redirects are not followed.");
        else if (m_request.readsBody && m_length < 0)
            error = QStringLiteral("The answer has no Content-Length.");
        const bool complete = m_length >= 0 && m_received.size() >= m_length;
        report({.status = m_status, .body = m_received.first(complete ? m_length : 0), .error = error});
        // Closing a connection with unread bytes would be an error for the callback.
        if (complete)
            m_socket->disconnectFromHost();
        QTimer::singleShot(closingTime, this, &QObject::deleteLater);
        drop();
    }

    void fail(const QString &error)
    {
        report({.error = error});
        deleteLater();
    }

    void report(const CallbackAnswer &answer)
    {
        m_over = true;
        m_owner->finish(m_number, answer);
    }

    void drop()
    {
        m_dropped += m_socket->skip(m_socket->bytesAvailable());
        if (m_dropped > maxDropped)
            deleteLater();
    }

    WebhookSockets *m_owner;
    qint64 m_number;
    CallbackRequest m_request;
    QList<QHostAddress> m_addresses{};  ///< Not tried yet.
    QTcpSocket *m_socket = nullptr;
    QString m_error{};
    bool m_connected = false;
    QByteArray m_received{};  ///< After the head: the body.
    int m_status = 0;
    qsizetype m_length = -1;
    bool m_over = false;
    qint64 m_dropped = 0;
};

WebhookSockets::WebhookSockets(EventSub &eventSub, QObject *parent)
    : QObject(parent)
    , m_eventSub(eventSub)
{
    m_eventSub.setWebhookSender(this);
}

WebhookSockets::~WebhookSockets()
{
    m_eventSub.setWebhookSender(nullptr);
}

void WebhookSockets::post(qint64 number, const CallbackRequest &request)
{
    auto *exchange = new Exchange(number, request, this);
    m_exchanges.insert(number, exchange);
    // Later, because a connection may fail at once.
    QTimer::singleShot(0, exchange, [exchange] { exchange->start(); });
}

void WebhookSockets::cancel(qint64 number)
{
    delete m_exchanges.take(number);
}

void WebhookSockets::finish(qint64 number, const CallbackAnswer &answer)
{
    m_exchanges.remove(number);
    m_eventSub.answered(number, answer);
}

}  // namespace Sidestage::Sandbox
