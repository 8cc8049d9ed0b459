// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "events/event_socket.h"

#include <QSignalSpy>
#include <QTest>
#include <QWebSocket>
#include <QWebSocketServer>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A service that sends what a test wants and records what it receives.
class Scripted : public QObject
{
public:
    Scripted()
        : m_server(u"scripted"_s, QWebSocketServer::NonSecureMode)
    {
        if (!m_server.listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        connect(&m_server, &QWebSocketServer::newConnection, this, [this] {
            QWebSocket *socket = m_server.nextPendingConnection();
            socket->setParent(this);
            lines.append(socket);
            asked.append(socket->requestUrl());
            connect(socket, &QWebSocket::textMessageReceived, this, [this] { ++heard; });
            connect(socket, &QWebSocket::binaryMessageReceived, this, [this] { ++heard; });
            if (welcomes)
                welcome(socket);
        });
    }

    QUrl url() const { return QUrl(u"ws://127.0.0.1:%1/ws"_s.arg(m_server.serverPort())); }
    QString reconnectUrl() const { return url().toString() + u"?challenge=a%2Fb&id=S1"_s; }

    static void say(QWebSocket *socket, const QString &type, const QString &payload,
                    const QString &id = QString())
    {
        static int last = 0;
        socket->sendTextMessage(
            u"{\"metadata\":{\"message_id\":\"%1\",\"message_type\":\"%2\","
            u"\"message_timestamp\":\"2026-03-01T20:41:03.123456789Z\"},\"payload\":%3}"_s.arg(
                id.isEmpty() ? QString::number(++last) : id, type, payload));
        socket->flush();
    }
    void welcome(QWebSocket *socket)
    {
        say(socket, u"session_welcome"_s,
            u"{\"session\":{\"id\":\"%1\",\"status\":\"connected\","
            u"\"keepalive_timeout_seconds\":%2,\"reconnect_url\":null}}"_s.arg(session, keepalive));
    }
    static void keepAlive(QWebSocket *socket) { say(socket, u"session_keepalive"_s, u"{}"_s); }
    static void notify(QWebSocket *socket, const QString &id)
    {
        say(socket, u"notification"_s,
            u"{\"subscription\":{\"id\":\"s\",\"status\":\"enabled\",\"type\":\"stream.online\","
            u"\"version\":\"1\",\"condition\":{}},\"event\":{\"id\":\"%1\"}}"_s.arg(id),
            id);
    }
    void reconnect(QWebSocket *socket, const QString &address) const
    {
        say(socket, u"session_reconnect"_s,
            u"{\"session\":{\"id\":\"%1\",\"status\":\"reconnecting\","
            u"\"keepalive_timeout_seconds\":null,\"reconnect_url\":\"%2\"}}"_s.arg(session, address));
    }

    QList<QWebSocket *> lines{};  ///< In the order in which they connected.
    QList<QUrl> asked{};
    int heard = 0;  ///< Messages from the client.
    bool welcomes = true;
    QString session = u"S1"_s;
    QString keepalive = u"10"_s;

private:
    QWebSocketServer m_server;
};

/// An event session with a scripted service. A base class of tests.
class EventSocketRig : public QObject
{
protected:
    void make(const QUrl &url)
    {
        m_events.clear();
        m_revoked.clear();
        m_socket = std::make_unique<EventSocket>(url);
        m_socket->setTiming(m_timing);
        m_timing = hurried();
        m_welcomed = std::make_unique<QSignalSpy>(m_socket.get(), &EventSocket::welcomed);
        m_handedOver = std::make_unique<QSignalSpy>(m_socket.get(), &EventSocket::handedOver);
        m_lost = std::make_unique<QSignalSpy>(m_socket.get(), &EventSocket::lost);
        connect(m_socket.get(), &EventSocket::lost, this, [this] {
            m_why = m_socket->reason();
            QVERIFY(m_socket->sessionId().isEmpty());
        });
        connect(m_socket.get(), &EventSocket::notified, this,
                [this](const Api::EventFrame &frame) { m_events.append(frame.metadata.messageId); });
        connect(m_socket.get(), &EventSocket::revoked, this,
                [this](const Api::EventSubSubscription &gone) { m_revoked.append(gone.status); });
    }
    static EventTiming hurried()
    {
        using namespace std::chrono_literals;
        EventTiming timing;
        timing.firstPause = 5ms;
        timing.longestPause = 20ms;
        timing.linger = 150ms;
        return timing;
    }
    bool connected()
    {
        return QTest::qWaitFor([this] { return m_socket->state() == EventSocket::State::Connected; }, 5000);
    }
    bool open()
    {
        m_socket->open();
        return connected();
    }

    EventTiming m_timing = hurried();
    std::unique_ptr<Scripted> m_service;
    std::unique_ptr<EventSocket> m_socket;
    std::unique_ptr<QSignalSpy> m_welcomed;
    std::unique_ptr<QSignalSpy> m_handedOver;
    std::unique_ptr<QSignalSpy> m_lost;
    QStringList m_events{};
    QStringList m_revoked{};
    QString m_why{};
};

}  // namespace Sidestage
