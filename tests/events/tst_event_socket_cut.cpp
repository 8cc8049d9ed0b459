// SPDX-License-Identifier: GPL-3.0-or-later

// An event session that is cut, closed or handed over: when the next one begins, and which events are lost.

#include "event_socket_rig.h"

#include <QElapsedTimer>

using namespace Sidestage;
using namespace std::chrono_literals;

class TstEventSocketCut : public EventSocketRig
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
        QElapsedTimer watch;
        connect(m_socket.get(), &EventSocket::stateChanged, this, [&] {
            if (m_socket->state() == EventSocket::State::Waiting)
                pauses.append(QDateTime::currentDateTimeUtc().msecsTo(m_socket->retryAt()));
            if (m_socket->state() == EventSocket::State::Connected)
                QMetaObject::invokeMethod(
                    m_socket.get(), [this] { m_service->lines.last()->abort(); }, Qt::QueuedConnection);
        });
        m_socket->open();
        QTRY_VERIFY_WITH_TIMEOUT(pauses.size() >= 8, 20'000);
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

QTEST_GUILESS_MAIN(TstEventSocketCut)
#include "tst_event_socket_cut.moc"
