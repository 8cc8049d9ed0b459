// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures.h"

#include "gif.h"
#include "sandbox/world/dice.h"

#include <QBuffer>
#include <QColor>
#include <QDir>
#include <QFile>
#include <QImageWriter>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <numbers>

// Q_INIT_RESOURCE must be used outside of namespaces.
static void initDrawings()
{
    Q_INIT_RESOURCE(pictures);
}

namespace Sidestage::Sandbox::Pictures {

using namespace Qt::StringLiterals;

namespace {

constexpr int framesPerLoop = 16;
constexpr int frameDelay = 7;  // hundredths of a second
constexpr qreal stillPhase = 0.2;
/// Returns the path of a file or folder of svg/.
QString pathOf(const QString &name)
{
    [[maybe_unused]] static const bool ready = (initDrawings(), true);
    return u":/sidestage/pictures/svg/"_s + name;
}

/// Returns a file of svg/; empty if it does not exist.
QString drawing(const QString &name)
{
    QFile file(pathOf(name + u".svg"_s));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the names in a folder of svg/, sorted.
QStringList namesIn(const QString &folder)
{
    QStringList names = QDir(pathOf(folder)).entryList(QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(4);
    return names;
}

/// Returns dice that depend only on the id, on every machine.
Dice diceFor(const QString &id)
{
    quint64 seed = 0xcbf29ce484222325;  // FNV, because qHash() differs between machines
    for (const QChar c : id)
        seed = (seed ^ c.unicode()) * 0x100000001b3;
    return Dice(seed);
}

/// A change of all colours of a drawing. Shades of grey remain.
struct Tint
{
    int hue = 0;           ///< Added, in degrees.
    float saturation = 1;  ///< A factor.
    float lightness = 0;   ///< Added.
};

QString tinted(QString svg, const Tint &tint)
{
    static const QRegularExpression colours(u"#[0-9a-f]{6}"_s);
    for (auto found = colours.globalMatch(svg); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QColor colour = QColor(match.captured()).toHsl();
        if (colour.hslSaturation() < 10)
            continue;
        const QColor changed = QColor::fromHslF(float((colour.hslHue() + tint.hue + 360) % 360) / 360,
                                                std::min(1.0F, colour.hslSaturationF() * tint.saturation),
                                                std::clamp(colour.lightnessF() + tint.lightness, 0.0F, 1.0F));
        svg.replace(match.capturedStart(), match.capturedLength(), changed.name());
    }
    return svg;
}

/// Returns the content of a drawing, without its <svg> element.
QString contentOf(const QString &svg)
{
    const qsizetype begin = svg.indexOf(u'>') + 1;
    return svg.mid(begin, svg.lastIndexOf(u"</svg>") - begin);
}

/// Puts another drawing into the place that is kept for it: <use href="#name"/>.
QString placed(QString svg, const char *name, const QString &content)
{
    return svg.replace(u"<use href=\"#%1\"/>"_s.arg(QLatin1String(name)), contentOf(content));
}

/// How a part of a drawing is moved from its place.
struct Move
{
    double x = 0;
    double y = 0;
    double turn = 0;  ///< In degrees.
    double size = 1;
    double height = 1;  ///< In addition to the size.
};

double wave(double phase, int times = 1)
{
    return std::sin(2 * std::numbers::pi * phase * times);
}

/// Returns a size that grows, stays and shrinks. Nothing fades, because a GIF has no half transparent pixels.
double bloom(double phase)
{
    const double size = std::min({1.0, phase * 4, (1 - phase) * 4});
    return size < 0.2 ? 0 : size;
}

/// The movements, by the class of a part in a drawing. `phase`: 0 to 1 within a loop.
constexpr std::pair<const char *, Move (*)(double phase)> movements[] = {
    {"breathe", [](double p) { return Move{.height = 1 + 0.045 * wave(p)}; }},
    {"giggle", [](double p) { return Move{.y = 2 * wave(p, 4), .height = 1 + 0.03 * wave(p, 4)}; }},
    {"tremble", [](double p) { return Move{.x = wave(p, 4), .height = 1 + 0.02 * wave(p, 4)}; }},
    {"shake", [](double p) { return Move{.x = 2.6 * wave(p, 4)}; }},
    {"hop",
     [](double p) { return Move{.y = 3 - 9 * std::abs(wave(p)), .height = 0.96 + 0.05 * wave(p, 2)}; }},
    {"nod", [](double p) { return Move{.y = -4 * std::max(0.0, wave(p)), .turn = 2 * wave(p)}; }},
    {"sway", [](double p) { return Move{.turn = 4 * wave(p)}; }},
    {"swing", [](double p) { return Move{.turn = 6 * wave(p)}; }},
    {"greet", [](double p) { return Move{.turn = 4 + 20 * wave(p, 2)}; }},
    {"spin", [](double p) { return Move{.turn = 360 * p}; }},
    {"float", [](double p) { return Move{.y = 3 * wave(p)}; }},
    {"slide", [](double p) { return Move{.x = 6 * wave(p)}; }},
    {"beat", [](double p) { return Move{.size = 1 + 0.13 * wave(p, 2)}; }},
    {"blink", [](double p) { return Move{.height = p > 0.66 && p < 0.76 ? 0.15 : 1.0}; }},
    {"glitter", [](double p) { return Move{.turn = 20 * wave(p), .size = bloom(p)}; }},
    {"rise", [](double p) { return Move{.x = 3 * wave(p), .y = 8 - 32 * p, .size = bloom(p)}; }},
    {"fall", [](double p) { return Move{.y = 28 * p, .size = bloom(p)}; }},
    {"tumble",
     [](double p) {
         return Move{4 * wave(p), 80 * p, 360 * p, bloom(p)};
     }},
    {"orbit", [](double p) { return Move{.x = 38 * wave(p + 0.25), .y = 8 * wave(p)}; }},
};

Move moveOf(const QString &name, double phase)
{
    const auto *found = std::find_if(std::begin(movements), std::end(movements),
                                     [&name](const auto &one) { return name == QLatin1String(one.first); });
    return found == std::end(movements) ? Move{} : found->second(phase - std::floor(phase));
}

/// Moves the parts of a drawing: class="sway" or class="sway-50", later by 50 % of the loop.
QString moved(QString svg, double phase)
{
    static const QRegularExpression parts(
        u"class=\"(\\w+)(?:-(\\d+))?\" transform-origin=\"(\\S+) (\\S+)\""_s);
    for (QRegularExpressionMatch part; (part = parts.match(svg)).hasMatch();) {
        const Move move = moveOf(part.captured(1), phase + part.captured(2).toDouble() / 100);
        const double x = part.captured(3).toDouble();
        const double y = part.captured(4).toDouble();
        svg.replace(
            part.capturedStart(), part.capturedLength(),
            u"transform=\"translate(%1 %2) rotate(%3) scale(%4 %5) translate(%6 %7)\""_s.arg(x + move.x)
                .arg(y + move.y)
                .arg(move.turn)
                .arg(move.size)
                .arg(move.size * move.height)
                .arg(-x)
                .arg(-y));
    }
    return svg;
}

/// Returns a creature of moods/, creatures/, faces/ and extras/ with its movement.
QString creature(const Subject &subject)
{
    static const QStringList kinds = namesIn(u"creatures"_s);
    static const QStringList moods = namesIn(u"moods"_s);
    static const QStringList extras = namesIn(u"extras"_s);
    Dice dice = diceFor(subject.id);
    QString kind = kinds[dice.below(kinds.size())];
    QString mood = moods[dice.below(moods.size())];
    QString extra;
    const QStringList words = subject.look.split(u' ');
    for (const QString &word : words) {
        if (kinds.contains(word))
            kind = word;
        else if (moods.contains(word))
            mood = word;
        else if (extras.contains(word))
            extra = drawing(u"extras/"_s + word);
    }
    // Most keep nearly their natural colours.
    const bool natural = dice.below(5) > 1;
    const Tint tint{.hue = int(natural ? dice.between(-14, 14) : dice.below(360)),
                    .saturation = (natural ? 1 : 0.75F) + float(dice.between(-10, 10)) / 100,
                    .lightness = float(dice.between(-5, 5)) / 100};
    const QString body = tinted(drawing(u"creatures/"_s + kind), tint);
    return placed(drawing(u"moods/"_s + mood), "creature",
                  placed(placed(body, "face", drawing(u"faces/"_s + mood)), "extra", extra));
}

QString gem(int tier)
{
    return drawing(u"badges/gem-%1"_s.arg(tier));
}

QString cheer(const Subject &subject, int tier)
{
    if (subject.look == u"gem")
        return placed(drawing(u"gem"_s), "gem", gem(tier));
    return placed(placed(drawing(u"cheer"_s), "creature", creature(subject)), "gem", gem(tier));
}

/// Returns a landscape of skies/ and lands/, with one of things/ in it. At night, there is none.
QString scene(const QString &frame, const QString &id, bool night = false)
{
    static const QStringList skies = namesIn(u"skies"_s);
    static const QStringList lands = namesIn(u"lands"_s);
    static const QStringList things = namesIn(u"things"_s);
    Dice dice = diceFor(id);
    const Tint air{.hue = int(dice.between(-25, 25))};
    const QString sky = skies[dice.below(skies.size())];
    const QString land = lands[dice.below(lands.size())];
    const QString thing = things[dice.below(things.size())];
    QString svg = drawing(frame);
    svg = placed(svg, "sky", tinted(drawing(u"skies/"_s + (night ? u"night"_s : sky)), air));
    svg = placed(svg, "land", drawing(u"lands/"_s + land));
    svg = placed(svg, "thing", tinted(drawing(u"things/"_s + thing), Tint{int(dice.below(360))}));
    return svg;
}

/// Fills the target with a drawing. What is too long is cut off on both sides, more at the top.
void draw(QPainter &painter, const QRectF &target, const QString &svg)
{
    QSvgRenderer renderer(svg.toUtf8());
    const QSizeF size = renderer.viewBoxF().size().scaled(target.size(), Qt::KeepAspectRatioByExpanding);
    const QPointF beyond((target.width() - size.width()) * 0.5, (target.height() - size.height()) * 0.64);
    renderer.render(&painter, QRectF(target.topLeft() + beyond, size));
}

QImage canvas(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    // Otherwise the resolution of the screen, if any, would be used and written into the file.
    image.setDotsPerMeterX(2835);
    image.setDotsPerMeterY(2835);
    return image;
}

QImage drawn(const QString &svg, QSize size)
{
    QImage image = canvas(size);
    QPainter painter(&image);
    draw(painter, image.rect(), svg);
    return image;
}

/// Returns a creature or a gem with an outline like that of a sticker.
QImage sticker(const QString &svg, double phase, Ground ground, int size)
{
    constexpr int directions = 32;
    const QImage figure = drawn(moved(svg, phase), {size, size});
    QImage shadow = figure;
    QPainter fill(&shadow);
    fill.setCompositionMode(QPainter::CompositionMode_SourceIn);
    fill.fillRect(shadow.rect(), ground == Ground::Dark ? QColor(250, 247, 255) : QColor(38, 22, 66));
    fill.end();
    QImage image = canvas({size, size});
    QPainter painter(&image);
    const double width = size / 28.0;
    for (int i = 0; i < directions; ++i)
        painter.drawImage(qRound(width * wave(double(i) / directions)),
                          qRound(width * wave(0.25 + double(i) / directions)), shadow);
    painter.drawImage(0, 0, figure);
    return image;
}

QByteArray png(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setCompression(40);  // of 100; higher values take much more time and save little
    return writer.write(image) ? bytes : QByteArray();
}

QByteArray loop(const QString &svg, Ground ground, int size)
{
    QImage strip = canvas({size, size * framesPerLoop});
    QPainter painter(&strip);
    for (int i = 0; i < framesPerLoop; ++i)
        painter.drawImage(0, i * size, sticker(svg, double(i) / framesPerLoop, ground, size));
    painter.end();
    // Typical background colours of a chat.
    return gif(strip, framesPerLoop, frameDelay, ground == Ground::Dark ? 0xff18181b : 0xffffffff);
}

/// The user's creature on a coloured background.
QImage portrait(const Subject &subject, int side)
{
    static const QStringList grounds = namesIn(u"grounds"_s);
    Dice dice = diceFor(subject.id + u"ground"_s);
    const QString ground = drawing(u"grounds/"_s + grounds[dice.below(grounds.size())]);
    QImage image = drawn(tinted(ground, Tint{int(dice.below(360))}), {side, side});
    const int size = side * 9 / 10;
    QPainter(&image).drawImage((side - size) / 2, (side - size) / 2,
                               sticker(creature(subject), stillPhase, Ground::Dark, size));
    return image;
}

}  // namespace

QByteArray emote(const Subject &subject, Ground ground, int size)
{
    return png(sticker(creature(subject), stillPhase, ground, size));
}

QByteArray animatedEmote(const Subject &subject, Ground ground, int size)
{
    return loop(creature(subject), ground, size);
}

QByteArray cheermote(const Subject &subject, int tier, Ground ground, int size)
{
    return png(sticker(cheer(subject, tier), stillPhase, ground, size));
}

QByteArray animatedCheermote(const Subject &subject, int tier, Ground ground, int size)
{
    return loop(cheer(subject, tier), ground, size);
}

QByteArray badge(const Subject &subject, int size)
{
    // "cup 2" is badges/cup-2.svg, "gift 2" is badges/gift.svg in the colour of that rank.
    const QStringList words = subject.look.split(u' ');
    const int rank = words.last().toInt();
    QString svg = drawing(u"badges/"_s + words.join(u'-'));
    if (svg.isEmpty()) {
        const QString motif = drawing(u"badges/"_s + words.first());
        svg = tinted(motif.isEmpty() ? drawing(u"badges/star"_s) : motif, {.hue = 36 * rank});
    }
    if (words.first() == u"mascot") {
        // Up to three dots, so that neighbouring ranks also differ without colours.
        svg = placed(placed(svg, "creature", creature({subject.id, words.value(1) + u" happy"_s})), "dots",
                     drawing(u"dots-%1"_s.arg(rank % 4)));
    }
    return png(drawn(moved(svg, stillPhase), {size, size}));
}

QByteArray reward(int size)
{
    return png(drawn(drawing(u"reward"_s), {size, size}));
}

QByteArray avatar(const Subject &subject, int size)
{
    return png(portrait(subject, size));
}

QByteArray offline(const Subject &subject, QSize size)
{
    const QString asleep = creature({subject.id, subject.look + u" sleepy"_s});
    return png(
        drawn(moved(placed(scene(u"offline"_s, subject.id, true), "creature", asleep), stillPhase), size));
}

QByteArray category(const QString &id, QSize size)
{
    return png(drawn(scene(u"scene"_s, id), size));
}

QByteArray stream(const Subject &subject, const QString &categoryId, QSize size)
{
    QImage image = drawn(scene(u"scene"_s, categoryId), size);
    QPainter painter(&image);
    // A camera picture and status bars, as in most streams of games.
    const int unit = std::min(size.width(), size.height());
    draw(painter, QRectF(0, 0, unit, unit), drawing(u"bars"_s));
    const QRect corner(size.width() - unit * 35 / 100, size.height() - unit * 35 / 100, unit * 31 / 100,
                       unit * 31 / 100);
    painter.fillRect(corner.adjusted(-unit / 100 - 1, -unit / 100 - 1, unit / 100 + 1, unit / 100 + 1),
                     QColor(20, 16, 34));
    painter.drawImage(corner.topLeft(), portrait(subject, corner.width()));
    painter.end();
    return png(image);
}

QByteArray charity(const QString &id, int size)
{
    static const QStringList signs = namesIn(u"charities"_s);
    Dice dice = diceFor(id);
    const QString sign = drawing(u"charities/"_s + signs[dice.below(signs.size())]);
    return png(drawn(tinted(sign, {.hue = int(dice.below(360))}), {size, size}));
}

}  // namespace Sidestage::Sandbox::Pictures
