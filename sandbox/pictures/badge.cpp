// SPDX-License-Identifier: GPL-3.0-or-later
#include "badge.h"

#include "creature.h"
#include "gem.h"

#include <QPainter>

namespace Sidestage::Sandbox::Pictures {

namespace {

const QRectF tile(3, 3, 66, 66);
constexpr QRgb metals[] = {0xfff2b632, 0xffb4bccb, 0xffc98952};
/// Colours of the ranks, for months of subscription or numbers of gifts: from muted to strong.
constexpr QRgb ranks[] = {0xff8d94a8, 0xff4aa7c9, 0xff3fae7d, 0xff6a78e6, 0xff9a5bf2,
                          0xffd24fb0, 0xffe5603f, 0xffe9a21f, 0xff23324f, 0xff5a1d4d};

QRgb rankColour(int rank)
{
    return ranks[std::size_t(std::clamp<int>(rank, 0, std::size(ranks) - 1))];
}

void ground(Figure &figure, const QColor &colour)
{
    figure.patch(roundedRect(tile, 13), fall(3, 69, tint(colour, 0.2), shade(colour, 0.12)));
    figure.patch(roundedRect({5, 5, 62, 26}, 11), veil(Qt::white, 0.12));
}

using Draw = void (*)(Figure &figure, int rank);

struct Emblem
{
    const char *name;
    Draw draw;
};

void camera(Figure &figure, int)
{
    ground(figure, QColor(226, 52, 66));
    figure.patch(roundedRect({12, 23, 33, 27}, 7), Qt::white);
    figure.patch(polygon({{46, 37}, {60, 25}, {60, 48}}, 4), Qt::white);
}

void shield(Figure &figure, int)
{
    const QColor green(24, 162, 98);
    ground(figure, green);
    figure.patch(
        trace("M 36 11 C 43 17 50 19 57 19 C 58 40 52 54 36 62 C 20 54 14 40 15 19 C 22 19 29 17 36 11 Z"),
        Qt::white);
    figure.line(trace("M 25 36 L 33 44 L 48 27"), green, 7);
}

void vip(Figure &figure, int)
{
    const QColor pink(222, 40, 150);
    ground(figure, pink);
    figure.patch(polygon({{22, 17}, {50, 17}, {61, 31}, {36, 59}, {11, 31}}, 3), Qt::white);
    figure.line(trace("M 14 31 L 58 31 M 28 18 L 25 31 L 36 54 L 47 31 L 44 18"), veil(pink, 0.75), 3);
}

void check(Figure &figure, int)
{
    const QColor violet(132, 76, 240);
    figure.patch(star({36, 36}, 34, 27, 8, 8), fall(3, 69, tint(violet, 0.2), shade(violet, 0.1)));
    figure.line(trace("M 22 37 L 32 47 L 51 26"), Qt::white, 9);
}

void wrench(Figure &figure, int)
{
    ground(figure, QColor(52, 58, 82));
    figure.line(trace("M 19 53 L 42 30"), Qt::white, 11);
    figure.patch(circle({47, 25}, 15), Qt::white);
    figure.patch(turned({47, 25}, 45).map(roundedRect({42, 2, 10, 24}, 4)), QColor(62, 68, 94));
}

void leader(Figure &figure, int rank)
{
    const QColor metal(metals[std::size_t(std::clamp(rank, 1, 3) - 1)]);
    ground(figure, QColor(58, 44, 92));
    figure.line(trace("M 22 22 C 8 20 12 40 26 38 M 50 22 C 64 20 60 40 46 38"), shade(metal, 0.15), 5);
    figure.patch(trace("M 20 14 L 52 14 C 53 34 46 44 36 44 C 26 44 19 34 20 14 Z"),
                 fall(14, 44, tint(metal, 0.45), metal));
    figure.patch(roundedRect({32, 42, 8, 11}, 1), metal);
    figure.patch(roundedRect({22, 51, 28, 9}, 3), metal);
    for (int i = 0; i < std::clamp(rank, 1, 3); ++i)
        figure.patch(circle({36 + (i - (std::clamp(rank, 1, 3) - 1) / 2.0) * 9, 26}, 3.4),
                     QColor(58, 44, 92));
}

void founder(Figure &figure, int)
{
    const QColor blue(40, 110, 226);
    ground(figure, blue);
    figure.patch(polygon({{12, 22}, {25, 33}, {36, 14}, {47, 33}, {60, 22}, {55, 54}, {17, 54}}, 4),
                 Qt::white);
    figure.patch(circle({36, 43}, 5), blue);
}

void gift(Figure &figure, int rank)
{
    const QColor colour(rankColour(rank + 1));
    ground(figure, colour);
    figure.line(trace("M 36 24 C 26 6 14 14 20 23 Q 26 26 36 24 C 46 26 54 24 52 19 C 52 8 42 10 36 24"),
                Qt::white, 4.5);
    figure.patch(roundedRect({12, 24, 48, 12}, 3), Qt::white);
    figure.patch(roundedRect({15, 38, 42, 22}, 4), Qt::white);
    figure.patch(roundedRect({32, 24, 8, 36}, 0), colour);
}

void train(Figure &figure, int rank)
{
    const QColor colour(rank == 1 ? QColor(238, 160, 20) : QColor(122, 96, 214));
    ground(figure, colour);
    figure.patch(trace("M 20 16 C 20 10 52 10 52 16 L 56 46 C 56 52 16 52 16 46 Z"), Qt::white);
    figure.patch(roundedRect({22, 19, 28, 14}, 4), colour);
    for (const qreal x : {25.0, 47.0})
        figure.patch(circle({x, 42}, 4), colour);
    figure.line(trace("M 24 54 L 18 62 M 48 54 L 54 62"), Qt::white, 5);
}

void silent(Figure &figure, int)
{
    ground(figure, QColor(74, 78, 96));
    figure.patch(polygon({{12, 28}, {23, 28}, {38, 15}, {38, 57}, {23, 44}, {12, 44}}, 3), Qt::white);
    figure.line(trace("M 46 28 L 60 44 M 60 28 L 46 44"), QColor(255, 120, 120), 6);
}

void blind(Figure &figure, int)
{
    const QColor grey(74, 78, 96);
    ground(figure, grey);
    figure.patch(trace("M 9 36 Q 36 8 63 36 Q 36 64 9 36 Z"), Qt::white);
    figure.patch(circle({36, 36}, 9), grey);
    figure.line(trace("M 16 58 L 56 14"), grey, 12);
    figure.line(trace("M 16 58 L 56 14"), QColor(255, 120, 120), 6);
}

void guess(Figure &figure, int rank)
{
    ground(figure, rank == 1 ? QColor(48, 122, 246) : QColor(238, 42, 132));
    if (rank == 1) {
        figure.line(circle({36, 36}, 17), Qt::white, 8);
    } else {
        figure.patch(polygon({{36, 14}, {59, 54}, {13, 54}}, 5), Qt::white);
    }
}

void brush(Figure &figure, int)
{
    ground(figure, QColor(30, 132, 190));
    figure.patch(
        trace("M 36 13 C 54 13 62 26 60 38 C 58 48 46 42 43 48 C 41 54 46 59 36 59 C 20 59 11 48 11 36"
              " C 11 23 22 13 36 13 Z"),
        Qt::white);
    for (const auto &[at, colour] : {std::pair(QPointF(24, 29), QRgb(0xffe8504f)),
                                     {QPointF(37, 22), QRgb(0xfff2b632)},
                                     {QPointF(49, 30), QRgb(0xff3fae7d)},
                                     {QPointF(24, 43), QRgb(0xff9a5bf2)}})
        figure.patch(circle(at, 5), QColor(colour));
}

void turbo(Figure &figure, int)
{
    ground(figure, QColor(98, 62, 200));
    figure.line(trace("M 17 18 L 33 36 L 17 54 M 38 18 L 54 36 L 38 54"), Qt::white, 9);
}

void subscriber(Figure &figure, int rank)
{
    ground(figure, rankColour(rank + 4));
    figure.patch(star({36, 38}, 26, 12.5, 5, 4), Qt::white);
}

void gem(Figure &figure, int rank)
{
    drawGem(figure, rank, {36, 36}, 32, 0.1);
}

constexpr Emblem emblems[] = {
    {"camera", camera}, {"shield", shield}, {"vip", vip},         {"check", check},
    {"wrench", wrench}, {"cup", leader},    {"founder", founder}, {"gift", gift},
    {"train", train},   {"silent", silent}, {"blind", blind},     {"guess", guess},
    {"brush", brush},   {"turbo", turbo},   {"star", subscriber}, {"gem", gem},
};

/// Draws the channel's creature on the colour of the rank.
void mascot(Figure &figure, const QString &id, const QString &kind, int rank)
{
    const QColor colour(rankColour(rank));
    ground(figure, colour);
    const Look look = readLook(id, kind + QStringLiteral(" happy"));
    const Kind &drawn = kinds()[std::size_t(look.kind)];
    const QColor own = coatOf(drawn, look.dice).base;
    // On a ground of nearly the same colour it would not be visible.
    const bool lost = std::abs(own.red() - colour.red()) + std::abs(own.green() - colour.green())
            + std::abs(own.blue() - colour.blue())
        < 150;
    const Coat coat = coatOf(drawn, look.dice, lost ? tint(own, 0.6) : own);
    figure.place(QTransform(0.5, 0, 0, 0.5, 8, 7));
    const Anatomy anatomy = drawn.draw(figure, coat);
    drawFace(figure, anatomy, coat, Mood::Happy, 0.25);
    figure.place({});
    // Up to three dots, so that neighbouring ranks also differ without colours.
    const int pips = rank % 4;
    for (int i = 0; i < pips; ++i)
        figure.patch(circle({36 + (i - (pips - 1) / 2.0) * 12, 63}, 4), Qt::white);
}

}  // namespace

void drawBadge(QPainter &painter, const QString &id, const QString &look)
{
    const QStringList words = look.split(u' ', Qt::SkipEmptyParts);
    const int rank = words.isEmpty() ? 0 : words.last().toInt();
    Figure figure;
    if (words.size() > 1 && words[0] == QLatin1String("mascot")) {
        mascot(figure, id, words[1], rank);
    } else {
        const auto *drawn = std::find_if(std::begin(emblems), std::end(emblems), [&](const Emblem &emblem) {
            return !words.isEmpty() && words[0] == QLatin1String(emblem.name);
        });
        if (drawn == std::end(emblems))
            drawn = std::prev(std::end(emblems));
        drawn->draw(figure, rank);
    }
    figure.paint(painter, {}, 0);
}

}  // namespace Sidestage::Sandbox::Pictures
