// SPDX-License-Identifier: GPL-3.0-or-later
#include "creature.h"

#include <cmath>
#include <numbers>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr QRgb any = 0;

constexpr Kind all[] = {
    {"blob", drawBlob, {any}},
    {"cat", drawCat, {0xfff2a65a, 0xff8d8f9f, 0xff5b5470, 0xffeccfa4}},
    {"fox", drawFox, {0xfff0803c, 0xffe8694a, 0xffd98b4a, 0xff9fb4c9}},
    {"owl", drawOwl, {0xff9a7bd8, 0xffb98a5e, 0xff6f8fd0, 0xff8a7f9e}},
    {"frog", drawFrog, {0xff77c65a, 0xff4fbf8b, 0xffb4cc4e, 0xff3fb3b0}},
    {"bear", drawBear, {0xffa9784f, 0xff8a5a44, 0xffd6b48c, 0xff7d8296}},
    {"bunny", drawBunny, {0xfff3e1d6, 0xffd9b8e8, 0xffc9a384, 0xffb9c6dc}},
    {"ghost", drawGhost, {any}},
    {"star", drawStar, {0xffffcb3d, 0xffffb03a, 0xffffd966, 0xffff9fb0}},
    {"teapot", drawTeapot, {0xff5aa9d6, 0xffe0708a, 0xff6cbf9c, 0xffb48be0}},
    {"turret", drawTurret, {0xffa8a3b8, 0xffc2a88e, 0xff8fa6b8, 0xffb79ab0}},
    {"cup", drawCup, {0xfff08a9a, 0xff74b8e8, 0xfff2c063, 0xff8fd0b0}},
    {"moon", drawMoon, {0xfff6dc8c, 0xffb9c0f0, 0xffe6c8f0, 0xffc9d8e6}},
    {"flame", drawFlame, {0xfff2542d, 0xffef6a2e, 0xffe2453c, 0xff5a7df0}},
    {"mushroom", drawMushroom, {0xffe8504f, 0xff9b6bd6, 0xffe88a3c, 0xff4fa3d0}},
    {"cloud", drawCloud, {0xff8fb8ec, 0xffa9a4e8, 0xff9ccbd8, 0xfff0a8c0}},
    {"robot", drawRobot, {0xff8aa8c4, 0xffb0b4be, 0xff7fc4b8, 0xffd09ad0}},
    {"chick", drawChick, {0xffffd64a, 0xffffe08a, 0xfff8c04e, 0xff8fcdf0}},
    {"cactus", drawCactus, {0xff6fbf63, 0xff4fae7a, 0xff9bbf4f, 0xff56b0a0}},
    {"octopus", drawOctopus, {0xffe86f9a, 0xffa678e8, 0xfff08a5e, 0xff5fa8e8}},
};

qreal wave(qreal phase, qreal times = 1)
{
    return std::sin(2 * std::numbers::pi * phase * times);
}

/// Returns the transformation of the body at this phase. It stands on the ground.
QTransform movement(Mood mood, qreal phase)
{
    const QPointF ground(56, 100);
    const QPointF middle(56, 60);
    switch (mood) {
    case Mood::Happy:
    case Mood::Wink:
        return scaled(ground, 1 - 0.03 * wave(phase), 1 + 0.045 * wave(phase));
    case Mood::Laugh:
        return scaled(ground, 1, 1 + 0.03 * wave(phase, 4))
            * QTransform::fromTranslate(0, 2 * wave(phase, 4));
    case Mood::Love:
    case Mood::Sleepy:
        return scaled(ground, 1 + 0.02 * wave(phase), 1 - 0.04 * wave(phase));
    case Mood::Cool:
    case Mood::Smug:
    case Mood::Think:
        return turned(ground, 4 * wave(phase));
    case Mood::Shocked:
    case Mood::Angry:
        return QTransform::fromTranslate(2.6 * wave(phase, 4), 0);
    case Mood::Cry:
        return scaled(ground, 1, 1 + 0.02 * wave(phase, 4));
    case Mood::Hype: {
        const qreal height = std::abs(wave(phase));
        const qreal squash = height < 0.3 ? (0.3 - height) * 0.3 : 0;
        return scaled(ground, 1 + squash, 1 - squash) * QTransform::fromTranslate(0, 3 - 11 * height);
    }
    case Mood::Shy:
    case Mood::Dizzy:
        return turned(ground, 6 * wave(phase));
    case Mood::Wave:
        return turned(ground, 3 * wave(phase, 2));
    case Mood::Rip:
        return turned(middle, 5 * wave(phase));
    }
    return {};
}

}  // namespace

std::span<const Kind> kinds()
{
    return all;
}

qreal restOf(Mood mood)
{
    switch (mood) {
    case Mood::Hype:
        return 0.13;
    case Mood::Dizzy:
    case Mood::Shy:
    case Mood::Wave:
        return 0.06;
    default:
        return 0.25;
    }
}

Coat coatOf(const Kind &kind, Dice dice, const QColor &base)
{
    Coat coat;
    if (base.isValid()) {
        coat.base = base;
    } else if (kind.coats[0] == any) {
        coat.base = hue(qreal(dice.below(72)) * 5, 0.68, 0.64);
    } else {
        const QColor known(kind.coats[std::size_t(dice.below(kind.coats.size()))]);
        // Slightly varied, so that two of a kind rarely look the same.
        const auto about
            = [&dice](qreal value) { return std::clamp(value + qreal(dice.between(-6, 6)) / 100, 0.0, 1.0); };
        coat.base = hue(qreal(known.hslHueF()) * 360 + qreal(dice.between(-12, 12)),
                        about(qreal(known.hslSaturationF())), about(qreal(known.lightnessF())));
    }
    coat.pale = tint(coat.base, 0.72);
    coat.rim = shade(coat.base, 0.68);
    coat.inside = mix(tint(coat.base, 0.35), QColor(255, 130, 150), 0.5);
    const qreal turn = qreal(coat.base.hslHueF()) * 360;
    coat.accent = hue(turn + qreal(dice.between(120, 240)), 0.78, 0.6);
    const auto is = [&kind](const char *name) { return qstrcmp(kind.name, name) == 0; };
    if (is("owl") || is("chick"))
        coat.accent = QColor(255, 166, 43);  // their beaks
    else if (is("flame"))
        coat.accent = turn > 180 && turn < 300 ? QColor(120, 224, 255) : QColor(255, 190, 60);
    return coat;
}

Figure creature(const Look &look, qreal phase, const QColor &base)
{
    const Kind &kind = all[std::size_t(look.kind) % std::size(all)];
    const Coat coat = coatOf(kind, look.dice, base);
    Figure figure;
    figure.place(movement(look.mood, phase));
    const Anatomy anatomy = kind.draw(figure, coat);
    if (look.extra == Extra::Headphones)
        drawExtra(figure, anatomy, look.extra, coat.accent);
    drawFace(figure, anatomy, coat, look.mood, phase);
    if (look.extra != Extra::Headphones)
        drawExtra(figure, anatomy, look.extra, coat.accent);
    // Tears, the arm and the halo move with the body; other effects do not.
    if (look.mood != Mood::Cry && look.mood != Mood::Wave && look.mood != Mood::Rip)
        figure.place({});
    drawAir(figure, anatomy, coat, look.mood, phase);
    return figure;
}

}  // namespace Sidestage::Sandbox::Pictures
