// SPDX-License-Identifier: GPL-3.0-or-later

// Downloaded pictures are cached on disk: up to a size limit, until they expire, and without slowing anything
// down.

#include "picture_rig.h"
#include "sandbox_fixture.h"

#include "downloads/picture_cache.h"
#include "sandbox/emotes/picture_catalogue.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

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

}  // namespace

class TestPictureCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureOfTheServiceComesAndIsKept()
    {
        SandboxFixture sandbox;
        const QUrl url = sandbox.inSandbox([](Sandbox::World &world) {
            return (*world.area<Sandbox::PictureCatalogue>().globalEmotes()).first().images->url2x;
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
        // On another day, without the service.
        sandbox.fault({.times = -1, .status = 500});
        PictureLoader loader(dir.path());
        Basket basket;
        basket.ask(loader, url);
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(basket.results.first());
        QCOMPARE(*basket.results.first(), first);
    }

    void anOldOneIsAskedForAnewAndServesWhenThatFails()
    {
        bool works = true;
        QByteArray now = "first";
        HttpHost host([&](const QByteArray &, QTcpSocket *line) {
            line->write(works ? picture(now)
                              : HttpHost::whole("no", "text/plain", {}, "500 Internal Server Error"));
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
        HttpHost host([](const QByteArray &, QTcpSocket *line) {
            line->write(picture(some, "Cache-Control: no-store\r\n"));
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
        HttpHost host([](const QByteArray &, QTcpSocket *line) { line->write(picture()); });
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
        QDir(dir.path()).mkdir(u"pictures"_s);
        QFile other(dir.filePath(u"pictures/mine.png"_s));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(QByteArray(5'000, 'a'));
        other.close();
        HttpHost host([](const QByteArray &, QTcpSocket *line) { line->write(picture()); });
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
        HttpHost host([](const QByteArray &, QTcpSocket *line) { line->write(picture()); });
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
        QFile file(dir.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        HttpHost host([](const QByteArray &, QTcpSocket *line) { line->write(picture()); });
        PictureLoader loader(dir.filePath(u"file"_s));
        Basket basket;
        basket.ask(loader, host.url("/1"));
        QTRY_COMPARE(basket.results.size(), 1);
        QVERIFY(basket.results.first());
    }

    void fiveThousandPicturesStayWithinTheBound()
    {
        constexpr int count = 5'000;
        const QByteArray body(18 * 1024, 'p');  // 90 MB in total
        HttpHost host([&](const QByteArray &, QTcpSocket *line) { line->write(picture(body)); });
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
        QTRY_COMPARE_WITH_TIMEOUT(basket.results.size(), count, 200'000);
        PictureCache::open(dir.filePath(u"pictures"_s), 0)->finish();
        const qint64 onDisk = bytesIn(dir.path());
        qInfo("%d pictures in %lld ms; on disk %lld of %lld bytes, most told %lld; longest pause %lld ms",
              count, watch.elapsed(), onDisk, PictureLoader::maxOnDisk, most, stall);
        QVERIFY(onDisk <= PictureLoader::maxOnDisk);
        QVERIFY(onDisk > PictureLoader::maxOnDisk * 9 / 10);
        QVERIFY(most <= PictureLoader::maxOnDisk);
        QCOMPARE(loader.bytesOnDisk(), onDisk);
    }
};

QTEST_GUILESS_MAIN(TestPictureCache)
#include "tst_picture_cache.moc"
