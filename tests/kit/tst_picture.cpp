// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit_test.h"

#include "kit/text/picture.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QImageReader>
#include <QPainter>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

QByteArray encoded(const QImage &image, const char *format = "png")
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QByteArray png(int width, int height, Qt::GlobalColor color = Qt::red)
{
    QImage image(width, height, QImage::Format_ARGB32);
    image.fill(color);
    return encoded(image);
}

quint32 crc(const QByteArray &bytes)
{
    quint32 sum = 0xffffffffu;
    for (const char byte : bytes) {
        sum ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum & 1 ? (sum >> 1) ^ 0xedb88320u : sum >> 1;
    }
    return ~sum;
}

/// A small PNG whose header declares another size.
QByteArray liar(quint32 width, quint32 height)
{
    QByteArray bytes = png(1, 1);
    const auto put = [&](qsizetype at, quint32 value) {
        for (int i = 0; i < 4; ++i)
            bytes[at + i] = char(value >> (24 - 8 * i));
    };
    put(16, width);
    put(20, height);
    put(29, crc(bytes.mid(12, 17)));
    return bytes;
}

/// A GIF of one black or white pixel in turn. `delay` in hundredths of a second.
QByteArray gif(int frames = 2, int delay = 5, quint16 side = 1)
{
    const auto word = [](quint16 value) { return QByteArray(1, char(value & 255)) + char(value >> 8); };
    QByteArray bytes = "GIF89a" + word(side) + word(side) + QByteArray("\x80\0\0\0\0\0\xff\xff\xff", 9);
    for (int i = 0; i < frames; ++i) {
        bytes += QByteArray("\x21\xf9\x04\0", 4) + word(quint16(delay)) + QByteArray(2, '\0');
        bytes += QByteArray("\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02", 12) + (i % 2 ? '\x4c' : '\x44')
            + QByteArray("\x01\0", 2);
    }
    return bytes + ';';
}

QUrl url(int n)
{
    return QUrl(u"https://p.example/%1"_s.arg(n));
}

/// The source of bytes in a test. Records the requests.
struct Shelf
{
    Pictures::Source source()
    {
        return {[this](const QUrl &which, QObject *context, std::function<void(const QByteArray &)> take) {
                    asked.append(which);
                    if (isHeld) {
                        held.insert(which, take);
                        return;
                    }
                    const QByteArray answer = bytes ? bytes(which) : QByteArray();
                    QMetaObject::invokeMethod(
                        context, [take, answer] { take(answer); }, Qt::QueuedConnection);
                },
                [this](const QUrl &which, QObject *) { dropped.append(which); }};
    }
    std::function<QByteArray(const QUrl &)> bytes{};
    QList<QUrl> asked{};
    QList<QUrl> dropped{};
    bool isHeld = false;
    QHash<QUrl, std::function<void(const QByteArray &)>> held{};
};

}  // namespace

class TestPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme::current()->setReducedMotion(false); }

    void whatMayBeShownIsDecoded()
    {
        const DecodedPicture picture = decodePicture(png(56, 28), 256);
        QCOMPARE(picture.still.size(), QSize(56, 28));
        QCOMPARE(picture.still.format(), QImage::Format_ARGB32_Premultiplied);
        QCOMPARE(picture.still.pixelColor(5, 5), QColor(Qt::red));
        QVERIFY(!picture.moves);
        QCOMPARE(decodePicture(encoded(QImage(20, 10, QImage::Format_RGB32), "jpeg"), 256).still.size(),
                 QSize(20, 10));
        QVERIFY(decodePicture(gif(), 256).moves);
        QVERIFY(!decodePicture(gif(1), 256).moves);
        // Larger than it is ever drawn: scaled down and not animated.
        QCOMPARE(decodePicture(png(1024, 512), 256).still.size(), QSize(256, 128));
        QCOMPARE(decodePicture(png(2000, 1), 256).still.size(), QSize(256, 1));
    }

    void hostileBytesAreNoPicture_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("words") << QByteArray("<html>not found</html>");
        QTest::newRow("svg") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
        QTest::newRow("bmp") << encoded(QImage(4, 4, QImage::Format_RGB32), "bmp");
        QTest::newRow("xpm") << QByteArray("/* XPM */\nstatic char *a[]={\"1 1 1 1\",\"a c #000\",\"a\"};");
        QTest::newRow("huge") << liar(60'000, 60'000);
        QTest::newRow("wide") << liar(2'000'000'000, 1);
        QTest::newRow("sixteen megapixels") << liar(4'096, 4'096);
        // Valid and small as a file: 2 kB become 18 MB in memory.
        QImage plain(2'100, 2'100, QImage::Format_Mono);
        plain.fill(0);
        QTest::newRow("little that becomes much") << encoded(plain);
        QTest::newRow("no width") << liar(0, 10);
        QTest::newRow("cut in the head") << png(50, 50).left(20);
        QTest::newRow("mark alone") << png(50, 50).left(8);
        QTest::newRow("gif of a huge screen") << gif(2, 5, 65'535);
        QTest::newRow("gif cut") << gif().left(14);
        QTest::newRow("jpeg of nothing") << QByteArray("\xff\xd8\xff\xe0") + QByteArray(100, '\0');
        QTest::newRow("webp of nothing") << QByteArray("RIFF\x10\0\0\0WEBPVP8 ", 16) + QByteArray(100, '\0');
    }
    void hostileBytesAreNoPicture()
    {
        QFETCH(QByteArray, bytes);
        QElapsedTimer watch;
        watch.start();
        const DecodedPicture picture = decodePicture(bytes, 256);
        QVERIFY(picture.still.isNull());
        QVERIFY(!picture.moves);
        QVERIFY(watch.elapsed() < 1'000);
    }

    void anyBytesAreSurvived()
    {
        // Each byte of valid files is broken in turn.
        for (const QByteArray &good : {png(9, 9), gif(4)}) {
            for (qsizetype at = 0; at < good.size(); ++at) {
                QByteArray bad = good;
                bad[at] = char(~bad[at]);
                const DecodedPicture picture = decodePicture(bad, 256);
                QVERIFY(picture.still.width() <= 256 && picture.still.height() <= 256);
                decodePicture(good.left(at), 256);
            }
        }
    }

    void picturesComeAndSaySo()
    {
        Shelf group;
        group.bytes = [](const QUrl &) { return png(28, 28); };
        QWidget widget;
        Pictures pictures(group.source(), &widget);
        QSignalSpy changed(&pictures, &Pictures::changed);
        QCOMPARE(pictures.state(url(1)), Pictures::State::Unknown);
        pictures.show({url(1), QUrl()});
        QCOMPARE(pictures.state(url(1)), Pictures::State::Coming);
        QVERIFY(pictures.pixmap(url(1)).isNull());
        QTRY_COMPARE(pictures.state(url(1)), Pictures::State::There);
        QCOMPARE(pictures.pixmap(url(1)).size(), QSize(28, 28));
        QCOMPARE(changed.size(), 1);
        // A picture that is known is not requested again.
        pictures.show({});
        pictures.show({url(1)});
        QCOMPARE(group.asked.size(), 1);
    }

    void whatLeavesTheSightIsDropped()
    {
        Shelf group;
        group.isHeld = true;
        QWidget widget;
        Pictures pictures(group.source(), &widget);
        pictures.show({url(1), url(2)});
        pictures.show({url(2), url(3)});
        QCOMPARE(group.dropped, QList<QUrl>{url(1)});
        QCOMPARE(group.asked, (QList<QUrl>{url(1), url(2), url(3)}));
        pictures.show({url(1), url(2)});
        QCOMPARE(group.asked.size(), 4);
        group.held.value(url(1))(png(5, 5));
        QTRY_COMPARE(pictures.state(url(1)), Pictures::State::There);
    }

    void whatFailsIsTriedAgainWhenItComesBack()
    {
        Shelf group;
        QWidget widget;
        Pictures pictures(group.source(), &widget);
        pictures.show({url(1)});
        QTRY_COMPARE(pictures.state(url(1)), Pictures::State::Failed);
        pictures.show({url(1)});
        QCOMPARE(group.asked.size(), 1);
        group.bytes = [](const QUrl &) { return png(5, 5); };
        pictures.show({});
        pictures.show({url(1)});
        QTRY_COMPARE(pictures.state(url(1)), Pictures::State::There);
        // Bytes that are no picture are a failure too.
        group.bytes = [](const QUrl &) { return QByteArray("nothing"); };
        pictures.show({url(2)});
        QTRY_COMPARE(pictures.state(url(2)), Pictures::State::Failed);
        group.bytes = [](const QUrl &) { return png(5, 5); };
        pictures.retry();
        pictures.show({url(2)});
        QTRY_COMPARE(pictures.state(url(2)), Pictures::State::There);
    }

    void itMovesOnlyOnScreenInTheActiveWindowAndIfWanted()
    {
        Shelf group;
        group.bytes = [](const QUrl &) { return gif(2, 2); };
        QWidget widget;
        Pictures pictures(group.source(), &widget);
        pictures.show({url(1)});
        QTRY_COMPARE(pictures.state(url(1)), Pictures::State::There);
        QVERIFY(!pictures.isMoving());
        QVERIFY(showActive(widget));
        QTRY_VERIFY(pictures.isMoving());
        QSet<QRgb> seen;
        connect(&pictures, &Pictures::changed, this,
                [&] { seen.insert(pictures.pixmap(url(1)).toImage().pixel(0, 0)); });
        QTRY_COMPARE(seen.size(), 2);
        QWidget other;
        QVERIFY(showActive(other));
        QTRY_VERIFY(!pictures.isMoving());
        widget.activateWindow();
        QTRY_VERIFY(pictures.isMoving());
        Theme::current()->setReducedMotion(true);
        QTRY_VERIFY(!pictures.isMoving());
        Theme::current()->setReducedMotion(false);
        QTRY_VERIFY(pictures.isMoving());
        widget.hide();
        QTRY_VERIFY(!pictures.isMoving());
        // The offscreen platform reports the activation only after another window was activated.
        QVERIFY(showActive(other));
        QVERIFY(showActive(widget));
        QTRY_VERIFY(pictures.isMoving());
        pictures.show({});
        QVERIFY(!pictures.isMoving());
        // Visible again it is animated again, and its bytes are requested.
        pictures.show({url(1)});
        QTRY_VERIFY(pictures.isMoving());
        QCOMPARE(group.asked.size(), 2);
    }

    void oneThatWantsToMoveWithoutAPauseDoesNotHoldAnybodyUp()
    {
        Shelf group;
        group.bytes = [](const QUrl &) { return gif(500, 0); };
        QWidget widget;
        QVERIFY(showActive(widget));
        Pictures pictures(group.source(), &widget);
        QList<QUrl> urls;
        for (int i = 0; i < 200; ++i)
            urls.append(url(i));
        pictures.show(urls);
        QTRY_VERIFY(pictures.state(url(199)) == Pictures::State::There
                    && pictures.state(url(0)) == Pictures::State::There);
        int frames = 0;
        connect(&pictures, &Pictures::changed, this, [&] { ++frames; });
        QElapsedTimer watch;
        watch.start();
        QTRY_VERIFY(frames > 400);
        QVERIFY2(watch.elapsed() > 40, qPrintable(QString::number(watch.elapsed())));
    }

    void itMayGoWhileItDecodes()
    {
        Shelf group;
        group.bytes = [](const QUrl &) { return png(1'000, 1'000); };
        QWidget widget;
        auto pictures = std::make_unique<Pictures>(group.source(), &widget);
        QList<QUrl> urls;
        for (int i = 0; i < 30; ++i)
            urls.append(url(i));
        pictures->show(urls);
        QTRY_VERIFY(pictures->bytes() > 0);
        pictures.reset();
        QCoreApplication::processEvents();
    }

    void aFailureLeavesTheName()
    {
        Shelf group;
        QWidget widget;
        Pictures pictures(group.source(), &widget);
        PictureLabel label(&pictures, 56);
        label.setPicture(url(1), u"TeaTime"_s);
        QCOMPARE(label.accessibleName(), u"TeaTime"_s);
        const QImage coming = label.grab().toImage();
        pictures.show({url(1)});
        QTRY_COMPARE(pictures.state(url(1)), Pictures::State::Failed);
        const QImage failed = label.grab().toImage();
        QVERIFY(failed != coming);
        label.setPicture(url(1), u"Owl"_s);
        QVERIFY(label.grab().toImage() != failed);
    }

    void fiveThousandPicturesStayWithinTheBound()
    {
        // 112 px, as on a high-density screen: 50 kB each, 245 MB in total.
        constexpr int count = 5'000;
        Shelf group;
        const QByteArray bytes = png(112, 112);
        group.bytes = [&](const QUrl &) { return bytes; };
        QWidget widget;
        Pictures pictures(group.source(), &widget);
        int came = 0;
        qsizetype most = 0;
        connect(&pictures, &Pictures::changed, this, [&] {
            ++came;
            most = std::max(most, pictures.bytes());
        });
        QElapsedTimer watch;
        watch.start();
        for (int page = 0; page < count / 100; ++page) {
            QList<QUrl> urls;
            for (int i = 0; i < 100; ++i)
                urls.append(url(page * 100 + i));
            pictures.show(urls);
            QTRY_COMPARE(came, (page + 1) * 100);
            QCOMPARE(pictures.state(urls.first()), Pictures::State::There);
        }
        qInfo("%d pictures of 112 px in %lld ms; most in memory %lld of %lld bytes", count, watch.elapsed(),
              qint64(most), qint64(Pictures::maxBytes));
        QVERIFY(most <= Pictures::maxBytes);
        QVERIFY(most > Pictures::maxBytes * 9 / 10);
        QCOMPARE(pictures.state(url(0)), Pictures::State::Unknown);
    }
};

SIDESTAGE_KIT_TEST(TestPicture)
#include "tst_picture.moc"
