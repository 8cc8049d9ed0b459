// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace Sidestage::Sandbox {

/// Random numbers that are the same for a seed on every machine and with every library (splitmix64).
class Dice
{
public:
    explicit Dice(quint64 seed)
        : m_state(seed)
    {
    }

    quint64 next()
    {
        m_state += 0x9e3779b97f4a7c15;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    /// 0 to `count` - 1.
    qint64 below(qint64 count) { return qint64(next() % quint64(count)); }
    qint64 between(qint64 least, qint64 most) { return least + below(most - least + 1); }
    QString of(std::span<const char *const> words)
    {
        return QString::fromUtf8(words[std::size_t(below(qint64(words.size())))]);
    }

private:
    quint64 m_state;
};

}  // namespace Sidestage::Sandbox
