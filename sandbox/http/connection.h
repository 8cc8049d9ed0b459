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

/// One client's connection. It keeps Qt's HTTP parser from being fed without end: it counts what a
/// request brings, and answers in its place when that is too much, too slow or no HTTP at all.
class Connection : public QTcpSocket
{
    Q_OBJECT
public:
    /// `date` must outlive this.
    explicit Connection(DateHeader &date, QObject *parent = nullptr);
    ~Connection() override;

    /// Request line, headers and body together.
    static constexpr qint64 maxBytes = 1024 * 1024;

    /// Writes an answer to the request that was read last.
    void answer(const Response &response, bool withBody = true);
    /// Lets go of what has been counted: the request was read completely. False when there was
    /// none, because it has been answered before.
    bool completeRequest();
    /// Closes after an error answer. What still comes in is thrown away for a moment, because a
    /// connection that is closed with unread bytes takes the answer down with it.
    void refuse(int status);
    /// Another protocol takes over: nothing is counted any more, and nobody's patience ends.
    void detach();
    /// Ends what took too long. Called now and then.
    void checkTimeouts(std::chrono::milliseconds timeout);

    /// Qt's server closes like this when it cannot read a request: say why before.
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
    QPointer<Listener> m_listener{};              ///< Who keeps it in a list.
    std::pair<QHostAddress, quint16> m_client{};  ///< By what it is found in that list.
    bool m_mid = false;                           ///< Between the first byte and the end of a request.
    QElapsedTimer m_since{};                      ///< The beginning of this request, or the last answer.
    RequestCheck m_check{};
};

/// Accepts connections as Connection, and no more than a machine can bear.
class Listener : public QTcpServer
{
    Q_OBJECT
public:
    /// 10,000, or half as many as this process may open files: with none left, Qt asks for the next
    /// connection again and again.
    static int maxConnections();

    /// `date` must outlive this.
    explicit Listener(DateHeader &date, QObject *parent = nullptr);

    void checkTimeouts(std::chrono::milliseconds timeout);
    /// The connection from this address; null when it is gone.
    Connection *find(const QHostAddress &peer, quint16 port) const;

    /// It is gone.
    void forget(Connection *connection);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    DateHeader &m_date;
    QHash<std::pair<QHostAddress, quint16>, Connection *> m_connections{};  ///< By the client's address.
};

}  // namespace Sidestage::Sandbox
