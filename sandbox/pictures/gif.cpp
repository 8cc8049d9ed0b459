// SPDX-License-Identifier: GPL-3.0-or-later
#include "gif.h"

#include <gif_lib.h>

#include <QHash>

#include <algorithm>
#include <array>
#include <memory>
#include <span>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr int maxColours = 256;
constexpr int minOpaque = 128;  // of 255

/// Returns the picture without partly transparent pixels. Transparent ones are 0.
QImage settled(const QImage &picture, QRgb ground)
{
    QImage image = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (QRgb &pixel : std::span(line, std::size_t(image.width()))) {
            const int alpha = qAlpha(pixel);
            const auto over
                = [alpha](int above, int below) { return (above * alpha + below * (255 - alpha)) / 255; };
            pixel = alpha < minOpaque
                ? 0
                : qRgb(over(qRed(pixel), qRed(ground)), over(qGreen(pixel), qGreen(ground)),
                       over(qBlue(pixel), qBlue(ground)));
        }
    }
    return image;
}

int distance(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
}

/// Returns the most frequent colours of the picture. The more colours it has, the greater is the distance
/// between those that are taken.
QList<QRgb> paletteOf(const QImage &image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (const QRgb pixel : std::span(line, std::size_t(image.width())))
            ++counts[pixel];
    }
    counts.remove(0);
    QList<QRgb> colours = counts.keys();
    std::sort(colours.begin(), colours.end(), [&counts](QRgb a, QRgb b) {
        return std::pair(-counts.value(a), a) < std::pair(-counts.value(b), b);
    });
    for (int apart = 0;; apart += 6) {
        QList<QRgb> palette{0};
        for (const QRgb colour : std::as_const(colours)) {
            const auto isNear = [=](QRgb other) { return distance(colour, other) < apart; };
            if (std::any_of(palette.cbegin() + 1, palette.cend(), isNear))
                continue;
            palette.append(colour);
            if (palette.size() > maxColours)
                break;
        }
        if (palette.size() <= maxColours)
            return palette;
    }
}

int append(GifFileType *file, const GifByteType *bytes, int count)
{
    static_cast<QByteArray *>(file->UserData)->append(reinterpret_cast<const char *>(bytes), count);
    return count;
}

struct Closer
{
    void operator()(ColorMapObject *map) const { GifFreeMapObject(map); }
    void operator()(GifFileType *file) const { EGifCloseFile(file, nullptr); }
};

bool putLoop(GifFileType *file)
{
    const std::array<GifByteType, 3> forEver{1, 0, 0};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
        && EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK
        && EGifPutExtensionBlock(file, int(forEver.size()), forEver.data()) == GIF_OK
        && EGifPutExtensionTrailer(file) == GIF_OK;
}

bool putFrame(GifFileType *file, QImage &strip, int top, int height, int delay)
{
    const GraphicsControlBlock control{.DisposalMode = DISPOSE_BACKGROUND,
                                       .UserInputFlag = false,
                                       .DelayTime = delay,
                                       .TransparentColor = 0};
    std::array<GifByteType, 4> block{};
    const auto length = EGifGCBToExtension(&control, block.data());
    bool ok = EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, int(length), block.data()) == GIF_OK
        && EGifPutImageDesc(file, 0, 0, strip.width(), height, false, nullptr) == GIF_OK;
    for (int y = top; ok && y < top + height; ++y)
        ok = EGifPutLine(file, strip.scanLine(y), strip.width()) == GIF_OK;
    return ok;
}

}  // namespace

QImage indexed(const QImage &picture, QRgb ground)
{
    const QImage image = settled(picture, ground);
    return image.convertToFormat(QImage::Format_Indexed8, paletteOf(image));
}

QByteArray gif(const QImage &strip, int frames, int delay, QRgb ground)
{
    QImage reduced = indexed(strip, ground);
    const std::unique_ptr<ColorMapObject, Closer> map(GifMakeMapObject(maxColours, nullptr));
    QByteArray bytes;
    std::unique_ptr<GifFileType, Closer> file(EGifOpen(&bytes, append, nullptr));
    if (reduced.isNull() || !file || !map)
        return {};
    const QList<QRgb> colours = reduced.colorTable();
    for (qsizetype i = 0; i < colours.size(); ++i)
        map->Colors[i] = {GifByteType(qRed(colours[i])), GifByteType(qGreen(colours[i])),
                          GifByteType(qBlue(colours[i]))};
    const int height = reduced.height() / frames;
    EGifSetGifVersion(file.get(), true);
    constexpr int bitsOfColour = 8;
    bool ok = EGifPutScreenDesc(file.get(), reduced.width(), height, bitsOfColour, 0, map.get()) == GIF_OK
        && putLoop(file.get());
    for (int i = 0; ok && i < frames; ++i)
        ok = putFrame(file.get(), reduced, i * height, height, delay);
    file.reset();  // writes the end of the file
    return ok ? bytes : QByteArray();
}

}  // namespace Sidestage::Sandbox::Pictures
