// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures are drawn without a screen: each different, in few colours, visible on light and dark backgrounds,
// and animated.

#include "picture_harness.h"

#include "sandbox/pictures/colour_table.h"
#include "sandbox/pictures/pictures.h"

#include <QGuiApplication>

using namespace Sidestage;

class TestPictureDrawing : public QObject, private PictureHarness
{
    Q_OBJECT

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void nothingNeedsAScreen() { QVERIFY(!qobject_cast<QGuiApplication *>(QCoreApplication::instance())); }

    void noTwoEmotesLookTheSame()
    {
        QHash<QByteArray, QString> seen;
        Rows rows = h->world->database().query("SELECT id, name FROM emotes");
        while (rows.next()) {
            const auto body = fetch(u"/images/emotes/v2/%1/static/dark/2.0"_s.arg(rows.text(0))).body;
            QVERIFY(!body.isEmpty());
            QVERIFY2(!seen.contains(body), qPrintable(rows.text(1) + u' ' + seen.value(body)));
            seen.insert(body, rows.text(1));
        }
        QVERIFY(seen.size() > 300);
    }

    void theOutlineStandsOutFromTheGround()
    {
        // The brightness of the outermost opaque pixel in the middle row.
        const auto edge = [](const QImage &image) {
            for (int x = 0; x < image.width(); ++x) {
                if (qAlpha(image.pixel(x, image.height() / 2)) == 255)
                    return qGray(image.pixel(x, image.height() / 2));
            }
            return -1;
        };
        for (const Api::Emote &emote : emotesOf("teaandturrets")) {
            for (const QString &format : emote.format) {
                const bool animated = format == "animated"_L1;
                const char *type = animated ? "gif" : "png";
                const int onDark = edge(picture(emotePath(emote, qPrintable(format), "dark", "3.0"), type));
                const int onLight = edge(picture(emotePath(emote, qPrintable(format), "light", "3.0"), type));
                QVERIFY2(onDark > 180, qPrintable(QString::number(onDark)));
                QVERIFY2(onLight >= 0 && onLight < 90, qPrintable(QString::number(onLight)));
            }
        }
    }

    void animatedEmotesMoveForEver()
    {
        QVERIFY(QImageReader::supportedImageFormats().contains("gif"));
        int moving = 0;
        for (const Api::Emote &emote : emotesOf("teaandturrets")) {
            if (!emote.format.contains(u"animated"_s))
                continue;
            ++moving;
            const auto response = fetch(emotePath(emote, "animated", "dark", "3.0"));
            QByteArray data = response.body;
            QBuffer buffer(&data);
            buffer.open(QIODevice::ReadOnly);
            QImageReader reader(&buffer, "gif");
            QVERIFY(reader.supportsAnimation());
            QCOMPARE(reader.imageCount(), 16);
            reader.read();
            QCOMPARE(reader.loopCount(), -1);  // endless
            QCOMPARE(reader.nextImageDelay(), 70);

            const auto all = frames(response.body);
            QCOMPARE(all.size(), 16);
            bool leaves = false;
            for (int i = 0; i < all.size(); ++i) {
                QCOMPARE(all[i].size(), square(112));
                QVERIFY(isClear(all[i]));
                if (i == 0)
                    continue;
                QVERIFY(all[i] != all[i - 1]);
                // Pixels of the previous frame do not stay.
                for (int x = 0; x < 112 && !leaves; ++x) {
                    for (int y = 0; y < 112 && !leaves; ++y)
                        leaves = qAlpha(all[i - 1].pixel(x, y)) == 255 && qAlpha(all[i].pixel(x, y)) == 0;
                }
            }
            QVERIFY(leaves);
        }
        QCOMPARE(moving, 3);
    }

    void theSameWordsGiveTheSamePicture()
    {
        const Sandbox::Pictures::Subject subject{u"42"_s, u"owl smug"_s};
        const auto ground = Sandbox::Pictures::Ground::Dark;
        QCOMPARE(Sandbox::Pictures::emote(subject, ground, 56),
                 Sandbox::Pictures::emote(subject, ground, 56));
        QCOMPARE(Sandbox::Pictures::animatedEmote(subject, ground, 28),
                 Sandbox::Pictures::animatedEmote(subject, ground, 28));
        // An unknown style still draws something.
        const Sandbox::Pictures::Subject odd{u"42"_s, u"gnarl blithe"_s};
        QVERIFY(!Sandbox::Pictures::emote(odd, ground, 28).isEmpty());
        QVERIFY(!Sandbox::Pictures::badge(odd, 18).isEmpty());
    }

    void aCheermoteHasTheColourOfItsTier()
    {
        const auto all = h->world->area<Sandbox::PictureCatalogue>().cheermotes({});
        QVERIFY(all);
        const auto cheer = std::find_if(all->begin(), all->end(),
                                        [](const Api::Cheermote &one) { return one.prefix == "Cheer"_L1; });
        QVERIFY(cheer != all->end());
        for (const Api::CheermoteTier &tier : cheer->tiers) {
            // The average colour in the middle of the gem is the colour in the list.
            const QImage gem = picture(tier.images.dark.still.x4)
                                   .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            const QColor seen = gem.pixelColor(0, 0);
            const QColor answer(tier.color);
            if (answer.saturation() < 60) {
                QVERIFY2(seen.saturation() < 60, qPrintable(seen.name()));
                continue;
            }
            const int apart = std::abs(seen.hue() - answer.hue());
            QVERIFY2(std::min(apart, 360 - apart) < 25, qPrintable(seen.name() + u' ' + tier.color));
        }
    }

    void fewColoursStayAsTheyAre()
    {
        QImage image(64, 4, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        for (int x = 0; x < 60; ++x)
            image.setPixel(x, 1, qRgb(8 * (x % 32), 255 - 8 * (x % 32), x < 32 ? 0 : 255));
        image.setPixel(0, 2, qRgba(255, 0, 0, 60));   // too transparent to be drawn
        image.setPixel(1, 2, qRgba(255, 0, 0, 200));  // drawn over the background
        const auto reduced = Sandbox::Pictures::indexed({image}, qRgb(0, 0, 255));
        const auto at = [&](int x, int y) { return reduced.pictures[0].at(y * 64 + x); };
        const auto colour = [&](int x, int y) { return reduced.colours[quint8(at(x, y))]; };
        QCOMPARE(reduced.pictures[0].size(), 64 * 4);
        for (int x = 0; x < 60; ++x)
            QCOMPARE(colour(x, 1), image.pixel(x, 1));
        QCOMPARE(at(5, 0), '\0');
        QCOMPARE(at(0, 2), '\0');
        QCOMPARE(colour(1, 2), qRgb(200, 0, 55));
    }

    void manyColoursBecome255()
    {
        QImage image(256, 256, QImage::Format_ARGB32);
        for (int x = 0; x < 256; ++x) {
            for (int y = 0; y < 256; ++y)
                image.setPixel(x, y, qRgb(x, y, (x + y) / 2));
        }
        const auto reduced = Sandbox::Pictures::indexed({image, image}, 0xffffffff);
        QCOMPARE(reduced.colours.size(), 256);
        QCOMPARE(reduced.pictures.size(), 2);
        QCOMPARE(reduced.pictures[0], reduced.pictures[1]);
        qint64 off = 0;
        for (int x = 0; x < 256; ++x) {
            for (int y = 0; y < 256; ++y) {
                const QRgb found = reduced.colours[quint8(reduced.pictures[0].at(y * 256 + x))];
                QVERIFY(reduced.pictures[0].at(y * 256 + x) != '\0');
                off += std::abs(qRed(found) - x) + std::abs(qGreen(found) - y);
            }
        }
        QVERIFY2(off < 256 * 256 * 12, qPrintable(QString::number(double(off) / (256 * 256))));
        QVERIFY(Sandbox::Pictures::indexed({}, 0).pictures.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPictureDrawing)
#include "tst_picture_drawing.moc"
