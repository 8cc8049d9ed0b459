// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection.h"

#include <QTimer>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace Sidestage::Sandbox {

namespace {

/// Limits in bytes and milliseconds for discarding input before a refused connection is aborted.
constexpr qint64 maxDiscarded = 32 * 1024 * 1024;
constexpr int discardTime = 2'000;
/// A client that sends requests but does not read the answers is disconnected at this many unsent bytes.
constexpr qint64 maxUnread = 4 * 1024 * 1024;

}  // namespace

Connection::Connection(DateHeader &date, QObject *parent)
    : QTcpSocket(parent)
    , m_date(date)
{
    // Connected before Qt's server connects, so that this slot is called first.
    connect(this, &QTcpSocket::readyRead, this, &Connection::count);
    setReadBufferSize(maxBytes + 64 * 1024);
    m_since.start();
}

Connection::~Connection()
{
    // Not by a signal, because a new owner of the socket disconnects all its signals.
    if (m_listener)
        m_listener->forget(this);
}

void Connection::detach()
{
    m_letGo = true;
    m_mid = false;
    disconnect(this, &QTcpSocket::readyRead, this, &Connection::count);
}

void Connection::count()
{
    if (m_refusing)
        return discard();
    if (bytesAvailable() > 0 && !m_mid) {
        m_mid = true;
        m_since.restart();
    }
    // The parser reads everything available, except for a second request that follows directly; that one is
    // counted when it is parsed.
    m_received += bytesAvailable();
    if (m_received > maxBytes)
        refuse(413);
    else
        check();
}

void Connection::check()
{
    // The parser starts a request with a transaction. Before that, nothing of the available data was read.
    if (!isTransactionStarted())
        m_check.begin(maxBytes);
    if (m_check.isDone())
        return;
    if (const int status = m_check.feed(peek(bytesAvailable())))
        return refuse(status);
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)  // newer servers of Qt send it
    if (m_check.takeContinue()) {
        write("HTTP/1.1 100 Continue\r\n\r\n");
        flush();
    }
#endif
}

bool Connection::completeRequest()
{
    m_received = 0;
    m_since.restart();
    m_answering = m_answering || m_mid;
    return std::exchange(m_mid, false);
}

QByteArray Connection::head(const Response &response, bool close)
{
    QByteArray text;
    text.reserve(360);
    text.append("HTTP/1.1 ", 9);
    text.append(QByteArray::number(response.status));
    text.append(' ');
    text.append(reasonPhrase(response.status));
    text.append("\r\n", 2);
    text.append(m_date.line());
    if (!response.contentType.isEmpty()) {
        text.append("Content-Type: ", 14);
        text.append(response.contentType);
        text.append("\r\n", 2);
    }
    // 204 has no body and therefore no length.
    if (response.status != 204) {
        text.append("Content-Length: ", 16);
        text.append(QByteArray::number(response.body.size()));
        text.append("\r\n", 2);
    }
    for (const auto &[name, value] : response.headers.items()) {
        text.append(name);
        text.append(": ", 2);
        text.append(value);
        text.append("\r\n", 2);
    }
    if (close)
        text.append("Connection: close\r\n", 19);
    text.append("\r\n", 2);
    return text;
}

void Connection::answer(const Response &response, bool withBody)
{
    m_answering = false;
    if (state() != ConnectedState)
        return;
    if (response.cutConnection || bytesToWrite() > maxUnread) {
        abort();
        return;
    }
    const bool truncate = response.truncateTo >= 0 && response.truncateTo < response.body.size();
    QByteArray bytes = head(response, truncate);
    if (withBody && response.status != 204)
        bytes.append(truncate ? response.body.first(response.truncateTo) : response.body);
    write(bytes);
    flush();
    m_since.restart();
    if (truncate) {
        m_refusing = true;
        QTcpSocket::disconnectFromHost();
    }
}

void Connection::refuse(int status)
{
    if (m_refusing)
        return;
    m_refusing = true;
    // The parser must not receive any more data.
    disconnect(this, &QIODevice::readyRead, nullptr, nullptr);
    connect(this, &QTcpSocket::readyRead, this, &Connection::discard);
    if (isTransactionStarted())
        commitTransaction();
    const Response response = errorAnswer(status, {});
    write(head(response, true) + response.body);
    flush();
    QTimer::singleShot(discardTime, this, [this] { abort(); });
    discard();
}

void Connection::discard()
{
    m_discarded += skip(bytesAvailable());
    if (m_discarded > maxDiscarded)
        abort();
}

void Connection::checkTimeouts(std::chrono::milliseconds timeout)
{
    if (m_refusing || m_letGo || m_answering || m_since.elapsed() < timeout.count())
        return;
    if (m_mid)
        refuse(408);
    else if (bytesToWrite() == 0)
        QTcpSocket::disconnectFromHost();
    else
        abort();  // the client sends requests but does not read the answers
}

void Connection::disconnectFromHost()
{
    // The socket also calls this after the client has disconnected; then no answer can be sent.
    if (m_mid && !m_refusing && error() == UnknownSocketError)
        refuse(400);
    else
        QTcpSocket::disconnectFromHost();
}

Listener::Listener(DateHeader &date, QObject *parent)
    : QTcpServer(parent)
    , m_date(date)
{
}

int Listener::maxConnections()
{
    static const int most = [] {
        constexpr int enough = 10'000;
#ifdef Q_OS_UNIX
        rlimit limit = {};
        if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < rlim_t(2) * enough)
            return std::max(4, int(limit.rlim_cur / 2));
#endif
        return enough;
    }();
    return most;
}

void Listener::incomingConnection(qintptr descriptor)
{
    auto *connection = new Connection(m_date, this);
    if (!connection->setSocketDescriptor(descriptor) || m_connections.size() >= maxConnections()) {
        delete connection;  // closes it
        return;
    }
    connection->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connection->m_listener = this;
    connection->m_client = {connection->peerAddress(), connection->peerPort()};
    m_connections.insert(connection->m_client, connection);
    addPendingConnection(connection);
}

void Listener::forget(Connection *connection)
{
    if (m_connections.value(connection->m_client) == connection)
        m_connections.remove(connection->m_client);
}

Connection *Listener::find(const QHostAddress &peer, quint16 port) const
{
    return m_connections.value({peer, port});
}

void Listener::checkTimeouts(std::chrono::milliseconds timeout)
{
    const QList<Connection *> connections = m_connections.values();
    for (Connection *connection : connections)
        connection->checkTimeouts(timeout);
}

}  // namespace Sidestage::Sandbox
