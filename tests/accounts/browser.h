// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QUrl>

namespace Sidestage {

/// A port of this computer on which no program listens at the moment.
inline quint16 freePort()
{
    QTcpServer server;
    if (!server.listen(QHostAddress::LocalHost))
        qFatal("cannot listen");
    return server.serverPort();
}

/// What a browser does when a service redirects it to this computer, byte by byte.
struct Browser
{
    struct Answer
    {
        int status = 0;  ///< 0 = no response.
        QByteArray head{};
        QByteArray body{};
    };

    static Answer send(quint16 port, const QByteArray &bytes,
                       const QHostAddress &to = QHostAddress(QHostAddress::LocalHost))
    {
        QTcpSocket socket;
        socket.connectToHost(to, port);
        socket.write(bytes);
        QByteArray read;
        QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] { read += socket.readAll(); });
        const bool isOver
            = QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, 15'000);
        if (!isOver)
            qFatal("the listener does not let go");
        read += socket.readAll();
        const qsizetype end = read.indexOf("\r\n\r\n");
        return {.status = read.split(' ').value(1).toInt(),
                .head = read.left(end),
                .body = end < 0 ? QByteArray() : read.sliced(end + 4)};
    }
    static Answer get(const QUrl &url, const QByteArray &headers = {})
    {
        return send(quint16(url.port()),
                    "GET " + target(url) + " HTTP/1.1\r\nHost: " + host(url) + "\r\n" + headers + "\r\n");
    }
    static Answer post(const QUrl &url, const QByteArray &body, const QByteArray &headers = {})
    {
        return send(quint16(url.port()),
                    "POST " + target(url) + " HTTP/1.1\r\nHost: " + host(url)
                        + "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: "
                        + QByteArray::number(body.size()) + "\r\n" + headers + "\r\n" + body);
    }
    /// Follows a redirect, and posts the fragment as the script of the page does.
    static Answer arrive(const QUrl &back)
    {
        const Answer page = get(back.adjusted(QUrl::RemoveFragment));
        if (!back.hasFragment())
            return page;
        return post(back.adjusted(QUrl::RemoveFragment | QUrl::RemoveQuery),
                    back.fragment(QUrl::FullyEncoded).toLatin1(), "Origin: http://" + host(back) + "\r\n");
    }

    static QByteArray host(const QUrl &url) { return url.authority().toLatin1(); }
    static QByteArray target(const QUrl &url)
    {
        return url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
    }
};

}  // namespace Sidestage
