// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words an endpoint is declared with. core/api/channels.h shows them in use.

#include "schema.h"
#include "scope.h"

#include <initializer_list>

namespace Sidestage::Api {

enum class Method : quint8 { Get, Post, Put, Patch, Delete };
constexpr auto namesOf(Method)
{
    return std::array{"GET", "POST", "PUT", "PATCH", "DELETE"};
}
inline const char *nameOf(Method method)
{
    return namesOf(method)[std::size_t(method)];
}

/// The line that states an endpoint: method, path, who may call it and what can go wrong.
struct Spec
{
    Method method = Method::Get;
    const char *path = "";
    bool userToken = true;
    bool appToken = true;
    ScopeSet scopes{};                  ///< Any one of these is enough; none asks for none.
    ScopeSet unlocks{};                 ///< With one of these the answer holds more; without, it is no error.
    std::array<quint16, 6> failures{};  ///< The statuses it can answer with, besides 401 and success.
    quint16 success = 200;              ///< The status of an answer with a body; without one it is 204.
    bool fineTimes = false;             ///< Its answers tell times with nine fractional digits.

    /// Needs a user's token with one of these scopes.
    template <class... S>
    constexpr Spec user(S... scope) const
    {
        Spec spec = *this;
        spec.userToken = true;
        spec.appToken = false;
        (spec.scopes.insert(scope), ...);
        return spec;
    }
    /// Needs the app's own token.
    constexpr Spec app() const
    {
        Spec spec = *this;
        spec.userToken = false;
        return spec;
    }
    /// Answers more with this scope.
    constexpr Spec more(Scope scope) const
    {
        Spec spec = *this;
        spec.unlocks.insert(scope);
        return spec;
    }
    constexpr Spec fails(std::initializer_list<quint16> statuses) const
    {
        Spec spec = *this;
        std::copy(statuses.begin(), statuses.end(), spec.failures.begin());
        return spec;
    }
    /// Answers with this status instead of 200.
    constexpr Spec answers(quint16 status) const
    {
        Spec spec = *this;
        spec.success = status;
        return spec;
    }
    /// Tells times with nine fractional digits.
    constexpr Spec withFineTimes() const
    {
        Spec spec = *this;
        spec.fineTimes = true;
        return spec;
    }
    constexpr bool isRead() const { return method == Method::Get; }
};

constexpr Spec get(const char *path)
{
    return {.method = Method::Get, .path = path};
}
constexpr Spec post(const char *path)
{
    return {.method = Method::Post, .path = path};
}
constexpr Spec put(const char *path)
{
    return {.method = Method::Put, .path = path};
}
constexpr Spec patch(const char *path)
{
    return {.method = Method::Patch, .path = path};
}
constexpr Spec del(const char *path)
{
    return {.method = Method::Delete, .path = path};
}

// What an endpoint answers. `Value` is what a caller of the client gets and a sandbox handler gives.

/// 204, no body.
struct Nothing
{
    using Value = void;
};

/// `data` with exactly one item.
template <class T>
struct One
{
    QList<T> data{};

    using Value = T;
    static void describe(auto &is) { is("data", &One::data, between(1, 1)); }
    static One wrap(T value) { return {{std::move(value)}}; }
    T unwrap() && { return data.takeFirst(); }
};

/// `data` with all there is.
template <class T>
struct Many
{
    QList<T> data{};

    using Value = QList<T>;
    static void describe(auto &is) { is("data", &Many::data); }
    static Many wrap(QList<T> value) { return {std::move(value)}; }
    QList<T> unwrap() && { return std::move(data); }
};

struct Pagination
{
    std::optional<QString> cursor{};
    static void describe(auto &is) { is("cursor", &Pagination::cursor); }

    /// The cursor of the next page; none after the last.
    std::optional<QString> next() const { return cursor && !cursor->isEmpty() ? cursor : std::nullopt; }
};

/// `data` with some, and where to go on: the `after` of the next request. `pagination` is an empty
/// object on the last page; a page may hold fewer items than asked for and still not be the last.
template <class T>
struct Page
{
    QList<T> data{};
    Pagination pagination{};
    std::optional<int> total{};  ///< Where the endpoint tells: all there are, on every page.

    using Value = Page;
    static void describe(auto &is)
    {
        is("data", &Page::data);
        is("pagination", &Page::pagination);
        is("total", &Page::total);
    }
    static Page wrap(Page value) { return value; }
    Page unwrap() && { return std::move(*this); }

    /// The cursor of the next page; none after the last.
    std::optional<QString> next() const { return pagination.next(); }
};

/// An endpoint without its C++ types: what the client sends by, the sandbox routes by, and the
/// documentation and the contract test iterate over.
struct EndpointInfo
{
    const char *name;
    Spec spec;
    const Schema &request;
    const Schema *response;  ///< Null: 204.
};

/// The declaration of request E. Defined for each line of endpoints.def.
template <class E>
const EndpointInfo &endpoint();

/// Every endpoint there is, in the order of endpoints.def.
const QList<const EndpointInfo *> &catalogue();

}  // namespace Sidestage::Api
