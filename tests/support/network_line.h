// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/event_thread.h"

#include <QHostAddress>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <atomic>
#include <chrono>
#include <memory>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A proxy between a program and a sandbox: it can be cut, and can delay requests that change something.
/// Forwards the bytes in its own thread.
class NetworkLine
{
public:
    /// Connects to the host and port of `to`.
    explicit NetworkLine(const QUrl &to)
        : m_to(to)
    {
        m_thread.start();
        m_server.moveToThread(m_thread.thread());
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] { accept(); });
        mend();
    }
    ~NetworkLine() { cut(); }
    Q_DISABLE_COPY_MOVE(NetworkLine)

    /// The same URL through the proxy.
    QUrl through(QUrl url) const
    {
        url.setHost(u"127.0.0.1"_s);
        url.setPort(m_port);
        return url;
    }
    /// Breaks every connection and refuses new ones.
    void cut()
    {
        m_thread.run([this] {
            m_server.close();
            // Sockets remove themselves from the list when they are aborted.
            const auto sockets = m_server.findChildren<QTcpSocket *>();
            for (QTcpSocket *socket : sockets)
                socket->abort();
        });
    }
    void mend()
    {
        m_thread.run([this] {
            if (!m_server.listen(QHostAddress::LocalHost, quint16(m_port)))
                qFatal("cannot listen: %s", qPrintable(m_server.errorString()));
            m_port = m_server.serverPort();
        });
    }
    /// Delays each PATCH by this time. It is delivered even if its sender has ended meanwhile.
    void setDelay(std::chrono::milliseconds delay) { m_delay = int(delay.count()); }
    /// How many requests were delayed so far, and how many of these were delivered.
    int held() const { return m_held; }
    int arrived() const { return m_arrived; }

private:
    void accept()
    {
        while (QTcpSocket *near = m_server.nextPendingConnection()) {
            auto *far = new QTcpSocket(&m_server);
            far->connectToHost(m_to.host(), quint16(m_to.port()));
            QObject::connect(far, &QTcpSocket::readyRead, near, [near, far] { near->write(far->readAll()); });
            QObject::connect(far, &QTcpSocket::disconnected, near, &QTcpSocket::disconnectFromHost);
            QObject::connect(far, &QTcpSocket::errorOccurred, near, &QTcpSocket::abort);
            // Later data of the same connection do not overtake.
            auto waiting = std::make_shared<int>(0);
            QObject::connect(near, &QTcpSocket::readyRead, far, [this, near, far, waiting] {
                const QByteArray bytes = near->readAll();
                const bool slow = m_delay > 0 && bytes.startsWith("PATCH ");
                if (!slow && *waiting == 0) {
                    far->write(bytes);
                    return;
                }
                m_held += slow;
                ++*waiting;
                QTimer::singleShot(m_delay.load(), Qt::PreciseTimer, far,
                                   [this, near = QPointer(near), far, waiting, bytes, slow] {
                                       far->write(bytes);
                                       m_arrived += slow;
                                       if (--*waiting == 0 && !near)
                                           QTimer::singleShot(500, far, &QTcpSocket::disconnectFromHost);
                                   });
            });
            QObject::connect(near, &QTcpSocket::disconnected, far, [near, far, waiting] {
                if (*waiting == 0)
                    far->disconnectFromHost();
                near->deleteLater();
            });
            QObject::connect(far, &QTcpSocket::disconnected, far, &QObject::deleteLater);
        }
    }

    QUrl m_to;
    QTcpServer m_server{};
    int m_port = 0;
    std::atomic<int> m_delay{0};
    std::atomic<int> m_held{0};
    std::atomic<int> m_arrived{0};
    EventThread m_thread{};
};

}  // namespace Sidestage
