// SPDX-License-Identifier: GPL-3.0-or-later

// Arbitrary bytes on the wire: the server responds as specified or closes the connection, and keeps running
// with bounded memory.

#include "sandbox_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTcpSocket>
#include <QTest>

#ifdef Q_OS_LINUX
#include <malloc.h>
#include <unistd.h>
#endif

using namespace Sidestage;

class TestBadInputHttp : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    SandboxFixture::SignedIn m_tea = m_sandbox.signIn();

    std::unique_ptr<QTcpSocket> open()
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(QHostAddress::LocalHost, quint16(m_sandbox.authUrl().port()));
        if (!socket->waitForConnected(5000))
            qFatal("cannot connect: %s", qPrintable(socket->errorString()));
        return socket;
    }
    /// One complete response: its head, and a body of the length in it.
    static QByteArray readAnswer(QTcpSocket &socket, bool withBody = true, int timeout = 10'000)
    {
        QByteArray answer;
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < timeout) {
            answer += socket.readAll();
            const qsizetype end = answer.indexOf("\r\n\r\n");
            if (end >= 0) {
                const qsizetype at = answer.indexOf("Content-Length: ");
                const qsizetype length = at < 0 || !withBody
                    ? 0
                    : answer.mid(at + 16, answer.indexOf('\r', at) - at - 16).toLongLong();
                if (answer.size() >= end + 4 + length)
                    return answer;
            }
            if (socket.state() != QAbstractSocket::ConnectedState && socket.bytesAvailable() == 0)
                return answer;
            socket.waitForReadyRead(200);
        }
        return answer;
    }
    static int statusOf(const QByteArray &answer)
    {
        return answer.startsWith("HTTP/1.1 ") ? answer.mid(9, 3).toInt() : 0;
    }
    QByteArray head(const QByteArray &start, const QByteArray &more = {}) const
    {
        return start + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + m_tea.accessToken.toLatin1()
            + "\r\nClient-Id: " + m_sandbox.client().id.toLatin1() + "\r\n" + more + "\r\n";
    }
    QByteArray ask(const QByteArray &bytes, bool withBody = true)
    {
        auto socket = open();
        socket->write(bytes);
        return readAnswer(*socket, withBody);
    }
    QByteArray patch(const QByteArray &body, const QByteArray &more = {})
    {
        return ask(head("PATCH /helix/channels?broadcaster_id=" + m_tea.userId.toLatin1(),
                        "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
                            + "\r\n" + more)
                   + body);
    }
    bool isUp() { return statusOf(ask(head("GET /helix/users"))) == 200; }

    /// Resident memory of this process, including the sandbox's thread. 0 if it cannot be measured, as with
    /// the address sanitizer, which keeps freed memory.
    static qint64 residentBytes()
    {
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__)
        malloc_trim(0);
        QFile statm(u"/proc/self/statm"_s);
        if (statm.open(QIODevice::ReadOnly))
            return statm.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE);
#endif
        return 0;
    }

    /// 0 if they cannot be counted.
    static qsizetype openFiles()
    {
        return QDir(u"/proc/self/fd"_s).entryList(QDir::Files | QDir::System).size();
    }

private Q_SLOTS:
#ifdef Q_OS_LINUX
    void clientsOfDifferentAddressesMayHaveTheSamePort()
    {
        const auto one = open();
        // All addresses of 127.0.0.0/8 belong to this machine.
        QTcpSocket other;
        QVERIFY2(other.bind(QHostAddress(u"127.0.0.2"_s), one->localPort()), qPrintable(other.errorString()));
        other.connectToHost(QHostAddress::LocalHost, quint16(m_sandbox.authUrl().port()));
        QVERIFY2(other.waitForConnected(5000), qPrintable(other.errorString()));
        QCOMPARE(other.localPort(), one->localPort());
        const QByteArray mine = "/helix/users?login=teaandturrets", theirs = "/helix/users?login=pipnocturne";
        for (int turn = 0; turn < 2; ++turn) {
            one->write(head("GET " + mine));
            const QByteArray answer = readAnswer(*one);
            QCOMPARE(statusOf(answer), 200);
            QVERIFY(answer.contains("teaandturrets"));
            other.write(head("GET " + theirs));
            const QByteArray second = readAnswer(other);
            QCOMPARE(statusOf(second), 200);
            QVERIFY(second.contains("pipnocturne"));
        }
    }
#endif

    void cleanup()
    {
        QVERIFY(isUp());
    }

    void tenMegabytesAreRefusedAndForgotten()
    {
        for (int i = 0; i < 3; ++i)
            patch("{\"title\":\"" + QByteArray(900'000, 'x') + "\"}");  // allocates what is kept for reuse
        const qint64 before = residentBytes();
        for (int i = 0; i < 20; ++i) {
            const QByteArray answer = patch("{\"title\":\"" + QByteArray(10 * 1024 * 1024, 'x') + "\"}");
            QCOMPARE(statusOf(answer), 413);
        }
        const qint64 grown = residentBytes() - before;
        QVERIFY2(grown < 24 * 1024 * 1024, qPrintable(u"grew by %1 KiB"_s.arg(grown / 1024)));
    }

    void justBelowTheLimitIsReadAndJudged()
    {
        const QByteArray answer = patch("{\"title\":\"" + QByteArray(1'000'000, 'x') + "\"}");
        QCOMPARE(statusOf(answer), 400);
        QVERIFY(answer.contains("Title is too long."));
    }

    void manyLargeRequestsAtOnceStayBounded()
    {
        const qint64 before = residentBytes();
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < 60; ++i) {
            sockets.push_back(open());
            sockets.back()->write(head("POST /oauth2/token", "Content-Length: 900000\r\n")
                                  + QByteArray(500'000, 'a'));
            sockets.back()->waitForBytesWritten(2000);
        }
        QVERIFY(isUp());
        sockets.clear();
        // The partly read data are freed with the connection.
        QTRY_VERIFY_WITH_TIMEOUT(residentBytes() - before < 40 * 1024 * 1024, 10'000);
    }

    void aMegabyteOfHeadersIsRefused()
    {
        QByteArray many;
        for (int i = 0; i < 60'000; ++i)
            many += "X-Padding-" + QByteArray::number(i) + ": abcdefgh\r\n";
        QCOMPARE(statusOf(ask(head("GET /helix/users", many))), 431);
        QCOMPARE(statusOf(ask("GET /helix/users?login=" + QByteArray(2'000'000, 'a') + " HTTP/1.1\r\n\r\n")),
                 413);
        QCOMPARE(statusOf(ask(QByteArray(3'000'000, 'A'))), 413);
        QCOMPARE(statusOf(ask(head("GET /helix/users", "X-Large: " + QByteArray(60'000, 'h') + "\r\n"))),
                 200);
        QCOMPARE(statusOf(ask(head("GET /helix/users", "X-Large: " + QByteArray(200'000, 'h') + "\r\n"))),
                 431);
    }

    void aHundredHeaderLinesAreTaken()
    {
        const auto lines = [](int count) {
            QByteArray all;
            for (int i = 0; i < count; ++i)
                all += "X-" + QByteArray::number(i) + ": a\r\n";
            return all;
        };
        QCOMPARE(statusOf(ask(head("GET /helix/users", lines(97)))), 200);  // plus the three of head()
        QCOMPARE(statusOf(ask(head("GET /helix/users", lines(98)))), 431);
    }

    void whatBreaksTheRulesOfHttpIsRefused_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        const auto row = [](const QByteArray &name, const QByteArray &request, int status) {
            QTest::newRow(name.constData()) << request << status;
        };
        row("no host", "GET /helix/users HTTP/1.1\r\n\r\n", 400);
        row("two hosts", head("GET /helix/users", "Host: localhost\r\n"), 400);
        row("no colon", head("GET /helix/users", "nonsense\r\n"), 400);
        row("space before the colon", head("GET /helix/users", "X-One : 1\r\n"), 400);
        row("HTTP/3.7", "GET /helix/users HTTP/3.7\r\nHost: localhost\r\n\r\n", 505);
        row("HTTP/0.9", "GET /helix/users HTTP/0.9\r\nHost: localhost\r\n\r\n", 505);
        row("no version", "GET /helix/users HTTP/1.x\r\nHost: localhost\r\n\r\n", 400);
        row("HTTP/2 at once", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505);
        for (const char *length : {"-1", "abc", "", "0x10", "1 1", "+5", "18446744073709551615"})
            row(QByteArray("length '" + QByteArray(length) + '\''),
                head("POST /oauth2/token", QByteArray("Content-Length: ") + length + "\r\n"), 400);
        row("two lengths",
            head("POST /oauth2/token", "Content-Length: 5\r\nContent-Length: 6\r\n") + "aaaaaa", 400);
        row("announced too much", head("POST /oauth2/token", "Content-Length: 99999999\r\n"), 413);
        for (const char *chunk :
             {"zz\r\nabc\r\n", "-5\r\nabcde\r\n", "\r\n", "5x\r\nabcde\r\n", "1\r\nabc"}) {
            row(QByteArray("chunk ") + QByteArray(chunk).simplified(),
                head("POST /oauth2/token", "Transfer-Encoding: chunked\r\n") + chunk, 400);
        }
        row("a chunk too large",
            head("POST /oauth2/token", "Transfer-Encoding: chunked\r\n") + "7fffffffffffffff\r\nabc", 413);
    }
    void whatBreaksTheRulesOfHttpIsRefused()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        QElapsedTimer timer;
        timer.start();
        const QByteArray answer = ask(request);
        QVERIFY2(statusOf(answer) == status, answer.constData());
        QVERIFY2(answer.contains("Connection: close"), answer.constData());
        QVERIFY2(timer.elapsed() < 5000, "at once, not when patience ends");
        // Also when sent byte by byte.
        auto socket = open();
        for (const char byte : request) {
            socket->write(&byte, 1);
            socket->flush();
        }
        QCOMPARE(statusOf(readAnswer(*socket)), status);
    }

    void chunksAreReadHoweverTheyArrive()
    {
        const QByteArray request = head("POST /oauth2/token", "Transfer-Encoding: chunked\r\n")
            + "a;name=value\r\nclient_id=\r\n4 \r\nnone\r\n0\r\n\r\n";
        for (const int piece : {1, 7, 1000}) {
            auto socket = open();
            for (qsizetype at = 0; at < request.size(); at += piece) {
                socket->write(request.mid(at, piece));
                socket->waitForBytesWritten(1000);
            }
            const QByteArray answer = readAnswer(*socket);
            QVERIFY2(answer.contains("invalid client"), answer.constData());
        }
    }

    void whoeverWaitsToBeAskedForTheBodyIsAsked()
    {
        const QByteArray body = "{\"title\":\"Waited for\"}";
        auto socket = open();
        const QByteArray start
            = head("PATCH /helix/channels?broadcaster_id=" + m_tea.userId.toLatin1(),
                   "Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: "
                       + QByteArray::number(body.size()) + "\r\n");
        socket->write(start);
        QTRY_COMPARE_WITH_TIMEOUT((socket->waitForReadyRead(50), socket->peek(100)),
                                  QByteArray("HTTP/1.1 100 Continue\r\n\r\n"), 5000);
        socket->readAll();
        socket->write(body);
        QCOMPARE(statusOf(readAnswer(*socket)), 204);
        // The same connection again. A client that does not wait gets no 100 Continue.
        socket->write(start + body);
        QByteArray answer = readAnswer(*socket);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
        answer.replace("HTTP/1.1 100 Continue\r\n\r\n", "");  // sent all the same by Qt's own server
#endif
        QVERIFY2(statusOf(answer) == 204, answer.constData());
        // There is no 100 Continue for a request that will be refused.
        QCOMPARE(
            statusOf(ask(head("POST /oauth2/token", "Expect: 100-continue\r\nContent-Length: 99999999\r\n"))),
            413);
    }

    void headIsGetWithoutTheBody()
    {
        for (const char *path : {"/helix/users", "/oauth2/keys", "/units/users", "/activate",
                                 "/images/rewards/default-1.png", "/sandbox/state", "/nothing"}) {
            const QByteArray get = ask(head(QByteArray("GET ") + path));
            auto socket = open();
            socket->write(head(QByteArray("HEAD ") + path));
            const QByteArray answer = readAnswer(*socket, false);
            QCOMPARE(statusOf(answer), statusOf(get));
            QVERIFY2(answer.endsWith("\r\n\r\n"), answer.constData());
            const auto length = [](const QByteArray &text) {
                const qsizetype at = text.indexOf("Content-Length: ");
                return text.mid(at, text.indexOf('\r', at) - at);
            };
            QCOMPARE(length(answer), length(get));
            // The next data on this connection are the next response.
            socket->write(head("GET /helix/users"));
            QCOMPARE(statusOf(readAnswer(*socket)), 200);
        }
        QCOMPARE(statusOf(ask(head("HEAD /helix/users"), false)), 200);
        QCOMPARE(statusOf(ask(head("HEAD /oauth2/token"), false)), 404);
    }

    void aHostOfAnotherNameIsTurnedAway()
    {
        const auto asked
            = [this](const QByteArray &path, const QByteArray &host, const QByteArray &more = {}) {
                  return ask("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer "
                             + m_tea.accessToken.toLatin1()
                             + "\r\nClient-Id: " + m_sandbox.client().id.toLatin1() + "\r\n" + more + "\r\n");
              };
        for (const char *path :
             {"/helix/users", "/mock/users", "/eventsub/subscriptions", "/oauth2/keys", "/oauth2/authorize",
              "/auth/validate", "/units/clients", "/activate", "/images/rewards/default-1.png",
              "/reports/x.csv", "/sandbox/", "/nothing"}) {
            for (const char *host :
                 {"evil.example", "evil.example:7890", "localhost.evil.example", "127.0.0.1.evil.example",
                  "localhost@evil.example", "0.0.0.0", "169.254.1.1", "[::2]", "[::1", ""}) {
                const QByteArray answer = asked(path, host);
                QVERIFY2(statusOf(answer) == 403,
                         qPrintable(QLatin1String(path) + u' ' + QLatin1String(host)));
                QVERIFY(!answer.contains("Access-Control-Allow-Origin"));
                QVERIFY(!answer.contains("secret"));
            }
            for (const char *host : {"localhost", "LOCALHOST:1", "127.0.0.1:7890", "[::1]", "[::1]:80"})
                QVERIFY(!asked(path, host).contains("The host must be"));
        }
        const QByteArray upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                                   "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
        QCOMPARE(statusOf(asked("/ws", "evil.example", upgrade)), 403);
        QCOMPARE(statusOf(asked("/ws", "localhost", upgrade)), 101);
    }

    void tenMegabytesAreRefusedByEveryEndpoint()
    {
        const auto written = [this] {
            return m_sandbox.inSandbox([](Sandbox::World &world) {
                auto rows = world.database().query("SELECT total_changes()");
                return rows.next() ? rows.integer(0) : -1;
            });
        };
        const qint64 before = written();
        const QByteArray body = "{\"a\":\"" + QByteArray(10 * 1024 * 1024, 'a') + "\"}";
        for (const Api::EndpointInfo *info : Api::catalogue()) {
            const QByteArray answer
                = ask(head(QByteArray(nameOf(info->spec.method)) + " /helix" + info->spec.path,
                           "Content-Type: application/json\r\nContent-Length: "
                               + QByteArray::number(body.size()) + "\r\n")
                      + body);
            QVERIFY2(statusOf(answer) == 413, info->name);
        }
        QCOMPARE(written(), before);
    }

    void invalidUtf8_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::newRow("in a value") << head("GET /helix/users?login=%ff%fe");
        QTest::newRow("in a name") << head("GET /helix/users?%ff=1");
        QTest::newRow("a surrogate") << head("GET /helix/search/categories?query=%ed%a0%80");
        QTest::newRow("overlong") << head("GET /helix/search/categories?query=%c0%af");
        QTest::newRow("cut short") << head("GET /helix/search/categories?query=%e2%82");
    }
    void invalidUtf8()
    {
        QFETCH(QByteArray, request);
        const QByteArray answer = ask(request);
        QCOMPARE(statusOf(answer), 400);
        QVERIFY2(answer.contains("The query string is not valid UTF-8."), answer.constData());
    }

    void invalidUtf8InBodies()
    {
        QCOMPARE(statusOf(patch("{\"title\":\"\xff\xfe\"}")), 400);
        QCOMPARE(statusOf(patch("{\"title\":\"\xed\xa0\x80\"}")), 400);
        QCOMPARE(statusOf(patch("{\"title\":\"\\ud800\"}")), 400);
        for (const char *form : {"client_id=%ff", "client_id=\xff"}) {
            const QByteArray answer = ask(
                head("POST /oauth2/token", "Content-Length: " + QByteArray::number(qstrlen(form)) + "\r\n")
                + form);
            QCOMPARE(statusOf(answer), 400);
            QVERIFY(answer.contains("invalid request"));
        }
    }

    void theFirstOfTwoCounts()
    {
        const QByteArray both
            = ask(head("GET /helix/search/categories?query=hollow&query=ember&first=1&first=x"));
        QCOMPARE(statusOf(both), 200);
        QVERIFY(both.contains("Hollow Tides"));
        QCOMPARE(statusOf(ask(head("GET /helix/search/categories?query=hollow&first=x&first=1"))), 400);
        const QByteArray mine = "broadcaster_id=" + m_tea.userId.toLatin1();
        QCOMPARE(statusOf(ask(head("GET /helix/channels/editors?" + mine + "&broadcaster_id=1"))), 200);
        QCOMPARE(statusOf(ask(head("GET /helix/channels/editors?broadcaster_id=1&" + mine))), 401);
    }

    void unknownMethodsAndPaths()
    {
        for (const char *start : {"BREW /helix/users", "TRACE /helix/users", "CONNECT localhost:1",
                                  "PROPFIND /", "get /helix/users", "GET /", "GET /helix", "GET /helix/",
                                  "GET /helix//users", "GET /helix/users/../users", "GET /oauth2",
                                  "DELETE /oauth2/token", "GET *", "GET http://localhost/nothing",
                                  "GET //helix/nothing", "GET /helix/users%00", "GET /helix/%2e%2e/users"}) {
            const QByteArray answer = ask(head(start));
            QVERIFY2(statusOf(answer) == 404, start);
            QVERIFY2(answer.contains("\"status\":404"), answer.constData());
        }
        const QByteArray answer = ask(head("HEAD /helix/nothing"), false);
        QCOMPARE(statusOf(answer), 404);
        QVERIFY(!answer.contains("\"status\""));
    }

    void nestedJsonDoesNotOverflow()
    {
        QCOMPARE(statusOf(patch(QByteArray(400'000, '['))), 400);
        QCOMPARE(statusOf(patch("{\"tags\":" + QByteArray(200'000, '[') + QByteArray(200'000, ']') + "}")),
                 400);
        QByteArray objects;
        for (int i = 0; i < 50'000; ++i)
            objects += "{\"a\":";
        QCOMPARE(statusOf(patch(objects)), 400);
        QCOMPARE(statusOf(patch("{\"tags\":[" + QByteArray("\"a\",").repeated(100'000) + "\"a\"]}")), 400);
    }

    void whatIsNoHttpIsSaidToBeSo()
    {
        for (const char *bytes : {"\r\n\r\nnonsense\r\n\r\n", "GET\r\n\r\n", "GET /helix/users\r\n\r\n",
                                  "GET /helix/users HTTX\r\n\r\n", "\x16\x03\x01\x02\x01\x01\xfc\r\n\r\n",
                                  ": : :\r\n\r\n", "\n\n\n  \x01\n"})
            QVERIFY2(statusOf(ask(bytes)) == 400, bytes);
    }

    void strangeLengths()
    {
        // Each gets a response or is closed, and the next client is served.
        for (const char *length :
             {"-1", "18446744073709551615", "9223372036854775808", "abc", "", "0x10", "1 1", "+5"}) {
            auto socket = open();
            socket->write(head("POST /oauth2/token", QByteArray("Content-Length: ") + length + "\r\n")
                          + "client_id=x");
            socket->waitForReadyRead(500);
            socket->close();
            QVERIFY(isUp());
        }
        for (const char *chunks :
             {"0\r\n\r\n", "5\r\nab", "-5\r\nabcde\r\n0\r\n\r\n", "zz\r\nabc\r\n", "ffffffffffffffff\r\nabc",
              "1\r\na\r\n1\r\nb\r\n0\r\n\r\n", "7fffffffffffffff\r\nabc\r\n0\r\n\r\n", "-1\r\n\r\n\r\n"}) {
            auto socket = open();
            socket->write(head("POST /oauth2/token", "Transfer-Encoding: chunked\r\n") + chunks);
            socket->waitForReadyRead(300);
            socket->close();
            QVERIFY(isUp());
        }
    }

    void aSlowSenderIsServedWhenItIsDone()
    {
        auto socket = open();
        const QByteArray request = head("GET /helix/users");
        for (const char byte : request) {
            socket->write(&byte, 1);
            socket->waitForBytesWritten(100);
        }
        QCOMPARE(statusOf(readAnswer(*socket)), 200);
    }

    void whoIsTooSlowIsSentAway()
    {
        Sandbox::SandboxThread impatient(
            {.port = 0, .timeout = std::chrono::milliseconds(300), .world = {.followers = 5}});
        QVERIFY(impatient.start());
        const auto connected = [&] {
            auto socket = std::make_unique<QTcpSocket>();
            socket->connectToHost(QHostAddress::LocalHost, quint16(impatient.authUrl().port()));
            return socket->waitForConnected(5000) ? std::move(socket) : nullptr;
        };
        const auto half = connected();
        const auto silent = connected();
        QVERIFY(half && silent);
        half->write("GET /helix/us");
        const QByteArray answer = readAnswer(*half);
        QVERIFY2(statusOf(answer) == 408, answer.constData());
        QVERIFY(silent->state() == QAbstractSocket::UnconnectedState || silent->waitForDisconnected(5000));
        QVERIFY(silent->readAll().isEmpty());
    }

    void whoWaitsForADelayedAnswerGetsIt()
    {
        SandboxFixture impatient(
            {.port = 0, .timeout = std::chrono::milliseconds(800), .world = {.followers = 5}});
        impatient.fault({.path = "/oauth2/validate", .delay = std::chrono::milliseconds(2'500)});
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, quint16(impatient.authUrl().port()));
        QVERIFY(socket.waitForConnected(5000));
        socket.write("GET /oauth2/validate HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QCOMPARE(statusOf(readAnswer(socket)), 401);
    }

    void halfRequestsHoldNobodyUp()
    {
        const qsizetype before = openFiles();
        std::vector<std::unique_ptr<QTcpSocket>> waiting;
        const QByteArray request
            = head("PATCH /helix/channels?broadcaster_id=1", "Content-Length: 100\r\n") + "{\"ti";
        for (int i = 0; i < 200; ++i) {
            waiting.push_back(open());
            waiting.back()->write(request.first(i % request.size()));
            waiting.back()->flush();
        }
        QVERIFY(isUp());
#ifdef Q_OS_LINUX
        QVERIFY(openFiles() >= 400);  // both ends are in this process
#endif
        for (auto &socket : waiting)
            socket->abort();
        waiting.clear();
        QVERIFY(isUp());
        // Closed connections are freed at once, not after a timeout.
        QTRY_VERIFY_WITH_TIMEOUT(openFiles() <= before + 5, 1000);
    }

    void connectionsAreKeptAliveAndPipelined()
    {
        auto socket = open();
        for (int i = 0; i < 5; ++i) {
            socket->write(head("GET /helix/users"));
            QCOMPARE(statusOf(readAnswer(*socket)), 200);
        }
        socket->write(head("GET /helix/users") + head("GET /nothing") + head("GET /helix/users"));
        QByteArray all;
        QTRY_VERIFY_WITH_TIMEOUT(
            (socket->waitForReadyRead(50), all += socket->readAll(), all.count("HTTP/1.1 ") == 3), 5000);
        QVERIFY(all.startsWith("HTTP/1.1 200") && all.contains("HTTP/1.1 404"));
        socket->write(head("GET /helix/users", "Connection: close\r\n"));
        QCOMPARE(statusOf(readAnswer(*socket)), 200);
        QVERIFY(socket->state() == QAbstractSocket::UnconnectedState || socket->waitForDisconnected(5000));
    }

    void whoAsksWithoutReadingIsCutOff()
    {
        const qint64 before = residentBytes();
        auto socket = open();
        socket->setReadBufferSize(1024);  // the system's buffers fill up first, then those of the server
        const QByteArray requests = head("GET /helix/streams?first=100").repeated(50);
        QElapsedTimer timer;
        timer.start();
        while (socket->state() == QAbstractSocket::ConnectedState && timer.elapsed() < 20'000) {
            socket->write(requests);
            socket->waitForBytesWritten(50);
            QVERIFY(socket->bytesToWrite() < 64 * 1024 * 1024);
        }
        QVERIFY(socket->state() != QAbstractSocket::ConnectedState);
        socket.reset();
        QTRY_VERIFY_WITH_TIMEOUT(residentBytes() - before < 40 * 1024 * 1024, 10'000);
    }

    void anUpgradeToAnotherProtocolIsAnsweredOnce()
    {
        const QByteArray answer = ask(head("GET /helix/users",
                                           "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                                           "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"));
        QCOMPARE(answer.count("HTTP/1.1 "), 1);
    }
};

QTEST_GUILESS_MAIN(TestBadInputHttp)
#include "tst_bad_input_http.moc"
