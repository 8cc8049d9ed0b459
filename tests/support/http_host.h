// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <algorithm>
#include <functional>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A small HTTP server, which answers by path and records the requests.
class HttpHost : public QTcpServer
{
public:
    /// Writes the response of a request. If it writes nothing, the connection stays open. `path` contains the
    /// query.
    using Answer = std::function<void(const QByteArray &path, QTcpSocket *line)>;

    explicit HttpHost(Answer answer)
        : m_answer(std::move(answer))
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *line = nextPendingConnection()) {
                ++connections;
                connect(line, &QTcpSocket::readyRead, this, [this, line] { serve(line); });
                connect(line, &QTcpSocket::disconnected, this, [this, line] {
                    ++cut;
                    m_read.remove(line);
                    line->deleteLater();
                });
            }
        });
    }
    /// Sends these responses, each for a path with or without its query. Any other path is a 404.
    explicit HttpHost(QHash<QByteArray, QByteArray> answers = {})
        : HttpHost([this](const QByteArray &path, QTcpSocket *line) {
            line->write(m_answers.value(path, m_answers.value(withoutQuery(path), missing())));
            if (closes)
                line->disconnectFromHost();
        })
    {
        m_answers = std::move(answers);
    }
    void set(const QByteArray &path, const QByteArray &answer) { m_answers.insert(path, answer); }

    QUrl url(const QByteArray &path = {}) const
    {
        return QUrl(u"http://127.0.0.1:%1%2"_s.arg(serverPort()).arg(QLatin1String(path)));
    }
    /// How many requests came for this path, with any query.
    int asked(const QByteArray &path) const
    {
        return int(std::count_if(paths.begin(), paths.end(),
                                 [&](const QByteArray &asked) { return withoutQuery(asked) == path; }));
    }
    /// Of the last request for this path, with any query. Empty if there was none.
    QByteArray lastHead(const QByteArray &path) const { return heads.value(last(path)); }
    QByteArray lastBody(const QByteArray &path) const { return bodies.value(last(path)); }

    static QByteArray whole(const QByteArray &body, const QByteArray &type, const QByteArray &more = {},
                            const QByteArray &status = "200 OK")
    {
        return "HTTP/1.1 " + status + "\r\nContent-Type: " + type
            + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + more + "\r\n" + body;
    }
    static QByteArray page(const QByteArray &html)
    {
        return whole(html, "text/html", "Connection: close\r\n");
    }
    static QByteArray redirect(const QByteArray &location)
    {
        return whole({}, "text/plain", "Location: " + location + "\r\nConnection: close\r\n", "302 Found");
    }

    int connections = 0;
    int cut = 0;  ///< Connections that have ended.
    // One of each for each request.
    QList<QByteArray> paths{};  ///< With the query.
    QList<QByteArray> heads{};  ///< In lower case.
    QList<QByteArray> bodies{};
    /// Whether a connection ends after a response that was set.
    bool closes = true;

private:
    static QByteArray withoutQuery(const QByteArray &path) { return path.mid(0, path.indexOf('?')); }
    static QByteArray missing() { return whole({}, "text/plain", "Connection: close\r\n", "404 Not Found"); }
    qsizetype last(const QByteArray &path) const
    {
        qsizetype i = paths.size() - 1;
        while (i >= 0 && withoutQuery(paths[i]) != path)
            --i;
        return i;
    }
    void serve(QTcpSocket *line)
    {
        m_read[line] += line->readAll();
        for (qsizetype end = 0; (end = m_read[line].indexOf("\r\n\r\n")) >= 0;) {
            const QByteArray head = m_read[line].left(end + 2);
            const QByteArray lower = head.toLower();
            const qsizetype length = lower.indexOf("\r\ncontent-length:");
            const qsizetype announced = length < 0
                ? 0
                : lower.mid(length + 17, lower.indexOf('\r', length + 2) - length - 17).toInt();
            if (m_read[line].size() < end + 4 + announced)
                return;
            paths.append(head.split(' ').value(1));
            heads.append(lower);
            bodies.append(m_read[line].mid(end + 4, announced));
            m_read[line].remove(0, end + 4 + announced);
            m_answer(QByteArray(paths.last()), line);
        }
    }

    Answer m_answer;
    QHash<QByteArray, QByteArray> m_answers{};
    QHash<QTcpSocket *, QByteArray> m_read{};
};

}  // namespace Sidestage
