// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "downloads/picture_loader.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <functional>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A server that responds by path and records the requested paths.
class Host : public QTcpServer
{
public:
    /// Writes the response of a request. If it writes nothing, the connection stays open.
    using Answer = std::function<void(const QByteArray &path, QTcpSocket *line)>;

    explicit Host(Answer answer)
        : m_answer(std::move(answer))
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *line = nextPendingConnection()) {
                connect(line, &QTcpSocket::readyRead, this, [this, line] {
                    m_read[line] += line->readAll();
                    for (qsizetype end = 0; (end = m_read[line].indexOf("\r\n\r\n")) >= 0;) {
                        const QByteArray head = m_read[line].left(end);
                        m_read[line].remove(0, end + 4);
                        const QByteArray path = head.split(' ').value(1);
                        paths.append(path);
                        heads.append(head.toLower());
                        m_answer(path, line);
                    }
                });
                connect(line, &QTcpSocket::disconnected, this, [this, line] {
                    ++cut;
                    m_read.remove(line);
                    line->deleteLater();
                });
            }
        });
    }
    QUrl url(const QByteArray &path) const
    {
        return QUrl(u"http://127.0.0.1:%1%2"_s.arg(serverPort()).arg(QLatin1String(path)));
    }
    static QByteArray whole(const QByteArray &body, const QByteArray &type = "image/png",
                            const QByteArray &more = {}, const QByteArray &status = "200 OK")
    {
        return "HTTP/1.1 " + status + "\r\nContent-Type: " + type
            + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + more + "\r\n" + body;
    }

    QList<QByteArray> paths{};
    QList<QByteArray> heads{};
    int cut = 0;

private:
    Answer m_answer;
    QHash<QTcpSocket *, QByteArray> m_read{};
};

/// The results, in the order in which they arrived.
struct Basket : QObject
{
    void ask(PictureLoader &loader, const QUrl &url)
    {
        loader.load(url, this, [this, url](const Result<QByteArray> &result) {
            urls.append(url);
            results.append(result);
        });
    }
    const Result<QByteArray> &of(const QUrl &url) const { return results.at(urls.indexOf(url)); }

    QList<QUrl> urls{};
    QList<Result<QByteArray>> results{};
};

inline const QByteArray some = "\x89PNG not really"_ba;

}  // namespace Sidestage
