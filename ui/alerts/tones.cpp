// SPDX-License-Identifier: GPL-3.0-or-later
#include "tones.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>
#include <vector>

namespace Sidestage::Tones {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::Tones)
};

constexpr int rate = 44'100;

using Samples = std::vector<double>;

/// A partial: its frequency ratio to the fundamental, its level and its decay.
struct Partial
{
    double ratio = 1;
    double level = 1;
    double fade = 4;  ///< Decay per second; larger is shorter.
};

/// Adds a struck tone of `hertz` that starts `at` seconds after the beginning. `length` is in seconds.
void strike(Samples &samples, double at, double length, double hertz, std::initializer_list<Partial> partials,
            double level = 1, double bend = 0)
{
    const auto first = std::size_t(at * rate);
    const auto count = std::size_t(length * rate);
    if (samples.size() < first + count)
        samples.resize(first + count);
    constexpr double attack = 0.004;  // without an attack there is an audible click
    for (const Partial &partial : partials) {
        double phase = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const double t = double(i) / rate;
            const double pitch = hertz * partial.ratio * (1 + bend * std::exp(-t * 18));
            phase += 2 * std::numbers::pi * pitch / rate;
            const double swell = t < attack ? t / attack : 1;
            const double end = length - t < 0.01 ? (length - t) / 0.01 : 1;
            samples[first + i]
                += level * partial.level * std::exp(-partial.fade * t) * swell * end * std::sin(phase);
        }
    }
}

Samples bell()
{
    Samples samples;
    strike(samples, 0, 1.4, 880, {{1, 1, 3}, {2.76, 0.5, 5}, {5.4, 0.25, 9}, {0.5, 0.3, 2.5}});
    return samples;
}

Samples chime()
{
    Samples samples;
    strike(samples, 0, 0.9, 659.26, {{1, 1, 4}, {2, 0.3, 6}, {3.01, 0.1, 9}});
    strike(samples, 0.16, 1.1, 987.77, {{1, 1, 4}, {2, 0.3, 6}, {3.01, 0.1, 9}});
    return samples;
}

Samples drop()
{
    Samples samples;
    strike(samples, 0, 0.28, 620, {{1, 1, 12}, {2, 0.15, 20}}, 1, 0.9);
    return samples;
}

Samples knock()
{
    Samples samples;
    for (const double at : {0.0, 0.14})
        strike(samples, at, 0.16, 190, {{1, 1, 30}, {1.6, 0.6, 45}, {3.3, 0.35, 70}}, 1, 0.3);
    return samples;
}

Samples rise()
{
    Samples samples;
    const double notes[] = {523.25, 659.26, 783.99, 1046.5};
    double at = 0;
    for (const double note : notes) {
        strike(samples, at, 0.5, note, {{1, 1, 7}, {2, 0.2, 10}});
        at += 0.09;
    }
    return samples;
}

Samples marimba()
{
    Samples samples;
    const double notes[] = {392.0, 587.33, 493.88};
    double at = 0;
    for (const double note : notes) {
        strike(samples, at, 0.45, note, {{1, 1, 9}, {3.93, 0.35, 22}, {9.2, 0.1, 40}});
        at += 0.13;
    }
    return samples;
}

QByteArray asWav(const Samples &samples)
{
    double loudest = 0;
    for (const double sample : samples)
        loudest = std::max(loudest, std::abs(sample));
    const double scale = loudest > 0 ? 0.85 * 32767 / loudest : 0;

    const auto dataBytes = quint32(samples.size() * 2);
    QByteArray wav;
    wav.reserve(qsizetype(44 + dataBytes));
    const auto word = [&wav](quint32 value, int bytes) {
        for (int i = 0; i < bytes; ++i)
            wav.append(char((value >> (8 * i)) & 0xff));
    };
    wav.append("RIFF");
    word(36 + dataBytes, 4);
    wav.append("WAVEfmt ");
    word(16, 4);
    word(1, 2);  // PCM
    word(1, 2);  // one channel
    word(rate, 4);
    word(rate * 2, 4);
    word(2, 2);
    word(16, 2);
    wav.append("data");
    word(dataBytes, 4);
    for (const double sample : samples)
        word(quint16(qint16(std::lround(sample * scale))), 2);
    return wav;
}

}  // namespace

QList<AlertTone> all()
{
    return {
        {QStringLiteral("bell"), Texts::tr("Bell")}, {QStringLiteral("chime"), Texts::tr("Chime")},
        {QStringLiteral("drop"), Texts::tr("Drop")}, {QStringLiteral("knock"), Texts::tr("Knock")},
        {QStringLiteral("rise"), Texts::tr("Rise")}, {QStringLiteral("marimba"), Texts::tr("Marimba")},
    };
}

QByteArray wav(const QString &id)
{
    struct Maker
    {
        const char *id;
        Samples (*make)();
    };
    constexpr Maker makers[] = {{"bell", bell},   {"chime", chime}, {"drop", drop},
                                {"knock", knock}, {"rise", rise},   {"marimba", marimba}};
    for (const Maker &maker : makers) {
        if (id == QLatin1String(maker.id))
            return asWav(maker.make());
    }
    return {};
}

}  // namespace Sidestage::Tones
