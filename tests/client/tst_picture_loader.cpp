// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures from the sandbox, and from a server that means no good.

#include "sandbox_fixture.h"

#include "client/picture_loader.h"
#include "client/picture_shelf.h"
#include "sandbox/picture_books.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

/// Answers as it is told, by the path; remembers what it was asked.
class Host : public QTcpServer
{
public:
    /// What comes for a request; none: nothing, the line stays open.
    using Answer = std::function<void(const QByteArray &path, QTcpSocket *line)>;

    explicit Host(Answer answer)
        : m_answer(std::move(answer))
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("cannot listen");
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *line = nextPendingConnection()) {
                connect(line, &QTcpSocket::readyRead, this, [this, line] {
                    m_read[line] += line->readAll();
                    for (qsizetype end = 0; (end = m_read[line].indexOf("\r\n\r\n")) >= 0;) {
                        const QByteArray head = m_read[line].left(end);
                        m_read[line].remove(0, end + 4);
                        const QByteArray path = head.split(' ').value(1);
                        paths.append(path);
                        heads.append(head.toLower());
                        m_answer(path, line);
                    }
                });
                connect(line, &QTcpSocket::disconnected, this, [this, line] {
                    ++cut;
                    m_read.remove(line);
                    line->deleteLater();
                });
            }
        });
    }
    QUrl url(const QByteArray &path) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(QLatin1String(path)));
    }
    static QByteArray whole(const QByteArray &body, const QByteArray &type = "image/png",
                            const QByteArray &more = {}, const QByteArray &status = "200 OK")
    {
        return "HTTP/1.1 " + status + "\r\nContent-Type: " + type
            + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + more + "\r\n" + body;
    }

    QList<QByteArray> paths{};
    QList<QByteArray> heads{};
    int cut = 0;

private:
    Answer m_answer;
    QHash<QTcpSocket *, QByteArray> m_read{};
};

/// What came, in the order in which it came.
struct Basket : QObject
{
    void ask(PictureLoader &loader, const QUrl &url)
    {
        loader.load(url, this, [this, url](const Result<QByteArray> &result) {
            urls.append(url);
            results.append(result);
        });
    }
    const Result<QByteArray> &of(const QUrl &url) const { return results.at(urls.indexOf(url)); }

    QList<QUrl> urls{};
    QList<Result<QByteArray>> results{};
};

qint64 bytesIn(const QString &folder)
{
    qint64 sum = 0;
    QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        each.next();
        sum += each.fileInfo().size();
    }
    return sum;
}

int filesIn(const QString &folder)
{
    int count = 0;
    for (QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories); each.hasNext(); each.next())
        ++count;
    return count;
}

const QByteArray some = QByteArrayLiteral("\x89PNG not really");

}  // namespace

class TestPictureLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureOfTheServiceComesAndIsKept()
    {
        SandboxFixture sandbox;
        const QUrl url = sandbox.inSandbox([](Sandbox::World &world) {
            return (*world.pictureBooks().globalEmotes()).first().images->url2x;
        });
        QTemporaryDir dir;
        QByteArray first;
        {
            PictureLoader loader(dir.path());
            Basket basket;
            basket.ask(loader, url);
            QVERIFY(basket.results.isEmpty());
            QTRY_COMPARE(basket.results.size(), 1);
            QVERIFY(basket.results.first());
            first = *basket.results.first();
            QVERIFY(first.startsWith("\x89PNG"));
            QTRY_VERIFY(loader.bytesOnDisk() > first.size());
        }
        // Another day, without the service.
        sandbox.fault({.times = -1, .status = 500});
        PictureLoader loader(dir.path());
        Basket basket;
        basket.ask(loader, url);
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(basket.results.first());
        QCOMPARE(*basket.results.first(), first);
    }

    void nothingIsSentThatTellsWhoAsks()
    {
        Host host([](const QByteArray &, QTcpSocket *line) {
            line->write(Host::whole(some, "image/png", "Set-Cookie: who=me; Path=/\r\n"));
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
        QTest::newRow("https") << QStringLiteral("https://pictures.example/1.png") << true;
        QTest::newRow("this computer") << QStringLiteral("http://localhost:8080/1.png") << true;
        QTest::newRow("this computer, v6") << QStringLiteral("http://[::1]:8080/1.png") << true;
        QTest::newRow("plain http") << QStringLiteral("http://pictures.example/1.png") << false;
        QTest::newRow("a name that begins like this computer")
            << QStringLiteral("http://127.0.0.1.example/1.png") << false;
        QTest::newRow("another computer of the house") << QStringLiteral("http://192.168.0.1/1.png") << false;
        QTest::newRow("file") << QStringLiteral("file:///etc/passwd") << false;
        QTest::newRow("qrc") << QStringLiteral("qrc:/icons/app.svg") << false;
        QTest::newRow("data") << QStringLiteral("data:image/png;base64,AAAA") << false;
        QTest::newRow("with a name and password")
            << QStringLiteral("https://me:pass@pictures.example/1.png") << false;
        QTest::newRow("no host") << QStringLiteral("https:///1.png") << false;
        QTest::newRow("empty") << QStringLiteral("") << false;
        QTest::newRow("too long") << QStringLiteral("https://pictures.example/") + QString(2'000, u'a')
                                  << false;
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
        row("a page", Host::whole("<html>", "text/html"), Error::Kind::Protocol);
        row("no type", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nabcd", Error::Kind::Protocol);
        row("svg", Host::whole("<svg/>", "image/svg+xml"), Error::Kind::Protocol);
        row("packed", Host::whole("abcd", "image/png", "Content-Encoding: gzip\r\n"), Error::Kind::Protocol);
        row("empty", Host::whole({}), Error::Kind::Protocol);
        row("said to be huge",
            "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 99999999999\r\n\r\nabcd",
            Error::Kind::Protocol);
        row("too large", Host::whole(QByteArray(PictureLoader::mostPerPicture + 1, 'a')),
            Error::Kind::Protocol);
        row("gone", Host::whole("gone", "text/plain", {}, "404 Not Found"), Error::Kind::NotFound);
        row("broken", Host::whole("oh", "text/plain", {}, "503 Service Unavailable"), Error::Kind::Server);
        row("nothing new", "HTTP/1.1 304 Not Modified\r\n\r\n", Error::Kind::Protocol);
    }
    void badAnswersAreRefused()
    {
        QFETCH(QByteArray, answer);
        QFETCH(int, kind);
        Host host([&](const QByteArray &, QTcpSocket *line) { line->write(answer); });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(!basket.results.first());
        if (kind != int(Error::Kind::Protocol) || basket.results.first().error().status != 304)
            QCOMPARE(int(basket.results.first().error().kind), kind);
        // Not asked for again at once, and nothing of it is kept.
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 2);
        QVERIFY(!basket.results.last());
        QCOMPARE(host.paths.size(), 1);
        QCOMPARE(loader.bytesOnDisk(), 0);
    }

    void aPictureAsLargeAsMayBeComes()
    {
        const QByteArray large(PictureLoader::mostPerPicture, 'a');
        Host host([&](const QByteArray &, QTcpSocket *line) { line->write(Host::whole(large)); });
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
        Host host([&](const QByteArray &, QTcpSocket *line) {
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
        QVERIFY2(sent < 16 * PictureLoader::mostPerPicture, qPrintable(QString::number(sent)));
    }

    void oneThatEndsTooEarlyIsNotKept()
    {
        Host host([](const QByteArray &, QTcpSocket *line) {
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
        Host host([&](const QByteArray &, QTcpSocket *line) {
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
        Host host([&](const QByteArray &path, QTcpSocket *line) {
            if (path == "/there")
                line->write(Host::whole(some));
            else
                line->write(Host::whole({}, "text/plain", "Location: " + to + "\r\n", "302 Found"));
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
        Host host([](const QByteArray &, QTcpSocket *line) { line->write(Host::whole(some)); });
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
        Host host([&](const QByteArray &, QTcpSocket *line) { open.append(line); });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket basket;
        for (int i = 0; i < 40; ++i)
            basket.ask(loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE(host.paths.size(), PictureLoader::mostAtOnce);
        // These are scrolled away, and those are what is seen now.
        for (int i = 0; i < 30; ++i)
            loader.drop(host.url("/" + QByteArray::number(i)), &basket);
        basket.ask(loader, host.url("/new1"));
        basket.ask(loader, host.url("/new2"));
        for (int answered = 0; answered < 12; ++answered) {
            QTRY_VERIFY(open.size() > answered);
            open[answered]->write(Host::whole(some));
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
        Host host([&](const QByteArray &, QTcpSocket *line) { open.append(line); });
        PictureLoader loader({});
        auto gone = std::make_unique<Basket>();
        Basket stays;
        for (int i = 0; i < 10; ++i)
            gone->ask(loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE(open.size(), PictureLoader::mostAtOnce);
        stays.ask(loader, host.url("/9"));
        gone.reset();
        QTRY_COMPARE(host.cut, PictureLoader::mostAtOnce - 1);
        QCOMPARE(host.paths.size(), PictureLoader::mostAtOnce);
        open.at(int(host.paths.indexOf("/9")))->write(Host::whole(some));
        QTRY_COMPARE(stays.results.size(), 1);
        QVERIFY(stays.results.first());
    }

    void theLoaderMayGoInTheMiddle()
    {
        Host host([](const QByteArray &, QTcpSocket *) {});
        QTemporaryDir dir;
        auto loader = std::make_unique<PictureLoader>(dir.path());
        Basket basket;
        for (int i = 0; i < 50; ++i)
            basket.ask(*loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE(host.paths.size(), PictureLoader::mostAtOnce);
        loader.reset();
        QTRY_COMPARE(host.cut, PictureLoader::mostAtOnce);
        QCOMPARE(basket.results.size(), 0);
    }

    void anOldOneIsAskedForAnewAndServesWhenThatFails()
    {
        bool works = true;
        QByteArray now = "first";
        Host host([&](const QByteArray &, QTcpSocket *line) {
            line->write(works ? Host::whole(now)
                              : Host::whole("no", "text/plain", {}, "500 Internal Server Error"));
        });
        QTemporaryDir dir;
        PictureLoader loader(dir.path(), {.fresh = 0ms});
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        now = "second";
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 2);
        QCOMPARE(basket.results.last().value_or({}), QByteArray("second"));
        works = false;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 3);
        QCOMPARE(basket.results.last().value_or({}), QByteArray("second"));
    }

    void whatMustNotBeStoredIsNot()
    {
        Host host([](const QByteArray &, QTcpSocket *line) {
            line->write(Host::whole(some, "image/png", "Cache-Control: no-store\r\n"));
        });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 2);
        QCOMPARE(host.paths.size(), 2);
    }

    void aDamagedFileIsFetchedAnew()
    {
        Host host([](const QByteArray &, QTcpSocket *line) { line->write(Host::whole(some)); });
        QTemporaryDir dir;
        {
            PictureLoader loader(dir.path());
            Basket basket;
            basket.ask(loader, host.url("/1"));
            QTRY_COMPARE(basket.results.size(), 1);
        }
        QCOMPARE(filesIn(dir.path()), 1);
        QDirIterator each(dir.path(), QDir::Files, QDirIterator::Subdirectories);
        QFile file(each.next());
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() - 2);
        file.write("X");
        file.close();
        PictureLoader loader(dir.path());
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        QCOMPARE(basket.results.first().value_or({}), some);
        QCOMPARE(host.paths.size(), 2);
    }

    void otherFilesInTheFolderAreLeftAlone()
    {
        QTemporaryDir dir;
        QDir(dir.path()).mkdir(QStringLiteral("pictures"));
        QFile other(dir.filePath(QStringLiteral("pictures/mine.png")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(QByteArray(5'000, 'a'));
        other.close();
        Host host([](const QByteArray &, QTcpSocket *line) { line->write(Host::whole(some)); });
        PictureLoader loader(dir.path(), {.onDisk = 1'000});
        Basket basket;
        for (int i = 0; i < 20; ++i)
            basket.ask(loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE(basket.results.size(), 20);
        loader.clear();
        QTRY_COMPARE(loader.bytesOnDisk(), 0);
        QVERIFY(other.exists());
        QTRY_COMPARE(filesIn(dir.path()), 1);
    }

    void theLongestUnusedLeaves()
    {
        Host host([](const QByteArray &, QTcpSocket *line) { line->write(Host::whole(some)); });
        QTemporaryDir dir;
        PictureLoader loader(dir.path(), {.onDisk = 1'000});
        const auto get = [&](const QByteArray &path) {
            Basket basket;
            basket.ask(loader, host.url(path));
            [&] { QTRY_COMPARE(basket.results.size(), 1); }();
        };
        get("/kept");
        for (int i = 0; i < 60; ++i) {
            get("/" + QByteArray::number(i));
            get("/kept");
        }
        QCOMPARE(host.paths.count("/kept"), 1);
        QVERIFY(loader.bytesOnDisk() <= 1'000);
        get("/0");
        QCOMPARE(host.paths.count("/0"), 2);
    }

    void aFolderThatCannotBeWrittenHurtsNobody()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        Host host([](const QByteArray &, QTcpSocket *line) { line->write(Host::whole(some)); });
        PictureLoader loader(dir.filePath(QStringLiteral("file")));
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(basket.results.first());
    }

    void fiveThousandPicturesStayWithinTheBound()
    {
        constexpr int count = 5'000;
        const QByteArray body(18 * 1024, 'p');  // 90 MB in all
        Host host([&](const QByteArray &, QTcpSocket *line) { line->write(Host::whole(body)); });
        QTemporaryDir dir;
        PictureLoader loader(dir.path());
        Basket basket;
        QElapsedTimer watch;
        watch.start();
        qint64 most = 0;
        qint64 stall = 0;
        QTimer pulse;
        QElapsedTimer beat;
        beat.start();
        connect(&pulse, &QTimer::timeout, this, [&] {
            stall = std::max(stall, beat.restart());
            most = std::max(most, loader.bytesOnDisk());
        });
        pulse.start(1);
        for (int i = 0; i < count; ++i)
            basket.ask(loader, host.url("/" + QByteArray::number(i)));
        QTRY_COMPARE_WITH_TIMEOUT(basket.results.size(), count, 60'000);
        PictureShelf::open(dir.filePath(QStringLiteral("pictures")), 0)->finish();
        const qint64 onDisk = bytesIn(dir.path());
        qInfo("%d pictures in %lld ms; on disk %lld of %lld bytes, most told %lld; longest pause %lld ms",
              count, watch.elapsed(), onDisk, PictureLoader::mostOnDisk, most, stall);
        QVERIFY(onDisk <= PictureLoader::mostOnDisk);
        QVERIFY(onDisk > PictureLoader::mostOnDisk * 9 / 10);
        QVERIFY(most <= PictureLoader::mostOnDisk);
        QCOMPARE(loader.bytesOnDisk(), onDisk);
    }
};

QTEST_GUILESS_MAIN(TestPictureLoader)
#include "tst_picture_loader.moc"
