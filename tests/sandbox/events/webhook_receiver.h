// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log.h"
#include "event_line.h"

#include "sandbox/events/webhook_sockets.h"

#include <QTcpServer>
#include <QTcpSocket>

/// HMAC-SHA256 as in RFC 2104, written without the function that the sandbox uses.
inline QByteArray signedBy(QByteArray key, const QByteArray &message)
{
    const auto hash
        = [](const QByteArray &bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); };
    if (key.size() > 64)
        key = hash(key);
    key.append(64 - key.size(), '\0');
    QByteArray inner = key, outer = key;
    for (int i = 0; i < 64; ++i) {
        inner[i] = char(inner[i] ^ 0x36);
        outer[i] = char(outer[i] ^ 0x5c);
    }
    return "sha256=" + hash(outer + hash(inner + message)).toHex();
}

/// A request as a receiver of webhooks gets it.
struct WebhookRequest
{
    QByteArray line{};
    QHash<QByteArray, QByteArray> headers{};  ///< Names in lower case.
    QByteArray body{};

    QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    /// The value of Twitch-Eventsub-…
    QByteArray header(const char *name) const { return headers.value(QByteArray("twitch-eventsub-") + name); }
    QByteArray type() const { return header("message-type"); }
    QJsonObject subscription() const { return json()["subscription"_L1].toObject(); }
    QJsonObject event() const { return json()["event"_L1].toObject(); }
    bool isSigned(const QByteArray &secret) const
    {
        return header("message-signature")
            == signedBy(secret, header("message-id") + header("message-timestamp") + body);
    }
};

/// A receiver of webhooks on this machine. Stores what it gets, and answers as it is told.
class WebhookReceiver : public QObject
{
public:
    enum class Manner {
        Good,         ///< 204, and the challenge if there is one.
        Failing,      ///< 500.
        Hanging,      ///< Never answers.
        Closing,      ///< Closes the connection.
        Redirecting,  ///< To `elsewhere`.
        Babbling,     ///< Something that is not HTTP.
        Endless,      ///< 200 and a body without end.
        EndlessHead,  ///< Header lines without end.
        Raw,          ///< `raw`.
    };

    explicit WebhookReceiver(const QHostAddress &address = QHostAddress::LocalHost,
                             std::unique_ptr<QTcpServer> server = std::make_unique<QTcpServer>())
        : m_server(std::move(server))
    {
        if (!m_server->listen(address))
            qFatal("%s", qPrintable(m_server->errorString()));
        connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, [this] {
            while (QTcpSocket *socket = m_server->nextPendingConnection()) {
                ++connections;
                ++open;
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
                connect(socket, &QTcpSocket::bytesWritten, this, [this, socket] { goOn(socket); });
                connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
                    --open;
                    socket->deleteLater();
                });
            }
        });
    }

    QString url(const QString &path = u"/hook"_s, const QString &host = u"localhost"_s) const
    {
        return u"http://%1:%2%3"_s.arg(host).arg(m_server->serverPort()).arg(path);
    }
    QList<WebhookRequest> of(const char *type) const
    {
        QList<WebhookRequest> found;
        for (const WebhookRequest &request : requests) {
            if (request.type() == type)
                found.append(request);
        }
        return found;
    }
    QList<WebhookRequest> notifications() const { return of("notification"); }
    void stopListening() { m_server->close(); }

    Manner manner = Manner::Good;
    QByteArray raw{};
    QString elsewhere{};
    QList<WebhookRequest> requests{};
    int connections = 0;  ///< Since the start.
    int open = 0;         ///< Connections that are not closed.

private:
    void read(QTcpSocket *socket)
    {
        QByteArray &received = m_received[socket];
        received += socket->readAll();
        const qsizetype end = received.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        WebhookRequest request;
        const QList<QByteArray> lines = received.first(end).split('\n');
        request.line = lines.first().trimmed();
        for (const QByteArray &line : lines.sliced(1)) {
            const qsizetype colon = line.indexOf(':');
            request.headers.insert(line.first(colon).toLower(), line.sliced(colon + 1).trimmed());
        }
        const qsizetype length = request.headers.value("content-length").toLongLong();
        if (received.size() < end + 4 + length)
            return;
        request.body = received.sliced(end + 4);
        m_received.remove(socket);
        requests.append(request);
        answer(socket, request);
    }
    void answer(QTcpSocket *socket, const WebhookRequest &request)
    {
        const QByteArray challenge = request.json()["challenge"_L1].toString().toLatin1();
        switch (manner) {
        case Manner::Good:
            socket->write(challenge.isEmpty()
                              ? QByteArray("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
                              : "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: "
                                  + QByteArray::number(challenge.size()) + "\r\n\r\n" + challenge);
            break;
        case Manner::Failing:
            socket->write("HTTP/1.1 500 Internal Server Error\r\nContent-Length: 2\r\n\r\nno");
            break;
        case Manner::Hanging:
            break;
        case Manner::Closing:
            socket->abort();
            break;
        case Manner::Redirecting:
            socket->write("HTTP/1.1 307 Temporary Redirect\r\nLocation: " + elsewhere.toLatin1()
                          + "\r\nContent-Length: 0\r\n\r\n");
            break;
        case Manner::Babbling:
            socket->write("220 mail.example.com ESMTP\r\n");
            break;
        case Manner::Endless:
            m_endless.insert(socket);
            socket->write("HTTP/1.1 200 OK\r\n\r\n");
            break;
        case Manner::EndlessHead:
            m_endless.insert(socket);
            socket->write("HTTP/1.1 200 OK\r\n");
            break;
        case Manner::Raw:
            socket->write(QByteArray(raw).replace("CHALLENGE", challenge));
            break;
        }
    }
    void goOn(QTcpSocket *socket)
    {
        if (m_endless.contains(socket) && socket->bytesToWrite() == 0)
            socket->write(QByteArray(64 * 1024, 'x'));
    }

    std::unique_ptr<QTcpServer> m_server;
    QHash<QTcpSocket *, QByteArray> m_received{};
    QSet<QTcpSocket *> m_endless{};
};

/// Common functions of the tests of webhooks and conduits.
class WebhookFixture : public EventSubFixture
{
protected:
    static constexpr const char *secret = "s3cret-for-tests";

    void startWithNetwork()
    {
        m_sender.reset();
        start();
        m_titles = 0;
        m_app = h->app();
        m_sender = std::make_unique<Sidestage::Sandbox::WebhookSockets>(eventSub());
    }
    void stopWithNetwork()
    {
        m_sender.reset();
        h.reset();
    }
    static QJsonObject to(const QString &callback, const char *key = secret)
    {
        return {{u"method"_s, u"webhook"_s}, {u"callback"_s, callback}, {u"secret"_s, QLatin1String(key)}};
    }
    QString statusOf(const QString &id)
    {
        for (const auto &one : eventSub().subscriptions()) {
            if (one.resource.id == id)
                return one.resource.status;
        }
        return u"(none)"_s;
    }
    /// The id of a subscription whose callback is verified.
    QString listening(WebhookReceiver &receiver, const char *type = "channel.update",
                      const char *version = "2", QJsonObject condition = {}, const QString &path = u"/hook"_s)
    {
        if (condition.isEmpty())
            condition = of(m_tea);
        const auto made = post(m_app, wanted(type, version, condition, to(receiver.url(path))));
        if (made.status() != 202)
            qFatal("%s: %s", type, qPrintable(made.message()));
        const QString id = text(made.first(), "id");
        [&] { QTRY_COMPARE(statusOf(id), u"enabled"_s); }();
        return id;
    }
    void changeTitle(const QString &title = {})
    {
        auto state = *h->world->channel(m_tea);
        state.channel.title = title.isNull() ? QString::number(++m_titles) : title;
        QVERIFY(h->world->saveChannel(state));
    }
    static QStringList titles(const QList<WebhookRequest> &requests)
    {
        QStringList all;
        for (const WebhookRequest &request : requests)
            all.append(text(request.event(), "title"));
        return all;
    }
    /// How many attempts to send a notification to this callback have ended.
    int attempts(const QString &callback)
    {
        const auto &all = eventSub().deliveries();
        return int(std::count_if(all.begin(), all.end(), [&](const auto &one) {
            return one.kind == Sidestage::Sandbox::WebhookMessage::Kind::Notification
                && one.callback == Sidestage::redacted(QUrl(callback));
        }));
    }
    /// Time for what was sent to arrive.
    static void settle() { QTest::qWait(100); }
    QString lastError()
    {
        const auto &all = eventSub().deliveries();
        return all.empty() ? QString() : all.back().error;
    }

    std::unique_ptr<Sidestage::Sandbox::WebhookSockets> m_sender{};
    As m_app{};
    int m_titles = 0;
};
