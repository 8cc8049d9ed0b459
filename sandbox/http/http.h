// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <chrono>
#include <utility>

namespace Sidestage::Sandbox {

/// The header lines of a message, in order. Names are compared case-insensitively.
class Headers
{
public:
    Headers() = default;
    Headers(std::initializer_list<std::pair<QByteArray, QByteArray>> items)
        : m_items(items)
    {
    }

    void add(QByteArray name, QByteArray value) { m_items.emplaceBack(std::move(name), std::move(value)); }
    /// Replaces every line of that name.
    void set(const QByteArray &name, QByteArray value);
    void remove(QByteArrayView name);
    /// Returns the first value of `name`; null when there is none.
    QByteArray value(QByteArrayView name) const;
    const QList<std::pair<QByteArray, QByteArray>> &items() const { return m_items; }

private:
    QList<std::pair<QByteArray, QByteArray>> m_items{};
};

/// A client's request, independent of the transport.
struct Request
{
    QByteArray method{};  ///< "GET"; empty for an unknown method.
    QByteArray path{};    ///< Percent-encoded, from the first slash, without the query.
    QByteArray query{};   ///< Percent-encoded, without the question mark.
    Headers headers{};    ///< Only those that the service uses.
    QByteArray body{};
};

/// The service's answer, and how the transport must modify it.
struct Response
{
    int status = 200;
    QByteArray contentType{};
    QByteArray body{};
    Headers headers{};

    std::chrono::milliseconds delay{0};  ///< Delay before it is sent.
    bool cutConnection = false;          ///< Closes the connection instead of sending it.
    qsizetype truncateTo = -1;  ///< Number of body bytes to send before the connection is closed; negative:
                                ///< all.
};

/// Whether the Host header ("localhost:7890") names this machine: localhost or a loopback address. Any other
/// name that resolves to it would let a web page of that name read the sandbox.
bool namesThisMachine(QByteArrayView host);

/// Returns the reason phrase of a status line and of `error` in API answers: "Not Found" for 404.
QByteArray reasonPhrase(int status);

/// Returns an error in the format of the API: "error" with the reason phrase, "status", "message", and if it
/// is given the "field" that the error is about.
Response errorAnswer(int status, const QString &message, const QString &field = {});

/// Returns the credential after the scheme of an Authorization header; null for other schemes. `schemes` are
/// in lower case.
QByteArray credentialOf(const QByteArray &header, std::initializer_list<QByteArrayView> schemes);

}  // namespace Sidestage::Sandbox
