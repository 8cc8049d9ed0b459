// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The building blocks of endpoint declarations. core/api/channels.h shows them in use.

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

/// One line that declares an endpoint: method, path, required tokens and scopes, and possible failures.
struct Spec
{
    Method method = Method::Get;
    const char *path = "";
    bool userToken = true;
    bool appToken = true;
    bool extensionToken = false;        ///< Only a token that an extension signs itself (api-facts C6).
    ScopeSet scopes{};                  ///< Any one of these is enough; empty: none is required.
    ScopeSet unlocks{};                 ///< With one of these the response contains more; not required.
    std::array<quint16, 7> failures{};  ///< The possible statuses besides 401 and success.
    quint16 success = 200;              ///< Status of a response with a body; without a body it is 204.
    bool hasTotal = false;              ///< Its pages have Page::total.
    bool fineTimes = false;             ///< Times in its responses have nine fractional digits.
    const char *textType = nullptr;     ///< The response is Text of this MIME type; null: JSON, or nothing.

    /// Requires a user token with one of these scopes.
    template <class... S>
    constexpr Spec user(S... scope) const
    {
        Spec spec = *this;
        spec.userToken = true;
        spec.appToken = false;
        (spec.scopes.insert(scope), ...);
        return spec;
    }
    /// Requires the app access token.
    constexpr Spec app() const
    {
        Spec spec = *this;
        spec.userToken = false;
        return spec;
    }
    /// Requires no token.
    constexpr Spec withoutToken() const
    {
        Spec spec = *this;
        spec.userToken = spec.appToken = false;
        return spec;
    }
    /// Requires a JSON Web Token that an extension has signed with its secret.
    constexpr Spec extension() const
    {
        Spec spec = *this;
        spec.userToken = false;
        spec.appToken = false;
        spec.extensionToken = true;
        return spec;
    }
    /// Also accepts the app access token: the service then goes by what the user has granted to the app.
    constexpr Spec orApp() const
    {
        Spec spec = *this;
        spec.appToken = true;
        return spec;
    }
    /// The response contains more with this scope.
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
    /// The response has this status instead of 200.
    constexpr Spec answers(quint16 status) const
    {
        Spec spec = *this;
        spec.success = status;
        return spec;
    }
    /// The response is Text of this MIME type.
    constexpr Spec answersText(const char *type) const
    {
        Spec spec = *this;
        spec.textType = type;
        return spec;
    }
    /// The pages of the response have Page::total.
    constexpr Spec withTotal() const
    {
        Spec spec = *this;
        spec.hasTotal = true;
        return spec;
    }
    /// Times in the response have nine fractional digits.
    constexpr Spec withFineTimes() const
    {
        Spec spec = *this;
        spec.fineTimes = true;
        return spec;
    }
    constexpr bool needsToken() const { return userToken || appToken || extensionToken; }
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

// The kinds of responses. `Value` is what a call of the client returns and what a sandbox handler returns.

/// 204, no body.
struct Nothing
{
    using Value = void;
};

/// A text instead of JSON, of the type Spec::textType.
struct Text
{
    using Value = QString;
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

/// `data` with all items.
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

/// `data` with one page, and the cursor for the `after` of the next request. `pagination` is an empty object
/// on the last page. Any page may hold fewer items than requested.
template <class T>
struct Page
{
    QList<T> data{};
    Pagination pagination{};
    std::optional<int> total{};  ///< With Spec::hasTotal: number of all items, on every page.

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

/// An endpoint without its C++ types. Used by the client to send, by the sandbox to route, and by the
/// documentation and the contract test to iterate.
struct EndpointInfo
{
    const char *name;
    Spec spec;
    const Schema &request;
    const Schema
        *response;  ///< Null: the response is not JSON. It is Text if Spec::textType is set, else 204.

    /// The status of a success.
    int success() const { return response || spec.textType ? spec.success : 204; }
};

/// The declaration of request E. Defined for each line of endpoints.def.
template <class E>
const EndpointInfo &endpoint();

/// The same for a request that is derived from a declared one, which it names as `Declared`.
template <class E>
const EndpointInfo &endpointOf()
{
    if constexpr (requires { typename E::Declared; })
        return endpoint<typename E::Declared>();
    else
        return endpoint<E>();
}

/// All endpoints, in the order of endpoints.def.
const QList<const EndpointInfo *> &catalogue();

}  // namespace Sidestage::Api
