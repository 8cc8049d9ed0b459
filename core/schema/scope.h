// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <array>

namespace Sidestage::Api {

/// The permissions a user can grant an app; scopes.def contains the name and description of each.
enum class Scope : quint8 {
#define SCOPE(id, name, words) id,
#include "scopes.def"
#undef SCOPE
    Count
};

/// A set of scopes, usable in constant expressions.
class ScopeSet
{
public:
    constexpr ScopeSet() = default;
    template <class... S>
    requires(std::is_same_v<S, Scope> &&...) constexpr ScopeSet(Scope first, S... more)
    {
        insert(first);
        (insert(more), ...);
    }

    constexpr void insert(Scope scope) { m_bits[std::size_t(scope) / 64] |= bit(scope); }
    constexpr bool contains(Scope scope) const { return m_bits[std::size_t(scope) / 64] & bit(scope); }
    constexpr bool containsAny(const ScopeSet &other) const
    {
        return (m_bits[0] & other.m_bits[0]) || (m_bits[1] & other.m_bits[1]);
    }
    constexpr bool containsAll(const ScopeSet &other) const
    {
        return (m_bits[0] & other.m_bits[0]) == other.m_bits[0]
            && (m_bits[1] & other.m_bits[1]) == other.m_bits[1];
    }
    constexpr bool isEmpty() const { return !m_bits[0] && !m_bits[1]; }
    constexpr ScopeSet operator|(const ScopeSet &other) const
    {
        ScopeSet both = *this;
        both.m_bits[0] |= other.m_bits[0];
        both.m_bits[1] |= other.m_bits[1];
        return both;
    }
    constexpr bool operator==(const ScopeSet &) const = default;

    /// The names used by the service, in alphabetical order.
    QStringList names() const;
    /// The scopes with these names; `unknown` is set to the first unknown name.
    static ScopeSet fromNames(const QStringList &names, QString *unknown = nullptr);

private:
    static constexpr quint64 bit(Scope scope) { return quint64(1) << (std::size_t(scope) % 64); }

    std::array<quint64, 2> m_bits{};
};

static_assert(std::size_t(Scope::Count) <= 128);

/// "channel:manage:broadcast".
const char *nameOf(Scope scope);
/// A description of what granting it allows, in plain English; translated in context "Scope".
const char *wordsOf(Scope scope);

}  // namespace Sidestage::Api
