// SPDX-License-Identifier: GPL-3.0-or-later

// Files from URLs that a service returns: only over safe connections, never larger than allowed, never with a
// token.

#include "http_host.h"
#include "patience.h"

#include "downloads/file_download.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

QByteArray csv(const QByteArray &body, const QByteArray &more = {}, const QByteArray &status = "200 OK")
{
    return HttpHost::whole(body, "text/csv", more, status);
}

struct Fetched
{
    QByteArray bytes{};
    std::optional<Result<void>> outcome{};
    int times = 0;
};

}  // namespace

class TestFileDownload : public QObject
{
    Q_OBJECT

    static void begin(FileDownload &download, const QUrl &url, Fetched &into)
    {
        into = {};
        download.start(
            url,
            [&into](QByteArrayView piece) -> Result<void> {
                into.bytes.append(piece);
                return {};
            },
            [&into](const Result<void> &outcome) {
                into.outcome = outcome;
                ++into.times;
            });
    }
    static Fetched fetch(FileDownload &download, const QUrl &url)
    {
        Fetched fetched;
        begin(download, url, fetched);
        [&] { QTRY_VERIFY(fetched.outcome); }();
        return fetched;
    }

private Q_SLOTS:
    void aFileComesWithoutAnyTokenOrCookie()
    {
        HttpHost host({{"/a.csv?X-Signature=abc", csv("a,b\r\n", "Set-Cookie: x=1\r\n")}});
        FileDownload download;
        for (int i = 0; i < 2; ++i) {
            const Fetched fetched = fetch(download, host.url("/a.csv?X-Signature=abc"));
            QVERIFY(*fetched.outcome);
            QCOMPARE(fetched.bytes, QByteArray("a,b\r\n"));
        }
        for (const QByteArray &head : std::as_const(host.heads))
            QVERIFY(!head.contains("authorization:") && !head.contains("client-id:")
                    && !head.contains("cookie:"));
        QVERIFY(!download.isRunning());
    }

    void onlySafeAddressesAreAskedFor()
    {
        for (const char *bad :
             {"http://example.com/a.csv", "ftp://example.com/a.csv", "file:///etc/passwd", "data:text/csv,a",
              "https://user:secret@example.com/a.csv", "https:///a.csv", "", "a.csv"})
            QVERIFY2(!FileDownload::isAllowed(QUrl(QString::fromLatin1(bad))), bad);
        for (const char *good : {"https://example.com/a.csv?x=y", "http://localhost:1/a",
                                 "http://127.0.0.1/a", "http://[::1]/a"})
            QVERIFY2(FileDownload::isAllowed(QUrl(QString::fromLatin1(good))), good);
        FileDownload download;
        const Fetched fetched = fetch(download, QUrl(u"http://example.com/a.csv"_s));
        QCOMPARE(fetched.outcome->error().kind, Error::Kind::Invalid);
    }

    void redirectsLeadOnlyWhereItIsSafe()
    {
        HttpHost host({{"/good", HttpHost::redirect("/end")},
                       {"/end", csv("here")},
                       {"/plain", HttpHost::redirect("http://example.com/x")},
                       {"/file", HttpHost::redirect("file:///etc/passwd")},
                       {"/ftp", HttpHost::redirect("ftp://127.0.0.1/x")},
                       {"/round", HttpHost::redirect("/round")},
                       {"/none", csv({}, {}, "302 Found")}});
        FileDownload download;
        QCOMPARE(fetch(download, host.url("/good")).bytes, QByteArray("here"));
        for (const char *path : {"/plain", "/file", "/ftp", "/round"}) {
            const Fetched fetched = fetch(download, host.url(path));
            QVERIFY2(!*fetched.outcome, path);
            QCOMPARE(fetched.outcome->error().kind, Error::Kind::Protocol);
            QVERIFY(fetched.bytes.isEmpty());
        }
        QVERIFY(!*fetch(download, host.url("/none")).outcome);
    }

    void whatIsTooLargeEndsEarly()
    {
        const QByteArray large(300'000, 'x');
        HttpHost host({{"/told", csv(large)},
                       {"/untold", "HTTP/1.1 200 OK\r\n\r\n" + large},
                       {"/fits", csv(large.left(200'000))}});
        FileDownload download({.bytes = 200'000});
        for (const char *path : {"/told", "/untold"}) {
            const Fetched fetched = fetch(download, host.url(path));
            QCOMPARE(fetched.outcome->error().kind, Error::Kind::Protocol);
            QVERIFY(fetched.bytes.size() <= 200'000);
        }
        QVERIFY(*fetch(download, host.url("/fits")).outcome);
    }

    void whatIsNotWholeIsAnError()
    {
        QByteArray cut = csv("twenty bytes of text");
        cut.chop(5);
        HttpHost host({{"/cut", cut},
                       {"/packed", csv("x", "Content-Encoding: gzip\r\n")},
                       {"/silent", "HTTP/1.1 200 OK\r\n"}});
        FileDownload download;
        QVERIFY(!*fetch(download, host.url("/cut")).outcome);
        QCOMPARE(fetch(download, host.url("/packed")).outcome->error().kind, Error::Kind::Protocol);
        host.closes = false;
        FileDownload hasty({.quiet = 200ms, .whole = 400ms});
        QCOMPARE(fetch(hasty, host.url("/silent")).outcome->error().kind, Error::Kind::Timeout);
        FileDownload nowhere;
        const QUrl gone = host.url("/");
        host.close();
        QCOMPARE(fetch(nowhere, gone).outcome->error().kind, Error::Kind::Offline);
    }

    void aRefusalIsTold()
    {
        HttpHost host({{"/expired", csv("This link has expired.", {}, "403 Forbidden")}});
        FileDownload download;
        const Fetched fetched = fetch(download, host.url("/expired"));
        QCOMPARE(fetched.outcome->error().kind, Error::Kind::Forbidden);
        QCOMPARE(fetched.outcome->error().status, 403);
        QVERIFY(fetched.bytes.isEmpty());
    }

    void itCanBeCancelledAndWhoTakesThePiecesMayEndIt()
    {
        HttpHost host({{"/open", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc"}, {"/a", csv("abc")}});
        host.closes = false;
        FileDownload download;
        Fetched fetched;
        begin(download, host.url("/open"), fetched);
        QTRY_COMPARE(fetched.bytes, QByteArray("abc"));
        download.cancel();
        QCOMPARE(fetched.outcome->error().kind, Error::Kind::Cancelled);
        download.cancel();
        QCOMPARE(fetched.times, 1);
        // Started again at once, and cancelled before the request begins.
        begin(download, host.url("/a"), fetched);
        QVERIFY(download.isRunning());
        download.cancel();
        QCOMPARE(fetched.times, 1);
        std::optional<Result<void>> outcome;
        download.start(
            host.url("/a"),
            [](QByteArrayView) -> Result<void> { return Error{.kind = Error::Kind::Conflict}; },
            [&](const Result<void> &result) { outcome = result; });
        QTRY_VERIFY(outcome);
        QCOMPARE(outcome->error().kind, Error::Kind::Conflict);
    }

    void nobodyIsToldAfterItsEnd()
    {
        HttpHost host({{"/a", csv("abc")}});
        int answer = 0;
        {
            FileDownload download;
            download.start(
                host.url("/a"), [](QByteArrayView) -> Result<void> { return {}; },
                [&](const Result<void> &) { ++answer; });
        }
        FileDownload other;
        QVERIFY(*fetch(other, host.url("/a")).outcome);
        QCOMPARE(answer, 0);
    }
};

QTEST_GUILESS_MAIN(TestFileDownload)
#include "tst_file_download.moc"
