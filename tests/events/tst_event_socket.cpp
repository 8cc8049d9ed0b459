// SPDX-License-Identifier: GPL-3.0-or-later

// One event session: how the client reacts to a server that behaves as the sandbox never would, and to one
// that cuts, closes or hands over the session.

#include "patience.h"

#include "client/service_address.h"
#include "events/event_socket.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>
#include <QWebSocketServer>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

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

}  // namespace

/// An event session with a scripted service.
class TstEventSocket : public QObject
{
    Q_OBJECT

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
private Q_SLOTS:
    void init()
    {
        m_service = std::make_unique<Scripted>();
        make(m_service->url());
    }

    void cleanup()
    {
        QCOMPARE(m_service->heard, 0);  // the service closes a session in which the client sends a message
        m_socket.reset();
        m_service.reset();
    }

    void onlySafeAddressesAreSpokenTo_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("good");
        QTest::newRow("wss") << u"wss://events.example/ws"_s << true;
        QTest::newRow("here") << u"ws://localhost:7890/ws"_s << true;
        QTest::newRow("here, by number") << u"ws://127.0.0.1:1/ws"_s << true;
        QTest::newRow("here, IPv6") << u"ws://[::1]:1/ws"_s << true;
        QTest::newRow("plain") << u"ws://events.example/ws"_s << false;
        QTest::newRow("looks like here") << u"ws://localhost.example/ws"_s << false;
        QTest::newRow("https") << u"https://events.example/ws"_s << false;
        QTest::newRow("nothing") << QString() << false;
    }
    void onlySafeAddressesAreSpokenTo()
    {
        QFETCH(QString, address);
        QFETCH(bool, good);
        QCOMPARE(problemOfEvents(QUrl(address)).isEmpty(), good);
        if (good)
            return;
        make(QUrl(address));
        m_socket->open();
        QCOMPARE(m_socket->state(), EventSocket::State::Closed);
        QVERIFY(!m_socket->reason().isEmpty());
    }

    void aWelcomeBeginsASessionAndEventsArrive()
    {
        QCOMPARE(m_socket->state(), EventSocket::State::Closed);
        m_socket->open();
        QCOMPARE(m_socket->state(), EventSocket::State::Connecting);
        QVERIFY(connected());
        QCOMPARE(m_socket->sessionId(), u"S1"_s);
        QCOMPARE(m_service->asked.first(), m_service->url());
        QVERIFY(m_socket->lastFrameAt().isValid());
        Scripted::notify(m_service->lines.first(), u"e1"_s);
        QTRY_COMPARE(m_events, QStringList{u"e1"_s});
        QCOMPARE(m_welcomed->count(), 1);
        m_socket->close();
        QCOMPARE(m_socket->state(), EventSocket::State::Closed);
        QTRY_COMPARE(m_service->lines.first()->state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(int(m_service->lines.first()->closeCode()), 1000);
        QCOMPARE(m_lost->count(), 0);  // it was closed on purpose
    }

    void whatComesTwiceIsTakenOnce()
    {
        QVERIFY(open());
        for (const char *id : {"e1", "e2", "e1", "e3", "e2"})
            Scripted::notify(m_service->lines.first(), QString::fromLatin1(id));
        QTRY_COMPARE(m_events.size(), 3);
        // Duplicates are also detected over another connection.
        m_service->lines.first()->abort();
        QTRY_COMPARE(m_welcomed->count(), 2);
        Scripted::notify(m_service->lines.last(), u"e1"_s);
        Scripted::notify(m_service->lines.last(), u"e4"_s);
        QTRY_COMPARE(m_events.size(), 4);
        QCOMPARE(m_events.last(), u"e4"_s);
    }

    void whatMakesNoSenseIsPassedOver_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"", "{", "[]", "null", "42", "\"text\"", "{}", "{\"metadata\":null}", "{\"metadata\":[1]}",
              "{\"metadata\":{\"message_type\":5}}",
              "{\"metadata\":{\"message_type\":\"news_of_tomorrow\",\"message_id\":\"1\"},\"payload\":{\"a\":"
              "1}}",
              "{\"metadata\":{\"message_type\":\"notification\",\"message_id\":\"1\"}}",
              "{\"metadata\":{\"message_type\":\"notification\",\"message_id\":\"2\"},\"payload\":[]}",
              "{\"metadata\":{\"message_type\":\"revocation\",\"message_id\":\"3\"},\"payload\":{}}",
              "{\"metadata\":{\"message_type\":\"session_welcome\",\"message_id\":\"4\"},\"payload\":{}}",
              "{\"metadata\":{\"message_type\":\"session_reconnect\",\"message_id\":\"5\"},\"payload\":{}}",
              "{\"metadata\":{\"message_type\":\"session_welcome\"},\"payload\":{\"session\":{\"id\":\"\"}}"
              "}"})
            QTest::newRow(text) << QString::fromLatin1(text);
        QTest::newRow("deep") << QString(5000, u'[');
        QTest::newRow("controls") << QString(QChar(0)) + QChar(0xD800);
    }
    void whatMakesNoSenseIsPassedOver()
    {
        QFETCH(QString, text);
        QVERIFY(open());
        m_service->lines.first()->sendTextMessage(text);
        m_service->lines.first()->sendBinaryMessage(text.toUtf8());
        Scripted::notify(m_service->lines.first(), u"after it"_s);
        QTRY_VERIFY(m_events.contains(u"after it"_s));
        QCOMPARE(m_socket->state(), EventSocket::State::Connected);
        QCOMPARE(m_lost->count(), 0);
        QCOMPARE(m_socket->sessionId(), u"S1"_s);
    }

    void aHugeMessageEndsTheLineInsteadOfFillingTheMemory()
    {
        QVERIFY(open());
        m_service->lines.first()->sendTextMessage(QString(3 * 1024 * 1024, u'x'));
        QTRY_COMPARE(m_lost->count(), 1);
        QTRY_COMPARE(m_welcomed->count(), 2);
        QVERIFY(m_socket->retryAt().isNull());
    }

    void aSilentLineIsGivenUp()
    {
        m_service->keepalive = u"1"_s;
        QVERIFY(open());
        QElapsedTimer watch;
        watch.start();
        QTRY_COMPARE(m_lost->count(), 1);  // after 1.5 s
        QVERIFY(watch.elapsed() > 1200);
        QVERIFY(!m_why.isEmpty());
        QTRY_COMPARE(m_welcomed->count(), 2);
        QVERIFY(m_socket->reason().isEmpty());
    }

    void aLineThatKeepsAliveStands()
    {
        m_service->keepalive = u"1"_s;
        QVERIFY(open());
        QTimer alive;
        int ticks = 0;
        connect(&alive, &QTimer::timeout, this, [&] {
            ++ticks;
            if (ticks % 2)
                Scripted::keepAlive(m_service->lines.first());
            else
                Scripted::notify(m_service->lines.first(), QString::number(ticks));  // keeps it alive too
        });
        alive.start(600);
        QTRY_VERIFY_WITH_TIMEOUT(ticks >= 5, 10'000);
        QCOMPARE(m_lost->count(), 0);
    }

    void garbageIsNoSignOfLife()
    {
        m_service->keepalive = u"1"_s;
        QVERIFY(open());
        QTimer noise;
        connect(&noise, &QTimer::timeout, this, [&] { m_service->lines.first()->sendTextMessage(u"..."_s); });
        noise.start(100);
        QTRY_COMPARE(m_lost->count(), 1);
    }

    void aWelcomeThatDoesNotComeIsNotWaitedForForever()
    {
        m_service->welcomes = false;
        m_timing.welcomeTimeout = 150ms;
        make(m_service->url());
        m_socket->open();
        QTRY_COMPARE(m_socket->state(), EventSocket::State::Waiting);
        QVERIFY(m_socket->retryAt().isValid());
        QCOMPARE(m_lost->count(), 0);  // there was no session to lose
        m_service->welcomes = true;
        QVERIFY(connected());
    }

    void aServerThatSpeaksAnotherProtocolIsTriedAgainLater()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        connect(&other, &QTcpServer::newConnection, &other, [&other] {
            QTcpSocket *socket = other.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [socket] {
                socket->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi");
                socket->disconnectFromHost();
            });
        });
        make(QUrl(u"ws://127.0.0.1:%1/"_s.arg(other.serverPort())));
        m_socket->open();
        QTRY_COMPARE(m_socket->state(), EventSocket::State::Waiting);
        QVERIFY(!m_socket->reason().isEmpty());
    }

    void nobodyListening()
    {
        QTcpServer free;
        QVERIFY(free.listen(QHostAddress::LocalHost));
        const quint16 port = free.serverPort();
        free.close();
        make(QUrl(u"ws://127.0.0.1:%1/"_s.arg(port)));
        m_socket->open();
        QTRY_COMPARE(m_socket->state(), EventSocket::State::Waiting);
        QVERIFY(!m_socket->reason().isEmpty());
        m_socket->close();
        QCOMPARE(m_socket->state(), EventSocket::State::Closed);
    }

    void revocationsAreTold()
    {
        QVERIFY(open());
        const QString payload = u"{\"subscription\":{\"id\":\"sub\",\"status\":\"authorization_revoked\","
                                u"\"type\":\"stream.online\","
                                u"\"version\":\"1\",\"condition\":{\"broadcaster_user_id\":\"1\"}}}"_s;
        Scripted::say(m_service->lines.first(), u"revocation"_s, payload, u"r"_s);
        Scripted::say(m_service->lines.first(), u"revocation"_s, payload, u"r"_s);
        Scripted::notify(m_service->lines.first(), u"e"_s);
        QTRY_COMPARE(m_events.size(), 1);
        QCOMPARE(m_revoked, QStringList{u"authorization_revoked"_s});
    }

    void everyCloseCodeLeadsToAnotherConnection_data()
    {
        QTest::addColumn<int>("code");
        for (const int code : {1000, 1001, 1011, 4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4999})
            QTest::addRow("%d", code) << code;
    }
    void everyCloseCodeLeadsToAnotherConnection()
    {
        QFETCH(int, code);
        QVERIFY(open());
        m_service->lines.first()->close(QWebSocketProtocol::CloseCode(code), u"because"_s);
        QTRY_COMPARE(m_lost->count(), 1);
        QCOMPARE(m_lost->first().first().toInt(), code);
        if (code >= 4000)
            QVERIFY2(m_why.contains(u"because"_s), qPrintable(m_why));
        QTRY_COMPARE(m_welcomed->count(), 2);
        QCOMPARE(m_service->asked.last(), m_service->url());
        QCOMPARE(m_socket->sessionId(), u"S1"_s);
    }

    void whoIsCutOffAgainAndAgainWaitsLongerAndLonger()
    {
        m_timing.firstPause = 20ms;
        m_timing.longestPause = 200ms;
        make(m_service->url());
        QList<qint64> pauses;
        connect(m_socket.get(), &EventSocket::stateChanged, this, [&] {
            if (m_socket->state() == EventSocket::State::Waiting)
                pauses.append(QDateTime::currentDateTimeUtc().msecsTo(m_socket->retryAt()));
            if (m_socket->state() == EventSocket::State::Connected)
                QMetaObject::invokeMethod(
                    m_socket.get(), [this] { m_service->lines.last()->abort(); }, Qt::QueuedConnection);
        });
        m_socket->open();
        QTRY_VERIFY(pauses.size() >= 8);
        QVERIFY(pauses[0] <= 20);
        QVERIFY(pauses[3] >= 70 && pauses[3] <= 160);  // 160 ms, minus up to half of it at random
        for (const qint64 pause : std::as_const(pauses))
            QVERIFY(pause <= 200);
        QVERIFY(pauses[7] >= 90);
    }

    void aConnectionThatStoodBeginsWithTheFirstPause()
    {
        m_timing.firstPause = 20ms;
        m_timing.longestPause = 10s;
        m_timing.steady = 0ms;
        make(m_service->url());
        m_socket->open();
        for (int i = 1; i <= 10; ++i) {
            QTRY_COMPARE(m_welcomed->count(), i);
            QCoreApplication::processEvents();  // the session is stable
            QTest::qWait(1);
            m_service->lines.last()->abort();
        }
        QTRY_COMPARE(m_welcomed->count(), 11);
    }

    void aTryCanBeAskedForAtOnce()
    {
        m_timing.firstPause = 1h;
        m_timing.longestPause = 1h;
        make(m_service->url());
        QVERIFY(open());
        m_service->lines.first()->abort();
        QTRY_COMPARE(m_socket->state(), EventSocket::State::Waiting);
        QVERIFY(QDateTime::currentDateTimeUtc().secsTo(m_socket->retryAt()) > 1000);
        m_socket->retry();
        QTRY_COMPARE(m_welcomed->count(), 2);
    }

    void startingOverIsANewSessionAtOnce()
    {
        m_timing.firstPause = 1h;
        m_timing.longestPause = 1h;
        make(m_service->url());
        QVERIFY(open());
        m_socket->startOver(u"slept"_s);
        QCOMPARE(m_lost->count(), 1);
        QTRY_COMPARE(m_welcomed->count(), 2);
    }

    void startingOverDoesNotWaitForEarlierFailures()
    {
        m_timing.firstPause = 1h;
        m_timing.longestPause = 1h;
        make(m_service->url());
        QVERIFY(open());
        m_service->lines.first()->abort();
        QTRY_COMPARE(m_socket->state(), EventSocket::State::Waiting);
        m_socket->startOver(u"slept"_s);
        QTRY_COMPARE(m_welcomed->count(), 2);
    }

    void aHandOverOpensTheAddressExactlyAsGivenAndLosesNothing()
    {
        QVERIFY(open());
        QWebSocket *old = m_service->lines.first();
        m_service->welcomes = false;
        m_service->reconnect(old, m_service->reconnectUrl());
        QTRY_COMPARE(m_service->lines.size(), 2);
        QWebSocket *next = m_service->lines.last();
        QCOMPARE(m_service->asked.last().toEncoded(), m_service->reconnectUrl().toUtf8());

        // Until the welcome message and for a short time after it, both connections are read.
        Scripted::notify(old, u"before"_s);
        QTRY_COMPARE(m_events.size(), 1);
        QCOMPARE(old->state(), QAbstractSocket::ConnectedState);
        Scripted::notify(next, u"early"_s);
        QTRY_COMPARE(m_events.size(), 2);
        m_service->welcome(next);
        QTRY_COMPARE(m_handedOver->count(), 1);
        QCOMPARE(m_handedOver->first().first().toBool(), false);
        Scripted::notify(old, u"on its way"_s);
        Scripted::notify(next, u"after"_s);
        Scripted::notify(next, u"before"_s);  // a duplicate
        QTRY_COMPARE(m_events.size(), 4);
        QTRY_COMPARE(old->state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(int(old->closeCode()), 1000);
        QCOMPARE(m_welcomed->count(), 1);  // no new session
        QCOMPARE(m_lost->count(), 0);
        QCOMPARE(m_socket->state(), EventSocket::State::Connected);

        // Once more, over the new connection.
        m_service->reconnect(next, m_service->reconnectUrl());
        QTRY_COMPARE(m_service->lines.size(), 3);
        m_service->welcome(m_service->lines.last());
        QTRY_COMPARE(m_handedOver->count(), 2);
    }

    void theOldLineMayBeGoneBeforeTheNewOneIsThere()
    {
        QVERIFY(open());
        m_service->welcomes = false;
        m_service->reconnect(m_service->lines.first(), m_service->reconnectUrl());
        QTRY_COMPARE(m_service->lines.size(), 2);
        m_service->lines.first()->abort();
        QTest::qWait(20);
        QCOMPARE(m_lost->count(), 0);
        m_service->welcome(m_service->lines.last());
        QTRY_COMPARE(m_handedOver->count(), 1);
        QCOMPARE(m_handedOver->first().first().toBool(), true);  // an event may have been missed
    }

    void aHandOverThatFailsStartsOver_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("new line refused") << 0;
        QTest::newRow("new line closed: invalid reconnect") << 1;
        QTest::newRow("no welcome") << 2;
        QTest::newRow("old line: grace time over") << 3;
        QTest::newRow("not safe") << 4;
        QTest::newRow("no address") << 5;
        QTest::newRow("both cut") << 6;
        QTest::newRow("another host") << 7;
    }
    void aHandOverThatFailsStartsOver()
    {
        QFETCH(int, how);
        m_timing.welcomeTimeout = 300ms;
        make(m_service->url());
        QVERIFY(open());
        m_service->welcomes = false;
        const QString address = how == 0 ? u"ws://127.0.0.1:1/ws"_s
            : how == 4                   ? u"ws://events.example/ws"_s
            : how == 5                   ? u"not an address"_s
            : how == 7                   ? u"wss://events.example/ws"_s
                                         : m_service->reconnectUrl();
        m_service->reconnect(m_service->lines.first(), address);
        if (how == 1 || how == 2 || how == 3 || how == 6)
            QTRY_COMPARE(m_service->lines.size(), 2);
        if (how == 1)
            m_service->lines.last()->close(QWebSocketProtocol::CloseCode(4007), u"invalid"_s);
        if (how == 3)
            m_service->lines.first()->close(QWebSocketProtocol::CloseCode(4004), u"too late"_s);
        if (how == 6) {
            m_service->lines.first()->abort();
            m_service->lines.last()->abort();
        }
        m_service->welcomes = true;
        QTRY_COMPARE(m_lost->count(), 1);
        QTRY_COMPARE(m_welcomed->count(), 2);
        QCOMPARE(m_handedOver->count(), 0);
        QCOMPARE(m_service->asked.last(), m_service->url());
        QTRY_COMPARE(m_service->lines.first()->state(), QAbstractSocket::UnconnectedState);
    }

    void aHandOverStaysWithTheService_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("may");
        const auto row = [](const char *name, const char *host, const char *other, bool may) {
            QTest::newRow(name) << QString::fromLatin1(host) << QString::fromLatin1(other) << may;
        };
        row("the same", "events.stage.example", "events.stage.example", true);
        row("below it", "events.stage.example", "cell-a.events.stage.example", true);
        row("a neighbour", "events.stage.example", "events-2.stage.example", true);
        row("the domain itself", "events.stage.example", "stage.example", false);
        row("another service", "events.stage.example", "events.other.example", false);
        row("looks like it", "events.stage.example", "evil-stage.example", false);
        row("a whole trade", "stage.example", "other.example", false);
        row("a whole country's trade", "stage.co.uk", "other.co.uk", false);
        row("a neighbour below one", "events.stage.co.uk", "events-2.stage.co.uk", true);
        row("whoever rents beside it", "stage.github.io", "other.github.io", false);
        row("below a short one", "stage.example", "events.stage.example", true);
        row("an address", "192.0.2.1", "192.0.2.2", false);
        row("the same address", "192.0.2.1", "192.0.2.1", true);
        row("neighbours are no addresses", "192.0.2.1", "9.0.2.1", false);
        row("this computer", "events.stage.example", "localhost", false);
        row("from this computer", "localhost", "events.stage.example", false);
        row("this computer by its number", "localhost", "127.0.0.1", true);
    }
    void aHandOverStaysWithTheService()
    {
        QFETCH(QString, host);
        QFETCH(QString, other);
        QFETCH(bool, may);
        QCOMPARE(EventSocket::mayHandOver(host, other), may);
    }

    void itMayBeClosedFromWithinItsOwnNews()
    {
        QVERIFY(open());
        connect(m_socket.get(), &EventSocket::notified, this, [this] { m_socket->close(); });
        Scripted::notify(m_service->lines.first(), u"a"_s);
        Scripted::notify(m_service->lines.first(), u"b"_s);
        QTRY_COMPARE(m_socket->state(), EventSocket::State::Closed);
        QTRY_COMPARE(m_service->lines.first()->state(), QAbstractSocket::UnconnectedState);
        m_socket->open();
        QTRY_COMPARE(m_welcomed->count(), 2);
        m_service->lines.last()->abort();
        connect(m_socket.get(), &EventSocket::lost, this, [this] { m_socket->close(); });
        QTRY_COMPARE(m_lost->count(), 1);
        QCOMPARE(m_socket->state(), EventSocket::State::Closed);
    }
};

QTEST_GUILESS_MAIN(TstEventSocket)
#include "tst_event_socket.moc"
