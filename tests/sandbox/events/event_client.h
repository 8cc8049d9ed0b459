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

using namespace Qt::StringLiterals;

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
        return frame["metadata"_L1]["message_type"_L1].toString();
    }
    static QJsonObject eventOf(const QJsonObject &frame)
    {
        return frame["payload"_L1]["event"_L1].toObject();
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
        return welcomes.isEmpty() ? QJsonObject() : welcomes.last()["payload"_L1]["session"_L1].toObject();
    }
    QString sessionId() const { return session()["id"_L1].toString(); }
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
        QString message() const { return json["message"_L1].toString(); }
        QJsonObject first() const { return json["data"_L1][0].toObject(); }
    };

    Answer call(const QByteArray &method, const QString &path, const QString &token,
                const QJsonObject &body = {})
    {
        QNetworkRequest request(QUrl(sandbox.baseUrl().toString() + path));
        request.setRawHeader("Authorization", "Bearer " + token.toUtf8());
        request.setRawHeader("Client-Id", sandbox.client().id.toUtf8());
        request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json"_ba);
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
        return call(
            "POST", u"/eventsub/subscriptions"_s, token,
            {{u"type"_s, QLatin1String(type)},
             {u"version"_s, QLatin1String(version)},
             {u"condition"_s, condition},
             {u"transport"_s, QJsonObject{{u"method"_s, u"websocket"_s}, {u"session_id"_s, sessionId}}}});
    }

    Sidestage::SandboxFixture &sandbox;
    QNetworkAccessManager network{};
};
