// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"
#include "sandbox_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTest>
#include <QUrlQuery>
#include <QWebSocket>

/// An EventSub client with a real WebSocket, which stores every frame.
class EventClient : public QObject
{
public:
    explicit EventClient(const QUrl &url)
    {
        connect(&socket, &QWebSocket::textMessageReceived, this, [this](const QString &text) {
            ++count;
            if (keeps)
                frames.append(QJsonDocument::fromJson(text.toUtf8()).object());
        });
        connect(&socket, &QWebSocket::disconnected, this, [this] { closed = true; });
        socket.open(url);
    }

    static QString typeOf(const QJsonObject &frame)
    {
        return frame[QLatin1String("metadata")][QLatin1String("message_type")].toString();
    }
    static QJsonObject eventOf(const QJsonObject &frame)
    {
        return frame[QLatin1String("payload")][QLatin1String("event")].toObject();
    }
    static QString kindOf(const QJsonObject &frame)
    {
        return frame[QLatin1String("metadata")][QLatin1String("subscription_type")].toString();
    }
    QList<QJsonObject> of(const char *type) const
    {
        QList<QJsonObject> found;
        for (const QJsonObject &frame : frames) {
            if (typeOf(frame) == QLatin1String(type))
                found.append(frame);
        }
        return found;
    }
    QList<QJsonObject> notifications() const { return of("notification"); }
    QJsonObject session() const
    {
        const auto welcomes = of("session_welcome");
        return welcomes.isEmpty()
            ? QJsonObject()
            : welcomes.last()[QLatin1String("payload")][QLatin1String("session")].toObject();
    }
    QString sessionId() const { return session()[QLatin1String("id")].toString(); }
    int code() const { return int(socket.closeCode()); }

    QWebSocket socket{};
    QList<QJsonObject> frames{};
    int count = 0;      ///< The number of frames.
    bool keeps = true;  ///< False: frames are counted but not stored.
    bool closed = false;
};

/// Makes API calls as a client.
struct EventCaller
{
    struct Answer
    {
        int status = 0;
        QJsonObject json{};
        QString message() const { return json[QLatin1String("message")].toString(); }
        QJsonObject first() const { return json[QLatin1String("data")][0].toObject(); }
    };

    Answer call(const QByteArray &method, const QString &path, const QString &token,
                const QJsonObject &body = {})
    {
        QNetworkRequest request(QUrl(sandbox.baseUrl().toString() + path));
        request.setRawHeader("Authorization", "Bearer " + token.toUtf8());
        request.setRawHeader("Client-Id", sandbox.client().id.toUtf8());
        request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
        QNetworkReply *reply = network.sendCustomRequest(
            request, method,
            body.isEmpty() ? QByteArray() : QJsonDocument(body).toJson(QJsonDocument::Compact));
        [&] { QTRY_VERIFY_WITH_TIMEOUT(reply->isFinished(), 10'000); }();
        reply->deleteLater();
        return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
                QJsonDocument::fromJson(reply->readAll()).object()};
    }
    Answer subscribe(const QString &token, const QString &sessionId, const char *type, const char *version,
                     const QJsonObject &condition)
    {
        return call("POST", QStringLiteral("/eventsub/subscriptions"), token,
                    {{QStringLiteral("type"), QLatin1String(type)},
                     {QStringLiteral("version"), QLatin1String(version)},
                     {QStringLiteral("condition"), condition},
                     {QStringLiteral("transport"),
                      QJsonObject{{QStringLiteral("method"), QStringLiteral("websocket")},
                                  {QStringLiteral("session_id"), sessionId}}}});
    }

    Sidestage::SandboxFixture &sandbox;
    QNetworkAccessManager network{};
};
