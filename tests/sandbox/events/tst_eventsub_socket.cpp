// SPDX-License-Identifier: GPL-3.0-or-later

// EventSub over real WebSockets: what a client receives, and what malicious clients can do (api-facts D2).
// Timeouts are tested in tst_eventsub_session, whose clock can be advanced.

#include "event_client.h"

#include "sandbox/control/control.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/rewards/rewards.h"

#include <QRegularExpression>
#include <QTcpSocket>

using namespace Sidestage;

class TestEventSubSocket : public QObject
{
    Q_OBJECT

    std::unique_ptr<SandboxFixture> m_sandbox;
    std::unique_ptr<EventCaller> m_caller;
    SandboxFixture::SignedIn m_me;

    int sessions()
    {
        return m_sandbox->inSandbox(
            [](Sandbox::World &world) { return int(world.area<Sandbox::EventSub>().sessions().size()); });
    }
    QString subscriptionStatus()
    {
        return m_sandbox->inSandbox([](Sandbox::World &world) {
            const auto all = world.area<Sandbox::EventSub>().subscriptions();
            return all.isEmpty() ? QString() : all.last().resource.status;
        });
    }
    void changeTitle(const QString &title)
    {
        m_sandbox->inSandbox([&](Sandbox::World &world) { changeTitle(world, title); });
    }
    void changeTitle(Sandbox::World &world, const QString &title) const
    {
        auto state = *world.channel(m_me.userId);
        state.channel.title = title;
        if (!world.saveChannel(state))
            qFatal("cannot change the title");
    }
    /// A client that is subscribed to the title of Tea's channel.
    std::unique_ptr<EventClient> listening()
    {
        auto client = std::make_unique<EventClient>(m_sandbox->eventsUrl());
        [&] { QTRY_COMPARE(client->frames.size(), 1); }();
        const QJsonObject mine{{u"broadcaster_user_id"_s, m_me.userId}};
        const auto answer
            = m_caller->subscribe(m_me.accessToken, client->sessionId(), "channel.update", "2", mine);
        if (answer.status != 202)
            qFatal("%s", qPrintable(answer.message()));
        return client;
    }
    static QStringList titles(const EventClient &client)
    {
        QStringList all;
        for (const QJsonObject &frame : client.notifications())
            all.append(EventClient::eventOf(frame)["title"_L1].toString());
        return all;
    }
    /// A plain TCP connection that sends this request head.
    std::unique_ptr<QTcpSocket> ask(const QByteArray &head)
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(QHostAddress::LocalHost, quint16(m_sandbox->eventsUrl().port()));
        [&] { QTRY_COMPARE(socket->state(), QAbstractSocket::ConnectedState); }();
        socket->write(head);
        return socket;
    }
    static QByteArray upgrade(const char *path = "/ws", const char *version = "13",
                              const char *key = "dGhlIHNhbXBsZSBub25jZQ==")
    {
        QByteArray text = QByteArray("GET ") + path
            + " HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n"
              "Sec-WebSocket-Version: "
            + version + "\r\n";
        if (key)
            text += QByteArray("Sec-WebSocket-Key: ") + key + "\r\n";
        return text + "\r\n";
    }
    /// The received data until the connection is closed or `enough` is received.
    static QByteArray heard(QTcpSocket &socket, const QByteArray &enough = {})
    {
        QByteArray all;
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT((all += socket.readAll(),
                                      socket.state() == QAbstractSocket::UnconnectedState
                                          || (!enough.isEmpty() && all.contains(enough))),
                                     10'000);
        }();
        return all + socket.readAll();
    }

private Q_SLOTS:
    void init()
    {
        // The server must not close a socket while Qt is still reading from it. When Qt refuses a handshake,
        // it does so itself.
        if (qstrcmp(QTest::currentTestFunction(), "aBadHandshakeLeavesNothingBehind") != 0)
            QTest::failOnWarning(QRegularExpression(u"device not open"_s));
        m_sandbox = std::make_unique<SandboxFixture>();
        m_caller.reset(new EventCaller{*m_sandbox});
        m_me = m_sandbox->signIn();
    }
    void cleanup()
    {
        m_caller.reset();
        m_sandbox.reset();
    }

    void aClientIsWelcomedAndToldWhatHappens()
    {
        const auto client = listening();
        const auto answer = m_caller->call("PATCH", u"/channels?broadcaster_id="_s + m_me.userId,
                                           m_me.accessToken, {{u"title"_s, u"Ä new"_s}});
        QCOMPARE(answer.status, 204);
        QTRY_COMPARE(titles(*client), QStringList(u"Ä new"_s));
        QCOMPARE(client->session()["keepalive_timeout_seconds"_L1].toInt(), 10);
    }

    void theQueryOfTheAddressCounts()
    {
        QUrl url = m_sandbox->eventsUrl();
        url.setQuery(u"keepalive_timeout_seconds=33"_s);
        EventClient client(url);
        QTRY_COMPARE(client.session()["keepalive_timeout_seconds"_L1].toInt(), 33);
    }

    void whoSpeaksIsClosed_data()
    {
        QTest::addColumn<bool>("binary");
        QTest::addColumn<int>("size");
        QTest::newRow("a word") << false << 5;
        QTest::newRow("nothing") << false << 0;
        QTest::newRow("bytes") << true << 100;
        QTest::newRow("as much as is read") << true << 15'000;
    }
    void whoSpeaksIsClosed()
    {
        QFETCH(bool, binary);
        QFETCH(int, size);
        const auto client = listening();
        if (binary)
            client->socket.sendBinaryMessage(QByteArray(size, 'x'));
        else
            client->socket.sendTextMessage(QString(size, u'x'));
        QTRY_VERIFY(client->closed);
        QCOMPARE(client->code(), 4001);
        QCOMPARE(client->socket.closeReason(), u"sent inbound traffic"_s);
        QCOMPARE(subscriptionStatus(), u"websocket_received_inbound_traffic"_s);
    }

    void aMessageWithoutEndIsNotReadToItsEnd()
    {
        const auto client = listening();
        client->socket.sendBinaryMessage(QByteArray(8 * 1024 * 1024, 'x'));
        QTRY_VERIFY_WITH_TIMEOUT(client->closed, 10'000);
        QTRY_COMPARE(sessions(), 0);
        QVERIFY(listening()->sessionId() != client->sessionId());
    }

    void whoGoesIsForgotten()
    {
        for (int i = 0; i < 30; ++i) {
            const auto client = listening();
            if (i % 2)
                client->socket.abort();
            else
                client->socket.close();
            QTRY_COMPARE(sessions(), 0);
        }
        QTRY_COMPARE(subscriptionStatus(), u"websocket_disconnected"_s);
        changeTitle(u"nobody listens"_s);
        // The server still works.
        QCOMPARE(m_caller->call("GET", u"/streams"_s, m_me.accessToken).status, 200);
    }

    void theServiceCloses()
    {
        const auto client = listening();
        m_sandbox->inSandbox([&](Sandbox::World &world) {
            QVERIFY(world.area<Sandbox::EventSub>().closeSession(client->sessionId(), 4000));
        });
        QTRY_VERIFY(client->closed);
        QCOMPARE(client->code(), 4000);
        QCOMPARE(client->socket.closeReason(), u"internal server error"_s);
        QCOMPARE(client->frames.size(), 1);
    }

    void theServiceHandsOver()
    {
        const auto old = listening();
        const QString url = m_sandbox->inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::EventSub>().askToReconnect(old->sessionId()).value_or(QString());
        });
        QTRY_COMPARE(old->of("session_reconnect").size(), 1);
        changeTitle(u"before"_s);
        QTRY_COMPARE(titles(*old), QStringList(u"before"_s));
        EventClient fresh{QUrl(url)};
        QTRY_COMPARE(fresh.of("session_welcome").size(), 1);
        QCOMPARE(fresh.sessionId(), old->sessionId());
        changeTitle(u"after"_s);
        QTRY_COMPARE(titles(fresh), QStringList(u"after"_s));
        QVERIFY(!old->closed);
        old->socket.close();
        changeTitle(u"alone"_s);
        QTRY_COMPARE(titles(fresh).size(), 2);
        QCOMPARE(titles(*old).size(), 1);
        // The URL is valid only once.
        EventClient again{QUrl(url)};
        QTRY_VERIFY(again.closed);
        QCOMPARE(again.code(), 4007);
        QCOMPARE(again.frames.size(), 0);
        QCOMPARE(sessions(), 1);
    }

    void theSocketIsCut()
    {
        const auto client = listening();
        // In one call, so that nothing can be sent before the connection is cut.
        m_sandbox->inSandbox([this](Sandbox::World &world) {
            world.area<Sandbox::EventSub>().faults().add({.kind = Sandbox::EventFault::Kind::Cut, .skip = 2});
            for (int i = 0; i < 5; ++i)
                changeTitle(world, QString::number(i));
        });
        QTRY_VERIFY(client->closed);
        QCOMPARE(titles(*client), QStringList({u"0"_s, u"1"_s}));
        QCOMPARE(subscriptionStatus(), u"websocket_network_error"_s);
    }

    void pingsComeAndAreAnswered()
    {
        const auto client = listening();
        // A keepalive shows that ten seconds have passed, including a ping.
        QTRY_COMPARE_WITH_TIMEOUT(client->of("session_keepalive").size(), 1, 15'000);
        QVERIFY(!client->closed);
        QCOMPARE(sessions(), 1);
    }

    void onlyOnePlaceSpeaksWebSocket()
    {
        for (const char *path : {"/", "/helix/streams", "/wss", "/ws/", "/sandbox/", "/oauth2/token"}) {
            const auto socket = ask(upgrade(path));
            const QByteArray answer = heard(*socket);
            QVERIFY2(answer.startsWith("HTTP/1.1 ") && !answer.startsWith("HTTP/1.1 101"),
                     answer.constData());
            QCOMPARE(answer.count("HTTP/1.1 "), 1);
        }
        // And on that path only WebSocket is supported.
        const auto plain = ask("GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        QVERIFY(heard(*plain).startsWith("HTTP/1.1 404"));
        const auto post
            = ask("POST /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket"
                  "\r\nContent-Length: 0\r\n\r\n");
        QVERIFY(!heard(*post).startsWith("HTTP/1.1 101"));
        QCOMPARE(sessions(), 0);
    }

    void aBadHandshakeLeavesNothingBehind()
    {
        for (const QByteArray &head : {upgrade("/ws", "7"), upgrade("/ws", "13", nullptr),
                                       upgrade("/ws", "x"), upgrade("/ws", "13", "")}) {
            const auto socket = ask(head);
            QVERIFY(!heard(*socket).contains("101"));
        }
        QCOMPARE(sessions(), 0);
        QCOMPARE(listening()->frames.size(), 1);
    }

    void nonsenseAfterTheHandshakeEndsTheSession()
    {
        const QList<QByteArray> nonsense{QByteArray("\xff\xff\xff\xff\xff\xff", 6),
                                         QByteArray("\x81\x05hello", 7),             // not masked
                                         QByteArray("\x8f\x80\0\0\0\0", 6),          // an unknown opcode
                                         QByteArray("\x89\xfe\xff\xff\0\0\0\0", 8),  // a ping too long
                                         QByteArray("\xc1\x80\0\0\0\0", 6),          // reserved bits
                                         QByteArray(70'000, 'G')};
        for (const QByteArray &bytes : nonsense) {
            const auto socket = ask(upgrade());
            QVERIFY(heard(*socket, "session_welcome").startsWith("HTTP/1.1 101"));
            socket->write(bytes);
            heard(*socket);
            QTRY_COMPARE(sessions(), 0);
        }
        QCOMPARE(m_caller->call("GET", u"/streams"_s, m_me.accessToken).status, 200);
    }

    void halfAFrameHoldsNobodyUp()
    {
        const auto half = ask(upgrade());
        QVERIFY(heard(*half, "session_welcome").contains("session_welcome"));
        half->write(QByteArray("\x81\xff\0\0\0\0\x7f\xff", 8));
        const auto client = listening();
        changeTitle(u"goes on"_s);
        QTRY_COMPARE(titles(*client).size(), 1);
        half->abort();
        QTRY_COMPARE(sessions(), 1);
    }

    void whoDoesNotReadIsCutOffAndOthersGoOn()
    {
        const auto lazy = ask(upgrade());
        const QByteArray welcome = heard(*lazy, "recovery_url");
        const qsizetype at = welcome.indexOf("\"session\":{\"id\":\"") + 17;
        lazy->setReadBufferSize(1024);
        const auto client = listening();
        const QJsonObject mine{{u"broadcaster_user_id"_s, m_me.userId}};
        QCOMPARE(m_caller
                     ->subscribe(m_me.accessToken,
                                 QString::fromLatin1(welcome.mid(at, welcome.indexOf('"', at) - at)),
                                 "channel.update", "2", mine)
                     .status,
                 202);
        QCOMPARE(sessions(), 2);
        client->keeps = false;
        for (int answer = 0; answer < 60'000 && sessions() == 2; answer += 2'000) {
            m_sandbox->inSandbox([&](Sandbox::World &world) {
                for (int i = 0; i < 2'000; ++i)
                    world.publish(Sandbox::DomainEvent::Kind::ChannelUpdated, m_me.userId);
            });
            QTRY_VERIFY(client->count >= answer + 2'000);
        }
        QCOMPARE(sessions(), 1);
        QVERIFY(!client->closed);
    }

    void aThousandEventsASecondGoThrough()
    {
        const auto client = listening();
        const int count = 10'000;
        client->keeps = false;
        QElapsedTimer timer;
        timer.start();
        m_sandbox->inSandbox([&](Sandbox::World &world) {
            for (int i = 0; i < count; ++i)
                world.publish(Sandbox::DomainEvent::Kind::ChannelUpdated, m_me.userId);
        });
        const qint64 answer = timer.elapsed();
        QTRY_COMPARE(client->count, count + 1);
        qInfo("%d events: told in %lld ms, arrived after %lld ms", count, answer, timer.elapsed());
    }

    void theSandboxEndsUnderItsClients()
    {
        const auto client = listening();
        const auto other = listening();
        m_caller.reset();
        m_sandbox.reset();
        QTRY_VERIFY(client->closed);
        QTRY_VERIFY(other->closed);
    }
};

QTEST_GUILESS_MAIN(TestEventSubSocket)
#include "tst_eventsub_socket.moc"
