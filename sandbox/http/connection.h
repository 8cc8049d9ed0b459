// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "date_header.h"
#include "http.h"
#include "request_check.h"

#include <QElapsedTimer>
#include <QHash>
#include <QHostAddress>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

namespace Sidestage::Sandbox {

class Listener;

/// One client's connection. Protects Qt's HTTP parser from unlimited input: it counts the bytes of each
/// request and answers itself when a request is too large, too slow or not HTTP.
class Connection : public QTcpSocket
{
    Q_OBJECT
public:
    /// `date` must outlive this.
    explicit Connection(DateHeader &date, QObject *parent = nullptr);
    ~Connection() override;

    /// Request line, headers and body together.
    static constexpr qint64 maxBytes = 1024 * 1024;

    /// Writes the answer to the request that was read last.
    void answer(const Response &response, bool withBody = true);
    /// Called when a request was read completely; resets the count. Returns false if the request was already
    /// answered.
    bool completeRequest();
    /// Sends an error answer and closes the connection. Discards further input for a moment, because closing
    /// a connection with unread bytes may lose the answer.
    void refuse(int status);
    /// Another protocol takes over the socket: stops counting and the timeouts.
    void detach();
    /// Closes the connection if it timed out. A client that waits for a delayed answer is not silent. Called
    /// regularly.
    void checkTimeouts(std::chrono::milliseconds timeout);

    /// Qt's server calls this when it cannot parse a request: sends an error answer first.
    void disconnectFromHost() override;

private:
    void count();
    void check();
    void discard();
    QByteArray head(const Response &response, bool close);

    DateHeader &m_date;
    qint64 m_received = 0;  ///< Since the last complete request.
    qint64 m_discarded = 0;
    bool m_refusing = false;
    bool m_letGo = false;
    friend class Listener;
    QPointer<Listener> m_listener{};              ///< The listener that keeps it in a hash.
    std::pair<QHostAddress, quint16> m_client{};  ///< The key in that hash.
    bool m_mid = false;                           ///< Between the first byte and the end of a request.
    bool m_answering = false;                     ///< A complete request has no answer yet.
    QElapsedTimer m_since{};  ///< Since the beginning of this request, or the last answer.
    RequestCheck m_check{};
};

/// Accepts connections as Connection, up to a limit.
class Listener : public QTcpServer
{
    Q_OBJECT
public:
    /// 10,000, or half the number of files that this process may open, if that is less. Without free
    /// descriptors Qt would try to accept the next connection in an endless loop.
    static int maxConnections();

    /// `date` must outlive this.
    explicit Listener(DateHeader &date, QObject *parent = nullptr);

    void checkTimeouts(std::chrono::milliseconds timeout);
    /// Returns the connection from this address; null when it is closed.
    Connection *find(const QHostAddress &peer, quint16 port) const;

    /// Called by a connection that is destroyed.
    void forget(Connection *connection);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    DateHeader &m_date;
    QHash<std::pair<QHostAddress, quint16>, Connection *> m_connections{};  ///< By the client's address.
};

}  // namespace Sidestage::Sandbox
