// SPDX-License-Identifier: GPL-3.0-or-later

// One event session: how the client reacts to a server that behaves as the sandbox never would. For cut and
// handed over sessions see tst_event_socket_cut.

#include "event_socket_rig.h"

#include "client/service_address.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>

using namespace Sidestage;
using namespace std::chrono_literals;

class TstEventSocket : public EventSocketRig
{
    Q_OBJECT

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
};

QTEST_GUILESS_MAIN(TstEventSocket)
#include "tst_event_socket.moc"
