// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <chrono>
#include <utility>

namespace Sidestage::Sandbox {

/// The header lines of a message, in their order. Names compare without regard to case.
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
    /// The first value of `name`; null when there is none.
    QByteArray value(QByteArrayView name) const;
    const QList<std::pair<QByteArray, QByteArray>> &items() const { return m_items; }

private:
    QList<std::pair<QByteArray, QByteArray>> m_items{};
};

/// What a client asks, without the transport.
struct Request
{
    QByteArray method{};  ///< "GET"; empty when the transport does not know it.
    QByteArray path{};    ///< Percent-encoded, from the first slash, without the query.
    QByteArray query{};   ///< Percent-encoded, without the question mark.
    Headers headers{};    ///< Those the service looks at.
    QByteArray body{};
};

/// What the service answers, and what the transport shall do to the answer on its way.
struct Response
{
    int status = 200;
    QByteArray contentType{};
    QByteArray body{};
    Headers headers{};

    std::chrono::milliseconds delay{0};  ///< Sent so much later.
    bool cutConnection = false;          ///< Not sent at all: the connection is closed instead.
    qsizetype truncateTo = -1;  ///< Only so many bytes of the body are sent before the connection is closed.
};

/// Whether what a request calls its host ("localhost:7890") is this machine: localhost or a loopback address.
/// Under any other name that leads here, a page from elsewhere would be taken for one of ours by its browser.
bool namesThisMachine(QByteArrayView host);

/// "Not Found" for 404: the phrase of the status line and of `error` in API answers.
QByteArray reasonPhrase(int status);

}  // namespace Sidestage::Sandbox
