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

/// Which rule a value broke. The sandbox words it for the wire, the windows word it for the user.
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

/// Why something asked of the service, the store or the keychain did not happen.
struct Error
{
    enum class Kind : quint8 {
        Cancelled,     ///< Nobody waits for it any more.
        Offline,       ///< No answer: no network, refused, cut off.
        Timeout,       ///< No answer in time.
        Invalid,       ///< 400, or a rule broken before anything was sent (`status` is 0 then).
        Unauthorized,  ///< 401: the session has ended, a scope is missing, or the wrong user asks.
        Forbidden,     ///< 403.
        NotFound,      ///< 404.
        Conflict,      ///< 409.
        RateLimited,   ///< 429: the budget is empty or a cooldown runs.
        Server,        ///< 5xx.
        Protocol,      ///< An answer that cannot be understood.
        Storage,       ///< A file or the keychain refused.
    };

    Kind kind = Kind::Cancelled;
    QString message{};                        ///< In the service's own words where it gave any.
    QString field{};                          ///< The field at fault, as a path: "tags[3]".
    int status = 0;                           ///< The HTTP status; 0 when no answer arrived.
    std::chrono::milliseconds retryAfter{0};  ///< With RateLimited: when asking again makes sense; 0 unknown.
    Fault fault = Fault::None;                ///< Which rule was broken, if one was.
    qint64 bound = 0;                         ///< The bound of that rule.

    /// The error that an answer with `status` means.
    static Error fromStatus(int status, QString message);
    static Error storage(QString message) { return {.kind = Kind::Storage, .message = std::move(message)}; }
    /// A broken rule: fault, where, and its bound.
    static Error broken(Fault fault, QString field = {}, qint64 bound = 0);

    /// Whether what was asked for may have been done all the same: there was no answer, nobody waited for it,
    /// or it does not tell (5xx, one that cannot be understood). A refusal is certain: nothing was done. So a
    /// write that ended like this is never repeated blindly, what became of it is read first.
    bool isUncertain() const;
    /// Whether the same call may succeed a little later although nobody changes anything: everything that is
    /// uncertain, and a rate limit.
    bool isTransient() const;

    bool operator==(const Error &) const = default;
};

/// A value, or the reason there is none: the part of C++23's std::expected that is used here, under
/// the same names, so that a newer compiler can replace it.
template <class T>
class [[nodiscard]] Result
{
public:
    using value_type = T;

    Result()
        : m_state(std::in_place_index<1>, Error{})
    {
    }  // QCoro's waitFor() asks for a default
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

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::Error)
