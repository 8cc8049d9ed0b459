// SPDX-License-Identifier: GPL-3.0-or-later
#include "gif.h"

#include "colour_table.h"

#include <gif_lib.h>

#include <array>
#include <memory>

namespace Sidestage::Sandbox::Pictures {

namespace {

int append(GifFileType *file, const GifByteType *bytes, int count)
{
    static_cast<QByteArray *>(file->UserData)->append(reinterpret_cast<const char *>(bytes), count);
    return count;
}

struct MapDeleter
{
    void operator()(ColorMapObject *map) const { GifFreeMapObject(map); }
};
using Map = std::unique_ptr<ColorMapObject, MapDeleter>;

struct FileCloser
{
    void operator()(GifFileType *file) const
    {
        int error = 0;
        EGifCloseFile(file, &error);
    }
};

/// Returns the colour map, whose size must be a power of two.
Map mapOf(const QList<QRgb> &colours)
{
    int count = 2;
    while (count < colours.size())
        count *= 2;
    Map map(GifMakeMapObject(count, nullptr));
    if (!map)
        return map;
    for (int i = 0; i < count; ++i) {
        const QRgb colour = i < colours.size() ? colours[i] : 0;
        map->Colors[i] = {GifByteType(qRed(colour)), GifByteType(qGreen(colour)), GifByteType(qBlue(colour))};
    }
    return map;
}

bool putLoop(GifFileType *file)
{
    const std::array<GifByteType, 3> forEver{1, 0, 0};
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
        && EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK
        && EGifPutExtensionBlock(file, int(forEver.size()), forEver.data()) == GIF_OK
        && EGifPutExtensionTrailer(file) == GIF_OK;
}

bool putPicture(GifFileType *file, QByteArray pixels, QSize size, int delay)
{
    const GraphicsControlBlock control{.DisposalMode = DISPOSE_BACKGROUND,
                                       .UserInputFlag = false,
                                       .DelayTime = delay,
                                       .TransparentColor = 0};
    std::array<GifByteType, 4> block{};
    const auto length = EGifGCBToExtension(&control, block.data());
    if (EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, int(length), block.data()) != GIF_OK
        || EGifPutImageDesc(file, 0, 0, size.width(), size.height(), false, nullptr) != GIF_OK)
        return false;
    for (int y = 0; y < size.height(); ++y) {
        auto *line = reinterpret_cast<GifPixelType *>(pixels.data() + qsizetype(y) * size.width());
        if (EGifPutLine(file, line, size.width()) != GIF_OK)
            return false;
    }
    return true;
}

}  // namespace

QByteArray gif(const QList<QImage> &pictures, int delay, QRgb ground)
{
    if (pictures.isEmpty())
        return {};
    const QSize size = pictures.first().size();
    const Indexed reduced = indexed(pictures, ground);
    const Map map = mapOf(reduced.colours);
    QByteArray bytes;
    int error = 0;
    std::unique_ptr<GifFileType, FileCloser> file(EGifOpen(&bytes, append, &error));
    if (!file || !map)
        return {};
    EGifSetGifVersion(file.get(), true);
    constexpr int bitsOfColour = 8;
    bool ok = EGifPutScreenDesc(file.get(), size.width(), size.height(), bitsOfColour, 0, map.get()) == GIF_OK
        && putLoop(file.get());
    for (const QByteArray &pixels : reduced.pictures)
        ok = ok && putPicture(file.get(), pixels, size, delay);
    file.reset();  // writes the end of the file
    return ok ? bytes : QByteArray();
}

}  // namespace Sidestage::Sandbox::Pictures
