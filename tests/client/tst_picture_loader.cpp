// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures are downloaded with limits: which hosts, how much, how long, and in which order. Also from a
// malicious server.

#include "picture_rig.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestPictureLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsSentThatTellsWhoAsks()
    {
        HttpHost host([](const QByteArray &, QTcpSocket *line) {
            line->write(picture(some, "Set-Cookie: who=me; Path=/\r\n"));
        });
        PictureLoader loader({});
        Basket basket;
        basket.ask(loader, host.url("/a"));
        QTRY_COMPARE(basket.results.size(), 1);
        basket.ask(loader, host.url("/b"));
        QTRY_COMPARE(basket.results.size(), 2);
        for (const QByteArray &head : std::as_const(host.heads)) {
            QVERIFY2(!head.contains("cookie:"), head.constData());
            QVERIFY2(!head.contains("authorization:"), head.constData());
            QVERIFY2(!head.contains("client-id:"), head.constData());
        }
    }

    void aUrlThatIsNotAllowedIsNeverAskedFor_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("https") << u"https://pictures.example/1.png"_s << true;
        QTest::newRow("this computer") << u"http://localhost:8080/1.png"_s << true;
        QTest::newRow("this computer, v6") << u"http://[::1]:8080/1.png"_s << true;
        QTest::newRow("plain http") << u"http://pictures.example/1.png"_s << false;
        QTest::newRow("a name that begins like this computer")
            << u"http://127.0.0.1.example/1.png"_s << false;
        QTest::newRow("another computer of the house") << u"http://192.168.0.1/1.png"_s << false;
        QTest::newRow("file") << u"file:///etc/passwd"_s << false;
        QTest::newRow("qrc") << u"qrc:/icons/app.svg"_s << false;
        QTest::newRow("data") << u"data:image/png;base64,AAAA"_s << false;
        QTest::newRow("with a name and password") << u"https://me:pass@pictures.example/1.png"_s << false;
        QTest::newRow("no host") << u"https:///1.png"_s << false;
        QTest::newRow("empty") << u""_s << false;
        QTest::newRow("too long") << u"https://pictures.example/"_s + QString(2'000, u'a') << false;
    }
    void aUrlThatIsNotAllowedIsNeverAskedFor()
    {
        QFETCH(QString, url);
        QFETCH(bool, allowed);
        QCOMPARE(PictureLoader::isAllowed(QUrl(url)), allowed);
        if (allowed)
            return;
        PictureLoader loader({});
        Basket basket;
        basket.ask(loader, QUrl(url));
        QTRY_COMPARE(basket.results.size(), 1);
        QCOMPARE(basket.results.first().error().kind, Error::Kind::Invalid);
    }

    void badAnswersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, const QByteArray &answer, Error::Kind kind) {
            QTest::newRow(name) << answer << int(kind);
        };
        row("a page", HttpHost::whole("<html>", "text/html"), Error::Kind::Protocol);
        row("no type", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabcd", Error::Kind::Protocol);
        row("svg", HttpHost::whole("<svg/>", "image/svg+xml"), Error::Kind::Protocol);
        row("packed", picture("abcd", "Content-Encoding: gzip\r\n"), Error::Kind::Protocol);
        row("empty", picture({}), Error::Kind::Protocol);
        row("said to be huge",
            "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 99999999999\r\n\r\nabcd",
            Error::Kind::Protocol);
        row("too large", picture(QByteArray(PictureLoader::maxPerPicture + 1, 'a')), Error::Kind::Protocol);
        row("gone", HttpHost::whole("gone", "text/plain", {}, "404 Not Found"), Error::Kind::NotFound);
        row("broken", HttpHost::whole("oh", "text/plain", {}, "503 Service Unavailable"),
            Error::Kind::Server);
        row("nothing new", "HTTP/1.1 304 Not Modified\r\n\r\n", Error::Kind::Protocol);
    }
    void badAnswersAreRefused()
    {
        QFETCH(QByteArray, answer);
        QFETCH(int, kind);
        HttpHost host([&](const QByteArray &, QTcpSocket *line) { line->write(answer); });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(!basket.results.first());
        if (kind != int(Error::Kind::Protocol) || basket.results.first().error().status != 304)
            QCOMPARE(int(basket.results.first().error().kind), kind);
        // It is not requested again at once, and nothing of it is cached.
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 2);
        QVERIFY(!basket.results.last());
        QCOMPARE(host.paths.size(), 1);
        QCOMPARE(loader.bytesOnDisk(), 0);
    }

    void aPictureAsLargeAsMayBeComes()
    {
        const QByteArray large(PictureLoader::maxPerPicture, 'a');
        HttpHost host([&](const QByteArray &, QTcpSocket *line) { line->write(picture(large)); });
        PictureLoader loader({});
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(basket.results.first());
        QCOMPARE(*basket.results.first(), large);
    }

    void aBodyWithoutEndIsCutOff()
    {
        QTimer drip;
        qint64 sent = 0;
        HttpHost host([&](const QByteArray &, QTcpSocket *line) {
            line->write("HTTP/1.1 200 OK\r\nContent-Type: image/gif\r\nConnection: close\r\n\r\n");
            QObject::connect(&drip, &QTimer::timeout, line, [&sent, line] {
                if (line->bytesToWrite() < 1'000'000)
                    sent += line->write(QByteArray(256 * 1024, 'G'));
            });
            drip.start(1);
        });
        PictureLoader loader({});
        Basket basket;
        basket.ask(loader, host.url("/endless"));
        QTRY_COMPARE(basket.results.size(), 1);
        QCOMPARE(basket.results.first().error().kind, Error::Kind::Protocol);
        QTRY_COMPARE(host.cut, 1);
        QVERIFY2(sent < 16 * PictureLoader::maxPerPicture, qPrintable(QString::number(sent)));
    }

    void oneThatEndsTooEarlyIsNotKept()
    {
        HttpHost host([](const QByteArray &, QTcpSocket *line) {
            line->write("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 100\r\n\r\nabcd");
            line->disconnectFromHost();
        });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(!basket.results.first());
        QCOMPARE(loader.bytesOnDisk(), 0);
    }

    void silenceAndSlownessHaveAnEnd_data()
    {
        QTest::addColumn<bool>("drips");
        QTest::newRow("says nothing") << false;
        QTest::newRow("a byte now and then") << true;
    }
    void silenceAndSlownessHaveAnEnd()
    {
        QFETCH(bool, drips);
        QTimer drip;
        HttpHost host([&](const QByteArray &, QTcpSocket *line) {
            if (!drips)
                return;
            line->write("HTTP/1.1 200 OK\r\nContent-Type: image/gif\r\nContent-Length: 100000\r\n\r\n");
            QObject::connect(&drip, &QTimer::timeout, line, [line] { line->write("G"); });
            drip.start(20);
        });
        PictureLoader loader({}, {.quiet = drips ? 10'000ms : 200ms, .whole = drips ? 400ms : 10'000ms});
        Basket basket;
        QElapsedTimer watch;
        watch.start();
        basket.ask(loader, host.url("/slow"));
        QTRY_COMPARE(basket.results.size(), 1);
        QCOMPARE(basket.results.first().error().kind, Error::Kind::Timeout);
        QVERIFY(watch.elapsed() < 4'000);
    }

    void redirectsLeadOnlyWhereOneMayGo_data()
    {
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("comes");
        QTest::newRow("beside it") << QByteArray("/there") << true;
        QTest::newRow("another host by plain http") << QByteArray("http://pictures.example/1.png") << false;
        QTest::newRow("a file") << QByteArray("file:///etc/hostname") << false;
        QTest::newRow("in a circle") << QByteArray("/circle") << false;
        QTest::newRow("nowhere") << QByteArray("") << false;
    }
    void redirectsLeadOnlyWhereOneMayGo()
    {
        QFETCH(QByteArray, to);
        QFETCH(bool, comes);
        HttpHost host([&](const QByteArray &path, QTcpSocket *line) {
            if (path == "/there")
                line->write(picture());
            else
                line->write(HttpHost::whole({}, "text/plain", "Location: " + to + "\r\n", "302 Found"));
        });
        PictureLoader loader({});
        Basket basket;
        basket.ask(loader, host.url("/circle"));
        QTRY_COMPARE(basket.results.size(), 1);
        QCOMPARE(basket.results.first().has_value(), comes);
        QVERIFY(host.paths.size() <= 6);
    }

    void theSameIsFetchedOnce()
    {
        HttpHost host([](const QByteArray &, QTcpSocket *line) { line->write(picture()); });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket one;
        Basket two;
        for (int i = 0; i < 10; ++i) {
            one.ask(loader, host.url("/1"));
            two.ask(loader, host.url("/1#part"));
        }
        QTRY_COMPARE(one.results.size(), 10);
        QTRY_COMPARE(two.results.size(), 10);
        QCOMPARE(host.paths.size(), 1);
    }

    void theNewestWishIsFirstAndFewAreFetchedAtATime()
    {
        QList<QTcpSocket *> open;
        HttpHost host([&](const QByteArray &, QTcpSocket *line) { open.append(line); });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket basket;
        for (int i = 0; i < 40; ++i)
            basket.ask(loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE(host.paths.size(), PictureLoader::maxConcurrent);
        // These are scrolled away, the next two are visible now.
        for (int i = 0; i < 30; ++i)
            loader.drop(host.url("/" + QByteArray::number(i)), &basket);
        basket.ask(loader, host.url("/new1"));
        basket.ask(loader, host.url("/new2"));
        for (int answered = 0; answered < 12; ++answered) {
            QTRY_VERIFY(open.size() > answered);
            open[answered]->write(picture());
            // One connection is free now and is used by the next request only, so the order is deterministic.
            QTRY_COMPARE(host.paths.size(), std::min(12, PictureLoader::maxConcurrent + answered + 1));
        }
        QTRY_COMPARE(basket.results.size(), 12);
        QCOMPARE(host.paths.size(), 12);
        QSet<QByteArray> first(host.paths.begin(), host.paths.begin() + 6);
        QCOMPARE(first, (QSet<QByteArray>{"/39", "/38", "/37", "/36", "/35", "/34"}));
        QCOMPARE(host.paths.sliced(6, 2), (QList<QByteArray>{"/new2", "/new1"}));
        QCOMPARE(host.paths.sliced(8), (QList<QByteArray>{"/33", "/32", "/31", "/30"}));
    }

    void whoIsGoneIsNotCalledAndNotFetchedFor()
    {
        QList<QTcpSocket *> open;
        HttpHost host([&](const QByteArray &, QTcpSocket *line) { open.append(line); });
        PictureLoader loader({});
        auto gone = std::make_unique<Basket>();
        Basket stays;
        for (int i = 0; i < 10; ++i)
            gone->ask(loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE(open.size(), PictureLoader::maxConcurrent);
        stays.ask(loader, host.url("/9"));
        gone.reset();
        QTRY_COMPARE(host.cut, PictureLoader::maxConcurrent - 1);
        QCOMPARE(host.paths.size(), PictureLoader::maxConcurrent);
        open.at(int(host.paths.indexOf("/9")))->write(picture());
        QTRY_COMPARE(stays.results.size(), 1);
        QVERIFY(stays.results.first());
    }

    void theLoaderMayGoInTheMiddle()
    {
        HttpHost host([](const QByteArray &, QTcpSocket *) {});
        QTemporaryDir dir;
        auto loader = std::make_unique<PictureLoader>(dir.path());
        Basket basket;
        for (int i = 0; i < 50; ++i)
            basket.ask(*loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE(host.paths.size(), PictureLoader::maxConcurrent);
        loader.reset();
        QTRY_COMPARE(host.cut, PictureLoader::maxConcurrent);
        QCOMPARE(basket.results.size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestPictureLoader)
#include "tst_picture_loader.moc"
