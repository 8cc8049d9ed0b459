// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <array>

namespace Sidestage {

/// A hash by text that is split into many parts, so that no single rehash takes long. One QHash of 100,000
/// texts blocks for 20 ms when it grows.
///
/// For the redemption queue and the outbox: their rows are worked on in slices on the GUI thread, and the
/// queue is read part by part while it changes.
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

    /// Visits only one of the `parts`, for callers that spread the work over several turns.
    template <class F>
    void forEachIn(std::size_t part, F f) const
    {
        for (const Value &value : m_parts[part])
            f(value);
    }
    static constexpr std::size_t parts = 64;

private:
    // The seed must differ from that of the parts. Otherwise the keys of one part would share the same
    // buckets.
    static std::size_t at(const QString &key) { return qHash(key, 0x5eed) % parts; }
    const QHash<QString, Value> &part(const QString &key) const { return m_parts[at(key)]; }

    std::array<QHash<QString, Value>, parts> m_parts{};
    qsizetype m_size = 0;
};

}  // namespace Sidestage
