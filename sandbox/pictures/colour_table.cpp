// SPDX-License-Identifier: GPL-3.0-or-later
#include "colour_table.h"

#include <algorithm>
#include <array>
#include <vector>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr int maxColours = 255;  // one of the 256 is transparent
constexpr int minOpaque = 100;   // of 255
/// Colours are counted with five bits per channel.
constexpr int bits = 5;
constexpr int cells = 1 << (3 * bits);

int cellOf(QRgb colour)
{
    constexpr int drop = 8 - bits;
    return ((qRed(colour) >> drop) << (2 * bits)) | ((qGreen(colour) >> drop) << bits)
        | (qBlue(colour) >> drop);
}

/// Pixels counted in one cell.
struct Cell
{
    qint64 count = 0;
    std::array<qint64, 3> sum{};
    int index = 0;

    int mean(int part) const { return int(sum[std::size_t(part)] / std::max<qint64>(1, count)); }
};

/// Cells that share a colour.
struct Box
{
    std::vector<Cell *> cells{};
    qint64 count = 0;
    int widest = 0;  ///< The colour channel in which they differ most.
    qint64 worth = 0;

    explicit Box(std::vector<Cell *> of)
        : cells(std::move(of))
    {
        int width = -1;
        for (int part = 0; part < 3; ++part) {
            const auto [least, most]
                = std::minmax_element(cells.begin(), cells.end(), [part](const Cell *a, const Cell *b) {
                      return a->mean(part) < b->mean(part);
                  });
            if (const int apart = (*most)->mean(part) - (*least)->mean(part); apart > width) {
                width = apart;
                widest = part;
            }
        }
        for (const Cell *cell : cells)
            count += cell->count;
        worth = cells.size() < 2 ? 0 : count * width * width;
    }

    /// Removes the half with the greater values from this box and returns it.
    Box split()
    {
        std::sort(cells.begin(), cells.end(),
                  [this](const Cell *a, const Cell *b) { return a->mean(widest) < b->mean(widest); });
        qint64 left = 0;
        std::size_t at = 0;
        while (at + 1 < cells.size() && (left + cells[at]->count) * 2 <= count)
            left += cells[at++]->count;
        at = std::clamp<std::size_t>(at, 1, cells.size() - 1);
        Box upper(std::vector<Cell *>(cells.begin() + std::ptrdiff_t(at), cells.end()));
        *this = Box(std::vector<Cell *>(cells.begin(), cells.begin() + std::ptrdiff_t(at)));
        return upper;
    }

    QRgb colour() const
    {
        std::array<qint64, 3> sum{};
        for (const Cell *cell : cells) {
            for (std::size_t part = 0; part < 3; ++part)
                sum[part] += cell->sum[part];
        }
        return qRgb(int(sum[0] / count), int(sum[1] / count), int(sum[2] / count));
    }
};

/// Returns the pixel mixed with the ground; 0 (transparent) where the pixel is mostly transparent.
QRgb settled(QRgb pixel, QRgb ground)
{
    const int alpha = qAlpha(pixel);
    if (alpha < minOpaque)
        return 0;
    const auto laid = [alpha](int over, int under) { return (over * alpha + under * (255 - alpha)) / 255; };
    return qRgb(laid(qRed(pixel), qRed(ground)), laid(qGreen(pixel), qGreen(ground)),
                laid(qBlue(pixel), qBlue(ground)));
}

}  // namespace

Indexed indexed(const QList<QImage> &pictures, QRgb ground)
{
    std::vector<Cell> seen(cells);
    QList<QList<QRgb>> settledPictures;
    for (const QImage &picture : pictures) {
        const QImage image = picture.convertToFormat(QImage::Format_ARGB32);
        QList<QRgb> pixels;
        pixels.reserve(qsizetype(image.width()) * image.height());
        for (int y = 0; y < image.height(); ++y) {
            const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = settled(line[x], ground);
                pixels.append(pixel);
                if (pixel == 0)
                    continue;
                Cell &cell = seen[std::size_t(cellOf(pixel))];
                ++cell.count;
                cell.sum[0] += qRed(pixel);
                cell.sum[1] += qGreen(pixel);
                cell.sum[2] += qBlue(pixel);
            }
        }
        settledPictures.append(std::move(pixels));
    }

    std::vector<Cell *> used;
    for (Cell &cell : seen) {
        if (cell.count > 0)
            used.push_back(&cell);
    }
    std::vector<Box> boxes;
    if (!used.empty())
        boxes.emplace_back(std::move(used));
    while (!boxes.empty() && boxes.size() < maxColours) {
        const auto widest = std::max_element(boxes.begin(), boxes.end(),
                                             [](const Box &a, const Box &b) { return a.worth < b.worth; });
        if (widest->worth == 0)
            break;
        Box upper = widest->split();
        boxes.push_back(std::move(upper));
    }

    Indexed result;
    result.colours.append(ground);
    for (const Box &one : boxes) {
        for (Cell *cell : one.cells)
            cell->index = int(result.colours.size());
        result.colours.append(one.colour());
    }
    for (const QList<QRgb> &pixels : std::as_const(settledPictures)) {
        QByteArray bytes;
        bytes.reserve(pixels.size());
        for (const QRgb pixel : pixels)
            bytes.append(pixel == 0 ? '\0' : char(seen[std::size_t(cellOf(pixel))].index));
        result.pictures.append(std::move(bytes));
    }
    return result;
}

}  // namespace Sidestage::Sandbox::Pictures
