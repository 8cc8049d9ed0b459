// SPDX-License-Identifier: GPL-3.0-or-later

// The listener on this computer for the browser's redirect: which requests it responds to, what it accepts,
// and that it leaves nothing behind.

#include "browser.h"

#include "accounts/redirect_listener.h"
#include "accounts/redirect_uri.h"
#include "accounts/return_page.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

const QString ours = u"the right state"_s;

struct Waiting
{
    Waiting()
        : redirect(u"http://localhost:%1/signed-in"_s.arg(freePort()))
        , listener(redirect, [](const QString &state) { return state == ours; })
        , came(&listener, &RedirectListener::came)
        , strangers(&listener, &RedirectListener::foreignAnswerRefused)
    {
        const auto listening = listener.listen();
        if (!listening)
            qFatal("%s", qPrintable(listening.error().message));
    }
    quint16 port() const { return quint16(redirect.port()); }
    /// The query of the redirect that was accepted.
    QUrlQuery answer() const { return QUrlQuery(came.value(0).value(0).toUrl()); }

    QUrl redirect;
    RedirectListener listener;
    QSignalSpy came;
    QSignalSpy strangers;
};

const QByteArray good
    = "access_token=abc&scope=bits%3Aread+user%3Aedit&state=the+right+state&token_type=bearer";

}  // namespace

class TestRedirectListener : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFragmentIsHandedOverByItsPage()
    {
        Waiting waiting;
        const auto page = Browser::get(waiting.redirect);
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.contains("<script>"));
        QVERIFY(waiting.came.isEmpty());
        QVERIFY(waiting.listener.isListening());

        const auto done = Browser::post(waiting.redirect, good);
        QCOMPARE(done.status, 200);
        QVERIFY(done.body.contains("You can close this page"));
        QCOMPARE(waiting.came.size(), 1);
        const QUrl url = waiting.came[0][0].toUrl();
        QVERIFY(leadsTo(waiting.redirect, url));
        QCOMPARE(waiting.answer().queryItemValue(u"access_token"_s), u"abc"_s);
        QVERIFY(!done.body.contains("abc") && !done.head.contains("abc"));
    }

    void aDenialIsInTheQuery()
    {
        Waiting waiting;
        QUrl back = waiting.redirect;
        back.setQuery(
            u"error=access_denied&error_description=The+user+denied+you+access&state=the%20right%20state"_s);
        const auto page = Browser::get(back);
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.contains("You denied access"));
        QVERIFY(!page.body.contains("<script>"));
        QCOMPARE(waiting.came.size(), 1);
        QCOMPARE(waiting.answer().queryItemValue(u"error"_s), u"access_denied"_s);
    }

    void itTakesOneAnswerOnly()
    {
        Waiting waiting;
        QCOMPARE(Browser::post(waiting.redirect, good).status, 200);
        QVERIFY(!waiting.listener.isListening());
        QCOMPARE(Browser::post(waiting.redirect, good).status, 0);
        QCOMPARE(Browser::get(waiting.redirect).status, 0);
        QCOMPARE(waiting.came.size(), 1);
    }

    void anAnswerToAnotherSignInIsRefusedAndTheWaitGoesOn_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("another state") << QByteArray("access_token=abc&state=wrong");
        QTest::newRow("empty") << QByteArray("access_token=abc&state=");
        QTest::newRow("ours and another") << QByteArray("access_token=abc&state=the+right+state&state=wrong");
        QTest::newRow("another denial") << QByteArray("error=access_denied&state=wrong");
        QTest::newRow("a denial of nobody") << QByteArray("error=access_denied");
    }
    void anAnswerToAnotherSignInIsRefusedAndTheWaitGoesOn()
    {
        QFETCH(QByteArray, answer);
        Waiting waiting;
        const auto posted = Browser::post(waiting.redirect, answer);
        QCOMPARE(posted.status, 400);
        QVERIFY(posted.body.contains("does not belong"));
        QCOMPARE(waiting.strangers.size(), 1);
        QUrl asked = waiting.redirect;
        asked.setQuery(QString::fromLatin1(answer));
        QCOMPARE(Browser::get(asked).status, 400);
        QCOMPARE(waiting.strangers.size(), 2);
        QVERIFY(waiting.came.isEmpty());
        QCOMPARE(Browser::post(waiting.redirect, good).status, 200);
        QCOMPARE(waiting.came.size(), 1);
    }

    void whoComesByWithoutAnAnswerIsToldSo_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::newRow("something else") << QByteArray("x=1");
        QTest::newRow("a token without a state") << QByteArray("access_token=abc");
        QTest::newRow("not UTF-8") << QByteArray("state=%FF%FE");
    }
    void whoComesByWithoutAnAnswerIsToldSo()
    {
        QFETCH(QByteArray, query);
        Waiting waiting;
        const auto page = Browser::send(
            waiting.port(),
            "GET /signed-in?" + query + " HTTP/1.1\r\nHost: " + Browser::host(waiting.redirect) + "\r\n\r\n");
        QCOMPARE(page.status, 400);
        QVERIFY(page.body.contains("No sign-in to complete"));
        QVERIFY(waiting.came.isEmpty());
        QVERIFY(waiting.strangers.isEmpty());
    }

    void onlyTheRegisteredHostIsAnswered_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<int>("status");
        QTest::newRow("right") << QByteArray("localhost:%1") << 200;
        QTest::newRow("capitals") << QByteArray("LocalHost:%1") << 200;
        QTest::newRow("somebody's name") << QByteArray("evil.example:%1") << 421;
        QTest::newRow("number") << QByteArray("127.0.0.1:%1") << 421;
        QTest::newRow("another port") << QByteArray("localhost:1") << 421;
        QTest::newRow("no port") << QByteArray("localhost") << 421;
        QTest::newRow("subdomain") << QByteArray("a.localhost:%1") << 421;
        QTest::newRow("with a dot") << QByteArray("localhost.:%1") << 421;
        QTest::newRow("empty") << QByteArray() << 421;
        QTest::newRow("two of them") << QByteArray("localhost:%1\r\nHost: evil.example") << 400;
    }
    void onlyTheRegisteredHostIsAnswered()
    {
        QFETCH(QByteArray, host);
        QFETCH(int, status);
        Waiting waiting;
        host.replace("%1", QByteArray::number(waiting.port()));
        QCOMPARE(
            Browser::send(waiting.port(), "GET /signed-in HTTP/1.1\r\nHost: " + host + "\r\n\r\n").status,
            status);
        const QByteArray length = QByteArray::number(good.size());
        QCOMPARE(
            Browser::send(waiting.port(),
                          "POST /signed-in HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                          "Content-Length: "
                              + length + "\r\nHost: " + host + "\r\n\r\n" + good)
                .status,
            status);
        QCOMPARE(waiting.came.size(), status == 200 ? 1 : 0);
    }

    void withoutAHostNobodyIsAnswered()
    {
        Waiting waiting;
        QCOMPARE(Browser::send(waiting.port(), "GET /signed-in HTTP/1.1\r\n\r\n").status, 400);
    }

    void otherPagesCannotHandAnythingOver_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");
        QTest::newRow("ours") << QByteArray("Origin: http://localhost:%1\r\n") << 200;
        QTest::newRow("another site") << QByteArray("Origin: https://evil.example\r\n") << 403;
        QTest::newRow("another port") << QByteArray("Origin: http://localhost:1\r\n") << 403;
        QTest::newRow("another scheme") << QByteArray("Origin: https://localhost:%1\r\n") << 403;
        QTest::newRow("nobody") << QByteArray("Origin: null\r\n") << 403;
    }
    void otherPagesCannotHandAnythingOver()
    {
        QFETCH(QByteArray, headers);
        QFETCH(int, status);
        Waiting waiting;
        headers.replace("%1", QByteArray::number(waiting.port()));
        QCOMPARE(Browser::post(waiting.redirect, good, headers).status, status);
        QCOMPARE(waiting.came.size(), status == 200 ? 1 : 0);
    }

    void everythingElseIsTurnedAway_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        const QByteArray host = " HTTP/1.1\r\nHost: localhost:%1\r\n";
        QTest::newRow("icon") << QByteArray("GET /favicon.ico" + host + "\r\n") << 404;
        QTest::newRow("root") << QByteArray("GET /" + host + "\r\n") << 404;
        QTest::newRow("slash") << QByteArray("GET /signed-in/" + host + "\r\n") << 404;
        QTest::newRow("capitals") << QByteArray("GET /Signed-In" + host + "\r\n") << 404;
        QTest::newRow("dots") << QByteArray("GET /x/../signed-in" + host + "\r\n") << 404;
        QTest::newRow("another host in the path")
            << QByteArray("GET //evil.example/signed-in" + host + "\r\n") << 404;
        QTest::newRow("delete") << QByteArray("DELETE /signed-in" + host + "\r\n") << 405;
        QTest::newRow("head") << QByteArray("HEAD /signed-in" + host + "\r\n") << 405;
        QTest::newRow("proxy") << QByteArray("GET http://localhost/signed-in" + host + "\r\n") << 400;
        QTest::newRow("tunnel") << QByteArray("CONNECT localhost:80" + host + "\r\n") << 400;
        QTest::newRow("no form") << QByteArray("POST /signed-in" + host
                                               + "Content-Type: text/plain\r\nContent-Length: 3\r\n\r\na=b")
                                 << 400;
        QTest::newRow("in chunks") << QByteArray("POST /signed-in" + host
                                                 + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
                                   << 400;
        QTest::newRow("negative") << QByteArray("POST /signed-in" + host + "Content-Length: -1\r\n\r\n")
                                  << 400;
        QTest::newRow("no number") << QByteArray("POST /signed-in" + host + "Content-Length: many\r\n\r\n")
                                   << 400;
        QTest::newRow("two lengths") << QByteArray("POST /signed-in" + host
                                                   + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab")
                                     << 400;
        QTest::newRow("large body") << QByteArray("POST /signed-in" + host
                                                  + "Content-Length: 20000000\r\n\r\n")
                                    << 413;
        QTest::newRow("large head") << QByteArray("GET /signed-in" + host + "X: " + QByteArray(40'000, 'x')
                                                  + "\r\n\r\n")
                                    << 413;
        QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n") << 400;
        QTest::newRow("old HTTP") << QByteArray("GET /signed-in\r\n\r\n") << 400;
        QTest::newRow("space in a name") << QByteArray("GET /signed-in" + host + "X Y: 1\r\n\r\n") << 400;
        QTest::newRow("no colon") << QByteArray("GET /signed-in" + host + "nothing\r\n\r\n") << 400;
    }
    void everythingElseIsTurnedAway()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        Waiting waiting;
        request.replace("%1", QByteArray::number(waiting.port()));
        QCOMPARE(Browser::send(waiting.port(), request).status, status);
        QVERIFY(waiting.came.isEmpty());
        QCOMPARE(Browser::get(waiting.redirect).status, 200);  // and it still listens
    }

    void anAnswerMayComeInPieces()
    {
        Waiting waiting;
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, waiting.port());
        const QByteArray request = "POST /signed-in HTTP/1.1\r\nHost: " + Browser::host(waiting.redirect)
            + "\r\nContent-Type: application/x-www-form-urlencoded; charset=UTF-8\r\nContent-Length: "
            + QByteArray::number(good.size()) + "\r\n\r\n" + good;
        for (qsizetype at = 0; at < request.size(); at += 40) {
            QVERIFY(waiting.came.isEmpty());
            socket.write(request.mid(at, 40));
            QVERIFY(socket.waitForBytesWritten());
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(waiting.came.size(), 1);
    }

    void whoTakesTooLongIsLetGo()
    {
        Waiting waiting;
        waiting.listener.setTimeout(50ms);
        const auto silent = Browser::send(waiting.port(), "GET /signed-in HTT");
        QCOMPARE(silent.status, 0);
        const auto half = Browser::send(waiting.port(),
                                        "POST /signed-in HTTP/1.1\r\nHost: " + Browser::host(waiting.redirect)
                                            + "\r\nContent-Length: 100\r\n\r\nhalf");
        QCOMPARE(half.status, 0);
        waiting.listener.setTimeout(10s);
        QCOMPARE(Browser::get(waiting.redirect).status, 200);
    }

    void aCrowdDoesNotKeepTheBrowserOutForLong()
    {
        Waiting waiting;
        waiting.listener.setTimeout(200ms);
        std::vector<std::unique_ptr<QTcpSocket>> crowd;
        for (int i = 0; i < 100; ++i) {
            crowd.push_back(std::make_unique<QTcpSocket>());
            crowd.back()->connectToHost(QHostAddress::LocalHost, waiting.port());
        }
        QTRY_VERIFY(std::all_of(crowd.begin(), crowd.end(), [](const auto &socket) {
            return socket->state() == QAbstractSocket::UnconnectedState;
        }));
        QCOMPARE(Browser::post(waiting.redirect, good).status, 200);
    }

    void bothLoopbackAddressesAreOurs()
    {
        Waiting waiting;
        QTcpServer other;
        QVERIFY(!other.listen(QHostAddress::LocalHost, waiting.port()));
        QTcpServer probe;
        if (!probe.listen(QHostAddress::LocalHostIPv6))
            QSKIP("no IPv6 here");
        QVERIFY(!other.listen(QHostAddress::LocalHostIPv6, waiting.port()));
        const auto page = Browser::send(waiting.port(),
                                        "GET /signed-in HTTP/1.1\r\nHost: " + Browser::host(waiting.redirect)
                                            + "\r\n\r\n",
                                        QHostAddress(QHostAddress::LocalHostIPv6));
        QCOMPARE(page.status, 200);
    }

    void aPortOfSomebodyElseIsNotShared_data()
    {
        QTest::addColumn<QHostAddress>("taken");
        QTest::newRow("IPv4") << QHostAddress(QHostAddress::LocalHost);
        QTest::newRow("IPv6") << QHostAddress(QHostAddress::LocalHostIPv6);
    }
    void aPortOfSomebodyElseIsNotShared()
    {
        QFETCH(QHostAddress, taken);
        QTcpServer other;
        if (!other.listen(taken))
            QSKIP("no such address here");
        RedirectListener listener(QUrl(u"http://localhost:%1/x"_s.arg(other.serverPort())),
                                  [](const QString &) { return true; });
        const auto refused = listener.listen();
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Error::Kind::Conflict);
        QVERIFY(!listener.isListening());
        other.close();
        QVERIFY(listener.listen());
    }

    void itMayGoInTheMiddleOfAnAnswer()
    {
        auto waiting = std::make_unique<Waiting>();
        const QUrl redirect = waiting->redirect;
        QTcpSocket half;
        half.connectToHost(QHostAddress::LocalHost, waiting->port());
        half.write("GET /sig");
        QTRY_COMPARE(half.bytesToWrite(), 0);
        waiting.reset();
        QTRY_COMPARE(half.state(), QAbstractSocket::UnconnectedState);
        QCOMPARE(Browser::get(redirect).status, 0);

        // The browser receives its page, also if the listener is deleted by the next event ...
        auto *listener = new RedirectListener(redirect, [](const QString &state) { return state == ours; });
        QVERIFY(listener->listen());
        connect(listener, &RedirectListener::came, listener, &QObject::deleteLater);
        const auto done = Browser::post(redirect, good);
        QCOMPARE(done.status, 200);
        QVERIFY(done.body.contains("You can close this page"));

        // ... or in a slot of its own signal.
        listener = new RedirectListener(redirect, [](const QString &state) { return state == ours; });
        QVERIFY(listener->listen());
        connect(listener, &RedirectListener::came, this, [listener] { delete listener; });
        QCOMPARE(Browser::post(redirect, good).status, 200);
    }

    void itsPagesLeaveNothingBehind()
    {
        Waiting waiting;
        const auto page = Browser::get(waiting.redirect);
        QVERIFY(page.head.contains("Cache-Control: no-store"));
        QVERIFY(page.head.contains("Referrer-Policy: no-referrer"));
        QVERIFY(page.head.contains("X-Content-Type-Options: nosniff"));
        QVERIFY(page.head.contains("frame-ancestors 'none'"));
        QVERIFY(!page.head.contains("Access-Control"));
        QVERIFY(!page.head.contains("unsafe"));
        // The policy allows exactly this script and this style.
        const QString text = QString::fromUtf8(page.body);
        for (const QString &tag : {u"script"_s, u"style"_s}) {
            const auto found = QRegularExpression(u"<%1>(.*?)</%1>"_s.arg(tag),
                                                  QRegularExpression::DotMatchesEverythingOption)
                                   .match(text);
            QVERIFY(found.hasMatch());
            const QByteArray hash
                = QCryptographicHash::hash(found.captured(1).toUtf8(), QCryptographicHash::Sha256).toBase64();
            QVERIFY(page.head.contains("'sha256-" + hash + '\''));
        }
        QVERIFY(!text.contains(u"http://"_s) && !text.contains(u"https://"_s));
    }

    void everyPageSaysSomething()
    {
        QSet<QByteArray> documents;
        for (const ReturnPage page : {ReturnPage::Handing, ReturnPage::Done, ReturnPage::Denied,
                                      ReturnPage::Stranger, ReturnPage::Nothing}) {
            const RenderedPage rendered = renderReturnPage(page);
            QVERIFY(rendered.document.contains("<h1>"));
            documents.insert(rendered.document);
        }
        QCOMPARE(documents.size(), 5);
    }

    void onlyAddressesOfThisComputerCanBeWaitedAt_data()
    {
        QTest::addColumn<QString>("uri");
        QTest::addColumn<bool>("can");
        QTest::newRow("usual") << u"http://localhost:17563/signed-in"_s << true;
        QTest::newRow("root") << u"http://localhost:3000"_s << true;
        QTest::newRow("no port") << u"http://localhost/"_s << false;
        QTest::newRow("encrypted") << u"https://localhost:3000/"_s << false;
        QTest::newRow("elsewhere") << u"http://app.example:3000/"_s << false;
        QTest::newRow("number") << u"http://127.0.0.1:3000/"_s << false;
        QTest::newRow("query") << u"http://localhost:3000/?x=1"_s << false;
        QTest::newRow("user") << u"http://me@localhost:3000/"_s << false;
        QTest::newRow("nothing") << QString() << false;
    }
    void onlyAddressesOfThisComputerCanBeWaitedAt()
    {
        QFETCH(QString, uri);
        QTEST(isOnThisComputer(QUrl(uri)), "can");
    }

    void anAddressWithoutAPathIsWaitedAt()
    {
        const QUrl redirect(u"http://localhost:%1"_s.arg(freePort()));
        RedirectListener listener(redirect, [](const QString &state) { return state == ours; });
        QVERIFY(listener.listen());
        QUrl asked = redirect;
        asked.setPath(u"/"_s);
        QCOMPARE(Browser::get(asked).status, 200);
    }
};

QTEST_GUILESS_MAIN(TestRedirectListener)
#include "tst_redirect_listener.moc"
