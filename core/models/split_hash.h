// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <array>

namespace Sidestage {

/// A hash by text that grows a bit at a time: in many parts, so that none of them takes long to make room.
/// One QHash of 100,000 texts stops everything for 20 ms when it grows.
template <class Value>
class SplitHash
{
public:
    Value value(const QString &key) const { return part(key).value(key); }
    void insert(const QString &key, const Value &value)
    {
        auto &in = m_parts[at(key)];
        const qsizetype before = in.size();
        in.insert(key, value);
        m_size += in.size() - before;
    }
    void remove(const QString &key) { m_size -= m_parts[at(key)].remove(key); }
    qsizetype size() const { return m_size; }

    template <class F>
    void forEach(F f) const
    {
        for (const auto &part : m_parts) {
            for (const Value &value : part)
                f(value);
        }
    }

    /// Through one of the `parts`, for who has no time for all.
    template <class F>
    void forEachIn(std::size_t part, F f) const
    {
        for (const Value &value : m_parts[part])
            f(value);
    }
    void clearPart(std::size_t part)
    {
        m_size -= m_parts[part].size();
        m_parts[part] = {};
    }
    static constexpr std::size_t parts = 64;

private:
    // Another seed than the parts have, or each would hold what falls into the same buckets.
    static std::size_t at(const QString &key) { return qHash(key, 0x5eed) % parts; }
    const QHash<QString, Value> &part(const QString &key) const { return m_parts[at(key)]; }

    std::array<QHash<QString, Value>, parts> m_parts{};
    qsizetype m_size = 0;
};

}  // namespace Sidestage
