// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

#include <chrono>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace Sidestage {

/// The rule that a value broke. The sandbox converts it to a message of the API, the windows to a text for
/// the user.
enum class Fault : quint8 {
    None,
    Missing,    ///< Required, but absent or empty.
    WrongType,  ///< A string where a number belongs, and the like.
    TooSmall,   ///< A number below `Error::bound`.
    TooLarge,   ///< A number above `Error::bound`.
    TooShort,   ///< A text of fewer characters than `Error::bound`.
    TooLong,    ///< A text of more characters than `Error::bound`.
    TooFew,     ///< A list of fewer items than `Error::bound`.
    TooMany,    ///< A list of more items than `Error::bound`.
    Malformed,  ///< Characters or a form that are not allowed.
    NotOneOf,   ///< Not among the allowed values.
};

/// Why a request to the service, the store or the keychain failed.
struct Error
{
    enum class Kind : quint8 {
        Cancelled,     ///< The result is no longer needed.
        Offline,       ///< No response: no network, connection refused or interrupted.
        Timeout,       ///< No response in time.
        Invalid,       ///< 400, or a rule broken before anything was sent (`status` is 0 then).
        Unauthorized,  ///< 401: the session has ended, a scope is missing, or the user is the wrong one.
        Forbidden,     ///< 403.
        NotFound,      ///< 404.
        Conflict,      ///< 409.
        RateLimited,   ///< 429: the rate limit is reached or a cooldown is active.
        Server,        ///< 5xx.
        Protocol,      ///< A response that cannot be parsed.
        Storage,       ///< A file or keychain operation failed.
    };

    Kind kind = Kind::Cancelled;
    QString message{};                        ///< In the service's own words where available.
    QString field{};                          ///< The field at fault, as a path: "tags[3]".
    int status = 0;                           ///< The HTTP status; 0 without a response.
    std::chrono::milliseconds retryAfter{0};  ///< With RateLimited: when to retry; 0 unknown.
    Fault fault = Fault::None;                ///< Which rule was broken, if one was.
    qint64 bound = 0;                         ///< The bound of that rule.

    /// Returns the error for a response with this HTTP status.
    static Error fromStatus(int status, QString message);
    static Error storage(QString message) { return {.kind = Kind::Storage, .message = std::move(message)}; }
    /// Returns the error for a broken rule: the fault, the field and the bound.
    static Error broken(Fault fault, QString field = {}, qint64 bound = 0);

    /// Whether the request may have been executed although it failed: no response arrived, the call was
    /// cancelled, or the response does not show it (5xx, not parseable). A rejection is certain: nothing was
    /// executed. A write that failed with an uncertain error is never repeated blindly. The caller first
    /// reads the current state.
    bool isUncertain() const;
    /// Whether the same call may succeed a little later without any change by the user: all uncertain errors,
    /// and a rate limit.
    bool isTransient() const;

    bool operator==(const Error &) const = default;
};

/// A value, or an error: the part of C++23's std::expected that is used here, with the same names, so that a
/// newer compiler's can replace it.
template <class T>
class [[nodiscard]] Result
{
public:
    using value_type = T;

    Result()
        : m_state(std::in_place_index<1>, Error{})
    {
    }  // QCoro's waitFor() requires a default constructor
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error)
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }
    T &operator*() & { return std::get<0>(m_state); }
    const T &operator*() const & { return std::get<0>(m_state); }
    T &&operator*() && { return std::get<0>(std::move(m_state)); }
    T *operator->() { return &std::get<0>(m_state); }
    const T *operator->() const { return &std::get<0>(m_state); }
    T value_or(T other) const & { return has_value() ? **this : std::move(other); }
    const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void>
{
public:
    using value_type = void;

    Result() = default;
    Result(Error error)
        : m_error(std::move(error))
    {
    }

    bool has_value() const { return !m_error.has_value(); }
    explicit operator bool() const { return has_value(); }
    const Error &error() const { return *m_error; }

private:
    std::optional<Error> m_error{};
};

/// Whether it succeeded, without the value.
template <class T>
Result<void> statusOf(const Result<T> &result)
{
    return result ? Result<void>() : Result<void>(result.error());
}

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::Error)
