// SPDX-License-Identifier: GPL-3.0-or-later
#include "server.h"

#include "sandbox/events/event_sockets.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/events/webhook_sockets.h"
#include "sandbox/http/connection.h"
#include "sandbox/http/open_ssl.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

#include <QAbstractHttpServer>
#include <QCoreApplication>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QPointer>
#include <QTimer>
#include <QWebSocket>
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QHttpServerWebSocketUpgradeResponse>
#endif

namespace Sidestage::Sandbox {

namespace {

/// A port that is free for one address may be taken for the other, so up to this many ports are tried.
constexpr int maxTries = 20;

QByteArray nameOf(QHttpServerRequest::Method method)
{
    switch (method) {
    case QHttpServerRequest::Method::Get:
    case QHttpServerRequest::Method::Head:  // Like GET; respond() leaves out the body.
        return QByteArrayLiteral("GET");
    case QHttpServerRequest::Method::Put:
        return QByteArrayLiteral("PUT");
    case QHttpServerRequest::Method::Delete:
        return QByteArrayLiteral("DELETE");
    case QHttpServerRequest::Method::Post:
        return QByteArrayLiteral("POST");
    case QHttpServerRequest::Method::Options:
        return QByteArrayLiteral("OPTIONS");
    case QHttpServerRequest::Method::Patch:
        return QByteArrayLiteral("PATCH");
    default:
        return {};
    }
}

Request requestOf(const QHttpServerRequest &http)
{
    const QUrl url = http.url();
    Request request{.method = nameOf(http.method()),
                    .path = url.path(QUrl::FullyEncoded).toLatin1(),
                    .query = url.query(QUrl::FullyEncoded).toLatin1(),
                    .body = http.body()};
    static const QByteArray looked[]
        = {"Authorization", "Client-Id", "Content-Type", "Accept", "Cookie", "Host", "Origin"};
    for (const QByteArray &name : looked) {
        if (QByteArray value = http.value(name); !value.isEmpty())
            request.headers.add(name, std::move(value));
    }
    return request;
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
/// Whether the client requests a WebSocket upgrade, by the same rule as Qt's server.
bool wantsWebSocket(const QHttpServerRequest &http)
{
    return http.value("upgrade").compare("websocket", Qt::CaseInsensitive) == 0
        && http.value("connection").toLower().contains("upgrade");
}
#endif

/// For requests with another host name, see namesThisMachine().
Response strangerRefusal()
{
    return errorAnswer(403, QStringLiteral("The host must be localhost, 127.0.0.1 or [::1]."));
}

}  // namespace

/// Qt's server parses the requests. Answers are written directly to the connection, because the API of its
/// responder differs between Qt versions and cannot write a broken answer on purpose.
class Server::Http final : public QAbstractHttpServer
{
public:
    Http(Service &service, std::chrono::milliseconds timeout)
        : m_service(service)
        , m_date(service.world().clock())
        , m_sockets(service.world().area<EventSub>())
        , m_webhooks(service.world().area<EventSub>())
    {
        QObject::connect(this, &QAbstractHttpServer::newWebSocketConnection, this, [this] {
            while (hasPendingWebSocketConnections())
                m_sockets.add(nextPendingWebSocketConnection());
        });
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        addWebSocketUpgradeVerifier(this, [this](const QHttpServerRequest &http) {
            return upgrade(http, connectionOf(http)) ? QHttpServerWebSocketUpgradeResponse::accept()
                                                     : QHttpServerWebSocketUpgradeResponse::passToNext();
        });
#endif
        auto *timer = new QTimer(this);
        QObject::connect(timer, &QTimer::timeout, this, [this, timeout] {
            for (Listener *listener : std::as_const(m_listeners))
                listener->checkTimeouts(timeout);
        });
        timer->start(timeout / 6);
    }

    ~Http() override
    {
        closeAll();
    }

    bool add(const QHostAddress &address, quint16 port)
    {
        auto *listener = new Listener(m_date, this);
        listener->setListenBacklogSize(1024);  // Effective only when set before listen().
        if (!listener->listen(address, port)) {
            error = listener->errorString();
            unsupported = listener->serverError() == QAbstractSocket::SocketAddressNotAvailableError
                || listener->serverError() == QAbstractSocket::UnsupportedSocketOperationError;
            delete listener;
            return false;
        }
        bind(listener);
        m_listeners.append(listener);
        return true;
    }
    void closeAll()
    {
        qDeleteAll(m_listeners);
        m_listeners.clear();
    }
    quint16 port() const
    {
        return m_listeners.isEmpty() ? 0 : m_listeners.first()->serverPort();
    }

    QString error{};
    bool unsupported = false;  ///< This machine does not support the address.

protected:
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
    bool handleRequest(const QHttpServerRequest &http, QTcpSocket *socket) override
    {
        auto *connection = qobject_cast<Connection *>(socket);
        // For an upgrade, Qt passes the socket on when this returns true and calls missingHandler()
        // otherwise.
        if (wantsWebSocket(http))
            return upgrade(http, connection);
        respond(http, connection, nullptr);
        return true;
    }
    void missingHandler(const QHttpServerRequest &http, QTcpSocket *socket) override
    {
        respond(http, qobject_cast<Connection *>(socket), nullptr);
    }
#else
    bool handleRequest(const QHttpServerRequest &http, QHttpServerResponder &responder) override
    {
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
        if (wantsWebSocket(http))
            return upgrade(http, connectionOf(http));
#endif
        respond(http, connectionOf(http), &responder);
        return true;
    }
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    void missingHandler(const QHttpServerRequest &http, QHttpServerResponder &&responder) override
#else
    void missingHandler(const QHttpServerRequest &http, QHttpServerResponder &responder) override
#endif
    {
        respond(http, connectionOf(http), &responder);
    }

private:
    /// The request identifies its connection only by address and port.
    Connection *connectionOf(const QHttpServerRequest &http) const
    {
        for (const Listener *listener : m_listeners) {
            if (Connection *found = listener->find(http.remoteAddress(), http.remotePort()))
                return found;
        }
        return nullptr;
    }
#endif

private:
    /// Returns true if the connection becomes a WebSocket, which Qt's server then emits.
    static bool upgrade(const QHttpServerRequest &http, Connection *connection)
    {
        if (!connection || http.method() != QHttpServerRequest::Method::Get
            || http.url().path() != QLatin1String(EventSockets::path)
            || !namesThisMachine(http.value("host")))
            return false;
        connection->detach();
        return true;
    }

    void respond(const QHttpServerRequest &http, Connection *connection, QHttpServerResponder *responder)
    {
        // Qt may pass a request for a protocol upgrade twice.
        if (!connection || !connection->completeRequest())
            return;
        const bool withBody = http.method() != QHttpServerRequest::Method::Head;
        const bool close = http.value("connection").compare("close", Qt::CaseInsensitive) == 0;
        const Request request = requestOf(http);
        const Response response
            = namesThisMachine(request.headers.value("Host")) ? m_service.handle(request) : strangerRefusal();
        if (response.delay.count() <= 0) {
            connection->answer(response, withBody);
            if (close)
                connection->disconnectFromHost();
            return;
        }
        // Keeping the responder delays the next request of this connection until this answer is written.
        std::shared_ptr<QHttpServerResponder> held;
        if (responder)
            held = std::make_shared<QHttpServerResponder>(std::move(*responder));
        QTimer::singleShot(response.delay, &m_delays, [=, held = held, connection = QPointer(connection)] {
            if (!connection)
                return;
            connection->answer(response, withBody);
            if (close)
                connection->disconnectFromHost();
        });
    }

    Service &m_service;
    DateHeader m_date;
    EventSockets m_sockets;
    WebhookSockets m_webhooks;
    QList<Listener *> m_listeners{};
    QObject m_delays{};  ///< Ends before the connections: a responder must not outlive its own.
};

Server::Server(Service &service, std::chrono::milliseconds timeout, QObject *parent)
    : QObject(parent)
{
    keepOpenSsl();
    m_http = std::make_unique<Http>(service, timeout);
}

Server::~Server() = default;

Result<void> Server::listen(quint16 port)
{
    for (int tried = 0; tried < (port ? 1 : maxTries); ++tried) {
        m_http->closeAll();
        if (!m_http->add(QHostAddress::LocalHost, port))
            break;
        if (m_http->add(QHostAddress::LocalHostIPv6, m_http->port()) || m_http->unsupported) {
            m_port = m_http->port();
            return {};
        }
    }
    m_http->closeAll();
    return Error::storage(QCoreApplication::translate("Sandbox", "port %1: %2").arg(port).arg(m_http->error));
}

quint16 Server::port() const
{
    return m_port;
}

}  // namespace Sidestage::Sandbox
