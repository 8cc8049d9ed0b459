// SPDX-License-Identifier: GPL-3.0-or-later
#include "seen_ids.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr qint64 kept = 10 * 60'000;
constexpr qint64 generation = 60'000;
constexpr qsizetype maxInGeneration = 65'536;
constexpr std::size_t maxGenerations = 16;

/// 64 bits on every platform. Among a million ids, the chance of a collision is one in 40 million.
quint64 markOf(const QString &id)
{
    static const std::size_t one = QRandomGenerator::global()->generate64();
    static const std::size_t other = QRandomGenerator::global()->generate64();
    return quint64(qHash(id, one)) ^ (quint64(qHash(id, other)) << 32);
}

}  // namespace

bool SeenIds::add(const QString &id, qint64 now)
{
    const quint64 mark = markOf(id);
    const auto knows = [mark](const Generation &some) { return some.ids.contains(mark); };
    if (std::any_of(m_generations.cbegin(), m_generations.cend(), knows))
        return false;
    while (!m_generations.empty() && m_generations.back().lastAt < now - kept)
        m_generations.pop_back();
    if (m_generations.empty() || m_generations.front().ids.size() >= maxInGeneration
        || now - m_generations.front().begunAt >= generation) {
        if (m_generations.size() >= maxGenerations)
            m_generations.pop_back();
        m_generations.push_front({.begunAt = now, .lastAt = now});
    }
    m_generations.front().ids.insert(mark);
    m_generations.front().lastAt = now;
    return true;
}

qsizetype SeenIds::size() const
{
    qsizetype size = 0;
    for (const Generation &some : m_generations)
        size += some.ids.size();
    return size;
}

}  // namespace Sidestage
