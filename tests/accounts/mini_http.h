// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A minimal HTTP server: sends the configured responses and counts the requests. Any other path is a 404.
class MiniHttp
{
public:
    MiniHttp()
    {
        if (!m_server.listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection()) {
                ++m_connections;
                QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { serve(socket); });
                QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            }
        });
    }

    QUrl url(const QString &path) const
    {
        return QUrl(u"http://127.0.0.1:%1%2"_s.arg(m_server.serverPort()).arg(path));
    }
    void answer(const QString &path, const QByteArray &response) { m_answers.insert(path, response); }
    int connections() const { return m_connections; }
    int requests(const QString &path) const { return m_requests.value(path); }
    /// Of the last request for that path.
    QByteArray lastHead(const QString &path) const { return m_last.value(path).first; }
    QByteArray lastBody(const QString &path) const { return m_last.value(path).second; }

    static QByteArray page(const QByteArray &html)
    {
        return "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: "
            + QByteArray::number(html.size()) + "\r\nConnection: close\r\n\r\n" + html;
    }
    static QByteArray redirect(const QUrl &to)
    {
        return "HTTP/1.1 302 Found\r\nLocation: " + to.toEncoded()
            + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    }

private:
    void serve(QTcpSocket *socket)
    {
        QByteArray &read = m_read[socket];
        read += socket->readAll();
        const qsizetype end = read.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        const QByteArray head = read.left(end);
        const qsizetype length = head.toLower().indexOf("content-length:");
        const qsizetype announced = length < 0
            ? 0
            : head.mid(length + 15, head.indexOf('\r', length) - length - 15).trimmed().toInt();
        const QByteArray body = read.sliced(end + 4);
        if (body.size() < announced)
            return;
        m_read.remove(socket);
        const QString path = QUrl::fromEncoded(head.split(' ').value(1)).path();
        ++m_requests[path];
        m_last.insert(path, {head, body});
        socket->write(m_answers.value(
            path, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"));
        socket->disconnectFromHost();
    }

    QTcpServer m_server;
    QHash<QString, QByteArray> m_answers;
    QHash<QString, int> m_requests;
    QHash<QTcpSocket *, QByteArray> m_read;
    QHash<QString, std::pair<QByteArray, QByteArray>> m_last;
    int m_connections = 0;
};

}  // namespace Sidestage
